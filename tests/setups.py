"""Every way to set up Brass that differs, and random walks through its games."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from cottonopolis.engine.rng import seed_words
from cottonopolis.games.brass.layout import OVER
from cottonopolis.games.brass.rules import BrassRules
from cottonopolis.games.contract import rules_for

Setup = tuple[int, tuple[str, ...]]

SETUPS: list[Setup] = [
    (4, ()),
    (3, ()),
    (2, ("two_player_2009",)),
    (2, ("lancashire_2018",)),
    (3, ("lancashire_2018",)),
    (4, ("lancashire_2018", "tournament_mills")),
    (4, ("two_way_virtual_link",)),
    (3, ("tournament_mills", "two_way_virtual_link")),
    (2, ("tournament_mills", "two_player_2009")),
]
IDS = ["+".join((f"{players}p", *variants)) for players, variants in SETUPS]


def rules_of(setup: Setup) -> BrassRules:
    rules = rules_for("brass", *setup)
    assert isinstance(rules, BrassRules)
    return rules


def walk(
    rules: BrassRules, seed: int, policy: str = "uniform", money: int | None = None
) -> Iterator[Any]:
    """The states of one random game at every decision; with `money`, everybody starts rich."""
    state = rules.new(seed)
    if money is not None:
        state.money[: rules.players] = money
    rng = np.zeros(4, dtype=np.uint32)
    seed_words(rng, seed, 5)
    while state.stage != OVER:
        yield state
        rules.step(state, rules.choose(state, policy, rng))
    yield state
