"""Where the points of a game come from: links, tiles, money, and the rest.

The events of the scoring say it, as for `Game.points_now`.
"""

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.batch import NO_SOURCE
from cottonopolis.engine.events import SCORED_MONEY, SCORED_TILE
from cottonopolis.engine.records import Ints
from cottonopolis.games.rules import AnyRules

COUNTED = ("links", "tiles", "money")
SOURCES = (*COUNTED, "other")  # other: points lost, for unpaid loans (A22) or debts (B4)


def source_table(rules: AnyRules) -> Ints:
    """Return the source of each kind of event, and the column of its points."""
    table = np.full((len(list(rules.event_table)), 2), NO_SOURCE, dtype=np.int16)
    for number, kind in enumerate(rules.event_table):
        if kind.fields[:1] != ("seat",) or "vp" not in kind.fields:
            continue
        if number == SCORED_TILE:
            source = "tiles"
        elif number == SCORED_MONEY:
            source = "money"
        elif "link" in kind.fields:
            source = "links"
        else:
            continue
        table[number] = COUNTED.index(source), kind.fields.index("vp") + 1
    return table


def by_source(
    points: NDArray[np.int16], counted: NDArray[np.int16]
) -> dict[str, NDArray[np.int16]]:
    """Return the points of every seat by source; they add up to `points` (game by seat)."""
    found = {name: counted[..., column].copy() for column, name in enumerate(COUNTED)}
    return {**found, "other": points - counted.sum(axis=-1, dtype=np.int16)}
