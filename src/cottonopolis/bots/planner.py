"""The evaluation and the search of one set-up, for use from Python."""

import threading
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots import weights
from cottonopolis.bots.lookahead import SearchLimits, plan_turn
from cottonopolis.bots.search import MAX_PATH, MAX_TURNS, NODE_DTYPE, new_tree
from cottonopolis.bots.search_hooks import read_terms, row_of, search_game
from cottonopolis.compiling import compile_now
from cottonopolis.engine.records import GameState
from cottonopolis.engine.rng import seed_words
from cottonopolis.games.rules import AnyRules


@dataclass(frozen=True)
class Plan:
    """The rest of a turn as a search would play it."""

    steps: tuple[tuple[bytes, int], ...]  # the view before each decision, and the decision
    value: float  # expected victory points
    positions: int  # evaluated
    decisions: tuple[int, ...]  # all of them, also those after hidden information appears


@dataclass(frozen=True)
class Effort:
    """The effort of a search, without its limit of positions (see `SearchLimits`)."""

    width: int  # first actions whose continuations are searched; 0 for single actions
    keep: int = 1  # best turns that are compared in trials
    trials: int = 0  # play-outs per turn
    turns_ahead: int = 1  # own turns before the evaluation
    playout_width: int = 1  # search width in trials
    noise: float = 0.0  # random error of the values: standard deviation in victory points


class Planner:
    """The search of one set-up with its weights."""

    def __init__(self, rules: AnyRules, table: NDArray[np.float64]) -> None:
        self.rules = rules
        self.search = search_game(rules.game)
        self.weights = np.ascontiguousarray(table)
        self.board_array = rules.board_array
        self.tree = new_tree(rules.state_dtype, rules.decision_count, self.search.terms)
        self._views = np.zeros(1, dtype=rules.state_dtype)
        self._states = np.zeros(4, dtype=rules.state_dtype)
        self._plans = np.zeros(MAX_TURNS + 1, dtype=NODE_DTYPE)
        self._totals = np.zeros(MAX_TURNS + 1)
        self._steps = np.zeros(MAX_PATH, dtype=rules.state_dtype)
        self._rng = np.zeros(4, dtype=np.uint32)

    def plan(self, state: GameState, effort: Effort, positions: int, seed: int) -> Plan:
        """Plan the rest of the turn for the seat to move."""
        seed_words(self._rng, seed, 0)
        self._views[0] = state
        count = plan_turn(
            self.board_array,
            self._views,
            self.tree,
            self.weights,
            SearchLimits(
                effort.width,
                effort.keep,
                effort.trials,
                effort.turns_ahead,
                effort.playout_width,
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
        """Return the evaluation terms of a position for a seat."""
        out = np.zeros(self.search.terms)
        read_terms(self.board_array[0], state, seat, out, self.tree.work.scratch)
        return out

    def contributions(self, state: GameState, seat: int) -> dict[str, float]:
        """Return how much each group of terms contributes to the value, in victory points."""
        parts = self.terms(state, seat) * self.weights[row_of(state)]
        return {name: float(parts[first:last].sum()) for name, first, last in self.search.groups}

    def value(self, state: GameState, seat: int) -> float:
        """Return the final victory points that the evaluation expects for a seat."""
        return float(self.terms(state, seat) @ self.weights[row_of(state)])


# Groups of terms that the weaker bots ignore
FORESIGHT_GROUPS = ("supply", "order", "places", "stacks", "cards", "network")


MAX_PLANNERS = 32  # kept per thread, each some megabytes; people draw maps

interpreted_bots = False  # whether bots may run before they are compiled


class _PlannersOfThread(threading.local):
    """A planner is a workspace, so each thread has its own."""

    def __init__(self) -> None:
        self.found: dict[tuple[AnyRules, bool], Planner] = {}


_planners = _PlannersOfThread()


def planner_for(rules: AnyRules, tuned: bool = True) -> Planner:
    """Return this thread's planner of a set-up.

    It has tuned weights, or rough ones (weaker bots).
    """
    key = (rules, tuned)
    found = _planners.found.pop(key, None) or _new_planner(rules, tuned)
    _planners.found[key] = found  # at the end, as the latest
    if len(_planners.found) > MAX_PLANNERS:
        del _planners.found[next(iter(_planners.found))]
    return found


def _new_planner(rules: AnyRules, tuned: bool) -> Planner:
    if not interpreted_bots:
        compile_now("bots", rules.game)
    search = search_game(rules.game)
    found = weights.load(rules, search.fallback_weights) if tuned else None
    if found is not None:
        return Planner(rules, found)
    table = search.initial_weights(rules)
    if not tuned:
        for name, first, last in search.groups:
            if name in FORESIGHT_GROUPS:
                table[:, first:last] = 0.0
    return Planner(rules, table)
