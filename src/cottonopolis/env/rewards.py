"""What a finished game is worth to each seat (docs/learning.md)."""

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine import batch
from cottonopolis.engine.records import GameState
from cottonopolis.errors import SetupError
from cottonopolis.games.rules import AnyRules, in_array

REWARDS = batch.REWARDS


def reward_number(kind: str) -> int:
    """The number of a kind of reward in compiled code."""
    if kind not in REWARDS:
        raise SetupError("unknown-reward", word=str(kind), known=", ".join(REWARDS))
    return REWARDS.index(kind)


def rewards(rules: AnyRules, state: GameState, kind: str) -> NDArray[np.float32]:
    """The reward of every seat.

    >>> from cottonopolis.games.registry import rules_for
    >>> from cottonopolis.games.simulation import random_game
    >>> rules = rules_for("brass", 3)
    >>> state, _ = random_game(rules, 3, "sane")
    >>> rules.score(state), rewards(rules, state, "rank").tolist()
    ([22, 40, 0], [0.0, 1.0, -1.0])
    """
    out = np.zeros(rules.players, dtype=np.float32)
    places = rules.option_buffer()
    batch.reward_seats(rules.boards, in_array(state), reward_number(kind), places, out)
    return out
