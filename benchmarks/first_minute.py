"""The first minute: from a fresh clone to a first move, measured in steps.

    make bench-start
    python -m benchmarks.first_minute --without-node

Everything happens in a temporary folder: a clone of this repository's last commit, its own
environment, an empty folder of compiled code and a new database. The three bots of the game are
"strong"; its cards are dealt at random. Nothing that pip, uv or npm keep is used. Processor time
says what a step would take on an idle machine.

The client is built with the machine's Node. `--without-node` hides it, so that `make play` installs
one, and measures no wheel. Otherwise the newest wheel in dist/ is measured; `make bench-start` has
`make wheel` build it.
"""

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from benchmarks.services import cpu_with_ended_children, family
from tests.server.kit import Player, free_port, seats

ROOT = Path(__file__).parent.parent
POLL_S = 0.05
GIVE_UP_S = 900.0
SEED = 1  # of the moves played here
NODE = ("node", "nodejs", "npm", "npx", "corepack")
NO_NODE = "none: a Python package brings it"
PYTHON = f"PYTHON={Path(sys.base_prefix) / 'bin' / 'python3'}"

Row = tuple[str, str, str]  # what, measured, wanted


def wait_for(condition: Callable[[], Any]) -> float:
    """Return the seconds until a condition holds; it may fail to connect before."""
    began = time.perf_counter()
    while time.perf_counter() - began < GIVE_UP_S:
        with suppress(httpx.TransportError):
            if condition():
                return time.perf_counter() - began
        time.sleep(POLL_S)
    raise TimeoutError


def seconds(action: Callable[[], object]) -> float:
    began = time.perf_counter()
    action()
    return time.perf_counter() - began


def run_time(command: list[str], **options: Any) -> float:
    return seconds(lambda: subprocess.run(command, check=True, **options))


@dataclass(frozen=True)
class Taken:
    """The time that a step has taken."""

    seconds: float
    processor_s: float

    def __add__(self, other: "Taken") -> "Taken":
        return Taken(self.seconds + other.seconds, self.processor_s + other.processor_s)

    def __str__(self) -> str:
        return f"{self.seconds:.1f} s ({self.processor_s:.1f} s of processor time)"


def run(command: list[str], **options: Any) -> Taken:
    before = os.times()
    taken = run_time(command, **options)
    after = os.times()
    used = after.children_user - before.children_user
    return Taken(taken, used + after.children_system - before.children_system)


def install(clone: Path, environment: dict[str, str]) -> float:
    """Do what `make play` does before it starts the server."""
    command = ["make", "--no-print-directory", ".venv/.ready-play", PYTHON]
    return run_time(command, cwd=clone, env=environment)


def megabytes(folder: Path) -> float:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def start(clone: Path, environment: dict[str, str], port: int) -> "subprocess.Popen[bytes]":
    """Start the server with `make play`, in a group of processes that `stop` ends."""
    ours = {
        **environment,
        "BROWSER": "true",  # the command, instead of a browser
        "COTTONOPOLIS_PORT": str(port),
        "COTTONOPOLIS_DATABASE": f"sqlite:///{clone}/x.db",
    }
    command = ["make", "--no-print-directory", "play", PYTHON]
    return subprocess.Popen(
        command, cwd=clone, env=ours, stderr=subprocess.DEVNULL, start_new_session=True
    )


def stop(server: "subprocess.Popen[bytes]") -> None:
    os.killpg(server.pid, signal.SIGTERM)
    server.wait()


def without_node(folder: Path) -> str:
    """Return a search path with all programs of this one but Node, as links in a new folder."""
    folder.mkdir()
    for place in os.get_exec_path():
        for program in Path(place).glob("*"):
            link = folder / program.name
            if program.name not in NODE and not link.is_symlink():
                link.symlink_to(program.absolute())
    return str(folder)


def node_version(environment: dict[str, str]) -> str:
    program = shutil.which("node", path=environment["PATH"])
    return (
        NO_NODE if program is None else subprocess.check_output([program, "-v"], text=True).strip()
    )


def first_page(url: str) -> float:
    """Return the seconds until the page and the list of games behind it are answered."""
    return wait_for(
        lambda: all(httpx.get(url + path).status_code == 200 for path in ("/", "/api/v1/games"))
    )


