"""Reads the terms of a seat's own things: money, network, stacks and cards, what they allow."""

from cottonopolis.bots.industry.terms import (
    ACCESS,
    AHEAD,
    BEHIND,
    BEST_BUILD,
    BOTH,
    BUYERS_0,
    CARD_TERM_0,
    DEAD_CARDS,
    FAR,
    HAND_FULL,
    HAND_MANY,
    HARBOUR,
    LOANS,
    NET,
    NETWORK,
    ONLY_0,
    OVER_COUNT,
    OVER_LIST,
    OWN,
    PART,
    PLANS,
    POINT,
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
    row,
)
from cottonopolis.bots.search_hooks import Integers, Values
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.tiles import EMPTY, lowest_level
from cottonopolis.engine.tracks import COAL, IRON, track_price
from cottonopolis.games.industry.build import LARGE, tile_limit
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

NOTHING = -99  # worth of what cannot be built
TOP_LIST = PLANS  # level on top of each stack, EMPTY if none can be built
GAIN_LIST = PLANS + INDUSTRY_COUNT  # dollars it would bring, cubes aside, its level included
NEEDS_LIST = PLANS + 2 * INDUSTRY_COUNT  # bit mask of the cubes to be fetched for it
WORTH_LIST = PLANS + 3 * INDUSTRY_COUNT  # best worth of it with a card in hand
RISK_LIST = PLANS + 4 * INDUSTRY_COUNT  # what goods are worth less while they have no buyer
COLOUR_LIST = RISK_LIST + 2  # whether a card of each colour could be used


@jit
def read_purse(board: Board, state: State, seat: int, out: Values) -> None:
    """Money, loans and the turn order that spending leads to."""
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
    """What the network reaches: cubes, their price, buyers."""
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
    """The tiles still to be built; ships only where there are sea lanes (A23)."""
    for industry in range(INDUSTRY_COUNT):
        scratch[TOP_LIST + industry] = EMPTY
        if industry == SHIP and board.ship_count == 0:
            continue
        for level in range(LEVELS):
            out[STACK_0 + industry * LEVELS + level] = state.stack[seat, industry, level]
        top = lowest_level(state.stack[seat, industry])
        if top != EMPTY and board.tile_buildable[industry, top]:
            plan_tile(board, state, industry, top, scratch)
        out[TOP_0 + industry * (LEVELS + 1) + (LEVELS if top == EMPTY else top)] = 1.0


@jit
def plan_tile(board: Board, state: State, industry: int, level: int, scratch: Integers) -> None:
    """What the top tile of a stack would bring and need, wherever it is built."""
    gain = POINT * level + as_int64(board.tile_income[industry, level])
    gain -= as_int64(board.tile_cost[industry, level])
    if industry in (COAL_MINE, IRON_WORKS):  # A13: about $2 for a gap of the track
        resource = COAL if industry == COAL_MINE else IRON
        gaps = as_int64(board.track_length) - as_int64(state.track_cubes[resource])
        gain += 2 * min(gaps, as_int64(board.tile_cubes[industry, level]))
    needs = 0
    if industry != SHIP:  # A13: a ship brings its own coal
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
    """A5, A7: 0 if a ship has no port to go with, 1 if it has, 2 if an industry card does there."""
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
    """Places that the network or a card opens, and the best that the hand allows to build."""
    for index in range(INDUSTRY_COUNT):
        scratch[WORTH_LIST + index] = NOTHING
    for colour in range(COLOURS):
        scratch[COLOUR_LIST + colour] = 0
    nodes = as_int64(board.node_count)
    for index in range(nodes + scratch[OVER_COUNT]):
        old = 0
        if index < nodes:
            node = index
            takes = scratch[TAKES * NODES + node]
            own = scratch[OWN * NODES + node]
            if takes == 0 or (own > 0 and own >= tile_limit(board, node)):
                continue
            joined = tiles == 0 or rails & bit(node) != 0
            joined |= own > 0 and board.node_slots[node] >= LARGE
            if takes >> SHIP & 1:
                sea = sea_place(board, as_int64(board.node_slot[node]), rails, scratch)
                if sea == 0:
                    continue
                joined |= sea == 2
        else:  # A15: a better tile may go on an own one
            slot = scratch[OVER_LIST + index - nodes]
            node = as_int64(board.slot_node[slot])
            takes = as_int64(board.slot_takes[slot])
            old = as_int64(state.tile_level[slot])
            joined = True
        colour = as_int64(board.node_colour[node])
        held = colour >= 0 and state.hand[seat, INDUSTRY_COUNT + colour] > 0
        if not joined and not held and (colour < 0 or scratch[COLOUR_LIST + colour] > 0):
            continue  # nothing new
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
            if cubes >= FAR:
                if industry != PORT:
                    continue
                cubes = 2  # A10: a port fetches cubes through itself
            if colour >= 0:
                scratch[COLOUR_LIST + colour] = 1
            if joined:
                out[ROOM_0 + industry] += 1.0
            if held or (joined and state.hand[seat, industry] > 0):
                worth = as_int64(scratch[GAIN_LIST + industry]) - POINT * old - cubes
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
    """The cards: those that allow something, those that do not, and those not known."""
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
    for card in range(CARDS):  # a card from the deck is one of those not seen, each as likely
        share = unknown * unseen_cards(board, state, seat, card) / max(unseen, 1)
        if is_usable(card, out, scratch) and out[CARD_TERM_0 + card] < 2.0:
            out[CARD_TERM_0 + card] += share
        else:
            out[DEAD_CARDS] += share


@jit
def unseen_cards(board: Board, state: State, seat: int, card: int) -> int:
    """How many cards of a kind the seat has not seen."""
    seen = max(as_int64(state.hand[seat, card]), 0)
    seen += as_int64(state.face_up[card]) + as_int64(state.discards[card])
    return max(as_int64(board.card_count[card]) - seen, 0)


@jit
def is_usable(card: int, out: Values, scratch: Integers) -> bool:
    """Whether a card would allow something now."""
    if card < INDUSTRY_COUNT:
        return bool(out[ROOM_0 + card] > 0.0)
    return bool(scratch[COLOUR_LIST + card - INDUSTRY_COUNT] > 0)
