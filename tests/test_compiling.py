"""Compiled code: where it lies, that it is not compiled twice, and how a process changes gear."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cottonopolis
from cottonopolis.compiling import Part, parts
from cottonopolis.engine import code_cache, jit
from cottonopolis.messages import folder as messages_folder

needs_compiler = pytest.mark.skipif(not jit.COMPILED, reason="interpreted")

PLAY = """
from cottonopolis.game import Game
game = Game.new("brass", players=4, seed=7)
for _ in range(12):
    game.play(game.legal()[-1])
print(game.record())
"""
NOTHING_IS_COMPILED = """
from cottonopolis.engine import compiler

def refuse(*_):
    raise AssertionError("compiled")

compiler.FunctionCompiler._compile_core = refuse
"""
COMPILE_TOGETHER = """
import sys, time
from pathlib import Path
from cottonopolis.engine import code_cache, compiler, rng
import numpy as np
together, number = Path(sys.argv[1]), sys.argv[2]
wait, compile_function = code_cache.one_process_at_a_time, compiler.FunctionCompiler._compile_core

def wait_for_the_other(dispatcher, args):
    (together / number).touch()  # has looked for the unit on disk, in vain
    while len(list(together.iterdir())) < 2:
        time.sleep(0.01)
    return wait(dispatcher, args)

def count(self, *arguments):
    if self.as_unit:
        print(self.py_func.__name__)
    return compile_function(self, *arguments)

code_cache.one_process_at_a_time = wait_for_the_other
compiler.FunctionCompiler._compile_core = count
rng.next_word(np.ones(4, dtype=np.uint32))
"""
BUILD_A_MILL = """
import sys
sys.path.insert(0, sys.argv[1])
from cottonopolis.compiling import Part
from cottonopolis.engine import code_cache, compiler
from cottonopolis.games.registry import rules_for
rules, part = rules_for("toy", 2), Part("rules", "toy")
print(part.is_ready)
with code_cache.list_units(part.stored_name):
    state = rules.new(1)
    seat = rules.seat_to_move(state)
    before = state.money[seat]
    rules.step(state, rules.table.first("build"))
    print(before, state.money[seat])
"""
BOT_GAME = """
from cottonopolis import Game
from cottonopolis.bots.registry import make_bot
game = Game.new("{game}", seed=1)
bots = [make_bot("strong", seat) for seat in range(game.players)]
for _ in range(20):
    game.play(bots[game.seat].decide(game.view(game.seat), bots[game.seat].budget).decision)
game.hint()
game.points_now()
"""
ASKED = """
from cottonopolis import Game
from cottonopolis.bots.advice import play_out_quickly
from cottonopolis.bots.planner import planner_for
from cottonopolis.engine.rng import VERSION_1_SEEDS
from cottonopolis.games.rules import as_array_of_one
from cottonopolis.puzzles.shipped import shipped_puzzles
from cottonopolis.scenes.examples import examples_of
from cottonopolis.server.menu import MenuSource, make_menu
from cottonopolis.server.workers import judge_puzzle_turn
game = Game.new("{game}", seed=1)
rules = game.rules
rules.new(VERSION_1_SEEDS)
while game.seat is not None and len(game.steps) < 150:
    seat, plan = game.seat, (game.seat + 1) % game.players
    state = rules.redeal(rules.view(game.state, seat), seat, 0)
    menu = make_menu(MenuSource(rules, state, seat, 0), ())
    rules.planned(rules.view(game.state, plan), plan)
    for option in menu.nodes[0].options[::9]:
        make_menu(MenuSource(rules, state, seat, 0), (option.decision,))
    game.play(menu.nodes[0].options[-1].decision)
for example in examples_of("{game}"):
    start = example.start("{game}")
    for refused in example.refused:
        start.why_not(refused.move)
        start.explain(refused.move)
