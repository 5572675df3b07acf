"""What a game provides so that bots can search it: an evaluation, and hooks for the search.

The sub-package with the game's id (`bots/brass/`) registers the hooks; other packages call
`register_search`. The functions here that have the names of hooks dispatch to the right game,
compiled or interpreted (see engine/dispatch.py).
"""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.dispatch import ByGame
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import Trace
from cottonopolis.engine.records import GameBoard, GameState, Records
from cottonopolis.errors import SetupError
from cottonopolis.games.registry import rules_class
from cottonopolis.games.rules import AnyRules

# What a style likes (network/styles.py)
NOTHING: Final = 0
COTTON: Final = 1  # points of sold cotton mills and used ports
LINKS: Final = 2  # points of links
LOANS: Final = 3  # money borrowed

Values = NDArray[np.float64]
Integers = NDArray[np.int64]

Board = TypeVar("Board", bound=GameBoard)
State = TypeVar("State", bound=GameState)


class SearchHooks(NamedTuple, Generic[Board, State]):
    """The compiled functions of a game."""

    # Write the evaluation terms of a position for a seat: (board, state, seat, out, scratch)
    read_terms: Callable[[Board, State, int, Values, Integers], None]
    # Return the row of weights for a position
    row_of: Callable[[State], int]
    # Move a seat to the front of the turn order of a copy, so that its turn does not end the round
    move_to_front: Callable[[Board, State, int], None]
    # Return a decision if it is clear without listing the options, else a negative number: (board,
    # state, seat, terms, weights)
    obvious: Callable[[Board, State, int, Values, Values], int]
    # Keep only the promising options; returns their number: (board, state, seat, options, count,
    # terms, weights)
    trim: Callable[[Board, State, int, Buffer, int, Values, Values], int]
    # Whether a decision reveals hidden information
    reveals: Callable[[State, int], bool]
    # Play such a decision with its likely outcome on states[at], and with the other one on
    # states[spare]; returns the chance of the other: (board, states, at, spare, decision, events,
    # trace)
    reveal: Callable[[Board, Records, int, int, int, Buffer, Trace], float]
    # How much of COTTON, LINKS or LOANS a seat has now; only its increases count: (board, state,
    # seat, source)
    amount_of: Callable[[Board, State, int, int], float]


@dataclass(frozen=True)
class SearchGame:
    """The evaluation of a game: its terms and weights."""

    game: str
    hooks: SearchHooks[Any, Any]
    terms: int  # how many
    rows: int  # of weights, one per part of a game
    groups: tuple[tuple[str, int, int], ...]  # of terms: name, start, end
    # Rows that are tuned together: start, end
    spans: Callable[[AnyRules], tuple[tuple[int, int], ...]]
    initial_weights: Callable[[AnyRules], Values]  # written by hand; the start of tuning
    fallback_weights: tuple[str, ...] = ()  # names, for set-ups without tuned weights


_BY_STATE: ByGame[SearchHooks[Any, Any]] = ByGame()
_GAMES: dict[str, SearchGame] = {}


def register_search(found: SearchGame) -> SearchGame:
    _GAMES[found.game] = found
    _BY_STATE.register(rules_class(found.game).state_dtype, found.hooks)
    return found


def searchable_games() -> list[str]:
    """Return the games that bots can search."""
    for found in pkgutil.iter_modules([str(Path(__file__).parent)]):
        if found.ispkg and found.name != "weights":
            importlib.import_module(f"cottonopolis.bots.{found.name}")
    return list(_GAMES)


def search_game(game: str) -> SearchGame:
    if game not in _GAMES and game not in searchable_games():
        raise SetupError("no-search", word=game, known=", ".join(_GAMES))
    return _GAMES[game]


read_terms: Final[Callable[[GameBoard, GameState, int, Values, Integers], None]] = _BY_STATE.call(
    "read_terms", "board", "state", "seat", "out", "scratch"
)
row_of: Final[Callable[[GameState], int]] = _BY_STATE.call("row_of", "state")
move_to_front: Final[Callable[[GameBoard, GameState, int], None]] = _BY_STATE.call(
    "move_to_front", "board", "state", "seat"
)
obvious: Final[Callable[[GameBoard, GameState, int, Values, Values], int]] = _BY_STATE.call(
    "obvious", "board", "state", "seat", "terms", "weights"
)
trim: Final[Callable[[GameBoard, GameState, int, Buffer, int, Values, Values], int]] = (
    _BY_STATE.call("trim", "board", "state", "seat", "options", "count", "terms", "weights")
)
reveals: Final[Callable[[GameState, int], bool]] = _BY_STATE.call("reveals", "state", "decision")
reveal: Final[Callable[[GameBoard, Records, int, int, int, Buffer, Trace], float]] = _BY_STATE.call(
    "reveal", "board", "states", "at", "spare", "decision", "events", "trace"
)
amount_of: Final[Callable[[GameBoard, GameState, int, int], float]] = _BY_STATE.call(
    "amount_of", "board", "state", "seat", "source"
)
