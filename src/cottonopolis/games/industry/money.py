"""Money: automatic loans (A20), interest (A21), spending (B5)."""

from cottonopolis.engine.events import Buffer, emit
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
def pay(board: Board, state: State, seat: int, amount: int, events: Buffer) -> None:
    """A20, B5: pay the bank, borrowing if necessary; the money counts as spent."""
    borrow_for(board, state, seat, amount, events)
    state.money[seat] -= amount
    state.spent[seat] += amount


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
