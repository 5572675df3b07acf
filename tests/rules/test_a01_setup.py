"""A1: what everybody and the table have at the start."""

from collections import Counter

import pytest

from cottonopolis.errors import SetupError
from cottonopolis.games.positions import DemandTrack
from tests.rules.industry_scene import IndustryGame
from tests.rules.scene import seat
from tests.rules.table_scene import known

MAPS = ["germany", "new_england"]
STACKS = {
    "cotton_mill": [1, 1, 2, 2, 3, 3],
    "factory": [0, 0, 3, 3, 4, 4],
    "coal_mine": [1, 1, 2, 2, 3, 3],
    "iron_works": [1, 1, 2, 2, 3, 3],
    "port": [1, 1, 2, 2, 3, 3],
    "ship": [0, 2, 2, 3, 3],
}
CARDS = {
    "cotton_mill": 6,
    "factory": 8,
    "iron_works": 6,
    "coal_mine": 7,
    "port": 3,
    "ship": 6,
    "brown": 5,
    "light_green": 5,
    "blue": 5,
    "purple": 5,
    "orange": 5,
    "grey": 5,
}
MARKET_TILES = Counter(cotton=7, factory=5, both=3, no_demand=3)
SEEDS = range(40)


def _new(players: int = 4, seed: int = 3, map_name: str = "germany") -> IndustryGame:
    return IndustryGame.new("industry", players=players, seed=seed, map=map_name)


@pytest.mark.parametrize("map_name", MAPS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_play_on_either_map(players: int, map_name: str) -> None:
    position = _new(players, map_name=map_name).position()
    assert len(position.seats) == players
    assert position.map == map_name


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_no_other_number_plays(players: int) -> None:
    with pytest.raises(SetupError):
        _new(players)


def test_no_other_map() -> None:
    with pytest.raises(SetupError):
        _new(map_name="atlantis")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_alike(players: int) -> None:
    game = _new(players)
    for number in range(players):
        mine = seat(game, number)
        assert (mine.money, mine.loans, mine.spent, mine.vp) == (0, 0, 0, 0)
        assert (mine.hand_size, len(mine.hand), mine.links_left) == (6, 6, 12)
        assert mine.stacks == STACKS


@pytest.mark.parametrize("players", [3, 4, 5])
def test_66_cards_two_of_them_face_up(players: int) -> None:
    position = _new(players).position()
    assert len(position.face_up) == 2
    assert position.deck_left == len(known(position.deck)) == 66 - 2 - 6 * players
    hands = [one.hand for one in position.seats]
    piles = [position.deck, position.face_up, *hands]
    assert Counter(card for pile in piles for card in known(pile)) == CARDS
    assert position.discards == []


def test_cards_are_shuffled() -> None:
    assert len({tuple(known(_new(seed=s).position().deck)) for s in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("map_name", MAPS)
def test_map_is_empty(map_name: str) -> None:
    position = _new(map_name=map_name).position()
    assert set(position.slots.values()) == {None}
    assert set(position.links.values()) == {None}
    assert set(position.imports.values()) <= {0}


@pytest.mark.parametrize("track", ["coal_track", "iron_track"])
def test_demand_tracks_are_full(track: str) -> None:
    found = getattr(_new().position(), track)
    assert found == DemandTrack(6, [1, 1, 2, 2, 3, 3], 1)


@pytest.mark.parametrize("map_name", MAPS)
def test_one_market_tile_turned_up_on_each_square(map_name: str) -> None:
    markets = _new(map_name=map_name).position().markets
    assert Counter(found.tile for found in markets.values()) <= MARKET_TILES
    assert not any(found.used for found in markets.values())


def test_the_market_tiles_left_over_are_out_of_the_game() -> None:
    markets = _new().position().markets
    assert len(markets) == 16 < sum(MARKET_TILES.values())


def test_market_tiles_are_shuffled() -> None:
    found = [_new(seed=s).position().markets for s in SEEDS]
    assert {one["poland.m1"].tile for one in found} == set(MARKET_TILES)
    assert len({tuple(one.tile for one in each.values()) for each in found}) > len(SEEDS) // 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_first_player_then_clockwise(players: int) -> None:
    orders = [_new(players, s).position().order for s in SEEDS]
    for order in orders:
        assert order == [(order[0] + step) % players for step in range(players)]
    assert {order[0] for order in orders} == set(range(players))


def test_the_first_in_the_order_begins() -> None:
    game = _new()
    position = game.position()
    assert game.seat == position.order[0]
    assert (position.round, position.stage) == (1, "action")
