"""The batch behind Gymnasium's vector interface.

>>> games = VectorGames("brass", num_envs=4, opponents="uniform")
>>> seen, infos = games.reset(seed=1)
>>> seen, rewards, ended, truncated, infos = games.step(seen["action_mask"].argmax(axis=1))
>>> rewards.shape
(4,)
"""

# ruff: noqa: E402  (`need` reports a missing package before the imports)

from typing import Any

from cottonopolis.support.extras import need

need("gymnasium", "learn")

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from cottonopolis.arguments import MANY_GAMES_SEED, Integer, checked_seed
from cottonopolis.env.batch import Batch
from cottonopolis.errors import SetupError

Observations = dict[str, NDArray[Any]]
AUTORESET = {"same_step": AutoresetMode.SAME_STEP, "next_step": AutoresetMode.NEXT_STEP}


class VectorGames(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Many games; each step decides for one seat of each game.

    With `opponents` this is a single-agent environment: the learner's reward is returned. Without,
    all seats decide in turn (`infos["seat"]`), and the reward returned is that of the seat that has
    just decided; `infos["rewards"]` has those of all seats.

    A finished game restarts in the same step, or with `autoreset="next_step"` in the next one,
    whose action is ignored; then the last observation is the final position. The points of finished
    games are in `infos["final_info"]`, also by source unless `sources=False`. With `copy=False` the
    arrays returned belong to the batch, and the next step overwrites them. All other options are
    those of `Batch`.

    >>> games = VectorGames("industry", num_envs=8, opponents="sane", reward="win")
    >>> games.single_action_space, games.single_observation_space["observation"].shape
    (Discrete(701), (1916,))
    """

    def __init__(
        self,
        game: str = "brass",
        num_envs: Integer = 64,
        copy: bool = True,
        autoreset: str = "same_step",
        sources: bool = True,
        **options: Any,
    ) -> None:
        if autoreset not in AUTORESET:
            raise SetupError("autoreset", word=str(autoreset), known=", ".join(AUTORESET))
        self.metadata = {"autoreset_mode": AUTORESET[autoreset]}
        linger = autoreset == "next_step"
        self.batch = Batch(game, num_envs, 0, linger=linger, sources=sources, **options)
        self._sources = sources
        self._copies = copy
        self.num_envs = count = len(self.batch)
        low, high = self.batch.layout.bounds()
        decisions = self.batch.rules.decision_count
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (decisions,), dtype=np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(decisions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self._every = np.arange(count)

    def reset(
        self, *, seed: Integer | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Restart all games; game k has the seed `seed` + k.

        >>> games = VectorGames("brass", num_envs=4, opponents="sane")
        >>> seen, infos = games.reset(seed=1)
        >>> seen["observation"].shape, seen["action_mask"].shape, infos["seat"].tolist()
        ((4, 1149), (4, 459), [1, 2, 3, 0])
        """
        if options and "reset_mask" in options:
            raise ValueError("games restart automatically; reset_mask is not supported")
        if seed is None:
            seed = int(self.np_random.integers(2**32))
        else:
            seed = checked_seed(seed, MANY_GAMES_SEED)
            super().reset(seed=seed)
        self.batch.reset(seed)
        return self._seen(), {"seat": self._kept(self.batch.seats)}

    def _kept(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copies else array

    def _seen(self) -> Observations:
        return {
            "observation": self._kept(self.batch.observations),
            "action_mask": self._kept(self.batch.masks),
        }

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one decision in every game.

        >>> games = VectorGames("brass", num_envs=4, opponents="sane")
        >>> seen, infos = games.reset(seed=1)
        >>> seen, rewards, ended, truncated, infos = games.step(seen["action_mask"].argmax(axis=1))
        >>> rewards.tolist(), ended.tolist()
        ([0.0, 0.0, 0.0, 0.0], [False, False, False, False])
        """
        batch = self.batch
        decided = batch.seats.copy()
        batch.step(actions)
        ended = self._kept(batch.ended)
        infos: dict[str, Any] = {
            "seat": self._kept(batch.seats),
            "rewards": self._kept(batch.rewards),
        }
        if ended.any():
            final: dict[str, Any] = {"points": self._kept(batch.points), "_points": ended}
            if self._sources:
                final["points_by_source"] = batch.points_by_source()
                final["_points_by_source"] = ended
            infos["final_info"] = final
            infos["_final_info"] = ended
        reward = batch.rewards[self._every, decided]
        return self._seen(), reward, ended, np.zeros_like(ended), infos

    def set_state(
        self, states: Any, games: ArrayLike | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Continue some games, or all, from other states; returns what `reset` returns.

        >>> games = VectorGames("brass", num_envs=4, opponents="sane")
        >>> seen, infos = games.reset(seed=1)
        >>> state = games.batch.states[0].copy()
        >>> seen, infos = games.set_state(state, games=[1, 2])
        """
        self.batch.set_state(states, games)
        return self._seen(), {"seat": self._kept(self.batch.seats)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, game by action.

        >>> VectorGames("brass", num_envs=4).action_masks().shape
        (4, 459)
        """
        return self.batch.masks.astype(np.bool_)

    def close_extras(self, **_: Any) -> None:
        """Stop the threads; `close` calls it.

        >>> VectorGames("brass", num_envs=4, threads=2).close()
        """
        self.batch.close()
