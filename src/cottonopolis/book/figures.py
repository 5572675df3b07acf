"""The figures of "what wins": what winners did, and what the others did."""

import math
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cottonopolis.book.facts import MAX_ROUNDS
from cottonopolis.games.registry import rules_for

Column = NDArray[Any]

NORMAL_95 = 1.96  # standard errors in a 95 % interval, on either side
MOST_LOANS = 6  # seats with more are counted with these


class Two(Struct, frozen=True):
    """Means of winners and of the others."""

    winners: float
    others: float


class WinShare(Struct, frozen=True):
    """How many of some seats won; None without any."""

    players: int
    wins: float | None
    half_width: float | None  # of a 95 % interval


class SeatFigures(Struct, frozen=True):
    """A place in the first turn order."""

    turn: int
    share: WinShare
    points: float


class LevelFigures(Struct, frozen=True):
    """What those won who built a tile of a level, and the others."""

    level: int
    builders: WinShare
    without: WinShare


class IndustryFigures(Struct, frozen=True):
    """Tiles built of an industry."""

    industry: str
    built: Two
    levels: list[LevelFigures]


class LinkFigures(Struct, frozen=True):
    """Links built in a period."""

    period: str | None
    built: Two


class LoanFigures(Struct, frozen=True):
    """Seats that took a number of loans; the last one stands for more too."""

    loans: int
    share: WinShare


class SourceFigures(Struct, frozen=True):
    """Points from an industry, links, money, or lost for debts (other)."""

    source: str
    points: Two


class Figures(Struct, frozen=True):
    """The figures of all games of a book."""

    games: int
    points: Two
    lead: float  # of the winner
    seats: list[SeatFigures]
    industries: list[IndustryFigures]
    links: list[LinkFigures]
    developed: Two
    income: list[Two]  # by round
    loans: list[Two]  # taken, by round
    loans_taken: list[LoanFigures]
    sources: list[SourceFigures]


def figures_of(table: Any, about: dict[str, Any]) -> Figures:
    """Return the figures of all seats of a file."""
    variants = tuple(about["variants"])
    rules = rules_for(about["game"], about["players"], variants, about["map"])
    columns = {name: table[name].to_numpy() for name in table.column_names}
    won = columns["place"] == 1
    board = rules.printed()
    rounds = _rounds(columns)
    loans = np.sum([columns[f"loans_{number}"] for number in rounds], axis=0)
    return Figures(
        games=int(won.sum()),
        points=_two(columns["points"], won),
        lead=round(float(columns["lead"][won].mean()), 2),
        seats=[_seat(columns, turn, won) for turn in range(1, rules.players + 1)],
        industries=[
            IndustryFigures(
                industry,
                _two(_built(columns, f"_{industry}_"), won),
                [
                    _level(tile.level, _built(columns, f"_{industry}_{tile.level}") > 0, won)
                    for tile in board.tiles
                    if tile.industry == industry and tile.buildable
                ],
            )
            for industry in board.industries
        ],
        links=[
            LinkFigures(period, _two(columns[f"links_{period}" if period else "links"], won))
            for period in (rules.periods or (None,))
        ],
        developed=_two(columns["developed"], won),
        income=[_two(columns[f"income_{number}"], won) for number in rounds],
        loans=[_two(columns[f"loans_{number}"], won) for number in rounds],
        loans_taken=[
            LoanFigures(count, _share(np.minimum(loans, MOST_LOANS) == count, won))
            for count in range(MOST_LOANS + 1)
        ],
        sources=[
            SourceFigures(name, _two(columns[f"points_{name}"], won))
            for name in (*board.industries, "links", "money", "other")
        ],
    )


def _rounds(columns: dict[str, Column]) -> range:
    """Return the rounds that some game had."""
    numbers = range(1, MAX_ROUNDS + 1)
    used = [n for n in numbers if columns[f"income_{n}"].any() or columns[f"loans_{n}"].any()]
    return range(1, max(used, default=1) + 1)


def _built(columns: dict[str, Column], name: str) -> Column:
    """Return how many tiles each seat built, in all periods."""
    chosen = [column for key, column in columns.items() if key.startswith("built") and name in key]
    return np.asarray(np.sum(chosen, axis=0))


def _two(column: Column, won: Column) -> Two:
    return Two(round(float(column[won].mean()), 3), round(float(column[~won].mean()), 3))


def _share(chosen: Column, won: Column) -> WinShare:
    count = int(chosen.sum())
    if count == 0:
        return WinShare(0, None, None)
    wins = float(won[chosen].mean())
    half = NORMAL_95 * math.sqrt(wins * (1 - wins) / count)
    return WinShare(count, round(wins, 4), round(half, 4))


def _level(level: int, chosen: Column, won: Column) -> LevelFigures:
    return LevelFigures(level, _share(chosen, won), _share(~chosen, won))


def _seat(columns: dict[str, Column], turn: int, won: Column) -> SeatFigures:
    chosen = columns["turn"] == turn
    return SeatFigures(turn, _share(chosen, won), round(float(columns["points"][chosen].mean()), 2))
