"""The command line, as a person uses it."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from cottonopolis import __version__
from cottonopolis.bots.network.planner import FOLDER as NETWORKS
from cottonopolis.games.industry.data import FOLDER as INDUSTRY_FOLDER
from tests.fork_server import TERMINAL_ENVIRONMENT, run
from tests.golden import FOLDER

RECORD = FOLDER / "4p-sane-101.txt"


def run_fresh(*arguments: str, **environment: str) -> str:
    """What a command prints that imports everything for itself."""
    command = [sys.executable, "-m", "cottonopolis.cli.main", *arguments]
    env = {**os.environ, **TERMINAL_ENVIRONMENT, **environment}
    return subprocess.run(
        command, env=env, capture_output=True, text=True, encoding="utf-8", check=True
    ).stdout


def test_simulate_prints_one_json_object() -> None:
    done = run("simulate", "brass", "--players", "4", "--games", "40", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["games"] == 40
    assert figures["seed"] == 1
    for key in ("seconds", "games_per_second", "decisions_per_second", "mean_vp"):
        assert figures[key] > 0


def test_simulate_gives_the_same_games_on_several_processes() -> None:
    common = ("simulate", "brass", "--players", "3", "--games", "1200", "--seed", "5", "--json")
    alone = json.loads(run(*common).stdout)
    together = json.loads(run(*common, "--processes", "2").stdout)
    for key in ("mean_vp", "mean_vp_by_seat", "decisions"):
        assert alone[key] == together[key]
    assert together["processes"] == 2


def test_simulate_saves_records_that_replay(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    done = run(
        "simulate", "brass", "--games", "3", "--seed", "8", "--policy", "sane",
        "--records", str(folder),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    files = sorted(folder.iterdir())
    assert len(files) == 3
    shown = run("replay", str(files[0]), "--reveal", "--json")
    position = json.loads(shown.stdout)
    assert position["stage"] == "over"
    assert position["actions"] > 100


def test_records_of_a_network_are_named_by_its_file(tmp_path: Path) -> None:
    network, folder = tmp_path / "my network.npz", tmp_path / "games"
    shutil.copy(NETWORKS / "brass.npz", network)
    words = ("--games", "1", "--players", "3", "--records", str(folder))
    done = run("simulate", "brass", "--bots", f"{network},sane,strong*0.01", *words)
    assert done.returncode == 0, done.stderr
    (file,) = folder.iterdir()
    assert file.name == "brass-3p-my-network-sane-strong-0.01-1.txt"
    assert run("replay", str(file)).returncode == 0


def test_replay_shows_tables() -> None:
    done = run("replay", str(RECORD), "--reveal")
    assert done.returncode == 0, done.stderr
    for word in ("Manchester", "Coal track", "Final result", "Set aside"):
        assert word in done.stdout
    assert "(" not in run("replay", str(RECORD), "--until", "9").stdout  # no raw object in a cell


def test_replay_until_and_seat() -> None:
    full = json.loads(run("replay", str(RECORD), "--until", "9", "--reveal", "--json").stdout)
    assert full["actions"] == 9
    assert all(seat["hand"] for seat in full["seats"])
    seen = json.loads(run("replay", str(RECORD), "--until", "9", "--seat", "2", "--json").stdout)
    assert [bool(seat["hand"]) for seat in seen["seats"]] == [False, False, True, False]
    assert seen["deck"] is None
    public = json.loads(run("replay", str(RECORD), "--until", "9", "--json").stdout)
    assert not any(seat["hand"] for seat in public["seats"])


def test_rules_in_every_language() -> None:
    titles = {run("rules", "B17", "--lang", lang).stdout.splitlines()[0] for lang in
              ("en", "fr", "it", "de")}  # fmt: skip
    assert len(titles) == 4
    assert "B33" in run("rules").stdout
    assert run("rules", "tournament_mills").stdout


def test_the_locale_chooses_the_language() -> None:
    for locale, lang in (("de_DE.UTF-8", "de"), ("xx_XX.UTF-8", "en")):
        found = run_fresh("rules", "B17", LC_ALL=locale)
        assert found == run("rules", "B17", "--lang", lang).stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", "chess"), "chess"),
        (("simulate", "brass", "--players", "5"), "not 5"),
        (("simulate", "brass", "--variant", "fog"), "fog"),
        (("simulate", "brass", "--policy", "psychic"), "psychic"),
        (("simulate", "brass", "--games", "0"), "games"),
        (("simulate", "brass", "--players", "4", "--variant", "two_player_2009"), "for 2 players"),
        (("replay", "nowhere.txt"), "nowhere.txt"),
        (("replay", str(RECORD), "--seat", "9"), "seat 9"),
        (("replay", str(RECORD), "--seat", "0", "--reveal"), "not both"),
        (("rules", "B99"), "B99"),
        (("rules", "B17", "--lang", "xx"), "xx"),
        (("play", "--terminal", "--players", "5"), "not 5"),
        (("play", "--terminal", "--humans", "7"), "not 7"),
        (("play", "--terminal", "--bots", "nobody"), "nobody"),
        (("play", "--terminal", "--bots", "sane,sane"), "2 bots are named for 3 seats"),
        (("play", "--terminal", "--bot-file", "nowhere.py"), "nowhere.py"),
        (("nonsense",), "nonsense"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(arguments: tuple[str, ...], words: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_a_corrupted_record_names_line_and_column(tmp_path: Path) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    lines[20] = lines[20].replace("with", "without")
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines), encoding="utf-8")
    done = run("replay", str(broken))
    assert done.returncode == 2
    assert "line 21, column" in done.stderr
    broken.write_bytes(b"\xff\xfe\x00 nothing")
    assert run("replay", str(broken)).returncode == 2


def test_a_whole_game_in_italian(tmp_path: Path) -> None:
    """Three numbers are typed, questions asked, then always the first option until the end."""
    talk = "why build shipyard liverpool.3\nwhy\nrules B13\nboard\nlog\n999\nhelp\nundo\n"
    given = talk + "1\n" * 2000
    options = ("--lang", "it", "--seed", "5", "--bots", "beginner,sane,strong")
    done = run("play", "--terminal", *options, given=given, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "B13:" in done.stdout
    for words in ("Apprendista", "Dado giudizioso", "Ingegnere", "costruisce", "vince con"):
        assert words in done.stdout
    saved = tmp_path / "brass-5.txt"
    position = json.loads(run("replay", str(saved), "--reveal", "--json").stdout)
    assert position["stage"] == "over"


@pytest.mark.slow
def test_a_whole_game_of_age_of_industry_in_french(tmp_path: Path) -> None:
    table = ("--map", "new-england", "--players", "3", "--bots", "greedy")
    options = (*table, "--lang", "fr", "--seed", "5")
    given = "why build ship mass_bay\nboard\nrules A10\n" + "1\n" * 3000
    done = run("play", "--terminal", "industry", *options, given=given, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "A7" in done.stdout
    assert "gagne avec" in done.stdout
    saved = tmp_path / "industry-5.txt"
    position = json.loads(run("replay", str(saved), "--reveal", "--json").stdout)
    assert position["stage"] == "over"
    assert position["map"] == "new_england"


@pytest.mark.parametrize("name", ["germany", "new-england"])
def test_simulate_runs_both_maps(name: str) -> None:
    done = run("simulate", "industry", "--map", name, "--games", "20", "--json")
    assert json.loads(done.stdout)["games"] == 20


def test_a_map_file_from_outside(tmp_path: Path) -> None:
    """Adding a map takes one file and no code."""
    shipped = INDUSTRY_FOLDER / "maps" / "germany.toml"
    text = shipped.read_text(encoding="utf-8").replace('id = "germany"', 'id = "my_germany"')
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace('name = "Kassel"', 'name = "Cassel"'), encoding="utf-8")
    assert run("map", "check", str(mine)).returncode == 0
    done = run("map", "draw", str(mine), "-o", str(tmp_path / "mine.svg"))
    assert done.returncode == 0, done.stderr
    assert "Cassel" in (tmp_path / "mine.svg").read_text(encoding="utf-8")
    folder = tmp_path / "games"
    played = run(
        "simulate", "industry", "--map", str(mine), "--games", "2", "--records", str(folder)
    )
    assert played.returncode == 0, played.stderr
    record = min(folder.iterdir())
    assert f"map {mine}" in record.read_text(encoding="utf-8")
    assert run("replay", str(record), "--json").returncode == 0
    mine.write_text(text.replace('["kiel", "denmark"]', '["kiel", "atlantis"]'), encoding="utf-8")
    for command in (("map", "check", str(mine)), ("simulate", "industry", "--map", str(mine))):
        refused = run(*command)
        assert refused.returncode == 2
        assert "atlantis" in refused.stderr


def test_a_game_that_is_left_goes_on_later(tmp_path: Path) -> None:
    given = "1\n1\n1\nquit\n"
    first = run("play", "--terminal", "--seed", "6", "--bots", "greedy", given=given, cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    assert "--bots greedy" in first.stdout
    saved = tmp_path / "brass-6.txt"
    before = json.loads(run("replay", str(saved), "--json").stdout)["actions"]
    again = run("play", "--terminal", "--load", str(saved), given="1\n" * 12, cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    assert json.loads(run("replay", str(saved), "--json").stdout)["actions"] > before


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", "--seed", str(2**62)), "seed"),
        (("simulate", "--seed", "9" * 30), "seed"),
        (("replay", "."), "folder"),
        (("play", "--terminal", "--save", "."), "folder"),
        (("play", "--terminal", "--save", "nowhere/game.txt"), "nowhere/game.txt"),
        (("play", "--terminal", "--load", "binary"), "not a text"),
        (("simulate", "--games", "2", "--records", "binary"), "not a folder"),
    ],
)
def test_odd_files_and_numbers(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    (tmp_path / "binary").write_bytes(bytes([255, 254, 0, 200]))
    done = run(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["binary"]


def test_version() -> None:
    assert run_fresh("--version").strip() == __version__


def hear_interrupts() -> None:
    """A process started in the background ignores Ctrl-C; this one must not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def end(*arguments: str, number: signal.Signals, begun: Callable[[], bool], cwd: Path) -> bytes:
    """Send a signal once a command has begun; it must end at once. Returns what it says."""
    with subprocess.Popen(
        [sys.executable, "-m", "cottonopolis.cli.main", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **TERMINAL_ENVIRONMENT},
        cwd=cwd,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    ) as process:
        try:
            while process.poll() is None and not begun():
                time.sleep(0.05)
            if number == signal.SIGINT:  # a terminal sends it to all
                os.killpg(process.pid, number)
            else:
                process.send_signal(number)
            _, errors = process.communicate(timeout=600)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 128 + number
    assert b"Traceback" not in errors
    return errors


