"""Looking ahead: the best turns of a search, each played on with guessed hands and draws.

Hidden things are dealt anew for every trial (the same for all turns compared), everybody plays on
quickly, and the position at the end of the seat's next turns is evaluated.
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
    """How far a search goes."""

    width: int  # first actions that are followed up
    keep: int  # turns that are compared further
    trials: int  # deals in which they are played on
    turns_ahead: int  # own turns until the position is evaluated
    playout_width: int  # width of the searches in those deals
    positions: int  # that may be evaluated in all
    seed: int  # of the first deal


@jit
def plan_turn(
    boards: Records,
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
    """Plan the rest of a turn from what a seat knows, views[0].

    Writes the position before each decision to `steps` and the best plan to plans[0]; returns how
    many decisions the plan has before something hidden turns up.
    """
    board = boards[0]
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
    """Walk the best plan and keep the position before each of its decisions."""
    states[0] = views[0]
    seat = seat_to_move(states[0])
    for place in range(plans[0].length):
        steps[place] = states[0]
        decision = as_int64(plans[0].path[place])
        if reveals(states[0], decision) or place + 1 == plans[0].length:
            return place + 1
        step(board, states[0], decision, tree.events, tree.trace)
        if turn_is_over(states[0], seat):
            return place + 1
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
    """Play every plan on in several deals; the weaker half is dropped now and then."""
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
            if tree.work.evaluated >= tree.work.limit:  # an unfinished trial counts for nothing
                sort_plans(plans, totals, alive)
                return
            plans[index].base = worth
        for index in range(alive):
            totals[index] += plans[index].base
        if alive > 2 and (trial + 1) % max(trials // 4, 1) == 0:
            sort_plans(plans, totals, alive)
            alive = (alive + 1) // 2
    sort_plans(plans, totals, alive)


@jit
def sort_plans(plans: Records, totals: Values, count: int) -> None:
    """Best first; the last place of `plans` serves for the exchange."""
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
    """Play one plan on from states[0]; returns what the seat may expect then."""
    over = False
    for place in range(plans[index].length):
        decision = as_int64(plans[index].path[place])
        if seat_to_move(states[0]) != seat:
            break
        step(board, states[0], decision, tree.events, tree.trace)
        if reveals(states[0], decision):
            break
        over = place + 1 == plans[index].length
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
