"""The tables of one process: keeps rooms in memory, executes commands, informs listeners.

Processes exchange entries only, and each applies them to its own rooms. Missing entries are read
from the database, so a lost message delays a client but never corrupts its state.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec.structs import replace
from sqlalchemy import func, select

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.commands import Command, Draft
from cottonopolis.server.database import DATABASE_ERRORS, Database
from cottonopolis.server.models import Entry, Table
from cottonopolis.server.own_tables import list_changes
from cottonopolis.server.room_memory import memory_bytes
from cottonopolis.server.rooms import MOVE_KINDS, PLAY, STARTED, UNDO, Room, event_shape
from cottonopolis.server.schemas import EntryShape, TableShape, now
from cottonopolis.server.settings import MEMORY, Settings
from cottonopolis.server.store import Change, Conflict, Extra, Writer, load_room

log = logging.getLogger(__name__)

COMMAND_ATTEMPTS = 5  # if other processes write first
MAX_NOTICE_BYTES = 7000  # the limit of PostgreSQL is 8000
MAX_PEOPLE_PER_NOTICE = 200
BYTES_PER_MB = 1_000_000
SLOT_BYTES = 1_000  # of a table whose room is not loaded
MAX_DROP_CHECKS = 8  # rooms looked at when one is used


class Notice(msgspec.Struct):
    """A message between processes: an entry, its number alone, or presence."""

    sender: str  # first field, so that a process recognises its own notices without decoding
    table_id: str
    number: int = 0
    entry: EntryShape | None = None
    table: TableShape | None = None
    people: list[str] | None = None  # who is connected to the sender
    spectators: int = 0
    asks: bool = False  # whether the others should answer with their presence


read_notice = msgspec.json.Decoder(Notice).decode

Finish = Callable[[Room, TableShape, Draft], Extra]
EntryHandler = Callable[[Room, EntryShape], None]


@dataclass(eq=False)
class RoomSlot:
    """A room with its lock and its listeners."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    room: Room | None = None
    listeners: set["Listener"] = field(default_factory=set)
    subscription: asyncio.Task[None] | None = None  # receives notices of other processes
    subscribed: asyncio.Event = field(default_factory=asyncio.Event)  # set once it is active
    bytes: int = 0  # of the room when it was last used

    @property
    def in_use(self) -> bool:
        return bool(self.listeners or self.subscription or self.lock.locked())


