"""Upgrades stored games after a change of the rules.

A game with another version of the rules is replayed with the current rules. If every stored move
is legal and leads to the stored state, the game continues with the current rules. Otherwise it is
frozen: it can be viewed, but not continued. A finished game stays as it is, and is shown from its
stored outcomes.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from dataclasses import replace as dataclass_replace
from enum import StrEnum

import numpy as np
from msgspec.structs import replace
from sqlalchemy import insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.engine.records import GameState
from cottonopolis.games.registry import game_ids, rules_version
from cottonopolis.server.database import Database, insert_if_missing, migrate
from cottonopolis.server.history import Packer, StoredMove
from cottonopolis.server.models import Entry, ServerValue, Table
from cottonopolis.server.own_tables import list_status
from cottonopolis.server.rooms import MOVE_KINDS, PLAY, STARTED, Room, event_shape
from cottonopolis.server.schemas import EntryShape, TableShape, now
from cottonopolis.server.settings import Settings
from cottonopolis.server.store import (
    UPDATE_TABLE,
    entry_row,
    load_entries,
    start_of,
    store_layouts,
    stored_moves,
    table_shapes,
    update_row,
)

GENERATOR = "chance"  # the field of the generator in states
CHANCE = (GENERATOR, "rng")  # its names now and in version 1
PACKED = "outcomes_packed"  # server value: outcomes of old games have been stored
ReportProgress = Callable[[int, int], None]


class Fate(StrEnum):
    """What an upgrade does with a game."""

    GOES_ON = "goes_on"  # same course under the new rules
    FROZEN = "frozen"
    SHOWN = "shown"  # finished, and shown from stored outcomes
    LOST = "lost"  # finished without stored outcomes, and different under the new rules


@dataclass(frozen=True)
class TableUpgrade:
    """The upgrade of one game."""

    table: str
    game: str
    stored: int  # version of the rules it was played with
    known: int  # current version
    fate: Fate
    entry: int | None = None  # the first that differs under the new rules


@dataclass
class UpgradeReport:
    """The result of an upgrade or of a check."""

    tables: list[TableUpgrade] = field(default_factory=list)
    packed: int = 0  # games whose outcomes were stored

    def count(self, fate: Fate) -> int:
        return sum(one.fate == fate for one in self.tables)


def _no_report(done: int, total: int) -> None:
    pass


async def upgrade(
    database: Database, check: bool = False, report_progress: ReportProgress = _no_report
) -> UpgradeReport:
    """Upgrade all games to the current rules; with `check`, only report.

    Can be repeated: finished work is skipped.
    """
    report = UpgradeReport()
    if not check:
        async with database.writing() as session:
            await store_layouts(session)
    await _pack_old_games(database, report, check, report_progress)
    others = or_(*((Table.game == g) & (Table.rules != rules_version(g)) for g in game_ids()))
    query = select(Table.id).where(others, Table.status != "closed").order_by(Table.created_at)
    async with database.reading() as session:
        ids = (await session.scalars(query)).all()
    for done, table_id in enumerate(ids, 1):
        async with database.writing() as session:
            await _judge_table(session, table_id, report, check)
        report_progress(done, len(ids))
    return report


# Games from before outcomes were stored


async def _pack_old_games(
    database: Database, report: UpgradeReport, check: bool, report_progress: ReportProgress
) -> None:
    """Store the outcomes of older games that use the current rules."""
    async with database.reading() as session:
        if await session.get(ServerValue, PACKED) is not None:
            return
        missing = select(Entry.table_id).where(Entry.kind == STARTED, Entry.outcome.is_(None))
        ids = (await session.scalars(missing)).all()
    for done, table_id in enumerate(ids, 1):
        async with database.writing() as session:
            row = await session.get(Table, table_id)
            if row is not None and row.rules == rules_version(row.game):
                report.packed += 1
                if not check:
                    await _pack_game(session, row)
        report_progress(done, len(ids))
    if not check:
        async with database.writing() as session:
            await insert_if_missing(session, ServerValue, {"key": PACKED, "value": "1"})


async def _pack_game(session: AsyncSession, row: Table) -> None:
    table = (await table_shapes(session, [row]))[0]
    entries = await load_entries(session, table)
    start = start_of(row)
    room = Room(table, row.seed, row.opening, [], start=start)
    packer = Packer.of(room.rules)
    for entry in entries:
        room.add(entry, table)
        if entry.kind in (STARTED, *MOVE_KINDS):
            events = [event_shape(event) for event in room.last_events]
            packed = packer.pack(room.state, events)
            of_entry = (Entry.table_id == row.id) & (Entry.number == entry.number)
            await session.execute(update(Entry).where(of_entry).values(outcome=packed))
    row.opening_moves = Room(table, row.seed, row.opening, [], start=start).pack_opening()


# Games with another version of the rules


async def _judge_table(
    session: AsyncSession, table_id: str, report: UpgradeReport, check: bool
) -> None:
    row = await session.get(Table, table_id)
    if row is None:
        return
    table = (await table_shapes(session, [row]))[0]
    entries = await load_entries(session, table)
    stored = await stored_moves(session, table)
    differs = first_difference(table, row, entries, stored)
    fate = _fate(table, differs, bool(stored))
    known = rules_version(row.game)
    report.tables.append(TableUpgrade(table_id, row.game, row.rules, known, fate, differs))
    if check:
        return
    if fate == Fate.GOES_ON:
        row.rules = known
    elif fate == Fate.FROZEN:
        await _freeze(session, table, known, differs)


def _fate(table: TableShape, differs: int | None, has_outcomes: bool) -> Fate:
    if differs is None:
        return Fate.GOES_ON
    if table.status == "playing":
        return Fate.FROZEN
    return Fate.SHOWN if has_outcomes else Fate.LOST


def first_difference(
    table: TableShape, row: Table, entries: list[EntryShape], stored: dict[int, StoredMove]
) -> int | None:
    """The first entry that is illegal under the current rules, or leads to another state."""
    try:
        room = Room(table, row.seed, row.opening, [], start=start_of(row))
    except ValueError:
        return 0
    for entry in entries:
        if entry.kind == PLAY:
            steps = room.rules.replay(room.rules.copy(room.state), entry.data["steps"])
            if steps is None:
                return entry.number
        try:
            room.add(entry, table)
        except ValueError:
            return entry.number
        found = stored.get(entry.number)
        if found is not None and not same_position(room.state, found.state):
            return entry.number
    return None


def same_position(one: GameState, other: GameState) -> bool:
    """Compare all fields but the random generator, which may have another size."""
    mine, yours = (
        {name: array[name].tolist() for name in array.dtype.names or () if name not in CHANCE}
        for array in (np.asarray(one), np.asarray(other))
    )
    return mine == yours


async def _freeze(
    session: AsyncSession, table: TableShape, known: int, differs: int | None
) -> None:
    """Freeze a game with an entry that names both versions of the rules."""
    number = table.entries + 1
    frozen = replace(
        table, status="frozen", entries=number, to_move=None, deadline=None, moved_at=None
    )
    data = {"stored": table.rules, "known": known, "entry": differs, "table": {"status": "frozen"}}
    entry = EntryShape(number, "frozen", None, None, data, now())
    await session.execute(insert(Entry), [entry_row(table.id, entry)])
    await session.execute(UPDATE_TABLE, [update_row(frozen)])
    await list_status(session, frozen)


def prepare(settings: Settings) -> Settings:
    """Prepare the start of the server: migrate, upgrade games, read the cookie key."""
    migrate(settings)

    async def upgrade_games() -> str:
        database = Database(settings)
        try:
            await upgrade(database)
            return settings.secret or await database.secret()
        finally:
            await database.close()

    return dataclass_replace(settings, secret=asyncio.run(upgrade_games()))
