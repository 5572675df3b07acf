"""What happened while a decision was played, written to a buffer for logs and animations.

A buffer is an array of rows ``kind, a, b, c, d``; row 0 column 0 counts the rows in use.
Simulations pass the empty buffer ``NO_EVENTS`` and pay nothing.
"""

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.jit import jit

Buffer = NDArray[np.int16]

CAPACITY = 512
NO_EVENTS: Buffer = np.zeros((0, 5), dtype=np.int16)


def new_buffer() -> Buffer:
    """An empty buffer that is large enough for anything one decision can set off."""
    return np.zeros((CAPACITY, 5), dtype=np.int16)


@jit
def emit(events: Buffer, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Write one event, if anybody listens."""
    if events.shape[0] == 0:
        return
    row = events[0, 0] + 1
    events[0, 0] = row
    events[row, 0] = kind
    events[row, 1] = a
    events[row, 2] = b
    events[row, 3] = c
    events[row, 4] = d
