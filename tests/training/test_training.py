"""Training: what it learns from, that it repeats and goes on exactly, and what it writes."""

import doctest
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

torch = pytest.importorskip("torch", reason="training needs the extra `train`")

from cottonopolis.bots.network.file import NetworkFile  # noqa: E402
from cottonopolis.bots.network.planner import NetworkPlanner  # noqa: E402
from cottonopolis.cli.main import app  # noqa: E402
from cottonopolis.errors import SetupError  # noqa: E402
from cottonopolis.games.registry import rules_for  # noqa: E402
from cottonopolis.support.parallel import in_processes  # noqa: E402
from cottonopolis.training import evaluation, expert_iteration  # noqa: E402
from cottonopolis.training import plan as plan_module  # noqa: E402
from cottonopolis.training import run as run_module  # noqa: E402
from cottonopolis.training.distillation import distil  # noqa: E402
from cottonopolis.training.model import Network  # noqa: E402
from cottonopolis.training.plan import (  # noqa: E402
    POINTS_PER_UNIT,
    Share,
    TrainingPlan,
    reward_weights,
)
from cottonopolis.training.rollout import Rollout, advantages, rewards_of  # noqa: E402
from cottonopolis.training.run import LOG, Run, curve, new_network  # noqa: E402
from cottonopolis.training.self_play import SelfPlay  # noqa: E402

PLAN = TrainingPlan(
    "brass",
    (Share(4, share=0.7), Share(3, share=0.3)),
    decisions=8 * 24 * 6,
    games=8,
    steps=24,
    count_units=16,
    term_units=8,
    inner=8,
    minibatch=64,
    league=0.25,
    snapshot_interval=1,
    overlap=False,
)
CPU = torch.device("cpu")


@pytest.fixture(autouse=True)
def one_thread() -> Any:
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def weights_of(run: Run) -> list[Any]:
    return [tensor.clone() for tensor in run.learner.network.state_dict().values()]


def same(one: list[Any], other: list[Any]) -> bool:
    return all(bool((a == b).all()) for a, b in zip(one, other, strict=True))


def trained(folder: Path, updates: int, plan: TrainingPlan = PLAN) -> Run:
    run = Run(plan, folder)
    run.train(updates=updates)
    run.close()
    return run


@pytest.mark.parametrize("module", [plan_module, run_module])
def test_the_examples_of_the_reference_run(module: Any) -> None:
    """Pytest leaves these modules out, because most of them need PyTorch."""
    found = doctest.testmod(module)
    assert found.attempted > 5
    assert found.failed == 0


def test_a_run_repeats_exactly_and_depends_on_its_seed(tmp_path: Path) -> None:
    one, two = trained(tmp_path / "one", 2), trained(tmp_path / "two", 2)
    other = trained(tmp_path / "other", 2, replace(PLAN, seed=1))
    assert same(weights_of(one), weights_of(two))
    assert not same(weights_of(one), weights_of(other))


def test_a_run_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", 4)
    trained(tmp_path / "part", 2)
    part = Run.resume(tmp_path / "part")
    part.train(updates=2)
    part.close()
    assert part.updates == whole.updates == 4
    assert same(weights_of(whole), weights_of(part))
    assert len(part.snapshots) == len(whole.snapshots)
    lines = (tmp_path / "part" / LOG).read_text().splitlines()
    assert [json.loads(line)["update"] for line in lines] == [1, 2, 3, 4]


def test_a_run_that_is_killed_goes_on_from_a_checkpoint_it_has_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_module, "SAVE_INTERVAL_S", 0.0)

    def die(figures: dict[str, Any]) -> None:
        if figures["update"] == 2:
            raise KeyboardInterrupt

    run = Run(PLAN, tmp_path / "killed")
    with pytest.raises(KeyboardInterrupt):
        run.train(die)
    run.close()
    again = Run.resume(tmp_path / "killed")
    assert again.updates == 2
    again.train(updates=2)
    again.close()
    assert same(weights_of(again), weights_of(trained(tmp_path / "whole", 4)))


