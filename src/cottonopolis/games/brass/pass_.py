"""Pass: B7."""

from cottonopolis.engine.events import PASSED, Buffer, emit
from cottonopolis.engine.game_loop import NO_STAGE
from cottonopolis.engine.jit import jit
from cottonopolis.games.actions import Action
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import PASS, PASS_ID
from cottonopolis.games.brass.notation import Reader
from cottonopolis.games.brass.reasons import OK
from cottonopolis.games.brass.state import Board, State
from cottonopolis.games.brass.summary import Summary
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    """B7: passing is always possible."""
    return OK


@jit
def list_options(board: Board, state: State, summary: Summary, out: Buffer, count: int) -> int:
    out[count] = PASS_ID
    return count + 1


@jit
def carry_out(board: Board, state: State, seat: int, events: Buffer) -> int:
    """B7: passing only discards the card."""
    emit(events, PASSED, seat)
    return NO_STAGE


def describe(setup: Setup, state: State, decision: int) -> Option:
    return Option(decision=decision, kind="pass")


def write(setup: Setup, step: Step) -> str:
    """pass"""
    return "pass"


def read(reader: Reader) -> None:
    """pass with CARD"""
    reader.parsed.add([PASS_ID], 0)
    reader.clauses()


ACTION = Action(
    kind=PASS,
    reasons_against=reasons_against,
    list_options=list_options,
    carry_out=carry_out,
    describe=describe,
    write=write,
    verbs={"pass": read},
)
