"""Coal and iron: sources, prices, and the flip of an emptied tile.

B17 coal for a building, B18 iron, B19 flips, B22 shipping, B25 coal for a rail.
"""

from cottonopolis.engine.events import (
    BOUGHT_COAL,
    FLIPPED,
    PAID,
    SHIPPED_COAL,
    TOOK_COAL,
    Buffer,
    emit,
)
from cottonopolis.engine.graph import UNREACHED, bit, distance, emit_path, nearest
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.prices import UNREACHABLE
from cottonopolis.engine.tracks import COAL, IRON, next_reward, track_price
from cottonopolis.games.brass.event_kinds import INCOME_MOVED
from cottonopolis.games.brass.state import (
    COAL_MINE,
    INCOME_SPACES,
    IRON_WORKS,
    SLOTS,
    TRACK,
    Board,
    State,
)
from cottonopolis.games.brass.summary import Summary

NO_STOPS = 0  # all nodes can be passed through


@jit
def coal_price(state: State, summary: Summary, node: int) -> int:
    """B17: the price of coal at a node: 0 from a mine, else the track's, or UNREACHABLE."""
    here = bit(state.component[node])
    if summary.coal & here:
        return 0
    if summary.ports & here:
        return summary.coal_price
    return UNREACHABLE


@jit
def rail_coal_price(state: State, summary: Summary, a: int, b: int) -> int:
    """B25: the price of a rail's coal; a mine connected to either end comes before the track."""
    ends = bit(state.component[a]) | bit(state.component[b])
    if summary.coal & ends:
        return 0
    if summary.ports & ends:
        return summary.coal_price
    return UNREACHABLE


@jit
def iron_price(summary: Summary) -> int:
    """B18: the price of iron: 0 while any works has iron, else the track's."""
    return 0 if summary.iron else summary.iron_price


@jit
def nearest_mines(board: Board, state: State, node: int) -> int:
    """B17: the slots of the nearest mines with cubes."""
    nodes = 0
    for slot in range(SLOTS):
        if state.tile_industry[slot] == COAL_MINE and state.tile_cubes[slot] > 0:
            nodes |= bit(board.slot_node[slot])
    closest = nearest(board.link_a, board.link_b, state.link_owner, node, nodes, NO_STOPS)
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
    """B25: the mines nearest to either end of a link."""
    return nearest_mines(board, state, board.link_a[link]) | nearest_mines(
        board, state, board.link_b[link]
    )


@jit
def stocked_works(state: State) -> int:
    """B18: the slots of all iron works with cubes, connected or not."""
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
def pay_for(state: State, seat: int, amount: int, events: Buffer) -> None:
    """Pay the price of a tile or a link."""
    pay(state, seat, amount)
    emit(events, PAID, seat, amount)


@jit
def raise_income(state: State, seat: int, spaces: int, events: Buffer) -> None:
    """B19: move the income marker up, at most to the last space."""
    before = state.space[seat]
    state.space[seat] = min(before + spaces, INCOME_SPACES - 1)
    emit(events, INCOME_MOVED, seat, before, state.space[seat])


@jit
def flip(board: Board, state: State, slot: int, bonus: int, events: Buffer) -> None:
    """B19: flip a tile; its owner's income marker moves up by its income plus the bonus."""
    owner = state.tile_owner[slot]
    state.tile_flipped[slot] = 1
    emit(events, FLIPPED, owner, slot)
    gain = board.tile_income[state.tile_industry[slot], state.tile_level[slot]]
    raise_income(state, owner, gain + bonus, events)


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
        emit(events, BOUGHT_COAL + resource, seat, price, node)
        return
    state.tile_cubes[source] -= 1
    emit(events, TOOK_COAL + resource, seat, source, node)
    if resource == COAL:  # iron needs no connection (B18)
        start = as_int64(board.slot_node[source])
        emit_path(events, board.link_a, board.link_b, state.link_owner, start, node, NO_STOPS)
    if state.tile_cubes[source] == 0:
        flip(board, state, source, 0, events)


@jit
def take_coal_for_rail(
    board: Board, state: State, seat: int, source: int, link: int, events: Buffer
) -> None:
    """B25: take the coal of a rail, and deliver it to the end nearer to its source."""
    a = as_int64(board.link_a[link])
    b = as_int64(board.link_b[link])
    node = a
    if source >= 0 and events.shape[0] > 0:  # needed only for the events
        mine = as_int64(board.slot_node[source])
        owner = state.link_owner
        to_a = distance(board.link_a, board.link_b, owner, mine, a, NO_STOPS)
        to_b = distance(board.link_a, board.link_b, owner, mine, b, NO_STOPS)
        if to_b != UNREACHED and (to_a == UNREACHED or to_b < to_a):
            node = b
    take_cube(board, state, seat, source, COAL, node, events)


@jit
def ship_cubes(board: Board, state: State, slot: int, resource: int, events: Buffer) -> None:
    """B22: a new mine or works fills the empty spaces of its track, most expensive first."""
    owner = state.tile_owner[slot]
    while state.tile_cubes[slot] > 0 and state.track_cubes[resource] < board.track_length:
        reward = next_reward(board, state, resource)
        state.tile_cubes[slot] -= 1
        state.track_cubes[resource] += 1
        state.money[owner] += reward
        emit(events, SHIPPED_COAL + resource, owner, slot, reward)
    if state.tile_cubes[slot] == 0:
        flip(board, state, slot, 0, events)


assert IRON == COAL + 1  # event numbers are computed as those of coal plus the resource
