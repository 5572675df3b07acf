"""Cards. Hands and discards are counts by kind; a draw deck is a list, top card last."""

from typing import Protocol

from cottonopolis.engine.events import DREW, PLAYED_CARD, Buffer, emit
from cottonopolis.engine.jit import jit
from cottonopolis.engine.records import Ints


class Cards(Protocol):
    """The part of a state that holds cards."""

    hand: Ints  # by seat and kind
    hand_size: Ints
    discards: Ints  # by kind


@jit
def discard(state: Cards, seat: int, card: int, events: Buffer) -> None:
    state.hand[seat, card] -= 1
    state.hand_size[seat] -= 1
    state.discards[card] += 1
    emit(events, PLAYED_CARD, seat, card)


@jit
def add_to_hand(state: Cards, seat: int, card: int) -> None:
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1


@jit
def draw(state: Cards, seat: int, card: int, events: Buffer) -> None:
    """Add a card of the draw deck to a hand; only its owner sees which card."""
    add_to_hand(state, seat, card)
    emit(events, DREW, seat, card)
