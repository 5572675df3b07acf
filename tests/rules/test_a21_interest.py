"""A21: interest at the end of a round."""

import pytest

from tests.rules.industry_scene import end_round, industry_scene, money_of
from tests.rules.scene import seat


def test_one_dollar_for_each_loan() -> None:
    game = end_round("0 money 7\n0 loans 3\n1 money 4")
    assert money_of(game, 0) == (4, 3)
    assert money_of(game, 1) == (4, 0)


@pytest.mark.parametrize(
    ("money", "loans", "after"),
    [(0, 1, (9, 2)), (2, 3, (9, 4)), (3, 3, (0, 3)), (0, 25, (5, 28)), (0, 10, (0, 11))],
)
def test_example_interest_is_borrowed_without_interest_on_that_loan(
    money: int, loans: int, after: tuple[int, int]
) -> None:
    game = end_round(f"0 money {money}\n0 loans {loans}")
    assert money_of(game, 0) == after


def test_the_borrowed_interest_costs_interest_in_the_next_round() -> None:
    game = end_round("0 money 0\n0 loans 1")
    for _ in range(8):
        game.play("pass with ship")
    assert money_of(game, 0) == (7, 2)


def test_interest_is_due_only_when_the_round_is_over() -> None:
    game = industry_scene("to_move 2\nactions 1\n0 money 7\n0 loans 3")
    game.play("pass with ship")
    assert money_of(game, 0) == (7, 3)


def test_interest_is_due_in_the_first_round() -> None:
    game = end_round("round 1\n0 money 7\n0 loans 3")
    assert game.position().round == 2
    assert money_of(game, 0) == (4, 3)


def test_interest_is_no_spending() -> None:
    game = end_round("0 money 7\n0 loans 3\n1 spent 1")
    assert game.position().order == [0, 2, 3, 1]
    assert seat(game, 0).spent == 0
