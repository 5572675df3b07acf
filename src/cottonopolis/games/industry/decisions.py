"""The fixed table of decisions: every id that `legal` can list and `step` can play.

| ids | decision |
|---|---|
| DONE (0) | no further sale |
| BUILD_0 + slot * 6 + industry | build an industry on a slot |
| RAIL_0 + rail | build a railway |
| SELL_0 + slot | sell the goods of a cotton mill or factory |
| DEVELOP_0 + industry * 5 + level | remove a tile from the player board |
| DRAW_0 + card, DRAW_DECK | take a face-up card, or the top of the deck |
| PASS_ID | do nothing |
| CARD_0 + card | use this card |
| BOTH_0 + card | use this card for both actions (A4) |
| TAKE_0 + slot, TAKE_0 + SLOTS + import | take the cube from this tile or coal import |
| BUYER_0 + slot, BUYER_0 + SLOTS + market | sell to this port or market |
"""

from typing import Final

from cottonopolis.engine.course import DONE as DONE
from cottonopolis.games.industry.layout import (
    CARDS,
    INDUSTRY_COUNT,
    LEVELS,
    MARKETS,
    RAILS,
    SHIPS,
    SLOTS,
)

BUILD_0: Final = DONE + 1
RAIL_0: Final = BUILD_0 + SLOTS * INDUSTRY_COUNT
SELL_0: Final = RAIL_0 + RAILS
DEVELOP_0: Final = SELL_0 + SLOTS
DRAW_0: Final = DEVELOP_0 + INDUSTRY_COUNT * LEVELS
DRAW_DECK: Final = DRAW_0 + CARDS
PASS_ID: Final = DRAW_DECK + 1
CARD_0: Final = PASS_ID + 1
BOTH_0: Final = CARD_0 + CARDS
TAKE_0: Final = BOTH_0 + CARDS
BUYER_0: Final = TAKE_0 + SLOTS + SHIPS
DECISIONS: Final = BUYER_0 + SLOTS + MARKETS
