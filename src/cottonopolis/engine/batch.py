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
    score,
    start_game,
    step,
)
from cottonopolis.engine.jit import as_int64, jit, jit_for_threads
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import GameBoard, GameState, Ints, Records, Words
from cottonopolis.engine.rng import GAME_STREAM, POLICY_STREAM, below, seed_chance, seed_words

# Kinds of reward for a finished game
RANK: Final = 0
MARGIN: Final = 1
WIN: Final = 2
REWARDS: Final = ("rank", "margin", "win")
MARGIN_SCALE: Final = 100

# In place of an action
NEW_GAME: Final = -1  # start a new game
WAIT: Final = -2  # leave the game as it is
SHOW: Final = -3  # play nothing: the state was set, write what it shows

NO_POLICY: Final = -1
NO_LIMIT: Final = 1 << 14  # a period or a round that no game reaches
NO_SOURCE: Final = -1  # an event that scores nothing

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
            count += as_int64(masks[index, decision])
        left = below(rng, count)
        for decision in range(masks.shape[1]):
            left -= as_int64(masks[index, decision])
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
def finish_round(
    board: GameBoard,
    state: GameState,
    last: Numbers,
    events: Buffer,
    sources: Ints,
    tally: Ints,
) -> None:
    """End a game that is beyond its last period and round, and count the points scored.

    The board is then scored as at the end of a period; a period that has ended is scored already.
    `sources` has the source of each kind of event and the column of its points.
    """
    if state.stage != OVER and state.period >= last[0]:
        beyond = state.period > last[0]
        if not beyond and state.round_number > last[1]:
            score(board, state, events)
            beyond = True
        if beyond:
            state.stage = OVER
            state.turn = 0
            state.actions_left = 0
    if events.shape[0] > 0:
        for row in range(1, as_int64(events[0, 0]) + 1):
            kind = as_int64(events[row, 0])
            source = as_int64(sources[kind, 0])
            if source != NO_SOURCE:
                tally[events[row, 1], source] += events[row, sources[kind, 1]]
        events[0, 0] = 0


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
    last: Numbers,
    sources: Ints,
    tally: Ints,
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
        finish_round(board, state, last, events, sources, tally)
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
    finals: Records,
    last: Numbers,
    sources: Ints,
    tallies: NDArray[np.int16],
    by_source: NDArray[np.int16],
    continues: bool,
) -> None:
    """Play one decision in each game. A finished game restarts with a seed `stride` higher.

    `actions` has the decision of each game, or NEW_GAME to start it with its seed, WAIT or SHOW.
    With `continues`, rewards and ends of the call before stay: it plays on in the same step.

    scratch[0] stays zero, scratch[1] holds a view. With a policy, only one seat of each game, the
    learner (seed modulo players), gets to decide; random players play the others. With `linger`,
    a finished game shows its final position for one step, to the seat that decided last, and any
    action starts the next game. A game ends after the period and round `last` at the latest. The
    final position is kept in `finals`, and the points by source in `by_source` if there are events.
    """
    board = board_array[0]
    players = as_int64(board.players)
    for index in range(states.shape[0]):
        action = actions[index]
        if action == WAIT:
            continue
        state = states[index]
        tally = tallies[index]
        if not continues:
            rewards[index] = 0
            ended[index] = False
        rng = generators[index]
        count = 0
        begins = action == NEW_GAME
        if action == SHOW:
            tally[:] = 0
        if action >= 0 and state.stage == OVER:  # the final position was shown for one step
            begins = True
            seeds[index] += stride
        elif not begins and state.stage != OVER:
            if action != SHOW:
                step(board, state, action, events, trace)
            count = play_forced(board, state, events, trace, options)
            finish_round(board, state, last, events, sources, tally)
            if policy != NO_POLICY:
                count = play_opponents(
                    board,
                    state,
                    learners[index],
                    policy,
                    count,
                    rng,
                    options,
                    events,
                    trace,
                    last,
                    sources,
                    tally,
                )
            if state.stage == OVER:
                ended[index] = True
                finals[index] = states[index]
                by_source[index] = tally
                for seat in range(players):
                    points[index, seat] = state.vp[seat]
                reward(board, state, kind, options, rewards[index])
                if not linger:
                    begins = True
                    seeds[index] += stride
        if begins:
            states[index] = scratch[0]
            tally[:] = 0
            seed_chance(state.chance, seeds[index], GAME_STREAM)
            start_game(board, state, events)
            finish_round(board, state, last, events, sources, tally)
            seed_words(rng, seeds[index], POLICY_STREAM)
            count = 0
            learners[index] = seeds[index] % players
            if policy != NO_POLICY:
                count = play_opponents(
                    board,
                    state,
                    learners[index],
                    policy,
                    count,
                    rng,
                    options,
                    events,
                    trace,
                    last,
                    sources,
                    tally,
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
