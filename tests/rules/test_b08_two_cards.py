"""B8: two actions combined into one."""

import pytest

from cottonopolis import IllegalMove
from tests.rules.scene import codes_against, scene, seat, slot


def test_two_cards_build_at_colne() -> None:
    game = scene("0 hand manchester coal_mine port port")
    game.play("build cotton_mill colne.1 with manchester + coal_mine")
    tile = slot(game, "colne.1")
    assert tile is not None and tile["owner"] == 0
    assert seat(game, 0)["hand"] == ["port", "port"]
    assert game.seat == 1  # it was the whole turn


def test_not_as_second_action() -> None:
    game = scene("0 hand manchester coal_mine port\nactions 1")
    assert codes_against(game, "build cotton_mill colne.1 with manchester + coal_mine") == {
        "B8_NOT_WHOLE_TURN"
    }
    with pytest.raises(IllegalMove):
        game.play("build cotton_mill colne.1 with manchester + coal_mine")


def test_never_in_the_first_round() -> None:
    game = scene("round 1\nactions 1\n0 hand manchester coal_mine port")
    assert codes_against(game, "build cotton_mill colne.1 with manchester + coal_mine") == {
        "B8_FIRST_ROUND"
    }


def test_both_cards_must_be_held() -> None:
    game = scene("0 hand manchester port")
    assert codes_against(game, "build cotton_mill colne.1 with manchester + manchester") == {
        "B7_CARD_NOT_HELD"
    }
    assert codes_against(game, "build cotton_mill colne.1 with manchester + coal_mine") == {
        "B7_CARD_NOT_HELD"
    }
