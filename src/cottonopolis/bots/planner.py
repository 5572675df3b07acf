"""The evaluation and the search of one set-up, ready to use from Python."""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots import weights
from cottonopolis.bots.lookahead import SearchLimits, plan_turn
from cottonopolis.bots.search import MAX_TURNS, NODE_DTYPE, PATH, new_tree
from cottonopolis.bots.search_hooks import read_terms, row_of, search_game
from cottonopolis.engine.records import GameState
from cottonopolis.engine.rng import seed_words
from cottonopolis.games.rules import AnyRules


@dataclass(frozen=True)
class Plan:
    """The rest of a turn as a search would play it."""

    steps: tuple[tuple[bytes, int], ...]  # what the seat sees before each decision, the decision
    value: float  # what the seat may expect, in victory points
    positions: int  # how many were evaluated
    decisions: tuple[int, ...]  # all of them, beyond what may turn up on the way


@dataclass(frozen=True)
class Effort:
    """How a search goes about a turn."""

    width: int  # first actions that are followed up; 0 looks at single actions
    keep: int = 1  # turns that are compared further
    trials: int = 0  # deals in which they are played on
    ahead: int = 1  # own turns until the position is evaluated
    quick: int = 1  # width of the play-outs
    noise: float = 0.0  # slips: standard deviation in victory points


class Planner:
    """One set-up's evaluation with its weights."""

    def __init__(self, rules: AnyRules, table: NDArray[np.float64]) -> None:
        self.rules = rules
        self.search = search_game(rules.game)
        self.weights = np.ascontiguousarray(table)
        self.boards = rules.boards
        self.tree = new_tree(rules.state_dtype, rules.decision_count, self.search.terms)
        self._views = np.zeros(1, dtype=rules.state_dtype)
        self._states = np.zeros(4, dtype=rules.state_dtype)
        self._plans = np.zeros(MAX_TURNS + 1, dtype=NODE_DTYPE)
        self._totals = np.zeros(MAX_TURNS + 1)
        self._steps = np.zeros(PATH, dtype=rules.state_dtype)
        self._rng = np.zeros(4, dtype=np.uint32)

    def plan(self, state: GameState, effort: Effort, positions: int, seed: int) -> Plan:
        """The best way to play the rest of the turn, for the seat to move."""
        seed_words(self._rng, seed, 0)
        self._views[0] = state
        count = plan_turn(
            self.boards,
            self._views,
            self.tree,
            self.weights,
            SearchLimits(
                effort.width,
                effort.keep,
                effort.trials,
                effort.ahead,
                effort.quick,
                positions,
                seed,
            ),
            effort.noise,
            self._rng,
            self._states,
            self._plans,
            self._totals,
            self._steps,
        )
        best = self._plans[0]
        path = tuple(best["path"][: best["length"]].tolist())
        return Plan(
            tuple((self._steps[k].tobytes(), path[k]) for k in range(count)),
            float(best["value"]),
            int(self.tree.work["evaluated"]),
            path,
        )

    def terms(self, state: GameState, seat: int) -> NDArray[np.float64]:
        """The terms of a position for a seat."""
        out = np.zeros(self.search.terms)
        read_terms(self.boards[0], state, seat, out, self.tree.work.scratch)
        return out

    def contributions(self, state: GameState, seat: int) -> dict[str, float]:
        """What each group of terms adds to the seat's value, in victory points."""
        parts = self.terms(state, seat) * self.weights[row_of(state)]
        return {name: float(parts[first:last].sum()) for name, first, last in self.search.groups}

    def value(self, state: GameState, seat: int) -> float:
        """The final victory points that the evaluation expects for a seat."""
        return float(self.terms(state, seat) @ self.weights[row_of(state)])


# Groups of terms that a player without foresight does not think of
FORESIGHT = ("supply", "order", "places", "stacks", "cards", "network")


@cache
def planner_for(rules: AnyRules, tuned: bool = True) -> Planner:
    """The planner of a set-up: with tuned weights, or with rough ones that lack foresight."""
    search = search_game(rules.game)
    found = weights.load(rules, search.fallback_weights) if tuned else None
    if found is not None:
        return Planner(rules, found)
    table = search.initial_weights(rules)
    if not tuned:
        for name, first, last in search.groups:
            if name in FORESIGHT:
                table[:, first:last] = 0.0
    return Planner(rules, table)
