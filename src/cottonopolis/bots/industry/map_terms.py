"""Compute the terms of the map: unflipped tiles, sales, built and possible rails."""

from cottonopolis.bots.industry.terms import (
    ACCESS,
    ALONE,
    BOTH,
    BUSY_PLACES,
    CUBES_0,
    CUBES_BUSY,
    CUBES_INCOME,
    CUBES_LEFT,
    CUBES_RIVAL,
    CUBES_TERMS,
    DEMAND,
    ENDING_SHARE,
    FREE,
    GOODS_0,
    GOODS_TERMS,
    HARBOUR,
    HOPE,
    HOPE_LIST,
    HOPE_PARTS,
    JOINED,
    LEVEL_POINTS,
    LIST_SIZE,
    OCCUPIED,
    ONLY_0,
    OVERBUILD_COUNT,
    OVERBUILD_LIST,
    OWN,
    OWN_GOODS_0,
    PART,
    PORT_ALONE,
    PORT_OWN,
    PORT_RIVAL,
    PRESSED,
    PRICE_0,
    RAIL_BEST,
    RAIL_COUNT,
    RAIL_FREE,
    RAIL_INCOME,
    RAIL_OPEN,
    RAIL_SECOND,
    RAIL_THIRD,
    RIVAL_GOODS_0,
    SALE,
    SCRATCH_ROWS,
    SHIP_CUBES,
    SHIP_INCOME,
    SHIP_INERT,
    SHIP_MARKET,
    STOCK_0,
    TAKES,
    UNREACHABLE_PRICE,
    WAITING,
    WAITING_COUNT,
    WAITING_LIST,
    row,
)
from cottonopolis.bots.search_hooks import Integers, Values
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.tracks import COAL, IRON, track_price
from cottonopolis.games.industry.state import (
    COAL_MINE,
    FACTORY,
    LEVELS,
    NO_DEMAND,
    NOBODY,
    NODES,
    PORT,
    SHIP,
    Board,
    State,
)
from cottonopolis.games.industry.summary import COTTON_ONLY_PORT_LEVEL


@jit
def read_map(board: Board, state: State, seat: int, out: Values, scratch: Integers) -> int:
    """Fill the scratch space; returns the nodes of the seat's tiles as a mask."""
    scratch[: SCRATCH_ROWS * NODES] = 0
    part = row(scratch, PART)
    occupied = row(scratch, OCCUPIED)
    free = row(scratch, FREE)
    demand = row(scratch, DEMAND)
    takes = row(scratch, TAKES)
    nodes = as_int64(board.node_count)
    for node in range(nodes):
        part[node] = state.component[node]
        occupied[node] = as_int64(board.node_village[node]) + as_int64(board.node_markets[node])
    for index in range(
        as_int64(board.stop_edge_count)
    ):  # A12: simplified, a stop belongs to one neighbour
        edge = as_int64(board.stop_edges[index])
        if state.edge_owner[edge] >= 0:
            a = as_int64(board.edge_a[edge])
            b = as_int64(board.edge_b[edge])
            if as_int64(board.stops) & bit(a):
                part[a] = state.component[b]
            else:
                part[b] = state.component[a]
    tiles = 0
    points = 0
    count = 0
    done = 0
    for slot in range(as_int64(board.slot_count)):
        node = as_int64(board.slot_node[slot])
        if state.tile_owner[slot] < 0:
            free[node] += 1
            takes[node] |= as_int64(board.slot_takes[slot])
            demand[part[node]] += 1
            continue
        at = part[node]
        industry = as_int64(state.tile_industry[slot])
        flipped = state.tile_flipped[slot] != 0
        mine = state.tile_owner[slot] == seat
        occupied[node] += 1
        if mine:
            tiles |= bit(node)
            points += as_int64(state.tile_level[slot])
            scratch[OWN * NODES + node] += 1
            if flipped and industry != SHIP and done < LIST_SIZE:
                scratch[OVERBUILD_LIST + done] = slot
                done += 1
            elif not flipped and count < LIST_SIZE:
                scratch[WAITING_LIST + count] = slot
                count += 1
        if industry == PORT:
            scratch[HARBOUR * NODES + node] |= 2 if mine else 1
            scratch[ACCESS * NODES + at] = 1
            if not flipped:
                kind = ONLY_0 if state.tile_level[slot] <= COTTON_ONLY_PORT_LEVEL else BOTH
                scratch[kind * NODES + at] += 1
        elif industry <= FACTORY:
            if not flipped:
                kind = (OWN_GOODS_0 if mine else RIVAL_GOODS_0) + industry
                scratch[kind * NODES + at] += 1
        elif industry != SHIP:
            kind = STOCK_0 + industry - COAL_MINE
            scratch[kind * NODES + at] += as_int64(state.tile_cubes[slot])
    out[LEVEL_POINTS] = points
    scratch[WAITING_COUNT] = count
    scratch[OVERBUILD_COUNT] = done
    only = scratch[ONLY_0 * NODES : (ONLY_0 + 2) * NODES]
    both = row(scratch, BOTH)
    for market in range(as_int64(board.market_count)):
        good = as_int64(state.market_good[market])
        if not state.market_used[market] and good != NO_DEMAND:
            at = part[board.market_node[market]]
            if good <= FACTORY:
                only[good * NODES + at] += 1
            else:
                both[at] += 1
    coal = row(scratch, STOCK_0)
    for ship in range(as_int64(board.ship_count)):
        coal[part[board.slot_node[board.import_slot[ship]]]] += as_int64(state.import_cubes[ship])
    access = row(scratch, ACCESS)
    for node in range(nodes):
        if board.distant_port[node]:
            access[part[node]] = 1
    return tiles


