"""Take a loan: B29."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.game_loop import NO_STAGE
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.games.actions import Action, Facts
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import LOAN, loan_id, loan_of
from cottonopolis.games.brass.event_kinds import BORROWED, INCOME_MOVED
from cottonopolis.games.brass.income import income_of
from cottonopolis.games.brass.notation import Reader
from cottonopolis.games.brass.reasons import B29_DECK_EMPTY, B29_NO_LOAN, B29_TOO_LOW, OK
from cottonopolis.games.brass.state import INCOME_SPACES, LOANS, NOBODY, RAIL, Board, State
from cottonopolis.games.brass.summary import Summary
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option


@jit
def loan_reasons(board: Board, state: State, seat: int, loan: int) -> int:
    """B29: income must not fall below the lowest level; no loans in the rail period once the draw
    deck is empty.
    """
    found = OK
    if state.period == RAIL and state.deck_left == 0:
        found |= B29_DECK_EMPTY
    if income_of(board, state, seat) - board.loan_levels[loan] < board.lowest_income:
        found |= B29_TOO_LOW
    return found


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    return loan_reasons(board, state, seat_to_move(state), loan_of(decision))


@jit
def list_options(board: Board, state: State, summary: Summary, out: Buffer, count: int) -> int:
    """Append every legal loan."""
    for loan in range(LOANS):
        if loan_reasons(board, state, summary.seat, loan) == OK:
            out[count] = loan_id(loan)
            count += 1
    return count


@jit
def space_after(board: Board, state: State, seat: int, loan: int) -> int:
    """B29: the income marker moves to the highest space of the lower level."""
    level = income_of(board, state, seat) - board.loan_levels[loan]
    space = INCOME_SPACES - 1
    while board.income[space] > level:
        space -= 1
    return space


@jit
def find_loans(board: Board, state: State, spaces: Buffer) -> None:
    """Write for every seat and loan the new space of the income marker, NOBODY if illegal."""
    for seat in range(as_int64(board.players)):
        for loan in range(LOANS):
            allowed = loan_reasons(board, state, seat, loan) == OK
            spaces[seat, loan] = space_after(board, state, seat, loan) if allowed else NOBODY


@jit
def carry_out(board: Board, state: State, seat: int, events: Buffer) -> int:
    """Pay out the loan and move the income marker down."""
    loan = loan_of(state.chosen)
    before = as_int64(state.space[seat])
    space = space_after(board, state, seat, loan)
    state.space[seat] = space
    state.money[seat] += board.loans[loan]
    emit(events, BORROWED, seat, board.loans[loan])
    emit(events, INCOME_MOVED, seat, before, space)
    return NO_STAGE


# Text


def _amount(setup: Setup, decision: int) -> int:
    return int(setup.board.loans[loan_of(decision)])


def describe(setup: Setup, state: State, decision: int) -> Option:
    return Option(decision=decision, kind="loan", amount=_amount(setup, decision))


def legal_amounts(setup: Setup, state: State) -> list[int]:
    """Return the loans that the seat to move could take, in its next action."""
    board, seat = setup.board, seat_to_move(state)
    legal = [loan for loan in range(LOANS) if loan_reasons(board, state, seat, loan) == OK]
    return sorted(int(board.loans[loan]) for loan in legal)


def payment_facts(setup: Setup, state: State, price: int) -> Facts:
    """Return the money that is missing for a price, and the smallest loan that covers it."""
    missing = price - int(state.money[seat_to_move(state)])
    if missing <= 0:
        return {}
    enough = [amount for amount in legal_amounts(setup, state) if amount >= missing]
    known: Facts = {"missing": missing}
    return known | ({"loan": enough[0]} if enough else {"missing_money": missing})


def explain(setup: Setup, state: State, decision: int) -> Facts:
    amount = _amount(setup, decision)
    known: Facts = {"amount": amount, "lowest": int(setup.board.lowest_income)}
    smaller = [other for other in legal_amounts(setup, state) if other < amount]
    return known | ({"smaller": smaller[-1]} if smaller else {})


def sum_up(setup: Setup, state: State, industry: str | None, obstacle: str | None) -> str:
    return B29_NO_LOAN


def write(setup: Setup, step: Step) -> str:
    """loan AMOUNT"""
    return f"loan {_amount(setup, step.decision)}"


def read(reader: Reader) -> None:
    """loan AMOUNT with CARD"""
    loan = reader.lookup(reader.names.loans, "NOTATION_AMOUNT", "amount")
    reader.parsed.add([loan_id(loan)], 0)
    reader.clauses()


ACTION = Action(
    kind=LOAN,
    reasons_against=reasons_against,
    list_options=list_options,
    carry_out=carry_out,
    describe=describe,
    explain=explain,
    sum_up=sum_up,
    write=write,
    verbs={"loan": read},
)
