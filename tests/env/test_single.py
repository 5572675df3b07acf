"""One learner in Gymnasium's interface, as MaskablePPO and others use it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from cottonopolis import SetupError
from cottonopolis.env import gymnasium_id
from cottonopolis.env.batch import Batch
from cottonopolis.env.single import GameEnv
from cottonopolis.env.vector import VectorGames
from cottonopolis.games.registry import game_ids


def play(env: Any, seed: int, chance: np.random.Generator) -> tuple[float, dict[str, Any]]:
    """Play a game at random; returns the sum of its rewards and the last info."""
    seen, info = env.reset(seed=seed)
    total, ended = 0.0, False
    while not ended:
        legal = np.flatnonzero(info["action_mask"])
        seen, reward, ended, truncated, info = env.step(chance.choice(legal))
        assert env.observation_space.contains(seen)
        assert not truncated
        total += reward
    return total, info


@pytest.mark.parametrize("game", game_ids())
def test_gymnasium_finds_no_fault(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(gymnasium_id(game), rounds=1).unwrapped)


class MaskedLearner:
    """What MaskablePPO of sb3-contrib does with an environment, as its documentation says.

    It asks each environment for `action_masks`, through wrappers, before every decision, takes one
    flat observation (MlpPolicy) and a discrete action, and starts the next game itself.
    """

    def __init__(self, env: Any) -> None:
        self.env = env
        assert isinstance(env.observation_space, gymnasium.spaces.Box)
        assert isinstance(env.action_space, gymnasium.spaces.Discrete)
        assert len(env.observation_space.shape) == 1
        self.seen, _ = env.reset(seed=1)
        self.chance = np.random.default_rng(1)

    def masks(self) -> NDArray[np.bool_]:
        found = self.env.get_wrapper_attr("action_masks")()
        assert found.dtype == np.bool_
        assert found.shape == (self.env.action_space.n,)
        return np.stack([found])

    def step(self) -> dict[str, Any] | None:
        """Decide once; returns the info of a game that has ended."""
        action = self.chance.choice(np.flatnonzero(self.masks()[0]))
        self.seen, reward, terminated, truncated, info = self.env.step(action)
        assert isinstance(reward, float)
        assert self.seen.dtype == np.float32
        assert "illegal" not in info
        if not (terminated or truncated):
            return None
        self.seen, _ = self.env.reset()
        return dict(info)


@pytest.mark.parametrize("game", game_ids())
def test_masked_learners_need_no_glue(game: str) -> None:
    env = gymnasium.make(gymnasium_id(game), players=3, rounds=3)
    learner = MaskedLearner(gymnasium.wrappers.RecordEpisodeStatistics(env))
    infos = [info for _ in range(100) if (info := learner.step()) is not None]
    assert len(infos) > 1
    for info in infos:
        assert info["episode"]["l"] > 2
        assert info["place"] in (1, 2, 3)
        assert sum(info["points_by_source"].values()).tolist() == info["points"].tolist()


def test_a_seed_gives_the_game_of_the_batch() -> None:
    env = GameEnv("brass", players=3, opponents="sane", reward="margin")
    batch = Batch("brass", 1, 9, players=3, opponents="sane", reward="margin")
    seen, info = env.reset(seed=9)
    while True:
        assert (seen == batch.observations[0]).all()
        assert (info["action_mask"] == batch.masks[0]).all()
        assert info["seat"] == batch.seats[0] == 9 % 3
        action = int(info["action_mask"].argmax())
        batch.step([action])
        seen, reward, ended, _, info = env.step(action)
        assert reward == batch.rewards[0, 0]
        assert ended == batch.ended[0]
        if ended:
            break
    assert info["points"].tolist() == batch.points[0].tolist()
    assert info["place"] == 1 + sorted(info["points"], reverse=True).index(info["points"][0])
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_a_state_can_be_set_and_played_on() -> None:
    env = GameEnv("brass", players=3, rounds=3)
    chance = np.random.default_rng(2)
    seen, info = env.reset(seed=2)
    for _ in range(3):
        seen, *_, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
    saved = env.get_state()
    env.step(chance.choice(np.flatnonzero(info["action_mask"])))
    again, told = env.set_state(saved)
    assert (again == seen).all()
    assert (told["action_mask"] == info["action_mask"]).all()
    assert (env.action_masks() == (info["action_mask"] > 0)).all()
    assert env.get_state().tobytes() == saved.tobytes()
    with pytest.raises(ValueError, match="no states of brass"):
        env.set_state(np.zeros(3))  # type: ignore[arg-type]


def test_the_reward_can_be_a_function() -> None:
    """Points as they come; the sum over a game is what the learner ends with."""

    def points_gained(
        before: NDArray[Any], after: NDArray[Any], ended: NDArray[np.bool_]
    ) -> NDArray[np.float64]:
        return np.asarray((after["vp"] - before["vp"]) / 100)

    env = GameEnv("brass", players=3, reward=points_gained)
    total, info = play(env, 4, np.random.default_rng(4))
    assert total == pytest.approx(info["points"][info["seat"]] / 100, abs=1e-5)
    many = VectorGames("brass", num_envs=3, players=3, opponents="sane", reward=points_gained)
    seen, _ = many.reset(seed=4)
    totals, left = np.zeros(3), np.ones(3, dtype=np.bool_)
    while left.any():
        learners = many.batch.learners.copy()
        seen, reward, ended, _, infos = many.step(seen["action_mask"].argmax(axis=1))
        totals[left] += reward[left]
        for k in np.flatnonzero(ended & left):
            points = infos["final_info"]["points"][k, learners[k]]
            assert totals[k] == pytest.approx(points / 100, abs=1e-5)
        left &= ~ended
    wrong = GameEnv("brass", reward=lambda before, after, ended: np.zeros(1))
    _, info = wrong.reset(seed=1)
    with pytest.raises(ValueError, match=r"rewards have the shape \(1, 4\)"):
        wrong.step(info["action_mask"].argmax())


def test_an_illegal_action_is_replaced_or_refused() -> None:
    env = GameEnv("brass")
    env.reset(seed=1)
    *_, info = env.step(0)  # "done", which begins no action
    assert info["illegal"]
    strict = GameEnv("brass", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="decision 0 is not legal"):
        strict.step(0)
    with pytest.raises(TypeError):
        strict.step(0.5)


@pytest.mark.parametrize(
    "options",
    [
        {"period": "steam"},
        {"rounds": 0},
        {"rounds": 1.5},
        {"illegal": "ignore"},
        {"render_mode": "3d"},
        {"reward": "glory"},
        {"opponents": "genius"},
    ],
)
def test_unknown_options_are_refused_in_words(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match=str(next(iter(options.values())))):
        GameEnv("brass", **options)


def test_the_picture_is_the_learners() -> None:
    env = GameEnv("brass", render_mode="ansi")
    env.reset(seed=1)  # the learner has seat 1
    shown = env.render()
    assert "Hand" in shown
    assert "▲ Orange" in shown[shown.index("Hand") :]
