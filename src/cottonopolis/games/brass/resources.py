"""Coal and iron: where a cube comes from, what it costs, and the flip of an emptied tile.

B17 coal for a building, B18 iron, B19 flips, B25 coal for a rail.
"""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.graph import bit, nearest
from cottonopolis.engine.jit import jit
from cottonopolis.engine.tracks import next_reward, track_price
from cottonopolis.games.brass import happenings
from cottonopolis.games.brass.facts import Facts
from cottonopolis.games.brass.layout import (
    COAL,
    COAL_MINE,
    INCOME_SPACES,
    IRON,
    IRON_WORKS,
    SLOTS,
    TRACK,
    Board,
    State,
)

UNREACHABLE = -1


@jit
def coal_price(state: State, facts: Facts, node: int) -> int:
    """B17: what coal costs in a location: nothing from a mine, else the track, or UNREACHABLE."""
    here = bit(state.component[node])
    if facts.coal & here:
        return 0
    if facts.ports & here:
        return facts.coal_price
    return UNREACHABLE


@jit
def rail_coal_price(state: State, facts: Facts, a: int, b: int) -> int:
    """B25: what coal for a rail costs; a mine joined to either end comes before the track."""
    ends = bit(state.component[a]) | bit(state.component[b])
    if facts.coal & ends:
        return 0
    if facts.ports & ends:
        return facts.coal_price
    return UNREACHABLE


@jit
def iron_price(facts: Facts) -> int:
    """B18: nothing while some works has iron, else the track's price."""
    return 0 if facts.iron else facts.iron_price


@jit
def nearest_mines(board: Board, state: State, node: int) -> int:
    """B17: the slots of the mines with cubes that lie nearest to a node."""
    nodes = 0
    for slot in range(SLOTS):
        if state.tile_industry[slot] == COAL_MINE and state.tile_cubes[slot] > 0:
            nodes |= bit(board.slot_node[slot])
    closest = nearest(board.link_a, board.link_b, state.link_owner, node, nodes, 0)
    slots = 0
    for slot in range(SLOTS):
        if (
            state.tile_industry[slot] == COAL_MINE
            and state.tile_cubes[slot] > 0
            and closest & bit(board.slot_node[slot])
        ):
            slots |= bit(slot)
    return slots


@jit
def rail_mines(board: Board, state: State, link: int) -> int:
    """B25: the mines nearest to one end together with those nearest to the other."""
    return nearest_mines(board, state, board.link_a[link]) | nearest_mines(
        board, state, board.link_b[link]
    )


@jit
def stocked_works(state: State) -> int:
    """B18: the slots of all iron works with cubes, wherever they are."""
    slots = 0
    for slot in range(SLOTS):
        if state.tile_industry[slot] == IRON_WORKS and state.tile_cubes[slot] > 0:
            slots |= bit(slot)
    return slots


@jit
def pay(state: State, seat: int, amount: int) -> None:
    """B5: money paid to the bank in an action counts as spent."""
    state.money[seat] -= amount
    state.spent[seat] += amount


@jit
def advance_income(state: State, seat: int, spaces: int, events: Buffer) -> None:
    """B19: the marker advances, never beyond the last space."""
    before = state.space[seat]
    state.space[seat] = min(before + spaces, INCOME_SPACES - 1)
    emit(events, happenings.INCOME_MOVED, seat, before, state.space[seat], 0)


@jit
def flip(board: Board, state: State, slot: int, bonus: int, events: Buffer) -> None:
    """B19: turn a tile over; its owner's income advances by the tile's income and the bonus."""
    owner = state.tile_owner[slot]
    state.tile_flipped[slot] = 1
    emit(events, happenings.FLIPPED, owner, slot, 0, 0)
    gain = board.tile_income[state.tile_industry[slot], state.tile_level[slot]]
    advance_income(state, owner, gain + bonus, events)


@jit
def take_cube(
    board: Board, state: State, seat: int, source: int, resource: int, node: int, events: Buffer
) -> None:
    """Take one cube from a tile, or buy it from the track (B17, B18), for use at a node."""
    if source == TRACK:
        price = track_price(board, state, resource)
        pay(state, seat, price)
        if state.track_cubes[resource] > 0:
            state.track_cubes[resource] -= 1
        emit(events, happenings.BOUGHT_COAL + resource, seat, price, node, 0)
        return
    state.tile_cubes[source] -= 1
    emit(events, happenings.TOOK_COAL + resource, seat, source, node, 0)
    if state.tile_cubes[source] == 0:
        flip(board, state, source, 0, events)


@jit
def ship_cubes(board: Board, state: State, slot: int, resource: int, events: Buffer) -> None:
    """B22: a new mine or works fills the empty spaces of its track, dearest first."""
    owner = state.tile_owner[slot]
    length = board.track_length
    while state.tile_cubes[slot] > 0 and state.track_cubes[resource] < length:
        reward = next_reward(board.track_spaces[resource], length, state.track_cubes[resource])
        state.tile_cubes[slot] -= 1
        state.track_cubes[resource] += 1
        state.money[owner] += reward
        emit(events, happenings.SHIPPED_COAL + resource, owner, slot, reward, 0)
    if state.tile_cubes[slot] == 0:
        flip(board, state, slot, 0, events)


assert (COAL, IRON) == (0, 1)  # events of iron follow those of coal
