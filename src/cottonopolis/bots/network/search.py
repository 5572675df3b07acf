"""Search with a network: the policy proposes turns, play-outs and values compare them.

The likeliest turns of the policy are listed. Every trial deals the hidden information at random
(the same for all turns), and the policy plays for all seats. The network judges the positions
before some of the seat's next turns, and the mean of these values is that of the trial: an early
position tells little of what the turn leads to, and a late one depends on luck. After every stage
of trials the weaker half of the turns is dropped.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.network.features import FeatureWork, write_features
from cottonopolis.bots.network.inference import (
    Floats,
    Layers,
    Weights,
    judge,
    score_options,
    see,
)
from cottonopolis.bots.search import turn_is_over
from cottonopolis.bots.search_hooks import amount_of, move_to_front, reveals
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import (
    ACTION,
    NO_ACTION,
    OVER,
    Trace,
    legal,
    redeal,
    start_game,
    step,
)
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import GameBoard, GameState, Records, Words
from cottonopolis.engine.rng import next_word

MAX_NODES: Final = 2000  # positions within a turn
MAX_PATH: Final = 64  # decisions in a turn
MAX_PLANS: Final = 48
SPARE_NODE: Final = MAX_NODES - 1
POINTS_PER_UNIT: Final = 50.0  # of the values (training/plan.py)
# What is left to do with a node
OPEN: Final = 0
CLOSED: Final = 1  # its options have been listed
COMPLETE: Final = 2  # the turn is over

NODE_DTYPE: Final = np.dtype(
    (
        np.record,
        [
            ("path", np.int16, (MAX_PATH,)),
            ("length", np.int16),
            ("status", np.int16),
            ("log_chance", np.float64),  # of this path, by the policy
            ("total", np.float64),  # of the values in trials
            ("trials", np.int64),
        ],
    )
)


class Limits(NamedTuple):
    """The limits of a search."""

    plans: int  # turns that are compared
    trials: int  # deals, for the last two of them
    turns_ahead: int  # own turns before the network judges for the first time
    looks: int  # how often it judges, at one own turn after another; the mean counts
    evaluations: int  # of the network, at most
    seed: int  # of the first deal
    margin: float  # weight of the margin to the best rival, instead of points
    prior: float  # points that a turn gains for being likelier by a factor of e
    spread: float  # temperature with which turns are listed
    source: int  # what the seat likes (search_hooks.py)
    weight: float  # points that a unit of it adds to the value of a trial


class Workspace(NamedTuple):
    """Scratch space of one thread."""

    states: Records  # positions of nodes
    nodes: Records  # with the same indices; from 0 on the root
    raw: NDArray[np.uint8]  # the bytes of the states
    plans: Records
    play: Records  # [0] the position of a play-out, [1] the deal, [2] a view
    options: Buffer
    scores: Floats
    features: FeatureWork
    layers: Layers
    counters: NDArray[np.int64]  # [0] evaluations so far
    events: Buffer
    trace: Trace


@jit
def decide_at(
    board: GameBoard, state: GameState, seat: int, weights: Weights, work: Workspace, count: int
) -> None:
    """Write the scores of the `count` legal decisions in work.options."""
    write_features(board, state, seat, work.features, work.layers.counts, work.layers.terms)
    see(weights, work.layers, seat)
    score_options(weights, work.layers, work.options, count, work.scores)
    work.counters[0] += 1


@jit
def best_option(scores: Floats, count: int) -> int:
    best = 0
    for index in range(1, count):
        if scores[index] > scores[best]:
            best = index
    return best


@jit
def sample_option(scores: Floats, count: int, temperature: float, rng: Words) -> int:
    """Return an option at random, by the policy's probabilities at a temperature."""
    highest = scores[best_option(scores, count)]
    total = 0.0
    for index in range(count):
        total += np.exp((scores[index] - highest) / temperature)
    left = total * (next_word(rng) / 4294967296.0)
    for index in range(count):
        left -= np.exp((scores[index] - highest) / temperature)
        if left < 0.0:
            return index
    return count - 1


@jit
def value_for(
    board: GameBoard, state: GameState, seat: int, weights: Weights, work: Workspace, margin: float
) -> float:
    """Return the final points that the network expects for a seat, with the margin's weight."""
    write_features(board, state, seat, work.features, work.layers.counts, work.layers.terms)
    see(weights, work.layers, seat)
    judge(weights, work.layers)
    work.counters[0] += 1
    values = work.layers.values
    points = float(state.vp[seat]) + float(values[0]) * POINTS_PER_UNIT
    return (1.0 - margin) * points + margin * float(values[1]) * POINTS_PER_UNIT


