"""Power cuts, full disks and lost databases: acknowledged moves persist, and games continue."""

import json
import os
import random
import resource
import signal
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.golden import FOLDER
from tests.server.kit import Player, Refused, Server, begin, running
from tests.server.services import own_postgres

KILLS = 12
THOROUGH_KILLS = 50
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
LAST_MOVES = 12  # played at the end, without kills
LATE = {"record": (FOLDER / "4p-sane-101.txt").read_text(encoding="utf-8"), "until": 70}  # of 108


class Acknowledged:
    """The moves that the server acknowledged, by number."""

    def __init__(self) -> None:
        self.moves: dict[int, tuple[int, list[int]]] = {}  # seat and decisions
        self.words: dict[int, str] = {}

    def check(self, stored: dict[int, tuple[str, int | None, str]]) -> None:
        assert sorted(stored) == list(range(1, len(stored) + 1))
        for number, (seat, decisions) in self.moves.items():
            kind, by, data = stored[number]
            assert (kind, by) == ("play", seat)
            steps = iter(json.loads(data)["steps"])  # in between, forced decisions
            assert all(decision in steps for decision in decisions)
        for number, text in self.words.items():
            kind, _, data = stored[number]
            assert kind == "chat"
            assert json.loads(data)["text"] == text


def rows(file: Path) -> dict[int, tuple[str, int | None, str]]:
    """Read the entries of the only table directly from the database file."""
    with closing(sqlite3.connect(file)) as database:
        found = database.execute("SELECT number, kind, seat, data FROM entries").fetchall()
    return {number: (kind, seat, data) for number, kind, seat, data in found}


def move(people: list[Player], table: str, rng: random.Random, kept: Acknowledged) -> bool:
    """Make a move and record it when acknowledged; return False when the game is over."""
    now = people[0].get(f"/tables/{table}")["table"]
    seat = now["to_move"]
    if seat is None:
        return False
    after, decisions = people[seat].choose(table, seat, rng)
    number = people[seat].post(
        f"/tables/{table}/moves", seat=seat, after=after, decisions=decisions
    )["number"]
    kept.moves[number] = (seat, decisions)
    return True


def finish(people: list[Player], table: str, rng: random.Random, kept: Acknowledged) -> None:
    while move(people, table, rng, kept):
        pass
    assert people[0].get(f"/tables/{table}")["table"]["status"] == "finished"


class Busy(threading.Thread):
    """A thread that repeats an action, with or without a running server, until it is stopped."""

    def __init__(self, work: Callable[[], object]) -> None:
        super().__init__()
        self.work = work
        self.over = threading.Event()
        self.trouble: Exception | None = None
        self.lost = 0  # requests interrupted by a kill

    def run(self) -> None:
        while not self.over.is_set():
            try:
                self.work()
            except httpx.ConnectError:
                self.over.wait(0.01)
            except httpx.TransportError:
                self.lost += 1
            except Refused as refused:
                # Stored, but the server was killed before it responded
                if refused.code not in ("stale", "not-your-turn"):
                    self.trouble = refused
                    return

    def end(self) -> None:
        self.over.set()
        self.join()
        assert self.trouble is None, self.trouble


def test_a_server_that_is_killed_again_and_again_forgets_nothing(
    tmp_path: Path, thorough: bool
) -> None:
    kills = THOROUGH_KILLS if thorough else KILLS
    file = tmp_path / "games.db"
    server = Server(f"sqlite:///{file}")
    rng = random.Random(50)
    kept = Acknowledged()
    server.start()
    people = [Player(server.url, name) for name in NAMES]
    table = begin(people)
    talker = people[1].at(server.url)
    chance = random.Random(51)

    def play() -> None:
        if len(kept.moves) < 128 - LAST_MOVES:
            move(people, table, chance, kept)
        else:
            time.sleep(0.01)

    def talk() -> None:
        text = f"{len(kept.words)}"
        number = talker.post(f"/tables/{table}/chat", text=text)["number"]
        kept.words[number] = text

    busy = [Busy(play), Busy(talk)]
    for thread in busy:
        thread.start()
    try:
        for life in range(kills):
            while len(kept.moves) <= life and all(thread.is_alive() for thread in busy):
                time.sleep(0.005)  # at least one move per server process, even on a slow machine
            time.sleep(rng.uniform(0, 0.1))
            server.kill()
            kept_now = Acknowledged()
            kept_now.moves, kept_now.words = dict(kept.moves), dict(kept.words)
            server.start()
            kept_now.check(rows(file))
    finally:
        for thread in busy:
            thread.over.set()
    for thread in busy:
        thread.end()
    try:
        assert sum(thread.lost for thread in busy) > 0, "all kills fell between requests"
        assert len(kept.moves) >= kills
        finish(people, table, chance, kept)
        kept.check(rows(file))
    finally:
        server.kill()
        server.log.unlink()