def play(url: str) -> list[Row]:
    """Play against three bots until one of them has answered."""
    person = Player(url, "Anna")
    plan = seats("me", "strong", "strong", "strong")
    table = person.create(plan, game="brass", start=True)
    address = f"/tables/{table}"

    def to_move() -> int | None:
        found: int | None = person.get(address)["table"]["to_move"]
        return found

    before = wait_for(lambda: to_move() == 0)
    rng = random.Random(SEED)
    own = seconds(lambda: person.move_at_random(table, 0, rng))
    while to_move() == 0:
        person.move_at_random(table, 0, rng)
    mover = to_move()
    answer = wait_for(lambda: to_move() != mover)
    compiled = wait_for(lambda: not any(g["seconds"] for g in person.get("/preparation")))
    return [
        ("bots that move before", f"{before:.1f} s", ""),
        ("own first move", f"{own:.2f} s", "at once"),
        ("first bot's answer after it", f"{answer:.1f} s", "below 10 s"),
        ("then until everything is compiled", f"{compiled:.0f} s", ""),
    ]


def measure(folder: Path, path: str) -> list[Row]:
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    environment = {
        **os.environ,
        "PATH": path,
        "COTTONOPOLIS_CACHE": str(folder / "code"),
        "PIP_NO_CACHE_DIR": "1",
        "UV_CACHE_DIR": str(folder / "uv-cache"),
        "npm_config_cache": str(folder / "npm-cache"),
        "PYTHONDONTWRITEBYTECODE": "",  # as in `make play`
    }
    rows: list[Row] = [("Node on the machine", node_version(environment), "")]
    installed = install(clone, environment)
    rows.append(("make play: installing, building the client", f"{installed:.1f} s", ""))
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    server = start(clone, environment, port)
    try:
        page = first_page(url)
        rows.append(("make play: first page", f"{installed + page:.1f} s", "below 45 s"))
        rows.append(("make play: of it from the server's start", f"{page:.1f} s", ""))
        rows += play(url)
    finally:
        stop(server)
    rows.append((".venv", f"{megabytes(clone / '.venv'):.0f} MB", "below 450 MB"))
    server = start(clone, environment, port)
    try:
        again = Taken(first_page(url), cpu_with_ended_children(family(server.pid)))
        rows.append(("second make play: first page", str(again), "below 2 s"))
    finally:
        stop(server)
    return rows


PIP = ("-m", "pip", "install", "--quiet", "--no-cache-dir", "--disable-pip-version-check")
FIRST_MOVE = """
from cottonopolis import Game
game = Game.new("brass", players=4, seed=1)
game.play(game.legal()[0])
"""


def measure_wheel(folder: Path) -> list[Row]:
    """Install the wheel that `make wheel` has built in a new environment, and play a move."""
    wheels = sorted((ROOT / "dist").glob("*-cp*.whl"), key=lambda file: file.stat().st_mtime)
    if not wheels:
        return [("a wheel with compiled code", "none: make wheel", "")]
    environment = {
        **os.environ,
        "COTTONOPOLIS_CACHE": str(folder / "no-code"),
        "PYTHONDONTWRITEBYTECODE": "",
    }
    versions = folder / "versions.txt"
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    pinned = [line.split(" \\")[0] for line in text if "==" in line and not line.startswith(" ")]
    versions.write_text("\n".join(pinned), encoding="utf-8")
    rows: list[Row] = []
    uv = folder / "uv"
    command = [*PIP, "--no-deps", "--require-hashes", "--target", str(uv)]
    subprocess.run([sys.executable, *command, "-r", str(ROOT / "requirements-uv.lock")], check=True)
    ways = {
        "pip install": ["{python}", *PIP],
        "pip install --no-compile": ["{python}", *PIP, "--no-compile"],
        "uv pip install": [
            *(str(uv / "bin" / "uv"), "pip", "install", "--quiet", "--no-cache"),
            *("--python", "{python}"),
        ],
    }
    for number, (how, command) in enumerate(ways.items()):
        place = folder / f"wheel{number}"
        subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
        python = str(place / "bin" / "python")
        words = ["--constraint", str(versions), str(wheels[-1])]
        try:
            installed = run([word.format(python=python) for word in command] + words)
        except subprocess.CalledProcessError:
            rows.append((how, "failed", ""))
            continue
        moved = run([python, "-c", FIRST_MOVE], env=environment, cwd=folder)
        rows += [
            (f"{how} of the wheel, without the server", str(installed), ""),
            ("then a first move from Python", str(moved), ""),
            ("both", str(installed + moved), "below 15 s"),
        ]
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the first minute.")
    parser.add_argument("--without-node", action="store_true", help="hide Node; measure no wheel")
    hidden = parser.parse_args().without_node
    console = Console(width=120)
    folder = Path(tempfile.mkdtemp(prefix="cottonopolis-bench-"))
    try:
        path = without_node(folder / "programs") if hidden else os.environ["PATH"]
        rows = measure(folder, path)
        rows += [] if hidden else measure_wheel(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    table = Table("step", "measured", "wanted", title="The first minute", title_justify="left")
    for row in rows:
        table.add_row(*row)
    console.print(table)


if __name__ == "__main__":
    main()
