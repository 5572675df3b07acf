"""Records: a bad one is refused whole, with line, column and reason."""

import pytest

from cottonopolis import Game, RecordError
from tests.setups import Setup

GOOD = """\
cottonopolis 1
game brass
rules 1
players 4
seed 7

# canal period, round 1
3: loan 30 with wigan      # a comment
0: pass with stockport
"""


def read(text: str) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        Game.from_record(text)
    return refusal.value


def test_a_good_record() -> None:
    game = Game.from_record(GOOD)
    assert [action.text for action in game.actions()] == [
        "loan 30 with wigan",
        "pass with stockport",
    ]


def test_seats_may_be_left_out() -> None:
    assert Game.from_record(GOOD.replace("3: ", "").replace("0: ", "")).seat == 1


def test_variants_are_kept() -> None:
    game = Game.new("brass", players=4, seed=1, variants=["tournament_mills"])
    again = Game.from_record(game.record())
    assert again.rules.variants == ("tournament_mills",)


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "words"),
    [
        ("cottonopolis 1", "hello", 1, 1, "not a saved game"),
        ("cottonopolis 1", "cottonopolis 9", 1, 14, "format"),
        ("game brass", "game chess", 2, 6, "chess"),
        ("rules 1", "rules 3", 3, 7, "version 3"),
        ("players 4", "players 5", 4, 9, "not 5"),
        ("players 4", "players four", 4, 9, "whole number"),
        ("seed 7", "seed x", 5, 6, "whole number"),
        ("seed 7", "seed 7\nvariants fog", 6, 10, "fog"),
        ("seed 7", "seed 7\nseed 7", 6, 1, "twice"),
        ("seed 7", "speed 7", 5, 1, "speed"),
        ("rules 1\n", "", 5, 1, "rules"),
        ("3: loan 30", "2: loan 30", 8, 1, "seat 2"),
        ("loan 30", "loan 31", 8, 9, "31"),
        ("with wigan", "with atlantis", 8, 17, "atlantis"),
        ("with wigan", "with port", 8, 17, "B7"),
        ("pass with stockport", "dance", 9, 4, "dance"),
        ("0: pass", "9" * 5000 + ": pass", 9, 1, "…"),
        ("pass with stockport", "build port colne.1 with stockport", 9, 4, "B13"),
    ],
)
def test_faults_are_named(old: str, new: str, line: int, column: int, words: str) -> None:
    assert old in GOOD
    refusal = read(GOOD.replace(old, new))
    assert (refusal.line, refusal.column) == (line, column), str(refusal)
    assert words in str(refusal)


def test_the_first_fault_is_reported() -> None:
    text = GOOD.replace("with wigan", "with port").replace("pass with stockport", "dance")
    assert read(text).line == 8


def test_empty_text_is_no_record() -> None:
    assert read("").line == 1


def test_lines_after_the_end_are_refused() -> None:
    game = Setup("brass", 4).finished_game(2, "sane")
    refusal = read(game.record() + "0: pass with port\n")
    assert "over" in str(refusal)


def test_reasons_come_in_the_asked_language() -> None:
    refusal = read(GOOD.replace("with wigan", "with port"))
    assert refusal.text("de") != refusal.text("en")
    assert "B7" in refusal.text("de")
