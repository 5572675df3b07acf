"""Develop: B26."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.jit import jit
from cottonopolis.engine.stacks import EMPTY, lowest_level
from cottonopolis.games.brass import happenings
from cottonopolis.games.brass.decisions import DEVELOP_0
from cottonopolis.games.brass.facts import Facts
from cottonopolis.games.brass.layout import INDUSTRIES, IRON, NOBODY, Board, State
from cottonopolis.games.brass.reasons import B26_MONEY, B26_STACK_EMPTY, OK
from cottonopolis.games.brass.resources import iron_price, take_cube

INDUSTRY_COUNT = len(INDUSTRIES)


@jit
def develop_faults(state: State, facts: Facts, industry: int) -> int:
    """B26: a tile must be left in the stack, and its iron must be paid for."""
    found = OK
    if facts.levels[industry] == EMPTY:
        found |= B26_STACK_EMPTY
    if state.money[facts.seat] < iron_price(facts):
        found |= B26_MONEY
    return found


@jit
def list_developments(state: State, facts: Facts, out: Buffer, count: int) -> int:
    """Append every stack whose top tile may be developed."""
    for industry in range(INDUSTRY_COUNT):
        if develop_faults(state, facts, industry) == OK:
            out[count] = DEVELOP_0 + industry
            count += 1
    return count


@jit
def carry_out_development(board: Board, state: State, seat: int, events: Buffer) -> None:
    """Use the iron and discard the top tile."""
    industry = state.pending_industry
    take_cube(board, state, seat, state.pending_iron, IRON, NOBODY, events)
    level = lowest_level(state.stack[seat, industry])
    state.stack[seat, industry, level] -= 1
    emit(events, happenings.DEVELOPED, seat, industry, level, 0)
