"""The command line at its edges: narrow terminals, closed pipes, files in the way."""

import io
import os
import re
import shlex
import subprocess
import sys
import tomllib
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console
from typer.testing import CliRunner

from cottonopolis import CottonopolisError, Game, SetupError
from cottonopolis.arena.figures import figures
from cottonopolis.arena.run import Result, make_run
from cottonopolis.book.book import Answer, Book, BookMove
from cottonopolis.bots.analyst import Analysis, Turn
from cottonopolis.bots.network.planner import FOLDER as NETWORKS
from cottonopolis.cli import analyse, arena, book, main
from cottonopolis.cli import bots as list_of_bots
from cottonopolis.cli.compile import CompilationFailed
from cottonopolis.cli.display import show_position
from cottonopolis.cli.plain_letters import ERROR_HANDLER
from cottonopolis.compiling import Part
from cottonopolis.drawing.files import check_picture, write_picture
from cottonopolis.drawing.plots import Axis, Series, line_chart
from cottonopolis.support import parallel
from cottonopolis.support.extras import PACKAGES, install_command
from cottonopolis.support.running import is_running
from tests.fork_server import run

PROJECT = Path(__file__).parent.parent / "pyproject.toml"
RECORD = Path(__file__).parent / "golden" / "4p-sane-101.txt"
PNG = b"\x89PNG\r\n\x1a\n"
BROKEN_BOT = """
from cottonopolis.bots.interface import Bot
from cottonopolis.bots.registry import register

@register
class Broken(Bot):
    name = "broken"

    def decide(self, view, budget):
        return self.think_hard()

    def think_hard(self):
        raise ArithmeticError("out of ideas")
"""


def printed(width: int, show: Any) -> str:
    console = Console(width=width, file=io.StringIO())
    show(console)
    return str(console.file.getvalue())  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_a_position_fits_into_40_columns(lang: str) -> None:
    game = Game.from_record(RECORD.read_text(encoding="utf-8"), 60)
    text = printed(40, lambda console: show_position(console, lang, game.rules, game.spectate()))
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 40
    for seat in game.spectate().seats:
        assert f"{seat.vp}\N{NO-BREAK SPACE}" in text or f"\N{NO-BREAK SPACE}{seat.vp}" in text


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_tables_of_figures_fit_into_40_columns(lang: str) -> None:
    bots = ["strongest-2026a", "cotton-baron", "sane", "uniform"]
    run = make_run("brass", 4, bots, games=1)
    result = Result(0, (130, 99, -12, 8), (0, 1, 3, 2), (np.array([1_234_567]),) * 4)
    found = figures(run, [result])
    text = printed(40, lambda console: arena.show(console, lang, found))
    text += printed(40, lambda console: list_of_bots.show(console, lang))
    move = BookMove(
        0, "build cotton_mill warrington_and_runcorn.1", 12_345, 0.42, 98.7, -12.3, 0.28
    )
    opening = Book.load("brass", players=4)
    answer = Answer("board", 20_000, (move,))
    text += printed(40, lambda console: book._show(console, lang, opening, answer))
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 40
    for name in ("strongest-2026a", "cotton-baron", "beginner"):
        assert name in text


def test_an_analysis_fits_into_80_columns() -> None:
    moves = (
        "build cotton_mill warrington_and_runcorn.1 with warrington_and_runcorn",
        "link ellesmere_port-warrington_and_runcorn with cotton_mill",
    )
    standing = (40.0, 30.0, 20.0)
    turn = Turn(1, "canal", 1, 0, standing, standing, moves, 1.0, moves, 2.0, 1.0, 0.0, standing)
    found = Analysis(
        "brass", None, 3, 1, False, 0, (turn,), (), standing, standing, standing, standing, 1
    )
    text = printed(80, lambda console: analyse.show(console, "en", found))
    for move in moves:
        assert text.count(move) == 2
    assert "…" not in text
    assert "Cost 1.0" in text


def test_a_closed_pipe_ends_the_command_quietly() -> None:
    command = [sys.executable, "-m", "cottonopolis.cli.main", "rules", "--lang", "en"]
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, "")


