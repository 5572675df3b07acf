"""A summary of the map for the seat to move, computed once and used by many rules."""

from typing import NamedTuple

from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.tiles import lowest_level
from cottonopolis.engine.tracks import COAL, IRON, track_price
from cottonopolis.games.industry.state import (
    BOTH_GOODS,
    COAL_MINE,
    COTTON_GOODS,
    COTTON_MILL,
    FACTORY,
    FACTORY_GOODS,
    IRON_WORKS,
    PORT,
    SHIP,
    Board,
    State,
)

COTTON_ONLY_PORT_LEVEL = 1  # A17


class Summary(NamedTuple):
    """The map from the view of one seat; sets of nodes and components are bit masks."""

    seat: int
    ports: int  # components with a port tile or a distant port
    coal: int  # components with coal on a mine or an import
    iron: int  # components with iron on a works
    coal_any: int  # coal cubes on the whole map, imports included (A15)
    iron_any: int
    cotton_buyers: int  # components with an unused port or market that takes cotton
    factory_buyers: int  # components with an unused port or market that takes factory goods
    tile_nodes: int  # nodes where the seat has an industry tile
    rail_nodes: int  # end nodes of the seat's rails
    coal_price: int  # of the next cube on the coal track
    iron_price: int
    levels: tuple[int, int, int, int, int, int]  # of the lowest tile of each industry, or EMPTY


class OwnSummary(NamedTuple):
    """The part of the summary about the seat's own tiles and rails."""

    seat: int
    tile_nodes: int
    rail_nodes: int


@jit
def takes_goods(good: int, industry: int) -> bool:
    """A17: whether a market tile takes the goods of an industry."""
    if good == BOTH_GOODS:
        return True
    return bool(good == (COTTON_GOODS if industry == COTTON_MILL else FACTORY_GOODS))


@jit
def rail_nodes(board: Board, state: State, seat: int) -> int:
    """Return the end nodes of a seat's rails."""
    nodes = 0
    for rail in range(as_int64(board.rail_count)):
        if state.edge_owner[rail] == seat:
            nodes |= bit(board.edge_a[rail]) | bit(board.edge_b[rail])
    return nodes


@jit
def summarise_own(board: Board, state: State) -> OwnSummary:
    """Summarise only the tiles and rails of the seat to move."""
    seat = seat_to_move(state)
    tile_nodes = 0
    for slot in range(as_int64(board.slot_count)):
        if state.tile_owner[slot] == seat:
            tile_nodes |= bit(board.slot_node[slot])
    return OwnSummary(seat, tile_nodes, rail_nodes(board, state, seat))


@jit
def summarise(board: Board, state: State) -> Summary:
    """Summarise the map for the seat to move."""
    seat = seat_to_move(state)
    ports = 0
    coal = 0
    iron = 0
    coal_any = 0
    iron_any = 0
    cotton_buyers = 0
    factory_buyers = 0
    tile_nodes = 0
    for slot in range(as_int64(board.slot_count)):
        owner = state.tile_owner[slot]
        if owner < 0:
            continue
        node = board.slot_node[slot]
        here = bit(state.component[node])
        industry = state.tile_industry[slot]
        cubes = int(state.tile_cubes[slot])
        if owner == seat:
            tile_nodes |= bit(node)
        if industry == PORT:
            ports |= here
            if not state.tile_flipped[slot]:
                cotton_buyers |= here
                if state.tile_level[slot] > COTTON_ONLY_PORT_LEVEL:
                    factory_buyers |= here
        elif industry == COAL_MINE and cubes > 0:
            coal |= here
            coal_any += cubes
        elif industry == IRON_WORKS and cubes > 0:
            iron |= here
            iron_any += cubes
    for ship in range(as_int64(board.ship_count)):
        if state.import_cubes[ship] > 0:
            coal |= bit(state.component[board.slot_node[board.import_slot[ship]]])
            coal_any += int(state.import_cubes[ship])
    for node in range(as_int64(board.node_count)):
        if board.distant_port[node]:
            ports |= bit(state.component[node])
    for market in range(as_int64(board.market_count)):
        if not state.market_used[market]:
            here = bit(state.component[board.market_node[market]])
            if takes_goods(state.market_good[market], COTTON_MILL):
                cotton_buyers |= here
            if takes_goods(state.market_good[market], FACTORY):
                factory_buyers |= here
    return Summary(
        seat,
        ports,
        coal,
        iron,
        coal_any,
        iron_any,
        cotton_buyers,
        factory_buyers,
        tile_nodes,
        rail_nodes(board, state, seat),
        track_price(board, state, COAL),
        track_price(board, state, IRON),
        (
            lowest_level(state.stack[seat, COTTON_MILL]),
            lowest_level(state.stack[seat, FACTORY]),
            lowest_level(state.stack[seat, COAL_MINE]),
            lowest_level(state.stack[seat, IRON_WORKS]),
            lowest_level(state.stack[seat, PORT]),
            lowest_level(state.stack[seat, SHIP]),
        ),
    )
