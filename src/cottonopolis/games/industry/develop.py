"""Develop: A18."""

from cottonopolis.engine.events import DEVELOPED, Buffer, emit
from cottonopolis.engine.game_loop import NO_STAGE
from cottonopolis.engine.jit import jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.games.actions import Action, Facts
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.decisions import DEVELOP, develop_id, industry_of, level_of
from cottonopolis.games.industry.notation import Reader
from cottonopolis.games.industry.reasons import (
    A3_NEEDS_A_CARD,
    A18_NONE_LEFT,
    A18_NOTHING_LEFT,
    OK,
)
from cottonopolis.games.industry.state import INDUSTRIES, INDUSTRY_COUNT, LEVELS, Board, State
from cottonopolis.games.industry.summary import Summary
from cottonopolis.games.notation import Step, refuse
from cottonopolis.games.options import Option


@jit
def tile_reasons(state: State, seat: int, industry: int, level: int) -> int:
    """A18, A3: the tile must be on the player board, and the seat needs a card."""
    found = OK
    if state.hand_size[seat] == 0:
        found |= A3_NEEDS_A_CARD
    if state.stack[seat, industry, level] == 0:
        found |= A18_NONE_LEFT
    return found


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    return tile_reasons(state, seat_to_move(state), industry_of(decision), level_of(decision))


@jit
def list_options(board: Board, state: State, summary: Summary, out: Buffer, count: int) -> int:
    """Append every kind of tile that can be removed."""
    for industry in range(INDUSTRY_COUNT):
        for level in range(LEVELS):
            if tile_reasons(state, summary.seat, industry, level) == OK:
                out[count] = develop_id(industry, level)
                count += 1
    return count


@jit
def carry_out(board: Board, state: State, seat: int, events: Buffer) -> int:
    industry = industry_of(state.chosen)
    level = level_of(state.chosen)
    state.stack[seat, industry, level] -= 1
    emit(events, DEVELOPED, seat, industry, level)
    return NO_STAGE


# Text


def describe(setup: Setup, state: State, decision: int) -> Option:
    industry, level = INDUSTRIES[industry_of(decision)], level_of(decision)
    return Option(decision=decision, kind="develop", industry=industry, level=level)


def explain(setup: Setup, state: State, decision: int) -> Facts:
    return {"industry": INDUSTRIES[industry_of(decision)], "level": level_of(decision)}


def sum_up(setup: Setup, state: State, industry: str | None, obstacle: str | None) -> str:
    return A18_NOTHING_LEFT


def write(setup: Setup, step: Step) -> str:
    """develop INDUSTRY LEVEL"""
    return f"develop {INDUSTRIES[industry_of(step.decision)]} {level_of(step.decision)}"


def read(reader: Reader) -> None:
    """develop INDUSTRY LEVEL with CARD"""
    industry = reader.industry()
    level = reader.next("level")
    if level not in reader.names.levels:
        raise refuse(reader.text, "NOTATION_WORD", reader.at - 1, word=level, expected="level")
    reader.parsed.add([develop_id(industry, reader.names.levels[level])], 1)
    reader.card()


ACTION = Action(
    kind=DEVELOP,
    reasons_against=reasons_against,
    list_options=list_options,
    carry_out=carry_out,
    describe=describe,
    explain=explain,
    sum_up=sum_up,
    write=write,
    verbs={"develop": read},
)
