"""Build an industry: B8 to B16 and B20 to B22."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.stacks import EMPTY, lowest_level
from cottonopolis.games.brass import happenings
from cottonopolis.games.brass.decisions import BUILD_0
from cottonopolis.games.brass.facts import Facts, network, survey
from cottonopolis.games.brass.layout import (
    CANAL,
    COAL,
    COAL_MINE,
    INDUSTRIES,
    IRON,
    IRON_WORKS,
    LOCATIONS,
    NO_VIRTUAL_LINK,
    NOBODY,
    ONE_WAY,
    PORT,
    SHIPYARD,
    TWO_WAY,
    Board,
    State,
)
from cottonopolis.games.brass.reasons import (
    B7_CARD_NOT_HELD,
    B8_FIRST_ROUND,
    B8_NOT_WHOLE_TURN,
    B9_NO_CARD,
    B9_OTHER_LOCATION,
    B10_NOT_IN_NETWORK,
    B10_OTHER_INDUSTRY,
    B12_ONE_WAY,
    B13_CANAL_ONLY,
    B13_LEVEL_0,
    B13_NOT_SHOWN,
    B13_OCCUPIED,
    B13_RAIL_ONLY,
    B13_STACK_EMPTY,
    B14_PORT_SLOT_FIRST,
    B15_ONE_PER_LOCATION,
    B16_MONEY,
    B17_NO_COAL,
    B20_NOT_HIGHER,
    B20_OTHER_INDUSTRY,
    B21_CUBES_LEFT,
    B21_NOT_HIGHER,
    OK,
)
from cottonopolis.games.brass.resources import (
    UNREACHABLE,
    coal_price,
    flip,
    iron_price,
    pay,
    ship_cubes,
    take_cube,
)

INDUSTRY_COUNT = len(INDUSTRIES)


@jit
def tile_faults(board: Board, state: State, industry: int, level: int) -> int:
    """B13: the top tile must be buildable, and in this period."""
    if level == EMPTY:
        return B13_STACK_EMPTY
    periods = board.tile_periods[industry, level]
    if periods == 0:
        return B13_LEVEL_0
    if periods >> state.period & 1:
        return OK
    return B13_RAIL_ONLY if state.period == CANAL else B13_CANAL_ONLY


@jit
def slot_faults(
    board: Board, state: State, facts: Facts, slot: int, industry: int, level: int
) -> int:
    """B13 to B15, B20, B21: the slot must be free for this tile, or may be overbuilt."""
    node = board.slot_node[slot]
    owner = state.tile_owner[slot]
    if owner == facts.seat:
        if state.tile_industry[slot] != industry:
            return B20_OTHER_INDUSTRY
        return OK if level > state.tile_level[slot] else B20_NOT_HIGHER
    found = OK
    if owner == NOBODY:
        # B14: concerns new ports on empty slots only
        port_slot = board.port_only_slot[node]
        if (
            industry == PORT
            and port_slot != NOBODY
            and port_slot != slot
            and state.tile_owner[port_slot] == NOBODY
        ):
            found |= B14_PORT_SLOT_FIRST
    elif state.tile_industry[slot] == industry and industry in (COAL_MINE, IRON_WORKS):
        # B21: another player's mine or works, and only when its cubes are gone everywhere
        if level <= state.tile_level[slot]:
            found |= B21_NOT_HIGHER
        if industry == COAL_MINE:
            if facts.coal or state.track_cubes[COAL] > 0:
                found |= B21_CUBES_LEFT
        elif facts.iron or state.track_cubes[IRON] > 0:
            found |= B21_CUBES_LEFT
    else:
        found |= B13_OCCUPIED
    if state.period == CANAL and facts.tile_nodes & bit(node):
        found |= B15_ONE_PER_LOCATION
    return found


@jit
def price_faults(
    board: Board, state: State, facts: Facts, slot: int, industry: int, level: int
) -> int:
    """B16 to B18: coal must be within reach, and the whole price in hand."""
    found = OK
    price = board.tile_cost[industry, level]
    if board.tile_coal[industry, level]:
        coal = coal_price(state, facts, board.slot_node[slot])
        if coal == UNREACHABLE:
            found |= B17_NO_COAL
        else:
            price += coal
    if board.tile_iron[industry, level]:
        price += iron_price(facts)
    if state.money[facts.seat] < price:
        found |= B16_MONEY
    return found


@jit
def placement_faults(board: Board, state: State, facts: Facts, slot: int, industry: int) -> int:
    """Everything about building here, except the card."""
    if not board.slot_shows[slot] >> industry & 1:
        return B13_NOT_SHOWN | tile_faults(board, state, industry, facts.levels[industry])
    level = facts.levels[industry]
    found = tile_faults(board, state, industry, level)
    found |= slot_faults(board, state, facts, slot, industry, level)
    if level != EMPTY and board.tile_periods[industry, level]:
        found |= price_faults(board, state, facts, slot, industry, level)
    return found


@jit
def reaches(board: Board, state: State, facts: Facts, node: int) -> bool:
    """B10 to B12: whether an industry card may be used in this location."""
    if facts.tile_nodes == 0:  # B11
        return True
    net = network(state, facts)
    if net & bit(node):
        return True
    if board.virtual_link == NO_VIRTUAL_LINK:
        return False
    if node == board.virtual_to:
        return net & bit(board.virtual_from) != 0
    return bool(
        board.virtual_link == TWO_WAY
        and node == board.virtual_from
        and net & bit(board.virtual_to) != 0
    )


@jit
def card_faults(
    board: Board, state: State, facts: Facts, slot: int, industry: int, card: int
) -> int:
    """B9 to B12: whether one card allows this building."""
    found = OK
    node = board.slot_node[slot]
    if state.hand[facts.seat, card] == 0:
        found |= B7_CARD_NOT_HELD
    if card < LOCATIONS:
        if card != node:
            found |= B9_OTHER_LOCATION
    elif card - LOCATIONS != industry:
        found |= B10_OTHER_INDUSTRY
    elif not reaches(board, state, facts, node):
        found |= B10_NOT_IN_NETWORK
        if (
            board.virtual_link == ONE_WAY
            and node == board.virtual_from
            and network(state, facts) & bit(board.virtual_to)
        ):
            found |= B12_ONE_WAY
    return found


@jit
def two_card_faults(state: State) -> int:
    """B8: two cards may be combined only as a whole turn, so never in the first round."""
    if state.period == CANAL and state.round_number == 1:
        return B8_FIRST_ROUND
    if state.actions_left < 2 or state.hand_size[seat_to_move(state)] < 2:
        return B8_NOT_WHOLE_TURN
    return OK


@jit
def any_card_faults(board: Board, state: State, facts: Facts, slot: int, industry: int) -> int:
    """B8 to B12: whether the hand holds a way to build here."""
    if two_card_faults(state) == OK:
        return OK
    node = board.slot_node[slot]
    if state.hand[facts.seat, node] > 0:
        return OK
    if state.hand[facts.seat, LOCATIONS + industry] == 0:
        return B9_NO_CARD
    return OK if reaches(board, state, facts, node) else B9_NO_CARD | B10_NOT_IN_NETWORK


@jit
def list_builds(board: Board, state: State, facts: Facts, out: Buffer, count: int) -> int:
    """Append every legal building: those without placement and card faults."""
    for industry in range(INDUSTRY_COUNT):
        level = facts.levels[industry]
        if tile_faults(board, state, industry, level) != OK:
            continue
        if state.money[facts.seat] < board.tile_cost[industry, level]:
            continue  # B16 wherever it would stand
        for index in range(board.industry_slot_count[industry]):
            slot = board.industry_slots[industry, index]
            if (
                slot_faults(board, state, facts, slot, industry, level) == OK
                and price_faults(board, state, facts, slot, industry, level) == OK
                and any_card_faults(board, state, facts, slot, industry) == OK
            ):
                out[count] = BUILD_0 + slot * INDUSTRY_COUNT + industry
                count += 1
    return count


@jit
def carry_out_build(board: Board, state: State, seat: int, events: Buffer) -> None:
    """Take the cubes, pay, place the tile, ship its cubes, flip."""
    slot = state.pending_slot
    industry = state.pending_industry
    node = board.slot_node[slot]
    level = lowest_level(state.stack[seat, industry])
    if board.tile_coal[industry, level]:
        take_cube(board, state, seat, state.pending_coal, COAL, node, events)
    if board.tile_iron[industry, level]:
        take_cube(board, state, seat, state.pending_iron, IRON, node, events)
    pay(state, seat, board.tile_cost[industry, level])
    emit(events, happenings.PAID, seat, board.tile_cost[industry, level], 0, 0)
    if state.tile_owner[slot] != NOBODY:  # B20, B21: the old tile and its cubes leave the game
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
    emit(events, happenings.BUILT, seat, slot, industry, level)
    # B22
    if industry == SHIPYARD:
        flip(board, state, slot, 0, events)
    elif industry == IRON_WORKS:
        ship_cubes(board, state, slot, IRON, events)
    elif industry == COAL_MINE and survey(board, state).ports & bit(state.component[node]):
        ship_cubes(board, state, slot, COAL, events)
