"""The kinds of event that only Brass has (see engine/events.py for the shared ones)."""

from typing import Final

from cottonopolis.engine.events import SHARED_EVENTS

EVENTS: Final = SHARED_EVENTS.extended()
_add = EVENTS.add

ROUND_BEGAN: Final = _add("round_began", "round", "period", ends_preview=True)
INCOME_MOVED: Final = _add("income_moved", "seat", "from_space", "to_space", is_detail=True)
TURNED_MARKET: Final = _add(
    "turned_market", "seat", "mill", "tile", "bonus", reveals=True, ends_preview=True
)
MARKET_CLOSED: Final = _add(
    "market_closed", "seat", "mill", "tile", reveals=True, ends_preview=True
)
BORROWED: Final = _add("borrowed", "seat", "amount", money=1)
COLLECTED: Final = _add("collected", "seat", "amount", money=1, is_detail=True)
PAID_DEBT: Final = _add("paid_debt", "seat", "amount", money=-1, is_detail=True)
GAVE_UP: Final = _add("gave_up", "seat", "place", "amount", money=1)
FORGIVEN: Final = _add("forgiven", "seat", "amount", "vp")
SCORED_LINK: Final = _add("scored_link", "seat", "link", "vp", "vp_a", "vp_b")
REMOVED_LINK: Final = _add("removed_link", "seat", "link", is_detail=True)
REMOVED_TILE: Final = _add("removed_tile", "seat", "place", is_detail=True)
PERIOD_ENDED: Final = _add("period_ended", "period", ends_preview=True)
