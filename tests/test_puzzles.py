"""Puzzles: how turns are compared, what a file holds, and the puzzles that are shipped."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from cottonopolis.errors import SetupError
from cottonopolis.game import Game
from cottonopolis.games.registry import rules_for, rules_version
from cottonopolis.games.rules import AnyRules
from cottonopolis.puzzles import POLICY, QUICK
from cottonopolis.puzzles.check import check_puzzle, replay_fault, wrong_turns
from cottonopolis.puzzles.compare import Comparison, Gap, Trial, gap
from cottonopolis.puzzles.make import Job, Plan, chosen_positions, look_for_puzzles, turn_starts
from cottonopolis.puzzles.playouts import BotPlayOuts, playouts_by, usual_playouts
from cottonopolis.puzzles.puzzle import (
    Header,
    Puzzle,
    merged,
    read_puzzles,
    without,
    write_puzzles,
)
from cottonopolis.puzzles.shipped import FOLDER, puzzle_of_the_day, shipped_puzzles
from cottonopolis.puzzles.themes import THEMES, theme_rules
from cottonopolis.puzzles.turns import PlayedTurn, play_texts, play_turn

MAX_SHIPPED_BYTES = 1_000_000
PUZZLES = sorted(shipped_puzzles().values(), key=lambda puzzle: puzzle.id)


@pytest.fixture
def start() -> Game:
    return Game.new("brass", players=4, seed=11)


class Fixed:
    """Play-outs with known results: what seat 3 scores in each play-out, in order."""

    def __init__(self, points: Iterator[int]) -> None:
        self.points = points

    def finish(self, state: object, seed: int) -> list[int]:
        return [100, 90, 80, next(self.points)]


def some_turns(game: Game) -> list[PlayedTurn]:
    card = game.view(3).hand[0]
    texts = [f"loan {amount} with {card}" for amount in (10, 20, 30)]
    return [play_texts(game.rules, game.state, [text]) for text in texts]


def compared(game: Game, results: dict[int, list[int]]) -> tuple[str | None, list[Trial]]:
    """Compare three turns whose play-outs have these points, in deals of six at a time."""
    trials = [Trial(turn) for turn in some_turns(game)]
    deals = len(results[0])
    points: list[int] = []
    done = 0
    while done < deals:
        block = min(deals, max(6, 2 * done))
        points += [p for number in range(3) for p in results[number][done:block]]
        done = block
    view = game.rules.view(game.state, 3)
    comparison = Comparison(game.rules, view, 3, Fixed(iter(points)), 1)
    return comparison.screen(trials, deals), trials


def test_deals_are_paired() -> None:
    assert gap([10, 30, 20], [8, 28, 18]) == Gap(2.0, 0.0)
    assert gap([1.0], [0.0]).z == 0.0  # one deal says nothing


def test_a_clearly_better_turn_is_a_solution(start: Game) -> None:
    best = [110, 112, 108, 111] * 3
    fault, trials = compared(start, {0: best, 1: [p - 9 for p in best], 2: [p - 12 for p in best]})
    assert fault is None
    assert sum(trials[0].margins) > sum(trials[1].margins)


def test_turns_of_the_same_value_are_close(start: Game) -> None:
    noisy = [110, 90, 104, 96, 101, 99] * 2
    fault, _ = compared(start, {0: noisy, 1: noisy[::-1], 2: [p - 1 for p in noisy]})
    assert fault in ("close", "unsure")


def test_the_second_comparison_refutes_luck(start: Game) -> None:
    lucky, better, _ = some_turns(start)
    points = iter([100] * 8 + [104, 106] * 4)
    view = start.rules.view(start.state, 3)
    comparison = Comparison(start.rules, view, 3, Fixed(points), 1)
    trials = [Trial(lucky), Trial(better)]
    assert comparison.check(trials, trials[0], 64) == "refuted"
    assert comparison.played == 16  # it ends early


def test_discards_do_not_make_another_turn(start: Game) -> None:
    one, other = start.view(3).hand[0], start.view(3).hand[-1]
    assert one != other
    turns = [
        play_texts(start.rules, start.state, [f"loan 20 with {card}"]) for card in (one, other)
    ]
    assert turns[0].decisions != turns[1].decisions
    assert turns[0].result == turns[1].result
    assert turns[0].is_complete  # a turn of the first round has one action
    less = play_texts(start.rules, start.state, [f"loan 10 with {one}"])
    assert less.result != turns[0].result


def test_a_turn_ends_before_the_next_one(start: Game) -> None:
    decisions = start.play_out("sane", seed=1).steps
    turn = play_turn(start.rules, start.state, [step.decision for step in decisions])
    assert turn.is_complete
    assert len(turn.texts) == 1
    assert {event.seat for event in turn.events} == {3}


def test_positions_are_beginnings_of_turns(start: Game) -> None:
    end = start.play_out("sane", seed=1)
    starts = dict(turn_starts(end))
    for actions in chosen_positions(end, 5, 8):
        game = Game.from_record(end.record(), until=actions)
        assert game.seat == starts[actions]
        assert game.pending is None
    assert chosen_positions(end, 5, 8) == chosen_positions(end, 5, 8)


def test_any_registered_bot_can_play_out(start: Game) -> None:
    rules: AnyRules = start.rules
    playouts = playouts_by(rules, "sane")
    assert isinstance(playouts, BotPlayOuts)
    assert playouts.finish(start.state, 1) == start.play_out("sane", seed=1).score()
    with pytest.raises(SetupError):
        playouts_by(rules, "nobody")


def test_the_network_plays_out_where_there_is_one(start: Game) -> None:
    rules: AnyRules = start.rules
    assert usual_playouts(rules) == POLICY
    played = [playouts_by(rules, POLICY).finish(start.state, seed) for seed in (1, 2)]
    assert played[0] == played[1] != playouts_by(rules, QUICK).finish(start.state, 1)
    assert min(played[0]) > 80  # no beginner's game
    without_network: AnyRules = rules_for("industry", 4, (), "germany_version_1")
    assert usual_playouts(without_network) == QUICK
    with pytest.raises(SetupError):
        playouts_by(without_network, POLICY)


def test_looking_for_puzzles_says_why_not() -> None:
    plan = Plan("brass", 4, source="sane", deals=12, positions=1)
    found = look_for_puzzles(Job(plan, 310_500))
    again = look_for_puzzles(Job(plan, 310_500))
    assert found.positions == 1 == len(found.puzzles) + sum(found.rejected.values())
    assert (found.puzzles, found.rejected, found.playouts) == (
        again.puzzles,
        again.rejected,
        again.playouts,
    )
    assert set(found.rejected) <= {"few", "close", "unsure", "refuted", "reveals", "pass"}


# Files


def test_a_file_can_be_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl.gz"
    write_puzzles(path, Header(games=3, rejected={"close": 2}), reversed(PUZZLES[:3]))
    found = read_puzzles(path)
    assert (found.header.games, found.header.rejected) == (3, {"close": 2})
    assert found.puzzles == PUZZLES[:3]
    before = path.read_bytes()
    write_puzzles(path, found.header, found.puzzles)
    assert path.read_bytes() == before


def test_another_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl.gz"
    path.write_text("no puzzles")
    with pytest.raises(SetupError, match="not a file of puzzles"):
        read_puzzles(path)


def test_refuted_puzzles_are_dropped_and_counted(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl.gz"
    write_puzzles(path, Header(positions=9, rejected={"refuted": 1, "close": 5}), PUZZLES[:3])
    left = without(read_puzzles(path), [PUZZLES[1].id])
    assert left.puzzles == [PUZZLES[0], PUZZLES[2]]
    assert left.header == Header(positions=9, rejected={"close": 5, "refuted": 2})


def test_files_are_merged(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl.gz", tmp_path / "other.jsonl.gz"
    write_puzzles(
        one, Header(games=3, positions=9, rejected={"close": 2}, next_seed=7), PUZZLES[:2]
    )
    write_puzzles(
        other, Header(games=1, positions=4, rejected={"few": 1}, next_seed=9), PUZZLES[2:3]
    )
    found = merged([read_puzzles(one), read_puzzles(other)])
    assert found.puzzles == PUZZLES[:3]
    assert found.header == Header(
        games=4, positions=13, rejected={"close": 2, "few": 1}, next_seed=9
    )
    with pytest.raises(SetupError, match=PUZZLES[2].id):
        merged([found, read_puzzles(other)])


# The shipped puzzles


def test_the_shipped_files_are_small_and_current() -> None:
    files = sorted(FOLDER.glob("*.jsonl.gz"))
    assert sum(file.stat().st_size for file in files) < MAX_SHIPPED_BYTES
    found = [puzzle for file in files for puzzle in read_puzzles(file).puzzles]
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert {p.id for p in found if p.rules == rules_version(p.game)} == set(shipped_puzzles())
    assert PUZZLES


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: str(puzzle.id))
def test_a_shipped_puzzle_can_be_solved(puzzle: Puzzle) -> None:
    assert replay_fault((puzzle, None)) == (puzzle.id, None)
    assert puzzle.themes[0] in theme_rules(puzzle.game)
    assert puzzle.tempting.gap > 0
    assert min(other.gap for other in puzzle.others) > 3 * puzzle.others[0].error


def test_the_check_finds_a_wrong_solution() -> None:
    puzzle = max(PUZZLES, key=lambda puzzle: puzzle.tempting.gap)
    wrong = Puzzle(
        **{name: getattr(puzzle, name) for name in Puzzle.__struct_fields__}
        | {"solution": puzzle.tempting.moves, "equal": [], "deals": 32, "others": []}
        | {"tempting": type(puzzle.tempting)(puzzle.solution, 1.0, 0.1)}
    )
    assert check_puzzle((wrong, None)) == (puzzle.id, "refuted")
    turn = wrong_turns(puzzle.start.rules, puzzle)[0]
    assert not puzzle.accepts(turn)
    assert wrong.accepts(turn)


@pytest.mark.parametrize(
    "puzzle", [p for p in PUZZLES if "last_round" in p.themes], ids=lambda puzzle: puzzle.id
)
def test_nothing_follows_the_last_round(puzzle: Puzzle) -> None:
    """Whatever the others do, the round of the solution is the last one (A2, B6)."""
    solved = puzzle.start.copy()
    round_number = int(solved.state.round_number)
    for text in puzzle.solution:
        solved.play(text)
    end = solved.play_out("uniform", seed=1)
    assert int(end.state.round_number) == round_number


def test_loans_have_a_last_moment_in_brass_only() -> None:
    for puzzle in PUZZLES:
        if "last_loan" in puzzle.themes:
            assert puzzle.game == "brass"
            assert puzzle.start.position().period == "rail"


def test_every_day_has_its_puzzle() -> None:
    first = date(2026, 3, 1)
    found = [puzzle_of_the_day(first + timedelta(days=n)) for n in range(len(PUZZLES))]
    assert {puzzle.id for puzzle in found if puzzle} == set(shipped_puzzles())
    assert puzzle_of_the_day(first) is found[0]


@pytest.mark.parametrize("game", ["brass", "industry"])
def test_themes_have_rules(game: str) -> None:
    assert set(theme_rules(game)) <= set(THEMES)
    assert all(theme_rules(game).values())
