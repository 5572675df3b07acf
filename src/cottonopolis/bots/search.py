"""Search the rest of a turn: every action, then every action after it, cards included.

The code is compiled and works with any game that has search hooks. It never reads information that
is hidden from the seat: rivals' cards, the deck, or face-down tiles.
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
from cottonopolis.engine.jit import as_int64, jit, jit_unit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import GameBoard, GameState, Records, Words
from cottonopolis.engine.rng import next_word

MAX_NODES: Final = 6000  # positions in a tree
MAX_PATH: Final = 64  # decisions in one turn
MAX_FORCED: Final = 12  # consecutive forced decisions
MAX_TURN_DECISIONS: Final = 4 * MAX_PATH  # a turn is searched again after it reveals something
SCRATCH_SIZE: Final = 1024
MAX_TURNS: Final = 32  # best turns that a search can keep
NO_VALUE: Final = -1e9
NO_LIMIT: Final = 2**62
SAME_VALUE: Final = 1e-9  # turns whose values differ by less count as equal


# The data of each position in a search, besides the state
NODE_DTYPE: Final = np.dtype(
    (
        np.record,
        [
            ("path", np.int16, (MAX_PATH,)),  # decisions from the root
            ("length", np.int16),
            ("done", np.int16),  # 1: the action is complete; 2: its continuations are searched too
            ("odds", np.float64),  # probability of this position
            (
                "other_worth",
                np.float64,
            ),  # value of the other outcomes, weighted by their probability
            ("value", np.float64),  # other_worth + odds * evaluation
        ],
    )
)


class Tree(NamedTuple):
    """The workspace of a search, allocated once."""

    states: Records  # states[0] is the root, the last one is scratch space
    nodes: Records  # with the same indices
    best: Records  # the best turns found, best first
    seen: NDArray[np.int32]  # pairs of actions already searched have the stamp of this search
    work: Any  # a record of small buffers
    events: Buffer  # NO_EVENTS
    trace: Trace


def new_tree(state_dtype: np.dtype[Any], decisions: int, terms: int) -> Tree:
    """Allocate the workspace for a game."""
    fields = [
        ("options", np.int16, (decisions,)),
        ("inner", np.int16, (decisions,)),
        ("terms", np.float64, (terms,)),
        ("root_terms", np.float64, (terms,)),
        ("scratch", np.int64, (SCRATCH_SIZE,)),
        ("evaluated", np.int64),
        ("stamp", np.int64),
        ("row", np.int64),  # of the weights, for the turn just taken
        ("taken", np.int16, (MAX_TURN_DECISIONS,)),  # decisions of the turn just taken
        ("taken_count", np.int64),
        ("limit", np.int64),  # of evaluated positions
        ("room", np.int64),  # the first node index that must stay free
    ]
    work = np.zeros(1, dtype=np.dtype((np.record, fields)))[0]
    work.limit = NO_LIMIT
    return Tree(
        np.zeros(MAX_NODES, dtype=state_dtype),
        np.zeros(MAX_NODES, dtype=NODE_DTYPE),
        np.zeros(MAX_TURNS, dtype=NODE_DTYPE),
        np.zeros((decisions, decisions), dtype=np.int32),
        work,
        NO_EVENTS,
        NO_TRACE,
    )


@jit
def evaluate(board: GameBoard, state: GameState, seat: int, weights: Values, work: Any) -> float:
    """Return the value of a position for a seat: the weighted sum of its terms."""
    read_terms(board, state, seat, work.terms, work.scratch)
    work.evaluated += 1
    return dot(weights, work.terms)


@jit
def dot(weights: Values, terms: Values) -> float:
    """Return the weighted sum, as four partial sums in a fixed order: fast and reproducible."""
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
    """Whether another seat decides next, or the game is over."""
    return bool(state.stage == OVER or seat_to_move(state) != seat)


@jit
def is_complete(state: GameState, seat: int) -> bool:
    """Whether the current action is complete."""
    return bool(state.stage == ACTION or turn_is_over(state, seat))


@jit
def play(
    board: GameBoard, tree: Tree, node: int, decision: int, seat: int, weights: Values
) -> None:
    """Play a decision in a node of the tree, with the outcomes of a reveal."""
    tree.nodes[node].path[tree.nodes[node].length] = decision
    tree.nodes[node].length += 1
    if reveals(tree.states[node], decision):
        spare = tree.states.shape[0] - 1
        chance = reveal(board, tree.states, node, spare, decision, tree.events, tree.trace)
        if chance > 0.0 and tree.work.evaluated + 1 < tree.work.limit:
            worse = evaluate(board, tree.states[spare], seat, weights, tree.work)
            tree.nodes[node].other_worth += tree.nodes[node].odds * chance * worse
            tree.nodes[node].odds *= 1.0 - chance
    else:
        step(board, tree.states[node], decision, tree.events, tree.trace)


@jit
def branch(
    board: GameBoard, tree: Tree, parent: int, at: int, seat: int, weights: Values, first: int
) -> int:
    """Add a child for every option of a node, from index `at` on; returns the next free index.

    Forced choices are played at once. `first` is the first action of the turn (negative if none):
    pairs of actions already searched in the other order are skipped.
    """
    work = tree.work
    stamp = work.stamp
    pairs = first >= 0 and tree.states[parent].stage == ACTION
    n = legal(board, tree.states[parent], work.options)
    n = trim(board, tree.states[parent], seat, work.options, n, work.root_terms, weights)
    for index in range(n):
        if (
            at >= work.room
            or tree.nodes[parent].length >= MAX_PATH - MAX_FORCED
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
        for depth in range(tree.nodes[parent].length):
            tree.nodes[at].path[depth] = tree.nodes[parent].path[depth]
        tree.nodes[at].odds = tree.nodes[parent].odds
        tree.nodes[at].other_worth = tree.nodes[parent].other_worth
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
            tree.nodes[at].value = tree.nodes[at].other_worth + tree.nodes[at].odds * worth
        at += 1
    return at


@jit
def expand(
    board: GameBoard, tree: Tree, parent: int, at: int, seat: int, weights: Values, first: int
) -> int:
    """Add every complete action that can follow a node; returns the next free index."""
    node = at
    at = branch(board, tree, parent, at, seat, weights, first)
    while node < at:
        if not tree.nodes[node].done:
            at = branch(board, tree, node, at, seat, weights, -1)
        node += 1
    return at


@jit
def keep_if_best(tree: Tree, node: int, value: float, found: int, keep: int) -> int:
    """Insert a complete turn into the best ones if it is good enough; returns their number."""
    for index in range(found):
        if abs(tree.best[index].value - value) < SAME_VALUE:
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
def value_noise(noise: float, rng: Words) -> float:
    """Return a random error, roughly normal, with this standard deviation."""
    if noise == 0.0:
        return 0.0
    total = 0.0
    for _ in range(3):
        total += next_word(rng) / 4294967296.0
    return noise * (total - 1.5) * 2.0


@jit_unit
def search_turn(
    board: GameBoard,
    tree: Tree,
    weights: Values,
    width: int,
    keep: int,
    noise: float,
    rng: Words,
) -> int:
    """Find the best ways to play the rest of the turn from states[0]; returns their number.

    All second actions are searched after the `width` best first ones; with width 0 only single
    actions.
    """
    root = tree.states[0]
    seat = seat_to_move(root)
    row = weights[row_of(root)]
    if root.stage != ACTION and root.pending == NO_ACTION:
        width = 0  # a forced choice between turns
    move_to_front(board, root, seat)
    read_terms(board, root, seat, tree.work.root_terms, tree.work.scratch)
    tree.work.stamp += 1
    tree.nodes[0].length = 0
    tree.nodes[0].odds = 1.0
    tree.nodes[0].other_worth = 0.0
    tree.work.room = MAX_NODES // 2
    end = expand(board, tree, 0, 1, seat, row, -1)
    tree.work.room = MAX_NODES - 1
    found = 0
    for node in range(1, end):
        if tree.nodes[node].done and (width == 0 or turn_is_over(tree.states[node], seat)):
            found = keep_if_best(
                tree, node, tree.nodes[node].value + value_noise(noise, rng), found, keep
            )
    for _ in range(width):
        parent = most_promising(tree, end, seat)
        if parent < 0:
            break
        tree.nodes[parent].done = 2
        last = expand(board, tree, parent, end, seat, row, as_int64(tree.nodes[parent].path[0]))
        for node in range(end, last):
            if tree.nodes[node].done and turn_is_over(tree.states[node], seat):
                found = keep_if_best(
                    tree, node, tree.nodes[node].value + value_noise(noise, rng), found, keep
                )
    if found == 0:  # the limit was reached first
        for node in range(1, end):
            if tree.nodes[node].done:
                found = keep_if_best(tree, node, tree.nodes[node].value, found, keep)
    if found == 0:
        legal(board, tree.states[0], tree.work.options)
        tree.best[0].path[0] = tree.work.options[0]
        tree.best[0].length = 1
        tree.best[0].value = NO_VALUE
        found = 1
    return found


@jit
def most_promising(tree: Tree, end: int, seat: int) -> int:
    """Return the best first action whose continuations are not searched yet; -1 if none."""
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
    """Play the whole turn of the seat to move on states[0].

    Leaves its terms, its row of weights and its decisions in the workspace.

    The same turn is played on the root of the tree, where it does not end the round, to read the
    terms.
    """
    state = states[0]
    seat = seat_to_move(state)
    row = row_of(state)
    tree.work.taken_count = 0
    acting = True
    while acting:
        tree.states[0] = states[0]
        search_turn(board, tree, weights, width, 1, noise, rng)
        for depth in range(tree.best[0].length):
            decision = as_int64(tree.best[0].path[depth])
            step(board, state, decision, tree.events, tree.trace)
            step(board, tree.states[0], decision, tree.events, tree.trace)
            tree.work.taken[tree.work.taken_count] = decision
            tree.work.taken_count += 1
            if turn_is_over(tree.states[0], seat):
                acting = False
                break
            if reveals(state, decision):
                break
    read_terms(board, tree.states[0], seat, tree.work.terms, tree.work.scratch)
    tree.work.row = row
