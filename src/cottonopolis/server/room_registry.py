"""All tables of one process: rooms in memory, commands carried out, everybody told.

Between processes only entries travel. Each folds them into its own rooms; a gap is filled from the
database, so a lost message delays a client and never confuses it.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec.structs import replace
from sqlalchemy import func, select

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.commands import Command, Draft
from cottonopolis.server.database import DATABASE_TROUBLE, Database
from cottonopolis.server.models import Entry, Table
from cottonopolis.server.rooms import MOVES, STARTED, UNDO, Room, event_shape
from cottonopolis.server.schemas import EntryShape, TableShape, now
from cottonopolis.server.settings import MEMORY, Settings
from cottonopolis.server.store import Change, Conflict, Extra, Writer, load_room

log = logging.getLogger(__name__)

TRIES = 5  # of a command that others get in the way of
LONGEST_NOTICE = 7000  # bytes; PostgreSQL carries no more than 8000
MOST_NAMED = 200  # people in one notice


class Notice(msgspec.Struct):
    """What processes tell each other: an entry, or that there is one, or who looks on."""

    sender: str  # first, so that a process knows its own notices without reading them
    table_id: str
    number: int = 0
    entry: EntryShape | None = None
    table: TableShape | None = None
    people: list[str] | None = None  # who is connected to the sender
    spectators: int = 0
    asks: bool = False  # whether the sender wants to know who is connected to others


read_notice = msgspec.json.Decoder(Notice).decode

Finish = Callable[[Room, TableShape, Draft], Extra]
Happened = Callable[[Room, EntryShape], None]


@dataclass(eq=False)
class RoomSlot:
    """A room with its lock and its listeners."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    room: Room | None = None
    listeners: set["Listener"] = field(default_factory=set)
    hearing: asyncio.Task[None] | None = None  # follows what other processes say
    heard_of: asyncio.Event = field(default_factory=asyncio.Event)  # set once it does


class Listener:
    """Somebody who follows a table; see `live`."""

    def tell(self, room: Room) -> None:
        """There is something new."""


