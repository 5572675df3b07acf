"""Why a decision of Brass is refused, and the facts of each message (see engine/reasons.py)."""

from typing import Final

from cottonopolis.engine.game_loop import OK as OK
from cottonopolis.engine.reasons import ReasonTable

REASONS: Final = ReasonTable()
_add = REASONS.add
_summary = REASONS.summary
_remedy = REASONS.remedy

# What can remove a reason

_TO_PAY: Final = (_remedy("loan", "loan"), _remedy("money", missing="missing_money"))
_CARDS: Final = (
    _remedy("card", card="location"),
    _remedy("industry_card", card="card_here"),
    _remedy("card_there", card="card_there", place="location"),
    _remedy("network", card="card_held", place="location"),
    _remedy("two_cards"),
)
_TO_BUY_COAL: Final = (_remedy("coal", place="location"),)
_LINK_COAL: Final = (_remedy("link_coal"),)
_DEVELOPED: Final = (_remedy("develop", "industry", "level"),)
_HIGHER: Final = (_remedy("higher", "old_level"),)
_NO_CUBES: Final = (_remedy("no_cubes", "resource"),)
_RAILS: Final = (_remedy("rail_period", "before_rails"),)
_PORT_SLOT: Final = (_remedy("other_slot", place="port_slot"),)
_AT_LINK: Final = (_remedy("reach"),)
_BUYER: Final = (_remedy("port", place="mill"),)
_CONNECTED: Final = (_remedy("connection", "mill", place="buyer"),)
_NEW_MILL: Final = (_remedy("new_mill"),)
_FIRST_TILE: Final = (_remedy("first_tile"),)
_LOANS: Final = (_remedy("smaller_loan", "smaller"), _remedy("income"))
_LATER: Final = (_remedy("next_turn"),)

# Reasons against one decision

