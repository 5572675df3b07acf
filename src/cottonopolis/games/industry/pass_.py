"""Pass: A3."""

from cottonopolis.engine.events import PASSED, Buffer, emit
from cottonopolis.engine.game_loop import NO_STAGE
from cottonopolis.engine.jit import jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.games.actions import Action
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.decisions import PASS, PASS_ID
from cottonopolis.games.industry.notation import Reader
from cottonopolis.games.industry.reasons import A3_NEEDS_A_CARD, OK
from cottonopolis.games.industry.state import Board, State
from cottonopolis.games.industry.summary import Summary
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    """A3: passing needs a card, unless hand and deck are both empty."""
    if state.hand_size[seat_to_move(state)] == 0 and state.deck_left > 0:
        return A3_NEEDS_A_CARD
    return OK


@jit
def list_options(board: Board, state: State, summary: Summary, out: Buffer, count: int) -> int:
    if reasons_against(board, state, PASS_ID) == OK:
        out[count] = PASS_ID
        count += 1
    return count


@jit
def carry_out(board: Board, state: State, seat: int, events: Buffer) -> int:
    emit(events, PASSED, seat)
    return NO_STAGE


def describe(setup: Setup, state: State, decision: int) -> Option:
    return Option(decision=decision, kind="pass")


def write(setup: Setup, step: Step) -> str:
    """pass"""
    return "pass"


def read(reader: Reader) -> None:
    """pass [with CARD]"""
    reader.parsed.add([PASS_ID], 0)
    reader.card()


ACTION = Action(
    kind=PASS,
    reasons_against=reasons_against,
    list_options=list_options,
    carry_out=carry_out,
    describe=describe,
    write=write,
    verbs={"pass": read},
)
