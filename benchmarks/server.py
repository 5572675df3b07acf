"""Load test of a server, from a second process on the same machine (`make bench-server`).

With --postgres and --redis (a URL, or "private" to start an instance for this run) the server
uses them and may run with several workers; otherwise it uses SQLite and one process. With several
numbers of workers, the moves per second that each sustains are compared with those of the first.
The exit code is 1 if something could not be measured, or if a number of workers sustained no rate.
"""

import argparse
import asyncio
import json
import os
import re
import shlex
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import count, product
from pathlib import Path
from typing import Any

import httpx
import uvloop
from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table as Printed

from benchmarks import services
from benchmarks.clients import Http, Refused
from benchmarks.load import BotTable, Figures, Table, generate_game, run, set_up, with_bots
from cottonopolis.cli.progress import progress_bar
from cottonopolis.drawing.plots import Axis, Series, line_chart

Json = dict[str, Any]

SEED = 70001
TABLES = (50, 100, 200, 400)
RATE = 300.0
SECONDS = 20.0
WARM_UP = 4.0
PRIVATE = "private"
WIDTH = 220  # of the printed tables, which are Markdown for the documents
MIN_ACKNOWLEDGED_SHARE = 0.97  # a lower share means that the server is saturated
BOTS_START_TIMEOUT_S = 120.0
QUIET_POLL_S = 0.5
QUIET_TIMEOUT_S = 30.0
QUIET_CPU_SHARE = 0.05  # of one core; a process that uses less has loaded its code
LAG = re.compile(r'^cottonopolis_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)$', re.MULTILINE)


