"""B5: who spent least goes first in the next round."""

import pytest

from tests.rules.scene import LAST_CARD, pass_once, pass_round, scene, seat


def test_example_23_6_6_12() -> None:
    game = scene("0 spent 23\n1 spent 6\n2 spent 6\n3 spent 12\nto_move 3\nactions 1")
    pass_once(game)
    assert game.position().order == [1, 2, 3, 0]


def test_ties_keep_their_relative_order() -> None:
    game = scene(
        "order 0 2 1 3\n0 spent 23\n1 spent 6\n2 spent 6\n3 spent 12\nto_move 3\nactions 1"
    )
    pass_once(game)
    assert game.position().order == [2, 1, 3, 0]


def test_nobody_spends_nothing_changes() -> None:
    game = scene("order 3 1 0 2\nto_move 3")
    pass_round(game)
    assert game.position().order == [3, 1, 0, 2]


def test_three_players() -> None:
    game = scene("0 spent 5\n1 spent 0\n2 spent 3\nto_move 2\nactions 1", players=3)
    pass_once(game)
    assert game.position().order == [1, 2, 0]
    assert game.seat == 1


def test_order_changes_only_when_the_round_is_over() -> None:
    game = scene("0 hand colne port")
    game.play("build cotton_mill colne.1 with colne")
    pass_once(game)
    assert game.position().order == [0, 1, 2, 3]
    assert game.seat == 1


def test_spending_counts_for_one_round() -> None:
    game = scene("0 spent 23\n1 spent 6\n2 spent 6\n3 spent 12\nto_move 3\nactions 1")
    pass_once(game)
    assert [found.spent for found in game.position().seats] == [0, 0, 0, 0]
    pass_round(game)
    assert game.position().order == [1, 2, 3, 0]


@pytest.mark.parametrize(
    ("text", "move", "spent"),
    [
        ("0 hand colne", "build cotton_mill colne.1 with colne", 12),
        ("0 port 1 preston.3", "canal preston-wigan with macclesfield", 3),
        ("", "develop port with macclesfield", 1),
        ("iron_track 1", "develop port and port with macclesfield", 4 + 5),
        ("1 iron_works 1 bolton.3", "develop port and port with macclesfield", 0),
        ("", "loan 30 with macclesfield", 0),
        ("", "pass with macclesfield", 0),
    ],
)
def test_what_counts_as_spent(text: str, move: str, spent: int) -> None:
    game = scene(text + "\nactions 2")
    game.play(move)
    assert seat(game, 0).spent == spent


def test_cubes_from_the_tracks_are_spent() -> None:
    game = scene("""
        coal_track 5
        iron_track 3
        0 hand colne port
        0 stack cotton_mill 3 3
        1 link colne-yorkshire
        """)
    game.play("build cotton_mill colne.1 with colne")
    assert seat(game, 0).spent == 16 + 2 + 3
    assert seat(game, 0).money == 30 - 21


def test_rails_and_their_coal_are_spent() -> None:
    game = scene("period rail\n0 cotton_mill 2 colne.1")
    game.play("rail colne-yorkshire with macclesfield")
    assert seat(game, 0).spent == 5 + 1


def test_what_a_new_mine_earns_does_not_lower_what_was_spent() -> None:
    game = scene("coal_track 0\n0 hand wigan port\n1 port 1 liverpool.1\n1 link liverpool-wigan")
    game.play("build coal_mine wigan.1 with wigan")
    assert seat(game, 0).money == 30 - 5 + 4 + 4
    assert seat(game, 0).spent == 5


def test_both_actions_add_up() -> None:
    game = scene("0 hand colne port")
    game.play("build cotton_mill colne.1 with colne")
    game.play("canal colne-yorkshire with port")
    assert seat(game, 0).spent == 15


def test_negative_income_is_not_spending() -> None:
    game = scene("0 space 1\nto_move 3\nactions 1")
    pass_once(game)
    assert (seat(game, 0).money, seat(game, 0).spent) == (21, 0)
    pass_round(game)
    assert game.position().order == [0, 1, 2, 3]


def test_giving_up_a_tile_is_not_spending() -> None:
    game = scene("0 money 0\n0 space 5\n0 cotton_mill 1 colne.1\nto_move 3\nactions 1")
    pass_once(game)
    assert game.actions()[-1].text == "give_up colne.1"
    assert seat(game, 0).spent == 0


def test_borrower_of_60_stays_before_the_builder() -> None:
    game = scene("0 hand colne port\n1 hand port port")
    game.play("build cotton_mill colne.1 with colne")
    pass_once(game)
    game.play("loan 30 with port")
    game.play("loan 30 with port")
    pass_round(game)
    assert game.position().order == [1, 2, 3, 0]


def test_first_rail_round_follows_the_last_canal_round() -> None:
    game = scene(LAST_CARD + "1 spent 9")
    pass_once(game)
    assert game.position().period == "rail"
    assert game.position().order == [0, 2, 3, 1]
