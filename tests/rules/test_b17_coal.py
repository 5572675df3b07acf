"""B17: where a build takes its coal."""

import pytest

from tests.rules.scene import refused, scene, seat, tile

# Seat 0 wants a steam mill (£14, one coal) at Manchester.
STEAM = """
    0 stack cotton_mill 2 2
    0 hand manchester port
"""


# Another player's mine is one link away from there, the builder's own two.
TWO_MINES = """
    0 coal_mine 1 bury.1
    0 link bolton-bury
    1 coal_mine 1 bolton.1
    1 link bolton-manchester
"""


def test_the_nearest_mine_gives_though_it_is_not_the_builders() -> None:
    game = scene(STEAM + TWO_MINES)
    game.play("build cotton_mill manchester.1 with manchester")
    assert tile(game, "bolton.1").cubes == 1
    assert tile(game, "bury.1").cubes == 2


def test_a_mine_further_away_is_refused() -> None:
    move = "build cotton_mill manchester.1 coal from bury.1 with manchester"
    assert refused(scene(STEAM + TWO_MINES), move) == {"B17_NOT_NEAREST"}


def test_nothing_is_paid_for_coal_from_a_mine() -> None:
    game = scene(STEAM + "1 coal_mine 1 bolton.1\n2 link bolton-manchester")
    game.play("build cotton_mill manchester.1 with manchester")
    assert seat(game, 0).money == 30 - 14
    assert [seat(game, other).money for other in (1, 2)] == [30, 30]


def test_links_of_others_carry_coal() -> None:
    game = scene(
        STEAM
        + """
        1 coal_mine 1 bury.1
        2 link bolton-bury
        3 link bolton-manchester
        """
    )
    game.play("build cotton_mill manchester.1 coal from bury.1 with manchester")
    assert tile(game, "bury.1").cubes == 1


def test_a_mine_in_the_same_location_is_at_no_distance() -> None:
    game = scene(
        STEAM
        + """
        1 coal_mine 1 manchester.3
        0 coal_mine 1 bolton.1
        0 link bolton-manchester
        """
    )
    move = "build cotton_mill manchester.1 coal from {} with manchester"
    assert refused(game, move.format("bolton.1")) == {"B17_NOT_NEAREST"}
    game.play(move.format("manchester.3"))
    assert tile(game, "manchester.3").cubes == 1


def test_a_mine_in_the_same_location_needs_no_link() -> None:
    game = scene(STEAM + "1 coal_mine 1 manchester.3")
    game.play("build cotton_mill manchester.1 with manchester")
    assert seat(game, 0).money == 30 - 14


def test_an_exhausted_mine_is_passed_over() -> None:
    game = scene(
        STEAM
        + """
        1 coal_mine 1 bolton.1 flipped
        2 coal_mine 1 bury.1
        1 link bolton-manchester
        1 link bolton-bury
        """
    )
    game.play("build cotton_mill manchester.1 with manchester")
    assert tile(game, "bury.1").cubes == 1


@pytest.mark.parametrize("mine", ["bolton.1", "oldham.2"])
def test_the_builder_picks_among_equally_near_mines(mine: str) -> None:
    game = scene(
        STEAM
        + """
        0 coal_mine 2 bolton.1
        1 coal_mine 2 oldham.2
        1 link bolton-manchester
        1 link manchester-oldham
        """
    )
    assert refused(game, "build cotton_mill manchester.1 with manchester") == set()  # say which
    game.play(f"build cotton_mill manchester.1 coal from {mine} with manchester")
    assert tile(game, mine).cubes == 2


def test_coal_passes_external_locations_and_other_nodes() -> None:
    game = scene(
        """
        0 stack cotton_mill 2
        0 hand macclesfield
        1 coal_mine 1 warrington_runcorn.2
        1 link ellesmere_port-warrington_runcorn
        1 link ellesmere_port-northwich
        1 link northwich-midlands
        1 link macclesfield-midlands
        """
    )
    game.play("build cotton_mill macclesfield.1 with macclesfield")
    assert tile(game, "warrington_runcorn.2").cubes == 1
    assert game.position().coal_track.cubes == 8


