"""Checks of what users pass: seeds, seats, set-ups. NumPy integers are as good as ints."""

from collections.abc import Iterable
from typing import Any, SupportsIndex

import numpy as np

from cottonopolis.engine.rng import HIGHEST_SEED
from cottonopolis.errors import SetupError
from cottonopolis.games.registry import rules_for, usual_players
from cottonopolis.games.rules import AnyRules

MANY_GAMES_SEED = 2**62  # the highest seed of redeals, play-outs and runs of many games
Integer = SupportsIndex  # for type checkers: an int or a NumPy integer


def as_int(value: Any) -> int | None:
    """Return a Python or NumPy integer as an int, None for everything else.

    >>> import numpy as np
    >>> as_int(np.int16(3)), as_int(3), as_int(True), as_int("3")
    (3, 3, None, None)
    """
    if isinstance(value, int | np.integer) and not isinstance(value, bool):
        return int(value)
    return None


def checked_seed(seed: Any, highest: int = HIGHEST_SEED) -> int:
    """Check a seed and return it as an int; raises SetupError."""
    number = as_int(seed)
    if number is None or not 0 <= number <= highest:
        raise seed_error(repr(seed), highest)
    return number


def seed_error(word: str, highest: int) -> SetupError:
    return SetupError("seed", word=word, highest=f"2^{highest.bit_length() - 1}")


def checked_seat(seat: Any, players: int) -> int:
    """Check a seat and return it as an int; raises SetupError."""
    number = as_int(seat)
    if number is None:
        raise SetupError("seat-number", word=repr(seat), last=players - 1)
    if not 0 <= number < players:
        raise SetupError("seat", word=str(number), last=players - 1)
    return number


def checked_rules(game: Any, players: Any, variants: Any, map: Any) -> AnyRules:
    """Check a set-up and return its rules; raises SetupError.

    `players` defaults to the usual number.
    """
    if players is None:
        players = usual_players(str(game))
    number = as_int(players)
    if number is None:
        raise SetupError("players-number", word=repr(players))
    if isinstance(variants, str):
        variants = (variants,)
    if not isinstance(variants, Iterable):
        raise SetupError("unknown-variant", word=repr(variants), known="[]")
    names = tuple(sorted(str(name) for name in variants))
    return rules_for(str(game), number, names, None if map is None else str(map))
