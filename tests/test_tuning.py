"""Tuning: it finds what it should, repeats exactly, and keeps its seeds apart."""

import json
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from cottonopolis.arena import tuning
from cottonopolis.arena.tuning import (
    Samples,
    TuningPlan,
    best_strength,
    calibrated,
    fit,
    tune,
)
from cottonopolis.bots import weights
from cottonopolis.bots.search_hooks import search_game
from cottonopolis.support.parallel import in_processes

BRASS = TuningPlan("brass", 4, None, rounds=1, games=2, validating=2)


def made_up(table: NDArray[np.float64], groups: int, seed: int) -> Samples:
    """Groups whose points follow from their terms by known weights, plus what they all share."""
    rng = np.random.default_rng(seed)
    terms = rng.normal(size=(groups, 4, table.shape[1])).astype(np.float32)
    rows = rng.integers(0, 8, groups).astype(np.int16)
    shared = rng.normal(scale=30.0, size=(groups, 1))
    points = np.einsum("git,gt->gi", terms, table[rows]) + shared
    return Samples(terms, points.astype(np.float32), rows)


def test_the_fit_finds_the_weights_behind_the_points() -> None:
    game = search_game("brass")
    start = np.zeros((game.rows, game.terms))
    wanted = start.copy()
    wanted[:8, 3] = 2.0
    wanted[:8, 7] = np.linspace(-1.0, 1.0, 8)
    found = fit(BRASS, [made_up(wanted, 4000, seed=1)], start, strength=3.0)
    assert np.abs(found[:8] - wanted[:8]).max() < 0.1
    assert (found[8:] == 0.0).all()  # rows without samples stay as they were


def test_the_prior_is_strong_where_games_teach_nothing() -> None:
    game = search_game("brass")
    start = np.zeros((game.rows, game.terms))
    wanted = start.copy()
    wanted[:8, 3] = 2.0
    telling = [made_up(wanted, 200, seed) for seed in range(8)]
    rng = np.random.default_rng(1)
    chance = [
        Samples(
            part.terms, rng.normal(scale=9.0, size=part.points.shape).astype(np.float32), part.rows
        )
        for part in telling
    ]
    weakest, strongest = tuning.PRIOR_STRENGTHS[0], tuning.PRIOR_STRENGTHS[-1]
    assert best_strength(BRASS, telling, start) == weakest
    assert best_strength(BRASS, chance, start) >= 300 * weakest
    assert best_strength(BRASS, chance[:1], start) == strongest  # too few to compare


def test_calibration_moves_only_the_constants() -> None:
    game = search_game("brass")
    table = np.ones((game.rows, game.terms))
    samples = made_up(table, 500, seed=2)
    samples.terms[:, :, 0] = 1.0
    level = calibrated([samples], table)
    assert (level[:, 1:] == table[:, 1:]).all()
    row = int(samples.rows[0])
    chosen = samples.rows == row
    missed = samples.points[chosen] - samples.terms[chosen] @ level[row]
    assert abs(float(missed.mean())) < 1e-3


def test_a_tuning_repeats_exactly_however_it_is_spread() -> None:
    runs = [
        list(tune(BRASS, partial(in_processes, processes=processes))) for processes in (1, 1, 2)
    ]
    for other in runs[1:]:
        for (step, table), (other_step, other_table) in zip(runs[0], other, strict=True):
            assert step == other_step
            assert (table == other_table).all()
    assert [step.round for step, _ in runs[0]] == [0, 1]
    assert runs[0][1][0].positions > 0


def test_seed_blocks_do_not_meet() -> None:
    plan = TuningPlan("brass", 4, None, rounds=50, games=10_000, validating=10_000)
    last = tuning.FIRST_TUNING_SEED + plan.seed + plan.rounds * plan.games
    assert last < tuning.FIRST_VALIDATION_SEED


@pytest.mark.parametrize("file", sorted(weights.FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_stored_weights_fit_their_game_and_tell_their_history(file: Path) -> None:
    stored = json.loads(file.read_text(encoding="utf-8"))
    game = search_game(stored["game"])
    table = np.array(stored["weights"])
    assert table.shape == (game.rows, game.terms)
    assert np.isfinite(table).all()
    steps = tuning.history(file.stem)
    assert steps == stored["history"]
    if steps:
        assert tuning.chart(file.stem, steps).startswith("<svg")
        assert "stretched_from" not in stored


def test_written_weights_come_back(tmp_path: Path) -> None:
    game = search_game("brass")
    table = np.arange(game.rows * game.terms, dtype=float).reshape(game.rows, game.terms)
    step = tuning.TuningRound(0, 0, 1.0, 2.0, True)
    name = tuning.write(tmp_path, BRASS, [step], table)
    stored = json.loads((tmp_path / f"{name}.json").read_text(encoding="utf-8"))
    assert name == "brass-4"
    assert (np.array(stored["weights"]) == table).all()
    assert tuning.history(name, tmp_path)[0]["mean_vp"] == 1.0
