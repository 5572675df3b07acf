"""How long lists take when very many tables are stored (part of `make bench-server`).

Fills SQLite and a private PostgreSQL with tables, then reads every list over HTTP, one request at
a time, from a server with one process. "deep" is a page in the middle of the list. "CPU" is the
processor time of a request in the server, which other load on the machine changes little. Then
somebody plays, alone and while ten people ask for ten pages a second each. The exit code is 1 if a
list or a move takes too long.
"""

import argparse
import asyncio
import json
import random
import shlex
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import uvloop
from itsdangerous import URLSafeTimedSerializer
from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table as Printed

from benchmarks import services
from benchmarks.clients import SESSION, Http, Refused
from benchmarks.load import Figures, Table, generate_game, set_up, sleep_until
from benchmarks.lobby_data import (
    CLUB,
    FIRST_S,
    OPERATOR,
    OPERATOR_SESSION,
    PEOPLE_PER_REPORT,
    PLAYERS,
    READER,
    SEASONS,
    SECRET,
    SESSION_KEY,
    STEP_S,
    fill,
    person_id,
)
from benchmarks.server import WIDTH, percentile
from cottonopolis.server.database import Database
from cottonopolis.server.moderation.queries import Named
from cottonopolis.server.moderation.retention import Retention
from cottonopolis.server.paging import Newest, write_cursor
from cottonopolis.server.routes.leaderboard import Place, PlayedAt
from cottonopolis.server.sessions import SESSION as SESSION_PURPOSE
from cottonopolis.server.settings import Settings
from cottonopolis.server.tournaments.rounds import start_waiting_tables

TABLES = 1_000_000
REQUESTS = 300
WARM_UP = 20
TARGET_P99_MS = 30.0
READERS = 10  # at the same time
READER_PAUSE_S = 0.1  # between two pages: readers who never pause only measure how fast they are
READ_WHILE_PLAYING = "/tables?status=finished"
MOVES = 80
MOVES_PER_S = 4.0
MAX_MOVE_P99_MS = 250.0
BACKGROUND_RUNS = 20
SEED = 70001
NOBODY = ""  # a reader who is not signed in
SESSIONS = {NOBODY: "", READER: "", OPERATOR: OPERATOR_SESSION}  # of each reader
SQLITE, POSTGRES = "SQLite", "PostgreSQL"

Json = dict[str, Any]


class Sizes(NamedTuple):
    """What to measure."""

    tables: int
    people: int
    requests: int  # for each list
    lists: str  # how their names begin; empty: all


@contextmanager
def stored(kind: str, tables: int, console: Console) -> Iterator[tuple[str, int]]:
    """A filled database: its URL, and the number of people in it."""
    with tempfile.TemporaryDirectory(prefix="cottonopolis-lobby-") as folder:
        if kind == SQLITE:
            yield from _filled(f"sqlite:///{folder}/lobby.db", tables, kind, console)
        else:
            with services.postgres() as (url, _):
                yield from _filled(url, tables, kind, console)


def _filled(url: str, tables: int, kind: str, console: Console) -> Iterator[tuple[str, int]]:
    began = time.perf_counter()
    people = fill(url, tables)
    took = time.perf_counter() - began
    console.print(f"{kind}: {tables:,} tables stored in {took:.0f} s", highlight=False)
    yield url, people


