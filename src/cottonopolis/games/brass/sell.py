"""Sell cotton: B27 and B28."""

from cottonopolis.engine.events import SOLD, Buffer, emit
from cottonopolis.engine.game_loop import MORE
from cottonopolis.engine.graph import bit, emit_path, has_bit, nearest
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.games.actions import Action, Choice, Facts, Intent, Refusal
from cottonopolis.games.brass.card import play_pending_cards
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import (
    DISTANT_MARKET,
    DISTANT_MARKET_ID,
    SELL,
    SELL_TO,
    kind_of,
    sell_id,
    sell_to_id,
    slot_of,
)
from cottonopolis.games.brass.event_kinds import MARKET_CLOSED, TURNED_MARKET
from cottonopolis.games.brass.notation import Reader
from cottonopolis.games.brass.reasons import (
    B27_FLIPPED,
    B27_NO_BUILT_PORT,
    B27_NO_BUYER,
    B27_NO_BUYERS,
    B27_NO_MILL,
    B27_NOT_A_PORT,
    B27_NOT_CONNECTED,
    B27_NOT_YOUR_MILL,
    B27_PORT_FLIPPED,
    B28_NO_DEMAND,
    OK,
)
from cottonopolis.games.brass.resources import NO_STOPS, flip
from cottonopolis.games.brass.rounds import end_action, forget_part
from cottonopolis.games.brass.state import (
    BUYER_STAGE,
    COTTON_MILL,
    INDUSTRIES,
    LOCATIONS,
    MARKET_SPACES,
    NODES,
    PORT,
    SLOTS,
    Board,
    State,
)
from cottonopolis.games.brass.summary import Summary, summarise
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option, slot_target

# Checks


@jit
def market_reasons(board: Board, state: State, summary: Summary, mill: int) -> int:
    """B27, B28: check a sale to the Distant Market."""
    found = OK
    if state.market_marker >= MARKET_SPACES:
        found |= B28_NO_DEMAND
    if not summary.ports & bit(state.component[board.slot_node[mill]]):
        found |= B27_NO_BUILT_PORT
    return found


@jit
def port_reasons(board: Board, state: State, mill: int, slot: int) -> int:
    """B27: check a sale to the port on a slot."""
    if state.tile_owner[slot] < 0 or state.tile_industry[slot] != PORT:
        return B27_NOT_A_PORT
    found = OK
    if state.tile_flipped[slot]:
        found |= B27_PORT_FLIPPED
    if state.component[board.slot_node[slot]] != state.component[board.slot_node[mill]]:
        found |= B27_NOT_CONNECTED
    return found


@jit
def mill_reasons(board: Board, state: State, summary: Summary, mill: int) -> int:
    """B27: the mill must be the seat's own, unflipped, and have a buyer."""
    if state.tile_owner[mill] != summary.seat or state.tile_industry[mill] != COTTON_MILL:
        return B27_NOT_YOUR_MILL
    if state.tile_flipped[mill]:
        return B27_FLIPPED
    if summary.open_ports & bit(state.component[board.slot_node[mill]]):
        return OK
    found = market_reasons(board, state, summary, mill)
    return OK if found == OK else B27_NO_BUYER | found


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    return mill_reasons(board, state, summarise(board, state), slot_of(decision))


@jit
def list_options(board: Board, state: State, summary: Summary, out: Buffer, count: int) -> int:
    """Append every mill that has a buyer."""
    for slot in range(SLOTS):
        if mill_reasons(board, state, summary, slot) == OK:
            out[count] = sell_id(slot)
            count += 1
    return count


@jit
def list_buyers(board: Board, state: State, out: Buffer) -> int:
    """Write all buyers for the chosen mill."""
    mill = slot_of(state.chosen)
    count = 0
    for slot in range(SLOTS):
        if port_reasons(board, state, mill, slot) == OK:
            out[count] = sell_to_id(slot)
            count += 1
    if market_reasons(board, state, summarise(board, state), mill) == OK:
        out[count] = DISTANT_MARKET_ID
        count += 1
    return count


@jit
def next_choice(board: Board, state: State) -> int:
    """Ask for the buyer; choosing the buyer carries out the sale."""
    return BUYER_STAGE


# Effect of choosing a buyer


@jit
def ask_for_more(state: State) -> None:
    """Ask for another mill or DONE."""
    state.done += 1
    forget_part(state)
    state.stage = MORE


@jit
def emit_route(board: Board, state: State, mill: int, node: int, events: Buffer) -> None:
    """Write the path of the cotton from a mill to a node, for the preceding event."""
    start = as_int64(board.slot_node[mill])
    emit_path(events, board.link_a, board.link_b, state.link_owner, start, node, NO_STOPS)


@jit
def emit_route_to_market(board: Board, state: State, mill: int, events: Buffer) -> None:
    """Write the path of the cotton to the nearest built port, from where it is shipped."""
    if events.shape[0] == 0:
        return
    ports = 0
    for slot in range(SLOTS):
        if state.tile_owner[slot] >= 0 and state.tile_industry[slot] == PORT:
            ports |= bit(board.slot_node[slot])
    for node in range(LOCATIONS, NODES):
        if board.external[node]:
            ports |= bit(node)
    start = as_int64(board.slot_node[mill])
    closest = nearest(board.link_a, board.link_b, state.link_owner, start, ports, NO_STOPS)
    for node in range(NODES):
        if has_bit(closest, node):
            emit_route(board, state, mill, node, events)
            return


@jit
def buyer_reasons(board: Board, state: State, decision: int) -> int:
    return port_reasons(board, state, slot_of(state.chosen), slot_of(decision))


