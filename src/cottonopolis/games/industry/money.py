"""Money: automatic loans (A20), interest (A21), spending (B5)."""

from cottonopolis.engine.events import PAID, Buffer, emit
from cottonopolis.engine.jit import jit
from cottonopolis.games.industry.event_kinds import PAID_INTEREST, REPAID_LOAN, TOOK_LOAN
from cottonopolis.games.industry.state import Board, State


@jit
def borrow_for(board: Board, state: State, seat: int, amount: int, events: Buffer) -> None:
    """A20: take the fewest loans that cover a payment."""
    short = int(amount) - int(state.money[seat])
    if short > 0:
        loan = int(board.loan)
        count = (short + loan - 1) // loan
        state.loans[seat] += count
        state.money[seat] += count * loan
        emit(events, TOOK_LOAN, seat, count * loan)


@jit
def pay_for(board: Board, state: State, seat: int, amount: int, cubes: int, events: Buffer) -> None:
    """A20, B5: pay for a tile or a rail and for the cubes bought for it, borrowing if necessary.

    Both cubes have been taken, so that a flip may already have paid. The money counts as spent.
    """
    borrow_for(board, state, seat, amount + cubes, events)
    state.money[seat] -= amount + cubes
    state.spent[seat] += amount + cubes
    emit(events, PAID, seat, amount)


@jit
def repay(board: Board, state: State, seat: int, events: Buffer) -> None:
    """A20, A22: repay as many loans as possible."""
    loan = int(board.loan)
    count = min(int(state.loans[seat]), int(state.money[seat]) // loan)
    if count > 0:
        state.loans[seat] -= count
        state.money[seat] -= count * loan
        emit(events, REPAID_LOAN, seat, count * loan)


@jit
def pay_interest(board: Board, state: State, seat: int, events: Buffer) -> None:
    """A21: pay interest for each loan, borrowing if necessary; it does not count as spent."""
    due = int(state.loans[seat]) * int(board.interest)
    if due > 0:
        borrow_for(board, state, seat, due, events)
        state.money[seat] -= due
        emit(events, PAID_INTEREST, seat, due)