# A full disk


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A file system of 16 MB, enough for the write-ahead log."""
    if os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    mount = ["mount", "-t", "tmpfs", "-o", "size=16m", "none", str(folder)]
    if subprocess.run(mount, check=False, capture_output=True).returncode != 0:
        pytest.skip("a small disk cannot be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Fill the file system."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                pass
    return filler


def until_refused(act: Callable[[], object]) -> Refused:
    """Move until the server cannot write any more; return its error."""
    for _ in range(500):
        try:
            act()
        except Refused as refused:
            return refused
    raise AssertionError("never refused")


def check_refusals(
    people: list[Player], table: str, rng: random.Random, kept: Acknowledged
) -> None:
    """Check that nothing can be written, everything can be read, and nothing is incomplete."""
    refused = until_refused(lambda: move(people, table, rng, kept))
    assert (refused.status, refused.code) == (503, "database")
    told = people[0].get(f"/tables/{table}")["number"]
    for _ in range(3):
        with pytest.raises(Refused) as again:
            move(people, table, rng, kept)
        assert (again.value.status, again.value.code) == (503, "database")
        with pytest.raises(Refused) as unheard:
            people[1].post(f"/tables/{table}/chat", text="x" * 400)
        assert (unheard.value.status, unheard.value.code) == (503, "database")
    assert people[0].get(f"/tables/{table}")["number"] == told


def test_a_full_disk_is_an_error_and_loses_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    kept = Acknowledged()
    rng = random.Random(12)
    with small_disk(folder), running(f"sqlite:///{folder}/games.db") as server:
        people = [Player(server.url, name) for name in NAMES]
        table = begin(people, **LATE)
        tab = people[2].live(table, seat=2)
        for _ in range(5):
            move(people, table, rng, kept)
        filler = fill(folder)
        check_refusals(people, table, rng, kept)
        filler.unlink()
        assert move(people, table, rng, kept)
        server.kill()
        server.start()
        finish(people, table, rng, kept)
        kept.check(rows(folder / "games.db"))
        tab.close()


def limit(server: Server, largest: int) -> None:
    """Limit the file size for all processes of a server."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    for process in [server.process.pid, *map(int, children.read_text().split())]:
        _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (largest, hard))


def test_a_file_that_may_not_grow_is_an_error_and_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    kept = Acknowledged()
    rng = random.Random(13)
    with running(f"sqlite:///{file}") as server:
        people = [Player(server.url, name) for name in NAMES]
        table = begin(people, **LATE)
        for _ in range(5):
            move(people, table, rng, kept)
        limit(server, 4096)
        check_refusals(people, table, rng, kept)
        limit(server, resource.RLIM_INFINITY)
        finish(people, table, rng, kept)
        kept.check(rows(file))


# A lost database


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["stopped", "killed"])
def test_a_server_outlives_its_database(has_postgres: None, how: signal.Signals) -> None:
    kept = Acknowledged()
    rng = random.Random(14)
    with own_postgres(careful=True) as postgres:
        database = postgres.new_database()
        with running(database, "--channels", database) as server:
            people = [Player(server.url, name) for name in NAMES]
            table = begin(people, **LATE)
            tab = people[0].live(table, seat=0)
            tab.receive()
            for _ in range(2):
                for _ in range(4):
                    move(people, table, rng, kept)
                now = people[0].get(f"/tables/{table}")["table"]
                seat = now["to_move"]
                after, decisions = people[seat].choose(table, seat, rng)
                postgres.stop(how)
                for _ in range(3):
                    with pytest.raises(Refused) as refused:
                        people[seat].post(
                            f"/tables/{table}/moves", seat=seat, after=after, decisions=decisions
                        )
                    assert (refused.value.status, refused.value.code) == (503, "database")
                assert people[0].ask("GET", "/ready").status_code == 503
                assert people[0].ask("GET", "/health").status_code == 200
                with pytest.raises(Refused) as unknown:
                    people[0].get("/tables/nosuchtable")
                assert unknown.value.code == "database"
                postgres.start()
                written = people[seat].post(
                    f"/tables/{table}/moves", seat=seat, after=after, decisions=decisions
                )
                kept.moves[written["number"]] = (seat, decisions)
                tab.until(written["number"])
            finish(people, table, rng, kept)
            log = people[0].get(f"/tables/{table}/log")["entries"]
            told = {entry["number"]: (entry["kind"], entry["seat"]) for entry in log}
            for number, (seat, _) in kept.moves.items():
                assert told[number] == ("play", seat)
            tab.until(log[-1]["number"])