Game.from_position(game.position()).points_now()
rules.ties(game.state, game.ranking())
puzzle = next(one for one in shipped_puzzles().values() if one.game == "{game}")
judge_puzzle_turn(puzzle.id, puzzle.right[0].decisions)
play_out_quickly(planner_for(rules), as_array_of_one(rules.copy(game.state)))
"""
CHANGE_GEAR = """
import shutil, sys
from pathlib import Path
from cottonopolis import compiling
from cottonopolis.engine import code_cache, compiler
assert compiling.begin("rules", "bots")
assert not compiling.Part("rules", "brass").is_compiled_here
from cottonopolis.game import Game
game = Game.new("brass", players=4, seed=7)
for _ in range(6):
    game.play(game.legal()[-1])
for file in Path(sys.argv[1]).iterdir():
    shutil.copy(file, code_cache.folder())
assert not compiling.change_gear("rules", "bots")
assert compiling.Part("rules", "brass").is_compiled_here
def refuse(*arguments):
    raise AssertionError("interpreted")
for dispatcher in compiler.RuleDispatcher.all:
    dispatcher.interpreted = refuse
for _ in range(6):
    game.play(game.legal()[-1])
game.position()
print(game.record())
"""


def run(
    script: str, *words: str, path: Path | None = None, **variables: str
) -> "subprocess.CompletedProcess[str]":
    """Run a script in a new process."""
    found = {"PYTHONPATH": str(path)} if path else {}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", script, *words],
        env={**os.environ, **found, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def copy_package(folder: Path) -> None:
    """Install the package in a folder, as a wheel does."""
    package = Path(cottonopolis.__file__).parent
    left_out = shutil.ignore_patterns("client", "compiled", "__pycache__")
    shutil.copytree(package, folder / "cottonopolis", ignore=left_out)
    shutil.copytree(messages_folder(), folder / "cottonopolis" / "messages", dirs_exist_ok=True)


def warm_folder() -> str:
    for part in parts("rules", "bots"):
        if not part.is_ready:
            pytest.skip("not compiled (cottonopolis compile)")
    return str(code_cache.folder())


@needs_compiler
def test_a_game_begins_before_its_rules_are_compiled(tmp_path: Path) -> None:
    first = run(PLAY, COTTONOPOLIS_CACHE=str(tmp_path), LANG="en_GB.UTF-8")
    assert first.returncode == 0, first.stderr
    assert "in the background" in first.stderr
    assert first.stdout == run(PLAY).stdout


@needs_compiler
def test_a_process_takes_over_what_has_been_compiled(tmp_path: Path) -> None:
    found = run(CHANGE_GEAR, warm_folder(), COTTONOPOLIS_CACHE=str(tmp_path))
    assert found.returncode == 0, found.stderr
    assert found.stdout == run(PLAY).stdout


@needs_compiler
def test_two_processes_compile_a_unit_once(tmp_path: Path) -> None:
    together = tmp_path / "together"
    together.mkdir()
    started = [
        subprocess.Popen(
            [sys.executable, "-c", COMPILE_TOGETHER, str(together), number],
            env={**os.environ, "COTTONOPOLIS_CACHE": str(tmp_path / "code")},
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in ("first", "second")
    ]
    printed = [process.communicate()[0] for process in started]
    assert [process.returncode for process in started] == [0, 0]
    assert "".join(printed).split() == ["next_word"]


@needs_compiler
@pytest.mark.parametrize("game", ["brass", "industry"])
def test_nothing_is_compiled_after_compiling(game: str) -> None:
    warm_folder()
    found = run(NOTHING_IS_COMPILED + BOT_GAME.format(game=game))
    assert found.returncode == 0, found.stderr


def copy_listed_units(home: Path) -> None:
    """Fill a cache with what `cottonopolis compile` makes, and nothing else."""
    warm = Path(warm_folder())
    folder = home / warm.name
    folder.mkdir()
    for part in parts("rules", "bots"):
        listed = code_cache._list_of_units(part.stored_name)
        assert listed is not None
        shutil.copy(listed, folder)
        for name in listed.read_text(encoding="utf-8").split():
            if (warm / f"{name}.code").exists():  # otherwise the package has it
                shutil.copy(warm / f"{name}.code", folder)


@needs_compiler
@pytest.mark.parametrize("game", ["brass", "industry"])
def test_nothing_that_people_ask_is_compiled_after_compiling(game: str, tmp_path: Path) -> None:
    copy_listed_units(tmp_path)
    found = run(NOTHING_IS_COMPILED + ASKED.format(game=game), COTTONOPOLIS_CACHE=str(tmp_path))
    assert found.returncode == 0, found.stderr


@needs_compiler
def test_the_same_sources_elsewhere_share_their_code(tmp_path: Path) -> None:
    copy_package(tmp_path)
    warm_folder()
    where = "import cottonopolis; print(cottonopolis.__file__)"
    found = run(where + NOTHING_IS_COMPILED + PLAY, path=tmp_path)
    assert found.returncode == 0, found.stderr
    assert found.stdout.startswith(str(tmp_path))


@needs_compiler
def test_a_change_of_another_packages_game_is_noticed(tmp_path: Path) -> None:
    """The machine code has functions of the game, and functions of ours made for it."""
    package = tmp_path / "three_towns"
    shutil.copytree(Path(__file__).parent / "toy_game", package)
    for file in package.glob("*.py"):
        change(file, "tests.toy_game", "three_towns")

    def build(first_lines: str = "") -> list[str]:
        found = run(
            first_lines + BUILD_A_MILL,
            str(tmp_path),
            COTTONOPOLIS_CACHE=str(tmp_path / "code"),
            COTTONOPOLIS_GAMES="three_towns",
            PYTHONDONTWRITEBYTECODE="1",  # Python looks at whole seconds only
        )
        assert found.returncode == 0, found.stderr
        return found.stdout.split()

    assert build() == ["False", "10", "7"]
    change(package / "build.py", "-= MILL_COST", "-= MILL_COST + 1")
    assert build() == ["False", "10", "6"]
    change(package / "state.py", "MONEY: Final = 10", "MONEY: Final = 12")
    assert build() == ["False", "12", "8"]
    assert build(NOTHING_IS_COMPILED) == ["True", "12", "8"]


def change(file: Path, old: str, new: str) -> None:
    """Replace a text in a file."""
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


def package_with_code(folder: Path, features: list[str]) -> None:
    """Copy the package with its compiled code, as a wheel has it."""
    copy_package(folder)
    write = "import sys; from cottonopolis.engine import code_cache as c; c.write_package({!r})"
    found = run(write.format(features), path=folder)
    assert found.returncode == 0, found.stderr


@needs_compiler
def test_a_package_with_compiled_code_compiles_nothing(tmp_path: Path) -> None:
    warm_folder()
    package_with_code(tmp_path, [])
    empty = str(tmp_path / "empty")
    script = NOTHING_IS_COMPILED + BOT_GAME.format(game="brass")
    found = run(script, path=tmp_path, COTTONOPOLIS_CACHE=empty)
    assert found.returncode == 0, found.stderr
    assert found.stderr == ""


@needs_compiler
def test_native_code_is_compiled_beside_that_of_a_package(tmp_path: Path) -> None:
    draw = "from cottonopolis.engine import rng; import numpy as np\n"
    draw += "rng.next_word(np.ones(4, dtype=np.uint32))\n"
    ignore = "from cottonopolis.engine import code_cache; code_cache.ignore_packaged()\n"
    native = tmp_path / "native"
    copy_package(tmp_path)
    package = f"{draw}from cottonopolis.engine import code_cache; code_cache.write_package([])"
    for script, cache in (
        (package, tmp_path / "packaged"),
        (NOTHING_IS_COMPILED + draw, native),
        (ignore + draw, native),
        (NOTHING_IS_COMPILED + ignore + draw, native),
    ):
        found = run(script, path=tmp_path, COTTONOPOLIS_CACHE=str(cache))
        assert found.returncode == 0, found.stderr
        assert bool(list(native.rglob("*.code"))) == (ignore in script)


COMPILE_NATIVE = """
import sys
from cottonopolis.cli.main import app
sys.executable = sys.argv[1]
app(["compile", "--kind", "env", "--native"])
"""


@needs_compiler
@pytest.mark.skipif(os.name != "posix", reason="a script as program")
def test_the_command_compiles_natively_if_asked(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text('#!/bin/sh\necho "$@" >&2\nexit 3\n')
    python.chmod(0o755)
    found = run(COMPILE_NATIVE, str(python), COTTONOPOLIS_CACHE=str(tmp_path / "code"))
    assert "-m cottonopolis.cli.compile --here-native env-brass" in found.stderr


@needs_compiler
def test_code_for_other_processors_is_not_used(tmp_path: Path) -> None:
    warm_folder()
    package_with_code(tmp_path, ["a-feature-of-tomorrow"])
    script = "from cottonopolis.engine import code_cache; assert code_cache.packaged() is None"
    found = run(script, path=tmp_path)
    assert found.returncode == 0, found.stderr


@needs_compiler
def test_code_fits_every_version_of_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_cache, "_processor", lambda: ("arm64-apple-darwin23.6.0", "", ""))
    built_on = code_cache._target()
    monkeypatch.setattr(code_cache, "_processor", lambda: ("arm64-apple-darwin24.1.0", "", ""))
    assert code_cache._target() == built_on
    monkeypatch.setattr(code_cache, "_processor", lambda: ("x86_64-apple-darwin24.1.0", "", ""))
    assert code_cache._target() != built_on


@needs_compiler
def test_importing_changes_nothing_of_numba() -> None:
    script = """
