"""The fixed table of decisions: every id that `legal` can list and `step` can play.

| ids | decision |
|---|---|
| DONE (0) | no second rail or tile, no further mill |
| BUILD_0 + slot * 5 + industry | build an industry on a slot |
| LINK_0 + link | build a canal or a rail |
| DEVELOP_0 + industry | develop the top tile of a stack |
| SELL_0 + slot | sell the cotton of a mill |
| LOAN_0 + index | borrow £10, £20, £30 |
| PASS_ID | do nothing |
| CARD_0 + card | use this card |
| TWO_CARDS | combine two cards (B8) |
| TAKE_0 + slot | take the cube from this mine or works |
| BUYER_0 + slot | sell to this port |
| DISTANT_MARKET | sell to the Distant Market |
| GIVE_UP_0 + slot | remove this tile (B4) |
"""

from typing import Final

from cottonopolis.engine.course import DONE as DONE
from cottonopolis.games.brass.layout import CARDS, INDUSTRIES, LINKS, LOANS, SLOTS

BUILD_0: Final = DONE + 1
LINK_0: Final = BUILD_0 + SLOTS * len(INDUSTRIES)
DEVELOP_0: Final = LINK_0 + LINKS
SELL_0: Final = DEVELOP_0 + len(INDUSTRIES)
LOAN_0: Final = SELL_0 + SLOTS
PASS_ID: Final = LOAN_0 + LOANS
CARD_0: Final = PASS_ID + 1
TWO_CARDS: Final = CARD_0 + CARDS
TAKE_0: Final = TWO_CARDS + 1
BUYER_0: Final = TAKE_0 + SLOTS
DISTANT_MARKET: Final = BUYER_0 + SLOTS
GIVE_UP_0: Final = DISTANT_MARKET + 1
DECISIONS: Final = GIVE_UP_0 + SLOTS  # how many ids there are
