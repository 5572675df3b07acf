"""The kinds of event in Brass and what their numbers mean.

An event is a row ``kind, a, b, c, d``. The tuple beside each kind names a to d; "card" in DREW is
for the drawing seat's eyes only.
"""

from typing import Final

ROUND_BEGAN: Final = 1
PLAYED_CARD: Final = 2
BUILT: Final = 3
OVERBUILT: Final = 4
LAID_LINK: Final = 5
TOOK_COAL: Final = 6  # iron: the next number
TOOK_IRON: Final = 7
BOUGHT_COAL: Final = 8
BOUGHT_IRON: Final = 9
SHIPPED_COAL: Final = 10
SHIPPED_IRON: Final = 11
FLIPPED: Final = 12
INCOME_MOVED: Final = 13
PAID: Final = 14
DEVELOPED: Final = 15
SOLD: Final = 16
TURNED_MARKET: Final = 17
MARKET_CLOSED: Final = 18
BORROWED: Final = 19
PASSED: Final = 20
COLLECTED: Final = 21
PAID_DEBT: Final = 22
GAVE_UP: Final = 23
FORGIVEN: Final = 24
TOOK_PLACE: Final = 25
DREW: Final = 26
SCORED_LINK: Final = 27
SCORED_TILE: Final = 28
SCORED_MONEY: Final = 29
REMOVED_LINK: Final = 30
REMOVED_TILE: Final = 31
PERIOD_ENDED: Final = 32
SHUFFLED: Final = 33
GAME_ENDED: Final = 34

# kind: (name, what a, b, c, d are)
EVENTS: Final = {
    ROUND_BEGAN: ("round_began", ("round", "period")),
    PLAYED_CARD: ("played_card", ("seat", "card")),
    BUILT: ("built", ("seat", "place", "industry", "level")),
    OVERBUILT: ("overbuilt", ("seat", "place", "industry", "level")),
    LAID_LINK: ("laid_link", ("seat", "link", "kind")),
    TOOK_COAL: ("took_coal", ("seat", "place", "node")),
    TOOK_IRON: ("took_iron", ("seat", "place", "node")),
    BOUGHT_COAL: ("bought_coal", ("seat", "price", "node")),
    BOUGHT_IRON: ("bought_iron", ("seat", "price", "node")),
    SHIPPED_COAL: ("shipped_coal", ("seat", "place", "price")),
    SHIPPED_IRON: ("shipped_iron", ("seat", "place", "price")),
    FLIPPED: ("flipped", ("seat", "place")),
    INCOME_MOVED: ("income_moved", ("seat", "from_space", "to_space")),
    PAID: ("paid", ("seat", "price")),
    DEVELOPED: ("developed", ("seat", "industry", "level")),
    SOLD: ("sold", ("seat", "mill", "place")),
    TURNED_MARKET: ("turned_market", ("seat", "mill", "tile", "bonus")),
    MARKET_CLOSED: ("market_closed", ("seat", "mill", "tile")),
    BORROWED: ("borrowed", ("seat", "amount")),
    PASSED: ("passed", ("seat",)),
    COLLECTED: ("collected", ("seat", "amount")),
    PAID_DEBT: ("paid_debt", ("seat", "amount")),
    GAVE_UP: ("gave_up", ("seat", "place", "amount")),
    FORGIVEN: ("forgiven", ("seat", "amount", "vp")),
    TOOK_PLACE: ("took_place", ("seat", "place_number", "spent")),
    DREW: ("drew", ("seat", "card")),
    SCORED_LINK: ("scored_link", ("seat", "link", "vp")),
    SCORED_TILE: ("scored_tile", ("seat", "place", "vp")),
    SCORED_MONEY: ("scored_money", ("seat", "vp")),
    REMOVED_LINK: ("removed_link", ("seat", "link")),
    REMOVED_TILE: ("removed_tile", ("seat", "place")),
    PERIOD_ENDED: ("period_ended", ("period",)),
    SHUFFLED: ("shuffled", ("cards", "set_aside")),
    GAME_ENDED: ("game_ended", ()),
}
