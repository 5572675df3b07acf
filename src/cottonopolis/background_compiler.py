"""Compile in other processes while this one runs interpreted, for servers and for libraries."""

import atexit
import math
import os
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache

from cottonopolis import compiling
from cottonopolis.compiling import GEAR_POLL_S, Part, next_part, parts
from cottonopolis.engine import jit
from cottonopolis.messages import say, user_language
from cottonopolis.support.parallel import all_cores
from cottonopolis.support.running import is_running

if jit.COMPILED:
    from numba.core.compiler_lock import global_compiler_lock

    from cottonopolis.engine import code_cache, compiler

RETRY_PAUSES_S = (1.0, 30.0, 300.0)  # before compiling is tried again
ERROR_LINES = 20  # of a compiler that failed
# Seconds that a part takes on one ordinary core (docs/performance.md#compiling), by kind; a game
# that takes longer is noticed when its first part is done
SECONDS = {"rules": 16, "bots": 23, "env": 7}


@dataclass(frozen=True)
class Failure:
    """A compiler ended although parts are missing."""

    exit_code: int
    lines: list[str]  # the last ones that it wrote
    is_final: bool  # whether it was the last attempt


class BackgroundCompiler:
    """Compiles what is missing of some parts, or of all, on all cores, at low priority.

    Only one compiles on a machine; others wait. `check` must be called now and then: it starts the
    compiler again if it has died.
    """

    def __init__(self, *names: str, retry_pauses_s: tuple[float, ...] = RETRY_PAUSES_S) -> None:
        self._parts = [part for part in parts() if not names or part.name in names]
        self._pauses = list(retry_pauses_s)
        self._retry_at = 0.0
        self._is_closed = False
        self.has_failed = False  # for good
        self.began = time.time()
        self._owner = os.getpid()
        self._start()
        atexit.register(self.close)

    def _start(self) -> None:
        names = [part.name for part in self._parts]
        self._process: subprocess.Popen[str] | None = subprocess.Popen(
            [sys.executable, "-m", "cottonopolis.cli.compile", "--background", *names],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,  # read at the end: it writes only some lines
            text=True,
            errors="replace",
            env=code_cache.environment(),
            start_new_session=True,
        )

    @property
    def is_running(self) -> bool:
        """Whether its process runs; a forked child may ask too."""
        return self._process is not None and is_running(self._process.pid)

    def check(self) -> Failure | None:
        """Start the compiler again if it has died; returns why, once for every attempt."""
        if self._is_closed or self.has_failed:
            return None
        if self._process is None:
            if time.monotonic() >= self._retry_at:
                self._start()
            return None
        exit_code = self._process.poll()
        if exit_code is None or all(part.is_ready for part in self._parts):
            return None
        lines = self._process.communicate()[1].splitlines()
        self._process = None
        self.has_failed = not self._pauses
        if self._pauses:
            self._retry_at = time.monotonic() + self._pauses.pop(0)
        return Failure(exit_code, lines[-ERROR_LINES:], self.has_failed)

    def seconds_left(self, game: str) -> int:
        """Estimate the seconds until the bots of a game are compiled; 0 if they are."""
        wanted = Part("bots", game)
        if wanted.is_ready:
            return 0
        return max(1, math.ceil(_Schedule(self._parts, self.began).seconds_until(wanted)))

    def close(self) -> None:
        """End the compiler and its processes."""
        if os.getpid() != self._owner:
            return  # a forked child ends; its parent still needs the compiler
        self._is_closed = True
        if self._process is not None:
            if self._process.poll() is None:
                self._process.terminate()
            with suppress(ProcessLookupError):
                self._process.communicate()
        atexit.unregister(self.close)


