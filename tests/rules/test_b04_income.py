"""B4: income, and tiles given up by those who cannot pay."""

import pytest

from tests.rules.scene import (
    LAST_CARD,
    BrassGame,
    moneys,
    pass_once,
    pass_round,
    refused,
    scene,
    seat,
    slot,
)


def _new_round(text: str) -> BrassGame:
    """The last player passes; income is due."""
    game = scene("to_move 3\nactions 1\n" + text)
    pass_once(game)
    assert game.position().round == 3
    return game


def test_negative_income_is_paid_to_the_bank() -> None:
    game = _new_round("0 space 4")
    assert moneys(game)[0] == 24


def test_every_space_pays_what_it_says() -> None:
    for space, income in [(0, -10), (9, -1), (10, 0), (12, 1), (30, 10), (31, 11), (60, 20)]:
        assert moneys(_new_round(f"0 space {space}"))[0] == 30 + income
    for space, income in [(61, 21), (96, 29), (97, 30), (99, 30)]:
        assert moneys(_new_round(f"0 space {space}"))[0] == 30 + income


def test_income_is_paid_in_the_first_rail_round_too() -> None:
    game = scene(LAST_CARD + "0 space 20")
    pass_once(game)
    assert game.position().period == "rail"
    assert moneys(game)[0] == 35


def test_cash_that_just_suffices_is_taken_and_no_tile() -> None:
    game = _new_round("0 money 5\n0 space 5\n0 port 1 preston.3")
    assert moneys(game)[0] == 0
    assert slot(game, "preston.3") is not None
    assert game.position().stage == "action"


DEBT = "0 money 0\n0 space 5\n"  # owes £5
TWO_TILES = DEBT + "0 cotton_mill 1 colne.1\n0 cotton_mill 2 oldham.1\n"


def test_choice_of_tile() -> None:
    game = _new_round(TWO_TILES)
    assert game.position().stage == "give_up"
    assert game.seat == 0
    assert {str(move) for move in game.legal()} == {"give_up colne.1", "give_up oldham.1"}


@pytest.mark.parametrize(
    ("given", "kept", "left"), [("colne.1", "oldham.1", 1), ("oldham.1", "colne.1", 2)]
)
def test_tile_given_up_pays_half_and_surplus_is_kept(given: str, kept: str, left: int) -> None:
    game = _new_round(TWO_TILES)
    game.play(f"give_up {given}")
    assert slot(game, given) is None
    assert slot(game, kept) is not None
    assert moneys(game)[0] == left  # 12 / 2 - 5 and 14 / 2 - 5
    assert (game.seat, game.position().stage) == (0, "action")


@pytest.mark.parametrize(
    ("tile", "half"),
    [
        ("coal_mine 1 wigan.1", 2),  # £5
        ("coal_mine 2 wigan.1", 3),  # £7
        ("iron_works 3 bolton.3", 4),  # £9
        ("iron_works 4 bolton.3", 6),  # £12
        ("port 4 preston.3", 4),  # £9
        ("shipyard 2 birkenhead", 12),  # £25
    ],
)
def test_half_is_rounded_down(tile: str, half: int) -> None:
    game = _new_round(f"period rail\n0 money 0\n0 space 9\n0 {tile}\n0 cotton_mill 2 colne.1")
    game.play("give_up " + tile.split()[-1])
    assert moneys(game)[0] == half - 1


def test_flipped_tile_pays_the_same_and_income_stays() -> None:
    game = _new_round(DEBT + "0 cotton_mill 1 colne.1 flipped\n0 port 1 preston.3")
    game.play("give_up colne.1")
    assert moneys(game)[0] == 1
    assert (seat(game, 0).income_space, seat(game, 0).income) == (5, -5)


def test_tile_and_its_cubes_leave_the_game() -> None:
    game = _new_round(DEBT + "coal_track 3\n0 coal_mine 4 wigan.1\n0 port 1 preston.3")
    stack = seat(game, 0).stacks["coal_mine"]
    game.play("give_up wigan.1")
    assert seat(game, 0).stacks["coal_mine"] == stack
    assert game.position().coal_track.cubes == 3


def test_several_tiles_one_at_a_time() -> None:
    game = _new_round(DEBT + "0 port 1 preston.3\n0 port 1 lancaster.1\n0 cotton_mill 1 colne.1")
    game.play("give_up preston.3")  # any tile may go, even one that does not suffice
    assert (game.seat, game.position().stage) == (0, "give_up")
    assert {str(move) for move in game.legal()} == {"give_up lancaster.1", "give_up colne.1"}
    game.play("give_up lancaster.1")
    assert moneys(game)[0] == 3 + 3 - 5
    assert slot(game, "colne.1") is not None


