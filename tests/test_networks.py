"""Networks: their files, what the interpreted gear computes, styles, and bots of other budgets."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cottonopolis import Game
from cottonopolis.arena.match import play_game
from cottonopolis.bots.interface import Budget
from cottonopolis.bots.levels import LEVELS, STYLES, Expert, Master, Strongest, ToTheEnd
from cottonopolis.bots.network import features, inference, planner, search
from cottonopolis.bots.network.bot import NetworkBot, network_for
from cottonopolis.bots.network.file import NetworkFile
from cottonopolis.bots.network.planner import FOLDER, Effort, NetworkPlanner, load, network_planner
from cottonopolis.bots.network.styles import Style
from cottonopolis.bots.planner import Effort as SearchEffort
from cottonopolis.bots.planner import Planner
from cottonopolis.bots.registry import bot_class, make_bot
from cottonopolis.bots.search_hooks import COTTON, LINKS, LOANS, amount_of
from cottonopolis.errors import SetupError
from cottonopolis.games.brass.decisions import DISTANT_MARKET_ID
from cottonopolis.games.registry import rules_for
from tests.rules.scene import scene
from tests.setups import Setup

MAX_BYTES = 5_000_000
POLICY = "strongest*0.0001"  # too little budget to search
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


@pytest.fixture
def own_map(tmp_path: Path) -> str:
    """Return the file of a map without a network."""
    from cottonopolis.games.industry.data import FOLDER as INDUSTRY

    text = (INDUSTRY / "maps" / "germany.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace('"germany"', '"own"'), encoding="utf-8")
    return str(own)


@pytest.mark.parametrize("name", ["strongest", *(style.name for style in STYLES)])
def test_a_map_of_ones_own_has_none_and_is_played_all_the_same(own_map: str, name: str) -> None:
    assert network_for(rules_for("industry", 4, (), own_map)) is None
    game = Game("industry", 4, 1, (), own_map)
    seat = game.seat
    assert seat is not None
    choice = make_bot(name).decide(game.view(seat), Budget(50))
    assert choice.decision in [option.id for option in game.legal()]


def test_a_hint_without_a_network_plays_out_to_the_end(
    own_map: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the bot `strongest` does there, with four times its budget."""
    seen: list[tuple[SearchEffort, int]] = []
    plan = Planner.plan

    def watched(self: Planner, state: Any, effort: SearchEffort, most: int, seed: int) -> Any:
        seen.append((effort, most))
        return plan(self, state, SearchEffort(width=2), 500, seed)

    monkeypatch.setattr(Planner, "plan", watched)
    assert Game("industry", 4, 1, (), own_map).hint().moves
    wanted = replace(ToTheEnd.effort, trials=4 * ToTheEnd.effort.trials)
    assert seen[-1] == (wanted, 4 * ToTheEnd.budget.positions)  # compiling comes first


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


def small_network(scale: float = 1.0) -> NetworkFile:
    """Return a random network whose sizes are no multiples of anything."""
    shapes = {
        "counts": (13, 27),
        "terms": (6, 11),
        "policy_1": (9, 19),
        "policy_2": (9, 9),
        "policy_3": (23, 9),
        "value_1": (9, 19),
        "value_2": (3, 9),
    }
    weights = {name: scale * numbers(seed, *shapes[name]) for seed, name in enumerate(shapes)}
    return NetworkFile(weights, {name: numbers(99, shapes[name][0]) for name in shapes})


def float_scores(found: NetworkFile, counts: Any, terms: Any) -> tuple[Any, Any]:
    """Compute all scores and values in floats, straight from the file."""

    def layer(name: str, inputs: Any) -> Any:
        weights = found.weights[name].astype(np.float64)
        return weights @ inputs.astype(np.float64) + found.biases[name]

    hidden = np.maximum(np.concatenate([layer("counts", counts), layer("terms", terms)]), 0)
    inner = np.maximum(layer("policy_1", hidden), 0)
    second = np.maximum(layer("policy_2", inner) + inner, 0)
    values = layer("value_2", np.maximum(layer("value_1", hidden), 0))
    return layer("policy_3", second), values


