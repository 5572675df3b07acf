"""Build an industry: A4 to A10, A13, A15 and A23."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import jit, wide
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.stacks import EMPTY, lowest_level
from cottonopolis.games.industry import happenings
from cottonopolis.games.industry.connections import has_port, open_lanes, reach
from cottonopolis.games.industry.decisions import BUILD_0
from cottonopolis.games.industry.facts import Facts, Own, survey
from cottonopolis.games.industry.layout import (
    COAL,
    COAL_MINE,
    INDUSTRY_COUNT,
    IRON,
    IRON_WORKS,
    NOBODY,
    PORT,
    SHIP,
    SLOTS,
    Board,
    State,
)
from cottonopolis.games.industry.money import pay
from cottonopolis.games.industry.reasons import (
    A3_CARD_NOT_HELD,
    A3_NEEDS_A_CARD,
    A4_FIRST_ROUND,
    A4_NOT_WHOLE_TURN,
    A5_NOT_CONNECTED,
    A5_OTHER_INDUSTRY,
    A6_NO_CARD,
    A6_OTHER_COLOUR,
    A7_NO_PORT,
    A7_NOT_SHOWN,
    A8_LIMIT,
    A9_LEVEL_0,
    A9_NONE_LEFT,
    A10_NO_COAL,
    A10_NO_IRON,
    A15_CUBES_LEFT,
    A15_NOT_HIGHER,
    A15_OCCUPIED,
    A23_NO_SHIPS,
    OK,
)
from cottonopolis.games.industry.resources import (
    UNREACHABLE,
    building_cube_price,
    fill_track,
    flip_finished_ship,
    price_within,
    take_cube,
)

EVERYWHERE = -1  # every node, as bits
LARGE = 4  # slots of a location where a player may have more than one tile (A5, A8)

assert SLOTS < 63  # a set of slots is one number


@jit
def tile_limit(board: Board, node: int) -> int:
    """A8: how many tiles a player may have in a location."""
    return 2 if board.node_slots[node] >= LARGE else 1


@jit
def own_tiles_beside(board: Board, state: State, seat: int, slot: int) -> int:
    """How many tiles a seat has on the other slots of a slot's location."""
    node = board.slot_node[slot]
    first = int(board.node_slot[node])
    count = 0
    for other in range(first, first + int(board.node_slots[node])):
        if other != slot and state.tile_owner[other] == seat:
            count += 1
    return count


@jit
def tile_faults(board: Board, industry: int, level: int) -> int:
    """A9: the lowest tile left must be buildable."""
    if level == EMPTY:
        return A9_NONE_LEFT
    return OK if board.tile_buildable[industry, level] else A9_LEVEL_0


@jit
def overbuild_faults(state: State, facts: Facts, slot: int, industry: int, level: int) -> int:
    """A15: what may replace the tile that lies on a slot."""
    found = OK
    if state.tile_owner[slot] != facts.seat:
        if state.tile_industry[slot] != industry or industry not in (COAL_MINE, IRON_WORKS):
            return A15_OCCUPIED
        resource = COAL if industry == COAL_MINE else IRON
        on_map = facts.coal_any if industry == COAL_MINE else facts.iron_any
        if on_map > 0 or state.track_cubes[resource] > 0:
            found |= A15_CUBES_LEFT
    if level <= state.tile_level[slot]:
        found |= A15_NOT_HIGHER
    return found


@jit
def ship_faults(board: Board, state: State, slot: int) -> int:
    """A7: a ship needs a port tile at one of its sea lanes."""
    for lane in range(wide(board.lane_count)):
        if board.lane_slot[lane] == slot and has_port(board, state, board.lane_port[lane]):
            return OK
    return A7_NO_PORT


@jit
def limit_faults(board: Board, state: State, facts: Facts, slot: int) -> int:
    """A8: only so many tiles of a seat in one location."""
    node = board.slot_node[slot]
    if facts.tile_nodes & bit(node) and (
        own_tiles_beside(board, state, facts.seat, slot) >= tile_limit(board, node)
    ):
        return A8_LIMIT
    return OK


@jit
def tile_on_slot_faults(
    board: Board, state: State, facts: Facts, slot: int, industry: int, level: int
) -> int:
    """A7, A15: the slot must be free for this tile, or may be overbuilt."""
    found = ship_faults(board, state, slot) if industry == SHIP else OK
    if state.tile_owner[slot] != NOBODY:
        found |= overbuild_faults(state, facts, slot, industry, level)
    return found


