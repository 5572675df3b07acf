"""Connections over built links: components, nearest nodes and shortest paths.

A link is built if its owner is a seat (0 or more). Node sets are bit masks.
"""

from cottonopolis.engine.events import CARRIED_VIA, Buffer, emit
from cottonopolis.engine.jit import inlined, jit
from cottonopolis.engine.records import Ints

MAX_NODES = 63  # bits of a node set
UNREACHED = -1


@inlined
def bit(index: int) -> int:
    return 1 << int(index)


@inlined
def has_bit(mask: int, index: int) -> bool:
    return (int(mask) >> int(index)) & 1 != 0


@jit
def join(component: Ints, a: int, b: int) -> None:
    """Merge the components of two nodes. A component has the number of its lowest node."""
    keep = min(component[a], component[b])
    drop = max(component[a], component[b])
    if keep == drop:
        return
    for node in range(component.shape[0]):
        if component[node] == drop:
            component[node] = keep


@jit
def reset_components(component: Ints) -> None:
    """Make every node its own component, as on a board without links."""
    for node in range(component.shape[0]):
        component[node] = node


@jit
def spread(link_a: Ints, link_b: Ints, owner: Ints, reached: int, stops: int) -> int:
    """Return the reached nodes plus those one built link further.

    `stops` are nodes that cannot be passed through.
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
    """Return the target nodes that are fewest built links from the start (0 if unreachable).

    A path may begin or end at a node of `stops`, but not lead through it.
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
    """Return the number of built links between two nodes, UNREACHED if not connected."""
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
def emit_path(
    events: Buffer, link_a: Ints, link_b: Ints, owner: Ints, start: int, goal: int, stops: int
) -> None:
    """Write a shortest path over built links as events, both ends included."""
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
