"""Many games at once: each plays one decision, what follows by itself, and starts anew at its end.

Everything is written into arrays that are made once, so that a learner can read them in place.
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
def reward(board: GameBoard, state: GameState, kind: int, places: Buffer, out: Floats) -> None:
    """What each seat gets for a finished game.

    Rank: from 1 for the first evenly down to -1 for the last. Win: 1 for the first, the others
    share -1. Margin: points more than the best rival's, in hundreds.
    """
    players = as_int64(board.players)
    rank(board, state, places)
    for place in range(players):
        seat = places[place]
        if kind == RANK:
            out[seat] = 1 - 2 * place / (players - 1)
        elif kind == WIN:
            out[seat] = 1 if place == 0 else -1 / (players - 1)
        else:
            rival = as_int64(state.vp[places[1 if place == 0 else 0]])
            out[seat] = (as_int64(state.vp[seat]) - rival) / MARGIN_SCALE


@jit
def reward_seats(boards: Records, states: Records, kind: int, places: Buffer, out: Floats) -> None:
    """The same for boards[0] and states[0]."""
    reward(boards[0], states[0], kind, places, out)


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
    """Random players decide until the learner must; `play_forced` left count and options."""
    while state.stage != OVER and seat_to_move(state) != learner:
        if count == 0:
            count = legal(board, state, options)
        decision = choose(board, state, policy, options, count, rng)
        step(board, state, decision, events, trace)
        count = play_forced(board, state, events, trace, options)
    return count


@jit_for_threads
def step_games(
    boards: Records,
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
    """Play one action in each game; after its end a game goes on with a seed `stride` higher.

    scratch[0] stays blank, scratch[1] holds a view. With a policy only the learner of each game is
    asked (the seat that is its seed modulo players), and random players answer for the others. A
    game that lingers shows its end to the seat that decided last, and any action starts the next.
    """
    board = boards[0]
    players = as_int64(board.players)
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
            count = play_forced(board, state, events, trace, options)
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
        seat = as_int64(seats[index])
        if full:
            observe(board, state, seat, observations[index])
            observe_hidden(board, state, seat, observations[index])
        else:
            scratch[1] = states[index]
            hide(board, scratch[1], seat)
            observe(board, scratch[1], seat, observations[index])