def test_a_run_measures_itself_against_a_fixed_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_module, "EVALUATION_INTERVAL_S", 0.0)
    monkeypatch.setattr(run_module, "EVALUATION_GAMES", 4)
    seen = []

    def spread(work: Any, jobs: Any, processes: int) -> Any:
        seen.append(work.args[0])
        return in_processes(work, jobs, 1)

    monkeypatch.setattr(evaluation, "in_processes", spread)
    run = Run(PLAN, tmp_path)
    run.train(updates=1, evaluates=True)
    about = run.write_network(tmp_path / "network.npz").about
    run.close()
    line = json.loads((tmp_path / LOG).read_text())
    assert line["fixed_own"] < line["fixed_others"]  # after one update
    assert about["figures"]["fixed_games"] == 4
    assert "alone against a fixed bot" in curve(tmp_path, "brass")
    assert seen[0].bots[1:] == ("strong-2026a",) * 3
    assert 2_900_000_000 <= seen[0].seed < plan_module.FIRST_TRAINING_SEED
    assert not (tmp_path / run_module.EVALUATED).exists()


def test_nothing_to_resume_and_impossible_numbers_are_told(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no training to continue"):
        Run.resume(tmp_path)
    weights = ((0.0,) * 4, (float("nan"), 0.0, 0.0, 0.0), (1.0, 0.0, 0.6))
    changes: tuple[dict[str, Any], ...] = (
        {"games": 0},
        {"league": 1.0},
        {"steps": -1},
        *({"weights": w} for w in weights),
    )
    for change in changes:
        with pytest.raises(SetupError):
            replace(PLAN, **change).check()


def test_the_plan_survives_json() -> None:
    plan = replace(PLAN, opponents=("a.npz",), weights=(1.0, 0.5, 0.25, 0.0))
    assert TrainingPlan.from_json(json.loads(json.dumps(plan.as_json()))) == plan


def test_a_written_network_decides_as_the_trained_one(tmp_path: Path) -> None:
    run = trained(tmp_path, 2)
    path = tmp_path / "network.npz"
    about = run.write_network(path).about
    assert about["game"] == "brass"
    assert about["players"] == [3, 4]
    assert about["decisions"] == run.decisions
    assert about["plan"]["games"] == PLAN.games
    rules = rules_for("brass", 4)
    planner = NetworkPlanner(rules, path)
    games = SelfPlay([(rules, 6)], seed=5, stride=6)
    for _ in range(30):
        with torch.no_grad():
            seen = [torch.from_numpy(array) for array in (games.counts, games.terms, games.masks)]
            scores, values = run.learner.averaged(*seen)
        for row in range(6):
            state = games.states[row]
            seat = rules.seat_to_move(state)
            assert seat is not None
            view = rules.view(state, seat)
            found = planner.values(view, seat)
            assert np.allclose(found, values[row, : len(found)], atol=5e-3)
            chosen = planner.decide(view, 0.0, 0)
            assert scores[row, chosen] >= scores[row].max() - 5e-3
        games.decisions[:] = scores.argmax(dim=1).numpy()
        games.step()
    assert "<svg" in curve(tmp_path, "brass")


def test_the_hand_made_search_plays_its_seats(tmp_path: Path) -> None:
    plan = replace(PLAN, hand_made=0.5, games=16, decisions=10**6)
    run = Run(plan, tmp_path)
    seats = run.player.hand_made
    chosen = seats.sum(dim=1)
    assert int((chosen > 0).sum()) == 8
    assert not bool((run.player.is_league & (chosen > 0)).any())
    assert bool((chosen < run.player.players).all())  # the network has a seat in every game
    rollout = run.player.play(run.actor, None, run.player.new_rollout())  # type: ignore[arg-type]
    movers = seats.gather(1, rollout.seats.long().T)  # by game and step
    assert not bool(movers.any())
    for _ in range(6):
        run.train(updates=1)
    lines = [json.loads(line) for line in (tmp_path / LOG).read_text().splitlines()]
    figures = [line for line in lines if "hand_made_own" in line]
    assert any(line["hand_made_others"] > line["hand_made_own"] for line in figures)
    run.close()


def test_a_run_can_begin_with_a_network_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    first = trained(tmp_path / "first", 1)
    first.write_network(path)
    second = Run(replace(PLAN, start=str(path), count_units=99), tmp_path / "second")
    assert second.plan.count_units == PLAN.count_units
    rules = rules_for("brass", 4)
    games = SelfPlay([(rules, 6)], seed=5, stride=6)
    seen = [torch.from_numpy(array) for array in (games.counts, games.terms, games.masks)]
    with torch.no_grad():
        wanted, _ = first.learner.averaged(*seen)
        found, _ = second.learner.network(*seen)
    assert np.allclose(found, wanted, atol=1e-3)
    second.train(updates=1)
    second.close()
    path.unlink()
    again = Run.resume(tmp_path / "second")  # needs the checkpoint only
    assert same(weights_of(again), weights_of(second))
    again.close()


def test_the_search_learns_ranks_as_self_play_does() -> None:
    rules = rules_for("brass", 3)
    state = rules.new(1)
    state.vp[:3] = (60, 50, 50)
    found = expert_iteration._results(state, 3)
    assert found[:, plan_module.RANK].tolist() == [1, 0.25, 0.25]
    assert found[:, plan_module.WIN].tolist() == [1, 0, 0]


def test_actors_on_ray_play_what_a_learner_needs(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    run = Run(PLAN, tmp_path, workers=2)
    try:
        rollout = run.player.play(run.actor, None, None)  # type: ignore[arg-type]
        assert rollout.seats.shape == (PLAN.steps, PLAN.games)
        halves = rollout.counts[:, :4], rollout.counts[:, 4:]
        assert not bool((halves[0] == halves[1]).all())  # every actor has its own deals
        before = weights_of(run)
        run.train(updates=2)  # the second against an earlier self
        assert not same(before, weights_of(run))
    finally:
        run.close()
    again = Run.resume(tmp_path, workers=2)
    try:
        assert again.updates == 2
        assert len(again.snapshots) == 2
        again.train(updates=1)
    finally:
        again.close()


def made_rollout(steps: int, games: int, seats: int) -> Rollout:
    return Rollout.empty(steps, games, (1, 1, 1), seats, CPU)


def test_rewards_are_points_margins_wins_and_ranks() -> None:
    rollout = made_rollout(2, 2, 3)
    rollout.scored[0, 0] = torch.tensor([5, 0, 0])
    rollout.ended[1] = True
    rollout.points[1] = torch.tensor([[60, 50, 10], [20, 20, 0]])
    found = rewards_of(rollout, torch.tensor([3, 2]))
    assert found[0, 0, 0, 0] == 5 / POINTS_PER_UNIT
    assert (found[1, 0, :, 1] * POINTS_PER_UNIT).tolist() == pytest.approx([10, -10, -50])
    assert found[1, 0, :, 2].tolist() == [1, 0, 0]
    assert found[1, 1, :, 1].tolist() == [0, 0, 0]
    assert found[1, 1, :, 2].tolist() == pytest.approx([0.5, 0.5, 0])
    assert found[1, 0, :, 3].tolist() == [1, 0.5, 0]
    assert found[1, 1, :, 3].tolist() == [0.5, 0.5, 0]


def test_rewards_are_named_on_the_command_line() -> None:
    assert reward_weights("win=0.6,points=1") == (1.0, 0.0, 0.6, 0.0)
    with pytest.raises(SetupError, match="Unknown reward: “place”; known: points, margin, win"):
        reward_weights("place=1")
    with pytest.raises(SetupError, match="win cannot be much"):
        reward_weights("win=much")


def test_a_file_with_fewer_values_begins_a_run() -> None:
    found = new_network(PLAN).to_file({})
    shipped = {
        name: array[:3] if name == "value_2" else array for name, array in found.weights.items()
    }
    biases = {
        name: array[:3] if name == "value_2" else array for name, array in found.biases.items()
    }
    begun = Network.from_file(NetworkFile(shipped, biases)).layer("value_2")
    kept = torch.tensor(found.weights["value_2"][:3])
    assert torch.allclose(begun.weight[:3], kept)
    assert begun.weight[3].abs().max() == 0


def naive_gains(rollout: Rollout, rewards: Any, share: float, game: int, part: int) -> list[float]:
    """Advantages by the textbook, one decision at a time; 0 where nothing is known yet."""
    steps = len(rollout.seats)
    gains = [0.0] * steps
    for step in reversed(range(steps)):
        seat = int(rollout.seats[step, game])
        earned, following, gain_after, known = 0.0, 0.0, 0.0, False
        for later in range(step, steps):
            earned += float(rewards[later, game, seat, part])
            if bool(rollout.ended[later, game]):
                known = True
                break
            if later + 1 < steps and int(rollout.seats[later + 1, game]) == seat:
                following = float(rollout.values[later + 1, game, part])
                gain_after, known = gains[later + 1], True
                break
        else:
            if int(rollout.last_seats[game]) == seat:
                following, known = float(rollout.last_values[game, part]), True
        if known:
            surprise = earned + following - float(rollout.values[step, game, part])
            gains[step] = surprise + share * gain_after
    return gains


def test_advantages_match_the_textbook() -> None:
    torch.manual_seed(1)
    rollout = made_rollout(40, 3, 4)
    rollout.seats[:] = torch.randint(0, 4, (40, 3))
    rollout.ended[:] = torch.rand(40, 3) < 0.1
    rollout.values[:] = torch.randn(40, 3, 4)
    rollout.last_values[:] = torch.randn(3, 4)
    rewards = torch.randn(40, 3, 4, 4)
    found, _ = advantages(rollout, rewards, 0.9)
    for game in range(3):
        wanted = naive_gains(rollout, rewards, 0.9, game, 0)
        assert found[:, game, 0].tolist() == pytest.approx(wanted, abs=1e-4)


def test_a_student_comes_closer_to_its_teacher() -> None:
    plan = replace(PLAN, league=0.0, seed=3)
    teacher = new_network(plan).eval()
    with torch.no_grad():
        teacher.policy_3.weight *= 20
    reports: list[dict[str, Any]] = []
    student = distil(plan, teacher, (8, 4, 4), 1.0, CPU, reports.append, turns=60)
    assert isinstance(student, Network)
    differs = [report["divergence"] for report in reports]
    assert np.mean(differs[-20:]) < np.mean(differs[:20])


def test_a_file_that_is_no_network_is_told(tmp_path: Path) -> None:
    path = tmp_path / "broken.npz"
    path.write_bytes(b"nothing")
    with pytest.raises(SetupError, match="not a network file"):
        NetworkFile.read(path)


def test_the_command_trains_evaluates_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cottonopolis.cli.train.LAST_GAMES", 2)
    monkeypatch.setattr(evaluation, "in_processes", lambda work, jobs, processes: map(work, jobs))
    folder = str(tmp_path / "trained")
    words = ["train", "--folder", folder, "--device", "cpu", "--games", "8", "--units", "16"]
    words += ["--decisions", "1024", "--reward", "points=1,rank=0.5", "--exact"]
    found = CliRunner().invoke(app, words)
    assert found.exit_code == 0, found.output
    about = NetworkFile.read(tmp_path / "trained" / "network.npz").about
    assert about["plan"]["weights"] == [1.0, 0.0, 0.0, 0.5]
    assert about["plan"]["overlap"] is False
    assert about["figures"]["fixed_games"] == 2
    found = CliRunner().invoke(app, ["train", "--reward", "points=nan", "--folder", folder])
    assert "weights cannot be nan, 0, 0, 0" in str(found.exception)