def lists(tables: int, people: int) -> dict[str, tuple[str, list[str]]]:
    """Every list: who reads it, and paths to ask for in turn."""
    middle = datetime.fromtimestamp(FIRST_S + STEP_S * tables // 2, UTC)
    deep = f"cursor={write_cursor(Newest(middle, 'middle'))}"
    # The server keeps pages of public lists for a second: others for each request
    pages = [
        f"cursor={write_cursor(Newest(middle - timedelta(seconds=n * STEP_S), 'middle'))}"
        for n in range(WARM_UP + REQUESTS)
    ]
    seen = datetime.fromtimestamp(FIRST_S + STEP_S * people // 2, UTC)
    some = datetime.fromtimestamp(FIRST_S + STEP_S * people // PEOPLE_PER_REPORT // 2, UTC)
    reported = f"cursor={write_cursor(Newest(some, 'middle'))}"
    played = f"cursor={write_cursor(PlayedAt(Newest(middle, 'middle'), 0))}"
    place = f"cursor={write_cursor(Place(15.0, 'person', people // 2, people // 2))}"
    board = f"/leaderboard?game=brass&players={PLAYERS}"
    rng = random.Random(SEED)
    profiles = [f"/people/{person_id(rng.randrange(1, people))}" for _ in range(REQUESTS)]
    found: dict[str, tuple[str, list[str]]] = {}
    for name, query in {
        "all": "",
        "open": "status=open",
        "playing": "status=playing",
        "finished": "status=finished",
        "finished, one game": "status=finished&game=industry",
    }.items():
        found[f"tables: {name}"] = NOBODY, [f"/tables?{query}"]
        found[f"tables: {name}, deep"] = NOBODY, [f"/tables?{query}&{page}" for page in pages]
    for name in ("all", "open", "playing", "finished"):
        query = "" if name == "all" else f"&status={name}"
        found[f"own tables: {name}"] = READER, [f"/tables?mine=true{query}"]
    found["own tables: finished, deep"] = READER, [f"/tables?mine=true&status=finished&{deep}"]
    found |= {
        "history of a busy player": (NOBODY, [f"/people/{READER}/games"]),
        "history of a busy player, deep": (NOBODY, [f"/people/{READER}/games?{played}"]),
        "history of others": (READER, [f"{path}/games" for path in profiles]),
        "leaderboard": (NOBODY, [board]),
        "leaderboard, deep": (NOBODY, [f"{board}&{place}"]),
        "leaderboard of a season": (NOBODY, [f"{board}&season={SEASONS[-1]}"]),
        "tournaments": (NOBODY, ["/tournaments"]),
        "tournaments, deep": (READER, [f"/tournaments?{deep}"]),
        "tournaments: open": (READER, ["/tournaments?status=open"]),
        "tournaments: own": (READER, ["/tournaments?mine=true"]),
        "clubs": (READER, ["/clubs"]),
        "a club": (READER, [f"/clubs/{CLUB}"]),
        "followed players": (READER, ["/me/following"]),
        "studies": (READER, ["/studies"]),
        "maps": (READER, ["/maps"]),
        "puzzles": (READER, ["/puzzles"]),
        "profiles": (NOBODY, profiles),
    }
    people_deep = f"cursor={write_cursor(Newest(seen, 'middle'))}"
    named = f"cursor={write_cursor(Named(f'person {people // 2}', 'person'))}"
    for name, path in {
        "overview": "overview",
        "people": "people",
        "people, deep": f"people?{people_deep}",
        "search": "people?search=Person",
        "search, deep": f"people?search=Person&{named}",
        "a busy person": f"people/{READER}",
        "open reports": "reports",
        "open reports, deep": f"reports?{reported}",
        "closed reports": "reports?closed=true",
        "sanctions": "sanctions",
        "sanctions, deep": f"sanctions?{reported}",
        "audit log": "audit",
    }.items():
        found[f"operators: {name}"] = OPERATOR, [f"/admin/{path}"]
    return found


async def measure(port: int, server: int, sizes: Sizes) -> list[Json]:
    """Read every list, one request at a time; `server` is the server's first process."""
    connections = {who: reader(port, who) for who in SESSIONS}
    processes = services.family(server)
    requests = sizes.requests
    every = lists(sizes.tables, sizes.people)
    wanted = {name: one for name, one in every.items() if name.startswith(sizes.lists)}
    for who, paths in wanted.values():  # connections to the database open, code is loaded
        for path in paths[-WARM_UP:]:
            (await connections[who].ask("GET", path)).json()
    found: list[Json] = []
    for name, (who, paths) in wanted.items():
        took = []
        for number in range(-WARM_UP, requests):
            if number == 0:
                used = services.cpu_seconds(processes)
            began = time.perf_counter()
            answer = await connections[who].ask("GET", paths[number % len(paths)])
            took.append(time.perf_counter() - began)
            answer.json()  # raises for an error
        used = services.cpu_seconds(processes) - used
        measured = took[WARM_UP:]
        found.append(
            {
                "list": name,
                "bytes": len(answer.body),
                "cpu_ms": round(1000 * used / requests, 1),
                **summary("list", measured),
            }
        )
    for connection in connections.values():
        connection.close()
    return found


def reader(port: int, who: str) -> Http:
    """A connection of one of the readers."""
    words = (who, SESSION_KEY, SESSIONS[who])
    cookie = str(URLSafeTimedSerializer(SECRET, salt=SESSION_PURPOSE).dumps(words))
    connection = Http(port)
    connection.set_cookies({SESSION: cookie} if who else {})
    return connection


def summary(kind: str, seconds: list[float]) -> Json:
    """The times of one kind of request."""
    parts = {f"p{p}_ms": round(1000 * percentile(seconds, p / 100), 1) for p in (50, 99)}
    return {"kind": kind, **parts}


async def measure_moves(port: int) -> list[Json]:
    """Play a game alone, and then another while readers ask for pages; raises for an error."""
    found: list[Json] = []
    for readers in (0, READERS):
        seed = SEED + readers
        table = Table(seed, generate_game("brass", seed))
        await set_up([port], "brass", [table], lambda: None, by_table=False)
        pages: list[float] = []
        reading = [asyncio.create_task(read_pages(port, pages)) for _ in range(readers)]
        figures = Figures()
        began = time.perf_counter()
        for number in range(min(MOVES, table.left)):
            due = began + number / MOVES_PER_S
            await sleep_until(due)
            await table.play(time.perf_counter(), figures)
        took = time.perf_counter() - began
        for task in reading:
            task.cancel()
        for ended in await asyncio.gather(*reading, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                figures.errors.append(repr(ended))
        table.close()
        if figures.errors:
            raise RuntimeError(f"a request failed: {figures.errors[0]}")
        with_readers = f" while {readers} people read lists" if readers else ", nobody else"
        found.append(summary(f"a move{with_readers}", figures.acknowledged))
        if readers:
            rate = round(len(pages) / took, 1)
            found.append(summary(f"a page for one of {readers} readers", pages) | {"per_s": rate})
    return found


async def read_pages(port: int, seconds: list[float]) -> None:
    """Ask for a page ten times a second."""
    reader = Http(port)
    reader.set_cookies({})
    try:
        while True:
            began = time.perf_counter()
            answer = await reader.ask("GET", READ_WHILE_PLAYING)
            seconds.append(time.perf_counter() - began)
            if answer.status != 200:  # decoding every page would delay the player
                raise Refused(str(answer.status))
            await asyncio.sleep(READER_PAUSE_S)
    finally:
        reader.close()


def show_moves(console: Console, found: dict[str, list[Json]]) -> bool:
    """Print how long moves took; return whether they were fast enough."""
    words = [f"{kind} {word}" for kind in found for word in ("p50 ms", "p99 ms", "per s")]
    printed = Printed("with a full database", *words, box=MARKDOWN)
    for rows in zip(*found.values(), strict=True):
        figures = [f"{row.get(name, '')}" for row in rows for name in ("p50_ms", "p99_ms", "per_s")]
        printed.add_row(rows[0]["kind"], *figures)
    console.print(printed)
    worst = max(rows[1]["p99_ms"] for rows in found.values())
    console.print(
        f"p99 of a move while {READERS} people read: {worst:g} ms at most, "
        f"wanted < {MAX_MOVE_P99_MS:g} ms",
        highlight=False,
    )
    return bool(worst < MAX_MOVE_P99_MS)


def show(console: Console, found: dict[str, list[Json]]) -> bool:
    """Print all lists; return whether all are fast enough."""
    kinds = ("p50_ms", "p99_ms", "cpu_ms")
    words = ("p50 ms", "p99 ms", "CPU ms")
    headings = [f"{kind} {word}" for kind in found for word in words]
    printed = Printed("list", *headings, box=MARKDOWN)
    for rows in zip(*found.values(), strict=True):
        figures = [f"{row[kind]:g}" for row in rows for kind in kinds]
        printed.add_row(rows[0]["list"], *figures)
    console.print(printed)
    all_slow: list[str] = []
    for kind, measured in found.items():
        slow = [row["list"] for row in measured if row["p99_ms"] >= TARGET_P99_MS]
        result = f"not reached by {', '.join(slow)}" if slow else "reached by every list"
        console.print(f"{kind}: p99 below {TARGET_P99_MS:g} ms {result}", highlight=False)
        all_slow += slow
    return not all_slow


async def measure_background(url: str) -> Json:
    """The shortest time in ms of queries that the server asks by itself, now and then."""
    database = Database(Settings(database=url))
    unused: Any = None  # no table waits, so nothing is started or removed
    retention = Retention(SimpleNamespace(database=database))  # type: ignore[arg-type]
    asked: dict[str, Callable[[], Awaitable[object]]] = {
        "tables of rounds that wait": lambda: start_waiting_tables(database, unused),
        "what retention would remove": lambda: retention.run(check=True),
    }
    found = {}
    try:
        for name, ask in asked.items():
            times = []
            for _ in range(BACKGROUND_RUNS):
                began = time.perf_counter()
                await ask()
                times.append((time.perf_counter() - began) * 1000)
            found[name] = round(min(times), 1)
    finally:
        await database.close()
    return found


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--requests", type=int, default=REQUESTS, help="measured for each list")
    parser.add_argument("--lists", default="", help="only lists whose names begin so, and no moves")
    parser.add_argument("--only", choices=("sqlite", "postgres"), help="one database only")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    return parser.parse_args()


def main() -> None:
    chosen = options()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # ends child processes, as Ctrl-C does
    console = Console(width=WIDTH)
    command = shlex.join(["python", "-m", "benchmarks.lobby", *sys.argv[1:]])
    console.print(command, highlight=False)
    kinds = {"sqlite": SQLITE, "postgres": POSTGRES}
    found: dict[str, list[Json]] = {}
    moves: dict[str, list[Json]] = {}
    background: dict[str, Json] = {}
    for kind in [kinds[chosen.only]] if chosen.only else kinds.values():
        try:
            with stored(kind, chosen.tables, console) as (url, people):
                began = time.perf_counter()
                with services.server(url) as (port, server):
                    ready = time.perf_counter() - began
                    console.print(f"{kind}: server ready after {ready:.0f} s", highlight=False)
                    sizes = Sizes(chosen.tables, people, chosen.requests, chosen.lists)
                    found[kind] = uvloop.run(measure(port, server, sizes))
                    if not chosen.lists:
                        moves[kind] = uvloop.run(measure_moves(port))
                if not chosen.lists:
                    background[kind] = uvloop.run(measure_background(url))
                    console.print(f"{kind}, background: {background[kind]}", highlight=False)
        except services.Missing as missing:
            console.print(f"{kind} not measured: {missing}")
    if not found:
        sys.exit(1)
    ok = [show(console, found), not moves or show_moves(console, moves)]
    if chosen.json:
        report = {"command": command, "tables": chosen.tables, "lists": found, "moves": moves}
        report["background"] = background
        chosen.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    sys.exit(not all(ok))


if __name__ == "__main__":
    main()