def scores_of(weights: inference.Weights, counts: Any, terms: Any) -> tuple[Any, Any]:
    layers = inference.new_layers(weights, 1)
    layers.counts[:], layers.terms[:] = counts, terms
    options = np.arange(len(weights.policy_3.bias), dtype=np.int16)
    scores = np.zeros(len(options), np.float32)
    inference.see(weights, layers, 0)
    inference.score_options(weights, layers, options, len(options), scores)
    inference.judge(weights, layers)
    return scores, layers.values


def inputs_of(seed: int) -> tuple[Any, Any]:
    rng = np.random.default_rng(seed)
    counts = rng.integers(0, 4, 27) * (rng.random(27) < 0.4)
    return counts.astype(np.uint8), rng.integers(-40, 40, 11).astype(np.int16)


def test_whole_numbers_stay_close_to_floats() -> None:
    found = small_network()
    weights = inference.prepare(found)
    for seed in range(20):
        inputs = inputs_of(seed)
        for seen, wanted in zip(
            scores_of(weights, *inputs), float_scores(found, *inputs), strict=True
        ):
            assert np.abs(seen - wanted).max() < 2e-3 * np.abs(wanted).max()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_shipped_network_stays_close_to_floats(path: Path) -> None:
    found, weights = load(path)
    about = found.about
    rules = rules_for(about["game"], 4, (), about["map"])
    planner = NetworkPlanner(rules, path)
    game = Game.new(about["game"], players=4, seed=9, map=about["map"])
    for _ in range(40):
        seat = game.seat
        if seat is None:
            break
        view = game.view(seat).state
        values = planner.values(view, seat)
        decision = planner.decide(view, 0.0, 0)
        layers = planner.work.layers
        scores, wanted = float_scores(found, layers.counts, layers.terms)
        assert np.abs(values - wanted).max() < 0.02
        legal = [option.id for option in game.legal()]
        if len(legal) > 1:
            assert scores[decision] > scores[legal].max() - 0.05
            assert np.abs(planner.work.scores[: len(legal)] - scores[legal]).max() < 0.05
        game.play(decision)
    assert len(weights.policy_3.bias) == rules.decision_count


