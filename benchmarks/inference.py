"""Speed of the networks on one core: evaluations in play, and each part of one.

python -m benchmarks.inference prints these figures alone. Everything is processor time. An
evaluation in play includes the legal list and the step; forced moves are not evaluated.
"""

import os
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from benchmarks.measure import best_seconds
from cottonopolis.bots.network.bot import network_for
from cottonopolis.bots.network.features import write_features
from cottonopolis.bots.network.inference import (
    Weights,
    add_inner,
    apply_last,
    apply_layer,
    cut_off,
    judge,
    see,
)
from cottonopolis.bots.network.planner import NetworkPlanner
from cottonopolis.bots.network.search import Workspace
from cottonopolis.engine.game_loop import OVER, legal, observe
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import GameBoard
from cottonopolis.games.registry import rules_for

SETUPS = (("brass", None), ("industry", "germany"), ("industry", "new_england"))
SEED = 1
GAMES = 20
REPEATS = 25
WANTED = "100,000 evaluations/s"
# Parts of an evaluation; `run_parts` runs those up to one of them
OBSERVATION, TERMS, FIRST, POLICY_1, POLICY_2, LISTING, SCORES = range(7)
NAMES = (
    "observation",
    "terms of the evaluation, rounding",
    "first layer",
    "policy, layer 1",
    "policy, layer 2",
    "legal list",
    "policy, scores of the legal decisions",
)


@jit
def run_parts(board: GameBoard, states: Any, weights: Weights, work: Workspace, last: int) -> None:
    """Evaluate every state up to a part."""
    layers = work.layers
    for index in range(states.shape[0]):
        state = states[index]
        seat = as_int64(seat_to_move(state))
        if last == OBSERVATION:
            observe(board, state, seat, work.features.row)
        else:
            write_features(board, state, seat, work.features, layers.counts, layers.terms)
        if last >= FIRST:
            see(weights, layers, seat)
        if last >= POLICY_1:
            apply_layer(weights.policy_1, layers, layers.hidden, layers.inner)
            cut_off(layers.inner)
        if last >= POLICY_2:
            apply_layer(weights.policy_2, layers, layers.inner, layers.second)
            add_inner(layers.inner, layers.second)
        if last >= LISTING:
            count = legal(board, state, work.options)
            if last >= SCORES:
                apply_last(
                    weights.policy_3, layers, layers.second, work.options, count, work.scores
                )


@jit
def run_values(board: GameBoard, states: Any, weights: Weights, work: Workspace) -> None:
    """Judge every state."""
    layers = work.layers
    for index in range(states.shape[0]):
        seat = as_int64(seat_to_move(states[index]))
        write_features(board, states[index], seat, work.features, layers.counts, layers.terms)
        see(weights, layers, seat)
        judge(weights, layers)


def positions(planner: NetworkPlanner) -> NDArray[np.void]:
    """Return the positions of games of the policy, in the order in which they were played."""
    found = []
    for seed in range(SEED, SEED + GAMES):
        state = planner.rules.new(seed)
        while state.stage != OVER:
            found.append(state.copy())
            planner.rules.step(state, planner.decide(state, 0.0, 0))
    states = np.array(found, dtype=planner.rules.state_dtype)
    return states.view(np.recarray)


def microseconds(planner: NetworkPlanner) -> list[tuple[str, float]]:
    """Return the time of every part of an evaluation.

    The parts take turns, so that other load on the machine meets all of them alike.
    """
    states = positions(planner)
    board, weights, work = planner.rules.board_array[0], planner.weights, planner.work
    actions: list[Callable[[], object]] = [
        partial(run_parts, board, states, weights, work, part) for part in range(len(NAMES))
    ]
    actions.append(partial(run_values, board, states, weights, work))
    shortest = [float("inf")] * len(actions)
    for _ in range(REPEATS):
        for index, action in enumerate(actions):
            shortest[index] = min(shortest[index], best_seconds(action, 1, time.process_time))
    *until, values = np.array(shortest) / len(states) * 1e6
    found = list(zip(NAMES, np.diff(until, prepend=0.0).tolist(), strict=True))
    return [*found, ("features, first layer and values", float(values))]


def in_play(planner: NetworkPlanner) -> float:
    """Return the evaluations per second of the policy against itself."""
    seeds = range(SEED, SEED + GAMES)
    seconds = best_seconds(lambda: planner.play_games(seeds), REPEATS, time.process_time)
    planner.work.counters[0] = 0
    planner.play_games(seeds)
    return float(planner.work.counters[0]) / seconds


def main() -> None:
    console = Console(width=120)
    console.print(f"one core of {os.cpu_count()}; wanted: {WANTED} in play")
    console.print(f"{GAMES} games of 4 players, seeds {SEED} and up; best of {REPEATS} runs")
    for game, map_name in SETUPS:
        rules = rules_for(game, 4, (), map_name)
        path = network_for(rules)
        if path is None:
            continue
        planner = NetworkPlanner(rules, path)
        table = Table("what", "measured", title=map_name or game, title_justify="left")
        table.add_row("in play", f"{in_play(planner):,.0f} evaluations/s")
        for name, duration in microseconds(planner):
            table.add_row(name, f"{duration:.2f} µs")
        console.print(table)


if __name__ == "__main__":
    main()
