"""Statistics of the bots of a run."""

import math
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.arena.ratings import ratings
from cottonopolis.arena.run import Result, Run

Numbers = NDArray[np.float64]

NORMAL_95 = 1.96  # standard errors in a 95 % interval, on either side
MICROSECONDS_PER_MS = 1000


def figures(run: Run, results: Iterable[Result]) -> dict[str, Any]:
    """Return all statistics, ready for JSON; docs/arena.md explains them.

    >>> from cottonopolis.arena.run import make_run, play_one
    >>> run = make_run("brass", 3, ["sane", "uniform", "uniform"], games=3)
    >>> found = figures(run, [play_one(run, game) for game in range(run.games)])
    >>> [(bot["name"], bot["games_played"]) for bot in found["bots"]]
    [('sane', 3), ('uniform', 6)]
    """
    played = sorted(results, key=lambda result: result.game)
    points = np.array([result.vp for result in played], dtype=np.float64)
    first = np.array([result.places for result in played]) == 0
    blocks = np.array([result.game // run.block for result in played])
    rated = ratings(run.bots, [result.places for result in played])
    bots = []
    for name in dict.fromkeys(run.bots):
        seats = [position for position, bot in enumerate(run.bots) if bot == name]
        mean, half = mean_and_half(points[:, seats].ravel(), np.repeat(blocks, len(seats)))
        wins = int(first[:, seats].sum())
        times = np.concatenate([result.times[seat] for result in played for seat in seats])
        median, slow = np.percentile(times, (50, 95)) / MICROSECONDS_PER_MS
        low, high = wilson(wins, len(played))
        bots.append(
            {
                "name": name,
                "seats": len(seats),
                "games_played": len(seats) * len(played),
                "mean_vp": rounded(mean, 3),
                "vp_ci95": rounded(half, 3),
                "win_rate": rounded(wins / len(played), 4),
                "win_rate_ci95": [rounded(low, 4), rounded(high, 4)],
                "rating": rounded(rated[name].ordinal, 2),
                "rating_mu": rounded(rated[name].mu, 2),
                "rating_sigma": rounded(rated[name].sigma, 2),
                "p50_ms": rounded(median, 3),
                "p95_ms": rounded(slow, 3),
            }
        )
    winner_mean, winner_half = mean_and_half(points[first], blocks)
    return {
        "game": run.game,
        "players": run.players,
        "variants": list(run.variants),
        "map": run.rules.map_name,
        "budget": run.budget,
        "bots": bots,
        "mean_winner_vp": rounded(winner_mean, 3),
        "winner_vp_ci95": rounded(winner_half, 3),
        "games": len(played),
        "seed": run.seed,
    }


def rounded(number: float | None, digits: int) -> float | None:
    """Round a number for JSON; None stays None."""
    return None if number is None else round(float(number), digits)


def mean_and_half(values: Numbers, blocks: NDArray[np.int64]) -> tuple[float, float | None]:
    """Return a mean and the half-width of its 95 % interval.

    Games of a block share a seed, so only blocks are independent: the interval is computed from the
    differences between blocks. It is None if there is only one block.

    >>> mean_and_half(np.array([1.0, 3.0, 5.0, 7.0]), np.array([0, 0, 1, 1]))
    (4.0, 3.92)
    """
    sums = np.bincount(blocks, weights=values)
    counts = np.bincount(blocks)
    total = int(counts.sum())
    mean = float(sums.sum()) / total
    if len(counts) == 1:
        return mean, None
    off = sums - mean * counts  # an incomplete last block counts less
    error = math.sqrt(float((off**2).sum()) * len(counts) / (len(counts) - 1)) / total
    return mean, NORMAL_95 * error


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share.

    >>> low, high = wilson(5, 10)
    >>> round(low, 3), round(high, 3)
    (0.237, 0.763)
    """
    square = NORMAL_95**2 / games
    share = wins / games
    middle = share + square / 2
    half = math.sqrt(share * (1 - share) * square + square**2 / 4)
    return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))