@jit
def cube_faults(
    board: Board, state: State, facts: Facts, slot: int, industry: int, level: int
) -> int:
    """A10: the coal and the iron must be within reach; money always is (A20)."""
    found = OK
    if board.tile_coal[industry, level] and (
        building_cube_price(board, state, facts, slot, industry, COAL) == UNREACHABLE
    ):
        found |= A10_NO_COAL
    if board.tile_iron[industry, level] and (
        building_cube_price(board, state, facts, slot, industry, IRON) == UNREACHABLE
    ):
        found |= A10_NO_IRON
    return found


@jit
def placement_faults(board: Board, state: State, facts: Facts, slot: int, industry: int) -> int:
    """Everything about building here, except the card."""
    if industry == SHIP and board.ship_count == 0:
        return A23_NO_SHIPS
    if not board.slot_takes[slot] >> industry & 1:
        return A7_NOT_SHOWN
    level = facts.levels[industry]
    found = tile_faults(board, industry, level)
    if level == EMPTY:
        return found
    found |= limit_faults(board, state, facts, slot)
    found |= tile_on_slot_faults(board, state, facts, slot, industry, level)
    return found | cube_faults(board, state, facts, slot, industry, level)


@jit
def lane_joins(board: Board, state: State, facts: Facts | Own, slot: int) -> bool:
    """A5: a ship slot whose sea lane reaches the seat's own port, or another's on its rails."""
    for lane in range(wide(board.lane_count)):
        if board.lane_slot[lane] != slot:
            continue
        node = board.lane_port[lane]
        railed = facts.rail_nodes & bit(node) != 0
        first = int(board.node_slot[node])
        for port in range(first, first + int(board.node_slots[node])):
            if state.tile_industry[port] == PORT and (
                railed or state.tile_owner[port] == facts.seat
            ):
                return True
    return False


@jit
def connected(board: Board, state: State, facts: Facts | Own, slot: int) -> bool:
    """A5: whether an industry card may be used on this slot."""
    node = board.slot_node[slot]
    if facts.tile_nodes == 0 or facts.rail_nodes & bit(node):
        return True
    if facts.tile_nodes & bit(node) and (
        state.tile_owner[slot] == facts.seat or board.node_slots[node] >= LARGE
    ):
        return True
    return bool(board.slot_takes[slot] >> SHIP & 1) and lane_joins(board, state, facts, slot)


@jit
def card_faults(
    board: Board, state: State, facts: Facts | Own, slot: int, industry: int, card: int
) -> int:
    """A5, A6: whether one card allows this building."""
    found = OK
    if state.hand[facts.seat, card] == 0:
        found |= A3_CARD_NOT_HELD
    if card >= INDUSTRY_COUNT:
        if card - INDUSTRY_COUNT != board.node_colour[board.slot_node[slot]]:
            found |= A6_OTHER_COLOUR
    elif card != industry:
        found |= A5_OTHER_INDUSTRY
    elif not connected(board, state, facts, slot):
        found |= A5_NOT_CONNECTED
    return found


@jit
def whole_turn_faults(state: State) -> int:
    """A4: both actions may be combined only as a whole turn, so never in the first round."""
    if state.round_number == 1:
        return A4_FIRST_ROUND
    return OK if state.actions_left == 2 else A4_NOT_WHOLE_TURN


@jit
def whole_turn_card_faults(state: State, card: int) -> int:
    """A4: any one card will do."""
    held = state.hand[seat_to_move(state), card] > 0
    return whole_turn_faults(state) | (OK if held else A3_CARD_NOT_HELD)


@jit
def card_nodes(board: Board, state: State, seat: int) -> int:
    """A4, A6: where a location card, or any card for the whole turn, allows building."""
    if whole_turn_faults(state) == OK:
        return EVERYWHERE
    nodes = 0
    for node in range(wide(board.node_count)):
        colour = int(board.node_colour[node])
        if colour >= 0 and state.hand[seat, INDUSTRY_COUNT + colour] > 0:
            nodes |= bit(node)
    return nodes


@jit
def any_card_faults(board: Board, state: State, facts: Facts, slot: int, industry: int) -> int:
    """A3 to A6: whether the hand holds a way to build here."""
    if state.hand_size[facts.seat] == 0:
        return A3_NEEDS_A_CARD
    if card_nodes(board, state, facts.seat) & bit(board.slot_node[slot]):
        return OK
    held = state.hand[facts.seat, industry] > 0
    return OK if held and connected(board, state, facts, slot) else A6_NO_CARD


