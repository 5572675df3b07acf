"""A summary of the board for the seat to move, computed once and used by many rules."""

from typing import NamedTuple

from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.tiles import lowest_level
from cottonopolis.engine.tracks import COAL, IRON, track_price
from cottonopolis.games.brass.state import (
    COAL_MINE,
    COTTON_MILL,
    IRON_WORKS,
    LINKS,
    LOCATIONS,
    NODES,
    PORT,
    RAIL,
    SHIPYARD,
    SLOTS,
    Board,
    State,
)


class Summary(NamedTuple):
    """The board from the view of one seat; sets of nodes and components are bit masks."""

    seat: int
    ports: int  # components with a built port: a port tile or an external location
    open_ports: int  # components with an unflipped port tile
    coal: int  # components with a mine that has cubes
    iron: int  # 1 if some iron works has cubes
    tile_nodes: int  # nodes where the seat has an industry tile
    link_nodes: int  # end nodes of the seat's links
    coal_price: int  # of the next cube on the coal track
    iron_price: int  # of the next cube on the iron track
    levels: tuple[int, int, int, int, int]  # of the top tile of each stack, or EMPTY


@jit
def summarise(board: Board, state: State) -> Summary:
    """Summarise the board for the seat to move."""
    seat = seat_to_move(state)
    ports = 0
    open_ports = 0
    coal = 0
    iron = 0
    tile_nodes = 0
    link_nodes = 0
    for slot in range(SLOTS):
        owner = state.tile_owner[slot]
        if owner < 0:
            continue
        node = board.slot_node[slot]
        industry = state.tile_industry[slot]
        if owner == seat:
            tile_nodes |= bit(node)
        if industry == PORT:
            ports |= bit(state.component[node])
            if not state.tile_flipped[slot]:
                open_ports |= bit(state.component[node])
        elif industry == COAL_MINE:
            if state.tile_cubes[slot] > 0:
                coal |= bit(state.component[node])
        elif industry == IRON_WORKS and state.tile_cubes[slot] > 0:
            iron = 1
    for node in range(LOCATIONS, NODES):
        if board.external[node]:
            ports |= bit(state.component[node])
    for link in range(LINKS):
        if state.link_owner[link] == seat:
            link_nodes |= bit(board.link_a[link]) | bit(board.link_b[link])
    return Summary(
        seat,
        ports,
        open_ports,
        coal,
        iron,
        tile_nodes,
        link_nodes,
        track_price(board, state, COAL),
        track_price(board, state, IRON),
        (
            lowest_level(state.stack[seat, COTTON_MILL]),
            lowest_level(state.stack[seat, COAL_MINE]),
            lowest_level(state.stack[seat, IRON_WORKS]),
            lowest_level(state.stack[seat, PORT]),
            lowest_level(state.stack[seat, SHIPYARD]),
        ),
    )


@jit
def network(state: State, summary: Summary) -> int:
    """B10: the nodes of the seat's network."""
    if state.period == RAIL:
        return summary.link_nodes | summary.tile_nodes
    return summary.link_nodes
