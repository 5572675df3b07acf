"""B21: overbuilding another player's coal mine or iron works."""

import pytest

from cottonopolis.games.positions import Tile
from tests.rules.scene import refused, scene, seat, slot, tile

# No coal anywhere; seat 1 has an empty mine at Wigan, seat 0 a better one to build.
NO_COAL = """
    coal_track 0
    1 coal_mine 1 wigan.1 flipped
    1 space 14
    0 stack coal_mine 2 2
    0 hand wigan port
"""
MINE = "build coal_mine wigan.1 with wigan"


def test_without_any_coal_a_higher_mine_replaces_another_players() -> None:
    game = scene(NO_COAL)
    game.play(MINE)
    new = slot(game, "wigan.1")
    assert new == Tile(0, "coal_mine", 2, False, 3)
    assert seat(game, 1).income_space == 14
    assert seat(game, 1).stacks["coal_mine"] == [2, 2, 3, 3, 4, 4]


def test_one_cube_on_a_tile_forbids_it() -> None:
    game = scene(NO_COAL + "2 coal_mine 2 rochdale.1 cubes 1")
    assert refused(game, MINE) == {"B21_CUBES_LEFT"}


def test_one_cube_on_the_track_forbids_it() -> None:
    game = scene(NO_COAL + "coal_track 1")
    assert refused(game, MINE) == {"B21_CUBES_LEFT"}


def test_coal_on_the_mine_itself_forbids_it() -> None:
    game = scene("coal_track 0\n1 coal_mine 1 wigan.1\n0 stack coal_mine 2\n0 hand wigan")
    assert refused(game, MINE) == {"B21_CUBES_LEFT"}


def test_iron_does_not_matter_for_a_mine() -> None:
    game = scene(NO_COAL + "2 iron_works 1 bolton.3")
    game.play(MINE)
    assert tile(game, "wigan.1").owner == 0


@pytest.mark.parametrize("top", ["1", "2"])
def test_an_equal_or_lower_mine_is_refused(top: str) -> None:
    game = scene(
        f"""
        coal_track 0
        1 coal_mine 2 wigan.1 flipped
        0 stack coal_mine {top}
        0 hand wigan
        """
    )
    assert refused(game, MINE) == {"B21_NOT_HIGHER"}


def test_it_is_judged_against_the_movers_stack() -> None:
    game = scene(NO_COAL + "0 stack coal_mine 1 2\n1 stack coal_mine 4")
    assert refused(game, MINE) == {"B21_NOT_HIGHER"}


# No iron anywhere; seat 1 has empty works at Bolton, where coal lies too.
NO_IRON = """
    iron_track 0
    1 iron_works 1 bolton.3 flipped
    2 coal_mine 1 bolton.1
    0 stack iron_works 2
    0 hand bolton port
"""
WORKS = "build iron_works bolton.3 with bolton"


def test_without_any_iron_higher_works_replace_another_players() -> None:
    game = scene(NO_IRON)
    game.play(WORKS)
    assert (tile(game, "bolton.3").owner, tile(game, "bolton.3").level) == (0, 2)


@pytest.mark.parametrize("iron", ["iron_track 1", "2 iron_works 1 preston.2 cubes 1"])
def test_iron_on_a_tile_or_the_track_forbids_it(iron: str) -> None:
    assert refused(scene(NO_IRON + iron), WORKS) == {"B21_CUBES_LEFT"}


def test_equal_works_are_refused() -> None:
    assert refused(scene(NO_IRON + "0 stack iron_works 1"), WORKS) == {"B21_NOT_HIGHER"}


@pytest.mark.parametrize(
    ("tile", "move"),
    [
        ("cotton_mill 1 bolton.1", "build cotton_mill bolton.1 with bolton"),
        ("cotton_mill 1 bolton.1 flipped", "build coal_mine bolton.1 with bolton"),
        ("coal_mine 1 bolton.1 flipped", "build cotton_mill bolton.1 with bolton"),
    ],
)
def test_no_other_tile_of_another_player_gives_way(tile: str, move: str) -> None:
    game = scene(
        f"""
        coal_track 0
        iron_track 0
        0 stack cotton_mill 3
        0 stack coal_mine 2
        0 hand bolton
        0 link bolton-manchester
        1 {tile}
        3 port 1 warrington_runcorn.1
        3 link manchester-warrington_runcorn
        """
    )
    assert refused(game, move) == {"B13_OCCUPIED"}


@pytest.mark.parametrize("industry", ["port", "shipyard"])
def test_ports_and_shipyards_never_give_way(industry: str) -> None:
    game = scene(
        """
        coal_track 0
        iron_track 0
        period rail
        0 stack port 4
        0 stack shipyard 2
        0 money 90
        0 hand liverpool
        1 port 2 liverpool.1
        1 shipyard 1 liverpool.3 flipped
        """
    )
    place = {"port": "liverpool.1", "shipyard": "liverpool.3"}[industry]
    assert refused(game, f"build {industry} {place} with liverpool") == {"B13_OCCUPIED"}


def test_in_the_canal_period_a_second_own_tile_is_still_too_many() -> None:
    game = scene(NO_COAL + "0 coal_mine 1 wigan.2 flipped")
    assert refused(game, MINE) == {"B15_ONE_PER_LOCATION"}


def test_the_new_mine_fills_the_empty_track() -> None:
    game = scene(NO_COAL + "2 port 1 liverpool.1\n2 link liverpool-wigan")
    game.play(MINE)
    assert seat(game, 0).money == 30 - 7 + 4 + 4 + 3
    assert game.position().coal_track.cubes == 3
