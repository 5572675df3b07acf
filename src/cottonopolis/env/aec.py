"""A game as a PettingZoo environment."""

from collections.abc import Iterable
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from cottonopolis.arguments import MANY_GAMES_SEED, Integer, as_int, checked_rules, checked_seed
from cottonopolis.compiling import compile_now
from cottonopolis.engine.batch import NO_SOURCE
from cottonopolis.engine.events import new_buffer
from cottonopolis.engine.game_loop import OVER, list_options, observe_seat, score_board
from cottonopolis.env.batch import last_round
from cottonopolis.env.render import RENDER_MODES, checked_mode, show
from cottonopolis.env.rewards import REWARDS, RewardFunction, reward_number, rewards, rewards_by
from cottonopolis.env.sources import COUNTED, by_source, source_table
from cottonopolis.errors import SetupError
from cottonopolis.games.rules import as_array_of_one

Observation = dict[str, NDArray[Any]]
ILLEGAL_MODES = ("replace", "terminate")
MAX_DEFAULT_SEED = 2**32  # random seeds, for games without a given one, are below this


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game as a PettingZoo environment. Options:

    players, map, variants   as in `Game.new`
    reward                   "rank", "margin" or "win", at the end of the game, or a function of
                             the states before and after a step, as in `Batch`, with one game
    full                     observations include hidden information
    illegal                  effect of an illegal action: "replace" plays a random legal one and
                             sets `infos[agent]["illegal"]`; "terminate" ends the game and gives
                             -1 to the agent, with PettingZoo's wrapper
    max_cycles               an agent is truncated after this many of its decisions; later ones
                             are random until the other agents finish too
    max_steps                all agents are truncated after this many decisions in total
    period, rounds           end the game early, as in `Batch`

    At the end, the info of every agent has `points` of all seats, its `place` (1 for the winner),
    and in `points_by_source` where the points come from.

    >>> env = TableEnv("brass", players=3)
    >>> env.reset(seed=11)
    >>> for agent in env.agent_iter():
    ...     seen, reward, terminated, truncated, info = env.last()
    ...     env.step(None if terminated else seen["action_mask"].argmax())
    >>> env.agents
    []
    """

    def __init__(
        self,
        game: str,
        players: Integer | None = None,
        map: str | None = None,
        variants: Iterable[str] = (),
        reward: str | RewardFunction = "rank",
        full: bool = False,
        max_cycles: Integer | None = None,
        max_steps: Integer | None = None,
        period: str | None = None,
        rounds: Integer | None = None,
        render_mode: str | None = None,
    ) -> None:
        if not callable(reward):
            reward_number(reward)  # raises if unknown
        for limit in (max_cycles, max_steps):
            if limit is not None and (as_int(limit) or 0) < 1:
                raise SetupError("cycles", word=repr(limit))
        self.rules = checked_rules(game, players, variants, map)
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v0",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = checked_mode(render_mode)
        self.layout = self.rules.layouts[bool(full)]
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(self.rules.players)]
        self._reward_function = reward if callable(reward) else None
        self._reward = REWARDS[0] if callable(reward) else reward
        self._full = bool(full)
        self._limit = as_int(max_cycles)
        self._steps_limit = as_int(max_steps)
        self._last = last_round(self.rules, period, rounds)
        self._sources = source_table(self.rules).tolist()
        self._events = new_buffer()
        self._options = self.rules.option_buffer()
        self._scratch = np.zeros(1, dtype=self.rules.state_dtype)
        low, high = self.layout.bounds()
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (self.rules.decision_count,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: spaces.Discrete(self.rules.decision_count) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(*self.rules.layouts[True].bounds(), dtype=np.float32)
        compile_now("env", self.rules.game)
        self._chance, _ = seeding.np_random()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations: the row and the mask of legal actions.

        >>> sorted(TableEnv("brass").observation_space("player_0"))
        ['action_mask', 'observation']
        """
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions: the ids of all decisions.

        >>> TableEnv("brass").action_space("player_0")
        Discrete(459)
        """
        return self._action_spaces[agent]

    def reset(self, seed: Integer | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game with this seed, or with one derived from the last seed given.

        >>> env = TableEnv("brass", players=3)
        >>> env.reset(seed=11)
        >>> env.seed, env.agent_selection
        (11, 'player_1')
        """
        if seed is None:
            self.seed = int(self._chance.integers(MAX_DEFAULT_SEED))
        else:
            self.seed = checked_seed(seed, MANY_GAMES_SEED)
            self._chance, _ = seeding.np_random(self.seed)
        self._states = as_array_of_one(self.rules.new(self.seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._made = dict.fromkeys(self.agents, 0)
        self._counted = np.zeros((self.rules.players, len(COUNTED)), dtype=np.int16)
        self.agent_selection = self._mover()

    def _mover(self) -> str:
        states = self._states  # reading fields of an array is much faster than of a record
        return str(self.possible_agents[states["order"][0, states["turn"][0]]])

    def _is_over(self) -> bool:
        return bool(self._states["stage"][0] == OVER)

    def _legal(self) -> NDArray[np.int16]:
        count = list_options(self.rules.board_array, self._states, self._options)
        return self._options[:count]

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation; the mask is empty unless it is to move.

        >>> env = TableEnv("brass", players=3)
        >>> env.reset(seed=11)
        >>> {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
        {'player_0': 0, 'player_1': 50, 'player_2': 0}
        """
        mask = np.zeros(self.rules.decision_count, dtype=np.int8)
        if not self._is_over() and agent == self._mover():
            mask[self._legal()] = 1
        seat = self.possible_agents.index(agent)
        row = np.zeros(self.layout.size, dtype=np.float32)
        observe_seat(self.rules.board_array, self._states, self._scratch, seat, self._full, row)
        return {"observation": row, "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """Return the full observation of the first seat, with hidden information.

        >>> env = TableEnv("brass", players=3)
        >>> env.reset(seed=11)
        >>> env.state().shape
        (2889,)
        """
        return self.rules.observe(self._states[0], 0, full=True)

    def step(self, action: Any) -> None:
        """Play a decision of the agent to move, and the forced ones after it.

        >>> env = TableEnv("brass", players=3)
        >>> env.reset(seed=11)
        >>> env.step(env.observe(env.agent_selection)["action_mask"].argmax())
        >>> env.terminations
        {'player_0': False, 'player_1': False, 'player_2': False}
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        before = None if self._reward_function is None else self._states.copy()
        if not self._play(index(action)):
            self.infos[agent]["illegal"] = True  # until its next decision
            self._play_at_random()
        self._made[agent] += 1
        if self._made[agent] == self._limit:
            self.truncations[agent] = True
        if sum(self._made.values()) == self._steps_limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select_next_agent()
        if self._reward_function is not None:
            self._pay(self._reward_function, before)
        self._accumulate_rewards()
        self._deads_step_first()

    def _select_next_agent(self) -> None:
        """Continue to the next agent that decides, or to the end."""
        while not all(self.truncations.values()) and not self._is_over():
            if not self.truncations.get(self._mover(), True):
                break
            self._play_at_random()  # for a truncated seat
        if self._is_over():
            self.terminations = dict.fromkeys(self.agents, True)
            if self._reward_function is None:
                self._set_rewards(rewards(self.rules, self._states[0], self._reward))
            self._tell_points()
        else:
            self.agent_selection = self._mover()

    def _pay(self, function: RewardFunction, before: Any) -> None:
        """Set the rewards of a function, as `Batch` does."""
        ended = np.array([self._is_over()])
        after, players = self._states.copy(), self.rules.players
        self._set_rewards(rewards_by(function, before, after, ended, players)[0])

    def _set_rewards(self, worth: NDArray[np.float32]) -> None:
        for agent in self.agents:
            self.rewards[agent] = float(worth[self.possible_agents.index(agent)])

    def _play(self, decision: int) -> bool:
        """Play a decision if it is legal; returns whether it was."""
        if not self.rules.play_fast(self._states, decision, self._options, self._events):
            return False
        self._end_early()
        self._count_points()
        return True

    def _end_early(self) -> None:
        """End a game that is beyond its last period and round, as `Batch` does."""
        states, (period, round_number) = self._states, self._last
        if self._is_over() or states["period"][0] < period:
            return
        if states["period"][0] == period:
            if states["round_number"][0] <= round_number:
                return
            score_board(self.rules.board_array, states, self._events)
        states["stage"], states["turn"], states["actions_left"] = OVER, 0, 0

    def _count_points(self) -> None:
        """Count the points of the last events by source."""
        events = self._events
        for kind, *fields in events[1 : events[0, 0] + 1].tolist():
            source, column = self._sources[kind]
            if source != NO_SOURCE:
                self._counted[fields[0], source] += fields[column - 1]
        events[0, 0] = 0

    def _tell_points(self) -> None:
        """Add the points of the finished game to the infos."""
        state = self._states[0]
        points = np.array(self.rules.score(state), dtype=np.int16)
        ranking = self.rules.ranking(state)
        for agent in self.agents:
            self.infos[agent] |= {
                "points": points.copy(),
                "place": ranking.index(self.possible_agents.index(agent)) + 1,
                "points_by_source": by_source(points, self._counted),
            }

    def _play_at_random(self) -> None:
        self._play(int(self._chance.choice(self._legal())))

    def render(self) -> NDArray[np.uint8] | str | None:
        """Show the position as the agent to move sees it: printed, as text, or as an image.

        >>> env = TableEnv("brass", players=3, render_mode="rgb_array")
        >>> env.reset(seed=11)
        >>> env.render().shape
        (1292, 1200, 3)
        """
        seat = self.possible_agents.index(self.agent_selection)
        return show(self.rules, self._states[0], seat, self.render_mode)

    def close(self) -> None:
        """Do nothing: an environment holds no resources.

        >>> TableEnv("brass").close()
        """


def wrapped(game: str, illegal: str = "replace", **options: Any) -> AECEnv:
    """Return an environment in the wrappers that PettingZoo recommends."""
    if illegal not in ILLEGAL_MODES:
        raise SetupError("unknown-illegal", word=str(illegal), known=", ".join(ILLEGAL_MODES))
    env: Any = TableEnv(game, **options)
    if illegal == "terminate":
        env = TerminateIllegalWrapper(env, illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(env))


def in_parallel(game: str, max_cycles: Integer | None = None, **options: Any) -> ParallelEnv:
    """Return an environment with PettingZoo's parallel interface.

    A cycle is one decision of the agent to move; the actions of the others are ignored.
    """
    return turn_based_aec_to_parallel_wrapper(wrapped(game, max_steps=max_cycles, **options))
