"""Sell cotton: B27 and B28."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import jit
from cottonopolis.games.brass import happenings
from cottonopolis.games.brass.decisions import BUYER_0, DISTANT_MARKET, SELL_0
from cottonopolis.games.brass.facts import Facts
from cottonopolis.games.brass.layout import (
    COTTON_MILL,
    MARKET_SPACES,
    PORT,
    SLOTS,
    Board,
    State,
)
from cottonopolis.games.brass.reasons import (
    B27_FLIPPED,
    B27_NO_BUILT_PORT,
    B27_NO_BUYER,
    B27_NOT_A_PORT,
    B27_NOT_CONNECTED,
    B27_NOT_YOUR_MILL,
    B27_PORT_FLIPPED,
    B28_NO_DEMAND,
    OK,
)
from cottonopolis.games.brass.resources import flip


@jit
def market_faults(board: Board, state: State, facts: Facts, mill: int) -> int:
    """B27, B28: whether a mill may try the Distant Market."""
    found = OK
    if state.market_marker >= MARKET_SPACES:
        found |= B28_NO_DEMAND
    if not facts.ports & bit(state.component[board.slot_node[mill]]):
        found |= B27_NO_BUILT_PORT
    return found


@jit
def port_faults(board: Board, state: State, mill: int, slot: int) -> int:
    """B27: whether a mill may sell to the port on a slot."""
    if state.tile_owner[slot] < 0 or state.tile_industry[slot] != PORT:
        return B27_NOT_A_PORT
    found = OK
    if state.tile_flipped[slot]:
        found |= B27_PORT_FLIPPED
    if state.component[board.slot_node[slot]] != state.component[board.slot_node[mill]]:
        found |= B27_NOT_CONNECTED
    return found


@jit
def mill_faults(board: Board, state: State, facts: Facts, mill: int) -> int:
    """B27: whether a mill can be sold to anybody."""
    if state.tile_owner[mill] != facts.seat or state.tile_industry[mill] != COTTON_MILL:
        return B27_NOT_YOUR_MILL
    if state.tile_flipped[mill]:
        return B27_FLIPPED
    if facts.open_ports & bit(state.component[board.slot_node[mill]]):
        return OK
    refused = market_faults(board, state, facts, mill)
    return OK if refused == OK else B27_NO_BUYER | refused


@jit
def list_mills(board: Board, state: State, facts: Facts, out: Buffer, count: int) -> int:
    """Append every mill that has a buyer."""
    for slot in range(SLOTS):
        if mill_faults(board, state, facts, slot) == OK:
            out[count] = SELL_0 + slot
            count += 1
    return count


@jit
def list_buyers(board: Board, state: State, facts: Facts, out: Buffer, count: int) -> int:
    """Append everybody who may buy from the pending mill."""
    mill = state.pending_slot
    for slot in range(SLOTS):
        if port_faults(board, state, mill, slot) == OK:
            out[count] = BUYER_0 + slot
            count += 1
    if market_faults(board, state, facts, mill) == OK:
        out[count] = DISTANT_MARKET
        count += 1
    return count


@jit
def sell_to_port(board: Board, state: State, seat: int, slot: int, events: Buffer) -> None:
    """B27: the mill and the port flip, both owners gain."""
    mill = state.pending_slot
    emit(events, happenings.SOLD, seat, mill, slot, 0)
    flip(board, state, mill, 0, events)
    flip(board, state, slot, 0, events)


@jit
def sell_to_market(board: Board, state: State, seat: int, events: Buffer) -> bool:
    """B28: turn a tile; returns whether there was still demand."""
    mill = state.pending_slot
    tile = state.market_tiles[state.market_turned]
    state.market_turned += 1
    state.market_marker = min(state.market_marker - tile, MARKET_SPACES)
    if state.market_marker >= MARKET_SPACES:
        emit(events, happenings.MARKET_CLOSED, seat, mill, tile, 0)
        return False
    bonus = board.market_bonus[state.market_marker]
    emit(events, happenings.TURNED_MARKET, seat, mill, tile, bonus)
    flip(board, state, mill, bonus, events)
    return True
