"""Speed of the Brass engine."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from benchmarks.measure import Figure, best_seconds
from cottonopolis import Game
from cottonopolis.engine.events import NO_EVENTS, Buffer
from cottonopolis.engine.game_loop import NO_TRACE, OVER, legal, play_forced, start_game, step
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.records import CHANCE_WORDS, Words
from cottonopolis.engine.rng import (
    GAME_STREAM,
    VERSION_1_SEEDS,
    below,
    chance_words,
    seed_chance,
    seed_words,
)
from cottonopolis.games.brass.state import STAGES, STATE_DTYPE
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules
from cottonopolis.games.simulation import random_game, simulate

GAMES = 5000
SEED = 1
POSITIONS = 50_000

games_per_second = 0.0


@jit
def collect(
    board: Any,
    states: Any,
    work: Any,
    seed: int,
    options: Buffer,
    rng: Words,
    events: Buffer,
    trace: Buffer,
) -> None:
    """Fill an array with the states before each decision of uniform random games."""
    count = 0
    while count < states.shape[0]:
        work[1] = work[0]
        state = work[1]
        seed_chance(state.chance, seed, GAME_STREAM)
        start_game(board, state, events)
        seed_words(rng, seed, 2)
        seed += 1
        while state.stage != OVER and count < states.shape[0]:
            states[count] = state
            count += 1
            n = legal(board, state, options)
            step(board, state, as_int64(options[below(rng, n)]), events, trace)
            play_forced(board, state, events, trace, options)


@jit
def list_all(board: Any, states: Any, options: Buffer) -> int:
    """List the legal decisions of every state."""
    total = 0
    for index in range(states.shape[0]):
        total += legal(board, states[index], options)
    return total


@jit
def copy_all(states: Any, work: Any) -> None:
    for index in range(states.shape[0]):
        work[0] = states[index]


@jit
def start_all(board: Any, work: Any, chances: Any, events: Buffer) -> None:
    """Set up and deal a game with each of some chances."""
    for index in range(chances.shape[0]):
        state = work[0]
        for word in range(CHANCE_WORDS):
            state.chance[word] = chances[index, word]
        start_game(board, state, events)


def positions(rules: AnyRules) -> NDArray[np.void]:
    """Return states of uniform random games."""
    states = np.zeros(POSITIONS, dtype=STATE_DTYPE)
    collect(
        rules.board,
        states,
        np.zeros(2, dtype=STATE_DTYPE),
        SEED,
        rules.option_buffer(),
        np.zeros(4, dtype=np.uint32),
        NO_EVENTS,
        NO_TRACE,
    )
    return states


def figures(console: Console) -> list[Figure]:
    global games_per_second
    rules = rules_for("brass", 4)
    board = rules.board
    found = []
    with console.status("random games"):
        for players, policy in ((4, "uniform"), (4, "sane"), (3, "uniform")):
            other = rules_for("brass", players)
            seconds = best_seconds(lambda: simulate(other, GAMES, SEED, policy), 3)  # noqa: B023
            decisions = int(simulate(other, GAMES, SEED, policy)[1].sum())
            rate = GAMES / seconds
            if not games_per_second:
                games_per_second = rate
            found.append(
                Figure(
                    f"{policy} random games, {players} players",
                    f"{rate:,.0f} games/s, {decisions / seconds:,.0f} decisions/s",
                    "1,500 games/s, aiming at 4,300" if players == 4 else "",
                    f"{GAMES} games, seeds {SEED} and up",
                )
            )
    with console.status("legal lists"):
        states = positions(rules)
        options = rules.option_buffer()
        how = f"{POSITIONS} positions of uniform games, seeds {SEED} and up"
        mean = best_seconds(lambda: list_all(board, states, options)) / POSITIONS
        found.append(Figure("mean legal list", f"{mean * 1e6:.2f} µs", "below 4 µs", how))
        for stage, name in enumerate(STAGES):
            some = states[states["stage"] == stage].copy()
            if len(some):
                mean = best_seconds(lambda: list_all(board, some, options)) / len(some)  # noqa: B023
                share = len(some) / POSITIONS
                text = f"{mean * 1e6:.2f} µs, {share:.0%} of decisions"
                found.append(Figure(f"  at stage {name}", text, "", how))
    work = np.zeros(1, dtype=STATE_DTYPE)
    for name, first in (("ChaCha20", SEED), ("the generator of version 1", VERSION_1_SEEDS + SEED)):
        chances = np.array([chance_words(first + n) for n in range(GAMES)], dtype=np.uint32)
        mean = best_seconds(lambda: start_all(board, work, chances, NO_EVENTS)) / GAMES  # noqa: B023
        how_dealt = f"{GAMES} games of 4, seeds {SEED} and up"
        found.append(Figure(f"dealing a game, {name}", f"{mean * 1e6:.1f} µs", "", how_dealt))
    mean = best_seconds(lambda: copy_all(states, work)) / POSITIONS
    found.append(Figure("copying a state", f"{mean * 1e9:.0f} ns", "below 1 µs", how))
    found.append(Figure("size of a state", f"{STATE_DTYPE.itemsize} bytes", "below 4 KB", ""))
    return found + replays()


def replays() -> list[Figure]:
    """Measure replaying a finished game."""
    rules = rules_for("brass", 4)
    state, steps = random_game(rules, SEED, "sane")
    decisions = [found.decision for found in steps]
    game = Game("brass", 4, SEED)
    game.take(state, steps)
    text = game.record()
    how = f"sane game with seed {SEED}, {len(game.actions())} actions"
    compiled = best_seconds(lambda: rules.replay(rules.new(SEED), decisions), 20)
    read = best_seconds(lambda: Game.from_record(text), 20)
    return [
        Figure("replaying a finished game", f"{compiled * 1e3:.3f} ms", "below 1 ms", how),
        Figure("the same read from its record", f"{read * 1e3:.2f} ms", "", how),
    ]
