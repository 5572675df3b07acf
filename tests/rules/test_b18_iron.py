"""B18: where a build takes its iron."""

import pytest

from tests.rules.scene import refused, scene, seat, tile

# Seat 0 wants a deep mine (£8, one iron) at Wigan, which nothing is connected to.
DEEP = """
    0 stack coal_mine 3 3
    0 hand wigan port
"""
MOVE = "build coal_mine wigan.1 with wigan"


@pytest.mark.parametrize("works", ["bolton.3", "barrow_in_furness.2", "rochdale.3"])
def test_any_works_of_any_owner_at_any_distance(works: str) -> None:
    game = scene(
        DEEP
        + """
        0 iron_works 1 bolton.3
        1 iron_works 1 barrow_in_furness.2
        2 iron_works 1 rochdale.3
        """
    )
    game.play(f"build coal_mine wigan.1 iron from {works} with wigan")
    assert tile(game, works).cubes == 3


def test_the_choice_between_works_must_be_said() -> None:
    game = scene(DEEP + "0 iron_works 1 bolton.3\n1 iron_works 1 rochdale.3")
    assert refused(game, MOVE) == set()


def test_no_connection_is_needed_and_nothing_is_paid() -> None:
    game = scene(DEEP + "1 iron_works 1 barrow_in_furness.2")
    game.play(MOVE)
    assert seat(game, 0).money == 30 - 8
    assert seat(game, 1).money == 30


def test_works_come_before_the_track() -> None:
    game = scene(DEEP + "1 iron_works 1 barrow_in_furness.2 cubes 2")
    game.play(MOVE)
    assert game.position().iron_track.cubes == 8


def test_without_works_the_track_sells_with_no_connection() -> None:
    game = scene(DEEP)
    game.play(MOVE)
    assert seat(game, 0).money == 30 - 8 - 1
    assert game.position().iron_track.cubes == 7


def test_exhausted_works_leave_the_track() -> None:
    game = scene(DEEP + "1 iron_works 1 barrow_in_furness.2 flipped")
    game.play(MOVE)
    assert seat(game, 0).money == 30 - 8 - 1


def test_example_iron_at_three() -> None:
    game = scene(DEEP + "iron_track 4")
    assert game.position().iron_track.next_price == 3
    game.play(MOVE)
    assert seat(game, 0).money == 30 - 8 - 3


def test_iron_costs_five_when_the_track_is_empty() -> None:
    game = scene(DEEP + "iron_track 0")
    game.play(MOVE)
    assert seat(game, 0).money == 30 - 8 - 5
    assert game.position().iron_track.cubes == 0


def test_iron_bought_counts_in_the_price() -> None:
    game = scene(DEEP + "iron_track 0\n0 money 12")
    assert refused(game, MOVE) == {"B16_MONEY"}


@pytest.mark.parametrize("place", ["bolton.3", "rochdale.3", "rochdale.1"])
def test_a_tile_without_iron_is_no_source(place: str) -> None:
    game = scene(
        DEEP
        + """
        1 iron_works 1 bolton.3 flipped
        1 coal_mine 2 rochdale.1
        2 iron_works 1 preston.2
        """
    )
    move = f"build coal_mine wigan.1 iron from {place} with wigan"
    assert refused(game, move) == {"B18_NOT_A_SOURCE"}


def test_exhausted_works_cannot_be_named_when_the_track_sells() -> None:
    game = scene(DEEP + "1 iron_works 1 bolton.3 flipped")
    move = "build coal_mine wigan.1 iron from bolton.3 with wigan"
    assert refused(game, move) == {"B18_NOT_A_SOURCE"}
