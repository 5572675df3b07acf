"""What a position of Brass is worth to a seat: the terms of the evaluation, and search hints.

Every term is a number read off the board; the value is their weighted sum, an estimate of the
seat's final victory points. Each round of each period has weights of its own (weights/*.json),
so income counts for the rounds that remain, tiles that the period change removes lose their worth
in time, and money turns into points at the end.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import jit, wide
from cottonopolis.engine.stacks import EMPTY, lowest_level
from cottonopolis.engine.tracks import track_price
from cottonopolis.games.brass.layout import (
    CANAL,
    CARDS,
    COAL,
    COAL_MINE,
    COTTON_MILL,
    INDUSTRIES,
    IRON,
    IRON_WORKS,
    LEVELS,
    LINKS,
    LOCATIONS,
    MARKET_SPACES,
    NODES,
    PORT,
    SHIPYARD,
    SLOTS,
    Board,
    State,
)
from cottonopolis.games.brass.loan import income_of

INDUSTRY_COUNT: Final = len(INDUSTRIES)
Values = NDArray[np.float64]
Ints = NDArray[np.int64]

# Terms, one after another. A comment names the group that explanations use.
BIAS: Final = 0
# scored: points that are certain unless something is overbuilt
BANKED: Final = 1  # VP so far, flipped tiles and discs at own links
AGAIN: Final = 2  # canal period: points of flipped tiles of level 2 and more, scored twice
# cotton: own unflipped mills; connected to an open port, to a market with demand, to neither
MILL_PORT: Final = 3  # points
MILL_MARKET: Final = 4
MILL_ALONE: Final = 5
MILL_PORT_INCOME: Final = 6  # income spaces
MILL_MARKET_INCOME: Final = 7
MILL_ALONE_INCOME: Final = 8
MILL_AGAIN: Final = 9  # points scored twice
MARKET_DEMAND: Final = 10  # spaces left before demand ends, if a mill could use them
MILL_COUNT_2: Final = 11  # mills beyond the first that wait together: one sale serves them all
# ports
PORT_MILL: Final = 12  # points of own unflipped ports: a mill is joined to them; own or another's
PORT_ALONE: Final = 13
PORT_MILL_INCOME: Final = 14
PORT_ALONE_INCOME: Final = 15
PORT_AGAIN: Final = 16
PORT_RIVAL_MILL: Final = 17  # a rival's mill is joined
# coal and iron: own unflipped mines and works, by the cubes they still hold
MINE_VP: Final = 18
MINE_INCOME: Final = 19
MINE_VP_CUBES: Final = 20
MINE_INCOME_CUBES: Final = 21
MINE_ALONE_CUBES: Final = 22  # cubes of a mine that is joined to nothing
MINE_AGAIN: Final = 23
WORKS_VP: Final = 24
WORKS_INCOME: Final = 25
WORKS_VP_CUBES: Final = 26
WORKS_INCOME_CUBES: Final = 27
WORKS_AGAIN: Final = 28
# links: what may still flip at the ends of own links, and what could be laid next
LINK_COUNT: Final = 29
LINK_MILLS: Final = 30
LINK_PORTS: Final = 31
LINK_MINES_NEAR: Final = 32  # one or two cubes left
LINK_MINES_FAR: Final = 33
LINK_WORKS: Final = 34
LINK_FREE: Final = 35  # free slots
LINK_BEST: Final = 36  # discs at the best free link the seat could lay
LINK_SECOND: Final = 37
LINK_OPEN: Final = 38  # how many it could lay
LINK_OWN_WAITING: Final = 39  # own unflipped tiles at the ends of own links
# money and income
INCOME: Final = 40
DEBT: Final = 41  # negative income
MONEY_8: Final = 42  # the first £8, the next £12, the next £20, the rest
MONEY_20: Final = 43
MONEY_40: Final = 44
MONEY_MORE: Final = 45
SPACE: Final = 46  # of the income track
POOR: Final = 47  # cash after the next income is below £10
# resources and markets around
COAL_PRICE: Final = 48  # of the next cube on the track
IRON_PRICE: Final = 49
COAL_CUBES: Final = 50  # in mines joined to the network
IRON_CUBES: Final = 51  # in all works
PORT_ACCESS: Final = 52  # the network reaches a built port
COAL_ACCESS: Final = 53  # the network reaches coal at no price
OPEN_PORTS: Final = 54  # open ports the network reaches
RIVAL_MILLS: Final = 55  # rivals' unflipped mills that compete for them
# turn order
SPENT: Final = 56
BEHIND: Final = 57  # rivals who have moved and spent less
AHEAD: Final = 58  # rivals who have moved and spent more
# places to build in the network, by industry (up to two)
ROOM_0: Final = 59
# tiles left in the stacks
STACK_0: Final = ROOM_0 + INDUSTRY_COUNT
TOP_0: Final = STACK_0 + INDUSTRY_COUNT * LEVELS  # the tile on top, by level; none left
# cards: usable location cards, industry cards, cards that allow nothing
CARD_TERM_0: Final = TOP_0 + INDUSTRY_COUNT * (LEVELS + 1)
DEAD_CARDS: Final = CARD_TERM_0 + CARDS
NETWORK: Final = DEAD_CARDS + 1  # nodes of the network
YARD_PLACES: Final = NETWORK + 1  # free shipyard slots a card or the network reaches, if the
# stack shows a shipyard that can be built in the rail period
RIVAL_BANKED: Final = YARD_PLACES + 1  # what the best rival has scored so far
TERMS: Final = (RIVAL_BANKED + 4) // 4 * 4  # filled up to a multiple of four

ROUNDS: Final = 10  # rows of weights a period
ROWS: Final = 2 * ROUNDS
GROUPS: Final = (
    ("scored", BIAS, MILL_PORT),
    ("cotton", MILL_PORT, PORT_MILL),
    ("ports", PORT_MILL, MINE_VP),
    ("coal-iron", MINE_VP, LINK_COUNT),
    ("links", LINK_COUNT, INCOME),
    ("money", INCOME, COAL_PRICE),
    ("supply", COAL_PRICE, SPENT),
    ("order", SPENT, ROOM_0),
    ("places", ROOM_0, STACK_0),
    ("stacks", STACK_0, CARD_TERM_0),
    ("cards", CARD_TERM_0, NETWORK),
    ("network", NETWORK, TERMS),
)


@jit
def row_of(state: State) -> int:
    """Which row of weights a position uses."""
    return wide(state.period) * ROUNDS + min(wide(state.round_number), ROUNDS) - 1


@jit
def tile_again(state: State, slot: int, points: int) -> int:
    """Points that a tile scores a second time after the canal period."""
    return points if state.period == CANAL and state.tile_level[slot] >= 2 else 0


@jit
def read_terms(board: Board, state: State, seat: int, out: Values, scratch: Ints) -> None:
    """Write the terms of a position for a seat; nothing hidden from the seat is looked at."""
    out[:] = 0.0
    scratch[:] = 0
    # Parts of the scratch space, by node (discs to free) or by component (ports to coal)
    discs = scratch[0 * NODES : 1 * NODES]
    mills = scratch[1 * NODES : 2 * NODES]
    ports = scratch[2 * NODES : 3 * NODES]
    near = scratch[3 * NODES : 4 * NODES]
    far = scratch[4 * NODES : 5 * NODES]
    works = scratch[5 * NODES : 6 * NODES]
    free = scratch[6 * NODES : 7 * NODES]
    own_waiting = scratch[7 * NODES : 8 * NODES]
    built_port = scratch[8 * NODES : 9 * NODES]
    open_port = scratch[9 * NODES : 10 * NODES]
    own_mill = scratch[10 * NODES : 11 * NODES]
    rival_mill = scratch[11 * NODES : 12 * NODES]
    coal = scratch[12 * NODES : 13 * NODES]
    own_here = scratch[13 * NODES : 14 * NODES]
    reach = scratch[14 * NODES : 15 * NODES]
    canal = state.period == CANAL
    iron_cubes = 0
    network = 0
    for node in range(NODES):
        discs[node] = board.discs[node]
        if board.external[node]:
            built_port[state.component[node]] = 1
    for slot in range(SLOTS):
        node = wide(board.slot_node[slot])
        owner = state.tile_owner[slot]
        if owner < 0:
            if board.slot_shows[slot]:
                free[node] += 1
            continue
        part = wide(state.component[node])
        industry = state.tile_industry[slot]
        if owner == seat:
            network |= bit(node)
            own_here[node] = 1
        if industry == PORT:
            built_port[part] = 1
        if state.tile_flipped[slot]:
            discs[node] += 1
            continue
        if owner == seat:
            own_waiting[node] += 1
        if industry == COTTON_MILL:
            mills[node] += 1
            if owner == seat:
                own_mill[part] += 1
            else:
                rival_mill[part] += 1
        elif industry == PORT:
            ports[node] += 1
            open_port[part] += 1
        elif industry == COAL_MINE:
            cubes = wide(state.tile_cubes[slot])
            coal[part] += cubes
            if cubes <= 2:
                near[node] += 1
            else:
                far[node] += 1
        elif industry == IRON_WORKS:
            works[node] += 1
            iron_cubes += wide(state.tile_cubes[slot])
    demand = MARKET_SPACES - wide(state.market_marker)

    # Own tiles
    banked = wide(state.vp[seat])
    again = 0
    mills_waiting = 0
    market_used = False
    for slot in range(SLOTS):
        if state.tile_owner[slot] != seat:
            continue
        node = wide(board.slot_node[slot])
        part = wide(state.component[node])
        industry = wide(state.tile_industry[slot])
        level = wide(state.tile_level[slot])
        points = wide(board.tile_vp[industry, level])
        income = wide(board.tile_income[industry, level])
        twice = tile_again(state, slot, points)
        if state.tile_flipped[slot]:
            banked += points
            again += twice
        elif industry == COTTON_MILL:
            mills_waiting += 1
            out[MILL_AGAIN] += twice
            if open_port[part]:
                out[MILL_PORT] += points
                out[MILL_PORT_INCOME] += income
            elif built_port[part] and demand > 0:
                market_used = True
                out[MILL_MARKET] += points
                out[MILL_MARKET_INCOME] += income
            else:
                out[MILL_ALONE] += points
                out[MILL_ALONE_INCOME] += income
        elif industry == PORT:
            out[PORT_AGAIN] += twice
            if own_mill[part] or rival_mill[part]:
                out[PORT_MILL] += points
                out[PORT_MILL_INCOME] += income
                if rival_mill[part]:
                    out[PORT_RIVAL_MILL] += 1
            else:
                out[PORT_ALONE] += points
                out[PORT_ALONE_INCOME] += income
        elif industry == COAL_MINE:
            cubes = wide(state.tile_cubes[slot])
            out[MINE_AGAIN] += twice
            out[MINE_VP] += points
            out[MINE_INCOME] += income
            out[MINE_VP_CUBES] += points * cubes
            out[MINE_INCOME_CUBES] += income * cubes
            if not built_port[part]:
                out[MINE_ALONE_CUBES] += cubes
        elif industry == IRON_WORKS:
            cubes = wide(state.tile_cubes[slot])
            out[WORKS_AGAIN] += twice
            out[WORKS_VP] += points
            out[WORKS_INCOME] += income
            out[WORKS_VP_CUBES] += points * cubes
            out[WORKS_INCOME_CUBES] += income * cubes
    out[MARKET_DEMAND] = demand if market_used else 0
    out[MILL_COUNT_2] = max(mills_waiting - 1, 0)
    out[AGAIN] = again

    # Links
    for link in range(LINKS):
        if state.link_owner[link] == seat:
            network |= bit(board.link_a[link]) | bit(board.link_b[link])
            for end in (wide(board.link_a[link]), wide(board.link_b[link])):
                banked += discs[end]
                out[LINK_MILLS] += mills[end]
                out[LINK_PORTS] += ports[end]
                out[LINK_MINES_NEAR] += near[end]
                out[LINK_MINES_FAR] += far[end]
                out[LINK_WORKS] += works[end]
                out[LINK_FREE] += free[end]
                out[LINK_OWN_WAITING] += own_waiting[end]
            out[LINK_COUNT] += 1
    out[BANKED] = banked
    best = 0
    second = 0
    for link in range(LINKS):
        if state.link_owner[link] < 0 and board.link_kinds[link] >> state.period & 1:
            a = wide(board.link_a[link])
            b = wide(board.link_b[link])
            if network & (bit(a) | bit(b)):
                worth = discs[a] + discs[b] + mills[a] + mills[b] + ports[a] + ports[b]
                worth += near[a] + near[b] + works[a] + works[b]
                out[LINK_OPEN] += 1
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
    left = wide(state.links_left[seat])
    out[LINK_BEST] = best if left > 0 else 0
    out[LINK_SECOND] = second if left > 1 else 0
    out[LINK_OPEN] = min(out[LINK_OPEN], 5.0)

    # The network: what it reaches
    for node in range(NODES):
        if network & bit(node):
            out[NETWORK] += 1
            reach[state.component[node]] = 1
    for part in range(NODES):
        if reach[part]:
            out[COAL_CUBES] += coal[part]
            out[OPEN_PORTS] += open_port[part]
            if built_port[part]:
                out[PORT_ACCESS] = 1
            if open_port[part]:
                out[RIVAL_MILLS] += rival_mill[part]
    if out[COAL_CUBES] > 0:
        out[COAL_ACCESS] = 1
    out[COAL_CUBES] = min(out[COAL_CUBES], 6.0)
    out[IRON_CUBES] = min(iron_cubes, 6)
    out[COAL_PRICE] = track_price(board, state, COAL)
    out[IRON_PRICE] = track_price(board, state, IRON)

    read_purse(board, state, seat, out)
    read_stacks(board, state, seat, out)
    read_cards(board, state, seat, network, free, own_here, out)
    out[BIAS] = 1.0
    for rival in range(wide(board.players)):
        if rival != seat:
            out[RIVAL_BANKED] = max(out[RIVAL_BANKED], float(state.vp[rival]))
    if canal:
        out[RIVAL_BANKED] = 0.0


@jit
def read_purse(board: Board, state: State, seat: int, out: Values) -> None:
    """Money, income and the turn order it leads to."""
    income = income_of(board, state, seat)
    money = wide(state.money[seat])
    out[INCOME] = income
    out[DEBT] = max(0, -income)
    out[SPACE] = wide(state.space[seat])
    out[MONEY_8] = min(money, 8)
    out[MONEY_20] = min(max(money - 8, 0), 12)
    out[MONEY_40] = min(max(money - 20, 0), 20)
    out[MONEY_MORE] = max(money - 40, 0)
    out[POOR] = max(0, 10 - money - income)
    spent = wide(state.spent[seat])
    out[SPENT] = spent
    for rival in range(wide(board.players)):
        if rival != seat and state.spent[rival] > 0:
            if state.spent[rival] < spent:
                out[BEHIND] += 1
            else:
                out[AHEAD] += 1


@jit
def read_stacks(board: Board, state: State, seat: int, out: Values) -> None:
    """The tiles still to be built."""
    for industry in range(INDUSTRY_COUNT):
        for level in range(LEVELS):
            out[STACK_0 + industry * LEVELS + level] = state.stack[seat, industry, level]
        top = lowest_level(state.stack[seat, industry])
        if top == EMPTY:
            top = LEVELS
        out[TOP_0 + industry * (LEVELS + 1) + top] = 1.0


@jit
def read_cards(
    board: Board, state: State, seat: int, network: int, free: Ints, own_here: Ints, out: Values
) -> None:
    """Places that the network offers, and what the hand allows."""
    canal = state.period == CANAL
    if network & bit(board.virtual_from) and board.virtual_link:
        network |= bit(board.virtual_to)
    yards = 0
    for slot in range(SLOTS):
        if state.tile_owner[slot] >= 0 or board.slot_shows[slot] == 0:
            continue
        node = wide(board.slot_node[slot])
        shows = wide(board.slot_shows[slot])
        if network & bit(node) and not (canal and own_here[node]):
            for industry in range(INDUSTRY_COUNT):
                if shows >> industry & 1:
                    out[ROOM_0 + industry] += 1
        if shows >> SHIPYARD & 1 and (
            state.hand[seat, node] > 0
            or (network & bit(node) and state.hand[seat, LOCATIONS + SHIPYARD] > 0)
        ):
            yards += 1
    for industry in range(INDUSTRY_COUNT):
        out[ROOM_0 + industry] = min(out[ROOM_0 + industry], 2.0)
    if lowest_level(state.stack[seat, SHIPYARD]) > 0:
        out[YARD_PLACES] = yards
    for card in range(LOCATIONS):
        held = wide(state.hand[seat, card])
        if held > 0:
            if free[card] > 0 and not (canal and own_here[card]):
                out[CARD_TERM_0 + card] = 1.0
                out[DEAD_CARDS] += held - 1
            else:
                out[DEAD_CARDS] += held
    for card in range(LOCATIONS, CARDS):
        held = wide(state.hand[seat, card])
        if held > 0:
            if out[ROOM_0 + card - LOCATIONS] > 0 or network == 0:
                out[CARD_TERM_0 + card] = min(held, 2)
                out[DEAD_CARDS] += max(held - 2, 0)
            else:
                out[DEAD_CARDS] += held


def spans(rules: Any) -> tuple[tuple[int, int], ...]:
    """The rows of weights of each period, from the first on and before the last."""
    rounds = int(rules.board.rounds)
    return ((0, rounds), (ROUNDS, ROUNDS + rounds))
