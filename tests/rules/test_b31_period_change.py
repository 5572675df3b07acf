"""B31: from the canal period to the rail period."""

from tests.rules.scene import BrassGame, all_cards, codes_against, end_period, seat, slot, tile
from tests.rules.table_scene import known


def test_all_canals_leave_and_come_back_to_their_owners() -> None:
    game = end_period("0 link liverpool-wigan\n0 link preston-wigan\n1 link bolton-bury")
    assert set(game.position().links.values()) == {None}
    assert [seat(game, number).links_left for number in range(4)] == [14, 14, 14, 14]


def test_the_segments_are_now_those_of_the_rails() -> None:
    links = end_period().position().links
    assert "birkenhead-ellesmere_port" in links
    assert "ellesmere_port-liverpool" not in links


def test_level_1_tiles_leave_flipped_or_not_with_their_cubes() -> None:
    game = end_period(
        """
        0 cotton_mill 1 bolton.1 flipped
        0 port 1 liverpool.1
        1 coal_mine 1 wigan.1
        2 iron_works 1 bolton.3 cubes 2
        3 shipyard 1 liverpool.3 flipped
        """
    )
    assert set(game.position().slots.values()) == {None}
    assert game.position().coal_track.cubes == 8


def test_they_score_before_they_leave() -> None:
    game = end_period("0 shipyard 1 liverpool.3 flipped\n1 link liverpool-wigan")
    assert game.score()[:2] == [10, 1]


def test_higher_tiles_stay_as_they_are() -> None:
    game = end_period("0 coal_mine 2 wigan.1 cubes 1\n1 port 2 liverpool.1 flipped")
    assert tile(game, "wigan.1").cubes == 1
    assert not tile(game, "wigan.1").flipped
    assert tile(game, "liverpool.1").flipped


def test_higher_tiles_score_in_both_periods() -> None:
    text = "1 port 2 liverpool.1 flipped\n1 money 0\n"
    after_canals = end_period(text).score()[1]
    assert end_period(f"period rail\n1 vp {after_canals}\n" + text).score()[1] == 4 + 4


def test_level_1_tiles_in_the_stacks_stay() -> None:
    game = end_period("0 stack port 1 1 2")
    assert seat(game, 0).stacks["port"] == [1, 1, 2]


def test_income_stays_when_tiles_leave() -> None:
    game = end_period("0 space 20\n0 cotton_mill 1 bolton.1 flipped")
    assert seat(game, 0).income_space == 20


def test_cash_stays_and_the_next_income_is_paid() -> None:
    game = end_period("0 money 17\n1 money 17\n1 space 20")
    assert [seat(game, number).money for number in (0, 1)] == [17, 17 + 5]


def test_the_demand_tracks_stay() -> None:
    position = end_period("coal_track 3\niron_track 0").position()
    assert position.coal_track.cubes == 3
    assert position.iron_track.cubes == 0


def test_the_distant_market_begins_anew() -> None:
    market = end_period("market 8").position().distant_market
    assert market.open
    assert (market.marker, market.bonus, market.turned) == (0, 3, [])
    assert sorted(known(market.stack)) == [-4, -3, -3, -3, -2, -2, -2, -2, -1, -1, 0, 0]


def test_the_distant_market_tiles_are_reshuffled() -> None:
    tiles = "market_tiles 0 0 -1 -1 -2 -2 -2 -2 -3 -3 -3 -4"
    stack = end_period(tiles).position().distant_market.stack
    assert stack != [0, 0, -1, -1, -2, -2, -2, -2, -3, -3, -3, -4]


def test_the_rail_period_is_dealt_afresh() -> None:
    game = end_period()
    position = game.position()
    assert (position.period, position.round, position.rounds) == ("rail", 1, 8)
    assert [seat(game, number).hand_size for number in range(4)] == [8, 8, 8, 8]
    assert (position.deck_left, len(known(position.set_aside))) == (66 - 32 - 2, 2)
    assert position.discards == []
    assert all_cards(game) == all_cards(BrassGame.new("brass", players=4, seed=2))


def test_the_first_rail_round_has_two_actions() -> None:
    assert end_period().position().actions_left == 2


def test_the_turn_order_follows_what_was_spent() -> None:
    game = end_period("0 spent 9\n1 spent 3")
    assert game.position().order == [2, 3, 1, 0]
    assert game.seat == 2
    assert seat(game, 0).spent == 0


def test_coal_no_longer_travels_where_canals_were() -> None:
    game = end_period(
        """
        0 stack cotton_mill 2
        0 coal_mine 2 bolton.1
        0 link bolton-manchester
        1 port 2 warrington_runcorn.1
        1 link manchester-warrington_runcorn
        """
    )
    assert "B17_NO_COAL" in codes_against(game, "build cotton_mill manchester.1")


def test_cotton_no_longer_travels_where_canals_were() -> None:
    game = end_period(
        """
        0 cotton_mill 2 manchester.1
        1 port 2 warrington_runcorn.1
        1 link manchester-warrington_runcorn
        """
    )
    assert "B27_NO_BUYER" in codes_against(game, "sell manchester.1")


def test_canals_no_longer_carry_the_network() -> None:
    game = end_period("0 port 2 liverpool.1\n0 link liverpool-wigan\n1 coal_mine 2 wigan.1")
    assert codes_against(game, "rail preston-wigan") == {"B23_NOT_CONNECTED"}
    assert codes_against(game, "rail liverpool-wigan") == set()


def test_after_the_rail_period_nothing_is_cleaned_up() -> None:
    game = end_period("period rail\n0 link liverpool-wigan\n0 port 2 liverpool.1")
    assert game.position().links["liverpool-wigan"] == 0
    assert slot(game, "liverpool.1") is not None
