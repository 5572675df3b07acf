"""Thinking outside the event loop: bots, hints and the analyst in processes of their own.

A job carries the game as a record would: set-up, seed and decisions. The bot itself is shown only
what its seat may know. A process that dies is replaced, and its job is done again.
"""

import asyncio
import logging
import multiprocessing
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.managers import SyncManager
from typing import Any, TypeVar

from cottonopolis.server.metrics import BOT_SECONDS, BOTS_WAITING, WORKERS_REPLACED
from cottonopolis.server.rooms import Room

log = logging.getLogger(__name__)

T = TypeVar("T")

TRIES = 3  # of a job whose process dies
LONGEST = {"move": 60.0, "hint": 60.0, "analysis": 1800.0}  # seconds


@dataclass(frozen=True)
class GameJob:
    """A game to think about."""

    game: str
    map: str | None
    players: int
    variants: tuple[str, ...]
    seed: int
    decisions: tuple[int, ...]


def job_of(room: Room) -> GameJob:
    """The game of a room."""
    table = room.table
    decisions = tuple(int(step[0]) for step in room.steps)
    return GameJob(
        table.game, table.map, table.players, tuple(table.variants), room.seed, decisions
    )


# In the worker processes


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _game(job: GameJob) -> Any:
    from cottonopolis.game import Game

    game = Game(job.game, job.players, job.seed, job.variants, job.map)
    state = game.rules.copy(game.state)
    steps = game.rules.retrace(state, job.decisions)
    if steps is None:
        raise ValueError("an illegal step is stored")
    game.take(state, steps)
    return game


def bot_action(job: GameJob, seat: int, bot_name: str, bot_seed: int) -> list[int]:
    """The decisions of a bot's next action, as far as nothing hidden turns up in it."""
    from cottonopolis.bots.registry import make_bot
    from cottonopolis.engine.events import new_buffer
    from cottonopolis.game import View
    from cottonopolis.games.contract import REVEALS

    game = _game(job)
    rules = game.rules
    bot = make_bot(bot_name, bot_seed)
    state = rules.view(game.state, seat)
    found: list[int] = []
    while True:
        view = View(rules, state, seat)
        decision = int(bot.decide(view, bot.budget).decision)
        found.append(decision)
        # On a guess at the hidden things: nothing of it is looked at but the seat's own choices
        guess = rules.redeal(state, seat, 0)
        events = new_buffer()
        rules.apply(guess, decision, events)
        revealed = any(event.name in REVEALS for event in rules.events(events))
        if revealed or not guess.pending or rules.seat_to_move(guess) != seat:
            return found
        state = rules.view(guess, seat)


def hint_for(job: GameJob, seat: int) -> dict[str, Any]:
    """What the strongest bot would do, and why."""
    hint = _game(job).hint(seat)
    return {
        "seat": hint.seat,
        "decision": int(hint.decision),
        "move": hint.move,
        "turn": list(hint.turn),
        "value": round(float(hint.value), 2),
        "why": [{"id": message, "facts": facts} for message, facts in hint.why],
    }


def analyse_game(job: GameJob, deals: int, progress: Any) -> dict[str, Any]:
    """What the analyst finds; `progress` is a list that others look at."""
    from cottonopolis.analyst import analyse

    def tell(done: int, turns: int) -> None:
        progress[0], progress[1] = done, turns

    found = analyse(_game(job), deals=deals, progress=tell).as_json()
    return dict(found)


# In the server


class Workers:
    """A pool of processes, started when first needed."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._manager: SyncManager | None = None
        self._context = multiprocessing.get_context("spawn")

    def _get_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes, mp_context=self._context, initializer=_ignore_interrupts
            )
        return self._pool

    async def run(self, kind: str, work: Callable[..., T], *args: Any) -> T:
        """The result of some work, done again if its process dies or hangs."""
        BOTS_WAITING.inc()
        began = time.perf_counter()
        try:
            for attempt in range(1, TRIES + 1):
                pool = self._get_pool()
                try:
                    future = asyncio.wrap_future(pool.submit(work, *args))
                    return await asyncio.wait_for(future, LONGEST[kind])
                except (BrokenProcessPool, TimeoutError):
                    log.warning("a worker process was lost", extra={"kind": kind})
                    self._replace(pool)
                    if attempt == TRIES:
                        raise
        finally:
            BOTS_WAITING.dec()
            BOT_SECONDS.labels(kind).observe(time.perf_counter() - began)
        raise AssertionError("unreachable")

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = None
            WORKERS_REPLACED.inc()
            for process in list((broken._processes or {}).values()):
                process.kill()
            broken.shutdown(wait=False, cancel_futures=True)

    async def shared_list(self, *values: int) -> Any:
        """A list that worker processes can write to."""
        if self._manager is None:
            self._manager = await asyncio.to_thread(self._start_manager)
        return self._manager.list(values)

    def _start_manager(self) -> SyncManager:
        manager = SyncManager(ctx=self._context)
        manager.start(_ignore_interrupts)
        return manager

    def process_ids(self) -> list[int]:
        """The ids of the processes that work now."""
        pool = self._pool
        return list(pool._processes or {}) if pool is not None else []

    def close(self) -> None:
        """End all processes."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
        if self._manager is not None:
            self._manager.shutdown()
