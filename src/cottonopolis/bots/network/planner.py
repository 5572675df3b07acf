"""A network and its search for one set-up, for use from Python."""

import math
import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots import planner
from cottonopolis.bots.network.features import feature_sizes, feature_work
from cottonopolis.bots.network.file import NetworkFile
from cottonopolis.bots.network.inference import Floats, Weights, new_layers, prepare
from cottonopolis.bots.network.recording import Rows, plan_shares, record_plans
from cottonopolis.bots.network.search import (
    MAX_NODES,
    MAX_PATH,
    MAX_PLANS,
    NODE_DTYPE,
    Limits,
    Workspace,
    choose_decision,
    list_steps,
    play_policy_games,
    play_to_end,
    search_turn,
    try_path,
    value_of_view,
)
from cottonopolis.bots.planner import Plan
from cottonopolis.bots.search_hooks import NOTHING
from cottonopolis.compiling import compile_now
from cottonopolis.engine.events import NO_EVENTS, Buffer
from cottonopolis.engine.game_loop import NO_TRACE
from cottonopolis.engine.records import GameState, Records
from cottonopolis.engine.rng import chance_words, seed_words
from cottonopolis.games.rules import AnyRules

FOLDER = Path(__file__).parent.parent / "networks"

PLANS_EXPONENT = 1 / 3  # with which the number of turns grows with the budget
BUDGET_PER_LOOK = 4  # times as much budget looks one own turn further
PROPOSAL = planner.Effort(width=8)  # of the hand-made search
PROPOSAL_POSITIONS = 4_000


@dataclass(frozen=True)
class Effort:
    """How a network searches; see `Limits` for what the numbers mean."""

    plans: int = 6
    trials: int = 12
    turns_ahead: int = 1
    looks: int = 3
    margin: float = 0.5
    prior: float = 0.3
    spread: float = 1.5
    source: int = NOTHING  # of a style (styles.py)
    weight: float = 0.0

    def times(self, factor: float) -> "Effort":
        """Scale the work, which grows with turns, trials and the own turns that are played on.

        >>> longer = Effort(plans=6, trials=12, looks=3).times(4)
        >>> longer.plans, longer.trials, longer.looks
        (10, 23, 4)
        """
        plans = max(2, round(self.plans * factor**PLANS_EXPONENT))
        further = round(math.log(factor, BUDGET_PER_LOOK)) if self.looks > 1 else 0
        looks = max(1, self.looks + further)
        work = self.trials * factor * self.plans * (self.turns_ahead + self.looks)
        trials = max(1, round(work / plans / (self.turns_ahead + looks)))
        return replace(self, plans=plans, trials=trials, looks=looks)


@cache
def load(path: Path) -> tuple[NetworkFile, Weights]:
    found = NetworkFile.read(path)
    return found, prepare(found)


