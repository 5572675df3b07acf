"""A run of the arena: the games, and the seating of each.

A block is a group of games with the same seed; after each game all bots move by one seat, so each
bot plays the same cards from every seat. A block ends before the seating repeats: after one game
per seat, or after one game if all bots are the same.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cottonopolis.arena.match import play_game
from cottonopolis.bots.registry import bot_class, load_bot_file
from cottonopolis.errors import SetupError
from cottonopolis.game import HIGHEST_SEED
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules


@dataclass(frozen=True)
class Run:
    """The parameters of a run. `bots` is the line-up, one name per position."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    variants: tuple[str, ...] = ()
    map_name: str | None = None
    budget: float = 1.0  # factor for the budgets of all bots
    bot_files: tuple[Path, ...] = ()

    @property
    def rules(self) -> AnyRules:
        return rules_for(self.game, self.players, self.variants, self.map_name)

    @cached_property
    def block(self) -> int:
        """The number of games in a block: rotations until the seating repeats.

        >>> [Run("brass", 4, tuple(bots), 8).block for bots in ("abcd", "abbb", "abab", "aaaa")]
        [4, 4, 2, 1]
        """
        turned = (self.bots[turn:] + self.bots[:turn] for turn in range(1, self.players + 1))
        return next(turn for turn, bots in enumerate(turned, 1) if bots == self.bots)

    def seed_of(self, game: int) -> int:
        return self.seed + game // self.block

    def rotation_of(self, game: int) -> int:
        """Return by how many seats the line-up is rotated."""
        return game % self.block

    def seat_of(self, position: int, game: int) -> int:
        """Return the seat of a position of the line-up."""
        return (position + self.rotation_of(game)) % self.players

    def seating(self, game: int) -> list[str]:
        """Return the bots of a game by seat.

        >>> [Run("brass", 3, ("a", "b", "c"), 3).seating(game) for game in range(3)]
        [['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'c', 'a']]
        """
        names = [""] * self.players
        for position, name in enumerate(self.bots):
            names[self.seat_of(position, game)] = name
        return names


@dataclass(frozen=True)
class Result:
    """One game of a run, by position in the line-up."""

    game: int  # its number, from 0
    vp: tuple[int, ...]
    places: tuple[int, ...]  # 0 for the winner
    times: tuple[NDArray[np.uint32], ...] = field(compare=False)  # microseconds per decision


Spread = Callable[[Callable[[int], Result], Iterable[int]], Iterator[Result]]


def make_run(
    game: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    variants: Iterable[str] = (),
    map_name: str | None = None,
    budget: float = 1.0,
    bot_files: Iterable[Path] = (),
) -> Run:
    """Check the parameters of a run; a single bot takes all seats."""
    files = tuple(file.resolve() for file in bot_files)
    for file in files:
        load_bot_file(file)
    for name in bots:
        bot_class(name)
    line_up = tuple(bots) * (players if len(bots) == 1 else 1)
    if len(line_up) != players:
        raise SetupError("line-up", count=len(line_up), players=players)
    if not 0 < budget < math.inf:
        raise SetupError("budget", word=str(budget))
    names = tuple(sorted(variants))
    run = Run(game, players, line_up, games, seed, names, map_name, budget, files)
    if not 0 <= seed <= run.seed_of(games - 1) <= HIGHEST_SEED:
        raise SetupError("seed", word=str(seed))
    return run


def play_one(run: Run, game: int) -> Result:
    """Play one game of a run; worker processes call it too."""
    load_bots(run.bot_files)
    played = play_game(run.rules, run.seating(game), run.seed_of(game), run.budget)
    seats = [run.seat_of(position, game) for position in range(run.players)]
    return Result(
        game,
        tuple(played.vp[seat] for seat in seats),
        tuple(played.places[seat] for seat in seats),
        tuple(np.array(played.times[seat], dtype=np.uint32) for seat in seats),
    )


@cache
def load_bots(files: tuple[Path, ...]) -> None:
    """Load the bot files, once per process."""
    for file in files:
        load_bot_file(file)


def play_games(run: Run, games: Iterable[int], spread: Spread) -> Iterator[Result]:
    """Yield some games of a run as they finish; `spread` distributes them."""
    return spread(partial(play_one, run), games)
