"""Build a mill: T2 and T3."""

from cottonopolis.engine.events import BUILT, PAID, Buffer, emit
from cottonopolis.engine.game_loop import NO_STAGE, OK
from cottonopolis.engine.jit import jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.prices import Bill
from cottonopolis.games.actions import Action, Facts
from cottonopolis.games.notation import Step, WordReader
from cottonopolis.games.options import Option, slot_target
from tests.toy_game.state import (
    BUILD,
    MILL_COST,
    NOBODY,
    T2_TAKEN,
    T3_MONEY,
    TOWNS,
    Board,
    Setup,
    State,
    build_id,
    slot_of,
)

COUNT = len(TOWNS)


@jit
def bill(board: Board, state: State, summary: int, decision: int) -> Bill:
    """The price of the tile."""
    return Bill(MILL_COST, 0, 0)


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    """Everything against building there."""
    found = OK
    if state.tile_owner[slot_of(decision)] != NOBODY:
        found |= T2_TAKEN
    if state.money[seat_to_move(state)] < MILL_COST:
        found |= T3_MONEY
    return found


@jit
def list_options(board: Board, state: State, summary: int, out: Buffer, count: int) -> int:
    """Append every free town."""
    for slot in range(COUNT):
        if reasons_against(board, state, build_id(slot)) == OK:
            out[count] = build_id(slot)
            count += 1
    return count


@jit
def carry_out(board: Board, state: State, seat: int, events: Buffer) -> int:
    """Pay and place the tile."""
    slot = slot_of(state.chosen)
    state.money[seat] -= MILL_COST
    state.tile_owner[slot] = seat
    emit(events, PAID, seat, MILL_COST)
    emit(events, BUILT, seat, slot, 0, 1)
    return NO_STAGE


def describe(setup: Setup, state: State, decision: int) -> Option:
    """What the decision means."""
    target = slot_target(setup.slots[slot_of(decision)])
    return Option(decision=decision, kind="build", target=target, industry="cotton_mill", level=1)


def explain(setup: Setup, state: State, decision: int) -> Facts:
    """What a refusal may mention."""
    return {"place": setup.slots[slot_of(decision)], "price": MILL_COST}


def write(setup: Setup, step: Step) -> str:
    """build TOWN"""
    return f"build {setup.slots[slot_of(step.decision)]}"


def read(reader: WordReader) -> None:
    """build TOWN"""
    names = {name: slot for slot, name in enumerate(TOWNS)}
    slot = reader.lookup(names, "NOTATION_PLACE", "place")
    reader.parsed.add([build_id(slot)], 0)


ACTION = Action(
    kind=BUILD,
    reasons_against=reasons_against,
    list_options=list_options,
    carry_out=carry_out,
    bill=bill,
    describe=describe,
    explain=explain,
    write=write,
    verbs={"build": read},
)
