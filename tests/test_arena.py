"""The arena: who sits where, what is counted, and that it never matters where games are played."""

import json
import logging
import pickle
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from cottonopolis.arena.figures import figures
from cottonopolis.arena.ledger import resume
from cottonopolis.arena.match import play_game
from cottonopolis.arena.ratings import ratings
from cottonopolis.arena.run import Result, Run, make_run, play_games
from cottonopolis.bots.interface import Bot, Budget, Choice
from cottonopolis.bots.registry import register
from cottonopolis.errors import BotError, SetupError
from cottonopolis.game import View
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import as_array_of_one
from cottonopolis.playout import bot_seed
from cottonopolis.support.parallel import in_processes, on_ray
from tests.fork_server import run as command

HERE = partial(in_processes, processes=1)
BOT_FILE = """
from cottonopolis.bots.interface import Bot, Budget, Choice
from cottonopolis.bots.registry import register

@register
class Last(Bot):
    name = "last"

    def decide(self, view, budget):
        return Choice(view.rules.legal(view.state)[-1])
"""
MIXED = {
    "brass": make_run("brass", 4, ["uniform", "sane", "sane", "uniform"], 6, seed=11),
    "industry": make_run("industry", 3, ["sane", "uniform", "uniform"], 4, 11, (), "new_england"),
}


def played(run: Run) -> list[Result]:
    return sorted(play_games(run, range(run.games), HERE), key=lambda result: result.game)


@pytest.fixture(scope="module")
def alone() -> dict[str, list[Result]]:
    """The mixed runs, played one after the other in this process."""
    return {game: played(run) for game, run in MIXED.items()}


# Seats and seeds


def test_every_position_sits_in_every_seat_equally_often() -> None:
    run = Run("brass", 4, ("a", "b", "c", "d"), 12, seed=7)
    assert [run.seed_of(game) for game in range(12)] == [7] * 4 + [8] * 4 + [9] * 4
    seats = Counter((bot, seat) for game in range(12) for seat, bot in enumerate(run.seating(game)))
    assert set(seats.values()) == {3}
    assert len(seats) == 16


def test_a_mirror_plays_every_seed_once() -> None:
    run = make_run("brass", 3, ["sane"], 5, seed=7)
    assert run.bots == ("sane", "sane", "sane")
    assert [run.seed_of(game) for game in range(5)] == [7, 8, 9, 10, 11]


def test_no_game_is_played_twice() -> None:
    for bots in ("aabb", "abab", "abba", "aaab", "aaaa", "abcd"):
        run = Run("brass", 4, tuple(bots), 12)
        games = {(run.seed_of(game), *run.seating(game)) for game in range(12)}
        assert len(games) == 12


def test_bots_of_a_game_have_different_seeds() -> None:
    seeds = {bot_seed(seed, seat) for seed in range(100) for seat in range(5)}
    assert len(seeds) == 500


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"bots": ["sane", "sane"]}, "2 bots are named for 4 seats"),
        ({"bots": ["nobody"]}, "nobody"),
        ({"budget": 0.0}, "above 0"),
        ({"budget": float("nan")}, "above 0"),
        ({"seed": 2**62}, "seed"),
        ({"bot_files": [Path("nowhere.py")]}, "nowhere.py"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], words: str) -> None:
    options: dict[str, object] = {"game": "brass", "players": 4, "bots": ["sane"], "games": 8}
    with pytest.raises(SetupError, match=words):
        make_run(**{**options, **change})  # type: ignore[arg-type]


# Figures


def result(game: int, vp: tuple[int, ...], places: tuple[int, ...]) -> Result:
    """A game in which positions 0, 1 and 2 decided twice, in 1, 2 and 3 ms and twice that."""
    times = [np.array([1000 * n, 2000 * n], dtype=np.uint32) for n in (1, 2, 3)]
    return Result(game, vp, places, tuple(times))


HAND_MADE = [
    result(0, (90, 60, 40), (0, 1, 2)),
    result(1, (50, 80, 50), (2, 0, 1)),
    result(2, (70, 40, 60), (0, 2, 1)),
    result(3, (99, 10, 20), (0, 2, 1)),
]


