"""A9: the tile is the lowest level left, and level 0 cannot be built."""

import pytest

from tests.rules.industry_scene import industry_scene, money_of
from tests.rules.scene import refused, seat, tile

CARDS = "0 hand brown brown blue ship\n"


@pytest.mark.parametrize(
    ("industry", "place"), [("cotton_mill", "augsburg"), ("coal_mine", "bohemia"), ("port", "kiel")]
)
def test_level_1_at_the_start(industry: str, place: str) -> None:
    game = industry_scene(CARDS)
    game.play(f"build {industry} {place} with {'blue' if place == 'kiel' else 'brown'}")
    assert tile(game, place).level == 1
    assert seat(game, 0).stacks[industry] == [1, 2, 2, 3, 3]


def test_example_first_mill_costs_4() -> None:
    game = industry_scene(CARDS + "0 money 4")
    game.play("build cotton_mill augsburg with brown")
    assert money_of(game, 0) == (0, 0)


def test_the_next_level_when_the_lower_ones_are_gone() -> None:
    game = industry_scene(CARDS + "0 stack coal_mine 2 2 3 3")
    game.play("build coal_mine bohemia with brown")
    assert tile(game, "bohemia").level == 2
    assert seat(game, 0).stacks["coal_mine"] == [2, 3, 3]


def test_two_of_level_1_then_level_2() -> None:
    game = industry_scene("0 hand blue blue\n0 port 1 kiel")
    game.play("build port bremen.1 with blue")
    game.play("build port hamburg.1 with blue")  # coal through itself
    assert [tile(game, name).level for name in ("bremen.1", "hamburg.1")] == [1, 2]


def test_a_level_can_be_missing() -> None:
    game = industry_scene(CARDS + "0 stack coal_mine 1 3")
    game.play("build coal_mine bohemia with brown")
    assert tile(game, "bohemia").level == 1


def test_factories_of_level_0_cannot_be_built() -> None:
    assert refused(industry_scene(CARDS), "build factory augsburg with brown") == {"A9_LEVEL_0"}


def test_a_single_level_0_tile_is_enough_to_bar() -> None:
    game = industry_scene(CARDS + "0 stack factory 0 3 3")
    assert refused(game, "build factory augsburg with brown") == {"A9_LEVEL_0"}


def test_after_developing_both_the_factory_is_level_3() -> None:
    game = industry_scene(
        """
        0 hand brown factory factory
        0 stack factory 0 3 4
        1 coal_mine 1 bohemia
        1 iron_works 1 nuernberg.1
        1 rail ratisbon-bohemia
        1 rail ratisbon-nuernberg
        """
    )
    game.play("develop factory 0 with factory")
    game.play("build factory ratisbon with brown")
    assert tile(game, "ratisbon").level == 3
    assert seat(game, 0).stacks["factory"] == [4]


def test_the_ship_of_level_0_cannot_be_built() -> None:
    game = industry_scene("0 hand purple\n0 port 1 boston.1", "new_england")
    assert refused(game, "build ship mass_bay with purple") == {"A9_LEVEL_0"}


def test_without_it_the_ship_is_level_2() -> None:
    game = industry_scene("0 hand purple\n0 port 1 boston.1\n0 stack ship 2 3", "new_england")
    game.play("build ship mass_bay with purple")
    assert tile(game, "mass_bay").level == 2


def test_nothing_left_to_build() -> None:
    game = industry_scene(CARDS + "0 stack cotton_mill")
    assert refused(game, "build cotton_mill augsburg with brown") == {"A9_NONE_LEFT"}


def test_another_players_board_does_not_matter() -> None:
    game = industry_scene(CARDS + "1 stack cotton_mill")
    game.play("build cotton_mill augsburg with brown")
    assert seat(game, 1).stacks["cotton_mill"] == []
