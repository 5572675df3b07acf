"""Lay a link: T2 and T3."""

from cottonopolis.engine.events import LAID_LINK, PAID, Buffer, emit
from cottonopolis.engine.game_loop import NO_STAGE, OK
from cottonopolis.engine.jit import jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.prices import Bill
from cottonopolis.games.actions import Action, Facts
from cottonopolis.games.notation import Step, WordReader, links_by_name
from cottonopolis.games.options import Option, Target
from tests.toy_game.state import (
    LINK,
    LINK_COST,
    LINKS,
    NOBODY,
    T2_TAKEN,
    T3_MONEY,
    Board,
    Setup,
    State,
    link_id,
    link_of,
)

COUNT = len(LINKS)


@jit
def bill(board: Board, state: State, summary: int, decision: int) -> Bill:
    """The price of the link."""
    return Bill(LINK_COST, 0, 0)


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    """Everything against laying it."""
    found = OK
    if state.link_owner[link_of(decision)] != NOBODY:
        found |= T2_TAKEN
    if state.money[seat_to_move(state)] < LINK_COST:
        found |= T3_MONEY
    return found


@jit
def list_options(board: Board, state: State, summary: int, out: Buffer, count: int) -> int:
    """Append every free link."""
    for link in range(COUNT):
        if reasons_against(board, state, link_id(link)) == OK:
            out[count] = link_id(link)
            count += 1
    return count


@jit
def carry_out(board: Board, state: State, seat: int, events: Buffer) -> int:
    """Pay and lay the link."""
    link = link_of(state.chosen)
    state.money[seat] -= LINK_COST
    state.link_owner[link] = seat
    emit(events, PAID, seat, LINK_COST)
    emit(events, LAID_LINK, seat, link, 0)
    return NO_STAGE


def describe(setup: Setup, state: State, decision: int) -> Option:
    """What the decision means."""
    target = Target("link", setup.links[link_of(decision)])
    return Option(decision=decision, kind="link", target=target)


def explain(setup: Setup, state: State, decision: int) -> Facts:
    """What a refusal may mention."""
    return {"place": setup.links[link_of(decision)], "price": LINK_COST}


def write(setup: Setup, step: Step) -> str:
    """link LINK"""
    return f"link {setup.links[link_of(step.decision)]}"


def read(reader: WordReader) -> None:
    """link LINK"""
    link = reader.lookup(links_by_name(LINKS), "NOTATION_LINK", "link")
    reader.parsed.add([link_id(link)], 0)


ACTION = Action(
    kind=LINK,
    reasons_against=reasons_against,
    list_options=list_options,
    carry_out=carry_out,
    bill=bill,
    describe=describe,
    explain=explain,
    write=write,
    verbs={"link": read},
)
