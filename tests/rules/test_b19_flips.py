"""B19: the last cube flips a mine or works, and its owner's income rises."""

import pytest

from tests.rules.scene import scene, seat, tile


def test_the_last_coal_flips_the_mine_at_once_for_its_owner() -> None:
    game = scene(
        """
        0 stack cotton_mill 2
        0 hand manchester port
        1 coal_mine 2 manchester.3 cubes 1
        """
    )
    game.play("build cotton_mill manchester.1 with manchester")
    assert tile(game, "manchester.3").flipped
    assert tile(game, "manchester.3").cubes == 0
    assert seat(game, 1).income_space == 10 + 7
    assert seat(game, 0).income_space == 10


def test_a_mine_with_coal_left_does_not_flip() -> None:
    game = scene(
        """
        0 stack cotton_mill 2
        0 hand manchester port
        1 coal_mine 2 manchester.3 cubes 2
        """
    )
    game.play("build cotton_mill manchester.1 with manchester")
    assert not tile(game, "manchester.3").flipped
    assert seat(game, 1).income_space == 10


def test_the_last_iron_flips_the_works() -> None:
    game = scene("2 iron_works 3 bolton.3 cubes 1")
    game.play("develop shipyard iron from bolton.3 with macclesfield")
    assert tile(game, "bolton.3").flipped
    assert seat(game, 2).income_space == 10 + 2


def test_a_rail_flips_the_mine_that_feeds_it() -> None:
    game = scene(
        """
        period rail
        0 coal_mine 3 wigan.1 cubes 1
        """
    )
    game.play("rail bolton-wigan coal from wigan.1 with macclesfield")
    assert seat(game, 0).income_space == 10 + 6


def test_the_marker_stops_at_the_last_space() -> None:
    game = scene(
        """
        period rail
        0 coal_mine 2 wigan.1 cubes 1
        0 space 95
        """
    )
    game.play("rail bolton-wigan coal from wigan.1 with macclesfield")
    assert seat(game, 0).income_space == 99
    assert seat(game, 0).income == 30


def test_the_marker_advances_by_spaces_not_by_levels() -> None:
    game = scene("2 iron_works 1 bolton.3 cubes 1\n2 space 29")
    game.play("develop shipyard iron from bolton.3 with macclesfield")
    assert seat(game, 2).income_space == 32
    assert seat(game, 2).income == 11


@pytest.mark.parametrize(
    ("space", "income"),
    [
        (0, -10),  # one space for each level from −£10 to £0
        (9, -1),
        (10, 0),
        (11, 1),  # two for each from £1 to £10
        (12, 1),
        (13, 2),
        (30, 10),
        (31, 11),  # three for each from £11 to £20
        (33, 11),
        (34, 12),
        (60, 20),
        (61, 21),  # four for each from £21 to £29
        (64, 21),
        (65, 22),
        (96, 29),
        (97, 30),  # and three for £30
        (99, 30),
    ],
)
def test_the_income_track_is_spaced_as_printed(space: int, income: int) -> None:
    assert seat(scene(f"0 space {space}"), 0).income == income
