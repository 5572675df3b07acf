"""Build an industry: B8 to B16 and B20 to B22."""

import numpy as np

from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import NO_STAGE
from cottonopolis.engine.graph import bit, has_bit
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.prices import UNREACHABLE, Bill, total
from cottonopolis.engine.tiles import EMPTY, lowest_level, place_tile
from cottonopolis.engine.tracks import COAL, IRON, RESOURCES
from cottonopolis.games.actions import Action, Facts, Intent, Refusal
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import BUILD, build_id, industry_of, slot_of
from cottonopolis.games.brass.loan import payment_facts
from cottonopolis.games.brass.notation import Reader
from cottonopolis.games.brass.reasons import (
    B7_CARD_NOT_HELD,
    B8_FIRST_ROUND,
    B8_NOT_WHOLE_TURN,
    B9_NO_CARD,
    B9_NO_CARD_FITS,
    B9_NOTHING_FITS,
    B9_OTHER_LOCATION,
    B10_NOT_IN_NETWORK,
    B10_OTHER_INDUSTRY,
    B12_ONE_WAY,
    B13_CANAL_ONLY,
    B13_LEVEL_0,
    B13_NO_SLOT,
    B13_NOT_SHOWN,
    B13_NOTHING,
    B13_OCCUPIED,
    B13_RAIL_ONLY,
    B13_STACK_EMPTY,
    B14_PORT_SLOT_FIRST,
    B15_ONE_PER_LOCATION,
    B16_AT_LEAST,
    B16_MONEY,
    B17_NO_COAL,
    B17_NOWHERE,
    B20_NOT_HIGHER,
    B20_OTHER_INDUSTRY,
    B21_CUBES_LEFT,
    B21_NOT_HIGHER,
    OK,
)
from cottonopolis.games.brass.resources import (
    coal_price,
    flip,
    iron_price,
    pay_for,
    ship_cubes,
    take_cube,
)
from cottonopolis.games.brass.source import cube_stage
from cottonopolis.games.brass.state import (
    CANAL,
    COAL_MINE,
    INDUSTRIES,
    INDUSTRY_COUNT,
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
from cottonopolis.games.brass.summary import Summary, network, summarise
from cottonopolis.games.notation import Step, refuse
from cottonopolis.games.options import Option, slot_target

# Checks: the tile, the slot, the price


@jit
def tile_reasons(board: Board, state: State, industry: int, level: int) -> int:
    """B13: the top tile must be buildable in this period."""
    if level == EMPTY:
        return B13_STACK_EMPTY
    periods = board.tile_periods[industry, level]
    if periods == 0:
        return B13_LEVEL_0
    if has_bit(periods, state.period):
        return OK
    return B13_RAIL_ONLY if state.period == CANAL else B13_CANAL_ONLY


@jit
def slot_reasons(
    board: Board, state: State, summary: Summary, slot: int, industry: int, level: int
) -> int:
    """B13 to B15, B20, B21: the slot must be free for this tile or may be overbuilt."""
    node = board.slot_node[slot]
    owner = state.tile_owner[slot]
    if owner == summary.seat:
        if state.tile_industry[slot] != industry:
            return B20_OTHER_INDUSTRY
        return OK if level > state.tile_level[slot] else B20_NOT_HIGHER
    found = OK
    if owner == NOBODY:
        # B14: applies to new ports on empty slots only
        port_slot = board.port_only_slot[node]
        if (
            industry == PORT
            and port_slot != NOBODY
            and port_slot != slot
            and state.tile_owner[port_slot] == NOBODY
        ):
            found |= B14_PORT_SLOT_FIRST
    elif state.tile_industry[slot] == industry and industry in (COAL_MINE, IRON_WORKS):
        # B21: another player's mine or works, if no cubes of its kind are left anywhere
        if level <= state.tile_level[slot]:
            found |= B21_NOT_HIGHER
        if industry == COAL_MINE:
            if summary.coal or state.track_cubes[COAL] > 0:
                found |= B21_CUBES_LEFT
        elif summary.iron or state.track_cubes[IRON] > 0:
            found |= B21_CUBES_LEFT
    else:
        found |= B13_OCCUPIED
    if state.period == CANAL and summary.tile_nodes & bit(node):
        found |= B15_ONE_PER_LOCATION
    return found


@jit
def tile_bill(
    board: Board, state: State, summary: Summary, slot: int, industry: int, level: int
) -> Bill:
    """B16 to B18: the price of a tile on a slot."""
    coal = 0
    iron = 0
    if board.tile_coal[industry, level]:
        coal = coal_price(state, summary, board.slot_node[slot])
    if board.tile_iron[industry, level]:
        iron = iron_price(summary)
    return Bill(as_int64(board.tile_cost[industry, level]), coal, iron)


@jit
def bill(board: Board, state: State, summary: Summary, decision: int) -> Bill:
    """Return the price of a legal building."""
    industry = industry_of(decision)
    level = summary.levels[industry]
    return tile_bill(board, state, summary, slot_of(decision), industry, level)


@jit
def price_reasons(
    board: Board, state: State, summary: Summary, slot: int, industry: int, level: int
) -> int:
    """B16, B17: coal must be reachable, and the seat must have the money."""
    price = tile_bill(board, state, summary, slot, industry, level)
    found = B17_NO_COAL if price.coal == UNREACHABLE else OK
    if state.money[summary.seat] < total(price):
        found |= B16_MONEY
    return found


@jit
def placement_reasons(
    board: Board, state: State, summary: Summary, slot: int, industry: int
) -> int:
    """Return all reasons against building here, except those about the card."""
    level = summary.levels[industry]
    found = tile_reasons(board, state, industry, level)
    if not has_bit(board.slot_shows[slot], industry):
        found |= B13_NOT_SHOWN
        if board.slot_shows[slot] == 0:  # not in play
            return found
    found |= slot_reasons(board, state, summary, slot, industry, level)
    if level != EMPTY and board.tile_periods[industry, level]:
        found |= price_reasons(board, state, summary, slot, industry, level)
    return found


# Checks: the cards


@jit
def reaches(board: Board, state: State, summary: Summary, node: int) -> bool:
    """B10 to B12: whether an industry card may be used in this location."""
    if summary.tile_nodes == 0:  # B11
        return True
    net = network(state, summary)
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
def card_reasons(
    board: Board, state: State, summary: Summary, slot: int, industry: int, card: int
) -> int:
    """B9 to B12: why a card does not allow this building."""
    found = OK
    node = board.slot_node[slot]
    if state.hand[summary.seat, card] == 0:
        found |= B7_CARD_NOT_HELD
    if card < LOCATIONS:
        if card != node:
            found |= B9_OTHER_LOCATION
    elif card - LOCATIONS != industry:
        found |= B10_OTHER_INDUSTRY
    elif not reaches(board, state, summary, node):
        found |= B10_NOT_IN_NETWORK
        if (
            board.virtual_link == ONE_WAY
            and node == board.virtual_from
            and network(state, summary) & bit(board.virtual_to)
        ):
            found |= B12_ONE_WAY
    return found


@jit
def two_card_reasons(state: State) -> int:
    """B8: two cards may be combined only as a whole turn, so never in the first round."""
    if state.period == CANAL and state.round_number == 1:
        return B8_FIRST_ROUND
    if state.actions_left < 2 or state.hand_size[seat_to_move(state)] < 2:
        return B8_NOT_WHOLE_TURN
    return OK


@jit
def any_card_reasons(board: Board, state: State, summary: Summary, slot: int, industry: int) -> int:
    """B8 to B12: why no card in hand, alone or combined, allows this building."""
    if two_card_reasons(state) == OK:
        return OK
    node = board.slot_node[slot]
    if state.hand[summary.seat, node] > 0:
        return OK
    if state.hand[summary.seat, LOCATIONS + industry] == 0:
        return B9_NO_CARD
    return OK if reaches(board, state, summary, node) else B9_NO_CARD | B10_NOT_IN_NETWORK


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
    for industry in range(INDUSTRY_COUNT):
        level = summary.levels[industry]
        if tile_reasons(board, state, industry, level) != OK:
            continue
        if state.money[summary.seat] < board.tile_cost[industry, level]:
            continue  # B16: too expensive on every slot
        for index in range(board.industry_slot_count[industry]):
            slot = as_int64(board.industry_slots[industry, index])
            if (
                slot_reasons(board, state, summary, slot, industry, level) == OK
                and price_reasons(board, state, summary, slot, industry, level) == OK
                and any_card_reasons(board, state, summary, slot, industry) == OK
            ):
                out[count] = build_id(slot, industry)
                count += 1
    return count


# Effect


@jit
def next_choice(board: Board, state: State) -> int:
    """B17, B18: ask for the sources of the tile's cubes."""
    industry = industry_of(state.chosen)
    level = lowest_level(state.stack[seat_to_move(state), industry])
    needs_coal = board.tile_coal[industry, level] != 0
    needs_iron = board.tile_iron[industry, level] != 0
    return cube_stage(board, state, needs_coal, needs_iron)


@jit
def carry_out(board: Board, state: State, seat: int, events: Buffer) -> int:
    """Take the cubes, pay, place the tile, ship its cubes, flip."""
    slot = slot_of(state.chosen)
    industry = industry_of(state.chosen)
    node = as_int64(board.slot_node[slot])
    level = lowest_level(state.stack[seat, industry])
    if board.tile_coal[industry, level]:
        take_cube(board, state, seat, as_int64(state.pending_coal), COAL, node, events)
    if board.tile_iron[industry, level]:
        take_cube(board, state, seat, as_int64(state.pending_iron), IRON, node, events)
    pay_for(state, seat, as_int64(board.tile_cost[industry, level]), events)
    place_tile(board, state, seat, slot, industry, level, events)  # B20, B21
    # B22
    if industry == SHIPYARD:
        flip(board, state, slot, 0, events)
    elif industry == IRON_WORKS:
        ship_cubes(board, state, slot, IRON, events)
    elif industry == COAL_MINE and summarise(board, state).ports & bit(state.component[node]):
        ship_cubes(board, state, slot, COAL, events)
    return NO_STAGE


# Text


def describe(setup: Setup, state: State, decision: int) -> Option:
    industry = industry_of(decision)
    level = lowest_level(state.stack[seat_to_move(state), industry])
    return Option(
        decision=decision,
        kind="build",
        target=slot_target(setup.slots[slot_of(decision)]),
        industry=INDUSTRIES[industry],
        level=level,
    )


def explain(setup: Setup, state: State, decision: int) -> Facts:
    return explain_building(setup, state, slot_of(decision), industry_of(decision))


def explain_building(setup: Setup, state: State, slot: int, industry: int) -> Facts:
    """Return facts for refusals of a building, or of a card for it."""
    board = setup.board
    summary = summarise(board, state)
    node = int(board.slot_node[slot])
    level = summary.levels[industry]
    known: Facts = {
        "industry": INDUSTRIES[industry],
        "card": INDUSTRIES[industry],
        "place": setup.slots[slot],
        "location": setup.nodes[node],
        "level": int(level),
        "owner": int(state.tile_owner[slot]),
        "old_level": int(state.tile_level[slot]),
    }
    port_slot = int(board.port_only_slot[node])
    if port_slot != NOBODY:
        known["port_slot"] = setup.slots[port_slot]
    if node == board.virtual_from:
        known["virtual_end"] = setup.nodes[int(board.virtual_to)]
    if industry in (COAL_MINE, IRON_WORKS):
        resource = COAL if industry == COAL_MINE else IRON
        known["resource"] = RESOURCES[resource]
        known["on_track"] = int(state.track_cubes[resource])
        known["on_tiles"] = int(np.sum(state.tile_cubes[state.tile_industry == industry]))
    if level >= 0:
        price = tile_bill(board, state, summary, slot, industry, level)
        known |= {"tile": price.own, "coal": max(price.coal, 0), "iron": price.iron}
        known["price"] = total(price)
        known |= payment_facts(setup, state, total(price))
    # Which card would do
    if reaches(board, state, summary, node):
        known["card_here"] = INDUSTRIES[industry]
    elif state.hand[summary.seat, LOCATIONS + industry]:
        known["card_held"] = INDUSTRIES[industry]
    else:
        known["card_there"] = INDUSTRIES[industry]
    return known


def refuse_intent(setup: Setup, state: State, decision: int, intent: Intent) -> Refusal | None:
    """Return the reasons against building with the named cards."""
    if not intent.cards:
        return None
    board = setup.board
    summary = summarise(board, state)
    slot, industry = slot_of(decision), industry_of(decision)
    mask = placement_reasons(board, state, summary, slot, industry)
    if len(intent.cards) == 1:
        mask |= card_reasons(board, state, summary, slot, industry, intent.cards[0])
    else:
        mask |= two_card_reasons(state)
    return Refusal(mask, {})


def sum_up(setup: Setup, state: State, industry: str | None, obstacle: str | None) -> str:
    """Return the summary for one industry, or for all of them."""
    if obstacle == "money":
        return B16_AT_LEAST
    if industry is None:
        return B9_NOTHING_FITS if obstacle == "card" else B13_NOTHING
    return {"card": B9_NO_CARD_FITS, "coal": B17_NOWHERE}.get(obstacle or "", B13_NO_SLOT)


def write(setup: Setup, step: Step) -> str:
    """build INDUSTRY SLOT"""
    slot = setup.slots[slot_of(step.decision)]
    return f"build {INDUSTRIES[industry_of(step.decision)]} {slot}"


def read(reader: Reader) -> None:
    """build INDUSTRY SLOT {source} with CARD [+ CARD]"""
    industry = reader.industry()
    place = reader.peek()
    if place in reader.names.setup.nodes and place not in reader.names.slots:
        facts = {"industry": INDUSTRIES[industry], "place": place}
        raise refuse(reader.text, "B13_NOT_SHOWN", reader.at, **facts)
    reader.parsed.add([build_id(slot, industry) for slot in reader.slot()], 0)
    reader.clauses("coal", "iron")


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
