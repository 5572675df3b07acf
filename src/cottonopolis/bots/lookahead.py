"""Looking ahead: the best turns of a search, each played on with guessed hands and draws.

Hidden things are dealt anew for every trial (the same for all turns compared), everybody plays on
quickly, and the position at the end of the seat's next turns is evaluated.
"""

from typing import Any

from cottonopolis.bots.search import (
    BEST,
    Tree,
    dot,
    search_turn,
    take_turn,
    turn_is_over,
)
from cottonopolis.bots.thinking import Ints, Values, redeal, reveals
from cottonopolis.engine.course import OVER, step
from cottonopolis.engine.jit import jit, wide
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.rng import Words

assert BEST >= 16


@jit
def plan_turn(
    boards: Any,
    views: Any,
    tree: Tree,
    weights: Values,
    knobs: Ints,
    noise: float,
    rng: Words,
    states: Any,
    plans: Any,
    totals: Values,
    steps: Any,
) -> int:
    """Plan the rest of a turn from what a seat knows, views[0].

    `knobs` are width, keep, trials, turns ahead, width of the play-outs, limit of positions, seed.
    Writes the position before each decision to `steps` and the best plan to plans[0]; returns how
    many decisions the plan has before something hidden turns up.
    """
    board = boards[0]
    desk = tree.desk
    desk.evaluated = 0
    trials = knobs[2]
    desk.limit = knobs[5] if trials == 0 else knobs[5] // 2
    tree.states[0] = views[0]
    found = search_turn(board, tree, weights, knobs[0], knobs[1], noise, rng)
    for index in range(found):
        plans[index] = tree.best[index]
    if found > 1 and trials > 0 and views[0].stage != OVER:
        desk.limit = knobs[5]
        try_plans(board, views, tree, weights, knobs, rng, states, plans, totals, found)
    return list_steps(board, views, tree, states, plans, steps)


@jit
def list_steps(board: Any, views: Any, tree: Tree, states: Any, plans: Any, steps: Any) -> int:
    """Walk the best plan and keep the position before each of its decisions."""
    states[0] = views[0]
    seat = seat_to_move(states[0])
    for place in range(plans[0].length):
        steps[place] = states[0]
        decision = wide(plans[0].path[place])
        if reveals(states[0], decision) or place + 1 == plans[0].length:
            return place + 1
        step(board, states[0], decision, tree.events, tree.trace)
        if turn_is_over(states[0], seat):
            return place + 1
    return 0


@jit
def try_plans(
    board: Any,
    views: Any,
    tree: Tree,
    weights: Values,
    knobs: Ints,
    rng: Words,
    states: Any,
    plans: Any,
    totals: Values,
    found: int,
) -> None:
    """Play every plan on in several deals; the weaker half is dropped now and then."""
    trials = knobs[2]
    seat = seat_to_move(views[0])
    alive = found
    for index in range(found):
        totals[index] = plans[index].value  # counts as the first trial
    for trial in range(trials):
        states[1] = views[0]
        redeal(board, states[1], seat, knobs[6] + trial)
        for index in range(alive):
            states[0] = states[1]
            worth = try_plan(board, states, tree, weights, knobs, rng, plans, index, seat)
            if tree.desk.evaluated >= tree.desk.limit:  # an unfinished trial counts for nothing
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
def sort_plans(plans: Any, totals: Values, count: int) -> None:
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
    board: Any,
    states: Any,
    tree: Tree,
    weights: Values,
    knobs: Ints,
    rng: Words,
    plans: Any,
    index: int,
    seat: int,
) -> float:
    """Play one plan on from states[0]; returns what the seat may expect then."""
    over = False
    for place in range(plans[index].length):
        decision = wide(plans[index].path[place])
        if seat_to_move(states[0]) != seat:
            break
        step(board, states[0], decision, tree.events, tree.trace)
        if reveals(states[0], decision):
            break
        over = place + 1 == plans[index].length
    if not over and states[0].stage != OVER and seat_to_move(states[0]) == seat:
        take_turn(board, states, tree, weights, knobs[4], 0.0, rng)
    turns = 0
    while states[0].stage != OVER:
        mover = seat_to_move(states[0])
        take_turn(board, states, tree, weights, knobs[4], 0.0, rng)
        if tree.desk.evaluated >= tree.desk.limit:
            return 0.0
        if mover == seat:
            turns += 1
            if turns == knobs[3]:
                return dot(weights[tree.desk.row], tree.desk.terms)
    return float(states[0].vp[seat])
