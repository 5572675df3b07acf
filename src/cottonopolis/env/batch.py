"""N games stepped together by compiled code.

>>> batch = Batch("brass", games=2, seed=11)
>>> batch.seats
array([3, 3], dtype=int16)
>>> actions = batch.masks.argmax(axis=1)
>>> batch.step(actions)
>>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
((2, 1149), (2, 459), (2, 4))
"""

from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from itertools import pairwise
from threading import Lock
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cottonopolis.arguments import MANY_GAMES_SEED, Integer, as_int, checked_rules, checked_seed
from cottonopolis.compiling import compile_now
from cottonopolis.engine.batch import (
    NEW_GAME,
    NO_LIMIT,
    NO_POLICY,
    SHOW,
    WAIT,
    first_illegal,
    pick_random,
    step_games,
)
from cottonopolis.engine.events import NO_EVENTS, new_buffer
from cottonopolis.engine.game_loop import NO_TRACE, OVER
from cottonopolis.engine.rng import ACTION_STREAM, seed_words
from cottonopolis.env.opponents import Opponents, Player
from cottonopolis.env.rewards import REWARDS, RewardFunction, reward_number, rewards_by
from cottonopolis.env.sources import COUNTED, by_source, source_table
from cottonopolis.errors import SetupError
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules


def _count(number: Any) -> int:
    count = as_int(number)
    if count is None or count < 1:
        raise SetupError("batch-size", word=repr(number))
    return count


def last_round(rules: AnyRules, period: str | None, rounds: Integer | None) -> NDArray[np.int64]:
    """Return the last period and round of a shortened game, by their numbers."""
    periods = rules.info().periods
    if period is not None and period not in periods:
        raise SetupError("period", word=str(period), known=", ".join(periods))
    count = NO_LIMIT if rounds is None else as_int(rounds)
    if count is None or (rounds is not None and count < 1):
        raise SetupError("rounds", word=repr(rounds))
    if period is None and rounds is None:
        return np.array([NO_LIMIT, NO_LIMIT])
    number = 0 if period is None else periods.index(period)
    return np.array([number, count])


