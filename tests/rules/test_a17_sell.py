"""A17: selling goods."""

import pytest

from cottonopolis.games.industry.position import MarketSquare
from tests.rules.industry_scene import industry_scene, money_of
from tests.rules.scene import refused, seat, tile

# Seat 0 has a mill at Berlin, joined by others' rails to seat 1's port at Stettin.
MILL = """
    0 cotton_mill 1 berlin.1
    1 port 1 stettin.1
    2 rail berlin-stettin
"""
SELL = "sell berlin.1 to stettin.1"
# The same with a factory and Poland's market
FACTORY = """
    0 factory 3 berlin.1
    2 rail berlin-posen
    3 rail posen-poland
"""
TO_POLAND = "sell berlin.1 to poland.m1"


@pytest.mark.parametrize(
    ("text", "move", "path"),
    [
        (MILL, SELL, ("berlin", "stettin")),
        (FACTORY + "market poland.m1 factory", TO_POLAND, ("berlin", "posen", "poland")),
    ],
)
def test_the_event_of_a_sale_has_the_path_of_the_goods(
    text: str, move: str, path: tuple[str, ...]
) -> None:
    events = industry_scene(text).play(move)
    assert next(event for event in events if event.name.startswith("sold")).path == path


def test_example_three_sales_for_37_dollars_and_5_to_the_ports_owner() -> None:
    game = industry_scene(
        """
        market poland.m1 factory
        0 factory 3 berlin.1
        0 cotton_mill 1 danzig.2
        0 cotton_mill 1 berlin.2
        0 port 1 danzig.1
        1 port 1 hamburg.1
        0 rail berlin-posen
        0 rail posen-poland
        1 rail hamburg-berlin
        """
    )
    game.play("sell berlin.1 to poland.m1 and danzig.2 to danzig.1 and berlin.2 to hamburg.1")
    assert money_of(game, 0) == (37, 0)
    assert money_of(game, 1) == (5, 0)


def test_both_tiles_flip_and_both_owners_are_paid() -> None:
    game = industry_scene(MILL)
    game.play(SELL)
    assert tile(game, "berlin.1").flipped
    assert tile(game, "stettin.1").flipped
    assert [money_of(game, number) for number in (0, 1)] == [(8, 0), (5, 0)]


def test_selling_takes_no_card_and_one_action() -> None:
    game = industry_scene(MILL)
    game.play(SELL)
    assert seat(game, 0).hand_size == 4
    assert (game.seat, game.position().actions_left) == (0, 1)


@pytest.mark.parametrize("good", ["factory", "both"])
def test_a_market_tile_is_used_up(good: str) -> None:
    game = industry_scene(FACTORY + f"market poland.m1 {good}")
    game.play(TO_POLAND)
    assert tile(game, "berlin.1").flipped
    assert game.position().markets["poland.m1"] == MarketSquare(good, used=True)
    assert money_of(game, 0) == (16, 0)


@pytest.mark.parametrize("good", ["cotton", "no_demand"])
def test_a_market_tile_that_does_not_take_the_good(good: str) -> None:
    game = industry_scene(FACTORY + f"market poland.m1 {good}\nmarket berlin.m1 factory")
    assert refused(game, TO_POLAND) == {"A17_WRONG_GOOD"}


@pytest.mark.parametrize(("good", "fine"), [("cotton", True), ("both", True), ("factory", False)])
def test_cotton_at_a_market(good: str, fine: bool) -> None:
    game = industry_scene(MILL + f"market berlin.m1 {good}")
    codes = {reason.code for reason in game.why_not("sell berlin.1 to berlin.m1")}
    assert codes == (set() if fine else {"A17_WRONG_GOOD"})


def test_a_used_market_tile_buys_nothing() -> None:
    game = industry_scene(FACTORY + "market poland.m1 factory used\nmarket berlin.m1 factory")
    assert refused(game, TO_POLAND) == {"A17_USED"}


def test_a_level_1_port_takes_no_factory_goods() -> None:
    game = industry_scene(MILL + "0 factory 3 berlin.2\nmarket berlin.m1 factory")
    assert refused(game, "sell berlin.2 to stettin.1") == {"A17_WRONG_GOOD"}


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize("goods", ["cotton_mill 1", "factory 3"])
def test_higher_ports_take_both_goods(level: int, goods: str) -> None:
    game = industry_scene(MILL + f"1 port {level} stettin.1\n0 {goods} berlin.1")
    game.play(SELL)
    assert money_of(game, 1) == ({2: 7, 3: 9}[level], 0)


