"""The kinds of event that only Brass has (see engine/events.py for the shared ones)."""

from typing import Final

from cottonopolis.engine.events import SHARED_EVENTS

EVENTS: Final = SHARED_EVENTS.extended()
_add = EVENTS.add

ROUND_BEGAN: Final = _add(
    "round_began", "round", "period", ends_preview=True, meaning="a round begins"
)
INCOME_MOVED: Final = _add(
    "income_moved",
    "seat",
    "from_space",
    "to_space",
    is_detail=True,
    meaning="the income marker moves",
)
TURNED_MARKET: Final = _add(
    "turned_market",
    "seat",
    "mill",
    "tile",
    "bonus",
    reveals=True,
    ends_preview=True,
    meaning="cotton is sold to the Distant Market: a tile is turned",
)
MARKET_CLOSED: Final = _add(
    "market_closed",
    "seat",
    "mill",
    "tile",
    reveals=True,
    ends_preview=True,
    meaning="the turned tile closes the Distant Market, and nothing is sold",
)
BORROWED: Final = _add("borrowed", "seat", "amount", money=1, meaning="a loan is taken")
COLLECTED: Final = _add(
    "collected", "seat", "amount", money=1, is_detail=True, meaning="an income is collected"
)
PAID_DEBT: Final = _add(
    "paid_debt", "seat", "amount", money=-1, is_detail=True, meaning="a negative income is paid"
)
GAVE_UP: Final = _add(
    "gave_up",
    "seat",
    "place",
    "amount",
    money=1,
    meaning="a tile is given up to pay a negative income",
)
FORGIVEN: Final = _add(
    "forgiven",
    "seat",
    "amount",
    "vp",
    meaning="a negative income cannot be paid and costs victory points",
)
SCORED_LINK: Final = _add(
    "scored_link", "seat", "link", "vp", "vp_a", "vp_b", meaning="a link scores"
)
REMOVED_LINK: Final = _add(
    "removed_link",
    "seat",
    "link",
    is_detail=True,
    meaning="a link leaves the board after the canal period",
)
REMOVED_TILE: Final = _add(
    "removed_tile",
    "seat",
    "place",
    is_detail=True,
    meaning="a tile leaves the board after the canal period",
)
PERIOD_ENDED: Final = _add("period_ended", "period", ends_preview=True, meaning="a period ends")
