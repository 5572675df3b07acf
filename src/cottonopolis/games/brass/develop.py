"""Develop: B26."""

from cottonopolis.engine.events import DEVELOPED, Buffer, emit
from cottonopolis.engine.game_loop import MORE, NO_STAGE
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.prices import Bill
from cottonopolis.engine.tiles import EMPTY, lowest_level
from cottonopolis.engine.tracks import IRON
from cottonopolis.games.actions import Action, Facts
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import DEVELOP, develop_id, industry_of
from cottonopolis.games.brass.loan import payment_facts
from cottonopolis.games.brass.notation import Reader
from cottonopolis.games.brass.reasons import (
    B26_MONEY,
    B26_NOTHING_LEFT,
    B26_STACK_EMPTY,
    OK,
)
from cottonopolis.games.brass.resources import iron_price, take_cube
from cottonopolis.games.brass.source import cube_stage
from cottonopolis.games.brass.state import INDUSTRIES, INDUSTRY_COUNT, NOBODY, Board, State
from cottonopolis.games.brass.summary import Summary, summarise
from cottonopolis.games.notation import Step, refuse
from cottonopolis.games.options import Option


@jit
def stack_reasons(state: State, summary: Summary, industry: int) -> int:
    """B26: the stack must have a tile, and the seat must have the money for the iron."""
    found = OK
    if summary.levels[industry] == EMPTY:
        found |= B26_STACK_EMPTY
    if state.money[summary.seat] < iron_price(summary):
        found |= B26_MONEY
    return found


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    return stack_reasons(state, summarise(board, state), industry_of(decision))


@jit
def list_options(board: Board, state: State, summary: Summary, out: Buffer, count: int) -> int:
    """Append every stack whose top tile may be developed."""
    for industry in range(INDUSTRY_COUNT):
        if stack_reasons(state, summary, industry) == OK:
            out[count] = develop_id(industry)
            count += 1
    return count


@jit
def bill(board: Board, state: State, summary: Summary, decision: int) -> Bill:
    """Return the price of one iron."""
    return Bill(0, 0, iron_price(summary))


@jit
def next_choice(board: Board, state: State) -> int:
    """B18: ask for the works that provides the iron."""
    return cube_stage(board, state, False, True)


@jit
def carry_out(board: Board, state: State, seat: int, events: Buffer) -> int:
    """Take the iron and discard the top tile; a second development may follow."""
    industry = industry_of(state.chosen)
    take_cube(board, state, seat, as_int64(state.pending_iron), IRON, NOBODY, events)
    level = lowest_level(state.stack[seat, industry])
    state.stack[seat, industry, level] -= 1
    emit(events, DEVELOPED, seat, industry, level)
    return MORE if state.done + 1 < board.most_developed else NO_STAGE


# Text


def describe(setup: Setup, state: State, decision: int) -> Option:
    industry = industry_of(decision)
    return Option(
        decision=decision,
        kind="develop",
        industry=INDUSTRIES[industry],
        level=lowest_level(state.stack[seat_to_move(state), industry]),
    )


def explain(setup: Setup, state: State, decision: int) -> Facts:
    price = iron_price(summarise(setup.board, state))
    known: Facts = {"industry": INDUSTRIES[industry_of(decision)], "price": price}
    return known | payment_facts(setup, state, price)


def sum_up(setup: Setup, state: State, industry: str | None, obstacle: str | None) -> str:
    return B26_NOTHING_LEFT


def write(setup: Setup, step: Step) -> str:
    """develop INDUSTRY"""
    return f"develop {INDUSTRIES[industry_of(step.decision)]}"


def _read_stack(reader: Reader) -> None:
    reader.parsed.add([develop_id(reader.industry())], reader.at - 1)
    reader.clauses("iron")


def read(reader: Reader) -> None:
    """develop INDUSTRY {source} [and INDUSTRY {source}] with CARD"""
    _read_stack(reader)
    if reader.takes("and"):
        _read_stack(reader)
    if reader.peek() == "and":
        raise refuse(reader.text, "B26_LIMIT", reader.at)


ACTION = Action(
    kind=DEVELOP,
    reasons_against=reasons_against,
    list_options=list_options,
    bill=bill,
    next_choice=next_choice,
    carry_out=carry_out,
    describe=describe,
    explain=explain,
    sum_up=sum_up,
    write=write,
    verbs={"develop": read},
)
