"""Worker processes for bots, hints and the analyst.

A job describes a game as a record does: set-up, seed and decisions. The bot itself sees only what
its seat may see. A process that dies is replaced, and its job is repeated. The analyst has a
separate process, so that bots do not wait for it.
"""

import asyncio
import logging
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

import numpy as np

from cottonopolis import compiling
from cottonopolis.bots.gears import allow_interpreted_bots, budget_now
from cottonopolis.engine.records import GameState
from cottonopolis.games.events import reveals
from cottonopolis.games.map_texts import add_map_text, is_map_id, map_text
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.fair_queue import ANYBODY, FairQueue, Turn
from cottonopolis.server.metrics import JOB_SECONDS, PENDING_JOBS, WORKERS_REPLACED
from cottonopolis.server.rooms import Room, turn_of
from cottonopolis.support.running import lower_priority

if TYPE_CHECKING:
    from cottonopolis.bots.analyst import PlayedTurn

log = logging.getLogger(__name__)

T = TypeVar("T")

CONTEXT = multiprocessing.get_context("spawn")

JOB_ATTEMPTS = 3  # if its process dies or hangs
JOB_TIMEOUT_S = {"move": 60.0, "hint": 60.0, "analysis": 1800.0}  # by kind
MAX_ANALYSES = 64  # queued or running
COMPILING_FAILED = 2 * MAX_ANALYSES  # index in the shared array, after the progress of analyses
ANALYST_NICE = 10  # lower priority than everything else


@dataclass(frozen=True)
class GameJob:
    """A game for a worker process."""

    game: str
    map: str | None
    players: int
    variants: tuple[str, ...]
    seed: int
    decisions: tuple[int, ...]
    map_text: str | None = None  # of a map that somebody has drawn
    start: bytes | None = None  # the state before them, if it is not that of the seed


def job_of(room: Room) -> GameJob:
    table = room.table
    decisions = tuple(step.decision for step in room.steps)
    start = None if room.own_start is None else _bytes(room.own_start)
    return GameJob(
        table.game,
        table.map,
        table.players,
        tuple(table.variants),
        room.seed,
        decisions,
        map_text(table.map) if table.map and is_map_id(table.map) else None,
        start,
    )


def _learn_map(job: GameJob) -> None:
    """Make the map of a job known to this process."""
    if job.map_text is not None:
        add_map_text(job.map_text)


class StoredTurn(NamedTuple):
    """A stored turn of a game with another version of the rules."""

    state: bytes  # before the turn
    seat: int
    decisions: tuple[int, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True)
class StoredGameJob:
    """A finished game with another version of the rules."""

    setup: GameJob
    turns: tuple[StoredTurn, ...]
    end: bytes  # the state at the end


def stored_job_of(room: Room) -> StoredGameJob:
    """The job for a room whose game has another version of the rules."""
    turns: list[StoredTurn] = []
    before = None
    for entry, state in room.stored_plays():
        turn = turn_of(room.rules, state)
        decisions, texts = tuple(entry.data["steps"]), tuple(entry.data["acted"])
        if turn == before:
            last = turns.pop()
            decisions, texts = last.decisions + decisions, last.texts + texts
            turns.append(last._replace(decisions=decisions, texts=texts))
        else:
            turns.append(StoredTurn(_bytes(state), entry.seat or 0, decisions, texts))
        before = turn
    return StoredGameJob(job_of(room), tuple(turns), _bytes(room.state))


def _bytes(state: GameState) -> bytes:
    return np.asarray(state).tobytes()


# In the worker processes


_progress: Any = None  # see `Workers.progress` and `Workers.give_up_waiting`


def _start_worker(progress: Any, nice: int) -> None:
    global _progress
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _progress = progress
    lower_priority(nice)
    allow_interpreted_bots()
    compiling.begin("rules", "bots")


def _wait_for_compiled_bots(game: str) -> None:
    """Wait until the bots of a game are compiled: an analysis would take hours without.

    Raises ApiError if the server has given up compiling them.
    """
    bots = compiling.Part("bots", game)
    while compiling.change_gear("rules", "bots") and not bots.is_compiled_here:
        if _progress[COMPILING_FAILED]:
            raise ApiError("compiling-failed")
        time.sleep(compiling.GEAR_POLL_S)


