"""Two random players, compiled; with them the game is complete and registered.

`UNIFORM` takes any legal decision with equal chance. `SANE` chooses at random too, first the kind
of action and then one of it, and never passes when it could do something else.
"""

from typing import Final

import numpy as np

from cottonopolis.engine.course import GameFunctions, register
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.jit import jit, wide
from cottonopolis.engine.rng import Words, below
from cottonopolis.games.industry.decisions import DEVELOP_0, DRAW_0, PASS_ID, RAIL_0, SELL_0
from cottonopolis.games.industry.hidden import hide
from cottonopolis.games.industry.layout import ACTION, STATE_DTYPE, Board, State
from cottonopolis.games.industry.observation import observe, observe_hidden
from cottonopolis.games.industry.play import answers, faults, legal, step
from cottonopolis.games.industry.rounds import start_game
from cottonopolis.games.industry.scoring import rank

UNIFORM: Final = 0
SANE: Final = 1
POLICIES: Final = {"uniform": UNIFORM, "sane": SANE}

# How a sane random player weighs build, rail, sell, develop, draw, pass
SANE_WEIGHTS: Final = np.array([8, 5, 8, 2, 4, 0], dtype=np.int16)


@jit
def kind_of(decision: int) -> int:
    """Which kind of new action a decision begins: an index of SANE_WEIGHTS."""
    if decision < RAIL_0:
        return 0
    if decision < SELL_0:
        return 1
    if decision < DEVELOP_0:
        return 2
    if decision < DRAW_0:
        return 3
    return 4 if decision < PASS_ID else 5


@jit
def choose(board: Board, state: State, policy: int, options: Buffer, n: int, rng: Words) -> int:
    """Pick one of the legal decisions."""
    if policy == UNIFORM or state.stage != ACTION:
        return wide(options[below(rng, n)])
    counts = np.zeros(SANE_WEIGHTS.shape[0], dtype=np.int16)
    for index in range(n):
        counts[kind_of(options[index])] += 1
    total = 0
    for kind in range(counts.shape[0]):
        if counts[kind] > 0:
            total += int(SANE_WEIGHTS[kind])
    if total == 0:
        return PASS_ID
    draw = below(rng, total)
    kind = 0
    while counts[kind] == 0 or draw >= SANE_WEIGHTS[kind]:
        if counts[kind] > 0:
            draw -= int(SANE_WEIGHTS[kind])
        kind += 1
    pick = below(rng, wide(counts[kind]))
    for index in range(n):
        if kind_of(options[index]) == kind:
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
