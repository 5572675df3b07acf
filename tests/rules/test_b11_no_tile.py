"""B11: while a player has no tile on the board, an industry card may be used anywhere."""

import pytest

from tests.rules.scene import LAST_CARD, codes_against, pass_once, refused, scene, slot, tile


@pytest.mark.parametrize("place", ["colne.1", "macclesfield.2", "oldham.1", "lancaster.2"])
def test_first_build_goes_anywhere(place: str) -> None:
    game = scene("0 hand cotton_mill")
    game.play(f"build cotton_mill {place} with cotton_mill")
    assert tile(game, place).owner == 0


def test_tiles_of_others_do_not_matter() -> None:
    game = scene("0 hand cotton_mill\n1 cotton_mill 1 colne.1\n2 port 1 preston.3")
    game.play("build cotton_mill colne.2 with cotton_mill")
    assert tile(game, "colne.2").owner == 0


@pytest.mark.parametrize("own", ["cotton_mill 1 oldham.1", "port 1 preston.3 flipped"])
def test_one_tile_anywhere_ends_it(own: str) -> None:
    game = scene(f"0 hand cotton_mill\n0 {own}")
    assert refused(game, "build cotton_mill colne.1 with cotton_mill") == {"B10_NOT_IN_NETWORK"}


def test_second_build_of_the_turn_is_bound() -> None:
    game = scene("0 hand cotton_mill cotton_mill")
    game.play("build cotton_mill colne.1 with cotton_mill")
    assert refused(game, "build cotton_mill oldham.1 with cotton_mill") == {"B10_NOT_IN_NETWORK"}


def test_links_alone_do_not_bind() -> None:
    game = scene("0 hand cotton_mill\n0 link colne-yorkshire")
    game.play("build cotton_mill oldham.1 with cotton_mill")
    assert tile(game, "oldham.1").owner == 0


def test_not_only_on_the_first_build() -> None:
    """FAQ: it holds again for a player whose last tile left the board."""
    game = scene(
        "0 money 3\n0 space 5\n0 port 1 preston.3\n0 hand coal_mine port\nto_move 3\nactions 1"
    )
    pass_once(game)
    assert slot(game, "preston.3") is None  # given up
    game.play("loan 30 with port")
    game.play("build coal_mine wigan.1 with coal_mine")
    assert tile(game, "wigan.1").owner == 0


@pytest.mark.parametrize(("level", "bound"), [(1, False), (2, True)])
def test_again_if_the_clean_up_takes_the_last_tile(level: int, bound: bool) -> None:
    game = scene(LAST_CARD + f"0 stack port 2 2\n0 port {level} preston.3")
    pass_once(game)
    assert (game.seat, game.position().period) == (0, "rail")
    reasons = codes_against(game, "build port liverpool.1 with port")
    assert ("B10_NOT_IN_NETWORK" in reasons) == bound


def test_in_the_rail_period_too() -> None:
    game = scene("period rail\n0 hand port\n0 stack port 2\n0 link colne-yorkshire")
    game.play("build port liverpool.1 with port")
    assert tile(game, "liverpool.1").owner == 0


def test_industry_on_the_card_still_binds() -> None:
    game = scene("0 hand port")
    assert refused(game, "build cotton_mill colne.1 with port") == {"B10_OTHER_INDUSTRY"}


def test_location_card_still_binds() -> None:
    game = scene("0 hand oldham")
    assert refused(game, "build cotton_mill colne.1 with oldham") == {"B9_OTHER_LOCATION"}


def test_coal_must_still_be_brought() -> None:
    game = scene("0 hand cotton_mill\n0 stack cotton_mill 2")
    assert refused(game, "build cotton_mill colne.1 with cotton_mill") == {"B17_NO_COAL"}


def test_birkenhead_in_the_rail_period() -> None:
    game = scene("""
        period rail
        0 hand shipyard
        0 stack shipyard 2
        1 link birkenhead-ellesmere_port
        1 port 2 ellesmere_port
        """)
    game.play("build shipyard birkenhead with shipyard")
    assert tile(game, "birkenhead").flipped
