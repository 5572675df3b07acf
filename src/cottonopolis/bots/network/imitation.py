"""Records what a searching bot decides, so that a network can learn to decide the same."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.network.features import Counts, FeatureWork, Terms, write_features
from cottonopolis.bots.search import Tree, search_turn, turn_is_over
from cottonopolis.bots.search_hooks import Values, reveals
from cottonopolis.engine.game_loop import ACTION, OVER, hide, legal, start_game, step
from cottonopolis.engine.jit import as_int64, jit_for_threads
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import Records, Words
from cottonopolis.engine.rng import BOT_STREAM, GAME_STREAM, seed_chance, seed_words

MAX_DECISIONS: Final = 600  # of a game


@jit_for_threads
def record_games(
    board_array: Records,
    states: Records,
    tree: Tree,
    weights: Values,
    width: int,
    noise: float,
    first_seed: int,
    games: int,
    rng: Words,
    work: FeatureWork,
    counts: Counts,
    terms: Terms,
    masks: NDArray[np.uint8],
    decisions: NDArray[np.int16],
    points: NDArray[np.int16],
) -> int:
    """Play games of the search in all seats and record its decisions; returns their number.

    `points` receives the final points of the deciding seat. states[1] is all zeros, states[2] holds
    a view. Stops early if there is no room for another game.
    """
    board = board_array[0]
    players = as_int64(board.players)
    count = 0
    seats = np.zeros(decisions.shape[0], dtype=np.int16)
    for game in range(games):
        if count + MAX_DECISIONS > decisions.shape[0]:
            break
        first = count
        states[0] = states[1]
        state = states[0]
        seed_chance(state.chance, first_seed + game, GAME_STREAM)
        start_game(board, state, tree.events)
        seed_words(rng, first_seed + game, BOT_STREAM)
        while state.stage != OVER and count < decisions.shape[0]:
            seat = as_int64(seat_to_move(state))
            tree.states[0] = states[0]
            search_turn(board, tree, weights, width, 1, noise, rng)
            for depth in range(tree.best[0].length):
                decision = as_int64(tree.best[0].path[depth])
                options = legal(board, state, tree.work.options)
                if (options > 1 or state.stage == ACTION) and count < decisions.shape[0]:
                    masks[count] = 0
                    for index in range(options):
                        option = tree.work.options[index]
                        masks[count, option >> 3] |= 1 << (option & 7)
                    states[2] = states[0]
                    hide(board, states[2], seat)
                    write_features(board, states[2], seat, work, counts[count], terms[count])
                    decisions[count] = decision
                    seats[count] = seat
                    count += 1
                step(board, state, decision, tree.events, tree.trace)
                if turn_is_over(state, seat) or reveals(state, decision):
                    break
        for row in range(first, count):
            points[row] = state.vp[seats[row] % players]
    return count
