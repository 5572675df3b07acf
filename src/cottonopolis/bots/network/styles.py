"""Styles: what a player likes, as an addition to what its search values.

The value of a trial grows with what the seat gains of it: points of cotton mills and ports, points
of links, or borrowed money. Everything else counts as for the other bots that search.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from cottonopolis.bots.search_hooks import COTTON, LINKS, LOANS


@dataclass(frozen=True)
class Style:
    """What a style likes, and the points that a unit of it is worth in each game."""

    source: int
    weights: Mapping[str, float]


COTTON_BARON = Style(COTTON, {"brass": 0.6, "industry": 0.4})
RAILWAY_MAN = Style(LINKS, {"brass": 0.8, "industry": 1.0})
FINANCIER = Style(LOANS, {"brass": 0.15, "industry": 0.1})
