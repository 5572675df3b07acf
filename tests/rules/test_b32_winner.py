"""B32: who wins."""

from tests.rules.scene import end_period, refused

# Seats 0 and 1 lead with the same points (three of them for £30 to £39 in hand).
TIED = """
    period rail
    0 vp 50
    1 vp 50
"""


def test_most_points_win() -> None:
    game = end_period("period rail\n0 vp 10\n1 vp 40\n2 vp 30\n3 vp 20")
    assert game.is_over
    assert game.ranking() == game.position().ranking == [1, 2, 3, 0]


def test_points_come_before_income_and_cash() -> None:
    game = end_period("period rail\n0 space 99\n0 money 39\n2 vp 1")
    assert game.ranking()[0] == 2


def test_points_of_the_last_scoring_count() -> None:
    game = end_period(TIED + "1 port 4 liverpool.1 flipped")
    assert game.ranking()[:2] == [1, 0]


def test_a_tie_goes_to_the_higher_income() -> None:
    game = end_period(TIED + "0 space 11\n0 money 39\n1 space 13")
    assert game.ranking()[:2] == [1, 0]


def test_income_is_compared_in_pounds_not_in_spaces() -> None:
    game = end_period(TIED + "0 space 12\n1 space 11\n1 money 39")  # both £1
    assert game.ranking()[:2] == [1, 0]


def test_then_to_the_cash_in_hand() -> None:
    game = end_period(TIED + "1 money 31\n1 spent 20")
    assert game.ranking()[:2] == [1, 0]


def test_then_to_the_turn_order_the_next_round_would_have_had() -> None:
    game = end_period(TIED + "0 spent 5\n1 spent 2")
    assert game.ranking()[:2] == [1, 0]


def test_which_is_the_old_order_among_equal_spenders() -> None:
    game = end_period(TIED + "order 1 0 2 3")
    assert game.ranking()[:2] == [1, 0]


def test_the_whole_ranking_is_broken_by_the_same_ties() -> None:
    game = end_period(
        """
        period rail
        0 spent 4
        1 money 32
        2 space 11
        3 spent 1
        """
    )
    assert game.ranking() == [2, 1, 3, 0]


def test_nobody_moves_after_the_end() -> None:
    game = end_period("period rail")
    assert game.seat is None
    assert game.legal() == []
    assert refused(game, "loan 10 with port") == {"B6_GAME_OVER"}


def test_the_end_of_the_canal_period_ends_nothing() -> None:
    game = end_period()
    assert not game.is_over
    assert game.position().ranking is None
