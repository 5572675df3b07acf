"""Puzzles: how turns are compared, what a file holds, and the puzzles that are shipped."""

from collections.abc import Iterator
from datetime import date, timedelta
from math import inf
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from cottonopolis.cli.main import app
from cottonopolis.engine.events import NO_EVENTS, Buffer
from cottonopolis.errors import SetupError
from cottonopolis.game import Game
from cottonopolis.games.registry import rules_for, rules_version
from cottonopolis.games.rules import AnyRules
from cottonopolis.puzzles import POLICY, QUICK
from cottonopolis.puzzles.candidates import Proposals
from cottonopolis.puzzles.check import (
    check_puzzle,
    is_as_good,
    judge_turn,
    replay_fault,
    wrong_turns,
)
from cottonopolis.puzzles.compare import Comparison, Gap, Trial, gap, least_gap
from cottonopolis.puzzles.make import Found, Job, Plan, look_for_puzzles
from cottonopolis.puzzles.pile import Pile
from cottonopolis.puzzles.playouts import BotPlayOuts, playouts_by, usual_playouts
from cottonopolis.puzzles.positions import Wish, chosen_positions, period_of, turn_starts
from cottonopolis.puzzles.puzzle import (
    MAX_COUNTED_SHARE,
    Header,
    Puzzle,
    PuzzleFile,
    merged,
    read_puzzles,
    with_few_counted,
    without,
    write_puzzles,
)
from cottonopolis.puzzles.reasons import reasons_for
from cottonopolis.puzzles.shipped import FOLDER, puzzle_of_the_day, shipped_puzzles
from cottonopolis.puzzles.themes import THEMES, theme_rules, themes_of
from cottonopolis.puzzles.turns import PlayedTurn, play_texts, play_turn
from tests.rules.industry_scene import industry_scene
from tests.rules.scene import LAST_CARD, scene

MAX_SHIPPED_BYTES = 1_000_000
ROUNDED = 0.005  # gaps and errors in files have two decimals
PUZZLES = sorted(shipped_puzzles().values(), key=lambda puzzle: puzzle.id)


@pytest.fixture
def start() -> Game:
    return Game.new("brass", players=4, seed=11)


class Fixed:
    """Play-outs with known results: what seat 3 scores in each play-out, in order."""

    def __init__(self, points: Iterator[int]) -> None:
        self.points = points

    def finish(self, state: object, seed: int, events: Buffer = NO_EVENTS) -> list[int]:
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


def test_a_gap_below_the_minimum_is_not_confirmed(start: Game) -> None:
    better, worse, _ = some_turns(start)
    view = start.rules.view(start.state, 3)
    points = iter([102, 101, 102, 101] * 2 + [100] * 8)  # a gap of 1.5, where 2.5 is required
    comparison = Comparison(start.rules, view, 3, Fixed(points), 1)
    trials = [Trial(better), Trial(worse)]
    assert comparison.check(trials, trials[0], 64) == "refuted"
    assert gap(trials[0].margins, trials[1].margins).z > 5
    assert comparison.played == 16  # neither equal nor clearly worse: more deals would not help


def test_positions_are_beginnings_of_turns(start: Game) -> None:
    end = start.play_out("sane", seed=1)
    starts = {one.actions: one for one in turn_starts(end)}
    chosen = chosen_positions(end, 5, 8, Wish(), QUICK)
    assert len(chosen) == 8
    for one in chosen:
        game = Game.from_record(end.record(), until=one.actions)
        assert game.seat == starts[one.actions].seat == one.seat
        assert game.pending is None
    again = chosen_positions(end, 5, 8, Wish(), QUICK)
    assert [one.actions for one in again] == [one.actions for one in chosen]


def test_both_periods_have_the_same_share(start: Game) -> None:
    end = start.play_out("strong", seed=1)
    chosen = chosen_positions(end, 5, 8, Wish(), QUICK)
    assert [period_of(end.rules, one.state) for one in chosen] == ["canal"] * 4 + ["rail"] * 4
    canal = chosen_positions(end, 5, 8, Wish(period="canal"), QUICK)
    assert [period_of(end.rules, one.state) for one in canal] == ["canal"] * 8