def test_an_interrupted_simulation_ends_at_once_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    errors = end(
        "simulate", "--games", "10000000", "--processes", "2", "--save", str(file),
        number=signal.SIGINT, begun=lambda: any(tmp_path.iterdir()), cwd=tmp_path,
    )  # fmt: skip
    assert b"Interrupted." in errors


SERVE = ("serve", "--no-browser", "--port", "0")


@pytest.mark.parametrize(
    ("missing", "arguments"),
    [
        ("granian", SERVE),
        ("sqlalchemy", ("admin", "verify")),
        ("asyncpg", (*SERVE, "--database", "postgresql://127.0.0.1:1/none")),
        ("redis", (*SERVE, "--channels", "redis://127.0.0.1:1")),
        ("redis", (*SERVE, "--channels", "redis://127.0.0.1:1", "--role", "bots")),
    ],
)
def test_without_the_server_there_are_words(missing: str, arguments: tuple[str, ...]) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; sys.argv = {['c', *arguments]}\n"
    code += "from cottonopolis.cli.main import main; main()"
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command,
        env={**os.environ, **TERMINAL_ENVIRONMENT},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert missing in done.stderr
    assert 'pip install -e ".[server]"' in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_a_seed_that_is_too_high_is_named() -> None:
    done = run("simulate", "--games", "2", "--seed", str(2**62))
    assert done.returncode == 2
    assert str(2**62 + 1) in done.stderr.replace("\n", "")


