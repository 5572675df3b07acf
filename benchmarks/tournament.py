"""A Swiss tournament of scripted people while server processes are killed (make bench-tournament).

Everybody plays over HTTP and WebSocket: random moves from the menus. Every minute one of the two
server processes is killed. At the end every acknowledged move must be in the logs.
"""

import argparse
import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from rich.console import Console

from benchmarks import services
from benchmarks.clients import TEXT, Http, Json, Refused, Socket

PEOPLE = 64
ROUNDS = 3
TABLE_SIZE = 4
WORKERS = 2
KILL_EVERY_S = 60.0
RETRY_PAUSE_S = 0.3
REQUEST_TIMEOUT_S = 20.0
QUIET_RECONNECT_S = 15.0  # without news for this long, a tab connects again
GIVE_UP_S = 300.0  # of attempts at one request
PASSWORD = "correct horse"

LOST = (OSError, TimeoutError, asyncio.TimeoutError, asyncio.InvalidStateError)


@dataclass
class Log:
    """What happened."""

    moves: dict[str, dict[int, int]] = field(default_factory=dict)  # table: entry: seat
    slowest_s: float = 0.0  # from the first attempt at a move to its acknowledgement
    kills: int = 0
    retries: int = 0
    reconnects: int = 0

    @property
    def acknowledged(self) -> int:
        """The number of acknowledged moves."""
        return sum(len(found) for found in self.moves.values())


class Tab(Socket):
    """A WebSocket that knows whether its viewer has to decide."""

    def __init__(self) -> None:
        super().__init__(lambda _number: None)
        self.news = asyncio.Event()
        self.to_decide = False
        self.over = False
        self.last_move = 0

    def _take(self, kind: int, buffer: bytes, start: int, size: int) -> None:
        if kind == TEXT:
            self._read(msgspec.json.decode(buffer[start : start + size]))
        super()._take(kind, buffer, start, size)
        if self.lost:
            self.news.set()

    def _read(self, message: Json) -> None:
        if message["type"] not in ("snapshot", "entry"):
            return
        table = message["table"]
        if message["type"] == "snapshot" or message["kind"] in ("started", "play", "undo"):
            self.to_decide = message["to_decide"]
        self.over = self.over or table.get("status") == "finished"
        self.news.set()

    def connection_lost(self, error: Exception | None) -> None:
        """The server hung up, or its process was killed."""
        super().connection_lost(error)
        self.news.set()