def test_the_detour_through_yorkshire_counts_its_links() -> None:
    game = scene(
        """
        0 stack cotton_mill 2
        0 hand colne
        1 coal_mine 1 rochdale.1
        1 coal_mine 2 burnley.1
        1 link colne-yorkshire
        1 link rochdale-yorkshire
        1 link burnley-colne
        """
    )
    move = "build cotton_mill colne.1 coal from rochdale.1 with colne"
    assert refused(game, move) == {"B17_NOT_NEAREST"}


def test_a_connected_mine_comes_before_the_track_however_far() -> None:
    game = scene(
        """
        0 stack cotton_mill 2
        0 hand warrington_runcorn
        1 port 1 warrington_runcorn.1
        2 coal_mine 1 bury.1
        2 link manchester-warrington_runcorn
        2 link bury-manchester
        """
    )
    game.play("build cotton_mill warrington_runcorn.2 with warrington_runcorn")
    assert seat(game, 0).money == 30 - 14
    assert game.position().coal_track.cubes == 8


def test_a_mine_that_is_not_connected_does_not_bar_the_track() -> None:
    game = scene(
        """
        0 stack cotton_mill 2
        0 hand warrington_runcorn
        1 port 1 warrington_runcorn.1
        2 coal_mine 1 bury.1
        """
    )
    game.play("build cotton_mill warrington_runcorn.2 with warrington_runcorn")
    assert seat(game, 0).money == 30 - 14 - 1
    assert game.position().coal_track.cubes == 7


def test_a_mine_that_is_not_connected_cannot_be_named() -> None:
    game = scene(
        """
        0 stack cotton_mill 2
        0 hand warrington_runcorn
        1 port 1 warrington_runcorn.1
        2 coal_mine 1 bury.1
        """
    )
    move = "build cotton_mill warrington_runcorn.2 coal from bury.1 with warrington_runcorn"
    assert refused(game, move) == {"B17_NOT_NEAREST"}


@pytest.mark.parametrize(
    "gate",
    [
        "1 port 1 ellesmere_port",
        "1 port 1 ellesmere_port flipped",
        "1 link ellesmere_port-northwich\n1 link northwich-midlands",
    ],
)
def test_a_port_flipped_or_not_or_an_external_location_opens_the_track(gate: str) -> None:
    game = scene(
        STEAM
        + """
        1 link manchester-warrington_runcorn
        1 link ellesmere_port-warrington_runcorn
        """
        + gate
    )
    game.play("build cotton_mill manchester.1 with manchester")
    assert seat(game, 0).money == 30 - 14 - 1


def test_no_market_coal_without_a_connection() -> None:
    game = scene(STEAM + "0 port 1 ellesmere_port\n0 link manchester-warrington_runcorn")
    move = "build cotton_mill manchester.1 with manchester"
    assert refused(game, move) == {"B17_NO_COAL"}  # neither the port nor Warrington's empty slot


def test_blackpool_is_no_external_location() -> None:
    game = scene("period rail\n0 stack cotton_mill 2\n0 hand preston\n0 link blackpool-preston")
    assert refused(game, "build cotton_mill preston.1 with preston") == {"B17_NO_COAL"}


def test_example_three_gaps_and_the_next_coal_costs_two() -> None:
    game = scene(
        """
        coal_track 5
        0 stack cotton_mill 2
        0 hand warrington_runcorn
        1 port 1 warrington_runcorn.1
        """
    )
    game.play("build cotton_mill warrington_runcorn.2 with warrington_runcorn")
    assert seat(game, 0).money == 30 - 14 - 2
    assert game.position().coal_track.cubes == 4
    assert game.position().coal_track.next_price == 3


def test_coal_costs_five_when_the_track_is_empty() -> None:
    game = scene("coal_track 0\n0 stack cotton_mill 2\n0 hand colne\n1 link colne-yorkshire")
    game.play("build cotton_mill colne.1 with colne")
    assert seat(game, 0).money == 30 - 14 - 5
    assert game.position().coal_track.cubes == 0


def test_the_empty_track_needs_a_port_too() -> None:
    game = scene(STEAM + "coal_track 0")
    assert refused(game, "build cotton_mill manchester.1 with manchester") == {"B17_NO_COAL"}
