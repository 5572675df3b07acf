"""B15: in the canal period at most one tile of a player in a location."""

import pytest

from tests.rules.scene import refused, scene, tile


def test_no_second_tile_in_the_canal_period() -> None:
    game = scene("0 hand colne colne\n0 cotton_mill 1 colne.1")
    move = "build cotton_mill colne.2 with colne"
    assert refused(game, move) == {"B15_ONE_PER_LOCATION"}


@pytest.mark.parametrize("move", ["cotton_mill manchester.2", "iron_works manchester.4"])
def test_whatever_the_industry(move: str) -> None:
    game = scene("0 hand manchester manchester\n0 coal_mine 1 manchester.1")
    assert refused(game, f"build {move} with manchester") == {"B15_ONE_PER_LOCATION"}


def test_flipped_tile_counts() -> None:
    game = scene("0 hand colne colne\n0 cotton_mill 1 colne.1 flipped")
    move = "build cotton_mill colne.2 with colne"
    assert refused(game, move) == {"B15_ONE_PER_LOCATION"}


def test_not_with_an_industry_card_either() -> None:
    game = scene("0 hand cotton_mill\n0 cotton_mill 1 colne.1\n0 link colne-yorkshire")
    move = "build cotton_mill colne.2 with cotton_mill"
    assert refused(game, move) == {"B15_ONE_PER_LOCATION"}


def test_second_action_sees_the_tile_of_the_first() -> None:
    game = scene("0 hand colne colne")
    game.play("build cotton_mill colne.1 with colne")
    move = "build cotton_mill colne.2 with colne"
    assert refused(game, move) == {"B15_ONE_PER_LOCATION"}


def test_limit_is_for_each_player() -> None:
    """FAQ: tiles of different colours may stand together."""
    game = scene("""
        0 hand manchester manchester
        1 cotton_mill 1 manchester.1
        2 coal_mine 1 manchester.2
        3 cotton_mill 1 manchester.3
        """)
    game.play("build iron_works manchester.4 with manchester")
    assert tile(game, "manchester.4").owner == 0


def test_overbuilding_ones_own_tile_makes_no_second() -> None:
    game = scene("0 hand liverpool liverpool\n0 port 1 liverpool.1\n0 stack port 2")
    game.play("build port liverpool.1 with liverpool")
    assert tile(game, "liverpool.1").level == 2


MINE_OF_ANOTHER = """
    coal_track 0
    0 hand wigan wigan bolton bolton
    0 stack coal_mine 2
    1 coal_mine 1 wigan.1 flipped
    1 coal_mine 1 bolton.1 flipped
    0 cotton_mill 1 bolton.2
    """


def test_overbuilding_anothers_tile_counts_as_ones_own() -> None:
    move = "build coal_mine bolton.1 with bolton"
    assert refused(scene(MINE_OF_ANOTHER), move) == {"B15_ONE_PER_LOCATION"}
    game = scene(MINE_OF_ANOTHER)
    game.play("build coal_mine wigan.1 with wigan")
    assert tile(game, "wigan.1").owner == 0


def test_rail_period_lifts_the_limit_for_anothers_tile_too() -> None:
    game = scene("period rail\n" + MINE_OF_ANOTHER)
    game.play("build coal_mine bolton.1 with bolton")
    assert tile(game, "bolton.1").owner == 0


def test_no_limit_in_the_rail_period() -> None:
    game = scene("""
        period rail
        0 hand liverpool liverpool
        0 stack port 2 2 3 3
        0 port 2 liverpool.1
        """)
    game.play("build port liverpool.2 with liverpool")
    game.play("build port liverpool.4 with liverpool")
    assert [tile(game, f"liverpool.{n}").owner for n in (1, 2, 4)] == [0, 0, 0]


def test_other_locations_are_free() -> None:
    game = scene("0 hand burnley\n0 cotton_mill 1 colne.1")
    game.play("build cotton_mill burnley.1 with burnley")
    assert tile(game, "burnley.1").owner == 0
