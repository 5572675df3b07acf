"""N games stepped together by compiled code.

>>> batch = Batch("brass", games=2, seed=7)
>>> batch.seats
array([3, 3], dtype=int16)
>>> actions = batch.masks.argmax(axis=1)
>>> batch.step(actions)
>>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
((2, 1149), (2, 459), (2, 4))
"""

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from itertools import pairwise
from threading import Lock
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cottonopolis.engine.batch import (
    NEW_GAME,
    NO_POLICY,
    first_illegal,
    pick_random,
    step_games,
)
from cottonopolis.engine.events import NO_EVENTS
from cottonopolis.engine.game_loop import NO_TRACE
from cottonopolis.engine.rng import ACTION_STREAM, seed_words
from cottonopolis.env.compiling import compile_once
from cottonopolis.env.rewards import reward_number
from cottonopolis.errors import SetupError
from cottonopolis.game import checked_rules, checked_seed
from cottonopolis.games.registry import rules_for


def _count(number: Any) -> int:
    number = int(number) if isinstance(number, np.integer) else number
    if not isinstance(number, int) or number < 1:
        raise SetupError("batch-size", word=repr(number))
    return number


def generator(seed: int) -> NDArray[np.uint32]:
    """Return a random generator for `random_actions`."""
    rng = np.zeros(4, dtype=np.uint32)
    seed_words(rng, checked_seed(seed), ACTION_STREAM)
    return rng


class Batch:
    """N games, in preallocated arrays that every step overwrites.

    observations  N × size, of the seat to move (docs/learning.md); `full` adds the hidden part
    masks         N × decisions, 1 where a decision is legal
    seats         N, the seat to move
    rewards       N × players, of a game that has just ended, otherwise 0
    ended         N, whether the last step ended a game; its observation is then of the next game
    points        N × players, victory points of the game that ended last
    learners      N, the only seat that decides, if there are opponents

    Game k starts with the seed `seed` + k; each following game has a seed N higher. With
    `opponents`, one of the random players, only one seat of each game decides, the learner: seed
    modulo players (always the same seat for game k if N is a multiple of players). With `linger`, a
    finished game shows its final position for one step, to the seat that decided last and with a
    mask of ones; any action then starts the next game. Copies and pickles are independent.
    """

    def __init__(
        self,
        game: str = "brass",
        games: int = 64,
        seed: int = 0,
        players: int | None = None,
        variants: Iterable[str] = (),
        map: str | None = None,
        reward: str = "rank",
        full: bool = False,
        opponents: str | None = None,
        threads: int = 1,
        linger: bool = False,
    ) -> None:
        rules = checked_rules(game, players, variants, map)
        if opponents is not None and opponents not in rules.policies:
            raise SetupError("policy", word=str(opponents), known=", ".join(rules.policies))
        games, threads = _count(games), _count(threads)
        self.rules = rules
        self.layout = rules.layouts[bool(full)]
        self.observations = np.zeros((games, self.layout.size), dtype=np.float32)
        self.masks = np.zeros((games, rules.decision_count), dtype=np.int8)
        self.seats = np.zeros(games, dtype=np.int16)
        self.rewards = np.zeros((games, rules.players), dtype=np.float32)
        self.ended = np.zeros(games, dtype=np.bool_)
        self.points = np.zeros((games, rules.players), dtype=np.int16)
        self.learners = np.zeros(games, dtype=np.int16)
        self.states = np.zeros(games, dtype=rules.state_dtype)
        self.seeds = np.zeros(games, dtype=np.int64)
        self._actions = np.zeros(games, dtype=np.int64)
        self._generators = np.zeros((games, 4), dtype=np.uint32)
        self._policy = NO_POLICY if opponents is None else rules.policies[opponents]
        self._reward = reward_number(reward)
        self._full = bool(full)
        self._linger = bool(linger)
        self._threads = min(threads, games)
        self._divide()
        compile_once(f"batch-{rules.game}", lambda: self.reset(0))
        self.reset(seed)

    def _divide(self) -> None:
        """Prepare the arguments of each thread: its part of every array, and scratch buffers."""
        edges = [len(self) * k // self._threads for k in range(self._threads + 1)]
        self._parts = [self._part(slice(a, b)) for a, b in pairwise(edges)]
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._busy = Lock()

    def _part(self, some: slice) -> tuple[Any, ...]:
        return (
            self.rules.board_array,
            self.states[some],
            np.zeros(2, dtype=self.rules.state_dtype),
            self.rules.option_buffer(),
            NO_EVENTS,
            NO_TRACE,
            self._actions[some],
            self.seeds[some],
            len(self),
            self.learners[some],
            self._policy,
            self._generators[some],
            self._reward,
            self._full,
            self._linger,
            self.observations[some],
            self.masks[some],
            self.seats[some],
            self.rewards[some],
            self.ended[some],
            self.points[some],
        )

    def __getstate__(self) -> dict[str, Any]:
        rules = self.rules
        setup = (rules.game, rules.players, rules.variants, rules.map_name)
        return {**self.__dict__, "rules": setup, "_parts": None, "_pool": None, "_busy": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, rules=rules_for(*kept["rules"]))
        self._divide()

    def __copy__(self) -> "Batch":
        return deepcopy(self)

    def __repr__(self) -> str:
        rules = self.rules
        map_part = f" on {rules.map_name}" if rules.map_name else ""
        return f"<Batch of {len(self)} games of {rules.game}{map_part}, {rules.players} players>"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return len(self.states)

    def reset(self, seed: int) -> None:
        """Restart all games."""
        first = checked_seed(seed)
        self.seeds[:] = np.arange(first, checked_seed(first + len(self) - 1) + 1)
        self._actions[:] = NEW_GAME
        self._step_games()

    def step(self, actions: ArrayLike) -> None:
        """Play one decision in every game; raises if any is illegal, and plays none."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != self._actions.shape:
            raise ValueError(
                f"actions are {len(self)} whole numbers, one for each game, "
                f"not {given.dtype} of shape {given.shape}"
            )
        self._actions[:] = given
        wrong = first_illegal(self.masks, self._actions)
        if wrong >= 0:
            raise ValueError(
                f"decision {self._actions[wrong]} is not legal in game {wrong}: "
                f"take one where masks[{wrong}] is 1"
            )
        self._step_games()

    def random_actions(self, rng: NDArray[np.uint32]) -> NDArray[np.int64]:
        """Choose a random legal decision for every game; `rng` comes from `generator`."""
        if not isinstance(rng, np.ndarray) or rng.dtype != np.uint32 or rng.shape != (4,):
            raise ValueError("random actions need a generator: make one with generator(seed)")
        chosen = np.zeros(len(self), dtype=np.int64)
        pick_random(self.masks, rng, chosen)
        return chosen

    def _step_games(self) -> None:
        if not self._busy.acquire(blocking=False):
            raise RuntimeError("this batch is being stepped by another thread: give each its own")
        try:
            if self._pool is None:
                for part in self._parts:
                    step_games(*part)
            else:
                for _ in self._pool.map(lambda part: step_games(*part), self._parts):
                    pass
        finally:
            self._busy.release()

    def close(self) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
