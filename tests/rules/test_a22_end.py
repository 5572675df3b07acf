"""A22: the end of the game."""

import pytest

from tests.rules.industry_scene import end_game, money_of, points


def test_example_the_income_of_the_last_rails() -> None:
    # Seat 0: 2+1+1 (Kassel-Frankfurt), 2+1+2 (Frankfurt-Mannheim), 2+2+2 (Mannheim-France)
    # Seat 1: 2+1+1 (Frankfurt-Würzburg), 2+1+0 (Würzburg-Nürnberg)
    game = end_game(
        """
        0 rail frankfurt-kassel
        0 rail frankfurt-mannheim
        0 rail mannheim-france
        1 rail frankfurt-wuerzburg
        1 rail wuerzburg-nuernberg
        0 factory 3 frankfurt.1
        0 coal_mine 2 mannheim.1
        1 cotton_mill 1 mannheim.2 flipped
        1 cotton_mill 2 kassel
        """
    )
    assert [money_of(game, number)[0] for number in (0, 1, 2)] == [15, 7, 0]
    assert points(game) == [3 + 3 + 2, 1 + 1 + 2, 0, 0]
    assert game.ranking() == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("rail", "tiles", "income"),
    [
        ("kiel-hamburg", "", 2),
        ("kiel-hamburg", "1 port 1 hamburg.1", 3),
        ("kiel-hamburg", "1 port 1 hamburg.1 flipped\n0 port 1 kiel", 4),
        ("hamburg-schwerin", "", 3),
        ("mannheim-france", "", 4),
        ("mannheim-france", "market france.m1 cotton used\nmarket france.m2 both", 4),
        ("berlin-leipzig", "", 4),
        ("berlin-leipzig", "1 cotton_mill 1 berlin.2\n2 cotton_mill 1 berlin.3", 6),
    ],
)
def test_a_rail_pays_two_and_the_occupied_squares_at_both_ends(
    rail: str, tiles: str, income: int
) -> None:
    game = end_game(f"0 rail {rail}\n{tiles}")
    assert money_of(game, 0) == (income, 0)


def test_every_rail_pays_its_owner() -> None:
    game = end_game("0 rail kiel-hamburg\n0 rail hamburg-schwerin\n1 rail hamburg-bremen")
    assert [money_of(game, number)[0] for number in range(4)] == [5, 2, 0, 0]


@pytest.mark.parametrize(("money", "vp"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (123, 24)])
def test_a_point_for_five_dollars(money: int, vp: int) -> None:
    assert points(end_game(f"0 money {money}"))[0] == vp


@pytest.mark.parametrize("face", ["", "flipped"])
def test_each_tile_scores_its_level(face: str) -> None:
    game = end_game(f"0 factory 4 berlin.1 {face}\n0 port 1 kiel {face}\n1 coal_mine 3 poland")
    assert points(game) == [5, 3, 0, 0]


def test_ships_score_too() -> None:
    game = end_game("0 ship 3 mass_bay\n1 port 1 boston.1", "new_england")
    assert points(game) == [3, 1, 0, 0]


def test_the_rail_income_repays_loans() -> None:
    # $7 - $1 interest, then $4 from the rail
    game = end_game("0 money 7\n0 loans 1\n0 rail mannheim-france")
    assert money_of(game, 0) == (0, 0)
    assert points(game)[0] == 0


def test_an_unpaid_loan_costs_five_points() -> None:
    game = end_game("0 money 8\n0 loans 2\n0 factory 4 berlin.1")
    assert money_of(game, 0) == (6, 2)
    assert points(game)[0] == 4 + 1 - 10


def test_interest_is_paid_before_the_end() -> None:
    game = end_game("0 loans 1")
    assert money_of(game, 0) == (9, 2)
    assert points(game)[0] == 1 - 10


def test_most_points_win() -> None:
    game = end_game("2 money 50\n1 money 20\n3 loans 1\n3 money 3")
    assert game.ranking() == [2, 1, 0, 3]
    assert game.position().ranking == [2, 1, 0, 3]
    assert game.is_over


def test_ties_go_to_the_earlier_in_the_new_turn_order() -> None:
    game = end_game("0 spent 7\n2 spent 3")
    assert game.position().order == [1, 3, 2, 0]
    assert game.ranking() == [1, 3, 2, 0]


def test_leftover_dollars_break_no_tie() -> None:
    game = end_game("3 money 4")
    assert game.ranking() == [0, 1, 2, 3]