@pytest.mark.parametrize("scale", [0.001, 1.0, 300.0])
def test_numpy_computes_the_same_as_compiled_code(
    scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights = inference.prepare(small_network(scale))
    compiled = [scores_of(weights, *inputs_of(seed)) for seed in range(5)]
    for name in (
        "list_changes",
        "list_inputs",
        "add_rows",
        "to_parts",
        "cut_off",
        "add_inner",
        "reduce_bits",
        "score_rows",
    ):
        monkeypatch.setattr(inference, name, getattr(inference, f"_{name}"))
    for name in ("see", "apply_layer", "apply_last", "score_options", "judge", "unit_of"):
        function = getattr(inference, name)
        monkeypatch.setattr(inference, name, getattr(function, "py_func", function))
    for seed, wanted in enumerate(compiled):
        for seen, other in zip(scores_of(weights, *inputs_of(seed)), wanted, strict=True):
            assert (seen == other).all()


def test_only_changed_counts_are_added() -> None:
    weights = inference.prepare(small_network())
    layers = inference.new_layers(weights, 2)
    for seed in range(4):
        counts, terms = inputs_of(seed)
        layers.counts[:], layers.terms[:] = counts, terms
        before = layers.last_counts[1, :27].copy()
        assert inference.list_changes(layers, 1) == np.count_nonzero(counts != before)
        assert inference.list_changes(layers, 1) == 0
        inference.see(weights, layers, 0)
        whole = counts.astype(np.int64) @ weights.counts.weights
        assert (layers.count_sums[0] == whole).all()


@pytest.mark.parametrize("most", [features.MAX_COUNT, features.MAX_TERM, inference.MAX_ACTIVATION])
def test_no_sum_can_overflow(most: int) -> None:
    """The worst inputs for an output are as large as possible where its weights are positive."""
    for weights in (
        numbers(1, 5, 640),
        np.full((5, 640), 0.3, np.float32),
        np.eye(5, 640, dtype=np.float32),
        np.zeros((5, 640), np.float32),
    ):
        whole, units = inference.in_units(weights, most)
        assert np.abs(whole.astype(np.int64)).sum(axis=1).max() * most <= inference.MAX_SUM
        assert np.abs(whole * units[:, None] - weights).max() <= units.max() * 0.51


def test_extreme_inputs_are_computed_without_overflow() -> None:
    """Activations beyond the largest number of parts are cut, so the scores stay finite."""
    for scale in (1.0, 1e4):
        found = small_network(scale)
        weights = inference.prepare(found)
        for sign in (1, -1):
            counts = np.full(27, features.MAX_COUNT, np.uint8)
            terms = np.full(11, sign * features.MAX_TERM, np.int16)
            layers = inference.new_layers(weights, 1)
            layers.counts[:], layers.terms[:] = counts, terms
            inference.see(weights, layers, 0)
            first = [counts @ found.weights["counts"].T.astype(np.float64) + found.biases["counts"]]
            first += [terms @ found.weights["terms"].T.astype(np.float64) + found.biases["terms"]]
            most = inference.MAX_PARTS / inference.PARTS
            wanted = np.clip(np.concatenate(first), 0, most)
            assert np.allclose(layers.hidden / inference.PARTS, wanted, rtol=1e-3, atol=1.0)
            scores, values = scores_of(weights, counts, terms)
            assert np.isfinite(scores).all()
            assert np.isfinite(values).all()


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


def test_a_style_adds_what_it_likes_to_the_value_of_a_trial() -> None:
    rules = rules_for("brass", 4)
    path = network_for(rules)
    assert path is not None
    planner = network_planner(rules, path)
    game = Game.new("brass", players=4, seed=6)
    assert game.seat is not None
    view = game.view(game.seat).state
    turns = planner.list_turns(view, 24, 4.0)
    plain = Effort(trials=2, turns_ahead=0, looks=1)
    usual = planner.compare(view, turns, plain, 1)
    liked = planner.compare(view, turns, replace(plain, source=LOANS, weight=0.5), 1)
    pounds = [sum(borrowed_by(rules, decision) for decision in turn) for turn in turns]
    assert len(set(pounds)) > 1
    assert np.allclose(liked - usual, 0.5 * np.array(pounds))


def borrowed_by(rules: Any, decision: int) -> int:
    kind, fields = rules.table.decode(decision)
    return int(rules.board.loans[fields["loan"]]) if kind == "loan" else 0


def amounts(game: Game, seat: int) -> list[float]:
    return [amount_of(game.rules.board, game.state, seat, what) for what in (COTTON, LINKS, LOANS)]


def test_what_the_styles_like_in_brass() -> None:
    tiles = """
        0 cotton_mill 1 bolton.1 flipped
        0 cotton_mill 2 manchester.1 flipped
        0 cotton_mill 3 bury.2
        0 coal_mine 2 bury.1 flipped
        0 link bolton-manchester
        0 link bury-manchester
        """
    canal = scene("period canal\n" + tiles + "0 space 10")
    assert amounts(canal, 0) == [3 + 2 * 5, 2 + 2, 0]  # level 2 scores in both periods
    assert amounts(scene("period rail\n" + tiles), 0)[0] == 3 + 5
    before = amounts(canal, 0)[2]
    canal.state.space[0] = 0
    assert amounts(canal, 0)[2] == before + 100  # the income fell by 10 levels, £10 each


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.name)
@pytest.mark.parametrize("map_name", [None, "germany"])
def test_a_style_gains_more_of_what_it_likes(style: type[NetworkBot], map_name: str | None) -> None:
    found = [gained_of(style.style, name, map_name) for name in (style.name, POLICY)]
    assert found[0] > found[1]


