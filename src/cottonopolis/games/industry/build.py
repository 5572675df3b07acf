"""Build an industry: A4 to A10, A13, A15 and A23."""

from typing import Final

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.game_loop import NO_STAGE
from cottonopolis.engine.graph import bit, has_bit
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.prices import UNREACHABLE, Bill
from cottonopolis.engine.tiles import EMPTY, lowest_level, place_tile
from cottonopolis.engine.tracks import COAL, IRON, RESOURCES
from cottonopolis.games.actions import Action, Facts, Intent, Refusal
from cottonopolis.games.industry.connections import (
    edges_for_building,
    has_port,
    open_lanes,
    reach,
)
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.decisions import BUILD, build_id, industry_of, slot_of
from cottonopolis.games.industry.event_kinds import FILLED_IMPORT
from cottonopolis.games.industry.money import pay_for
from cottonopolis.games.industry.notation import WHOLE_TURN, Reader
from cottonopolis.games.industry.reasons import (
    A3_CARD_NOT_HELD,
    A3_NEEDS_A_CARD,
    A4_FIRST_ROUND,
    A4_NOT_WHOLE_TURN,
    A5_NOT_CONNECTED,
    A5_OTHER_INDUSTRY,
    A6_NO_CARD,
    A6_NO_CARD_FITS,
    A6_NOTHING_FITS,
    A6_OTHER_COLOUR,
    A7_NO_PORT,
    A7_NO_PORTS,
    A7_NO_SLOT,
    A7_NOT_SHOWN,
    A7_NOTHING,
    A8_LIMIT,
    A9_LEVEL_0,
    A9_NONE_LEFT,
    A10_COAL_NOWHERE,
    A10_IRON_NOWHERE,
    A10_NO_COAL,
    A10_NO_IRON,
    A15_CUBES_LEFT,
    A15_NOT_HIGHER,
    A15_OCCUPIED,
    A23_NO_SHIPS,
    OK,
)
from cottonopolis.games.industry.resources import (
    building_cube_price,
    fill_track,
    flip_finished_ship,
    price_within,
    take_cube,
)
from cottonopolis.games.industry.source import cube_stage
from cottonopolis.games.industry.state import (
    COAL_MINE,
    INDUSTRIES,
    INDUSTRY_COUNT,
    IRON_WORKS,
    NOBODY,
    PORT,
    SHIP,
    SLOTS,
    Board,
    State,
)
from cottonopolis.games.industry.summary import OwnSummary, Summary, summarise
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option, slot_target

EVERYWHERE: Final = -1  # the set of all nodes
LARGE_LOCATION_SLOTS: Final = 4  # locations of this size take two tiles of a player (A5, A8)

assert SLOTS < 63  # a set of slots is a 64-bit mask


@jit
def tile_limit(board: Board, node: int) -> int:
    """A8: the number of tiles that a player may have in a location."""
    return 2 if board.node_slots[node] >= LARGE_LOCATION_SLOTS else 1


@jit
def own_tiles_beside(board: Board, state: State, seat: int, slot: int) -> int:
    """Return the number of a seat's tiles on the other slots of the location."""
    node = board.slot_node[slot]
    first = int(board.node_slot[node])
    count = 0
    for other in range(first, first + int(board.node_slots[node])):
        if other != slot and state.tile_owner[other] == seat:
            count += 1
    return count


@jit
def tile_reasons(board: Board, industry: int, level: int) -> int:
    """A9: the lowest remaining tile must be buildable."""
    if level == EMPTY:
        return A9_NONE_LEFT
    return OK if board.tile_buildable[industry, level] else A9_LEVEL_0


