"""Stacks of industry tiles, kept as how many of each level are left."""

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.jit import jit

EMPTY = -1


@jit
def lowest_level(left: NDArray[np.int16]) -> int:
    """The level of the tile on top, or EMPTY."""
    for level in range(left.shape[0]):
        if left[level] > 0:
            return level
    return EMPTY
