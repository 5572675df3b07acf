"""Build a link: B23 to B25."""

from cottonopolis.engine.events import LAID_LINK, Buffer, emit
from cottonopolis.engine.game_loop import MORE, NO_STAGE
from cottonopolis.engine.graph import bit, has_bit, join
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.prices import UNREACHABLE, Bill, total
from cottonopolis.games.actions import Action, Facts
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import LINK, link_id, link_of
from cottonopolis.games.brass.loan import payment_facts
from cottonopolis.games.brass.notation import Reader
from cottonopolis.games.brass.reasons import (
    B23_AT_LEAST,
    B23_MONEY,
    B23_NO_FREE_LINK,
    B23_NO_NETWORK,
    B23_NO_TILES,
    B23_NOT_CONNECTED,
    B23_TAKEN,
    B23_WRONG_PERIOD,
    B25_NO_COAL,
    B25_NOWHERE,
    OK,
)
from cottonopolis.games.brass.resources import pay_for, rail_coal_price, take_coal_for_rail
from cottonopolis.games.brass.source import cube_stage
from cottonopolis.games.brass.state import CANAL, LINKS, NOBODY, PERIODS, RAIL, Board, State
from cottonopolis.games.brass.summary import Summary, summarise
from cottonopolis.games.notation import Step, refuse
from cottonopolis.games.options import Option, Target

# Checks


@jit
def route_reasons(board: Board, state: State, summary: Summary, link: int) -> int:
    """B23: the link must be of this period, free, and touch the seat's tiles or links."""
    found = OK
    if not has_bit(board.link_kinds[link], state.period):
        found |= B23_WRONG_PERIOD
    if state.link_owner[link] != NOBODY:
        found |= B23_TAKEN
    ends = bit(board.link_a[link]) | bit(board.link_b[link])
    if not (summary.tile_nodes | summary.link_nodes) & ends:
        found |= B23_NOT_CONNECTED
    if state.links_left[summary.seat] == 0:
        found |= B23_NO_TILES
    return found


@jit
def link_cost(board: Board, state: State) -> int:
    """B23, B24: the price of the next link without coal; a second rail costs more."""
    if state.period == CANAL:
        return as_int64(board.canal_cost)
    if state.done == 0:
        return as_int64(board.rail_cost)
    return as_int64(board.two_rails_cost) - as_int64(board.rail_cost)


@jit
def link_bill(board: Board, state: State, summary: Summary, link: int) -> Bill:
    """B23 to B25: the price of the next link."""
    coal = 0
    if state.period == RAIL:
        coal = rail_coal_price(state, summary, board.link_a[link], board.link_b[link])
    return Bill(link_cost(board, state), coal, 0)


@jit
def bill(board: Board, state: State, summary: Summary, decision: int) -> Bill:
    return link_bill(board, state, summary, link_of(decision))


@jit
def price_reasons(board: Board, state: State, summary: Summary, link: int) -> int:
    """B23 to B25: a rail's coal must be reachable, and the seat must have the money."""
    price = link_bill(board, state, summary, link)
    found = B25_NO_COAL if price.coal == UNREACHABLE else OK
    if state.money[summary.seat] < total(price):
        found |= B23_MONEY
    return found


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    summary = summarise(board, state)
    link = link_of(decision)
    return route_reasons(board, state, summary, link) | price_reasons(board, state, summary, link)


@jit
def list_options(board: Board, state: State, summary: Summary, out: Buffer, count: int) -> int:
    """Append every legal link."""
    if summary.tile_nodes | summary.link_nodes == 0 or state.links_left[summary.seat] == 0:
        return count
    for link in range(LINKS):
        if (
            route_reasons(board, state, summary, link) == OK
            and price_reasons(board, state, summary, link) == OK
        ):
            out[count] = link_id(link)
            count += 1
    return count


# Effect


@jit
def next_choice(board: Board, state: State) -> int:
    """B25: ask for the mine that provides a rail's coal."""
    return cube_stage(board, state, state.period == RAIL, False)


@jit
def carry_out(board: Board, state: State, seat: int, events: Buffer) -> int:
    """Take the coal, pay, build the link; a second rail may follow (B24)."""
    link = link_of(state.chosen)
    if state.period == RAIL:
        source = as_int64(state.pending_coal)
        take_coal_for_rail(board, state, seat, source, link, events)
    pay_for(state, seat, link_cost(board, state), events)
    state.link_owner[link] = seat
    state.links_left[seat] -= 1
    join(state.component, board.link_a[link], board.link_b[link])
    emit(events, LAID_LINK, seat, link, state.period)
    if state.period == RAIL and state.done + 1 < board.most_rails:
        return MORE
    return NO_STAGE


# Text


def describe(setup: Setup, state: State, decision: int) -> Option:
    target = Target("link", setup.links[link_of(decision)])
    return Option(decision=decision, kind="link", target=target)


def explain(setup: Setup, state: State, decision: int) -> Facts:
    link = link_of(decision)
    price = link_bill(setup.board, state, summarise(setup.board, state), link)
    return {
        "link": setup.links[link],
        "owner": int(state.link_owner[link]),
        "link_price": price.own,
        "coal": max(price.coal, 0),
        "price": total(price),
        **payment_facts(setup, state, total(price)),
    }


def sum_up(setup: Setup, state: State, industry: str | None, obstacle: str | None) -> str:
    summary = summarise(setup.board, state)
    if not summary.tile_nodes | summary.link_nodes:
        return B23_NO_NETWORK
    return {"money": B23_AT_LEAST, "coal": B25_NOWHERE}.get(obstacle or "", B23_NO_FREE_LINK)


def write(setup: Setup, step: Step) -> str:
    """canal LINK, or rail LINK"""
    return f"{PERIODS[step.period]} {setup.links[link_of(step.decision)]}"


def _read_link(reader: Reader) -> None:
    link = reader.lookup(reader.names.links, "NOTATION_LINK", "link")
    reader.parsed.add([link_id(link)], reader.at - 1)


def read_canal(reader: Reader) -> None:
    """canal LINK with CARD"""
    reader.parsed.period = CANAL
    _read_link(reader)
    reader.clauses()
    if reader.peek() == "and":
        raise refuse(reader.text, "B24_LIMIT", reader.at)


def read_rail(reader: Reader) -> None:
    """rail LINK {source} [and LINK {source}] with CARD"""
    reader.parsed.period = RAIL
    _read_link(reader)
    reader.clauses("coal")
    if reader.takes("and"):
        _read_link(reader)
        reader.clauses("coal")
    if reader.peek() == "and":
        raise refuse(reader.text, "B24_LIMIT", reader.at)


ACTION = Action(
    kind=LINK,
    reasons_against=reasons_against,
    list_options=list_options,
    bill=bill,
    next_choice=next_choice,
    carry_out=carry_out,
    describe=describe,
    explain=explain,
    sum_up=sum_up,
    write=write,
    verbs={"canal": read_canal, "rail": read_rail},
)
