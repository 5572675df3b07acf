"""Draw two cards: A19."""

from typing import Final

from cottonopolis.engine.deck import add_to_hand
from cottonopolis.engine.deck import draw as draw_card
from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.game_loop import NO_STAGE
from cottonopolis.engine.jit import jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.games.actions import Action, Facts
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.decisions import DRAW, draw_id, pile_of
from cottonopolis.games.industry.event_kinds import TOOK_FACE_UP, TURNED_UP
from cottonopolis.games.industry.notation import Reader
from cottonopolis.games.industry.reasons import (
    A19_HAND_FULL,
    A19_NO_CARDS,
    A19_NOT_FACE_UP,
    A19_NOTHING_LEFT,
    OK,
)
from cottonopolis.games.industry.state import CARDS, DRAW_STAGE, NOBODY, Board, State
from cottonopolis.games.industry.summary import Summary
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option, Target

DECK_PILE: Final = CARDS  # piles are the kinds of face-up card, then the draw deck
DECK_NAME: Final = "deck"


@jit
def face_up_count(state: State) -> int:
    count = 0
    for card in range(CARDS):
        count += int(state.face_up[card])
    return count


@jit
def pile_reasons(board: Board, state: State, seat: int, pile: int) -> int:
    """A19: the hand must have room, and the pile a card."""
    found = OK
    if state.hand_size[seat] >= board.hand_limit:
        found |= A19_HAND_FULL
    if pile == DECK_PILE:
        if state.deck_left == 0:
            found |= A19_NO_CARDS
    elif state.face_up[pile] == 0:
        found |= A19_NOT_FACE_UP
    return found


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    return pile_reasons(board, state, seat_to_move(state), pile_of(decision))


@jit
def list_piles(board: Board, state: State, seat: int, out: Buffer, count: int) -> int:
    """Append every pile that the seat can draw from."""
    for pile in range(DECK_PILE + 1):
        if pile_reasons(board, state, seat, pile) == OK:
            out[count] = draw_id(pile)
            count += 1
    return count


@jit
def list_options(board: Board, state: State, summary: Summary, out: Buffer, count: int) -> int:
    return list_piles(board, state, summary.seat, out, count)


@jit
def list_second(board: Board, state: State, out: Buffer) -> int:
    return list_piles(board, state, seat_to_move(state), out, 0)


# Effect


@jit
def top_card(state: State) -> int:
    """Remove and return the top card of the deck."""
    state.deck_left -= 1
    card = int(state.deck[state.deck_left])
    state.deck[state.deck_left] = NOBODY
    return card


@jit
def draw_from_deck(state: State, seat: int, events: Buffer) -> None:
    draw_card(state, seat, top_card(state), events)


@jit
def may_draw_again(board: Board, state: State, seat: int) -> bool:
    """A19: a second card is drawn if the hand has room and a card is available."""
    return bool(
        state.hand_size[seat] < board.hand_limit
        and (state.deck_left > 0 or face_up_count(state) > 0)
    )


@jit
def carry_out(board: Board, state: State, seat: int, events: Buffer) -> int:
    """A19: draw a card; the player sees the first before choosing the second."""
    pile = pile_of(state.chosen)
    if pile == DECK_PILE:
        draw_from_deck(state, seat, events)
    else:
        state.face_up[pile] -= 1
        add_to_hand(state, seat, pile)
        emit(events, TOOK_FACE_UP, seat, pile)
    if state.done == 0 and may_draw_again(board, state, seat):
        return DRAW_STAGE
    refill_face_up(board, state, events)
    return NO_STAGE


@jit
def refill_face_up(board: Board, state: State, events: Buffer) -> None:
    """A1, A19: refill the face-up cards while the deck lasts."""
    missing = int(board.face_up) - face_up_count(state)
    while missing > 0 and state.deck_left > 0:
        card = top_card(state)
        state.face_up[card] += 1
        missing -= 1
        emit(events, TURNED_UP, card)


# Text


def _name(setup: Setup, decision: int) -> str:
    pile = pile_of(decision)
    return DECK_NAME if pile == DECK_PILE else setup.cards[pile]


def describe(setup: Setup, state: State, decision: int) -> Option:
    return Option(decision=decision, kind="draw", target=Target("pile", _name(setup, decision)))


def explain(setup: Setup, state: State, decision: int) -> Facts:
    return {} if pile_of(decision) == DECK_PILE else {"card": _name(setup, decision)}


def sum_up(setup: Setup, state: State, industry: str | None, obstacle: str | None) -> str:
    return A19_NOTHING_LEFT


def write(setup: Setup, step: Step) -> str:
    """draw PILE"""
    return f"draw {_name(setup, step.decision)}"


def _read_pile(reader: Reader) -> None:
    pile = reader.lookup(reader.names.piles, "NOTATION_CARD", "card")
    reader.parsed.add([draw_id(pile)], reader.at - 1)


def read(reader: Reader) -> None:
    """draw PILE [and PILE]"""
    _read_pile(reader)
    if reader.takes("and"):
        _read_pile(reader)
    reader.unused_card()


ACTION = Action(
    kind=DRAW,
    reasons_against=reasons_against,
    list_options=list_options,
    carry_out=carry_out,
    describe=describe,
    explain=explain,
    sum_up=sum_up,
    write=write,
    verbs={"draw": read},
)
