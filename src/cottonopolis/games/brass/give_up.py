"""Pay a negative income: B4."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.jit import jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.games.brass import happenings
from cottonopolis.games.brass.decisions import GIVE_UP_0
from cottonopolis.games.brass.layout import NOBODY, SLOTS, Board, State
from cottonopolis.games.brass.loan import income_of
from cottonopolis.games.brass.reasons import B4_NOT_YOUR_TILE, OK


@jit
def give_up_faults(state: State, slot: int) -> int:
    """Any own tile on the board may go."""
    return OK if state.tile_owner[slot] == seat_to_move(state) else B4_NOT_YOUR_TILE


@jit
def list_tiles_to_give_up(state: State, out: Buffer, count: int) -> int:
    """Append every tile the debtor may remove."""
    for slot in range(SLOTS):
        if give_up_faults(state, slot) == OK:
            out[count] = GIVE_UP_0 + slot
            count += 1
    return count


@jit
def clear_slot(state: State, slot: int) -> None:
    """The tile and its cubes leave the game."""
    state.tile_owner[slot] = NOBODY
    state.tile_industry[slot] = NOBODY
    state.tile_level[slot] = 0
    state.tile_cubes[slot] = 0
    state.tile_flipped[slot] = 0


@jit
def carry_out_give_up(board: Board, state: State, slot: int, events: Buffer) -> None:
    """Half the printed price, rounded down, comes to the debtor."""
    seat = seat_to_move(state)
    amount = board.tile_cost[state.tile_industry[slot], state.tile_level[slot]] // 2
    state.money[seat] += amount
    emit(events, happenings.GAVE_UP, seat, slot, amount, 0)
    clear_slot(state, slot)


@jit
def collect(board: Board, state: State, seat: int, events: Buffer) -> bool:
    """Income in, or debt out; False when tiles must go first."""
    income = income_of(board, state, seat)
    if income >= 0:
        state.money[seat] += income
        if income > 0:
            emit(events, happenings.COLLECTED, seat, income, 0, 0)
        return True
    debt = -income
    if state.money[seat] < debt:
        for slot in range(SLOTS):
            if state.tile_owner[slot] == seat:
                return False
        # Ruling of B4: with nothing left to remove, £1 short costs 1 VP
        short = debt - state.money[seat]
        lost = min(short, state.vp[seat])
        state.vp[seat] -= lost
        emit(events, happenings.FORGIVEN, seat, short, lost, 0)
        debt = state.money[seat]
    state.money[seat] -= debt
    if debt > 0:
        emit(events, happenings.PAID_DEBT, seat, debt, 0, 0)
    return True
