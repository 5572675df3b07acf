"""The end of the game and the winner: A22."""

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.jit import jit, wide
from cottonopolis.games.industry import happenings
from cottonopolis.games.industry.layout import NOBODY, Board, State
from cottonopolis.games.industry.money import repay


@jit
def occupied_squares(board: Board, state: State, node: int) -> int:
    """Industry tiles and market squares of a location; a village counts 1."""
    count = int(board.node_village[node]) + int(board.node_markets[node])
    first = int(board.node_slot[node])
    for slot in range(first, first + int(board.node_slots[node])):
        if state.tile_owner[slot] != NOBODY:
            count += 1
    return count


@jit
def rail_income(board: Board, state: State, rail: int) -> int:
    """What a rail pays its owner at the end."""
    income = int(board.rail_base)
    income += occupied_squares(board, state, board.edge_a[rail])
    return income + occupied_squares(board, state, board.edge_b[rail])


@jit
def score_game(board: Board, state: State, events: Buffer) -> None:
    """Rails pay, loans are repaid; then points for levels and cash, and against unpaid loans."""
    for rail in range(wide(board.rail_count)):
        owner = state.edge_owner[rail]
        if owner != NOBODY:
            income = rail_income(board, state, rail)
            state.money[owner] += income
            emit(events, happenings.SCORED_RAIL, owner, income, rail, 0)
    for seat in range(wide(board.players)):
        repay(board, state, seat, events)
    for slot in range(wide(board.slot_count)):
        owner = state.tile_owner[slot]
        if owner != NOBODY:
            state.vp[owner] += state.tile_level[slot]
            emit(events, happenings.SCORED_LEVEL, owner, state.tile_level[slot], slot, 0)
    for seat in range(wide(board.players)):
        points = int(state.money[seat]) // int(board.dollars_per_vp)
        state.vp[seat] += points
        emit(events, happenings.SCORED_CASH, seat, points, 0, 0)
        if state.loans[seat] > 0:
            lost = -int(board.unpaid_vp) * int(state.loans[seat])
            state.vp[seat] -= lost
            emit(events, happenings.LOST_FOR_LOANS, seat, lost, 0, 0)


@jit
def rank(board: Board, state: State, out: NDArray[np.int16]) -> None:
    """Seats, best first; equal points keep the turn order."""
    for place in range(wide(board.players)):
        seat = state.order[place]
        at = place
        while at > 0 and state.vp[seat] > state.vp[out[at - 1]]:
            out[at] = out[at - 1]
            at -= 1
        out[at] = seat
