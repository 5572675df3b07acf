"""Why a decision is refused: one bit a reason, named after the rule that refuses it."""

from typing import Final

from cottonopolis.engine.course import OK as OK

A2_NOT_NOW: Final = 1 << 0
A2_GAME_OVER: Final = 1 << 1
A3_CARD_NOT_HELD: Final = 1 << 2
A3_NEEDS_A_CARD: Final = 1 << 3
A4_NOT_WHOLE_TURN: Final = 1 << 4
A4_FIRST_ROUND: Final = 1 << 5
A5_OTHER_INDUSTRY: Final = 1 << 6
A5_NOT_CONNECTED: Final = 1 << 7
A6_OTHER_COLOUR: Final = 1 << 8
A6_NO_CARD: Final = 1 << 9
A7_NOT_SHOWN: Final = 1 << 10
A7_NO_PORT: Final = 1 << 11
A8_LIMIT: Final = 1 << 12
A9_NONE_LEFT: Final = 1 << 13
A9_LEVEL_0: Final = 1 << 14
A10_NO_COAL: Final = 1 << 15
A10_NO_IRON: Final = 1 << 16
A10_NOT_NEAREST: Final = 1 << 17
A15_NOT_HIGHER: Final = 1 << 18
A15_OCCUPIED: Final = 1 << 19
A15_CUBES_LEFT: Final = 1 << 20
A16_TAKEN: Final = 1 << 21
A16_NOT_CONNECTED: Final = 1 << 22
A16_NO_RAILS: Final = 1 << 23
A16_NO_COAL: Final = 1 << 24
A16_NO_IRON: Final = 1 << 25
A16_NOT_NEAREST: Final = 1 << 26
A17_NOT_YOURS: Final = 1 << 27
A17_FLIPPED: Final = 1 << 28
A17_NO_BUYER: Final = 1 << 29
A17_NOT_A_BUYER: Final = 1 << 30
A17_USED: Final = 1 << 31
A17_WRONG_GOOD: Final = 1 << 32
A17_NOT_CONNECTED: Final = 1 << 33
A18_NONE_LEFT: Final = 1 << 34
A19_HAND_FULL: Final = 1 << 35
A19_NO_CARDS: Final = 1 << 36
A19_NOT_FACE_UP: Final = 1 << 37
A23_NO_SHIPS: Final = 1 << 38

REASONS: Final = tuple(name for name in globals() if name[0] == "A" and name[1].isdigit())


def codes(mask: int) -> list[str]:
    """The names of the reasons in a mask, in the order of their rule numbers."""
    return [name for bit, name in enumerate(REASONS) if mask >> bit & 1]
