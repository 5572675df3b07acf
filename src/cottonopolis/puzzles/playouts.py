"""Play-outs to the end of the game: by a network, by the hand-made search or by any bot."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from cottonopolis.bots.advice import planner_of
from cottonopolis.bots.network.bot import network_for
from cottonopolis.bots.network.planner import network_planner
from cottonopolis.bots.registry import bot_class
from cottonopolis.bots.search import NO_LIMIT
from cottonopolis.bots.selfplay import finish_recorded
from cottonopolis.engine import game_loop
from cottonopolis.engine.events import COLUMNS, NO_EVENTS, Buffer
from cottonopolis.engine.game_loop import NO_TRACE
from cottonopolis.engine.records import Ints
from cottonopolis.errors import SetupError
from cottonopolis.game import Game
from cottonopolis.games.rules import AnyRules
from cottonopolis.games.rules_base import MAX_GAME_STEPS, as_array_of_one
from cottonopolis.puzzles import NETWORK_SOURCE_BOT, POLICY, QUICK, SOURCE_BOT

QUICK_WIDTH = 1
GAME_EVENTS = 16_384  # at most, of one game


class PlayOuts(Protocol):
    """Plays states to the end of the game."""

    def finish(self, state: Any, seed: int, events: Buffer = NO_EVENTS) -> list[int]:
        """Return the final points by seat and write the events; `state` may change."""


class QuickPlayOuts:
    """All seats use the tuned search with a small width."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.planner = planner_of(rules)
        self.states = np.zeros(1, dtype=rules.state_dtype)
        self.decisions = np.zeros(MAX_GAME_STEPS, dtype=np.int16)

    def finish(self, state: Any, seed: int, events: Buffer = NO_EVENTS) -> list[int]:
        self.states[0] = state
        self.planner.tree.work.limit = NO_LIMIT
        count = finish_recorded(
            self.planner.board_array[0],
            self.states,
            self.planner.tree,
            self.planner.weights,
            QUICK_WIDTH,
            np.ones(4, dtype=np.uint32),
            self.decisions,
        )
        if events is not NO_EVENTS:
            write_events(self.rules, state, self.decisions[:count], events)
        return self.rules.score(self.states[0])


class NetworkPlayOuts:
    """All seats play the likeliest decisions of the set-up's network."""

    def __init__(self, rules: AnyRules) -> None:
        path = network_for(rules)
        if path is None:
            raise SetupError("network-none", word=POLICY, known=rules.game)
        self.rules = rules
        self.planner = network_planner(rules, path)
        self.states = np.zeros(1, dtype=rules.state_dtype)

    def finish(self, state: Any, seed: int, events: Buffer = NO_EVENTS) -> list[int]:
        self.states[0] = state
        self.planner.play_out(self.states, events)
        return self.rules.score(self.states[0])


class BotPlayOuts:
    """All seats are played by a registered bot."""

    def __init__(self, rules: AnyRules, bot: str) -> None:
        self.rules = rules
        self.bot = bot

    def finish(self, state: Any, seed: int, events: Buffer = NO_EVENTS) -> list[int]:
        end = Game.from_state(self.rules.copy(state), self.rules).play_out(self.bot, seed=seed)
        if events is not NO_EVENTS:
            decisions = np.array([step.decision for step in end.steps], dtype=np.int16)
            write_events(self.rules, state, decisions, events)
        return end.score()


def write_events(rules: AnyRules, state: Any, decisions: Ints, events: Buffer) -> None:
    """Play decisions on a state and write their events."""
    game_loop.replay(rules.board_array, as_array_of_one(state), decisions, events, NO_TRACE)


def game_buffer() -> Buffer:
    """Return an empty buffer, large enough for the events of a whole game."""
    return np.zeros((GAME_EVENTS, COLUMNS), dtype=np.int16)


def usual_playouts(rules: AnyRules) -> str:
    """Return who plays the play-outs of a set-up unless somebody else is named.

    >>> from cottonopolis.games.registry import rules_for
    >>> usual_playouts(rules_for("brass", 4))
    'policy'
    """
    return QUICK if network_for(rules) is None else POLICY


def usual_source(rules: AnyRules) -> str:
    """Return whose games are searched for puzzles unless somebody else is named.

    >>> from cottonopolis.games.registry import rules_for
    >>> usual_source(rules_for("brass", 4))
    'expert'
    """
    return SOURCE_BOT if network_for(rules) is None else NETWORK_SOURCE_BOT


def check_playout_bot(bot: str) -> None:
    """Raise SetupError for an unknown name."""
    if bot not in (POLICY, QUICK):
        bot_class(bot)


def playouts_by(rules: AnyRules, bot: str) -> PlayOuts:
    """Return the play-outs of `policy`, of `quick` or of any registered bot."""
    check_playout_bot(bot)
    if bot == POLICY:
        return NetworkPlayOuts(rules)
    return QuickPlayOuts(rules) if bot == QUICK else BotPlayOuts(rules, bot)


def margin(points: Sequence[float], seat: int) -> float:
    """Return a seat's lead over the best rival, negative if it is behind.

    >>> margin([90, 104, 71, 99], 1)
    5
    """
    return points[seat] - max(p for other, p in enumerate(points) if other != seat)
