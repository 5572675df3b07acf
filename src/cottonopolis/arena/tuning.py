"""Tuning the evaluation by play: several turns are tried from one position, to the game's end.

Each round of tuning plays games with the weights it has. Now and then it tries a few turns from
the same position with the same cards, plays each on to the end, and fits the weights to the
differences in points. Whatever made the position good or bad is the same for all of them, so only
what a turn changes is learnt. Three blocks of seeds are kept apart: tuning never sees the seeds it
is validated on, and figures are reported on seeds below both.
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

TUNING_SEEDS = 10**9
VALIDATING_SEEDS = 2 * 10**9
CHUNK = 10  # games of one job
TURNS = 4  # tried from each position
NOISE = 3.0  # of the second turn tried, in points; twice for the third, and so on
OFTEN = 8  # one turn in so many is tried
WIDTH = 1  # of the search, when tuning
ROUNDS_KEPT = 3  # whose samples are fitted together
STEP = 0.7  # how far the weights go towards the fit
PRIOR = 3.0  # times the variance: how strongly the weights are held where they were


@dataclass(frozen=True)
class Plan:
    """What is to be tuned, and how long."""

    game: str
    players: int
    map_name: str | None
    rounds: int
    games: int  # of each round
    validating: int  # games
    seed: int = 0  # within the block of tuning seeds

    def rules(self) -> AnyRules:
        """The set-up."""
        return rules_for(self.game, self.players, (), self.map_name)


@dataclass(frozen=True)
class Step:
    """One round of tuning: what it used and what the weights are worth now."""

    round: int
    positions: int  # from which turns were tried
    mean_vp: float  # in a mirror, on the validating seeds
    mean_winner_vp: float
    best: bool  # the best so far


@dataclass(frozen=True)
class Samples:
    """Groups of turns tried from one position."""

    terms: NDArray[np.float32]  # group, turn, term
    points: NDArray[np.float32]  # group, turn
    rows: NDArray[np.int16]  # group


Job = tuple[Plan, Weights, int, int]  # weights, first seed, games


def _try_turns(job: Job) -> Samples:
    """Games in which turns are tried; runs in worker processes."""
    plan, table, seed, games = job
    rules = plan.rules()
    search = search_game(plan.game)
    room = games * 64
    terms = np.zeros((room, TURNS, search.terms), dtype=np.float32)
    outcomes = np.zeros((room, TURNS, 2), dtype=np.float32)
    rows = np.zeros(room, dtype=np.int16)
    count = compare_turns(
        rules.board,
        np.zeros(4, dtype=rules.state_dtype),
        new_tree(rules.state_dtype, rules.decision_count, search.terms),
        table,
        WIDTH,
        NOISE,
        OFTEN,
        seed,
        games,
        np.zeros(4, dtype=np.uint32),
        terms,
        outcomes,
        rows,
    )
    return Samples(terms[:count], outcomes[:count, :, 0], rows[:count])


def _play(job: Job) -> NDArray[np.int16]:
    """Mirror games; runs in worker processes."""
    plan, table, seed, games = job
    rules = plan.rules()
    points = np.zeros((games, plan.players), dtype=np.int16)
    play_games(
        rules.board,
        np.zeros(2, dtype=rules.state_dtype),
        new_tree(rules.state_dtype, rules.decision_count, search_game(plan.game).terms),
        np.stack([table] * plan.players),
        np.full(plan.players, WIDTH),
        seed,
        np.zeros(4, dtype=np.uint32),
        points,
    )
    return points


def _jobs(plan: Plan, table: Weights, seed: int, games: int) -> list[Job]:
    starts = range(0, games, CHUNK)
    return [(plan, table, seed + start, min(CHUNK, games - start)) for start in starts]


def fit(plan: Plan, samples: list[Samples], table: Weights) -> Weights:
    """The weights that explain the differences within the groups best, near the ones given.

    Within a span of rows (a period, say) the change is a straight line over the rounds.
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
        told = np.einsum("git,gt->gi", delta, table[rows[chosen]])
        missed = points[chosen] - points[chosen].mean(axis=1, keepdims=True) - told
        left = np.concatenate([delta, delta * across[:, None, None]], axis=2)
        left = left.reshape(-1, 2 * count)
        spread = np.tile(delta.reshape(-1, count).var(axis=0), 2) + 0.02
        normal = left.T @ left + np.diag(PRIOR * float(missed.var()) * spread)
        change = np.linalg.solve(normal, left.T @ missed.reshape(-1))
        for row in range(first, last):
            at = 2.0 * (row - first) / max(last - first - 1, 1) - 1.0
            fitted[row] += change[:count] + at * change[count:]
    return fitted


def calibrated(samples: list[Samples], table: Weights) -> Weights:
    """The same weights with each row's constant such that it expects what came on average."""
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
    plan: Plan, spread: Spread, start: Weights | None = None
) -> Iterator[tuple[Step, Weights]]:
    """Tune; after each round, what it brought and the best weights so far.

    The first step is round 0: the weights that tuning starts from.
    """
    rules = plan.rules()
    if start is None:
        start = store.load(rules)
    if start is None:
        start = search_game(plan.game).initial_weights(rules)
    table = best = start
    highest = -np.inf
    kept: list[Samples] = []
    seed = TUNING_SEEDS + plan.seed
    for number in range(plan.rounds + 1):
        positions = 0
        if number > 0:
            new = list(spread(_try_turns, _jobs(plan, table, seed, plan.games)))
            new.sort(key=lambda part: part.points.tobytes())  # whoever finished first
            seed += plan.games
            positions = sum(len(part.rows) for part in new)
            kept = (kept + new)[-ROUNDS_KEPT * len(new) :]
            table = calibrated(new, table + STEP * (fit(plan, kept, table) - table))
        points = np.concatenate(
            list(spread(_play, _jobs(plan, table, VALIDATING_SEEDS, plan.validating)))
        )
        mean = float(points.mean())
        if mean > highest:
            highest, best = mean, table
        winner = float(points.max(axis=1).mean())
        step = Step(number, positions, round(mean, 2), round(winner, 2), best is table)
        yield step, best


def write(folder: Path, plan: Plan, steps: list[Step], best: Weights) -> str:
    """Keep the best weights and the history; returns the name they are kept under."""
    name = store.name_of(plan.rules())
    facts = {key: value for key, value in asdict(plan).items() if value is not None}
    store.save(folder, name, best, {**facts, "history": [asdict(step) for step in steps]})
    return name


def chart(name: str, history: list[dict[str, Any]]) -> str:
    """The history of one tuning as a picture."""
    mean = [(float(step["round"]), float(step["mean_vp"])) for step in history]
    winner = [(float(step["round"]), float(step["mean_winner_vp"])) for step in history]
    return line_chart(
        name, Axis("round"), Axis("VP"), [Series("mean", mean), Series("winner", winner)]
    )


def history(name: str, folder: Path = store.FOLDER) -> list[dict[str, Any]]:
    """The steps that led to stored weights."""
    text = (folder / f"{name}.json").read_text(encoding="utf-8")
    steps: list[dict[str, Any]] = json.loads(text)["history"]
    return steps