def test_figures_by_hand() -> None:
    """Two blocks, the second with one game; the bot b has two seats."""
    run = Run("brass", 3, ("a", "b", "b"), 4, seed=5)
    found = figures(run, reversed(HAND_MADE))
    a, b = found["bots"]
    assert (a["name"], a["seats"], a["games_played"]) == ("a", 1, 4)
    assert (b["name"], b["seats"], b["games_played"]) == ("b", 2, 8)
    assert a["mean_vp"] == (90 + 50 + 70 + 99) / 4 == 77.25
    assert b["mean_vp"] == (60 + 40 + 80 + 50 + 40 + 60 + 10 + 20) / 8 == 45
    # a: the sums of the blocks are 210 and 99 instead of 231.75 and 77.25
    assert a["vp_ci95"] == round(1.96 * (2 * 2 * 21.75**2) ** 0.5 / 4, 3)
    # b: 330 and 30 instead of 270 and 90
    assert b["vp_ci95"] == round(1.96 * (2 * 2 * 60**2) ** 0.5 / 8, 3)
    assert (a["win_rate"], b["win_rate"]) == (0.75, 0.25)
    assert a["win_rate_ci95"] == [0.3006, 0.9544]
    assert (a["p50_ms"], b["p50_ms"]) == (1.5, 3.5)  # b took 2, 3, 4 and 6 ms
    assert found["mean_winner_vp"] == (90 + 80 + 70 + 99) / 4
    assert (found["games"], found["seed"]) == (4, 5)


def test_one_block_has_no_interval() -> None:
    run = Run("brass", 3, ("a", "b", "c"), 3)
    found = figures(run, HAND_MADE[:3])
    assert [bot["vp_ci95"] for bot in found["bots"]] == [None] * 3
    assert found["winner_vp_ci95"] is None


def test_ratings_follow_the_order_of_games() -> None:
    places = [game.places for game in HAND_MADE]
    once = ratings(("a", "b", "b"), places)
    assert once == ratings(("a", "b", "b"), places)
    assert once["a"].ordinal > once["b"].ordinal
    assert once["a"].sigma < 25 / 3
    mirror = ratings(("a", "a", "a"), places)
    assert mirror["a"].mu == pytest.approx(25)


def test_a_better_bot_is_rated_higher() -> None:
    run = make_run("brass", 3, ["uniform", "sane", "sane"], 30)
    uniform, sane = figures(run, played(run))["bots"]
    assert sane["mean_vp"] > uniform["mean_vp"]
    assert sane["rating"] > uniform["rating"]
    assert 0 < sane["p50_ms"] <= sane["p95_ms"]


# Playing


@pytest.mark.parametrize("game", MIXED)
def test_playing_in_place_is_the_same_as_applying(game: str) -> None:
    rules = MIXED[game].rules
    states = as_array_of_one(rules.new(3))
    rng = np.ones(4, dtype=np.uint32)
    while rules.seat_to_move(states[0]) is not None:
        applied = rules.copy(states[0])
        for illegal in (-1, rules.decision_count, *({0, 99} - set(rules.legal(applied)))):
            assert not rules.play_fast(states, illegal, rules.option_buffer())
        assert states[0].tobytes() == applied.tobytes()
        decision = rules.choose(applied, "sane", rng)
        rules.apply(applied, decision)
        assert rules.play_fast(states, decision, rules.option_buffer())
        assert states[0].tobytes() == applied.tobytes()


@pytest.mark.parametrize("game", MIXED)
def test_games_end_as_the_rules_say(game: str, alone: dict[str, list[Result]]) -> None:
    run = MIXED[game]
    for one in alone[game]:
        assert sorted(one.places) == list(range(run.players))
        assert one.vp[one.places.index(0)] == max(one.vp)
        assert all(len(times) > 0 for times in one.times)
    assert len({one.vp for one in alone[game]}) == run.games


@pytest.mark.parametrize("game", MIXED)
def test_two_processes_play_the_same_games(game: str, alone: dict[str, list[Result]]) -> None:
    run = MIXED[game]
    together = in_processes(partial(_play, run), range(run.games), processes=2)
    assert sorted(together, key=lambda one: one.game) == alone[game]


