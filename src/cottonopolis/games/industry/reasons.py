"""Why a decision of Age of Industry is refused, and the facts of each message."""

from typing import Final

from cottonopolis.engine.game_loop import OK as OK
from cottonopolis.engine.reasons import ReasonTable

REASONS: Final = ReasonTable()
_add = REASONS.add

A2_NOT_NOW: Final = _add()
A2_GAME_OVER: Final = _add()
A3_CARD_NOT_HELD: Final = _add("card")
A3_NEEDS_A_CARD: Final = _add()
A4_NOT_WHOLE_TURN: Final = _add()
A4_FIRST_ROUND: Final = _add()
A5_OTHER_INDUSTRY: Final = _add("card", "industry")
A5_NOT_CONNECTED: Final = _add("card", "place")
A6_OTHER_COLOUR: Final = _add("card", "place")
A6_NO_CARD: Final = _add("industry", "place")
A7_NOT_SHOWN: Final = _add("industry", "place")
A7_NO_PORT: Final = _add("place")
A8_LIMIT: Final = _add("place", "limit")
A9_NONE_LEFT: Final = _add("industry")
A9_LEVEL_0: Final = _add("industry")
A10_NO_COAL: Final = _add("industry", "place")
A10_NO_IRON: Final = _add("industry", "place")
A10_NOT_NEAREST: Final = _add("place")
A15_NOT_HIGHER: Final = _add("industry", "level", "place", "old_level")
A15_OCCUPIED: Final = _add("place", "owner")
A15_CUBES_LEFT: Final = _add("resource", "on_tiles", "on_track")
A16_TAKEN: Final = _add("link", "owner")
A16_NOT_CONNECTED: Final = _add("link")
A16_NO_RAILS: Final = _add()
A16_NO_COAL: Final = _add("link")
A16_NO_IRON: Final = _add("link")
A16_NOT_NEAREST: Final = _add("place")
A17_NOT_YOURS: Final = _add("place")
A17_FLIPPED: Final = _add("place")
A17_NO_BUYER: Final = _add("place")
A17_NOT_A_BUYER: Final = _add("place")
A17_USED: Final = _add("place")
A17_WRONG_GOOD: Final = _add("place", "industry")
A17_NOT_CONNECTED: Final = _add("place", "mill")
A18_NONE_LEFT: Final = _add("industry", "level")
A19_HAND_FULL: Final = _add()
A19_NO_CARDS: Final = _add()
A19_NOT_FACE_UP: Final = _add("card")
A23_NO_SHIPS: Final = _add()

REASONS.name(globals())
