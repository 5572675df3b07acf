"""`cottonopolis compile`: compile everything ahead, on all cores."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from cottonopolis.compiling import Part, parts
from cottonopolis.engine import jit
from cottonopolis.support.parallel import all_cores

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

POLL_S = 0.1
BACKGROUND_NICE = 10


class CompilationFailed(Exception):
    """A process that compiled a part has failed; its words are the exception's."""


def compile_parts(
    missing: Sequence[Part], processes: int, report: "Callable[[Part], None]"
) -> None:
    """Compile parts in processes, in this order; calls `report` for each that is done."""
    waiting = list(missing)
    running: dict[subprocess.Popen[str], Part] = {}
    try:
        while waiting or running:
            while waiting and len(running) < processes:
                part = waiting.pop(0)
                running[_start(part)] = part
            for process in [process for process in running if process.poll() is not None]:
                if process.returncode:
                    raise CompilationFailed(process.communicate()[1])
                report(running.pop(process))
            time.sleep(POLL_S)
    finally:
        for process in running:
            process.terminate()
        for process in running:
            process.wait()


def _start(part: Part) -> "subprocess.Popen[str]":
    words = [sys.executable, "-m", "cottonopolis.cli.compile", "--here", part.name]
    return subprocess.Popen(words, stderr=subprocess.PIPE, text=True)


@contextmanager
def _alone() -> "Iterator[bool]":
    """Whether no other process compiles in the background."""
    from cottonopolis.engine import code_cache

    try:
        import fcntl
    except ImportError:  # Windows
        yield True
        return
    with (code_cache.folder() / "compile.lock").open("wb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True


def main(words: Sequence[str]) -> None:
    """For processes of the program: --here PART compiles a part; --background what is missing."""
    named = {part.name: part for part in parts()}
    if words[0] == "--here":
        for _ in named[words[1]].compile():
            pass
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(OSError):
        os.nice(BACKGROUND_NICE)
    wanted = [named[name] for name in words[1:]] or list(named.values())
    with _alone() as alone:
        if alone and jit.COMPILED:
            missing = [part for part in wanted if not part.is_ready]
            compile_parts(missing, all_cores(), lambda part: None)


if __name__ == "__main__":
    main(sys.argv[1:])
