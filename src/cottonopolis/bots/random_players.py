"""The random players as bots: a floor to measure the others against."""

import numpy as np

from cottonopolis.bots.interface import Bot, Budget, Choice
from cottonopolis.bots.registry import register
from cottonopolis.engine.rng import seed_words
from cottonopolis.game import View


class RandomPlayer(Bot):
    """Lets one of the game's random policies decide."""

    policy: str

    def decide(self, view: View, budget: Budget) -> Choice:
        """Ask the policy."""
        rng = np.zeros(4, dtype=np.uint32)
        seed_words(rng, self.random_seed(view), 0)
        return Choice(view.rules.choose(view.state, self.policy, rng), 1)


@register
class Uniform(RandomPlayer):
    """Takes any legal decision with equal chance."""

    name = policy = "uniform"


@register
class Sane(RandomPlayer):
    """Random, but never passes when it could act."""

    name = policy = "sane"
