"""Compiling behind: what happens if another process compiles, a compiler dies, games are many."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cottonopolis.engine import code_cache, jit
from tests.test_compiling import NOTHING_IS_COMPILED, run, warm_folder

pytestmark = [
    pytest.mark.skipif(not jit.COMPILED, reason="interpreted"),
    pytest.mark.skipif(
        jit.COMPILED and code_cache.packaged() is not None, reason="nothing would be compiled"
    ),
    pytest.mark.skipif(os.name != "posix", reason="signals and locks"),
]
GIVE_UP_S = 600.0


def lists_missing(home: Path) -> Path:
    """A cache in which no part is ready, but which takes seconds to compile: units are there."""
    found = home / Path(warm_folder()).name
    shutil.copytree(warm_folder(), found, ignore=shutil.ignore_patterns("*.units", "*.began"))
    return found


def wait_until(cache: Path, script: str) -> "subprocess.CompletedProcess[str]":
    found = run(script, COTTONOPOLIS_CACHE=str(cache), LANG="en_GB.UTF-8")
    assert found.returncode == 0, found.stderr
    return found


def test_a_second_compiler_waits_for_the_first(tmp_path: Path) -> None:
    import fcntl

    folder = lists_missing(tmp_path)
    with (folder / "compile.lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        second = subprocess.Popen(
            [sys.executable, "-m", "cottonopolis.cli.compile", "--background", "rules-brass"],
            env={**os.environ, "COTTONOPOLIS_CACHE": str(tmp_path)},
        )
        while second.poll() is None and not has_open(second.pid, folder / "compile.lock"):
            time.sleep(0.05)
        assert second.poll() is None
        assert not (folder / "rules-brass.units").exists()
    assert second.wait(GIVE_UP_S) == 0
    assert (folder / "rules-brass.units").exists()


def has_open(process: int, file: Path) -> bool:
    try:
        return any(link.resolve() == file for link in Path(f"/proc/{process}/fd").iterdir())
    except OSError:
        return False


DYING = """
import os, signal, time
from cottonopolis.background_compiler import BackgroundCompiler
from cottonopolis.compiling import Part
compiler = BackgroundCompiler("rules-brass", retry_pauses_s=(0.0,))
os.killpg(compiler._process.pid, signal.SIGKILL)
while (failure := compiler.check()) is None:
    time.sleep(0.05)
assert (failure.exit_code, failure.is_final) == (-signal.SIGKILL, False), failure
while not Part("rules", "brass").is_ready:
    assert compiler.check() is None
    time.sleep(0.05)
"""


def test_a_compiler_that_is_killed_is_started_again(tmp_path: Path) -> None:
    lists_missing(tmp_path)
    wait_until(tmp_path, DYING)


@pytest.fixture
def broken_python(tmp_path: Path) -> str:
    """A program that dies in place of Python."""
    program = tmp_path / "python"
    program.write_text("#!/bin/sh\necho starting >&2\necho no memory left >&2\nexit 3\n")
    program.chmod(0o755)
    return str(program)


FAILING_LIBRARY = """
import sys, threading
sys.executable = sys.argv[1]
from cottonopolis import background_compiler as behind
behind.BackgroundCompiler.__init__.__kwdefaults__["retry_pauses_s"] = (0.0,)
from cottonopolis import Game
game = Game.new("brass", seed=1)
for thread in threading.enumerate():
    if thread is not threading.main_thread():
        thread.join()
game.play(game.legal()[0])
print(len(game.actions()))
"""


def test_a_program_is_told_once_that_compiling_failed(tmp_path: Path, broken_python: str) -> None:
    cache = str(tmp_path / "code")
    script = NOTHING_IS_COMPILED + FAILING_LIBRARY
    found = run(script, broken_python, COTTONOPOLIS_CACHE=cache, LANG="en_GB.UTF-8")
    assert found.returncode == 0, found.stderr
    assert found.stderr.count("failed (no memory left)") == 1


FAILING_SERVER = """
import asyncio, sys
sys.executable = sys.argv[1]
from cottonopolis import compiling
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.logs import set_up_logging
from cottonopolis.server.preparation import Preparation

async def main():
    preparation = Preparation(retry_pauses_s=(0.0,))
    assert preparation.seconds_left("brass") > 0
    while not preparation.has_failed("brass"):
        await asyncio.sleep(0.05)
    assert preparation.seconds_left("brass") == 0
    try:
        preparation.check_bots("brass")
    except ApiError as error:
        print(error.code)
    await preparation.close()

