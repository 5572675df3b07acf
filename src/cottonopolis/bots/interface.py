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

    >>> from cottonopolis.bots.registry import make_bot
    >>> make_bot("strong").budget
    Budget(positions=4000)
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
    """The decision of a bot.

    >>> from cottonopolis import Game
    >>> from cottonopolis.bots.registry import make_bot
    >>> game = Game.new("brass", players=4, seed=11)
    >>> choice = make_bot("sane", seed=1).decide(game.view(3), Budget(1))
    >>> events = game.play(choice.decision)
    """

    decision: int  # an id of the game's table
    positions: int = 0  # evaluated
    why: tuple[Message, ...] = ()  # reasons, as translatable messages


class Bot(ABC):
    """A bot. One object plays one seat of one game; it may remember what it has seen.

    Subclasses have a name and implement `decide`; docs/bots.md shows a longer one.

    >>> class Last(Bot):
    ...     name = "last"
    ...     def decide(self, view, budget):
    ...         return Choice(view.legal()[-1].id)
    >>> from cottonopolis import Game
    >>> Game.new("brass", players=4, seed=11).play_out(Last).score()
    [3, 3, 3, 3]
    """

    name: ClassVar[str]  # on the command line
    budget: ClassVar[Budget] = Budget(1)  # the default
    wants_log: ClassVar[bool] = False  # whether its views include the log, which takes time

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def decide(self, view: View, budget: Budget) -> Choice:
        """Choose one of the view's legal decisions.

        >>> from cottonopolis import Game
        >>> from cottonopolis.bots.registry import make_bot
        >>> view = Game.new("brass", players=4, seed=11).view(3)
        >>> decision = make_bot("uniform", seed=1).decide(view, Budget(1)).decision
        >>> decision in [option.id for option in view.legal()]
        True
        """

    @classmethod
    def usual_budget(cls) -> Budget:
        """Return the budget that its effort is made for; `strongest*4` has four times as much.

        >>> from cottonopolis.bots.registry import bot_class
        >>> longer = bot_class("strong*4")
        >>> longer.budget, longer.usual_budget()
        (Budget(positions=16000), Budget(positions=4000))
        """
        return cls.budget

    def random_seed(self, view: View) -> int:
        """Return a seed for random choices, derived from the bot's seed and the view.

        >>> from cottonopolis import Game
        >>> from cottonopolis.bots.registry import make_bot
        >>> view = Game.new("brass", players=4, seed=11).view(3)
        >>> make_bot("sane", seed=1).random_seed(view) == make_bot("sane", seed=2).random_seed(view)
        False
        """
        return zlib.crc32(view.state.tobytes(), self.seed & 0xFFFFFFFF)
