"""One game as a Gymnasium environment: one seat learns, opponents play the others.

>>> import gymnasium
>>> import cottonopolis.env
>>> env = gymnasium.make("cottonopolis/Brass-v1", players=3, opponents="sane")
>>> seen, info = env.reset(seed=11)
>>> env.get_wrapper_attr("action_masks")().sum() == info["action_mask"].sum()
np.True_
>>> seen, reward, ended, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

`action_masks` is the method that MaskablePPO of sb3-contrib asks for.
"""

# ruff: noqa: E402  (`need` reports a missing package before the imports)

from collections.abc import Sequence
from operator import index
from typing import Any

from cottonopolis.support.extras import need

need("gymnasium", "learn")

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cottonopolis.arguments import MANY_GAMES_SEED, Integer, checked_seed
from cottonopolis.engine.game_loop import OVER
from cottonopolis.engine.records import GameState, StateRecord
from cottonopolis.env.batch import Batch
from cottonopolis.env.opponents import Player
from cottonopolis.env.render import RENDER_MODES, checked_mode, show
from cottonopolis.env.rewards import RewardFunction
from cottonopolis.errors import SetupError

ILLEGAL_MODES = ("replace", "raise")
MAX_DEFAULT_SEED = 2**32  # random seeds, for games without a given one, are below this
DEFAULT_OPPONENTS = "sane"


class GameEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One game; the learner's seat is its seed modulo players. Options:

    players, map, variants   as in `Game.new`
    opponents                as in `Batch`: a random player, a bot, a function, or a list of them
    reward                   "rank", "margin" or "win" at the end of the game, or a function of the
                             states before and after a step, as in `Batch`
    period, rounds           end the game early, as in `Batch`
    full                     observations include hidden information
    illegal                  effect of an illegal action: "replace" plays a random legal one and
                             sets `info["illegal"]`; "raise" raises a ValueError

    `info` has the seat and the seed of the game, and the mask of legal actions. At the end it has
    also the points of all seats, the learner's place (1 for the winner), and in
    `points_by_source` where the points come from.

    >>> env = GameEnv("brass", players=3, opponents="sane", period="canal")
    >>> seen, info = env.reset(seed=11)
    >>> over = False
    >>> while not over:
    ...     action = int(info["action_mask"].argmax())
    ...     seen, reward, over, truncated, info = env.step(action)
    >>> info["place"], info["points"].tolist()
    (3, [17, 15, 4])
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  (as Gymnasium does)

    def __init__(
        self,
        game: str = "brass",
        players: Integer | None = None,
        map: str | None = None,
        variants: Sequence[str] = (),
        opponents: Player | Sequence[Player] = DEFAULT_OPPONENTS,
        reward: str | RewardFunction = "rank",
        period: str | None = None,
        rounds: Integer | None = None,
        full: bool = False,
        illegal: str = "replace",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL_MODES:
            raise SetupError("unknown-illegal", word=str(illegal), known=", ".join(ILLEGAL_MODES))
        self.render_mode = checked_mode(render_mode)
        self.batch = Batch(
            game,
            games=1,
            players=players,
            variants=variants,
            map=map,
            reward=reward,
            full=full,
            opponents=opponents,
            linger=True,
            period=period,
            rounds=rounds,
            sources=True,
        )
        self.rules = self.batch.rules
        self._illegal = illegal
        low, high = self.batch.layout.bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.float32)
        self.action_space = spaces.Discrete(self.rules.decision_count)

    @property
    def seat(self) -> int:
        """The learner's seat.

        >>> env = GameEnv("brass", players=3)
        >>> seen, info = env.reset(seed=11)
        >>> env.seat, info["seat"]
        (2, 2)
        """
        return int(self.batch.learners[0])

    def reset(
        self, *, seed: Integer | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start the game of a seed, or of one derived from the last seed given.

        >>> env = GameEnv("brass")
        >>> seen, info = env.reset(seed=11)
        >>> info["seed"], seen.shape, seen.dtype.name
        (11, (1149,), 'float32')
        """
        if seed is None:
            seed = int(self.np_random.integers(MAX_DEFAULT_SEED))
        else:
            seed = checked_seed(seed, MANY_GAMES_SEED)
            super().reset(seed=seed)
        self.batch.reset(seed)
        return self._seen(), self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now.

        >>> env = GameEnv("brass")
        >>> seen, info = env.reset(seed=11)
        >>> legal = env.action_masks()
        >>> legal.shape, legal.dtype.name, int(legal.sum())
        ((459,), 'bool', 50)
        """
        legal: NDArray[np.bool_] = self.batch.masks[0].astype(np.bool_)
        return legal

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Play a decision of the learner; then the opponents play until its next one.

        >>> env = GameEnv("brass", opponents="sane")
        >>> seen, info = env.reset(seed=11)
        >>> seen, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
        >>> reward, terminated, truncated
        (0.0, False, False)
        """
        batch = self.batch
        if batch.states["stage"][0] == OVER:
            raise RuntimeError("the game is over: call reset to start the next one")
        decision = index(action)
        replaced = self._illegal == "replace" and not self._is_legal(decision)
        if replaced:
            decision = int(self.np_random.choice(np.flatnonzero(batch.masks[0])))
        batch.step([decision])
        ended = bool(batch.ended[0])
        info = self._info()
        if replaced:
            info["illegal"] = True
        if ended:
            points = batch.points_by_source()
            info["points"] = batch.points[0].copy()
            info["place"] = self.rules.ranking(batch.finals[0]).index(self.seat) + 1
            info["points_by_source"] = {name: found[0] for name, found in points.items()}
        return self._seen(), float(batch.rewards[0, self.seat]), ended, False, info

    def get_state(self) -> StateRecord:
        """Return a copy of the state of the game, for `set_state`.

        >>> env = GameEnv("brass")
        >>> seen, info = env.reset(seed=11)
        >>> env.get_state().money.tolist()
        [30, 30, 30, 30]
        """
        state: StateRecord = self.batch.states[0].copy()
        return state

    def set_state(self, state: GameState) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Continue from another state; returns its observation and info, as `reset` does.

        >>> env = GameEnv("brass")
        >>> seen, info = env.reset(seed=11)
        >>> state = env.get_state()
        >>> for action in info["action_mask"].nonzero()[0][:3]:  # try three, from the same state
        ...     tried = env.step(action)
        ...     seen, info = env.set_state(state)
        """
        self.batch.set_state(state)
        return self._seen(), self._info()

    def render(self) -> Any:
        """Show the position as the learner sees it: printed, as text, or as an image.

        >>> env = GameEnv("brass", render_mode="ansi")
        >>> seen, info = env.reset(seed=11)
        >>> "Round 1 of 8, canal period" in env.render()
        True
        """
        return show(self.rules, self.batch.states[0], self.seat, self.render_mode)

    def _is_legal(self, decision: int) -> bool:
        mask = self.batch.masks[0]
        return 0 <= decision < len(mask) and bool(mask[decision])

    def _seen(self) -> NDArray[np.float32]:
        seen: NDArray[np.float32] = self.batch.observations[0].copy()
        return seen

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "seat": self.seat,
            "seed": int(batch.seeds[0]),
            "action_mask": batch.masks[0].copy(),
        }