@jit
def overbuild_reasons(state: State, summary: Summary, slot: int, industry: int, level: int) -> int:
    """A15: check that a tile may replace the one on a slot."""
    found = OK
    if state.tile_owner[slot] != summary.seat:
        if state.tile_industry[slot] != industry or industry not in (COAL_MINE, IRON_WORKS):
            return A15_OCCUPIED
        resource = COAL if industry == COAL_MINE else IRON
        on_map = summary.coal_any if industry == COAL_MINE else summary.iron_any
        if on_map > 0 or state.track_cubes[resource] > 0:
            found |= A15_CUBES_LEFT
    if level <= state.tile_level[slot]:
        found |= A15_NOT_HIGHER
    return found


@jit
def ship_reasons(board: Board, state: State, slot: int) -> int:
    """A7: a ship needs a port tile at one of its sea lanes."""
    for lane in range(as_int64(board.lane_count)):
        if board.lane_slot[lane] == slot and has_port(board, state, board.lane_port[lane]):
            return OK
    return A7_NO_PORT


@jit
def limit_reasons(board: Board, state: State, summary: Summary, slot: int) -> int:
    """A8: a seat has a limited number of tiles in one location."""
    node = board.slot_node[slot]
    if summary.tile_nodes & bit(node) and (
        own_tiles_beside(board, state, summary.seat, slot) >= tile_limit(board, node)
    ):
        return A8_LIMIT
    return OK


@jit
def tile_on_slot_reasons(
    board: Board, state: State, summary: Summary, slot: int, industry: int, level: int
) -> int:
    """A7, A15: the slot must be free for this tile or may be overbuilt."""
    found = ship_reasons(board, state, slot) if industry == SHIP else OK
    if state.tile_owner[slot] != NOBODY:
        found |= overbuild_reasons(state, summary, slot, industry, level)
    return found


@jit
def tile_bill(
    board: Board, state: State, summary: Summary, slot: int, industry: int, level: int
) -> Bill:
    """A10: the price of a tile on a slot."""
    coal = 0
    iron = 0
    if board.tile_coal[industry, level]:
        coal = building_cube_price(board, state, summary, slot, industry, COAL)
    if board.tile_iron[industry, level]:
        iron = building_cube_price(board, state, summary, slot, industry, IRON)
    return Bill(as_int64(board.tile_cost[industry, level]), coal, iron)


@jit
def bill(board: Board, state: State, summary: Summary, decision: int) -> Bill:
    industry = industry_of(decision)
    level = summary.levels[industry]
    return tile_bill(board, state, summary, slot_of(decision), industry, level)


@jit
def cube_reasons(
    board: Board, state: State, summary: Summary, slot: int, industry: int, level: int
) -> int:
    """A10: coal and iron must be reachable; missing money is borrowed (A20)."""
    price = tile_bill(board, state, summary, slot, industry, level)
    found = A10_NO_COAL if price.coal == UNREACHABLE else OK
    if price.iron == UNREACHABLE:
        found |= A10_NO_IRON
    return found


@jit
def placement_reasons(
    board: Board, state: State, summary: Summary, slot: int, industry: int
) -> int:
    """Return all reasons against building here, except those about the card."""
    if industry == SHIP and board.ship_count == 0:
        return A23_NO_SHIPS
    if slot >= board.slot_count:
        return A7_NOT_SHOWN  # not on this map
    level = summary.levels[industry]
    found = tile_reasons(board, industry, level)
    found |= limit_reasons(board, state, summary, slot)
    if has_bit(board.slot_takes[slot], industry):
        found |= tile_on_slot_reasons(board, state, summary, slot, industry, level)
    else:
        found |= A7_NOT_SHOWN
        if state.tile_owner[slot] != NOBODY and state.tile_owner[slot] != summary.seat:
            found |= A15_OCCUPIED
        if industry == SHIP:
            return found  # its cubes come over the sea lanes of its slot
    if level == EMPTY:
        return found
    return found | cube_reasons(board, state, summary, slot, industry, level)


