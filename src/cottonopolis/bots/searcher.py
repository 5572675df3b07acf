"""Bots that search with the hand-made evaluation, as published in 2026: fixed opponents.

They stay as they are, so that progress can be measured against them. They also play the set-ups for
which there is no network.
"""

from dataclasses import replace
from typing import ClassVar

from cottonopolis.bots.interface import Bot, Budget, Choice
from cottonopolis.bots.planner import Effort, planner_for
from cottonopolis.bots.registry import register
from cottonopolis.game import View


class Searcher(Bot):
    """Plans its whole turn, and follows the plan until hidden information appears."""

    effort: ClassVar[Effort]
    tuned: ClassVar[bool] = True

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._plan: dict[bytes, int] = {}

    def decide(self, view: View, budget: Budget) -> Choice:
        known = self._plan.get(view.state.tobytes())
        if known is not None:
            return Choice(known)
        planner = planner_for(view.rules, self.tuned)
        effort = self.effort_for(budget)
        plan = planner.plan(view.state, effort, budget.positions, self.random_seed(view))
        self._plan = dict(plan.steps)
        return Choice(plan.steps[0][1], plan.positions)

    def effort_for(self, budget: Budget) -> Effort:
        """Return the effort of a search with a budget."""
        trials = round(self.effort.trials * budget.positions / self.usual_budget().positions)
        return replace(self.effort, trials=trials)


@register
class Beginner2026(Searcher):
    """Looks at single actions with rough weights, and makes random mistakes."""

    name = "beginner-2026a"
    budget = Budget(2_000)
    tuned = False
    effort = Effort(width=0, noise=8.0)


@register
class Greedy2026(Searcher):
    """Takes the best single action by rough weights."""

    name = "greedy-2026a"
    budget = Budget(2_000)
    tuned = False
    effort = Effort(width=0)


@register
class Strong2026(Searcher):
    """Searches both actions of its turn with tuned weights."""

    name = "strong-2026a"
    budget = Budget(4_000)
    effort = Effort(width=8)


@register
class Strongest2026(Searcher):
    """Compares its best turns by play-outs with random hidden information."""

    name = "strongest-2026a"
    budget = Budget(60_000)
    effort = Effort(width=20, keep=8, trials=24, turns_ahead=1)
