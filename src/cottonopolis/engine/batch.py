"""Step many games at once. Each plays one decision and the forced ones; a finished game restarts.

Results go to preallocated arrays, so that a learner can read them in place. As in learning
libraries, an action in this module is one decision.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import (
    OVER,
    Trace,
    choose,
    hide,
    legal,
    observe,
    observe_hidden,
    play_forced,
    rank,
    start_game,
    step,
)
from cottonopolis.engine.jit import as_int64, jit, jit_for_threads
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import GameBoard, GameState, Records, Words
from cottonopolis.engine.rng import POLICY_STREAM, below, seed_words

# Kinds of reward for a finished game
RANK: Final = 0
MARGIN: Final = 1
WIN: Final = 2
REWARDS: Final = ("rank", "margin", "win")
MARGIN_SCALE: Final = 100

NEW_GAME: Final = -1  # in place of an action: start a new game
NO_POLICY: Final = -1

Masks = NDArray[np.int8]
Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]


@jit
def reward(board: GameBoard, state: GameState, kind: int, ranking: Buffer, out: Floats) -> None:
    """Write the reward of each seat for a finished game.

    Rank: from 1 for the winner to -1 for the last, in equal steps. Win: 1 for the winner, -1 split
    among the others. Margin: points ahead of the best rival, in hundreds.
    """
    players = as_int64(board.players)
    rank(board, state, ranking)
    for rank_number in range(players):
        seat = ranking[rank_number]
        if kind == RANK:
            out[seat] = 1 - 2 * rank_number / (players - 1)
        elif kind == WIN:
            out[seat] = 1 if rank_number == 0 else -1 / (players - 1)
        else:
            rival = as_int64(state.vp[ranking[1 if rank_number == 0 else 0]])
            out[seat] = (as_int64(state.vp[seat]) - rival) / MARGIN_SCALE


@jit
def reward_seats(
    board_array: Records, state_array: Records, kind: int, ranking: Buffer, out: Floats
) -> None:
    reward(board_array[0], state_array[0], kind, ranking, out)


@jit
def pick_random(masks: Masks, rng: Words, out: Numbers) -> None:
    """Choose one legal decision for every game, each with equal probability."""
    for index in range(masks.shape[0]):
        count = 0
        for decision in range(masks.shape[1]):
            count += masks[index, decision]
        left = below(rng, count)
        for decision in range(masks.shape[1]):
            left -= masks[index, decision]
            if left < 0:
                out[index] = decision
                break


@jit
def first_illegal(masks: Masks, actions: Numbers) -> int:
    """Return the first game whose action is masked out, or -1."""
    for index in range(actions.shape[0]):
        action = actions[index]
        if action < 0 or action >= masks.shape[1] or masks[index, action] == 0:
            return index
    return -1


@jit
def play_opponents(
    board: GameBoard,
    state: GameState,
    learner: int,
    policy: int,
    count: int,
    rng: Words,
    options: Buffer,
    events: Buffer,
    trace: Trace,
) -> int:
    """Let random players decide until it is the learner's turn.

    `count` and `options` are what `play_forced` left; returns the new count.
    """
    while state.stage != OVER and seat_to_move(state) != learner:
        if count == 0:
            count = legal(board, state, options)
        decision = choose(board, state, policy, options, count, rng)
        step(board, state, decision, events, trace)
        count = play_forced(board, state, events, trace, options)
    return count


@jit_for_threads
def step_games(
    board_array: Records,
    states: Records,
    scratch: Records,
    options: Buffer,
    events: Buffer,
    trace: Trace,
    actions: Numbers,
    seeds: Numbers,
    stride: int,
    learners: NDArray[np.int16],
    policy: int,
    generators: NDArray[np.uint32],
    kind: int,
    full: bool,
    linger: bool,
    observations: Floats,
    masks: Masks,
    seats: NDArray[np.int16],
    rewards: Floats,
    ended: NDArray[np.bool_],
    points: NDArray[np.int16],
) -> None:
    """Play one decision in each game. A finished game restarts with a seed `stride` higher.

    `actions` has the decision of each game, or NEW_GAME to start it with its seed.

    scratch[0] stays zero, scratch[1] holds a view. With a policy, only one seat of each game, the
    learner (seed modulo players), gets to decide; random players play the others. With `linger`,
    a finished game shows its final position for one step, to the seat that decided last, and any
    action starts the next game.
    """
    board = board_array[0]
    players = as_int64(board.players)
    for index in range(states.shape[0]):
        state = states[index]
        rewards[index] = 0
        ended[index] = False
        rng = generators[index]
        count = 0
        begins = actions[index] == NEW_GAME
        if not begins and state.stage == OVER:  # the final position was shown for one step
            begins = True
            seeds[index] += stride
        elif not begins:
            step(board, state, actions[index], events, trace)
            count = play_forced(board, state, events, trace, options)
            if policy != NO_POLICY:
                count = play_opponents(
                    board, state, learners[index], policy, count, rng, options, events, trace
                )
            if state.stage == OVER:
                ended[index] = True
                for seat in range(players):
                    points[index, seat] = state.vp[seat]
                reward(board, state, kind, options, rewards[index])
                if not linger:
                    begins = True
                    seeds[index] += stride
        if begins:
            states[index] = scratch[0]
            start_game(board, state, seeds[index], events)
            seed_words(rng, seeds[index], POLICY_STREAM)
            count = 0
            if policy != NO_POLICY:
                learners[index] = seeds[index] % players
                count = play_opponents(
                    board, state, learners[index], policy, count, rng, options, events, trace
                )
        if state.stage == OVER:
            masks[index] = 1
        else:
            if count == 0:
                count = legal(board, state, options)
            masks[index] = 0
            for option in range(count):
                masks[index, options[option]] = 1
            seats[index] = seat_to_move(state)
        seat = as_int64(seats[index])
        if full:
            observe(board, state, seat, observations[index])
            observe_hidden(board, state, seat, observations[index])
        else:
            scratch[1] = states[index]
            hide(board, scratch[1], seat)
            observe(board, scratch[1], seat, observations[index])
