"""Styles: what a player likes to do, as a change of the network's policy.

A style adds to the scores of some decisions, so the policy still chooses among good turns, and
those that the style likes come more often. The search judges the turns as for any other bot.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.games.registry import rules_class


class Liking(NamedTuple):
    """A kind of decision that a style likes, perhaps of one industry only."""

    kind: str
    industry: str | None
    score: float  # added: the decision becomes likelier by a factor of e to the power of this


Style = tuple[Liking, ...]

COTTON_BARON: Style = (
    Liking("build", "cotton_mill", 1.5),
    Liking("build", "port", 0.5),
    Liking("develop", "cotton_mill", 1.0),
    Liking("sell", None, 1.0),
)
RAILWAY_MAN: Style = (Liking("link", None, 1.5), Liking("rail", None, 1.5))
FINANCIER: Style = (
    Liking("loan", None, 2.0),
    Liking("build", "shipyard", 1.5),
    Liking("build", "ship", 1.5),
    Liking("develop", None, 0.7),
)


@cache
def bias_of(game: str, style: Style | None) -> NDArray[np.float32]:
    """Return what a style adds to the score of each decision."""
    rules = rules_class(game)
    table, industries = rules.table, rules.info().industries
    bias = np.zeros(table.size, dtype=np.float32)
    for liking in style or ():
        for decision in range(table.size):
            kind, fields = table.decode(decision)
            industry = industries[fields["industry"]] if "industry" in fields else None
            if kind == liking.kind and liking.industry in (None, industry):
                bias[decision] += liking.score
    return bias
