"""Turns and turn order."""

from typing import Protocol

from cottonopolis.engine.events import TURN_ORDER_SET, Buffer, emit
from cottonopolis.engine.jit import as_int64, inlined, jit
from cottonopolis.engine.records import GameState, Ints


class Spending(Protocol):
    """The fields of a state that determine the next turn order."""

    order: Ints
    spent: Ints  # in this round, by seat


@jit
def reorder_by_spending(order: Ints, spent: Ints, players: int) -> None:
    """Sort seats by money spent, least first; ties keep their order (insertion sort)."""
    for turn in range(1, players):
        seat = order[turn]
        at = turn
        while at > 0 and spent[order[at - 1]] > spent[seat]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = seat


@jit
def set_next_order(state: Spending, players: int, events: Buffer) -> None:
    """Set the turn order of the next round from the money spent, and reset the spending."""
    reorder_by_spending(state.order, state.spent, players)
    for turn in range(players):
        seat = state.order[turn]
        emit(events, TURN_ORDER_SET, seat, turn + 1, state.spent[seat])
    for seat in range(players):
        state.spent[seat] = 0


def order_after_spending(state: Spending, players: int, seat: int, price: int) -> list[int]:
    """Return the next turn order if one seat spends a price and nobody else spends more."""
    order, spent = state.order.copy(), state.spent.copy()
    spent[seat] += price
    reorder_by_spending(order, spent, players)
    found: list[int] = order[:players].tolist()
    return found


@inlined
def seat_to_move(state: GameState) -> int:
    return as_int64(state.order[state.turn])


@inlined
def seats_after(first: int, seat: int, players: int) -> int:
    """Return how many seats clockwise a seat is from the first."""
    return seat - first if seat >= first else seat - first + players
