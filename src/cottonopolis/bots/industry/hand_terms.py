"""Compute the terms of a seat's money, network, stacks and cards."""

from cottonopolis.bots.industry.terms import (
    ACCESS,
    AHEAD,
    BEHIND,
    BEST_BUILD,
    BOTH,
    BUYERS_0,
    CARD_TERM_0,
    DEAD_CARDS,
    DOLLARS_PER_VP,
    HAND_FULL,
    HAND_MANY,
    HARBOUR,
    INDUSTRY_LISTS,
    LOANS,
    NET,
    NETWORK,
    ONLY_0,
    OVERBUILD_COUNT,
    OVERBUILD_LIST,
    OWN,
    PART,
    PRICE_0,
    RAIL_INCOME,
    REACH,
    RIVALS_NET,
    ROOM_0,
    SECOND_BUILD,
    SHORT,
    SPARE,
    SPENT,
    STACK_0,
    STOCK_0,
    SUPPLY_0,
    SUPPLY_FREE,
    SUPPLY_GAPS,
    SUPPLY_NONE,
    SUPPLY_PRICE,
    SUPPLY_TERMS,
    TAKES,
    TOP_0,
    UNKNOWN_CARDS,
    UNREACHABLE_PRICE,
    row,
)
from cottonopolis.bots.search_hooks import Integers, Values
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.tiles import EMPTY, lowest_level
from cottonopolis.engine.tracks import COAL, IRON, track_price
from cottonopolis.games.industry.build import LARGE_LOCATION_SLOTS, tile_limit
from cottonopolis.games.industry.state import (
    CARDS,
    COAL_MINE,
    COLOURS,
    FACTORY,
    INDUSTRY_COUNT,
    IRON_WORKS,
    LEVELS,
    NODES,
    PORT,
    SHIP,
    Board,
    State,
)

NOT_BUILDABLE = -99  # value of a tile that cannot be built
# Lists by industry
TOP_LIST = INDUSTRY_LISTS  # level of the top tile, EMPTY if it cannot be built
GAIN_LIST = INDUSTRY_LISTS + INDUSTRY_COUNT  # its value in dollars with points, without cubes
NEEDS_LIST = INDUSTRY_LISTS + 2 * INDUSTRY_COUNT  # bit mask of the cubes that it needs
WORTH_LIST = INDUSTRY_LISTS + 3 * INDUSTRY_COUNT  # its best value with a card in hand
RISK_LIST = INDUSTRY_LISTS + 4 * INDUSTRY_COUNT  # loss of value of goods without a buyer
COLOUR_LIST = RISK_LIST + 2  # by colour: 1 if a card would be usable


