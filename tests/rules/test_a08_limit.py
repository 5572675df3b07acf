"""A8: how many tiles a player may have in one location."""

import pytest

from tests.rules.industry_scene import industry_scene
from tests.rules.scene import refused, tile

LIMIT = {"A8_LIMIT"}


def test_example_muenchen_refused_for_a_second_tile() -> None:
    game = industry_scene("0 hand brown\n0 iron_works 1 muenchen.1")
    assert refused(game, "build cotton_mill muenchen.2 with brown") == LIMIT


def test_another_player_may_take_the_other_slot() -> None:
    game = industry_scene("0 hand brown\n1 iron_works 1 muenchen.1")
    game.play("build cotton_mill muenchen.2 with brown")
    assert tile(game, "muenchen.2").owner == 0


def test_one_where_there_are_three_slots() -> None:
    table = "0 hand purple\n0 iron_works 1 lowell.1"
    game = industry_scene(table, "new_england")
    assert refused(game, "build cotton_mill lowell.3 with purple") == LIMIT


def test_flipped_tiles_count() -> None:
    game = industry_scene("0 hand brown\n0 iron_works 1 muenchen.1 flipped")
    assert refused(game, "build cotton_mill muenchen.2 with brown") == LIMIT


def test_a_rail_there_changes_nothing() -> None:
    game = industry_scene("0 hand cotton_mill\n0 iron_works 1 muenchen.1\n0 rail augsburg-muenchen")
    assert refused(game, "build cotton_mill muenchen.2 with cotton_mill") == LIMIT


@pytest.mark.parametrize(
    ("map_name", "card", "first", "second"),
    [
        ("germany", "orange", "berlin.1", "berlin.4"),
        ("germany", "purple", "dortmund.3", "dortmund.4"),
        ("new_england", "blue", "pennsylvania.3", "pennsylvania.4"),
    ],
)
def test_two_where_there_are_four_slots(map_name: str, card: str, first: str, second: str) -> None:
    game = industry_scene(f"0 hand {card}\n0 iron_works 1 {first}", map_name)
    game.play(f"build cotton_mill {second} with {card}")
    assert tile(game, second).owner == 0


def test_never_three() -> None:
    game = industry_scene("0 hand orange\n0 iron_works 1 berlin.1\n0 iron_works 1 berlin.2")
    assert refused(game, "build cotton_mill berlin.3 with orange") == LIMIT


def test_others_do_not_count_against_it() -> None:
    table = "0 hand orange\n0 iron_works 1 berlin.1\n1 iron_works 1 berlin.2\n1 port 1 kiel"
    game = industry_scene(table + "\n2 iron_works 1 berlin.3")
    game.play("build cotton_mill berlin.4 with orange")
    assert tile(game, "berlin.4").owner == 0


def test_market_squares_are_not_counted() -> None:
    game = industry_scene("0 hand orange\n0 iron_works 1 leipzig.1")  # two slots and a market
    assert refused(game, "build cotton_mill leipzig.2 with orange") == LIMIT


@pytest.mark.parametrize("square", ["berlin.m1", "leipzig.m1"])
def test_market_squares_take_no_tile(square: str) -> None:
    game = industry_scene("0 hand orange")
    assert refused(game, f"build cotton_mill {square} with orange") == {"NOTATION_PLACE"}


def test_over_ones_own_tile_the_number_stays() -> None:
    game = industry_scene("0 hand purple\n0 coal_mine 1 belgium\n0 stack coal_mine 2")
    game.play("build coal_mine belgium with purple")
    assert tile(game, "belgium").level == 2


def test_over_ones_own_tile_where_there_are_two() -> None:
    game = industry_scene(
        """
        0 hand purple
        0 coal_mine 1 dortmund.1
        0 iron_works 1 dortmund.3
        0 stack cotton_mill 2
        """
    )
    assert refused(game, "build cotton_mill dortmund.4 with purple") == LIMIT
    game.play("build cotton_mill dortmund.3 with purple")
    assert tile(game, "dortmund.3").industry == "cotton_mill"


ANOTHERS_MINE = """
    coal_track 0
    0 hand purple
    0 stack coal_mine 2
    0 iron_works 1 dortmund.4
    1 coal_mine 1 dortmund.1 flipped
    """


def test_over_anothers_mine_with_one_tile_there() -> None:
    game = industry_scene(ANOTHERS_MINE)
    game.play("build coal_mine dortmund.1 with purple")
    assert tile(game, "dortmund.1").owner == 0


def test_over_anothers_mine_with_two_tiles_there() -> None:
    game = industry_scene(ANOTHERS_MINE + "0 cotton_mill 1 dortmund.3")
    assert refused(game, "build coal_mine dortmund.1 with purple") == LIMIT
