"""Why a decision is refused: one bit a reason, named after the rule that refuses it.

`OK` is no bit at all. Checks return the bits of everything that stands in the way, so the same
functions decide what is legal and explain what is not.
"""

from typing import Final

OK: Final = 0

B3_NOT_NOW: Final = 1 << 0  # another choice is due first
B4_CAN_PAY: Final = 1 << 1
B4_NOT_YOUR_TILE: Final = 1 << 2
B4_TILE_DUE: Final = 1 << 3
B6_GAME_OVER: Final = 1 << 4
B7_CARD_NOT_HELD: Final = 1 << 5
B8_ONLY_TO_BUILD: Final = 1 << 6
B8_NOT_WHOLE_TURN: Final = 1 << 7
B8_FIRST_ROUND: Final = 1 << 8
B9_OTHER_LOCATION: Final = 1 << 9
B9_NO_CARD: Final = 1 << 10
B10_OTHER_INDUSTRY: Final = 1 << 11
B10_NOT_IN_NETWORK: Final = 1 << 12
B12_ONE_WAY: Final = 1 << 13
B13_NOT_SHOWN: Final = 1 << 14
B13_STACK_EMPTY: Final = 1 << 15
B13_LEVEL_0: Final = 1 << 16
B13_CANAL_ONLY: Final = 1 << 17
B13_RAIL_ONLY: Final = 1 << 18
B13_OCCUPIED: Final = 1 << 19
B14_PORT_SLOT_FIRST: Final = 1 << 20
B15_ONE_PER_LOCATION: Final = 1 << 21
B16_MONEY: Final = 1 << 22
B17_NO_COAL: Final = 1 << 23
B17_NOT_NEAREST: Final = 1 << 24
B18_NOT_A_SOURCE: Final = 1 << 25
B20_OTHER_INDUSTRY: Final = 1 << 26
B20_NOT_HIGHER: Final = 1 << 27
B21_NOT_HIGHER: Final = 1 << 28
B21_CUBES_LEFT: Final = 1 << 29
B23_CANAL_PERIOD_ONLY: Final = 1 << 30
B23_RAIL_PERIOD_ONLY: Final = 1 << 31
B23_WRONG_PERIOD: Final = 1 << 32
B23_TAKEN: Final = 1 << 33
B23_NOT_CONNECTED: Final = 1 << 34
B23_NO_TILES: Final = 1 << 35
B23_MONEY: Final = 1 << 36
B24_LIMIT: Final = 1 << 37
B25_NO_COAL: Final = 1 << 38
B25_NOT_NEAREST: Final = 1 << 39
B26_STACK_EMPTY: Final = 1 << 40
B26_LIMIT: Final = 1 << 41
B26_MONEY: Final = 1 << 42
B27_NOT_YOUR_MILL: Final = 1 << 43
B27_FLIPPED: Final = 1 << 44
B27_NO_BUYER: Final = 1 << 45
B27_NOT_A_PORT: Final = 1 << 46
B27_PORT_FLIPPED: Final = 1 << 47
B27_NOT_CONNECTED: Final = 1 << 48
B27_NO_BUILT_PORT: Final = 1 << 49
B28_NO_DEMAND: Final = 1 << 50
B29_DECK_EMPTY: Final = 1 << 51
B29_TOO_LOW: Final = 1 << 52

REASONS: Final = tuple(name for name in globals() if name[0] == "B" and name[1].isdigit())


def codes(mask: int) -> list[str]:
    """The names of the reasons in a mask, in the order of their rule numbers."""
    return [name for bit, name in enumerate(REASONS) if mask >> bit & 1]
