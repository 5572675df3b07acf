"""Sell goods: A17."""

from cottonopolis.engine.events import SOLD, Buffer, emit
from cottonopolis.engine.game_loop import MORE
from cottonopolis.engine.graph import bit, emit_path
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.games.actions import Action, Choice, Facts, Intent, Refusal
from cottonopolis.games.industry.connections import reach
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.decisions import (
    SELL,
    SELL_TO,
    buyer_of,
    kind_of,
    sell_id,
    sell_to_id,
    slot_of,
)
from cottonopolis.games.industry.event_kinds import FIRST_MARKET, SOLD_TO_MARKET
from cottonopolis.games.industry.notation import Reader
from cottonopolis.games.industry.reasons import (
    A17_FLIPPED,
    A17_NO_BUYER,
    A17_NO_BUYERS,
    A17_NOT_A_BUYER,
    A17_NOT_CONNECTED,
    A17_NOT_YOURS,
    A17_NOTHING_TO_SELL,
    A17_USED,
    A17_WRONG_GOOD,
    OK,
)
from cottonopolis.games.industry.resources import flip, flip_finished_ship
from cottonopolis.games.industry.state import (
    BUYER_STAGE,
    COTTON_MILL,
    FACTORY,
    INDUSTRIES,
    NO_DEMAND,
    NOBODY,
    PORT,
    SLOTS,
    Board,
    State,
)
from cottonopolis.games.industry.summary import (
    COTTON_ONLY_PORT_LEVEL,
    Summary,
    summarise,
    takes_goods,
)
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option, Target, slot_target

# Checks


@jit
def seller_reasons(board: Board, state: State, summary: Summary, slot: int) -> int:
    """A17: the tile must be the seat's own mill or factory, unflipped, and have a buyer."""
    industry = state.tile_industry[slot]
    if state.tile_owner[slot] != summary.seat or industry not in (COTTON_MILL, FACTORY):
        return A17_NOT_YOURS
    if state.tile_flipped[slot]:
        return A17_FLIPPED
    buyers = summary.cotton_buyers if industry == COTTON_MILL else summary.factory_buyers
    return OK if buyers & reach(board, state, board.slot_node[slot]) else A17_NO_BUYER


@jit
def port_reasons(state: State, industry: int, slot: int) -> int:
    """A17: an unused port tile takes goods; a port of level 1 takes only cotton."""
    if state.tile_industry[slot] != PORT:
        return A17_NOT_A_BUYER
    found = OK
    if state.tile_flipped[slot]:
        found |= A17_USED
    if industry != COTTON_MILL and state.tile_level[slot] <= COTTON_ONLY_PORT_LEVEL:
        found |= A17_WRONG_GOOD
    return found


@jit
def market_reasons(board: Board, state: State, industry: int, market: int) -> int:
    """A17: an unused market tile takes the goods it shows."""
    if market >= board.market_count:
        return A17_NOT_A_BUYER
    found = OK
    if state.market_used[market]:
        found |= A17_USED
    if not takes_goods(state.market_good[market], industry):
        found |= A17_WRONG_GOOD
    return found


@jit
def buyer_reasons(board: Board, state: State, seller: int, buyer: int) -> int:
    """A17: why a tile cannot sell to a buyer: a port (its slot) or SLOTS + market."""
    industry = as_int64(state.tile_industry[seller])
    if buyer < SLOTS:
        found = port_reasons(state, industry, buyer)
        node = board.slot_node[buyer]
    else:
        found = market_reasons(board, state, industry, buyer - SLOTS)
        node = board.market_node[buyer - SLOTS]
    if found & A17_NOT_A_BUYER:
        return found
    if not reach(board, state, board.slot_node[seller]) & bit(state.component[node]):
        found |= A17_NOT_CONNECTED
    return found


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    return seller_reasons(board, state, summarise(board, state), slot_of(decision))


@jit
def list_options(board: Board, state: State, summary: Summary, out: Buffer, count: int) -> int:
    """Append every tile that has a buyer."""
    if summary.tile_nodes == 0:
        return count
    for slot in range(as_int64(board.slot_count)):
        if seller_reasons(board, state, summary, slot) == OK:
            out[count] = sell_id(slot)
            count += 1
    return count


@jit
def list_buyers(board: Board, state: State, out: Buffer) -> int:
    """Write all buyers for the chosen tile."""
    seller = slot_of(state.chosen)
    count = 0
    for buyer in range(SLOTS + as_int64(board.market_count)):
        if buyer_reasons(board, state, seller, buyer) == OK:
            out[count] = sell_to_id(buyer)
            count += 1
    return count


@jit
def count_buyers(board: Board, state: State, industry: int) -> int:
    """Return the number of unused ports and market tiles for goods, connected or not."""
    count = 0
    for slot in range(as_int64(board.slot_count)):
        if state.tile_owner[slot] != NOBODY and port_reasons(state, industry, slot) == OK:
            count += 1
    for market in range(as_int64(board.market_count)):
        if market_reasons(board, state, industry, market) == OK:
            count += 1
    return count


# Effect


@jit
def next_choice(board: Board, state: State) -> int:
    """Ask for the buyer; choosing the buyer carries out the sale."""
    return BUYER_STAGE


@jit
def check_buyer(board: Board, state: State, decision: int) -> int:
    return buyer_reasons(board, state, slot_of(state.chosen), buyer_of(decision))


@jit
def emit_route(board: Board, state: State, seller: int, node: int, events: Buffer) -> None:
    """Write the path of the goods over rails and sea lanes, for the preceding event."""
    start = as_int64(board.slot_node[seller])
    stops = int(board.stops)
    emit_path(events, board.edge_a, board.edge_b, state.edge_owner, start, node, stops)


