"""Background jobs: bot moves, clocks, and the analyst."""

import asyncio
import logging
import random
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

from sqlalchemy import and_, or_, select, update
from sqlalchemy.exc import IntegrityError

from cottonopolis.games.registry import game_ids, rules_version
from cottonopolis.server import commands
from cottonopolis.server.abandoned import is_abandoned, is_paused, not_paused
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.bot_chance import BotChance
from cottonopolis.server.database import DATABASE_ERRORS, Database
from cottonopolis.server.fair_queue import Turn, Urgency
from cottonopolis.server.metrics import ENTRIES, LOOP_LAG, MOVES, ROOMS
from cottonopolis.server.models import Analysis, Table
from cottonopolis.server.prepared import PreparedTurns
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.rooms import MOVE_KINDS, PLAY, Room
from cottonopolis.server.schemas import EntryShape, PresenceMessage, now
from cottonopolis.server.workers import Workers, analyse_game, bot_action, job_of, stored_job_of

log = logging.getLogger(__name__)

RETRIED_ERRORS: tuple[type[Exception], ...] = (ApiError, *DATABASE_ERRORS)

CLOCK_POLL_S = 1.0
GAP_POLL_S = 5.0
PREPARED_POLL_S = 2.0
LAG_SAMPLE_S = 0.1
BOT_TAKEOVER_S = 20.0  # a bot move that is overdue this long is taken over by any process
BOT_RETRY_PAUSE_S = 3.0
PRESENT_S = 120.0  # a person who did something this recently is taken to be there
MAX_TABLES_REMEMBERED = 20_000
ANALYSIS_DEALS = 6
MAX_ANALYSES_AT_ONCE = 3  # per person
ANALYSIS_POLL_S = 0.5
ANALYSIS_HEARTBEAT_S = 30.0  # progress is stored at least this often
ANALYSIS_STUCK_S = 120.0  # without a heartbeat for this long, an analysis may be restarted


