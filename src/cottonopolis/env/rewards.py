"""Rewards for finished games (docs/learning.md)."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cottonopolis.engine import batch
from cottonopolis.engine.records import GameState
from cottonopolis.errors import SetupError
from cottonopolis.games.rules import AnyRules, as_array_of_one

REWARDS = batch.REWARDS

# A reward of one's own: of the states before and after a step, and which games ended in it
RewardFunction = Callable[[NDArray[Any], NDArray[Any], NDArray[np.bool_]], ArrayLike]


def reward_number(kind: str) -> int:
    """Return the number of a kind of reward in compiled code; raises if unknown."""
    if kind not in REWARDS:
        raise SetupError("unknown-reward", word=str(kind), known=", ".join(REWARDS))
    return REWARDS.index(kind)


def rewards(rules: AnyRules, state: GameState, kind: str) -> NDArray[np.float32]:
    """Return the reward of every seat.

    >>> from cottonopolis.games.registry import rules_for
    >>> from cottonopolis.games.simulation import random_game
    >>> rules = rules_for("brass", 3)
    >>> state, _ = random_game(rules, 3, "sane")
    >>> rules.score(state), rewards(rules, state, "rank").tolist()
    ([20, 0, 0], [1.0, 0.0, -1.0])
    """
    out = np.zeros(rules.players, dtype=np.float32)
    scratch = rules.option_buffer()
    batch.reward_seats(rules.board_array, as_array_of_one(state), reward_number(kind), scratch, out)
    return out


def rewards_by(
    function: RewardFunction, before: Any, after: Any, ended: NDArray[np.bool_], players: int
) -> NDArray[np.float32]:
    """Return what a function rewards, game by seat; raises if it has another shape."""
    found = np.asarray(function(before, after, ended), dtype=np.float32)
    if found.ndim != 2 or len(found) != len(ended) or found.shape[1] < players:
        raise ValueError(f"rewards have the shape ({len(ended)}, {players}), not {found.shape}")
    return found[:, :players]
