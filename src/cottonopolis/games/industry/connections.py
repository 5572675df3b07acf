"""Connections by rails and sea lanes of all players: A11 and A12.

A sea lane is open while its port location has a port tile and its ship slot a ship tile; a coal
import is one edge beyond its ship. These tiles are only ever replaced by the same kind, so open
lanes stay open, and components only grow.

Nodes that cannot be passed through (A12), called stops, are never joined to others: each is its own
component, and `reach` adds it as the end of a path.
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
    """A7, A11: whether a location has a port tile of any player."""
    first = int(board.node_slot[node])
    for slot in range(first, first + int(board.node_slots[node])):
        if state.tile_industry[slot] == PORT:
            return True
    return False


@jit
def carries(board: Board, state: State, lane: int) -> bool:
    """A11: whether a sea lane has a ship tile at one end and a port tile at the other."""
    return bool(state.tile_owner[board.lane_slot[lane]] != NOBODY) and has_port(
        board, state, board.lane_port[lane]
    )


@jit
def lay_edge(board: Board, state: State, edge: int, owner: int) -> None:
    """Add an edge: a built rail, an open sea lane, or the edge to an import."""
    state.edge_owner[edge] = owner
    a = int(board.edge_a[edge])
    b = int(board.edge_b[edge])
    if b < NODES and not int(board.stops) & (bit(a) | bit(b)):
        join(state.component, a, b)


@jit
def open_lanes(board: Board, state: State) -> None:
    """A11: open the sea lanes and imports that a new port or ship completes."""
    for lane in range(as_int64(board.lane_count)):
        if state.edge_owner[RAILS + lane] == NOBODY and carries(board, state, lane):
            lay_edge(board, state, RAILS + lane, OPEN)
    for ship in range(as_int64(board.ship_count)):
        if state.tile_owner[board.import_slot[ship]] != NOBODY:
            state.edge_owner[RAILS + LANES + ship] = OPEN


@jit
def beside_stops(board: Board, state: State, components: int) -> int:
    """Add the components that an edge to or from a stop connects."""
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
    """A12: return the components connected to a node, its own included, not through a stop."""
    found = bit(state.component[node])
    if board.stop_edge_count == 0:
        return found
    stops = int(board.stops)  # the component of a stop has the number of its node
    if found & stops:
        found = beside_stops(board, state, found)
    return found | beside_stops(board, state, found & ~stops)


@jit
def reach_of_building(board: Board, state: State, slot: int, industry: int) -> int:
    """A10: return the components connected to a new tile, with the sea lanes that it opens."""
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
    """A10: return the edges, with those that a new port or ship opens."""
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
    """Whether the tile on a slot has a cube of a resource."""
    industry = COAL_MINE if resource == COAL else IRON_WORKS
    return bool(state.tile_industry[slot] == industry and state.tile_cubes[slot] > 0)


@jit
def import_stock(board: Board, state: State, ship: int) -> int:
    """A10: return the coal on an import; that of the ship being built counts as filled."""
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
    """Return the nodes that have a cube; import k is node NODES + k."""
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
    """A10: return the target nodes nearest to a node."""
    return nearest(board.edge_a, board.edge_b, edges, node, targets, int(board.stops))


@jit
def is_stock(board: Board, state: State, nodes: int, resource: int, source: int) -> bool:
    """Whether a source (a slot, or SLOTS + import) has a cube and is at one of the nodes."""
    if source < SLOTS:
        return holds(state, source, resource) and nodes & bit(board.slot_node[source]) != 0
    ship = source - SLOTS
    return bool(
        resource == COAL
        and ship < board.ship_count
        and import_stock(board, state, ship) > 0
        and nodes & bit(NODES + ship)
    )
