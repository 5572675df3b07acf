"""Build a railway: A16."""

from cottonopolis.engine.events import LAID_LINK, Buffer, emit
from cottonopolis.engine.game_loop import NO_STAGE
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.prices import UNREACHABLE, Bill
from cottonopolis.engine.tracks import COAL, IRON
from cottonopolis.games.actions import Action, Facts
from cottonopolis.games.industry.connections import lay_edge
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.decisions import RAIL, rail_id, rail_of
from cottonopolis.games.industry.money import pay_for
from cottonopolis.games.industry.notation import Reader
from cottonopolis.games.industry.reasons import (
    A2_NOT_NOW,
    A16_COAL_NOWHERE,
    A16_IRON_NOWHERE,
    A16_NO_COAL,
    A16_NO_FREE_LINK,
    A16_NO_IRON,
    A16_NO_NETWORK,
    A16_NO_RAILS,
    A16_NOT_CONNECTED,
    A16_TAKEN,
    OK,
)
from cottonopolis.games.industry.resources import (
    price_within,
    rail_reach,
    take_cube_for_rail,
)
from cottonopolis.games.industry.source import cube_stage
from cottonopolis.games.industry.state import NOBODY, Board, State
from cottonopolis.games.industry.summary import Summary, summarise
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option, Target

# Checks


@jit
def needs_cubes(board: Board, state: State, seat: int) -> bool:
    """A16: every rail except a player's first uses one coal and one iron."""
    return bool(state.rails_left[seat] < board.rails)


@jit
def route_reasons(board: Board, state: State, summary: Summary, rail: int) -> int:
    """A16: the connection must be free and touch the seat's tiles or rails."""
    found = OK
    if state.edge_owner[rail] != NOBODY:
        found |= A16_TAKEN
    ends = bit(board.edge_a[rail]) | bit(board.edge_b[rail])
    if not (summary.tile_nodes | summary.rail_nodes) & ends:
        found |= A16_NOT_CONNECTED
    if state.rails_left[summary.seat] == 0:
        found |= A16_NO_RAILS
    return found


@jit
def rail_bill(board: Board, state: State, summary: Summary, rail: int) -> Bill:
    """A16: the price of a rail."""
    coal = 0
    iron = 0
    if needs_cubes(board, state, summary.seat):
        components = rail_reach(board, state, rail)
        coal = price_within(summary, components, COAL)
        iron = price_within(summary, components, IRON)
    return Bill(as_int64(board.rail_cost), coal, iron)


@jit
def bill(board: Board, state: State, summary: Summary, decision: int) -> Bill:
    return rail_bill(board, state, summary, rail_of(decision))


@jit
def cube_reasons(board: Board, state: State, summary: Summary, rail: int) -> int:
    """A16: coal and iron must be reachable from either end; missing money is borrowed (A20)."""
    price = rail_bill(board, state, summary, rail)
    found = A16_NO_COAL if price.coal == UNREACHABLE else OK
    if price.iron == UNREACHABLE:
        found |= A16_NO_IRON
    return found


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    rail = rail_of(decision)
    if rail >= board.rail_count:
        return A2_NOT_NOW  # not on this map
    summary = summarise(board, state)
    return route_reasons(board, state, summary, rail) | cube_reasons(board, state, summary, rail)


@jit
def list_options(board: Board, state: State, summary: Summary, out: Buffer, count: int) -> int:
    """Append every legal rail."""
    if summary.tile_nodes | summary.rail_nodes == 0 or state.rails_left[summary.seat] == 0:
        return count
    for rail in range(as_int64(board.rail_count)):
        if (
            route_reasons(board, state, summary, rail) == OK
            and cube_reasons(board, state, summary, rail) == OK
        ):
            out[count] = rail_id(rail)
            count += 1
    return count


# Effect


@jit
def next_choice(board: Board, state: State) -> int:
    """A16: ask for the sources of coal and iron."""
    needed = needs_cubes(board, state, seat_to_move(state))
    return cube_stage(board, state, needed, needed)


@jit
def carry_out(board: Board, state: State, seat: int, events: Buffer) -> int:
    """Take the cubes, pay, build the rail."""
    rail = rail_of(state.chosen)
    cubes = 0
    if needs_cubes(board, state, seat):
        coal = as_int64(state.pending_coal)
        iron = as_int64(state.pending_iron)
        cubes += take_cube_for_rail(board, state, seat, coal, COAL, rail, events)
        cubes += take_cube_for_rail(board, state, seat, iron, IRON, rail, events)
    pay_for(board, state, seat, as_int64(board.rail_cost), cubes, events)
    state.rails_left[seat] -= 1
    lay_edge(board, state, rail, seat)
    emit(events, LAID_LINK, seat, rail)
    return NO_STAGE


# Text


def describe(setup: Setup, state: State, decision: int) -> Option:
    target = Target("link", setup.link_name(rail_of(decision)))
    return Option(decision=decision, kind="rail", target=target)


def explain(setup: Setup, state: State, decision: int) -> Facts:
    rail = rail_of(decision)
    return {"link": setup.link_name(rail), "owner": int(state.edge_owner[rail])}


def sum_up(setup: Setup, state: State, industry: str | None, obstacle: str | None) -> str:
    summary = summarise(setup.board, state)
    if not summary.tile_nodes | summary.rail_nodes:
        return A16_NO_NETWORK
    codes = {"coal": A16_COAL_NOWHERE, "iron": A16_IRON_NOWHERE}
    return codes.get(obstacle or "", A16_NO_FREE_LINK)


def write(setup: Setup, step: Step) -> str:
    """rail LINK"""
    return f"rail {setup.link_name(rail_of(step.decision))}"


def read(reader: Reader) -> None:
    """rail LINK {source}"""
    rail = reader.lookup(reader.names.rails, "NOTATION_LINK", "link")
    reader.parsed.add([rail_id(rail)], reader.at - 1)
    reader.sources()
    reader.unused_card()


ACTION = Action(
    kind=RAIL,
    reasons_against=reasons_against,
    list_options=list_options,
    bill=bill,
    next_choice=next_choice,
    carry_out=carry_out,
    describe=describe,
    explain=explain,
    sum_up=sum_up,
    write=write,
    verbs={"rail": read},
)
