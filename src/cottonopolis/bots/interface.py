"""The interface of a bot: it gets a view and a budget, and returns a decision.

A bot never sees the game itself, only a `View` of what its seat may see. The same view, seed and
budget lead to the same decision on every machine.
"""

import zlib
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from cottonopolis.game import View
from cottonopolis.messages import Message


@dataclass(frozen=True)
class Budget:
    """The limit for the search of one decision.

    It counts evaluated positions, not seconds, so that games are reproducible.
    """

    positions: int

    def times(self, factor: float) -> "Budget":
        """Scale the budget.

        >>> Budget(1000).times(2.5)
        Budget(positions=2500)
        """
        return Budget(max(1, round(self.positions * factor)))


@dataclass(frozen=True)
class Choice:
    """The decision of a bot."""

    decision: int  # an id of the game's table
    positions: int = 0  # evaluated
    why: tuple[Message, ...] = ()  # reasons, as translatable messages


class Bot(ABC):
    """A bot. One object plays one seat of one game."""

    name: ClassVar[str]  # on the command line
    budget: ClassVar[Budget] = Budget(1)  # the default
    wants_log: ClassVar[bool] = False  # whether its views include the log, which takes time

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def decide(self, view: View, budget: Budget) -> Choice:
        """Choose one of the view's legal decisions."""

    def random_seed(self, view: View) -> int:
        """Return a seed for random choices, derived from the bot's seed and the view."""
        return zlib.crc32(view.state.tobytes(), self.seed & 0xFFFFFFFF)
