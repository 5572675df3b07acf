"""Compiles one game, rules and bots, before the tests: two games at a time on two cores."""

import sys

from cottonopolis.bots.registry import make_bot
from cottonopolis.engine.jit import mark_warm
from cottonopolis.env.aec import TableEnv
from cottonopolis.env.batch import Batch
from cottonopolis.game import View
from cottonopolis.games.registry import rules_for


def warm(game: str) -> None:
    rules = rules_for(game, 4)
    for _ in rules.warm_up():
        pass
    mark_warm(game)
    Batch(game, 1)
    TableEnv(game)
    state = rules.new(0)
    for name in ("strong", "strongest"):
        bot = make_bot(name)
        bot.decide(View(rules, state, int(state.order[state.turn])), bot.budget)
    mark_warm(f"bots-{game}")


if __name__ == "__main__":
    warm(sys.argv[1])
