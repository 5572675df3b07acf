"""Standard environments for learning (docs/learning.md).

Each game is available for PettingZoo as ``<game>_v0``:

>>> from cottonopolis.env import brass_v0
>>> env = brass_v0.env(players=3)
>>> env.reset(seed=11)
>>> env.agents
['player_0', 'player_1', 'player_2']

Importing this module registers them for Gymnasium, as ``cottonopolis/Brass-v1`` and
``cottonopolis/AgeOfIndustry-v1``, for one learner or many games (`make` and `make_vec`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from cottonopolis.games.registry import game_ids
from cottonopolis.support.extras import need

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv

    from cottonopolis.env.aec import TableEnv

SUFFIX = "_v0"
GYMNASIUM_NAMES = {"industry": "AgeOfIndustry"}  # other games have their id, capitalised


@dataclass(frozen=True)
class GameEnvironments:
    """The attributes that PettingZoo expects of an environment module.

    >>> from cottonopolis.env import industry_v0
    >>> industry_v0.env(players=3).possible_agents
    ['player_0', 'player_1', 'player_2']
    """

    game: str

    @property
    def raw_env(self) -> "Callable[..., TableEnv]":
        """Factory of an environment without wrappers.

        >>> from cottonopolis.env import brass_v0
        >>> env = brass_v0.raw_env(players=3, reward="win")
        >>> env.reset(seed=11)
        >>> env.agent_selection
        'player_1'
        """
        return partial(need("cottonopolis.env.aec", "learn").TableEnv, self.game)

    @property
    def env(self) -> "Callable[..., AECEnv]":
        """Factory of an environment in the wrappers that PettingZoo recommends.

        >>> from cottonopolis.env import brass_v0
        >>> env = brass_v0.env(illegal="terminate")
        >>> env.reset(seed=11)
        >>> env.step(0)  # "done", which begins no action
        >>> set(env.terminations.values())
        {True}
        """
        return partial(need("cottonopolis.env.aec", "learn").wrapped, self.game)

    @property
    def parallel_env(self) -> "Callable[..., ParallelEnv]":
        """Factory of an environment with the parallel interface.

        >>> from cottonopolis.env import brass_v0
        >>> observations, infos = brass_v0.parallel_env(players=3).reset(seed=11)
        >>> [agent for agent, seen in observations.items() if seen["action_mask"].any()]
        ['player_1']
        """
        return partial(need("cottonopolis.env.aec", "learn").in_parallel, self.game)


def __getattr__(name: str) -> GameEnvironments:
    game = name.removesuffix(SUFFIX)
    if name.endswith(SUFFIX) and game in game_ids():
        return GameEnvironments(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def gymnasium_id(game: str) -> str:
    """Return the name of a game's environment in Gymnasium's registry.

    >>> gymnasium_id("brass"), gymnasium_id("industry")
    ('cottonopolis/Brass-v1', 'cottonopolis/AgeOfIndustry-v1')
    """
    return f"cottonopolis/{GYMNASIUM_NAMES.get(game, game.title())}-v1"


def _register() -> None:
    """Register all games, if Gymnasium is installed."""
    try:
        import gymnasium
    except ImportError:
        return
    for game in game_ids():
        gymnasium.register(
            gymnasium_id(game),
            entry_point="cottonopolis.env.single:GameEnv",
            vector_entry_point="cottonopolis.env.vector:VectorGames",
            kwargs={"game": game},
        )


_register()
