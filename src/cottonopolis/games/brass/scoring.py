"""Victory points and the winner: B30 and B32."""

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.jit import jit
from cottonopolis.games.brass import happenings
from cottonopolis.games.brass.layout import LINKS, NOBODY, RAIL, SLOTS, Board, State
from cottonopolis.games.brass.loan import income_of

POUNDS_A_POINT = 10


@jit
def discs_at(board: Board, state: State, node: int) -> int:
    """Discs that a link's end scores: printed ones and one for each flipped tile."""
    discs = int(board.discs[node])
    for slot in range(SLOTS):
        if board.slot_node[slot] == node and state.tile_flipped[slot]:
            discs += 1
    return discs


@jit
def tile_points(board: Board, state: State, slot: int) -> int:
    """Points of the tile on a slot: its VP if flipped."""
    if not state.tile_flipped[slot]:
        return 0
    return int(board.tile_vp[state.tile_industry[slot], state.tile_level[slot]])


@jit
def score_period(board: Board, state: State, events: Buffer) -> None:
    """B30: links, then tiles, and after the rail period the money."""
    for link in range(LINKS):
        owner = state.link_owner[link]
        if owner != NOBODY:
            points = discs_at(board, state, board.link_a[link])
            points += discs_at(board, state, board.link_b[link])
            state.vp[owner] += points
            emit(events, happenings.SCORED_LINK, owner, link, points, 0)
    for slot in range(SLOTS):
        points = tile_points(board, state, slot)
        if points > 0:
            owner = state.tile_owner[slot]
            state.vp[owner] += points
            emit(events, happenings.SCORED_TILE, owner, slot, points, 0)
    if state.period == RAIL:
        for seat in range(board.players):
            points = state.money[seat] // POUNDS_A_POINT
            state.vp[seat] += points
            emit(events, happenings.SCORED_MONEY, seat, points, 0, 0)


@jit
def stands_before(board: Board, state: State, one: int, other: int) -> bool:
    """B32: VP, then income in pounds, then cash; equal in all three keeps the turn order."""
    if state.vp[one] != state.vp[other]:
        return bool(state.vp[one] > state.vp[other])
    if income_of(board, state, one) != income_of(board, state, other):
        return income_of(board, state, one) > income_of(board, state, other)
    return bool(state.money[one] > state.money[other])


@jit
def rank(board: Board, state: State, out: NDArray[np.int16]) -> None:
    """Seats, best first; starts from the turn order the next round would have."""
    for place in range(board.players):
        seat = state.order[place]
        at = place
        while at > 0 and stands_before(board, state, seat, out[at - 1]):
            out[at] = out[at - 1]
            at -= 1
        out[at] = seat