import os, numba
before = dict(os.environ), numba.config.CACHE_DIR
import cottonopolis
assert (dict(os.environ), numba.config.CACHE_DIR) == before
"""
    found = run(script)
    assert found.returncode == 0, found.stderr


@needs_compiler
@pytest.mark.skipif(os.name != "posix", reason="permissions")
def test_a_folder_that_others_may_write_to_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    ours = code_cache._private_home()
    assert ours.stat().st_mode & 0o777 == 0o700
    assert code_cache._private_home() == ours
    ours.chmod(0o777)
    other = code_cache._private_home()
    assert other != ours
    assert other.stat().st_mode & 0o777 == 0o700


@needs_compiler
def test_a_link_is_not_used_as_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    ours = code_cache._private_home()
    ours.rmdir()
    (tmp_path / "elsewhere").mkdir()
    ours.symlink_to(tmp_path / "elsewhere")
    assert code_cache._private_home() != ours


@needs_compiler
@pytest.mark.skipif(
    not hasattr(os, "getuid") or os.getuid() != 0, reason="only root can give a folder away"
)
def test_the_folder_of_another_user_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    planted = code_cache._private_home()
    os.chown(planted, 12345, -1)  # as if somebody else had made it first, with the right mode
    other = code_cache._private_home()
    assert other != planted
    assert other.stat().st_uid == os.getuid()


WHERE = """
import sys
from cottonopolis.engine import code_cache
print(code_cache.folder(), file=sys.stderr)
sys.exit(3)
"""
COMPILERS = """
import sys, time
from cottonopolis.background_compiler import BackgroundCompiler
from cottonopolis.cli.compile import CompilationFailed, compile_parts
from cottonopolis.compiling import Part
from cottonopolis.engine import code_cache
sys.executable = sys.argv[1]
print(code_cache.folder())
behind = BackgroundCompiler("rules-brass", retry_pauses_s=())
while (failure := behind.check()) is None:
    time.sleep(0.05)
