"""Studies as text: what is written is read again, and records' readers find the main line."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cottonopolis import Game, RecordError
from cottonopolis.errors import IllegalMove, SetupError
from cottonopolis.games.rules import SPECTATOR
from cottonopolis.record.reader import read_record
from cottonopolis.studies.notation import is_study, read_study, write_study
from cottonopolis.studies.playing import (
    play_choices,
    play_study,
    redeal,
    start_of,
    study_of_game,
    study_of_view,
)
from cottonopolis.studies.tree import (
    COLOURS,
    MAX_VARIATION_DEPTH,
    Arrow,
    Mark,
    Study,
    StudyNode,
    clean_text,
)
from tests.golden import FOLDER
from tests.setups import Setup

HEADER = ("cottonopolis 1", "game brass", "rules 2", "players 4", "seed 11")
SETUPS = [Setup("brass", 4), Setup("brass", 3), Setup("industry", 4, (), "germany")]

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=60).map(clean_text)
places = st.sampled_from(["liverpool", "manchester.2", "colne-yorkshire", "poland.m1"])
colours = st.sampled_from(COLOURS)


@st.composite
def trees(draw: st.DrawFn) -> StudyNode:
    """A tree with any remarks; its moves are words, because only the rules know moves."""
    nodes = [StudyNode()]
    for number in range(draw(st.integers(0, 14))):
        parent = nodes[draw(st.integers(0, len(nodes) - 1))]
        seat = draw(st.none() | st.integers(0, 4))
        nodes.append(parent.add(StudyNode(f"loan {number} with (", seat)))
    for node in nodes:
        node.comment = draw(words)
        node.arrows = draw(st.lists(st.builds(Arrow, places, places, colours), max_size=2))
        node.marks = draw(st.lists(st.builds(Mark, places, colours), max_size=2))
    return nodes[0]


@settings(max_examples=150, deadline=None)
@given(trees(), words, st.booleans())
def test_what_is_written_is_read_again(root: StudyNode, title: str, is_redealt: bool) -> None:
    study = Study(HEADER, " ".join(title.split()), root, is_redealt)
    text = write_study(study)
    assert read_study(text) == study
    assert write_study(read_study(text)) == text
    # A reader of records sees a comment, a blank line or the main line
    body = text.split("\n\n", 1)[1].splitlines()
    actions = [line.split("#", 1)[0].strip() for line in body]
    seen = [line.split(": ", 1)[-1] for line in actions if line]
    assert seen == [node.move for node in root.main_line()]


def branched(setup: Setup, rng: random.Random) -> tuple[Game, Study]:
    """A finished game, and a study of it with legal variations and remarks everywhere."""
    game = setup.finished_game(3, "sane")
    study = study_of_game(game, "A game")
    main = list(study.root.main_line())
    for at in sorted(rng.sample(range(len(main) - 4), 4)):
        parent = study.root if at == 0 else main[at - 1]
        other = Game.from_record(game.record(), until=at)
        for depth in range(3):
            text = random_action(other, rng)
            parent.comment, parent.marks = (
                f"Move {at}.\n\nThen {depth}.",
                [Mark(place(game), "red")],
            )
            if text in [child.move for child in parent.children]:
                break
            parent = parent.add(StudyNode(text))
    return game, study


def random_action(game: Game, rng: random.Random) -> str:
    done = len(game.actions())
    while len(game.actions()) == done:
        game.play(rng.choice(game.legal()))
    return game.actions()[done].text


def place(game: Game) -> str:
    return str(game.rules.printed().places[0].id)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_reader_of_records_reads_the_main_line(setup: Setup) -> None:
    game, study = branched(setup, random.Random(5))
    played = play_study(study)
    text = write_study(study)
    assert is_study(text)
    assert "#% (" in text
    again = read_record(text)  # knows nothing of studies
    assert again == game
    assert again.score() == game.score()
    assert [node.node for node in play_study(read_study(text))] == [node.node for node in played]
    assert len(played) > len(game.actions())
    # The round of each move is a comment, as in a record
    assert [line for line in text.splitlines() if line.startswith("# ")] == [
        line for line in game.record().splitlines() if line.startswith("# ")
    ]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_choices_lead_to_the_same_positions(setup: Setup) -> None:
    game, study = branched(setup, random.Random(8))
    found = play_study(study)
    start = start_of(study)
    number: int | None = len(list(study.root.main_line()))
    moves = []
    while number:
        moves.append(found[number].choices)
        number = found[number].parent
    steps = play_choices(start.rules, start.state, reversed(moves))
    end = start.copy()
    end.take(end.state_after(0), steps)
    start.rules.replay(end.state, [step.decision for step in steps])
    assert end == game


@pytest.mark.parametrize("name", ["3p-uniform-103", "4p+germany-uniform-103", "4p-sane-101"])
def test_a_plain_record_is_a_study(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    study = read_study(text)
    assert not is_study(text)
    play_study(study)
    assert Game.from_record(write_study(study)) == Game.from_record(text)


@pytest.mark.parametrize("seat", [SPECTATOR, 2])
def test_a_study_of_a_view_depends_on_nothing_hidden(seat: int) -> None:
    game = Game.new("brass", players=4, seed=11)
    rng = random.Random(1)
    for _ in range(6):
        random_action(game, rng)
    # Two games that look the same to the seat give the same study
    other = redeal(game, None if seat == SPECTATOR else seat, 77)
    one, two = (study_of_view(g.rules, g.state, seat, 5, "Now") for g in (game, other))
    assert other != game
    assert one == two
    assert one.is_redealt
    start = start_of(read_study(write_study(one)))
    seen = [start.rules.position(start.rules.view(g.state, seat)) for g in (start, game)]
    assert seen[0] == seen[1]


FAULTS = [
    ("#% study 1", "#% study 2", 6, "format"),
    ("#% study 1", "#% stuff 1", 6, "stuff"),
    ("#% comment Safe.", "#% remark Safe.", 9, "remark"),
    ("#% comment Safe.", "#% arrow colne", 9, "colne"),
    ("#% comment Safe.", "#% mark colne pink", 9, "pink"),
    ("#% )", "", 12, ")"),
    ("#% (", "", 11, "3:"),
    ("3: loan 30 with burnley\n#% comment Safe.\n", "", 8, "none"),
]
SMALL = """\
cottonopolis 1
game brass
rules 2
players 4
seed 11
#% study 1

