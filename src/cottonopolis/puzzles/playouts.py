"""Play-outs to the end of the game: by a network, by the hand-made search or by any bot."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from cottonopolis.bots.advice import planner_of
from cottonopolis.bots.network.bot import network_for
from cottonopolis.bots.network.planner import network_planner
from cottonopolis.bots.registry import bot_class
from cottonopolis.bots.search import NO_LIMIT
from cottonopolis.bots.selfplay import play_out
from cottonopolis.errors import SetupError
from cottonopolis.game import Game
from cottonopolis.games.rules import AnyRules
from cottonopolis.puzzles import POLICY, QUICK

QUICK_WIDTH = 1


class PlayOuts(Protocol):
    """Plays states to the end of the game."""

    def finish(self, state: Any, seed: int) -> list[int]:
        """Return the final points by seat; `state` may change."""


class QuickPlayOuts:
    """All seats use the tuned search with a small width."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.planner = planner_of(rules)
        self.weights = np.stack([self.planner.weights] * rules.players)
        self.widths = np.full(rules.players, QUICK_WIDTH, dtype=np.int64)
        self.states = np.zeros(1, dtype=rules.state_dtype)

    def finish(self, state: Any, seed: int) -> list[int]:
        self.states[0] = state
        self.planner.tree.work.limit = NO_LIMIT
        play_out(
            self.planner.board_array[0],
            self.states,
            self.planner.tree,
            self.weights,
            self.widths,
            np.ones(4, dtype=np.uint32),
        )
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

    def finish(self, state: Any, seed: int) -> list[int]:
        self.states[0] = state
        self.planner.play_out(self.states)
        return self.rules.score(self.states[0])


class BotPlayOuts:
    """All seats are played by a registered bot."""

    def __init__(self, rules: AnyRules, bot: str) -> None:
        self.rules = rules
        self.bot = bot

    def finish(self, state: Any, seed: int) -> list[int]:
        return Game.from_state(state, self.rules).play_out(self.bot, seed=seed).score()


def usual_playouts(rules: AnyRules) -> str:
    """Return who plays the play-outs of a set-up unless somebody else is named.

    >>> from cottonopolis.games.registry import rules_for
    >>> usual_playouts(rules_for("brass", 4))
    'policy'
    """
    return QUICK if network_for(rules) is None else POLICY


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
