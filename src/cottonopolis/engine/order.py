"""Turns and turn order."""

from typing import Protocol

from cottonopolis.engine.events import TURN_ORDER_SET, Buffer, emit
from cottonopolis.engine.jit import as_int64, inlined, jit
from cottonopolis.engine.records import GameState, Ints


class Spending(Protocol):
    """The part of a state that the next turn order follows from."""

    order: Ints
    spent: Ints  # in this round, by seat


@jit
def reorder_by_spending(order: Ints, spent: Ints, players: int) -> None:
    """Least spent goes first; ties keep their relative order (a stable insertion sort)."""
    for place in range(1, players):
        seat = order[place]
        at = place
        while at > 0 and spent[order[at - 1]] > spent[seat]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = seat


@jit
def set_next_order(state: Spending, players: int, events: Buffer) -> None:
    """At the end of a round the turn order follows what was spent, and spending starts anew."""
    reorder_by_spending(state.order, state.spent, players)
    for place in range(players):
        seat = state.order[place]
        emit(events, TURN_ORDER_SET, seat, place + 1, state.spent[seat])
    for seat in range(players):
        state.spent[seat] = 0


def order_after_spending(state: Spending, players: int, seat: int, price: int) -> list[int]:
    """The next turn order if a seat spent a sum and nobody anything more."""
    order, spent = state.order.copy(), state.spent.copy()
    spent[seat] += price
    reorder_by_spending(order, spent, players)
    found: list[int] = order[:players].tolist()
    return found


@inlined
def seat_to_move(state: GameState) -> int:
    """The seat that must decide now."""
    return as_int64(state.order[state.turn])


@inlined
def seats_after(first: int, seat: int, players: int) -> int:
    """How many seats after the first one a seat is, going round."""
    return seat - first if seat >= first else seat - first + players