def test_an_own_port_pays_the_seller_twice() -> None:
    game = industry_scene("0 cotton_mill 1 bremen.2\n0 port 1 bremen.1")
    game.play("sell bremen.2 to bremen.1")
    assert money_of(game, 0) == (8 + 5, 0)


def test_the_same_location_is_connected() -> None:
    game = industry_scene("market berlin.m1 cotton\n0 cotton_mill 1 berlin.1")
    game.play("sell berlin.1 to berlin.m1")
    assert tile(game, "berlin.1").flipped


def test_the_nearest_buyer_need_not_be_chosen() -> None:
    game = industry_scene(MILL + "market berlin.m1 cotton")
    game.play(SELL)
    assert not game.position().markets["berlin.m1"].used


def test_an_unconnected_buyer_is_refused() -> None:
    game = industry_scene(MILL + "1 port 1 kiel\nmarket poland.m1 cotton")
    assert refused(game, "sell berlin.1 to kiel") == {"A17_NOT_CONNECTED"}
    assert refused(game, "sell berlin.1 to poland.m1") == {"A17_NOT_CONNECTED"}


def test_a_used_port_buys_nothing() -> None:
    game = industry_scene(MILL + "1 port 1 stettin.1 flipped\nmarket berlin.m1 cotton")
    assert refused(game, SELL) == {"A17_USED"}


def test_a_port_buys_once_in_an_action() -> None:
    game = industry_scene(MILL + "0 cotton_mill 1 stettin.2\nmarket berlin.m1 cotton")
    assert refused(game, SELL + " and stettin.2 to stettin.1") == {"A17_USED"}


def test_a_tile_sells_once_in_an_action() -> None:
    game = industry_scene(MILL + "0 cotton_mill 1 stettin.2\nmarket berlin.m1 cotton")
    assert refused(game, SELL + " and berlin.1 to berlin.m1") == {"A17_FLIPPED"}


def test_a_flipped_mill_sells_no_more() -> None:
    game = industry_scene(MILL + "0 cotton_mill 1 berlin.1 flipped")
    assert refused(game, SELL) == {"A17_FLIPPED"}


def test_only_own_mills_and_factories_sell() -> None:
    game = industry_scene(MILL + "2 cotton_mill 1 berlin.2\n0 iron_works 1 berlin.3")
    for place in ("berlin.2", "berlin.3", "berlin.4"):
        assert refused(game, f"sell {place} to stettin.1") == {"A17_NOT_YOURS"}


def test_only_a_port_or_a_market_buys() -> None:
    game = industry_scene(MILL + "2 cotton_mill 1 stettin.2")
    for place in ("stettin.2", "berlin.2"):
        assert refused(game, f"sell berlin.1 to {place}") == {"A17_NOT_A_BUYER"}


def test_a_tile_without_any_buyer() -> None:
    game = industry_scene("0 cotton_mill 1 berlin.1\n1 port 1 stettin.1")
    assert refused(game, SELL) == {"A17_NOT_CONNECTED"}
    assert refused(game, "sell berlin.1") == {"A17_NO_BUYER"}


def test_at_least_one_sale_must_be_made() -> None:
    game = industry_scene(MILL)
    assert refused(game, "sell")
    game = industry_scene("0 cotton_mill 1 berlin.1")
    assert not [move for move in game.legal() if str(move).startswith("sell")]


def test_the_seller_may_stop_early() -> None:
    game = industry_scene(MILL + "0 cotton_mill 1 berlin.2\nmarket berlin.m1 cotton")
    game.play(SELL)
    assert not tile(game, "berlin.2").flipped
    assert game.position().actions_left == 1


LANES = """
    0 cotton_mill 1 lewiston
    1 rail portland-lewiston
    1 port 1 portland.1 flipped
    2 port 1 portsmouth
    market gulf_of_maine.m1 cotton
"""


def test_goods_travel_by_sea_over_anybodys_tiles() -> None:
    game = industry_scene(LANES + "3 ship 2 gulf_of_maine flipped", "new_england")
    game.play("sell lewiston to portsmouth")
    assert money_of(game, 2) == (5, 0)


@pytest.mark.parametrize("buyer", ["portsmouth", "gulf_of_maine.m1"])
def test_without_a_ship_the_lane_is_closed(buyer: str) -> None:
    game = industry_scene(LANES + "1 port 1 portland.1", "new_england")
    assert refused(game, f"sell lewiston to {buyer}") == {"A17_NOT_CONNECTED"}


def test_a_market_beside_a_ship() -> None:
    game = industry_scene(LANES + "3 ship 2 gulf_of_maine", "new_england")
    game.play("sell lewiston to gulf_of_maine.m1")
    assert money_of(game, 0) == (8, 0)