@jit
def final_value(board: GameBoard, state: GameState, seat: int, margin: float) -> float:
    """Return the points of a finished game, with the margin's weight."""
    own = float(state.vp[seat])
    best = -1e6
    for other in range(as_int64(board.players)):
        if other != seat:
            best = max(best, float(state.vp[other]))
    return (1.0 - margin) * own + margin * (own - best)


# The turns of the policy


@jit
def list_plans(
    board: GameBoard, root: Records, weights: Weights, work: Workspace, limits: Limits
) -> int:
    """List the likeliest turns from root[0] in work.plans, best first; returns their number."""
    seat = as_int64(seat_to_move(root[0]))
    work.states[0] = root[0]
    move_to_front(board, work.states[0], seat)
    work.nodes[0].length = 0
    work.nodes[0].log_chance = 0.0
    work.nodes[0].status = OPEN
    end = 1
    found = 0
    while found < limits.plans:
        best = -1
        for node in range(end):
            if work.nodes[node].status != CLOSED and (
                best < 0 or work.nodes[node].log_chance > work.nodes[best].log_chance
            ):
                best = node
        if best < 0:
            break
        if work.nodes[best].status == COMPLETE:
            found = keep_plan(work, best, found)
            work.nodes[best].status = CLOSED
            continue
        work.nodes[best].status = CLOSED
        if work.nodes[best].length < MAX_PATH - 1 and end < SPARE_NODE - 1:
            end = list_options(board, root, seat, weights, work, best, end, limits.spread)
    return found


@jit
def list_options(
    board: GameBoard,
    root: Records,
    seat: int,
    weights: Weights,
    work: Workspace,
    parent: int,
    end: int,
    spread: float,
) -> int:
    """Add a node for each option of a node; returns the next free index."""
    count = legal(board, work.states[parent], work.options)
    if count > 1:
        # The network sees the real turn order, not the one in which this turn ends no round
        work.play[2] = work.states[parent]
        for place in range(root[0].order.shape[0]):
            work.play[2].order[place] = root[0].order[place]
        work.play[2].turn = root[0].turn
        decide_at(board, work.play[2], seat, weights, work, count)
    else:
        work.scores[0] = 0.0
    highest = float(work.scores[best_option(work.scores, count)])
    total = 0.0
    for index in range(count):
        total += np.exp((float(work.scores[index]) - highest) / spread)
    for index in range(count):
        if end >= SPARE_NODE:
            break
        chance = (float(work.scores[index]) - highest) / spread - np.log(total)
        if chance < LEAST_LOG_CHANCE and count > 1:
            continue
        decision = as_int64(work.options[index])
        work.states[end] = work.states[parent]
        node = work.nodes[end]
        length = work.nodes[parent].length
        for depth in range(length):
            node.path[depth] = work.nodes[parent].path[depth]
        node.path[length] = decision
        node.length = length + 1
        node.log_chance = work.nodes[parent].log_chance + chance
        if reveals(work.states[end], decision):
            node.status = COMPLETE
        else:
            step(board, work.states[end], decision, work.events, work.trace)
            over = turn_is_over(work.states[end], seat)
            node.status = COMPLETE if over or not is_in_turn(root[0]) else OPEN
        end += 1
    return end


LEAST_LOG_CHANCE: Final = -9.0


@jit
def is_in_turn(view: GameState) -> bool:
    """Whether the seat decides within its turn, and not, say, which tile to give up (B4)."""
    return bool(view.stage == ACTION or view.pending != NO_ACTION)


@jit
def keep_plan(work: Workspace, node: int, found: int) -> int:
    """Add a complete turn to the plans, unless one of them leads to the same position."""
    size = work.raw.shape[1]
    for plan in range(found):
        other = as_int64(work.plans[plan].trials)  # its node, until the trials begin
        same = True
        for index in range(size):
            if work.raw[node, index] != work.raw[other, index]:
                same = False
                break
        last = work.plans[plan].path[work.plans[plan].length - 1]
        if same and last == work.nodes[node].path[work.nodes[node].length - 1]:
            return found
    work.plans[found] = work.nodes[node]
    work.plans[found].trials = node
    return found + 1


# Trials


@jit
def play_and_count(
    board: GameBoard, work: Workspace, seat: int, decision: int, limits: Limits
) -> float:
    """Play a decision in work.play[0]; returns how much the seat gains of what it likes."""
    state = work.play[0]
    if limits.weight == 0.0:
        step(board, state, decision, work.events, work.trace)
        return 0.0
    before = amount_of(board, state, seat, limits.source)
    step(board, state, decision, work.events, work.trace)
    # Points that leave the board were scored, or their tile was overbuilt
    return max(amount_of(board, state, seat, limits.source) - before, 0.0)


