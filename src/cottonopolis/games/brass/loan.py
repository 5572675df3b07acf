"""Take a loan: B29."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.jit import jit
from cottonopolis.games.brass import happenings
from cottonopolis.games.brass.decisions import LOAN_0
from cottonopolis.games.brass.facts import Facts
from cottonopolis.games.brass.layout import INCOME_SPACES, LOANS, RAIL, Board, State
from cottonopolis.games.brass.reasons import B29_DECK_EMPTY, B29_TOO_LOW, OK


@jit
def income_of(board: Board, state: State, seat: int) -> int:
    """The seat's income in pounds a round."""
    return int(board.income[state.space[seat]])


@jit
def loan_faults(board: Board, state: State, facts: Facts, index: int) -> int:
    """B29: not below the lowest level; not in the rail period once the draw deck is empty."""
    found = OK
    if state.period == RAIL and state.deck_left == 0:
        found |= B29_DECK_EMPTY
    if income_of(board, state, facts.seat) - (index + 1) < board.lowest_income:
        found |= B29_TOO_LOW
    return found


@jit
def list_loans(board: Board, state: State, facts: Facts, out: Buffer, count: int) -> int:
    """Append every loan the seat may take."""
    for index in range(LOANS):
        if loan_faults(board, state, facts, index) == OK:
            out[count] = LOAN_0 + index
            count += 1
    return count


@jit
def carry_out_loan(board: Board, state: State, seat: int, events: Buffer) -> None:
    """Money now; the marker goes to the highest space of the lower level."""
    index = state.pending_loan
    before = state.space[seat]
    level = income_of(board, state, seat) - (index + 1)
    space = INCOME_SPACES - 1
    while board.income[space] > level:
        space -= 1
    state.space[seat] = space
    state.money[seat] += board.loans[index]
    emit(events, happenings.BORROWED, seat, board.loans[index], 0, 0)
    emit(events, happenings.INCOME_MOVED, seat, before, space, 0)
