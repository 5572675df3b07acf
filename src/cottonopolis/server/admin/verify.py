"""Replays every stored game, and reports what differs from the replay."""

import zlib
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.engine.events import new_buffer
from cottonopolis.errors import CottonopolisError
from cottonopolis.games.registry import rules_for, rules_version
from cottonopolis.server.admin.source import MALFORMED_ROW_ERRORS, ReportProgress, opened, snapshot
from cottonopolis.server.clock import final_ranking
from cottonopolis.server.commands import Draft
from cottonopolis.server.history import StoredMove, UnreadableState
from cottonopolis.server.map_store import load_map
from cottonopolis.server.models import Entry, OwnTable, Result, Table
from cottonopolis.server.results import tiles_built
from cottonopolis.server.rooms import PLAY, STARTED, UNDO, Outcome, Room
from cottonopolis.server.schemas import EntryShape, TableShape
from cottonopolis.server.settings import Settings
from cottonopolis.server.store import ENTRY_COLUMNS, start_of, stored_moves, table_shapes
from cottonopolis.server.upgrade import GENERATOR, same_position


@dataclass(frozen=True)
class Difference:
    """A stored value that differs from the replay."""

    table: str
    code: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class NotJudged:
    """A game with another version of the rules, which cannot be checked."""

    table: str
    rules: int
    known: int


@dataclass
class Report:
    """The result of a verification."""

    tables: int = 0
    entries: int = 0
    differences: list[Difference] = field(default_factory=list)
    not_judged: list[NotJudged] = field(default_factory=list)


@dataclass(frozen=True)
class Stored:
    """Everything stored about a game."""

    row: Table
    table: TableShape
    entries: list[EntryShape]
    moves: dict[int, StoredMove]
    results: list[Result]
    listings: list[OwnTable]  # in people's lists


async def verify(settings: Settings, report_progress: ReportProgress) -> Report:
    """Replay all games of a database, each from a consistent snapshot."""
    report = Report()
    async with opened(settings) as database:
        async with database.reading() as session:
            ids = (await session.scalars(select(Table.id).order_by(Table.created_at))).all()
        for done, table_id in enumerate(ids, 1):
            async with snapshot(database) as session:
                await _verify_table(session, table_id, report)
            report_progress(done, len(ids))
    return report


async def _verify_table(session: AsyncSession, table_id: str, report: Report) -> None:
    row = await session.get(Table, table_id)
    if row is None:
        return
    report.tables += 1
    try:
        known = rules_version(row.game)
        if row.rules != known:
            report.not_judged.append(NotJudged(table_id, row.rules, known))
            return
        await load_map(session, row.map)
        rules_for(row.game, row.players, tuple(row.variants), row.map)
    except CottonopolisError as error:
        report.differences.append(Difference(table_id, "setup", {"word": str(error)}))
        return
    try:
        stored = await _load(session, row)
    except msgspec.ValidationError as error:
        report.differences.append(Difference(table_id, "setup", {"word": str(error)}))
        return
    report.entries += len(stored.entries)
    report.differences += Replay(stored).run()


async def _load(session: AsyncSession, row: Table) -> Stored:
    table = (await table_shapes(session, [row]))[0]
    query = select(*ENTRY_COLUMNS).where(Entry.table_id == row.id).order_by(Entry.number)
    entries = [EntryShape(*entry) for entry in (await session.execute(query)).all()]
    found = await session.scalars(
        select(Result).where(Result.table_id == row.id).order_by(Result.seat)
    )
    listings = await session.scalars(select(OwnTable).where(OwnTable.table_id == row.id))
    try:
        moves = await stored_moves(session, table)
    except (UnreadableState, zlib.error):
        moves = {}
    return Stored(row, table, entries, moves, list(found), list(listings))


class ReplayStopped(Exception):
    """The rest of the game cannot be replayed."""


