"""Search over the rest of a turn: every action, then every action after it, cards included.

All of it is compiled and works on any game that brings its thinking. Nothing here looks at what is
hidden from the seat that thinks: rivals' cards, the deck and tiles face down are never read.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.search_hooks import (
    Values,
    move_to_front,
    obvious,
    read_terms,
    reveal,
    reveals,
    row_of,
    trim,
)
from cottonopolis.engine.events import NO_EVENTS, Buffer
from cottonopolis.engine.game_loop import ACTION, NO_ACTION, NO_TRACE, OVER, Trace, legal, step
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import GameBoard, GameState, Records, Words
from cottonopolis.engine.rng import next_word

NODES: Final = 6000  # positions a search can hold at once
PATH: Final = 64  # decisions of one turn, at most
LONGEST: Final = 12  # decisions that follow each other without a choice, at most
SCRATCH: Final = 1024
MAX_TURNS: Final = 32  # turns a search can remember
NOTHING: Final = -1e9
NO_LIMIT: Final = 2**62
SAME: Final = 1e-9  # turns whose values differ by less are taken to be one


# What is known of each position in a search, beside the state itself
NODE_DTYPE: Final = np.dtype(
    (
        np.record,
        [
            ("path", np.int16, (PATH,)),  # decisions from the root
            ("length", np.int16),
            ("done", np.int16),  # 1: the action is complete; 2: what follows has been looked at
            ("odds", np.float64),  # chance of getting there
            ("base", np.float64),  # value of what happens otherwise, weighted by its chance
            ("value", np.float64),  # base + odds * evaluation
        ],
    )
)


class Tree(NamedTuple):
    """Working space of a search, allocated once."""

    states: Records  # states[0] is the root, the last one is spare
    nodes: Records  # the same places
    best: Records  # the best turns found, best first
    seen: NDArray[np.int32]  # pairs of actions met in this search carry its stamp
    work: Any  # a record of small buffers
    events: Buffer  # none
    trace: Trace


def new_tree(state_dtype: np.dtype[Any], decisions: int, terms: int) -> Tree:
    """Allocate the working space for a game."""
    fields = [
        ("options", np.int16, (decisions,)),
        ("inner", np.int16, (decisions,)),
        ("terms", np.float64, (terms,)),
        ("root_terms", np.float64, (terms,)),
        ("scratch", np.int64, (SCRATCH,)),
        ("evaluated", np.int64),
        ("stamp", np.int64),
        ("row", np.int64),  # of the weights, for the turn just taken
        ("limit", np.int64),  # how many positions may be evaluated in all
        ("room", np.int64),  # the first place that must stay free
    ]
    work = np.zeros(1, dtype=np.dtype((np.record, fields)))[0]
    work.limit = NO_LIMIT
    return Tree(
        np.zeros(NODES, dtype=state_dtype),
        np.zeros(NODES, dtype=NODE_DTYPE),
        np.zeros(MAX_TURNS, dtype=NODE_DTYPE),
        np.zeros((decisions, decisions), dtype=np.int32),
        work,
        NO_EVENTS,
        NO_TRACE,
    )


@jit
def evaluate(board: GameBoard, state: GameState, seat: int, weights: Values, work: Any) -> float:
    """The value of a position for a seat: its terms, weighted."""
    read_terms(board, state, seat, work.terms, work.scratch)
    work.evaluated += 1
    return dot(weights, work.terms)


@jit
def dot(weights: Values, terms: Values) -> float:
    """The weighted sum; four partial sums in a fixed order, so that it is fast and exact."""
    one = 0.0
    two = 0.0
    three = 0.0
    four = 0.0
    for index in range(0, weights.shape[0] - 3, 4):
        one += weights[index] * terms[index]
        two += weights[index + 1] * terms[index + 1]
        three += weights[index + 2] * terms[index + 2]
        four += weights[index + 3] * terms[index + 3]
    return one + two + three + four


@jit
def turn_is_over(state: GameState, seat: int) -> bool:
    """Whether somebody else decides next, or nobody."""
    return bool(state.stage == OVER or seat_to_move(state) != seat)


@jit
def is_complete(state: GameState, seat: int) -> bool:
    """Whether an action has been carried out completely."""
    return bool(state.stage == ACTION or turn_is_over(state, seat))


@jit
def play(
    board: GameBoard, tree: Tree, node: int, decision: int, seat: int, weights: Values
) -> None:
    """One decision in a node of the tree, chance included."""
    tree.nodes[node].path[tree.nodes[node].length] = decision
    tree.nodes[node].length += 1
    if reveals(tree.states[node], decision):
        spare = tree.states.shape[0] - 1
        chance = reveal(board, tree.states, node, spare, decision, tree.events, tree.trace)
        if chance > 0.0 and tree.work.evaluated + 1 < tree.work.limit:
            worse = evaluate(board, tree.states[spare], seat, weights, tree.work)
            tree.nodes[node].base += tree.nodes[node].odds * chance * worse
            tree.nodes[node].odds *= 1.0 - chance
    else:
        step(board, tree.states[node], decision, tree.events, tree.trace)


@jit
def branch(
    board: GameBoard, tree: Tree, parent: int, at: int, seat: int, weights: Values, first: int
) -> int:
    """Add a child for every option of a node, from place `at` on; returns the next free place.

    What leaves no choice is played on at once. `first` is the action that the turn began with
    (below 0 if none): pairs that the search has met in the other order are left out.
    """
    work = tree.work
    stamp = work.stamp
    pairs = first >= 0 and tree.states[parent].stage == ACTION
    n = legal(board, tree.states[parent], work.options)
    n = trim(board, tree.states[parent], seat, work.options, n, work.root_terms, weights)
    for index in range(n):
        if (
            at >= work.room
            or tree.nodes[parent].length >= PATH - LONGEST
            or work.evaluated >= work.limit
        ):
            break
        decision = as_int64(work.options[index])
        if pairs:
            if decision != first and tree.seen[decision, first] == stamp:
                continue
            tree.seen[first, decision] = stamp
        tree.states[at] = tree.states[parent]
        tree.nodes[at].length = tree.nodes[parent].length
        for place in range(tree.nodes[parent].length):
            tree.nodes[at].path[place] = tree.nodes[parent].path[place]
        tree.nodes[at].odds = tree.nodes[parent].odds
        tree.nodes[at].base = tree.nodes[parent].base
        play(board, tree, at, decision, seat, weights)
        while not is_complete(tree.states[at], seat):
            clear = obvious(board, tree.states[at], seat, work.root_terms, weights)
            if clear >= 0:
                play(board, tree, at, clear, seat, weights)
                continue
            count = legal(board, tree.states[at], work.inner)
            count = trim(board, tree.states[at], seat, work.inner, count, work.root_terms, weights)
            if count != 1:
                break
            play(board, tree, at, as_int64(work.inner[0]), seat, weights)
        tree.nodes[at].done = 0
        if is_complete(tree.states[at], seat):
            tree.nodes[at].done = 1
            worth = evaluate(board, tree.states[at], seat, weights, work)
            tree.nodes[at].value = tree.nodes[at].base + tree.nodes[at].odds * worth
        at += 1
    return at


@jit
def expand(
    board: GameBoard, tree: Tree, parent: int, at: int, seat: int, weights: Values, first: int
) -> int:
    """Add every complete action that can follow a node; returns the next free place."""
    node = at
    at = branch(board, tree, parent, at, seat, weights, first)
    while node < at:
        if not tree.nodes[node].done:
            at = branch(board, tree, node, at, seat, weights, -1)
        node += 1
    return at


@jit
def remember(tree: Tree, node: int, value: float, found: int, keep: int) -> int:
    """Put a complete turn among the best ones; returns how many there are."""
    for place in range(found):
        if abs(tree.best[place].value - value) < SAME:
            return found
    if found == keep:
        if value <= tree.best[keep - 1].value:
            return found
        found -= 1
    at = found
    while at > 0 and tree.best[at - 1].value < value:
        tree.best[at] = tree.best[at - 1]
        at -= 1
    tree.best[at] = tree.nodes[node]
    tree.best[at].value = value
    return found + 1


@jit
def blur(noise: float, rng: Words) -> float:
    """A little chance for the value of a turn: roughly normal, with this standard deviation."""
    if noise == 0.0:
        return 0.0
    total = 0.0
    for _ in range(3):
        total += next_word(rng) / 4294967296.0
    return noise * (total - 1.5) * 2.0


@jit
def search_turn(
    board: GameBoard,
    tree: Tree,
    weights: Values,
    width: int,
    keep: int,
    noise: float,
    rng: Words,
) -> int:
    """Find the best ways to play the rest of the turn from states[0]; returns how many.

    The `width` best first actions are followed by every second one; width 0 looks at single
    actions only.
    """
    root = tree.states[0]
    seat = seat_to_move(root)
    row = weights[row_of(root)]
    if root.stage != ACTION and root.pending == NO_ACTION:
        width = 0  # something forced between turns
    move_to_front(board, root, seat)
    read_terms(board, root, seat, tree.work.root_terms, tree.work.scratch)
    tree.work.stamp += 1
    tree.nodes[0].length = 0
    tree.nodes[0].odds = 1.0
    tree.nodes[0].base = 0.0
    tree.work.room = NODES // 2
    end = expand(board, tree, 0, 1, seat, row, -1)
    tree.work.room = NODES - 1
    found = 0
    for node in range(1, end):
        if tree.nodes[node].done and (width == 0 or turn_is_over(tree.states[node], seat)):
            found = remember(tree, node, tree.nodes[node].value + blur(noise, rng), found, keep)
    for _ in range(width):
        parent = most_promising(tree, end, seat)
        if parent < 0:
            break
        tree.nodes[parent].done = 2
        last = expand(board, tree, parent, end, seat, row, as_int64(tree.nodes[parent].path[0]))
        for node in range(end, last):
            if tree.nodes[node].done and turn_is_over(tree.states[node], seat):
                found = remember(tree, node, tree.nodes[node].value + blur(noise, rng), found, keep)
    if found == 0:  # the limit came first
        for node in range(1, end):
            if tree.nodes[node].done:
                found = remember(tree, node, tree.nodes[node].value, found, keep)
    if found == 0:
        legal(board, tree.states[0], tree.work.options)
        tree.best[0].path[0] = tree.work.options[0]
        tree.best[0].length = 1
        tree.best[0].value = NOTHING
        found = 1
    return found


@jit
def most_promising(tree: Tree, end: int, seat: int) -> int:
    """The best first action that has not been followed up yet; below 0 if there is none."""
    best = -1
    for node in range(1, end):
        if (
            tree.nodes[node].done == 1
            and (best < 0 or tree.nodes[node].value > tree.nodes[best].value)
            and not turn_is_over(tree.states[node], seat)
        ):
            best = node
    return best


@jit
def take_turn(
    board: GameBoard,
    states: Records,
    tree: Tree,
    weights: Values,
    width: int,
    noise: float,
    rng: Words,
) -> None:
    """Let the seat to move play its whole turn on states[0]; leaves the terms of the result.

    The tree's own first state goes along without ending the round, for its terms.
    """
    state = states[0]
    seat = seat_to_move(state)
    row = row_of(state)
    acting = True
    while acting:
        tree.states[0] = states[0]
        search_turn(board, tree, weights, width, 1, noise, rng)
        for place in range(tree.best[0].length):
            decision = as_int64(tree.best[0].path[place])
            step(board, state, decision, tree.events, tree.trace)
            step(board, tree.states[0], decision, tree.events, tree.trace)
            if turn_is_over(tree.states[0], seat):
                acting = False
                break
            if reveals(state, decision):
                break
    read_terms(board, tree.states[0], seat, tree.work.terms, tree.work.scratch)
    tree.work.row = row
