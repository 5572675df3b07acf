"""Two random players, compiled; with them the game is complete and registered.

`UNIFORM` takes any legal decision with equal chance. `SANE` chooses at random too, but never
passes when it could act, never borrows or spends itself into a debt it cannot pay.
"""

from typing import Final

import numpy as np

from cottonopolis.engine.course import GameFunctions, register
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.jit import jit, wide
from cottonopolis.engine.rng import Words, below
from cottonopolis.games.brass.decisions import (
    DEVELOP_0,
    LINK_0,
    LOAN_0,
    PASS_ID,
    SELL_0,
)
from cottonopolis.games.brass.facts import Facts, survey
from cottonopolis.games.brass.hidden import hide
from cottonopolis.games.brass.layout import (
    ACTION,
    STATE_DTYPE,
    Board,
    State,
)
from cottonopolis.games.brass.loan import income_of
from cottonopolis.games.brass.observation import observe, observe_hidden
from cottonopolis.games.brass.play import answers, faults, legal, step
from cottonopolis.games.brass.prices import price_of
from cottonopolis.games.brass.rounds import start_game
from cottonopolis.games.brass.scoring import rank

UNIFORM: Final = 0
SANE: Final = 1
POLICIES: Final = {"uniform": UNIFORM, "sane": SANE}

# How a sane random player weighs build, link, develop, sell, loan, pass
SANE_WEIGHTS: Final = np.array([8, 5, 2, 8, 3, 0], dtype=np.int16)
POOR: Final = 20  # with more cash than this it does not borrow
LOWEST_SANE_INCOME: Final = -3  # nor below this income


@jit
def kind_of(decision: int) -> int:
    """Which kind of new action a decision begins: an index of SANE_WEIGHTS."""
    if decision < LINK_0:
        return 0
    if decision < DEVELOP_0:
        return 1
    if decision < SELL_0:
        return 2
    if decision < LOAN_0:
        return 3
    return 4 if decision < PASS_ID else 5


@jit
def is_sane(board: Board, state: State, facts: Facts, decision: int) -> bool:
    """Whether a new action is one that a sensible beginner would consider."""
    cash = int(state.money[facts.seat])
    income = income_of(board, state, facts.seat)
    if decision == PASS_ID:
        return False
    if LOAN_0 <= decision < PASS_ID:
        return cash < POOR and income - (decision - LOAN_0 + 1) >= LOWEST_SANE_INCOME
    return cash - price_of(board, state, facts, decision) >= -income  # the next debt can be paid


@jit
def choose(board: Board, state: State, policy: int, options: Buffer, n: int, rng: Words) -> int:
    """Pick one of the legal decisions."""
    if policy == UNIFORM or state.stage != ACTION:
        return wide(options[below(rng, n)])
    facts = survey(board, state)
    total = 0
    counts = np.zeros(SANE_WEIGHTS.shape[0], dtype=np.int16)
    for index in range(n):
        if is_sane(board, state, facts, options[index]):
            counts[kind_of(options[index])] += 1
    for kind in range(counts.shape[0]):
        if counts[kind] > 0:
            total += SANE_WEIGHTS[kind]
    if total == 0:
        return PASS_ID
    draw = below(rng, total)
    kind = 0
    while counts[kind] == 0 or draw >= SANE_WEIGHTS[kind]:
        if counts[kind] > 0:
            draw -= SANE_WEIGHTS[kind]
        kind += 1
    pick = below(rng, wide(counts[kind]))
    for index in range(n):
        if kind_of(options[index]) == kind and is_sane(board, state, facts, options[index]):
            if pick == 0:
                return wide(options[index])
            pick -= 1
    return PASS_ID


FUNCTIONS: Final = GameFunctions(
    legal,
    faults,
    step,
    answers,
    choose,
    start_game,
    hide,
    observe,
    observe_hidden,
    rank,
)
register(STATE_DTYPE, FUNCTIONS)
