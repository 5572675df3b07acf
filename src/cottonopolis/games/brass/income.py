"""Income: B4. A player who cannot pay a negative income removes tiles (give_up.py)."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.jit import jit
from cottonopolis.games.brass.event_kinds import COLLECTED, FORGIVEN, PAID_DEBT
from cottonopolis.games.brass.state import SLOTS, Board, State


@jit
def income_of(board: Board, state: State, seat: int) -> int:
    """Return a seat's income in pounds per round."""
    return int(board.income[state.space[seat]])


@jit
def collect(board: Board, state: State, seat: int, events: Buffer) -> bool:
    """Pay the income to the seat or by it; returns False if it must give up tiles first."""
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
        # B4: with no tile left to remove, each missing £1 costs 1 VP
        short = debt - state.money[seat]
        lost = min(short, state.vp[seat])
        state.vp[seat] -= lost
        emit(events, FORGIVEN, seat, short, lost)
        debt = state.money[seat]
    state.money[seat] -= debt
    if debt > 0:
        emit(events, PAID_DEBT, seat, debt)
    return True
