"""Steps many games of self-play at once, and writes what a network must decide next.

Like engine/batch.py, but the rows are small whole numbers, the masks are bits, and the rewards are
the points that each seat has just scored.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.network.features import Counts, FeatureWork, Terms, write_features
from cottonopolis.bots.search import Tree, take_turn
from cottonopolis.bots.search_hooks import Values
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
from cottonopolis.engine.jit import as_int64, jit, jit_for_threads
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import GameBoard, Records, Words
from cottonopolis.engine.rng import GAME_STREAM, seed_chance

# Instead of a decision
NEW_GAME: Final = -1
LOOK_AGAIN: Final = -2  # nothing happens; the arrays are written anew


class HandMade(NamedTuple):
    """The hand-made search, which plays some seats of some games."""

    seats: NDArray[np.bool_]  # by game and seat
    tree: Tree
    weights: Values
    width: int
    rng: Words


@jit
def play_hand_made(board: GameBoard, states: Records, index: int, hand_made: HandMade) -> bool:
    """Let the hand-made search take its turns in a game; returns whether it took any."""
    state = states[index]
    played = False
    while state.stage != OVER and hand_made.seats[index, as_int64(seat_to_move(state))]:
        game = states[index : index + 1]
        take_turn(
            board, game, hand_made.tree, hand_made.weights, hand_made.width, 0.0, hand_made.rng
        )
        played = True
    return played


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
    hand_made: HandMade,
) -> None:
    """Play one decision in each game; a finished game restarts with a seed `stride` higher.

    The seats of the hand-made search follow at once. scratch[0] stays zero, scratch[1] holds a
    view. `scored` has the points that this brought to each seat, `points` the final ones of games
    that ended.
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
            while play_hand_made(board, states, index, hand_made):
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
            play_hand_made(board, states, index, hand_made)
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
