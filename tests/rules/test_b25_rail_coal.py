"""B25: the coal of a rail."""

import pytest

from tests.rules.scene import refused, scene, seat, tile


def test_example_rail_from_own_port_to_anothers_mine_burns_that_mines_coal() -> None:
    game = scene("period rail\n0 port 2 liverpool.1\n1 coal_mine 2 wigan.1")
    game.play("rail liverpool-wigan with macclesfield")
    assert tile(game, "wigan.1").cubes == 2
    assert game.position().coal_track.cubes == 8
    assert seat(game, 0).money == 30 - 5


def test_example_rail_to_manchester_takes_coal_from_the_track_through_a_port() -> None:
    game = scene(
        """
        period rail
        1 port 2 warrington_runcorn.1 flipped
        0 cotton_mill 2 manchester.1
        """
    )
    game.play("rail manchester-warrington_runcorn with macclesfield")
    assert seat(game, 0).money == 30 - 5 - 1


# Bolton has a mine; from Manchester the nearest is Rochdale's, two links off.
TWO_ENDS = """
    period rail
    0 cotton_mill 2 manchester.1
    1 coal_mine 2 bolton.1
    2 coal_mine 2 rochdale.1
    2 link manchester-oldham
    2 link oldham-rochdale
"""
MOVE = "rail bolton-manchester coal from {} with macclesfield"


@pytest.mark.parametrize("mine", ["bolton.1", "rochdale.1"])
def test_the_nearest_to_one_end_or_the_nearest_to_the_other(mine: str) -> None:
    # if the new rail counted, Bolton's would be the nearest to Manchester too
    game = scene(TWO_ENDS)
    game.play(MOVE.format(mine))
    assert tile(game, mine).cubes == 2


def test_the_choice_of_the_end_must_be_said() -> None:
    assert refused(scene(TWO_ENDS), "rail bolton-manchester with macclesfield") == set()


def test_a_mine_nearest_to_neither_end_is_refused() -> None:
    game = scene(TWO_ENDS + "3 coal_mine 2 oldham.1")
    assert refused(game, MOVE.format("rochdale.1")) == {"B25_NOT_NEAREST"}


def test_a_mine_that_is_not_connected_is_refused() -> None:
    game = scene(TWO_ENDS + "3 coal_mine 2 burnley.1")
    assert refused(game, MOVE.format("burnley.1")) == {"B25_NOT_NEAREST"}


def test_equally_near_mines_at_one_end_are_a_choice() -> None:
    game = scene("period rail\n0 coal_mine 2 wigan.1\n1 coal_mine 2 wigan.2")
    game.play("rail bolton-wigan coal from wigan.2 with macclesfield")
    assert tile(game, "wigan.2").cubes == 2


def test_a_far_mine_at_one_end_comes_before_the_port_at_the_other() -> None:
    game = scene(
        """
        period rail
        0 port 2 liverpool.1
        2 link bolton-wigan
        2 link bolton-bury
        1 coal_mine 2 bury.1
        """
    )
    game.play("rail liverpool-wigan with macclesfield")
    assert tile(game, "bury.1").cubes == 2
    assert game.position().coal_track.cubes == 8


def test_a_port_at_the_near_end_opens_the_track() -> None:
    game = scene("period rail\n0 port 2 liverpool.1 flipped")
    game.play("rail liverpool-wigan with macclesfield")
    assert seat(game, 0).money == 30 - 5 - 1


def test_a_port_further_along_opens_the_track() -> None:
    game = scene(
        """
        period rail
        0 cotton_mill 2 bolton.1
        1 port 2 liverpool.1
        1 link liverpool-wigan
        """
    )
    game.play("rail bolton-wigan with macclesfield")
    assert game.position().coal_track.cubes == 7


@pytest.mark.parametrize(
    ("town", "rail"),
    [
        ("macclesfield.1", "macclesfield-midlands"),
        ("colne.1", "colne-yorkshire"),
        ("lancaster.2", "lancaster-scotland"),
    ],
)
def test_an_external_location_at_an_end_is_enough(town: str, rail: str) -> None:
    game = scene(f"period rail\n0 cotton_mill 2 {town}")
    game.play(f"rail {rail} with macclesfield")
    assert seat(game, 0).money == 30 - 5 - 1


@pytest.mark.parametrize(
    ("tile", "rail"),
    [
        ("iron_works 2 preston.2", "blackpool-preston"),
        ("iron_works 2 preston.2", "preston-southport"),
        ("cotton_mill 2 bury.1", "bolton-bury"),
    ],
)
def test_no_market_coal_without_a_port(tile: str, rail: str) -> None:
    game = scene(f"period rail\n0 {tile} flipped")
    assert refused(game, f"rail {rail} with macclesfield") == {"B25_NO_COAL"}


def test_an_exhausted_mine_feeds_no_rail() -> None:
    game = scene("period rail\n0 coal_mine 2 wigan.1 flipped")
    assert refused(game, "rail bolton-wigan with macclesfield") == {"B25_NO_COAL"}


def test_coal_costs_five_when_the_track_is_empty() -> None:
    game = scene("period rail\ncoal_track 0\n0 port 2 liverpool.1")
    game.play("rail liverpool-wigan with macclesfield")
    assert seat(game, 0).money == 30 - 5 - 5


def test_a_mine_cannot_be_named_when_only_the_track_is_connected() -> None:
    game = scene("period rail\n0 port 2 liverpool.1\n1 coal_mine 2 bolton.1")
    move = "rail liverpool-wigan coal from bolton.1 with macclesfield"
    assert refused(game, move) == {"B25_NOT_NEAREST"}