class _Schedule:
    """When parts will be compiled, estimated from the time that finished parts took."""

    def __init__(self, wanted: list[Part], since: float) -> None:
        self.missing = [part for part in wanted if not part.is_ready]
        now = time.time()
        self.elapsed: dict[Part, float] = {}  # of the parts that are being compiled
        paces = []
        for part in wanted:
            begun = code_cache.begun_at(part.stored_name)
            ended = code_cache.finished_at(part.stored_name)
            if begun is None:
                continue
            began, process = begun
            if part in self.missing and is_running(process):
                self.elapsed[part] = max(0.0, now - began)
            elif part not in self.missing and ended is not None and began >= since:
                paces.append((ended - began) / SECONDS[part.kind])
        self.pace = sum(paces) / len(paces) if paces else 1.0

    def _seconds(self, part: Part) -> float:
        expected = SECONDS[part.kind] * self.pace
        elapsed = self.elapsed.get(part, 0.0)
        return max(expected - elapsed, elapsed / 10, 1.0)

    def seconds_until(self, wanted: Part) -> float:
        """Return the seconds until a part is compiled, in the order of `compile_parts`."""
        clock = 0.0
        running = {part: self._seconds(part) for part in self.elapsed}  # when each is done
        waiting = [part for part in self.missing if part not in running]
        while True:
            while waiting and len(running) < all_cores():
                part = next_part(waiting, {part.game for part in running})
                waiting.remove(part)
                running[part] = clock + self._seconds(part)
            first = min(running, key=lambda part: running[part])
            clock = running.pop(first)
            if first == wanted:
                return clock


# For programs that use the library; the server changes gear itself


@dataclass
class _TakeOver:
    """Changes parts of a game to compiled code as soon as it is ready."""

    wanted: Sequence[Part]
    compiler: BackgroundCompiler | None = None

    def run(self) -> None:
        """Watch the compiler until they are compiled."""
        if self.compiler is None:
            self.compiler = BackgroundCompiler(*(part.name for part in self.wanted))
        while not self._change_gear():
            failure = self.compiler.check()
            if failure is not None and failure.is_final:
                fault = failure.lines[-1] if failure.lines else f"exit status {failure.exit_code}"
                text = say(user_language(), "ui-compiling-failed", fault=fault)
                print(text, file=sys.stderr, flush=True)
                return
            time.sleep(GEAR_POLL_S)

    def run_in_child(self) -> None:
        """Wait while the compiler of the process that forked runs, then start another."""
        while self.compiler is not None and self.compiler.is_running:
            if self._change_gear():
                return
            time.sleep(GEAR_POLL_S)
        self.compiler = None
        if not self._change_gear():
            self.run()

    def _change_gear(self) -> bool:
        return all(part.change_gear() for part in self.wanted)


_beginning = threading.Lock()
_begun: dict[str, _TakeOver] = {}  # by game


@cache
def begin_with_game(game: str) -> None:
    """Interpret a game's rules until they are compiled, for a program that uses the library.

    The bots are compiled after the rules.
    """
    rules, bots = Part("rules", game), Part("bots", game)
    if not rules.is_ready:
        begin_behind((rules, bots), say(user_language(), "ui-compiling-behind"))
    elif compiling.is_interpreting():
        begin_behind((rules,), "")  # another game is interpreted


def begin_behind(wanted: Sequence[Part], notice: str) -> None:
    """Interpret parts of one game until other processes have compiled them.

    Prints the notice if any are missing. Does nothing if the program itself compiles the game or
    changes gear.
    """
    game = wanted[0].game
    with _beginning:
        if not jit.COMPILED or not sys.executable or compiling.changed_by_caller:
            return
        if game in _begun or compiling.is_compiling(game):
            return
        wanted = [part for part in wanted if part in parts()]
        missing = [part for part in wanted if not part.is_ready]
        for part in parts():
            if part.is_ready:
                part.take_over()
        if missing:
            _take_over_in_children()
            compiler.interpret()
        begun = _begun[game] = _TakeOver(missing)
    if missing:
        print(notice, file=sys.stderr, flush=True)
        begun.compiler = BackgroundCompiler(*(part.name for part in missing))
        threading.Thread(target=begun.run, daemon=True).start()


@cache
def _take_over_in_children() -> None:
    """Let forked children change gear too: they are copies without the threads."""
    if hasattr(os, "register_at_fork"):
        # No thread may be loading code meanwhile
        os.register_at_fork(
            before=global_compiler_lock.acquire,
            after_in_parent=global_compiler_lock.release,
            after_in_child=_begin_again,
        )


def _begin_again() -> None:
    global _beginning
    global_compiler_lock.release()
    _beginning = threading.Lock()
    for begun in _begun.values():
        if begun.wanted:
            threading.Thread(target=begun.run_in_child, daemon=True).start()
