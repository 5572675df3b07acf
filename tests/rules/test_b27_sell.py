"""B27: selling cotton."""

import pytest

from tests.rules.scene import refused, scene, seat, tile

# Seat 0 has a mill at Bolton, joined by others' canals to seat 1's port at Warrington & Runcorn.
MILL = """
    0 cotton_mill 1 bolton.1
    1 port 1 warrington_runcorn.1
    2 link bolton-manchester
    3 link manchester-warrington_runcorn
"""
SELL = "sell bolton.1 to warrington_runcorn.1 with macclesfield"


def test_a_sale_to_a_port_flips_both_and_pays_both_owners() -> None:
    game = scene(MILL)
    game.play(SELL)
    assert tile(game, "bolton.1").flipped
    assert tile(game, "warrington_runcorn.1").flipped
    assert [seat(game, number).income_space for number in (0, 1)] == [10 + 5, 10 + 3]
    assert [seat(game, number).money for number in (0, 1)] == [30, 30]


def test_the_event_of_a_sale_has_the_path_of_the_cotton() -> None:
    sold = next(event for event in scene(MILL).play(SELL) if event.name == "sold")
    assert sold.path == ("bolton", "manchester", "warrington_runcorn")


def test_an_own_port_pays_the_seller_twice() -> None:
    game = scene(
        """
        period rail
        0 cotton_mill 2 lancaster.2
        0 port 2 lancaster.1
        """
    )
    game.play("sell lancaster.2 to lancaster.1 with macclesfield")
    assert seat(game, 0).income_space == 10 + 4 + 3


def test_the_same_location_is_connected() -> None:
    game = scene("0 cotton_mill 1 lancaster.2\n1 port 1 lancaster.1")
    game.play("sell lancaster.2 to lancaster.1 with macclesfield")
    assert tile(game, "lancaster.2").flipped


def test_cotton_passes_external_locations() -> None:
    game = scene(
        """
        0 cotton_mill 1 macclesfield.1
        1 port 1 ellesmere_port
        1 link macclesfield-midlands
        1 link northwich-midlands
        1 link ellesmere_port-northwich
        """
    )
    game.play("sell macclesfield.1 to ellesmere_port with macclesfield")
    assert tile(game, "ellesmere_port").flipped


def test_an_unconnected_port_is_refused() -> None:
    game = scene(MILL + "3 port 1 liverpool.1")
    move = "sell bolton.1 to liverpool.1 with macclesfield"
    assert refused(game, move) == {"B27_NOT_CONNECTED"}


def test_a_mill_connected_to_nothing_sells_to_no_port() -> None:
    game = scene("0 cotton_mill 1 bolton.1\n0 port 1 liverpool.1\n0 link liverpool-wigan")
    assert refused(game, "sell bolton.1 to liverpool.1 with macclesfield") == {"B27_NOT_CONNECTED"}
    assert "B27_NO_BUYER" in refused(game, "sell bolton.1 with macclesfield")


def test_the_virtual_link_sells_no_cotton() -> None:
    game = scene(
        """
        period rail
        0 cotton_mill 2 warrington_runcorn.2
        1 port 2 liverpool.1
        1 port 2 ellesmere_port
        1 link ellesmere_port-warrington_runcorn
        1 link birkenhead-ellesmere_port
        """
    )
    move = "sell warrington_runcorn.2 to liverpool.1 with macclesfield"
    assert refused(game, move) == {"B27_NOT_CONNECTED"}


def test_a_flipped_port_buys_nothing() -> None:
    game = scene(MILL + "1 port 1 warrington_runcorn.1 flipped")
    assert refused(game, SELL) == {"B27_PORT_FLIPPED"}


def test_a_port_buys_once_in_an_action() -> None:
    game = scene(MILL + "0 cotton_mill 1 manchester.1")
    move = "sell bolton.1 to warrington_runcorn.1 and manchester.1 to warrington_runcorn.1"
    assert refused(game, move + " with macclesfield") == {"B27_PORT_FLIPPED"}


