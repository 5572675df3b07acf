"""Many games at once: the same games as one by one."""

import copy
import importlib
import pickle
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from cottonopolis import SetupError
from cottonopolis.engine.game_loop import OVER
from cottonopolis.engine.rng import POLICY_STREAM, seed_words
from cottonopolis.env.aec import TableEnv
from cottonopolis.env.batch import Batch, generator
from cottonopolis.env.rewards import REWARDS, rewards
from cottonopolis.env.vector import VectorGames
from cottonopolis.games.simulation import random_game
from tests.setups import SETUPS, Setup

BATCH = 3


def make(setup: Setup, **options: Any) -> Batch:
    return Batch(
        setup.game, players=setup.players, variants=setup.variants, map=setup.map, **options
    )


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_batch_and_single_environments_play_the_same_games(setup: Setup, full: bool) -> None:
    """Observations, masks, seats and rewards of whole games, and of the games after them."""
    batch = make(setup, games=BATCH, seed=21, full=full, reward="margin", threads=1 + full)
    singles = [
        TableEnv(setup.game, setup.players, setup.map, setup.variants, reward="margin", full=full)
        for _ in range(BATCH)
    ]
    for seed, single in enumerate(singles, 21):
        single.reset(seed=seed)
    rng = generator(21)
    ended = 0
    while ended < BATCH + 1:
        for k, single in enumerate(singles):
            agent = single.agent_selection
            assert agent == f"player_{batch.seats[k]}"
            seen = single.observe(agent)
            assert (seen["observation"] == batch.observations[k]).all()
            assert (seen["action_mask"] == batch.masks[k]).all()
            assert single.observation_space(agent).contains(seen)
        actions = batch.random_actions(rng)
        batch.step(actions)
        for k, single in enumerate(singles):
            single.step(int(actions[k]))
            assert batch.ended[k] == any(single.terminations.values())
            assert batch.rewards[k].tolist() == pytest.approx(list(single.rewards.values()))
            if batch.ended[k]:
                ended += 1
                assert batch.points[k].tolist() == single.rules.score(single._states[0])
                assert batch.seeds[k] == single.seed + BATCH
                single.reset(seed=single.seed + BATCH)


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[-1]], ids=str)
def test_threads_change_nothing(setup: Setup) -> None:
    one, many = make(setup, games=7, seed=3), make(setup, games=7, seed=3, threads=3)
    rng = generator(3)
    for _ in range(300):
        actions = one.random_actions(rng)
        one.step(actions)
        many.step(actions)
        for name in ("observations", "masks", "seats", "rewards", "ended", "points", "seeds"):
            assert (getattr(one, name) == getattr(many, name)).all()
    many.close()


@pytest.mark.parametrize("policy", ["uniform", "sane"])
@pytest.mark.parametrize("setup", [SETUPS[1], SETUPS[-1]], ids=str)
def test_opponents_play_as_random_players_do(setup: Setup, policy: str) -> None:
    """Each game, played once more with the players of the simulator in the other seats."""
    rules = setup.rules
    batch = make(setup, games=1, seed=8, opponents=policy)
    rng = generator(8)
    for seed in (8, 9, 10):
        state = rules.new(seed)
        words = np.zeros(4, dtype=np.uint32)
        seed_words(words, seed, POLICY_STREAM)
        learner = seed % setup.players
        while True:
            while state.stage != OVER and rules.seat_to_move(state) != learner:
                rules.apply(state, rules.choose(state, policy, words))
            if state.stage == OVER:
                break
            assert batch.seats[0] == batch.learners[0] == learner
            assert batch.states[0] == state
            actions = batch.random_actions(rng)
            batch.step(actions)
            rules.apply(state, int(actions[0]))
        assert batch.ended[0]
        assert batch.points[0].tolist() == rules.score(state)


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
)
@pytest.mark.parametrize("threads", [1, 2])
def test_a_copy_is_a_batch_of_its_own(copied: Any, threads: int) -> None:
    batch = Batch("brass", games=3, seed=4, opponents="sane", threads=threads)
    other = copied(batch)
    before = batch.states.copy()
    actions = batch.random_actions(generator(4))
    other.step(actions)
    assert (batch.states == before).all()
    batch.step(actions)
    assert (batch.observations == other.observations).all()
    assert (batch.states == other.states).all()
    assert (batch.states != before).all()