class Replay:
    """Replays one game, entry by entry, and collects differences."""

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.status = "open"
        self.begun = False  # whether the game had begun when the table was closed
        self.last_move = 0
        self.resigned: set[int] = set()
        self.found: list[Difference] = []
        self.states: dict[int, bytes] = {}  # after every move

    def run(self) -> list[Difference]:
        try:
            self._replay()
        except ReplayStopped:
            return self.found
        self._compare_columns()
        self._compare_results()
        return self.found

    def _differ(self, code: str, **facts: Any) -> None:
        self.found.append(Difference(self.stored.row.id, code, facts))

    def _compare(self, code: str, name: str, stored: Any, replayed: Any, **facts: Any) -> None:
        if stored != replayed:
            self._differ(code, name=name, stored=stored, replayed=replayed, **facts)

    # Entries

    def _replay(self) -> None:
        stored = self.stored
        if len(stored.table.seats) != stored.row.players:
            self._compare("column", "seats", len(stored.table.seats), stored.row.players)
            raise ReplayStopped
        try:
            row = stored.row
            self.room = Room(stored.table, row.seed, row.opening, [], start=start_of(row))
        except MALFORMED_ROW_ERRORS:
            self._differ("opening")
            raise ReplayStopped from None
        for number, entry in enumerate(stored.entries, 1):
            if entry.number != number:
                self._differ("missing", entry=number)
                raise ReplayStopped
            try:
                self._take(entry)
                self._compare_sent_fields(entry)
            except MALFORMED_ROW_ERRORS:
                self._differ("unreadable", entry=number)
                raise ReplayStopped from None

    def _take(self, entry: EntryShape) -> None:
        outcome = None
        if entry.kind == "started":
            self._expect("open", entry)
            self.status, self.last_move = "playing", entry.number
        elif entry.kind == "closed":
            if self.status not in ("open", "playing"):  # operators close running games too
                self._expect("open", entry)
            self.begun = self.status == "playing"
            self.status = "closed"
        elif entry.kind == "resigned" and entry.seat is not None:
            self.resigned.add(entry.seat)
        elif entry.kind == PLAY:
            self._expect("playing", entry)
            outcome = self._play(entry)
            self.last_move = entry.number
        elif entry.kind == UNDO:
            self._expect("playing", entry)
            if not any(move.number > entry.data["to"] for move in self.room.moves_made):
                self._differ("undo", entry=entry.number)
            self.last_move = entry.number
        self.room.add(entry, self.stored.table, outcome)
        if entry.kind in (STARTED, PLAY, UNDO):
            self.states[entry.number] = np.asarray(self.room.state).tobytes()
        if self.status == "playing" and self._seat_to_move() is None:
            self.status = "finished"

    def _expect(self, status: str, entry: EntryShape) -> None:
        if self.status != status:
            self._differ("misplaced", entry=entry.number, word=entry.kind)
            raise ReplayStopped

    def _seat_to_move(self) -> int | None:
        return self.room.rules.seat_to_move(self.room.state)

    def _play(self, entry: EntryShape) -> Outcome:
        """Play the stored decisions of a move."""
        rules = self.room.rules
        if entry.seat != self._seat_to_move():
            self._differ(
                "turn", entry=entry.number, stored=entry.seat, replayed=self._seat_to_move()
            )
        state = rules.copy(self.room.state)
        buffer = new_buffer()
        steps = []
        for decision in entry.data["steps"]:
            if not rules.is_legal(state, decision):
                self._differ("illegal", entry=entry.number, word=str(decision))
                raise ReplayStopped
            steps += rules.step(state, decision, buffer)
        outcome = Outcome(state, steps, rules.events(buffer), self.room.acted(steps, state))
        for name, replayed in (("acted", outcome.acted), ("reveals", outcome.reveals)):
            self._compare("told", name, entry.data.get(name), replayed, entry=entry.number)
        return outcome

    def _columns(self) -> dict[str, Any]:
        """The table columns that can be computed from the entries."""
        to_move = self._seat_to_move() if self.status == "playing" else None
        over = self.status == "finished"
        return {
            "entries": self.room.number,
            "last_move": self.last_move,
            "status": self.status,
            "to_move": to_move,
            "ranking": self._ranking() if over else None,
            "score": self.room.rules.score(self.room.state) if over else None,
        }

    def _ranking(self) -> list[int]:
        return final_ranking(self.stored.table, self.room.rules.ranking(self.room.state))

    def _compare_sent_fields(self, entry: EntryShape) -> None:
        """Compare the table fields that were sent with an entry."""
        sent = entry.data.get("table", {})
        for name, replayed in self._columns().items():
            if name in sent:
                self._compare("told", name, sent[name], replayed, entry=entry.number)

    # Rows

    def _compare_columns(self) -> None:
        row, table = self.stored.row, self.stored.table
        columns = self._columns()
        for name in ("entries", "last_move", "status", "to_move"):
            self._compare("column", name, getattr(row, name), columns[name])
        self._compare("column", "listed", row.listed, table.settings.listed)
        for listing in self.stored.listings:
            self._compare("column", "own_tables.status", listing.status, columns["status"])
        to_move = columns["to_move"]
        bot = to_move is not None and table.seats[to_move].bot is not None
        self._compare("column", "bot_to_move", row.bot_to_move, bot)
        over = self.status == "finished"
        begun = self.begun or self.status == "playing" or over
        self._compare("column", "started_at", row.started_at is not None, begun)
        self._compare("column", "finished_at", row.finished_at is not None, over)
        resigned = [seat.seat for seat in table.seats if seat.resigned]
        self._compare("column", "resigned", resigned, sorted(self.resigned))
        self._compare_outcomes()

    def _compare_outcomes(self) -> None:
        for number, state in self.states.items():
            move = self.stored.moves.get(number)
            if move is None or not self._same(move, state):
                self._differ("outcome", entry=number)
                return  # later ones depend on it

    def _same(self, move: StoredMove, state: bytes) -> bool:
        """Whether a stored state is that of the replay.

        States of the first release have another generator, which is not converted: it is zero.
        """
        stored = np.asarray(move.state)
        if stored.tobytes() == state:
            return True
        replayed = np.frombuffer(state, dtype=stored.dtype)[0]
        return not stored[GENERATOR].any() and same_position(move.state, replayed)

    def _compare_results(self) -> None:
        row = self.stored.row
        rows = {result.seat: result for result in self.stored.results}
        counts = self.status == "finished" and not row.continued  # continued records have no result
        self._compare("column", "results", sorted(rows), list(range(row.players) if counts else []))
        if not counts:
            return
        ranking = self._ranking()
        score = self.room.rules.score(self.room.state)
        built = tiles_built(self.room, Draft("", self.stored.table))
        for seat in range(row.players):
            if seat in rows:
                replayed = {
                    "game": row.game,
                    "map": row.map,
                    "players": row.players,
                    "place": ranking.index(seat) + 1,
                    "vp": score[seat],
                    "resigned": seat in self.resigned,
                    "built": built[seat],
                }
                for name, value in replayed.items():
                    self._compare("result", name, getattr(rows[seat], name), value, number=seat)
