"""The levels, weakest first, and the styles. The stronger ones use networks (docs/bots.md)."""

from typing import ClassVar

from cottonopolis.bots.interface import Budget
from cottonopolis.bots.network.bot import NetworkBot
from cottonopolis.bots.network.planner import Effort
from cottonopolis.bots.network.styles import COTTON_BARON, FINANCIER, RAILWAY_MAN
from cottonopolis.bots.planner import Effort as SearchEffort
from cottonopolis.bots.registry import register
from cottonopolis.bots.searcher import (
    Beginner2026,
    Greedy2026,
    Searcher,
    Strong2026,
    Strongest2026,
)

TO_THE_END = 100  # own turns: more than a game has
# Unlikely turns are listed too, and played on long enough for mills to sell
STYLE_EFFORT = Effort(plans=8, trials=3, turns_ahead=2, looks=1, spread=3.0)


class ToTheEnd(Searcher):
    """Plays out its best turns to the end of the game; for set-ups without a network."""

    budget = Budget(200_000)
    effort = SearchEffort(width=20, keep=8, trials=8, turns_ahead=TO_THE_END)


@register
class Beginner(Beginner2026):
    """Looks at single actions with rough weights, and makes small random mistakes."""

    name = "beginner"
    effort = SearchEffort(width=0, noise=1.5)


@register
class Greedy(Greedy2026):
    """Takes the best single action by rough weights."""

    name = "greedy"


@register
class Strong(Strong2026):
    """Searches both actions of its turn with tuned weights."""

    name = "strong"


@register
class Expert(NetworkBot):
    """Plays the policy of a network, likelier decisions more often."""

    name = "expert"
    budget = Strongest2026.budget  # for set-ups without a network
    temperature: ClassVar = {"brass": 1.55, "industry": 0.75, "germany": 0.2}
    fallback = Strongest2026


@register
class Master(NetworkBot):
    """Compares a few likely turns of a network by the positions that they lead to."""

    name = "master"
    budget = ToTheEnd.budget
    effort = Effort(plans=3, trials=1, turns_ahead=0, looks=1)
    fallback = ToTheEnd


@register
class Strongest(NetworkBot):
    """Compares the likeliest turns of a network in trials with random hidden information."""

    name = "strongest"
    budget = ToTheEnd.budget
    effort = Effort()
    fallback = ToTheEnd


LEVELS = (Beginner, Greedy, Strong, Expert, Master, Strongest)


@register
class CottonBaron(NetworkBot):
    """Likes points of cotton mills and ports."""

    name = "cotton-baron"
    budget = ToTheEnd.budget
    effort = STYLE_EFFORT
    style = COTTON_BARON
    fallback = ToTheEnd


@register
class RailwayMan(NetworkBot):
    """Likes points of links."""

    name = "railway-man"
    budget = ToTheEnd.budget
    effort = STYLE_EFFORT
    style = RAILWAY_MAN
    fallback = ToTheEnd


@register
class Financier(NetworkBot):
    """Likes loans."""

    name = "financier"
    budget = ToTheEnd.budget
    effort = STYLE_EFFORT
    style = FINANCIER
    fallback = ToTheEnd


STYLES = (CottonBaron, RailwayMan, Financier)
