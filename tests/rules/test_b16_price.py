"""B16: the whole price comes from the cash in hand."""

import pytest

from tests.rules.scene import moneys, refused, scene, seat, tile

MILL = "build cotton_mill colne.1 with colne"
# A level 3 mill at Colne needs a coal (bought, through Yorkshire) and an iron (bought)
MILL_3 = """
    0 hand colne port
    0 stack cotton_mill 3
    1 link colne-yorkshire
    """


def test_tile_alone() -> None:
    game = scene("0 hand colne port\n0 money 12")
    game.play(MILL)
    assert seat(game, 0).money == 0


def test_one_pound_short() -> None:
    game = scene("0 hand colne port\n0 money 11")
    assert refused(game, MILL) == {"B16_MONEY"}


@pytest.mark.parametrize(
    ("coal", "iron", "price"),
    [(8, 8, 16 + 1 + 1), (6, 4, 16 + 2 + 3), (1, 2, 16 + 4 + 4), (0, 0, 16 + 5 + 5)],
)
def test_cubes_bought_are_part_of_the_price(coal: int, iron: int, price: int) -> None:
    tracks = f"coal_track {coal}\niron_track {iron}\n"
    game = scene(MILL_3 + tracks + f"0 money {price}")
    game.play(MILL)
    assert (seat(game, 0).money, seat(game, 0).spent) == (0, price)
    poor = scene(MILL_3 + tracks + f"0 money {price - 1}")
    assert refused(poor, MILL) == {"B16_MONEY"}


def test_reason_names_the_price() -> None:
    game = scene(MILL_3 + "coal_track 6\niron_track 4\n0 money 20")
    (reason,) = game.why_not(MILL)
    assert reason.facts["price"] == 21
    assert (reason.facts["tile"], reason.facts["coal"], reason.facts["iron"]) == (16, 2, 3)
    assert reason.facts["money"] == 20


def test_cubes_from_tiles_are_free() -> None:
    game = scene(
        MILL_3
        + """
        0 money 16
        1 link burnley-colne
        1 coal_mine 1 burnley.1
        2 iron_works 1 bolton.3
        """
    )
    game.play(MILL)
    assert seat(game, 0).money == 0
    assert moneys(game)[1:] == [30, 30, 30]  # nobody is paid
    assert (tile(game, "burnley.1").cubes, tile(game, "bolton.3").cubes) == (1, 3)


COAL_WANTED = """
    coal_track 0
    0 hand wigan port
    1 port 1 liverpool.1
    1 link liverpool-wigan
    """


def test_coal_a_new_mine_ships_does_not_help_to_pay_for_it() -> None:
    game = scene(COAL_WANTED + "0 money 4")
    assert refused(game, "build coal_mine wigan.1 with wigan") == {"B16_MONEY"}


def test_coal_a_new_mine_ships_is_earned_afterwards() -> None:
    game = scene(COAL_WANTED + "0 money 5")
    game.play("build coal_mine wigan.1 with wigan")
    assert seat(game, 0).money == 4 + 4
    assert seat(game, 0).spent == 5


IRON_WANTED = """
    iron_track 0
    0 hand bolton port
    1 coal_mine 1 bolton.1
    """


def test_iron_of_new_works_does_not_help_to_pay_for_them() -> None:
    game = scene(IRON_WANTED + "0 money 4")
    assert refused(game, "build iron_works bolton.3 with bolton") == {"B16_MONEY"}


def test_iron_of_new_works_is_earned_afterwards() -> None:
    game = scene(IRON_WANTED + "0 money 5")
    game.play("build iron_works bolton.3 with bolton")
    assert seat(game, 0).money == 4 + 4 + 3 + 3


def test_mine_pays_for_the_iron_it_needs_before_it_ships() -> None:
    text = COAL_WANTED + "0 stack coal_mine 3\niron_track 0\n"
    move = "build coal_mine wigan.1 with wigan"
    assert refused(scene(text + "0 money 12"), move) == {"B16_MONEY"}
    game = scene(text + "0 money 13")
    game.play(move)
    assert seat(game, 0).money == 4 + 4 + 3 + 3


def test_income_to_come_is_no_cash() -> None:
    game = scene("0 hand colne port\n0 money 11\n0 space 60")
    assert refused(game, MILL) == {"B16_MONEY"}


def test_loan_first_then_build() -> None:
    game = scene("0 hand colne port\n0 money 2")
    game.play("loan 10 with port")
    game.play(MILL)
    assert seat(game, 0).money == 0


def test_what_cannot_be_paid_is_not_offered() -> None:
    game = scene("actions 1\n0 hand colne\n0 money 11")
    assert not [move for move in game.legal() if str(move).startswith("build")]
