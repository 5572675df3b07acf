"""The Python API: it reads like the game, and a refused move changes nothing."""

from typing import Any

import pytest

from cottonopolis import Game, IllegalMove, SetupError
from tests.rules.scene import scene, seat
from tests.rules.table_scene import known


def test_a_game_can_be_played_decision_by_decision() -> None:
    game = Game.new("brass", players=3, seed=3)
    while not game.is_over:
        game.play(game.legal()[0])
    assert game.legal() == []
    assert sorted(game.ranking()) == [0, 1, 2]


def test_a_decision_may_be_given_as_its_words_in_the_middle_of_an_action() -> None:
    game = scene("0 hand port colne oldham")
    game.play(next(d for d in game.legal() if d.text == "loan 20"))
    game.play("with colne")
    assert seat(game, 0).money == 50


def test_capitals_and_spaces_do_not_matter() -> None:
    game = scene("0 hand liverpool")
    game.play("  Build  PORT liverpool.1   with Liverpool ")
    assert seat(game, 0).money == 24


def test_a_slot_number_may_be_left_out_where_slots_are_alike() -> None:
    game = scene("0 hand liverpool")
    game.play("build port liverpool with liverpool")
    assert game.position().slots["liverpool.1"] is not None


def test_a_slot_number_must_be_said_where_slots_differ() -> None:
    game = scene("period rail\n0 hand liverpool\n0 stack port 3\n0 port 2 liverpool.1")
    with pytest.raises(IllegalMove) as refusal:
        game.play("build port liverpool with liverpool")
    assert [reason.code for reason in refusal.value.reasons] == ["NOTATION_CHOOSE"]


def test_short_names_of_industries() -> None:
    game = scene("0 hand oldham")
    game.play("build cotton oldham with oldham")
    assert known(game.position().slots["oldham.1"]).industry == "cotton_mill"


def test_a_choice_that_is_open_must_be_said() -> None:
    game = scene("1 iron_works 1 bolton.3\n2 iron_works 1 rochdale.3")
    with pytest.raises(IllegalMove) as refusal:
        game.play("develop port with macclesfield")
    (reason,) = refusal.value.reasons
    assert reason.facts["options"] == "iron from bolton.3, iron from rochdale.3"
    assert game.why_not("develop port with macclesfield") == []


def test_undo_takes_back_one_call_at_a_time() -> None:
    game = Game.new("brass", players=4, seed=9)
    positions = []
    for _ in range(30):
        positions.append(game.position())
        game.play(game.legal()[-1])
    while positions:
        game.undo()
        assert game.position() == positions.pop()
    with pytest.raises(IllegalMove):
        game.undo()


def test_undo_after_reading_a_record_takes_back_one_action() -> None:
    game = Game.new("brass", players=4, seed=9)
    for _ in range(6):
        mover = game.seat
        assert mover is not None
        game.play("pass with " + game.view(mover).hand[0])
    again = Game.from_record(game.record())
    again.undo()
    assert len(again.actions()) == 5


def test_log_follows_undo() -> None:
    game = Game.new("brass", players=4, seed=9)
    before = [str(event) for event in game.log]
    game.play("pass with " + game.view(game.seat or 0).hand[0])
    assert len(game.log) > len(before)
    game.undo()
    assert [str(event) for event in game.log] == before


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("", "NOTATION_MISSING"),
        ("fly to manchester", "NOTATION_WORD"),
        ("build port", "NOTATION_MISSING"),
        ("build castle liverpool.1", "NOTATION_INDUSTRY"),
        ("build port atlantis", "NOTATION_PLACE"),
        ("build port liverpool.9", "NOTATION_PLACE"),
        ("build port liverpool.1 with atlantis", "NOTATION_CARD"),
        ("canal liverpool-manchester", "NOTATION_LINK"),
        ("canal liverpool", "NOTATION_LINK"),
        ("loan 15 with colne", "NOTATION_AMOUNT"),
        ("pass with macclesfield please", "NOTATION_EXTRA"),
        ("build port liverpool.1 coal wigan.1", "NOTATION_WORD"),
        ("sell bury.1 to", "NOTATION_MISSING"),
    ],
)
def test_bad_text_is_refused_with_a_reason(move: str, code: str) -> None:
    game = scene()
    before = game.position()
    with pytest.raises(IllegalMove) as refusal:
        game.play(move)
    assert [reason.code for reason in refusal.value.reasons] == [code]
    assert str(refusal.value)
    assert game.position() == before


def test_ids_outside_the_table_are_refused() -> None:
    game = scene()
    for number in (-1, 10**6):
        with pytest.raises(IllegalMove):
            game.play(number)
    with pytest.raises(TypeError):
        game.play(1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess"}, "Unknown game: “chess”"),
        ({"players": 5}, "not 5"),
        ({"players": 2}, "two_player_2009"),
        ({"players": 1}, "not 1"),
        ({"variants": ["fog"]}, "Unknown variant: “fog”"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**130}, "seed"),
        ({"players": "four"}, "whole number"),
    ],
)
def test_impossible_games_are_refused_with_a_sentence(
    arguments: dict[str, object], words: str
) -> None:
    with pytest.raises(SetupError) as refusal:
        Game.new(**arguments)  # type: ignore[arg-type]
    assert words in str(refusal.value)


def test_there_are_views_only_for_seats() -> None:
    game = Game.new("brass", players=3, seed=1)
    for number in (-1, 3):
        with pytest.raises(SetupError):
            game.view(number)


def test_seats_that_are_not_to_move_have_no_legal_decisions() -> None:
    game = Game.new("brass", players=4, seed=7)
    for number in range(4):
        assert bool(game.view(number).legal()) == (number == game.seat)


def test_odd_arguments_get_a_sentence() -> None:
    import numpy as np

    assert Game.new("brass", seed=np.int64(7)).seed == 7
    odd: list[Any] = [{"game": None}, {"variants": 5}, {"variants": [1]}, {"seed": True}]
    for arguments in odd:
        with pytest.raises(SetupError):
            Game.new(**arguments)
    game = scene()
    for text in ("x" * 5000, "build " + "é" * 2000, "pass with macclesfield\nx", "# nothing"):
        with pytest.raises(IllegalMove):
            game.play(text)
    with pytest.raises(IllegalMove):
        game.play(10**30)
    with pytest.raises(SetupError):
        Game.from_record(Game.new().record(), until=-1)


def test_a_comment_may_follow_an_action() -> None:
    game = scene()
    game.play("pass with macclesfield  # nothing to do")
    assert len(game.actions()) == 1


def test_while_an_action_is_under_way_questions_are_judged_from_its_beginning() -> None:
    game = scene("0 hand port colne\n0 money 0")
    game.play(next(d for d in game.legal() if d.text == "loan 20"))
    assert [r.code for r in game.why_not("build port liverpool.1 with port")] == ["B16_MONEY"]