def test_only_a_port_buys() -> None:
    game = scene(MILL + "3 coal_mine 1 manchester.3")
    for place in ("manchester.3", "manchester.1"):
        move = f"sell bolton.1 to {place} with macclesfield"
        assert refused(game, move) == {"B27_NOT_A_PORT"}


def test_only_own_mills_sell() -> None:
    game = scene(MILL + "3 cotton_mill 1 manchester.1\n0 coal_mine 1 manchester.3")
    for place in ("manchester.1", "manchester.3", "manchester.2"):
        move = f"sell {place} to warrington_runcorn.1 with macclesfield"
        assert refused(game, move) == {"B27_NOT_YOUR_MILL"}


def test_a_flipped_mill_sells_no_more() -> None:
    game = scene(MILL + "0 cotton_mill 1 bolton.1 flipped")
    assert refused(game, SELL) == {"B27_FLIPPED"}


def test_a_mill_sells_once_in_an_action() -> None:
    game = scene(MILL + "3 port 1 ellesmere_port\n3 link ellesmere_port-warrington_runcorn")
    move = "sell bolton.1 to ellesmere_port and bolton.1 to warrington_runcorn.1"
    assert refused(game, move + " with macclesfield") == {"B27_FLIPPED"}


def test_any_number_of_mills_in_one_action_to_any_buyers() -> None:
    game = scene(
        MILL
        + """
        market_tiles -1 0
        0 cotton_mill 1 manchester.1
        0 cotton_mill 2 bury.1
        0 link bolton-bury
        """
    )
    game.play(
        "sell manchester.1 to distant_market and bolton.1 to warrington_runcorn.1"
        " and bury.1 to distant_market with macclesfield"
    )
    assert seat(game, 0).income_space == 10 + (5 + 3) + 5 + (4 + 3)
    assert game.position().actions_left == 1


def test_the_seller_may_stop_early() -> None:
    game = scene(MILL + "0 cotton_mill 1 manchester.1")
    game.play(SELL)
    assert not tile(game, "manchester.1").flipped
    assert game.position().actions_left == 1


@pytest.mark.parametrize("face", ["", "flipped"])
def test_the_distant_market_through_a_port_which_stays_as_it_is(face: str) -> None:
    game = scene(MILL + f"market_tiles 0\n1 port 1 warrington_runcorn.1 {face}")
    game.play("sell bolton.1 to distant_market with macclesfield")
    assert tile(game, "bolton.1").flipped
    assert tile(game, "warrington_runcorn.1").flipped == bool(face)
    assert seat(game, 1).income_space == 10


def test_one_port_serves_the_distant_market_again_and_again() -> None:
    game = scene(MILL + "market_tiles 0 0\n0 cotton_mill 1 manchester.1")
    move = "sell bolton.1 to distant_market and manchester.1 to distant_market"
    game.play(move + " with macclesfield")
    assert seat(game, 0).income_space == 10 + 8 + 8


def test_the_distant_market_through_an_external_location() -> None:
    game = scene("market_tiles 0\n0 cotton_mill 1 colne.1\n1 link colne-yorkshire")
    game.play("sell colne.1 to distant_market with macclesfield")
    assert tile(game, "colne.1").flipped


def test_the_distant_market_needs_a_built_port() -> None:
    game = scene("0 cotton_mill 1 lancaster.2\n0 link lancaster-preston\n1 port 1 liverpool.1")
    move = "sell lancaster.2 to distant_market with macclesfield"
    assert "B27_NO_BUILT_PORT" in refused(game, move)


def test_a_mill_without_any_buyer() -> None:
    game = scene("0 cotton_mill 1 bolton.1")
    assert "B27_NO_BUYER" in refused(game, "sell bolton.1")


def test_without_a_sale_there_is_no_such_action() -> None:
    game = scene("0 cotton_mill 1 bolton.1")
    assert not [move for move in game.legal() if str(move).startswith("sell")]
    assert refused(game, "sell with macclesfield")


def test_any_card_will_do() -> None:
    game = scene(MILL + "0 hand shipyard port")
    game.play("sell bolton.1 to warrington_runcorn.1 with shipyard")
    assert seat(game, 0).hand == ["port"]
