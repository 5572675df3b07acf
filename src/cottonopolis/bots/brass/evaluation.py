"""The evaluation of a Brass position for a seat.

Every term is a number read from the board; the value is their weighted sum, an estimate of the
seat's final victory points. Each round of each period has its own weights (weights/*.json), so
that income counts for the remaining rounds, tiles that are removed after the canal period lose
their value in time, and money becomes points at the end.
"""

from typing import Final

from cottonopolis.bots.search_hooks import Integers, Values
from cottonopolis.engine.graph import bit, has_bit
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.tiles import EMPTY, lowest_level
from cottonopolis.engine.tracks import COAL, IRON, track_price
from cottonopolis.games.brass.income import income_of
from cottonopolis.games.brass.state import (
    CANAL,
    CARDS,
    COAL_MINE,
    COTTON_MILL,
    INDUSTRY_COUNT,
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
from cottonopolis.games.rules import AnyRules

# Indices of the terms. Comments on their own line name the groups used in hints.
BIAS: Final = 0
# scored: points that can be lost only by overbuilding
BANKED: Final = 1  # VP so far, flipped tiles and discs at own links
SCORED_TWICE: Final = 2  # canal period: points of flipped tiles of level 2 and more
# cotton: own unflipped mills; connected to an open port, to a market with demand, or to neither
MILL_PORT: Final = 3  # points
MILL_MARKET: Final = 4
MILL_ALONE: Final = 5
MILL_PORT_INCOME: Final = 6  # income spaces
MILL_MARKET_INCOME: Final = 7
MILL_ALONE_INCOME: Final = 8
MILL_RESCORED: Final = 9  # points that would score a second time
MARKET_DEMAND: Final = 10  # spaces left before demand ends, if a mill could use them
MILL_COUNT_2: Final = 11  # unsold mills beyond the first: one action sells them all
# ports
PORT_MILL: Final = 12  # points of own unflipped ports that are connected to any mill
PORT_ALONE: Final = 13
PORT_MILL_INCOME: Final = 14
PORT_ALONE_INCOME: Final = 15
PORT_RESCORED: Final = 16
PORT_RIVAL_MILL: Final = 17  # number of them that are connected to a rival's mill
# coal and iron: own unflipped mines and works; points and income, alone and times cubes left
MINE_VP: Final = 18
MINE_INCOME: Final = 19
MINE_VP_CUBES: Final = 20
MINE_INCOME_CUBES: Final = 21
MINE_ALONE_CUBES: Final = 22  # cubes of mines without a connection to a port
MINE_RESCORED: Final = 23
WORKS_VP: Final = 24
WORKS_INCOME: Final = 25
WORKS_VP_CUBES: Final = 26
WORKS_INCOME_CUBES: Final = 27
WORKS_RESCORED: Final = 28
# links: tiles that may still flip at the ends of own links, and possible next links
LINK_COUNT: Final = 29
LINK_MILLS: Final = 30
LINK_PORTS: Final = 31
LINK_MINES_NEAR: Final = 32  # one or two cubes left
LINK_MINES_FAR: Final = 33
LINK_WORKS: Final = 34
LINK_FREE: Final = 35  # free slots
LINK_BEST: Final = 36  # discs at the best free link that the seat could build
LINK_SECOND: Final = 37
LINK_OPEN: Final = 38  # number of links that the seat could build, up to 5
LINK_OWN_WAITING: Final = 39  # own unflipped tiles at the ends of own links
# money and income
INCOME: Final = 40
DEBT: Final = 41  # negative income
MONEY_8: Final = 42  # the first £8, the next £12, the next £20, the rest
MONEY_20: Final = 43
MONEY_40: Final = 44
MONEY_MORE: Final = 45
SPACE: Final = 46  # of the income track
POOR: Final = 47  # pounds short of £10 after the next income
# Supply, resources and markets in reach
COAL_PRICE: Final = 48  # of the next cube on the track
IRON_PRICE: Final = 49
COAL_CUBES: Final = 50  # in mines connected to the network
IRON_CUBES: Final = 51  # in all works
PORT_ACCESS: Final = 52  # the network reaches a built port
COAL_ACCESS: Final = 53  # the network reaches free coal
OPEN_PORTS: Final = 54  # open ports that the network reaches
RIVAL_MILLS: Final = 55  # rivals' unflipped mills that compete for these ports
# turn order
SPENT: Final = 56
BEHIND: Final = 57  # rivals who have already spent, but less
AHEAD: Final = 58  # rivals who have spent as much or more
# places: free slots in the network, by industry (up to two)
ROOM_0: Final = 59
# stacks: remaining tiles
STACK_0: Final = ROOM_0 + INDUSTRY_COUNT
# One-hot: the level of the top tile, last for an empty stack
TOP_0: Final = STACK_0 + INDUSTRY_COUNT * LEVELS
# cards: usable location cards, usable industry cards, useless cards
CARD_TERM_0: Final = TOP_0 + INDUSTRY_COUNT * (LEVELS + 1)
DEAD_CARDS: Final = CARD_TERM_0 + CARDS
NETWORK: Final = DEAD_CARDS + 1  # nodes of the network
# Free shipyard slots that a card allows, if the top shipyard can be built in the rail period
YARD_PLACES: Final = NETWORK + 1
RIVAL_BANKED: Final = YARD_PLACES + 1  # the best rival's points, in the rail period
TERMS: Final = (RIVAL_BANKED + 4) // 4 * 4  # rounded up to a multiple of four

ROUNDS: Final = 10  # rows of weights per period
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
    """Return the row of weights for a position."""
    return as_int64(state.period) * ROUNDS + min(as_int64(state.round_number), ROUNDS) - 1


# Rows of the scratch space: counts by node, from BUILT_PORT on by component
DISCS: Final = 0  # points of a link that ends at a node
MILLS: Final = 1  # unflipped mills at a node
PORTS: Final = 2
MINES_NEAR: Final = 3  # unflipped mines with one or two cubes
MINES_FAR: Final = 4
WORKS: Final = 5
FREE_SLOTS: Final = 6
OWN_WAITING: Final = 7  # own unflipped tiles
OWN_HERE: Final = 8  # 1 where the seat has a tile
BUILT_PORT: Final = 9  # 1 with a port tile or an external location
OPEN_PORT: Final = 10  # unflipped ports
OWN_MILL: Final = 11  # unflipped mills
RIVAL_MILL: Final = 12
COAL_CUBES_IN: Final = 13  # on mines
IN_REACH: Final = 14  # 1 if the network touches the component


@jit
def row(scratch: Integers, number: int) -> Integers:
    return scratch[number * NODES : (number + 1) * NODES]


@jit
def rescored_points(state: State, slot: int, points: int) -> int:
    """Return the points that a tile scores a second time after the canal period."""
    return points if state.period == CANAL and state.tile_level[slot] >= 2 else 0


@jit
def read_terms(board: Board, state: State, seat: int, out: Values, scratch: Integers) -> None:
    """Write the terms of a position for a seat, without reading hidden information."""
    out[:] = 0.0
    scratch[:] = 0
    network = count_tiles(board, state, seat, out, scratch)
    banked = as_int64(state.vp[seat]) + read_own_tiles(board, state, seat, out, scratch)
    banked += read_links(board, state, seat, out, scratch)
    out[BANKED] = banked
    for link in range(LINKS):
        if state.link_owner[link] == seat:
            network |= bit(board.link_a[link]) | bit(board.link_b[link])
    read_next_links(board, state, seat, network, out, scratch)
    read_network(board, state, network, out, scratch)
    read_money(board, state, seat, out)
    read_stacks(board, state, seat, out)
    read_cards(board, state, seat, network, row(scratch, FREE_SLOTS), row(scratch, OWN_HERE), out)
    out[BIAS] = 1.0
    for rival in range(as_int64(board.players)):
        if rival != seat:
            out[RIVAL_BANKED] = max(out[RIVAL_BANKED], float(state.vp[rival]))
    if state.period == CANAL:
        out[RIVAL_BANKED] = 0.0


@jit
def count_tiles(board: Board, state: State, seat: int, out: Values, scratch: Integers) -> int:
    """Count tiles by node and by component; returns the nodes of own tiles as a mask."""
    discs = row(scratch, DISCS)
    built_port = row(scratch, BUILT_PORT)
    network = 0
    iron_cubes = 0
    for node in range(NODES):
        discs[node] = board.discs[node]
        if board.external[node]:
            built_port[state.component[node]] = 1
    for slot in range(SLOTS):
        node = as_int64(board.slot_node[slot])
        owner = state.tile_owner[slot]
        if owner < 0:
            if board.slot_shows[slot]:
                row(scratch, FREE_SLOTS)[node] += 1
            continue
        component = as_int64(state.component[node])
        industry = state.tile_industry[slot]
        if owner == seat:
            network |= bit(node)
            row(scratch, OWN_HERE)[node] = 1
        if industry == PORT:
            built_port[component] = 1
        if state.tile_flipped[slot]:
            discs[node] += 1
            continue
        if owner == seat:
            row(scratch, OWN_WAITING)[node] += 1
        cubes = as_int64(state.tile_cubes[slot])
        if industry == COTTON_MILL:
            row(scratch, MILLS)[node] += 1
            row(scratch, OWN_MILL if owner == seat else RIVAL_MILL)[component] += 1
        elif industry == PORT:
            row(scratch, PORTS)[node] += 1
            row(scratch, OPEN_PORT)[component] += 1
        elif industry == COAL_MINE:
            row(scratch, COAL_CUBES_IN)[component] += cubes
            row(scratch, MINES_NEAR if cubes <= 2 else MINES_FAR)[node] += 1
        elif industry == IRON_WORKS:
            row(scratch, WORKS)[node] += 1
            iron_cubes += cubes
    out[IRON_CUBES] = min(iron_cubes, 6)
    return network


@jit
def read_own_tiles(board: Board, state: State, seat: int, out: Values, scratch: Integers) -> int:
    """Write the terms of own tiles; returns the points of the flipped ones."""
    built_port = row(scratch, BUILT_PORT)
    open_port = row(scratch, OPEN_PORT)
    own_mill = row(scratch, OWN_MILL)
    rival_mill = row(scratch, RIVAL_MILL)
    demand = MARKET_SPACES - as_int64(state.market_marker)
    banked = 0
    scored_twice = 0
    mills_waiting = 0
    market_used = False
    for slot in range(SLOTS):
        if state.tile_owner[slot] != seat:
            continue
        component = as_int64(state.component[board.slot_node[slot]])
        industry = as_int64(state.tile_industry[slot])
        level = as_int64(state.tile_level[slot])
        points = as_int64(board.tile_vp[industry, level])
        income = as_int64(board.tile_income[industry, level])
        rescored = rescored_points(state, slot, points)
        cubes = as_int64(state.tile_cubes[slot])
        if state.tile_flipped[slot]:
            banked += points
            scored_twice += rescored
        elif industry == COTTON_MILL:
            mills_waiting += 1
            out[MILL_RESCORED] += rescored
            if open_port[component]:
                out[MILL_PORT] += points
                out[MILL_PORT_INCOME] += income
            elif built_port[component] and demand > 0:
                market_used = True
                out[MILL_MARKET] += points
                out[MILL_MARKET_INCOME] += income
            else:
                out[MILL_ALONE] += points
                out[MILL_ALONE_INCOME] += income
        elif industry == PORT:
            out[PORT_RESCORED] += rescored
            if own_mill[component] or rival_mill[component]:
                out[PORT_MILL] += points
                out[PORT_MILL_INCOME] += income
                if rival_mill[component]:
                    out[PORT_RIVAL_MILL] += 1
            else:
                out[PORT_ALONE] += points
                out[PORT_ALONE_INCOME] += income
        elif industry == COAL_MINE:
            out[MINE_RESCORED] += rescored
            out[MINE_VP] += points
            out[MINE_INCOME] += income
            out[MINE_VP_CUBES] += points * cubes
            out[MINE_INCOME_CUBES] += income * cubes
            if not built_port[component]:
                out[MINE_ALONE_CUBES] += cubes
        elif industry == IRON_WORKS:
            out[WORKS_RESCORED] += rescored
            out[WORKS_VP] += points
            out[WORKS_INCOME] += income
            out[WORKS_VP_CUBES] += points * cubes
            out[WORKS_INCOME_CUBES] += income * cubes
    out[MARKET_DEMAND] = demand if market_used else 0
    out[MILL_COUNT_2] = max(mills_waiting - 1, 0)
    out[SCORED_TWICE] = scored_twice
    return banked


@jit
def read_links(board: Board, state: State, seat: int, out: Values, scratch: Integers) -> int:
    """Write the terms of own links; returns the discs that they score now."""
    banked = 0
    for link in range(LINKS):
        if state.link_owner[link] != seat:
            continue
        out[LINK_COUNT] += 1
        for end in (as_int64(board.link_a[link]), as_int64(board.link_b[link])):
            banked += row(scratch, DISCS)[end]
            out[LINK_MILLS] += row(scratch, MILLS)[end]
            out[LINK_PORTS] += row(scratch, PORTS)[end]
            out[LINK_MINES_NEAR] += row(scratch, MINES_NEAR)[end]
            out[LINK_MINES_FAR] += row(scratch, MINES_FAR)[end]
            out[LINK_WORKS] += row(scratch, WORKS)[end]
            out[LINK_FREE] += row(scratch, FREE_SLOTS)[end]
            out[LINK_OWN_WAITING] += row(scratch, OWN_WAITING)[end]
    return banked


@jit
def worth_of_end(node: int, scratch: Integers) -> int:
    """Return the points that a link scores at one end now, or probably will."""
    worth = row(scratch, DISCS)[node] + row(scratch, MILLS)[node] + row(scratch, PORTS)[node]
    return int(worth + row(scratch, MINES_NEAR)[node] + row(scratch, WORKS)[node])


@jit
def read_next_links(
    board: Board, state: State, seat: int, network: int, out: Values, scratch: Integers
) -> None:
    """Write the terms of the links that the seat could build next."""
    best = 0
    second = 0
    for link in range(LINKS):
        if state.link_owner[link] < 0 and has_bit(board.link_kinds[link], state.period):
            a = as_int64(board.link_a[link])
            b = as_int64(board.link_b[link])
            if network & (bit(a) | bit(b)):
                worth = worth_of_end(a, scratch) + worth_of_end(b, scratch)
                out[LINK_OPEN] += 1
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
    left = as_int64(state.links_left[seat])
    out[LINK_BEST] = best if left > 0 else 0
    out[LINK_SECOND] = second if left > 1 else 0
    out[LINK_OPEN] = min(out[LINK_OPEN], 5.0)


@jit
def read_network(board: Board, state: State, network: int, out: Values, scratch: Integers) -> None:
    """Write the terms of what the network reaches."""
    in_reach = row(scratch, IN_REACH)
    for node in range(NODES):
        if network & bit(node):
            out[NETWORK] += 1
            in_reach[state.component[node]] = 1
    for component in range(NODES):
        if in_reach[component]:
            out[COAL_CUBES] += row(scratch, COAL_CUBES_IN)[component]
            out[OPEN_PORTS] += row(scratch, OPEN_PORT)[component]
            if row(scratch, BUILT_PORT)[component]:
                out[PORT_ACCESS] = 1
            if row(scratch, OPEN_PORT)[component]:
                out[RIVAL_MILLS] += row(scratch, RIVAL_MILL)[component]
    if out[COAL_CUBES] > 0:
        out[COAL_ACCESS] = 1
    out[COAL_CUBES] = min(out[COAL_CUBES], 6.0)
    out[COAL_PRICE] = track_price(board, state, COAL)
    out[IRON_PRICE] = track_price(board, state, IRON)


@jit
def read_money(board: Board, state: State, seat: int, out: Values) -> None:
    """Write the terms of money, income and turn order."""
    income = income_of(board, state, seat)
    money = as_int64(state.money[seat])
    out[INCOME] = income
    out[DEBT] = max(0, -income)
    out[SPACE] = as_int64(state.space[seat])
    out[MONEY_8] = min(money, 8)
    out[MONEY_20] = min(max(money - 8, 0), 12)
    out[MONEY_40] = min(max(money - 20, 0), 20)
    out[MONEY_MORE] = max(money - 40, 0)
    out[POOR] = max(0, 10 - money - income)
    spent = as_int64(state.spent[seat])
    out[SPENT] = spent
    for rival in range(as_int64(board.players)):
        if rival != seat and state.spent[rival] > 0:
            if state.spent[rival] < spent:
                out[BEHIND] += 1
            else:
                out[AHEAD] += 1


@jit
def read_stacks(board: Board, state: State, seat: int, out: Values) -> None:
    """Write the terms of the remaining tiles."""
    for industry in range(INDUSTRY_COUNT):
        for level in range(LEVELS):
            out[STACK_0 + industry * LEVELS + level] = state.stack[seat, industry, level]
        top = lowest_level(state.stack[seat, industry])
        if top == EMPTY:
            top = LEVELS
        out[TOP_0 + industry * (LEVELS + 1) + top] = 1.0


@jit
def read_cards(
    board: Board,
    state: State,
    seat: int,
    network: int,
    free: Integers,
    own_here: Integers,
    out: Values,
) -> None:
    """Write the terms of free slots and of the hand."""
    canal = state.period == CANAL
    if network & bit(board.virtual_from) and board.virtual_link:
        network |= bit(board.virtual_to)
    yards = 0
    for slot in range(SLOTS):
        if state.tile_owner[slot] >= 0 or board.slot_shows[slot] == 0:
            continue
        node = as_int64(board.slot_node[slot])
        shows = as_int64(board.slot_shows[slot])
        if network & bit(node) and not (canal and own_here[node]):
            for industry in range(INDUSTRY_COUNT):
                if has_bit(shows, industry):
                    out[ROOM_0 + industry] += 1
        if has_bit(shows, SHIPYARD) and (
            state.hand[seat, node] > 0
            or (network & bit(node) and state.hand[seat, LOCATIONS + SHIPYARD] > 0)
        ):
            yards += 1
    for industry in range(INDUSTRY_COUNT):
        out[ROOM_0 + industry] = min(out[ROOM_0 + industry], 2.0)
    if lowest_level(state.stack[seat, SHIPYARD]) > 0:
        out[YARD_PLACES] = yards
    for card in range(LOCATIONS):
        held = as_int64(state.hand[seat, card])
        if held > 0:
            if free[card] > 0 and not (canal and own_here[card]):
                out[CARD_TERM_0 + card] = 1.0
                out[DEAD_CARDS] += held - 1
            else:
                out[DEAD_CARDS] += held
    for card in range(LOCATIONS, CARDS):
        held = as_int64(state.hand[seat, card])
        if held > 0:
            if out[ROOM_0 + card - LOCATIONS] > 0 or network == 0:
                out[CARD_TERM_0 + card] = min(held, 2)
                out[DEAD_CARDS] += max(held - 2, 0)
            else:
                out[DEAD_CARDS] += held


def spans(rules: AnyRules) -> tuple[tuple[int, int], ...]:
    """Return the rows of weights of each period, as (start, end)."""
    rounds = int(rules.board.rounds)
    return ((0, rounds), (ROUNDS, ROUNDS + rounds))
