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
from cottonopolis.arguments import MANY_GAMES_SEED, seed_error
from cottonopolis.bots.registry import bot_class, load_bot_file
from cottonopolis.errors import SetupError
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules


@dataclass(frozen=True)
class Run:
    """The parameters of a run. `bots` is the line-up, one name per position.

    >>> Run("brass", 3, ("strong", "sane", "sane"), games=6).block  # games per seed
    3
    """

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
        """The rules of the games.

        >>> Run("industry", 3, ("sane",) * 3, games=1, map_name="new_england").rules.map_name
        'new_england'
        """
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
        """Return the seed of a game, which all games of its block have.

        >>> run = Run("brass", 3, ("strong", "sane", "sane"), games=6, seed=10)
        >>> [run.seed_of(game) for game in range(6)]
        [10, 10, 10, 11, 11, 11]
        """
        return self.seed + game // self.block

    def rotation_of(self, game: int) -> int:
        """Return by how many seats the line-up is rotated.

        >>> run = Run("brass", 3, ("strong", "sane", "sane"), games=6)
        >>> [run.rotation_of(game) for game in range(6)]
        [0, 1, 2, 0, 1, 2]
        """
        return game % self.block

    def seat_of(self, position: int, game: int) -> int:
        """Return the seat of a position of the line-up.

        >>> run = Run("brass", 3, ("strong", "sane", "sane"), games=6)
        >>> [run.seat_of(0, game) for game in range(3)]
        [0, 1, 2]
        """
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
    """One game of a run, by position in the line-up.

    >>> result = play_one(make_run("brass", 3, ["sane"], games=1), 0)
    >>> result.game, sorted(result.places), len(result.vp)
    (0, [0, 1, 2], 3)
    """

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
    """Check the parameters of a run; a single bot takes all seats.

    >>> make_run("brass", 4, ["greedy", "sane", "sane", "sane"], games=8).block
    4
    >>> make_run("brass", 4, ["greedy", "sane"], games=8)
    Traceback (most recent call last):
    cottonopolis.errors.SetupError: 2 bots are named for 4 seats; name one for all seats, \
or one for each.
    """
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
    if not 0 <= seed <= run.seed_of(games - 1) <= MANY_GAMES_SEED:
        raise seed_error(str(seed), MANY_GAMES_SEED)
    return run


def play_one(run: Run, game: int) -> Result:
    """Play one game of a run; worker processes call it too.

    >>> run = make_run("brass", 3, ["sane", "uniform", "uniform"], games=3)
    >>> [play_one(run, game).game for game in range(run.games)]
    [0, 1, 2]
    """
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
    """Yield some games of a run as they finish; `spread` distributes them.

    >>> run = make_run("brass", 3, ["sane"], games=2)
    >>> [result.game for result in play_games(run, range(2), spread=map)]
    [0, 1]
    """
    return spread(partial(play_one, run), games)