def _play(run: Run, game: int) -> Result:
    return next(play_games(run, [game], HERE))


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two Ray workers on this machine."""
    import ray

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_ray_plays_the_same_games(alone: dict[str, list[Result]]) -> None:
    for game, run in MIXED.items():
        spread = play_games(run, range(run.games), partial(on_ray, processes=2))
        assert sorted(spread, key=lambda one: one.game) == alone[game]
    broken = make_run("brass", 3, ["sane", "sane", "uniform"], 1)
    with pytest.raises(BotError, match="lost"):
        list(on_ray(partial(_fail, broken), [3], processes=2))


def _fail(run: Run, game: int) -> Result:
    raise BotError("bot-failed", bot=run.bots[0], number="0", seed=str(game), fault="lost")


class Observer(Bot):
    """Random, but insists on a log."""

    name = "observer"
    wants_log = True
    events = 0

    def decide(self, view: View, budget: Budget) -> Choice:
        assert view.log[0].name == "shuffled"
        assert len(view.log) >= self.events
        drawn = [event for event in view.log if event.name == "drew"]
        assert {event.facts["seat"] for event in drawn} == {view.seat}
        self.events = len(view.log)
        return Choice(view.legal()[0].id)


class Cheat(Bot):
    """Always wants what cannot be had."""

    name = "cheat"

    def decide(self, view: View, budget: Budget) -> Choice:
        legal = view.rules.legal(view.state)
        return Choice(next(d for d in range(view.rules.decision_count) if d not in legal))


class Broken(Bot):
    """Cannot decide at all."""

    name = "broken"

    def decide(self, view: View, budget: Budget) -> Choice:
        raise KeyError("no idea")


class Lost(Bot):
    """Decides something that no game has."""

    name = "lost"

    def decide(self, view: View, budget: Budget) -> Choice:
        return Choice(99999)


class Plain(Bot):
    """Decides without a choice."""

    name = "plain"

    def decide(self, view: View, budget: Budget) -> Choice:
        return view.rules.legal(view.state)[0]  # type: ignore[return-value]


@pytest.fixture
def odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    from cottonopolis.bots import registry

    monkeypatch.setattr(registry, "_BOTS", dict(registry._BOTS))
    for bot in (Observer, Cheat, Broken, Lost, Plain):
        register(bot)


@pytest.mark.usefixtures("odd_bots")
@pytest.mark.parametrize("game", MIXED)
def test_a_bot_that_wants_the_log_gets_it(game: str) -> None:
    rules = rules_for(game, 3)
    with_log = play_game(rules, ["observer", "sane", "sane"], 3, 1.0)
    assert sorted(with_log.places) == [0, 1, 2]


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_returns_something_else_is_told_what_is_wanted() -> None:
    with pytest.raises(BotError, match="decide must return a Choice, not int"):
        play_game(rules_for("brass", 3), ["plain", "sane", "sane"], 17, 1.0)


@pytest.mark.usefixtures("odd_bots")
@pytest.mark.parametrize("game", MIXED)
def test_an_illegal_decision_names_bot_seat_seed_and_rule(game: str) -> None:
    with pytest.raises(BotError) as caught:
        play_game(rules_for(game, 3), ["sane", "cheat", "sane"], 17, 1.0)
    for words in ("cheat", "seat 1", "seed 17"):
        assert words in str(caught.value)
    assert caught.value.reasons
    assert "Platz 1" in caught.value.text("de")
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.text("it") == caught.value.text("it")


@pytest.mark.usefixtures("odd_bots")
def test_a_bot_that_fails_is_named_with_its_line() -> None:
    rules = rules_for("brass", 3)
    with pytest.raises(BotError, match=r"broken.*test_arena.py:\d+: KeyError\('no idea'\)"):
        play_game(rules, ["sane", "sane", "broken"], 1, 1.0)
    with pytest.raises(BotError, match="99999"):
        play_game(rules, ["sane", "sane", "lost"], 1, 1.0)


def test_errors_survive_the_way_between_processes() -> None:
    error = SetupError("bot", word="x", known="y")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.text("fr")) == (SetupError, error.text("fr"))


def test_bots_from_a_file_play_in_other_processes(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(BOT_FILE, encoding="utf-8")
    run = make_run("brass", 3, ["last", "sane", "sane"], 4, bot_files=[file])
    together = play_games(run, range(4), partial(in_processes, processes=2))
    assert sorted(together, key=lambda one: one.game) == played(run)


# Resuming


@pytest.mark.parametrize("game", MIXED)
def test_a_run_goes_on_where_it_was_cut_off(
    game: str, alone: dict[str, list[Result]], tmp_path: Path
) -> None:
    run, file = MIXED[game], tmp_path / "run.jsonl"
    assert list(resume(run, file, HERE)) == alone[game]
    whole = file.read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    file.write_text("".join(lines[:3]) + lines[3][:40], encoding="utf-8")
    calls: list[int] = []

    def counting(work: object, games: object) -> Iterator[Result]:
        calls.extend(games)  # type: ignore[arg-type]
        return HERE(work, calls)  # type: ignore[arg-type]

    results = list(resume(run, file, counting))
    assert results == alone[game]
    assert calls == list(range(2, run.games))
    assert [json.loads(line)["vp"] for line in file.read_text().splitlines()[1:]] == [
        list(one.vp) for one in alone[game]
    ]
    before = figures(run, results)
    assert figures(run, resume(run, file, HERE)) == before  # decision times included


def test_a_file_cut_off_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    run, file = make_run("brass", 3, ["sane"], 1), tmp_path / "run.jsonl"
    whole = list(resume(run, file, HERE))
    file.write_text(file.read_text()[:25], encoding="utf-8")
    assert list(resume(run, file, HERE)) == whole


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    list(resume(make_run("brass", 3, ["sane"], 1, seed=4), file, HERE))
    kept = file.read_text(encoding="utf-8")
    for other, words in (
        (make_run("brass", 3, ["sane"], 1, seed=5), "its seed is 4, not 5"),
        (make_run("brass", 3, ["uniform"], 1, seed=4), "its bots"),
        (make_run("brass", 3, ["sane"], 1, seed=4, budget=2), "its budget is 1.0, not 2"),
        (make_run("industry", 3, ["sane"], 1, seed=4), "its arena"),
    ):
        with pytest.raises(SetupError, match=words):
            list(resume(other, file, HERE))
    assert file.read_text(encoding="utf-8") == kept
    run = make_run("brass", 3, ["sane"], 1, seed=4)
    file.write_text(kept.splitlines()[0] + "\nnonsense\n", encoding="utf-8")
    with pytest.raises(SetupError, match="Line 2"):
        list(resume(run, file, HERE))
    for text in ("my diary", "my diary\n", "[]\n"):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(SetupError, match="not from an arena"):
            list(resume(run, file, HERE))
        assert file.read_text(encoding="utf-8") == text


# The command


def test_the_command_prints_one_json_object(tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    done = command(
        "arena", "brass", "--players", "3", "--bots", "sane,uniform,uniform", "--games", "6",
        "--seed", "2", "--json", "--plot", str(picture), "--resume", str(tmp_path / "run.jsonl"),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    keys = {"name", "mean_vp", "vp_ci95", "win_rate", "rating", "p50_ms", "p95_ms"}
    for bot in found["bots"]:
        assert keys <= bot.keys()
    assert [bot["name"] for bot in found["bots"]] == ["sane", "uniform"]
    assert (found["games"], found["seed"]) == (6, 2)
    assert found["mean_winner_vp"] >= max(bot["mean_vp"] for bot in found["bots"])
    drawing = picture.read_text(encoding="utf-8")
    assert drawing.startswith("<svg")
    assert "sane" in drawing


def test_the_command_shows_a_table_in_italian(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(BOT_FILE, encoding="utf-8")
    done = command(
        "arena", "industry", "--map", "germany", "--players", "3", "--bots", "last,sane,sane",
        "--games", "3", "--bot-file", str(file), "--lang", "it", "--budget", "0.5",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for words in ("Germania", "last", "PV medi", "Vittorie"):
        assert words in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bots", "sane,sane"), "2 bots are named for 4 seats"),
        (("--bots", "nobody"), "nobody"),
        (("--bots", "sane", "--bot-file", "nowhere.py"), "nowhere.py"),
        (("--bots", "sane", "--plot", "nowhere/a.svg"), "nowhere/a.svg"),
        (("--bots", "sane", "--resume", "."), "folder"),
        (("--bots", "sane", "--budget", "-1"), "-1"),
        ((), "--bots"),
    ],
)
def test_bad_input_gets_a_sentence(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    done = command("arena", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
