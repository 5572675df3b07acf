"""B6: the period ends when nobody has a card; scoring, clean-up, end of the game."""

import pytest

from tests.rules.scene import (
    LAST_CARD,
    BrassGame,
    pass_once,
    pass_round,
    refused,
    scene,
    seat,
    slot,
)
from tests.rules.table_scene import known


def _last_card(text: str, period: str = "canal") -> BrassGame:
    """The last card of a period is played."""
    game = scene(LAST_CARD + f"period {period}\n" + text)
    pass_once(game)
    return game


def test_empty_deck_does_not_end_the_period() -> None:
    game = scene("round 5\ndeck\nto_move 3\nactions 1")
    pass_once(game)
    position = game.position()
    assert (position.period, position.round) == ("canal", 6)


def test_hands_empty_ends_the_canal_period() -> None:
    position = _last_card("").position()
    assert (position.period, position.round) == ("rail", 1)


def test_last_card_of_all_ends_it_not_the_first_empty_hand() -> None:
    game = scene(
        "round 8\ndeck\n0 hand port port\n1 hand port port\n2 hand port port\n3 hand port port"
    )
    for _ in range(7):
        pass_once(game)
        assert game.position().period == "canal"
    pass_once(game)
    assert game.position().period == "rail"


def test_canal_period_scores_before_the_clean_up() -> None:
    game = _last_card(
        "0 port 1 liverpool.1 flipped\n0 link liverpool-wigan\n1 port 2 preston.3 flipped"
    )
    assert game.score() == [2 + 1, 4, 0, 0]
    assert slot(game, "liverpool.1") is None
    assert slot(game, "preston.3") is not None


def test_canals_come_off_and_link_tiles_back() -> None:
    game = _last_card("0 port 1 liverpool.1\n0 link liverpool-wigan")
    assert set(game.position().links.values()) == {None}
    assert seat(game, 0).links_left == 14


def test_unflipped_tiles_score_nothing() -> None:
    assert _last_card("0 port 2 liverpool.1\n0 cotton_mill 1 colne.1").score() == [0, 0, 0, 0]


def test_cash_scores_only_at_the_end_of_the_game() -> None:
    assert _last_card("0 money 45").score() == [0, 0, 0, 0]
    assert _last_card("0 money 45", "rail").score() == [4, 3, 3, 3]


def test_game_ends_with_the_rail_period() -> None:
    game = _last_card("0 port 2 liverpool.1 flipped\n0 money 9", "rail")
    position = game.position()
    assert game.is_over
    assert (game.seat, position.stage, position.to_move) == (None, "over", None)
    assert game.score()[0] == 4
    assert slot(game, "liverpool.1") is not None  # nothing is cleaned up
    assert game.legal() == []


def test_no_income_after_the_last_round() -> None:
    game = _last_card("0 space 40\n1 space 0\n1 money 3", "rail")
    assert (seat(game, 0).money, seat(game, 1).money) == (30, 3)


def test_nothing_is_played_after_the_end() -> None:
    game = _last_card("", "rail")
    assert refused(game, "pass with port") == {"B6_GAME_OVER"}
    assert refused(game, "loan 10 with port") == {"B6_GAME_OVER"}


@pytest.mark.parametrize("players", [3, 4])
def test_ranking_is_known_at_the_end_only(players: int) -> None:
    game = BrassGame.new("brass", players=players, seed=4)
    while not game.is_over:
        assert game.position().ranking is None
        pass_round(game)
    assert sorted(known(game.position().ranking)) == list(range(players))
    assert game.score() == [3] * players  # £30 each, nothing else


@pytest.mark.parametrize("players", [3, 4])
def test_nobody_holds_a_card_at_the_end(players: int) -> None:
    game = BrassGame.new("brass", players=players, seed=4)
    while not game.is_over:
        pass_round(game)
    assert [found.hand_size for found in game.position().seats] == [0] * players
    assert game.position().deck_left == 0
