"""Brass and Age of Industry as games of OpenSpiel."""

import copy
import importlib
import json
import pickle
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cottonopolis.env import spiel
from cottonopolis.env.rewards import REWARDS, rewards
from cottonopolis.errors import SetupError
from cottonopolis.games.simulation import simulate
from tests.setups import Setup

pyspiel = pytest.importorskip("pyspiel")

SETUPS = [
    Setup("brass", 2, ("lancashire_2018",)),
    Setup("brass", 3, ("tournament_mills", "two_way_virtual_link")),
    Setup("brass", 4),
    Setup("industry", 3, (), "new_england"),
    Setup("industry", 4, (), "germany"),
    Setup("industry", 5, (), "new_england"),
]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
either_game = pytest.mark.parametrize("setup", [SETUPS[1], SETUPS[3]], ids=str)


def name_of(setup: Setup, kind: str = "rank") -> str:
    parameters = {
        "players": setup.players,
        "reward": kind,
        "variants": "+".join(setup.variants),
        **({"map": setup.map} if setup.map else {}),
    }
    listed = ",".join(f"{key}={value}" for key, value in parameters.items())
    return f"python_cottonopolis_{setup.game}({listed})"


def load(setup: Setup, kind: str = "rank") -> Any:
    return pyspiel.load_game(name_of(setup, kind))


