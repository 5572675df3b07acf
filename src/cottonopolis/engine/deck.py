"""Cards kept as counts by kind."""

from typing import Any

from cottonopolis.engine.jit import jit


@jit
def discard(state: Any, seat: int, card: int) -> None:
    """A card leaves a hand for the discards."""
    state.hand[seat, card] -= 1
    state.hand_size[seat] -= 1
    state.discards[card] += 1


@jit
def take_card(state: Any, seat: int, card: int) -> None:
    """A card comes into a hand."""
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
