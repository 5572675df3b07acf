"""Connections over built links: which nodes are joined, what lies nearest, and by which way.

A link is built when its owner is a seat (0 or more). Node sets are bit masks.
"""

from cottonopolis.engine.events import CARRIED_VIA, Buffer, emit
from cottonopolis.engine.jit import inlined, jit
from cottonopolis.engine.records import Ints

MAX_NODES = 63  # as many bits as a node set has
UNREACHED = -1


@inlined
def bit(index: int) -> int:
    """The mask with one bit set."""
    return 1 << int(index)


@inlined
def has_bit(mask: int, index: int) -> bool:
    """Whether a bit of a mask is set."""
    return (int(mask) >> int(index)) & 1 != 0


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
    """Without links every node is a component by itself."""
    for node in range(component.shape[0]):
        component[node] = node


@jit
def spread(link_a: Ints, link_b: Ints, owner: Ints, reached: int, stops: int) -> int:
    """The nodes reached after travelling one more built link from any node reached so far.

    Nothing travels on from the nodes of `stops`.
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


@jit
def distance(link_a: Ints, link_b: Ints, owner: Ints, start: int, goal: int, stops: int) -> int:
    """How many built links lie between two nodes; UNREACHED if they are not connected."""
    reached = bit(start)
    closed = stops & ~reached
    count = 0
    while not has_bit(reached, goal):
        further = spread(link_a, link_b, owner, reached, closed)
        if further == reached:
            return UNREACHED
        reached = further
        count += 1
    return count


@jit
def emit_way(
    events: Buffer, link_a: Ints, link_b: Ints, owner: Ints, start: int, goal: int, stops: int
) -> None:
    """Write a shortest way over built links as events, both ends included, if anybody listens."""
    if events.shape[0] == 0:
        return
    left = distance(link_a, link_b, owner, start, goal, stops)
    node = int(start)
    if left == UNREACHED:
        return
    emit(events, CARRIED_VIA, node)
    while left > 0:
        for link in range(owner.shape[0]):
            if owner[link] < 0 or (link_a[link] != node and link_b[link] != node):
                continue
            other = int(link_b[link]) if link_a[link] == node else int(link_a[link])
            passes = other == goal or not has_bit(stops, other)
            if passes and distance(link_a, link_b, owner, other, goal, stops) == left - 1:
                node = other
                break
        left -= 1
        emit(events, CARRIED_VIA, node)
