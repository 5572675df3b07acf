"""What goes on by itself: bots that are to move, clocks that run out, work in the background."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

from sqlalchemy import and_, or_, select, update
from sqlalchemy.exc import IntegrityError

from cottonopolis.games.registry import game_ids, rules_version
from cottonopolis.server import commands
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.database import DATABASE_TROUBLE, Database
from cottonopolis.server.metrics import ENTRIES, LOOP_LAG, MOVES, ROOMS
from cottonopolis.server.models import Analysis, Table
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.rooms import PLAY, Room
from cottonopolis.server.schemas import EntryShape, now
from cottonopolis.server.workers import Workers, analyse_game, bot_action, job_of, stored_job_of

log = logging.getLogger(__name__)

LOOK = 1.0  # seconds between looks at the clocks
LOOK_FOR_GAPS = 5.0
LAG_LOOK = 0.1
FORGOTTEN = 20.0  # seconds after which a bot's move is thought to be nobody's job any more
BREATH = 3.0  # seconds before a bot that failed is asked again
ANALYSIS_DEALS = 6
ANALYSIS_LOOK = 0.5  # seconds between looks at how far it has come
ANALYSIS_SIGN = 30.0  # seconds after which a sign of life is due though nothing changed


class BackgroundJobs:
    """Plays the bots, watches the clocks and runs the analyst for one process."""

    def __init__(
        self, database: Database, registry: RoomRegistry, workers: Workers, alone: bool
    ) -> None:
        self.database = database
        self.registry = registry
        self.workers = workers
        self._alone = alone
        self._bots: dict[str, asyncio.Task[None]] = {}  # by table
        self._tasks: set[asyncio.Task[Any]] = set()
        registry.happened.append(self.happened)
        self.watch(self._watch_clocks, LOOK)
        self.watch(registry.look_for_gaps, LOOK_FOR_GAPS)
        self.spawn(self._measure_lag())

    def spawn(self, work: Any) -> None:
        """Do something in the background, and hold on to it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def watch(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Do something again and again, as long as the server runs."""
        self.spawn(self._again_and_again(work, pause))

    async def _again_and_again(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await work()
            except DATABASE_TROUBLE:
                log.warning("the database does not answer")
            except Exception:
                log.exception("a watch failed")
            await asyncio.sleep(pause * random.uniform(0.9, 1.1))

    async def _measure_lag(self) -> None:
        while True:
            due = time.perf_counter() + LAG_LOOK
            await asyncio.sleep(LAG_LOOK)
            LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
            ROOMS.set(len(self.registry.slots))

    def happened(self, room: Room, entry: EntryShape) -> None:
        """Something was written: perhaps a bot is to move now."""
        ENTRIES.labels(entry.kind).inc()
        if entry.kind == PLAY:
            MOVES.labels(room.table.game, "bot" if "by_bot" in entry.data else "person").inc()
        self.wake_bot(room)

    # Bots

    def wake_bot(self, room: Room) -> None:
        """Let the bot that is to move at a table think, if it does not already."""
        seat = room.seat_to_move
        table_id = room.table.id
        if seat is not None and room.seats_bot(seat) and table_id not in self._bots:
            self._bots[table_id] = asyncio.create_task(self._play_and_stop(table_id))

    async def _play_and_stop(self, table_id: str) -> None:
        try:
            await self._try(table_id, self._play_bots(table_id))
        finally:
            del self._bots[table_id]  # at once, so that the next entry wakes a bot again

    async def _play_bots(self, table_id: str) -> None:
        """Play the bots of a table until a person is to move."""
        while True:
            room = await self.registry.room(table_id)
            seat = room.seat_to_move
            bot = room.table.seats[seat].bot if seat is not None else None
            if seat is None or bot is None:
                return
            after = room.table.last_move
            try:
                seed = (room.seed + seat) & 0xFFFFFFFF
                decisions = await self.workers.run(
                    "move", bot_action, job_of(room), seat, bot, seed
                )
                await self.registry.do(table_id, commands.play(seat, after, decisions, None, bot))
            except ApiError as fault:
                if fault.code not in ("stale", "not-your-turn", "game-over"):
                    log.warning("a bot's move failed", extra={"table": table_id, "bot": bot})
                    await asyncio.sleep(BREATH)
            except Exception:
                log.exception("a bot failed", extra={"table": table_id, "bot": bot})
                await asyncio.sleep(BREATH)

    # Clocks

    async def _watch_clocks(self) -> None:
        at = now()
        playing = or_(
            *(and_(Table.game == game, Table.rules == rules_version(game)) for game in game_ids())
        ) & (Table.status == "playing")
        due = select(Table.id, Table.to_move).where(playing, Table.deadline < at)
        pause = timedelta(seconds=0 if self._alone else FORGOTTEN)
        forgotten = select(Table.id).where(playing, Table.bot_to_move, Table.moved_at < at - pause)
        async with self.database.reading() as session:
            expired = (await session.execute(due.order_by(Table.deadline).limit(100))).all()
            waiting = (await session.scalars(forgotten.order_by(Table.moved_at).limit(100))).all()
        for table_id, seat in expired:
            if seat is not None:
                await self._try(table_id, self.registry.do(table_id, commands.time_out(seat)))
        for table_id in waiting:
            if table_id not in self._bots:
                await self._try(table_id, self._wake(table_id))

    async def _wake(self, table_id: str) -> None:
        await self.registry.room(table_id)
        await self.registry.catch_up(table_id)
        self.wake_bot(await self.registry.room(table_id))

    async def _try(self, table_id: str, work: Awaitable[Any]) -> None:
        """One table that cannot be helped must not keep the others waiting."""
        try:
            await work
        except (ApiError, *DATABASE_TROUBLE):
            pass  # it is looked at again soon
        except Exception:
            log.exception("a table cannot be played on", extra={"table": table_id})

    # The analyst

    async def analyse(self, room: Room) -> Analysis:
        """Begin to look at a finished game, unless somebody has before."""
        query = select(Analysis).where(Analysis.table_id == room.table.id)
        at = now()
        row = Analysis(
            table_id=room.table.id, status="waiting", done=0, turns=0, asked_at=at, touched_at=at
        )
        try:
            async with self.database.writing() as session:
                found = (await session.scalars(query)).one_or_none()
                if found is not None and not _is_stuck(found):
                    return found
                if found is not None:
                    found.status, found.touched_at = "waiting", at
                    row = found
                else:
                    session.add(row)
        except IntegrityError:
            async with self.database.reading() as session:
                return (await session.scalars(query)).one()
        self.spawn(self._analyse(room))
        return row

    async def _analyse(self, room: Room) -> None:
        """Look at a game, and write down what comes of it."""
        values: dict[str, Any]
        try:
            with self.workers.slot() as slot:
                found = await self._follow_analysis(room, slot)
            turns = len(found["turns"])
            values = {"status": "done", "found": found, "done": turns, "turns": turns}
        except Exception:
            log.exception("the analyst failed", extra={"table": room.table.id})
            values = {"status": "failed"}
        with suppress(*DATABASE_TROUBLE):
            await self._note(room.table.id, **values)

    async def _follow_analysis(self, room: Room, slot: int) -> dict[str, Any]:
        """What the analyst finds; how far it has come is written down meanwhile."""
        job = job_of(room) if room.stored is None else stored_job_of(room)
        thinking = self.workers.run("analysis", analyse_game, job, ANALYSIS_DEALS, slot)
        work = asyncio.create_task(thinking)
        try:
            told, touched = (0, 0), time.monotonic()
            while not (await asyncio.wait([work], timeout=ANALYSIS_LOOK))[0]:
                done, turns = progress = self.workers.progress(slot)
                if progress == told and time.monotonic() < touched + ANALYSIS_SIGN:
                    continue
                told, touched = progress, time.monotonic()
                status = "working" if turns else "waiting"
                with suppress(*DATABASE_TROUBLE):
                    await self._note(room.table.id, status=status, done=done, turns=turns)
            return work.result()
        finally:
            work.cancel()

    async def _note(self, table_id: str, **values: Any) -> None:
        query = update(Analysis).where(Analysis.table_id == table_id)
        async with self.database.writing() as session:
            await session.execute(query.values(touched_at=now(), **values))

    async def close(self) -> None:
        """Stop everything."""
        tasks = [*self._tasks, *self._bots.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_stuck(analysis: Analysis) -> bool:
    """Whether whoever worked on an analysis is gone."""
    if analysis.status == "done":
        return False
    return analysis.status == "failed" or analysis.touched_at < now() - timedelta(minutes=2)