def begin(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    for digit in f"{seed:08x}":
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 16
        state.apply_action(int(digit, 16))
    return state


def play(state: Any, chance: random.Random, most: int = 10_000) -> list[int]:
    """Play decisions at random; returns them."""
    played: list[int] = []
    while not state.is_terminal() and len(played) < most:
        played.append(chance.choice(state.legal_actions()))
        state.apply_action(played[-1])
    return played


@every_setup
def test_it_passes_the_tests_of_openspiel(setup: Setup) -> None:
    kind = REWARDS[SETUPS.index(setup) % len(REWARDS)]
    pyspiel.random_sim_test(load(setup, kind), num_sims=1, serialize=True, verbose=False)


@either_game
def test_the_digits_are_the_seed_of_the_same_game(setup: Setup) -> None:
    seed = 0xC0770A0B
    state = begin(load(setup), seed)
    game = setup.new_game(seed)
    for decision in play(state, random.Random(1)):
        assert decision in [option.id for option in game.legal()]
        game.play(decision)
    assert game.is_over
    assert state.table.states[0] == game.state


@either_game
def test_legal_actions_and_their_words_are_those_of_the_game(setup: Setup) -> None:
    state = begin(load(setup), 7)
    game = setup.new_game(7)
    chance = random.Random(2)
    for _ in range(60):
        words = {d: state.action_to_string(d) for d in state.legal_actions()}
        assert list(words) == sorted(words)
        assert words == {option.id: option.text for option in game.legal()}
        assert state.current_player() == game.seat
        decision = chance.choice(list(words))
        state.apply_action(decision)
        game.play(decision)


@either_game
def test_an_illegal_action_is_refused_and_changes_nothing(setup: Setup) -> None:
    state = begin(load(setup), 7)
    before = str(state), state.history()
    for action in (0, state.num_distinct_actions()):
        with pytest.raises(ValueError, match="not legal"):
            state.apply_action(action)
    assert (str(state), state.history()) == before


@pytest.mark.parametrize("kind", REWARDS)
@either_game
def test_returns_are_the_rewards(setup: Setup, kind: str) -> None:
    game = load(setup, kind)
    state = begin(game, 11)
    assert state.returns() == [0.0] * setup.players
    play(state, random.Random(3))
    table = state.table
    assert state.returns() == pytest.approx(rewards(table.rules, table.states[0], kind).tolist())
    zero_sum = kind != "margin"
    kinds = pyspiel.GameType.Utility
    assert game.get_type().utility == (kinds.ZERO_SUM if zero_sum else kinds.GENERAL_SUM)
    assert game.utility_sum() == (0.0 if zero_sum else None)
    assert not zero_sum or sum(state.returns()) == pytest.approx(0, abs=1e-12)


def test_margins_count_points() -> None:
    state = begin(load(SETUPS[2], "margin"), 5)
    play(state, random.Random(4))
    points = state.table.rules.score(state.table.states[0])
    best = max(points)
    assert max(state.returns()) == (best - sorted(points)[-2]) / 100


@either_game
def test_copies_and_pickles_go_on_alone_and_remember_what_was_seen(setup: Setup) -> None:
    state = begin(load(setup), 23)
    chance = random.Random(5)
    play(state, chance, 40)
    others = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    before = str(state)
    rest = play(state, chance, 25)
    for other in others:
        assert str(other) == before
        for decision in rest:
            other.apply_action(decision)
        assert str(other) == str(state)
        assert other.history() == state.history()
        for seat in range(setup.players):
            assert other.information_state_string(seat) == state.information_state_string(seat)


@either_game
def test_what_was_seen_does_not_depend_on_when_one_asks(setup: Setup) -> None:
    game = load(setup)
    asked, silent = begin(game, 31), begin(game, 31)
    chance = random.Random(6)
    for _ in range(50):
        decision = chance.choice(asked.legal_actions())
        asked.apply_action(decision)
        silent.apply_action(decision)
        asked.information_state_string(0)
    for seat in range(setup.players):
        assert asked.information_state_string(seat) == silent.information_state_string(seat)


@either_game
def test_a_seat_remembers_what_its_view_does_not_show(setup: Setup) -> None:
    state = begin(load(setup), 3)
    seat = state.current_player()
    play(state, random.Random(7), 20)
    forgetful = state.clone()
    forgetful.table.begin(state.table.states[0], {})
    assert forgetful.observation_string(seat) == state.observation_string(seat)
    assert forgetful.information_state_string(seat) != state.information_state_string(seat)


@either_game
def test_hidden_choices_of_another_seat_leave_no_trace(setup: Setup) -> None:
    state = begin(load(setup), 41)
    chance = random.Random(8)
    seats = range(setup.players)
    silent = 0
    for _ in range(120):
        mover = state.current_player()
        seen = [state.observation_string(seat) for seat in seats]
        known = [state.information_state_string(seat) for seat in seats]
        play(state, chance, 1)
        for seat in seats:
            same = seat != mover and state.observation_string(seat) == seen[seat]
            assert (state.information_state_string(seat) == known[seat]) == same
            silent += same
    assert silent > 0


@every_setup
def test_resampling_keeps_what_the_player_knows_and_changes_the_rest(setup: Setup) -> None:
    state = begin(load(setup), 13)
    chance = random.Random(9)
    sampler = pyspiel.UniformProbabilitySampler(5, 0.0, 1.0)
    changed = 0
    for _ in range(8):
        play(state, chance, 6)
        for seat in range(setup.players):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            changed += not np.array_equal(other.table.states["hand"], state.table.states["hand"])
    assert changed > 4 * setup.players


@either_game
def test_a_resampled_game_can_be_played_to_its_end(setup: Setup) -> None:
    state = begin(load(setup), 17)
    chance = random.Random(10)
    play(state, chance, 30)
    sampler = pyspiel.UniformProbabilitySampler(6, 0.0, 1.0)
    other = state.resample_from_infostate(state.current_player(), sampler)
    history = state.history()
    played = play(other, chance)
    assert other.is_terminal()
    assert other.history() == history + played
    assert state.history() == history


def test_before_the_game_starts_there_is_nothing_to_see_or_to_resample() -> None:
    state = load(SETUPS[1]).new_initial_state()
    state.apply_action(9)
    assert state.information_state_string(0) == state.observation_string(0) == ""
    other = state.resample_from_infostate(0, lambda: 0.5)
    assert str(other) == str(state) == "seed 9, 1 of 8 digits"
    assert pickle.loads(pickle.dumps(state)).history() == [9]


@every_setup
def test_strings_hold_nothing_hidden(setup: Setup) -> None:
    state = begin(load(setup), 19)
    chance = random.Random(11)
    while not state.is_terminal():
        play(state, chance, 15)
        if state.is_terminal():
            break
        for seat in range(setup.players):
            seen = json.loads(state.observation_string(seat))
            for one in seen["seats"]:
                assert (one["hand"] is not None) == (one["seat"] == seat or not one["hand_size"])
            assert not seen["deck"]
            view = state.table.rules.view(state.table.states[0], seat)
            guess = state.table.rules.redeal(view, seat, chance.getrandbits(32))
            other = state.clone()
            other.table.begin(guess, state.table.digests())
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)