@jit
def lane_joins(board: Board, state: State, summary: Summary | OwnSummary, slot: int) -> bool:
    """A5: whether a sea lane leads from a ship slot to an own port, or to any port on own rails."""
    for lane in range(as_int64(board.lane_count)):
        if board.lane_slot[lane] != slot:
            continue
        node = board.lane_port[lane]
        railed = summary.rail_nodes & bit(node) != 0
        first = int(board.node_slot[node])
        for port in range(first, first + int(board.node_slots[node])):
            if state.tile_industry[port] == PORT and (
                railed or state.tile_owner[port] == summary.seat
            ):
                return True
    return False


@jit
def connected(board: Board, state: State, summary: Summary | OwnSummary, slot: int) -> bool:
    """A5: whether an industry card may be used on this slot."""
    node = board.slot_node[slot]
    if summary.tile_nodes == 0 or summary.rail_nodes & bit(node):
        return True
    if summary.tile_nodes & bit(node) and (
        state.tile_owner[slot] == summary.seat or board.node_slots[node] >= LARGE_LOCATION_SLOTS
    ):
        return True
    return has_bit(board.slot_takes[slot], SHIP) and lane_joins(board, state, summary, slot)


@jit
def card_reasons(
    board: Board, state: State, summary: Summary | OwnSummary, slot: int, industry: int, card: int
) -> int:
    """A5, A6: why a card does not allow this building."""
    found = OK
    if state.hand[summary.seat, card] == 0:
        found |= A3_CARD_NOT_HELD
    if card >= INDUSTRY_COUNT:
        if card - INDUSTRY_COUNT != board.node_colour[board.slot_node[slot]]:
            found |= A6_OTHER_COLOUR
    elif card != industry:
        found |= A5_OTHER_INDUSTRY
    elif not connected(board, state, summary, slot):
        found |= A5_NOT_CONNECTED
    return found


@jit
def whole_turn_reasons(state: State) -> int:
    """A4: both actions may be combined only at the start of a turn, never in the first round."""
    if state.round_number == 1:
        return A4_FIRST_ROUND
    return OK if state.actions_left == 2 else A4_NOT_WHOLE_TURN


@jit
def whole_turn_card_reasons(state: State, card: int) -> int:
    """A4: any single card is enough for a whole turn."""
    held = state.hand[seat_to_move(state), card] > 0
    return whole_turn_reasons(state) | (OK if held else A3_CARD_NOT_HELD)


@jit
def card_nodes(board: Board, state: State, seat: int) -> int:
    """A4, A6: the nodes where a location card, or any card for a whole turn, allows building."""
    if whole_turn_reasons(state) == OK:
        return EVERYWHERE
    nodes = 0
    for node in range(as_int64(board.node_count)):
        colour = int(board.node_colour[node])
        if colour >= 0 and state.hand[seat, INDUSTRY_COUNT + colour] > 0:
            nodes |= bit(node)
    return nodes


@jit
def any_card_reasons(board: Board, state: State, summary: Summary, slot: int, industry: int) -> int:
    """A3 to A6: why no card in hand allows this building."""
    if state.hand_size[summary.seat] == 0:
        return A3_NEEDS_A_CARD
    if card_nodes(board, state, summary.seat) & bit(board.slot_node[slot]):
        return OK
    held = state.hand[summary.seat, industry] > 0
    return OK if held and connected(board, state, summary, slot) else A6_NO_CARD


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    summary = summarise(board, state)
    slot = slot_of(decision)
    industry = industry_of(decision)
    return placement_reasons(board, state, summary, slot, industry) | any_card_reasons(
        board, state, summary, slot, industry
    )


