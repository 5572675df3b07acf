"""B29: loans."""

import pytest

from tests.rules.scene import BrassGame, codes_against, pass_until, refused, scene, seat
from tests.rules.table_scene import known


@pytest.mark.parametrize(("amount", "space"), [(10, 9), (20, 8), (30, 7)])
def test_each_ten_pounds_cost_one_level(amount: int, space: int) -> None:
    game = scene()
    game.play(f"loan {amount} with macclesfield")
    assert seat(game, 0).money == 30 + amount
    assert seat(game, 0).income_space == space


@pytest.mark.parametrize("space", [21, 22])
def test_example_a_loan_of_30_lands_on_the_top_of_the_third_level_down(space: int) -> None:
    game = scene(f"0 space {space}")  # both spaces of £6
    game.play("loan 30 with macclesfield")
    assert seat(game, 0).income == 3
    assert seat(game, 0).income_space == 16


@pytest.mark.parametrize(
    ("before", "amount", "after"),
    [
        (11, 10, 10),
        (13, 10, 12),
        (31, 10, 30),  # from three spaces a level to two
        (33, 20, 28),
        (61, 10, 60),  # from four to three
        (64, 30, 54),
        (99, 10, 96),
        (97, 30, 88),
        (12, 30, 8),
    ],
)
def test_levels_are_counted_not_spaces(before: int, amount: int, after: int) -> None:
    game = scene(f"0 space {before}")
    assert after in [loan.space for loan in seat(game, 0).loans if loan.amount == amount]
    game.play(f"loan {amount} with macclesfield")
    assert seat(game, 0).income_space == after


def test_down_to_minus_ten() -> None:
    game = scene("0 space 3")
    game.play("loan 30 with macclesfield")
    assert seat(game, 0).income == -10


@pytest.mark.parametrize(("space", "amount"), [(0, 10), (1, 20), (2, 30)])
def test_never_below_minus_ten(space: int, amount: int) -> None:
    game = scene(f"0 space {space}")
    assert refused(game, f"loan {amount} with macclesfield") == {"B29_TOO_LOW"}


def test_a_smaller_loan_may_still_be_possible() -> None:
    game = scene("0 space 1")
    game.play("loan 10 with macclesfield")
    assert seat(game, 0).income_space == 0


@pytest.mark.parametrize("amount", ["0", "15", "40"])
def test_only_ten_twenty_or_thirty(amount: str) -> None:
    assert refused(scene(), f"loan {amount} with macclesfield") == {"NOTATION_AMOUNT"}


def test_a_loan_is_not_spending() -> None:
    game = scene()
    game.play("loan 30 with macclesfield")
    assert seat(game, 0).spent == 0


def test_two_loans_in_a_turn() -> None:
    game = scene()
    game.play("loan 30 with macclesfield")
    game.play("loan 30 with macclesfield")
    assert seat(game, 0).money == 90
    assert seat(game, 0).income_space == 4


def test_in_the_rail_period_while_cards_are_left_to_draw() -> None:
    game = scene("period rail\ndeck colne")
    game.play("loan 30 with macclesfield")
    assert seat(game, 0).money == 60


def test_no_loans_in_the_rail_period_once_the_deck_is_empty() -> None:
    game = scene("period rail\ndeck")
    assert refused(game, "loan 10 with macclesfield") == {"B29_DECK_EMPTY"}


def test_an_empty_deck_does_not_matter_in_the_canal_period() -> None:
    game = scene("deck")
    game.play("loan 30 with macclesfield")
    assert seat(game, 0).money == 60


@pytest.mark.parametrize(("players", "rounds", "aside"), [(4, 8, 2), (3, 10, 6)])
def test_cards_set_aside_do_not_count(players: int, rounds: int, aside: int) -> None:
    game = BrassGame.new("brass", players=players, seed=5)
    pass_until(game, "rail", rounds - 4)
    assert codes_against(game, "loan 10") == set()
    pass_until(game, "rail", rounds - 3)  # the last four rounds begin
    assert codes_against(game, "loan 10") == {"B29_DECK_EMPTY"}
    assert len(known(game.position().set_aside)) == aside
