"""Events: what happened while a decision was played, for logs and animations.

A buffer is an array of rows ``kind, a, b, c, d, e``; row 0 column 0 counts the rows in use.
Simulations pass the empty buffer ``NO_EVENTS``, which costs nothing.

Some kinds are the same in every game; a game adds its own to a copy of that table.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.jit import inlined, jit

Buffer = NDArray[np.int16]

BUFFER_ROWS = 512
COLUMNS: Final = 6
NO_EVENTS: Buffer = np.zeros((0, COLUMNS), dtype=np.int16)


class EventKind(NamedTuple):
    """A kind of event: its name, the meaning of its numbers, and how it is handled."""

    name: str
    fields: tuple[str, ...]  # names of a to e
    money: int = 0  # 1: the seat gains the `price` or `amount`; -1: the seat pays it
    is_spending: bool = False  # the money counts for the next turn order
    reveals: bool = False  # reveals hidden information, so it cannot be undone
    ends_preview: bool = False  # a preview of an action stops before this event
    private: bool = False  # other seats only see that it happened
    is_detail: bool = False  # left out of a short log
    meaning: str = ""  # for the documentation (docs/events.md)


class EventTable:
    """The kinds of event of a game, numbered in the order of their declaration."""

    def __init__(self, kinds: tuple[EventKind, ...] = ()) -> None:
        self._kinds = list(kinds)

    def add(
        self,
        name: str,
        *fields: str,
        money: int = 0,
        is_spending: bool = False,
        reveals: bool = False,
        ends_preview: bool = False,
        private: bool = False,
        is_detail: bool = False,
        meaning: str = "",
    ) -> int:
        """Declare a kind; returns its number."""
        self._kinds.append(
            EventKind(
                name,
                fields,
                money,
                is_spending,
                reveals,
                ends_preview,
                private,
                is_detail,
                meaning,
            )
        )
        return len(self._kinds) - 1

    def extended(self) -> "EventTable":
        """Return a copy that a game can add its own kinds to."""
        return EventTable(tuple(self._kinds))

    def __getitem__(self, number: int) -> EventKind:
        return self._kinds[number]

    def __iter__(self) -> Iterator[EventKind]:
        return iter(self._kinds)


SHARED_EVENTS: Final = EventTable()
_add = SHARED_EVENTS.add
# One node on the path of the preceding event's cube or goods, source first (see `Event.path`)
CARRIED_VIA: Final = _add("carried_via", "node", is_detail=True)
PLAYED_CARD: Final = _add("played_card", "seat", "card", is_detail=True, meaning="a card is played")
BUILT: Final = _add("built", "seat", "place", "industry", "level", meaning="a tile is built")
OVERBUILT: Final = _add(
    "overbuilt",
    "seat",
    "place",
    "industry",
    "level",
    meaning="an old tile leaves the board; `seat` owned it",
)
LAID_LINK: Final = _add("laid_link", "seat", "link", "kind", meaning="a canal or rail is built")
# An iron event has the number of its coal event plus one
TOOK_COAL: Final = _add(
    "took_coal",
    "seat",
    "place",
    "node",
    is_detail=True,
    meaning="a coal cube is taken from a tile or an import",
)
TOOK_IRON: Final = _add(
    "took_iron",
    "seat",
    "place",
    "node",
    is_detail=True,
    meaning="an iron cube is taken from a tile",
)
BOUGHT_COAL: Final = _add(
    "bought_coal",
    "seat",
    "price",
    "node",
    money=-1,
    is_spending=True,
    meaning="a coal cube is bought from the demand track",
)
BOUGHT_IRON: Final = _add(
    "bought_iron",
    "seat",
    "price",
    "node",
    money=-1,
    is_spending=True,
    meaning="an iron cube is bought from the demand track",
)
SHIPPED_COAL: Final = _add(
    "shipped_coal",
    "seat",
    "place",
    "price",
    money=1,
    meaning="a coal cube is shipped from a mine to the demand track",
)
SHIPPED_IRON: Final = _add(
    "shipped_iron",
    "seat",
    "place",
    "price",
    money=1,
    meaning="an iron cube is shipped from a works to the demand track",
)
FLIPPED: Final = _add("flipped", "seat", "place", meaning="a tile flips; `seat` owns it")
PAID: Final = _add(
    "paid",
    "seat",
    "price",
    money=-1,
    is_spending=True,
    is_detail=True,
    meaning="a price other than for cubes is paid",
)
DEVELOPED: Final = _add("developed", "seat", "industry", "level", meaning="a tile is developed")
SOLD: Final = _add("sold", "seat", "mill", "place", meaning="goods are sold to a port")
PASSED: Final = _add("passed", "seat", meaning="an action is passed")
TURN_ORDER_SET: Final = _add(
    "turn_order_set",
    "seat",
    "turn_number",
    "spent",
    ends_preview=True,
    is_detail=True,
    meaning="a place in the next round's turn order is set",
)
DREW: Final = _add(
    "drew",
    "seat",
    "card",
    reveals=True,
    ends_preview=True,
    private=True,
    is_detail=True,
    meaning="a card is drawn from the deck; other seats see `drew_hidden` without the card",
)
SHUFFLED: Final = _add(
    "shuffled",
    "cards",
    "set_aside",
    reveals=True,
    ends_preview=True,
    is_detail=True,
    meaning="the deck is shuffled",
)
SCORED_TILE: Final = _add("scored_tile", "seat", "place", "vp", meaning="a tile scores")
SCORED_MONEY: Final = _add("scored_money", "seat", "vp", meaning="money scores")
GAME_ENDED: Final = _add("game_ended", ends_preview=True, meaning="the game ends")


def new_buffer() -> Buffer:
    """Return an empty buffer, large enough for all events of one decision."""
    return np.zeros((BUFFER_ROWS, COLUMNS), dtype=np.int16)


@jit
def _write(events: Buffer, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    if events.shape[0] == 0:
        return
    row = events[0, 0] + 1
    events[0, 0] = row
    events[row, 0] = kind
    events[row, 1] = a
    events[row, 2] = b
    events[row, 3] = c
    events[row, 4] = d
    events[row, 5] = e


@inlined
def emit(
    events: Buffer, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Write one event, unless the buffer is NO_EVENTS."""
    _write(events, kind + 0, a + 0, b + 0, c + 0, d + 0, e + 0)  # all as 64-bit integers
