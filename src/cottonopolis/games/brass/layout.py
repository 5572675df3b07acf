"""How Brass is laid out in memory: names, sizes, the printed board and the state of a game.

Everything printed on the cardboard is one constant record, the board; everything that changes
during a game is another, the state. Copying a state is copying its bytes.
"""

from typing import Any, Final

import numpy as np

from cottonopolis.engine.course import ACTION as ACTION
from cottonopolis.engine.course import MORE as MORE
from cottonopolis.engine.course import NO_ACTION as NO_ACTION
from cottonopolis.engine.course import OVER as OVER

# Industries, in the order of the tile file
INDUSTRIES: Final = ("cotton_mill", "coal_mine", "iron_works", "port", "shipyard")
COTTON_MILL: Final = 0
COAL_MINE: Final = 1
IRON_WORKS: Final = 2
PORT: Final = 3
SHIPYARD: Final = 4

PERIODS: Final = ("canal", "rail")
CANAL: Final = 0
RAIL: Final = 1

# Resources, index of the demand tracks
COAL: Final = 0
IRON: Final = 1

# Sizes
SEATS: Final = 4
NODES: Final = 25
LOCATIONS: Final = 19  # nodes 0 to 18 have slots
SLOTS: Final = 43
LINKS: Final = 36
LEVELS: Final = 5  # 0 to 4
CARDS: Final = LOCATIONS + len(INDUSTRIES)  # kinds of card: locations first, then industries
DECK: Final = 66
MARKET_TILES: Final = 12
MARKET_SPACES: Final = 8
TRACK_SPACES: Final = 8
INCOME_SPACES: Final = 100
LOANS: Final = 3

NOBODY: Final = -1  # owner of an empty slot or link; a pending choice not made yet
TRACK: Final = -2  # a pending cube that comes from the demand track

# The virtual link (B12)
NO_VIRTUAL_LINK: Final = 0
ONE_WAY: Final = 1
TWO_WAY: Final = 2

# What is to be decided; the first three are the same in every game (see engine/course.py)
STAGES: Final = (
    "action",  # a new action
    "over",
    "more",  # another rail, tile or mill, or done
    "card",  # the card for an action
    "first_card",  # the first of two combined cards (B8)
    "second_card",
    "coal",  # which mine gives the coal
    "iron",  # which works gives the iron
    "buyer",  # who buys a mill's cotton
    "give_up",  # which tile to remove because income cannot be paid (B4)
)
CARD: Final = 3
FIRST_CARD: Final = 4
SECOND_CARD: Final = 5
COAL_SOURCE: Final = 6
IRON_SOURCE: Final = 7
BUYER: Final = 8
GIVE_UP: Final = 9

# Kinds of action (B7); 0 is none
BUILD: Final = 1
LINK: Final = 2
DEVELOP: Final = 3
SELL: Final = 4
LOAN: Final = 5
PASS: Final = 6

_INT = np.int16

