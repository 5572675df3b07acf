"""What each game brings for its bots to think with, found by the type of its state.

`read_terms` reads the evaluation's terms off a position, `row_of` says which weights it uses,
`stand_first` and `reveal` keep a search away from what is hidden, `obvious` and `trim` leave out
options that cannot be best. See engine/course.py for how this goes to the right game in both gears.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.course import Trace
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.jit import COMPILED

Values = NDArray[np.float64]
Ints = NDArray[np.int64]


class Thinking(NamedTuple):
    """What a game brings."""

    read_terms: Callable[..., None]  # (board, state, seat, out, scratch)
    row_of: Callable[..., int]  # (state): row of the weights
    stand_first: Callable[..., None]  # (board, state, seat): end of turn without end of round
    obvious: Callable[..., int]  # (board, state, seat, terms, weights): a decision, or below 0
    trim: Callable[..., int]  # (board, state, seat, options, n, terms, weights): options kept
    reveals: Callable[..., bool]  # (decision): whether it turns up something hidden
    # (board, states, at, spare, decision, events, trace): play such a decision on states[at] as it
    # is likely to turn out, on states[spare] as it may instead; returns the chance of that
    reveal: Callable[..., float]
    redeal: Callable[..., None]  # (board, view, seat, seed): deal what is hidden anew


_GAMES: dict[Any, Thinking] = {}


def bring(state_dtype: Any, thinking: Thinking) -> None:
    """Register a game's thinking."""
    _GAMES[state_dtype] = thinking
    if COMPILED:
        import numba

        _GAMES[numba.from_dtype(state_dtype)] = thinking


def read_terms(board: Any, state: Any, seat: int, out: Values, scratch: Ints) -> None:
    """Read the terms in whatever game this is."""
    _GAMES[state.dtype].read_terms(board, state, seat, out, scratch)


def row_of(state: Any) -> int:
    """The row of weights in whatever game this is."""
    return _GAMES[state.dtype].row_of(state)


def stand_first(board: Any, state: Any, seat: int) -> None:
    """Keep the end of a turn from ending the round in whatever game this is."""
    _GAMES[state.dtype].stand_first(board, state, seat)


def obvious(board: Any, state: Any, seat: int, terms: Values, weights: Values) -> int:
    """A decision that needs no list of options in whatever game this is."""
    return _GAMES[state.dtype].obvious(board, state, seat, terms, weights)


def trim(
    board: Any, state: Any, seat: int, options: Buffer, n: int, terms: Values, weights: Values
) -> int:
    """Leave out options in whatever game this is."""
    return _GAMES[state.dtype].trim(board, state, seat, options, n, terms, weights)


def reveals(state: Any, decision: int) -> bool:
    """Whether a decision turns up something hidden in whatever game this is."""
    return _GAMES[state.dtype].reveals(decision)


def reveal(
    board: Any, states: Any, at: int, spare: int, decision: int, events: Buffer, trace: Trace
) -> float:
    """Play a decision that turns up something hidden in whatever game this is."""
    return _GAMES[states.dtype].reveal(board, states, at, spare, decision, events, trace)


def redeal(board: Any, view: Any, seat: int, seed: int) -> None:
    """Deal what is hidden from a seat anew in whatever game this is."""
    _GAMES[view.dtype].redeal(board, view, seat, seed)


if COMPILED:
    from numba.extending import overload

    @overload(read_terms, strict=False)
    def _read_terms(board: Any, state: Any, seat: Any, out: Any, scratch: Any) -> Any:
        chosen = _GAMES[state].read_terms
        return lambda board, state, seat, out, scratch: chosen(board, state, seat, out, scratch)

    @overload(row_of, strict=False)
    def _row_of(state: Any) -> Any:
        chosen = _GAMES[state].row_of
        return lambda state: chosen(state)

    @overload(stand_first, strict=False)
    def _stand_first(board: Any, state: Any, seat: Any) -> Any:
        chosen = _GAMES[state].stand_first
        return lambda board, state, seat: chosen(board, state, seat)

    @overload(obvious, strict=False)
    def _obvious(board: Any, state: Any, seat: Any, terms: Any, weights: Any) -> Any:
        chosen = _GAMES[state].obvious
        return lambda board, state, seat, terms, weights: chosen(board, state, seat, terms, weights)

    @overload(trim, strict=False)
    def _trim(
        board: Any, state: Any, seat: Any, options: Any, n: Any, terms: Any, weights: Any
    ) -> Any:
        chosen = _GAMES[state].trim
        return lambda board, state, seat, options, n, terms, weights: chosen(
            board, state, seat, options, n, terms, weights
        )

    @overload(reveals, strict=False)
    def _reveals(state: Any, decision: Any) -> Any:
        chosen = _GAMES[state].reveals
        return lambda state, decision: chosen(decision)

    @overload(reveal, strict=False)
    def _reveal(
        board: Any, states: Any, at: Any, spare: Any, decision: Any, events: Any, trace: Any
    ) -> Any:
        chosen = _GAMES[states.dtype].reveal
        return lambda board, states, at, spare, decision, events, trace: chosen(
            board, states, at, spare, decision, events, trace
        )

    @overload(redeal, strict=False)
    def _redeal(board: Any, view: Any, seat: Any, seed: Any) -> Any:
        chosen = _GAMES[view].redeal
        return lambda board, view, seat, seed: chosen(board, view, seat, seed)
