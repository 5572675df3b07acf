"""`cottonopolis compile`: compile everything ahead, on all cores."""

import gc
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cottonopolis.compiling import Part, next_part, parts
from cottonopolis.support.locks import locked
from cottonopolis.support.parallel import all_cores
from cottonopolis.support.running import lower_priority

if TYPE_CHECKING:
    from collections.abc import Callable

POLL_S = 0.1
# Processors that compiled code in a wheel fits, by machine: LLVM's name and features
BASELINES: dict[str, tuple[str, tuple[str, ...]]] = {
    "x86_64": (
        "x86-64-v3",  # since about 2013
        (
            *("sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16", "avx", "avx2"),
            *("bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave"),
        ),
    ),
    "aarch64": ("generic", ("neon",)),
    "arm64": ("generic", ("neon",)),
}
BASELINES["amd64"] = BASELINES["x86_64"]  # Windows' name for it
BACKGROUND_NICE = 10
# Python objects that a process makes before garbage is looked for: compiling makes millions, and
# little garbage in cycles, so that the usual 700 cost an eighth of the time
GC_THRESHOLD = 200_000


class CompilationFailed(Exception):
    """Parts could not be compiled; the words of their processes are the exception's."""


def compile_parts(
    missing: Sequence[Part],
    processes: int,
    report: "Callable[[Part], None]",
    native: bool = False,
) -> None:
    """Compile parts in processes, in this order; calls `report` for each that is done.

    If `native`, they do without the compiled code that the package brings. If one fails, the others
    are compiled all the same; then CompilationFailed is raised.
    """
    failures = []
    waiting = list(missing)
    running: dict[subprocess.Popen[str], Part] = {}
    try:
        while waiting or running:
            while waiting and len(running) < processes:
                part = next_part(waiting, {part.game for part in running.values()})
                waiting.remove(part)
                running[_start(part, native)] = part
            for process in [process for process in running if process.poll() is not None]:
                part = running.pop(process)
                words = process.communicate()[1]
                if process.returncode:
                    failures.append(f"{words}{part.name}: exit status {process.returncode}")
                report(part)
            time.sleep(POLL_S)
    finally:
        for process in running:
            process.terminate()
        for process in running:
            process.communicate()
    if failures:
        raise CompilationFailed("\n".join(failures))


def _start(part: Part, native: bool) -> "subprocess.Popen[str]":
    from cottonopolis.engine import code_cache

    how = "--here-native" if native else "--here"
    words = [sys.executable, "-m", "cottonopolis.cli.compile", how, part.name]
    return subprocess.Popen(words, stderr=subprocess.PIPE, text=True, env=code_cache.environment())


def compile_behind(wanted: Sequence[Part]) -> None:
    """Compile what is missing at low priority, after other processes that do so."""
    from cottonopolis.engine import code_cache

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    lower_priority(BACKGROUND_NICE)
    # Others that compile in the background go first
    with locked(code_cache.folder() / "compile.lock"):
        missing = [part for part in wanted if not part.is_ready]  # others may have compiled some
        try:
            compile_parts(missing, all_cores(), lambda part: None)
        except CompilationFailed as failed:
            sys.exit(str(failed))
        lost = [part.name for part in missing if not part.is_ready]
        if lost:
            sys.exit(f"compiled code could not be stored: {', '.join(lost)}")


def compile_for_wheel() -> None:
    """Compile everything for all usual processors of this machine's kind, into the package."""
    from cottonopolis.engine import code_cache

    name, features = BASELINES[platform.machine().lower()]
    shutil.rmtree(code_cache.PACKAGED_FOLDER, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "NUMBA_CPU_NAME": name,
            "NUMBA_CPU_FEATURES": ",".join(f"+{feature}" for feature in features),
            "COTTONOPOLIS_CACHE": folder,
        }
        words = [sys.executable, "-m", "cottonopolis.cli.compile", "--into-package", *features]
        subprocess.run(words, env=environment, check=True)


def main(words: Sequence[str]) -> None:
    """For other programs.

    --here PART compiles a part in this process, --here-native PART even if the package brings it,
    --background what is missing. --for-wheel compiles for many processors, by means of
    --into-package.
    """
    if words[0] == "--for-wheel":
        compile_for_wheel()
        return
    named = {part.name: part for part in parts()}
    from cottonopolis.engine import code_cache

    if words[0] == "--into-package":
        compile_parts(list(named.values()), all_cores(), lambda part: print(part.name, flush=True))
        code_cache.write_package(list(words[1:]))
        return
    if words[0] in ("--here", "--here-native"):
        if words[0] == "--here-native":
            code_cache.ignore_packaged()
        gc.set_threshold(GC_THRESHOLD)
        for _ in named[words[1]].compile():
            pass
        return
    compile_behind([named[name] for name in words[1:]] or list(named.values()))


if __name__ == "__main__":
    main(sys.argv[1:])