class Person:
    """A scripted person with one connection for requests."""

    def __init__(self, port: int, name: str, log: Log) -> None:
        self.port = port
        self.name = name
        self.log = log
        self.id = ""
        self.http = Http(port)
        self.rng = random.Random(name)

    async def enter(self, cookies: dict[str, str], account: bool = False) -> None:
        """Start a session, as a guest or with an account."""
        self.http.set_cookies(cookies)
        body = {"name": self.name}
        if account:
            body |= {"password": PASSWORD}
        answer = await self.http.ask("POST", "/accounts" if account else "/guests", body)
        self.id = answer.json()["id"]
        self.http.set_cookies(answer.cookies())

    async def ask(self, method: str, path: str, data: object = None) -> Any:
        """Send a request; again after a lost connection or an error of the server."""
        give_up = time.monotonic() + GIVE_UP_S
        while True:
            try:
                answer = await asyncio.wait_for(
                    self.http.ask(method, path, data), REQUEST_TIMEOUT_S
                )
                if answer.status < 500:
                    return answer.json()
            except LOST:
                self._reconnect()
            if time.monotonic() > give_up:
                raise TimeoutError(path)
            self.log.retries += 1
            await asyncio.sleep(RETRY_PAUSE_S)

    def _reconnect(self) -> None:
        cookies = self.http.cookies
        self.http.close()
        self.http = Http(self.port)
        self.http.set_cookies(cookies)

    async def play(self, table: str, seat: int, pause_s: float) -> None:
        """Play at a table until its game is over."""
        while True:
            tab = Tab()
            try:
                where = f"/tables/{table}/live?seat={seat}"
                await asyncio.wait_for(
                    tab.connect(self.port, where, self.http.cookie), REQUEST_TIMEOUT_S
                )
                if await self._follow(tab, table, seat, pause_s):
                    return
            except (Refused, *LOST):
                await asyncio.sleep(RETRY_PAUSE_S)
            finally:
                tab.close()
            self.log.reconnects += 1

    async def _follow(self, tab: Tab, table: str, seat: int, pause_s: float) -> bool:
        """Move whenever asked; return whether the game is over."""
        while not tab.over:
            if not tab.to_decide:
                await asyncio.wait_for(tab.news.wait(), QUIET_RECONNECT_S)
            tab.news.clear()
            if tab.lost:
                return False
            if tab.to_decide:
                tab.to_decide = False
                await asyncio.sleep(pause_s * self.rng.uniform(0.5, 1.5))
                if not await self._move(table, seat):
                    return False
        return True

    async def _move(self, table: str, seat: int) -> bool:
        """Make a random move; return False if the tab is out of date."""
        began = time.monotonic()
        try:
            after, chosen = await self._choose(table, seat)
            body = {"seat": seat, "after": after, "decisions": chosen}
            made = await self.ask("POST", f"/tables/{table}/moves", body)
        except Refused:  # an attempt whose answer was lost has gone through
            return False
        self.log.moves.setdefault(table, {})[int(made["number"])] = seat
        self.log.slowest_s = max(self.log.slowest_s, time.monotonic() - began)
        return True

    async def _choose(self, table: str, seat: int) -> tuple[int, list[int]]:
        chosen: list[int] = []
        path = f"/tables/{table}/menu?seat={seat}&chosen="
        menu = await self.ask("GET", path)
        node = menu["nodes"][0]
        while not node["complete"]:
            option = self.rng.choice(node["options"])
            chosen.append(option["decision"])
            if "next" not in option:
                menu = await self.ask("GET", path + ",".join(map(str, chosen)))
            node = menu["nodes"][option.get("next", 0)]
        return int(menu["after"]), chosen


async def play_tournament(
    port: int,
    people: int,
    rounds: int,
    pause_s: float,
    log: Log,
    told: Callable[[str], None] = lambda _text: None,
) -> Json:
    """Create a tournament, play all its rounds and finish it; return its page."""
    first = Http(port)
    first.set_cookies({})
    cookies = (await first.ask("GET", "/me")).cookies()
    first.close()
    organiser = Person(port, f"Organiser {time.time_ns() % 10**9}", log)
    await organiser.enter(cookies, account=True)
    settings = {"replacement": "beginner", "spectators": True}
    plan = {"name": "Cottonopolis Open", "system": "swiss", "table_size": TABLE_SIZE}
    page = await organiser.ask(
        "POST", "/tournaments", {**plan, "rounds": rounds, "settings": settings}
    )
    path = f"/tournaments/{page['tournament']['id']}"
    players = [Person(port, f"Player {number}", log) for number in range(1, people + 1)]
    for player in players:
        await player.enter(cookies)
        await player.ask("POST", f"{path}/players")
    by_id = {player.id: player for player in players}
    for number in range(1, rounds + 1):
        began = time.monotonic()
        page = await _start_round(organiser, path, number)
        tables = page["rounds"][number - 1]["tables"]
        async with asyncio.TaskGroup() as group:
            for table in tables:
                for seat in table["seats"]:
                    player = by_id[seat["person"]]
                    group.create_task(player.play(table["table"], seat["seat"], pause_s))
        told(
            f"round {number}: {len(tables)} tables in {time.monotonic() - began:.0f} s, "
            f"{log.acknowledged} moves acknowledged so far"
        )
    finished: Json = await organiser.ask("POST", f"{path}/finish")
    await _check_logs(players[0], log)
    for player in (organiser, *players):
        player.http.close()
    return finished


async def _start_round(organiser: Person, path: str, number: int) -> Json:
    """Start a round; an attempt whose answer was lost may have gone through."""
    with suppress(Refused):
        await organiser.ask("POST", f"{path}/rounds")
    page: Json = await organiser.ask("GET", path)
    if page["tournament"]["round"] != number:
        raise Refused(f"round {number} did not start")
    return page


