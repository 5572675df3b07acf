"""Measurements."""

import time
from collections.abc import Callable
from dataclasses import dataclass

REPEATS = 5


@dataclass(frozen=True)
class Figure:
    """One measured number, its target, and how it was measured."""

    name: str
    value: str
    wanted: str
    how: str


def best_seconds(
    action: Callable[[], object],
    repeats: int = REPEATS,
    clock: Callable[[], float] = time.perf_counter,
) -> float:
    """Return the time of the fastest of several runs; other load only adds time."""
    action()
    shortest = float("inf")
    for _ in range(repeats):
        began = clock()
        action()
        shortest = min(shortest, clock() - began)
    return shortest
