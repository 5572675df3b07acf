"""Many games at once, of one or several set-ups of a game, in arrays that a network reads."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate, pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.network.features import feature_sizes, feature_work
from cottonopolis.bots.network.stepping import (
    LOOK_AGAIN,
    NEW_GAME,
    HandMade,
    mask_bytes,
    step_self_play,
)
from cottonopolis.bots.planner import planner_for
from cottonopolis.bots.search import new_tree
from cottonopolis.engine.events import NO_EVENTS
from cottonopolis.engine.game_loop import NO_TRACE
from cottonopolis.games.rules import AnyRules

Allocate = Callable[[tuple[int, ...], Any], NDArray[Any]]


def zeros(shape: tuple[int, ...], dtype: Any) -> NDArray[Any]:
    return np.zeros(shape, dtype=dtype)


class SelfPlay:
    """Games of several set-ups; each row of the arrays is one game.

    counts, terms  what the seat to move sees (bots/network/features.py)
    masks          its legal decisions, one bit each
    seats          the seat to move
    decisions      to be filled in before `step`
    scored         the points that the last step brought to each seat
    ended          whether it ended the game; `points` has the final points then
    players        of each game
    hand_made      by seat: whether the hand-made search plays it
    """

    def __init__(
        self,
        setups: Sequence[tuple[AnyRules, int]],
        seed: int,
        stride: int,
        threads: int = 1,
        allocate: Allocate = zeros,
        hand_made: NDArray[np.bool_] | None = None,
        hand_made_width: int = 1,
    ) -> None:
        rules = setups[0][0]
        total = sum(games for _, games in setups)
        sizes = feature_sizes(rules)
        most = max(found.players for found, _ in setups)
        self.decision_count = rules.decision_count
        self.counts = allocate((total, sizes.counts), np.uint8)
        self.terms = allocate((total, sizes.terms), np.int16)
        self.masks = allocate((total, mask_bytes(rules.decision_count)), np.uint8)
        self.seats = allocate((total,), np.int16)
        self.decisions = allocate((total,), np.int16)
        self.scored = allocate((total, most), np.int16)
        self.ended = allocate((total,), np.bool_)
        self.points = allocate((total, most), np.int16)
        self.players = np.repeat([found.players for found, _ in setups], [n for _, n in setups])
        self.states = np.zeros(total, dtype=rules.state_dtype)
        self.seeds = seed + np.arange(total)
        self.hand_made = np.zeros((total, most), dtype=np.bool_) if hand_made is None else hand_made
        self._hand_made_width = hand_made_width
        self._stride = stride
        self._parts = self._divide(setups, threads)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.decisions[:] = NEW_GAME
        self.step()

    def _divide(
        self, setups: Sequence[tuple[AnyRules, int]], threads: int
    ) -> list[tuple[Any, ...]]:
        """Return the arguments of each thread: parts of the arrays, and scratch space."""
        edges = [0, *accumulate(games for _, games in setups)]
        parts = []
        for (rules, games), (first, last) in zip(setups, pairwise(edges), strict=True):
            pieces = max(1, round(threads * games / len(self.seats)))
            cuts = [first + games * k // pieces for k in range(pieces + 1)]
            assert cuts[-1] == last
            parts += [self._part(rules, slice(a, b)) for a, b in pairwise(cuts)]
        return parts

    def _part(self, rules: AnyRules, some: slice) -> tuple[Any, ...]:
        return (
            rules.board_array,
            self.states[some],
            np.zeros(2, dtype=rules.state_dtype),
            rules.option_buffer(),
            NO_EVENTS,
            NO_TRACE,
            feature_work(rules),
            self.decisions[some],
            self.seeds[some],
            self._stride,
            self.counts[some],
            self.terms[some],
            self.masks[some],
            self.seats[some],
            self.scored[some],
            self.ended[some],
            self.points[some],
            HandMade(
                self.hand_made[some],
                new_tree(rules.state_dtype, rules.decision_count, feature_sizes(rules).terms),
                planner_for(rules).weights,
                self._hand_made_width,
                np.zeros(4, dtype=np.uint32),
            ),
        )

    def __len__(self) -> int:
        return len(self.seats)

    def step(self) -> None:
        """Play the decisions of all games."""
        if self._pool is None:
            for part in self._parts:
                step_self_play(*part)
        else:
            for done in [self._pool.submit(step_self_play, *part) for part in self._parts]:
                done.result()

    def restore(self, states: bytes, seeds: NDArray[np.int64]) -> None:
        """Go on from stored states and seeds."""
        self.states[:] = np.frombuffer(states, dtype=self.states.dtype)
        self.seeds[:] = seeds
        self.decisions[:] = LOOK_AGAIN
        self.step()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