print(failure.lines[-1])
try:
    compile_parts([Part("rules", "brass")], 1, lambda part: None)
except CompilationFailed as failed:
    print(str(failed).splitlines()[0])
"""


@needs_compiler
@pytest.mark.skipif(os.name != "posix", reason="permissions")
def test_compilers_use_the_folder_of_their_program(tmp_path: Path) -> None:
    """Also if it is a new one for this time only, which is removed at the end."""
    compiler = tmp_path / "compiler"
    compiler.write_text(f"#!/bin/sh\nexec {sys.executable} -c '{WHERE}'\n")
    compiler.chmod(0o755)
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    planted = temporary / f"cottonopolis-{os.getuid()}"
    planted.symlink_to(tmp_path)
    unwritable = str(compiler / "code")  # a file is no folder
    found = run(COMPILERS, str(compiler), COTTONOPOLIS_CACHE=unwritable, TMPDIR=str(temporary))
    assert found.returncode == 0, found.stderr
    program, behind, part = found.stdout.split()
    assert Path(program).is_relative_to(temporary)
    assert program == behind == part
    assert list(temporary.iterdir()) == [planted]


@needs_compiler
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
def test_a_forked_child_keeps_the_folder(tmp_path: Path) -> None:
    script = """
import os, sys
from cottonopolis.engine import code_cache
folder = code_cache._temporary_home()
print(folder, flush=True)
if os.fork():
    os.wait()
