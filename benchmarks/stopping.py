"""How long a server with many open WebSockets takes to stop, and what its clients are told.

Four people sit at each table, each with a few tabs. When all are open, the server is told to stop.
"""

import argparse
import asyncio
import os
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import uvloop
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks import services
from benchmarks.availability import allow_many_files
from benchmarks.clients import API
from benchmarks.load import PLAYERS, Table, generate_game
from benchmarks.load import set_up as sit_down
from benchmarks.server import WIDTH

SEED = 70001
SOCKETS = 900
TABS = 15  # per person
AT_ONCE = 50  # connections that are being opened
TIMEOUT_S = 120.0

Close = tuple[int, str] | None  # code and reason; None if the connection was cut


class Stopped(NamedTuple):
    """How the sockets of a server that stops were closed."""

    closes: Counter[Close]
    told_s: float  # from the signal until the last connection was closed


async def stop(port: int, sockets: int, send_signal: Callable[[], object]) -> Stopped:
    """Open WebSockets, tell the server to stop, and wait until it has closed all of them."""
    opened = await open_sockets(port, sockets)
    closing = [asyncio.create_task(close_of(socket)) for socket in opened]
    await asyncio.sleep(1)  # snapshots and presence
    began = time.perf_counter()
    send_signal()
    closes = await asyncio.wait_for(asyncio.gather(*closing), TIMEOUT_S)
    return Stopped(Counter(closes), time.perf_counter() - began)


async def open_sockets(port: int, count: int) -> list[ClientConnection]:
    """Open WebSockets of many people at many tables."""
    moves = generate_game("brass", SEED)
    tables = [Table(SEED + n, moves) for n in range(-(-count // (PLAYERS * TABS)))]
    await sit_down([port], "brass", tables, lambda: None, by_table=False)
    at_once = asyncio.Semaphore(AT_ONCE)

    async def open_tab(table: Table, cookie: str) -> ClientConnection:
        async with at_once:
            return await connect(
                f"ws://127.0.0.1:{port}{API}/tables/{table.id}/live",
                additional_headers={"cookie": cookie},
                max_size=None,
                open_timeout=TIMEOUT_S,
                ping_interval=None,
            )

    wanted = [
        open_tab(table, person.cookie)
        for _ in range(TABS)
        for table in tables
        for person in table.people.values()
    ]
    for unused in wanted[count:]:
        unused.close()
    found = await asyncio.gather(*wanted[:count])
    for table in tables:
        table.close()
    return found


async def close_of(socket: ClientConnection) -> Close:
    """Receive until the connection is closed; return what the server said."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        await socket.wait_closed()
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else None


def wait_for_end(process: int) -> None:
    """Wait until a child of this process has ended; it is not collected."""
    os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT)


def main() -> None:
    """Start a server, open sockets, stop it, and print how they were closed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=SOCKETS)
    chosen = parser.parse_args()
    allow_many_files()
    console = Console(width=WIDTH)
    with (
        tempfile.TemporaryDirectory(prefix="cottonopolis-bench-") as folder,
        services.server(f"sqlite:///{folder}/bench.db") as (port, process),
    ):
        told_at: list[float] = []

        def send_signal() -> None:
            told_at.append(time.perf_counter())
            os.kill(process, signal.SIGTERM)

        stopped = uvloop.run(stop(port, chosen.sockets, send_signal))
        wait_for_end(process)
        ended_s = time.perf_counter() - told_at[0]
    for close, count in stopped.closes.items():
        console.print(f"{count} sockets: {close or 'cut'}")
    console.print(f"all closed after {stopped.told_s:.1f} s, server ended after {ended_s:.1f} s")
    console.print(f"load average {os.getloadavg()[0]:.0f}")


if __name__ == "__main__":
    main()
