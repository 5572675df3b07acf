"""Play a map with searching bots that are tuned on it, and collect the facts of each game.

All seats use the same weights, so that differences between seats, industries and openings come from
the map and the player board. Every game depends on its seed and the weights alone.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.arena.accounts import Bookkeeper, GameFacts, opening_of
from cottonopolis.arena.tuning import TuningPlan, TuningRound, tune
from cottonopolis.bots import weights as store
from cottonopolis.bots.levels import Strong
from cottonopolis.bots.planner import Effort, Planner
from cottonopolis.bots.search_hooks import search_game
from cottonopolis.bots.selfplay import finish_recorded, play_out
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import MAX_GAME_STEPS, AnyRules

Weights = NDArray[np.float64]
Spread = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]

GAMES_PER_JOB = 10
TUNING_ROUNDS = 2
VALIDATING_GAMES = 200
TRIAL_INTERVAL = 4  # in one of so many games, one seat tries every kind of first action
MAX_POSITIONS = 4_000  # to choose among the first actions of a kind


@dataclass(frozen=True)
class BalancePlan:
    """What to measure, and with how many games."""

    game: str
    players: int
    map_name: str | None
    games: int
    seed: int
    tuning_games: int  # per round of tuning; 0 for the stored weights
    width: int = Strong.effort.width  # of all searches

    @property
    def rules(self) -> AnyRules:
        return rules_for(self.game, self.players, (), self.map_name)


def tuned_weights(
    plan: BalancePlan, spread: Spread, start: Weights | None = None
) -> Iterator[tuple[TuningRound, Weights]]:
    """Tune briefly for exactly this set-up; yields each round and the best weights so far."""
    tuning = TuningPlan(
        plan.game,
        plan.players,
        plan.map_name,
        TUNING_ROUNDS,
        plan.tuning_games,
        VALIDATING_GAMES,
    )
    return tune(tuning, spread, first_weights(plan.rules) if start is None else start)


def first_weights(rules: AnyRules) -> Weights:
    """Return the stored weights of a map; those of a similar map if it has none."""
    search = search_game(rules.game)
    found = store.load(rules, search.fallback_weights)
    return search.initial_weights(rules) if found is None else found


Job = tuple[BalancePlan, Weights, int, int]  # the last two: first game, number of games


def play(plan: BalancePlan, weights: Weights, spread: Spread) -> Iterator[list[GameFacts]]:
    """Play all games; yields their facts in parts, as they finish."""
    starts = range(0, plan.games, GAMES_PER_JOB)
    jobs = [(plan, weights, start, min(GAMES_PER_JOB, plan.games - start)) for start in starts]
    return spread(_play_part, jobs)


def _play_part(job: Job) -> list[GameFacts]:
    """Play some games; runs in worker processes."""
    plan, weights, first, games = job
    table = _Table(plan, weights)
    return [table.play_game(number) for number in range(first, first + games)]


class _Table:
    """Plays single games."""

    def __init__(self, plan: BalancePlan, weights: Weights) -> None:
        self.plan = plan
        self.rules = plan.rules
        self.planner = Planner(self.rules, weights)
        self._chooser = Planner(self.rules, weights)  # a search of its own, with a limit
        self._states = np.zeros(2, dtype=self.rules.state_dtype)
        self._decisions = np.zeros(MAX_GAME_STEPS, dtype=np.int16)
        self._rng = np.zeros(4, dtype=np.uint32)
        self._all_weights = np.stack([self.planner.weights] * plan.players)
        self._widths = np.full(plan.players, plan.width)

    def play_game(self, number: int) -> GameFacts:
        """Play one game and return its facts."""
        seed = self.plan.seed + number
        self._states[0] = self.rules.new(seed)
        count = finish_recorded(
            self.rules.board,
            self._states,
            self.planner.tree,
            self.planner.weights,
            self.plan.width,
            self._rng,
            self._decisions,
        )
        decisions = self._decisions[:count].tolist()
        facts = Bookkeeper(self.rules, seed).replay(decisions)
        if number % TRIAL_INTERVAL == 0:
            turn = number // TRIAL_INTERVAL % self.plan.players
            self._try_openings(facts, decisions, turn)
        return facts

    def _try_openings(self, facts: GameFacts, decisions: list[int], turn: int) -> None:
        """Play the game again with every other kind of first action of one seat."""
        rules = self.rules
        state = rules.new(facts.seed)
        at = 0
        while int(state.turn) < turn or state.pending:
            rules.step(state, decisions[at])
            at += 1
        seat = facts.order[turn]
        played = facts.openings[seat][0]
        best: dict[str, tuple[float, str, int]] = {}  # value, opening, decision
        for decision in rules.legal(state):
            opening = opening_of(rules, state, decision)
            if opening == played:
                continue
            kind = opening if opening.startswith("build") else opening.partition(" ")[0]
            value = self._value_after(state, decision)
            if kind not in best or value > best[kind][0]:
                best[kind] = (value, opening, decision)
        for _, opening, decision in sorted(best.values(), key=lambda tried: tried[1]):
            self._states[0] = state
            rules.step(self._states[0], decision)
            play_out(
                rules.board,
                self._states,
                self.planner.tree,
                self._all_weights,
                self._widths,
                self._rng,
            )
            facts.trials.append((opening, int(self._states[0].vp[seat]) - facts.vp[seat]))

    def _value_after(self, state: Any, decision: int) -> float:
        """Return what the evaluation expects of the turn after its first decision."""
        after = self.rules.copy(state)
        self.rules.step(after, decision)
        if not after.pending:  # the turn, of one action, is over
            seat = int(state.order[state.turn])
            return self._chooser.value(after, seat)
        return self._chooser.plan(after, Effort(width=0), MAX_POSITIONS, 0).value
