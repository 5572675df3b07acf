"""A5: an industry card allows that industry where the player has a footing."""

import pytest

from tests.rules.industry_scene import industry_scene
from tests.rules.scene import refused, tile

FAR = "A5_NOT_CONNECTED"
# A mill at Stuttgart, far from everything here
ELSEWHERE = """
    0 cotton_mill 1 stuttgart.1
    0 hand cotton_mill iron_works coal_mine
    """
# New England: a mill at Lewiston, a ship to build in Massachusetts Bay, beside Boston
SHIP = """
    0 cotton_mill 1 lewiston
    0 stack ship 2
    0 hand ship
    """


def test_example_kassel_by_rail() -> None:
    game = industry_scene(ELSEWHERE + "0 rail frankfurt-kassel")
    game.play("build cotton_mill kassel with cotton_mill")
    assert tile(game, "kassel").owner == 0


def test_kassel_not_without_a_rail() -> None:
    game = industry_scene(ELSEWHERE)
    assert refused(game, "build cotton_mill kassel with cotton_mill") == {FAR}


def test_kassel_not_by_anothers_rail() -> None:
    game = industry_scene(ELSEWHERE + "1 rail frankfurt-kassel\n0 rail cologne-frankfurt")
    assert refused(game, "build cotton_mill kassel with cotton_mill") == {FAR}


@pytest.mark.parametrize("place", ["frankfurt.2", "kassel"])
def test_both_ends_of_a_rail_count(place: str) -> None:
    game = industry_scene(ELSEWHERE + "0 rail frankfurt-kassel")
    game.play(f"build iron_works {place} with iron_works")
    assert tile(game, place).owner == 0


def test_only_the_industry_on_the_card() -> None:
    game = industry_scene(ELSEWHERE + "0 rail frankfurt-kassel")
    assert refused(game, "build iron_works kassel with cotton_mill") == {"A5_OTHER_INDUSTRY"}


def test_second_tile_where_there_are_four_slots() -> None:
    game = industry_scene("0 coal_mine 1 dortmund.1\n0 hand cotton_mill")
    game.play("build cotton_mill dortmund.3 with cotton_mill")
    assert tile(game, "dortmund.3").owner == 0


def test_anothers_tile_where_there_are_four_slots_does_not_count() -> None:
    game = industry_scene(ELSEWHERE + "1 coal_mine 1 dortmund.1")
    assert refused(game, "build cotton_mill dortmund.3 with cotton_mill") == {FAR}


def test_own_tile_on_another_slot_of_a_smaller_location_is_no_footing() -> None:
    game = industry_scene(ELSEWHERE)
    assert refused(game, "build cotton_mill stuttgart.2 with cotton_mill") == {FAR, "A8_LIMIT"}


def test_over_ones_own_tile() -> None:
    game = industry_scene("0 coal_mine 1 belgium\n0 stack coal_mine 2\n0 hand coal_mine")
    game.play("build coal_mine belgium with coal_mine")
    assert tile(game, "belgium").level == 2


def test_over_anothers_tile_needs_a_footing() -> None:
    table = ELSEWHERE + "coal_track 0\n1 coal_mine 1 belgium flipped\n0 stack coal_mine 2\n"
    assert refused(industry_scene(table), "build coal_mine belgium with coal_mine") == {FAR}
    game = industry_scene(table + "0 rail cologne-belgium")
    game.play("build coal_mine belgium with coal_mine")
    assert tile(game, "belgium").owner == 0


@pytest.mark.parametrize("place", ["kassel", "berlin.2", "magdeburg"])
def test_anywhere_with_no_tile_on_the_map(place: str) -> None:
    game = industry_scene("0 hand cotton_mill\n1 cotton_mill 1 berlin.1")
    game.play(f"build cotton_mill {place} with cotton_mill")
    assert tile(game, place).owner == 0


def test_rails_do_not_take_that_freedom_away() -> None:
    game = industry_scene("0 hand cotton_mill\n0 rail frankfurt-kassel")
    game.play("build cotton_mill magdeburg with cotton_mill")
    assert tile(game, "magdeburg").owner == 0


def test_a_flipped_tile_takes_it_away() -> None:
    game = industry_scene("0 hand cotton_mill\n0 cotton_mill 1 augsburg flipped")
    assert refused(game, "build cotton_mill kassel with cotton_mill") == {FAR}


@pytest.mark.parametrize("port", ["boston.1", "portsmouth", "boston.2 flipped"])
def test_ship_by_ones_own_port(port: str) -> None:
    game = industry_scene(SHIP + f"0 port 1 {port}", "new_england")
    game.play("build ship mass_bay coal from mass_bay.import with ship")
    assert tile(game, "mass_bay").owner == 0


def test_ship_by_anothers_port_that_ones_rail_touches() -> None:
    game = industry_scene(SHIP + "1 port 1 boston.1\n0 rail lowell-boston", "new_england")
    game.play("build ship mass_bay coal from mass_bay.import with ship")
    assert tile(game, "mass_bay").owner == 0


@pytest.mark.parametrize(
    "fact",
    [
        "",
        "1 rail lowell-boston",  # another's rail touches it
        "0 rail manchester-lowell\n1 rail lowell-boston",  # one's own rail, but not there
        "0 rail portland-portsmouth",  # the rail touches the other end, which has no port tile
        "0 cotton_mill 1 boston.3",  # a tile there, but no port and no rail
        "0 port 1 portland.1",  # one's own port on another lane
    ],
)
def test_ship_by_anothers_port_otherwise_refused(fact: str) -> None:
    game = industry_scene(SHIP + "1 port 1 boston.1\n" + fact, "new_england")
    assert refused(game, "build ship mass_bay with ship") == {FAR}


def test_ship_over_ones_own() -> None:
    game = industry_scene(
        SHIP + "0 stack ship 3\n0 ship 2 mass_bay\nimport mass_bay.import 2\n1 port 1 boston.1",
        "new_england",
    )
    game.play("build ship mass_bay coal from mass_bay.import with ship")
    assert tile(game, "mass_bay").level == 3


def test_ship_with_no_tile_on_the_map() -> None:
    game = industry_scene("0 stack ship 2\n0 hand ship\n1 port 1 boston.1", "new_england")
    game.play("build ship mass_bay coal from mass_bay.import with ship")
    assert tile(game, "mass_bay").owner == 0
