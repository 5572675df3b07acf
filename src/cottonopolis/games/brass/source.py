"""Choose the mine or works that provides a cube: B17, B18 and B25."""

from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import NO_STAGE
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.tracks import RESOURCES
from cottonopolis.games.actions import Choice, Facts
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import LINK, TAKE, link_of, slot_of, take_id
from cottonopolis.games.brass.reasons import (
    B17_NOT_NEAREST,
    B18_NOT_A_SOURCE,
    B25_NOT_NEAREST,
    OK,
)
from cottonopolis.games.brass.resources import nearest_mines, rail_mines, stocked_works
from cottonopolis.games.brass.state import (
    COAL_STAGE,
    IRON_STAGE,
    IRON_WORKS,
    NOBODY,
    SLOTS,
    TRACK,
    Board,
    State,
)
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option, slot_target


@jit
def coal_sources(board: Board, state: State) -> int:
    """B17, B25: the slots of the mines that can supply the pending action."""
    if state.pending == LINK:
        return rail_mines(board, state, link_of(state.chosen))
    return nearest_mines(board, state, as_int64(board.slot_node[slot_of(state.chosen)]))


@jit
def cube_stage(board: Board, state: State, needs_coal: bool, needs_iron: bool) -> int:
    """Return the stage that asks for a source of the pending action, or NO_STAGE.

    A cube without a source on the board comes from the track.
    """
    if needs_coal and state.pending_coal == NOBODY:
        if coal_sources(board, state):
            return COAL_STAGE
        state.pending_coal = TRACK
    if needs_iron and state.pending_iron == NOBODY:
        if stocked_works(state):
            return IRON_STAGE
        state.pending_iron = TRACK
    return NO_STAGE


@jit
def sources(board: Board, state: State) -> int:
    """Return the slots that can provide the current cube."""
    return coal_sources(board, state) if state.stage == COAL_STAGE else stocked_works(state)


@jit
def list_sources(board: Board, state: State, out: Buffer) -> int:
    """Write the tiles that can provide the cube."""
    slots = sources(board, state)
    count = 0
    for slot in range(SLOTS):
        if slots & bit(slot):
            out[count] = take_id(slot)
            count += 1
    return count


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    if sources(board, state) & bit(slot_of(decision)):
        return OK
    if state.stage == IRON_STAGE:
        return B18_NOT_A_SOURCE
    return B25_NOT_NEAREST if state.pending == LINK else B17_NOT_NEAREST


@jit
def fits(state: State, decision: int) -> bool:
    """An iron works is never a source of coal."""
    return bool(state.stage == IRON_STAGE or state.tile_industry[slot_of(decision)] != IRON_WORKS)


@jit
def play(board: Board, state: State, decision: int, events: Buffer) -> bool:
    if state.stage == COAL_STAGE:
        state.pending_coal = slot_of(decision)
    else:
        state.pending_iron = slot_of(decision)
    return True


def _resource(stage: int) -> str:
    return RESOURCES[stage == IRON_STAGE]


def describe(setup: Setup, state: State, decision: int) -> Option:
    target = slot_target(setup.slots[slot_of(decision)])
    resource = _resource(int(state.stage))
    return Option(decision=decision, kind="take", target=target, resource=resource)


def explain(setup: Setup, state: State, decision: int) -> Facts:
    return {"place": setup.slots[slot_of(decision)]}


def is_plausible(state: State, decision: int) -> bool:
    """Whether the slot has a cube."""
    return bool(state.tile_cubes[slot_of(decision)] > 0)


def write(setup: Setup, step: Step) -> str:
    """coal from SLOT, or iron from SLOT"""
    return f"{_resource(step.stage)} from {setup.slots[slot_of(step.decision)]}"


CHOICE = Choice(
    kind=TAKE,
    reasons_against=reasons_against,
    play=play,
    fits=fits,
    describe=describe,
    explain=explain,
    is_plausible=is_plausible,
    write=write,
)
