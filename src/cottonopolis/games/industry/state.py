"""Age of Industry as data: names and sizes, the printed board and the state of a game.

A map file fills the first part of each array; the sizes are upper limits for maps.
"""

from typing import Annotated, Final

import numpy as np

from cottonopolis.engine.game_loop import FIRST_STAGES
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

# What market tiles take
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
EDGES: Final = RAILS + LANES + SHIPS  # rails, then sea lanes, then ways to the coal imports
MARKETS: Final = 20
MARKET_TILES: Final = 18
LEVELS: Final = 5
DECK: Final = 66
TRACK_SPACES: Final = 8

# Sources of cubes are slots, then coal imports; buyers are slots, then markets
SOURCES: Final = SLOTS + SHIPS
BUYERS: Final = SLOTS + MARKETS

NOBODY: Final = -1
TRACK: Final = -2  # a pending cube that comes from the demand track
OPEN: Final = 0  # "owner" of a sea lane that carries

# What is to be decided
STAGES: Final = (
    *FIRST_STAGES,  # "more": another sale, or done
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
    """What is printed."""

    money: int
    hand: int
    face_up: int
    hand_limit: int
    rails: int  # rail tiles of each player (A16)
    rail_cost: int
    loan: int  # dollars of one loan (A20)
    interest: int
    unpaid_vp: int
    dollars_per_vp: int
    rail_base: int
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
    import_cubes: Annotated[Ints, SHIPS]  # printed on it
    slot_import: Annotated[Ints, SLOTS]  # the coal import of a ship slot, or NOBODY
    slot_node: Annotated[Ints, SLOTS]
    slot_takes: Annotated[Ints, SLOTS]  # bit mask of industries that fit
    # The same by industry: slots that take it, and how many they are
    industry_slots: Annotated[Ints, INDUSTRY_COUNT, SLOTS]
    industry_slot_count: Annotated[Ints, INDUSTRY_COUNT]
    node_slot: Annotated[Ints, NODES]  # the first slot of a location; the others follow
    node_slots: Annotated[Ints, NODES]  # how many slots a location has
    node_colour: Annotated[Ints, NODES]
    node_village: Annotated[Ints, NODES]
    distant_port: Annotated[Ints, NODES]
    stops: Annotated[int, np.int64]  # bit mask of nodes that cannot be passed through (A12)
    stop_edge_count: int
    stop_edges: Annotated[Ints, EDGES]  # the edges that end at such a node
    market_count: int
    market_node: Annotated[Ints, MARKETS]
    node_market: Annotated[Ints, NODES]  # first market of a location; the others follow
    node_markets: Annotated[Ints, NODES]  # how many markets a location has
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
    # Rails: their owner. Sea lanes and imports: OPEN while they carry, which follows from the
    # tiles; kept so that one search serves both.
    edge_owner: Annotated[Ints, EDGES]
    component: Annotated[Ints, NODES]  # derived: nodes joined without passing a stop
    import_cubes: Annotated[Ints, SHIPS]
    market_good: Annotated[Ints, MARKETS]
    market_used: Annotated[Ints, MARKETS]
    track_cubes: Annotated[Ints, 2]
    # The cards
    deck: Annotated[Ints, DECK]  # its top last
    deck_left: int
    face_up: Annotated[Ints, CARDS]
    discards: Annotated[Ints, CARDS]
    # Choices of the action being put together, beside `chosen`
    pending_card: int
    pending_both: int  # 1: both actions combined (A4)
    pending_coal: int  # slot, SLOTS + import, TRACK or NOBODY
    pending_iron: int


BOARD_DTYPE: Final = record_dtype(Board)
STATE_DTYPE: Final = record_dtype(State)
