"""Records the turns that a search compared, so that a network can learn from them."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.network.features import feature_sizes, write_features
from cottonopolis.bots.network.search import (
    MAX_PATH,
    MAX_PLANS,
    Workspace,
    is_among,
    mean_value,
)
from cottonopolis.bots.network.stepping import mask_bytes
from cottonopolis.bots.search_hooks import reveals
from cottonopolis.engine.game_loop import legal, step
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import Records
from cottonopolis.games.rules import AnyRules

ROWS_PER_TURN = MAX_PATH * MAX_PLANS


class Rows(NamedTuple):
    """What a network saw, and what a search makes of it; all arrays have one row per decision."""

    counts: NDArray[np.uint8]
    terms: NDArray[np.int16]
    masks: NDArray[np.uint8]
    decisions: NDArray[np.int16]
    shares: NDArray[np.float32]  # of the turn among the compared turns; they add up to one
    values: NDArray[np.float32]  # of the seat at the end, by part of the reward
    played: NDArray[np.bool_]  # whether the turn was the best, so that `values` belongs to it

    @classmethod
    def empty(cls, rules: AnyRules, count: int, values: int) -> "Rows":
        sizes = feature_sizes(rules)
        return cls(
            np.zeros((count, sizes.counts), dtype=np.uint8),
            np.zeros((count, sizes.terms), dtype=np.int16),
            np.zeros((count, mask_bytes(rules.decision_count)), dtype=np.uint8),
            np.zeros(count, dtype=np.int16),
            np.zeros(count, dtype=np.float32),
            np.zeros((count, values), dtype=np.float32),
            np.zeros(count, dtype=np.bool_),
        )

    def part(self, first: int, last: int) -> "Rows":
        return Rows._make(array[first:last].copy() for array in self)


def joined(parts: list[Rows]) -> Rows:
    """Return the rows of several recordings as one."""
    return Rows._make(np.concatenate(found) for found in zip(*parts, strict=True))


@jit
def plan_shares(
    work: Workspace, found: int, prior: float, spread: float, shares: NDArray[np.float64]
) -> None:
    """Write the share of each compared turn: the more, the better its trials went.

    A turn that is `spread` points better gets e times the share.
    """
    best = -1e9
    for plan in range(found):
        if work.plans[plan].trials > 0:
            best = max(best, mean_value(work.plans[plan], prior))
    total = 0.0
    for plan in range(found):
        shares[plan] = 0.0
        if work.plans[plan].trials > 0:
            shares[plan] = np.exp((mean_value(work.plans[plan], prior) - best) / spread)
        total += shares[plan]
    for plan in range(found):
        shares[plan] /= max(total, 1e-9)


@jit
def record_plans(
    board_array: Records,
    root: Records,
    work: Workspace,
    shares: NDArray[np.float64],
    found: int,
    least: float,
    first: int,
    counts: NDArray[Any],
    terms: NDArray[Any],
    masks: NDArray[np.uint8],
    decisions: NDArray[np.int16],
    weights: NDArray[np.float32],
    played: NDArray[np.bool_],
) -> int:
    """Record the turns of a search from the view root[0] whose share is not below `least`.

    Rows are written from `first` on; returns the next free row.
    """
    board = board_array[0]
    seat = as_int64(seat_to_move(root[0]))
    row = first
    for plan in range(found):
        if shares[plan] < least:
            continue
        work.play[0] = root[0]
        state = work.play[0]
        length = as_int64(work.plans[plan].length)
        for depth in range(length):
            decision = as_int64(work.plans[plan].path[depth])
            count = legal(board, state, work.options)
            if row >= decisions.shape[0] or not is_among(decision, work.options, count):
                break
            if count > 1:
                masks[row] = 0
                for index in range(count):
                    option = work.options[index]
                    masks[row, option >> 3] |= 1 << (option & 7)
                write_features(board, state, seat, work.features, counts[row], terms[row])
                decisions[row] = decision
                weights[row] = shares[plan]
                played[row] = plan == 0
                row += 1
            if depth + 1 == length or reveals(state, decision):
                break
            step(board, state, decision, work.events, work.trace)
            if as_int64(seat_to_move(state)) != seat:
                break
    return row