class BackgroundJobs:
    """Plays the bots, checks the clocks and runs the analyst for one process."""

    def __init__(
        self,
        database: Database,
        registry: RoomRegistry,
        prepared: PreparedTurns,
        workers: Workers,
        chance: BotChance,
        single_process: bool,
    ) -> None:
        self.database = database
        self.registry = registry
        self.prepared = prepared
        self.workers = workers
        self.chance = chance
        self._single_process = single_process
        self.viewers: Callable[[str], PresenceMessage] = lambda _: PresenceMessage([], 0)
        self.home_of: Callable[[str], str] = lambda person: person  # the household of a person
        self.check_bots: Callable[[str], None] = lambda _: None  # raises if they never get compiled
        self._acted: OrderedDict[str, float] = OrderedDict()  # when a person last did something
        self._bots: dict[str, asyncio.Task[None]] = {}  # by table
        self._analysing: Counter[str] = Counter()  # unfinished analyses, by person
        self._tasks: set[asyncio.Task[Any]] = set()
        registry.entry_handlers.append(self.on_entry)
        self.repeat(self._check_clocks, CLOCK_POLL_S)
        self.repeat(registry.fill_gaps, GAP_POLL_S)
        self.repeat(self._play_forgotten, PREPARED_POLL_S)
        self.spawn(self._measure_lag())

    def spawn(self, work: Any) -> None:
        """Run a coroutine in the background, and keep a reference to its task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def repeat(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Run a job periodically until the server stops."""
        self.spawn(self._repeat(work, pause))

    async def _repeat(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        name = getattr(work, "__name__", "").lstrip("_")
        while True:
            try:
                await work()
            except DATABASE_ERRORS as error:
                log.warning("database_unreachable", extra={"job": name}, exc_info=error)
            except Exception:
                log.exception("background_job_failed", extra={"job": name})
            await asyncio.sleep(pause * random.uniform(0.9, 1.1))

    async def _measure_lag(self) -> None:
        while True:
            due = time.perf_counter() + LAG_SAMPLE_S
            await asyncio.sleep(LAG_SAMPLE_S)
            LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
            ROOMS.set(len(self.registry.slots))

    def on_entry(self, room: Room, entry: EntryShape) -> None:
        """Count a stored entry, and wake the bot or play the prepared turn of the next seat."""
        ENTRIES.labels(entry.kind).inc()
        if entry.person is not None:
            self._remember_person_at(room.table.id)
        if entry.kind == PLAY:
            MOVES.labels(room.table.game, "bot" if "by_bot" in entry.data else "person").inc()
        self.wake_bot(room)
        seat = room.seat_to_move
        if entry.kind in MOVE_KINDS and seat is not None and not room.seats_bot(seat):
            self.spawn(self._play_prepared(room.table.id))

    # Prepared turns

    async def _play_prepared(self, table_id: str) -> None:
        await self._guard(table_id, self.prepared.play_due(table_id))

    async def _play_forgotten(self) -> None:
        """Play prepared turns whose process stopped before it could."""
        for table_id in await self.prepared.due_tables():
            await self._play_prepared(table_id)

    # Bots

    def wake_bot(self, room: Room) -> None:
        """Start the bot that is to move at a table, unless it is running already."""
        seat = room.seat_to_move
        table_id = room.table.id
        if seat is not None and room.seats_bot(seat) and table_id not in self._bots:
            self._bots[table_id] = asyncio.create_task(self._play_and_stop(table_id))

    async def _play_and_stop(self, table_id: str) -> None:
        try:
            await self._guard(table_id, self._play_bots(table_id))
        finally:
            del self._bots[table_id]  # before anything else, so that the next entry can wake a bot

    async def _play_bots(self, table_id: str) -> None:
        """Play the bots of a table until a person is to move."""
        while True:
            room = await self.registry.room(table_id)
            seat = room.seat_to_move
            bot = room.table.seats[seat].bot if seat is not None else None
            if seat is None or bot is None:
                return
            if is_paused(room.table) and not self._is_watched(table_id):
                return
            after = room.table.last_move
            try:
                seed = self.chance.seed(table_id, after, seat)
                decisions = await self.workers.run(
                    "move", bot_action, job_of(room), seat, bot, seed, turn=self.turn_of(room)
                )
                await self.registry.do(table_id, commands.play(seat, after, decisions, None, bot))
            except ApiError as error:
                if error.code not in ("stale", "not-your-turn", "game-over"):
                    fields = {"table": table_id, "bot": bot, "code": error.code}
                    log.warning("bot_move_refused", extra=fields)
                    await asyncio.sleep(BOT_RETRY_PAUSE_S)
            except Exception:
                log.exception("bot_failed", extra={"table": table_id, "bot": bot})
                await asyncio.sleep(BOT_RETRY_PAUSE_S)

    def _is_watched(self, table_id: str) -> bool:
        seen = self.viewers(table_id)
        return bool(seen.people or seen.spectators)

    def _remember_person_at(self, table_id: str) -> None:
        self._acted[table_id] = time.monotonic()
        self._acted.move_to_end(table_id)
        if len(self._acted) > MAX_TABLES_REMEMBERED:
            self._acted.popitem(last=False)

    def turn_of(self, room: Room) -> Turn:
        """How soon the bots of a table are to move, compared with those of others."""
        table = room.table
        urgency = Urgency.LATER
        if is_abandoned(table):
            urgency = Urgency.NOBODY
        elif self._acted.get(table.id, -PRESENT_S) > time.monotonic() - PRESENT_S or any(
            seat.person and seat.bot is None and seat.person.id in self.viewers(table.id).people
            for seat in table.seats
        ):
            urgency = Urgency.NOW
        return Turn(urgency, self.home_of(table.host), table.host)

    # Clocks

    async def _check_clocks(self) -> None:
        at = now()
        playing = or_(
            *(and_(Table.game == game, Table.rules == rules_version(game)) for game in game_ids())
        ) & (Table.status == "playing")
        due = select(Table.id, Table.to_move).where(playing, Table.deadline < at)
        pause = timedelta(seconds=0 if self._single_process else BOT_TAKEOVER_S)
        overdue = Table.moved_at < at - pause
        forgotten = select(Table.id).where(playing, Table.bot_to_move, overdue, not_paused())
        async with self.database.reading() as session:
            expired = (await session.execute(due.order_by(Table.deadline).limit(100))).all()
            waiting = (await session.scalars(forgotten.order_by(Table.moved_at).limit(100))).all()
        for table_id, seat in expired:
            if seat is not None:
                await self._guard(table_id, self.registry.do(table_id, commands.time_out(seat)))
        for table_id in waiting:
            if table_id not in self._bots:
                await self._guard(table_id, self._wake(table_id))

    async def _wake(self, table_id: str) -> None:
        await self.registry.room(table_id)
        await self.registry.catch_up(table_id)
        self.wake_bot(await self.registry.room(table_id))

    async def _guard(self, table_id: str, work: Awaitable[Any]) -> None:
        """Run work for one table; an error must not affect the other tables."""
        try:
            await work
        except RETRIED_ERRORS:
            pass  # the next poll retries it
        except Exception:
            log.exception("table_job_failed", extra={"table": table_id})

    # The analyst

    async def analyse(self, room: Room, person: str) -> Analysis:
        """Start the analysis of a finished game for a person, unless there is one already."""
        query = select(Analysis).where(Analysis.table_id == room.table.id)
        async with self.database.reading() as session:
            found = (await session.scalars(query)).one_or_none()
        if found is not None and not _is_stuck(found):
            return found
        if room.table.host != person and not room.table.seat_of(person):
            raise ApiError("players-only")
        self.check_bots(room.table.game)
        if self._analysing[person] >= MAX_ANALYSES_AT_ONCE:
            raise ApiError("still-thinking")
        self._analysing[person] += 1
        is_new = False
        try:
            row, is_new = await self._store_analysis(room)
        finally:
            if not is_new:
                self._analysis_ended(person)
        if is_new:
            self.spawn(self._analyse(room, person))
        return row

    def _analysis_ended(self, person: str) -> None:
        self._analysing[person] -= 1
        if not self._analysing[person]:
            del self._analysing[person]

    async def _store_analysis(self, room: Room) -> tuple[Analysis, bool]:
        """Store that an analysis begins; return it, and False if another request was faster."""
        query = select(Analysis).where(Analysis.table_id == room.table.id)
        at = now()
        row = Analysis(
            table_id=room.table.id, status="waiting", done=0, turns=0, asked_at=at, touched_at=at
        )
        try:
            async with self.database.writing() as session:
                found = (await session.scalars(query)).one_or_none()
                if found is not None and not _is_stuck(found):
                    return found, False
                if found is not None:
                    found.status, found.touched_at = "waiting", at
                    row = found
                else:
                    session.add(row)
        except IntegrityError:
            async with self.database.reading() as session:
                return (await session.scalars(query)).one(), False
        return row, True

    async def _analyse(self, room: Room, person: str) -> None:
        """Analyse a game and store the result."""
        values: dict[str, Any]
        try:
            with self.workers.slot() as slot:
                found = await self._follow_analysis(room, slot, person)
            turns = len(found["turns"])
            values = {"status": "done", "found": found, "done": turns, "turns": turns}
        except Exception:
            log.exception("analysis_failed", extra={"table": room.table.id})
            values = {"status": "failed"}
        finally:
            self._analysis_ended(person)
        with suppress(*DATABASE_ERRORS):
            await self._save_progress(room.table.id, **values)

    async def _follow_analysis(self, room: Room, slot: int, person: str) -> dict[str, Any]:
        """Run the analyst, and store its progress while it runs."""
        job = job_of(room) if room.stored is None else stored_job_of(room)
        turn = Turn(Urgency.NOW, self.home_of(person), person)
        thinking = self.workers.run("analysis", analyse_game, job, ANALYSIS_DEALS, slot, turn=turn)
        work = asyncio.create_task(thinking)
        try:
            stored, touched = (0, 0), time.monotonic()
            while not (await asyncio.wait([work], timeout=ANALYSIS_POLL_S))[0]:
                done, turns = progress = self.workers.progress(slot)
                if progress == stored and time.monotonic() < touched + ANALYSIS_HEARTBEAT_S:
                    continue
                stored, touched = progress, time.monotonic()
                status = "working" if turns else "waiting"
                with suppress(*DATABASE_ERRORS):
                    await self._save_progress(room.table.id, status=status, done=done, turns=turns)
            return work.result()
        finally:
            work.cancel()

    async def _save_progress(self, table_id: str, **values: Any) -> None:
        query = update(Analysis).where(Analysis.table_id == table_id)
        async with self.database.writing() as session:
            await session.execute(query.values(touched_at=now(), **values))

    async def close(self) -> None:
        tasks = [*self._tasks, *self._bots.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_stuck(analysis: Analysis) -> bool:
    """Whether an analysis failed or its process is gone, so that it may be restarted."""
    if analysis.status == "done":
        return False
    return analysis.status == "failed" or analysis.touched_at < now() - timedelta(
        seconds=ANALYSIS_STUCK_S
    )
