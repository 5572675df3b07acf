"""Compiles one game before the tests, so that two games compile at a time on two cores.

python -m tests.warm GAME [--rules]: the rules alone, or the bots and the environments too.
"""

import sys

from cottonopolis.bots.registry import make_bot
from cottonopolis.engine.jit import mark_warm
from cottonopolis.env.aec import TableEnv
from cottonopolis.env.batch import Batch
from cottonopolis.game import View
from cottonopolis.games.registry import rules_for


def warm_rules(game: str) -> None:
    for _ in rules_for(game, 4).warm_up():
        pass
    mark_warm(game)


def warm_bots(game: str) -> None:
    rules = rules_for(game, 4)
    Batch(game, 1)
    TableEnv(game)
    state = rules.new(0)
    for name in ("strong", "strongest"):
        bot = make_bot(name)
        bot.decide(View(rules, state, int(state.order[state.turn])), bot.budget)
    mark_warm(f"bots-{game}")


if __name__ == "__main__":
    warm_rules(sys.argv[1])
    if "--rules" not in sys.argv:
        warm_bots(sys.argv[1])
