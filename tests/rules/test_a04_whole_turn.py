"""A4: both actions for one building anywhere, with any card."""

import pytest

from tests.rules.industry_scene import industry_scene
from tests.rules.scene import refused, seat, tile

TABLE = """
    0 hand ship port
    0 cotton_mill 1 kassel
    """


@pytest.mark.parametrize("card", ["ship", "port", "brown"])
def test_any_card_builds_anywhere(card: str) -> None:
    game = industry_scene(TABLE + f"0 hand {card} orange")
    game.play(f"build cotton_mill magdeburg with {card} whole_turn")
    assert tile(game, "magdeburg").owner == 0
    assert seat(game, 0).hand == ["orange"]


@pytest.mark.parametrize(
    ("industry", "place"),
    [("iron_works", "augsburg"), ("coal_mine", "poland"), ("port", "kiel")],
)
def test_any_industry_on_any_fitting_slot(industry: str, place: str) -> None:
    game = industry_scene(TABLE)
    game.play(f"build {industry} {place} with ship whole_turn")
    assert tile(game, place).industry == industry


def test_it_takes_both_actions_and_one_card() -> None:
    game = industry_scene(TABLE)
    game.play("build cotton_mill magdeburg with ship whole_turn")
    assert (game.seat, game.position().actions_left) == (1, 2)
    assert game.position().discards == ["ship"]


def test_without_it_the_card_does_not_allow_it() -> None:
    move = "build cotton_mill magdeburg with ship"
    assert refused(industry_scene(TABLE), move) == {"A5_OTHER_INDUSTRY"}


def test_not_after_the_first_action() -> None:
    game = industry_scene(TABLE)
    game.play("pass with port")
    move = "build cotton_mill magdeburg with ship whole_turn"
    assert refused(game, move) == {"A4_NOT_WHOLE_TURN"}


def test_not_in_the_first_round() -> None:
    game = industry_scene(TABLE + "round 1\nactions 1")
    move = "build cotton_mill magdeburg with ship whole_turn"
    assert refused(game, move) == {"A4_FIRST_ROUND"}


def test_the_card_must_be_held() -> None:
    move = "build cotton_mill magdeburg with grey whole_turn"
    assert refused(industry_scene(TABLE), move) == {"A3_CARD_NOT_HELD"}


def test_not_without_a_card() -> None:
    game = industry_scene(TABLE + "0 hand")
    move = "build cotton_mill magdeburg with ship whole_turn"
    assert refused(game, move) == {"A3_CARD_NOT_HELD"}


@pytest.mark.parametrize(
    ("fact", "build", "reason"),
    [
        ("", "port magdeburg", "A7_NOT_SHOWN"),
        ("0 iron_works 1 cologne.1", "cotton_mill cologne.2", "A8_LIMIT"),
        ("", "factory magdeburg", "A9_LEVEL_0"),
        ("0 stack cotton_mill", "cotton_mill magdeburg", "A9_NONE_LEFT"),
        ("0 stack cotton_mill 2", "cotton_mill magdeburg", "A10_NO_COAL"),
        ("1 iron_works 1 magdeburg", "cotton_mill magdeburg", "A15_OCCUPIED"),
        ("", "iron_works kassel", "A15_NOT_HIGHER"),
    ],
)
def test_all_other_rules_hold(fact: str, build: str, reason: str) -> None:
    game = industry_scene(TABLE + fact)
    assert refused(game, f"build {build} with ship whole_turn") == {reason}


def test_overbuilding_is_possible() -> None:
    game = industry_scene(
        TABLE
        + """
        0 stack iron_works 2
        1 coal_mine 1 dortmund.1
        1 rail dortmund-kassel
        """
    )
    game.play("build iron_works kassel with port whole_turn")
    assert tile(game, "kassel").industry == "iron_works"


@pytest.mark.parametrize("other", ["pass with port", "develop factory 0 with port"])
def test_only_for_building(other: str) -> None:
    assert refused(industry_scene(TABLE), f"{other} whole_turn") == {"NOTATION_EXTRA"}
