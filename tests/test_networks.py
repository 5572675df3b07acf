"""Networks: their files, what the interpreted gear computes, styles, and bots of other budgets."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cottonopolis import Game
from cottonopolis.arena.match import play_game
from cottonopolis.bots.interface import Budget
from cottonopolis.bots.levels import LEVELS, STYLES, Strongest
from cottonopolis.bots.network import features, inference, planner, search
from cottonopolis.bots.network.bot import network_for
from cottonopolis.bots.network.file import NetworkFile
from cottonopolis.bots.network.planner import FOLDER, Effort, NetworkPlanner, load, network_planner
from cottonopolis.bots.network.styles import FINANCIER, bias_of
from cottonopolis.bots.registry import bot_class, make_bot
from cottonopolis.errors import SetupError
from cottonopolis.games.brass.decisions import DISTANT_MARKET_ID
from cottonopolis.games.registry import rules_for
from tests.setups import Setup

MAX_BYTES = 5_000_000
FILES = sorted(FOLDER.glob("*.npz"))
WANTED = [
    Setup("brass", 2, ("two_player_2009",)),
    *(Setup("brass", players) for players in (3, 4)),
    *(
        Setup("industry", players, map=name)
        for name in ("germany", "new_england")
        for players in (3, 4, 5)
    ),
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_is_small_and_tells_its_history(path: Path) -> None:
    assert path.stat().st_size < MAX_BYTES
    about = NetworkFile.read(path).about
    wanted = ("game", "map", "players", "observation", "rules", "seeds", "decisions", "plan")
    assert {*wanted, "figures"} <= set(about)
    assert all({"arm", "games", "seed", "result"} <= set(row) for row in about["figures"])
    first, last = about["seeds"]
    assert first >= 3_000_000_000
    assert last > first
    rules = rules_for(about["game"], 4, (), about["map"])
    assert about["rules"] == rules.version


@pytest.mark.parametrize("setup", WANTED, ids=str)
def test_every_usual_set_up_has_a_network(setup: Setup) -> None:
    assert network_for(setup.rules) in FILES


def test_a_map_of_ones_own_has_none_and_is_played_all_the_same(tmp_path: Path) -> None:
    from cottonopolis.games.industry.data import FOLDER as INDUSTRY

    text = (INDUSTRY / "maps" / "germany.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace('"germany"', '"own"'), encoding="utf-8")
    rules = rules_for("industry", 4, (), str(own))
    assert network_for(rules) is None
    game = Game("industry", 4, 1, (), str(own))
    seat = game.seat
    assert seat is not None
    choice = make_bot("strongest").decide(game.view(seat), Budget(50))
    assert choice.decision in [option.id for option in game.legal()]


def test_a_proposed_turn_ends_where_it_reveals_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """What follows a sale to the Distant Market may be impossible in another deal."""
    rules = rules_for("brass", 3)
    endings = []
    real = search.search_turn

    def search_turn(*arguments: Any) -> int:
        revealing = [decision == DISTANT_MARKET_ID for decision in arguments[-1]]
        assert not any(revealing[:-1])
        endings.append(revealing[-1])
        return int(real(*arguments))

    monkeypatch.setattr(planner, "search_turn", search_turn)
    play_game(rules, ["strongest"] * 3, 1, 0.02)
    assert any(endings)


def numbers(seed: int, *shape: int) -> Any:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


def test_numpy_computes_the_same_as_compiled_code() -> None:
    plain, compiled = np.zeros(7, np.float32), np.zeros(7, np.float32)
    seen, weights, bias = np.maximum(numbers(1, 11), 0), numbers(2, 11, 7), numbers(3, 7)
    inference._apply_layer(seen, weights, bias, plain)
    inference.apply_layer(seen, weights, bias, compiled)
    assert np.allclose(plain, compiled, atol=1e-5)
    terms = np.arange(-5, 6, dtype=np.int16)
    inference._add_terms(terms, weights, bias, plain)
    inference.add_terms(terms, weights, bias, compiled)
    assert np.allclose(plain, compiled, atol=1e-4)
    counts = np.array([0, 1, 5, 0, 2], dtype=np.uint8)
    last = np.array([1, 1, 2, 0, 0], dtype=np.uint8)
    whole = np.arange(15, dtype=np.int16).reshape(5, 3)
    sums = [np.ones(3, np.int32), np.ones(3, np.int32)]
    inference._add_changes(counts, last.copy(), whole, sums[0])
    inference.add_changes(counts, last.copy(), whole, sums[1])
    assert (sums[0] == sums[1]).all()
    assert not (sums[0] == 1).all()


def test_features_and_sums_do_not_depend_on_the_way_there() -> None:
    """The sums of a seat are carried from position to position; a fresh planner must agree."""
    game = Game.new("brass", players=4, seed=5)
    path = network_for(game.rules)
    assert path is not None
    carried = NetworkPlanner(game.rules, path)
    for number in range(60):
        seat = game.seat
        if seat is None:
            break
        view = game.view(seat).state
        values = carried.values(view, seat)
        if number % 12 == 0:
            assert (values == NetworkPlanner(game.rules, path).values(view, seat)).all()
        game.play(carried.decide(view, 0.0, 0))
    row = np.linspace(-0.2, 3.0, 40, dtype=np.float32)
    work = features.feature_work(game.rules)
    sizes = features.feature_sizes(game.rules)
    work.row[:40] = row
    found = [(np.zeros(sizes.counts, np.uint8), np.zeros(sizes.terms, np.int16)) for _ in "ab"]
    features._round_features(work, *found[0])
    features.round_features(work, *found[1])
    assert (found[0][0] == found[1][0]).all()
    assert (found[0][1] == found[1][1]).all()


def test_a_network_of_another_game_is_refused() -> None:
    with pytest.raises(SetupError, match="trained for brass"):
        NetworkPlanner(rules_for("industry", 4), FOLDER / "brass.npz")
    with pytest.raises(SetupError, match="not a network file"):
        make_bot("nowhere.npz")


def test_a_style_changes_what_is_likely() -> None:
    rules = rules_for("brass", 4)
    bias = bias_of("brass", FINANCIER)
    loans = [rules.table.decode(decision)[0] == "loan" for decision in range(len(bias))]
    assert (bias[loans] > 0).all()
    assert (bias_of("brass", None) == 0).all()
    path = network_for(rules)
    assert path is not None
    planner = network_planner(rules, path)
    counts = []
    for style in (None, FINANCIER):
        planner.prefer(bias_of("brass", style))
        borrowed = 0
        for seed in range(3):
            game = Game.new("brass", players=4, seed=seed)
            while game.seat is not None and game.position().round < 4:
                decision = planner.decide(game.view(game.seat).state, 0.0, 0)
                borrowed += sum(event.name == "borrowed" for event in game.play(decision))
        counts.append(borrowed)
    assert counts[1] > counts[0]


def test_more_budget_is_more_effort() -> None:
    assert Effort(plans=6, trials=16).times(4).trials > 16
    double = bot_class("strongest*2")
    assert issubclass(double, Strongest)
    assert double.budget.positions == 2 * Strongest.budget.positions
    assert double.usual_budget() == Strongest.budget
    for word in ("strongest*0", "strongest*x", "nobody*2"):
        with pytest.raises(SetupError):
            bot_class(word)


def test_a_file_of_ones_own_plays_as_a_bot() -> None:
    path = str(FOLDER / "brass.npz")
    game = Game.new("brass", players=4, seed=2)
    seat = game.seat
    assert seat is not None
    choice = make_bot(path).decide(game.view(seat), Budget(1))
    assert choice.decision in [option.id for option in game.legal()]
    assert load(Path(path))[0].about["game"] == "brass"


def test_levels_and_styles_have_names_of_their_own() -> None:
    names = [bot.name for bot in (*LEVELS, *STYLES)]
    assert len(LEVELS) >= 6
    assert len(set(names)) == len(names)
