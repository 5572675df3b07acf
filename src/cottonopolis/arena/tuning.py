"""Tune the evaluation by self-play.

Each round of tuning plays games with the current weights. At some positions it tries several turns
with the same cards, plays each to the end of the game, and fits the weights to the differences in
points. The position is the same for all of them, so only the effect of a turn is learnt. Tuning,
validation and reported figures use separate ranges of seeds.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots import weights as store
from cottonopolis.bots.search import new_tree
from cottonopolis.bots.search_hooks import search_game
from cottonopolis.bots.selfplay import compare_turns, play_games
from cottonopolis.drawing.plots import Axis, Series, line_chart
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules

Weights = NDArray[np.float64]
Spread = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]

FIRST_TUNING_SEED = 10**9
FIRST_VALIDATION_SEED = 2 * 10**9
GAMES_PER_JOB = 10
TURNS_PER_SAMPLE = 4  # tried from each position
NOISE_VP = 3.0  # of the second turn tried; twice that for the third, and so on
SAMPLE_INTERVAL = 8  # about one in this many turns is sampled
SEARCH_WIDTH = 1
ROUNDS_KEPT = 3  # their samples are fitted together
LEARNING_RATE = 0.7  # step from the old weights towards the fit
# How strongly the fit prefers the old weights, times the variance; cross-validation chooses
PRIOR_STRENGTHS = (3.0, 30.0, 100.0, 300.0, 1_000.0, 3_000.0, 10_000.0, 30_000.0, 100_000.0)
FOLDS = 4  # of the cross-validation
MAX_SAMPLES_PER_GAME = 64


@dataclass(frozen=True)
class TuningPlan:
    """What to tune, and for how long."""

    game: str
    players: int
    map_name: str | None
    rounds: int
    games: int  # per round
    validating: int  # games
    seed: int = 0  # offset to the first tuning seed

    def rules(self) -> AnyRules:
        return rules_for(self.game, self.players, (), self.map_name)


@dataclass(frozen=True)
class TuningRound:
    """The result of one round of tuning."""

    round: int
    positions: int  # sampled
    mean_vp: float  # in self-play on the validation seeds
    mean_winner_vp: float
    best: bool  # whether it is the best so far


@dataclass(frozen=True)
class Samples:
    """Turns tried, in groups that start from the same position."""

    terms: NDArray[np.float32]  # by group, turn and term
    points: NDArray[np.float32]  # by group and turn
    rows: NDArray[np.int16]  # of weights, by group


Job = tuple[TuningPlan, Weights, int, int]  # the last two: first seed, number of games


def _try_turns(job: Job) -> Samples:
    """Play games and sample turns; runs in worker processes."""
    plan, table, seed, games = job
    rules = plan.rules()
    search = search_game(plan.game)
    size = games * MAX_SAMPLES_PER_GAME
    terms = np.zeros((size, TURNS_PER_SAMPLE, search.terms), dtype=np.float32)
    outcomes = np.zeros((size, TURNS_PER_SAMPLE, 2), dtype=np.float32)
    rows = np.zeros(size, dtype=np.int16)
    count = compare_turns(
        rules.board,
        np.zeros(4, dtype=rules.state_dtype),
        new_tree(rules.state_dtype, rules.decision_count, search.terms),
        table,
        SEARCH_WIDTH,
        NOISE_VP,
        SAMPLE_INTERVAL,
        seed,
        games,
        np.zeros(4, dtype=np.uint32),
        terms,
        outcomes,
        rows,
    )
    return Samples(terms[:count], outcomes[:count, :, 0], rows[:count])


def _play(job: Job) -> NDArray[np.int16]:
    """Play games against itself; runs in worker processes."""
    plan, table, seed, games = job
    rules = plan.rules()
    points = np.zeros((games, plan.players), dtype=np.int16)
    play_games(
        rules.board,
        np.zeros(2, dtype=rules.state_dtype),
        new_tree(rules.state_dtype, rules.decision_count, search_game(plan.game).terms),
        np.stack([table] * plan.players),
        np.full(plan.players, SEARCH_WIDTH),
        seed,
        np.zeros(4, dtype=np.uint32),
        points,
    )
    return points


def _jobs(plan: TuningPlan, table: Weights, seed: int, games: int) -> list[Job]:
    starts = range(0, games, GAMES_PER_JOB)
    return [(plan, table, seed + start, min(GAMES_PER_JOB, games - start)) for start in starts]


def fit(plan: TuningPlan, samples: list[Samples], table: Weights, strength: float) -> Weights:
    """Fit the weights to the differences within the groups, close to the given weights.

    Within a span of rows, such as a period, the change is linear over the rounds.
    """
    terms = np.concatenate([part.terms for part in samples]).astype(np.float64)
    points = np.concatenate([part.points for part in samples]).astype(np.float64)
    rows = np.concatenate([part.rows for part in samples])
    fitted = table.copy()
    count = terms.shape[2]
    for first, last in search_game(plan.game).spans(plan.rules()):
        chosen = (rows >= first) & (rows < last)
        if not chosen.any():
            continue
        across = 2.0 * (rows[chosen] - first) / max(last - first - 1, 1) - 1.0
        delta = terms[chosen] - terms[chosen].mean(axis=1, keepdims=True)
        predicted = np.einsum("git,gt->gi", delta, table[rows[chosen]])
        missed = points[chosen] - points[chosen].mean(axis=1, keepdims=True) - predicted
        left = np.concatenate([delta, delta * across[:, None, None]], axis=2)
        left = left.reshape(-1, 2 * count)
        spread = np.tile(delta.reshape(-1, count).var(axis=0), 2) + 0.02
        normal = left.T @ left + np.diag(strength * float(missed.var()) * spread)
        change = np.linalg.solve(normal, left.T @ missed.reshape(-1))
        for row in range(first, last):
            at = 2.0 * (row - first) / max(last - first - 1, 1) - 1.0
            fitted[row] += change[:count] + at * change[count:]
    return fitted


def best_strength(plan: TuningPlan, samples: list[Samples], table: Weights) -> float:
    """Return the strength of the prior whose fit predicts other games best.

    A weak prior learns the chance of few games and loses to the old weights; the right strength
    grows with the number of terms and falls with the number of games.
    """
    if len(samples) < FOLDS:
        return PRIOR_STRENGTHS[-1]
    errors = []
    for strength in PRIOR_STRENGTHS:
        error = 0.0
        for fold in range(FOLDS):
            rest = [part for index, part in enumerate(samples) if index % FOLDS != fold]
            fitted = fit(plan, rest, table, strength)
            error += sum(_squared_error(fitted, part) for part in samples[fold::FOLDS])
        errors.append(error)
    return PRIOR_STRENGTHS[int(np.argmin(errors))]


def _squared_error(table: Weights, part: Samples) -> float:
    """Return how far the weights miss the differences within the groups."""
    delta = part.terms - part.terms.mean(axis=1, keepdims=True)
    predicted = np.einsum("git,gt->gi", delta, table[part.rows])
    return float(((part.points - part.points.mean(axis=1, keepdims=True) - predicted) ** 2).sum())


def calibrated(samples: list[Samples], table: Weights) -> Weights:
    """Adjust the constant of each row so that the mean prediction equals the mean result."""
    level = table.copy()
    for row in np.unique(np.concatenate([part.rows for part in samples])):
        missed = [
            (part.points[chosen] - part.terms[chosen] @ table[row]).ravel()
            for part in samples
            if (chosen := part.rows == row).any()
        ]
        level[row, 0] += float(np.concatenate(missed).mean())
    return level


def tune(
    plan: TuningPlan, spread: Spread, start: Weights | None = None
) -> Iterator[tuple[TuningRound, Weights]]:
    """Tune; yields the result of each round and the best weights so far.

    Round 0 evaluates the initial weights.
    """
    rules = plan.rules()
    if start is None:
        start = store.load(rules)
    if start is None:
        start = search_game(plan.game).initial_weights(rules)
    table = best = start
    highest = -np.inf
    kept: list[Samples] = []
    seed = FIRST_TUNING_SEED + plan.seed
    for number in range(plan.rounds + 1):
        positions = 0
        if number > 0:
            new = list(spread(_try_turns, _jobs(plan, table, seed, plan.games)))
            new.sort(key=lambda part: part.points.tobytes())  # for reproducibility
            seed += plan.games
            positions = sum(len(part.rows) for part in new)
            kept = (kept + new)[-ROUNDS_KEPT * len(new) :]
            fitted = fit(plan, kept, table, best_strength(plan, kept, table))
            table = calibrated(new, table + LEARNING_RATE * (fitted - table))
        points = np.concatenate(
            list(spread(_play, _jobs(plan, table, FIRST_VALIDATION_SEED, plan.validating)))
        )
        mean = float(points.mean())
        if mean > highest:
            highest, best = mean, table
        winner = float(points.max(axis=1).mean())
        step = TuningRound(number, positions, round(mean, 2), round(winner, 2), best is table)
        yield step, best


def write(folder: Path, plan: TuningPlan, steps: list[TuningRound], best: Weights) -> str:
    """Write the best weights and the history; returns the name of the weights."""
    name = store.name_of(plan.rules())
    metadata = {key: value for key, value in asdict(plan).items() if value is not None}
    store.save(folder, name, best, {**metadata, "history": [asdict(step) for step in steps]})
    return name


def chart(name: str, history: list[dict[str, Any]]) -> str:
    """Draw the history of a tuning as SVG."""
    mean = [(float(step["round"]), float(step["mean_vp"])) for step in history]
    winner = [(float(step["round"]), float(step["mean_winner_vp"])) for step in history]
    return line_chart(
        name, Axis("round"), Axis("VP"), [Series("mean", mean), Series("winner", winner)]
    )


def history(name: str, folder: Path = store.FOLDER) -> list[dict[str, Any]]:
    """Return the tuning history of stored weights."""
    text = (folder / f"{name}.json").read_text(encoding="utf-8")
    steps: list[dict[str, Any]] = json.loads(text)["history"]
    return steps