def generator(seed: Integer) -> NDArray[np.uint32]:
    """Return a random generator for `random_actions`.

    >>> generator(1).shape
    (4,)
    """
    rng = np.zeros(4, dtype=np.uint32)
    seed_words(rng, checked_seed(seed, MANY_GAMES_SEED), ACTION_STREAM)
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
    finals        N, the final state of the game that ended last

    Game k starts with the seed `seed` + k; each following game has a seed N higher. With
    `opponents`, only one seat of each game decides, the learner: seed modulo players (always the
    same seat for game k if N is a multiple of players). "uniform" and "sane", the random players,
    decide in compiled code; `Opponents` says what else can be an opponent. With `linger`, a
    finished game shows its final position for one step, to the seat that decided last and with a
    mask of ones; any action then starts the next game. Copies and pickles are independent.

    `reward` is one of the rewards of a finished game, or a function of the states before and after
    a step, and of which games ended in it, that returns the reward of every seat (game by seat).
    `period` and `rounds` end the games early: after the last round of a period, or after a round of
    it (of the first period if none is named); the board is then scored as at the end of a period.
    With `sources`, points are also counted by source (`points_by_source`), which costs some speed.

    >>> batch = Batch("brass", games=4, seed=1, players=3, opponents="sane", rounds=2)
    >>> ended = 0
    >>> while ended < 4:
    ...     batch.step(batch.masks.argmax(axis=1))  # the first legal decision in every game
    ...     ended += int(batch.ended.sum())
    """

    def __init__(
        self,
        game: str = "brass",
        games: Integer = 64,
        seed: Integer = 0,
        players: Integer | None = None,
        variants: Iterable[str] = (),
        map: str | None = None,
        reward: str | RewardFunction = "rank",
        full: bool = False,
        opponents: Player | Sequence[Player] | None = None,
        threads: Integer = 1,
        linger: bool = False,
        period: str | None = None,
        rounds: Integer | None = None,
        sources: bool = False,
    ) -> None:
        rules = checked_rules(game, players, variants, map)
        is_random = isinstance(opponents, str) and opponents in rules.policies
        self._opponents = None if opponents is None or is_random else Opponents(rules, opponents)
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
        self.finals = np.zeros(games, dtype=rules.state_dtype)
        self.seeds = np.zeros(games, dtype=np.int64)
        self._actions = np.zeros(games, dtype=np.int64)
        self._generators = np.zeros((games, 4), dtype=np.uint32)
        self._policy = rules.policies[str(opponents)] if is_random else NO_POLICY
        self._reward_function = reward if callable(reward) else None
        self._reward = reward_number(REWARDS[0] if callable(reward) else reward)
        self._last = last_round(rules, period, rounds)
        self._counts_sources = bool(sources)
        self._sources = source_table(rules)
        self._tallies = np.zeros((games, rules.players, len(COUNTED)), dtype=np.int16)
        self._counted = np.zeros_like(self._tallies)
        self._full = bool(full)
        self._linger = bool(linger)
        self._threads = min(threads, games)
        self._divide()
        compile_now("env", rules.game)
        self.reset(seed)

    def _divide(self) -> None:
        """Prepare the arguments of each thread: its part of every array, and scratch buffers."""
        edges = [len(self) * k // self._threads for k in range(self._threads + 1)]
        parts = [self._part(slice(a, b)) for a, b in pairwise(edges)]
        # for a step, and to continue it: two tuples, because making one takes time in small batches
        self._parts = [[(*part, continues) for part in parts] for continues in (False, True)]
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._busy = Lock()

    def _part(self, some: slice) -> tuple[Any, ...]:
        return (
            self.rules.board_array,
            self.states[some],
            np.zeros(2, dtype=self.rules.state_dtype),
            self.rules.option_buffer(),
            new_buffer() if self._counts_sources else NO_EVENTS,
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
            self.finals[some],
            self._last,
            self._sources,
            self._tallies[some],
            self._counted[some],
        )

    def __getstate__(self) -> dict[str, Any]:
        rules = self.rules
        setup = (rules.game, rules.players, rules.variants, rules.map_name)
        return {**self.__dict__, "rules": setup, "_parts": None, "_pool": None, "_busy": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, rules=rules_for(*kept["rules"]))
        if self._opponents is not None:
            self._opponents.rules = self.rules
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

    def reset(self, seed: Integer) -> None:
        """Restart all games.

        >>> batch = Batch("brass", games=3, seed=1)
        >>> batch.reset(seed=10)
        >>> batch.seeds.tolist()
        [10, 11, 12]
        """
        first = checked_seed(seed, MANY_GAMES_SEED)
        self.seeds[:] = np.arange(first, checked_seed(first + len(self) - 1, MANY_GAMES_SEED) + 1)
        self._actions[:] = NEW_GAME
        self._play(None)

    def step(self, actions: ArrayLike) -> None:
        """Play one decision in every game; raises if any is illegal, and plays none.

        >>> batch = Batch("brass", games=2, seed=1)
        >>> batch.step(batch.masks.argmax(axis=1))
        >>> batch.step([0, 0])
        Traceback (most recent call last):
        ValueError: decision 0 is not legal in game 0: take one where masks[0] is 1
        """
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
        self._play(self._reward_function)

    def set_state(self, states: Any, games: ArrayLike | None = None) -> None:
        """Continue some games, or all, from other states: one for all of them, or one for each.

        States come from `batch.states` (copy what you keep), `Game.state` or `rules.redeal`. Forced
        choices are played, and opponents decide until it is the learner's turn; observations, masks
        and seats are those of the new states. Seeds, learners and all other games stay.

        >>> batch = Batch("brass", games=2, seed=1)
        >>> saved, seen = batch.states.copy(), batch.observations.copy()
        >>> batch.step(batch.masks.argmax(axis=1))
        >>> batch.set_state(saved)
        >>> bool((batch.observations == seen).all())
        True
        """
        chosen = np.arange(len(self)) if games is None else np.atleast_1d(np.asarray(games))
        if chosen.dtype.kind not in "iu" or not ((chosen >= 0) & (chosen < len(self))).all():
            raise ValueError(f"games are numbers from 0 to {len(self) - 1}, not {games!r}")
        given = np.asarray(states)
        if given.dtype != self.rules.state_dtype:
            raise ValueError(f"these are no states of {self.rules.game}: {given.dtype}")
        if not self.rules.is_complete(given):
            raise SetupError("state-hidden")
        self.states[chosen] = given
        if self._opponents is not None:
            self._opponents.forget(chosen)
        self._actions[:] = WAIT
        self._actions[chosen] = SHOW
        self._play(None)

    def points_by_source(self) -> dict[str, NDArray[np.int16]]:
        """Return the points of the games that ended last, by source (game by seat).

        Points from before a state that was set count as "other". The batch needs `sources=True`.

        >>> batch = Batch("brass", games=1, seed=1, opponents="sane", sources=True)
        >>> while not batch.ended.any():
        ...     batch.step(batch.masks.argmax(axis=1))
        >>> points = batch.points_by_source()
        >>> sorted(points), bool((sum(points.values()) == batch.points).all())
        (['links', 'money', 'other', 'tiles'], True)
        """
        if not self._counts_sources:
            raise ValueError("points by source are not counted: make the batch with sources=True")
        return by_source(self.points, self._counted)

    def random_actions(self, rng: NDArray[np.uint32]) -> NDArray[np.int64]:
        """Choose a random legal decision for every game; `rng` comes from `generator`.

        >>> batch, rng = Batch("brass", games=2, seed=1), generator(1)
        >>> batch.step(batch.random_actions(rng))
        """
        if not isinstance(rng, np.ndarray) or rng.dtype != np.uint32 or rng.shape != (4,):
            raise ValueError("random actions need a generator: make one with generator(seed)")
        chosen = np.zeros(len(self), dtype=np.int64)
        pick_random(self.masks, rng, chosen)
        return chosen

    def _play(self, function: RewardFunction | None) -> None:
        """Carry out the actions, then let the opponents decide until it is the learners' turn."""
        if not self._busy.acquire(blocking=False):
            raise RuntimeError("this batch is being stepped by another thread: give each its own")
        try:
            before = None if function is None else self.states.copy()
            self._step_games(continues=False)
            while self._opponents is not None:
                waits = (self.seats != self.learners) & (self.states["stage"] != OVER)
                waiting = np.flatnonzero(waits)
                if not len(waiting):
                    break
                self._actions[:] = WAIT
                self._actions[waiting] = self._opponents.decide(
                    waiting,
                    self.states,
                    self.observations,
                    self.masks,
                    self.seats,
                    self.learners,
                    self.seeds,
                )
                self._step_games(continues=True)
            if function is not None:
                self._pay(function, before)
        finally:
            self._busy.release()

    def _step_games(self, continues: bool) -> None:
        parts = self._parts[continues]
        if self._pool is None:
            for part in parts:
                step_games(*part)
        else:
            for _ in self._pool.map(lambda part: step_games(*part), parts):
                pass

    def _pay(self, function: RewardFunction, before: Any) -> None:
        """Write the rewards of a function."""
        after = self.states.copy()
        after[self.ended] = self.finals[self.ended]
        ended, players = self.ended.copy(), self.rules.players
        self.rewards[:] = rewards_by(function, before, after, ended, players)
        self.rewards[before["stage"] == OVER] = 0  # only the next game started

    def close(self) -> None:
        """Stop the threads; `with Batch(...) as batch` does it at the end.

        >>> batch = Batch("brass", games=4, threads=2)
        >>> batch.close()
        """
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