def test_the_network_expects_a_gap_where_a_turn_is_clearly_best() -> None:
    clear = max((p for p in PUZZLES if not p.is_counted), key=lambda p: p.others[0].gap)
    state, seat = clear.start.state, clear.seat
    assert Proposals(clear.start.rules, state, seat, POLICY, 1).expected_gap(1.0) > 1.0
    assert Proposals(clear.start.rules, state, seat, QUICK, 1).expected_gap(1.0) == inf


def test_positions_without_an_expected_gap_are_left_out(start: Game) -> None:
    end = start.play_out("strong", seed=1)
    rail, clear = Wish(period="rail"), least_gap(max(end.score()))
    chosen = chosen_positions(end, 5, 64, rail, POLICY)
    assert 0 < len(chosen) < len(chosen_positions(end, 5, 64, rail, QUICK))
    for one in chosen:
        proposals = Proposals(end.rules, one.state, one.seat, POLICY, 5)
        assert proposals.expected_gap(clear) >= clear


def test_positions_promise_the_wanted_theme(start: Game) -> None:
    end = start.play_out("strong", seed=1)
    chosen = chosen_positions(end, 5, 64, Wish(("two_rails",)), QUICK)
    assert 0 < len(chosen) < 64
    assert {period_of(end.rules, one.state) for one in chosen} == {"rail"}
    with pytest.raises(SetupError, match="two_rails"):
        Wish(("castles",)).check(start.rules)
    with pytest.raises(SetupError, match="canal, rail"):
        Wish(period="steam").check(start.rules)


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
    plan = Plan("brass", 4, source="sane", deals=16, positions=1)
    found = look_for_puzzles(Job(plan, 310_500))
    again = look_for_puzzles(Job(plan, 310_500))
    assert found.positions == 1 == len(found.puzzles) + sum(found.rejected.values())
    assert (found.puzzles, found.rejected, found.playouts) == (
        again.puzzles,
        again.rejected,
        again.playouts,
    )
    assert set(found.rejected) <= {"few", "close", "unsure", "refuted", "reveals", "pass", "kind"}


def test_a_job_after_its_time_does_nothing() -> None:
    found = look_for_puzzles(Job(Plan("brass", 4), 310_500, until=1.0))
    assert (found.is_cut, found.positions) == (True, 0)


def test_reasons_are_those_of_the_gap() -> None:
    """In the same deals and play-outs, the sources add up to the difference of the points."""
    puzzle = next(p for p in PUZZLES if "last_round" not in p.themes)
    rules, state, seat = puzzle.start.rules, puzzle.start.state, puzzle.seat
    view, wrong = rules.view(state, seat), wrong_turns(rules, puzzle)[0]
    comparison = Comparison(rules, view, seat, playouts_by(rules, POLICY), 77)
    trials = [Trial(puzzle.right[0]), Trial(wrong)]
    for trial in trials:
        comparison.extend(trial, 6)
    means = [sum(p[seat] for p in trial.points) / 6 for trial in trials]
    for bot in (POLICY, QUICK, "sane"):
        playouts = playouts_by(rules, bot)
        why = reasons_for(rules, playouts, view, seat, puzzle.right[0], wrong, 77, 6)
        if bot == POLICY:
            assert sum(why.own.values()) == pytest.approx(means[0] - means[1], abs=0.5)
        assert set(why.rivals) <= set(range(rules.players)) - {seat}


# Several games


