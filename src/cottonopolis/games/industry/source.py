"""Choose the tile or coal import that provides a cube: A10 and A16."""

from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import NO_STAGE
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.tracks import COAL, IRON, RESOURCES
from cottonopolis.games.actions import Choice, Facts
from cottonopolis.games.industry.connections import is_stock
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.decisions import RAIL, TAKE, source_of, take_id
from cottonopolis.games.industry.reasons import A10_NOT_NEAREST, A16_NOT_NEAREST, OK
from cottonopolis.games.industry.resources import pending_stocks
from cottonopolis.games.industry.state import (
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
from cottonopolis.games.options import Option, Target, slot_target


@jit
def cube_stage(board: Board, state: State, needs_coal: bool, needs_iron: bool) -> int:
    """Return the stage that asks for a source of the pending action, or NO_STAGE.

    A cube without a source on the map comes from the track.
    """
    if needs_coal and state.pending_coal == NOBODY:
        if pending_stocks(board, state, COAL):
            return COAL_STAGE
        state.pending_coal = TRACK
    if needs_iron and state.pending_iron == NOBODY:
        if pending_stocks(board, state, IRON):
            return IRON_STAGE
        state.pending_iron = TRACK
    return NO_STAGE


@jit
def resource_asked(state: State) -> int:
    return COAL if state.stage == COAL_STAGE else IRON


@jit
def list_sources(board: Board, state: State, out: Buffer) -> int:
    """Write the tiles and imports that can provide the cube."""
    resource = resource_asked(state)
    nodes = pending_stocks(board, state, resource)
    count = 0
    for source in range(SLOTS + as_int64(board.ship_count)):
        if is_stock(board, state, nodes, resource, source):
            out[count] = take_id(source)
            count += 1
    return count


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    resource = resource_asked(state)
    nodes = pending_stocks(board, state, resource)
    if is_stock(board, state, nodes, resource, source_of(decision)):
        return OK
    return A16_NOT_NEAREST if state.pending == RAIL else A10_NOT_NEAREST


@jit
def fits(state: State, decision: int) -> bool:
    """An iron works is never a source of coal, nor an import of iron."""
    source = source_of(decision)
    if state.stage == COAL_STAGE:
        return bool(source >= SLOTS or state.tile_industry[source] != IRON_WORKS)
    return source < SLOTS


@jit
def play(board: Board, state: State, decision: int, events: Buffer) -> bool:
    if state.stage == COAL_STAGE:
        state.pending_coal = source_of(decision)
    else:
        state.pending_iron = source_of(decision)
    return True


def describe(setup: Setup, state: State, decision: int) -> Option:
    source = source_of(decision)
    name = setup.source_name(source)
    target = slot_target(name) if source < SLOTS else Target("import", name)
    resource = RESOURCES[resource_asked(state)]
    return Option(decision=decision, kind="take", target=target, resource=resource)


def explain(setup: Setup, state: State, decision: int) -> Facts:
    return {"place": setup.source_name(source_of(decision))}


def is_plausible(state: State, decision: int) -> bool:
    """Whether the source can have a cube."""
    source = source_of(decision)
    return bool(source >= SLOTS or state.tile_cubes[source] > 0)


def write(setup: Setup, step: Step) -> str:
    """coal from PLACE, or iron from PLACE"""
    resource = RESOURCES[step.stage == IRON_STAGE]
    return f"{resource} from {setup.source_name(source_of(step.decision))}"


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