BOARD_DTYPE: Final = np.dtype(
    (
        np.record,
        [
            ("players", _INT),
            ("rounds", _INT),  # rounds a period (B2)
            ("hand", _INT),  # cards in a full hand
            ("money", _INT),  # cash at the start (B1)
            ("income_space", _INT),  # marker at the start (B1)
            ("links", _INT),  # link tiles of each player (B23)
            ("canal_cost", _INT),
            ("rail_cost", _INT),
            ("two_rails_cost", _INT),
            ("slot_node", _INT, (SLOTS,)),
            ("slot_shows", _INT, (SLOTS,)),  # bit mask of industries printed on the slot
            # The same by industry: slots that show it, and how many they are
            ("industry_slots", _INT, (len(INDUSTRIES), SLOTS)),
            ("industry_slot_count", _INT, (len(INDUSTRIES),)),
            ("port_only_slot", _INT, (NODES,)),  # B14: the slot a port must take first, or NOBODY
            ("external", _INT, (NODES,)),  # 1: acts as a built port
            ("discs", _INT, (NODES,)),  # printed discs (B30)
            ("link_a", _INT, (LINKS,)),
            ("link_b", _INT, (LINKS,)),
            ("link_kinds", _INT, (LINKS,)),  # bit mask of periods
            ("tile_count", _INT, (len(INDUSTRIES), LEVELS)),
            ("tile_cost", _INT, (len(INDUSTRIES), LEVELS)),
            ("tile_coal", _INT, (len(INDUSTRIES), LEVELS)),
            ("tile_iron", _INT, (len(INDUSTRIES), LEVELS)),
            ("tile_vp", _INT, (len(INDUSTRIES), LEVELS)),
            ("tile_income", _INT, (len(INDUSTRIES), LEVELS)),
            ("tile_cubes", _INT, (len(INDUSTRIES), LEVELS)),
            ("tile_periods", _INT, (len(INDUSTRIES), LEVELS)),  # bit mask of periods
            ("card_count", _INT, (CARDS,)),
            ("deck_size", _INT),
            ("set_aside", _INT, (2,)),  # cards put aside in each period
            ("track_length", _INT),
            ("track_spaces", _INT, (2, TRACK_SPACES)),
            ("track_empty", _INT, (2,)),  # price of a cube when the track is empty
            ("market_size", _INT),
            ("market_tiles", _INT, (MARKET_TILES,)),
            ("market_bonus", _INT, (MARKET_SPACES,)),
            ("income", _INT, (INCOME_SPACES,)),
            ("loans", _INT, (LOANS,)),
            ("lowest_income", _INT),
            ("virtual_link", _INT),
            ("virtual_from", _INT),
            ("virtual_to", _INT),
        ],
    )
)

STATE_DTYPE: Final = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint32, (4,)),
            # The course of the game
            ("period", _INT),
            ("round_number", _INT),  # from 1 in each period
            ("stage", _INT),
            ("turn", _INT),  # place in the order whose turn it is
            ("actions_left", _INT),
            ("order", _INT, (SEATS,)),
            # The players
            ("money", _INT, (SEATS,)),
            ("spent", _INT, (SEATS,)),
            ("space", _INT, (SEATS,)),  # of the income track
            ("vp", _INT, (SEATS,)),
            ("links_left", _INT, (SEATS,)),
            ("hand", _INT, (SEATS, CARDS)),  # cards of each kind
            ("hand_size", _INT, (SEATS,)),
            ("stack", _INT, (SEATS, len(INDUSTRIES), LEVELS)),  # tiles left of each level
            # The board
            ("tile_owner", _INT, (SLOTS,)),
            ("tile_industry", _INT, (SLOTS,)),
            ("tile_level", _INT, (SLOTS,)),
            ("tile_cubes", _INT, (SLOTS,)),
            ("tile_flipped", _INT, (SLOTS,)),
            ("link_owner", _INT, (LINKS,)),
            # Nodes joined by built links share a number. Derived from link_owner, and kept because
            # it changes some sixty times in a game and is asked for at every legal list.
            ("component", _INT, (NODES,)),
            ("track_cubes", _INT, (2,)),
            ("market_marker", _INT),
            ("market_turned", _INT),  # tiles turned this period
            ("market_tiles", _INT, (MARKET_TILES,)),  # in the order they are turned
            # The cards
            ("deck", _INT, (DECK,)),  # set aside first, then the draw deck, its top last
            ("deck_left", _INT),
            ("set_aside", _INT),
            ("discards", _INT, (CARDS,)),
            # The action being put together
            ("pending", _INT),  # kind of action
            ("pending_slot", _INT),  # build: where; sell: the mill
            ("pending_industry", _INT),  # build, develop
            ("pending_link", _INT),
            ("pending_loan", _INT),  # index of the amount
            ("pending_card", _INT),
            ("pending_card2", _INT),
            ("pending_coal", _INT),  # slot of the mine, TRACK or NOBODY
            ("pending_iron", _INT),
            ("done", _INT),  # rails laid, tiles developed, mills sold so far in this action
        ],
    )
)

# Records of the two types above. A type checker cannot see their fields, hence Any.
Board = Any
State = Any