@jit
def list_options(board: Board, state: State, summary: Summary, out: Buffer, count: int) -> int:
    """Append every legal building."""
    if state.hand_size[summary.seat] == 0:
        return count
    # First the checks that are the same for all industries, as sets of slots
    nodes = card_nodes(board, state, summary.seat)
    by_location_card = 0
    by_industry_card = 0
    with_coal = 0
    with_iron = 0
    for slot in range(as_int64(board.slot_count)):
        node = as_int64(board.slot_node[slot])
        if limit_reasons(board, state, summary, slot) != OK:
            continue
        if nodes & bit(node):
            by_location_card |= bit(slot)
        elif connected(board, state, summary, slot):
            by_industry_card |= bit(slot)
        else:
            continue
        components = reach(board, state, node)
        if price_within(summary, components, COAL) != UNREACHABLE:
            with_coal |= bit(slot)
        if price_within(summary, components, IRON) != UNREACHABLE:
            with_iron |= bit(slot)
    for industry in range(INDUSTRY_COUNT):
        level = summary.levels[industry]
        slots = by_location_card
        if state.hand[summary.seat, industry] > 0:
            slots |= by_industry_card
        if slots == 0 or tile_reasons(board, industry, level) != OK:
            continue
        opens = industry in (PORT, SHIP)  # they can get cubes over the lanes that they open
        if board.tile_coal[industry, level] and not opens:
            slots &= with_coal
        if board.tile_iron[industry, level] and not opens:
            slots &= with_iron
        for index in range(as_int64(board.industry_slot_count[industry])):
            slot = as_int64(board.industry_slots[industry, index])
            if (
                slots & bit(slot)
                and tile_on_slot_reasons(board, state, summary, slot, industry, level) == OK
                and (not opens or cube_reasons(board, state, summary, slot, industry, level) == OK)
            ):
                out[count] = build_id(slot, industry)
                count += 1
    return count


# Effect


@jit
def next_choice(board: Board, state: State) -> int:
    """A10: ask for the sources of the tile's cubes."""
    industry = industry_of(state.chosen)
    level = lowest_level(state.stack[seat_to_move(state), industry])
    needs_coal = board.tile_coal[industry, level] != 0
    needs_iron = board.tile_iron[industry, level] != 0
    return cube_stage(board, state, needs_coal, needs_iron)


@jit
def take_cube_here(board: Board, state: State, seat: int, resource: int, events: Buffer) -> int:
    """Take a cube for the tile; a port or ship can use the sea lanes that it opens. Its price."""
    slot = slot_of(state.chosen)
    industry = industry_of(state.chosen)
    node = as_int64(board.slot_node[slot])
    source = as_int64(state.pending_coal if resource == COAL else state.pending_iron)
    if events.shape[0] > 0 and industry in (PORT, SHIP):
        edges = edges_for_building(board, state, slot, industry)
        return take_cube(board, state, seat, source, resource, node, edges, events)
    return take_cube(board, state, seat, source, resource, node, state.edge_owner, events)


@jit
def carry_out(board: Board, state: State, seat: int, events: Buffer) -> int:
    """A10: fill a new ship's import, take the cubes, pay, place the tile, fill the track, flip."""
    slot = slot_of(state.chosen)
    industry = industry_of(state.chosen)
    node = as_int64(board.slot_node[slot])
    level = lowest_level(state.stack[seat, industry])
    replaces = state.tile_owner[slot] != NOBODY  # A15
    ship = as_int64(board.slot_import[slot])
    if industry == SHIP and not replaces:
        state.import_cubes[ship] = board.import_cubes[ship]
        emit(events, FILLED_IMPORT, seat, SLOTS + ship, board.import_cubes[ship])
    cubes = 0
    if board.tile_coal[industry, level]:
        cubes += take_cube_here(board, state, seat, COAL, events)
    if board.tile_iron[industry, level]:
        cubes += take_cube_here(board, state, seat, IRON, events)
    pay_for(board, state, seat, as_int64(board.tile_cost[industry, level]), cubes, events)
    place_tile(board, state, seat, slot, industry, level, events)
    state.tile_inert[slot] = 1 if industry == SHIP and replaces else 0
    if industry in (PORT, SHIP):
        open_lanes(board, state)
    if industry in (COAL_MINE, IRON_WORKS):  # A13
        if summarise(board, state).ports & reach(board, state, node):
            resource = COAL if industry == COAL_MINE else IRON
            fill_track(board, state, seat, slot, resource, events)
    elif industry == SHIP and not replaces:
        fill_track(board, state, seat, SLOTS + ship, COAL, events)
        flip_finished_ship(board, state, slot, events)
    return NO_STAGE