@jit
def carry_out_sale(board: Board, state: State, seat: int, buyer: int, events: Buffer) -> None:
    """A17: flip the seller and a port, or use a market tile, which may flip its ship (A14)."""
    seller = slot_of(state.chosen)
    if buyer < SLOTS:
        emit(events, SOLD, seat, seller, buyer)
        emit_route(board, state, seller, as_int64(board.slot_node[buyer]), events)
        flip(board, state, seller, events)
        flip(board, state, buyer, events)
        return
    market = buyer - SLOTS
    industry = state.tile_industry[seller]
    node = as_int64(board.market_node[market])
    emit(events, SOLD_TO_MARKET, seat, seller, industry, FIRST_MARKET + market)
    emit_route(board, state, seller, node, events)
    flip(board, state, seller, events)
    state.market_used[market] = 1
    first = as_int64(board.node_slot[node])
    if board.node_slots[node] > 0 and board.slot_import[first] != NOBODY:
        flip_finished_ship(board, state, first, events)


@jit
def sell_to(board: Board, state: State, decision: int, events: Buffer) -> bool:
    """Carry out the sale, then ask for another or DONE."""
    carry_out_sale(board, state, seat_to_move(state), buyer_of(decision), events)
    state.done += 1
    state.chosen = NOBODY
    state.stage = MORE
    return False


# Text


def describe(setup: Setup, state: State, decision: int) -> Option:
    slot = slot_of(decision)
    return Option(
        decision=decision,
        kind="sell",
        target=slot_target(setup.slot_name(slot)),
        industry=INDUSTRIES[int(state.tile_industry[slot])],
        level=int(state.tile_level[slot]),
    )


def explain(setup: Setup, state: State, decision: int) -> Facts:
    return {"place": setup.slot_name(slot_of(decision))}


def _sale_facts(setup: Setup, state: State, seller: int, buyer: int) -> Facts:
    return {
        "mill": setup.slot_name(seller),
        "industry": INDUSTRIES[int(state.tile_industry[seller])],
        "buyer": setup.buyer_name(buyer),
    }


def refuse_intent(setup: Setup, state: State, decision: int, intent: Intent) -> Refusal | None:
    """Return the reasons against the tile, and those against the buyer that was named."""
    if intent.then is None or kind_of(intent.then) != SELL_TO:
        return None
    seller, buyer = slot_of(decision), buyer_of(intent.then)
    mask = reasons_against(setup.board, state, decision)
    if state.tile_industry[seller] not in (COTTON_MILL, FACTORY):
        return Refusal(mask, {})
    if mask & A17_NO_BUYER:
        mask = OK  # say only why this buyer does not buy
    facts = _sale_facts(setup, state, seller, buyer)
    return Refusal(mask | buyer_reasons(setup.board, state, seller, buyer), facts)


def sum_up(setup: Setup, state: State, industry: str | None, obstacle: str | None) -> str:
    return A17_NO_BUYERS if obstacle == "buyer" else A17_NOTHING_TO_SELL


def is_plausible(state: State, decision: int) -> bool:
    """Whether the slot has an unflipped mill or factory."""
    slot = slot_of(decision)
    sells = state.tile_industry[slot] in (COTTON_MILL, FACTORY)
    return bool(sells and not state.tile_flipped[slot])


def write(setup: Setup, step: Step) -> str:
    """sell SLOT"""
    return f"sell {setup.slot_name(slot_of(step.decision))}"


def read(reader: Reader) -> None:
    """sell SLOT to BUYER {and SLOT to BUYER}"""
    while True:
        sellers = reader.places(reader.names.slots)
        reader.parsed.add([sell_id(slot) for slot in sellers], reader.at - 1)
        if reader.takes("to"):
            buyers = reader.places(reader.names.buyers)
            reader.parsed.add([sell_to_id(buyer) for buyer in buyers], reader.at - 1)
        if not reader.takes("and"):
            reader.unused_card()
            return


def describe_buyer(setup: Setup, state: State, decision: int) -> Option:
    buyer = buyer_of(decision)
    name = setup.buyer_name(buyer)
    target = slot_target(name) if buyer < SLOTS else Target("market", name)
    return Option(decision=decision, kind="sell_to", target=target)


def explain_buyer(setup: Setup, state: State, decision: int) -> Facts:
    buyer = buyer_of(decision)
    if state.pending != SELL or state.chosen == NOBODY:
        return {"buyer": setup.buyer_name(buyer)}
    return _sale_facts(setup, state, slot_of(state.chosen), buyer)


def is_plausible_buyer(state: State, decision: int) -> bool:
    """Whether the port or market is unused."""
    buyer = buyer_of(decision)
    if buyer >= SLOTS:
        market = buyer - SLOTS
        return bool(not state.market_used[market] and state.market_good[market] != NO_DEMAND)
    return bool(state.tile_industry[buyer] == PORT and not state.tile_flipped[buyer])


def write_buyer(setup: Setup, step: Step) -> str:
    """to BUYER"""
    return f"to {setup.buyer_name(buyer_of(step.decision))}"


ACTION = Action(
    kind=SELL,
    reasons_against=reasons_against,
    list_options=list_options,
    next_choice=next_choice,
    describe=describe,
    explain=explain,
    refuse=refuse_intent,
    sum_up=sum_up,
    is_plausible=is_plausible,
    write=write,
    verbs={"sell": read},
)
BUYER = Choice(
    kind=SELL_TO,
    reasons_against=check_buyer,
    play=sell_to,
    describe=describe_buyer,
    explain=explain_buyer,
    is_plausible=is_plausible_buyer,
    write=write_buyer,
)