def _game(job: GameJob) -> Any:
    from cottonopolis.game import Game

    _learn_map(job)
    game = Game(job.game, job.players, job.seed, job.variants, job.map)
    if job.start is not None:
        start = np.frombuffer(job.start, dtype=game.rules.state_dtype).copy()[0]
        game = Game.from_state(start, game.rules, job.seed)
    state = game.rules.copy(game.state)
    steps = game.rules.replay(state, job.decisions)
    if steps is None:
        raise ValueError("illegal decision in a stored game")
    game.take(state, steps)
    return game


def bot_action(job: GameJob, seat: int, bot_name: str, bot_seed: int) -> list[int]:
    """The decisions of a bot's next action, up to the first that reveals hidden information."""
    from cottonopolis.bots.registry import make_bot
    from cottonopolis.engine.events import new_buffer
    from cottonopolis.game import View

    compiling.change_gear("rules", "bots")
    game = _game(job)
    rules = game.rules
    bot = make_bot(bot_name, bot_seed)
    budget = budget_now(bot, rules.game)
    state = rules.view(game.state, seat)
    found: list[int] = []
    while True:
        view = View(rules, state, seat)
        decision = int(bot.decide(view, budget).decision)
        found.append(decision)
        # Played on a redealt view: only the seat's own choices are read from it
        guess = rules.redeal(state, seat, 0)
        events = new_buffer()
        rules.apply(guess, decision, events)
        revealed = reveals(rules.events(events))
        if revealed or not guess.pending or rules.seat_to_move(guess) != seat:
            return found
        state = rules.view(guess, seat)


def hint_for(job: GameJob, seat: int) -> dict[str, Any]:
    """The hint of the strongest bot for a seat."""
    compiling.change_gear("rules", "bots")
    hint = _game(job).hint(seat)
    return {
        "seat": hint.seat,
        "moves": [{"decisions": list(move.decisions), "text": move.text} for move in hint.moves],
        "value": round(float(hint.value), 2),
        "why": [{"id": message, "facts": facts} for message, facts in hint.why],
        "figures": [{"id": message, "facts": facts} for message, facts in hint.figures],
    }


def analyse_game(job: GameJob | StoredGameJob, deals: int, slot: int) -> dict[str, Any]:
    """Analyse a game; progress is written to a slot of the shared array."""
    from cottonopolis.bots.analyst import analyse, analyse_turns

    def report(done: int, turns: int) -> None:
        _progress[2 * slot], _progress[2 * slot + 1] = done, turns

    _wait_for_compiled_bots((job if isinstance(job, GameJob) else job.setup).game)
    if isinstance(job, GameJob):
        return analyse(_game(job), deals=deals, progress=report).as_json()
    rules, turns, end = _stored_game(job)
    return analyse_turns(rules, job.setup.seed, turns, end, deals=deals, progress=report).as_json()


def judge_line(job: GameJob, played: GameJob, first: int, deals: int) -> dict[str, Any]:
    """Judge a line that leaves a game after `first` steps."""
    from cottonopolis.bots.analyst import analyse_line

    _wait_for_compiled_bots(job.game)
    return asdict(analyse_line(_game(job), _game(played), first, deals))


def judge_puzzle_turn(puzzle_id: str, decisions: tuple[int, ...]) -> dict[str, Any]:
    """How much worse than the solution a turn is that a puzzle does not list."""
    from cottonopolis.puzzles.check import is_as_good, judge_turn
    from cottonopolis.puzzles.shipped import shipped_puzzles
    from cottonopolis.puzzles.turns import play_turn

    puzzle = shipped_puzzles()[puzzle_id]
    _wait_for_compiled_bots(puzzle.game)
    turn = play_turn(puzzle.start.rules, puzzle.start.state, decisions)
    found = judge_turn(puzzle, turn)
    return {
        "solved": is_as_good(found),
        "gap": round(found.mean, 2),
        "error": round(found.error, 2),
        "turn": list(turn.texts),
    }


