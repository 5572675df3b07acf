"""Nobody sees what is hidden from them."""

import random
from typing import Any

import numpy as np
import pytest

from cottonopolis import Game
from cottonopolis.engine.game_loop import OVER
from cottonopolis.engine.records import CHANCE_WORDS
from cottonopolis.engine.rng import seed_chance, shuffle
from cottonopolis.games.brass.state import FACE_DOWN, MARKET_TILES
from cottonopolis.games.rules import AnyRules
from tests.setups import BRASS, SETUPS, Setup, walk

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def disturb(rules: AnyRules, state: Any, seat: int, chance: random.Random) -> Any:
    """The same state with everything changed that the seat may not know."""
    changed = rules.copy(state)
    changed.chance[:] = [chance.getrandbits(32) for _ in range(CHANCE_WORDS)]
    others = [s for s in range(rules.players) if s != seat]
    hidden = cards_in_deck(rules, state)
    pool = [int(card) for card in state.deck[:hidden]]
    kinds = state.hand.shape[1]
    for other in others:
        pool += [card for card in range(kinds) for _ in range(int(state.hand[other, card]))]
    chance.shuffle(pool)
    changed.deck[:hidden] = pool[:hidden]
    rest = pool[hidden:]
    for other in others:
        changed.hand[other, :] = 0
        for card in rest[: int(state.hand_size[other])]:
            changed.hand[other, card] += 1
        rest = rest[int(state.hand_size[other]) :]
    if rules.game == "brass":
        turned = int(state.market_turned)
        seed_chance(generator := np.zeros(CHANCE_WORDS, dtype=np.uint32), chance.getrandbits(32), 0)
        shuffle(changed.market_tiles[turned:], int(rules.board.market_size) - turned, generator)
    return changed


def cards_in_deck(rules: AnyRules, state: Any) -> int:
    """Cards that nobody sees: the draw deck, and in Brass those set aside."""
    return int(state.deck_left) + (int(state.set_aside) if rules.game == "brass" else 0)


@every_setup
def test_changing_what_is_hidden_changes_no_view_and_no_legal_list(setup: Setup) -> None:
    rules = setup.rules
    chance = random.Random(1)
    for seed in (1, 2):
        for state in walk(rules, seed, "sane"):
            if state.stage == OVER or chance.random() > 0.2:
                continue
            mover = rules.seat_to_move(state)
            for seat in range(rules.players):
                other = disturb(rules, state, seat, chance)
                assert rules.view(state, seat) == rules.view(other, seat)
                assert rules.position(rules.view(state, seat)) == rules.position(
                    rules.view(other, seat)
                )
                if seat == mover:
                    assert rules.legal(rules.view(state, seat)) == rules.legal(state)
                    assert rules.legal(other) == rules.legal(state)


@every_setup
def test_half_made_choices_of_others_are_not_seen(setup: Setup) -> None:
    """Whatever a seat is about to do, the others see the same until it is carried out."""
    rules = setup.rules
    for state in walk(rules, 3, "sane"):
        if state.stage != 0:
            continue
        mover = rules.seat_to_move(state)
        assert mover is not None
        other = (mover + 1) % rules.players
        before = rules.view(state, other)
        for decision in rules.legal(state):
            after = rules.copy(state)
            rules.step(after, decision)
            if after.pending and after.done == 0:
                assert rules.view(after, other) == before


@every_setup
def test_a_view_holds_no_hidden_card(setup: Setup) -> None:
    rules = setup.rules
    for state in walk(rules, 4, "uniform"):
        for seat in range(rules.players):
            view = rules.view(state, seat)
            assert not view.chance.any()
            assert (view.deck == -1).all()
            if rules.game == "brass":
                hidden = view.market_tiles[int(state.market_turned) : MARKET_TILES]
                assert (hidden == FACE_DOWN).all()
            for other in range(rules.players):
                assert other == seat or not view.hand[other].any()


def test_logs_hide_the_cards_that_others_draw() -> None:
    game = BRASS[0].finished_game(5, "sane")
    for seat in range(4):
        log = game.view(seat).log
        drawn = [event for event in log if event.name == "drew"]
        assert drawn
        assert {event.facts["seat"] for event in drawn} == {seat}
        hidden = [event for event in log if event.name == "drew_hidden"]
        assert {event.facts["seat"] for event in hidden} == {0, 1, 2, 3} - {seat}
        assert all(set(event.facts) == {"seat"} for event in hidden)


def test_a_view_of_another_seat_shows_no_pending_action() -> None:
    game = Game.new("brass", players=4, seed=11)
    game.play("loan 30 with " + game.view(3).hand[0])
    choice = next(d for d in game.legal() if d.text.startswith("develop"))
    game.play(choice)
    mover = game.seat
    assert mover is not None
    for seat in range(4):
        expected = choice.text if seat == mover else None
        assert game.view(seat).position.pending == expected


@every_setup
def test_redeal_gives_a_full_state_that_looks_the_same(setup: Setup) -> None:
    rules = setup.rules
    chance = random.Random(6)
    for state in walk(rules, 6, "sane"):
        if state.stage == OVER or chance.random() > 0.1:
            continue
        for seat in range(rules.players):
            view = rules.view(state, seat)
            guess = rules.redeal(view, seat, chance.randrange(10**6))
            assert rules.view(guess, seat) == view
            kinds = guess.hand.shape[1]
            deck = guess.deck[: cards_in_deck(rules, guess)]
            held = guess.hand[: rules.players].sum(axis=0) + guess.discards
            held = held + np.bincount(deck, minlength=kinds)
            if rules.game == "brass":
                size = int(rules.board.market_size)
                assert sorted(guess.market_tiles[:size]) == sorted(rules.board.market_tiles[:size])
            else:
                held = held + guess.face_up
            assert (held == rules.board.card_count).all()
            assert (guess.hand_size[: rules.players] == state.hand_size[: rules.players]).all()
