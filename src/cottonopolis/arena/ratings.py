"""Ratings of bots by their ranks: the Plackett-Luce model of openskill."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

ORDINAL_SIGMAS = 3  # standard deviations below the mean: a nearly certain strength


@dataclass(frozen=True)
class Rating:
    """A strength and its uncertainty.

    >>> Rating(mu=30.0, sigma=4.0).ordinal
    18.0
    """

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A cautious estimate for comparisons: low while few games are known.

        >>> Rating(mu=30.0, sigma=8.0).ordinal < Rating(mu=28.0, sigma=2.0).ordinal
        True
        """
        return self.mu - ORDINAL_SIGMAS * self.sigma


def ratings(bots: Sequence[str], games: Iterable[Sequence[int]]) -> dict[str, Rating]:
    """Return the ratings after some games, each given as the ranks of the line-up.

    A bot in several seats starts a game with the same rating in each; afterwards it gets the mean
    of the new ratings.

    >>> found = ratings(["strong", "sane", "sane"], [(0, 1, 2), (0, 2, 1)])
    >>> found["strong"].mu > found["sane"].mu
    True
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
