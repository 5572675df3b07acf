"""The decisions of Brass: one line per kind (see engine/decisions.py)."""

from typing import Final

from cottonopolis.engine.decisions import DecisionTable, Range
from cottonopolis.games.brass.state import (
    CARDS,
    INDUSTRY_COUNT,
    LINKS,
    LOANS,
    SLOTS,
    STAGES,
)

NEW: Final = ("action",)
NEW_OR_MORE: Final = ("action", "more")

TABLE: Final = DecisionTable(
    STAGES,
    Range("done", "no second rail or tile, no further mill", ("more",)),
    Range("build", "build an industry on a slot", NEW, slot=SLOTS, industry=INDUSTRY_COUNT),
    Range("link", "build a canal or a rail", NEW_OR_MORE, link=LINKS),
    Range("develop", "develop the top tile of a stack", NEW_OR_MORE, industry=INDUSTRY_COUNT),
    Range("sell", "sell the cotton of a mill", NEW_OR_MORE, slot=SLOTS),
    Range("loan", "borrow £10, £20 or £30", NEW, loan=LOANS),
    Range("pass", "do nothing", NEW),
    Range("card", "use this card", ("card", "first_card", "second_card"), card=CARDS),
    Range("two_cards", "combine two cards (B8)", ("card",)),
    Range("take", "take the cube from this mine or works", ("coal", "iron"), slot=SLOTS),
    Range("sell_to", "sell to this port", ("buyer",), slot=SLOTS),
    Range("distant_market", "sell to the Distant Market", ("buyer",)),
    Range("give_up", "remove this tile (B4)", ("give_up",), slot=SLOTS),
)

DONE: Final = TABLE.kind("done")
BUILD: Final = TABLE.kind("build")
LINK: Final = TABLE.kind("link")
DEVELOP: Final = TABLE.kind("develop")
SELL: Final = TABLE.kind("sell")
LOAN: Final = TABLE.kind("loan")
PASS: Final = TABLE.kind("pass")
CARD: Final = TABLE.kind("card")
TWO_CARDS: Final = TABLE.kind("two_cards")
TAKE: Final = TABLE.kind("take")
SELL_TO: Final = TABLE.kind("sell_to")
DISTANT_MARKET: Final = TABLE.kind("distant_market")
GIVE_UP: Final = TABLE.kind("give_up")

# Decoding
kind_of: Final = TABLE.kind_of
slot_of: Final = TABLE.field("slot")
industry_of: Final = TABLE.field("industry")
link_of: Final = TABLE.field("link")
loan_of: Final = TABLE.field("loan")
card_of: Final = TABLE.field("card")

# Encoding
DONE_ID: Final = TABLE.first("done")
PASS_ID: Final = TABLE.first("pass")
TWO_CARDS_ID: Final = TABLE.first("two_cards")
DISTANT_MARKET_ID: Final = TABLE.first("distant_market")
build_id: Final = TABLE.encoder("build")
link_id: Final = TABLE.encoder("link")
develop_id: Final = TABLE.encoder("develop")
sell_id: Final = TABLE.encoder("sell")
loan_id: Final = TABLE.encoder("loan")
card_id: Final = TABLE.encoder("card")
take_id: Final = TABLE.encoder("take")
sell_to_id: Final = TABLE.encoder("sell_to")
give_up_id: Final = TABLE.encoder("give_up")
