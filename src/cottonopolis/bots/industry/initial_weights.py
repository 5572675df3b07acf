"""Hand-written weights for Age of Industry, the start of tuning."""

from typing import Final

import numpy as np

from cottonopolis.bots.industry import terms as t
from cottonopolis.bots.industry.terms import ROWS, TERMS
from cottonopolis.bots.search_hooks import Values
from cottonopolis.games.industry.state import (
    CARDS,
    COAL_MINE,
    COTTON_MILL,
    FACTORY,
    INDUSTRY_COUNT,
    IRON_WORKS,
    LEVELS,
    PORT,
    SHIP,
)
from cottonopolis.games.rules import AnyRules

VP_PER_DOLLAR: Final = 0.2  # A22
# Turns that a seat gets after this one, by row of weights
TURNS_LEFT: Final = (20.0, 18.0, 16.5, 15.0, 13.0, 11.5, 10.0, 8.5, 6.5, 4.5, 2.5, 1.5, 0.0)


def chance(turns: float, half: float) -> float:
    """Return a probability that grows with the turns left and is 0.5 at `half` turns."""
    return turns / (turns + half)


def initial_weights(rules: AnyRules) -> Values:
    """Guess the weights of all rows."""
    weights = np.zeros((ROWS, TERMS))
    for row in range(ROWS):
        turns = TURNS_LEFT[row]
        fill_scored(weights[row], turns)
        fill_waiting(weights[row], turns)
        fill_future(weights[row], turns)
    return weights


def fill_scored(w: Values, turns: float) -> None:
    """Set the weights of terms that score at the end: levels, money, rails."""
    w[t.BIAS] = max(0.0, 2.0 * turns - 4.0)  # expected from later turns
    w[t.LEVEL_POINTS] = 1.0 + 0.008 * turns
    w[t.NET] = VP_PER_DOLLAR
    w[t.RAIL_INCOME] = VP_PER_DOLLAR * (1.0 - 0.25 * chance(turns, 4.0))
    w[t.RAIL_FREE] = VP_PER_DOLLAR * 0.5 * chance(turns + 0.5, 4.0)
    w[t.LOANS] = -VP_PER_DOLLAR * 0.8 * min(turns, 9.0)
    w[t.SHORT] = -0.3 * max(0.0, 1.0 - turns / 4.0)
    w[t.SPARE] = 0.25 * VP_PER_DOLLAR * chance(turns, 4.0)
    w[t.RIVALS_NET] = -0.05
    w[t.SPENT] = -0.01 * chance(turns, 1.0)


def fill_waiting(w: Values, turns: float) -> None:
    """Set the weights of unflipped tiles."""
    for industry in (COTTON_MILL, FACTORY):
        base = t.GOODS_0 + industry * t.GOODS_TERMS
        w[base + t.JOINED] = VP_PER_DOLLAR * chance(turns, 0.1)
        w[base + t.ALONE] = VP_PER_DOLLAR * 0.22 * chance(turns, 6.0)
        w[base + t.HOPE] = VP_PER_DOLLAR * 0.44 * chance(turns, 6.0)
        w[base + t.PRESSED] = -VP_PER_DOLLAR * 0.4
    w[t.SALE] = -0.15
    for kind in range(2):
        base = t.CUBES_0 + kind * t.CUBES_TERMS
        w[base + t.CUBES_INCOME] = VP_PER_DOLLAR * (0.2 + 0.65 * chance(turns, 1.0))
        w[base + t.CUBES_LEFT] = -VP_PER_DOLLAR * (0.05 + 0.1 * (1.0 - chance(turns, 1.0)))
        w[base + t.CUBES_BUSY] = VP_PER_DOLLAR * 0.06
        w[base + t.CUBES_RIVAL] = -VP_PER_DOLLAR * 0.02
    w[t.PORT_OWN] = VP_PER_DOLLAR * 0.95 * chance(turns, 0.2)
    w[t.PORT_RIVAL] = VP_PER_DOLLAR * (0.3 + 0.55 * chance(turns, 1.0))
    w[t.PORT_ALONE] = VP_PER_DOLLAR * 0.7 * chance(turns, 3.0)
    w[t.SHIP_INCOME] = VP_PER_DOLLAR * (0.3 + 0.6 * chance(turns, 2.0))
    w[t.SHIP_CUBES] = -VP_PER_DOLLAR * 0.05
    w[t.SHIP_MARKET] = -VP_PER_DOLLAR * 0.2


def fill_future(w: Values, turns: float) -> None:
    """Set the weights of future options; zero in the last row."""
    more = chance(turns, 2.0)
    w[t.RAIL_BEST] = VP_PER_DOLLAR * 0.25 * more
    w[t.RAIL_SECOND] = VP_PER_DOLLAR * 0.15 * more
    w[t.RAIL_THIRD] = VP_PER_DOLLAR * 0.1 * more
    w[t.RAIL_OPEN] = 0.02 * more
    w[t.BUYERS_0 : t.BUYERS_0 + 2] = 0.1 * more
    for kind in range(2):
        base = t.SUPPLY_0 + kind * t.SUPPLY_TERMS
        w[base + t.SUPPLY_FREE] = 0.14 * more
        w[base + t.SUPPLY_PRICE] = -0.12 * more
        w[base + t.SUPPLY_NONE] = -0.8 * more
    w[t.NETWORK] = 0.025 * more
    w[t.ROOM_0 : t.ROOM_0 + INDUSTRY_COUNT] = 0.06 * more
    hidden = {
        COTTON_MILL: (0.0, 0.3, 0.2),
        FACTORY: (1.1, 0.0, 0.0),
        COAL_MINE: (0.0, 0.3, 0.15),
        IRON_WORKS: (0.0, 0.3, 0.15),
        PORT: (0.0, 0.2, 0.1),
        SHIP: (1.0, 0.0, 0.1),
    }
    for industry, costs in hidden.items():  # low levels hide better tiles
        for level, cost in enumerate(costs):
            w[t.STACK_0 + industry * LEVELS + level] = -cost * min(1.0, turns / 10.0)
    w[t.CARD_TERM_0 : t.CARD_TERM_0 + CARDS] = 0.7 * more
    w[t.CARD_TERM_0 + INDUSTRY_COUNT : t.CARD_TERM_0 + CARDS] = 1.4 * more
    w[t.CARD_TERM_0 + FACTORY] = 0.8 * more
    w[t.DEAD_CARDS] = 0.5 * more
    w[t.HAND_FULL] = -0.3
    w[t.BEST_BUILD] = VP_PER_DOLLAR * 0.12 * more
    w[t.SECOND_BUILD] = VP_PER_DOLLAR * 0.06 * more
    w[t.UNKNOWN_CARDS] = 0.1 * more
    w[t.ENDING] = -1.0 - w[t.BIAS] if turns > 0 else 0.0