def test_a_saved_game_is_not_overwritten(tmp_path: Path) -> None:
    for _ in range(2):
        run("play", "--terminal", "--seed", "9", given="quit\n", cwd=tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["brass-9-2.txt", "brass-9.txt"]
    done = run("play", "--terminal", "--save", "brass-9.txt", cwd=tmp_path)
    assert done.returncode == 2


def test_people_at_one_screen_hand_it_over(tmp_path: Path) -> None:
    given = "\n" + "1\n" * 6 + "\n"
    done = run(
        "play", "--terminal", "--humans", "4", "--seed", "2", "--lang", "en",
        given=given, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Pass the screen to" in done.stdout


def test_bots_are_listed_weakest_first() -> None:
    levels = json.loads(run("bots", "--json", "--lang", "en").stdout)
    assert [bot["name"] for bot in levels] == [
        *("beginner", "greedy", "strong", "expert", "master", "strongest")
    ]
    assert [bot["level"] for bot in levels] == [1, 2, 3, 4, 5, 6]
    for bot in levels:
        assert bot["title"]
        assert bot["character"].endswith(".")
        assert bot["budget"] > 0
    shown = run("bots", "--lang", "de").stdout
    for words in ("strongest", "Lehrling", "60.000", "Gefühl"):
        assert words in shown


def test_a_bot_from_a_file_sits_at_the_table(tmp_path: Path) -> None:
    (tmp_path / "cheat.py").write_text(
        "from cottonopolis.bots.interface import Bot, Choice\n"
        "from cottonopolis.bots.registry import register\n"
        "@register\n"
        "class Cheat(Bot):\n"
        "    name = 'cheat'\n"
        "    def decide(self, view, budget):\n"
        "        return Choice(-1)\n",
        encoding="utf-8",
    )
    options = ("--seed", "6", "--bots", "cheat", "--bot-file", "cheat.py", "--lang", "en")
    done = run("play", "--terminal", *options, given="1\n" * 40, cwd=tmp_path)
    assert done.returncode == 2
    for words in ("cheat", "seat", "seed 6"):
        assert words in done.stderr
    assert "Traceback" not in done.stderr