B3_NOT_NOW: Final = _add()  # another choice is due first
B4_CAN_PAY: Final = _add()
B4_NOT_YOUR_TILE: Final = _add("place")
B4_TILE_DUE: Final = _add("debt", "money")
B6_GAME_OVER: Final = _add()
B7_CARD_NOT_HELD: Final = _add("card", obstacle="card", remedies=_CARDS)
B8_ONLY_TO_BUILD: Final = _add()
B8_NOT_WHOLE_TURN: Final = _add(obstacle="card", remedies=_LATER)
B8_FIRST_ROUND: Final = _add(obstacle="card", remedies=_LATER)
B9_OTHER_LOCATION: Final = _add("card", place="location", obstacle="card", remedies=_CARDS)
B9_NO_CARD: Final = _add("industry", "place", obstacle="card", remedies=_CARDS)
B10_OTHER_INDUSTRY: Final = _add("card", "industry", obstacle="card", remedies=_CARDS)
B10_NOT_IN_NETWORK: Final = _add("card", place="location", obstacle="card", remedies=_CARDS)
B12_ONE_WAY: Final = _add(place="location", other="virtual_end", obstacle="card", remedies=_CARDS)
B13_NOT_SHOWN: Final = _add("industry", "place", obstacle="place")
B13_STACK_EMPTY: Final = _add("industry", obstacle="stack")
B13_LEVEL_0: Final = _add("industry", obstacle="level", remedies=_DEVELOPED)
B13_CANAL_ONLY: Final = _add("industry", "level", obstacle="level", remedies=_DEVELOPED)
B13_RAIL_ONLY: Final = _add("industry", "level", obstacle="period", remedies=_RAILS)
B13_OCCUPIED: Final = _add("place", "owner", obstacle="place")
B14_PORT_SLOT_FIRST: Final = _add("place", other="port_slot", obstacle="place", remedies=_PORT_SLOT)
B15_ONE_PER_LOCATION: Final = _add(place="location", obstacle="place", remedies=_RAILS)
B16_MONEY: Final = _add(
    "price", "tile", "coal", "iron", "money", obstacle="money", remedies=_TO_PAY
)
B17_NO_COAL: Final = _add("industry", place="location", obstacle="coal", remedies=_TO_BUY_COAL)
B17_NOT_NEAREST: Final = _add("place", obstacle="source")
B17_NOT_NEEDED: Final = _add("industry", "level", obstacle="source")
B18_NOT_A_SOURCE: Final = _add("place", obstacle="source")
B18_NOT_NEEDED: Final = _add("industry", "level", obstacle="source")
B20_OTHER_INDUSTRY: Final = _add("place", "industry", obstacle="place")
B20_NOT_HIGHER: Final = _add(
    "industry", "level", "place", "old_level", obstacle="place", remedies=_HIGHER
)
B21_NOT_HIGHER: Final = _add(
    "industry", "level", "place", "old_level", obstacle="place", remedies=_HIGHER
)
B21_CUBES_LEFT: Final = _add(
    "resource", "on_tiles", "on_track", obstacle="place", remedies=_NO_CUBES
)
B23_CANAL_PERIOD_ONLY: Final = _add(obstacle="period")
B23_RAIL_PERIOD_ONLY: Final = _add(obstacle="period", remedies=_RAILS)
B23_WRONG_PERIOD: Final = _add("link", "period", obstacle="period", remedies=_RAILS)
B23_TAKEN: Final = _add("link", "owner", obstacle="place")
B23_NOT_CONNECTED: Final = _add("link", obstacle="reach", remedies=_AT_LINK)
B23_NO_TILES: Final = _add(obstacle="stack")
B23_MONEY: Final = _add("price", "link_price", "coal", "money", obstacle="money", remedies=_TO_PAY)
B24_LIMIT: Final = _add()
B25_NO_COAL: Final = _add("link", obstacle="coal", remedies=_LINK_COAL)
B25_NOT_NEAREST: Final = _add("place", obstacle="source")
B26_STACK_EMPTY: Final = _add("industry", obstacle="stack")
B26_LIMIT: Final = _add()
B26_MONEY: Final = _add("price", "money", obstacle="money", remedies=_TO_PAY)
B27_NOT_YOUR_MILL: Final = _add("place", obstacle="stack")
B27_FLIPPED: Final = _add("place", obstacle="stack")
B27_NO_BUYER: Final = _add("place", obstacle="buyer", remedies=_BUYER)
B27_NOT_A_PORT: Final = _add(place="buyer", obstacle="place")
B27_PORT_FLIPPED: Final = _add(place="buyer", obstacle="place")
B27_NOT_CONNECTED: Final = _add("mill", place="buyer", obstacle="buyer", remedies=_CONNECTED)
B27_NO_BUILT_PORT: Final = _add("mill", obstacle="buyer", remedies=_BUYER)
B28_NO_DEMAND: Final = _add(obstacle="buyer", remedies=_BUYER)
B29_DECK_EMPTY: Final = _add(obstacle="stack")
B29_TOO_LOW: Final = _add("amount", "income", "lowest", obstacle="income", remedies=_LOANS)

# Reasons against a kind of action as a whole

B9_NO_CARD_FITS: Final = _summary("B9_NO_CARD_FITS", thing="industry")
B9_NOTHING_FITS: Final = _summary("B9_NOTHING_FITS")
B13_NO_SLOT: Final = _summary("B13_NO_SLOT", thing="industry")
B13_NOTHING: Final = _summary("B13_NOTHING")
B16_AT_LEAST: Final = _summary("B16_AT_LEAST", "price", "money")
B17_NOWHERE: Final = _summary("B17_NOWHERE", thing="industry")
B23_NO_NETWORK: Final = _summary("B23_NO_NETWORK", remedies=_FIRST_TILE)
B23_NO_FREE_LINK: Final = _summary("B23_NO_FREE_LINK")
B23_AT_LEAST: Final = _summary("B23_AT_LEAST", "price", "money")
B25_NOWHERE: Final = _summary("B25_NOWHERE")
B26_NOTHING_LEFT: Final = _summary("B26_NOTHING_LEFT")
B27_NO_MILL: Final = _summary("B27_NO_MILL", remedies=_NEW_MILL)
B27_NO_BUYERS: Final = _summary("B27_NO_BUYERS")
B29_NO_LOAN: Final = _summary("B29_NO_LOAN", "amount", "income", "lowest")

REASONS.name(globals())
