"""B7: each card played gives one action, whatever is on its face."""

import pytest
from msgspec.structs import replace

from tests.rules.scene import pass_once, refused, scene, seat, slot

TABLE = """
    0 cotton_mill 1 colne.1
    0 link colne-yorkshire
    market_tiles 0 0
    """
NOT_BUILDING = [
    "canal rochdale-yorkshire",
    "develop port",
    "develop port and cotton_mill",
    "sell colne.1 to distant_market",
    "loan 10",
    "pass",
]
CARDS = ["shipyard", "birkenhead", "cotton_mill", "colne"]


@pytest.mark.parametrize("move", NOT_BUILDING)
@pytest.mark.parametrize("card", CARDS)
def test_any_card_will_do_except_for_building(move: str, card: str) -> None:
    game = scene(TABLE + f"0 hand port {card}")
    game.play(f"{move} with {card}")
    assert seat(game, 0).hand == ["port"]
    assert game.position().discards == [card]
    assert game.position().actions_left == 1


def test_rail_with_any_card() -> None:
    game = scene("period rail\n0 cotton_mill 2 colne.1\n0 hand birkenhead port")
    game.play("rail colne-yorkshire with birkenhead")
    assert seat(game, 0).hand == ["port"]


def test_face_matters_for_building() -> None:
    game = scene("0 hand colne stockport")
    assert refused(game, "build cotton_mill colne.1 with stockport") == {"B9_OTHER_LOCATION"}
    game.play("build cotton_mill colne.1 with colne")
    assert seat(game, 0).hand == ["stockport"]


def test_passing_costs_the_card_and_nothing_else() -> None:
    game = scene("0 hand port colne")
    before = seat(game, 0)
    game.play("pass with colne")
    assert seat(game, 0) == replace(before, hand=["port"], hand_size=1)


def test_two_cards_two_actions_then_the_next_player() -> None:
    game = scene()
    assert (game.seat, game.position().actions_left) == (0, 2)
    pass_once(game)
    assert (game.seat, game.position().actions_left) == (0, 1)
    pass_once(game)
    assert (game.seat, game.position().actions_left) == (1, 2)


def test_two_different_actions() -> None:
    game = scene("0 hand colne port port")
    game.play("build cotton_mill colne.1 with colne")
    game.play("canal colne-yorkshire with port")
    assert slot(game, "colne.1") is not None
    assert game.position().links["colne-yorkshire"] == 0


def test_example_60_pounds_borrowed_in_one_turn() -> None:
    game = scene()
    game.play("loan 30 with macclesfield")
    game.play("loan 30 with macclesfield")
    assert (seat(game, 0).money, seat(game, 0).income) == (90, -6)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("build cotton_mill oldham.1 with oldham", "build coal_mine bury.1 with bury"),
        ("canal manchester-oldham with bury", "canal bury-manchester with oldham"),
        ("develop port with oldham", "develop port with bury"),
        ("sell colne.1 to liverpool.1 with oldham", "sell burnley.1 to preston.3 with bury"),
        ("pass with oldham", "pass with bury"),
    ],
)
def test_same_action_twice(first: str, second: str) -> None:
    game = scene("""
        0 hand oldham bury
        0 iron_works 1 manchester.4
        0 cotton_mill 1 colne.1
        0 cotton_mill 1 burnley.1
        1 port 1 liverpool.1
        1 port 1 preston.3
        1 link burnley-colne
        1 link blackburn-burnley
        1 link blackburn-wigan
        1 link liverpool-wigan
        1 link preston-wigan
        """)
    game.play(first)
    game.play(second)
    assert seat(game, 0).hand == []
    assert game.seat == 1


@pytest.mark.parametrize("move", NOT_BUILDING)
def test_card_must_be_held(move: str) -> None:
    game = scene(TABLE + "0 hand port\n1 hand oldham")
    assert refused(game, f"{move} with oldham") == {"B7_CARD_NOT_HELD"}


def test_card_must_be_held_for_building_too() -> None:
    game = scene("0 hand port")
    assert refused(game, "build cotton_mill colne.1 with colne") == {"B7_CARD_NOT_HELD"}


def test_card_played_is_gone() -> None:
    game = scene("0 hand oldham port")
    game.play("pass with oldham")
    assert refused(game, "pass with oldham") == {"B7_CARD_NOT_HELD"}


def test_every_kind_of_action_is_offered() -> None:
    game = scene(TABLE + "0 hand oldham cotton_mill")
    offered = {str(move).split()[0] for move in game.legal()}
    assert offered == {"build", "canal", "develop", "sell", "loan", "pass"}
