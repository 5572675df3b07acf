"""Build a railway: A16."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import jit, wide
from cottonopolis.games.industry import happenings
from cottonopolis.games.industry.connections import lay_edge
from cottonopolis.games.industry.decisions import RAIL_0
from cottonopolis.games.industry.facts import Facts
from cottonopolis.games.industry.layout import COAL, IRON, NOBODY, Board, State
from cottonopolis.games.industry.money import pay
from cottonopolis.games.industry.reasons import (
    A2_NOT_NOW,
    A16_NO_COAL,
    A16_NO_IRON,
    A16_NO_RAILS,
    A16_NOT_CONNECTED,
    A16_TAKEN,
    OK,
)
from cottonopolis.games.industry.resources import UNREACHABLE, price_within, rail_reach, take_cube


@jit
def needs_cubes(board: Board, state: State, seat: int) -> bool:
    """A16: every rail but a player's first uses a coal and an iron."""
    return bool(state.rails_left[seat] < board.rails)


@jit
def route_faults(board: Board, state: State, facts: Facts, rail: int) -> int:
    """A16: the connection must be free and touch what the seat has."""
    found = OK
    if state.edge_owner[rail] != NOBODY:
        found |= A16_TAKEN
    ends = bit(board.edge_a[rail]) | bit(board.edge_b[rail])
    if not (facts.tile_nodes | facts.rail_nodes) & ends:
        found |= A16_NOT_CONNECTED
    if state.rails_left[facts.seat] == 0:
        found |= A16_NO_RAILS
    return found


@jit
def cube_faults(board: Board, state: State, facts: Facts, rail: int) -> int:
    """A16: coal and iron must be within reach of either end."""
    found = OK
    if needs_cubes(board, state, facts.seat):
        components = rail_reach(board, state, rail)
        if price_within(facts, components, COAL) == UNREACHABLE:
            found |= A16_NO_COAL
        if price_within(facts, components, IRON) == UNREACHABLE:
            found |= A16_NO_IRON
    return found


@jit
def rail_faults(board: Board, state: State, facts: Facts, rail: int) -> int:
    """Everything against building this rail."""
    if rail >= board.rail_count:
        return A2_NOT_NOW  # not on this map
    return route_faults(board, state, facts, rail) | cube_faults(board, state, facts, rail)


@jit
def list_rails(board: Board, state: State, facts: Facts, out: Buffer, count: int) -> int:
    """Append every legal rail."""
    if facts.tile_nodes | facts.rail_nodes == 0 or state.rails_left[facts.seat] == 0:
        return count
    for rail in range(wide(board.rail_count)):
        if (
            route_faults(board, state, facts, rail) == OK
            and cube_faults(board, state, facts, rail) == OK
        ):
            out[count] = RAIL_0 + rail
            count += 1
    return count


@jit
def carry_out_rail(board: Board, state: State, seat: int, events: Buffer) -> None:
    """Use the cubes, pay, lay the rail."""
    rail = wide(state.pending_edge)
    if needs_cubes(board, state, seat):
        node = board.edge_a[rail]
        take_cube(board, state, seat, wide(state.pending_coal), COAL, node, events)
        take_cube(board, state, seat, wide(state.pending_iron), IRON, node, events)
    pay(board, state, seat, wide(board.rail_cost), events)
    emit(events, happenings.PAID, seat, board.rail_cost, 0, 0)
    state.rails_left[seat] -= 1
    lay_edge(board, state, rail, seat)
    emit(events, happenings.LAID_RAIL, seat, rail, 0, 0)
