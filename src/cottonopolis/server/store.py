"""Rooms out of the database, and entries into it.

All entries go through one writer, which commits together what arrives together: an entry is told
to nobody before it is safely stored, and many tables share one trip to the disk.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.games.contract import rules_version
from cottonopolis.server.clock import final_ranking
from cottonopolis.server.database import DATABASE_TROUBLE, Database, Rows
from cottonopolis.server.faults import Fault
from cottonopolis.server.models import Entry, Person, Seat, Table
from cottonopolis.server.rooms import MOVES, Room
from cottonopolis.server.shapes import (
    EntryShape,
    PersonShape,
    SeatShape,
    TableSettings,
    TableShape,
)

log = logging.getLogger(__name__)

MOST_TOGETHER = 200  # changes of one transaction

Extra = Callable[[AsyncSession], Awaitable[None]]


class Conflict(Exception):
    """Another process wrote an entry of the same number first."""


@dataclass(eq=False)
class Change:
    """One entry to write, with the rows that change with it."""

    table: TableShape
    entry: EntryShape
    seats: list[SeatShape]  # those that changed
    snapshot: bytes | None = None
    extra: Extra | None = None  # what else belongs to the same transaction
    written: "asyncio.Future[None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


INSERT_ENTRY = insert(Entry.__table__)  # type: ignore[arg-type]
UPDATE_TABLE = (
    update(Table.__table__)  # type: ignore[arg-type]
    .where(Table.id == bindparam("key"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in (
                "host_id",
                "status",
                "entries",
                "last_move",
                "to_move",
                "bot_to_move",
                "moved_at",
                "deadline",
                "started_at",
                "finished_at",
                "rematch",
                "snapshot",
            )
        }
    )
)
UPDATE_SEAT = (
    update(Seat.__table__)  # type: ignore[arg-type]
    .where(Seat.table_id == bindparam("key"), Seat.seat == bindparam("number"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("person_id", "label", "bot", "ready", "resigned", "bank_left")
        }
    )
)


def entry_row(table_id: str, entry: EntryShape) -> dict[str, Any]:
    """An entry as a row."""
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "person_id": entry.person,
        "data": entry.data,
        "at": entry.at,
    }


def _table_row(table: TableShape, snapshot: bytes | None) -> dict[str, Any]:
    to_move = table.to_move
    return {
        "key": table.id,
        "new_host_id": table.host,
        "new_status": table.status,
        "new_entries": table.entries,
        "new_last_move": table.last_move,
        "new_to_move": to_move,
        "new_bot_to_move": to_move is not None and table.seats[to_move].bot is not None,
        "new_moved_at": table.moved_at,
        "new_deadline": table.deadline,
        "new_started_at": table.started_at,
        "new_finished_at": table.finished_at,
        "new_snapshot": snapshot,
        "new_rematch": table.rematch,
    }


def seat_values(seat: SeatShape) -> dict[str, Any]:
    """The columns of a seat that change."""
    return {
        "person_id": seat.person.id if seat.person else None,
        "label": seat.label,
        "bot": seat.bot,
        "ready": seat.ready,
        "resigned": seat.resigned,
        "bank_left": seat.bank_left,
    }


def _seat_row(table_id: str, seat: SeatShape) -> dict[str, Any]:
    new = {f"new_{name}": value for name, value in seat_values(seat).items()}
    return {"key": table_id, "number": seat.seat, **new}


class Writer:
    """Commits changes in the order they arrive, many at a time."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[Change] = []
        self.arrived = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    async def write(self, change: Change) -> None:
        """Returns when the change is safely stored; raises Conflict or a Fault if it is not."""
        self.waiting.append(change)
        self.arrived.set()
        await change.written

    async def _run(self) -> None:
        while True:
            await self.arrived.wait()
            changes = self.waiting[:MOST_TOGETHER]
            del self.waiting[: len(changes)]
            # In one order in every process: two that wait for each other would wait forever
            changes.sort(key=lambda change: change.table.id)
            if not self.waiting:
                self.arrived.clear()
            await self._commit(changes)

    async def _commit(self, changes: list[Change]) -> None:
        try:
            await self._write(changes)
        except IntegrityError:
            if len(changes) == 1:
                _fail(changes[0], Conflict())
            else:  # one of them came too late: each for itself
                for change in changes:
                    await self._commit([change])
        except DATABASE_TROUBLE:
            log.exception("nothing could be written")
            for change in changes:
                _fail(change, Fault("database"))
        except Exception as error:
            if len(changes) == 1:
                _fail(changes[0], error)
            else:
                for change in changes:
                    await self._commit([change])
        else:
            for change in changes:
                if not change.written.done():
                    change.written.set_result(None)

    async def _write(self, changes: list[Change]) -> None:
        rows: list[Rows] = [
            (INSERT_ENTRY, [entry_row(change.table.id, change.entry) for change in changes]),
            (UPDATE_TABLE, [_table_row(change.table, change.snapshot) for change in changes]),
        ]
        seats = [_seat_row(change.table.id, seat) for change in changes for seat in change.seats]
        if seats:
            rows.append((UPDATE_SEAT, seats))
        extras = [change.extra for change in changes if change.extra is not None]
        if not extras:
            await self.database.write_rows(rows)
            return
        async with self.database.writing() as session:
            for statement, values in rows:
                await session.execute(statement, values)
            for extra in extras:
                await extra(session)

    async def close(self) -> None:
        """Stop; nothing may be waiting."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task


def _fail(change: Change, error: Exception) -> None:
    if not change.written.done():
        change.written.set_exception(error)


# Reading


def person_shape(person: Person) -> PersonShape:
    """Somebody as others see them."""
    return PersonShape(person.id, person.name, person.password is None)


def _table_shape(row: Table, seats: list[SeatShape]) -> TableShape:
    return TableShape(
        row.id,
        row.name,
        row.host_id,
        row.game,
        row.map,
        row.players,
        row.variants,
        row.rules,
        msgspec.convert(row.settings, TableSettings),
        row.status,  # type: ignore[arg-type]
        seats,
        row.entries,
        row.last_move,
        row.to_move,
        row.moved_at,
        row.deadline,
        row.created_at,
        row.started_at,
        row.finished_at,
        continued=row.continued,
        rematch=row.rematch,
    )


async def table_shapes(session: AsyncSession, rows: list[Table]) -> list[TableShape]:
    """Tables with their seats."""
    found = await session.execute(
        select(Seat, Person)
        .outerjoin(Person, Seat.person_id == Person.id)
        .where(Seat.table_id.in_([row.id for row in rows]))
        .order_by(Seat.seat)
    )
    seats: dict[str, list[SeatShape]] = {row.id: [] for row in rows}
    for seat, person in found:
        seats[seat.table_id].append(
            SeatShape(
                seat.seat,
                person_shape(person) if person else None,
                seat.label,
                seat.bot,
                seat.ready,
                seat.resigned,
                seat.bank_left,
            )
        )
    return [_table_shape(row, seats[row.id]) for row in rows]


async def load_room(session: AsyncSession, table_id: str) -> Room | None:
    """A table with its game, rebuilt from its entries."""
    row = await session.get(Table, table_id)
    if row is None:
        return None
    known = rules_version(row.game)
    if row.rules != known:  # replaying it by other rules would make another game of it
        raise Fault("rules-version", stored=row.rules, known=known)
    table = (await table_shapes(session, [row]))[0]
    columns = (Entry.number, Entry.kind, Entry.seat, Entry.person_id, Entry.data, Entry.at)
    query = select(*columns).where(Entry.table_id == table_id).order_by(Entry.number)
    found = (await session.execute(query)).all()
    # The rows of one moment: an entry written since then belongs to the next moment
    entries = [EntryShape(*entry) for entry in found if entry[0] <= table.entries]
    room = Room(table, row.seed, row.opening, entries)
    return with_requests(room)


def with_requests(room: Room) -> Room:
    """Fill in what the table's row does not hold: an undo asked for, and the result."""
    asked: int | None = None
    agreed: list[int] = []
    for entry in room.entries:
        if entry.kind == "undo_asked":
            asked, agreed = entry.number, []
        elif entry.kind == "undo_answered" and entry.seat is not None:
            asked, agreed = (asked, [*agreed, entry.seat]) if entry.data["agree"] else (None, [])
        elif entry.kind in (*MOVES, "left", "resigned", "timeout"):
            asked, agreed = None, []
    room.table.undo_asked = asked
    room.table.undo_agreed = agreed
    if room.table.status == "finished":
        room.table.ranking = final_ranking(room.table, room.rules.ranking(room.state))
        room.table.score = room.rules.score(room.state)
    return room
