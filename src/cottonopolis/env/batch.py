"""N games advanced together by compiled code.

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
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cottonopolis.engine.batch import (
    NEW_GAME,
    NO_POLICY,
    advance_games,
    first_illegal,
    pick_random,
)
from cottonopolis.engine.course import NO_TRACE, POLICY_STREAM
from cottonopolis.engine.events import NO_EVENTS
from cottonopolis.engine.rng import seed_words
from cottonopolis.env.compiling import compiling
from cottonopolis.env.rewards import reward_number
from cottonopolis.errors import SetupError
from cottonopolis.games.contract import rules_for


def generator(seed: int) -> NDArray[np.uint32]:
    """Random numbers for `random_actions`."""
    rng = np.zeros(4, dtype=np.uint32)
    seed_words(rng, seed, POLICY_STREAM)
    return rng


class Batch:
    """N games, in arrays that are made once and written over by every step.

    observations  N × size, of the seat to move (docs/learning.md); `full` adds what nobody sees
    masks         N × decisions, 1 where a decision is legal
    seats         N, who must decide
    rewards       N × players, of the game that has just ended, otherwise 0
    ended         N, whether the last step ended a game; its observation is then of the next game
    points        N × players, victory points of the game that ended last
    learners      N, the only seat that is asked, if there are opponents

    Game k begins with the seed `seed` + k, and whenever it ends goes on with the next seed that is
    N higher. With `opponents`, one of the random players, only one seat of each game is asked, the
    learner: seed modulo players.
    """

    def __init__(
        self,
        game: str = "brass",
        games: int = 64,
        seed: int = 0,
        players: int = 4,
        variants: Iterable[str] = (),
        map: str | None = None,
        reward: str = "rank",
        full: bool = False,
        opponents: str | None = None,
        threads: int = 1,
    ) -> None:
        rules = rules_for(game, players, tuple(sorted(variants)), map)
        if opponents is not None and opponents not in rules.policies:
            raise SetupError("policy", word=opponents, known=", ".join(rules.policies))
        if games < 1 or threads < 1:
            raise SetupError("batch-size", word=str(min(games, threads)))
        self.rules = rules
        self.layout = rules.layouts[full]
        self.observations = np.zeros((games, self.layout.size), dtype=np.float32)
        self.masks = np.zeros((games, rules.decisions), dtype=np.int8)
        self.seats = np.zeros(games, dtype=np.int16)
        self.rewards = np.zeros((games, players), dtype=np.float32)
        self.ended = np.zeros(games, dtype=np.bool_)
        self.points = np.zeros((games, players), dtype=np.int16)
        self.states = np.zeros(games, dtype=rules.state_dtype)
        self.seeds = np.zeros(games, dtype=np.int64)
        self._actions = np.zeros(games, dtype=np.int64)
        self.learners = np.zeros(games, dtype=np.int16)
        generators = np.zeros((games, 4), dtype=np.uint32)
        policy = NO_POLICY if opponents is None else rules.policies[opponents]
        kind = reward_number(reward)

        def part(first: int, last: int) -> tuple[Any, ...]:
            """The arguments for some of the games, as one thread plays them."""
            some = slice(first, last)
            return (
                rules.boards,
                self.states[some],
                np.zeros(2, dtype=rules.state_dtype),
                rules.options(),
                NO_EVENTS,
                NO_TRACE,
                self._actions[some],
                self.seeds[some],
                games,
                self.learners[some],
                policy,
                generators[some],
                kind,
                full,
                self.observations[some],
                self.masks[some],
                self.seats[some],
                self.rewards[some],
                self.ended[some],
                self.points[some],
            )

        edges = [games * k // threads for k in range(threads + 1)]
        self._parts = [part(a, b) for a, b in pairwise(edges) if b > a]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        with compiling(f"batch-{game}"):
            self.reset(seed)

    def __len__(self) -> int:
        return len(self.states)

    def reset(self, seed: int) -> None:
        """Start all games anew."""
        self.seeds[:] = np.arange(seed, seed + len(self))
        self._actions[:] = NEW_GAME
        self._advance()

    def step(self, actions: ArrayLike) -> None:
        """Play one decision in every game; if one of them is not legal, none is played."""
        self._actions[:] = actions
        wrong = first_illegal(self.masks, self._actions)
        if wrong >= 0:
            raise ValueError(
                f"decision {self._actions[wrong]} is not legal in game {wrong}: "
                f"take one where masks[{wrong}] is 1"
            )
        self._advance()

    def random_actions(self, rng: NDArray[np.uint32]) -> NDArray[np.int64]:
        """One legal decision for every game, each equally likely; `rng` is made by `generator`."""
        chosen = np.zeros(len(self), dtype=np.int64)
        pick_random(self.masks, rng, chosen)
        return chosen

    def _advance(self) -> None:
        if self._pool is None:
            advance_games(*self._parts[0])
        else:
            for _ in self._pool.map(lambda part: advance_games(*part), self._parts):
                pass

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
