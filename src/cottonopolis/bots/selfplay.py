"""Whole games of bots that search, compiled: for tuning, and for looking ahead."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.search import Tree, take_turn
from cottonopolis.bots.thinking import Values
from cottonopolis.engine.course import OVER, start_game
from cottonopolis.engine.jit import jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.rng import Words, seed_words

BOT_STREAM = 3  # of the random numbers


@jit
def self_play(
    board: Any,
    states: Any,
    blank: Any,
    tree: Tree,
    weights: Values,
    widths: NDArray[np.int64],
    noise: float,
    first_seed: int,
    games: int,
    rng: Words,
    samples: NDArray[np.float32],
    rows: NDArray[np.int16],
    points: NDArray[np.int16],
) -> int:
    """Play games; seat s uses weights[s] and widths[s]. Returns how many samples there are.

    A sample is the terms at the end of a turn; rows[k] is (row of weights, game, seat).
    """
    players = int(board.players)
    count = 0
    for game in range(games):
        states[0] = blank[0]
        start_game(board, states[0], first_seed + game, tree.events)
        seed_words(rng, first_seed + game, BOT_STREAM)
        while states[0].stage != OVER:
            seat = seat_to_move(states[0])
            take_turn(board, states, tree, weights[seat], widths[seat], noise, rng)
            if count < samples.shape[0]:
                for term in range(samples.shape[1]):
                    samples[count, term] = tree.desk.terms[term]
                rows[count, 0] = tree.desk.row
                rows[count, 1] = game
                rows[count, 2] = seat
                count += 1
        for seat in range(players):
            points[game, seat] = states[0].vp[seat]
    return count
