"""What every set-up of every game must fulfil, whatever its rules."""

import random

import numpy as np
import pytest

from cottonopolis import Game, IllegalMove
from cottonopolis.engine.events import new_buffer
from cottonopolis.engine.game_loop import OVER
from cottonopolis.games.options import message_of
from cottonopolis.games.simulation import random_game, simulate
from cottonopolis.messages import say
from tests.setups import BRASS, SETUPS, Setup, walk

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
POLICIES = ("uniform", "sane")


@every_setup
@pytest.mark.parametrize("policy", POLICIES)
def test_legal_list_is_never_empty_and_names_nothing_twice(setup: Setup, policy: str) -> None:
    rules = setup.rules
    for seed in range(1, 4):
        for state in walk(rules, seed, policy):
            options = rules.legal(state)
            assert len(set(options)) == len(options)
            assert bool(options) == (state.stage != OVER)


@every_setup
def test_a_decision_is_listed_exactly_when_nothing_speaks_against_it(setup: Setup) -> None:
    rules = setup.rules
    chance = random.Random(1)
    for seed in range(1, 7):
        for state in walk(rules, seed, POLICIES[seed % 2], advanced=seed % 3 != 0):
            if chance.random() < 0.1:
                listed = set(rules.legal(state))
                allowed = {d for d in range(rules.decision_count) if rules.is_legal(state, d)}
                assert listed == allowed


@every_setup
def test_every_legal_decision_can_be_played_and_moves_the_game_on(setup: Setup) -> None:
    rules = setup.rules
    chance = random.Random(2)
    for state in walk(rules, 11, "sane"):
        if chance.random() < 0.1:
            for decision in rules.legal(state):
                after = rules.copy(state)
                rules.apply(after, decision, new_buffer())
                assert after != state
                option = rules.option(state, decision)
                assert option.decision == decision
                message_id, facts = message_of(option, rules.currency)
                assert say("de", message_id, **facts)
                if option.target is not None:
                    assert option.decision in {
                        found.decision for found in rules.options_meant(state, option.target.id)
                    }
                assert rules.legal(after) or after.stage == OVER


@every_setup
def test_a_refused_move_changes_nothing(setup: Setup) -> None:
    rules = setup.rules
    chance = random.Random(3)
    for state in walk(rules, 12, "sane"):
        if chance.random() > 0.05:
            continue
        game = Game.from_state(state, rules)
        before = state.tobytes()
        legal = set(rules.legal(state))
        for decision in chance.sample(range(rules.decision_count), 40):
            if decision not in legal:
                with pytest.raises(IllegalMove) as refusal:
                    game.play(decision)
                assert refusal.value.reasons == game.why_not(decision) != []
                assert game.state.tobytes() == before


@every_setup
@pytest.mark.parametrize("policy", POLICIES)
def test_a_record_reads_back_to_the_same_game(setup: Setup, policy: str) -> None:
    for seed in range(20, 24):
        game = setup.finished_game(seed, policy)
        text = game.record()
        again = Game.from_record(text)
        assert again.state == game.state
        assert again.steps == game.steps
        assert again.record() == text


@every_setup
def test_a_record_can_be_cut_anywhere(setup: Setup) -> None:
    game = setup.finished_game(30, "sane")
    text = game.record()
    total = len(game.actions())
    for until in range(0, total + 1, 7):
        assert len(Game.from_record(text, until).actions()) == until


@every_setup
def test_copies_are_independent(setup: Setup) -> None:
    rules = setup.rules
    state = rules.new(5)
    copied = rules.copy(state)
    before = state.tobytes()
    rules.apply(copied, rules.legal(copied)[0])
    assert state.tobytes() == before != copied.tobytes()


@every_setup
def test_same_seed_same_game_and_other_seed_other_game(setup: Setup) -> None:
    rules = setup.rules
    assert random_game(rules, 7, "sane")[1] == random_game(rules, 7, "sane")[1]
    assert rules.new(7) == rules.new(7)
    assert len({rules.new(seed).tobytes() for seed in range(50)}) == 50


@every_setup
def test_simulation_in_bulk_plays_the_same_games_one_by_one(setup: Setup) -> None:
    rules = setup.rules
    points, decisions = simulate(rules, 20, 100, "uniform")
    for index in range(20):
        state, _ = random_game(rules, 100 + index, "uniform")
        assert points[index].tolist() == rules.score(state)
    assert (decisions > 0).all()


def test_shuffles_are_fair() -> None:
    """First players and first cards over 4,000 seeds stay within four standard deviations."""
    rules = BRASS[0].rules
    firsts = np.zeros(4)
    cards = np.zeros(24)
    games = 4000
    for seed in range(games):
        state = rules.new(seed)
        firsts[int(state.order[0])] += 1
        cards += state.hand[0]
    assert (abs(firsts - games / 4) < 4 * (games * 3 / 16) ** 0.5).all()
    expected = rules.board.card_count / 66 * 8 * games
    assert (abs(cards - expected) < 4 * expected**0.5).all()
