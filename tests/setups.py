"""All set-ups of the games to test, and random walks through games."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from _pytest.mark import ParameterSet

from cottonopolis import Game
from cottonopolis.engine.game_loop import OVER
from cottonopolis.engine.rng import seed_words
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules
from cottonopolis.games.simulation import random_game

ADVANCED_START_MONEY = 150


@dataclass(frozen=True)
class Setup:
    """The set-up of a game."""

    game: str
    players: int
    variants: tuple[str, ...] = ()
    map: str | None = None

    def __str__(self) -> str:
        return "+".join((f"{self.players}p", *self.variants, *((self.map,) if self.map else ())))

    @property
    def rules(self) -> AnyRules:
        return rules_for(self.game, self.players, self.variants, self.map)

    def new_game(self, seed: int) -> Game:
        return Game(self.game, self.players, seed, self.variants, self.map)

    def finished_game(self, seed: int, policy: str) -> Game:
        game = self.new_game(seed)
        game.take(*random_game(self.rules, seed, policy))
        return game


BRASS = [
    Setup("brass", 4),
    Setup("brass", 3),
    Setup("brass", 2, ("two_player_2009",)),
    Setup("brass", 2, ("lancashire_2018",)),
    Setup("brass", 3, ("lancashire_2018",)),
    Setup("brass", 4, ("lancashire_2018", "tournament_mills")),
    Setup("brass", 4, ("two_way_virtual_link",)),
    Setup("brass", 3, ("tournament_mills", "two_way_virtual_link")),
    Setup("brass", 2, ("tournament_mills", "two_player_2009")),
]
INDUSTRY = [
    Setup("industry", players, (), name)
    for players in (3, 4, 5)
    for name in ("germany", "new_england")
]
SETUPS = BRASS + INDUSTRY


def walk(
    rules: AnyRules, seed: int, policy: str = "uniform", advanced: bool = False
) -> Iterator[Any]:
    """The states of one random game, one per decision.

    An advanced start allows more actions: in Brass all players are rich; in Age of Industry low
    tiles are developed and cubes are missing from the tracks.
    """
    state = rules.new(seed)
    if advanced and rules.game == "brass":
        state.money[: rules.players] = ADVANCED_START_MONEY
    elif advanced:
        develop_at_random(rules, state, random.Random(seed))
    rng = np.zeros(4, dtype=np.uint32)
    seed_words(rng, seed, 5)
    while state.stage != OVER:
        yield state
        rules.step(state, rules.choose(state, policy, rng))
    yield state


def develop_at_random(rules: AnyRules, state: Any, chance: random.Random) -> None:
    """Remove level 0 and some of level 1, and set random numbers of cubes on the tracks."""
    for seat in range(rules.players):
        state.stack[seat, :, 0] = 0
        for industry in range(state.stack.shape[1]):
            if chance.random() < 0.5:
                state.stack[seat, industry, 1] //= 2
    state.track_cubes[:] = [chance.randrange(int(rules.board.track_length) + 1) for _ in range(2)]


def _one_per_map() -> list[ParameterSet]:
    seen: set[tuple[str, str | None]] = set()
    found = []
    for setup in sorted(SETUPS, key=lambda setup: -setup.players):
        marks = [pytest.mark.slow] if (setup.game, setup.map) in seen else []
        seen.add((setup.game, setup.map))
        found.append(pytest.param(setup, marks=marks))
    return found


# The set-up with the most players for each game and map; the others with --thorough
one_per_map = pytest.mark.parametrize("setup", _one_per_map(), ids=str)
