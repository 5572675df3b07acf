"""A2: rounds, the turn order and the end of the game."""

import pytest

from cottonopolis import IllegalMove
from tests.rules.industry_scene import IndustryGame, industry_scene, money_of, pass_rounds
from tests.rules.scene import pass_once, refused, seat

# Seat 3 takes the last action of a round
LAST_ACTION = """
    round 5
    to_move 3
    actions 1
    """
NO_DECK = LAST_ACTION + "deck\n"


def test_one_action_each_in_the_first_round() -> None:
    game = IndustryGame.new("industry", players=4, seed=1)
    movers = []
    while game.position().round == 1:
        movers.append(game.seat)
        pass_once(game)
    assert sorted(movers, key=str) == [0, 1, 2, 3]
    assert game.position().actions_left == 2


def test_two_actions_each_in_every_other_round() -> None:
    game = industry_scene("order 2 0 1 3\nto_move 2")
    movers = []
    while game.position().round == 2:
        movers.append(game.seat)
        pass_once(game)
    assert movers == [2, 2, 0, 0, 1, 1, 3, 3]
    assert game.position().actions_left == 2


def test_least_spent_is_first() -> None:
    game = industry_scene(LAST_ACTION + "0 spent 9\n1 spent 4\n2 spent 2\n3 spent 7")
    pass_once(game)
    assert game.position().order == [2, 1, 3, 0]
    assert game.seat == 2


def test_ties_keep_their_order() -> None:
    game = industry_scene("order 3 1 0 2\nto_move 2\nactions 1\n3 spent 5\n0 spent 5\n2 spent 1")
    pass_once(game)
    assert game.position().order == [1, 2, 3, 0]


def test_spending_is_forgotten_in_the_next_round() -> None:
    game = industry_scene(LAST_ACTION + "0 spent 9")
    pass_once(game)
    assert [seat(game, number).spent for number in range(4)] == [0, 0, 0, 0]


def test_example_mill_for_4_after_iron_works_for_2() -> None:
    game = industry_scene(
        """
        round 1
        actions 1
        0 hand brown
        1 hand brown
        """,
        players=3,
    )
    game.play("build cotton_mill augsburg with brown")
    assert seat(game, 0).spent == 4
    game.play("build iron_works ratisbon with brown")
    assert seat(game, 1).spent == 2
    pass_once(game)
    assert game.position().order == [2, 1, 0]


def test_loans_and_interest_are_no_spending() -> None:
    game = industry_scene(LAST_ACTION + "0 loans 3\n1 spent 1\n0 money 5")
    pass_once(game)
    assert game.position().order == [0, 2, 3, 1]
    assert seat(game, 0).spent == 0


def test_cubes_from_the_track_are_spending() -> None:
    game = industry_scene("0 stack port 2\n0 hand blue\ncoal_track 4")
    game.play("build port kiel with blue")
    assert seat(game, 0).spent == 5 + 2


def test_interest_comes_at_the_end_of_the_round() -> None:
    game = industry_scene(LAST_ACTION + "0 money 5\n0 loans 2")
    pass_once(game)
    assert money_of(game, 0) == (3, 2)
    assert game.position().round == 6


def test_no_interest_in_the_middle_of_a_round() -> None:
    game = industry_scene("0 money 5\n0 loans 2")
    pass_once(game)
    pass_once(game)
    assert money_of(game, 0) == (5, 2)


def test_game_ends_with_an_empty_deck_and_an_empty_hand() -> None:
    game = industry_scene(NO_DECK + "1 hand")
    pass_once(game)
    assert game.is_over
    assert game.position().stage == "over"


def test_the_last_players_hand_counts_when_the_round_is_over() -> None:
    game = industry_scene(NO_DECK + "3 hand port")
    game.play("pass with port")
    assert game.is_over


@pytest.mark.parametrize("table", [LAST_ACTION + "1 hand", NO_DECK])
def test_game_goes_on_with_cards_in_the_deck_or_in_every_hand(table: str) -> None:
    game = industry_scene(table)
    pass_once(game)
    assert not game.is_over
    assert game.position().round == 6


def test_a_single_card_in_the_deck_keeps_the_game_going() -> None:
    game = industry_scene(LAST_ACTION + "deck port\n1 hand\n3 hand port")
    pass_once(game)
    assert not game.is_over


def test_the_round_is_played_to_its_end() -> None:
    game = industry_scene("deck\n0 hand port ship")
    game.play("pass with port")
    game.play("pass with ship")
    assert (game.seat, game.position().round) == (1, 2)
    pass_rounds(game, 3)
    assert game.is_over


def test_face_up_cards_do_not_keep_the_game_going() -> None:
    game = industry_scene(NO_DECK + "1 hand\nface_up brown grey")
    pass_once(game)
    assert game.is_over
    assert game.position().face_up == ["brown", "grey"]


def test_a_hand_filled_again_within_the_round_does_not_end_it() -> None:
    game = industry_scene("to_move 3\ndeck\n3 hand port")
    game.play("pass with port")
    game.play("draw purple and purple")
    assert not game.is_over


def test_discards_are_never_shuffled_again() -> None:
    game = industry_scene("deck\n0 hand port ship brown grey")
    for card in ("port", "ship"):
        game.play(f"pass with {card}")
    assert game.position().deck_left == 0
    assert game.position().discards == ["port", "ship"]
    assert refused(game, "draw deck and purple") == {"A19_NO_CARDS"}


def test_order_and_interest_of_the_last_round_still_come() -> None:
    game = industry_scene(NO_DECK + "1 hand\n0 spent 3\n0 money 15\n0 loans 2")
    pass_once(game)
    assert game.position().order == [1, 2, 3, 0]
    assert money_of(game, 0) == (4, 1)  # one repaid, $1 for the other; then nothing to repay it


def test_no_move_after_the_end() -> None:
    game = industry_scene(NO_DECK + "1 hand")
    pass_once(game)
    assert game.legal() == []
    assert refused(game, "pass") == {"A2_GAME_OVER"}


def test_an_action_once_begun_is_finished_first() -> None:
    game = industry_scene("0 hand grey cotton_mill")
    game.play(next(move for move in game.legal() if str(move) == "build cotton_mill kassel"))
    assert game.position().stage == "card"
    with pytest.raises(IllegalMove) as refusal:
        game.play("draw deck and deck")
    assert [reason.code for reason in refusal.value.reasons] == ["A2_NOT_NOW"]