def test_plain_terminals_get_plain_letters() -> None:
    assert "£30 − “Köln” ●".encode("ascii", ERROR_HANDLER) == b'L30 - "Koln" o'
    done = run("rules", "B29", "--lang", "en", env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert "?" not in done.stdout


def test_a_picture_is_what_its_name_says(tmp_path: Path) -> None:
    picture = line_chart("Title", Axis("x"), Axis("y"), [Series("one", [(0, 0), (1, 1)])])
    write_picture(tmp_path / "plot.svg", picture)
    assert (tmp_path / "plot.svg").read_text(encoding="utf-8") == picture
    write_picture(tmp_path / "plot.PNG", picture)
    assert (tmp_path / "plot.PNG").read_bytes().startswith(PNG)
    for name in ("plot.jpg", "plot"):
        with pytest.raises(SetupError, match=r"ends in one of \.svg, \.png"):
            check_picture(tmp_path / name)
    refused = run("analyse", str(RECORD), "--plot", str(tmp_path / "plot.gif"))
    assert refused.returncode == 2
    assert "plot.gif" in refused.stderr


def test_a_picture_without_its_package_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    check_picture(tmp_path / "plot.svg")
    with pytest.raises(SetupError, match=r"-e \"\.\[learn\]\"$"):
        check_picture(tmp_path / "plot.png")


def test_a_file_with_another_name_is_no_map(tmp_path: Path) -> None:
    file = tmp_path / "map.txt"
    file.write_text("name = 'x'", encoding="utf-8")
    done = run("map", "check", str(file))
    assert done.returncode == 2
    assert "ends in .toml" in done.stderr.replace("\n", " ")


def test_a_backup_never_replaces_a_file_unasked(tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    file.write_text("precious", encoding="utf-8")
    database = f"sqlite:///{tmp_path / 'none.db'}"
    done = run("admin", "backup", str(file), "--database", database)
    assert done.returncode == 2
    assert "--force" in done.stderr
    forced = run("admin", "backup", str(file), "--database", database, "--force")
    assert "none.db" in forced.stderr.replace("\n", "")  # the next check
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_missing_database_is_noticed_before_compiling(tmp_path: Path) -> None:
    cache = {"COTTONOPOLIS_CACHE": str(tmp_path / "cache")}
    missing = f"sqlite:///{tmp_path / 'none.db'}"
    for command in (("verify",), ("upgrade",), ("export", str(tmp_path / "out"))):
        done = run("admin", *command, "--database", missing, env=cache)
        assert done.returncode == 2
        assert "none.db" in done.stderr.replace("\n", "")
        assert "Compiling" not in done.stderr
    assert not (tmp_path / "out").exists()


NETWORKS_NEED_TORCH = pytest.mark.skipif(find_spec("torch") is None, reason="needs PyTorch")


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("simulate --games 1 --bots sane --records .", r"brass-4p-sane-1\.txt is a folder"),
        ("replay diary.txt", "not a saved game"),
        ("replay record.txt --seat 9", "There is no seat 9"),
        ("analyse future.txt", "version 99"),
        ("play --load future.txt", "version 99"),
        ("arena --bots sane --resume diary.txt", "not from an arena"),
        ("puzzles make --record none.txt", r"none\.txt does not exist"),
        ("puzzles make --record diary.txt", "not a saved game"),
        ("puzzles make --output none/puzzles.jsonl", "none/puzzles.jsonl cannot be written"),
        pytest.param("train --resume", "no training to continue", marks=NETWORKS_NEED_TORCH),
        pytest.param("train --start none.npz", "none.npz is not", marks=NETWORKS_NEED_TORCH),
        pytest.param("train --improve none.npz", "none.npz is not", marks=NETWORKS_NEED_TORCH),
        pytest.param("train --opponent diary.txt", "diary.txt is not", marks=NETWORKS_NEED_TORCH),
        pytest.param(
            "train industry --start brass.npz", "trained for brass", marks=NETWORKS_NEED_TORCH
        ),
    ],
)
def test_what_a_file_or_an_option_gets_wrong_is_noticed_before_compiling(
    words: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "diary.txt").write_text("my diary\n", encoding="utf-8")
    header, actions = RECORD.read_text(encoding="utf-8").split("\n\n", 1)
    future = re.sub("rules [0-9]+", "rules 99", header) + "\n\n" + actions
    (tmp_path / "future.txt").write_text(future, encoding="utf-8")
    (tmp_path / "record.txt").symlink_to(RECORD)
    (tmp_path / "brass.npz").symlink_to(NETWORKS / "brass.npz")
    (tmp_path / "brass-4p-sane-1.txt").mkdir()
    before = sorted(tmp_path.iterdir())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Part, "is_ready", property(lambda part: pytest.fail("compiled")))
    done = CliRunner().invoke(main.app, words.split())
    assert isinstance(done.exception, CottonopolisError)
    assert re.search(fault, str(done.exception))
    assert sorted(tmp_path.iterdir()) == before
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "my diary\n"


