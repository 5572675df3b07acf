"""A20: loans come by themselves and are repaid before interest."""

import pytest

from tests.rules.industry_scene import end_round, industry_scene, money_of
from tests.rules.scene import refused, seat

BUILD = "build cotton_mill augsburg with brown"


@pytest.mark.parametrize(
    ("money", "after"),
    [(0, (6, 1)), (3, (9, 1)), (4, (0, 0)), (5, (1, 0)), (14, (10, 0))],
)
def test_borrowing_is_automatic_and_minimal(money: int, after: tuple[int, int]) -> None:
    game = industry_scene(f"0 hand brown\n0 money {money}")
    game.play(BUILD)
    assert money_of(game, 0) == after


def test_as_many_loans_as_the_price_needs() -> None:
    game = industry_scene("0 hand blue\n0 stack factory 4\n1 port 1 hamburg.1")
    game.play("build factory hamburg.3 with blue")
    assert money_of(game, 0) == (20 - 15 - 1 - 1, 2)
    assert seat(game, 0).spent == 17


def test_loans_are_not_limited_in_number() -> None:
    game = industry_scene("0 hand brown\n0 loans 200")
    game.play(BUILD)
    assert money_of(game, 0) == (6, 201)


def test_a_rail_may_be_borrowed_for() -> None:
    game = industry_scene("0 cotton_mill 1 kassel")
    game.play("rail kassel-hannover")
    assert money_of(game, 0) == (9, 1)


@pytest.mark.parametrize("move", ["loan 10 with ship", "loan 10", "repay 10"])
def test_there_is_no_loan_action(move: str) -> None:
    assert refused(industry_scene("0 money 50\n0 loans 1"), move)


@pytest.mark.parametrize(
    ("money", "loans", "after"),
    [(10, 1, (0, 0)), (25, 2, (5, 0)), (13, 2, (2, 1)), (35, 3, (5, 0)), (9, 1, (8, 1))],
)
def test_every_loan_that_can_be_repaid_is_repaid_before_interest(
    money: int, loans: int, after: tuple[int, int]
) -> None:
    game = end_round(f"0 money {money}\n0 loans {loans}")
    assert money_of(game, 0) == after


def test_nothing_is_repaid_before_the_end_of_the_round() -> None:
    game = industry_scene("0 money 25\n0 loans 2")
    game.play("pass with ship")
    assert money_of(game, 0) == (25, 2)
