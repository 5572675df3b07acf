"""Connections over built links: who is joined to whom, and what lies nearest.

A link is built when its owner is a seat (0 or more). Node sets are bit masks.
"""

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.jit import jit

Ints = NDArray[np.int16]


@jit
def bit(index: int) -> int:
    """The mask with one bit set."""
    return 1 << int(index)


@jit
def join(component: Ints, a: int, b: int) -> None:
    """Merge the components of two nodes; a component is named after its lowest node."""
    keep = min(component[a], component[b])
    drop = max(component[a], component[b])
    if keep == drop:
        return
    for node in range(component.shape[0]):
        if component[node] == drop:
            component[node] = keep


@jit
def separate(component: Ints) -> None:
    """No links: every node is a component of its own."""
    for node in range(component.shape[0]):
        component[node] = node


@jit
def spread(link_a: Ints, link_b: Ints, owner: Ints, reached: int, stops: int) -> int:
    """The nodes reached after travelling one more built link from any node reached so far.

    Nobody travels on from the nodes of `stops`.
    """
    further = reached
    leaving = reached & ~stops
    for link in range(owner.shape[0]):
        if owner[link] >= 0:
            a = 1 << int(link_a[link])
            b = 1 << int(link_b[link])
            if leaving & (a | b):
                further |= a | b
    return further


@jit
def nearest(link_a: Ints, link_b: Ints, owner: Ints, start: int, targets: int, stops: int) -> int:
    """Those of the target nodes that lie fewest built links away from the start (0 if none do).

    A way may begin or end at one of the nodes of `stops`, but not lead through it.
    """
    reached = 1 << int(start)
    closed = stops & ~reached
    while reached & targets == 0:
        further = spread(link_a, link_b, owner, reached, closed)
        if further == reached:
            return 0
        reached = further
    return reached & targets
