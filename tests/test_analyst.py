"""The analyst and its hints: true to the search, blind to what is hidden, in four languages."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cottonopolis import Game
from cottonopolis.bots.advice import TERM_GROUPS, TurnSimulation, network_of, planner_of
from cottonopolis.bots.analyst import (
    ANALYSIS_EFFORT,
    ANALYSIS_POSITIONS,
    NETWORK_EFFORT,
    NETWORK_EVALUATIONS,
    analyse,
    analyse_line,
    split_turns,
    turning_points,
)
from cottonopolis.bots.network.planner import Effort as NetworkEffort
from cottonopolis.bots.network.planner import NetworkPlanner
from cottonopolis.bots.planner import Effort, Plan
from cottonopolis.bots.search_hooks import reveals, search_game, searchable_games
from cottonopolis.cli.analyse import chart, turning_lines
from cottonopolis.errors import SetupError
from cottonopolis.messages import LANGUAGES, has
from tests.fork_server import run
from tests.golden import FOLDER

RECORDS = {"brass": FOLDER / "4p-sane-101.txt", "industry": FOLDER / "4p+germany-sane-101.txt"}
SHORT = 30  # actions
BEFORE_HINT = {"brass": 30, "industry": 32}  # actions; the move that follows reveals nothing
KEYS = {
    "game", "map", "players", "seed", "over", "leader", "turns", "turning_points", "mean_cost",
    "standing", "chances", "errors", "samples",
}  # fmt: skip
TURN_KEYS = {
    "number", "period", "round", "seat", "standing", "chances", "played", "value", "best",
    "best_value", "cost", "swing", "errors",
}  # fmt: skip
games = pytest.mark.parametrize("name", sorted(searchable_games()))


@cache
def record(name: str) -> str:
    return RECORDS[name].read_text(encoding="utf-8")


def short_game(name: str, actions: int = SHORT) -> Game:
    return Game.from_record(record(name), actions)


@games
def test_an_analysis_says_everything_about_every_turn(name: str) -> None:
    game = short_game(name)
    seen: list[tuple[int, int]] = []
    found = analyse(game, deals=1, progress=lambda done, total: seen.append((done, total)))
    plain = json.loads(json.dumps(found.as_json()))
    assert set(plain) == KEYS
    assert all(set(turn) == TURN_KEYS for turn in plain["turns"])
    assert seen[-1] == (len(found.turns), len(found.turns))
    assert [turn.number for turn in found.turns] == list(range(1, len(found.turns) + 1))
    played = [text for turn in found.turns for text in turn.played]
    assert played == [action.text for action in game.actions()][: len(played)]
    assert len(played) > SHORT - 3
    for turn in found.turns:
        assert turn.cost >= 0
        assert turn.value == pytest.approx(turn.best_value - turn.cost)
        assert turn.best_value == turn.standing[turn.seat]
        assert (turn.best == turn.played) or turn.cost > 0
        assert sum(turn.chances) == pytest.approx(1)
    assert any(turn.cost > 1 for turn in found.turns), "random players make mistakes"
    assert analyse(game, deals=1) == found
    assert found.turning_points == turning_points(found.turns)
    for lang in LANGUAGES:
        assert len(turning_lines(lang, found)) == len(found.turning_points) <= 5
        assert chart(lang, found).startswith("<svg")


@games
def test_a_whole_game_ends_with_its_score(name: str) -> None:
    game = Game.from_record(record(name))
    game_parts = split_turns(game)
    assert sum(len(part) for part in game_parts) == len(game.steps)
    last = short_game(name, len(game.actions()) - 6)
    state, steps = last.state, game.steps[len(last.steps) :]
    ending = Game.from_state(state, game.rules)
    ending.steps = steps
    ending.state = game.state
    found = analyse(ending, deals=1)
    assert found.over
    assert found.standing == tuple(game.score())
    assert found.leader == game.ranking()[0]
    assert found.chances[found.leader] == 1


@games
def test_the_value_of_a_plan_is_the_value_of_playing_it(name: str) -> None:
    """And who plays the best turn found gives nothing away."""
    compared = 0
    for actions in range(0, 90, 7):
        game = short_game(name, actions)
        seat = game.seat
        assert seat is not None
        planner = planner_of(game.rules)
        view = game.view(seat).state
        plan = planner.plan(view, ANALYSIS_EFFORT, ANALYSIS_POSITIONS, 0)
        simulation = TurnSimulation(planner, view, seat).play(plan.decisions)
        assert simulation.value() == pytest.approx(plan.value, abs=1e-6)
        assert simulation.is_over
        network = network_of(game.rules)
        if network is not None:
            plan = network.plan(view, NETWORK_EFFORT, NETWORK_EVALUATIONS, 0)
        if any(reveals(game.state, decision) for decision in plan.decisions):
            continue
        begun = len(split_turns(game))
        for decision in plan.decisions:
            game.steps += game.rules.step(game.state, decision)
        if len(split_turns(game)) > begun:
            compared += 1
            before = game.state_after(len(game.steps) - len(plan.decisions))
            only = Game.from_state(before, game.rules)
            only.steps = game.steps[-len(plan.decisions) :]
            only.state = game.state
            (turn,) = analyse(only, deals=1).turns
            assert turn.cost == 0
            assert turn.best == turn.played
    assert compared >= 3


@games
def test_a_game_without_turns_and_an_unfinished_turn(name: str) -> None:
    game = Game.new(name, players=4, seed=3)
    assert analyse(game, deals=1).turns == ()
    game.play(game.legal()[0])
    if game.state.pending:
        assert analyse(game, deals=1).turns == ()
    with pytest.raises(SetupError, match="deals"):
        analyse(game, deals=0)


def test_a_line_is_searched_with_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[NetworkEffort, int]] = []
    plan = NetworkPlanner.plan

    def watched(
        self: NetworkPlanner, view: Any, effort: NetworkEffort, most: int, seed: int
    ) -> Plan:
        seen.append((effort, most))
        return plan(self, view, effort, most, seed)

    monkeypatch.setattr(NetworkPlanner, "plan", watched)
    game = short_game("brass", 1)
    found = analyse_line(game, game, 0, deals=1, budget=2)
    assert len(found.turns) == 1
    # The last two; compiling comes first, and searches too
    assert set(seen[-2:]) == {(NETWORK_EFFORT.times(2), 2 * NETWORK_EVALUATIONS)}
    with pytest.raises(SetupError, match="budget"):
        analyse_line(game, game, 0, deals=1, budget=0)


@games
def test_a_hint_can_be_played_to_its_end(name: str) -> None:
    game = short_game(name, BEFORE_HINT[name])
    seat = game.seat
    hint = game.hint()
    assert hint == game.hint(seat)
    assert hint.seat == seat
    move = hint.moves[0].text
    assert game.rules.is_legal(game.state, hint.decision)
    assert 1 <= len(hint.why) <= 4
    assert 1 <= len(hint.figures) <= 4
    texts = {hint.text(lang) for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)
    assert all(move in text for text in texts)
    game.play(hint.decision)
    if game.state.pending:  # the rest of an action that is under way
        assert game.hint().moves[0].text.split()[:2] == move.split()[:2]
    by_text, by_decisions = (short_game(name, BEFORE_HINT[name]) for _ in range(2))
    by_text.play(move)
    for decision in hint.moves[0].decisions:
        by_decisions.play(decision)
    assert by_decisions.state == by_text.state


@games
def test_a_hint_knows_nothing_hidden(name: str) -> None:
    game = short_game(name)
    seat = game.seat
    assert seat is not None
    other = game.redeal(seat, 99)
    assert other.state.tobytes() != game.state.tobytes()
    assert other.hint(seat) == game.hint(seat)


@games
def test_a_hint_is_for_the_seat_to_move(name: str) -> None:
    game = short_game(name)
    assert game.seat is not None
    with pytest.raises(SetupError, match="turn"):
        game.hint((game.seat + 1) % game.players)
    with pytest.raises(SetupError, match="seat 9"):
        game.hint(9)
    with pytest.raises(SetupError, match="over"):
        Game.from_record(record(name)).hint()


@games
def test_every_group_of_terms_has_a_name(name: str) -> None:
    groups = {group for group, _, _ in search_game(name).groups}
    assert groups <= set(TERM_GROUPS)
    assert all(has(lang, f"term-{group}") for group in groups for lang in LANGUAGES)


@games
def test_narrower_searches_find_no_more(name: str) -> None:
    game = short_game(name, 12)
    wide, narrow = analyse(game, deals=1), analyse(game, Effort(width=1), deals=1)
    assert sum(wide.mean_cost) >= sum(narrow.mean_cost) - 1e-9


@games
def test_the_command_line(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(short_game(name, 14).record(), encoding="utf-8")
    plot = tmp_path / "plot.svg"
    done = run("analyse", str(file), "--json", "--deals", "1", "--plot", str(plot))
    assert done.returncode == 0, done.stderr
    assert set(json.loads(done.stdout)) == KEYS
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    shown = run("analyse", str(file), "--deals", "1", "--lang", "it")
    assert shown.returncode == 0, shown.stderr
    assert "turno per turno" in shown.stdout


def test_bad_input_gets_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("cottonopolis 1\nnonsense\n", encoding="utf-8")
    for arguments in ((str(broken),), ("nowhere.txt",), (str(RECORDS["brass"]), "--plot", "no/x")):
        done = run("analyse", *arguments)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


def test_the_terminal_gives_hints(tmp_path: Path) -> None:
    done = run(
        "play", "--terminal", "--seed", "5", "--lang", "fr", given="hint\nquit\n", cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "Le meilleur coup" in done.stdout
