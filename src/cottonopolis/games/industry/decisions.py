"""The decisions of Age of Industry: one line per kind (see engine/decisions.py)."""

from typing import Final

from cottonopolis.engine.decisions import DecisionTable, Range
from cottonopolis.games.industry.state import (
    BUYERS,
    CARDS,
    INDUSTRY_COUNT,
    LEVELS,
    RAILS,
    SLOTS,
    SOURCES,
    STAGES,
)

NEW: Final = ("action",)
NEW_OR_MORE: Final = ("action", "more")

TABLE: Final = DecisionTable(
    STAGES,
    Range("done", "no further sale", ("more",)),
    Range("build", "build an industry on a slot", NEW, slot=SLOTS, industry=INDUSTRY_COUNT),
    Range("rail", "build a railway", NEW, rail=RAILS),
    Range("sell", "sell the goods of a cotton mill or factory", NEW_OR_MORE, slot=SLOTS),
    Range(
        "develop",
        "remove a tile from the player board",
        NEW,
        industry=INDUSTRY_COUNT,
        level=LEVELS,
    ),
    Range(
        "draw",
        "take a face-up card of a kind, or (the last) the top of the deck",
        ("action", "draw"),
        pile=CARDS + 1,
    ),
    Range("pass", "do nothing", NEW),
    Range("card", "use this card", ("card",), card=CARDS),
    Range("whole_turn", "use this card for both actions (A4)", ("card",), card=CARDS),
    Range("take", "take the cube from this tile or coal import", ("coal", "iron"), source=SOURCES),
    Range("sell_to", "sell to this port or market", ("buyer",), buyer=BUYERS),
)

DONE: Final = TABLE.kind("done")
BUILD: Final = TABLE.kind("build")
RAIL: Final = TABLE.kind("rail")
SELL: Final = TABLE.kind("sell")
DEVELOP: Final = TABLE.kind("develop")
DRAW: Final = TABLE.kind("draw")
PASS: Final = TABLE.kind("pass")
CARD: Final = TABLE.kind("card")
WHOLE_TURN: Final = TABLE.kind("whole_turn")
TAKE: Final = TABLE.kind("take")
SELL_TO: Final = TABLE.kind("sell_to")

# Decoding
kind_of: Final = TABLE.kind_of
slot_of: Final = TABLE.field("slot")
industry_of: Final = TABLE.field("industry")
level_of: Final = TABLE.field("level")
rail_of: Final = TABLE.field("rail")
pile_of: Final = TABLE.field("pile")
card_of: Final = TABLE.field("card")
source_of: Final = TABLE.field("source")
buyer_of: Final = TABLE.field("buyer")

# Encoding
PASS_ID: Final = TABLE.first("pass")
build_id: Final = TABLE.encoder("build")
rail_id: Final = TABLE.encoder("rail")
sell_id: Final = TABLE.encoder("sell")
develop_id: Final = TABLE.encoder("develop")
draw_id: Final = TABLE.encoder("draw")
card_id: Final = TABLE.encoder("card")
whole_turn_id: Final = TABLE.encoder("whole_turn")
take_id: Final = TABLE.encoder("take")
sell_to_id: Final = TABLE.encoder("sell_to")
