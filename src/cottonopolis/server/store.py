"""Loads rooms from the database and writes entries to it.

All entries go through one writer, which commits waiting entries of all tables in one transaction.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import (
    BindParameter,
    Connection,
    Row,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.engine.records import GameState
from cottonopolis.game import Game
from cottonopolis.games.registry import game_ids, rules_class, rules_for, rules_version
from cottonopolis.games.rules import AnyRules
from cottonopolis.scenes.start import set_start
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.clock import with_result
from cottonopolis.server.database import DATABASE_ERRORS, Database, Rows, insert_if_missing
from cottonopolis.server.history import (
    HEADER_BYTES,
    Fields,
    OpeningMove,
    Packer,
    StoredMove,
    fields_of,
    layout_id,
    unpack_moves,
)
from cottonopolis.server.map_store import load_map
from cottonopolis.server.models import Entry, Person, PreparedTurn, Result, Seat, StateLayout, Table
from cottonopolis.server.rooms import MOVE_KINDS, PLAY, STARTED, Room
from cottonopolis.server.schemas import (
    EntryShape,
    PersonShape,
    SeatShape,
    TableSettings,
    TableShape,
)

log = logging.getLogger(__name__)

MAX_CHANGES_PER_COMMIT = 200

Extra = Callable[[AsyncSession], Awaitable[None]]


class Conflict(Exception):
    """Another process wrote an entry with the same number first."""


@dataclass(eq=False)
class Change:
    """One entry to write, with the other rows that it changes."""

    table: TableShape
    entry: EntryShape
    seats: list[SeatShape]  # those that changed
    outcome: bytes | None = None  # packed, of a move
    drops_prepared_turn: bool = False  # of the seat of the entry
    extras: list[Extra] = field(default_factory=list)  # further writes in the same transaction
    written: "asyncio.Future[None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


# Columns with the same name in `Table` and `TableShape`: those set at creation, and the others
FIXED_COLUMNS = (
    "id",
    "name",
    "game",
    "map",
    "players",
    "variants",
    "rules",
    "created_at",
    "continued",
)
CHANGING_COLUMNS = (
    "status",
    "entries",
    "last_move",
    "to_move",
    "moved_at",
    "deadline",
    "started_at",
    "finished_at",
    "rematch",
)
SEAT_COLUMNS = ("label", "bot", "ready", "resigned", "bank_left", "bot_name", "colour")


def table_values(table: TableShape) -> dict[str, Any]:
    """The changing columns of a table."""
    to_move = table.to_move
    return {
        "host_id": table.host,
        "rules": table.rules,
        "bot_to_move": to_move is not None and table.seats[to_move].bot is not None,
        **{name: getattr(table, name) for name in CHANGING_COLUMNS},
    }


def new_table_row(table: TableShape, **more: Any) -> dict[str, Any]:
    fixed = {name: getattr(table, name) for name in FIXED_COLUMNS}
    settings = msgspec.to_builtins(table.settings)
    listed = table.settings.listed
    return {**fixed, **table_values(table), "settings": settings, "listed": listed, **more}


INSERT_ENTRY = insert(Entry.__table__)  # type: ignore[arg-type]
UPDATE_TABLE = (
    update(Table.__table__)  # type: ignore[arg-type]
    .where(Table.id == bindparam("key"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("host_id", "rules", "bot_to_move", *CHANGING_COLUMNS)
        }
    )
)
UPDATE_SEAT = (
    update(Seat.__table__)  # type: ignore[arg-type]
    .where(Seat.table_id == bindparam("key"), Seat.seat == bindparam("number"))
    .values({name: bindparam(f"new_{name}") for name in ("person_id", *SEAT_COLUMNS)})
)
DELETE_PREPARED_TURN = delete(PreparedTurn.__table__).where(  # type: ignore[arg-type]
    PreparedTurn.table_id == bindparam("key"), PreparedTurn.seat == bindparam("number")
)


def entry_row(table_id: str, entry: EntryShape, outcome: bytes | None = None) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "person_id": entry.person,
        "data": entry.data,
        "at": entry.at,
        "outcome": outcome,
    }


def update_row(table: TableShape) -> dict[str, Any]:
    """The parameters of UPDATE_TABLE."""
    new = {f"new_{name}": value for name, value in table_values(table).items()}
    return {"key": table.id, **new}


def seat_values(seat: SeatShape) -> dict[str, Any]:
    """The changing columns of a seat."""
    person_id = seat.person.id if seat.person else None
    return {"person_id": person_id, **{name: getattr(seat, name) for name in SEAT_COLUMNS}}


def _seat_row(table_id: str, seat: SeatShape) -> dict[str, Any]:
    new = {f"new_{name}": value for name, value in seat_values(seat).items()}
    return {"key": table_id, "number": seat.seat, **new}


class Writer:
    """Commits changes in the order of arrival, many per transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[Change] = []
        self.arrived = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    async def write(self, change: Change) -> None:
        """Return when the change is committed; raise Conflict or ApiError if it cannot be."""
        self.waiting.append(change)
        self.arrived.set()
        await change.written

    async def _run(self) -> None:
        while True:
            await self.arrived.wait()
            changes = self.waiting[:MAX_CHANGES_PER_COMMIT]
            del self.waiting[: len(changes)]
            # The same order in every process prevents deadlocks
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
            else:  # one of them conflicts: commit each separately
                for change in changes:
                    await self._commit([change])
        except DATABASE_ERRORS:
            self.database.write_failed_at = time.monotonic()
            log.exception("database_write_failed")
            for change in changes:
                _fail(change, ApiError("database"))
        except Exception as error:
            if len(changes) == 1:
                _fail(changes[0], error)
            else:
                for change in changes:
                    await self._commit([change])
        else:
            self.database.write_failed_at = None
            for change in changes:
                if not change.written.done():
                    change.written.set_result(None)

    async def _write(self, changes: list[Change]) -> None:
        rows: list[Rows] = [
            (INSERT_ENTRY, [entry_row(c.table.id, c.entry, c.outcome) for c in changes]),
            (UPDATE_TABLE, [update_row(change.table) for change in changes]),
        ]
        seats = [_seat_row(change.table.id, seat) for change in changes for seat in change.seats]
        if seats:
            rows.append((UPDATE_SEAT, seats))
        dropped = [
            {"key": change.table.id, "number": change.entry.seat}
            for change in changes
            if change.drops_prepared_turn
        ]
        if dropped:
            rows.append((DELETE_PREPARED_TURN, dropped))
        extras = [extra for change in changes for extra in change.extras]
        if not extras:
            await self.database.write_rows(rows)
            return
        async with self.database.writing() as session:
            for statement, values in rows:
                await session.execute(statement, values)
            for extra in extras:
                await extra(session)

    async def close(self) -> None:
        """Stop; no change may be waiting."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task


def _fail(change: Change, error: Exception) -> None:
    if not change.written.done():
        change.written.set_exception(error)


# Reading


def person_shape(person: Person) -> PersonShape:
    return PersonShape(person.id, person.name, person.password is None)


# Queries of lists are built once: to build one with hundreds of values takes several times as long
# as to execute it.
IDS: BindParameter[Sequence[str]] = bindparam("ids", expanding=True)
PEOPLE_QUERY = select(Person.id, Person.name, Person.password.is_(None)).where(Person.id.in_(IDS))
SEATS_QUERY = (
    select(
        Seat.table_id, Seat.person_id, Seat.seat, *(getattr(Seat, name) for name in SEAT_COLUMNS)
    )
    .where(Seat.table_id.in_(IDS))
    .order_by(Seat.seat)
)
RESULTS_QUERY = (
    select(Result.table_id, Result.seat, Result.vp)
    .where(Result.table_id.in_(IDS))
    .order_by(Result.place)
)


def padded(ids: Collection[str]) -> dict[str, list[str]]:
    """The values of `IDS`, filled up to a power of two, so that few statements are prepared.

    >>> padded(["a", "b", "c"])
    {'ids': ['a', 'b', 'c', 'c']}
    """
    found = list(ids)
    missing = (1 << (len(found) - 1).bit_length()) - len(found)
    return {"ids": found + found[-1:] * missing}


def read_people(connection: Connection, ids: set[str]) -> dict[str, PersonShape]:
    """People by id. In a join, PostgreSQL would read all people to find a few hundred."""
    if not ids:
        return {}
    return {
        person: PersonShape(person, name, guest)
        for person, name, guest in connection.execute(PEOPLE_QUERY, padded(ids)).all()
    }


async def people_shapes(session: AsyncSession, ids: set[str]) -> dict[str, PersonShape]:
    """As `read_people`, in a session."""
    return await session.run_sync(lambda found: read_people(found.connection(), ids))


# The columns that `read_tables` needs: lists read them without the rest, and faster than objects
SHAPE_NAMES = ("host_id", "settings", *FIXED_COLUMNS, *CHANGING_COLUMNS)
SHAPE_COLUMNS = [getattr(Table, name) for name in SHAPE_NAMES]


def _table_shape(row: Table | Row[Any], seats: list[SeatShape]) -> TableShape:
    if isinstance(row, Table):
        host, settings, *values = (getattr(row, name) for name in SHAPE_NAMES)
    else:
        host, settings, *values = row[: len(SHAPE_NAMES)]
    return TableShape(
        host=host,
        settings=msgspec.convert(settings, TableSettings),
        seats=seats,
        **dict(zip(SHAPE_NAMES[2:], values, strict=True)),
    )


def read_tables(connection: Connection, rows: Sequence[Table | Row[Any]]) -> list[TableShape]:
    """Tables with their seats; `rows` are objects or begin with `SHAPE_COLUMNS`."""
    seats: dict[str, list[SeatShape]] = {row.id: [] for row in rows}
    if not seats:
        return []
    found = connection.execute(SEATS_QUERY, padded(seats)).all()
    people = read_people(connection, {person for _, person, *_ in found if person})
    for table_id, person_id, seat, *values in found:
        more = dict(zip(SEAT_COLUMNS, values, strict=True))
        seats[table_id].append(SeatShape(seat, people.get(person_id), **more))
    return [_table_shape(row, seats[row.id]) for row in rows]


async def table_shapes(session: AsyncSession, rows: Sequence[Table | Row[Any]]) -> list[TableShape]:
    """As `read_tables`, in a session."""
    return await session.run_sync(lambda found: read_tables(found.connection(), rows))


def add_results(connection: Connection, tables: list[TableShape]) -> list[TableShape]:
    """Add ranking and score to the finished tables."""
    finished = {table.id: table for table in tables if table.status == "finished"}
    if not finished:
        return tables
    for table_id, seat, vp in connection.execute(RESULTS_QUERY, padded(finished)).all():
        table = finished[table_id]
        table.ranking = [*(table.ranking or []), seat]
        table.score = table.score or [0] * table.players
        table.score[seat] = vp
    return tables


async def with_results(session: AsyncSession, tables: list[TableShape]) -> list[TableShape]:
    """As `add_results`, in a session."""
    return await session.run_sync(lambda found: add_results(found.connection(), tables))


async def load_room(session: AsyncSession, table_id: str) -> Room | None:
    """Load a table with its game, from stored outcomes if the rules have changed."""
    row = await session.get(Table, table_id)
    if row is None:
        return None
    table = (await table_shapes(session, [row]))[0]
    entries = await load_entries(session, table)
    stored, opening = None, None
    if row.rules != rules_version(row.game):
        stored = await stored_moves(session, table)
        opening = await stored_opening(session, row, table)
        await with_results(session, [table])
        if not stored and entries[-1].number > 1:
            raise ApiError("rules-version", stored=row.rules, known=rules_version(row.game))
    room = Room(table, row.seed, row.opening, entries, stored, opening, start_of(row))
    return with_derived_fields(room)


def start_of(row: Table) -> GameState | None:
    """The state that a table starts from, if it is not that of its seed."""
    if row.start is None:
        return None
    game = Game(row.game, row.players, row.seed, row.variants, row.map)
    set_start(game, [(0, fact) for fact in row.start])
    state: GameState = game.state
    return state


ENTRY_COLUMNS = (Entry.number, Entry.kind, Entry.seat, Entry.person_id, Entry.data, Entry.at)


async def load_entries(session: AsyncSession, table: TableShape) -> list[EntryShape]:
    """The entries of a table up to the number in its row."""
    await load_map(session, table.map)
    header = func.substr(Entry.outcome, 1, HEADER_BYTES)
    query = select(*ENTRY_COLUMNS, header).where(Entry.table_id == table.id)
    present = Packer.of(rules_of(table)).header
    rows = (await session.execute(query.order_by(Entry.number))).all()
    return [
        EntryShape(number, kind, seat, person, data, at, begins == present)
        for number, kind, seat, person, data, at, begins in rows
        if number <= table.entries
    ]


def rules_of(table: TableShape) -> AnyRules:
    """The current rules for the set-up of a table."""
    return rules_for(table.game, table.players, tuple(table.variants), table.map)


async def stored_moves(session: AsyncSession, table: TableShape) -> dict[int, StoredMove]:
    """The stored outcomes of the moves of a table, by entry number."""
    query = select(Entry.number, Entry.outcome).where(
        Entry.table_id == table.id, Entry.outcome.is_not(None)
    )
    rows = (await session.execute(query.order_by(Entry.number))).all()
    known = await _layouts(session, table.game)
    moves = unpack_moves(rules_of(table), [packed or b"" for _, packed in rows], known)
    return {number: move for (number, _), move in zip(rows, moves, strict=True)}


async def stored_opening(session: AsyncSession, row: Table, table: TableShape) -> Room | None:
    """The record that a table continues, from its stored moves."""
    if row.opening_moves is None:
        return None
    moves = msgspec.msgpack.decode(row.opening_moves, type=list[OpeningMove])
    known = await _layouts(session, table.game)
    found = unpack_moves(rules_of(table), [move.outcome for move in moves], known)
    entries = []
    for number, move in enumerate(moves, 1):
        data = {} if move.seat is None else {"steps": move.decisions, "acted": move.acted}
        kind = STARTED if move.seat is None else PLAY
        entries.append(EntryShape(number, kind, move.seat, None, data, table.created_at))
    return Room(table, row.seed, [], entries, dict(enumerate(found, 1)), start=start_of(row))


async def _layouts(session: AsyncSession, game: str) -> dict[bytes, Fields]:
    """All known state layouts of a game, by layout id."""
    found = await session.execute(
        select(StateLayout.id, StateLayout.fields).where(StateLayout.game == game)
    )
    return {bytes.fromhex(name): fields for name, fields in found}


async def store_layouts(session: AsyncSession) -> None:
    """Store the current state layouts of all games."""
    for game in game_ids():
        fields = fields_of(rules_class(game).state_dtype)
        values = {"id": layout_id(fields).hex(), "game": game, "fields": fields}
        await insert_if_missing(session, StateLayout, values)


def with_derived_fields(room: Room) -> Room:
    """Set the table fields that have no column: undo request and result."""
    asked: int | None = None
    agreed: list[int] = []
    for entry in room.entries:
        if entry.kind == "undo_asked":
            asked, agreed = entry.number, []
        elif entry.kind == "undo_answered" and entry.seat is not None:
            asked, agreed = (asked, [*agreed, entry.seat]) if entry.data["agree"] else (None, [])
        elif entry.kind in (*MOVE_KINDS, "left", "resigned", "timeout"):
            asked, agreed = None, []
    room.table.undo_asked = asked
    room.table.undo_agreed = agreed
    if room.table.status == "finished" and room.table.ranking is None:
        room.table = with_result(room.table, room.rules, room.state)
    return room