compiling.interpret()
set_up_logging("info")
asyncio.run(main())
"""


def test_a_server_says_that_compiling_failed(tmp_path: Path, broken_python: str) -> None:
    cache = str(tmp_path / "code")
    found = run(NOTHING_IS_COMPILED + FAILING_SERVER, broken_python, COTTONOPOLIS_CACHE=cache)
    assert found.returncode == 0, found.stderr
    assert found.stdout == "compiling-failed\n"
    assert '"event":"compiling_failed"' in found.stderr
    assert '"exit_status":3,"lines":["starting","no memory left"]' in found.stderr
    assert '"event":"compiling_given_up"' in found.stderr


ADVICE_AFTER_FAILURE = """
import asyncio, sys
from types import SimpleNamespace
from cottonopolis import compiling
from cottonopolis.puzzles.shipped import shipped_puzzles
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.preparation import Preparation
from cottonopolis.server.routes.puzzles import _judged
from cottonopolis.server.workers import Workers, judge_puzzle_turn

async def answer_to(question):
    try:
        await question
    except ApiError as error:
        print(error.code)

async def main():
    workers = Workers(1)
    puzzle = next(iter(shipped_puzzles().values()))
    waiting = workers.run("hint", judge_puzzle_turn, puzzle.id, ())
    python, sys.executable = sys.executable, sys.argv[1]
    preparation = Preparation(retry_pauses_s=())
    sys.executable = python
    preparation.on_given_up = workers.give_up_waiting
    await answer_to(waiting)
    assert preparation.has_failed(puzzle.game)
    state = SimpleNamespace(preparation=preparation, workers=workers)
    await answer_to(_judged(None, state, puzzle, None))
    await preparation.close()
    workers.close()

compiling.interpret()
asyncio.run(main())
"""


def test_nobody_waits_for_bots_that_could_not_be_compiled(
    tmp_path: Path, broken_python: str
) -> None:
    script = NOTHING_IS_COMPILED + ADVICE_AFTER_FAILURE
    cache = str(tmp_path / "code")
    found = run(script, broken_python, COTTONOPOLIS_CACHE=cache)
    assert found.returncode == 0, found.stderr
    assert found.stdout == "compiling-failed\n" * 2


TWO_GAMES = """
import time
from cottonopolis import Game
from cottonopolis.compiling import Part, is_interpreting
first, second = Game.new("brass", seed=1), Game.new("industry", seed=1)
assert is_interpreting()
parts = [Part(kind, game) for game in ("brass", "industry") for kind in ("rules", "bots")]
give_up = time.monotonic() + 600
while not all(part.is_compiled_here for part in parts):
    assert time.monotonic() < give_up
    time.sleep(0.05)
for game in (first, second):
    game.play(game.legal()[0])
"""


def test_every_game_of_a_process_is_compiled(tmp_path: Path) -> None:
    lists_missing(tmp_path)
    found = wait_until(tmp_path, NOTHING_IS_COMPILED + TWO_GAMES)
    assert found.stderr.count("in the background") == 2


READY_SECOND = """
from cottonopolis import Game
from cottonopolis.compiling import Part, is_interpreting
Game.new("brass", seed=1)
assert is_interpreting()
Game.new("industry", seed=1)
assert Part("rules", "industry").is_compiled_here
assert not Part("rules", "brass").is_compiled_here
"""


def test_a_ready_game_runs_compiled_beside_one_that_is_not(tmp_path: Path) -> None:
    folder = lists_missing(tmp_path)
    shutil.copy(Path(warm_folder()) / "rules-industry.units", folder)
    (folder / "rules-brass.units").unlink(missing_ok=True)
    found = wait_until(tmp_path, READY_SECOND)
    assert found.stderr.count("in the background") == 1


FORKED = """
import atexit, multiprocessing, os, signal, sys, time, warnings
from cottonopolis import Game
from cottonopolis.background_compiler import _begun
from cottonopolis.compiling import Part
from cottonopolis.engine import code_cache
from cottonopolis.support.locks import locked
warnings.simplefilter("ignore", DeprecationWarning)  # of Python: a fork while threads run
rules = Part("rules", "toy")

def play_compiled(number):
    give_up = time.monotonic() + 600
    while not rules.is_compiled_here:
        assert time.monotonic() < give_up
        time.sleep(0.05)
    game.play(game.legal()[0])
    return number

with locked(code_cache.folder() / "compile.lock"):  # until then the compiler waits
    game = Game.new("toy", seed=1)
    assert not rules.is_compiled_here
"""
POOL = """
    pool = multiprocessing.get_context("fork").Pool(2)
    played = pool.map_async(play_compiled, range(4))
assert played.get() == [0, 1, 2, 3]
pool.close()
pool.join()
"""
PARENT_ENDS = """
    if os.fork():
        sys.exit()  # and ends its compiler
play_compiled(0)
print("compiled")
"""
CHILD_ENDS = """
    child = os.fork()
    if child == 0:
        signal.alarm(60)
        atexit._run_exitfuncs()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    assert _begun["toy"].compiler.is_running
