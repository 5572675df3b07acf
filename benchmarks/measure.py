"""What a measurement is, and how one is taken."""

import time
from collections.abc import Callable
from dataclasses import dataclass

REPEATS = 5


@dataclass(frozen=True)
class Figure:
    """One measured number, what it should be, and how it was taken."""

    name: str
    value: str
    wanted: str
    how: str


def best_seconds(action: Callable[[], object], repeats: int = REPEATS) -> float:
    """The shortest of several runs: the machine's other work only ever adds time."""
    action()
    shortest = float("inf")
    for _ in range(repeats):
        began = time.perf_counter()
        action()
        shortest = min(shortest, time.perf_counter() - began)
    return shortest