@jit
def list_builds(board: Board, state: State, facts: Facts, out: Buffer, count: int) -> int:
    """Append every legal building: those without placement and card faults."""
    if state.hand_size[facts.seat] == 0:
        return count
    # First what is the same for every industry, as sets of slots
    nodes = card_nodes(board, state, facts.seat)
    by_place = 0
    by_industry = 0
    with_coal = 0
    with_iron = 0
    for slot in range(wide(board.slot_count)):
        node = wide(board.slot_node[slot])
        if limit_faults(board, state, facts, slot) != OK:
            continue
        if nodes & bit(node):
            by_place |= bit(slot)
        elif connected(board, state, facts, slot):
            by_industry |= bit(slot)
        else:
            continue
        components = reach(board, state, node)
        if price_within(facts, components, COAL) != UNREACHABLE:
            with_coal |= bit(slot)
        if price_within(facts, components, IRON) != UNREACHABLE:
            with_iron |= bit(slot)
    for industry in range(INDUSTRY_COUNT):
        level = facts.levels[industry]
        slots = by_place
        if state.hand[facts.seat, industry] > 0:
            slots |= by_industry
        if slots == 0 or tile_faults(board, industry, level) != OK:
            continue
        opens = industry in (PORT, SHIP)  # and what they open brings their own cubes too
        if board.tile_coal[industry, level] and not opens:
            slots &= with_coal
        if board.tile_iron[industry, level] and not opens:
            slots &= with_iron
        for index in range(wide(board.industry_slot_count[industry])):
            slot = wide(board.industry_slots[industry, index])
            if (
                slots & bit(slot)
                and tile_on_slot_faults(board, state, facts, slot, industry, level) == OK
                and (not opens or cube_faults(board, state, facts, slot, industry, level) == OK)
            ):
                out[count] = BUILD_0 + slot * INDUSTRY_COUNT + industry
                count += 1
    return count


@jit
def carry_out_build(board: Board, state: State, seat: int, events: Buffer) -> None:
    """A10: fill a new ship's import, take the cubes, pay, place the tile, fill the track, flip."""
    slot = wide(state.pending_slot)
    industry = wide(state.pending_industry)
    node = board.slot_node[slot]
    level = lowest_level(state.stack[seat, industry])
    replaced = state.tile_owner[slot] != NOBODY
    ship = wide(board.slot_import[slot])
    if industry == SHIP and not replaced:
        state.import_cubes[ship] = board.import_cubes[ship]
        emit(events, happenings.FILLED_IMPORT, seat, SLOTS + ship, board.import_cubes[ship], 0)
    if board.tile_coal[industry, level]:
        take_cube(board, state, seat, wide(state.pending_coal), COAL, node, events)
    if board.tile_iron[industry, level]:
        take_cube(board, state, seat, wide(state.pending_iron), IRON, node, events)
    cost = wide(board.tile_cost[industry, level])
    pay(board, state, seat, cost, events)
    emit(events, happenings.PAID, seat, cost, 0, 0)
    if replaced:  # A15: the old tile and its cubes leave the game
        emit(
            events,
            happenings.OVERBUILT,
            state.tile_owner[slot],
            slot,
            state.tile_industry[slot],
            state.tile_level[slot],
        )
    state.stack[seat, industry, level] -= 1
    state.tile_owner[slot] = seat
    state.tile_industry[slot] = industry
    state.tile_level[slot] = level
    state.tile_cubes[slot] = board.tile_cubes[industry, level]
    state.tile_flipped[slot] = 0
    state.tile_inert[slot] = 1 if industry == SHIP and replaced else 0
    emit(events, happenings.BUILT, seat, slot, industry, level)
    if industry in (PORT, SHIP):
        open_lanes(board, state)
    if industry in (COAL_MINE, IRON_WORKS):  # A13
        if survey(board, state).ports & reach(board, state, node):
            resource = COAL if industry == COAL_MINE else IRON
            fill_track(board, state, seat, slot, resource, events)
    elif industry == SHIP and not replaced:
        fill_track(board, state, seat, SLOTS + ship, COAL, events)
        flip_finished_ship(board, state, slot, events)
