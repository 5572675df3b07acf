"""Coal and iron: sources, prices, and the flips of emptied tiles.

A10 cubes for a building, A16 for a rail, A13 the demand track, A14 flips.
"""

from cottonopolis.engine.events import (
    BOUGHT_COAL,
    FLIPPED,
    SHIPPED_COAL,
    TOOK_COAL,
    Buffer,
    emit,
)
from cottonopolis.engine.graph import UNREACHED, distance, emit_path
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.prices import UNREACHABLE
from cottonopolis.engine.records import Ints
from cottonopolis.engine.tracks import COAL, IRON, next_reward, track_price
from cottonopolis.games.industry.connections import (
    edges_for_building,
    nearest_nodes,
    reach,
    reach_of_building,
    stocked_nodes,
)
from cottonopolis.games.industry.decisions import RAIL, industry_of, rail_of, slot_of
from cottonopolis.games.industry.event_kinds import EARNED, FIRST_IMPORT
from cottonopolis.games.industry.state import (
    NO_DEMAND,
    NOBODY,
    NODES,
    PORT,
    SHIP,
    SLOTS,
    TRACK,
    Board,
    State,
)
from cottonopolis.games.industry.summary import Summary


@jit
def price_within(summary: Summary, components: int, resource: int) -> int:
    """A10: the price of a cube: 0 from a tile or import, else the track's, or UNREACHABLE."""
    on_map = summary.coal if resource == COAL else summary.iron
    if on_map & components:
        return 0
    if summary.ports & components:
        return summary.coal_price if resource == COAL else summary.iron_price
    return UNREACHABLE


@jit
def building_cube_price(
    board: Board, state: State, summary: Summary, slot: int, industry: int, resource: int
) -> int:
    """A10: the price of a cube for a building."""
    if industry == SHIP and resource == COAL and state.tile_owner[slot] == NOBODY:
        return 0  # A13: it comes from the new ship's import
    components = reach_of_building(board, state, slot, industry)
    price = price_within(summary, components, resource)
    if price == UNREACHABLE and industry == PORT:  # a new port gives access to the track
        return summary.coal_price if resource == COAL else summary.iron_price
    return price


@jit
def rail_reach(board: Board, state: State, rail: int) -> int:
    """A16: the components connected to either end of a rail."""
    return reach(board, state, board.edge_a[rail]) | reach(board, state, board.edge_b[rail])


@jit
def pending_stocks(board: Board, state: State, resource: int) -> int:
    """A10, A16: the nodes where the pending action may take a cube; 0 if from the track."""
    stocked = stocked_nodes(board, state, resource)
    if stocked == 0:
        return 0
    edges = state.edge_owner
    if state.pending == RAIL:
        rail = rail_of(state.chosen)
        return nearest_nodes(board, edges, board.edge_a[rail], stocked) | nearest_nodes(
            board, edges, board.edge_b[rail], stocked
        )
    slot = slot_of(state.chosen)
    node = as_int64(board.slot_node[slot])
    industry = industry_of(state.chosen)
    if industry in (PORT, SHIP):
        opened = edges_for_building(board, state, slot, industry)
        return nearest_nodes(board, opened, node, stocked)
    return nearest_nodes(board, edges, node, stocked)


@jit
def flip(board: Board, state: State, slot: int, events: Buffer) -> None:
    """A14: flip a tile; its owner receives its income in cash."""
    owner = state.tile_owner[slot]
    state.tile_flipped[slot] = 1
    emit(events, FLIPPED, owner, slot)
    gain = board.tile_income[state.tile_industry[slot], state.tile_level[slot]]
    state.money[owner] += gain
    emit(events, EARNED, owner, gain, slot)


@jit
def flip_finished_ship(board: Board, state: State, slot: int, events: Buffer) -> None:
    """A14: flip a ship if its import is empty, and its market used or without demand.

    A ship built over another never flips (A15).
    """
    if (
        state.tile_owner[slot] == NOBODY
        or state.tile_flipped[slot]
        or state.tile_inert[slot]
        or state.import_cubes[board.slot_import[slot]] > 0
    ):
        return
    node = board.slot_node[slot]
    first = int(board.node_market[node])
    for market in range(first, first + int(board.node_markets[node])):
        if not state.market_used[market] and state.market_good[market] != NO_DEMAND:
            return
    flip(board, state, slot, events)


@jit
def stock_of(state: State, source: int) -> int:
    """Return the cubes left on a source: a slot, or SLOTS + import."""
    if source >= SLOTS:
        return int(state.import_cubes[source - SLOTS])
    return int(state.tile_cubes[source])


@jit
def remove_cube(board: Board, state: State, source: int, events: Buffer) -> None:
    """A14: remove a cube, and flip the tile if it was the last."""
    if source >= SLOTS:
        ship = source - SLOTS
        state.import_cubes[ship] -= 1
        flip_finished_ship(board, state, as_int64(board.import_slot[ship]), events)
        return
    state.tile_cubes[source] -= 1
    if state.tile_cubes[source] == 0:
        flip(board, state, source, events)


@jit
def node_of_source(board: Board, source: int) -> int:
    """Return the node of a source; import k is node NODES + k."""
    return as_int64(board.slot_node[source]) if source < SLOTS else NODES + source - SLOTS


@jit
def take_cube(
    board: Board,
    state: State,
    seat: int,
    source: int,
    resource: int,
    node: int,
    edges: Ints,
    events: Buffer,
) -> int:
    """A10: take one cube for use at a node, and return its price; the action pays at its end.

    The cube comes from a tile or import, or from the track.
    """
    if source == TRACK:
        price = track_price(board, state, resource)
        if state.track_cubes[resource] > 0:
            state.track_cubes[resource] -= 1
        emit(events, BOUGHT_COAL + resource, seat, price, node)
        return price
    emit(events, TOOK_COAL + resource, seat, source, node)
    start = node_of_source(board, source)
    emit_path(events, board.edge_a, board.edge_b, edges, start, node, int(board.stops))
    remove_cube(board, state, source, events)
    return 0


@jit
def take_cube_for_rail(
    board: Board, state: State, seat: int, source: int, resource: int, rail: int, events: Buffer
) -> int:
    """A16: take a cube for a rail, deliver it to the end nearer to its source; its price."""
    a = as_int64(board.edge_a[rail])
    b = as_int64(board.edge_b[rail])
    node = a
    edges = state.edge_owner
    if source >= 0 and events.shape[0] > 0:  # needed only for the events
        start = node_of_source(board, source)
        stops = int(board.stops)
        to_a = distance(board.edge_a, board.edge_b, edges, start, a, stops)
        to_b = distance(board.edge_a, board.edge_b, edges, start, b, stops)
        if to_b != UNREACHED and (to_a == UNREACHED or to_b < to_a):
            node = b
    return take_cube(board, state, seat, source, resource, node, edges, events)


@jit
def fill_track(
    board: Board, state: State, seat: int, source: int, resource: int, events: Buffer
) -> None:
    """A13: cubes of a new tile fill the empty spaces of their track, most expensive first."""
    while stock_of(state, source) > 0 and state.track_cubes[resource] < board.track_length:
        reward = next_reward(board, state, resource)
        state.track_cubes[resource] += 1
        state.money[seat] += reward
        emit(events, SHIPPED_COAL + resource, seat, source, reward)
        remove_cube(board, state, source, events)


assert IRON == COAL + 1  # event numbers are computed as those of coal plus the resource
assert FIRST_IMPORT == SLOTS  # events number sources as decisions do
