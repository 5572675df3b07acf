"""The four variants: what each changes, and what cannot go together."""

from collections import Counter

import pytest

from cottonopolis.games.positions import DemandTrack
from tests.rules.scene import (
    BrassGame,
    all_cards,
    end_period,
    pass_once,
    pass_until,
    refused,
    scene,
    seat,
)
from tests.rules.table_scene import known


def cards(text: str) -> Counter[str]:
    """Cards and their numbers, as in "colne 2 bury 1"."""
    words = text.split()
    return Counter(dict(zip(words[::2], map(int, words[1::2]), strict=True)))


DECK_2007 = cards(
    """
    barrow_in_furness 2 birkenhead 2 blackburn 2 bolton 2 burnley 2 bury 1 colne 2
    ellesmere_port 1 fleetwood 1 lancaster 3 liverpool 4 macclesfield 2 manchester 4 oldham 2
    preston 3 rochdale 2 stockport 2 warrington_runcorn 2 wigan 2
    cotton_mill 8 coal_mine 5 iron_works 3 port 6 shipyard 3
    """
)
FEWER_2009 = cards(
    """
    birkenhead 2 ellesmere_port 1 macclesfield 2 oldham 2 rochdale 2 stockport 2
    lancaster 1 liverpool 1 manchester 1 preston 1 wigan 1
    cotton_mill 3 coal_mine 1 iron_works 1 port 3 shipyard 2
    """
)
FEWER_2018 = {
    4: cards("coal_mine 1 port 1"),
    3: cards("burnley 2 colne 2 lancaster 1 liverpool 1 cotton_mill 3 coal_mine 1 port 2"),
    2: cards(
        """
        barrow_in_furness 2 blackburn 2 burnley 2 colne 2 fleetwood 1 lancaster 3 liverpool 1
        cotton_mill 8 coal_mine 2 port 3
        """
    ),
}
TWO = ("two_player_2009",)
LANCASHIRE = ("lancashire_2018",)
TWO_WAY = ("two_way_virtual_link",)
MILLS = ("tournament_mills",)


# Two players (2009)


def test_2009_starts_with_25_pounds_and_40_cards() -> None:
    game = BrassGame.new("brass", players=2, seed=4, variants=TWO)
    assert [seat(game, number).money for number in (0, 1)] == [25, 25]
    assert all_cards(game) == DECK_2007 - FEWER_2009
    assert all_cards(game).total() == 40


def test_2009_sets_two_cards_aside_in_the_canal_period_only() -> None:
    game = BrassGame.new("brass", players=2, seed=4, variants=TWO)
    assert (len(known(game.position().set_aside)), game.position().deck_left) == (2, 22)
    pass_until(game, "rail", 1)
    assert (len(known(game.position().set_aside)), game.position().deck_left) == (0, 24)


def test_2009_removes_places_and_every_link_to_them() -> None:
    game = BrassGame.new("brass", players=2, seed=4, variants=TWO)
    gone = {"birkenhead", "ellesmere_port", "stockport", "macclesfield", "oldham", "rochdale"}
    position = game.position()
    assert len(position.slots) == 32
    assert not {name.split(".")[0] for name in position.slots} & gone
    ends = {end for link in position.links for end in link.split("-")}
    assert not ends & (gone | {"midlands", "northwich"})
    assert len(position.links) == 14


def test_2009_also_removes_the_rails_to_those_places() -> None:
    game = BrassGame.new("brass", players=2, seed=4, variants=TWO)
    pass_until(game, "rail", 1)
    links = game.position().links
    assert not {"bury-rochdale", "birkenhead-ellesmere_port"} & links.keys()
    assert "colne-yorkshire" in links


def test_2009_refuses_a_build_at_a_removed_place() -> None:
    game = scene("0 hand port port", players=2, variants=TWO)
    assert refused(game, "build port ellesmere_port with port")


def test_2009_adds_a_canal_from_lancaster_to_scotland() -> None:
    text = "0 hand port port\n0 port 1 lancaster.1"
    game = scene(text, players=2, variants=TWO)
    game.play("canal lancaster-scotland with port")
    assert game.position().links["lancaster-scotland"] == 0
    usual = scene("0 port 1 lancaster.1")
    assert refused(usual, "canal lancaster-scotland with macclesfield") == {"B23_WRONG_PERIOD"}


def test_2009_has_shorter_tracks() -> None:
    position = BrassGame.new("brass", players=2, seed=4, variants=TWO).position()
    track = DemandTrack(6, [2, 2, 3, 3, 4, 4], 2)
    assert position.coal_track == position.iron_track == track


def test_2009_sells_from_an_empty_track_for_five() -> None:
    game = scene("iron_track 0\n0 hand port port", players=2, variants=TWO)
    game.play("develop port with port")
    assert seat(game, 0).money == 25 - 5


def test_2009_has_eight_market_tiles() -> None:
    market = BrassGame.new("brass", players=2, seed=4, variants=TWO).position().distant_market
    assert sorted(known(market.stack)) == [-4, -3, -3, -2, -2, -2, -2, -1]


