"""B3: a round is income, cards in turn order, new turn order, full hands."""

from collections import Counter

import pytest

from cottonopolis import IllegalMove
from cottonopolis.errors import RecordError
from tests.rules.scene import BrassGame, moneys, pass_once, pass_round, scene, seat


@pytest.mark.parametrize("players", [3, 4])
def test_one_card_in_the_very_first_round_two_in_all_others(players: int) -> None:
    """Field bug: the one-action round came again in the rail period."""
    game = BrassGame.new("brass", players=players, seed=2)
    while not game.is_over:
        pass_round(game)
    played = Counter((action.title, action.seat) for action in game.actions())
    first = {key: count for key, count in played.items() if key[0] == "canal period, round 1"}
    assert set(first.values()) == {1}
    assert set((played - Counter(first)).values()) == {2}
    assert len(played) == players * 2 * {3: 10, 4: 8}[players]


def test_two_actions_in_the_first_rail_round() -> None:
    game = BrassGame.new("brass", players=4, seed=2)
    assert game.position().actions_left == 1
    while game.position().period == "canal":
        pass_round(game)
    assert game.position().actions_left == 2


def test_income_comes_at_the_start_of_the_round() -> None:
    game = scene("to_move 3\nactions 2\n0 space 20\n1 space 11\n2 space 30")
    pass_once(game)
    assert moneys(game) == [30, 30, 30, 30]
    pass_once(game)
    assert game.position().round == 3
    assert moneys(game) == [35, 31, 40, 30]


def test_income_comes_once_a_round() -> None:
    game = scene("0 space 20")
    pass_round(game)
    pass_round(game)
    assert moneys(game) == [40, 30, 30, 30]


def test_each_plays_a_whole_turn_in_turn_order() -> None:
    game = scene("order 2 0 3 1\nto_move 2")
    movers = []
    while game.position().round == 2:
        movers.append(game.seat)
        pass_once(game)
    assert movers == [2, 2, 0, 0, 3, 3, 1, 1]


def test_nobody_moves_out_of_turn() -> None:
    game = BrassGame.new("brass", seed=1)
    other = (game.position().order[0] + 1) % 4
    with pytest.raises(RecordError):
        BrassGame.from_record(game.record() + f"\n{other}: pass with {game.view(other).hand[0]}\n")


def test_an_action_begun_comes_first() -> None:
    game = scene("0 hand colne manchester")
    game.play(next(move for move in game.legal() if str(move) == "build cotton_mill colne.1"))
    with pytest.raises(IllegalMove) as refusal:
        game.play("loan 10 with manchester")
    assert [reason.code for reason in refusal.value.reasons] == ["B3_NOT_NOW"]
    assert game.why_not("loan 10 with manchester") == []  # only the action begun is in the way


def test_hands_are_filled_to_eight() -> None:
    game = scene("to_move 3\nactions 1\ndeck " + "oldham " * 20)
    pass_once(game)
    assert [found.hand_size for found in game.position().seats] == [8, 8, 8, 8]
    assert game.position().deck_left == 20 - 3 * 4 - 5


def test_hands_are_filled_only_when_the_round_is_over() -> None:
    game = scene()
    pass_once(game)
    pass_once(game)
    assert seat(game, 0).hand_size == 2


def test_nothing_is_drawn_from_an_empty_deck() -> None:
    game = scene("to_move 3\nactions 1\ndeck")
    pass_once(game)
    assert [found.hand_size for found in game.position().seats] == [4, 4, 4, 3]


def test_new_order_draws_first_and_all_missing_cards_at_once() -> None:
    game = scene("""
        to_move 3
        actions 1
        0 spent 12
        1 spent 3
        2 spent 6
        deck oldham port bury wigan oldham
        """)
    pass_once(game)  # seat 3 spent nothing
    assert game.position().order == [3, 1, 2, 0]
    assert seat(game, 3).hand == sorted(
        ["macclesfield"] * 3 + ["oldham", "port", "bury", "wigan", "oldham"]
    )
    assert [seat(game, s).hand_size for s in (1, 2, 0)] == [4, 4, 4]


def test_cards_are_drawn_from_the_top() -> None:
    game = scene("to_move 3\nactions 1\ndeck oldham oldham oldham oldham port bury wigan preston")
    pass_once(game)
    assert seat(game, 0).hand == ["macclesfield"] * 4 + ["oldham"] * 4
    assert seat(game, 1).hand == sorted(["macclesfield"] * 4 + ["port", "bury", "wigan", "preston"])
