"""B24: canals one at a time, rails one or two."""

from tests.rules.scene import refused, scene, seat, tile


def test_a_canal_costs_three_and_no_coal() -> None:
    game = scene("0 coal_mine 1 wigan.1")
    game.play("canal liverpool-wigan with macclesfield")
    assert seat(game, 0).money == 30 - 3
    assert tile(game, "wigan.1").cubes == 2


def test_one_canal_an_action() -> None:
    game = scene("0 coal_mine 1 wigan.1")
    move = "canal liverpool-wigan and preston-wigan with macclesfield"
    assert refused(game, move) == {"B24_LIMIT"}


def test_a_rail_costs_five_and_one_coal() -> None:
    game = scene("period rail\n0 coal_mine 2 wigan.1")
    game.play("rail liverpool-wigan with macclesfield")
    assert seat(game, 0).money == 30 - 5
    assert tile(game, "wigan.1").cubes == 2


def test_the_coal_of_a_rail_is_charged_once() -> None:
    game = scene("period rail\n0 port 2 liverpool.1")
    game.play("rail liverpool-wigan with macclesfield")
    assert seat(game, 0).money == 30 - 5 - 1
    assert seat(game, 0).spent == 5 + 1
    assert game.position().coal_track.cubes == 7


def test_two_rails_cost_fifteen_and_two_coal() -> None:
    game = scene("period rail\n0 coal_mine 2 wigan.1")
    game.play("rail liverpool-wigan and bolton-wigan with macclesfield")
    assert seat(game, 0).money == 30 - 15
    assert tile(game, "wigan.1").cubes == 1
    assert game.position().actions_left == 1  # both in one action


def test_three_rails_are_too_many() -> None:
    game = scene("period rail\n0 coal_mine 2 wigan.1\n0 money 90")
    move = "rail liverpool-wigan and bolton-wigan and preston-wigan with macclesfield"
    assert refused(game, move) == {"B24_LIMIT"}


def test_the_two_need_not_touch() -> None:
    game = scene("period rail\n0 coal_mine 2 wigan.1\n0 cotton_mill 2 colne.1")
    game.play("rail liverpool-wigan and colne-yorkshire with macclesfield")
    links = game.position().links
    assert links["liverpool-wigan"] == links["colne-yorkshire"] == 0


def test_the_second_may_start_from_the_first() -> None:
    game = scene("period rail\n0 coal_mine 2 wigan.1")
    game.play("rail bolton-wigan and bolton-bury with macclesfield")
    links = game.position().links
    assert links["bolton-wigan"] == links["bolton-bury"] == 0


def test_the_first_may_not_start_from_the_second() -> None:
    game = scene("period rail\n0 coal_mine 2 wigan.1")
    move = "rail bolton-bury and bolton-wigan with macclesfield"
    assert "B23_NOT_CONNECTED" in refused(game, move)


def test_the_same_rail_cannot_be_laid_twice() -> None:
    game = scene("period rail\n0 coal_mine 2 wigan.1")
    move = "rail bolton-wigan and bolton-wigan with macclesfield"
    assert refused(game, move) == {"B23_TAKEN"}


def test_the_coal_of_the_second_travels_over_the_first() -> None:
    game = scene(
        """
        period rail
        0 cotton_mill 2 bury.1
        1 coal_mine 2 bolton.1
        """
    )
    game.play("rail bolton-bury and bury-manchester with macclesfield")
    assert tile(game, "bolton.1").cubes == 1
    assert seat(game, 0).money == 30 - 15


def test_without_the_first_the_second_would_have_no_coal() -> None:
    game = scene(
        """
        period rail
        0 cotton_mill 2 bury.1
        1 coal_mine 2 bolton.1
        """
    )
    assert refused(game, "rail bury-manchester with macclesfield") == {"B25_NO_COAL"}
    move = "rail bury-manchester and bolton-bury with macclesfield"
    assert refused(game, move) == {"B25_NO_COAL"}


def test_the_first_may_bring_a_mine_that_bars_the_track_to_the_second() -> None:
    game = scene(
        """
        period rail
        0 port 2 liverpool.1
        0 link liverpool-southport
        1 coal_mine 2 wigan.1
        """
    )
    game.play("rail southport-wigan and preston-southport with macclesfield")
    assert tile(game, "wigan.1").cubes == 1
    assert game.position().coal_track.cubes == 8


def test_the_other_way_round_the_track_feeds_one_of_them() -> None:
    game = scene(
        """
        period rail
        0 port 2 liverpool.1
        0 link liverpool-southport
        1 coal_mine 2 wigan.1
        """
    )
    game.play("rail preston-southport and southport-wigan with macclesfield")
    assert tile(game, "wigan.1").cubes == 2
    assert seat(game, 0).money == 30 - 15 - 1


def test_the_first_may_bring_a_nearer_mine() -> None:
    game = scene(
        """
        period rail
        0 cotton_mill 2 manchester.1
        1 coal_mine 2 rochdale.1
        1 link manchester-oldham
        1 link oldham-rochdale
        2 coal_mine 2 bolton.1
        """
    )
    move = "rail bolton-manchester coal from bolton.1 and manchester-stockport coal from {}"
    assert refused(game, move.format("rochdale.1") + " with macclesfield") == {"B25_NOT_NEAREST"}
    game.play(move.format("bolton.1") + " with macclesfield")
    assert tile(game, "bolton.1").cubes == 1


def test_the_coal_of_the_first_is_gone_for_the_second() -> None:
    game = scene(
        """
        period rail
        0 coal_mine 2 wigan.1 cubes 1
        0 cotton_mill 2 macclesfield.1
        """
    )
    move = "rail bolton-wigan and preston-wigan with macclesfield"
    assert refused(game, move) == {"B25_NO_COAL"}


def test_the_second_pays_the_price_of_the_next_cube() -> None:
    game = scene("period rail\ncoal_track 7\n0 port 2 liverpool.1")
    game.play("rail liverpool-wigan and liverpool-southport with macclesfield")
    assert seat(game, 0).money == 30 - 15 - 1 - 2
    assert game.position().coal_track.cubes == 5


def test_two_rails_without_the_fifteen_are_refused_and_one_is_not() -> None:
    game = scene("period rail\n0 coal_mine 2 wigan.1\n0 money 14")
    move = "rail liverpool-wigan and bolton-wigan with macclesfield"
    assert refused(game, move) == {"B23_MONEY"}
    game.play("rail liverpool-wigan with macclesfield")
    assert seat(game, 0).money == 14 - 5
