"""Play-outs to the end of the game, by the compiled search or by any registered bot."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from cottonopolis.bots.advice import planner_of
from cottonopolis.bots.registry import bot_class
from cottonopolis.bots.search import NO_LIMIT
from cottonopolis.bots.selfplay import play_out
from cottonopolis.game import Game
from cottonopolis.games.rules import AnyRules
from cottonopolis.puzzles import QUICK

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


class BotPlayOuts:
    """All seats are played by a registered bot."""

    def __init__(self, rules: AnyRules, bot: str) -> None:
        self.rules = rules
        self.bot = bot

    def finish(self, state: Any, seed: int) -> list[int]:
        return Game.from_state(state, self.rules).play_out(self.bot, seed=seed).score()


def check_playout_bot(bot: str) -> None:
    """Raise SetupError for an unknown name."""
    if bot != QUICK:
        bot_class(bot)


def playouts_by(rules: AnyRules, bot: str) -> PlayOuts:
    """Return the play-outs of a bot: `quick`, or the name of any registered bot."""
    check_playout_bot(bot)
    return QuickPlayOuts(rules) if bot == QUICK else BotPlayOuts(rules, bot)


def margin(points: Sequence[float], seat: int) -> float:
    """Return a seat's lead over the best rival, negative if it is behind.

    >>> margin([90, 104, 71, 99], 1)
    5
    """
    return points[seat] - max(p for other, p in enumerate(points) if other != seat)