def _stored_game(job: StoredGameJob) -> "tuple[AnyRules, list[PlayedTurn], GameState]":
    """The stored turns of a game; turns that are illegal under the current rules have no steps."""
    from cottonopolis.bots.analyst import PlayedTurn

    setup = job.setup
    _learn_map(setup)
    rules = rules_for(setup.game, setup.players, setup.variants, setup.map)

    def state_of(stored: bytes) -> Any:
        return np.frombuffer(stored, dtype=rules.state_dtype).copy()[0]

    turns = [
        PlayedTurn(
            state_of(turn.state),
            turn.seat,
            rules.replay(state_of(turn.state), turn.decisions) or [],
            turn.texts,
        )
        for turn in job.turns
    ]
    return rules, turns, state_of(job.end)


# In the server


class Pool:
    """A pool of processes, started on demand; each runs one job at a time."""

    def __init__(self, processes: int, progress: Any, nice: int = 0) -> None:
        self._processes = processes
        self._initial_args = (progress, nice)
        self._executor: ProcessPoolExecutor | None = None
        self._queue = FairQueue(processes)

    def _get(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(
                self._processes,
                mp_context=CONTEXT,
                initializer=_start_worker,
                initargs=self._initial_args,
            )
        return self._executor

    async def run(self, turn: Turn, timeout_s: float, work: Callable[..., T], *args: Any) -> T:
        """Run a function in a process; replace the process if it dies or times out."""
        async with self._queue.place(turn):  # so that the timeout starts when a process is free
            executor = self._get()
            try:
                future = asyncio.wrap_future(executor.submit(work, *args))
                return await asyncio.wait_for(future, timeout_s)
            except (BrokenProcessPool, TimeoutError):
                if self._executor is executor:
                    self.close()
                    WORKERS_REPLACED.inc()
                raise

    def close(self) -> None:
        """Kill all processes; new ones start on demand."""
        executor, self._executor = self._executor, None
        if executor is not None:
            for process in list((executor._processes or {}).values()):
                process.kill()
            executor.shutdown(wait=False, cancel_futures=True)


class AnyPool(Protocol):
    """Runs jobs: `Pool` here, `remote_workers.RemotePool` on other machines."""

    async def run(self, turn: Turn, timeout_s: float, work: Callable[..., T], *args: Any) -> T: ...
    def close(self) -> None: ...


class Workers:
    """The worker processes of one server process."""

    def __init__(self, processes: int, pool: Callable[[int, Any, int], AnyPool] = Pool) -> None:
        self._progress = CONTEXT.Array("i", 2 * MAX_ANALYSES + 1, lock=False)
        self._slots = list(range(MAX_ANALYSES))
        self._bots = pool(processes, self._progress, 0)
        self._analyst = pool(1, self._progress, ANALYST_NICE)

    async def run(self, kind: str, work: Callable[..., T], *args: Any, turn: Turn = ANYBODY) -> T:
        """Run a function in a worker process, in turn; retry if the process dies or hangs."""
        pool = self._analyst if kind == "analysis" else self._bots
        PENDING_JOBS.inc()
        began = time.perf_counter()
        try:
            for _ in range(JOB_ATTEMPTS):
                try:
                    return await pool.run(turn, JOB_TIMEOUT_S[kind], work, *args)
                except (BrokenProcessPool, TimeoutError) as error:
                    log.warning("worker_process_lost", extra={"kind": kind}, exc_info=error)
            raise ApiError("busy")
        finally:
            PENDING_JOBS.dec()
            JOB_SECONDS.labels(kind).observe(time.perf_counter() - began)

    @contextmanager
    def slot(self) -> Iterator[int]:
        """Reserve a slot for the progress of an analysis."""
        if not self._slots:
            raise ApiError("busy")
        slot = self._slots.pop()
        self._progress[2 * slot] = self._progress[2 * slot + 1] = 0
        try:
            yield slot
        finally:
            self._slots.append(slot)

    def progress(self, slot: int) -> tuple[int, int]:
        """Turns analysed so far, and turns in total."""
        return self._progress[2 * slot], self._progress[2 * slot + 1]

    def give_up_waiting(self) -> None:
        """End jobs that wait for compiled bots, now and later: compiling has failed for good."""
        self._progress[COMPILING_FAILED] = 1

    def close(self) -> None:
        self._bots.close()
        self._analyst.close()
