"""What the styles do more of than the plain network: python -m benchmarks.styles

    python -m benchmarks.styles --games 100 --seed 9910000 --against strong
    python -m benchmarks.styles --games 40 --seed 9911000 --mirror --map germany

Every bot plays alone against three of another (game k has the first seed plus k, and the bot has
seat k modulo 4), or in all seats. The figures are per seat and game, with half-widths of 95%
intervals.
"""

import argparse
from collections.abc import Sequence
from functools import partial

import numpy as np
from rich.console import Console
from rich.table import Table

from benchmarks.strategy import PLAYERS, Counting, named
from cottonopolis import Game
from cottonopolis.support.parallel import in_processes

BOTS = "policy=strongest*0.0001,master,cotton-baron,railway-man,financier"
HEADINGS = ("bot", "wins %", "VP", "others' VP", "cotton VP", "link VP", "links", "borrowed")

Row = tuple[float, ...]


def seat_figures(game: Game, seat: int) -> Row:
    """Return the figures of one seat of a finished game."""
    counting = Counting()
    for event in game.log:
        if event.name == "built":
            counting.industry_at[str(event.facts["place"])] = str(event.facts["industry"])
        if event.facts.get("seat", seat) == seat:
            counting.add(event)
    found = counting.found
    points = game.score()

    def total(start: str, end: str = "") -> int:
        return sum(n for name, n in found.items() if name.startswith(start) and name.endswith(end))

    return (
        100.0 * (game.ranking()[0] == seat),
        points[seat],
        (sum(points) - points[seat]) / (PLAYERS - 1),
        found["points cotton_mill"] + found["points port"],
        total("points links"),
        total("links"),
        total("round", "borrowed"),
    )


def game_rows(map_name: str | None, bot: str, rival: str, seed: int, number: int) -> list[Row]:
    """Play a game; returns the figures of every seat that the bot has. A mirror has no rival."""
    seats = [number % PLAYERS] if rival else list(range(PLAYERS))
    bots = [bot if seat in seats else rival for seat in range(PLAYERS)]
    game = "brass" if map_name is None else "industry"
    start = Game.new(game, players=PLAYERS, map=map_name, seed=seed + number)
    end = start.play_out(bots, seed=seed + number)
    return [seat_figures(end, seat) for seat in seats]


def means(games: Sequence[Sequence[Row]]) -> list[str]:
    """Return means with intervals; the seats of a game are not independent, so games count."""
    by_game = np.array([np.mean(rows, axis=0) for rows in games])
    spread = 1.96 * by_game.std(axis=0, ddof=1) / len(games) ** 0.5
    pairs = zip(by_game.mean(axis=0), spread, strict=True)
    return [f"{mean:.1f} ± {half:.1f}" for mean, half in pairs]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--against", default="strong", help="the other three")
    parser.add_argument("--mirror", action="store_true", help="the bot has all seats instead")
    parser.add_argument("--map", choices=("germany", "new_england"), help="instead of Brass")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=9_910_000)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    rival = "" if asked.mirror else asked.against
    table = Table(*HEADINGS, title=asked.map or "brass")
    for name, bot in named(asked.bots.split(",")).items():
        play = partial(game_rows, asked.map, bot, rival, asked.seed)
        games = list(in_processes(play, range(asked.games), asked.processes))
        table.add_row(name, *means(games))
    Console(width=140).print(table)


if __name__ == "__main__":
    main()
