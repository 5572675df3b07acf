"""Draw two cards: A19."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.jit import jit
from cottonopolis.games.industry import happenings
from cottonopolis.games.industry.decisions import DRAW_0
from cottonopolis.games.industry.layout import CARDS, NOBODY, Board, State
from cottonopolis.games.industry.reasons import (
    A19_HAND_FULL,
    A19_NO_CARDS,
    A19_NOT_FACE_UP,
    OK,
)

DECK_PILE = CARDS  # the draw deck among the piles: kinds of face-up card first


@jit
def face_up_count(state: State) -> int:
    """How many cards lie face up."""
    count = 0
    for card in range(CARDS):
        count += int(state.face_up[card])
    return count


@jit
def draw_faults(board: Board, state: State, seat: int, pile: int) -> int:
    """A19: there must be room in the hand, and such a card to draw."""
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
def list_draws(board: Board, state: State, seat: int, out: Buffer, count: int) -> int:
    """Append every pile to draw from."""
    for pile in range(DECK_PILE + 1):
        if draw_faults(board, state, seat, pile) == OK:
            out[count] = DRAW_0 + pile
            count += 1
    return count


@jit
def top_card(state: State) -> int:
    """Take the top card off the deck."""
    state.deck_left -= 1
    card = int(state.deck[state.deck_left])
    state.deck[state.deck_left] = NOBODY
    return card


@jit
def draw_from_deck(state: State, seat: int, events: Buffer) -> None:
    """The top card of the deck goes to a hand."""
    card = top_card(state)
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    emit(events, happenings.DREW, seat, card, 0, 0)


@jit
def carry_out_draw(state: State, seat: int, pile: int, events: Buffer) -> None:
    """One card to the hand."""
    if pile == DECK_PILE:
        draw_from_deck(state, seat, events)
        return
    state.face_up[pile] -= 1
    state.hand[seat, pile] += 1
    state.hand_size[seat] += 1
    emit(events, happenings.TOOK_FACE_UP, seat, pile, 0, 0)


@jit
def may_draw_again(board: Board, state: State, seat: int) -> bool:
    """A19: the second card is drawn if there is room and any card to draw."""
    return bool(
        state.hand_size[seat] < board.hand_limit
        and (state.deck_left > 0 or face_up_count(state) > 0)
    )


@jit
def refill_face_up(board: Board, state: State, events: Buffer) -> None:
    """A1, A19: the face-up pair is made up from the deck while it lasts."""
    missing = int(board.face_up) - face_up_count(state)
    while missing > 0 and state.deck_left > 0:
        card = top_card(state)
        state.face_up[card] += 1
        missing -= 1
        emit(events, happenings.TURNED_UP, card, 0, 0, 0)