@jit
def read_tiles(board: Board, state: State, ending: bool, out: Values, scratch: Integers) -> None:
    """Write the terms of own unflipped tiles."""
    share = ENDING_SHARE if ending else 1.0
    count = scratch[WAITING_COUNT]
    goods = 0
    for index in range(count):
        slot = scratch[WAITING_LIST + index]
        industry = as_int64(state.tile_industry[slot])
        level = as_int64(state.tile_level[slot])
        income = as_int64(board.tile_income[industry, level])
        at = scratch[PART * NODES + as_int64(board.slot_node[slot])]
        if industry <= FACTORY:
            goods += 1
        elif industry == PORT:
            takes_all = level > COTTON_ONLY_PORT_LEVEL
            own = scratch[OWN_GOODS_0 * NODES + at]
            rival = scratch[RIVAL_GOODS_0 * NODES + at]
            if takes_all:
                own += scratch[(OWN_GOODS_0 + FACTORY) * NODES + at]
                rival += scratch[(RIVAL_GOODS_0 + FACTORY) * NODES + at]
            if own > 0 and not ending:
                out[PORT_OWN] += income
            elif rival > 0:
                out[PORT_RIVAL] += income * share
            elif not ending:
                out[PORT_ALONE] += income
        elif industry == SHIP:
            read_ship(board, state, slot, income * share, out)
        else:
            kind = industry - COAL_MINE
            cubes = as_int64(state.tile_cubes[slot])
            around = min(scratch[DEMAND * NODES + at], BUSY_PLACES)
            others = min(scratch[(STOCK_0 + kind) * NODES + at] - cubes, 6)
            base = CUBES_0 + kind * CUBES_TERMS
            out[base + CUBES_INCOME] += income * share
            out[base + CUBES_LEFT] += income * cubes * share
            out[base + CUBES_BUSY] += income * around * share / BUSY_PLACES
            out[base + CUBES_RIVAL] += income * others * share
    if ending or goods == 0:
        return
    read_hope(board, scratch)
    for level in range(LEVELS - 1, 0, -1):  # the best tiles get a buyer first
        for index in range(count):
            slot = scratch[WAITING_LIST + index]
            if state.tile_level[slot] == level and state.tile_industry[slot] <= FACTORY:
                read_goods(board, state, slot, level, out, scratch)


@jit
def read_hope(board: Board, scratch: Integers) -> None:
    """Store, by good, the share of waiting tiles that have a buyer anywhere on the map."""
    for industry in range(2):
        buyers = 0
        claims = 0
        for at in range(as_int64(board.node_count)):
            buyers += scratch[(ONLY_0 + industry) * NODES + at] + scratch[BOTH * NODES + at]
            claims += scratch[(OWN_GOODS_0 + industry) * NODES + at]
            claims += scratch[(RIVAL_GOODS_0 + industry) * NODES + at]
        scratch[HOPE_LIST + industry] = HOPE_PARTS * min(buyers, claims) // max(claims, 1)