def test_cash_in_hand_goes_first_towards_the_debt() -> None:
    game = _new_round("0 money 2\n0 space 5\n0 port 1 preston.3\n0 cotton_mill 1 colne.1")
    game.play("give_up preston.3")
    assert moneys(game)[0] == 0
    assert game.position().stage == "action"


def test_nothing_else_before_the_tile() -> None:
    game = _new_round(TWO_TILES)
    assert refused(game, "loan 10 with macclesfield") == {"B4_TILE_DUE"}
    assert refused(game, "pass with macclesfield") == {"B4_TILE_DUE"}


def test_only_own_tiles() -> None:
    game = _new_round(TWO_TILES + "1 port 1 preston.3")
    assert refused(game, "give_up preston.3") == {"B4_NOT_YOUR_TILE"}
    assert refused(game, "give_up stockport.1") == {"B4_NOT_YOUR_TILE"}


@pytest.mark.parametrize("space", [5, 10, 20])
def test_no_tile_is_given_up_by_those_who_can_pay(space: int) -> None:
    game = _new_round(f"0 space {space}\n0 cotton_mill 1 colne.1")
    assert refused(game, "give_up colne.1") == {"B4_CAN_PAY"}


def test_no_tile_is_given_up_once_the_debt_is_paid() -> None:
    game = _new_round(TWO_TILES)
    game.play("give_up colne.1")
    assert refused(game, "give_up oldham.1") == {"B4_CAN_PAY"}


def test_players_settle_in_turn_order_one_completely_after_another() -> None:
    game = scene("""
        order 2 0 3 1
        to_move 1
        actions 1
        0 money 0
        0 space 5
        0 port 1 preston.3
        0 cotton_mill 1 colne.1
        2 money 0
        2 space 5
        2 port 1 lancaster.1
        2 port 1 fleetwood
        2 cotton_mill 1 oldham.1
        3 space 20
        """)
    pass_once(game)
    settling = [game.seat]
    for given in ("lancaster.1", "fleetwood", "preston.3"):
        assert game.position().stage == "give_up"
        assert moneys(game)[3] == 30  # income comes in turn order
        game.play(f"give_up {given}")
        settling.append(game.seat)
    assert settling == [2, 2, 0, 2]  # seat 0's last tile went by itself, then seat 2 begins
    assert moneys(game) == [4, 30, 1, 35]


def test_with_nothing_to_remove_the_rest_costs_vp() -> None:
    game = _new_round("0 money 2\n0 space 5\n0 vp 7")
    assert (seat(game, 0).money, seat(game, 0).vp) == (0, 4)
    assert game.position().stage == "action"


def test_vp_are_lost_only_when_every_tile_is_gone() -> None:
    game = _new_round("0 money 0\n0 space 0\n0 vp 20\n0 port 1 preston.3\n0 port 1 fleetwood")
    game.play("give_up preston.3")
    assert slot(game, "fleetwood") is None
    assert (seat(game, 0).money, seat(game, 0).vp) == (0, 20 - (10 - 3 - 3))


def test_vp_never_fall_below_0() -> None:
    game = _new_round("0 money 0\n0 space 5\n0 vp 3")
    assert seat(game, 0).vp == 0


def test_first_rail_round_comes_after_scoring_and_clean_up() -> None:
    game = scene(
        LAST_CARD
        + """
        0 money 0
        0 space 5
        0 port 1 preston.3 flipped
        0 port 2 lancaster.1 flipped
        """
    )
    pass_once(game)
    assert [action.text for action in game.actions()] == ["pass with port", "give_up lancaster.1"]
    assert (seat(game, 0).money, seat(game, 0).vp) == (0, 2 + 4 - (5 - 3))


def test_other_seats_keep_their_vp() -> None:
    game = _new_round("0 money 0\n0 space 5\n0 vp 9\n1 vp 9\n2 vp 9\n3 vp 9")
    assert game.score() == [4, 9, 9, 9]


def test_penalty_is_not_carried_over() -> None:
    game = scene("""
        round 7
        to_move 3
        actions 1
        deck
        0 money 0
        0 space 5
        0 hand port port
        1 hand port port
        2 hand port port
        3 hand port port port
        0 link colne-yorkshire
        """)
    pass_once(game)
    assert seat(game, 0).vp == 0  # £5 short, but there was nothing to lose
    game.play("loan 30 with port")
    pass_round(game)
    assert game.position().period == "rail"
    assert seat(game, 0).vp == 2  # the link's two discs, all of them
    assert seat(game, 0).money == 30 - 8
