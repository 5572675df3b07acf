"""A19: drawing two cards."""

from collections import Counter

import pytest

from tests.rules.industry_scene import industry_scene
from tests.rules.scene import refused, seat

TABLE = """
    0 hand ship
    deck grey orange factory blue
    face_up brown port
"""


@pytest.mark.parametrize(
    ("move", "drawn", "pair"),
    [
        ("draw deck and deck", ["grey", "orange"], ["brown", "port"]),
        ("draw brown and port", ["brown", "port"], ["grey", "orange"]),
        ("draw deck and brown", ["grey", "brown"], ["orange", "port"]),
        ("draw port and deck", ["port", "grey"], ["brown", "orange"]),
    ],
)
def test_each_from_the_pair_or_the_deck(move: str, drawn: list[str], pair: list[str]) -> None:
    game = industry_scene(TABLE)
    game.play(move)
    assert Counter(seat(game, 0).hand) == Counter([*drawn, "ship"])
    assert Counter(game.position().face_up) == Counter(pair)


def test_drawing_takes_no_card_and_one_action() -> None:
    game = industry_scene(TABLE)
    game.play("draw deck and deck")
    assert game.position().discards == []
    assert (game.seat, game.position().actions_left) == (0, 1)


def test_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    game = industry_scene(TABLE)
    game.play(next(d for d in game.legal() if d.text == "draw deck"))
    assert game.position().stage == "draw"
    assert Counter(game.view(0).hand) == Counter(["grey", "ship"])
    assert len(game.legal()) == 3


def test_the_pair_is_refilled_only_after_both() -> None:
    game = industry_scene(TABLE)
    assert refused(game, "draw brown and grey") == {"A19_NOT_FACE_UP"}
    game.play(next(d for d in game.legal() if d.text == "draw brown"))
    assert game.position().face_up == ["port"]


def test_a_face_up_card_is_drawn_once() -> None:
    assert refused(industry_scene(TABLE), "draw brown and brown") == {"A19_NOT_FACE_UP"}
    twins = industry_scene(TABLE + "face_up brown brown")
    twins.play("draw brown and brown")
    assert Counter(seat(twins, 0).hand) == Counter(["brown", "brown", "ship"])


def test_a_card_that_does_not_lie_face_up() -> None:
    assert refused(industry_scene(TABLE), "draw purple and deck") == {"A19_NOT_FACE_UP"}


def test_the_second_must_be_drawn() -> None:
    game = industry_scene(TABLE)
    assert refused(game, "draw deck") == set()


def test_with_eight_cards_one_is_drawn() -> None:
    game = industry_scene(TABLE + "0 hand" + " ship" * 8)
    assert refused(game, "draw deck and deck")
    game.play("draw brown")
    assert seat(game, 0).hand_size == 9
    assert game.position().actions_left == 1
    assert Counter(game.position().face_up) == Counter(["grey", "port"])


def test_with_seven_cards_two_are_drawn() -> None:
    game = industry_scene(TABLE + "0 hand" + " ship" * 7)
    game.play("draw brown and deck")
    assert seat(game, 0).hand_size == 9


def test_with_nine_cards_none_is_drawn() -> None:
    game = industry_scene(TABLE + "0 hand" + " ship" * 9)
    assert refused(game, "draw deck") == {"A19_HAND_FULL"}
    assert not [move for move in game.legal() if str(move).startswith("draw")]


def test_the_last_card_is_drawn_alone() -> None:
    game = industry_scene(TABLE + "deck\nface_up brown")
    game.play("draw brown")
    assert seat(game, 0).hand == ["brown", "ship"]
    assert game.position().actions_left == 1


def test_an_empty_deck_leaves_the_pair() -> None:
    game = industry_scene(TABLE + "deck")
    assert refused(game, "draw deck and brown") == {"A19_NO_CARDS"}
    game.play("draw brown and port")
    assert game.position().face_up == []


def test_the_last_card_of_the_deck_then_one_of_the_pair() -> None:
    game = industry_scene(TABLE + "deck grey")
    game.play("draw deck and brown")
    assert game.position().face_up == ["port"]
    assert game.position().deck_left == 0


def test_nothing_is_left_to_draw() -> None:
    game = industry_scene(TABLE + "deck\nface_up")
    assert refused(game, "draw deck") == {"A19_NO_CARDS"}
    assert not [move for move in game.legal() if str(move).startswith("draw")]
