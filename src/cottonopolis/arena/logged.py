"""Games of bots with every choice, for datasets."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from cottonopolis.arena.match import play_game
from cottonopolis.bots.registry import bot_class
from cottonopolis.engine.game_loop import CHOICE_COLUMNS
from cottonopolis.errors import SetupError
from cottonopolis.games.rules import AnyRules
from cottonopolis.games.simulation import LoggedGames


def line_up(words: str, players: int) -> list[str]:
    """Parse the bots of all seats, separated by commas; a single name takes all of them.

    >>> line_up("greedy", 3)
    ['greedy', 'greedy', 'greedy']
    """
    names = [name.strip() for name in words.split(",")]
    for name in names:
        bot_class(name)
    names *= players if len(names) == 1 else 1
    if len(names) != players:
        raise SetupError("line-up", count=len(names), players=players)
    return names


def logged_bot_games(
    rules: AnyRules, games: int, first_seed: int, names: Sequence[str]
) -> LoggedGames:
    """Play games of bots and log every choice; forced choices are omitted."""
    states = np.zeros(games, dtype=rules.state_dtype)
    counts = np.zeros(games, dtype=np.int32)
    choices: list[tuple[int, int, int]] = []
    legal: list[Any] = []

    def watch(state: Any, seat: int, decision: int) -> None:
        mask = np.zeros(rules.decision_count, dtype=np.bool_)
        mask[rules.legal(state)] = True
        choices.append((seat, int(state.stage), decision))
        legal.append(np.packbits(mask))

    for game in range(games):
        before = len(choices)
        states[game] = play_game(rules, names, first_seed + game, watch=watch).state
        counts[game] = len(choices) - before
    return LoggedGames(
        states,
        counts,
        np.array(choices, dtype=np.int16).reshape(-1, CHOICE_COLUMNS),
        np.array(legal, dtype=np.uint8),
    )
