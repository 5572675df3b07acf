"""Why a decision of Age of Industry is refused, and the facts of each message."""

from typing import Final

from cottonopolis.engine.game_loop import OK as OK
from cottonopolis.engine.reasons import ReasonTable

REASONS: Final = ReasonTable()
_add = REASONS.add
_summary = REASONS.summary
_remedy = REASONS.remedy

# What can remove a reason

_DRAWN: Final = (_remedy("draw", "cards_left"),)
_CARDS: Final = (
    _remedy("card", card="location_card"),
    _remedy("industry_card", card="card_here"),
    _remedy("card_there", card="card_there", place="location"),
    _remedy("network", card="card_held", place="location"),
    _remedy("whole_turn"),
)
_LATER: Final = (_remedy("next_turn"),)
_DEVELOPED: Final = (_remedy("develop", "industry", "level"),)
_TO_BUY_COAL: Final = (_remedy("coal", place="location"),)
_TO_BUY_IRON: Final = (_remedy("iron", place="location"),)
_RAIL_COAL: Final = (_remedy("link_coal"),)
_RAIL_IRON: Final = (_remedy("link_iron"),)
_LANE_PORT: Final = (_remedy("lane_port"),)
_HIGHER: Final = (_remedy("higher", "old_level"),)
_NO_CUBES: Final = (_remedy("no_cubes", "resource"),)
_AT_RAIL: Final = (_remedy("reach"),)
_BUYER: Final = (_remedy("buyer", "place"),)
_CONNECTED: Final = (_remedy("connection", "mill", place="buyer"),)
_NEW_SELLER: Final = (_remedy("new_seller"),)
_FIRST_TILE: Final = (_remedy("first_tile"),)
_PLAYED: Final = (_remedy("play_card"),)

# Reasons against one decision

A2_NOT_NOW: Final = _add()
A2_GAME_OVER: Final = _add()
A3_CARD_NOT_HELD: Final = _add("card", obstacle="card", remedies=_CARDS)
A3_NEEDS_A_CARD: Final = _add(obstacle="hand", remedies=_DRAWN)
A3_NO_CARD_NEEDED: Final = _add("card", obstacle="source")
A4_NOT_WHOLE_TURN: Final = _add(obstacle="card", remedies=_LATER)
A4_FIRST_ROUND: Final = _add(obstacle="card", remedies=_LATER)
A5_OTHER_INDUSTRY: Final = _add("card", "industry", obstacle="card", remedies=_CARDS)
A5_NOT_CONNECTED: Final = _add("card", "place", obstacle="card", remedies=_CARDS)
A6_OTHER_COLOUR: Final = _add("card", "place", obstacle="card", remedies=_CARDS)
A6_NO_CARD: Final = _add("industry", "place", obstacle="card", remedies=_CARDS)
A7_NOT_SHOWN: Final = _add("industry", "place", obstacle="place")
A7_NO_PORT: Final = _add("place", obstacle="port", remedies=_LANE_PORT)
A8_LIMIT: Final = _add("place", "limit", obstacle="place")
A9_NONE_LEFT: Final = _add("industry", obstacle="stack")
A9_LEVEL_0: Final = _add("industry", obstacle="level", remedies=_DEVELOPED)
A10_NO_COAL: Final = _add("industry", "place", obstacle="coal", remedies=_TO_BUY_COAL)
A10_NO_IRON: Final = _add("industry", "place", obstacle="iron", remedies=_TO_BUY_IRON)
A10_NOT_NEAREST: Final = _add("place", obstacle="source")
A10_NOT_NEEDED: Final = _add("industry", "level", "resource", obstacle="source")
A15_NOT_HIGHER: Final = _add(
    "industry", "level", "place", "old_level", obstacle="place", remedies=_HIGHER
)
A15_OCCUPIED: Final = _add("place", "owner", obstacle="place")
A15_CUBES_LEFT: Final = _add(
    "resource", "on_tiles", "on_track", obstacle="place", remedies=_NO_CUBES
)
A16_TAKEN: Final = _add("link", "owner", obstacle="place")
A16_NOT_CONNECTED: Final = _add("link", obstacle="reach", remedies=_AT_RAIL)
A16_NO_RAILS: Final = _add(obstacle="stack")
A16_NO_COAL: Final = _add("link", obstacle="coal", remedies=_RAIL_COAL)
A16_NO_IRON: Final = _add("link", obstacle="iron", remedies=_RAIL_IRON)
A16_NOT_NEAREST: Final = _add("place", obstacle="source")
A16_NOT_NEEDED: Final = _add(obstacle="source")
A17_NOT_YOURS: Final = _add("place", obstacle="stack")
A17_FLIPPED: Final = _add("place", obstacle="stack")
A17_NO_BUYER: Final = _add("place", obstacle="buyer", remedies=_BUYER)
A17_NOT_A_BUYER: Final = _add(place="buyer", obstacle="place")
A17_USED: Final = _add(place="buyer", obstacle="place")
A17_WRONG_GOOD: Final = _add("industry", place="buyer", obstacle="place")
A17_NOT_CONNECTED: Final = _add("mill", place="buyer", obstacle="buyer", remedies=_CONNECTED)
A18_NONE_LEFT: Final = _add("industry", "level", obstacle="stack")
A19_HAND_FULL: Final = _add(obstacle="hand", remedies=_PLAYED)
A19_NO_CARDS: Final = _add(obstacle="stack")
A19_NOT_FACE_UP: Final = _add("card", obstacle="stack")
A23_NO_SHIPS: Final = _add(obstacle="stack")

# Reasons against a kind of action as a whole

A6_NO_CARD_FITS: Final = _summary("A6_NO_CARD_FITS", thing="industry")
A6_NOTHING_FITS: Final = _summary("A6_NOTHING_FITS")
A7_NO_SLOT: Final = _summary("A7_NO_SLOT", thing="industry")
A7_NO_PORTS: Final = _summary("A7_NO_PORTS")
A7_NOTHING: Final = _summary("A7_NOTHING")
A10_COAL_NOWHERE: Final = _summary("A10_COAL_NOWHERE", thing="industry")
A10_IRON_NOWHERE: Final = _summary("A10_IRON_NOWHERE", thing="industry")
A16_NO_NETWORK: Final = _summary("A16_NO_NETWORK", remedies=_FIRST_TILE)
A16_NO_FREE_LINK: Final = _summary("A16_NO_FREE_LINK")
A16_COAL_NOWHERE: Final = _summary("A16_COAL_NOWHERE")
A16_IRON_NOWHERE: Final = _summary("A16_IRON_NOWHERE")
A17_NOTHING_TO_SELL: Final = _summary("A17_NOTHING_TO_SELL", remedies=_NEW_SELLER)
A17_NO_BUYERS: Final = _summary("A17_NO_BUYERS")
A18_NOTHING_LEFT: Final = _summary("A18_NOTHING_LEFT")
A19_NOTHING_LEFT: Final = _summary("A19_NOTHING_LEFT")

REASONS.name(globals())