@jit
def play_on(
    board: GameBoard, weights: Weights, work: Workspace, seat: int, limits: Limits, gained: float
) -> float:
    """Let the policy play for all seats from work.play[0]; returns the value for the seat.

    `gained` is what the seat has already gained of what it likes.
    """
    state = work.play[0]
    turns = 0
    settled = 0.0
    open_share = 1.0  # of the value
    own = seat_to_move(state) == seat
    while state.stage != OVER:
        mover = as_int64(seat_to_move(state))
        if mover == seat and not own:
            turns += 1
            if turns > limits.turns_ahead and state.pending == NO_ACTION:
                value = value_for(board, state, seat, weights, work, limits.margin)
                value += limits.weight * gained
                left = limits.turns_ahead + limits.looks - turns + 1
                if left <= 1:
                    return settled + open_share * value
                settled += open_share / left * value
                open_share -= open_share / left
        own = mover == seat
        count = legal(board, state, work.options)
        if count == 0:  # in made-up positions a hand may be empty too early
            value = value_for(board, state, seat, weights, work, limits.margin)
            return settled + open_share * (value + limits.weight * gained)
        chosen = 0
        if count > 1:
            decide_at(board, state, mover, weights, work, count)
            chosen = best_option(work.scores, count)
        gained += play_and_count(board, work, seat, as_int64(work.options[chosen]), limits)
    value = final_value(board, state, seat, limits.margin) + limits.weight * gained
    return settled + open_share * value


@jit
def is_among(decision: int, options: Buffer, count: int) -> bool:
    found = False
    for index in range(count):
        found = found or options[index] == decision
    return found


@jit
def try_plan(
    board: GameBoard, weights: Weights, work: Workspace, plan: int, seat: int, limits: Limits
) -> float:
    """Play a plan and the following turns from the deal; returns the value for the seat.

    If something in the plan is impossible in this deal, the policy takes over there.
    """
    work.play[0] = work.play[1]
    gained = 0.0
    for depth in range(work.plans[plan].length):
        decision = as_int64(work.plans[plan].path[depth])
        count = legal(board, work.play[0], work.options)
        if not is_among(decision, work.options, count):
            break
        gained += play_and_count(board, work, seat, decision, limits)
    return play_on(board, weights, work, seat, limits, gained)


@jit
def mean_value(plan: Any, prior: float) -> float:
    """Return the mean of the trials of a plan, with what its probability adds."""
    return float(plan.total / max(plan.trials, 1) + prior * plan.log_chance)


@jit
def sort_plans(plans: Records, count: int, prior: float) -> None:
    """Sort plans, best first; the last element of `plans` is scratch space."""
    spare = plans.shape[0] - 1
    for index in range(1, count):
        at = index
        while at > 0 and mean_value(plans[at - 1], prior) < mean_value(plans[at], prior):
            plans[spare] = plans[at]
            plans[at] = plans[at - 1]
            plans[at - 1] = plans[spare]
            at -= 1


@jit
def add_plan(plans: Records, found: int, path: NDArray[np.int16]) -> int:
    """Add a turn that somebody else proposes, unless it is listed; returns the number of plans."""
    if path.shape[0] == 0 or path.shape[0] > MAX_PATH:
        return found
    least = 0.0
    for plan in range(found):
        least = min(least, plans[plan].log_chance)
        same = plans[plan].length == path.shape[0]
        for depth in range(min(as_int64(plans[plan].length), path.shape[0])):
            same = same and plans[plan].path[depth] == path[depth]
        if same:
            return found
    for depth in range(path.shape[0]):
        plans[found].path[depth] = path[depth]
    plans[found].length = path.shape[0]
    plans[found].log_chance = least
    return found + 1


