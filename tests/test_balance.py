"""Measuring a map: accounts that add up, figures from them, and the same figures everywhere."""

import json
import random
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from benchmarks.balance_search import FREE, Candidate, neighbour, printed_value, write_maps
from cottonopolis.arena import balance
from cottonopolis.arena.accounts import Bookkeeper, GameFacts, TileAccount
from cottonopolis.arena.balance import BalancePlan, first_weights, play
from cottonopolis.arena.balance_figures import (
    MIN_TRIALS,
    balance_figures,
    drought_figures,
    effective_number,
    industry_figures,
    never_built,
    opening_figures,
    seat_figures,
)
from cottonopolis.cli.balance import sentences, write_charts
from cottonopolis.games.registry import rules_for
from cottonopolis.messages import LANGUAGES
from cottonopolis.support.parallel import in_processes
from tests.fork_server import run
from tests.setups import INDUSTRY, Setup

HERE = partial(in_processes, processes=1)
GERMANY = rules_for("industry", 4, (), "germany").printed()
SMALL = BalancePlan("industry", 4, "new_england", games=5, seed=31, tuning_games=0, width=1)


# Accounts


@pytest.mark.parametrize("made", INDUSTRY, ids=str)
@pytest.mark.parametrize("policy", ["sane", "uniform"])
def test_money_points_and_actions_add_up(made: Setup, policy: str) -> None:
    for seed in range(3):
        game = made.finished_game(seed, policy)
        book = Bookkeeper(made.rules, seed)
        facts = book.replay([step.decision for step in game.steps])
        assert facts.vp == game.score()
        accounts: list[Any] = [*facts.tiles, *facts.links]
        money = sum(account.earned - account.paid for account in accounts)
        other = facts.other_money
        money += other["took_loan"] - other["repaid_loan"] - other["paid_interest"]
        assert money == sum(book.state.money[: made.players])
        points = sum(account.vp for account in accounts)
        points += sum(int(cash) // 5 for cash in book.state.money[: made.players])
        points -= 5 * sum(book.state.loans[: made.players])
        assert points == sum(facts.vp)
        actions = sum(account.actions for account in accounts)
        actions += facts.wasted_developments.total()
        actions += facts.actions["draw"] + facts.actions["pass"]
        assert actions == pytest.approx(made.players * (2 * facts.rounds - 1))


def test_a_sale_is_shared_by_the_tiles_that_it_sells() -> None:
    """Every sale of an action counts for its share, and developments for the tiles that follow."""
    shares = set()
    for seed in range(6):
        game = INDUSTRY[0].finished_game(seed, "sane")
        facts = Bookkeeper(INDUSTRY[0].rules, seed).replay([s.decision for s in game.steps])
        for tile in facts.tiles:
            if tile.industry in ("coal_mine", "port") and not facts.actions["develop"]:
                assert tile.actions in (1, 2)  # two for a whole turn (A4)
            if tile.industry == "cotton_mill" and not tile.flipped:
                assert tile.earned == 0
            shares.add(round(tile.actions % 1, 2))
    assert 0.5 in shares


# Figures


def tile(seat: int, industry: str, level: int, place: str, **facts: Any) -> TileAccount:
    return TileAccount(seat, industry, level, place, action=0, **{"actions": 1.0, **facts})


def made_up(winner: int, **facts: Any) -> GameFacts:
    places = [1, 2, 3]
    places.insert(winner, 0)
    usual: dict[str, Any] = {
        "order": [2, 3, 0, 1],
        "vp": [10 - place for place in places],
        "places": places,
        "rounds": 10,
        "openings": [["draw", "draw", "rail"]] * 4,
    }
    return GameFacts(**{"seed": winner, **usual, **facts})


def test_wins_are_counted_by_turn_order() -> None:
    found = seat_figures(4, [made_up(2), made_up(2), made_up(1)])
    assert [seat["win_rate"] for seat in found] == [0.6667, 0, 0, 0.3333]
    assert found[0]["mean_vp"] == pytest.approx((10 + 10 + 8) / 3, abs=0.01)
    assert found[0]["win_rate_ci95"][0] < 0.25 < found[0]["win_rate_ci95"][1]


def test_the_net_return_counts_points_money_and_all_actions() -> None:
    mines = [
        tile(0, "coal_mine", 1, "poland", paid=1, earned=4, vp=1, flipped=True),
        tile(1, "coal_mine", 3, "belgium", paid=6, earned=9, vp=3, actions=2.0),
    ]
    game = made_up(1, tiles=mines)
    game.wasted_developments["coal_mine"] = 1
    coal = next(
        one
        for one in industry_figures(GERMANY, [game, made_up(0)], per_vp=5)
        if one["industry"] == "coal_mine"
    )
    assert coal["net_per_action"] == pytest.approx((8 + 18) / 4)
    assert [level["net"] for level in coal["levels"]] == [8, None, 18]
    assert coal["levels"][2]["net_per_action"] == 9
    assert coal["levels"][2]["builders"]["win_rate"] == 1
    assert coal["levels"][2]["others"] == {
        "players": 7,
        "win_rate": 0.1429,
        "win_rate_ci95": coal["levels"][2]["others"]["win_rate_ci95"],
    }
    assert coal["levels"][1]["builders"]["win_rate"] is None
    assert coal["built_per_game"] == 1


def test_what_nobody_builds_is_listed() -> None:
    found = never_built(GERMANY, [made_up(0, tiles=[tile(0, "port", 1, "kiel")])])
    assert "port 1" not in found["tiles"]
    assert "port 2" in found["tiles"]
    assert "factory 0" not in found["tiles"]  # cannot be built (A9)
    assert "ship 2" not in found["tiles"]  # has no slot here (A23)
    assert "kiel" not in found["slots"]
    assert "bremen.1" in found["slots"]
    assert "kiel-hamburg" in found["links"]


def test_droughts_are_shares_of_rounds_and_tiles() -> None:
    mills = [tile(0, "cotton_mill", 1, "kassel", flipped=flipped) for flipped in (True, False)]
    game = made_up(0, tiles=mills)
    game.dry_rounds.update(cotton_mill=2, factory=0)
    game.actions.update(draw=6, build=2)
    game.idle_actions = 2
    found = drought_figures([game])
    assert found["rounds_without_buyers"] == {"cotton_mill": 0.2, "factory": 0}
    assert found["unsold"] == {"cotton_mill": 0.5, "factory": None}
    assert found["idle_actions"] == 0.25


def test_an_opening_is_alive_if_played_or_cheap() -> None:
    games = [made_up(number % 4) for number in range(16)]
    games[0].openings = [["build port", "rail", "draw"], *games[0].openings[1:]]
    games[0].trials = [("develop factory", -2), ("build coal_mine", 1)] * MIN_TRIALS
    games[1].trials = [("pass", 3)] * (MIN_TRIALS - 1)
    found = opening_figures(games)
    first = {one["opening"]: one for one in found["first"]}
    assert [name for name, one in first.items() if one["alive"]] == ["draw", "build coal_mine"]
    assert first["build port"]["share"] == pytest.approx(1 / 64, abs=1e-4)
    assert first["develop factory"]["trial_vp"] == -2
    assert found["alive"] == 2
    assert found["lines"]["different"] == 2
    assert found["lines"]["most_played"][0]["line"] == "draw, draw, rail"
    assert effective_number([1, 1, 1, 0]) == pytest.approx(3)


# Games


@pytest.fixture(scope="module")
def measured() -> dict[str, Any]:
    weights = first_weights(SMALL.rules)
    return balance_figures(SMALL, [game for part in play(SMALL, weights, HERE) for game in part])


def test_figures_are_the_same_on_any_number_of_processes(
    measured: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "GAMES_PER_JOB", 2)
    weights = first_weights(SMALL.rules)
    spread = partial(in_processes, processes=2)
    games = [game for part in play(SMALL, weights, spread) for game in part]
    assert balance_figures(SMALL, games) == measured


def test_trials_replace_the_first_action_of_one_seat(measured: dict[str, Any]) -> None:
    first = {one["opening"]: one for one in measured["openings"]["first"]}
    assert sum(one["players"] for one in first.values()) == 4 * SMALL.games
    tried = {name for name, one in first.items() if one["trials"]}
    assert len(tried) >= 3
    assert all(abs(one["trial_vp"]) < 60 for one in first.values() if one["trials"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_in_words_and_pictures(measured: dict[str, Any], tmp_path: Path, lang: str) -> None:
    assert len(sentences(lang, measured)) > 5
    for file in write_charts(tmp_path, ".svg", lang, measured):
        ElementTree.fromstring(file.read_text(encoding="utf-8"))
    assert {file.stem for file in tmp_path.iterdir()} == {"seats", "returns", "wins", "openings"}


def test_the_command(tmp_path: Path) -> None:
    arguments = ("map", "balance", "germany", "--games", "2", "--tune", "0", "--players", "3")
    text = run(*arguments, "--plot", str(tmp_path / "charts")).stdout
    assert "Net return per action" in text
    assert (tmp_path / "charts" / "seats.svg").is_file()
    found = json.loads(run(*arguments, "--json").stdout)
    assert found["games"] == 2
    assert len(found["seats"]) == 3
    assert run("map", "balance", "atlantis").returncode == 2


# The search for values


def test_the_search_can_change_every_value_and_its_candidates_can_be_played(tmp_path: Path) -> None:
    ends = [(key, *FREE[key], printed_value(key)) for key in FREE]
    pinned = [key for key, low, high, now in ends if not (low < now or now == 0) or now >= high]
    assert pinned == []
    chance, candidate = random.Random(1), Candidate()
    for _ in range(60):
        candidate = neighbour(candidate, chance)
    for file in write_maps(candidate, tmp_path).values():
        rules_for("industry", 4, (), str(file))
