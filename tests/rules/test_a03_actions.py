"""A3: the six actions, and which of them cost a card."""

import pytest
from msgspec.structs import replace

from tests.rules.industry_scene import industry_scene
from tests.rules.scene import refused, seat

TABLE = """
    0 hand brown ship
    0 port 1 hamburg.1
    0 cotton_mill 1 hamburg.3
    """


@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("build cotton_mill augsburg with brown", ["ship"]),
        ("develop factory 0 with brown", ["ship"]),
        ("develop factory 0 with ship", ["brown"]),
        ("pass with ship", ["brown"]),
    ],
)
def test_building_developing_and_passing_cost_the_card(move: str, left: list[str]) -> None:
    game = industry_scene(TABLE)
    game.play(move)
    assert seat(game, 0).hand == left
    assert game.position().discards == [({"brown", "ship"} - set(left)).pop()]
    assert game.position().actions_left == 1


@pytest.mark.parametrize("move", ["rail kiel-hamburg", "sell hamburg.3 to hamburg.1"])
def test_railways_and_sales_cost_no_card(move: str) -> None:
    game = industry_scene(TABLE)
    game.play(move)
    assert seat(game, 0).hand == ["brown", "ship"]
    assert game.position().actions_left == 1


def test_drawing_costs_no_card() -> None:
    game = industry_scene(TABLE)
    game.play("draw purple and purple")
    assert sorted(seat(game, 0).hand) == ["brown", "purple", "purple", "ship"]
    assert game.position().discards == []


@pytest.mark.parametrize("move", ["rail kiel-hamburg", "sell hamburg.3 to hamburg.1"])
def test_railways_and_sales_with_an_empty_hand(move: str) -> None:
    game = industry_scene(TABLE + "0 hand")
    game.play(move)
    assert game.position().actions_left == 1


@pytest.mark.parametrize(
    "move",
    [
        "build cotton_mill magdeburg with orange",
        "develop factory 0 with orange",
        "pass with orange",
    ],
)
def test_the_card_must_be_held(move: str) -> None:
    assert refused(industry_scene(TABLE), move) == {"A3_CARD_NOT_HELD"}


@pytest.mark.parametrize("move", ["develop factory 0", "pass"])
def test_no_card_nothing_that_costs_one(move: str) -> None:
    assert refused(industry_scene("0 hand"), move) == {"A3_NEEDS_A_CARD"}


def test_no_card_no_building() -> None:
    game = industry_scene("0 hand")
    assert refused(game, "build cotton_mill augsburg") == {"A3_NEEDS_A_CARD"}


def test_the_same_action_twice() -> None:
    game = industry_scene(TABLE)
    game.play("rail kiel-hamburg")
    game.play("rail hamburg-bremen")  # coal and iron from the tracks, through the port
    assert game.position().links["hamburg-bremen"] == 0
    assert game.seat == 1


def test_the_second_action_builds_on_the_first() -> None:
    game = industry_scene("0 hand grey cotton_mill")
    assert refused(game, "rail frankfurt-kassel") == {"A16_NOT_CONNECTED"}
    game.play("build cotton_mill kassel with grey")
    game.play("rail frankfurt-kassel")
    assert game.position().links["frankfurt-kassel"] == 0


def test_pass_does_nothing_else() -> None:
    game = industry_scene("0 hand port brown\n0 money 4\n0 loans 1")
    before = seat(game, 0)
    game.play("pass with port")
    assert seat(game, 0) == replace(before, hand=["brown"], hand_size=1)


def test_pass_is_free_with_an_empty_hand_and_an_empty_deck() -> None:
    game = industry_scene("deck\n0 hand\nface_up brown grey")
    before = seat(game, 0)
    game.play("pass")
    assert seat(game, 0) == before
    assert game.position().actions_left == 1


def test_pass_is_not_free_with_cards_in_the_deck() -> None:
    assert refused(industry_scene("deck port\n0 hand"), "pass") == {"A3_NEEDS_A_CARD"}


@pytest.mark.parametrize("deck", ["deck", "deck port"])
def test_pass_is_not_free_with_cards_in_hand(deck: str) -> None:
    game = industry_scene(f"{deck}\n0 hand brown grey")
    assert refused(game, "pass") == set()  # say which card
