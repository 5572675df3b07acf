"""Lookahead: compare the best turns of a search by play-outs.

Every trial deals the hidden information at random (the same for all turns), all seats use a quick
search, and the position after the seat's next turns is evaluated.
"""

from typing import NamedTuple

from cottonopolis.bots.search import (
    MAX_TURNS,
    Tree,
    dot,
    search_turn,
    take_turn,
    turn_is_over,
)
from cottonopolis.bots.search_hooks import Values, reveals
from cottonopolis.engine.game_loop import OVER, redeal, step
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import GameBoard, Records, Words

assert MAX_TURNS >= 16


class SearchLimits(NamedTuple):
    """The limits of a search."""

    width: int  # first actions whose continuations are searched
    keep: int  # best turns that are compared in trials
    trials: int  # play-outs per turn
    turns_ahead: int  # own turns before the evaluation
    playout_width: int  # search width in trials
    positions: int  # limit of evaluated positions
    seed: int  # of the first trial


@jit
def plan_turn(
    board_array: Records,
    views: Records,
    tree: Tree,
    weights: Values,
    limits: SearchLimits,
    noise: float,
    rng: Words,
    states: Records,
    plans: Records,
    totals: Values,
    steps: Records,
) -> int:
    """Plan the rest of a turn from a seat's view, views[0].

    Writes the best plan to plans[0] and the position before each of its decisions to `steps`;
    returns the number of decisions before hidden information appears.
    """
    board = board_array[0]
    work = tree.work
    work.evaluated = 0
    trials = limits.trials
    work.limit = limits.positions if trials == 0 else limits.positions // 2
    tree.states[0] = views[0]
    found = search_turn(board, tree, weights, limits.width, limits.keep, noise, rng)
    for index in range(found):
        plans[index] = tree.best[index]
    if found > 1 and trials > 0 and views[0].stage != OVER:
        work.limit = limits.positions
        try_plans(board, views, tree, weights, limits, rng, states, plans, totals, found)
    return list_steps(board, views, tree, states, plans, steps)


@jit
def list_steps(
    board: GameBoard, views: Records, tree: Tree, states: Records, plans: Records, steps: Records
) -> int:
    """Play the best plan and store the position before each of its decisions."""
    states[0] = views[0]
    seat = seat_to_move(states[0])
    for depth in range(plans[0].length):
        steps[depth] = states[0]
        decision = as_int64(plans[0].path[depth])
        if reveals(states[0], decision) or depth + 1 == plans[0].length:
            return depth + 1
        step(board, states[0], decision, tree.events, tree.trace)
        if turn_is_over(states[0], seat):
            return depth + 1
    return 0


@jit
def try_plans(
    board: GameBoard,
    views: Records,
    tree: Tree,
    weights: Values,
    limits: SearchLimits,
    rng: Words,
    states: Records,
    plans: Records,
    totals: Values,
    found: int,
) -> None:
    """Compare plans in trials; the weaker half is dropped up to four times."""
    trials = limits.trials
    seat = seat_to_move(views[0])
    alive = found
    for index in range(found):
        totals[index] = plans[index].value  # counts as the first trial
    for trial in range(trials):
        states[1] = views[0]
        redeal(board, states[1], seat, limits.seed + trial)
        for index in range(alive):
            states[0] = states[1]
            worth = try_plan(board, states, tree, weights, limits, rng, plans, index, seat)
            if tree.work.evaluated >= tree.work.limit:  # ignore the unfinished trial
                sort_plans(plans, totals, alive)
                return
            plans[index].other_worth = worth
        for index in range(alive):
            totals[index] += plans[index].other_worth
        if alive > 2 and (trial + 1) % max(trials // 4, 1) == 0:
            sort_plans(plans, totals, alive)
            alive = (alive + 1) // 2
    sort_plans(plans, totals, alive)


@jit
def sort_plans(plans: Records, totals: Values, count: int) -> None:
    """Sort plans, best first; the last element of `plans` is scratch space."""
    for index in range(1, count):
        at = index
        while at > 0 and totals[at - 1] < totals[at]:
            plans[plans.shape[0] - 1] = plans[at]
            plans[at] = plans[at - 1]
            plans[at - 1] = plans[plans.shape[0] - 1]
            kept = totals[at]
            totals[at] = totals[at - 1]
            totals[at - 1] = kept
            at -= 1


@jit
def try_plan(
    board: GameBoard,
    states: Records,
    tree: Tree,
    weights: Values,
    limits: SearchLimits,
    rng: Words,
    plans: Records,
    index: int,
    seat: int,
) -> float:
    """Play one plan and the following turns from states[0]; returns the seat's value."""
    over = False
    for depth in range(plans[index].length):
        decision = as_int64(plans[index].path[depth])
        if seat_to_move(states[0]) != seat:
            break
        step(board, states[0], decision, tree.events, tree.trace)
        if reveals(states[0], decision):
            break
        over = depth + 1 == plans[index].length
    if not over and states[0].stage != OVER and seat_to_move(states[0]) == seat:
        take_turn(board, states, tree, weights, limits.playout_width, 0.0, rng)
    turns = 0
    while states[0].stage != OVER:
        mover = seat_to_move(states[0])
        take_turn(board, states, tree, weights, limits.playout_width, 0.0, rng)
        if tree.work.evaluated >= tree.work.limit:
            return 0.0
        if mover == seat:
            turns += 1
            if turns == limits.turns_ahead:
                return dot(weights[tree.work.row], tree.work.terms)
    return float(states[0].vp[seat])
