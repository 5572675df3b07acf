"""The four levels, weakest first: searches with different effort, weights and noise."""

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
        trials = round(self.effort.trials * budget.positions / self.budget.positions)
        effort = replace(self.effort, trials=trials)
        plan = planner.plan(view.state, effort, budget.positions, self.random_seed(view))
        self._plan = dict(plan.steps)
        return Choice(plan.steps[0][1], plan.positions)


@register
class Beginner(Searcher):
    """Looks at single actions with rough weights, and makes random mistakes."""

    name = "beginner"
    budget = Budget(2_000)
    tuned = False
    effort = Effort(width=0, noise=8.0)


@register
class Greedy(Searcher):
    """Takes the best single action by rough weights."""

    name = "greedy"
    budget = Budget(2_000)
    tuned = False
    effort = Effort(width=0)


@register
class Strong(Searcher):
    """Searches both actions of its turn with tuned weights."""

    name = "strong"
    budget = Budget(4_000)
    effort = Effort(width=8)


@register
class Strongest(Searcher):
    """Compares its best turns by play-outs with random hidden information."""

    name = "strongest"
    budget = Budget(60_000)
    effort = Effort(width=20, keep=8, trials=24, turns_ahead=1)


LEVELS = (Beginner, Greedy, Strong, Strongest)
