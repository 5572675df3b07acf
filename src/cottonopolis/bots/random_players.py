"""The random players as bots: a baseline for the others."""

import numpy as np

from cottonopolis.bots.interface import Bot, Budget, Choice
from cottonopolis.bots.registry import register
from cottonopolis.engine.rng import seed_words
from cottonopolis.game import View


class RandomPlayer(Bot):
    """Plays one of the game's random policies."""

    policy: str

    def decide(self, view: View, budget: Budget) -> Choice:
        rng = np.zeros(4, dtype=np.uint32)
        seed_words(rng, self.random_seed(view), 0)
        return Choice(view.rules.choose(view.state, self.policy, rng), 1)


@register
class Uniform(RandomPlayer):
    """Chooses any legal decision with equal probability."""

    name = policy = "uniform"


@register
class Sane(RandomPlayer):
    """Chooses at random, but never passes if it can act."""

    name = policy = "sane"