@either_game
def test_tensors_are_the_observations_of_the_rules(setup: Setup) -> None:
    from open_spiel.python.observation import make_observation

    game = load(setup)
    layout = setup.rules.layouts[False]
    assert game.observation_tensor_size() == layout.size
    assert not any(game.new_initial_state().observation_tensor(0))
    state = begin(game, 37)
    play(state, random.Random(14), 50)
    observer = make_observation(game)
    for seat in range(setup.players):
        row = setup.rules.observe(state.table.states[0], seat)
        assert state.observation_tensor(seat) == row.tolist()
        observer.set_from(state, seat)
        assert observer.tensor.tolist() == row.tolist()
        assert list(observer.dict) == [block.name for block in layout.blocks]
        assert observer.string_from(state, seat) == state.observation_string(seat)


@either_game
def test_the_learning_environment_of_openspiel_works(setup: Setup) -> None:
    from open_spiel.python import rl_environment

    sampler = rl_environment.ChanceEventSampler(seed=1)
    environment = rl_environment.Environment(load(setup, "win"), chance_event_sampler=sampler)
    size = setup.rules.layouts[False].size
    assert environment.observation_spec()["info_state"] == (size,)
    assert environment.action_spec()["num_actions"] == setup.rules.decision_count
    chance = random.Random(15)
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == size
        step = environment.step([chance.choice(step.observations["legal_actions"][seat])])
    assert step.rewards == environment.get_state.returns()
    assert max(step.rewards) == 1


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[3]], ids=str)
def test_a_playthrough_can_be_replayed(setup: Setup, tmp_path: Path) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(name_of(setup), None, seed=1), "utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert "IsTerminal() = True" in original
    assert again == original


@either_game
def test_the_search_of_openspiel_plays(setup: Setup) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = load(setup, "win")
    state = begin(game, 29)
    generator = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=generator)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=4, random_state=generator)

    def search_and_play() -> None:
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)

    for _ in range(8):
        search_and_play()
    length = len(play(state.clone(), random.Random(13)))
    play(state, random.Random(13), length - 10)
    while not state.is_terminal():
        search_and_play()
    assert max(state.returns()) == 1


def test_games_are_loaded_by_name_and_told_what_is_wrong() -> None:
    game = pyspiel.load_game("python_cottonopolis_brass(players=3)")
    assert (game.num_players(), game.num_distinct_actions()) == (3, 459)
    assert str(pyspiel.load_game(str(game))) == str(game)
    variants = {"players": 3, "variants": "two_way_virtual_link,tournament_mills"}
    named = pyspiel.load_game("python_cottonopolis_brass", variants)
    assert named.get_parameters()["variants"] == "tournament_mills+two_way_virtual_link"
    assert str(pyspiel.load_game(str(named))) == str(named)
    made = spiel.GAMES["brass"]
    assert made({"players": 3}).num_players() == 3
    assert repr(made.__new__(made)) == "BrassGame()"
    assert pyspiel.load_game("python_cottonopolis_industry").num_distinct_actions() == 701
    with pytest.raises(SetupError, match="3 or 4 players"):
        pyspiel.load_game("python_cottonopolis_brass(players=5)")
    with pytest.raises(SetupError, match="rank, margin, win"):
        pyspiel.load_game("python_cottonopolis_brass(reward=fame)")


@pytest.mark.parametrize("digit", [-5, 16, 77])
def test_the_seed_has_digits_only(digit: int) -> None:
    table = spiel.Table(SETUPS[0].rules)
    with pytest.raises(ValueError, match="0 to 15"):
        table.draw(digit)
    assert (table.seed, table.digits) == (0, 0)


@every_setup
def test_no_game_is_longer_than_said(setup: Setup) -> None:
    longest = load(setup).max_game_length()
    for policy in ("uniform", "sane"):
        _, counts = simulate(setup.rules, 200, 1, policy)
        assert counts.max() <= longest


def test_a_missing_openspiel_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "cottonopolis.env.spiel")
    with pytest.raises(SetupError, match=r"package open-spiel is .*extra “openspiel”"):
        importlib.import_module("cottonopolis.env.spiel")
