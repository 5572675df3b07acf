"""What others notice while one address floods the server (`make bench-availability`).

One address (127.0.0.2) opens thousands of connections that say nothing, and thousands that send the
body of a request a byte at a time; connections that the server closes are opened again. Meanwhile
a player (127.0.0.1) plays a game. Runs on Linux, where all of 127.0.0.0/8 is this machine.
The flood has its own process, so that its work does not delay the player's measurements.

With `--nginx` all of them connect to nginx, with the configuration of docs/hosting.md but without
TLS and without the firewall's limit per address.
"""

import argparse
import asyncio
import multiprocessing
import os
import re
import resource
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import httpx
import uvloop
from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table as Printed

from benchmarks import services
from benchmarks.load import Table, generate_game
from benchmarks.load import set_up as sit_down
from benchmarks.server import WIDTH, percentile
from cottonopolis.server.settings import Settings

SEED = 70001
FLOOD_ADDRESS = "127.0.0.2"
SILENT, SLOW = 5000, 5000
SECONDS = 20.0
MOVES_PER_S = 10.0
REOPENED_PER_S = 500  # per kind of connection
MAX_P99_S = 0.25
USUAL_LIMITS = ("--connections-per-address", str(Settings().connections_per_address))
BEHIND_A_PROXY = ("--proxy", "127.0.0.1")
HOSTING = Path(__file__).parents[1] / "docs" / "hosting.md"
SPARE_DESCRIPTORS = 500
FLOOD_POLL_S = 0.1
FLOOD_STOP_TIMEOUT_S = 20.0
SLOW_BYTE_S = 2.0  # pause between two bytes of a slow body
SLOW_HEAD = (
    b"POST /api/v1/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    b"content-length: 100000\r\n\r\n{"
)


class Line(asyncio.Protocol):
    """A connection of the flood."""

    def __init__(self, flood: "Flood") -> None:
        self.flood = flood
        self.transport: asyncio.BaseTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say nothing, or begin a request."""
        self.transport = transport
        self.flood.lines.add(self)
        if self.flood.first_bytes and isinstance(transport, asyncio.Transport):
            transport.write(self.flood.first_bytes)

    def connection_lost(self, error: Exception | None) -> None:
        """The server closed it."""
        self.flood.lines.discard(self)
        self.flood.closed += 1


@dataclass
class Flood:
    """Many connections of one kind, opened again when the server closes them."""

    port: int
    wanted: int
    first_bytes: bytes
    per_second: int
    lines: set[Line] = field(default_factory=set)
    opened: int = 0
    closed: int = 0
    failed: int = 0

    async def fill(self) -> None:
        """Open the connections, all at first and then those that were closed."""
        batch = max(1, self.per_second // 10)
        first = True
        while True:
            missing = self.wanted - len(self.lines)
            if self.opened >= self.wanted:
                first = False
            await asyncio.gather(*(self._open() for _ in range(min(missing, batch))))
            await asyncio.sleep(0.02 if first else 0.1)

    async def _open(self) -> None:
        loop = asyncio.get_running_loop()
        line = socket.socket()
        line.setblocking(False)
        try:
            line.bind((FLOOD_ADDRESS, 0))
            await asyncio.wait_for(loop.sock_connect(line, ("127.0.0.1", self.port)), 5)
            await loop.create_connection(lambda: Line(self), sock=line)
            self.opened += 1
        except (OSError, TimeoutError):
            line.close()
            self.failed += 1

    async def drip(self) -> None:
        """Send a byte on every connection now and then."""
        while self.first_bytes:
            await asyncio.sleep(SLOW_BYTE_S)
            for line in list(self.lines):
                if isinstance(line.transport, asyncio.Transport):
                    line.transport.write(b" ")

    def stop(self) -> None:
        for line in list(self.lines):
            if isinstance(line.transport, asyncio.Transport):
                line.transport.abort()


class FloodCounts(NamedTuple):
    """What one kind of flood has done so far."""

    opened: int
    open: int  # now
    failed: int


class FloodPlan(NamedTuple):
    """One kind of flood; a plan travels to the process that runs it."""

    wanted: int
    first_bytes: bytes


class FloodProcess:
    """The process that holds the connections of the flood."""

    def __init__(self, pipe: "Connection[object, list[FloodCounts]]") -> None:
        self._pipe = pipe

    def counts(self) -> list[FloodCounts]:
        """Ask how many connections of each kind the process holds."""
        self._pipe.send("count")
        return self._pipe.recv()


@contextmanager
def flooding(port: int, plans: list[FloodPlan], per_second: int) -> Iterator[FloodProcess]:
    """Run floods in a second process."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=run_floods, args=(there, port, plans, per_second))
    process.start()
    there.close()
    try:
        here.recv()  # it is ready
        yield FloodProcess(here)
    finally:
        here.close()  # tells it to stop
        process.join(FLOOD_STOP_TIMEOUT_S)
        if process.is_alive():
            process.kill()
            process.join()


def run_floods(
    pipe: "Connection[object, object]", port: int, plans: list[FloodPlan], per_second: int
) -> None:
    """Run in the second process: flood the server until the pipe is closed."""
    allow_many_files()
    uvloop.run(_flood(pipe, port, plans, per_second))


async def _flood(
    pipe: "Connection[object, object]", port: int, plans: list[FloodPlan], per_second: int
) -> None:
    floods = [Flood(port, plan.wanted, plan.first_bytes, per_second) for plan in plans]
    tasks = [asyncio.create_task(work) for f in floods for work in (f.fill(), f.drip())]
    pipe.send("ready")
    try:
        while True:
            if pipe.poll():
                pipe.recv()
                pipe.send([FloodCounts(f.opened, len(f.lines), f.failed) for f in floods])
            await asyncio.sleep(FLOOD_POLL_S)
    except (EOFError, OSError):  # the first process has closed the pipe
        pass
    for task in tasks:
        task.cancel()
    for flood in floods:
        flood.stop()


def allow_many_files() -> int:
    """Raise the limit of open files of this process as far as allowed; return it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


@dataclass
class Player:
    """Plays a game at a steady rate, and asks on new connections whether the server is there."""

    table: Table
    port: int
    moves: list[float] = field(default_factory=list)  # seconds
    arrivals: list[float] = field(default_factory=list)  # seconds, on new connections
    errors: int = 0

    async def play(self, seconds: float) -> None:
        """Play for some seconds."""
        end = time.perf_counter() + seconds
        async with httpx.AsyncClient(
            limits=httpx.Limits(max_keepalive_connections=0), timeout=10
        ) as visitor:
            while time.perf_counter() < end and self.table.left:
                began = time.perf_counter()
                await asyncio.gather(self._timed(self._move, self.moves), self._visit(visitor))
                await asyncio.sleep(max(0.0, 1 / MOVES_PER_S - (time.perf_counter() - began)))

    async def _move(self) -> None:
        before = self.table.last_move
        await self.table.play(time.perf_counter(), None)
        if self.table.last_move == before:
            raise OSError("the move was not acknowledged")

    async def _visit(self, visitor: httpx.AsyncClient) -> None:
        async def ask() -> None:
            (await visitor.get(f"http://127.0.0.1:{self.port}/api/v1/health")).raise_for_status()

        await self._timed(ask, self.arrivals)

    async def _timed(self, work: Callable[[], object], times: list[float]) -> None:
        began = time.perf_counter()
        try:
            await work()  # type: ignore[misc]
            times.append(time.perf_counter() - began)
        except (OSError, httpx.HTTPError):
            self.errors += 1


def row(printed: Printed, name: str, player: Player, floods: list[FloodCounts]) -> float:
    """Print one measurement; return the 99th percentile of a move in seconds."""
    p99 = percentile(player.moves, 0.99)
    printed.add_row(
        name,
        str(len(player.moves)),
        f"{percentile(player.moves, 0.5) * 1000:.0f}",
        f"{p99 * 1000:.0f}",
        f"{percentile(player.arrivals, 0.99) * 1000:.0f}",
        str(player.errors),
        " + ".join(f"{flood.opened:,}" for flood in floods) or "–",
        " + ".join(f"{flood.open:,}" for flood in floods) or "–",
    )
    return p99


def nginx_configuration(page: str, folder: Path, port: int, server: int) -> str:
    """What docs/hosting.md says, for another port and without TLS."""
    blocks = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)
    (main,) = (block for block in blocks if "events {" in block)
    (site,) = (block for block in blocks if "listen 443" in block)
    site = re.sub(r"server {\n    listen 80;.*?\n}\n", "", site, flags=re.DOTALL)
    site = re.sub(r"listen 443 [^;]*;", f"listen 127.0.0.1:{port};", site)
    site = re.sub(r"    ssl_\w+ .*;\n", "", site)
    site = site.replace("http://127.0.0.1:8000", f"http://127.0.0.1:{server}")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind}; " for kind in kinds)
    user = "user root; " if os.geteuid() == 0 else ""
    return (
        f"daemon off; {user}worker_processes auto; pid {folder}/pid;\n{main}"
        f"http {{ {places}access_log off;\n{site}}}\n"
    )


@contextmanager
def nginx(server: int) -> Iterator[int]:
    """Start nginx before a server; yields its port."""
    program = services.program("nginx", [Path("/usr/sbin")])
    with tempfile.TemporaryDirectory(prefix="cottonopolis-nginx-") as name:
        folder, port = Path(name), services.free_port()
        page = HOSTING.read_text(encoding="utf-8")
        file, log = folder / "nginx.conf", folder / "error.log"
        file.write_text(nginx_configuration(page, folder, port, server), encoding="utf-8")
        with services.process([program, "-c", str(file), "-e", str(log)], log) as started:
            services.wait_for_port(port, started, log)
            yield port


async def measure(chosen: argparse.Namespace, port: int, console: Console) -> bool:
    """Measure without a flood, with each kind, and with both; print all."""
    printed = Printed(
        *("flood", "moves", "p50 ms", "p99 ms", "new p99 ms", "errors", "opened", "open at end"),
        box=MARKDOWN,
    )
    silent, slow = FloodPlan(chosen.silent, b""), FloodPlan(chosen.slow, SLOW_HEAD)
    kinds: dict[str, list[FloodPlan]] = {
        "none": [],
        f"{chosen.silent:,} silent": [silent],
        f"{chosen.slow:,} slow": [slow],
        "both": [silent, slow],
    }
    worst, errors = 0.0, 0
    for number, (name, plans) in enumerate(kinds.items()):
        table = Table(SEED + number, generate_game("brass", SEED + number))
        await sit_down([port], "brass", [table], lambda: None, by_table=False)
        player = Player(table, port)
        with flooding(port, plans, chosen.reopened) as flood:
            await player.play(chosen.seconds)
            counts = await asyncio.to_thread(flood.counts)
        p99 = row(printed, name, player, counts)
        worst = max(worst, p99)
        console.print(f"{name}: {len(player.moves)} moves, p99 {p99 * 1000:.0f} ms")
        errors += player.errors
        table.close()
        await asyncio.sleep(1)
    console.print(printed)
    ok = worst < MAX_P99_S and not errors
    console.print(f"p99 of a move: {worst * 1000:.0f} ms at most, {errors} errors, wanted < 250 ms")
    return ok


def main() -> None:
    """Start a server, flood it, print the figures; exit with 1 if they are not good enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--silent", type=int, default=SILENT)
    parser.add_argument("--slow", type=int, default=SLOW)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--reopened", type=int, default=REOPENED_PER_S, help="per second and kind")
    parser.add_argument("--nginx", action="store_true", help="connect through nginx")
    chosen = parser.parse_args()
    most = allow_many_files()
    if chosen.silent + chosen.slow + SPARE_DESCRIPTORS > most:
        parser.error(f"only {most} files may be open: use fewer connections, or raise ulimit -n")
    console = Console(width=WIDTH)
    options = (*USUAL_LIMITS, *(BEHIND_A_PROXY if chosen.nginx else ()))
    with (
        tempfile.TemporaryDirectory(prefix="cottonopolis-bench-") as folder,
        services.server(f"sqlite:///{folder}/bench.db", *options) as (server, _),
        nginx(server) if chosen.nginx else nullcontext(server) as port,
    ):
        ok = uvloop.run(measure(chosen, port, console))
    console.print(f"load average {os.getloadavg()[0]:.0f}, with the flood")
    raise SystemExit(not ok)


if __name__ == "__main__":
    main()