# Text


def describe(setup: Setup, state: State, decision: int) -> Option:
    industry = industry_of(decision)
    return Option(
        decision=decision,
        kind="build",
        target=slot_target(setup.slot_name(slot_of(decision))),
        industry=INDUSTRIES[industry],
        level=lowest_level(state.stack[seat_to_move(state), industry]),
    )


def explain(setup: Setup, state: State, decision: int) -> Facts:
    return explain_building(setup, state, slot_of(decision), industry_of(decision))


def explain_building(setup: Setup, state: State, slot: int, industry: int) -> Facts:
    """Return facts for refusals of a building, or of a card for it."""
    summary = summarise(setup.board, state)
    known: Facts = {
        "industry": INDUSTRIES[industry],
        "place": setup.slot_name(slot),
        "location": setup.nodes[int(setup.board.slot_node[slot])],
        "level": int(summary.levels[industry]),
        "owner": int(state.tile_owner[slot]),
        "old_level": int(state.tile_level[slot]),
        "limit": tile_limit(setup.board, setup.board.slot_node[slot]),
    }
    if industry in (COAL_MINE, IRON_WORKS):
        resource = COAL if industry == COAL_MINE else IRON
        known["resource"] = RESOURCES[resource]
        known["on_tiles"] = summary.coal_any if resource == COAL else summary.iron_any
        known["on_track"] = int(state.track_cubes[resource])
    # Which card would do
    colour = int(setup.board.node_colour[setup.board.slot_node[slot]])
    if colour >= 0:
        known["location_card"] = setup.cards[INDUSTRY_COUNT + colour]
    if connected(setup.board, state, summary, slot):
        known["card_here"] = INDUSTRIES[industry]
    elif state.hand[summary.seat, industry]:
        known["card_held"] = INDUSTRIES[industry]
    else:
        known["card_there"] = INDUSTRIES[industry]
    return known


def refuse_intent(setup: Setup, state: State, decision: int, intent: Intent) -> Refusal | None:
    """Return the reasons against building with the named card."""
    if not intent.cards:
        return None
    board = setup.board
    summary = summarise(board, state)
    slot, industry = slot_of(decision), industry_of(decision)
    mask = placement_reasons(board, state, summary, slot, industry)
    card = intent.cards[0]
    if card < WHOLE_TURN:
        mask |= card_reasons(board, state, summary, slot, industry, card)
    else:
        mask |= whole_turn_card_reasons(state, card - WHOLE_TURN)
    return Refusal(mask, {})


def sum_up(setup: Setup, state: State, industry: str | None, obstacle: str | None) -> str:
    """Return the summary for one industry, or for all of them."""
    if industry is None:
        return A6_NOTHING_FITS if obstacle == "card" else A7_NOTHING
    codes = {
        "card": A6_NO_CARD_FITS,
        "coal": A10_COAL_NOWHERE,
        "iron": A10_IRON_NOWHERE,
        "port": A7_NO_PORTS,
    }
    return codes.get(obstacle or "", A7_NO_SLOT)


def write(setup: Setup, step: Step) -> str:
    """build INDUSTRY SLOT"""
    slot = setup.slot_name(slot_of(step.decision))
    return f"build {INDUSTRIES[industry_of(step.decision)]} {slot}"


def read(reader: Reader) -> None:
    """build INDUSTRY SLOT {source} with CARD [whole_turn]"""
    industry = reader.industry()
    slots = reader.places(reader.names.slots)
    reader.parsed.add([build_id(slot, industry) for slot in slots], 0)
    reader.sources()
    reader.card()


ACTION = Action(
    kind=BUILD,
    reasons_against=reasons_against,
    list_options=list_options,
    bill=bill,
    next_choice=next_choice,
    carry_out=carry_out,
    describe=describe,
    explain=explain,
    refuse=refuse_intent,
    sum_up=sum_up,
    write=write,
    verbs={"build": read},
)