@jit
def sell_to_port(board: Board, state: State, decision: int, events: Buffer) -> bool:
    """B27: flip the mill and the port; both owners gain income."""
    seat = seat_to_move(state)
    mill = slot_of(state.chosen)
    port = slot_of(decision)
    play_pending_cards(board, state, seat, events)
    emit(events, SOLD, seat, mill, port)
    emit_route(board, state, mill, as_int64(board.slot_node[port]), events)
    flip(board, state, mill, 0, events)
    flip(board, state, port, 0, events)
    ask_for_more(state)
    return False


@jit
def distant_market_reasons(board: Board, state: State, decision: int) -> int:
    return market_reasons(board, state, summarise(board, state), slot_of(state.chosen))


@jit
def sell_to_market(board: Board, state: State, decision: int, events: Buffer) -> bool:
    """B28: turn a market tile; the action ends if no demand is left."""
    seat = seat_to_move(state)
    mill = slot_of(state.chosen)
    play_pending_cards(board, state, seat, events)
    tile = as_int64(state.market_tiles[state.market_turned])
    state.market_turned += 1
    state.market_marker = min(state.market_marker - tile, MARKET_SPACES)
    if state.market_marker >= MARKET_SPACES:
        emit(events, MARKET_CLOSED, seat, mill, tile)
        end_action(board, state, events)
        return False
    bonus = as_int64(board.market_bonus[state.market_marker])
    emit(events, TURNED_MARKET, seat, mill, tile, bonus)
    emit_route_to_market(board, state, mill, events)
    flip(board, state, mill, bonus, events)
    ask_for_more(state)
    return False


# Text


def describe(setup: Setup, state: State, decision: int) -> Option:
    slot = slot_of(decision)
    return Option(
        decision=decision,
        kind="sell",
        target=slot_target(setup.slots[slot]),
        industry=INDUSTRIES[COTTON_MILL],
        level=int(state.tile_level[slot]),
    )


def explain(setup: Setup, state: State, decision: int) -> Facts:
    mill = setup.slots[slot_of(decision)]
    return {"place": mill, "mill": mill}


def refuse_intent(setup: Setup, state: State, decision: int, intent: Intent) -> Refusal | None:
    """Return the reasons against the mill, and those against the port or market that was named."""
    if intent.then is None:
        return None
    board, mill = setup.board, slot_of(decision)
    mask = reasons_against(board, state, decision)
    if kind_of(intent.then) == DISTANT_MARKET:
        return Refusal(mask | market_reasons(board, state, summarise(board, state), mill), {})
    if kind_of(intent.then) != SELL_TO:
        return None
    port = slot_of(intent.then)
    if mask & B27_NO_BUYER:
        mask = OK  # say only why this buyer does not buy
    return Refusal(mask | port_reasons(board, state, mill, port), {"buyer": setup.slots[port]})


def sum_up(setup: Setup, state: State, industry: str | None, obstacle: str | None) -> str:
    return B27_NO_BUYERS if obstacle == "buyer" else B27_NO_MILL


def is_plausible(state: State, decision: int) -> bool:
    """Whether the slot has an unflipped mill."""
    slot = slot_of(decision)
    return bool(state.tile_industry[slot] == COTTON_MILL and not state.tile_flipped[slot])


def write(setup: Setup, step: Step) -> str:
    """sell SLOT"""
    return f"sell {setup.slots[slot_of(step.decision)]}"


def read(reader: Reader) -> None:
    """sell SLOT to BUYER {and SLOT to BUYER} with CARD"""
    while True:
        reader.parsed.add([sell_id(slot) for slot in reader.slot()], reader.at - 1)
        if reader.takes("to"):
            if reader.takes("distant_market"):
                reader.parsed.add([DISTANT_MARKET_ID], reader.at - 1)
            else:
                reader.parsed.add([sell_to_id(slot) for slot in reader.slot()], reader.at - 1)
        reader.clauses()
        if not reader.takes("and"):
            return


def describe_buyer(setup: Setup, state: State, decision: int) -> Option:
    target = slot_target(setup.slots[slot_of(decision)])
    return Option(decision=decision, kind="sell_to", target=target)


def explain_buyer(setup: Setup, state: State, decision: int) -> Facts:
    return {
        "mill": setup.slots[slot_of(state.chosen)],
        "buyer": setup.slots[slot_of(decision)],
    }


def is_plausible_buyer(state: State, decision: int) -> bool:
    """Whether the slot has an unflipped port."""
    slot = slot_of(decision)
    return bool(state.tile_industry[slot] == PORT and not state.tile_flipped[slot])


def write_buyer(setup: Setup, step: Step) -> str:
    """to SLOT"""
    return f"to {setup.slots[slot_of(step.decision)]}"


def describe_market(setup: Setup, state: State, decision: int) -> Option:
    return Option(decision=decision, kind="distant_market")


def explain_market(setup: Setup, state: State, decision: int) -> Facts:
    return {"mill": setup.slots[slot_of(state.chosen)]}


def write_market(setup: Setup, step: Step) -> str:
    """to distant_market"""
    return "to distant_market"


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
PORT_BUYER = Choice(
    kind=SELL_TO,
    reasons_against=buyer_reasons,
    play=sell_to_port,
    describe=describe_buyer,
    explain=explain_buyer,
    is_plausible=is_plausible_buyer,
    write=write_buyer,
)
MARKET_BUYER = Choice(
    kind=DISTANT_MARKET,
    reasons_against=distant_market_reasons,
    play=sell_to_market,
    describe=describe_market,
    explain=explain_market,
    write=write_market,
)
