"""Every reason code can be met, says its rule, and has words in every language."""

import pytest

from cottonopolis.games.brass import reasons
from tests.refusals import check_bits, check_refusal
from tests.rules.scene import scene

# code: a scene, and a move that the rule refuses there
STORIES: dict[str, tuple[str, str]] = {
    "B4_CAN_PAY": ("0 port 1 liverpool.1", "give_up liverpool.1"),
    "B7_CARD_NOT_HELD": ("0 hand colne", "loan 10 with port"),
    "B8_ONLY_TO_BUILD": ("", "loan 10 with macclesfield + macclesfield"),
    "B8_NOT_WHOLE_TURN": ("actions 1", "build port liverpool.1 with macclesfield + macclesfield"),
    "B8_FIRST_ROUND": (
        "round 1\nactions 1",
        "build port liverpool.1 with macclesfield + macclesfield",
    ),
    "B9_OTHER_LOCATION": ("0 hand colne", "build port liverpool.1 with colne"),
    "B9_NO_CARD": ("actions 1\n0 hand colne", "build port liverpool.1"),
    "B10_OTHER_INDUSTRY": ("0 hand shipyard", "build port liverpool.1 with shipyard"),
    "B10_NOT_IN_NETWORK": (
        "0 hand port\n0 coal_mine 1 wigan.1",
        "build port liverpool.1 with port",
    ),
    "B12_ONE_WAY": (
        "period rail\n0 hand port\n0 shipyard 2 birkenhead flipped\n0 stack port 2",
        "build port liverpool.1 with port",
    ),
    "B13_NOT_SHOWN": ("0 hand wigan", "build port wigan.1 with wigan"),
    "B13_STACK_EMPTY": ("0 hand liverpool\n0 stack port", "build port liverpool.1 with liverpool"),
    "B13_LEVEL_0": ("0 hand liverpool", "build shipyard liverpool.3 with liverpool"),
    "B13_CANAL_ONLY": (
        "period rail\n0 hand liverpool",
        "build port liverpool.1 with liverpool",
    ),
    "B13_RAIL_ONLY": (
        "0 hand liverpool\n0 stack shipyard 2",
        "build shipyard liverpool.3 with liverpool",
    ),
    "B13_OCCUPIED": (
        "0 hand liverpool\n1 port 1 liverpool.1",
        "build port liverpool.1 with liverpool",
    ),
    "B14_PORT_SLOT_FIRST": ("0 hand lancaster", "build port lancaster.2 with lancaster"),
    "B15_ONE_PER_LOCATION": (
        "0 hand liverpool\n0 port 1 liverpool.1",
        "build port liverpool.2 with liverpool",
    ),
    "B16_MONEY": ("0 money 5\n0 hand liverpool", "build port liverpool.1 with liverpool"),
    "B17_NO_COAL": ("0 hand bolton", "build iron_works bolton.3 with bolton"),
    "B17_NOT_NEAREST": (
        "0 hand bolton\n1 coal_mine 1 bolton.1\n1 coal_mine 2 wigan.1\n"
        "1 link bolton-manchester\n1 coal_mine 2 manchester.1",
        "build iron_works bolton.3 coal from manchester.1 with bolton",
    ),
    "B17_NOT_NEEDED": (
        "0 hand bury\n1 coal_mine 1 wigan.1",
        "build coal_mine bury.1 coal from wigan.1 with bury",
    ),
    "B18_NOT_NEEDED": (
        "0 hand bury\n1 iron_works 1 bolton.3",
        "build coal_mine bury.1 iron from bolton.3 with bury",
    ),
    "B18_NOT_A_SOURCE": (
        "1 iron_works 1 bolton.3\n1 iron_works 2 rochdale.3\n1 coal_mine 1 wigan.1",
        "develop port iron from wigan.1 with macclesfield",
    ),
    "B20_OTHER_INDUSTRY": (
        "0 hand bury\n0 coal_mine 1 bury.1",
        "build cotton_mill bury.1 with bury",
    ),
    "B20_NOT_HIGHER": (
        "0 hand bury\n0 cotton_mill 1 bury.1",
        "build cotton_mill bury.1 with bury",
    ),
    "B21_NOT_HIGHER": (
        "0 hand bury\n1 coal_mine 2 bury.1 flipped\ncoal_track 0",
        "build coal_mine bury.1 with bury",
    ),
    "B21_CUBES_LEFT": (
        "0 hand bury\n0 stack coal_mine 2\n1 coal_mine 1 bury.1 flipped\ncoal_track 1",
        "build coal_mine bury.1 with bury",
    ),
    "B23_RAIL_PERIOD_ONLY": ("0 coal_mine 1 bolton.1", "rail bolton-bury with macclesfield"),
    "B23_CANAL_PERIOD_ONLY": (
        "period rail\n0 coal_mine 2 bolton.1",
        "canal bolton-bury with macclesfield",
    ),
    "B23_WRONG_PERIOD": ("0 coal_mine 1 bolton.1", "canal blackburn-bolton with macclesfield"),
    "B23_TAKEN": (
        "0 coal_mine 1 bolton.1\n1 link bolton-bury",
        "canal bolton-bury with macclesfield",
    ),
    "B23_NOT_CONNECTED": ("0 coal_mine 1 bolton.1", "canal colne-yorkshire with macclesfield"),
    "B23_NO_TILES": (
        "0 coal_mine 1 bolton.1\n0 links_left 0",
        "canal bolton-bury with macclesfield",
    ),
    "B23_MONEY": ("0 coal_mine 1 bolton.1\n0 money 2", "canal bolton-bury with macclesfield"),
    "B24_LIMIT": (
        "0 coal_mine 1 bolton.1",
        "canal bolton-bury and bolton-manchester with macclesfield",
    ),
    "B25_NO_COAL": (
        "period rail\n0 cotton_mill 2 bolton.1",
        "rail bolton-bury with macclesfield",
    ),
    "B25_NOT_NEAREST": (
        "period rail\n0 coal_mine 2 bolton.1\n1 coal_mine 2 bury.1\n1 link bury-manchester\n"
        "1 coal_mine 2 manchester.1",
        "rail bolton-bury coal from manchester.1 with macclesfield",
    ),
    "B26_STACK_EMPTY": ("0 stack port", "develop port with macclesfield"),
    "B26_LIMIT": ("", "develop port and port and coal_mine with macclesfield"),
    "B26_MONEY": ("0 money 0", "develop port with macclesfield"),
    "B27_NOT_YOUR_MILL": ("1 cotton_mill 1 bury.1", "sell bury.1 to distant_market"),
    "B27_FLIPPED": ("0 cotton_mill 1 bury.1 flipped", "sell bury.1 to distant_market"),
    "B27_NO_BUYER": ("0 cotton_mill 1 bury.1", "sell bury.1 to distant_market"),
    "B27_NOT_A_PORT": (
        "0 cotton_mill 1 preston.1\n1 port 1 preston.3\n1 port 1 liverpool.2",
        "sell preston.1 to liverpool.1 with macclesfield",
    ),
    "B27_PORT_FLIPPED": (
        "0 cotton_mill 1 preston.1\n1 port 1 preston.3 flipped",
        "sell preston.1 to preston.3 with macclesfield",
    ),
    "B27_NOT_CONNECTED": (
        "0 cotton_mill 1 preston.1\n1 port 1 preston.3\n1 port 1 liverpool.2",
        "sell preston.1 to liverpool.2 with macclesfield",
    ),
    "B27_NO_BUILT_PORT": ("0 cotton_mill 1 bury.1", "sell bury.1 to distant_market"),
    "B28_NO_DEMAND": (
        "market 8\n0 cotton_mill 1 preston.1\n1 port 1 preston.3",
        "sell preston.1 to distant_market with macclesfield",
    ),
    "B29_DECK_EMPTY": ("period rail\ndeck", "loan 10 with macclesfield"),
    "B29_TOO_LOW": ("0 space 1", "loan 20 with macclesfield"),
}
# Met only in the middle of something: told in test_other_stages
IN_THE_MIDDLE = {"B3_NOT_NOW", "B4_NOT_YOUR_TILE", "B4_TILE_DUE", "B6_GAME_OVER"}