"""
needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")


def run_forking(script: str, cache: Path) -> str:
    toy = "tests.toy_game"
    found = run(FORKED + script, COTTONOPOLIS_CACHE=str(cache), COTTONOPOLIS_GAMES=toy)
    assert found.returncode == 0, found.stderr
    return found.stdout


@needs_fork
def test_forked_children_change_gear(tmp_path: Path) -> None:
    run_forking(POOL, tmp_path)


@needs_fork
def test_a_forked_child_goes_on_compiling_without_its_parent(tmp_path: Path) -> None:
    assert run_forking(PARENT_ENDS, tmp_path) == "compiled\n"


@needs_fork
def test_a_forked_child_leaves_the_compiler_to_its_parent(tmp_path: Path) -> None:
    run_forking(CHILD_ENDS, tmp_path)


BOTS_NOW = """
from cottonopolis import compiling
from cottonopolis.compiling import Part
compiling.interpret()
compiling.compile_now("bots", "brass")
assert Part("bots", "brass").is_compiled_here
assert Part("rules", "brass").is_compiled_here
"""


def test_bots_bring_their_rules_along() -> None:
    warm_folder()
    found = run(NOTHING_IS_COMPILED + BOTS_NOW)
    assert found.returncode == 0, found.stderr


SECONDS_LEFT = """
import os, sys, time
from cottonopolis.background_compiler import SECONDS, _Schedule
from cottonopolis.compiling import Part, parts
from cottonopolis.engine import code_cache
os.sched_setaffinity(0, list(os.sched_getaffinity(0))[: int(sys.argv[1])])
names = [part for part in parts() if part.game in ("brass", "industry")]
for game in ("brass", "industry"):
    print(_Schedule(names, time.time()).seconds_until(Part("bots", game)))
chain = SECONDS["rules"] + SECONDS["bots"]
print(chain)
"""


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="cores")
def test_the_wait_counts_a_games_parts_one_after_another(tmp_path: Path) -> None:
    cache = str(tmp_path)
    one = run(SECONDS_LEFT, "1", COTTONOPOLIS_CACHE=cache).stdout.split()
    brass, industry, chain = map(float, one)
    assert (brass, industry) == (chain, 2 * chain)
    if len(os.sched_getaffinity(0)) > 1:
        two = run(SECONDS_LEFT, "2", COTTONOPOLIS_CACHE=cache).stdout.split()
        assert float(two[0]) == float(two[1]) == chain  # each game has a core of its own


PACE = """
import os, time
from cottonopolis.background_compiler import SECONDS, _Schedule
from cottonopolis.compiling import Part, parts
from cottonopolis.engine import code_cache
now = time.time()
rules, bots = Part("rules", "brass"), Part("bots", "brass")
began = code_cache._beginning_of(rules.stored_name)
began.write_text("0")
os.utime(began, (now - 3 * SECONDS["rules"], now - 3 * SECONDS["rules"]))
code_cache._write(code_cache.folder() / "rules-brass.units", b"")
left = _Schedule([rules, bots], now - 1000).seconds_until(bots)
assert abs(left - 3 * SECONDS["bots"]) < 5, left
code_cache._beginning_of(bots.stored_name).write_text(str(os.getpid()))
left = _Schedule([rules, bots], now - 1000).seconds_until(bots)
assert 2 * SECONDS["bots"] < left < 3 * SECONDS["bots"] + 5, left
"""


def test_a_slow_machine_is_noticed(tmp_path: Path) -> None:
    wait_until(tmp_path, PACE)


TERMINAL = """
import sys
from cottonopolis.cli.main import main
sys.argv = ["cottonopolis", "play", "--terminal", "--bots", "strong", "--seed", "1", "--players",
    "3", "--save", sys.argv[1]]
main()
"""


def test_the_terminal_begins_before_anything_is_compiled(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    found = subprocess.run(
        [sys.executable, "-c", NOTHING_IS_COMPILED + TERMINAL, str(file)],
        input="1\n" * 12 + "quit\n",
        env={
            **os.environ,
            "COTTONOPOLIS_CACHE": str(tmp_path / "code"),
            "LANG": "en_GB.UTF-8",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert "bots are slower and play worse" in found.stderr
    assert len(file.read_text(encoding="utf-8").splitlines()) > 5


COMPILE_NOW = "from cottonopolis.compiling import compile_now; compile_now('rules', 'brass')"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["-m", "cottonopolis.cli.main", "simulate", "--games", "1"], 130),
        (["-m", "cottonopolis.cli.main", "compile"], 130),
        (["-c", COMPILE_NOW], -signal.SIGINT),
    ],
)
def test_an_interrupted_compilation_shows_no_traceback_of_numba(
    words: list[str], code: int, tmp_path: Path
) -> None:
    compiling = subprocess.Popen(
        [sys.executable, *words],
        env={**os.environ, "COTTONOPOLIS_CACHE": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not list(tmp_path.glob("*/*.lock")):  # a unit is being compiled
        assert compiling.poll() is None, compiling.communicate()
        time.sleep(0.05)
    os.killpg(compiling.pid, signal.SIGINT)  # as a terminal does
    _, said = compiling.communicate(timeout=GIVE_UP_S)
    assert compiling.returncode == code, said
    assert "/numba/" not in said, said