# The decks of 2018


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2018_has_a_deck_for_each_number_of_players(players: int) -> None:
    game = BrassGame.new("brass", players=players, seed=4, variants=LANCASHIRE)
    assert all_cards(game) == DECK_2007 - FEWER_2018[players]
    assert all_cards(game).total() == {2: 40, 3: 54, 4: 64}[players]
    assert seat(game, 0).money == 30


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2018_sets_one_card_a_player_aside_in_the_canal_period_only(players: int) -> None:
    game = BrassGame.new("brass", players=players, seed=4, variants=LANCASHIRE)
    assert len(known(game.position().set_aside)) == players
    pass_until(game, "rail", 1)
    assert game.position().set_aside == []


@pytest.mark.parametrize(
    ("players", "tiles"),
    [
        (2, [-4, -3, -3, -3, -2, -2, -2, -1]),
        (3, [-4, -3, -3, -3, -2, -2, -2, -2, -1, 0]),
        (4, [-4, -3, -3, -3, -2, -2, -2, -2, -1, -1, 0, 0]),
    ],
)
def test_2018_has_market_tiles_for_each_number_of_players(players: int, tiles: list[int]) -> None:
    game = BrassGame.new("brass", players=players, seed=4, variants=LANCASHIRE)
    assert sorted(known(game.position().distant_market.stack)) == tiles


def test_2018_keeps_the_whole_map_and_the_tracks() -> None:
    position = BrassGame.new("brass", players=2, seed=4, variants=LANCASHIRE).position()
    usual = BrassGame.new("brass", players=4, seed=4).position()
    assert position.slots.keys() == usual.slots.keys()
    assert position.links.keys() == usual.links.keys()
    assert position.coal_track == usual.coal_track


@pytest.mark.parametrize(
    ("players", "variants", "rounds"),
    [
        (2, TWO, 10),
        (2, LANCASHIRE, 10),
        (3, LANCASHIRE, 9),
        (4, LANCASHIRE, 8),
        (3, TWO_WAY, 10),
        (4, MILLS, 8),
    ],
)
def test_cards_and_rounds_run_out_together(
    players: int, variants: tuple[str, ...], rounds: int
) -> None:
    game = BrassGame.new("brass", players=players, seed=4, variants=variants)
    assert game.position().rounds == rounds
    while not game.is_over:
        pass_once(game)
    assert len(game.actions()) == players * (2 * rounds - 1) + players * 2 * rounds
    assert game.position().round == rounds


# The virtual link

TO_BIRKENHEAD = """
    period rail
    0 stack shipyard 2
    0 hand shipyard port
    0 port 2 liverpool.1
    1 port 2 ellesmere_port
    1 link birkenhead-ellesmere_port
"""
TO_LIVERPOOL = """
    period rail
    0 stack port 2
    0 hand shipyard port
    0 shipyard 2 birkenhead flipped
"""


@pytest.mark.parametrize("variants", [(), TWO_WAY, MILLS])
def test_the_virtual_link_leads_to_birkenhead(variants: tuple[str, ...]) -> None:
    game = scene(TO_BIRKENHEAD, variants=variants)
    game.play("build shipyard birkenhead with shipyard")
    assert seat(game, 0).income_space == 10 + 1


def test_2018_has_no_virtual_link() -> None:
    game = scene(TO_BIRKENHEAD, variants=LANCASHIRE)
    assert refused(game, "build shipyard birkenhead with shipyard") == {"B10_NOT_IN_NETWORK"}
    game = scene(TO_LIVERPOOL, variants=LANCASHIRE)
    assert refused(game, "build port liverpool.1 with port") == {"B10_NOT_IN_NETWORK"}


def test_the_virtual_link_leads_back_only_in_the_variant() -> None:
    move = "build port liverpool.1 with port"
    assert "B12_ONE_WAY" in refused(scene(TO_LIVERPOOL), move)
    game = scene(TO_LIVERPOOL, variants=TWO_WAY)
    game.play(move)
    assert seat(game, 0).stacks["port"] == []


def test_the_two_way_link_carries_no_coal_and_extends_no_rail() -> None:
    game = scene(TO_LIVERPOOL + "0 stack shipyard 2\n1 coal_mine 2 wigan.1", variants=TWO_WAY)
    assert "B17_NO_COAL" in refused(game, "build shipyard liverpool.3 with shipyard")
    assert refused(game, "rail liverpool-wigan with port") == {"B23_NOT_CONNECTED"}


# Tournament mills


@pytest.mark.parametrize(("variants", "points"), [((), 3), (MILLS, 5), ((*LANCASHIRE, *MILLS), 5)])
def test_a_level_1_mill_is_worth_five_in_tournaments(
    variants: tuple[str, ...], points: int
) -> None:
    text = "0 cotton_mill 1 bolton.1 flipped\n1 cotton_mill 2 bury.1 flipped"
    assert end_period(text, variants=variants).score() == [points, 5, 0, 0]