def gained_of(style: Style | None, name: str, map_name: str | None) -> float:
    """What a seat gains of it in a few games against three others."""
    rules = rules_for("industry" if map_name else "brass", 4, (), map_name)
    total = 0.0
    last = 0.0

    def watch(state: Any, seat: int, decision: int) -> None:
        nonlocal total, last
        assert style is not None
        now = amount_of(rules.board, state, 0, style.source)
        total += max(now - last, 0.0)
        last = now

    for seed in range(1, 5):
        last = 1e9
        play_game(rules, [name, *["strong"] * 3], seed, watch=watch)
    return total


def test_the_value_of_a_trial_is_the_mean_of_its_looks() -> None:
    rules = rules_for("brass", 4)
    path = network_for(rules)
    assert path is not None
    planner = network_planner(rules, path)
    game = Game.new("brass", players=4, seed=6)
    assert game.seat is not None
    view = game.view(game.seat).state
    turns = planner.list_turns(view, 2)
    single = [
        planner.compare(view, turns, Effort(trials=2, turns_ahead=ahead, looks=1), 1)
        for ahead in (1, 2, 3)
    ]
    mean = planner.compare(view, turns, Effort(trials=2, turns_ahead=1, looks=3), 1)
    assert np.allclose(mean, np.mean(single, axis=0))
    assert not np.allclose(single[0], single[1])


def test_looks_after_the_end_count_the_result() -> None:
    rules = rules_for("brass", 4)
    path = network_for(rules)
    assert path is not None
    planner = network_planner(rules, path)
    game = Game.new("brass", players=4, seed=6)
    while game.position().period != "rail" or game.position().round < 8:
        assert game.seat is not None
        game.play(planner.decide(game.view(game.seat).state, 0.0, 0))
    assert game.seat is not None
    view = game.view(game.seat).state
    turns = planner.list_turns(view, 2)
    once = planner.compare(view, turns, Effort(trials=2, looks=1), 1)
    assert np.array_equal(once, planner.compare(view, turns, Effort(trials=2, looks=4), 1))
    assert np.array_equal(2 * once, np.round(2 * once))  # points and margins, both halved


def test_more_budget_is_more_effort() -> None:
    usual, more = Effort(), Effort().times(4)
    assert (more.plans, more.trials, more.looks) > (usual.plans, usual.trials, usual.looks)
    assert more.looks > usual.looks
    assert Effort(looks=1).times(16).looks == 1  # a level that judges once does so with any budget
    assert Effort().times(0.01).looks == 1
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


def test_expert_has_a_temperature_for_each_game_and_map() -> None:
    view = Game.new("brass", players=4, seed=2).view(0)
    warm = Expert()._temperature_in(view.rules)
    mild = Expert()._temperature_in(rules_for("industry", 4, (), "new_england"))
    cool = Expert()._temperature_in(rules_for("industry", 4, (), "germany"))
    assert warm > mild > cool > 0
    assert Master()._temperature_in(view.rules) == 0


def test_a_hint_thinks_longer_than_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Effort] = []
    plan = NetworkPlanner.plan

    def watched(self: NetworkPlanner, view: Any, effort: Effort, most: int, seed: int) -> Any:
        seen.append(effort)
        assert most > Strongest.budget.positions
        return plan(self, view, effort, most, seed)

    monkeypatch.setattr(NetworkPlanner, "plan", watched)
    game = Game.new("brass", players=4, seed=6)
    assert game.hint().moves
    assert Strongest.effort is not None
    assert seen[0].trials > Strongest.effort.trials
    assert seen[0].looks > Strongest.effort.looks


def test_levels_and_styles_have_names_of_their_own() -> None:
    names = [bot.name for bot in (*LEVELS, *STYLES)]
    assert len(LEVELS) >= 6
    assert len(set(names)) == len(names)
