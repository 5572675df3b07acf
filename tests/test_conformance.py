"""What every set-up of every game must fulfil, whatever its rules."""

import random

import numpy as np
import pytest

from cottonopolis import Game, IllegalMove
from cottonopolis.engine.events import new_buffer
from cottonopolis.games.brass.layout import OVER
from tests.setups import IDS, SETUPS, Setup, rules_of, walk

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=IDS)
POLICIES = ("uniform", "sane")


@every_setup
@pytest.mark.parametrize("policy", POLICIES)
def test_legal_list_is_never_empty_and_names_nothing_twice(setup: Setup, policy: str) -> None:
    rules = rules_of(setup)
    for seed in range(1, 4):
        for state in walk(rules, seed, policy):
            options = rules.legal(state)
            assert len(set(options)) == len(options)
            assert bool(options) == (state.stage != OVER)


@every_setup
def test_a_decision_is_listed_exactly_when_nothing_speaks_against_it(setup: Setup) -> None:
    rules = rules_of(setup)
    chance = random.Random(1)
    for seed in range(1, 7):
        for state in walk(rules, seed, POLICIES[seed % 2], money=150 if seed % 3 else None):
            if chance.random() < 0.1:
                listed = set(rules.legal(state))
                allowed = {d for d in range(rules.decisions) if rules.is_legal(state, d)}
                assert listed == allowed


@every_setup
def test_every_legal_decision_can_be_played_and_moves_the_game_on(setup: Setup) -> None:
    rules = rules_of(setup)
    chance = random.Random(2)
    for state in walk(rules, 11, "sane"):
        if chance.random() < 0.1:
            for decision in rules.legal(state):
                after = rules.copy(state)
                rules.apply(after, decision, new_buffer())
                assert after != state
                assert rules.legal(after) or after.stage == OVER


@every_setup
def test_a_refused_move_changes_nothing(setup: Setup) -> None:
    rules = rules_of(setup)
    chance = random.Random(3)
    for state in walk(rules, 12, "sane"):
        if chance.random() > 0.05:
            continue
        game = Game("brass", *_game_arguments(setup, 12))
        game.begin(state)
        before = state.tobytes()
        legal = set(rules.legal(state))
        for decision in chance.sample(range(rules.decisions), 40):
            if decision not in legal:
                with pytest.raises(IllegalMove) as refusal:
                    game.play(decision)
                assert refusal.value.reasons == game.why_not(decision) != []
                assert game.state.tobytes() == before


def _game_arguments(setup: Setup, seed: int) -> tuple[int, int, tuple[str, ...]]:
    players, variants = setup
    return players, seed, variants


@every_setup
@pytest.mark.parametrize("policy", POLICIES)
def test_a_record_reads_back_to_the_same_game(setup: Setup, policy: str) -> None:
    rules = rules_of(setup)
    for seed in range(20, 24):
        game = Game("brass", *_game_arguments(setup, seed))
        game.take(*rules.random_game(seed, policy))
        text = game.record()
        again = Game.from_record(text)
        assert again.state == game.state
        assert again.steps == game.steps
        assert again.record() == text


@every_setup
def test_a_record_can_be_cut_anywhere(setup: Setup) -> None:
    rules = rules_of(setup)
    game = Game("brass", *_game_arguments(setup, 30))
    game.take(*rules.random_game(30, "sane"))
    text = game.record()
    total = len(game.actions())
    for until in range(0, total + 1, 7):
        assert len(Game.from_record(text, until).actions()) == until


@every_setup
def test_copies_are_independent(setup: Setup) -> None:
    rules = rules_of(setup)
    state = rules.new(5)
    copied = rules.copy(state)
    before = state.tobytes()
    rules.apply(copied, rules.legal(copied)[0])
    assert state.tobytes() == before != copied.tobytes()


@every_setup
def test_same_seed_same_game_and_other_seed_other_game(setup: Setup) -> None:
    rules = rules_of(setup)
    assert rules.random_game(7, "sane")[1] == rules.random_game(7, "sane")[1]
    assert rules.new(7) == rules.new(7)
    assert len({rules.new(seed).tobytes() for seed in range(50)}) == 50


@every_setup
def test_simulation_in_bulk_plays_the_same_games_one_by_one(setup: Setup) -> None:
    rules = rules_of(setup)
    points, decisions = rules.simulate(20, 100, "uniform")
    for index in range(20):
        state, _ = rules.random_game(100 + index, "uniform")
        assert points[index].tolist() == rules.score(state)
    assert (decisions > 0).all()


@every_setup
def test_events_tell_the_whole_story(setup: Setup) -> None:
    """Money, income, points, tiles, links and hands can be rebuilt from the events alone."""
    rules = rules_of(setup)
    game = Game("brass", *_game_arguments(setup, 40))
    game.take(*rules.random_game(40, "sane"))
    players = rules.players
    money = [int(rules.board.money)] * players
    space = [int(rules.board.income_space)] * players
    vp = [0] * players
    tiles: dict[str, tuple[int, str, int]] = {}
    links: dict[str, int] = {}
    hands: list[list[str]] = [[] for _ in range(players)]
    for event in game.log:
        facts = event.facts
        seat = int(facts.get("seat", 0))
        if event.name in ("paid", "bought_coal", "bought_iron"):
            money[seat] -= int(facts["price"])
        elif event.name in ("shipped_coal", "shipped_iron"):
            money[seat] += int(facts["price"])
        elif event.name in ("collected", "gave_up", "borrowed"):
            money[seat] += int(facts["amount"])
            tiles.pop(str(facts.get("place")), None)
        elif event.name == "paid_debt":
            money[seat] -= int(facts["amount"])
        elif event.name == "income_moved":
            assert space[seat] == facts["from_space"]
            space[seat] = int(facts["to_space"])
        elif event.name == "forgiven":
            vp[seat] -= int(facts["vp"])
        elif event.name.startswith("scored_"):
            vp[seat] += int(facts["vp"])
        elif event.name == "built":
            tiles[str(facts["place"])] = (seat, str(facts["industry"]), int(facts["level"]))
        elif event.name == "removed_tile":
            del tiles[str(facts["place"])]
        elif event.name == "laid_link":
            links[str(facts["link"])] = seat
        elif event.name == "removed_link":
            del links[str(facts["link"])]
        elif event.name == "drew":
            hands[seat].append(str(facts["card"]))
        elif event.name == "played_card":
            hands[seat].remove(str(facts["card"]))
    position = game.position()
    assert money == [seat["money"] for seat in position["seats"]]
    assert space == [seat["income_space"] for seat in position["seats"]]
    assert vp == game.score()
    assert links == {name: owner for name, owner in position["links"].items() if owner is not None}
    assert tiles == {
        name: (tile["owner"], tile["industry"], tile["level"])
        for name, tile in position["slots"].items()
        if tile
    }
    assert [sorted(hand) for hand in hands] == [seat["hand"] for seat in position["seats"]]


def test_shuffles_are_fair() -> None:
    """First players and first cards over 4,000 seeds stay within four standard deviations."""
    rules = rules_of(SETUPS[0])
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