sys.exit()
"""
    found = run(script, TMPDIR=str(tmp_path))
    assert list(tmp_path.iterdir()) == [Path(found.stdout.strip())]


def test_bots_and_batches_run_without_the_compiler() -> None:
    script = """
from cottonopolis import Game
from cottonopolis.bots.interface import Budget
from cottonopolis.bots.registry import make_bot
from cottonopolis.env.batch import Batch
game = Game.new("brass", seed=1)
chosen = make_bot("beginner").decide(game.view(game.seat), Budget(40)).decision
game.play(chosen)
print(len(game.steps), Batch("brass", 1).masks.any())
"""
    found = run(script, COTTONOPOLIS_JIT="0")
    assert found.returncode == 0, found.stderr
    steps, legal = found.stdout.split()
    assert (int(steps) > 0, legal) == (True, "True")


@needs_compiler
@pytest.mark.parametrize(
    "use",
    [
        "from cottonopolis.arena.match import play_game; play_game(rules, ['sane'] * 3, seed=1)",
        "from cottonopolis.bots.planner import planner_for; planner_for(rules)",
        "rules.new(seed=1)",
        "try: rules.new(seed=1)\nexcept AssertionError: rules.new(seed=1)",  # it is told once
        "from cottonopolis.env.batch import Batch; Batch('brass', 1)",
        "from cottonopolis.env.aec import TableEnv; TableEnv('brass')",
        "import pyspiel, cottonopolis.env.spiel; pyspiel.load_game('python_cottonopolis_brass')",
    ],
)
def test_nothing_is_compiled_in_silence(use: str, tmp_path: Path) -> None:
    if "pyspiel" in use:
        pytest.importorskip("pyspiel")
    rules = "from cottonopolis.games.registry import rules_for; rules = rules_for('brass', 3)\n"
    found = run(
        NOTHING_IS_COMPILED + rules + use,
        COTTONOPOLIS_CACHE=str(tmp_path),
        COTTONOPOLIS_LANG="en",
    )
    told, fault, _ = found.stderr.partition("Traceback")
    assert told == "Compiling the rules (first time only)\n"
    assert fault


def test_what_only_unix_has_is_not_needed(tmp_path: Path) -> None:
    script = """
import os, sys
sys.modules["resource"] = sys.modules["readline"] = None
del os.nice, os.sched_getaffinity
from cottonopolis.cli import main, terminal
from cottonopolis.cli.compile import compile_behind
from cottonopolis.server import workers
from cottonopolis.server.connection_guard import connections_per_process
from cottonopolis.server.settings import Settings
assert connections_per_process(Settings(connections=7)) == 7
workers._start_worker(None, 5)
compile_behind([])
"""
    found = run(script, COTTONOPOLIS_CACHE=str(tmp_path))
    assert found.returncode == 0, found.stderr


def test_parts_are_compiled_in_this_order() -> None:
    found = [part.name for part in parts() if part.game in ("brass", "industry")]
    playing = ["rules-brass", "bots-brass", "rules-industry", "bots-industry"]
    assert found == [*playing, "env-brass", "env-industry"]
    assert Part("rules", "brass") in parts("rules")
