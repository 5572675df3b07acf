"""A18: developing."""

import pytest

from tests.rules.industry_scene import industry_scene, money_of
from tests.rules.scene import refused, seat, slot


@pytest.mark.parametrize(
    ("tile", "left"), [("factory 0", [0, 3, 3, 4, 4]), ("factory 4", [0, 0, 3, 3, 4])]
)
def test_any_one_tile_goes_not_only_the_lowest(tile: str, left: list[int]) -> None:
    game = industry_scene()
    game.play(f"develop {tile} with ship")
    assert seat(game, 0).stacks["factory"] == left


def test_it_costs_a_card_and_nothing_else() -> None:
    game = industry_scene("0 hand brown port")
    game.play("develop port 2 with brown")
    assert seat(game, 0).hand == ["port"]
    assert game.position().discards == ["brown"]
    assert money_of(game, 0) == (0, 0)
    assert game.position().iron_track.cubes == 6
    assert seat(game, 0).spent == 0


def test_only_ones_own_board_changes() -> None:
    game = industry_scene()
    game.play("develop ship 0 with ship")
    assert seat(game, 0).stacks["ship"] == [2, 2, 3, 3]
    assert seat(game, 1).stacks["ship"] == [0, 2, 2, 3, 3]


def test_two_developments_open_the_level_3_factory() -> None:
    game = industry_scene("0 hand ship ship blue\n1 port 1 hamburg.1")
    assert "A9_LEVEL_0" in refused(game, "build factory hamburg.3 with blue")
    game.play("develop factory 0 with ship")
    game.play("develop factory 0 with ship")
    assert seat(game, 0).stacks["factory"] == [3, 3, 4, 4]
    assert slot(game, "hamburg.3") is None


def test_one_tile_per_action() -> None:
    game = industry_scene()
    assert refused(game, "develop factory 0 and factory 0 with ship")


@pytest.mark.parametrize("left", ["", "1 3"])
def test_a_tile_that_is_not_left(left: str) -> None:
    game = industry_scene(f"0 stack port {left}")
    assert refused(game, "develop port 2 with ship") == {"A18_NONE_LEFT"}


def test_a_tile_on_the_map_cannot_be_developed() -> None:
    game = industry_scene("0 stack port 1\n0 port 1 kiel")
    assert refused(game, "develop port 1 with ship") == {"A18_NONE_LEFT"}


def test_the_card_must_be_held() -> None:
    game = industry_scene()
    assert refused(game, "develop port 1 with brown") == {"A3_CARD_NOT_HELD"}


def test_without_a_card_there_is_no_developing() -> None:
    game = industry_scene("0 hand")
    assert refused(game, "develop port 1") == {"A3_NEEDS_A_CARD"}
