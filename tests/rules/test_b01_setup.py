"""B1: what everybody and the table have at the start."""

import pytest

from cottonopolis.errors import SetupError
from tests.rules.scene import BrassGame, seat
from tests.rules.table_scene import known

STACKS = {
    "cotton_mill": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4],
    "coal_mine": [1, 2, 2, 3, 3, 4, 4],
    "iron_works": [1, 2, 3, 4],
    "port": [1, 1, 2, 2, 3, 3, 4, 4],
    "shipyard": [0, 0, 1, 1, 2, 2],
}
MARKET_TILES = [0, 0, -1, -1, -2, -2, -2, -2, -3, -3, -3, -4]
SEEDS = range(40)


@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_play(players: int) -> None:
    game = BrassGame.new("brass", players=players)
    assert len(game.position().seats) == players


@pytest.mark.parametrize("players", [0, 1, 2, 5])
def test_no_other_number_plays(players: int) -> None:
    with pytest.raises(SetupError):
        BrassGame.new("brass", players=players)


@pytest.mark.parametrize("number", range(4))
def test_everybody_starts_alike(number: int) -> None:
    mine = seat(BrassGame.new("brass", players=4, seed=3), number)
    assert (mine.money, mine.spent, mine.vp) == (30, 0, 0)
    assert (mine.income_space, mine.income) == (10, 0)
    assert mine.links_left == 14


@pytest.mark.parametrize("number", range(3))
def test_37_tiles_lowest_on_top(number: int) -> None:
    stacks = seat(BrassGame.new("brass", players=3, seed=3), number).stacks
    assert stacks == STACKS
    assert sum(len(levels) for levels in stacks.values()) == 37


def test_board_is_empty() -> None:
    position = BrassGame.new("brass").position()
    assert len(position.slots) == 43
    assert set(position.slots.values()) == {None}
    assert set(position.links.values()) == {None}


@pytest.mark.parametrize("track", ["coal_track", "iron_track"])
def test_demand_tracks_are_full(track: str) -> None:
    found = getattr(BrassGame.new("brass").position(), track)
    assert found.spaces == [1, 1, 2, 2, 3, 3, 4, 4]
    assert found.cubes == 8
    assert found.next_price == 1


def test_cotton_demand_starts_on_the_first_space() -> None:
    market = BrassGame.new("brass").position().distant_market
    assert (market.marker, market.bonus, market.open) == (0, 3, True)
    assert market.turned == []


def test_twelve_distant_market_tiles_are_shuffled() -> None:
    markets = [BrassGame.new("brass", seed=s).position().distant_market for s in SEEDS]
    stacks = [known(market.stack) for market in markets]
    assert all(sorted(stack, reverse=True) == MARKET_TILES for stack in stacks)
    assert len({tuple(stack) for stack in stacks}) > len(SEEDS) // 2


@pytest.mark.parametrize("players", [3, 4])
def test_random_first_player_then_clockwise(players: int) -> None:
    orders = [BrassGame.new("brass", players=players, seed=s).position().order for s in SEEDS]
    for order in orders:
        assert order == [(order[0] + step) % players for step in range(players)]
    assert {order[0] for order in orders} == set(range(players))


@pytest.mark.parametrize("seed", range(4))
def test_first_in_the_order_begins(seed: int) -> None:
    game = BrassGame.new("brass", seed=seed)
    position = game.position()
    assert game.seat == position.order[0]
    assert (position.period, position.round, position.stage) == ("canal", 1, "action")


def test_same_seed_same_game() -> None:
    assert BrassGame.new("brass", seed=5).position() == BrassGame.new("brass", seed=5).position()
    assert BrassGame.new("brass", seed=5).position() != BrassGame.new("brass", seed=6).position()
