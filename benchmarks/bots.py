"""Strength and speed of bots in the arena. `make bench-bots` runs all of it.

Options select arms (`--only`), games, the first seed, processes and a file for the figures.
"""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from cottonopolis.arena.figures import figures
from cottonopolis.arena.run import make_run, play_games
from cottonopolis.bots.levels import Strong
from cottonopolis.bots.search_hooks import searchable_games
from cottonopolis.engine.game_loop import OVER
from cottonopolis.game import View
from cottonopolis.games.registry import rules_for
from cottonopolis.support.parallel import all_cores, in_processes

Json = dict[str, Any]

GAMES = 400
SEED = 50001
SPEED_GAMES = 20
ORDER = (("strongest", "strong"), ("strong", "greedy"), ("greedy", "beginner"))


@dataclass(frozen=True)
class Arm:
    """One line-up in one set-up."""

    name: str
    game: str
    players: int
    bots: tuple[str, ...]
    map_name: str | None = None


def arms() -> list[Arm]:
    """Return all arms that can be played."""
    found = [
        Arm(f"brass-{players}p-mirror", "brass", players, ("strongest",)) for players in (4, 3)
    ]
    tables = [("brass", None), ("industry", "germany"), ("industry", "new_england")]
    for game, map_name in tables:
        for better, worse in ORDER:
            name = "-".join(filter(None, (map_name or game, better)))
            found.append(Arm(name, game, 4, (better, worse, worse, worse), map_name))
    return [arm for arm in found if arm.game in searchable_games()]


def play(arm: Arm, games: int, seed: int, processes: int) -> Json:
    """Play an arm; returns the statistics of the arena."""
    run = make_run(arm.game, arm.players, arm.bots, games, seed, (), arm.map_name)
    spread = partial(in_processes, processes=processes)
    return figures(run, play_games(run, range(games), spread))


def games_per_second(game: str, seed: int) -> float:
    """Measure whole games of four strong bots, on one core."""
    run = make_run(game, 4, ["strong"], SPEED_GAMES, seed)
    began = time.perf_counter()
    for _ in play_games(run, range(SPEED_GAMES), partial(in_processes, processes=1)):
        pass
    return SPEED_GAMES / (time.perf_counter() - began)


def positions_per_second(game: str, seed: int) -> float:
    """Measure positions evaluated by the strong search, per second of `decide`, on one core."""
    rules = rules_for(game, 4)
    looked, seconds = 0, 0.0
    for number in range(SPEED_GAMES):
        bots = [Strong(seat) for seat in range(4)]
        state = rules.new(seed + number)
        while state.stage != OVER:
            seat = int(state.order[state.turn])
            view = View(rules, state, seat)
            began = time.perf_counter()
            choice = bots[seat].decide(view, Strong.budget)
            seconds += time.perf_counter() - began
            looked += choice.positions
            rules.step(state, choice.decision)
    return looked / seconds


def speeds(seed: int) -> Iterator[tuple[str, Json]]:
    """Yield the speed of the strong bot by game."""
    for game in searchable_games():
        play(Arm("", game, 4, ("strong",)), 1, seed, 1)  # compile
        figure = {
            "games_per_second": round(games_per_second(game, seed), 2),
            "positions_per_second": round(positions_per_second(game, seed)),
        }
        yield f"speed-{game}", {"games": SPEED_GAMES, "seed": seed, **figure}


def row(name: str, found: Json) -> tuple[str, ...]:
    """Return the table row of an arm: its first bot against the rest."""
    bot = found["bots"][0]
    against = ", ".join(f"{other['seats']} {other['name']}" for other in found["bots"][1:])
    low, high = bot["win_rate_ci95"]
    won = f"{100 * bot['win_rate']:.1f}% ({100 * low:.0f} to {100 * high:.0f})"
    return (
        name,
        bot["name"],
        against or "itself",
        str(found["games"]),
        margin(bot["mean_vp"], bot["vp_ci95"]),
        margin(found["mean_winner_vp"], found["winner_vp_ci95"]),
        won if against else "",
        f"{bot['p50_ms']:.1f} / {bot['p95_ms']:.1f}",
    )


def margin(mean: float, half: float | None) -> str:
    """Format a mean with the half-width of its interval."""
    return f"{mean:.1f}" + ("" if half is None else f" ± {half:.1f}")


def options() -> argparse.Namespace:
    names = [arm.name for arm in arms()] + [f"speed-{game}" for game in searchable_games()]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each arm")
    parser.add_argument("--seed", type=int, default=SEED, help="first seed of each arm")
    parser.add_argument("--only", default="", help="arms with commas between: " + ", ".join(names))
    parser.add_argument("--processes", type=int, default=0, help="0 for one per core")
    parser.add_argument("--out", type=Path, help="add the figures to this file, as lines of JSON")
    chosen = parser.parse_args()
    chosen.only = [name for name in chosen.only.split(",") if name] or names
    unknown = [name for name in chosen.only if name not in names]
    if unknown:
        parser.error(f"no such arm: {', '.join(unknown)}; there are: {', '.join(names)}")
    return chosen


def keep(file: Path | None, name: str, found: Json) -> None:
    if file is not None:
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps({"arm": name, **found}) + "\n")


def main() -> None:
    """Play and print; every finished arm is saved at once."""
    chosen = options()
    console = Console(width=120)
    strength = Table(
        "arm", "bot", "against", "games", "mean VP", "winner's VP", "games won", "p50 / p95 ms"
    )
    for arm in arms():
        if arm.name in chosen.only:
            console.print(f"{arm.name} ...", highlight=False)
            found = play(arm, chosen.games, chosen.seed, chosen.processes or all_cores())
            keep(chosen.out, arm.name, found)
            strength.add_row(*row(arm.name, found))
    if strength.row_count:
        console.print(strength)
    speed = Table("one core", "strong mirror, games/s", "positions/s")
    if any(name.startswith("speed-") for name in chosen.only):
        for name, found in speeds(chosen.seed):
            if name in chosen.only:
                keep(chosen.out, name, found)
                rates = found["games_per_second"], found["positions_per_second"]
                speed.add_row(name, f"{rates[0]:.1f}", f"{rates[1]:,}")
        console.print(speed)


if __name__ == "__main__":
    main()