def test_compiling_that_fails_ends_with_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise CompilationFailed("brass rules: exit status 3")

    monkeypatch.setattr("cottonopolis.cli.compile.compile_parts", fail)
    monkeypatch.setattr(Part, "is_ready", False)
    done = CliRunner().invoke(main.app, ["compile"])
    assert isinstance(done.exception, SystemExit)
    assert done.exception.code == "brass rules: exit status 3"


def test_a_bot_that_fails_shows_its_traceback_on_request(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text(BROKEN_BOT, encoding="utf-8")
    words = ["--bots", "broken", "--bot-file", str(file), "--games", "1"]
    for command in ("arena", "simulate"):
        plain = run(command, "brass", *words)
        assert plain.returncode == 2
        assert "Traceback" not in plain.stderr
        shown = run(command, "brass", *words, "--traceback")
        assert shown.returncode == 2
        assert "in think_hard" in shown.stderr


def test_completion_can_be_installed() -> None:
    shown = run("--show-completion", "bash")
    assert "_COTTONOPOLIS_COMPLETE" in shown.stdout or "complete" in shown.stdout
    for lang, word in (("en", "completion"), ("de", "Vervollständigung")):
        assert word in run("--help", "--lang", lang).stdout


class FakeRay:
    """A Ray that cannot join any cluster."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    def is_initialized(self) -> bool:
        return False

    def init(self, **options: Any) -> None:
        self.asked.append(options)
        if "address" in options:
            raise ConnectionError("no token\nand a hundred more lines")

    def shutdown(self) -> None:
        pass


def test_a_named_cluster_is_never_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")  # nobody listens
    refused = pytest.raises(SetupError, match=r"127\.0\.0\.1:1 cannot be joined")
    with refused, parallel._cluster(FakeRay(), 2):
        pass
    monkeypatch.setattr(parallel, "_check_address", lambda address: None)
    ray = FakeRay()
    with pytest.raises(SetupError, match=r"no token$"), parallel._cluster(ray, 2):
        pass
    assert len(ray.asked) == 1
    monkeypatch.delenv("RAY_ADDRESS")
    with parallel._cluster(ray, 2):
        assert ray.asked[-1]["num_cpus"] == 2


def test_ray_is_needed_before_anything_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr(main, "compile_rules", lambda rules: pytest.fail("compiled"))
    done = CliRunner().invoke(main.app, ["arena", "--bots", "sane", "--ray"])
    assert isinstance(done.exception, SetupError)
    assert "package ray is not installed" in str(done.exception)
    assert 'pip install -e ".[ray]"' in str(done.exception)


def test_missing_packages_are_called_as_in_the_extras() -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    names = {re.split(r"[^\w-]", package)[0] for extra in extras for package in extra}
    assert set(PACKAGES.values()) <= names


def test_an_extra_is_installed_without_a_checkout_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert install_command("learn", "pillow") == 'pip install -e ".[learn]"'
    installed = tmp_path / "lib" / "pyproject.toml"  # not beside an installed wheel
    extras = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for extra in ("learn", "openspiel", "ray"):
        words = shlex.split(install_command(extra, "package", installed))
        assert words[:2] == ["pip", "install"]
        assert sorted(words[2:]) == sorted(package.split(";")[0] for package in extras[extra])
    server = shlex.split(install_command("server", "granian", installed))
    assert {"granian>=2.2", "sqlalchemy[asyncio]>=2.0.36", "asyncpg>=0.30"} <= {*server}
    assert not any("cottonopolis" in word for word in server)
    monkeypatch.setattr(metadata, "requires", lambda name: None)
    assert install_command("learn", "pillow", installed) == 'pip install "pillow"'


def test_metrics_leave_no_folder_behind(tmp_path: Path) -> None:
    """Several workers without channels are refused; the folder made for their metrics goes too."""
    done = run("serve", "--workers", "4", "--no-browser", env={"TMPDIR": str(tmp_path)})
    assert done.returncode == 2
    assert "channels" in done.stderr
    assert not list(tmp_path.glob("cottonopolis-metrics-*"))


def test_a_process_runs_or_not() -> None:
    assert is_running(os.getpid())
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert not is_running(ended.pid)