@jit
def read_goods(
    board: Board, state: State, slot: int, level: int, out: Values, scratch: Integers
) -> None:
    """Write the terms of an unflipped mill or factory, and reserve a buyer for it."""
    industry = as_int64(state.tile_industry[slot])
    income = as_int64(board.tile_income[industry, level])
    at = scratch[PART * NODES + as_int64(board.slot_node[slot])]
    base = GOODS_0 + industry * GOODS_TERMS
    own_kind = (ONLY_0 + industry) * NODES + at
    buyers = scratch[own_kind] + scratch[BOTH * NODES + at]
    out[base + WAITING] += 1.0
    if buyers == 0:
        out[base + ALONE] += income
        out[base + HOPE] += income * scratch[HOPE_LIST + industry] / HOPE_PARTS
        return
    rivals = scratch[(RIVAL_GOODS_0 + industry) * NODES + at]
    out[base + JOINED] += income
    out[base + PRESSED] += income * rivals / (rivals + buyers)
    out[SALE] = 1.0
    if scratch[own_kind] > 0:
        scratch[own_kind] -= 1
    else:
        scratch[BOTH * NODES + at] -= 1


@jit
def read_ship(board: Board, state: State, slot: int, income: float, out: Values) -> None:
    """Write the terms of an own unflipped ship."""
    if state.tile_inert[slot]:
        out[SHIP_INERT] += 1.0
        return
    out[SHIP_INCOME] += income
    out[SHIP_CUBES] += income * state.import_cubes[board.slot_import[slot]]
    node = as_int64(board.slot_node[slot])
    first = as_int64(board.node_market[node])
    for market in range(first, first + as_int64(board.node_markets[node])):
        if not state.market_used[market] and state.market_good[market] != NO_DEMAND:
            out[SHIP_MARKET] += income


@jit
def read_rails(
    board: Board,
    state: State,
    seat: int,
    tiles: int,
    ending: bool,
    out: Values,
    scratch: Integers,
) -> int:
    """Write the terms of own and possible rails; returns the end nodes of own rails as a mask."""
    part = row(scratch, PART)
    occupied = row(scratch, OCCUPIED)
    free = row(scratch, FREE)
    demand = row(scratch, DEMAND)
    base = as_int64(board.rail_base)
    total = 0
    reached = 0
    for rail in range(as_int64(board.rail_count)):
        owner = as_int64(state.edge_owner[rail])
        a = as_int64(board.edge_a[rail])
        b = as_int64(board.edge_b[rail])
        if owner == seat:
            reached |= bit(a) | bit(b)
            total += base + occupied[a] + occupied[b]
            out[RAIL_FREE] += free[a] + free[b]
            out[RAIL_COUNT] += 1.0
        elif owner == NOBODY:
            demand[part[a]] += 1
            demand[part[b]] += 1
    out[RAIL_INCOME] = total
    if ending:
        out[RAIL_FREE] *= ENDING_SHARE
        return reached
    read_prices(board, state, scratch)
    if state.rails_left[seat] > 0:
        read_next_rails(board, state, seat, reached | tiles, out, scratch)
    return reached


@jit
def read_prices(board: Board, state: State, scratch: Integers) -> None:
    """Store the price of a cube in each part of the map."""
    part = row(scratch, PART)
    access = row(scratch, ACCESS)
    for resource in (COAL, IRON):
        stock = row(scratch, STOCK_0 + resource)
        price = row(scratch, PRICE_0 + resource)
        track = track_price(board, state, resource)
        for node in range(as_int64(board.node_count)):
            at = part[node]
            if stock[at] == 0:
                price[at] = track if access[at] else UNREACHABLE_PRICE


@jit
def read_next_rails(
    board: Board, state: State, seat: int, reached: int, out: Values, scratch: Integers
) -> None:
    """Write the terms of possible rails, by their final income less their price."""
    part = row(scratch, PART)
    occupied = row(scratch, OCCUPIED)
    coal = row(scratch, PRICE_0 + COAL)
    iron = row(scratch, PRICE_0 + IRON)
    base = as_int64(board.rail_base) - as_int64(board.rail_cost)
    needs = state.rails_left[seat] < board.rails  # A16: cubes, for all but the first
    best = 0
    second = 0
    third = 0
    count = 0
    for rail in range(as_int64(board.rail_count)):
        if state.edge_owner[rail] != NOBODY:
            continue
        a = as_int64(board.edge_a[rail])
        b = as_int64(board.edge_b[rail])
        if not reached & (bit(a) | bit(b)):
            continue
        worth = base + occupied[a] + occupied[b]
        if needs:
            cubes = min(coal[part[a]], coal[part[b]]) + min(iron[part[a]], iron[part[b]])
            if cubes >= UNREACHABLE_PRICE:
                continue
            worth -= cubes
        count += 1
        if worth > best:
            third = second
            second = best
            best = worth
        elif worth > second:
            third = second
            second = worth
        elif worth > third:
            third = worth
    out[RAIL_BEST] = best
    out[RAIL_SECOND] = second
    out[RAIL_THIRD] = third
    out[RAIL_OPEN] = min(count, 6)
