"""The PettingZoo environments: the framework's own tests, and what they do not look at."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from cottonopolis import Game, SetupError
from cottonopolis.env import GameEnvironments, brass_v0, industry_v0
from cottonopolis.env.batch import Batch
from cottonopolis.env.rewards import rewards

MODULES = [brass_v0, industry_v0]
SETUPS: list[tuple[GameEnvironments, dict[str, Any]]] = [
    (brass_v0, {}),
    (brass_v0, {"players": 2, "variants": ["lancashire_2018"]}),
    (brass_v0, {"players": 3, "reward": "margin", "full": True}),
    (industry_v0, {"players": 3, "map": "new_england", "reward": "win"}),
    (industry_v0, {"players": 5}),
]
# It warns of observations with a mask, which only the games that come with PettingZoo may have
with_a_mask = pytest.mark.filterwarnings("ignore:Observation")


@with_a_mask
@pytest.mark.parametrize(("module", "options"), SETUPS)
@pytest.mark.parametrize("illegal", ["replace", "terminate"])
def test_api(module: Any, options: dict[str, Any], illegal: str) -> None:
    api_test(module.env(illegal=illegal, **options), num_cycles=300)


@pytest.mark.parametrize("module", MODULES)
def test_seeds(module: Any) -> None:
    seed_test(module.env, num_cycles=200)


@pytest.mark.parametrize("module", MODULES)
def test_max_cycles(module: Any) -> None:
    max_cycles_test(module)


@pytest.mark.parametrize("module", MODULES)
def test_render(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert {brass_v0: "Blackburn", industry_v0: "Chemnitz"}[module] in capsys.readouterr().out


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game from reset to end; returns what each agent got in all."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        assert env.observation_space(agent).contains(seen)
        env.step(None if terminated or truncated else int(chance.choice(legal)))
    return got


@pytest.mark.parametrize(("module", "options"), SETUPS)
def test_an_environment_plays_the_game_of_its_seed(module: Any, options: dict[str, Any]) -> None:
    env = module.raw_env(**options)
    env.reset(seed=11)
    setup = {key: options[key] for key in ("players", "variants", "map") if key in options}
    game = Game.new(module.game, seed=11, **setup)
    chance = np.random.default_rng(11)
    while not game.is_over:
        assert env.agent_selection == f"player_{game.seat}"
        mask = env.observe(env.agent_selection)["action_mask"]
        assert sorted(np.flatnonzero(mask)) == sorted(d.id for d in game.legal())
        decision = int(chance.choice(np.flatnonzero(mask)))
        game.play(decision)
        env.step(decision)
    worth = rewards(game.rules, game.state, options.get("reward", "rank"))
    assert list(env.rewards.values()) == pytest.approx(worth.tolist())
    assert all(env.terminations.values())


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("brass", {}),
        ("brass", {"period": "canal", "players": 3}),
        ("brass", {"period": "rail", "rounds": 2}),
        ("industry", {"rounds": 3, "players": 5}),
    ],
)
def test_points_and_shorter_games_are_those_of_a_batch(game: str, options: dict[str, Any]) -> None:
    env = GameEnvironments(game).raw_env(reward="margin", **options)
    env.reset(seed=7)
    batch = Batch(game, games=1, seed=7, reward="margin", sources=True, **options)
    chance = np.random.default_rng(7)
    while not batch.ended[0]:
        assert not any(env.terminations.values())
        mask = env.observe(env.agent_selection)["action_mask"]
        assert (mask == batch.masks[0]).all()
        decision = int(chance.choice(np.flatnonzero(mask)))
        env.step(decision)
        batch.step([decision])
    assert all(env.terminations.values())
    assert list(env.rewards.values()) == pytest.approx(batch.rewards[0].tolist())
    ranking = batch.rules.ranking(batch.finals[0])
    for seat, agent in enumerate(env.agents):
        info = env.infos[agent]
        assert info["points"].tolist() == batch.points[0].tolist()
        assert info["place"] == ranking.index(seat) + 1
        for source, points in batch.points_by_source().items():
            assert info["points_by_source"][source].tolist() == points[0].tolist()


def points_as_they_come(before: Any, after: Any, ended: Any) -> Any:
    """Points, and ten more for the first seat when the game is over."""
    bonus = np.where(ended, 10, 0)[:, None] * (np.arange(before["vp"].shape[1]) == 0)
    return after["vp"] - before["vp"] + bonus


@pytest.mark.parametrize("options", [{}, {"rounds": 3}])
def test_a_function_rewards_as_in_a_batch(options: dict[str, Any]) -> None:
    shared = {"players": 3, "reward": points_as_they_come, **options}
    env = brass_v0.raw_env(**shared)
    env.reset(seed=7)
    batch = Batch("brass", games=1, seed=7, **shared)
    chance = np.random.default_rng(7)
    total = np.zeros(3)
    while not batch.ended[0]:
        decision = int(chance.choice(np.flatnonzero(batch.masks[0])))
        env.step(decision)
        batch.step([decision])
        assert list(env.rewards.values()) == batch.rewards[0].tolist()
        total += batch.rewards[0]
    assert total.tolist() == (batch.points[0] + [10, 0, 0]).tolist()
    assert list(play(brass_v0.env(**shared), 7).values()) != [0, 0, 0]


@with_a_mask
def test_a_function_passes_the_tests_of_the_framework() -> None:
    api_test(brass_v0.env(reward=points_as_they_come, max_cycles=20), num_cycles=300)
    parallel_api_test(industry_v0.parallel_env(reward=points_as_they_come), num_cycles=100)


def test_a_function_pays_truncated_agents_too() -> None:
    def money(before: Any, after: Any, ended: Any) -> Any:
        return after["money"] - before["money"]

    env = brass_v0.raw_env(players=3, reward=money, max_steps=200)
    got = play(env, 3)
    assert not env.agents
    assert [30 + gain for gain in got.values()] == env._states["money"][0, :3].tolist()
    assert any(got.values())


def test_rewards_of_another_shape_are_refused() -> None:
    env = brass_v0.raw_env(reward=lambda before, after, ended: np.zeros(4))
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"the shape \(1, 4\), not \(4,\)"):
        env.step(env.observe(env.agent_selection)["action_mask"].argmax())


def test_rewards_are_paid_once_at_the_end() -> None:
    got = play(brass_v0.env(players=3, reward="rank"), 5)
    assert sorted(got.values()) == [-1, 0, 1]
    got = play(industry_v0.env(players=5, reward="win"), 5)
    assert sorted(got.values()) == pytest.approx([-0.25] * 4 + [1])


def test_only_the_agent_to_move_has_a_mask() -> None:
    env = brass_v0.env()
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert masks.pop(env.agent_selection) > 0
    assert set(masks.values()) == {0}


def test_an_illegal_action_is_replaced_and_named() -> None:
    env = brass_v0.env()
    env.reset(seed=1)
    wrong: dict[str, bool] = {}
    for number, agent in enumerate(env.agent_iter(60)):
        seen, _, _, _, info = env.last()
        assert info == ({"illegal": True} if wrong.get(agent) else {})
        first = int(seen["action_mask"].argmax())
        wrong[agent] = number % 3 > 0 and first > 0
        env.step(0 if wrong[agent] else first)
    assert any(wrong.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("action", [None, 3.7, "3"])
def test_what_is_no_action_is_an_error(action: Any) -> None:
    env = brass_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(action)


@pytest.mark.parametrize("module", MODULES)
def test_the_parallel_interface(module: Any) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=100)
    parallel_seed_test(module.parallel_env, num_cycles=50)


def test_nothing_is_shown_without_a_render_mode(capsys: pytest.CaptureFixture[str]) -> None:
    env = brass_v0.raw_env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None
    assert capsys.readouterr().out == ""


def test_games_without_a_seed_differ() -> None:
    one, other = brass_v0.raw_env(), brass_v0.raw_env()
    one.reset()
    other.reset()
    assert one.seed != other.seed


def test_an_illegal_action_can_end_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    env = brass_v0.env(illegal="terminate")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_the_same_seed_follows_from_the_same_seed() -> None:
    seeds = []
    for _ in range(2):
        env = brass_v0.raw_env()
        env.reset(seed=3)
        first = env.seed
        env.reset()
        seeds.append((first, env.seed))
    assert seeds[0] == seeds[1]
    assert seeds[0][0] == 3 != seeds[0][1]


def test_environments_do_not_share_their_metadata() -> None:
    brass_v0.raw_env().metadata["render_modes"].append("smell")
    assert brass_v0.raw_env().metadata["render_modes"] == ["human", "ansi", "rgb_array"]


@pytest.mark.parametrize(
    "options",
    [
        {"reward": "glory"},
        {"illegal": "ignore"},
        {"render_mode": "3d"},
        {"players": 7},
        {"max_cycles": 0},
        {"max_cycles": 2.5},
        {"period": "steam"},
        {"rounds": 0},
    ],
)
def test_unknown_options_are_refused_in_words(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match=str(next(iter(options.values())))):
        brass_v0.env(**options)


def test_limits_may_be_numpy_integers() -> None:
    env = brass_v0.raw_env(players=3, max_cycles=np.int64(2), max_steps=np.int16(3))
    env.reset(seed=np.uint8(1))
    for _ in range(3):
        env.step(env.observe(env.agent_selection)["action_mask"].argmax())
    assert all(env.truncations.values())
