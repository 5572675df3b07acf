"""How long the first start and the later ones take."""

import os
import subprocess
import sys
import tempfile
import time

from rich.console import Console

from benchmarks.measure import Figure

COMMAND = [sys.executable, "-m", "cottonopolis.cli.main", "simulate", "--games", "1", "--json"]


def seconds_to_start(cache: str) -> float:
    """One small command in a process of its own."""
    began = time.perf_counter()
    subprocess.run(
        COMMAND,
        env={**os.environ, "COTTONOPOLIS_CACHE": cache},
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - began


def figures(console: Console) -> list[Figure]:
    """A start with nothing compiled, then another."""
    with tempfile.TemporaryDirectory() as cache, console.status("compiling from nothing"):
        first = seconds_to_start(cache)
        later = min(seconds_to_start(cache) for _ in range(3))
    how = "cottonopolis simulate --games 1"
    return [
        Figure("first start, everything compiled", f"{first:.1f} s", "below 60 s", how),
        Figure("later starts", f"{later:.2f} s", "below 2 s", how),
    ]