def test_a_run_ends_when_its_time_is_over_and_keeps_what_it_found(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl.gz"
    asked = ["--source", "sane", "--bot", QUICK, "--deals", "16", "--seed", "310500"]
    done = CliRunner().invoke(
        app, ["puzzles", "make", *asked, "--minutes", "0.1", "--output", str(path)]
    )
    assert done.exit_code == 0, done.output
    found = read_puzzles(path)
    assert found.header.next_seed > 310_500
    assert found.header.positions == len(found.puzzles) + sum(found.header.rejected.values())


def test_puzzles_for_two_players_need_a_variant(tmp_path: Path) -> None:
    found = look_for_puzzles(
        Job(Plan("brass", 2, None, ("two_player_2009",), positions=1, source="sane"), 310_500)
    )
    assert found.positions == 1
    asked = ["puzzles", "make", "--players", "2", "--theme", "castles"]
    refused = CliRunner().invoke(app, [*asked, "--variant", "two_player_2009"])
    assert isinstance(refused.exception, SetupError)
    assert refused.exception.code == "puzzle-theme"


def some_puzzles(count: int, is_counted: bool) -> list[Puzzle]:
    """Puzzles of which nothing hidden matters, or something."""
    error = 0.0 if is_counted else 1.0
    return [
        replace(
            puzzle,
            tempting=replace(puzzle.tempting, error=error),
            others=[replace(other, error=error) for other in puzzle.others],
        )
        for puzzle in PUZZLES[:count]
    ]


def test_there_are_few_puzzles_that_only_need_counting() -> None:
    pile = Pile(Header(), [])
    pile.add(Found(5, some_puzzles(6, True)[:1], positions=3))
    assert (pile.puzzles, pile.header.rejected) == ([], {"counted": 1})
    pile.add(Found(6, some_puzzles(6, False) + some_puzzles(2, True), positions=9))
    assert sum(puzzle.is_counted for puzzle in pile.puzzles) == 1
    assert pile.header.next_seed == 7
    everything = some_puzzles(17, False) + some_puzzles(9, True)
    left = with_few_counted(PuzzleFile(Header(), everything))
    assert sum(puzzle.is_counted for puzzle in left.puzzles) == 3
    assert len(left.puzzles) * MAX_COUNTED_SHARE >= 3
    assert left.header.rejected == {"counted": 6}


def test_enough_of_one_kind_is_enough() -> None:
    puzzle, other = some_puzzles(2, False)
    pile = Pile(Header(), [], most=1)
    pile.add(Found(5, [puzzle]))
    assert pile.full() == (puzzle.themes[0],)
    pile.add(Found(6, [replace(other, themes=puzzle.themes)]))
    assert pile.puzzles == [puzzle]
    assert pile.header.rejected == {"kind": 1}


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
    gap = min(other.gap for other in puzzle.others)
    assert gap + ROUNDED > 3 * (puzzle.others[0].error - ROUNDED)


def test_the_check_finds_a_wrong_solution() -> None:
    puzzle = max(PUZZLES, key=lambda puzzle: puzzle.tempting.gap)
    wrong = replace(
        puzzle,
        solution=puzzle.tempting.moves,
        tempting=replace(puzzle.tempting, moves=puzzle.solution),
        equal=[],
        others=[],
        deals=32,
    )
    assert check_puzzle((wrong, None)) == (puzzle.id, "refuted")
    turn = wrong_turns(puzzle.start.rules, puzzle)[0]
    assert not puzzle.accepts(turn)
    assert wrong.accepts(turn)


def test_turns_that_are_not_listed_are_judged() -> None:
    puzzle = max(PUZZLES, key=lambda puzzle: puzzle.tempting.gap)
    rules = puzzle.start.rules
    worse = judge_turn(puzzle, wrong_turns(rules, puzzle)[0])
    assert worse.mean == pytest.approx(puzzle.tempting.gap, abs=4 * worse.error + 1)
    assert not is_as_good(worse)
    assert is_as_good(judge_turn(puzzle, puzzle.right[0]))


def test_the_network_judges_puzzles_of_other_bots_too() -> None:
    """The hand-made search is too weak to tell whether a person's turn is as good."""
    puzzle = min((p for p in PUZZLES if not p.is_counted), key=lambda p: p.tempting.gap)
    turn = wrong_turns(puzzle.start.rules, puzzle)[0]
    assert judge_turn(replace(puzzle, bot=QUICK), turn) == judge_turn(puzzle, turn)


@pytest.mark.parametrize("puzzle", PUZZLES[:: len(PUZZLES) // 12], ids=lambda puzzle: puzzle.id)
def test_a_shipped_solution_is_better_by_the_network_of_now(puzzle: Puzzle) -> None:
    """In a few new deals; `puzzles check` compares with the whole budget."""
    rules, state, seat = puzzle.start.rules, puzzle.start.state, puzzle.seat
    assert puzzle.bot == usual_playouts(rules)
    view, first = rules.view(state, seat), puzzle.seeds.check + 2_500
    comparison = Comparison(rules, view, seat, playouts_by(rules, puzzle.bot), first)
    solution = Trial(puzzle.right[0])
    listed = wrong_turns(rules, puzzle)[:2]
    likely = Proposals(rules, state, seat, puzzle.bot, first).likeliest()
    new = [turn for turn in likely if not puzzle.accepts(turn)]
    for trial in [solution, *map(Trial, [*listed, *new])]:
        comparison.extend(trial, 48)
        assert gap(solution.margins, trial.margins).mean >= 0, trial.turn.texts


def test_the_check_finds_a_better_turn_that_nobody_had_listed() -> None:
    """The solution is replaced by the tempting turn, and nothing else is listed."""
    puzzle = max(PUZZLES, key=lambda puzzle: puzzle.tempting.gap)
    rules, start = puzzle.start.rules, puzzle.start.state
    worst = max(puzzle.others, key=lambda other: other.gap)
    listed = [puzzle.tempting.moves, worst.moves]
    assert play_texts(rules, start, listed[0]).result != play_texts(rules, start, listed[1]).result
    claimed, rival = sorted((puzzle.tempting, worst), key=lambda turn: turn.gap)
    wrong = replace(puzzle, solution=claimed.moves, tempting=rival, equal=[], others=[], deals=64)
    assert check_puzzle((wrong, None)) == (puzzle.id, "refuted")


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


def test_the_turn_order_does_not_matter_after_the_last_round() -> None:
    assert not [p.id for p in PUZZLES if {"turn_order", "last_round"} <= set(p.themes)]


def themes_in(game: Game, *texts: str) -> list[str]:
    """The themes of a turn where passing tempts."""
    seat = int(game.seat or 0)
    passing = [f"pass with {card}" for card in game.view(seat).hand[: len(texts)]]
    turns = [play_texts(game.rules, game.state, moves) for moves in (texts, passing)]
    return themes_of(game.rules, game.state, seat, turns[0], turns[1])


def test_two_rails_in_one_action_are_a_theme() -> None:
    game = scene("period rail\nactions 1\n0 coal_mine 2 wigan.1")
    both = "rail liverpool-wigan and bolton-wigan with macclesfield"
    assert "two_rails" in themes_in(game, both)
    assert themes_in(game, "rail liverpool-wigan with macclesfield") == ["link"]


def test_the_last_turn_of_the_canal_period_is_a_theme() -> None:
    ends = themes_in(scene(LAST_CARD), "loan 10 with port")
    assert ends == ["end_of_period", "loan"]
    before = themes_in(scene("round 7\nactions 1"), "loan 10 with macclesfield")
    assert "end_of_period" not in before
    rail = themes_in(scene("period rail" + LAST_CARD), "pass with port")
    assert "last_round" in rail
    assert "end_of_period" not in rail


MILL = "market_tiles -2\n0 cotton_mill 2 colne.1\n1 link colne-yorkshire\n"
DISTANT_SALE = "sell colne.1 to distant_market with macclesfield"


@pytest.mark.parametrize("facts", ["", "actions 1\n"])
def test_a_sale_to_the_distant_market_is_a_theme_and_ends_the_turn(facts: str) -> None:
    """It turns a tile of the market: what follows depends on that."""
    game = scene(MILL + facts)
    assert {"distant_market", "sale"} <= set(themes_in(game, DISTANT_SALE))
    turn = play_texts(game.rules, game.state, [DISTANT_SALE])
    assert (turn.is_complete, turn.is_cut) == (True, True)
    later = play_texts(game.rules, game.state, list(turn.texts))
    assert later.result == turn.result
    port = scene(facts + "0 cotton_mill 1 lancaster.2\n1 port 1 lancaster.1")
    local = "sell lancaster.2 to lancaster.1 with macclesfield"
    assert "distant_market" not in themes_in(port, local)


def test_a_turn_counts_up_to_what_it_reveals() -> None:
    """Cards from the deck: with other hidden cards another second action is best."""
    game = industry_scene()
    turn = play_texts(game.rules, game.state, ["draw deck and deck"])
    assert (turn.is_complete, turn.is_cut) == (True, True)
    assert play_texts(game.rules, game.state, list(turn.texts)) == turn
    assert len(turn.decisions) == 1  # the first card is known before the second is chosen
    unfinished = play_turn(game.rules, game.state, turn.decisions[:-1])
    assert (unfinished.is_complete, unfinished.is_cut) == (False, False)


@pytest.mark.parametrize("game", ["brass", "industry"])
def test_themes_have_rules(game: str) -> None:
    assert set(theme_rules(game)) <= set(THEMES)
    assert all(theme_rules(game).values())
