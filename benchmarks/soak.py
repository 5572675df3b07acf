"""A long run at a constant rate: does the server's memory stay flat? (`make bench-soak`)

People play whole games with the requests of real clicking (see load.py). A table whose game has
ended is left and replaced by a new one, so the server keeps more and more games that nobody views,
until --rooms-mb is reached. Memory is without program files, whose share changes when other
programs start and end. One line per minute; at the end, how much memory grew in the second
half of the run. The exit code is 1 if that is too much.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

import uvloop

from benchmarks import services
from benchmarks.clients import Http
from benchmarks.load import Figures, Table, generate_game, sleep_until
from benchmarks.server import percentile
from cottonopolis.drawing.plots import Axis, Series, line_chart

Json = dict[str, Any]

SEED = 90001
TABLES = 40
RATE = 8.0
MINUTES = 60.0
ROOMS_MB = 16  # so that the limit is reached in the first minutes
LOBBY_PAUSE_S = 2.0
SAMPLE_PAUSE_S = 60.0
MAX_GROWTH_MB_PER_HOUR = 5.0  # in the second half of the run
MIN_SAMPLES = 8
MAX_ERROR_SHARE = 0.001  # of the moves
MAX_QUARTER_CHANGE = 0.02  # of the mean memory, from the third quarter to the last


class Soak:
    """The tables that are played all the time, and what has been measured."""

    def __init__(self, chosen: argparse.Namespace, port: int, process: int, file: Path) -> None:
        self.chosen = chosen
        self.port = port
        self.process = process
        self.file = file
        self.seeds = count(chosen.seed)
        self.pause = chosen.tables / chosen.rate  # between two moves of a table
        self.end = time.perf_counter() + 60 * chosen.minutes
        self.figures = Figures()
        self.games = 0
        self.lists: list[float] = []
        self.samples: list[Json] = []
        self.cookies: dict[str, str] = {}

    async def run(self) -> None:
        """Play until the end of the run."""
        first = Http(self.port)
        first.set_cookies({})
        self.cookies = (await first.ask("GET", "/me")).cookies()
        first.set_cookies(self.cookies)
        sampling = asyncio.create_task(self._sample())
        reading = asyncio.create_task(self._read_lobby(first))
        await asyncio.gather(*(self._play_games(n) for n in range(self.chosen.tables)))
        for task in (sampling, reading):
            task.cancel()
        first.close()

    async def _play_games(self, number: int) -> None:
        """Play one game after the other, each from its begin to its end."""
        due = time.perf_counter() + number / self.chosen.rate
        while due < self.end:
            seed = next(self.seeds)
            moves = await asyncio.to_thread(generate_game, "brass", seed)
            table = Table(seed, moves)
            if not self.games:  # spread the ends of the first games
                table.moves = moves[: max(5, len(moves) * (number + 1) // self.chosen.tables)]
            await table.set_up(self.port, "brass", self.cookies, f"Table {seed}")
            due = max(due, time.perf_counter())
            while due < self.end and table.left:
                await sleep_until(due - self.pause / 2)
                await table.click(self.figures)
                await sleep_until(due)
                self.figures.sent += 1
                await table.play(max(due, time.perf_counter()), self.figures)
                due += self.pause
            self.games += 1
            table.close()

    async def _read_lobby(self, reader: Http) -> None:
        while True:
            began = time.perf_counter()
            (await reader.ask("GET", "/tables?status=playing")).json()
            self.lists.append(time.perf_counter() - began)
            await asyncio.sleep(LOBBY_PAUSE_S)

    async def _sample(self) -> None:
        """Write down memory and latencies once per minute."""
        began = time.perf_counter()
        cpu = services.cpu_seconds(services.family(self.process))
        for number in count():
            await sleep_until(began + SAMPLE_PAUSE_S * number)
            figures, self.figures = self.figures, Figures()
            lists, self.lists = self.lists, []
            family = services.family(self.process)
            used = services.cpu_seconds(family)
            sample = {
                "minute": number,
                "server_mb": round(own_memory([server_process(family)]) / 1e6, 1),
                "all_mb": round(own_memory(family) / 1e6, 1),
                "descriptors": open_files(server_process(family)),
                "database_mb": round(stored_bytes(self.file) / 1e6, 1),
                "moves": len(figures.acknowledged),
                "games": self.games,
                "errors": len(figures.errors),
                "first_errors": figures.errors[:3],
                "ack_p50_ms": round(1000 * percentile(figures.acknowledged, 0.5), 1),
                "ack_p99_ms": round(1000 * percentile(figures.acknowledged, 0.99), 1),
                "lobby_p99_ms": round(1000 * percentile(lists, 0.99), 1),
                "cpu_ms_per_move": round(
                    1000 * (used - cpu) / max(1, len(figures.acknowledged)), 1
                ),
                "load": round(os.getloadavg()[0], 1),
            }
            cpu = used
            self.samples.append(sample)
            show(sample)
            self.write()

    def write(self) -> None:
        """Write the samples so far, so that an ended run is not lost."""
        if self.chosen.json:
            command = " ".join(["python -m benchmarks.soak", *sys.argv[1:]])
            report = {"command": command, "cores": os.cpu_count(), "samples": self.samples}
            self.chosen.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


def server_process(family: Sequence[int]) -> int:
    """Return the process that answers requests: of all, the one that uses the most memory."""
    return max(family, key=lambda process: services.memory([process]))


def own_memory(processes: Sequence[int]) -> int:
    """Return bytes that do not depend on what else runs on the machine."""
    return services.memory(processes, shared_with_others=False)


def open_files(process: int) -> int:
    return len(list(Path(f"/proc/{process}/fd").iterdir()))


def stored_bytes(file: Path) -> int:
    """Return the size of a SQLite database with its write-ahead log."""
    return sum(part.stat().st_size for part in file.parent.glob(f"{file.name}*"))


COLUMNS = (
    "minute",
    "server_mb",
    "all_mb",
    "descriptors",
    "database_mb",
    "games",
    "moves",
    "errors",
    "ack_p50_ms",
    "ack_p99_ms",
    "lobby_p99_ms",
    "cpu_ms_per_move",
    "load",
)


def show(sample: Json) -> None:
    if not sample["minute"]:
        print("  ".join(COLUMNS), flush=True)
    print("  ".join(f"{sample[name]!s:>{len(name)}}" for name in COLUMNS), flush=True)


def growth(samples: Sequence[Json], name: str) -> float:
    """Return the slope of a figure in the second half of the run, per hour (least squares).

    >>> growth([{"minute": n, "mb": 5 if n < 4 else 2 * n} for n in range(8)], "mb")
    120.0
    """
    half = samples[len(samples) // 2 :]
    middle = sum(one["minute"] for one in half) / len(half)
    mean = sum(one[name] for one in half) / len(half)
    spread = sum((one["minute"] - middle) ** 2 for one in half)
    slope = sum((one["minute"] - middle) * (one[name] - mean) for one in half) / spread
    return round(60 * float(slope), 1)


def quarter_change(samples: Sequence[Json], name: str) -> float:
    """Return the relative change of a figure's mean from the third quarter to the last.

    >>> quarter_change([{"mb": mb} for mb in (9, 9, 9, 9, 100, 100, 101, 103)], "mb")
    0.02
    """
    quarter = len(samples) // 4
    third = sum(one[name] for one in samples[-2 * quarter : -quarter]) / quarter
    last = sum(one[name] for one in samples[-quarter:]) / quarter
    return round(float(last / third - 1), 4)


def is_flat(samples: Sequence[Json], name: str) -> bool:
    """Return whether a figure in MB stays within both limits."""
    grows = growth(samples, name) >= MAX_GROWTH_MB_PER_HOUR
    return not grows and abs(quarter_change(samples, name)) <= MAX_QUARTER_CHANGE


def chart(samples: Sequence[Json], title: str) -> str:
    """Draw the memory over time."""
    series = [
        Series(label, [(one["minute"], one[name]) for one in samples])
        for label, name in (("server process", "server_mb"), ("with its bot processes", "all_mb"))
    ]
    return line_chart(title, Axis("minutes"), Axis("MB", low=0.0), series)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--tables", type=int, default=TABLES, help="played at the same time")
    parser.add_argument("--rate", type=float, default=RATE, help="moves per second, in all")
    parser.add_argument("--rooms-mb", type=int, default=ROOMS_MB, help="see `serve --rooms-mb`")
    parser.add_argument("--seed", type=int, default=SEED, help="of the first table")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--plot", type=Path, help="write a picture of them to this file (SVG)")
    return parser.parse_args()


def passes(samples: Sequence[Json]) -> bool:
    """Print the verdict; return whether memory stayed flat and every request was answered."""
    for name in ("server_mb", "all_mb", "descriptors"):
        print(f"{name}: {growth(samples, name):+g} per hour in the second half")
    flat = is_flat(samples, "server_mb")
    change = quarter_change(samples, "server_mb")
    print(
        f"{'pass' if flat else 'FAIL'}: server_mb, limit {MAX_GROWTH_MB_PER_HOUR:g} MB per hour; "
        f"last quarter {100 * change:+.1f} % from the third, limit {100 * MAX_QUARTER_CHANGE:g} %"
    )
    moves, errors = (sum(one[name] for one in samples) for name in ("moves", "errors"))
    answered = errors <= MAX_ERROR_SHARE * moves
    print(
        f"{'pass' if answered else 'FAIL'}: {moves:,} moves, {errors} errors, "
        f"limit {100 * MAX_ERROR_SHARE:g} %"
    )
    return flat and answered


def main() -> None:
    chosen = options()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # ends child processes, as Ctrl-C does
    with tempfile.TemporaryDirectory(prefix="cottonopolis-soak-") as folder:
        file = Path(folder) / "soak.db"
        wanted = (f"sqlite:///{file}", "--rooms-mb", str(chosen.rooms_mb))
        with services.server(*wanted) as (port, process):
            soak = Soak(chosen, port, process, file)
            uvloop.run(soak.run())
    if chosen.plot:
        title = f"{chosen.tables} tables, {chosen.rate:g} moves a second"
        chosen.plot.write_text(chart(soak.samples, title), encoding="utf-8")
    if len(soak.samples) < MIN_SAMPLES:
        sys.exit(f"too short for a verdict: {MIN_SAMPLES} minutes are needed")
    if not passes(soak.samples):
        sys.exit(1)


if __name__ == "__main__":
    main()