def test_every_reason_has_a_story() -> None:
    assert STORIES.keys() | IN_THE_MIDDLE == set(reasons.REASONS.names)


def test_reasons_have_one_bit_each() -> None:
    check_bits(reasons.REASONS, reasons)


@pytest.mark.parametrize("code", STORIES)
def test_the_reason_is_given(code: str) -> None:
    text, move = STORIES[code]
    check_refusal(scene(text), code, move)


def test_other_stages() -> None:
    debt = """
        to_move 3
        actions 1
        deck
        0 hand port
        1 hand port
        2 hand port
        3 hand port port
        0 space 0
        0 money 0
        0 port 1 liverpool.1
        0 port 1 liverpool.2
        1 port 1 liverpool.4
    """
    game = scene(debt)
    game.play("pass with port")
    assert game.position().stage == "give_up"
    assert [r.code for r in game.why_not("give_up liverpool.4")] == ["B4_NOT_YOUR_TILE"]
    assert [r.code for r in game.why_not("pass with port")] == ["B4_TILE_DUE"]
    game = scene("0 hand port colne")
    develop = next(d for d in game.legal() if d.text == "develop port")
    loan = next(d for d in game.legal() if d.text == "loan 10")
    game.play(develop)
    assert [r.code for r in game.why_not(loan)] == ["B3_NOT_NOW"]
    game = scene("period rail\ndeck\nto_move 3\nactions 1\n3 hand port\n0 hand\n1 hand\n2 hand")
    game.play("pass with port")
    assert game.is_over
    assert [r.code for r in game.why_not("pass with port")] == ["B6_GAME_OVER"]


def test_all_reasons_are_listed_not_only_the_first() -> None:
    game = scene("0 money 1\n0 hand liverpool\n0 coal_mine 1 wigan.1\n1 port 1 liverpool.1")
    codes = [reason.code for reason in game.why_not("build port liverpool.1 with port")]
    assert codes == ["B7_CARD_NOT_HELD", "B10_NOT_IN_NETWORK", "B13_OCCUPIED", "B16_MONEY"]


def test_money_reason_carries_the_price() -> None:
    game = scene("0 money 15\n0 hand oldham\n0 stack cotton_mill 3\n1 coal_mine 1 oldham.2")
    (reason,) = game.why_not("build cotton_mill oldham.1 with oldham")
    assert reason.facts == {"price": 17, "tile": 16, "coal": 0, "iron": 1, "money": 15}