@jit
def search_turn(
    board_array: Records,
    root: Records,
    weights: Weights,
    work: Workspace,
    limits: Limits,
    proposed: NDArray[np.int16],
) -> int:
    """Find the best way to play the rest of the turn from the view root[0].

    `proposed` is one more turn to compare, or empty. The plans are in work.plans, best first;
    returns their number.
    """
    board = board_array[0]
    work.counters[0] = 0
    seat = as_int64(seat_to_move(root[0]))
    found = list_plans(board, root, weights, work, limits)
    if limits.trials > 0:
        length = proposed.shape[0] if is_in_turn(root[0]) else min(proposed.shape[0], 1)
        found = add_plan(work.plans, found, proposed[:length])
    for plan in range(found):
        work.plans[plan].trials = 0
        work.plans[plan].total = 0.0
    if found < 2 or limits.trials == 0:
        return found
    alive = found
    stages = 1
    while (found >> stages) > 1:
        stages += 1
    per_stage = max(limits.trials // stages, 1)
    trial = 0
    for stage in range(stages):
        for _ in range(per_stage):
            work.play[1] = root[0]
            redeal(board, work.play[1], seat, limits.seed + trial)
            trial += 1
            for plan in range(alive):
                value = try_plan(board, weights, work, plan, seat, limits)
                work.plans[plan].total += value
                work.plans[plan].trials += 1
            if work.counters[0] >= limits.evaluations:
                sort_plans(work.plans, alive, limits.prior)
                return found
        sort_plans(work.plans, alive, limits.prior)
        if stage + 1 < stages:
            alive = max(2, (alive + 1) // 2)
    return found


@jit
def list_steps(board_array: Records, root: Records, work: Workspace, steps: Records) -> int:
    """Play the best plan and store the position before each of its decisions; their number."""
    work.play[0] = root[0]
    seat = as_int64(seat_to_move(root[0]))
    state = work.play[0]
    length = as_int64(work.plans[0].length)
    for depth in range(length):
        steps[depth] = work.play[0]
        decision = as_int64(work.plans[0].path[depth])
        if depth + 1 == length or reveals(state, decision):
            return depth + 1
        step(board_array[0], state, decision, work.events, work.trace)
        if turn_is_over(state, seat):
            return depth + 1
    return 0


@jit
def choose_decision(
    board_array: Records,
    root: Records,
    weights: Weights,
    work: Workspace,
    temperature: float,
    rng: Words,
) -> int:
    """Return the policy's decision for the view root[0]: the best, or one at random."""
    count = legal(board_array[0], root[0], work.options)
    if count == 1:
        return as_int64(work.options[0])
    seat = as_int64(seat_to_move(root[0]))
    decide_at(board_array[0], root[0], seat, weights, work, count)
    if temperature <= 0.0:
        return as_int64(work.options[best_option(work.scores, count)])
    return as_int64(work.options[sample_option(work.scores, count, temperature, rng)])


@jit
def play_policy_games(
    board_array: Records,
    blank: Records,
    weights: Weights,
    work: Workspace,
    chances: NDArray[np.uint32],
    points: NDArray[np.int16],
) -> None:
    """Play one game per row of `points` with the policy in all seats; row k of `chances` deals."""
    from_start = work.play
    for game in range(points.shape[0]):
        from_start[0] = blank[0]
        start_with(board_array, from_start, chances[game], work)
        play_to_end(board_array, from_start, weights, work)
        for seat in range(points.shape[1]):
            points[game, seat] = from_start[0].vp[seat]


@jit
def start_with(
    board_array: Records, states: Records, chance: NDArray[np.uint32], work: Workspace
) -> None:
    """Set up a new game on states[0], which must be all zeros."""
    for index in range(chance.shape[0]):
        states[0].chance[index] = chance[index]
    start_game(board_array[0], states[0], work.events)


@jit
def try_path(
    board_array: Records,
    root: Records,
    path: NDArray[np.int16],
    weights: Weights,
    work: Workspace,
    limits: Limits,
) -> float:
    """Play the decisions of a path from the view root[0], dealt with limits.seed; its value."""
    seat = as_int64(seat_to_move(root[0]))
    work.play[1] = root[0]
    redeal(board_array[0], work.play[1], seat, limits.seed)
    spare = work.plans.shape[0] - 1
    for depth in range(path.shape[0]):
        work.plans[spare].path[depth] = path[depth]
    work.plans[spare].length = path.shape[0]
    return try_plan(board_array[0], weights, work, spare, seat, limits)


@jit
def play_to_end(board_array: Records, states: Records, weights: Weights, work: Workspace) -> None:
    """Play states[0] to the end of the game with the policy in all seats."""
    state = states[0]
    while state.stage != OVER:
        count = legal(board_array[0], state, work.options)
        if count == 0:  # see play_on
            break
        chosen = 0
        if count > 1:
            seat = as_int64(seat_to_move(state))
            decide_at(board_array[0], state, seat, weights, work, count)
            chosen = best_option(work.scores, count)
        step(board_array[0], state, as_int64(work.options[chosen]), work.events, work.trace)


@jit
def value_of_view(
    board_array: Records, root: Records, seat: int, weights: Weights, work: Workspace
) -> None:
    """Write the values of the view root[0] to work.layers.values."""
    value_for(board_array[0], root[0], seat, weights, work, 0.0)
