"""A13: a new mine, works or ship fills the gaps of its track."""

import pytest

from tests.rules.industry_scene import industry_scene, money_of
from tests.rules.scene import seat, tile

# Another player's port at Stettin is joined by others' rails to the coal slot at Breslau.
PORT = """
    0 hand light_green port
    1 port 1 stettin.1
    2 rail berlin-stettin
    3 rail berlin-breslau
"""
MINE = "build coal_mine breslau.1 with light_green"
# A port at Boston, and seat 0 may build a ship of level 2 beside it (import: four coal).
BOSTON = """
    0 hand purple port
    0 stack ship 2 2
    0 money 8
    1 port 1 boston.1
"""
SHIP = "build ship mass_bay coal from mass_bay.import with purple"


def test_example_a_level_2_mine_ships_three_cubes_for_four_dollars() -> None:
    game = industry_scene(PORT + "coal_track 3\n0 stack coal_mine 2\n0 money 7")
    game.play(MINE)
    assert money_of(game, 0) == (4, 0)
    assert tile(game, "breslau.1").cubes == 1
    assert game.position().coal_track.cubes == 6


def test_the_dearest_gaps_are_filled_first() -> None:
    game = industry_scene(PORT + "coal_track 0\n0 stack coal_mine 2\n0 money 7")
    game.play(MINE)
    assert money_of(game, 0)[0] == 3 + 3 + 2 + 2 + 5
    assert game.position().coal_track.next_price == 2


def test_a_mine_emptied_by_the_track_flips() -> None:
    game = industry_scene(PORT + "coal_track 0\n0 money 1")
    game.play(MINE)
    assert tile(game, "breslau.1").flipped
    assert money_of(game, 0)[0] == 3 + 3 + 2 + 4


def test_a_full_track_takes_nothing() -> None:
    game = industry_scene(PORT)
    game.play(MINE)
    assert tile(game, "breslau.1").cubes == 3
    assert not tile(game, "breslau.1").flipped


def test_an_unconnected_mine_ships_nothing() -> None:
    game = industry_scene("coal_track 0\n0 hand light_green\n1 port 1 stettin.1\n0 money 1")
    game.play(MINE)
    assert tile(game, "breslau.1").cubes == 3
    assert money_of(game, 0) == (0, 0)


@pytest.mark.parametrize(
    ("place", "gate"),
    [
        ("bohemia", ""),
        ("chemnitz.1", "1 rail chemnitz-bohemia"),
        ("mannheim.1", "1 rail mannheim-france"),
        ("breslau.1", "1 port 1 stettin.1 flipped\n1 rail berlin-stettin\n1 rail berlin-breslau"),
    ],
)
def test_a_distant_port_or_a_flipped_port_will_do(place: str, gate: str) -> None:
    game = industry_scene("coal_track 4\n0 hand brown orange grey light_green\n" + gate)
    colours = {"bohemia": "brown", "chemnitz.1": "orange", "mannheim.1": "grey"}
    game.play(f"build coal_mine {place} with {colours.get(place, 'light_green')}")
    assert game.position().coal_track.cubes == 6


def test_new_works_need_the_connection_too() -> None:
    game = industry_scene("iron_track 0\n0 hand brown")
    game.play("build iron_works augsburg with brown")
    assert tile(game, "augsburg").cubes == 3
    assert game.position().iron_track.cubes == 0


def test_connected_works_fill_the_iron_track() -> None:
    game = industry_scene("iron_track 4\ncoal_track 0\n0 hand blue\n1 port 1 hamburg.1\n0 money 2")
    game.play("build iron_works hamburg.3 with blue")
    assert tile(game, "hamburg.3").cubes == 1
    assert money_of(game, 0) == (1 + 1, 0)
    assert game.position().coal_track.cubes == 0


def test_the_proceeds_come_after_the_price() -> None:
    game = industry_scene(PORT + "coal_track 0\n0 money 0")
    game.play(MINE)
    assert money_of(game, 0) == (10 - 1 + 3 + 3 + 2 + 4, 1)
    assert seat(game, 0).spent == 1


def test_a_rail_laid_later_ships_nothing() -> None:
    game = industry_scene("coal_track 0\n0 coal_mine 1 chemnitz.1")
    game.play("rail chemnitz-bohemia")
    assert tile(game, "chemnitz.1").cubes == 3


def test_a_port_built_later_ships_nothing() -> None:
    game = industry_scene(
        """
        coal_track 0
        0 hand light_green
        1 coal_mine 1 breslau.1
        1 rail berlin-stettin
        1 rail berlin-breslau
        """
    )
    game.play("build port stettin.1 with light_green")
    assert tile(game, "breslau.1").cubes == 3
    assert game.position().coal_track.cubes == 0


def test_an_old_mine_ships_nothing_for_a_new_one() -> None:
    game = industry_scene(PORT + "coal_track 0\n2 coal_mine 2 poland\n2 rail breslau-poland")
    game.play(MINE)
    assert tile(game, "poland").cubes == 4
    assert game.position().coal_track.cubes == 3


def test_a_new_ship_fills_its_import_which_pays_its_own_coal() -> None:
    game = industry_scene(BOSTON, "new_england")
    game.play(SHIP)
    assert game.position().imports["mass_bay"] == 3
    assert game.position().coal_track.cubes == 6
    assert money_of(game, 0) == (0, 0)


def test_the_rest_of_a_new_import_fills_the_coal_track() -> None:
    game = industry_scene(BOSTON + "coal_track 4", "new_england")
    game.play(SHIP)
    assert game.position().imports["mass_bay"] == 1
    assert game.position().coal_track.cubes == 6
    assert money_of(game, 0) == (1 + 1, 0)


def test_a_ship_fills_the_dearest_gaps_first() -> None:
    game = industry_scene(BOSTON + "coal_track 0\nmarket mass_bay.m1 cotton", "new_england")
    game.play(SHIP)
    assert game.position().imports["mass_bay"] == 0
    assert money_of(game, 0) == (3 + 3 + 2, 0)


def test_another_import_is_left_alone() -> None:
    game = industry_scene(BOSTON + "coal_track 0\n2 ship 2 li_sound", "new_england")
    game.play(SHIP)
    assert game.position().imports["li_sound"] == 0
