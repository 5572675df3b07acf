"""Turn order by money spent."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.jit import jit, wide


@jit
def reorder_by_spending(order: NDArray[np.int16], spent: NDArray[np.int16], players: int) -> None:
    """Least spent goes first; ties keep their relative order (a stable insertion sort)."""
    for place in range(1, players):
        seat = order[place]
        at = place
        while at > 0 and spent[order[at - 1]] > spent[seat]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = seat


@jit
def seat_to_move(state: Any) -> int:
    """The seat that must decide now."""
    return wide(state.order[state.turn])


@jit
def seats_after(first: int, seat: int, players: int) -> int:
    """How many seats after the first one a seat is, going round."""
    return seat - first if seat >= first else seat - first + players
