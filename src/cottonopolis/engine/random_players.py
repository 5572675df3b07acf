"""Two random players for any game.

`UNIFORM` chooses any legal decision with equal probability. `SANE` first draws a kind of action by
its weight and then one action of that kind; a game can rule out actions that are not sane.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from cottonopolis.engine.decisions import DecisionTable
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import ACTION
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.records import GameBoard, GameState, Words
from cottonopolis.engine.rng import below

UNIFORM: Final = 0
SANE: Final = 1
POLICIES: Final = {"uniform": UNIFORM, "sane": SANE}


def random_chooser(
    table: DecisionTable,
    weights: dict[str, int],
    is_sane: Callable[[Any, Any, Any, int], bool],
    summarise: Callable[[Any, Any], Any],
    otherwise: int,
) -> Callable[[Any, Any, int, Buffer, int, Words], int]:
    """Make the `choose` function of a game.

    `weights` are by kind of action. `is_sane` gets every new action and the summary of the
    position. `otherwise` is the decision if no action is sane.
    """
    kind_of = table.kind_of
    weight = np.zeros(len(table.ranges), dtype=np.int64)
    for name, number in weights.items():
        weight[table.kind(name)] = number

    @jit
    def choose(
        board: GameBoard, state: GameState, policy: int, options: Buffer, n: int, rng: Words
    ) -> int:
        if policy == UNIFORM or state.stage != ACTION:
            return as_int64(options[below(rng, n)])
        summary = summarise(board, state)
        counts = np.zeros(weight.shape[0], dtype=np.int64)
        for index in range(n):
            if is_sane(board, state, summary, as_int64(options[index])):
                counts[kind_of(options[index])] += 1
        total = 0
        for kind in range(counts.shape[0]):
            if counts[kind] > 0:
                total += weight[kind]
        if total == 0:
            return otherwise
        draw = below(rng, total)
        kind = 0
        while counts[kind] == 0 or draw >= weight[kind]:
            if counts[kind] > 0:
                draw -= weight[kind]
            kind += 1
        pick = below(rng, counts[kind])
        for index in range(n):
            decision = as_int64(options[index])
            if kind_of(decision) == kind and is_sane(board, state, summary, decision):
                if pick == 0:
                    return decision
                pick -= 1
        return otherwise

    return choose
