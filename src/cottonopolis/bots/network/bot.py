"""Bots that decide with a network; where there is none for the set-up, as another bot does."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import ClassVar

from cottonopolis.bots.interface import Bot, Budget, Choice
from cottonopolis.bots.network.planner import FOLDER, Effort, load, network_planner
from cottonopolis.bots.network.styles import Style
from cottonopolis.errors import SetupError
from cottonopolis.game import View
from cottonopolis.games.rules import AnyRules

LEAST_SEARCH = 200  # evaluations; with fewer, the policy decides alone


@cache
def network_for(rules: AnyRules) -> Path | None:
    """Return the file of the shipped network for a set-up, or None.

    >>> from cottonopolis.games.registry import rules_for
    >>> network_for(rules_for("brass", 4)).name
    'brass.npz'
    """
    parts = [rules.game, rules.map_name] if rules.map_name else [rules.game]
    path = FOLDER / f"{'-'.join(parts)}.npz"
    if not path.is_file() or rules.players not in load(path)[0].about["players"]:
        return None
    return path


@cache
def network_digest(rules: AnyRules) -> str | None:
    """Return a digest of the weights of a set-up's shipped network, or None if there is none.

    >>> from cottonopolis.games.registry import rules_for
    >>> len(network_digest(rules_for("brass", 4)) or "")
    16
    """
    path = network_for(rules)
    return None if path is None else load(path)[0].digest


class NetworkBot(Bot):
    """Samples the network's policy, or searches with the network and follows the plan."""

    fallback: ClassVar[type[Bot] | None] = None  # plays set-ups without a network
    file: ClassVar[Path | None] = None  # of its network, if it is not a shipped one
    effort: ClassVar[Effort | None] = None  # of its search, if it searches
    # 0 for the likeliest decision, 1 for the policy's odds; or by game, and by map if it differs
    temperature: ClassVar[float | Mapping[str, float]] = 0.0
    style: ClassVar[Style | None] = None  # of its search

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._plan: dict[bytes, int] = {}
        self._other: Bot | None = None

    def decide(self, view: View, budget: Budget) -> Choice:
        path = self.network_in(view.rules)
        if path is None:
            return self._without_network(view, budget)
        planner = network_planner(view.rules, path)
        seed = self.random_seed(view)
        if self.effort is None or budget.positions < LEAST_SEARCH:
            return Choice(planner.decide(view.state, self._temperature_in(view.rules), seed), 1)
        known = self._plan.get(view.state.tobytes())
        if known is not None:
            return Choice(known)
        times = budget.positions / self.usual_budget().positions
        effort = self.effort.times(times)
        if self.style is not None:
            weight = self.style.weights.get(view.rules.game, 0.0)
            effort = replace(effort, source=self.style.source, weight=weight)
        plan = planner.plan(view.state, effort, budget.positions, seed)
        self._plan = dict(plan.steps)
        return Choice(plan.steps[0][1], plan.positions)

    def network_in(self, rules: AnyRules) -> Path | None:
        """Return the file of the network that it plays a set-up with."""
        return self.file or network_for(rules)

    def _temperature_in(self, rules: AnyRules) -> float:
        found = self.temperature
        if isinstance(found, int | float):
            return found
        return found.get(rules.map_name or "", found.get(rules.game, 1.0))

    def _without_network(self, view: View, budget: Budget) -> Choice:
        if self.fallback is None:
            raise SetupError("network-none", word=self.name, known=view.rules.game)
        if self._other is None:
            self._other = self.fallback(self.seed)
        return self._other.decide(view, budget)


def bot_of_file(path: Path) -> type[NetworkBot]:
    """Return a bot that plays the policy of a network file."""
    load(path)  # so that a bad file is told now
    return type("BotOfFile", (NetworkBot,), {"name": str(path), "file": path})
