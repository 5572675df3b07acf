"""The rules of one set-up, the interface to a game: playing, text, views, positions.

A game subclasses `GameRules` in its `rules.py` and registers the class (see registry.py). The
parts of the interface are in the modules `rules_base.py`, `rules_options.py` and so on.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from cottonopolis.engine import game_loop
from cottonopolis.engine.events import new_buffer
from cottonopolis.engine.records import Words
from cottonopolis.games.rules_base import (
    MAX_GAME_STEPS,
    Board,
    Setup,
    State,
    as_array_of_one,
    new_trace,
)
from cottonopolis.games.rules_positions import PositionRules
from cottonopolis.games.rules_text import TextRules
from cottonopolis.games.rules_views import ALL_SEATS, SPECTATOR, ViewRules

__all__ = [
    "ALL_SEATS",
    "MAX_GAME_STEPS",
    "SPECTATOR",
    "AnyRules",
    "GameRules",
    "as_array_of_one",
    "new_trace",
]


class GameRules(
    TextRules[Board, State, Setup],
    ViewRules[Board, State, Setup],
    PositionRules[Board, State, Setup],
):
    """One set-up of a game: a number of players, variants, a map.

    `rules_for`, `Game.rules` and `View.rules` return it. It works on states, which are NumPy
    records: methods that play change the state that they get, so pass a copy (`copy`) of what you
    keep. `Game` does all of this with checks, a log and undo.

    game, players, variants, map_name   the set-up
    decision_count                      the number of decisions in the game's table
    table                               the decisions: their kinds, fields and stages
    layouts                             of observations, without and with hidden information
    setup                               the names of slots, links and cards, in their order

    >>> from cottonopolis.games.registry import rules_for
    >>> rules = rules_for("brass", players=4)
    >>> state = rules.new(seed=11)
    >>> while rules.seat_to_move(state) is not None:
    ...     steps = rules.apply(state, rules.legal(state)[0])
    >>> len(rules.score(state))
    4
    """

    # Random players

    def choose(self, state: State, policy: str, rng: Words) -> int:
        number = self.policies[policy]
        options = self.option_buffer()
        return game_loop.choose_at_random(
            self.board_array, as_array_of_one(state), number, options, rng
        )

    def max_decisions(self) -> int:
        """Return an upper limit for the number of decisions in a game."""
        return MAX_GAME_STEPS

    def warm_up(self) -> Iterator[str]:
        """Compile everything; yields the name of each part when it is ready."""
        from cottonopolis.games.simulation import simulate

        state = self.new(0, new_buffer())
        yield "set-up"
        options = self.legal(state)
        yield "legal"
        self.is_legal(state, 0)
        self.replay(self.copy(state), [])
        yield "replay"
        self.apply(self.copy(state), options[0], new_buffer())
        self.play(self.copy(state), 0, new_buffer())
        yield "play"
        self.play_all(self.copy(state), [])
        yield "notation"
        self.redeal(self.view(state, 0), 0, 1)
        self.position(state)
        self.ranking(state)
        self.option(state, options[0])
        yield "views"
        self.choose(state, "sane", np.ones(4, dtype=np.uint32))
        simulate(self, 1, 0, "uniform")
        yield "simulate"


AnyRules = GameRules[Any, Any, Any]
