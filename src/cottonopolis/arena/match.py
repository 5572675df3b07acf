"""One game between bots. Each gets its view; decisions are timed, checked and played."""

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import index
from pathlib import Path
from time import perf_counter_ns
from typing import Any

from cottonopolis.bots.interface import Bot, Budget, Choice
from cottonopolis.bots.registry import make_bot
from cottonopolis.compiling import compile_now
from cottonopolis.engine.events import NO_EVENTS, new_buffer
from cottonopolis.engine.game_loop import OVER
from cottonopolis.errors import BotError, Reason
from cottonopolis.games.events import Event
from cottonopolis.games.rules import AnyRules, as_array_of_one
from cottonopolis.playout import bot_seed
from cottonopolis.view import View

NANOSECONDS_PER_US = 1000


@dataclass(frozen=True)
class Played:
    """The result of a game, by seat.

    >>> from cottonopolis.games.registry import rules_for
    >>> played = play_game(rules_for("brass", 3), ["sane", "sane", "uniform"], seed=1)
    >>> played.vp == rules_for("brass", 3).score(played.state)
    True
    """

    vp: list[int]
    places: list[int]  # 0 for the winner
    times: list[list[int]]  # microseconds per decision
    state: Any  # at the end


# Called with the state, the seat and the decision, before a decision is played
Watcher = Callable[[Any, int, int], None]


def play_game(
    rules: AnyRules,
    names: Sequence[str],
    seed: int,
    factor: float = 1.0,
    watch: Watcher | None = None,
) -> Played:
    """Play one game; `names` are the bots by seat, `factor` multiplies their budgets.

    >>> from cottonopolis.games.registry import rules_for
    >>> played = play_game(rules_for("brass", 3), ["sane", "sane", "uniform"], seed=1)
    >>> sorted(played.places), len(played.vp)
    ([0, 1, 2], 3)
    """
    table = Table(rules, names, seed)
    bots = [table.seat_bot(seat) for seat in range(rules.players)]
    compile_now("rules", rules.game)
    budgets = [bot.budget.times(factor) for bot in bots]
    times: list[list[int]] = [[] for _ in bots]
    log: list[Event] = []
    logged = any(bot.wants_log for bot in bots)
    events = new_buffer() if logged else NO_EVENTS
    scratch = rules.option_buffer()
    state = rules.new(seed, events)
    states = as_array_of_one(state)
    while state.stage != OVER:
        if logged:
            log += rules.events(events)
            events[0, 0] = 0
        seat = int(states["order"][0, states["turn"][0]])
        bot = bots[seat]
        view = View(rules, state, seat, log=log if bot.wants_log else ())
        began = perf_counter_ns()
        decision = table.ask(bot, view, budgets[seat])
        times[seat].append((perf_counter_ns() - began) // NANOSECONDS_PER_US)
        if watch is not None:
            watch(state, seat, decision)
        if not rules.play_fast(states, decision, scratch, events):
            raise table.refusal(state, seat, decision)
    ranking = rules.ranking(state)
    places = [ranking.index(seat) for seat in range(rules.players)]
    return Played(rules.score(state), places, times, state)


class Table:
    """The bots of one game by seat, for error messages."""

    def __init__(self, rules: AnyRules, names: Sequence[str], seed: int) -> None:
        self.rules = rules
        self.names = names
        self.seed = seed

    def seat_bot(self, seat: int) -> Bot:
        try:
            return make_bot(self.names[seat], bot_seed(self.seed, seat))
        except Exception as fault:
            raise self._failure(seat, fault) from fault

    def ask(self, bot: Bot, view: View, budget: Budget) -> int:
        """Return the id that the bot decides on; raises BotError if it fails."""
        try:
            choice = bot.decide(view, budget)
            if not isinstance(choice, Choice):
                raise TypeError(f"decide must return a Choice, not {type(choice).__name__}")
            return index(choice.decision)
        except Exception as fault:
            raise self._failure(view.seat, fault) from fault

    def refusal(self, state: Any, seat: int, decision: int) -> BotError:
        """Return the error for an illegal decision."""
        if 0 <= decision < self.rules.decision_count:
            text = self.rules.decision_text(state, decision)
            reasons = self.rules.reasons(state, decision)
        else:
            text = str(decision)
            reasons = [Reason("NOTATION_ID", {"word": text})]
        return BotError(
            "bot-illegal",
            reasons,
            bot=self.names[seat],
            number=str(seat),
            seed=str(self.seed),
            word=text,
        )

    def _failure(self, seat: int, fault: Exception) -> BotError:
        place = traceback.extract_tb(fault.__traceback__)[-1]
        error = BotError(
            "bot-failed",
            bot=self.names[seat],
            number=str(seat),
            seed=str(self.seed),
            fault=f"{Path(place.filename).name}:{place.lineno}: {fault!r}",
        )
        error.traceback = "".join(traceback.format_exception(fault))
        return error