def test_a_batch_is_for_one_thread_at_a_time() -> None:
    numbers: dict[str, Any] = {"games": np.int64(2), "players": np.int64(3)}
    with Batch("brass", seed=1, threads=2, **numbers) as batch:
        assert repr(batch) == "<Batch of 2 games of brass, 3 players>"
        actions = batch.masks.argmax(axis=1)
        before = batch.states.copy()
        with batch._busy, pytest.raises(RuntimeError, match="give each its own"):
            batch.step(actions)
        assert batch.states.tobytes() == before.tobytes()
        batch.step(actions)


@pytest.mark.parametrize("rng", [1, None, np.random.default_rng(1), np.zeros(1, dtype=np.uint32)])
def test_random_actions_need_a_generator_of_ours(rng: Any) -> None:
    with pytest.raises(ValueError, match=r"generator\(seed\)"):
        Batch("brass", games=2, seed=1).random_actions(rng)


def test_without_gymnasium_there_are_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "cottonopolis.env.vector")
    with pytest.raises(SetupError, match=r"-e \"\.\[learn\]\"$"):
        importlib.import_module("cottonopolis.env.vector")


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    batch = Batch("brass", games=3, seed=1)
    before = batch.states.copy()
    actions = batch.masks.argmax(axis=1)
    actions[1] = 0
    with pytest.raises(ValueError, match="decision 0 is not legal in game 1"):
        batch.step(actions)
    for wrong in (-1, 459):
        with pytest.raises(ValueError, match="not legal in game 0"):
            batch.step([wrong, *actions[1:]])
    nonsense: list[Any] = [actions + 0.5, actions[None], actions[:2], actions[0], None, ["1"] * 3]
    for wrong_kind in nonsense:
        with pytest.raises(ValueError, match="actions are 3 whole numbers"):
            batch.step(wrong_kind)
    assert batch.states.tobytes() == before.tobytes()


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"opponents": "genius"}, "genius"),
        ({"reward": "glory"}, "glory"),
        ({"games": 0}, "0"),
        ({"threads": 0}, "0"),
        ({"players": 6}, "6"),
        ({"players": 3.0}, "3.0"),
        ({"games": 2.0}, "2.0"),
        ({"variants": "nonsense"}, "nonsense"),
        ({"seed": -5}, "-5"),
        ({"seed": 1.5}, "1.5"),
        ({"seed": 2**62 - 1, "games": 3}, str(2**62 + 1)),
    ],
)
def test_unknown_options_are_refused_in_words(options: dict[str, Any], word: str) -> None:
    with pytest.raises(SetupError, match=word):
        Batch("brass", **options)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_rewards_say_who_won(setup: Setup) -> None:
    rules = setup.rules
    for seed in range(1, 6):
        state, _ = random_game(rules, seed, "sane")
        ranking, points = rules.ranking(state), rules.score(state)
        worth = {kind: rewards(rules, state, kind)[ranking] for kind in REWARDS}
        last = rules.players - 1
        assert worth["rank"].tolist() == pytest.approx(
            [1 - 2 * place / last for place in range(last + 1)]
        )
        assert worth["win"].tolist() == pytest.approx([1] + [-1 / last] * last)
        best, second = points[ranking[0]], points[ranking[1]]
        margins = [best - second] + [points[seat] - best for seat in ranking[1:]]
        assert worth["margin"].tolist() == pytest.approx([margin / 100 for margin in margins])


