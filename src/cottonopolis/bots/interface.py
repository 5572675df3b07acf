"""What a bot is: it gets a view and a budget and returns a decision; it may say why.

A bot never sees the game itself, only a `View`: what its seat may know. Given the same view, the
same seed and the same budget it decides the same, on every machine.
"""

import zlib
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from cottonopolis.game import View
from cottonopolis.messages import Message


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision.

    It is counted in positions looked at, not in seconds, so that a game can be repeated exactly.
    """

    positions: int

    def times(self, factor: float) -> "Budget":
        """More time to think, or less.

        >>> Budget(1000).times(2.5)
        Budget(positions=2500)
        """
        return Budget(max(1, round(self.positions * factor)))


@dataclass(frozen=True)
class Choice:
    """What a bot decided."""

    decision: int  # an id of the game's table
    positions: int = 0  # how many it looked at
    why: tuple[Message, ...] = ()  # its reasons, as messages to be worded in any language


class Bot(ABC):
    """A player. One object plays one seat of one game."""

    name: ClassVar[str]  # what the command line calls it
    budget: ClassVar[Budget] = Budget(1)  # what it is given unless somebody says otherwise
    wants_log: ClassVar[bool] = False  # whether its views should carry the log (that takes time)

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def decide(self, view: View, budget: Budget) -> Choice:
        """One of the view's legal decisions."""

    def random_seed(self, view: View) -> int:
        """A number for the bot's own chance: its seed and what it sees settle it."""
        return zlib.crc32(view.state.tobytes(), self.seed & 0xFFFFFFFF)
