"""Who is connected to whom, by rails and sea lanes of any owner: A11 and A12.

A sea lane carries while a port tile stands at its port location and a ship tile on its ship slot; a
coal import lies one edge beyond its ship. Neither kind of tile ever makes way for anything else, so
what is once open stays open, and components only grow.

Nodes that nobody may pass through (A12) are never joined to others: each is a component of its own,
and `reach` adds it as an end of the way.
"""

import numpy as np

from cottonopolis.engine.graph import bit, join, nearest
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.records import Ints
from cottonopolis.engine.tracks import COAL
from cottonopolis.games.industry.decisions import BUILD, industry_of, slot_of
from cottonopolis.games.industry.state import (
    COAL_MINE,
    EDGES,
    IRON_WORKS,
    LANES,
    NOBODY,
    NODES,
    OPEN,
    PORT,
    RAILS,
    SHIP,
    SLOTS,
    Board,
    State,
)


@jit
def has_port(board: Board, state: State, node: int) -> bool:
    """A7, A11: whether a port tile of anybody stands in a location."""
    first = int(board.node_slot[node])
    for slot in range(first, first + int(board.node_slots[node])):
        if state.tile_industry[slot] == PORT:
            return True
    return False


@jit
def carries(board: Board, state: State, lane: int) -> bool:
    """A11: whether a ship tile and a port tile stand at the two ends of a sea lane."""
    return bool(state.tile_owner[board.lane_slot[lane]] != NOBODY) and has_port(
        board, state, board.lane_port[lane]
    )


@jit
def lay_edge(board: Board, state: State, edge: int, owner: int) -> None:
    """A rail is built, or a sea lane or the way to an import opens."""
    state.edge_owner[edge] = owner
    a = int(board.edge_a[edge])
    b = int(board.edge_b[edge])
    if b < NODES and not int(board.stops) & (bit(a) | bit(b)):
        join(state.component, a, b)


@jit
def open_lanes(board: Board, state: State) -> None:
    """A11: after a port or ship was placed, open whatever carries now."""
    for lane in range(as_int64(board.lane_count)):
        if state.edge_owner[RAILS + lane] == NOBODY and carries(board, state, lane):
            lay_edge(board, state, RAILS + lane, OPEN)
    for ship in range(as_int64(board.ship_count)):
        if state.tile_owner[board.import_slot[ship]] != NOBODY:
            state.edge_owner[RAILS + LANES + ship] = OPEN


@jit
def beside_stops(board: Board, state: State, components: int) -> int:
    """Components, and those that one open edge to or from a stop joins to them."""
    found = components
    for index in range(as_int64(board.stop_edge_count)):
        edge = board.stop_edges[index]
        if state.edge_owner[edge] >= 0:
            ends = bit(state.component[board.edge_a[edge]])
            ends |= bit(state.component[board.edge_b[edge]])
            if components & ends:
                found |= ends
    return found


@jit
def reach(board: Board, state: State, node: int) -> int:
    """The components that a node is connected to, its own among them; none through a stop (A12)."""
    found = bit(state.component[node])
    if board.stop_edge_count == 0:
        return found
    stops = int(board.stops)  # the component of a stop has its number
    if found & stops:
        found = beside_stops(board, state, found)
    return found | beside_stops(board, state, found & ~stops)


@jit
def reach_of_building(board: Board, state: State, slot: int, industry: int) -> int:
    """A10: what a slot is connected to for the tile being built, which opens its own sea lanes."""
    node = board.slot_node[slot]
    found = reach(board, state, node)
    if industry == PORT:
        for lane in range(as_int64(board.lane_count)):
            ship = board.lane_slot[lane]
            if board.lane_port[lane] == node and state.tile_owner[ship] != NOBODY:
                found |= reach(board, state, board.slot_node[ship])
    elif industry == SHIP:
        for lane in range(as_int64(board.lane_count)):
            if board.lane_slot[lane] == slot and has_port(board, state, board.lane_port[lane]):
                found |= reach(board, state, board.lane_port[lane])
    return found


@jit
def edges_for_building(board: Board, state: State, slot: int, industry: int) -> Ints:
    """A10: the edges as they are, and those that a port or ship being built opens for itself."""
    edges = np.empty(EDGES, dtype=np.int16)
    for edge in range(EDGES):
        edges[edge] = state.edge_owner[edge]
    for lane in range(as_int64(board.lane_count)):
        ship = board.lane_slot[lane]
        port = board.lane_port[lane]
        if (industry == SHIP and ship == slot and has_port(board, state, port)) or (
            industry == PORT and port == board.slot_node[slot] and state.tile_owner[ship] != NOBODY
        ):
            edges[RAILS + lane] = OPEN
    if industry == SHIP:
        edges[RAILS + LANES + board.slot_import[slot]] = OPEN
    return edges


@jit
def holds(state: State, slot: int, resource: int) -> bool:
    """Whether a slot has a cube of this kind to give."""
    industry = COAL_MINE if resource == COAL else IRON_WORKS
    return bool(state.tile_industry[slot] == industry and state.tile_cubes[slot] > 0)


@jit
def import_stock(board: Board, state: State, ship: int) -> int:
    """The coal on an import; the one beyond a ship about to be built counts as filled (A10)."""
    slot = board.import_slot[ship]
    if (
        state.pending == BUILD
        and industry_of(state.chosen) == SHIP
        and slot_of(state.chosen) == slot
        and state.tile_owner[slot] == NOBODY
    ):
        return int(board.import_cubes[ship])
    return int(state.import_cubes[ship])


@jit
def stocked_nodes(board: Board, state: State, resource: int) -> int:
    """The nodes that have a cube; import k is node NODES + k."""
    stocked = 0
    for slot in range(as_int64(board.slot_count)):
        if holds(state, slot, resource):
            stocked |= bit(board.slot_node[slot])
    if resource == COAL:
        for ship in range(as_int64(board.ship_count)):
            if import_stock(board, state, ship) > 0:
                stocked |= bit(NODES + ship)
    return stocked


@jit
def nearest_nodes(board: Board, edges: Ints, node: int, targets: int) -> int:
    """A10: those of the target nodes that lie nearest to a node."""
    return nearest(board.edge_a, board.edge_b, edges, node, targets, int(board.stops))


@jit
def is_stock(board: Board, state: State, nodes: int, resource: int, source: int) -> bool:
    """Whether a source (a slot, or SLOTS + import) has a cube and lies at one of the nodes."""
    if source < SLOTS:
        return holds(state, source, resource) and nodes & bit(board.slot_node[source]) != 0
    ship = source - SLOTS
    return bool(
        resource == COAL
        and ship < board.ship_count
        and import_stock(board, state, ship) > 0
        and nodes & bit(NODES + ship)
    )
