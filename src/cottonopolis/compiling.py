"""Compile the program's parts ahead, and change from interpreted to compiled code while it runs.

A part is the code of one kind for one game: its rules, its bots, its environments. Compiled parts
lie on disk (see engine/code_cache.py). A process that cannot wait for them begins interpreted
(`begin`), lets other processes compile (`BackgroundCompiler`), and takes over what is ready
(`change_gear`).
"""

import atexit
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache

import numpy as np

from cottonopolis.engine import jit
from cottonopolis.games.registry import game_ids, usual_rules
from cottonopolis.messages import say, user_language

if jit.COMPILED:
    from cottonopolis.engine import code_cache, compiler

GEAR_POLL_S = 0.5
MOVES = 40  # played to reach every function
# Seconds that compiling takes on one ordinary core, by kind
SECONDS = {"rules": 25, "bots": 25, "env": 8}


@dataclass(frozen=True)
class Part:
    """A part of the program that is compiled in one go."""

    kind: str  # "rules", "bots" or "env"
    game: str

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.game}"

    @property
    def is_ready(self) -> bool:
        """Whether its compiled code is on disk, or not needed."""
        return not jit.COMPILED or code_cache.is_ready(self.name)

    @property
    def is_compiled_here(self) -> bool:
        """Whether this process runs it compiled."""
        if not jit.COMPILED or not compiler.RuleDispatcher.interpreting:
            return jit.COMPILED
        return (self.kind, usual_rules(self.game).board_array.dtype) in compiler.ready

    def take_over(self) -> None:
        """Run it compiled from now on."""
        compiler.ready.add((self.kind, usual_rules(self.game).board_array.dtype))

    def compile(self) -> Iterator[str]:
        """Compile it in this process, or load it; yields the name of each step when it is done."""
        if jit.COMPILED and self not in _in_work:
            _in_work.add(self)
            self.take_over()
            with code_cache.list_units(self.name):
                yield from WORK[self.kind](self.game)

    @property
    def steps(self) -> int:
        """The number of steps that `compile` yields."""
        return STEPS[self.kind]


_in_work: set[Part] = set()  # parts that this process has compiled or is compiling


@cache
def parts(*kinds: str) -> tuple[Part, ...]:
    """Return all parts of some kinds, or of all, in the order in which they are compiled."""
    from cottonopolis.bots.search_hooks import searchable_games

    playing = [
        Part(kind, game)
        for game in game_ids()
        for kind in ("rules", "bots")
        if kind == "rules" or game in searchable_games()
    ]
    environments = [Part("env", game) for game in game_ids()]
    return tuple(part for part in (*playing, *environments) if not kinds or part.kind in kinds)


def _run_rules(game: str) -> Iterator[str]:
    from cottonopolis.game import Game

    yield from usual_rules(game).warm_up()
    played = Game(game, usual_rules(game).players, 0)
    for _ in range(MOVES):
        options = played.legal()
        if not options:
            break
        played.why_not(options[0])
        played.play(options[-1])
    played.position()
    played.points_now()
    Game.from_record(played.record())
    yield "game"


def _run_bots(game: str) -> Iterator[str]:
    from cottonopolis.bots.analyst import analyse
    from cottonopolis.bots.registry import make_bot
    from cottonopolis.game import Game, View

    rules = usual_rules(game)
    state = rules.new(0)
    for name in ("expert", "strongest", "strong-2026a", "strongest-2026a"):
        bot = make_bot(name)
        bot.decide(View(rules, state, int(state.order[state.turn])), bot.budget)
        yield name
    played = Game(game, rules.players, 0)
    played.hint()
    yield "hint"
    played.play(played.legal()[-1])
    while played.state.pending:
        played.play(played.legal()[-1])
    analyse(played, deals=1)
    yield "analyst"


def _run_environments(game: str) -> Iterator[str]:
    from cottonopolis.env.batch import Batch
    from cottonopolis.env.rewards import rewards

    batch = Batch(game, 2)
    batch.step(batch.random_actions(np.ones(4, dtype=np.uint32)))
    rules = usual_rules(game)
    state = rules.new(0)
    for full in (False, True):
        rules.observe(state, 0, full)
    rewards(rules, state, "rank")
    yield "batch"


WORK: dict[str, Callable[[str], Iterator[str]]] = {
    "rules": _run_rules,
    "bots": _run_bots,
    "env": _run_environments,
}
STEPS = {"rules": 8, "bots": 6, "env": 1}


def compile_now(kind: str, game: str) -> None:
    """Make sure that this process runs a part compiled; says so if it takes long."""
    part = Part(kind, game)
    if not jit.COMPILED or part in _in_work:
        return
    if not part.is_ready:
        print(say(user_language(), "ui-compiling-part", part=kind), file=sys.stderr, flush=True)
        for _ in part.compile():
            pass
    elif not part.is_compiled_here:
        part.take_over()


# Gears


def all_ready(*kinds: str) -> bool:
    """Whether the compiled code of all parts of these kinds is on disk, or not needed."""
    return all(part.is_ready for part in parts(*kinds))


def begin(*kinds: str) -> bool:
    """Run everything interpreted until it is compiled, unless all parts of these kinds are ready.

    Returns whether parts are missing.
    """
    if all_ready(*kinds):
        return False
    interpret()
    return change_gear(*kinds)


def interpret() -> None:
    """Run everything interpreted until `change_gear`: the quickest way to begin."""
    if jit.COMPILED:
        compiler.interpret()


def is_interpreting() -> bool:
    """Whether this process interprets what it has not taken over."""
    return jit.COMPILED and compiler.RuleDispatcher.interpreting


def change_gear(*kinds: str) -> bool:
    """Run compiled what has been compiled since; returns whether parts are missing."""
    missing = False
    for part in parts(*kinds) if jit.COMPILED else ():
        if part.is_compiled_here:
            continue
        if part.is_ready:
            code_cache.preload(part.name)
            part.take_over()
        else:
            missing = True
    return missing


class BackgroundCompiler:
    """Compiles what is missing in processes of its own, on all cores, at low priority."""

    def __init__(self, *names: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "cottonopolis.cli.compile", "--background", *names],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.began = time.monotonic()
        atexit.register(self.close)

    def seconds_left(self, game: str) -> int:
        """Estimate the seconds until the bots of a game are compiled; 0 if they are."""
        wanted = parts("rules", "bots")
        last = next(i for i, part in enumerate(wanted) if part == Part("bots", game))
        needed = wanted[: last + 1]
        if all(part.is_ready for part in needed):
            return 0
        work = sum(SECONDS[part.kind] for part in needed)
        expected = work / min(2, os.cpu_count() or 1) - (time.monotonic() - self.began)
        return max(5, round(expected))

    def close(self) -> None:
        """End the compiler and its processes."""
        if self._process.poll() is None:
            self._process.terminate()
        with suppress(ProcessLookupError):
            self._process.wait()
        atexit.unregister(self.close)


@cache
def begin_with_game(game: str) -> None:
    """For a program that uses the library: interpret a game's rules until they are compiled."""
    part = Part("rules", game)
    if part.is_ready or _in_work or compiler.RuleDispatcher.interpreting or not sys.executable:
        return
    print(say(user_language(), "ui-compiling-behind"), file=sys.stderr, flush=True)
    compiler.interpret()
    compiling = BackgroundCompiler(part.name)

    def wait() -> None:
        while change_gear("rules") and compiling._process.poll() is None:
            time.sleep(GEAR_POLL_S)

    threading.Thread(target=wait, daemon=True).start()
