"""Compiled self-play of searching bots, for measurements, tuning and lookahead."""

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.search import Tree, take_turn
from cottonopolis.bots.search_hooks import Values
from cottonopolis.engine.game_loop import ACTION, OVER, start_game
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import GameBoard, Ints, Records, Words
from cottonopolis.engine.rng import BOT_STREAM, GAME_STREAM, below, seed_chance, seed_words


@jit
def play_out(
    board: GameBoard,
    states: Records,
    tree: Tree,
    weights: Values,
    widths: NDArray[np.int64],
    rng: Words,
) -> None:
    """Play states[0] to the end of the game; seat s uses weights[s] and widths[s]."""
    while states[0].stage != OVER:
        seat = seat_to_move(states[0])
        take_turn(board, states, tree, weights[seat], widths[seat], 0.0, rng)


@jit
def play_games(
    board: GameBoard,
    states: Records,
    tree: Tree,
    weights: Values,
    widths: NDArray[np.int64],
    first_seed: int,
    rng: Words,
    points: NDArray[np.int16],
) -> None:
    """Play one game per row of `points`; states[1] is all zeros."""
    for game in range(points.shape[0]):
        states[0] = states[1]
        seed_chance(states[0].chance, first_seed + game, GAME_STREAM)
        start_game(board, states[0], tree.events)
        play_out(board, states, tree, weights, widths, rng)
        for seat in range(points.shape[1]):
            points[game, seat] = states[0].vp[seat]


@jit
def finish_recorded(
    board: GameBoard,
    states: Records,
    tree: Tree,
    weights: Values,
    width: int,
    rng: Words,
    decisions: Ints,
) -> int:
    """Play states[0] to the end and write down all decisions; returns their number."""
    count = 0
    while states[0].stage != OVER:
        take_turn(board, states, tree, weights, width, 0.0, rng)
        for index in range(tree.work.taken_count):
            decisions[count] = tree.work.taken[index]
            count += 1
    return count


@jit
def compare_turns(
    board: GameBoard,
    states: Records,
    tree: Tree,
    weights: Values,
    width: int,
    noise: float,
    sample_interval: int,
    first_seed: int,
    games: int,
    rng: Words,
    terms: NDArray[np.float32],
    outcomes: NDArray[np.float32],
    rows: NDArray[np.int16],
) -> int:
    """Play games; at about one in `sample_interval` turns, play several turns to the end.

    Group k has, for each turn tried, its terms (terms[k, i]) and its result (outcomes[k, i]: own
    points and the best rival's). All turns of a group start from the same position with the same
    cards. rows[k] is the row of weights. Returns the number of groups. states[1] is all zeros,
    states[2] stores the position, states[3] the one where the game continues.
    """
    players = as_int64(board.players)
    mine = np.zeros((players, weights.shape[0], weights.shape[1]))
    widths = np.zeros(players, dtype=np.int64)
    for seat in range(players):
        mine[seat] = weights
        widths[seat] = width
    count = 0
    tried = terms.shape[1]
    for game in range(games):
        states[0] = states[1]
        seed_chance(states[0].chance, first_seed + game, GAME_STREAM)
        start_game(board, states[0], tree.events)
        seed_words(rng, first_seed + game, BOT_STREAM)
        while states[0].stage != OVER:
            seat = seat_to_move(states[0])
            if (
                states[0].stage != ACTION
                or below(rng, sample_interval) > 0
                or count == terms.shape[0]
            ):
                take_turn(board, states, tree, weights, width, 0.0, rng)
                continue
            states[2] = states[0]
            for index in range(tried):
                states[0] = states[2]
                take_turn(board, states, tree, weights, width, noise * index, rng)
                for term in range(terms.shape[2]):
                    terms[count, index, term] = tree.work.terms[term]
                rows[count] = tree.work.row
                if index == tried - 1:
                    states[3] = states[0]  # the game continues from the turn with the most noise
                play_out(board, states, tree, mine, widths, rng)
                best = -999
                for other in range(players):
                    if other != seat:
                        best = max(best, as_int64(states[0].vp[other]))
                outcomes[count, index, 0] = states[0].vp[seat]
                outcomes[count, index, 1] = best
            count += 1
            states[0] = states[3]
    return count
