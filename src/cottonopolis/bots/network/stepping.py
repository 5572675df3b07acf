"""Steps many games of self-play at once, and writes what a network must decide next.

Like engine/batch.py, but the rows are small whole numbers, the masks are bits, and the rewards are
the points that each seat has just scored.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.network.features import Counts, FeatureWork, Terms, write_features
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import (
    OVER,
    Trace,
    hide,
    legal,
    play_forced,
    start_game,
    step,
)
from cottonopolis.engine.jit import as_int64, jit_for_threads
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import Records
from cottonopolis.engine.rng import GAME_STREAM, seed_chance

# Instead of a decision
NEW_GAME: Final = -1
LOOK_AGAIN: Final = -2  # nothing happens; the arrays are written anew


@jit_for_threads
def step_self_play(
    board_array: Records,
    states: Records,
    scratch: Records,
    options: Buffer,
    events: Buffer,
    trace: Trace,
    work: FeatureWork,
    decisions: NDArray[np.int16],
    seeds: NDArray[np.int64],
    stride: int,
    counts: Counts,
    terms: Terms,
    masks: NDArray[np.uint8],
    seats: NDArray[np.int16],
    scored: NDArray[np.int16],
    ended: NDArray[np.bool_],
    points: NDArray[np.int16],
) -> None:
    """Play one decision in each game; a finished game restarts with a seed `stride` higher.

    scratch[0] stays zero, scratch[1] holds a view. `scored` has the points that the decision
    brought to each seat, `points` the final ones of games that ended.
    """
    board = board_array[0]
    players = as_int64(board.players)
    for index in range(states.shape[0]):
        state = states[index]
        decision = as_int64(decisions[index])
        begins = decision == NEW_GAME
        ended[index] = False
        scored[index] = 0
        count = 0
        if not begins and decision != LOOK_AGAIN:
            for seat in range(players):
                scored[index, seat] = -as_int64(state.vp[seat])
            step(board, state, decision, events, trace)
            count = play_forced(board, state, events, trace, options)
            for seat in range(players):
                scored[index, seat] += as_int64(state.vp[seat])
            if state.stage == OVER:
                ended[index] = True
                for seat in range(players):
                    points[index, seat] = state.vp[seat]
                seeds[index] += stride
                begins = True
        if begins:
            states[index] = scratch[0]
            seed_chance(state.chance, seeds[index], GAME_STREAM)
            start_game(board, state, events)
            count = 0
        if count == 0:
            count = legal(board, state, options)
        masks[index] = 0
        for option in range(count):
            masks[index, options[option] >> 3] |= 1 << (options[option] & 7)
        seat = as_int64(seat_to_move(state))
        seats[index] = seat
        scratch[1] = states[index]
        hide(board, scratch[1], seat)
        write_features(board, scratch[1], seat, work, counts[index], terms[index])


def mask_bytes(decisions: int) -> int:
    """Return the number of bytes that hold a mask."""
    return (decisions + 7) // 8


def unpack_masks(masks: NDArray[np.uint8], decisions: int) -> NDArray[Any]:
    """Return masks as one byte per decision."""
    return np.unpackbits(masks, axis=1, count=decisions, bitorder="little")
