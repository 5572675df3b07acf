"""A demand track: cubes lie on its dearest spaces, the cheapest cube is the next to go."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.jit import jit


@jit
def next_price(spaces: NDArray[np.int16], length: int, cubes: int, when_empty: int) -> int:
    """What the next cube costs."""
    if cubes == 0:
        return when_empty
    return int(spaces[length - cubes])


@jit
def next_reward(spaces: NDArray[np.int16], length: int, cubes: int) -> int:
    """What filling the dearest empty space earns (there must be one)."""
    return int(spaces[length - cubes - 1])


@jit
def track_price(board: Any, state: Any, resource: int) -> int:
    """What the next cube of a resource costs in whatever game this is (B17, B18, A10)."""
    return next_price(
        board.track_spaces[resource],
        board.track_length,
        state.track_cubes[resource],
        board.track_empty[resource],
    )