class Listener:
    """Follows a table (see `live.Tab`)."""

    def tell(self, room: Room) -> None:
        """Called after every new entry."""


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
        self.name = name  # of this process, to recognise its own notices
        self.max_bytes = settings.rooms_mb * BYTES_PER_MB
        self.bytes_kept = 0  # of all rooms
        self.finish = finish
        self.single_process = settings.channels == MEMORY  # whether there are no other processes
        self.writer = Writer(database)
        self.slots: OrderedDict[str, RoomSlot] = OrderedDict()
        self.entry_handlers: list[EntryHandler] = []  # called after entries of this process
        self.presence_handler: Callable[[Notice], None] | None = None

    # Rooms

    def _slot(self, table_id: str) -> RoomSlot:
        slot = self.slots.get(table_id)
        if slot is None:
            slot = self.slots[table_id] = RoomSlot()
        self.slots.move_to_end(table_id)
        self._measure(slot)
        self._drop_oldest()
        return slot

    def _measure(self, slot: RoomSlot) -> None:
        size = SLOT_BYTES if slot.room is None else memory_bytes(slot.room)
        self.bytes_kept += size - slot.bytes
        slot.bytes = size

    def _drop_oldest(self) -> None:
        """Forget rooms while there are too many, those used longest ago first.

        Rooms in use go to the end of the line; a few are looked at each time.
        """
        for _ in range(min(MAX_DROP_CHECKS, len(self.slots) - 1)):  # not the one just asked for
            if self.bytes_kept <= self.max_bytes:
                return
            table_id, slot = next(iter(self.slots.items()))
            if slot.in_use:
                self.slots.move_to_end(table_id)
            else:
                self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """Drop a room from memory."""
        slot = self.slots.pop(table_id, None)
        if slot is not None:
            self.bytes_kept -= slot.bytes

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if necessary."""
        slot = self._slot(table_id)
        if slot.room is None:
            async with slot.lock:
                if slot.room is None:
                    await self._load(slot, table_id)
        if slot.room is None:
            raise ApiError("not-found", what="table")
        return slot.room

    async def fresh_room(self, table_id: str) -> Room:
        """The room, including everything that other processes have written."""
        room = await self.room(table_id)
        if not self.single_process:  # a notice may be on its way
            await self.catch_up(table_id)
            room = await self.room(table_id)
        return room

    async def _load(self, slot: RoomSlot, table_id: str) -> None:
        try:
            async with self.database.reading() as session:
                slot.room = await load_room(session, table_id)
        except DATABASE_ERRORS as error:
            raise ApiError("database") from error
        if slot.room is None:
            self.forget(table_id)

    async def catch_up(self, table_id: str) -> None:
        """Reload a room if the database has newer entries."""
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
        except DATABASE_ERRORS as error:
            raise ApiError("database") from error
        if slot.room is not None and stored is not None and stored > slot.room.number:
            await self._load(slot, table_id)
            self._tell(slot)

    # Commands

    async def do(self, table_id: str, command: Command) -> Room:
        """Execute a command: check it, store its entry, inform listeners and other processes.

        Not cancelled with the request, because a stored entry must reach the listeners.
        """
        return await asyncio.shield(self._do(table_id, command))

    async def _do(self, table_id: str, command: Command) -> Room:
        await self.room(table_id)
        slot = self._slot(table_id)
        async with slot.lock:
            for _ in range(COMMAND_ATTEMPTS):
                if slot.room is None:
                    await self._load(slot, table_id)
                room = slot.room
                if room is None:
                    raise ApiError("not-found", what="table")
                try:
                    draft = command(room)
                except ApiError:
                    # This process may have missed entries
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
                self._run_entry_handlers(room, entry)
                return room
        raise ApiError("busy")

    def _run_entry_handlers(self, room: Room, entry: EntryShape) -> None:
        for handler in self.entry_handlers:
            try:
                handler(room, entry)
            except Exception:
                log.exception("entry_handler_failed", extra={"table": room.table.id})

    async def _write(self, room: Room, draft: Draft) -> tuple[EntryShape, TableShape]:
        number = room.number + 1
        is_move = draft.kind in (*MOVE_KINDS, STARTED)
        last_move = number if is_move else room.table.last_move
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
        listing = list_changes(room.table, table)
        if listing is not None:
            change.extras.append(listing)
        if draft.extra is not None:
            change.extras.append(draft.extra)
        elif draft.kind == PLAY and draft.seat is not None:
            # A seat that moves itself has no use for the turn that it prepared
            change.drops_prepared_turn = table.seats[draft.seat].person is not None
        if table.status == "finished" and room.table.status != "finished":
            # Replays the whole game, which would block the event loop
            change.extras.append(await asyncio.to_thread(self.finish, room, table, draft))
        await self.writer.write(change)
        if listing is not None:
            self.database.recent.clear()
        return entry, table

    def _outcome(self, room: Room, draft: Draft) -> bytes | None:
        """The packed outcome of a move, if the draft is one."""
        if draft.outcome is not None:
            events = [event_shape(event) for event in draft.outcome.events]
            return room.pack(draft.outcome.state, events)
        if draft.kind == STARTED:
            return room.pack(room.state, [])
        if draft.kind == UNDO:
            return room.pack(room.state_before(draft.data["to"]), [])
        return None

    # Listeners and other processes

    def _tell(self, slot: RoomSlot) -> None:
        if slot.room is not None:
            for listener in list(slot.listeners):
                try:
                    listener.tell(slot.room)
                except Exception:  # the other listeners still get it
                    table_id = slot.room.table.id
                    log.exception("event_delivery_failed", extra={"table": table_id})

    def _publish(self, entry: EntryShape, table: TableShape) -> None:
        if self.single_process:
            return
        notice = Notice(self.name, table.id, entry.number, entry, table)
        message = msgspec.json.encode(notice)
        if len(message) > MAX_NOTICE_BYTES:
            message = msgspec.json.encode(Notice(self.name, table.id, entry.number))
        self.channels.publish(message, channel_of(table.id))

    def announce(
        self, table_id: str, people: list[str], spectators: int, asks: bool = False
    ) -> None:
        """Publish who is connected to this process; with `asks`, ask the others for theirs."""
        if self.single_process:
            return
        named = people[:MAX_PEOPLE_PER_NOTICE]
        notice = Notice(self.name, table_id, people=named, spectators=spectators, asks=asks)
        self.channels.publish(msgspec.json.encode(notice), channel_of(table_id))

    @asynccontextmanager
    async def listening(self, table_id: str, listener: Listener) -> AsyncIterator[Room]:
        """Inform a listener of every entry after those of the room that is yielded."""
        await self.room(table_id)
        slot = self._slot(table_id)
        slot.listeners.add(listener)
        try:
            if not self.single_process:
                if slot.subscription is None:
                    slot.subscription = asyncio.create_task(self._subscribe(slot, table_id))
                await slot.subscribed.wait()
            yield await self.fresh_room(table_id)
        finally:
            slot.listeners.discard(listener)
            if not slot.listeners and slot.subscription and slot.subscribed.is_set():
                slot.subscribed.clear()
                slot.subscription.cancel()
                slot.subscription = None

    async def _subscribe(self, slot: RoomSlot, table_id: str) -> None:
        """Receive notices about a table while it has listeners."""
        async with self.channels.start_subscription(channel_of(table_id)) as subscriber:
            if not slot.listeners:  # all left before the subscription began
                slot.subscription = None
                return
            slot.subscribed.set()
            await self._handle_notices(slot, subscriber.iter_events())

    async def _handle_notices(self, slot: RoomSlot, notices: AsyncIterator[bytes]) -> None:
        own = msgspec.json.encode({"sender": self.name})[:-1]
        async for message in notices:
            if message.startswith(own):
                continue
            notice = read_notice(message)
            if notice.people is not None:
                if self.presence_handler is not None:
                    self.presence_handler(notice)
                continue
            try:
                async with slot.lock:
                    await self._take(slot, notice)
            except Exception:  # `fill_gaps` repairs it
                log.exception("channel_notice_failed", extra={"table": notice.table_id})

    async def _take(self, slot: RoomSlot, notice: Notice) -> None:
        room = slot.room
        if room is None or notice.number <= room.number:
            return
        if notice.number == room.number + 1 and notice.entry and notice.table:
            room.add(notice.entry, notice.table)
            self._tell(slot)
        else:
            await self._catch_up(slot, notice.table_id)

    async def fill_gaps(self) -> None:
        """Load entries whose notices were lost."""
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

    async def reload_rooms_of(self, person_id: str) -> None:
        """Read the rooms of a person again, who was deleted."""
        rooms = [slot.room for slot in self.slots.values() if slot.room is not None]
        await self.reload([room.table.id for room in rooms if room.table.seat_of(person_id)])

    async def reload(self, tables: Sequence[str]) -> None:
        """Read rooms again whose stored entries have changed."""
        for table_id in tables:
            slot = self.slots.get(table_id)
            if slot is not None:
                async with slot.lock:
                    if slot.room is not None:
                        await self._load(slot, table_id)

    async def close(self) -> None:
        for slot in self.slots.values():
            if slot.subscription is not None:
                slot.subscription.cancel()
        await self.writer.close()


def channel_of(table_id: str) -> str:
    return f"table_{table_id}"


def changed_fields(old: TableShape, new: TableShape) -> dict[str, Any]:
    """The fields in which two tables differ, with the new values."""
    return {
        name: msgspec.to_builtins(getattr(new, name))
        for name in TableShape.__struct_fields__
        if getattr(new, name) is not getattr(old, name) and getattr(new, name) != getattr(old, name)
    }
