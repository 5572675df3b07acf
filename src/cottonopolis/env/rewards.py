"""What a finished game is worth to each seat (docs/learning.md)."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine import batch
from cottonopolis.errors import SetupError
from cottonopolis.games.base import BaseRules

REWARDS = batch.REWARDS


def reward_number(kind: str) -> int:
    """The number of a kind of reward in compiled code."""
    if kind not in REWARDS:
        raise SetupError("unknown-reward", word=str(kind), known=", ".join(REWARDS))
    return REWARDS.index(kind)


def rewards(rules: BaseRules, state: Any, kind: str) -> NDArray[np.float32]:
    """The reward of every seat.

    >>> from cottonopolis.games.contract import rules_for
    >>> rules = rules_for("brass", 3)
    >>> state, _ = rules.random_game(3, "sane")
    >>> rules.score(state), rewards(rules, state, "rank").tolist()
    ([22, 40, 0], [0.0, 1.0, -1.0])
    """
    out = np.zeros(rules.players, dtype=np.float32)
    batch.reward(rules.board, state, reward_number(kind), rules.options(), out)
    return out
