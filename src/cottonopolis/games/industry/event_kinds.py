"""The kinds of event that only Age of Industry has (see engine/events.py for the shared ones).

A "place" is a slot, a coal import (FIRST_IMPORT and up) or a market (FIRST_MARKET and up).
"""

from typing import Final

from cottonopolis.engine.events import SHARED_EVENTS
from cottonopolis.games.industry.state import SHIPS, SLOTS

FIRST_IMPORT: Final = SLOTS
FIRST_MARKET: Final = SLOTS + SHIPS

EVENTS: Final = SHARED_EVENTS.extended()
_add = EVENTS.add

EARNED: Final = _add("earned", "seat", "amount", "place", money=1, meaning="a flipped tile pays")
FILLED_IMPORT: Final = _add(
    "filled_import", "seat", "place", "count", meaning="a ship fills a coal import"
)
SOLD_TO_MARKET: Final = _add(
    "sold_to_market", "seat", "mill", "industry", "place", meaning="goods are sold to a market"
)
TOOK_LOAN: Final = _add("took_loan", "seat", "amount", money=1, meaning="a loan is taken")
REPAID_LOAN: Final = _add("repaid_loan", "seat", "amount", money=-1, meaning="a loan is paid back")
PAID_INTEREST: Final = _add("paid_interest", "seat", "amount", money=-1, meaning="interest is paid")
TOOK_FACE_UP: Final = _add("took_face_up", "seat", "card", meaning="a face-up card is taken")
TURNED_UP: Final = _add(
    "turned_up",
    "card",
    reveals=True,
    ends_preview=True,
    meaning="a card of the deck is turned face up",
)
SCORED_RAIL: Final = _add(
    "scored_rail",
    "seat",
    "amount",
    "link",
    "amount_a",
    "amount_b",
    money=1,
    meaning="a rail pays at the end",
)
LOST_FOR_LOANS: Final = _add(
    "lost_for_loans", "seat", "vp", meaning="unpaid loans cost victory points at the end"
)