3: loan 30 with burnley
#% comment Safe.
#% (
#%   3: pass with burnley
#% )
"""


@pytest.mark.parametrize(("old", "new", "line", "said"), FAULTS)
def test_faults_are_named(old: str, new: str, line: int, said: str) -> None:
    assert old in SMALL
    with pytest.raises(RecordError) as refusal:
        read_study(SMALL.replace(old, new))
    assert refusal.value.line == line, str(refusal.value)
    assert said in str(refusal.value)


def test_the_rules_check_every_variation() -> None:
    assert [node.choices != () for node in play_study(read_study(SMALL))] == [False, True, True]
    with pytest.raises(IllegalMove):
        play_study(read_study(SMALL.replace("pass with burnley", "canal burnley with burnley")))
    with pytest.raises(SetupError, match="seat 2"):
        play_study(read_study(SMALL.replace("3: pass", "2: pass")))
    with pytest.raises(SetupError, match="atlantis"):
        play_study(read_study(SMALL.replace("comment Safe.", "mark atlantis")))


def test_endless_nesting_is_refused() -> None:
    deep = SMALL.splitlines()[:8]
    for _ in range(MAX_VARIATION_DEPTH + 1):
        deep += ["#% (", "#% 3: pass with burnley"]
    with pytest.raises(RecordError, match="too large"):
        read_study("\n".join(deep))
