"""Random games, many at a time."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine import game_loop
from cottonopolis.engine.events import NO_EVENTS
from cottonopolis.engine.game_loop import (
    CHOICE_COLUMNS,
    NO_CHOICE_LOG,
    NO_TRACE,
    ChoiceLog,
    Trace,
)
from cottonopolis.engine.records import GameState, Records
from cottonopolis.games.notation import Step, steps_of
from cottonopolis.games.rules import MAX_GAME_STEPS, AnyRules, new_trace


class LoggedGames(NamedTuple):
    """Finished games and the choices made in them, game after game."""

    states: Records  # at the end of each game
    counts: NDArray[np.int32]  # number of choices in each game
    choices: NDArray[np.int16]  # seat, stage and decision of each choice
    legal: NDArray[np.uint8]  # for each choice the legal decisions as bits, highest bit first


def _play(
    rules: AnyRules,
    games: int,
    first_seed: int,
    policy: str,
    trace: Trace = NO_TRACE,
    log: ChoiceLog = NO_CHOICE_LOG,
) -> tuple[Records, NDArray[np.int32]]:
    states = np.zeros(games, dtype=rules.state_dtype)
    counts = np.zeros(games, dtype=np.int32)
    game_loop.play_random_games(
        rules.board_array,
        states,
        np.zeros(1, dtype=rules.state_dtype),
        first_seed,
        rules.policies[policy],
        rules.option_buffer(),
        np.zeros(4, dtype=np.uint32),
        NO_EVENTS,
        trace,
        counts,
        log,
    )
    return states, counts


def simulate(
    rules: AnyRules, games: int, first_seed: int, policy: str
) -> tuple[NDArray[np.int16], NDArray[np.int32]]:
    """Play random games; returns victory points (game by seat) and numbers of decisions."""
    states, counts = _play(rules, games, first_seed, policy)
    return np.asarray(states["vp"][:, : rules.players]), counts


def logged_games(rules: AnyRules, games: int, first_seed: int, policy: str) -> LoggedGames:
    """Play random games and log every choice; forced choices are omitted."""
    _, counts = _play(rules, games, first_seed, policy)
    made = int(counts.sum())
    choices = np.zeros((made, CHOICE_COLUMNS), dtype=np.int16)
    legal = np.zeros((made, -(-rules.decision_count // 8)), dtype=np.uint8)
    log = ChoiceLog(choices, legal)
    states, _ = _play(rules, games, first_seed, policy, NO_TRACE, log)
    return LoggedGames(states, counts, choices, legal)


def random_game(rules: AnyRules, seed: int, policy: str) -> tuple[GameState, list[Step]]:
    """Play one random game; returns its final state and all its steps."""
    trace = new_trace(MAX_GAME_STEPS)
    states, _ = _play(rules, 1, seed, policy, trace)
    return states[0], steps_of(trace)
