"""The data of Age of Industry: names and sizes, the board record and the state record.

A map file fills the first part of each array; the sizes are upper limits for maps.
"""

from typing import Annotated, Final

import numpy as np

from cottonopolis.engine.game_loop import SHARED_STAGES
from cottonopolis.engine.records import GameBoard, GameState, Ints, record_dtype

INDUSTRIES: Final = ("cotton_mill", "factory", "coal_mine", "iron_works", "port", "ship")
INDUSTRY_COUNT: Final = len(INDUSTRIES)
COTTON_MILL: Final = 0
FACTORY: Final = 1
COAL_MINE: Final = 2
IRON_WORKS: Final = 3
PORT: Final = 4
SHIP: Final = 5
BLANK: Final = (1 << COTTON_MILL) | (1 << FACTORY) | (1 << IRON_WORKS)  # A7

LINK_KINDS: Final = ("rail",)

COLOURS: Final = 6
CARDS: Final = INDUSTRY_COUNT + COLOURS  # kinds of card: industries first, then colours
NO_COLOUR: Final = -1

# Kinds of market tile
GOODS: Final = ("cotton", "factory", "both", "no_demand")
COTTON_GOODS: Final = 0
FACTORY_GOODS: Final = 1
BOTH_GOODS: Final = 2
NO_DEMAND: Final = 3

# Limits
SEATS: Final = 5
NODES: Final = 48
SLOTS: Final = 60
RAILS: Final = 64
LANES: Final = 16
SHIPS: Final = 8
EDGES: Final = RAILS + LANES + SHIPS  # rails, then sea lanes, then edges to coal imports
MARKETS: Final = 20
MARKET_TILES: Final = 18
LEVELS: Final = 5
DECK: Final = 66
TRACK_SPACES: Final = 8

# Sources of cubes are slots, then coal imports; buyers are slots, then markets
SOURCES: Final = SLOTS + SHIPS
BUYERS: Final = SLOTS + MARKETS

NOBODY: Final = -1
TRACK: Final = -2  # source of a cube from the demand track
OPEN: Final = 0  # "owner" of an open sea lane

# Kinds of choice
STAGES: Final = (
    *SHARED_STAGES,  # "more": another sale, or done
    "card",
    "coal",
    "iron",
    "buyer",
    "draw",  # the second card (A19)
)
CARD_STAGE: Final = 3
COAL_STAGE: Final = 4
IRON_STAGE: Final = 5
BUYER_STAGE: Final = 6
DRAW_STAGE: Final = 7


class Board(GameBoard):
    """Everything that is printed."""

    money: int  # cash at the start (A1)
    hand: int  # cards in hand at the start (A1)
    face_up: int  # number of face-up cards (A1)
    hand_limit: int  # cards (A19)
    rails: int  # rail tiles per player (A16)
    rail_cost: int
    loan: int  # dollars of one loan (A20)
    interest: int  # dollars per loan and round (A21)
    unpaid_vp: int  # VP for a loan that is not repaid at the end, negative (A22)
    dollars_per_vp: int  # at the end (A22)
    rail_base: int  # dollars that a rail pays at the end, besides those for its ends (A22)
    # The map
    node_count: int
    slot_count: int
    rail_count: int
    edge_a: Annotated[Ints, EDGES]
    edge_b: Annotated[Ints, EDGES]
    lane_count: int
    lane_slot: Annotated[Ints, LANES]  # the ship slot of a lane
    lane_port: Annotated[Ints, LANES]  # the port location of a lane
    ship_count: int
    import_slot: Annotated[Ints, SHIPS]  # the ship slot of a coal import
    import_cubes: Annotated[Ints, SHIPS]  # coal of a full import
    slot_import: Annotated[Ints, SLOTS]  # the coal import of a ship slot, or NOBODY
    slot_node: Annotated[Ints, SLOTS]
    slot_takes: Annotated[Ints, SLOTS]  # bit mask of industries that fit
    # For each industry, the slots that take it, and their number
    industry_slots: Annotated[Ints, INDUSTRY_COUNT, SLOTS]
    industry_slot_count: Annotated[Ints, INDUSTRY_COUNT]
    node_slot: Annotated[Ints, NODES]  # the first slot of a location; the others follow
    node_slots: Annotated[Ints, NODES]  # number of slots of a location
    node_colour: Annotated[Ints, NODES]
    node_village: Annotated[Ints, NODES]
    distant_port: Annotated[Ints, NODES]
    stops: Annotated[int, np.int64]  # bit mask of nodes that cannot be passed through (A12)
    stop_edge_count: int
    stop_edges: Annotated[Ints, EDGES]  # the edges that end at such a node
    market_count: int
    market_node: Annotated[Ints, MARKETS]
    node_market: Annotated[Ints, NODES]  # the first market of a location; the others follow
    node_markets: Annotated[Ints, NODES]  # number of markets of a location
    # The player board
    tile_count: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_cost: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_coal: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_iron: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_income: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_cubes: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_buildable: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    card_count: Annotated[Ints, CARDS]
    deck_size: int
    market_tiles: Annotated[Ints, MARKET_TILES]  # goods of all tiles
    market_tile_count: int
    track_length: int
    track_spaces: Annotated[Ints, 2, TRACK_SPACES]
    track_empty: Annotated[Ints, 2]


class State(GameState):
    """Everything that changes."""

    order: Annotated[Ints, SEATS]
    # The players
    vp: Annotated[Ints, SEATS]
    money: Annotated[Ints, SEATS]
    loans: Annotated[Ints, SEATS]
    spent: Annotated[Ints, SEATS]
    rails_left: Annotated[Ints, SEATS]
    hand: Annotated[Ints, SEATS, CARDS]
    hand_size: Annotated[Ints, SEATS]
    stack: Annotated[Ints, SEATS, INDUSTRY_COUNT, LEVELS]
    # The board
    tile_owner: Annotated[Ints, SLOTS]
    tile_industry: Annotated[Ints, SLOTS]
    tile_level: Annotated[Ints, SLOTS]
    tile_cubes: Annotated[Ints, SLOTS]
    tile_flipped: Annotated[Ints, SLOTS]
    tile_inert: Annotated[Ints, SLOTS]  # a ship built over a ship never flips (A15)
    # The owner of a rail; OPEN or NOBODY for sea lanes and imports. The latter is derived from the
    # tiles, and stored so that one search handles all edges.
    edge_owner: Annotated[Ints, EDGES]
    component: Annotated[Ints, NODES]  # derived: nodes connected without passing a stop
    import_cubes: Annotated[Ints, SHIPS]
    market_good: Annotated[Ints, MARKETS]
    market_used: Annotated[Ints, MARKETS]
    track_cubes: Annotated[Ints, 2]
    # The cards
    deck: Annotated[Ints, DECK]  # top card last
    deck_left: int
    face_up: Annotated[Ints, CARDS]
    discards: Annotated[Ints, CARDS]
    # Choices of the pending action, besides `chosen`
    pending_card: int
    pending_both: int  # 1: both actions combined (A4)
    pending_coal: int  # slot, SLOTS + import, TRACK or NOBODY
    pending_iron: int


BOARD_DTYPE: Final = record_dtype(Board)
STATE_DTYPE: Final = record_dtype(State)
