"""The kinds of event in Age of Industry and what their numbers mean.

An event is a row ``kind, a, b, c, d``. The tuple beside each kind names a to d; "card" in DREW is
for the drawing seat's eyes only. A "place" is a slot, a coal import (SLOTS and up) or a market
(FIRST_MARKET and up). Cash is everything in PAID, BOUGHT_..., SHIPPED_..., EARNED, TOOK_LOAN,
REPAID_LOAN, PAID_INTEREST and SCORED_RAIL.
"""

from typing import Final

from cottonopolis.games.industry.layout import SHIPS, SLOTS

FIRST_IMPORT: Final = SLOTS
FIRST_MARKET: Final = SLOTS + SHIPS

SHUFFLED: Final = 1
PLAYED_CARD: Final = 2
BUILT: Final = 3
OVERBUILT: Final = 4
LAID_RAIL: Final = 5
TOOK_COAL: Final = 6  # iron: the next number
TOOK_IRON: Final = 7
BOUGHT_COAL: Final = 8
BOUGHT_IRON: Final = 9
SHIPPED_COAL: Final = 10
SHIPPED_IRON: Final = 11
FLIPPED: Final = 12
EARNED: Final = 13
PAID: Final = 14
FILLED_IMPORT: Final = 15
SOLD: Final = 16
SOLD_TO_MARKET: Final = 17
REMOVED_FROM_BOARD: Final = 18
TOOK_LOAN: Final = 19
REPAID_LOAN: Final = 20
PAID_INTEREST: Final = 21
PASSED: Final = 22
TOOK_PLACE: Final = 23
DREW: Final = 24
TOOK_FACE_UP: Final = 25
TURNED_UP: Final = 26
SCORED_RAIL: Final = 27
SCORED_LEVEL: Final = 28
SCORED_CASH: Final = 29
LOST_FOR_LOANS: Final = 30
GAME_ENDED: Final = 31

# kind: (name, what a, b, c, d are)
EVENTS: Final = {
    SHUFFLED: ("shuffled", ("cards", "set_aside")),
    PLAYED_CARD: ("played_card", ("seat", "card")),
    BUILT: ("built", ("seat", "place", "industry", "level")),
    OVERBUILT: ("overbuilt", ("seat", "place", "industry", "level")),
    LAID_RAIL: ("laid_rail", ("seat", "link")),
    TOOK_COAL: ("took_coal", ("seat", "place", "node")),
    TOOK_IRON: ("took_iron", ("seat", "place", "node")),
    BOUGHT_COAL: ("bought_coal", ("seat", "price", "node")),
    BOUGHT_IRON: ("bought_iron", ("seat", "price", "node")),
    SHIPPED_COAL: ("shipped_coal", ("seat", "place", "price")),
    SHIPPED_IRON: ("shipped_iron", ("seat", "place", "price")),
    FLIPPED: ("flipped", ("seat", "place")),
    EARNED: ("earned", ("seat", "amount", "place")),
    PAID: ("paid", ("seat", "price")),
    FILLED_IMPORT: ("filled_import", ("seat", "place", "count")),
    SOLD: ("sold", ("seat", "mill", "place")),
    SOLD_TO_MARKET: ("sold_to_market", ("seat", "mill", "industry", "place")),
    REMOVED_FROM_BOARD: ("removed_from_board", ("seat", "industry", "level")),
    TOOK_LOAN: ("took_loan", ("seat", "amount")),
    REPAID_LOAN: ("repaid_loan", ("seat", "amount")),
    PAID_INTEREST: ("paid_interest", ("seat", "amount")),
    PASSED: ("passed", ("seat",)),
    TOOK_PLACE: ("took_place", ("seat", "place_number", "spent")),
    DREW: ("drew", ("seat", "card")),
    TOOK_FACE_UP: ("took_face_up", ("seat", "card")),
    TURNED_UP: ("turned_up", ("card",)),
    SCORED_RAIL: ("scored_rail", ("seat", "amount", "link")),
    SCORED_LEVEL: ("scored_level", ("seat", "vp", "place")),
    SCORED_CASH: ("scored_cash", ("seat", "vp")),
    LOST_FOR_LOANS: ("lost_for_loans", ("seat", "vp")),
    GAME_ENDED: ("game_ended", ()),
}
