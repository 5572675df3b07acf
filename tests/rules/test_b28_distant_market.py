"""B28: the Distant Market."""

import pytest

from tests.rules.scene import BrassGame, refused, scene, seat, tile
from tests.rules.table_scene import known

# A mill at Colne, joined to Yorkshire, and one at Lancaster, with a port beside it.
MILLS = """
    0 cotton_mill 1 colne.1
    0 cotton_mill 1 lancaster.2
    1 port 1 lancaster.1
    1 link colne-yorkshire
"""
SELL = "sell colne.1 to distant_market with macclesfield"


def start_selling(game: BrassGame) -> None:
    """Sell at Colne, step by step, and wait to be asked for more."""
    game.play(next(move for move in game.legal() if str(move) == "sell colne.1"))


def test_example_mill_of_income_4_at_demand_3_advances_7() -> None:
    game = scene("market_tiles 0\n0 cotton_mill 2 colne.1\n1 link colne-yorkshire")
    game.play(SELL)
    assert seat(game, 0).income_space == 10 + 7
    assert game.position().distant_market.marker == 0


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ("", ("blackburn", "burnley", "colne", "yorkshire")),
        ("1 port 1 preston.1\n2 link blackburn-preston", ("blackburn", "preston")),
    ],
)
def test_the_cotton_goes_to_the_nearest_built_port(more: str, path: tuple[str, ...]) -> None:
    game = scene(
        "market_tiles 0\n0 cotton_mill 1 blackburn.1\n1 link blackburn-burnley\n"
        f"1 link burnley-colne\n1 link colne-yorkshire\n{more}"
    )
    events = game.play("sell blackburn.1 to distant_market with macclesfield")
    assert next(event for event in events if event.name == "turned_market").path == path


def test_without_demand_the_cotton_stays_where_it_is() -> None:
    game = scene("market 7\nmarket_tiles -4\n" + MILLS)
    events = game.play(SELL)
    assert next(event for event in events if event.name == "market_closed").path == ()


def test_example_mill_of_income_4_at_demand_2_advances_6() -> None:
    game = scene("market_tiles -2\n0 cotton_mill 2 colne.1\n1 link colne-yorkshire")
    game.play(SELL)
    assert seat(game, 0).income_space == 10 + 6


@pytest.mark.parametrize(
    ("marker", "turned", "bonus"),
    [
        (0, -1, 3),
        (0, -2, 2),
        (0, -3, 2),
        (0, -4, 1),
        (1, -4, 1),
        (3, -3, 0),
        (5, -2, 0),  # the last space with a number still sells
        (7, 0, 0),
    ],
)
def test_the_bonus_is_that_of_the_space_reached(marker: int, turned: int, bonus: int) -> None:
    game = scene(MILLS + f"market {marker}\nmarket_tiles {turned}")
    game.play(SELL)
    assert seat(game, 0).income_space == 10 + 5 + bonus
    assert game.position().distant_market.marker == marker - turned
    assert tile(game, "colne.1").flipped


def test_the_bonus_is_income_and_not_cash() -> None:
    game = scene(MILLS + "market_tiles 0")
    game.play(SELL)
    assert seat(game, 0).money == 30


def test_tiles_are_turned_one_a_sale_from_the_top() -> None:
    game = scene(MILLS + "market_tiles -1 -2")
    game.play("sell colne.1 to distant_market and lancaster.2 to distant_market with macclesfield")
    assert seat(game, 0).income_space == 10 + (5 + 3) + (5 + 2)
    assert game.position().distant_market.turned == [-1, -2]
    assert game.position().distant_market.marker == 3


def test_a_turned_tile_is_not_the_next_to_come() -> None:
    game = scene(MILLS + "market_tiles -4 -1")
    game.play(SELL)
    stack = known(game.position().distant_market.stack)
    assert stack[0] == -1
    assert len(stack) == 11


@pytest.mark.parametrize(("marker", "turned"), [(7, -1), (4, -4), (6, -4)])
def test_at_the_end_the_mill_does_not_flip(marker: int, turned: int) -> None:
    game = scene(MILLS + f"market {marker}\nmarket_tiles {turned}")
    game.play(SELL)
    assert not tile(game, "colne.1").flipped
    assert seat(game, 0).income_space == 10
    assert not game.position().distant_market.open


def test_at_the_end_the_card_and_the_action_are_spent() -> None:
    game = scene(MILLS + "market 7\nmarket_tiles -1")
    game.play(SELL)
    assert seat(game, 0).hand_size == 3
    assert game.position().actions_left == 1


def test_at_the_end_the_action_ends_at_once() -> None:
    game = scene(MILLS + "market 7\nmarket_tiles 0")
    start_selling(game)
    assert game.position().stage == "more"  # with demand left there would be more to sell
    game = scene(MILLS + "market 7\nmarket_tiles -1")
    start_selling(game)
    assert game.position().stage == "action"
    assert not tile(game, "lancaster.2").flipped


def test_sales_named_after_the_end_are_not_made() -> None:
    game = scene(MILLS + "market 7\nmarket_tiles -1")
    game.play("sell colne.1 to distant_market and lancaster.2 to lancaster.1 with macclesfield")
    assert not tile(game, "lancaster.2").flipped
    assert game.position().actions_left == 1


def test_sales_made_before_the_end_stay_made() -> None:
    game = scene(MILLS + "market 7\nmarket_tiles -1")
    game.play("sell lancaster.2 to lancaster.1 and colne.1 to distant_market with macclesfield")
    assert tile(game, "lancaster.2").flipped
    assert not tile(game, "colne.1").flipped


def test_afterwards_nobody_sells_there() -> None:
    game = scene(MILLS + "market 7\nmarket_tiles -1\n1 cotton_mill 1 rochdale.1")
    game.play(SELL)
    assert "B28_NO_DEMAND" in refused(game, SELL)
    game.play("pass with macclesfield")
    assert game.seat == 1
    game.play("canal rochdale-yorkshire with macclesfield")
    move = "sell rochdale.1 to distant_market with macclesfield"
    assert "B28_NO_DEMAND" in refused(game, move)


def test_afterwards_ports_still_buy() -> None:
    game = scene(MILLS + "market 7\nmarket_tiles -1")
    game.play(SELL)
    game.play("sell lancaster.2 to lancaster.1 with macclesfield")
    assert seat(game, 0).income_space == 10 + 5
