"""A12: Pennsylvania is a beginning or an end, never a way through."""

import pytest

from tests.rules.industry_scene import IndustryGame, industry_scene, money_of
from tests.rules.scene import refused, tile

# From Albany by Binghamton to Pennsylvania, and from there to New York
THROUGH = """
    3 rail binghamton-albany
    3 rail pennsylvania-binghamton
    3 rail new_york-pennsylvania
    """


def _england(text: str) -> IndustryGame:
    return industry_scene(THROUGH + text, "new_england")


@pytest.mark.parametrize(
    ("place", "card"), [("new_york.3", "blue"), ("albany.1", "grey"), ("pennsylvania.3", "blue")]
)
def test_coal_starts_there(place: str, card: str) -> None:
    game = _england(f"0 hand {card}\n0 stack cotton_mill 2\n1 coal_mine 1 pennsylvania.1")
    game.play(f"build cotton_mill {place} coal from pennsylvania.1 with {card}")
    assert tile(game, "pennsylvania.1").cubes == 2


@pytest.mark.parametrize("works", ["new_york.3", "albany.1"])
def test_iron_ends_there(works: str) -> None:
    game = _england(f"0 hand blue\n0 stack coal_mine 3\n1 iron_works 1 {works}")
    game.play(f"build coal_mine pennsylvania.1 iron from {works} with blue")
    assert tile(game, works).cubes == 2


def test_iron_starts_there() -> None:
    game = _england(
        """
        0 hand grey
        0 stack factory 3
        1 iron_works 1 pennsylvania.3
        1 coal_mine 1 pennsylvania.1
        """
    )
    game.play("build factory albany.1 with grey")
    assert tile(game, "pennsylvania.3").cubes == 2
    assert tile(game, "pennsylvania.1").cubes == 2


def test_iron_does_not_pass_through() -> None:
    table = """
        0 hand blue
        0 stack factory 3
        1 iron_works 1 albany.1
        1 coal_mine 1 pennsylvania.1
        """
    game = _england(table)
    assert refused(game, "build factory new_york.3 with blue") == {"A10_NO_IRON"}
    move = "build factory new_york.3 iron from albany.1 with blue"
    assert refused(game, move) == {"A10_NO_IRON", "A10_NOT_NEAREST"}


def test_works_beyond_it_do_not_bar_the_track() -> None:
    game = _england(
        """
        0 hand blue
        0 stack factory 3
        1 iron_works 1 albany.1
        1 coal_mine 1 pennsylvania.1
        1 port 1 new_york.1
        """
    )
    game.play("build factory new_york.3 with blue")
    assert tile(game, "albany.1").cubes == 3
    assert game.position().iron_track.cubes == 5


def test_another_way_round_is_open() -> None:
    game = _england(
        """
        0 hand blue
        0 stack factory 3
        1 iron_works 1 albany.1
        1 coal_mine 1 pennsylvania.1
        2 rail new_york-poughkeepsie
        2 rail poughkeepsie-albany
        """
    )
    game.play("build factory new_york.3 iron from albany.1 with blue")
    assert tile(game, "albany.1").cubes == 2


def test_the_way_through_it_is_no_short_cut() -> None:
    game = industry_scene(
        """
        0 hand orange
        0 stack cotton_mill 3
        1 coal_mine 1 pennsylvania.1
        1 iron_works 1 new_york.3
        2 iron_works 1 albany.1
        1 rail waterbury-poughkeepsie
        1 rail pennsylvania-poughkeepsie
        1 rail new_york-pennsylvania
        2 rail hartford-waterbury
        2 rail springfield-hartford
        2 rail springfield-pittsfield
        2 rail pittsfield-albany
        """,
        "new_england",
    )
    move = "build cotton_mill waterbury iron from {} with orange"  # three connections, and four
    assert refused(game, move.format("new_york.3")) == {"A10_NOT_NEAREST"}
    game.play(move.format("albany.1"))
    assert tile(game, "albany.1").cubes == 2
    assert tile(game, "pennsylvania.1").cubes == 2


@pytest.mark.parametrize(
    "gate", ["1 port 1 new_york.1", "1 rail burlington-albany\n1 rail burlington-montreal"]
)
def test_the_track_reaches_it_from_either_side(gate: str) -> None:
    game = _england("0 hand blue\n0 stack coal_mine 3\n" + gate)
    game.play("build coal_mine pennsylvania.1 with blue")
    assert money_of(game, 0) == (10 - 9 - 1, 1)


def test_the_track_is_not_reached_through_it() -> None:
    game = _england("0 hand grey\n0 stack cotton_mill 2\n1 port 1 new_york.1")
    assert refused(game, "build cotton_mill albany.1 with grey") == {"A10_NO_COAL"}


def test_a_new_mine_there_ships_to_the_track() -> None:
    game = _england("0 hand blue\ncoal_track 5\n1 port 1 new_york.1")
    game.play("build coal_mine pennsylvania.1 with blue")
    assert tile(game, "pennsylvania.1").cubes == 2
    assert game.position().coal_track.cubes == 6


def test_new_works_do_not_ship_through_it() -> None:
    game = _england("0 hand grey\niron_track 4\n1 port 1 new_york.1")
    game.play("build iron_works albany.1 with grey")
    assert tile(game, "albany.1").cubes == 3
    assert game.position().iron_track.cubes == 4


def test_goods_start_there() -> None:
    game = _england("0 cotton_mill 1 pennsylvania.3\n1 port 1 new_york.1")
    game.play("sell pennsylvania.3 to new_york.1")
    assert tile(game, "pennsylvania.3").flipped


@pytest.mark.parametrize("mill", ["new_york.3", "albany.1", "pennsylvania.4"])
def test_goods_end_there(mill: str) -> None:
    game = _england(f"0 cotton_mill 1 {mill}\nmarket pennsylvania.m1 cotton")
    game.play(f"sell {mill} to pennsylvania.m1")
    assert game.position().markets["pennsylvania.m1"].used


def test_goods_do_not_pass_through() -> None:
    game = _england("0 cotton_mill 1 albany.1\n1 port 1 new_york.1")
    assert refused(game, "sell albany.1 to new_york.1") == {"A17_NOT_CONNECTED"}


def test_other_locations_are_passed_through() -> None:
    table = "0 cotton_mill 1 albany.1\n2 rail binghamton-great_lakes\n"
    game = _england(table + "market great_lakes.m1 cotton")
    game.play("sell albany.1 to great_lakes.m1")  # by Binghamton, a village
    assert tile(game, "albany.1").flipped


def test_a_players_rails_go_on_through_it() -> None:
    game = industry_scene(
        """
        0 rail new_york-pennsylvania
        0 rails_left 11
        1 coal_mine 1 pennsylvania.1
        1 iron_works 1 pennsylvania.3
        """,
        "new_england",
    )
    game.play("rail pennsylvania-binghamton")  # both cubes brought to its end there
    assert game.position().links["pennsylvania-binghamton"] == 0