async def _check_logs(person: Person, log: Log) -> None:
    """Raise if an acknowledged move is missing."""
    for table, moves in log.moves.items():
        found = await person.ask("GET", f"/tables/{table}/log?seat=-1")
        stored = {entry["number"]: entry["seat"] for entry in found["entries"]}
        lost = {number for number, seat in moves.items() if stored.get(number) != seat}
        if lost:
            raise AssertionError(f"table {table} lost the moves {sorted(lost)}")


def check_page(page: Json, people: int, rounds: int) -> None:
    """Raise AssertionError unless everything in a finished tournament fits together."""
    assert page["tournament"]["status"] == "finished"
    assert len(page["rounds"]) == rounds
    met: list[frozenset[str]] = []
    for one in page["rounds"]:
        seated = [seat["person"] for table in one["tables"] for seat in table["seats"]]
        assert len({*seated, *one["byes"]}) == people
        for table in one["tables"]:
            assert sorted(seat["place"] for seat in table["seats"]) == list(
                range(1, len(table["seats"]) + 1)
            )
            names = [seat["person"] for seat in table["seats"]]
            met += [frozenset((a, b)) for a in names for b in names if a < b]
    assert len(met) == len(set(met)), "opponents met twice"
    points = [line["points"] for line in page["standings"]]
    assert points == sorted(points, reverse=True)


def workers_of(server: int) -> list[int]:
    """The server processes that answer requests."""
    command = Path(f"/proc/{server}/cmdline").read_bytes()
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    found = []
    for child in map(int, children):
        with suppress(OSError):
            if Path(f"/proc/{child}/cmdline").read_bytes() == command:
                found.append(child)
    return found


async def kill_workers(server: int, every_s: float, log: Log, most: int | None = None) -> None:
    """Kill one worker after another, as a crash does, once games are running.

    A worker that has just been replaced is left alone: the server takes several crashes of a
    worker within six seconds for a fault that will not go away, and stops.
    """
    while most is None or log.kills < most:
        await asyncio.sleep(every_s)
        workers = workers_of(server)
        if log.acknowledged and len(workers) > 1:
            os.kill(workers[log.kills % len(workers)], signal.SIGKILL)
            log.kills += 1


async def while_killing(
    server: int, every_s: float | None, log: Log, work: Awaitable[Json], most: int | None = None
) -> Json:
    """Do some work while workers are killed."""
    killer = asyncio.create_task(kill_workers(server, every_s, log, most)) if every_s else None
    try:
        return await work
    finally:
        if killer is not None:
            killer.cancel()


@contextmanager
def hosted(workers: int) -> Iterator[tuple[int, int]]:
    """Start a server on PostgreSQL and Redis; without them on SQLite, with one process."""
    with ExitStack() as stack:
        try:
            database, _ = stack.enter_context(services.postgres())
            channels, _ = stack.enter_context(services.redis())
            options = ["--workers", str(workers), "--channels", channels]
        except services.Missing:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database, options = f"sqlite:///{folder}/games.db", []
        yield stack.enter_context(services.server(database, *options))


def main() -> None:
    """Play a tournament, and print what happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=PEOPLE)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds of thought per move")
    parser.add_argument("--kill-every", type=float, default=KILL_EVERY_S, help="seconds; 0: never")
    chosen = parser.parse_args()
    console = Console()
    log = Log()
    with hosted(WORKERS) as (port, server):
        began = time.monotonic()
        work = play_tournament(port, chosen.people, chosen.rounds, chosen.pause, log, console.print)
        page = uvloop.run(while_killing(server, chosen.kill_every or None, log, work))
    check_page(page, chosen.people, chosen.rounds)
    seconds = time.monotonic() - began
    names = {one["person"]["id"]: one["person"]["name"] for one in page["players"]}
    best = page["standings"][0]
    console.print(
        f"{chosen.people} people, {chosen.rounds} rounds, {seconds:.0f} s: "
        f"{log.acknowledged} moves acknowledged, none lost; {log.kills} workers killed, "
        f"{log.reconnects} tabs reconnected, {log.retries} requests repeated, "
        f"slowest move {log.slowest_s:.1f} s"
    )
    console.print(f"winner: {names[best['person']]} with {best['points']} points")


if __name__ == "__main__":
    main()