@contextmanager
def storage(chosen: argparse.Namespace, workers: int) -> Iterator[tuple[list[str], list[int]]]:
    """Start the storage; yields the server's options, and the processes of the storage."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="cottonopolis-bench-"))
        database, channels = f"sqlite:///{folder}/bench.db", ""
        others: list[int] = []
        if chosen.postgres:
            database = chosen.postgres
            if database == PRIVATE:
                database, others = stack.enter_context(services.postgres())
        if chosen.redis:
            channels = chosen.redis
            if channels == PRIVATE:
                channels, found = stack.enter_context(services.redis())
                others = [*others, *found]
        options = ["--workers", str(workers), *(["--worker-ports"] if chosen.by_table else [])]
        yield [database, *options, *(["--channels", channels] if channels else [])], others


def percentile(values: Sequence[float], part: float) -> float:
    """Return the percentile of values, for a part from 0 to 1.

    >>> percentile([4.0, 1.0, 3.0, 2.0], 0.5)
    2.0
    """
    ordered = sorted(values)
    return ordered[max(0, -int(-part * len(ordered) // 1) - 1)] if ordered else float("nan")


def lag(port: int) -> dict[str, int]:
    """Return the histogram of the event loop lag: counts by upper bound in seconds."""
    text = httpx.get(f"http://127.0.0.1:{port}/api/v1/metrics").text
    return {bound: int(float(count)) for bound, count in LAG.findall(text)}


def page_bytes(port: int, table: Table) -> dict[str, int]:
    """Return the bytes that opening a table transfers, compressed and plain."""
    found = {}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1") as browser:
        for name, path in (("table", ""), ("log", "/log")):
            headers = {"accept-encoding": "gzip", "cookie": table.people[0].cookie}
            with browser.stream("GET", f"/tables/{table.id}{path}", headers=headers) as answer:
                answer.raise_for_status()
                found[name] = len(answer.read()) and answer.num_bytes_downloaded
                found[f"{name}_plain"] = len(answer.content)
    return found


@dataclass(frozen=True)
class CpuTimes:
    """Seconds of CPU time so far, by process."""

    web: dict[int, float]
    bots: dict[int, float]
    storage: dict[int, float]


@dataclass(frozen=True)
class Watched:
    """The processes that are measured; the server and PostgreSQL may start more at any time."""

    server: int
    storage: list[int]

    def server_processes(self) -> list[int]:
        """Return the server with its workers and their bot processes."""
        return services.family(self.server)

    def storage_processes(self) -> list[int]:
        """Return PostgreSQL and Redis with all their processes."""
        return [number for one in self.storage for number in services.family(one)]

    def bots(self) -> list[int]:
        """Return the bot processes."""
        return services.bot_processes(self.server_processes())

    def cpu(self) -> CpuTimes:
        """Return the CPU times of the processes that exist now."""
        bots = self.bots()
        web = [number for number in self.server_processes() if number not in bots]
        return CpuTimes(
            services.cpu_by_process(web),
            services.cpu_by_process(bots),
            services.cpu_by_process(self.storage_processes()),
        )


async def start_bots(
    console: Console, tables: list[Table], ports: Sequence[int], workers: int, watched: Watched
) -> None:
    """Ask for hints until every worker has a bot process, and wait until all code is loaded.

    Otherwise only some of the points would contain the CPU time of that.
    """

    async def ask(number: int) -> None:
        table = tables[number % len(tables)]
        await table.wait_for_turn()
        seat = table.seat_to_move
        visitor = Http(ports[number % len(ports)])  # a new connection may meet another worker
        visitor.set_cookies(table.people[seat].cookies)
        try:
            (await visitor.ask("GET", f"/tables/{table.id}/hint?seat={seat}")).json()
        except (Refused, OSError):
            await asyncio.sleep(QUIET_POLL_S)  # the server still compiles, for example
        finally:
            visitor.close()

    numbers = count()
    give_up = time.perf_counter() + BOTS_START_TIMEOUT_S
    while len(watched.bots()) < workers and time.perf_counter() < give_up:
        at_once = min(workers, len(tables))
        await asyncio.gather(*(ask(next(numbers)) for _ in range(at_once)))
    if (started := len(watched.bots())) < workers:
        console.print(f"only {started} of {workers} workers have a bot process")
    before = services.cpu_by_process(watched.server_processes())
    give_up = time.perf_counter() + QUIET_TIMEOUT_S
    while time.perf_counter() < give_up:
        await asyncio.sleep(QUIET_POLL_S)
        used = services.cpu_by_process(watched.server_processes())
        if services.cpu_between(before, used) <= QUIET_CPU_SHARE * QUIET_POLL_S * len(used):
            return
        before = used


async def measure(
    chosen: argparse.Namespace,
    console: Console,
    tables: list[Table],
    ports: Sequence[int],
    workers: int,
    watched: Watched,
) -> list[Json]:
    """Measure all rates for one number of tables."""
    with progress_bar(console, f"{len(tables)} tables: sitting down", len(tables)) as (bar, task):
        by_table: bool = chosen.by_table
        await set_up(ports, chosen.game, tables, lambda: bar.advance(task), by_table=by_table)
    await start_bots(console, tables, ports, workers, watched)
    found: list[Json] = []
    port = ports[0]
    for rate in chosen.rates:
        warm_up = chosen.warm_up if not found else 1.0
        have = min(table.left for table in tables) * len(tables) / rate - warm_up
        seconds = min(chosen.seconds, have - 1)
        if seconds < 2:
            console.print(f"{len(tables)} tables: too few moves left for {rate:g} a second")
            break
        measured = point(console, tables, rate, warm_up, seconds, port, watched, chosen.clicks)
        found.append(await measured)
        if not is_sustained(found[-1]):
            break  # a higher rate would be no better
    if found:
        await tables[0].finish()
        found[-1]["page_bytes"] = await asyncio.to_thread(page_bytes, port, tables[0])
    for table in tables:
        table.close()
    return found


async def point(
    console: Console,
    tables: list[Table],
    rate: float,
    warm_up: float,
    seconds: float,
    port: int,
    watched: Watched,
    clicks: bool,
) -> Json:
    """Measure one rate."""
    before: dict[str, Any] = {}

    def begun() -> None:
        before["cpu"] = watched.cpu()
        before["self"] = time.process_time()
        before["at"] = time.perf_counter()

    title = f"{len(tables)} tables, {rate:g} moves a second"
    with progress_bar(console, title, round(warm_up + seconds)) as (bar, task):

        async def tick() -> None:
            while True:
                await asyncio.sleep(1)
                bar.advance(task)

        ticking = asyncio.create_task(tick())
        lag_before = await asyncio.to_thread(lag, port)
        figures = await run(tables, rate, warm_up, seconds, begun, clicks=clicks)
        ticking.cancel()
    wall = time.perf_counter() - before["at"]
    own_cpu = time.process_time() - before["self"]
    used, cpu = before["cpu"], watched.cpu()
    web_cpu = services.cpu_between(used.web, cpu.web)
    bots_cpu = services.cpu_between(used.bots, cpu.bots)
    storage_cpu = services.cpu_between(used.storage, cpu.storage)
    per_move = 1000 / max(1, figures.sent + len(figures.bot_answers))
    lag_after = await asyncio.to_thread(lag, port)
    return {
        "tables": len(tables),
        "bot_tables": sum(bool(table.bots) for table in tables),
        "sockets": sum(len(table.sockets) for table in tables),
        "offered_per_second": rate,
        "seconds": round(seconds, 1),
        **outcome(figures, tables),
        "web_cpu": round(web_cpu / wall, 2),
        "web_cpu_ms_per_move": round(web_cpu * per_move, 2),
        "bots_cpu": round(bots_cpu / wall, 2),
        "bots_cpu_ms_per_move": round(bots_cpu * per_move, 2),
        "bot_processes": len(cpu.bots),
        "generator_cpu": round(own_cpu / wall, 2),
        "server_mb": round(services.memory(watched.server_processes()) / 1e6, 1),
        "database_cpu": round(storage_cpu / wall, 2),
        "database_cpu_ms_per_move": round(storage_cpu * per_move, 2),
        "database_mb": round(services.memory(watched.storage_processes()) / 1e6, 1),
        "load_average": round(os.getloadavg()[0], 1),
        "loop_lag": {bound: lag_after[bound] - lag_before.get(bound, 0) for bound in lag_after},
    }


def outcome(figures: Figures, tables: list[Table]) -> Json:
    """Return the counts and latencies of one rate."""
    took = max(figures.ended - figures.began, 1e-9)
    found: Json = {
        "sent": figures.sent,
        "acknowledged": len(figures.acknowledged),
        "informed": len(figures.informed),
        "errors": len(figures.errors),
        "first_errors": figures.errors[:3],
        "sockets_lost": sum(socket.lost for table in tables for socket in table.sockets),
        "acknowledged_per_second": round(len(figures.acknowledged) / took, 1),
    }
    asked = {f"{kind}_clicks": values for kind, values in figures.clicked.items()}
    if any(table.bots for table in tables):
        asked["bot_answers"] = figures.bot_answers
        found["bot_answers_per_second"] = round(len(figures.bot_answers) / took, 1)
    for kind, values in asked.items():
        found[kind] = len(values)
    for name, values in (
        ("informed", figures.informed),
        ("acknowledged", figures.acknowledged),
        *asked.items(),
    ):
        for part in (50, 95, 99):
            found[f"{name}_p{part}_ms"] = round(1000 * percentile(values, part / 100), 1)
    return found


def late_wakes(histogram: dict[str, int], bound: str) -> str:
    """Return how often the event loop lagged more than a bound, in percent."""
    whole = histogram.get("+Inf", 0)
    return f"{100 * (1 - histogram.get(bound, 0) / whole):.1f}%" if whole else "?"


def timed_kinds(point: Json) -> list[str]:
    """Return what was timed besides moves: kinds of requests, and the answers of bots."""
    return [name for name in point if name.endswith("_clicks") or name == "bot_answers"]


def kind_words(kind: str) -> str:
    """Return a kind of timing for people.

    >>> kind_words("menu_clicks"), kind_words("bot_answers")
    ('menu', 'bot answers')
    """
    return kind.removesuffix("_clicks").replace("_", " ")


def show(console: Console, found: list[Json]) -> None:
    printed = Printed(
        "workers",
        "tables",
        "offered/s",
        "ack/s",
        "informed p50",
        "p95",
        "p99 ms",
        "ack p99",
        "errors",
        "MB",
        "CPU web + bots",
        "ms/move web + bots",
        "CPU load",
        "lag > 20 ms",
        box=MARKDOWN,
    )
    for one in found:
        missing = one["sent"] - one["informed"]
        printed.add_row(
            str(one["workers"]),
            str(one["tables"]),
            f"{one['offered_per_second']:g}",
            f"{one['acknowledged_per_second']:g}",
            f"{one['informed_p50_ms']:g}",
            f"{one['informed_p95_ms']:g}",
            f"{one['informed_p99_ms']:g}",
            f"{one['acknowledged_p99_ms']:g}",
            str(one["errors"]) + (f" ({missing} not informed)" if missing else ""),
            f"{one['server_mb']:g}",
            f"{100 * one['web_cpu']:.0f}% + {100 * one['bots_cpu']:.0f}%",
            f"{one['web_cpu_ms_per_move']:g} + {one['bots_cpu_ms_per_move']:g}",
            f"{100 * one['generator_cpu']:.0f}%",
            late_wakes(one["loop_lag"], "0.02"),
        )
    console.print(printed)
    for one in found:
        for kind in timed_kinds(one):
            console.print(
                f"{one['tables']} tables: {one[kind]} × {kind_words(kind)}, "
                + ", ".join(f"p{part} {one[f'{kind}_p{part}_ms']:g} ms" for part in (50, 95, 99)),
                highlight=False,
            )
        if pages := one.get("page_bytes"):
            console.print(
                f"page data at the end of a game, compressed: table {pages['table']:,} bytes, "
                f"log {pages['log']:,} bytes ({one['tables']} tables)",
                highlight=False,
            )


def is_sustained(point: Json) -> bool:
    """Return whether the server kept up with the offered rate, without errors."""
    enough = MIN_ACKNOWLEDGED_SHARE * point["offered_per_second"]
    return not point["errors"] and bool(point["acknowledged_per_second"] >= enough)


def fastest(points: Sequence[Json], *, sustained: bool) -> Json | None:
    """Return the point with the most moves per second, of those that were sustained or not.

    >>> points = [
    ...     {"offered_per_second": 20, "acknowledged_per_second": 20, "errors": 0},
    ...     {"offered_per_second": 40, "acknowledged_per_second": 31, "errors": 0},
    ...     {"offered_per_second": 30, "acknowledged_per_second": 30, "errors": 1},
    ... ]
    >>> fastest(points, sustained=True)["acknowledged_per_second"]
    20
    >>> fastest(points, sustained=False)["acknowledged_per_second"]
    31
    """
    fitting = [one for one in points if is_sustained(one) == sustained]
    return max(fitting, key=lambda one: float(one["acknowledged_per_second"]), default=None)


def compare(console: Console, found: list[Json]) -> bool:
    """Print the highest rate that each number of workers sustained, and its figures.

    The last column is the throughput at a rate that was too high, if one was tried. Returns
    whether every number of workers sustained some rate.
    """
    kinds = timed_kinds(found[0])
    clicks = [f"{kind_words(kind)} p99" for kind in kinds]
    headings = ("workers", "sustained/s", "ratio", "ack p99 ms", "informed p99", *clicks)
    cpu = ("CPU web + bots", "CPU database", "ms/move web + bots", "MB", "saturated/s")
    printed = Printed(*headings, *cpu, box=MARKDOWN)
    by_workers: dict[int, list[Json]] = {}
    for one in found:
        by_workers.setdefault(one["workers"], []).append(one)
    first = fastest(next(iter(by_workers.values())), sustained=True)
    all_sustained = True
    for workers, points in by_workers.items():
        too_fast = fastest(points, sustained=False)
        saturated = "not reached"
        if too_fast is not None:
            errors = f" ({too_fast['errors']} errors)" if too_fast["errors"] else ""
            saturated = f"{too_fast['acknowledged_per_second']:g}{errors}"
        best = fastest(points, sustained=True)
        if best is None:
            nothing = ["–"] * (len(printed.columns) - 3)
            printed.add_row(str(workers), "none", *nothing, saturated)
            all_sustained = False
            continue
        rate = best["acknowledged_per_second"]
        printed.add_row(
            str(workers),
            f"{rate:g}",
            f"{rate / first['acknowledged_per_second']:.2f}" if first else "?",
            f"{best['acknowledged_p99_ms']:g}",
            f"{best['informed_p99_ms']:g}",
            *(f"{best.get(f'{kind}_p99_ms', 0):g}" for kind in kinds),
            f"{100 * best['web_cpu']:.0f}% + {100 * best['bots_cpu']:.0f}%",
            f"{100 * best['database_cpu']:.0f}%",
            f"{best['web_cpu_ms_per_move']:g} + {best['bots_cpu_ms_per_move']:g}",
            f"{best['server_mb']:g}",
            saturated,
        )
    console.print(printed)
    return all_sustained


def chart(found: list[Json], title: str) -> str:
    """Draw the highest rate of each number of tables."""
    last = {one["tables"]: one for one in found}
    series = [
        Series(f"informed, p{part}", [(n, one[f"informed_p{part}_ms"]) for n, one in last.items()])
        for part in (50, 95, 99)
    ]
    rate = found[-1]["offered_per_second"]
    note = f"milliseconds from a move to all four seats informed, at {rate:g} moves a second"
    return line_chart(title, Axis("tables"), Axis("ms", low=0.0), series, note=note)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default=",".join(str(n) for n in TABLES))
    parser.add_argument("--rates", default=f"{RATE:g}", help="moves per second, rising")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="measured per rate")
    parser.add_argument("--warm-up", type=float, default=WARM_UP, help="seconds before that")
    parser.add_argument("--clicks", action="store_true", help="ask what people ask before a move")
    parser.add_argument(
        "--bots", type=float, default=0.0, help="share of the tables where bots play two seats"
    )
    parser.add_argument("--game", default="brass", choices=("brass", "industry"))
    parser.add_argument("--seed", type=int, default=SEED, help="of the first table")
    parser.add_argument("--postgres", default="", help='a URL of an empty database, or "private"')
    parser.add_argument("--redis", default="", help='a URL, or "private"')
    parser.add_argument("--workers", default="1", help="numbers of workers, such as 1,2,4,8")
    parser.add_argument(
        "--by-table",
        action="store_true",
        help="send all requests about a table to one worker, as a proxy can",
    )
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--plot", type=Path, help="write a picture of them to this file (SVG)")
    chosen = parser.parse_args()
    chosen.tables = [int(word) for word in chosen.tables.split(",")]
    chosen.rates = [float(word) for word in chosen.rates.split(",")]
    chosen.workers = [int(word) for word in chosen.workers.split(",")]
    return chosen


def main() -> None:
    chosen = options()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # ends child processes, as Ctrl-C does
    console = Console(width=WIDTH)
    command = shlex.join(["python", "-m", "benchmarks.server", *sys.argv[1:]])
    console.print(f"{command}   (seeds {chosen.seed} and up, one per table)", highlight=False)
    found: list[Json] = []
    most = max(chosen.tables)
    games = []
    with progress_bar(console, f"generating {most} games", most) as (bar, task):
        for number in range(most):
            games.append(generate_game(chosen.game, chosen.seed + number))
            bar.advance(task)
    try:
        for workers, size in product(chosen.workers, chosen.tables):
            # A new server and database for every number of workers and tables
            tables = [
                (BotTable if with_bots(n, chosen.bots) else Table)(chosen.seed + n, games[n])
                for n in range(size)
            ]
            with (
                storage(chosen, workers) as (wanted, others),
                services.server(*wanted) as (port, first),
            ):
                ports = range(port, port + (workers if chosen.by_table else 1))
                watched = Watched(first, others)
                points = uvloop.run(measure(chosen, console, tables, ports, workers, watched))
                found += [{"workers": workers, **point} for point in points]
    except services.Missing as missing:
        sys.exit(f"not measured: {missing}")
    finally:  # after an error, too: to measure takes long
        show(console, found)
        report = {"command": command, "seed": chosen.seed, "cores": os.cpu_count(), "points": found}
        if chosen.json:
            chosen.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    ok = bool(found) and (len(chosen.workers) == 1 or compare(console, found))
    if chosen.plot and found:
        where = "PostgreSQL and Redis" if chosen.postgres else "SQLite"
        title = f"A server with {where}, {found[-1]['workers']} worker(s)"
        chosen.plot.write_text(chart(found, title), encoding="utf-8")
    sys.exit(not ok)


if __name__ == "__main__":
    main()
