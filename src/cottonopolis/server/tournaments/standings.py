"""Standings of a tournament: points and tie-breaks, computed from the results of all rounds."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

WIN_POINTS = 12  # divides evenly for 3, 4 and 5 players
BYE_POINTS = WIN_POINTS // 2  # the mean of a table


@dataclass(frozen=True)
class Score:
    """The result of one player at one table; without a place the game is not over."""

    player: str
    place: int | None = None
    vp: int = 0


@dataclass(frozen=True)
class RoundResult:
    """The tables of a round, and the players with a bye."""

    tables: Sequence[Sequence[Score]] = ()
    byes: Sequence[str] = ()


@dataclass(frozen=True)
class Standing:
    """The line of a player in the standings."""

    player: str
    rank: int  # 1 for the best; equal only if all tie-breaks are equal
    points: int  # tournament points
    rank_sum: Fraction  # sum of places; a bye counts as the middle of a table
    share: Fraction  # sum of the shares of the victory points of the tables
    opponents: Fraction  # sum of the mean points of the opponents
    games: int
    wins: int
    byes: int


def table_points(place: int, players: int) -> int:
    """The tournament points of a place: evenly spread from 12 for the first to 0 for the last.

    >>> [table_points(place, 4) for place in (1, 2, 3, 4)]
    [12, 8, 4, 0]
    >>> [table_points(place, 3) for place in (1, 2, 3)]
    [12, 6, 0]
    """
    return WIN_POINTS * (players - place) // (players - 1)


def standings(
    players: Sequence[str], rounds: Sequence[RoundResult], usual_size: int
) -> list[Standing]:
    """All players, best first; `players` in the order of their seeds, which decides last."""
    points = dict.fromkeys(players, 0)
    ranks = dict.fromkeys(players, Fraction(0))
    shares = dict.fromkeys(players, Fraction(0))
    games, wins, byes = (dict.fromkeys(players, 0) for _ in range(3))
    for result in rounds:
        for player in result.byes:
            points[player] += BYE_POINTS
            ranks[player] += Fraction(usual_size + 1, 2)
            shares[player] += Fraction(1, usual_size)
            byes[player] += 1
        for table in _finished(result):
            for score, share in zip(table, _shares(table), strict=True):
                place = score.place or len(table)
                points[score.player] += table_points(place, len(table))
                ranks[score.player] += place
                shares[score.player] += share
                games[score.player] += 1
                wins[score.player] += place == 1
    strength = _opponents(players, rounds, points)

    def key(player: str) -> tuple[Fraction | int, ...]:
        return -points[player], ranks[player], -shares[player], -strength[player]

    order = sorted(players, key=key)  # stable: equal players stay in the order of seeds
    found: list[Standing] = []
    for number, player in enumerate(order, 1):
        tied = found and key(found[-1].player) == key(player)
        found.append(
            Standing(
                player,
                found[-1].rank if tied else number,
                points[player],
                ranks[player],
                shares[player],
                strength[player],
                games[player],
                wins[player],
                byes[player],
            )
        )
    return found


def _finished(result: RoundResult) -> list[Sequence[Score]]:
    return [table for table in result.tables if all(score.place for score in table)]


def _shares(table: Sequence[Score]) -> list[Fraction]:
    """The share of each player of the victory points of a table; nobody loses for a debt."""
    vp = [max(0, score.vp) for score in table]
    total = sum(vp)
    return [Fraction(one, total) if total else Fraction(1, len(table)) for one in vp]


def _opponents(
    players: Sequence[str], rounds: Sequence[RoundResult], points: dict[str, int]
) -> dict[str, Fraction]:
    """The mean points of the opponents at each table, summed."""
    found = dict.fromkeys(players, Fraction(0))
    for result in rounds:
        for table in _finished(result):
            total = sum(points[score.player] for score in table)
            for score in table:
                found[score.player] += Fraction(total - points[score.player], len(table) - 1)
    return found
