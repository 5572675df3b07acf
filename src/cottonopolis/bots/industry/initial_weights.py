"""Weights for Age of Industry by hand: where tuning begins."""

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

VP: Final = 0.2  # points for a dollar (A22)
# Turns that a seat still gets after this one, by row
TURNS: Final = (20.0, 18.0, 16.5, 15.0, 13.0, 11.5, 10.0, 8.5, 6.5, 4.5, 2.5, 1.5, 0.0)


def chance(turns: float, half: float) -> float:
    """A share that grows with the turns left and is one half at `half` of them."""
    return turns / (turns + half)


def initial_weights(rules: AnyRules) -> Values:
    """A guess at what each term is worth, row by row."""
    weights = np.zeros((ROWS, TERMS))
    for row in range(ROWS):
        turns = TURNS[row]
        fill_scored(weights[row], turns)
        fill_waiting(weights[row], turns)
        fill_future(weights[row], turns)
    return weights


def fill_scored(w: Values, turns: float) -> None:
    """What counts at the end: levels, money, rails."""
    w[t.BIAS] = max(0.0, 2.0 * turns - 4.0)  # what later turns bring
    w[t.LEVEL_POINTS] = 1.0 + 0.008 * turns
    w[t.NET] = VP
    w[t.RAIL_INCOME] = VP * (1.0 - 0.25 * chance(turns, 4.0))
    w[t.RAIL_FREE] = VP * 0.5 * chance(turns + 0.5, 4.0)
    w[t.LOANS] = -VP * 0.8 * min(turns, 9.0)
    w[t.SHORT] = -0.3 * max(0.0, 1.0 - turns / 4.0)
    w[t.SPARE] = 0.25 * VP * chance(turns, 4.0)
    w[t.RIVALS_NET] = -0.05
    w[t.SPENT] = -0.01 * chance(turns, 1.0)


def fill_waiting(w: Values, turns: float) -> None:
    """What may still flip."""
    for industry in (COTTON_MILL, FACTORY):
        base = t.GOODS_0 + industry * t.GOODS_TERMS
        w[base + t.JOINED] = VP * chance(turns, 0.1)
        w[base + t.ALONE] = VP * 0.22 * chance(turns, 6.0)
        w[base + t.HOPE] = VP * 0.44 * chance(turns, 6.0)
        w[base + t.PRESSED] = -VP * 0.4
    w[t.SALE] = -0.15
    for kind in range(2):
        base = t.CUBES_0 + kind * t.CUBES_TERMS
        w[base + t.CUBES_INCOME] = VP * (0.2 + 0.65 * chance(turns, 1.0))
        w[base + t.CUBES_LEFT] = -VP * (0.05 + 0.1 * (1.0 - chance(turns, 1.0)))
        w[base + t.CUBES_BUSY] = VP * 0.06
        w[base + t.CUBES_RIVAL] = -VP * 0.02
    w[t.PORT_OWN] = VP * 0.95 * chance(turns, 0.2)
    w[t.PORT_RIVAL] = VP * (0.3 + 0.55 * chance(turns, 1.0))
    w[t.PORT_ALONE] = VP * 0.7 * chance(turns, 3.0)
    w[t.SHIP_INCOME] = VP * (0.3 + 0.6 * chance(turns, 2.0))
    w[t.SHIP_CUBES] = -VP * 0.05
    w[t.SHIP_MARKET] = -VP * 0.2


def fill_future(w: Values, turns: float) -> None:
    """What could be done next; the last row never sees it."""
    more = chance(turns, 2.0)
    w[t.RAIL_BEST] = VP * 0.25 * more
    w[t.RAIL_SECOND] = VP * 0.15 * more
    w[t.RAIL_THIRD] = VP * 0.1 * more
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
    for industry, costs in hidden.items():  # what lies above better tiles
        for level, cost in enumerate(costs):
            w[t.STACK_0 + industry * LEVELS + level] = -cost * min(1.0, turns / 10.0)
    w[t.CARD_TERM_0 : t.CARD_TERM_0 + CARDS] = 0.7 * more
    w[t.CARD_TERM_0 + INDUSTRY_COUNT : t.CARD_TERM_0 + CARDS] = 1.4 * more
    w[t.CARD_TERM_0 + FACTORY] = 0.8 * more
    w[t.DEAD_CARDS] = 0.5 * more
    w[t.HAND_FULL] = -0.3
    w[t.BEST_BUILD] = VP * 0.12 * more
    w[t.SECOND_BUILD] = VP * 0.06 * more
    w[t.UNKNOWN_CARDS] = 0.1 * more
    w[t.ENDING] = -1.0 - w[t.BIAS] if turns > 0 else 0.0
