"""B10: an industry card allows that industry in the player's own network."""

import pytest

from tests.rules.scene import BrassGame, refused, scene, seat, tile

# You have a mine in Bury and a canal to Manchester; red has the nearer mine and the other canal
OLDHAM = """
    0 coal_mine 1 bury.1
    0 link bury-manchester
    1 coal_mine 1 manchester.1
    1 link manchester-oldham
    0 stack cotton_mill 2 2 2 3 3 3 4 4 4
    0 hand oldham cotton_mill colne
    """
# A port at Preston and canals to Lancaster and by Wigan to Warrington & Runcorn
PRESTON = """
    0 port 1 preston.3
    0 link lancaster-preston
    0 link preston-wigan
    0 link warrington_runcorn-wigan
    1 link blackburn-wigan
    0 hand cotton_mill port
    """
TILE_AT_COLNE = """
    0 cotton_mill 2 colne.1
    0 stack cotton_mill 3
    1 link colne-yorkshire
    0 hand cotton_mill
    """


def test_example_oldham_takes_the_nearer_mine_of_another() -> None:
    game = scene(OLDHAM)
    game.play("build cotton_mill oldham.1 with oldham")
    assert tile(game, "oldham.1").level == 2
    assert tile(game, "manchester.1").cubes == 1
    assert tile(game, "bury.1").cubes == 2
    assert seat(game, 0).money == 30 - 14


def test_example_oldham_not_from_ones_own_mine_farther_off() -> None:
    game = scene(OLDHAM)
    move = "build cotton_mill oldham.1 coal from bury.1 with oldham"
    assert refused(game, move) == {"B17_NOT_NEAREST"}


def test_example_oldham_cotton_card_allows_manchester() -> None:
    game = scene(OLDHAM)
    game.play("build cotton_mill manchester.2 with cotton_mill")
    assert tile(game, "manchester.2").owner == 0
    assert seat(game, 0).money == 30 - 14


def test_example_oldham_cotton_card_not_at_bury() -> None:
    move = "build cotton_mill bury.2 with cotton_mill"
    assert refused(scene(OLDHAM), move) == {"B15_ONE_PER_LOCATION"}


def test_example_oldham_cotton_card_not_at_oldham() -> None:
    move = "build cotton_mill oldham.1 with cotton_mill"
    assert refused(scene(OLDHAM), move) == {"B10_NOT_IN_NETWORK"}


def test_example_oldham_no_coal_for_the_colne_card() -> None:
    move = "build cotton_mill colne.1 with colne"
    assert refused(scene(OLDHAM), move) == {"B17_NO_COAL"}


@pytest.mark.parametrize("place", ["lancaster.2", "warrington_runcorn.2"])
def test_example_preston_cotton_card_allows(place: str) -> None:
    game = scene(PRESTON)
    game.play(f"build cotton_mill {place} with cotton_mill")
    assert tile(game, place).owner == 0


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("wigan.1", "B13_NOT_SHOWN"),
        ("preston.1", "B15_ONE_PER_LOCATION"),
        ("blackburn.1", "B10_NOT_IN_NETWORK"),
    ],
)
def test_example_preston_cotton_card_refused(place: str, reason: str) -> None:
    assert refused(scene(PRESTON), f"build cotton_mill {place} with cotton_mill") == {reason}


def test_example_preston_nothing_else_is_offered() -> None:
    game = scene(PRESTON + "actions 1")
    offered = {str(move) for move in game.legal() if str(move).startswith("build cotton_mill")}
    assert offered == {"build cotton_mill lancaster.2", "build cotton_mill warrington_runcorn.2"}


def test_only_the_industry_on_the_card() -> None:
    game = scene(PRESTON)
    assert refused(game, "build coal_mine wigan.1 with cotton_mill") == {"B10_OTHER_INDUSTRY"}
    assert refused(game, "build cotton_mill lancaster.2 with port") == {"B10_OTHER_INDUSTRY"}


def test_canal_that_touches_no_tile_of_ones_own_counts() -> None:
    game = scene("0 port 1 preston.3\n0 link colne-yorkshire\n0 hand cotton_mill")
    game.play("build cotton_mill colne.1 with cotton_mill")
    assert tile(game, "colne.1").owner == 0


def test_both_ends_of_a_canal_are_in_the_network() -> None:
    for place in ("burnley.1", "colne.1"):
        game = scene("0 port 1 preston.3\n0 link burnley-colne\n0 hand cotton_mill")
        game.play(f"build cotton_mill {place} with cotton_mill")
        assert tile(game, place).owner == 0


def test_one_link_farther_along_anothers_canal_is_too_far() -> None:
    game = scene("""
        0 port 1 preston.3
        0 link burnley-colne
        1 link blackburn-burnley
        0 hand cotton_mill
        """)
    assert refused(game, "build cotton_mill blackburn.1 with cotton_mill") == {"B10_NOT_IN_NETWORK"}


def test_canals_through_an_external_location() -> None:
    game = scene("""
        0 cotton_mill 1 colne.1
        0 link colne-yorkshire
        0 link rochdale-yorkshire
        0 hand cotton_mill
        """)
    game.play("build cotton_mill rochdale.1 with cotton_mill")
    assert tile(game, "rochdale.1").owner == 0


@pytest.mark.parametrize("node", ["yorkshire", "northwich", "blackpool"])
def test_nodes_outside_have_no_slots(node: str) -> None:
    game = scene("0 cotton_mill 1 colne.1\n0 link colne-yorkshire\n0 hand port")
    assert refused(game, f"build port {node} with port") == {"B13_NOT_SHOWN"}


def _canal_or_rail(period: str) -> BrassGame:
    return scene(f"period {period}\n" + TILE_AT_COLNE)


def test_canal_period_own_tile_is_not_enough() -> None:
    game = _canal_or_rail("canal")
    move = "build cotton_mill colne.1 with cotton_mill"  # over one's own
    assert refused(game, move) == {"B10_NOT_IN_NETWORK"}


@pytest.mark.parametrize("place", ["colne.1", "colne.2"])
def test_rail_period_own_tile_is_enough(place: str) -> None:
    game = _canal_or_rail("rail")
    game.play(f"build cotton_mill {place} with cotton_mill")
    assert tile(game, place).level == 3


def test_rail_period_own_rail_is_enough() -> None:
    game = scene("""
        period rail
        0 stack port 2
        0 cotton_mill 2 colne.1
        0 link liverpool-southport
        0 hand port
        """)
    game.play("build port liverpool.1 with port")
    assert tile(game, "liverpool.1").owner == 0


def test_rail_period_anothers_tile_or_rail_is_not() -> None:
    game = scene("""
        period rail
        0 stack port 2
        0 cotton_mill 2 colne.1
        1 port 2 liverpool.2
        1 link liverpool-southport
        0 hand port
        """)
    assert refused(game, "build port liverpool.1 with port") == {"B10_NOT_IN_NETWORK"}
