"""B8: two actions combined into one."""

import pytest

from tests.rules.scene import codes_against, refused, scene, seat, slot, tile

COLNE = "build cotton_mill colne.1 with coal_mine + manchester"


def test_example_two_cards_build_at_colne() -> None:
    game = scene("0 hand manchester coal_mine port port")
    game.play("build cotton_mill colne.1 with manchester + coal_mine")
    assert tile(game, "colne.1").owner == 0
    assert seat(game, 0).hand == ["port", "port"]
    assert game.seat == 1  # it was the whole turn


def test_example_coal_must_still_reach_colne() -> None:
    game = scene("0 hand manchester coal_mine\n0 stack cotton_mill 2 2")
    assert refused(game, COLNE) == {"B17_NO_COAL"}
    game = scene("0 hand manchester coal_mine\n0 stack cotton_mill 2 2\n1 link colne-yorkshire")
    game.play(COLNE)
    assert tile(game, "colne.1").level == 2


def test_not_as_second_action() -> None:
    game = scene("0 hand manchester coal_mine port\nactions 1")
    assert refused(game, COLNE) == {"B8_NOT_WHOLE_TURN"}


def test_not_after_a_first_action() -> None:
    game = scene("0 hand manchester coal_mine port")
    game.play("pass with port")
    assert refused(game, COLNE) == {"B8_NOT_WHOLE_TURN"}


def test_never_in_the_first_round() -> None:
    game = scene("round 1\nactions 1\n0 hand manchester coal_mine port")
    assert refused(game, COLNE) == {"B8_FIRST_ROUND"}


def test_in_the_first_rail_round_it_may_be() -> None:
    game = scene("""
        period rail
        round 1
        0 hand manchester coal_mine
        0 stack cotton_mill 2
        1 link colne-yorkshire
        """)
    game.play(COLNE)
    assert tile(game, "colne.1").owner == 0


def test_both_cards_must_be_held() -> None:
    game = scene("0 hand manchester port")
    held_once = "build cotton_mill colne.1 with manchester + manchester"
    assert refused(game, held_once) == {"B7_CARD_NOT_HELD"}
    assert refused(game, COLNE) == {"B7_CARD_NOT_HELD"}


@pytest.mark.parametrize(
    "cards", ["port + port", "oldham + oldham", "bury + wigan", "shipyard + wigan", "colne + wigan"]
)
def test_any_two_cards_will_do(cards: str) -> None:
    game = scene("0 hand " + cards.replace("+", ""))
    game.play(f"build cotton_mill colne.1 with {cards}")
    assert slot(game, "colne.1") is not None
    assert seat(game, 0).hand == []
    assert sorted(game.position().discards) == sorted(cards.split(" + "))


def test_order_of_the_cards_does_not_matter() -> None:
    for cards in ("manchester + coal_mine", "coal_mine + manchester"):
        game = scene("0 hand manchester coal_mine")
        game.play(f"build cotton_mill colne.1 with {cards}")
        assert game.actions()[0].text == COLNE


def test_no_connection_is_needed() -> None:
    game = scene("0 hand manchester coal_mine\n0 port 1 preston.3\n0 link preston-wigan")
    game.play(COLNE)
    assert slot(game, "colne.1") is not None


@pytest.mark.parametrize("move", ["port liverpool.2", "coal_mine wigan.2", "port ellesmere_port"])
def test_any_industry_in_any_location(move: str) -> None:
    game = scene("0 hand bury bury\n0 cotton_mill 1 colne.1")
    game.play(f"build {move} with bury + bury")
    assert tile(game, move.split()[1]).owner == 0


def test_tile_is_paid_once() -> None:
    game = scene("0 hand manchester coal_mine")
    game.play(COLNE)
    assert (seat(game, 0).money, seat(game, 0).spent) == (18, 12)


def test_all_other_rules_of_building_hold() -> None:
    game = scene("""
        0 hand manchester coal_mine
        0 cotton_mill 1 colne.2
        1 cotton_mill 1 oldham.1
        """)
    assert refused(game, COLNE) == {"B15_ONE_PER_LOCATION"}
    with_both = "with coal_mine + manchester"
    assert refused(game, f"build cotton_mill oldham.1 {with_both}") == {"B13_OCCUPIED"}
    assert refused(game, f"build coal_mine stockport.1 {with_both}") == {"B13_NOT_SHOWN"}
    assert refused(game, f"build port preston.1 {with_both}") == {"B14_PORT_SLOT_FIRST"}


def test_price_must_be_paid() -> None:
    game = scene("0 hand manchester coal_mine\n0 money 11")
    assert refused(game, COLNE) == {"B16_MONEY"}


@pytest.mark.parametrize("move", ["canal colne-yorkshire", "develop port", "loan 30", "pass"])
def test_only_for_building_an_industry(move: str) -> None:
    game = scene("0 hand port port\n0 cotton_mill 1 colne.1")
    assert codes_against(game, f"{move} with port") == set()
    assert refused(game, f"{move} with port + port")


def test_one_card_left_is_not_two() -> None:
    game = scene("0 hand port")
    assert refused(game, "build cotton_mill colne.1 with port + port") == {
        "B7_CARD_NOT_HELD",
        "B8_NOT_WHOLE_TURN",
    }
