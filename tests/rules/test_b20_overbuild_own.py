"""B20: overbuilding one's own tile."""

import pytest

from cottonopolis.games.positions import Tile
from tests.rules.scene import LAST_CARD, refused, scene, seat, slot, tile


@pytest.mark.parametrize("face", ["", "flipped"])
def test_the_same_industry_at_a_higher_level_flipped_or_not(face: str) -> None:
    game = scene(
        f"""
        0 stack port 2 2 3
        0 hand liverpool port
        0 port 1 liverpool.1 {face}
        """
    )
    game.play("build port liverpool.1 with liverpool")
    new = slot(game, "liverpool.1")
    assert new == Tile(0, "port", 2, False, 0)
    assert seat(game, 0).stacks["port"] == [2, 3]  # the old tile is out of the game
    assert seat(game, 0).money == 30 - 7


def test_the_income_of_the_old_tile_stays() -> None:
    game = scene(
        """
        0 stack port 2
        0 hand liverpool
        0 space 13
        0 port 1 liverpool.1 flipped
        """
    )
    game.play("build port liverpool.1 with liverpool")
    assert seat(game, 0).income_space == 13


def test_the_old_cubes_leave_with_the_old_tile() -> None:
    game = scene(
        """
        0 stack coal_mine 2
        0 hand wigan
        0 coal_mine 1 wigan.1 cubes 2
        """
    )
    game.play("build coal_mine wigan.1 with wigan")
    assert tile(game, "wigan.1").cubes == 3
    assert tile(game, "wigan.1").level == 2
    assert game.position().coal_track.cubes == 8


def test_levels_may_be_skipped() -> None:
    game = scene("0 stack port 4\n0 hand liverpool\n0 port 1 liverpool.1")
    game.play("build port liverpool.1 with liverpool")
    assert tile(game, "liverpool.1").level == 4


@pytest.mark.parametrize("top", ["2", "3"])
def test_an_equal_or_lower_level_is_refused(top: str) -> None:
    game = scene(f"0 port 3 liverpool.1\n0 stack port {top}\n0 hand liverpool")
    assert refused(game, "build port liverpool.1 with liverpool") == {"B20_NOT_HIGHER"}


def test_another_industry_is_refused() -> None:
    game = scene(
        """
        period rail
        0 cotton_mill 2 bolton.1
        0 stack coal_mine 4
        0 hand bolton
        """
    )
    assert refused(game, "build coal_mine bolton.1 with bolton") == {"B20_OTHER_INDUSTRY"}


def test_it_is_judged_against_the_movers_stack() -> None:
    game = scene(
        """
        0 port 1 liverpool.1
        0 stack port 1 2
        1 stack port 4
        0 hand liverpool
        """
    )
    assert refused(game, "build port liverpool.1 with liverpool") == {"B20_NOT_HIGHER"}


def test_the_stacks_of_the_others_do_not_matter() -> None:
    game = scene(
        """
        to_move 2
        2 port 1 liverpool.1
        2 stack port 2
        2 hand liverpool port
        0 stack port 1
        1 stack port 1
        3 stack port
        """
    )
    game.play("build port liverpool.1 with liverpool")
    assert seat(game, 2).stacks["port"] == []
    assert [seat(game, other).stacks["port"] for other in (0, 1, 3)] == [[1], [1], []]


def test_the_card_must_fit_as_for_any_build() -> None:
    game = scene(
        """
        0 port 1 liverpool.1
        0 stack port 2
        0 hand port manchester
        """
    )
    move = "build port liverpool.1 with "
    assert refused(game, move + "port") == {"B10_NOT_IN_NETWORK"}  # no canal touches Liverpool
    assert refused(game, move + "manchester") == {"B9_OTHER_LOCATION"}


def test_one_tile_in_a_location_is_still_one_after_it() -> None:
    game = scene(
        """
        0 cotton_mill 1 bolton.1 flipped
        0 stack cotton_mill 2
        0 hand bolton
        1 coal_mine 1 bolton.2
        """
    )
    assert refused(game, "build coal_mine bolton.1 with bolton") >= {"B20_OTHER_INDUSTRY"}
    game.play("build cotton_mill bolton.1 with bolton")  # B15 does not stand in the way
    assert tile(game, "bolton.1").level == 2


def test_an_overbuilt_mill_can_be_sold_again() -> None:
    game = scene(
        """
        0 cotton_mill 1 lancaster.2 flipped
        0 stack cotton_mill 2
        0 hand lancaster port
        1 port 1 lancaster.1
        """
    )
    game.play("build cotton_mill lancaster.2 with lancaster")
    game.play("sell lancaster.2 to lancaster.1 with port")
    assert seat(game, 0).income_space == 10 + 4


def test_the_overbuilt_tile_scores_nothing() -> None:
    game = scene(
        LAST_CARD
        + """
        3 hand liverpool
        3 stack port 2
        3 port 1 liverpool.1 flipped
        """
    )
    game.play("build port liverpool.1 with liverpool")
    assert seat(game, 3).vp == 0
