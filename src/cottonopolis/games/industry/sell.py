"""Sell goods: A17."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import jit, wide
from cottonopolis.games.industry import happenings
from cottonopolis.games.industry.connections import reach
from cottonopolis.games.industry.decisions import BUYER_0, SELL_0
from cottonopolis.games.industry.facts import COTTON_PORT, Facts, takes_goods
from cottonopolis.games.industry.layout import (
    COTTON_MILL,
    FACTORY,
    NOBODY,
    PORT,
    SLOTS,
    Board,
    State,
)
from cottonopolis.games.industry.reasons import (
    A17_FLIPPED,
    A17_NO_BUYER,
    A17_NOT_A_BUYER,
    A17_NOT_CONNECTED,
    A17_NOT_YOURS,
    A17_USED,
    A17_WRONG_GOOD,
    OK,
)
from cottonopolis.games.industry.resources import flip, flip_finished_ship


@jit
def seller_faults(board: Board, state: State, facts: Facts, slot: int) -> int:
    """A17: whether a tile can sell to anybody."""
    industry = state.tile_industry[slot]
    if state.tile_owner[slot] != facts.seat or industry not in (COTTON_MILL, FACTORY):
        return A17_NOT_YOURS
    if state.tile_flipped[slot]:
        return A17_FLIPPED
    buyers = facts.cotton_buyers if industry == COTTON_MILL else facts.factory_buyers
    return OK if buyers & reach(board, state, board.slot_node[slot]) else A17_NO_BUYER


@jit
def port_faults(state: State, industry: int, slot: int) -> int:
    """A17: an unused port tile takes goods; those of level 1 only cotton."""
    if state.tile_industry[slot] != PORT:
        return A17_NOT_A_BUYER
    found = OK
    if state.tile_flipped[slot]:
        found |= A17_USED
    if industry != COTTON_MILL and state.tile_level[slot] <= COTTON_PORT:
        found |= A17_WRONG_GOOD
    return found


@jit
def market_faults(board: Board, state: State, industry: int, market: int) -> int:
    """A17: an unused market tile takes the goods it shows."""
    if market >= board.market_count:
        return A17_NOT_A_BUYER
    found = OK
    if state.market_used[market]:
        found |= A17_USED
    if not takes_goods(state.market_good[market], industry):
        found |= A17_WRONG_GOOD
    return found


@jit
def buyer_faults(board: Board, state: State, seller: int, buyer: int) -> int:
    """A17: whether a tile may sell to a port (its slot) or a market (SLOTS + its number)."""
    industry = wide(state.tile_industry[seller])
    if buyer < SLOTS:
        found = port_faults(state, industry, buyer)
        node = board.slot_node[buyer]
    else:
        found = market_faults(board, state, industry, buyer - SLOTS)
        node = board.market_node[buyer - SLOTS]
    if found & A17_NOT_A_BUYER:
        return found
    if not reach(board, state, board.slot_node[seller]) & bit(state.component[node]):
        found |= A17_NOT_CONNECTED
    return found


@jit
def list_sellers(board: Board, state: State, facts: Facts, out: Buffer, count: int) -> int:
    """Append every tile that has a buyer."""
    if facts.tile_nodes == 0:
        return count
    for slot in range(wide(board.slot_count)):
        if seller_faults(board, state, facts, slot) == OK:
            out[count] = SELL_0 + slot
            count += 1
    return count


@jit
def list_buyers(board: Board, state: State, out: Buffer, count: int) -> int:
    """Append everybody who may buy from the pending tile."""
    seller = wide(state.pending_slot)
    for buyer in range(SLOTS + wide(board.market_count)):
        if buyer_faults(board, state, seller, buyer) == OK:
            out[count] = BUYER_0 + buyer
            count += 1
    return count


@jit
def carry_out_sale(board: Board, state: State, seat: int, buyer: int, events: Buffer) -> None:
    """A17: both tiles flip; a market tile is used, which may flip the ship beside it (A14)."""
    seller = wide(state.pending_slot)
    if buyer < SLOTS:
        emit(events, happenings.SOLD, seat, seller, buyer, 0)
        flip(board, state, seller, events)
        flip(board, state, buyer, events)
        return
    market = buyer - SLOTS
    place = happenings.FIRST_MARKET + market
    emit(events, happenings.SOLD_TO_MARKET, seat, seller, state.tile_industry[seller], place)
    flip(board, state, seller, events)
    state.market_used[market] = 1
    node = board.market_node[market]
    first = wide(board.node_slot[node])
    if board.node_slots[node] > 0 and board.slot_import[first] != NOBODY:
        flip_finished_ship(board, state, first, events)
