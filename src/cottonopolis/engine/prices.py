"""Prices of actions, with the price of the cubes they use."""

from typing import Final, NamedTuple

from cottonopolis.engine.jit import inlined

UNREACHABLE: Final = -1  # the price of a cube without a connected source


class Bill(NamedTuple):
    """The parts of a price; 0 for a cube that is not needed."""

    own: int  # of the tile or the link itself
    coal: int  # or UNREACHABLE
    iron: int  # or UNREACHABLE


FREE: Final = Bill(0, 0, 0)


@inlined
def total(bill: Bill) -> int:
    """Return the whole price; unreachable cubes count as 0."""
    return bill.own + max(bill.coal, 0) + max(bill.iron, 0)