@jit
def read_money(board: Board, state: State, seat: int, out: Values) -> None:
    """Write the terms of money, loans and turn order."""
    loan = as_int64(board.loan)
    money = as_int64(state.money[seat])
    loans = as_int64(state.loans[seat])
    net = money - loan * loans
    out[NET] = net
    out[LOANS] = max(loans - money // loan, 0)
    out[SHORT] = max(-net - out[RAIL_INCOME], 0.0)
    out[SPARE] = min(max(net, 0), 20)
    spent = as_int64(state.spent[seat])
    out[SPENT] = spent
    players = as_int64(board.players)
    total = 0
    for rival in range(players):
        if rival == seat:
            continue
        total += as_int64(state.money[rival]) - loan * as_int64(state.loans[rival])
        if state.spent[rival] > 0:
            out[BEHIND if state.spent[rival] < spent else AHEAD] += 1.0
    out[RIVALS_NET] = total / (players - 1)


@jit
def read_network(board: Board, state: State, network: int, out: Values, scratch: Integers) -> None:
    """Write the terms of what the network reaches: cubes, their price, buyers."""
    part = row(scratch, PART)
    reach = row(scratch, REACH)
    access = row(scratch, ACCESS)
    both = row(scratch, BOTH)
    nodes = as_int64(board.node_count)
    for node in range(nodes):
        if network & bit(node):
            out[NETWORK] += 1.0
            reach[part[node]] = 1
    ports = False
    for at in range(nodes):
        if reach[at]:
            ports |= access[at] > 0
            for good in range(2):
                out[BUYERS_0 + good] += scratch[(ONLY_0 + good) * NODES + at] + both[at]
            for resource in range(2):
                cubes = scratch[(STOCK_0 + resource) * NODES + at]
                out[SUPPLY_0 + resource * SUPPLY_TERMS + SUPPLY_FREE] += cubes
    for good in range(2):
        out[BUYERS_0 + good] = min(out[BUYERS_0 + good], 2.0)
    for resource in range(2):
        base = SUPPLY_0 + resource * SUPPLY_TERMS
        if out[base + SUPPLY_FREE] > 0.0:
            out[base + SUPPLY_FREE] = min(out[base + SUPPLY_FREE], 4.0)
        elif ports:
            out[base + SUPPLY_PRICE] = track_price(board, state, resource)
        else:
            out[base + SUPPLY_NONE] = 1.0
        out[base + SUPPLY_GAPS] = as_int64(board.track_length) - as_int64(
            state.track_cubes[resource]
        )


@jit
def read_stacks(board: Board, state: State, seat: int, out: Values, scratch: Integers) -> None:
    """Write the terms of the remaining tiles; ships only on maps with sea lanes (A23)."""
    for industry in range(INDUSTRY_COUNT):
        scratch[TOP_LIST + industry] = EMPTY
        if industry == SHIP and board.ship_count == 0:
            continue
        for level in range(LEVELS):
            out[STACK_0 + industry * LEVELS + level] = state.stack[seat, industry, level]
        top = lowest_level(state.stack[seat, industry])
        if top != EMPTY and board.tile_buildable[industry, top]:
            estimate_tile(board, state, industry, top, scratch)
        out[TOP_0 + industry * (LEVELS + 1) + (LEVELS if top == EMPTY else top)] = 1.0


@jit
def estimate_tile(board: Board, state: State, industry: int, level: int, scratch: Integers) -> None:
    """Store the value and the needs of the top tile of a stack, regardless of its slot."""
    gain = DOLLARS_PER_VP * level + as_int64(board.tile_income[industry, level])
    gain -= as_int64(board.tile_cost[industry, level])
    if industry in (COAL_MINE, IRON_WORKS):  # A13: about $2 per empty space of the track
        resource = COAL if industry == COAL_MINE else IRON
        gaps = as_int64(board.track_length) - as_int64(state.track_cubes[resource])
        gain += 2 * min(gaps, as_int64(board.tile_cubes[industry, level]))
    needs = 0
    if industry != SHIP:  # A13: a ship uses the coal of its own import
        needs = as_int64(board.tile_coal[industry, level]) + 2 * as_int64(
            board.tile_iron[industry, level]
        )
    if industry <= FACTORY:
        scratch[RISK_LIST + industry] = as_int64(board.tile_income[industry, level]) * 2 // 3
    scratch[TOP_LIST + industry] = level
    scratch[GAIN_LIST + industry] = gain
    scratch[NEEDS_LIST + industry] = needs


@jit
def sea_place(board: Board, slot: int, rails: int, scratch: Integers) -> int:
    """A5, A7: return 0 if a ship has no port, 1 if it has, 2 if an industry card is enough."""
    found = 0
    for lane in range(as_int64(board.lane_count)):
        if board.lane_slot[lane] == slot:
            node = as_int64(board.lane_port[lane])
            harbour = scratch[HARBOUR * NODES + node]
            if harbour > 0:
                found = max(found, 2 if harbour >= 2 or rails & bit(node) else 1)
    return found


@jit
def read_places(
    board: Board, state: State, seat: int, tiles: int, rails: int, out: Values, scratch: Integers
) -> None:
    """Write the terms of free slots, and of the best buildings that the hand allows."""
    for index in range(INDUSTRY_COUNT):
        scratch[WORTH_LIST + index] = NOT_BUILDABLE
    for colour in range(COLOURS):
        scratch[COLOUR_LIST + colour] = 0
    nodes = as_int64(board.node_count)
    for index in range(nodes + scratch[OVERBUILD_COUNT]):
        old = 0
        if index < nodes:
            node = index
            takes = scratch[TAKES * NODES + node]
            own = scratch[OWN * NODES + node]
            if takes == 0 or (own > 0 and own >= tile_limit(board, node)):
                continue
            joined = tiles == 0 or rails & bit(node) != 0
            joined |= own > 0 and board.node_slots[node] >= LARGE_LOCATION_SLOTS
            if takes >> SHIP & 1:
                sea = sea_place(board, as_int64(board.node_slot[node]), rails, scratch)
                if sea == 0:
                    continue
                joined |= sea == 2
        else:  # A15: an own tile may be replaced by a better one
            slot = scratch[OVERBUILD_LIST + index - nodes]
            node = as_int64(board.slot_node[slot])
            takes = as_int64(board.slot_takes[slot])
            old = as_int64(state.tile_level[slot])
            joined = True
        colour = as_int64(board.node_colour[node])
        held = colour >= 0 and state.hand[seat, INDUSTRY_COUNT + colour] > 0
        if not joined and not held and (colour < 0 or scratch[COLOUR_LIST + colour] > 0):
            continue  # no card allows it, and the colour is already known to be usable
        at = scratch[PART * NODES + node]
        coal = as_int64(scratch[(PRICE_0 + COAL) * NODES + at])
        iron = as_int64(scratch[(PRICE_0 + IRON) * NODES + at])
        for industry in range(INDUSTRY_COUNT):
            if not takes >> industry & 1 or scratch[TOP_LIST + industry] <= old:
                continue
            cubes = 0
            if scratch[NEEDS_LIST + industry] & 1:
                cubes += coal
            if scratch[NEEDS_LIST + industry] & 2:
                cubes += iron
            if cubes >= UNREACHABLE_PRICE:
                if industry != PORT:
                    continue
                cubes = 2  # A10: a new port gives access to the track
            if colour >= 0:
                scratch[COLOUR_LIST + colour] = 1
            if joined:
                out[ROOM_0 + industry] += 1.0
            if held or (joined and state.hand[seat, industry] > 0):
                worth = as_int64(scratch[GAIN_LIST + industry]) - DOLLARS_PER_VP * old - cubes
                if industry <= FACTORY:
                    buyers = scratch[(ONLY_0 + industry) * NODES + at] + scratch[BOTH * NODES + at]
                    if buyers == 0:
                        worth -= as_int64(scratch[RISK_LIST + industry])
                scratch[WORTH_LIST + industry] = max(scratch[WORTH_LIST + industry], worth)
    for industry in range(INDUSTRY_COUNT):
        out[ROOM_0 + industry] = min(out[ROOM_0 + industry], 3.0)
        worth = scratch[WORTH_LIST + industry]
        if worth > out[BEST_BUILD]:
            out[SECOND_BUILD] = out[BEST_BUILD]
            out[BEST_BUILD] = worth
        elif worth > out[SECOND_BUILD]:
            out[SECOND_BUILD] = worth


@jit
def read_hand(board: Board, state: State, seat: int, out: Values, scratch: Integers) -> None:
    """Write the terms of useful, useless and unknown cards."""
    known = 0
    for card in range(CARDS):
        held = max(as_int64(state.hand[seat, card]), 0)
        known += held
        if held > 0:
            good = min(held, 2) if is_usable(card, out, scratch) else 0
            out[CARD_TERM_0 + card] = good
            out[DEAD_CARDS] += held - good
    size = as_int64(state.hand_size[seat])
    out[HAND_MANY] = max(size - 4, 0)
    out[HAND_FULL] = max(size - 7, 0)
    unknown = size - known
    if unknown <= 0:
        return
    unseen = 0
    for card in range(CARDS):
        unseen += unseen_cards(board, state, seat, card)
    out[UNKNOWN_CARDS] = unknown
    for card in range(CARDS):  # a card from the deck is any unseen card, with equal probability
        share = unknown * unseen_cards(board, state, seat, card) / max(unseen, 1)
        if is_usable(card, out, scratch) and out[CARD_TERM_0 + card] < 2.0:
            out[CARD_TERM_0 + card] += share
        else:
            out[DEAD_CARDS] += share


@jit
def unseen_cards(board: Board, state: State, seat: int, card: int) -> int:
    """Return the number of cards of a kind that the seat has not seen."""
    seen = max(as_int64(state.hand[seat, card]), 0)
    seen += as_int64(state.face_up[card]) + as_int64(state.discards[card])
    return max(as_int64(board.card_count[card]) - seen, 0)


@jit
def is_usable(card: int, out: Values, scratch: Integers) -> bool:
    """Whether a card allows building now."""
    if card < INDUSTRY_COUNT:
        return bool(out[ROOM_0 + card] > 0.0)
    return bool(scratch[COLOUR_LIST + card - INDUSTRY_COUNT] > 0)
