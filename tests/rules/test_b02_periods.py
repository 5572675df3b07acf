"""B2: two periods, the deal, the cards set aside, rounds that use up every card."""

from collections import Counter

import pytest

from cottonopolis import Game
from tests.rules.scene import BrassGame, pass_round
from tests.rules.table_scene import known

PLAYERS = pytest.mark.parametrize("players", [3, 4])
ASIDE = {(4, "canal"): 6, (4, "rail"): 2, (3, "canal"): 9, (3, "rail"): 6}
ROUNDS = {4: 8, 3: 10}


def _first_rail_round(players: int, seed: int = 1) -> BrassGame:
    game = BrassGame.new("brass", players=players, seed=seed)
    while game.position().period == "canal":
        pass_round(game)
    return game


def _last_rounds(players: int) -> list[Game]:
    """Every period at the start of its last round."""
    canal = BrassGame.new("brass", players=players, seed=1)
    rail = _first_rail_round(players)
    for game in (canal, rail):
        while game.position().round < ROUNDS[players]:
            pass_round(game)
    return [canal, rail]


def _all_cards(game: BrassGame) -> Counter[str]:
    position = game.position()
    cards = Counter[str]([*known(position.deck), *position.discards, *known(position.set_aside)])
    for found in position.seats:
        cards.update(found.hand)
    return cards


@PLAYERS
def test_canal_then_rail_then_over(players: int) -> None:
    game = BrassGame.new("brass", players=players, seed=1)
    periods = []
    while not game.is_over:
        periods.append(game.position().period)
        pass_round(game)
    assert periods == ["canal"] * ROUNDS[players] + ["rail"] * ROUNDS[players]


@PLAYERS
def test_rounds_are_counted_from_one(players: int) -> None:
    for game in (BrassGame.new("brass", players=players), _first_rail_round(players)):
        assert game.position().round == 1
        assert game.position().rounds == ROUNDS[players]


@PLAYERS
def test_eight_cards_each(players: int) -> None:
    for game in (BrassGame.new("brass", players=players), _first_rail_round(players)):
        assert [len(game.view(s).hand) for s in range(players)] == [8] * players


@PLAYERS
def test_cards_set_aside(players: int) -> None:
    for game in (BrassGame.new("brass", players=players), _first_rail_round(players)):
        position = game.position()
        aside = ASIDE[players, known(position.period)]
        assert len(known(position.set_aside)) == aside
        assert position.deck_left == len(known(position.deck)) == 66 - 8 * players - aside


@PLAYERS
def test_set_aside_unseen(players: int) -> None:
    for game in (BrassGame.new("brass", players=players), _first_rail_round(players)):
        assert game.view(0).position.set_aside is None  # type: ignore[attr-defined]
        assert game.spectate().set_aside is None  # type: ignore[attr-defined]


@PLAYERS
def test_all_66_cards_in_both_periods(players: int) -> None:
    canal, rail = BrassGame.new("brass", players=players, seed=1), _first_rail_round(players)
    assert _all_cards(canal).total() == 66
    assert _all_cards(rail) == _all_cards(canal)


@PLAYERS
def test_no_card_is_lost_on_the_way(players: int) -> None:
    game = BrassGame.new("brass", players=players, seed=1)
    start = _all_cards(game)
    while not game.is_over:
        assert _all_cards(game) == start
        pass_round(game)


def test_41_location_and_25_industry_cards() -> None:
    cards = _all_cards(BrassGame.new("brass"))
    industries = {"cotton_mill": 8, "coal_mine": 5, "iron_works": 3, "port": 6, "shipyard": 3}
    assert {name: cards[name] for name in industries} == industries
    assert len(cards) - len(industries) == 19  # every location of Lancashire has a card


@PLAYERS
def test_rail_period_is_dealt_anew(players: int) -> None:
    """Field bug: the rail period never dealt."""
    game = _first_rail_round(players)
    assert game.position().discards == []
    assert game.position().deck_left > 0
    assert all(game.view(s).hand for s in range(players))


def test_both_deals_are_shuffled() -> None:
    canal = [known(BrassGame.new("brass", seed=s).position().deck) for s in range(3)]
    rail = [known(_first_rail_round(4, s).position().deck) for s in range(3)]
    assert len({tuple(deck) for deck in canal + rail}) == 6


@PLAYERS
def test_hands_and_deck_run_out_exactly(players: int) -> None:
    for game in _last_rounds(players):
        position = game.position()
        assert position.deck_left == 0
        assert [s.hand_size for s in position.seats] == [2] * players


@PLAYERS
def test_deck_lasts_until_four_rounds_are_left(players: int) -> None:
    """Hands of eight are two cards in each of the last four rounds."""
    for game in (BrassGame.new("brass", players=players), _first_rail_round(players)):
        emptied = None
        while game.position().round < ROUNDS[players]:
            if game.position().deck_left == 0 and emptied is None:
                emptied = game.position().round
            pass_round(game)
        assert emptied == ROUNDS[players] - 3
