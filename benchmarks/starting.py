"""Time of the first start and of later ones."""

import os
import subprocess
import sys
import tempfile
import time

from rich.console import Console

from benchmarks.measure import Figure

COMMAND = [sys.executable, "-m", "cottonopolis.cli.main", "simulate", "--games", "1", "--json"]


def seconds_to_start(cache: str) -> float:
    """Measure one small command in a new process."""
    began = time.perf_counter()
    subprocess.run(
        COMMAND,
        env={**os.environ, "COTTONOPOLIS_CACHE": cache},
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - began


def figures(console: Console) -> list[Figure]:
    """Measure a start with an empty cache, then later ones."""
    with tempfile.TemporaryDirectory() as cache, console.status("compiling with an empty cache"):
        first = seconds_to_start(cache)
        later = min(seconds_to_start(cache) for _ in range(3))
    how = "cottonopolis simulate --games 1"
    return [
        Figure("first start, everything compiled", f"{first:.1f} s", "below 60 s", how),
        Figure("later starts", f"{later:.2f} s", "below 2 s", how),
    ]
