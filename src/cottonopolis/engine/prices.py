"""What an action costs: its own price, and what its cubes cost."""

from typing import Final, NamedTuple

from cottonopolis.engine.jit import inlined

UNREACHABLE: Final = -1  # the price of a cube that cannot be brought


class Bill(NamedTuple):
    """The parts of a price. A cube that is not needed costs nothing."""

    own: int  # of the tile or the link itself
    coal: int  # or UNREACHABLE
    iron: int  # or UNREACHABLE


FREE: Final = Bill(0, 0, 0)


@inlined
def total(bill: Bill) -> int:
    """The whole price; cubes out of reach are left out."""
    return bill.own + max(bill.coal, 0) + max(bill.iron, 0)
