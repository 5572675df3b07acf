"""Hand-written weights for Brass, the start of tuning."""

from typing import Final

import numpy as np

from cottonopolis.bots.brass.evaluation import (
    BANKED,
    CARD_TERM_0,
    INCOME,
    LINK_BEST,
    LINK_FREE,
    LINK_MILLS,
    LINK_MINES_FAR,
    LINK_MINES_NEAR,
    LINK_PORTS,
    LINK_SECOND,
    LINK_WORKS,
    MILL_ALONE,
    MILL_ALONE_INCOME,
    MILL_MARKET,
    MILL_MARKET_INCOME,
    MILL_PORT,
    MILL_PORT_INCOME,
    MILL_RESCORED,
    MINE_INCOME,
    MINE_INCOME_CUBES,
    MINE_RESCORED,
    MINE_VP,
    MINE_VP_CUBES,
    MONEY_8,
    MONEY_20,
    MONEY_40,
    MONEY_MORE,
    NETWORK,
    PORT_ALONE,
    PORT_ALONE_INCOME,
    PORT_MILL,
    PORT_MILL_INCOME,
    PORT_RESCORED,
    ROUNDS,
    ROWS,
    SCORED_TWICE,
    STACK_0,
    TERMS,
    WORKS_INCOME,
    WORKS_INCOME_CUBES,
    WORKS_RESCORED,
    WORKS_VP,
    WORKS_VP_CUBES,
)
from cottonopolis.bots.search_hooks import Values
from cottonopolis.games.brass.state import CANAL, CARDS, INDUSTRY_COUNT, LEVELS
from cottonopolis.games.rules import AnyRules


def initial_weights(rules: AnyRules) -> Values:
    """Return rough weights; the weaker bots use them too."""
    rounds = int(rules.board.rounds)
    table = np.zeros((ROWS, TERMS))
    for row in range(ROWS):
        period, number = divmod(row, ROUNDS)
        left = max(rounds - 1 - number, 0)
        total = left + (rounds if period == CANAL else 0)
        table[row] = rough_weights(left, total)
    return table


# Terms of unflipped tiles: points, income, and the chance that they flip
WAITING: Final = (
    (MILL_PORT, MILL_PORT_INCOME, 0.9),
    (MILL_MARKET, MILL_MARKET_INCOME, 0.7),
    (MILL_ALONE, MILL_ALONE_INCOME, 0.4),
    (PORT_MILL, PORT_MILL_INCOME, 0.8),
    (PORT_ALONE, PORT_ALONE_INCOME, 0.5),
    (MINE_VP, MINE_INCOME, 0.8),
    (WORKS_VP, WORKS_INCOME, 0.9),
)


def rough_weights(left: int, total: int) -> Values:
    """Guess the weights for the rounds left in the period and in the game."""
    weights = np.zeros(TERMS)
    pound = 0.1 + 0.015 * total
    space = pound * total * 0.3  # a space of the income track is about £0.50 per round
    flip = min(1.0, 0.35 + 0.15 * left)
    weights[BANKED] = 1.0
    weights[SCORED_TWICE] = 0.9
    for points, income, chance in WAITING:
        weights[points] = chance * flip
        weights[income] = chance * flip * space
    for term in (MILL_RESCORED, PORT_RESCORED, MINE_RESCORED, WORKS_RESCORED):
        weights[term] = 0.6
    weights[[MINE_VP_CUBES, WORKS_VP_CUBES]] = -0.08
    weights[[MINE_INCOME_CUBES, WORKS_INCOME_CUBES]] = -0.08 * space
    weights[[LINK_MILLS, LINK_PORTS]] = 0.5 * flip
    weights[[LINK_MINES_NEAR, LINK_WORKS]] = 0.6 * flip
    weights[LINK_MINES_FAR] = 0.4 * flip
    weights[LINK_FREE] = 0.2 * flip
    weights[INCOME] = pound * total * 0.6
    weights[MONEY_8] = pound * 2.0
    weights[MONEY_20] = pound * 1.5
    weights[MONEY_40] = pound
    weights[MONEY_MORE] = 0.1 + 0.003 * total
    if left > 0:
        weights[[LINK_BEST, LINK_SECOND]] = 0.3
        weights[CARD_TERM_0 : CARD_TERM_0 + CARDS] = 0.3
        weights[NETWORK] = 0.2
    if total > 3:
        for industry in range(INDUSTRY_COUNT):
            weights[STACK_0 + industry * LEVELS] = -0.9
            weights[STACK_0 + industry * LEVELS + 1] = -0.72
    return weights