class RoomRegistry:
    """The rooms of one process."""

    def __init__(
        self,
        database: Database,
        channels: ChannelsPlugin,
        name: str,
        settings: Settings,
        finish: Finish,
    ) -> None:
        self.database = database
        self.channels = channels
        self.name = name  # of this process, to know its own notices
        self.kept = settings.rooms_kept
        self.finish = finish
        self.alone = settings.channels == MEMORY  # whether no other process plays along
        self.writer = Writer(database)
        self.slots: OrderedDict[str, RoomSlot] = OrderedDict()
        self.happened: list[Happened] = []  # asked after every entry written by this process
        self.heard: Callable[[Notice], None] | None = None  # who is where, from other processes

    # Rooms

    def _slot(self, table_id: str) -> RoomSlot:
        slot = self.slots.get(table_id)
        if slot is None:
            slot = self.slots[table_id] = RoomSlot()
            self._drop_oldest()
        self.slots.move_to_end(table_id)
        return slot

    def _drop_oldest(self) -> None:
        for table_id, slot in list(self.slots.items())[:-1]:  # not the one just asked for
            if len(self.slots) <= self.kept:
                return
            if not slot.listeners and not slot.hearing and not slot.lock.locked():
                del self.slots[table_id]

    async def room(self, table_id: str) -> Room:
        """The room of a table."""
        slot = self._slot(table_id)
        if slot.room is None:
            async with slot.lock:
                if slot.room is None:
                    await self._load(slot, table_id)
        if slot.room is None:
            raise ApiError("not-found", what="table")
        return slot.room

    async def fresh_room(self, table_id: str) -> Room:
        """The room, with everything that other processes may have written."""
        room = await self.room(table_id)
        if not self.alone:  # a notice may be on its way
            await self.catch_up(table_id)
            room = await self.room(table_id)
        return room

    async def _load(self, slot: RoomSlot, table_id: str) -> None:
        try:
            async with self.database.reading() as session:
                slot.room = await load_room(session, table_id)
        except DATABASE_TROUBLE as trouble:
            raise ApiError("database") from trouble
        if slot.room is None:
            self.slots.pop(table_id, None)  # somebody who asked at the same time may have done it

    async def catch_up(self, table_id: str) -> None:
        """Reload a room if the database holds more entries than it."""
        slot = self.slots.get(table_id)
        if slot is None or slot.room is None:
            return
        async with slot.lock:
            await self._catch_up(slot, table_id)

    async def _catch_up(self, slot: RoomSlot, table_id: str) -> None:
        query = select(Table.entries).where(Table.id == table_id)
        try:
            async with self.database.reading() as session:
                stored = (await session.scalars(query)).one_or_none()
        except DATABASE_TROUBLE as trouble:
            raise ApiError("database") from trouble
        if slot.room is not None and stored is not None and stored > slot.room.number:
            await self._load(slot, table_id)
            self._tell(slot)

    # Commands

    async def do(self, table_id: str, command: Command) -> Room:
        """Carry a command out: check it, store its entry, tell everybody.

        Whoever asked may go away meanwhile; what is stored is told all the same.
        """
        return await asyncio.shield(self._do(table_id, command))

    async def _do(self, table_id: str, command: Command) -> Room:
        await self.room(table_id)
        slot = self._slot(table_id)
        async with slot.lock:
            for _ in range(TRIES):
                if slot.room is None:
                    await self._load(slot, table_id)
                room = slot.room
                if room is None:
                    raise ApiError("not-found", what="table")
                try:
                    draft = command(room)
                except ApiError:
                    # Perhaps this process has not heard of everything yet
                    known = room.number
                    await self._catch_up(slot, table_id)
                    if slot.room is None or slot.room.number == known:
                        raise
                    continue
                try:
                    entry, table = await self._write(room, draft)
                except Conflict:
                    await self._catch_up(slot, table_id)
                    continue
                room.add(entry, table, draft.outcome)
                self._tell(slot)
                self._publish(entry, table)
                self._follow_up(room, entry)
                return room
        raise ApiError("busy")

    def _follow_up(self, room: Room, entry: EntryShape) -> None:
        for happened in self.happened:
            try:
                happened(room, entry)
            except Exception:
                log.exception("a stored entry was not followed up", extra={"table": room.table.id})

    async def _write(self, room: Room, draft: Draft) -> tuple[EntryShape, TableShape]:
        number = room.number + 1
        moves = draft.kind in (*MOVES, STARTED)
        last_move = number if moves else room.table.last_move
        table = replace(draft.table, entries=number, last_move=last_move)
        changes = changed_fields(room.table, table)
        data = {**draft.data, "table": changes} if changes else draft.data
        outcome = self._outcome(room, draft)
        packed = outcome is not None
        entry = EntryShape(number, draft.kind, draft.seat, draft.person, data, now(), packed)
        seats = [
            seat for seat, old in zip(table.seats, room.table.seats, strict=True) if seat is not old
        ]
        change = Change(table, entry, seats, outcome)
        if table.status == "finished" and room.table.status != "finished":
            # The whole game is looked through once more: too long for the event loop
            change.extra = await asyncio.to_thread(self.finish, room, table, draft)
        await self.writer.write(change)
        return entry, table

    def _outcome(self, room: Room, draft: Draft) -> bytes | None:
        """What a move leads to, packed."""
        if draft.outcome is not None:
            events = [event_shape(event) for event in draft.outcome.events]
            return room.pack(draft.outcome.state, events)
        if draft.kind == STARTED:
            return room.pack(room.state, [])
        if draft.kind == UNDO:
            return room.pack(room.state_before(draft.data["to"]), [])
        return None

    # Telling

    def _tell(self, slot: RoomSlot) -> None:
        if slot.room is not None:
            for listener in list(slot.listeners):
                try:
                    listener.tell(slot.room)
                except Exception:  # what is stored is told to all the others
                    log.exception("somebody could not be told", extra={"table": slot.room.table.id})

    def _publish(self, entry: EntryShape, table: TableShape) -> None:
        if self.alone:
            return
        notice = Notice(self.name, table.id, entry.number, entry, table)
        message = msgspec.json.encode(notice)
        if len(message) > LONGEST_NOTICE:
            message = msgspec.json.encode(Notice(self.name, table.id, entry.number))
        self.channels.publish(message, channel_of(table.id))

    def announce(
        self, table_id: str, people: list[str], spectators: int, asks: bool = False
    ) -> None:
        """Tell the other processes who is connected to this one, and perhaps ask the same."""
        if self.alone:
            return
        named = people[:MOST_NAMED]
        notice = Notice(self.name, table_id, people=named, spectators=spectators, asks=asks)
        self.channels.publish(msgspec.json.encode(notice), channel_of(table_id))

    @asynccontextmanager
    async def listening(self, table_id: str, listener: Listener) -> AsyncIterator[Room]:
        """A listener hears of every entry from the room that is handed out on."""
        await self.room(table_id)
        slot = self._slot(table_id)
        slot.listeners.add(listener)
        try:
            if not self.alone:
                if slot.hearing is None:
                    slot.hearing = asyncio.create_task(self._listen(slot, table_id))
                await slot.heard_of.wait()
            yield await self.fresh_room(table_id)
        finally:
            slot.listeners.discard(listener)
            if not slot.listeners and slot.hearing and slot.heard_of.is_set():
                slot.heard_of.clear()
                slot.hearing.cancel()
                slot.hearing = None

    async def _listen(self, slot: RoomSlot, table_id: str) -> None:
        """Hear what other processes say about a table, until nobody here wants to know."""
        async with self.channels.start_subscription(channel_of(table_id)) as subscriber:
            if not slot.listeners:  # they have left again meanwhile
                slot.hearing = None
                return
            slot.heard_of.set()
            await self._hear(slot, subscriber.iter_events())

    async def _hear(self, slot: RoomSlot, notices: AsyncIterator[bytes]) -> None:
        """Follow what other processes say about a table."""
        own = msgspec.json.encode({"sender": self.name})[:-1]
        async for message in notices:
            if message.startswith(own):
                continue
            notice = read_notice(message)
            if notice.people is not None:
                if self.heard is not None:
                    self.heard(notice)
                continue
            try:
                async with slot.lock:
                    await self._take(slot, notice)
            except Exception:  # the gap is found later
                log.exception("a notice was not followed", extra={"table": notice.table_id})

    async def _take(self, slot: RoomSlot, notice: Notice) -> None:
        room = slot.room
        if room is None or notice.number <= room.number:
            return
        if notice.number == room.number + 1 and notice.entry and notice.table:
            room.add(notice.entry, notice.table)
            self._tell(slot)
        else:
            await self._catch_up(slot, notice.table_id)

    async def look_for_gaps(self) -> None:
        """Find what was written while the channels between processes were down."""
        listened = {
            table_id: slot
            for table_id, slot in self.slots.items()
            if slot.listeners and slot.room is not None
        }
        if not listened:
            return
        query = select(Entry.table_id, func.max(Entry.number)).where(
            Entry.table_id.in_(list(listened))
        )
        async with self.database.reading() as session:
            stored = (await session.execute(query.group_by(Entry.table_id))).all()
        for table_id, number in stored:
            room = listened[table_id].room
            if room is not None and number > room.number:
                with suppress(ApiError):
                    await self.catch_up(table_id)

    async def close(self) -> None:
        """Stop listening and writing."""
        for slot in self.slots.values():
            if slot.hearing is not None:
                slot.hearing.cancel()
        await self.writer.close()


def channel_of(table_id: str) -> str:
    """The channel that a table's notices travel on."""
    return f"table_{table_id}"


def changed_fields(old: TableShape, new: TableShape) -> dict[str, Any]:
    """The fields in which two tables differ, as they are told."""
    return {
        name: msgspec.to_builtins(getattr(new, name))
        for name in TableShape.__struct_fields__
        if getattr(new, name) is not getattr(old, name) and getattr(new, name) != getattr(old, name)
    }
