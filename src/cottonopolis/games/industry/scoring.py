"""The end of the game and the winner: A22."""

from typing import Final

from cottonopolis.engine.events import SCORED_MONEY, SCORED_TILE, Buffer, emit
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.records import Ints
from cottonopolis.games.industry.event_kinds import LOST_FOR_LOANS, SCORED_RAIL
from cottonopolis.games.industry.money import repay
from cottonopolis.games.industry.state import NOBODY, Board, State

TIE_BREAKS: Final = ("vp", "order")  # criteria of the ranking, in order


@jit
def occupied_squares(board: Board, state: State, node: int) -> int:
    """Return the number of industry tiles and market squares of a location; a village counts 1."""
    count = int(board.node_village[node]) + int(board.node_markets[node])
    first = int(board.node_slot[node])
    for slot in range(first, first + int(board.node_slots[node])):
        if state.tile_owner[slot] != NOBODY:
            count += 1
    return count


@jit
def score_game(board: Board, state: State, events: Buffer) -> None:
    """A22: rails pay, loans are repaid; then score levels and cash, and subtract unpaid loans."""
    for rail in range(as_int64(board.rail_count)):
        owner = state.edge_owner[rail]
        if owner != NOBODY:
            at_a = occupied_squares(board, state, board.edge_a[rail])
            at_b = occupied_squares(board, state, board.edge_b[rail])
            income = int(board.rail_base) + at_a + at_b
            state.money[owner] += income
            emit(events, SCORED_RAIL, owner, income, rail, at_a, at_b)
    for seat in range(as_int64(board.players)):
        repay(board, state, seat, events)
    for slot in range(as_int64(board.slot_count)):
        owner = state.tile_owner[slot]
        if owner != NOBODY:
            state.vp[owner] += state.tile_level[slot]
            emit(events, SCORED_TILE, owner, slot, state.tile_level[slot])
    for seat in range(as_int64(board.players)):
        points = int(state.money[seat]) // int(board.dollars_per_vp)
        state.vp[seat] += points
        emit(events, SCORED_MONEY, seat, points)
        if state.loans[seat] > 0:
            lost = -int(board.unpaid_vp) * int(state.loans[seat])
            state.vp[seat] -= lost
            emit(events, LOST_FOR_LOANS, seat, lost)


@jit
def rank(board: Board, state: State, out: Ints) -> None:
    """Write the seats, best first; ties follow the turn order."""
    for turn in range(as_int64(board.players)):
        seat = state.order[turn]
        at = turn
        while at > 0 and state.vp[seat] > state.vp[out[at - 1]]:
            out[at] = out[at - 1]
            at -= 1
        out[at] = seat
