"""Every way to set up a game that differs, and random walks through it."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from cottonopolis import Game
from cottonopolis.engine.game_loop import OVER
from cottonopolis.engine.rng import seed_words
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules
from cottonopolis.games.simulation import random_game

RICH = 150


@dataclass(frozen=True)
class Setup:
    """One way to play."""

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
    """The states of one random game at every decision.

    An advanced start makes more possible: in Brass everybody is rich; in Age of Industry low tiles
    are developed and cubes are missing on the tracks.
    """
    state = rules.new(seed)
    if advanced and rules.game == "brass":
        state.money[: rules.players] = RICH
    elif advanced:
        develop_at_random(rules, state, random.Random(seed))
    rng = np.zeros(4, dtype=np.uint32)
    seed_words(rng, seed, 5)
    while state.stage != OVER:
        yield state
        rules.step(state, rules.choose(state, policy, rng))
    yield state


def develop_at_random(rules: AnyRules, state: Any, chance: random.Random) -> None:
    """No level 0, less of level 1, and anything from none to six cubes on the tracks."""
    for seat in range(rules.players):
        state.stack[seat, :, 0] = 0
        for industry in range(state.stack.shape[1]):
            if chance.random() < 0.5:
                state.stack[seat, industry, 1] //= 2
    state.track_cubes[:] = [chance.randrange(int(rules.board.track_length) + 1) for _ in range(2)]
