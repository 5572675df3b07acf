"""How Age of Industry is laid out in memory: names, sizes, the printed board, the state of a game.

A map file fills the first part of each array; the sizes are upper limits for maps.
"""

from typing import Any, Final

import numpy as np

from cottonopolis.engine.course import ACTION as ACTION
from cottonopolis.engine.course import MORE as MORE
from cottonopolis.engine.course import NO_ACTION as NO_ACTION
from cottonopolis.engine.course import OVER as OVER

INDUSTRIES: Final = ("cotton_mill", "factory", "coal_mine", "iron_works", "port", "ship")
COTTON_MILL: Final = 0
FACTORY: Final = 1
COAL_MINE: Final = 2
IRON_WORKS: Final = 3
PORT: Final = 4
SHIP: Final = 5
INDUSTRY_COUNT: Final = len(INDUSTRIES)
BLANK: Final = (1 << COTTON_MILL) | (1 << FACTORY) | (1 << IRON_WORKS)  # A7

COLOURS: Final = 6
CARDS: Final = INDUSTRY_COUNT + COLOURS  # kinds of card: industries first, then colours
NO_COLOUR: Final = -1

# What market tiles take
GOODS: Final = ("cotton", "factory", "both", "no_demand")
NO_DEMAND: Final = 3

COAL: Final = 0
IRON: Final = 1

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

NOBODY: Final = -1
TRACK: Final = -2  # a pending cube that comes from the demand track
OPEN: Final = 0  # "owner" of a sea lane that carries

# What is to be decided; the first three are the same in every game (see engine/course.py)
STAGES: Final = (
    "action",
    "over",
    "more",  # another sale, or done
    "card",
    "coal",
    "iron",
    "buyer",
    "draw",  # the second card (A19)
)
CARD: Final = 3
COAL_SOURCE: Final = 4
IRON_SOURCE: Final = 5
BUYER: Final = 6
DRAW: Final = 7

# Kinds of action (A3); 0 is none
BUILD: Final = 1
RAIL: Final = 2
SELL: Final = 3
DEVELOP: Final = 4
DRAW_TWO: Final = 5
PASS: Final = 6

_INT = np.int16
_TILES = (INDUSTRY_COUNT, LEVELS)

BOARD_DTYPE: Final = np.dtype(
    (
        np.record,
        [
            ("players", _INT),
            ("money", _INT),
            ("hand", _INT),
            ("face_up", _INT),
            ("hand_limit", _INT),
            ("rails", _INT),  # rail tiles of each player (A16)
            ("rail_cost", _INT),
            ("loan", _INT),  # dollars of one loan (A20)
            ("interest", _INT),
            ("unpaid_vp", _INT),
            ("dollars_per_vp", _INT),
            ("rail_base", _INT),
            # The map
            ("node_count", _INT),
            ("slot_count", _INT),
            ("rail_count", _INT),
            ("edge_a", _INT, (EDGES,)),
            ("edge_b", _INT, (EDGES,)),
            ("lane_count", _INT),
            ("lane_slot", _INT, (LANES,)),  # the ship slot of a lane
            ("lane_port", _INT, (LANES,)),  # the port location of a lane
            ("ship_count", _INT),
            ("import_slot", _INT, (SHIPS,)),  # the ship slot of a coal import
            ("import_cubes", _INT, (SHIPS,)),  # printed on it
            ("slot_import", _INT, (SLOTS,)),  # the coal import of a ship slot, or NOBODY
            ("slot_node", _INT, (SLOTS,)),
            ("slot_takes", _INT, (SLOTS,)),  # bit mask of industries that fit
            # The same by industry: slots that take it, and how many they are
            ("industry_slots", _INT, (INDUSTRY_COUNT, SLOTS)),
            ("industry_slot_count", _INT, (INDUSTRY_COUNT,)),
            ("node_slot", _INT, (NODES,)),  # the first slot of a location; the others follow
            ("node_slots", _INT, (NODES,)),  # how many slots a location has
            ("node_colour", _INT, (NODES,)),
            ("node_village", _INT, (NODES,)),
            ("distant_port", _INT, (NODES,)),
            ("stops", np.int64),  # bit mask of nodes that cannot be passed through (A12)
            ("stop_edge_count", _INT),
            ("stop_edges", _INT, (EDGES,)),  # the edges that end at such a node
            ("market_count", _INT),
            ("market_node", _INT, (MARKETS,)),
            ("node_market", _INT, (NODES,)),  # first market of a location; the others follow
            ("node_markets", _INT, (NODES,)),  # how many markets a location has
            # The player board
            ("tile_count", _INT, _TILES),
            ("tile_cost", _INT, _TILES),
            ("tile_coal", _INT, _TILES),
            ("tile_iron", _INT, _TILES),
            ("tile_income", _INT, _TILES),
            ("tile_cubes", _INT, _TILES),
            ("tile_buildable", _INT, _TILES),
            ("card_count", _INT, (CARDS,)),
            ("deck_size", _INT),
            ("market_tiles", _INT, (MARKET_TILES,)),  # goods of all tiles
            ("market_tile_count", _INT),
            ("track_length", _INT),
            ("track_spaces", _INT, (2, TRACK_SPACES)),
            ("track_empty", _INT, (2,)),
        ],
    )
)

STATE_DTYPE: Final = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint32, (4,)),
            ("round_number", _INT),
            ("stage", _INT),
            ("turn", _INT),
            ("actions_left", _INT),
            ("order", _INT, (SEATS,)),
            # The players
            ("money", _INT, (SEATS,)),
            ("loans", _INT, (SEATS,)),
            ("spent", _INT, (SEATS,)),
            ("vp", _INT, (SEATS,)),
            ("rails_left", _INT, (SEATS,)),
            ("hand", _INT, (SEATS, CARDS)),
            ("hand_size", _INT, (SEATS,)),
            ("stack", _INT, (SEATS, INDUSTRY_COUNT, LEVELS)),
            # The board
            ("tile_owner", _INT, (SLOTS,)),
            ("tile_industry", _INT, (SLOTS,)),
            ("tile_level", _INT, (SLOTS,)),
            ("tile_cubes", _INT, (SLOTS,)),
            ("tile_flipped", _INT, (SLOTS,)),
            ("tile_inert", _INT, (SLOTS,)),  # a ship built over a ship never flips (A15)
            # Rails: their owner. Sea lanes and imports: OPEN while they carry, which follows from
            # the tiles; kept so that one search serves both.
            ("edge_owner", _INT, (EDGES,)),
            ("component", _INT, (NODES,)),  # derived: nodes joined without passing a stop
            ("import_cubes", _INT, (SHIPS,)),
            ("market_good", _INT, (MARKETS,)),
            ("market_used", _INT, (MARKETS,)),
            ("track_cubes", _INT, (2,)),
            # The cards
            ("deck", _INT, (DECK,)),  # its top last
            ("deck_left", _INT),
            ("face_up", _INT, (CARDS,)),
            ("discards", _INT, (CARDS,)),
            # The action being put together
            ("pending", _INT),
            ("pending_slot", _INT),
            ("pending_industry", _INT),
            ("pending_level", _INT),
            ("pending_edge", _INT),
            ("pending_card", _INT),
            ("pending_both", _INT),  # 1: both actions combined (A4)
            ("pending_coal", _INT),  # slot, SLOTS + import, TRACK or NOBODY
            ("pending_iron", _INT),
            ("done", _INT),  # sales made, cards drawn so far in this action
        ],
    )
)

# Records of the two types above. A type checker cannot see their fields, hence Any.
Board = Any
State = Any
