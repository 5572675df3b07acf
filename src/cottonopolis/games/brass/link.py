"""Build a link: B23 to B25."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.graph import bit, join
from cottonopolis.engine.jit import jit
from cottonopolis.games.brass import happenings
from cottonopolis.games.brass.decisions import LINK_0
from cottonopolis.games.brass.facts import Facts
from cottonopolis.games.brass.layout import CANAL, COAL, LINKS, NOBODY, RAIL, Board, State
from cottonopolis.games.brass.reasons import (
    B23_MONEY,
    B23_NO_TILES,
    B23_NOT_CONNECTED,
    B23_TAKEN,
    B23_WRONG_PERIOD,
    B25_NO_COAL,
    OK,
)
from cottonopolis.games.brass.resources import UNREACHABLE, pay, rail_coal_price, take_cube


@jit
def link_cost(board: Board, state: State) -> int:
    """B24: the price of the next link, coal aside."""
    if state.period == CANAL:
        return int(board.canal_cost)
    if state.done == 0:
        return int(board.rail_cost)
    return int(board.two_rails_cost - board.rail_cost)


@jit
def route_faults(board: Board, state: State, facts: Facts, link: int) -> int:
    """B23: the segment must be of this period, free, and touch what the seat has."""
    found = OK
    if not board.link_kinds[link] >> state.period & 1:
        found |= B23_WRONG_PERIOD
    if state.link_owner[link] != NOBODY:
        found |= B23_TAKEN
    ends = bit(board.link_a[link]) | bit(board.link_b[link])
    if not (facts.tile_nodes | facts.link_nodes) & ends:
        found |= B23_NOT_CONNECTED
    if state.links_left[facts.seat] == 0:
        found |= B23_NO_TILES
    return found


@jit
def price_faults(board: Board, state: State, facts: Facts, link: int) -> int:
    """B23 to B25: a rail's coal must be within reach, and the whole price in hand."""
    found = OK
    price = link_cost(board, state)
    if state.period == RAIL:
        coal = rail_coal_price(state, facts, board.link_a[link], board.link_b[link])
        if coal == UNREACHABLE:
            found |= B25_NO_COAL
        else:
            price += coal
    if state.money[facts.seat] < price:
        found |= B23_MONEY
    return found


@jit
def link_faults(board: Board, state: State, facts: Facts, link: int) -> int:
    """Everything against building this link next."""
    return route_faults(board, state, facts, link) | price_faults(board, state, facts, link)


@jit
def list_links(board: Board, state: State, facts: Facts, out: Buffer, count: int) -> int:
    """Append every legal link."""
    if facts.tile_nodes | facts.link_nodes == 0 or state.links_left[facts.seat] == 0:
        return count
    for link in range(LINKS):
        if (
            route_faults(board, state, facts, link) == OK
            and price_faults(board, state, facts, link) == OK
        ):
            out[count] = LINK_0 + link
            count += 1
    return count


@jit
def carry_out_link(board: Board, state: State, seat: int, events: Buffer) -> None:
    """Burn the coal, pay, lay the link."""
    link = state.pending_link
    if state.period == RAIL:
        take_cube(board, state, seat, state.pending_coal, COAL, board.link_a[link], events)
    price = link_cost(board, state)
    pay(state, seat, price)
    emit(events, happenings.PAID, seat, price, 0, 0)
    state.link_owner[link] = seat
    state.links_left[seat] -= 1
    join(state.component, board.link_a[link], board.link_b[link])
    emit(events, happenings.LAID_LINK, seat, link, state.period, 0)
