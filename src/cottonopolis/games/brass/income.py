"""Income: B4. Money in, or debt out; a player who cannot pay removes tiles (give_up.py)."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.jit import jit
from cottonopolis.games.brass.event_kinds import COLLECTED, FORGIVEN, PAID_DEBT
from cottonopolis.games.brass.state import SLOTS, Board, State


@jit
def income_of(board: Board, state: State, seat: int) -> int:
    """The seat's income in pounds per round."""
    return int(board.income[state.space[seat]])


@jit
def collect(board: Board, state: State, seat: int, events: Buffer) -> bool:
    """Income in, or debt out; False when tiles must go first."""
    income = income_of(board, state, seat)
    if income >= 0:
        state.money[seat] += income
        if income > 0:
            emit(events, COLLECTED, seat, income)
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
        emit(events, FORGIVEN, seat, short, lost)
        debt = state.money[seat]
    state.money[seat] -= debt
    if debt > 0:
        emit(events, PAID_DEBT, seat, debt)
    return True
