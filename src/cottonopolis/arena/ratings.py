"""Ratings of bots by the order in which they come in: the Plackett-Luce model of openskill."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

SURE = 3  # standard deviations below the mean: a strength that is nearly certain


@dataclass(frozen=True)
class Rating:
    """A strength and how unsure it is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """One number to compare by, low while little is known."""
        return self.mu - SURE * self.sigma


def ratings(bots: Sequence[str], games: Iterable[Sequence[int]]) -> dict[str, Rating]:
    """The ratings after some games, given as the places of the line-up, in this order.

    A bot in several seats enters a game with the same rating in each; afterwards it has the mean
    of what they would have become.
    """
    model = PlackettLuce()
    fresh = model.rating()
    now = {name: Rating(fresh.mu, fresh.sigma) for name in bots}
    for places in games:
        teams = [[model.rating(mu=now[name].mu, sigma=now[name].sigma)] for name in bots]
        after = model.rate(teams, ranks=[float(place) for place in places])
        for name in now:
            mine = [team[0] for bot, team in zip(bots, after, strict=True) if bot == name]
            now[name] = Rating(
                sum(player.mu for player in mine) / len(mine),
                sum(player.sigma for player in mine) / len(mine),
            )
    return now