class NetworkPlanner:
    """The workspace of a network for one set-up; each thread needs its own."""

    def __init__(self, rules: AnyRules, path: Path) -> None:
        found, self.weights = load(path)
        version = rules.layouts[False].version
        counts, terms = feature_sizes(rules)
        sizes = (counts, terms)
        found.check(rules.game, version, sizes, rules.decision_count)
        self.rules = rules
        self.about = found.about
        states = np.zeros(MAX_NODES, dtype=rules.state_dtype)
        raw = states.view(np.uint8).reshape(MAX_NODES, -1)
        self._blank = np.zeros(1, dtype=rules.state_dtype)
        self._root = np.zeros(1, dtype=rules.state_dtype)
        self._steps = np.zeros(MAX_PATH, dtype=rules.state_dtype)
        self._rng = np.zeros(4, dtype=np.uint32)
        self.work = Workspace(
            states,
            np.zeros(MAX_NODES, dtype=NODE_DTYPE),
            raw,
            np.zeros(MAX_PLANS + 1, dtype=NODE_DTYPE),
            np.zeros(3, dtype=rules.state_dtype),
            rules.option_buffer(),
            np.zeros(rules.decision_count, dtype=np.float32),
            feature_work(rules),
            new_layers(self.weights, len(states[0].vp)),
            np.zeros(1, dtype=np.int64),
            NO_EVENTS,
            NO_TRACE,
        )

    def decide(self, view: GameState, temperature: float, seed: int) -> int:
        """Return the policy's decision: the best at temperature 0, else a random one."""
        self._root[0] = view
        seed_words(self._rng, seed, 0)
        return choose_decision(
            self.rules.board_array, self._root, self.weights, self.work, temperature, self._rng
        )

    def plan(self, view: GameState, effort: Effort, evaluations: int, seed: int) -> Plan:
        """Plan the rest of the turn for the seat to move.

        The hand-made search proposes a turn too: in positions unlike those of its training the
        network may overlook the best one. Every turn is compared up to where it reveals hidden
        information, because what can follow differs from deal to deal.
        """
        self.search(view, effort, evaluations, seed)
        count = list_steps(self.rules.board_array, self._root, self.work, self._steps)
        best = self.work.plans[0]
        path = tuple(best["path"][: best["length"]].tolist())
        steps = tuple((self._steps[k].tobytes(), path[k]) for k in range(count))
        value = float(best["total"]) / max(int(best["trials"]), 1)
        return Plan(steps, value, int(self.work.counters[0]), path)

    def search(self, view: GameState, effort: Effort, evaluations: int, seed: int) -> int:
        """Compare turns for the seat to move; they are in `work.plans`. Returns their number."""
        self._root[0] = view
        other = planner.planner_for(self.rules).plan(view, PROPOSAL, PROPOSAL_POSITIONS, seed)
        limits = Limits(
            min(effort.plans, MAX_PLANS - 1),
            effort.trials,
            effort.turns_ahead,
            effort.looks,
            evaluations,
            seed,
            effort.margin,
            effort.prior,
            effort.spread,
            effort.source,
            effort.weight,
        )
        board = self.rules.board_array
        proposed = np.array([decision for _, decision in other.steps], dtype=np.int16)
        return search_turn(board, self._root, self.weights, self.work, limits, proposed)

    def record(
        self, found: int, effort: Effort, spread: float, least: float, rows: Rows, first: int
    ) -> int:
        """Record the turns of the last search in rows from `first` on; returns the next free one.

        A turn that is `spread` points better has e times the share; small shares are left out.
        """
        shares = np.zeros(found)
        plan_shares(self.work, found, effort.prior, spread, shares)
        arrays = (rows.counts, rows.terms, rows.masks, rows.decisions, rows.shares, rows.played)
        return record_plans(
            self.rules.board_array, self._root, self.work, shares, found, least, first, *arrays
        )

    def compare(
        self, view: GameState, paths: Sequence[Sequence[int]], effort: Effort, seed: int
    ) -> NDArray[np.float64]:
        """Return the values of some beginnings of a turn in the same deals: one row per deal."""
        self._root[0] = view
        found = np.zeros((effort.trials, len(paths)))
        for deal in range(effort.trials):
            ahead, looks = effort.turns_ahead, effort.looks
            judged = (effort.margin, 0.0, 1.0, effort.source, effort.weight)
            limits = Limits(1, 1, ahead, looks, 1, seed + deal, *judged)
            for index, path in enumerate(paths):
                found[deal, index] = try_path(
                    self.rules.board_array,
                    self._root,
                    np.array(path, dtype=np.int16),
                    self.weights,
                    self.work,
                    limits,
                )
        return found

    def list_turns(
        self, view: GameState, count: int, spread: float = Effort.spread
    ) -> list[tuple[int, ...]]:
        """Return the policy's likeliest turns as decisions, best first.

        Some may differ by their discards alone. A larger `spread` brings less likely turns.
        """
        self._root[0] = view
        limits = Limits(min(count, MAX_PLANS - 1), 0, 0, 1, 1, 0, 0.0, 0.0, spread, NOTHING, 0.0)
        nothing = np.zeros(0, dtype=np.int16)
        board = self.rules.board_array
        found = search_turn(board, self._root, self.weights, self.work, limits, nothing)
        return [tuple(plan["path"][: plan["length"]].tolist()) for plan in self.work.plans[:found]]

    def play_out(self, states: Records, events: Buffer = NO_EVENTS) -> None:
        """Play states[0] to the end of the game with the policy in all seats."""
        work = self.work if events is NO_EVENTS else self.work._replace(events=events)
        play_to_end(self.rules.board_array, states, self.weights, work)

    def values(self, view: GameState, seat: int) -> Floats:
        """Return what the network expects: further points, margin (in units), chance to win."""
        self._root[0] = view
        value_of_view(self.rules.board_array, self._root, seat, self.weights, self.work)
        return self.work.layers.values.copy()

    def play_games(self, seeds: range) -> NDArray[np.int16]:
        """Play games of the policy against itself; returns the points of all seats."""
        chances = np.array([chance_words(seed) for seed in seeds], dtype=np.uint32)
        points = np.zeros((len(seeds), self.rules.players), dtype=np.int16)
        play_policy_games(
            self.rules.board_array, self._blank, self.weights, self.work, chances, points
        )
        return points


class _PlannersOfThread(threading.local):
    def __init__(self) -> None:
        self.found: dict[tuple[AnyRules, Path], NetworkPlanner] = {}


_planners = _PlannersOfThread()


def network_planner(rules: AnyRules, path: Path) -> NetworkPlanner:
    """Return this thread's planner of a set-up and a network."""
    key = (rules, path)
    if not planner.interpreted_bots:
        compile_now("bots", rules.game)
    if key not in _planners.found:
        _planners.found[key] = NetworkPlanner(rules, path)
    return _planners.found[key]
