"""Many games at once: each plays one decision, what follows by itself, and starts anew at its end.

Everything is written into arrays that are made once, so that a learner can read them in place.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.course import (
    OVER,
    Trace,
    choose,
    hide,
    legal,
    observe,
    observe_hidden,
    rank,
    settle,
    start_game,
    step,
)
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.jit import jit, jit_for_threads, wide
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.rng import POLICY_STREAM, Words, below, seed_words

# What a finished game is worth to a seat
RANK: Final = 0
MARGIN: Final = 1
WIN: Final = 2
REWARDS: Final = ("rank", "margin", "win")
MARGIN_SCALE: Final = 100

NEW_GAME: Final = -1  # instead of an action
NO_POLICY: Final = -1

Masks = NDArray[np.int8]
Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]


@jit
def reward(board: Any, state: Any, kind: int, places: Buffer, out: Floats) -> None:
    """What each seat gets for a finished game.

    Rank: from 1 for the first evenly down to -1 for the last. Win: 1 for the first, the others
    share -1. Margin: points more than the best rival's, in hundreds.
    """
    players = wide(board.players)
    rank(board, state, places)
    for place in range(players):
        seat = places[place]
        if kind == RANK:
            out[seat] = 1 - 2 * place / (players - 1)
        elif kind == WIN:
            out[seat] = 1 if place == 0 else -1 / (players - 1)
        else:
            rival = wide(state.vp[places[1 if place == 0 else 0]])
            out[seat] = (wide(state.vp[seat]) - rival) / MARGIN_SCALE


@jit
def pick_random(masks: Masks, rng: Words, out: Numbers) -> None:
    """One legal decision for every game, each equally likely."""
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
    """The first game whose action its mask forbids, or -1."""
    for index in range(actions.shape[0]):
        action = actions[index]
        if action < 0 or action >= masks.shape[1] or masks[index, action] == 0:
            return index
    return -1


@jit
def answer(
    board: Any,
    state: Any,
    learner: int,
    policy: int,
    count: int,
    rng: Words,
    options: Buffer,
    events: Buffer,
    trace: Trace,
) -> int:
    """Random players decide until the learner must; count and options are as `settle` has them."""
    while state.stage != OVER and seat_to_move(state) != learner:
        if count == 0:
            count = legal(board, state, options)
        decision = choose(board, state, policy, options, count, rng)
        step(board, state, decision, events, trace)
        count = settle(board, state, events, trace, options)
    return count


@jit_for_threads
def advance_games(
    boards: Any,
    states: Any,
    scratch: Any,
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
    """Play one action in each game; after its end a game goes on with a seed `stride` higher.

    scratch[0] stays blank, scratch[1] holds a view. With a policy only the learner of each game is
    asked (the seat that is its seed modulo players), and random players answer for the others. A
    game that lingers shows its end to the seat that decided last, and any action starts the next.
    """
    board = boards[0]
    players = wide(board.players)
    for index in range(states.shape[0]):
        state = states[index]
        rewards[index] = 0
        ended[index] = False
        rng = generators[index]
        count = 0
        begins = actions[index] == NEW_GAME
        if not begins and state.stage == OVER:  # it has lingered
            begins = True
            seeds[index] += stride
        elif not begins:
            step(board, state, actions[index], events, trace)
            count = settle(board, state, events, trace, options)
            if policy != NO_POLICY:
                count = answer(
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
                count = answer(
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
        seat = wide(seats[index])
        if full:
            observe(board, state, seat, observations[index])
            observe_hidden(board, state, seat, observations[index])
        else:
            scratch[1] = states[index]
            hide(board, scratch[1], seat)
            observe(board, scratch[1], seat, observations[index])
