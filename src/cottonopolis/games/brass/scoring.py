"""Victory points and the winner: B30 and B32."""

from typing import Final

from cottonopolis.engine.events import SCORED_MONEY, SCORED_TILE, Buffer, emit
from cottonopolis.engine.jit import jit
from cottonopolis.engine.records import Ints
from cottonopolis.games.brass.event_kinds import SCORED_LINK
from cottonopolis.games.brass.income import income_of
from cottonopolis.games.brass.state import LINKS, NOBODY, RAIL, SLOTS, Board, State


@jit
def discs_at(board: Board, state: State, node: int) -> int:
    """Return the discs that a link scores at one end: printed ones, and one per flipped tile."""
    discs = int(board.discs[node])
    for slot in range(SLOTS):
        if board.slot_node[slot] == node and state.tile_flipped[slot]:
            discs += 1
    return discs


@jit
def tile_points(board: Board, state: State, slot: int) -> int:
    """Return the VP of the tile on a slot, 0 if not flipped."""
    if not state.tile_flipped[slot]:
        return 0
    return int(board.tile_vp[state.tile_industry[slot], state.tile_level[slot]])


@jit
def score_period(board: Board, state: State, events: Buffer) -> None:
    """B30: score links, then tiles, and after the rail period money."""
    for link in range(LINKS):
        owner = state.link_owner[link]
        if owner != NOBODY:
            at_a = discs_at(board, state, board.link_a[link])
            at_b = discs_at(board, state, board.link_b[link])
            state.vp[owner] += at_a + at_b
            emit(events, SCORED_LINK, owner, link, at_a + at_b, at_a, at_b)
    for slot in range(SLOTS):
        points = tile_points(board, state, slot)
        if points > 0:
            owner = state.tile_owner[slot]
            state.vp[owner] += points
            emit(events, SCORED_TILE, owner, slot, points)
    if state.period == RAIL:
        for seat in range(board.players):
            points = state.money[seat] // board.money_per_vp
            state.vp[seat] += points
            emit(events, SCORED_MONEY, seat, points)


# Criteria of the ranking (B32), in order
VP: Final = 0
INCOME: Final = 1
MONEY: Final = 2
TURN_ORDER: Final = 3
TIE_BREAKS: Final = ("vp", "income", "money", "order")


@jit
def decided_by(board: Board, state: State, one: int, other: int) -> int:
    """B32: VP, then income in pounds, then cash, then turn order."""
    if state.vp[one] != state.vp[other]:
        return VP
    if income_of(board, state, one) != income_of(board, state, other):
        return INCOME
    return MONEY if state.money[one] != state.money[other] else TURN_ORDER


@jit
def ranks_before(board: Board, state: State, one: int, other: int) -> bool:
    """Whether a seat ranks before another that precedes it in the turn order."""
    decided = decided_by(board, state, one, other)
    if decided == VP:
        return bool(state.vp[one] > state.vp[other])
    if decided == INCOME:
        return income_of(board, state, one) > income_of(board, state, other)
    return bool(decided == MONEY and state.money[one] > state.money[other])


@jit
def rank(board: Board, state: State, out: Ints) -> None:
    """Write the seats, best first; ties follow the turn order of the next round."""
    for turn in range(board.players):
        seat = state.order[turn]
        at = turn
        while at > 0 and ranks_before(board, state, seat, out[at - 1]):
            out[at] = out[at - 1]
            at -= 1
        out[at] = seat