def test_the_vector_interface_of_gymnasium() -> None:
    games: Any = gymnasium.make_vec(
        "cottonopolis/Brass-v1",
        num_envs=4,
        players=3,
        opponents="uniform",
        reward="win",
    )
    assert games.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = games.reset(seed=5)
    assert games.observation_space.contains(seen)
    assert games.single_action_space.n == 459
    ended = 0
    while ended < 6:
        chance = seen["action_mask"] * games.np_random.random(seen["action_mask"].shape)
        seen, reward, terminated, truncated, infos = games.step(chance.argmax(axis=1))
        assert reward.shape == terminated.shape == (4,)
        assert not truncated.any()
        assert set(np.round(reward[terminated], 3)) <= {1, -0.5}
        assert not reward[~terminated].any()
        assert ("final_info" in infos) == terminated.any()
        if terminated.any():
            final = infos["final_info"]
            assert (sum(final["points_by_source"].values()) == final["points"]).all()
        ended += int(terminated.sum())
    _again, _ = games.reset(seed=5)
    assert games.unwrapped.batch.seeds.tolist() == [5, 6, 7, 8]
    games.close()


@pytest.mark.parametrize("opponents", [None, "sane"])
@pytest.mark.parametrize("game", ["brass", "industry"])
def test_lingering_games_are_the_same_games(game: str, opponents: str | None) -> None:
    """One step more at each end, with the last position; otherwise nothing differs."""
    plain = Batch(game, 1, 3, opponents=opponents, reward="margin")
    slow = Batch(game, 1, 3, opponents=opponents, reward="margin", linger=True)
    rng = generator(3)
    for _ in range(2):
        while True:
            decided = int(plain.seats[0])
            for name in ("observations", "masks", "seats", "seeds"):
                assert (getattr(plain, name) == getattr(slow, name)).all()
            actions = plain.random_actions(rng)
            plain.step(actions)
            slow.step(actions)
            for name in ("rewards", "ended", "points"):
                assert (getattr(plain, name) == getattr(slow, name)).all()
            if slow.ended[0]:
                break
        state = slow.states[0]
        assert state.stage == OVER
        assert slow.rules.score(state) == plain.points[0].tolist()
        assert slow.seats[0] == decided
        seen = slow.rules.observe(state, decided)
        assert (slow.observations[0] == seen).all()
        assert slow.masks.all()
        slow.step([0])
        assert not slow.ended[0]
        assert not slow.rewards.any()


def test_wrappers_of_observations_go_round_games_that_linger() -> None:
    plain = VectorGames("brass", num_envs=3, opponents="uniform", autoreset="next_step")
    assert plain.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(plain)
    flat: Any = gymnasium.wrappers.vector.FlattenObservation(counted)
    seen, _ = flat.reset(seed=2)
    decisions = 459
    returns: list[float] = []
    lengths: list[int] = []
    while len(returns) < 6:
        masks = seen[:, :decisions]
        seen, reward, ended, _, infos = flat.step(masks.argmax(axis=1))
        assert flat.observation_space.contains(seen)
        if ended.any():
            assert (infos["episode"]["r"][ended] == reward[ended]).all()
            returns += infos["episode"]["r"][ended].tolist()
            lengths += infos["episode"]["l"][ended].tolist()
    assert min(lengths) > 20
    with pytest.raises(ValueError, match="reset_mask"):
        plain.reset(options={"reset_mask": np.array([True, False, False])})
    with pytest.raises(SetupError, match="some day"):
        VectorGames("brass", autoreset="some day")


def test_without_opponents_the_reward_is_of_the_seat_that_decided() -> None:
    games = VectorGames("brass", num_envs=2, players=3, reward="rank")
    seen, infos = games.reset(seed=1)
    while True:
        decided = infos["seat"].copy()
        seen, reward, ended, _, infos = games.step(seen["action_mask"].argmax(axis=1))
        assert (reward == infos["rewards"][[0, 1], decided]).all()
        if ended.any():
            break
    assert sorted(infos["rewards"][ended][0]) == [-1, 0, 1]


def test_a_game_that_is_over_can_be_looked_at() -> None:
    rules = SETUPS[0].rules
    state, _ = random_game(rules, 1, "sane")
    assert state.stage == OVER
    assert not rules.layouts[0].split(rules.observe(state, 0))["to_move"].any()
