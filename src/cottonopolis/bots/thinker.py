"""The evaluation and the search of one set-up, ready to use from Python."""

from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots import brass_search, industry, weights
from cottonopolis.bots.lookahead import plan_turn
from cottonopolis.bots.search import BEST, NODE_DTYPE, PATH, new_tree
from cottonopolis.bots.thinking import read_terms, row_of
from cottonopolis.engine.rng import seed_words
from cottonopolis.games.base import BaseRules

MODULES: dict[str, ModuleType] = {"brass": brass_search, "industry": industry}
FALLBACK = {"brass": (), "industry": ("industry-germany-4",)}  # for maps without weights


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


class Thinker:
    """One set-up's evaluation with its weights."""

    def __init__(self, rules: BaseRules, table: NDArray[np.float64]) -> None:
        self.rules = rules
        self.module = MODULES[rules.game]
        self.weights = np.ascontiguousarray(table)
        self.boards = rules.alone(rules.board)
        self.tree = new_tree(rules.state_dtype, rules.decisions, self.module.TERMS)
        self._views = np.zeros(1, dtype=rules.state_dtype)
        self._states = np.zeros(4, dtype=rules.state_dtype)
        self._plans = np.zeros(BEST + 1, dtype=NODE_DTYPE)
        self._totals = np.zeros(BEST + 1)
        self._steps = np.zeros(PATH, dtype=rules.state_dtype)
        self._rng = np.zeros(4, dtype=np.uint32)
        self._knobs = np.zeros(8, dtype=np.int64)

    def plan(self, state: Any, effort: Effort, limit: int, seed: int) -> Plan:
        """The best way to play the rest of the turn, for the seat to move."""
        seed_words(self._rng, seed, 0)
        self._views[0] = state
        self._knobs[:7] = (
            effort.width,
            effort.keep,
            effort.trials,
            effort.ahead,
            effort.quick,
            limit,
            seed,
        )
        count = plan_turn(
            self.boards,
            self._views,
            self.tree,
            self.weights,
            self._knobs,
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
            int(self.tree.desk["evaluated"]),
            path,
        )

    def terms(self, state: Any, seat: int) -> NDArray[np.float64]:
        """The terms of a position for a seat."""
        out = np.zeros(self.module.TERMS)
        read_terms(self.boards[0], state, seat, out, self.tree.desk.scratch)
        return out

    def contributions(self, state: Any, seat: int) -> dict[str, float]:
        """What each group of terms adds to the seat's value, in victory points."""
        parts = self.terms(state, seat) * self.weights[row_of(state)]
        return {name: float(parts[first:last].sum()) for name, first, last in self.module.GROUPS}

    def value(self, state: Any, seat: int) -> float:
        """The final victory points that the evaluation expects for a seat."""
        return float(self.terms(state, seat) @ self.weights[row_of(state)])


# What somebody without foresight does not think of
FORESIGHT = ("supply", "order", "places", "stacks", "cards", "network")


@cache
def thinker_for(rules: BaseRules, tuned: bool = True) -> Thinker:
    """The thinker of a set-up: with tuned weights, or with rough ones that lack foresight."""
    module = MODULES[rules.game]
    found = weights.load(rules, FALLBACK[rules.game]) if tuned else None
    if found is not None:
        return Thinker(rules, found)
    table = module.starting_weights(rules)
    if not tuned:
        for name, first, last in module.GROUPS:
            if name in FORESIGHT:
                table[:, first:last] = 0.0
    return Thinker(rules, table)
