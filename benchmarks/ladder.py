"""How far apart the levels of the bots are: python -m benchmarks.ladder

Every level plays alone against three of the level below it. Then all levels play in mixed
line-ups, drawn at random, which openskill turns into ratings. Options select the set-ups, games,
the first seed, processes and a file for the figures.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from openskill.models import PlackettLuce
from rich.console import Console
from rich.table import Table

from cottonopolis.arena.figures import figures
from cottonopolis.arena.match import play_game
from cottonopolis.arena.run import make_run, play_games
from cottonopolis.bots.levels import LEVELS
from cottonopolis.games.registry import rules_for
from cottonopolis.support.parallel import all_cores, in_processes

Json = dict[str, Any]

PLAYERS = 4
SETUPS = {"brass": ("brass", None)} | {
    name: ("industry", name) for name in ("germany", "new_england")
}
NAMES = tuple(level.name for level in LEVELS)
MIXED_SEEDS = 100_000  # after those of the rungs
PASSES = 4  # over the games, in random order: ratings depend on the order of games


def rung(setup: str, above: str, below: str, games: int, seed: int, processes: int) -> Json:
    """Let one level play alone against three of another."""
    game, map_name = SETUPS[setup]
    run = make_run(game, PLAYERS, (above, below, below, below), games, seed, (), map_name)
    spread = partial(in_processes, processes=processes)
    return figures(run, play_games(run, range(games), spread))


def play_mixed(job: tuple[str, tuple[str, ...], int]) -> tuple[tuple[str, ...], list[int]]:
    """Play one game of a mixed line-up; runs in worker processes."""
    setup, bots, seed = job
    game, map_name = SETUPS[setup]
    return bots, play_game(rules_for(game, PLAYERS, (), map_name), bots, seed).places


def line_ups(games: int, seed: int) -> Iterator[tuple[str, ...]]:
    """Draw line-ups of different levels that are at most three apart."""
    chance = np.random.default_rng(seed)
    for _ in range(games):
        lowest = int(chance.integers(len(NAMES) - PLAYERS + 1))
        yield tuple(str(name) for name in chance.permutation(NAMES[lowest : lowest + PLAYERS]))


def ratings(results: Sequence[tuple[tuple[str, ...], list[int]]], seed: int) -> dict[str, Json]:
    """Return the rating of each level, by openskill."""
    model = PlackettLuce()
    now = {name: model.rating(name=name) for name in NAMES}
    chance = np.random.default_rng(seed)
    for _ in range(PASSES):
        for index in chance.permutation(len(results)):
            bots, places = results[int(index)]
            after = model.rate(
                [[now[name]] for name in bots], ranks=[float(place) for place in places]
            )
            now |= {name: team[0] for name, team in zip(bots, after, strict=True)}
    return {
        name: {"mu": round(found.mu, 2), "sigma": round(found.sigma, 2)}
        for name, found in now.items()
    }


def mixed(setup: str, games: int, seed: int, processes: int) -> dict[str, Json]:
    """Rate all levels by games of mixed line-ups."""
    jobs = [
        (setup, bots, seed + MIXED_SEEDS + number)
        for number, bots in enumerate(line_ups(games, seed))
    ]
    results = sorted(in_processes(play_mixed, jobs, processes))
    return ratings(results, seed)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default=",".join(SETUPS), help=f"of {', '.join(SETUPS)}")
    parser.add_argument("--games", type=int, default=400, help="of every pair, and mixed ones")
    parser.add_argument("--seed", type=int, default=9_800_000)
    parser.add_argument("--processes", type=int, default=0, help="0 for one per core")
    parser.add_argument("--from-level", choices=NAMES[1:], default=NAMES[1])
    parser.add_argument("--only-mixed", action="store_true", help="leave out the pairs")
    parser.add_argument("--out", type=Path, help="add the figures to this file, as lines of JSON")
    return parser.parse_args()


def keep(file: Path | None, found: Json) -> None:
    if file is not None:
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(found) + "\n")


def main() -> None:
    """Play and print; every finished arm is saved at once."""
    chosen = options()
    console = Console(width=100)
    processes = chosen.processes or all_cores()
    first = NAMES.index(chosen.from_level)
    for setup in chosen.only.split(","):
        table = Table(
            "level", "against three", "wins", "VP", "against VP", "openskill", title=setup
        )
        rows: list[list[str]] = []
        pairs = zip(NAMES[first - 1 :], NAMES[first:], strict=False)
        for below, above in () if chosen.only_mixed else pairs:
            found = rung(setup, above, below, chosen.games, chosen.seed, processes)
            one, rest = found["bots"]
            low, high = one["win_rate_ci95"]
            wins = f"{100 * one['win_rate']:.1f}% ({100 * low:.0f} to {100 * high:.0f})"
            rows.append([above, below, wins, f"{one['mean_vp']:.1f}", f"{rest['mean_vp']:.1f}"])
            keep(chosen.out, {"setup": setup, "above": above, "below": below, **found})
        rated = mixed(setup, chosen.games, chosen.seed, processes)
        keep(chosen.out, {"setup": setup, "games": chosen.games, "ratings": rated})
        rated_texts = {name: f"{r['mu']:.1f} ± {r['sigma']:.1f}" for name, r in rated.items()}
        for row in rows:
            table.add_row(*row, rated_texts.pop(row[0]))
        for name, text in rated_texts.items():
            table.add_row(name, "", "", "", "", text)
        console.print(table)


if __name__ == "__main__":
    main()
