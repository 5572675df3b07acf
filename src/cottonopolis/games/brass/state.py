"""The data of Brass: names and sizes, the board record and the state record.

The board is constant: everything that is printed. The state is everything that changes during a
game. Copying a state copies its bytes.
"""

from typing import Annotated, Final

from cottonopolis.engine.game_loop import SHARED_STAGES
from cottonopolis.engine.records import GameBoard, GameState, Ints, record_dtype

# Industries, in the order of the tile file
INDUSTRIES: Final = ("cotton_mill", "coal_mine", "iron_works", "port", "shipyard")
INDUSTRY_COUNT: Final = len(INDUSTRIES)
COTTON_MILL: Final = 0
COAL_MINE: Final = 1
IRON_WORKS: Final = 2
PORT: Final = 3
SHIPYARD: Final = 4

PERIODS: Final = ("canal", "rail")  # also the kind of link built in each
CANAL: Final = 0
RAIL: Final = 1

# Sizes
SEATS: Final = 4
NODES: Final = 25
LOCATIONS: Final = 19  # nodes 0 to 18 have slots
SLOTS: Final = 43
LINKS: Final = 36
LEVELS: Final = 5  # 0 to 4
CARDS: Final = LOCATIONS + INDUSTRY_COUNT  # kinds of card: locations first, then industries
DECK: Final = 66
MARKET_TILES: Final = 12
MARKET_SPACES: Final = 8
TRACK_SPACES: Final = 8
INCOME_SPACES: Final = 100
LOANS: Final = 3

NOBODY: Final = -1  # owner of an empty slot or link; a choice that has not been made yet
TRACK: Final = -2  # source of a cube from the demand track
FACE_DOWN: Final = 1  # a Distant Market tile that a view does not show; real ones are 0 or less

# The virtual link (B12)
NO_VIRTUAL_LINK: Final = 0
ONE_WAY: Final = 1
TWO_WAY: Final = 2

# Kinds of choice
STAGES: Final = (
    *SHARED_STAGES,  # "more": another rail, tile or mill, or done
    "card",  # the card for an action
    "first_card",  # the first of two combined cards (B8)
    "second_card",
    "coal",  # which mine provides the coal
    "iron",  # which works provides the iron
    "buyer",  # who buys a mill's cotton
    "give_up",  # which tile to remove to pay a negative income (B4)
)
CARD_STAGE: Final = 3
FIRST_CARD_STAGE: Final = 4
SECOND_CARD_STAGE: Final = 5
COAL_STAGE: Final = 6
IRON_STAGE: Final = 7
BUYER_STAGE: Final = 8
GIVE_UP_STAGE: Final = 9


class Board(GameBoard):
    """Everything that is printed."""

    rounds: int  # per period (B2)
    hand: int  # cards in a full hand
    money: int  # cash at the start (B1)
    income_space: int  # of the marker at the start (B1)
    links: int  # link tiles per player (B23)
    canal_cost: int
    rail_cost: int
    two_rails_cost: int
    slot_node: Annotated[Ints, SLOTS]
    slot_shows: Annotated[Ints, SLOTS]  # bit mask of industries printed on the slot
    # For each industry, the slots that show it, and their number
    industry_slots: Annotated[Ints, INDUSTRY_COUNT, SLOTS]
    industry_slot_count: Annotated[Ints, INDUSTRY_COUNT]
    port_only_slot: Annotated[Ints, NODES]  # B14: the slot a port must take first, or NOBODY
    external: Annotated[Ints, NODES]  # 1: counts as a built port
    discs: Annotated[Ints, NODES]  # printed discs (B30)
    link_a: Annotated[Ints, LINKS]
    link_b: Annotated[Ints, LINKS]
    link_kinds: Annotated[Ints, LINKS]  # bit mask of periods
    tile_count: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_cost: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_coal: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_iron: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_vp: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_income: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_cubes: Annotated[Ints, INDUSTRY_COUNT, LEVELS]
    tile_periods: Annotated[Ints, INDUSTRY_COUNT, LEVELS]  # bit mask of periods
    card_count: Annotated[Ints, CARDS]
    deck_size: int
    set_aside: Annotated[Ints, 2]  # cards set aside, by period
    track_length: int
    track_spaces: Annotated[Ints, 2, TRACK_SPACES]
    track_empty: Annotated[Ints, 2]  # price of a cube when the track is empty
    market_size: int
    market_tiles: Annotated[Ints, MARKET_TILES]
    market_bonus: Annotated[Ints, MARKET_SPACES]
    income: Annotated[Ints, INCOME_SPACES]
    loans: Annotated[Ints, LOANS]
    loan_levels: Annotated[Ints, LOANS]  # income levels lost by each loan (B29)
    lowest_income: int
    most_rails: int  # per action (B24)
    most_developed: int  # tiles per action (B26)
    give_up_share: int  # a tile given up pays its price divided by this (B4)
    money_per_vp: int  # at the end (B30)
    removed_level: int  # tiles of this level are removed after the canal period (B31)
    virtual_link: int
    virtual_from: int
    virtual_to: int


class State(GameState):
    """Everything that changes."""

    order: Annotated[Ints, SEATS]
    # The players
    vp: Annotated[Ints, SEATS]
    money: Annotated[Ints, SEATS]
    spent: Annotated[Ints, SEATS]
    space: Annotated[Ints, SEATS]  # of the income track
    links_left: Annotated[Ints, SEATS]
    hand: Annotated[Ints, SEATS, CARDS]  # cards of each kind
    hand_size: Annotated[Ints, SEATS]
    stack: Annotated[Ints, SEATS, INDUSTRY_COUNT, LEVELS]  # tiles left of each level
    # The board
    tile_owner: Annotated[Ints, SLOTS]
    tile_industry: Annotated[Ints, SLOTS]
    tile_level: Annotated[Ints, SLOTS]
    tile_cubes: Annotated[Ints, SLOTS]
    tile_flipped: Annotated[Ints, SLOTS]
    link_owner: Annotated[Ints, LINKS]
    # Nodes connected by built links share a number. Derived from link_owner, and stored because it
    # changes about sixty times per game and is read for every list of options.
    component: Annotated[Ints, NODES]
    track_cubes: Annotated[Ints, 2]
    market_marker: int
    market_turned: int  # tiles turned this period
    market_tiles: Annotated[Ints, MARKET_TILES]  # in the order they are turned
    # The cards
    deck: Annotated[Ints, DECK]  # cards set aside, then the draw deck, top card last
    deck_left: int
    set_aside: int
    discards: Annotated[Ints, CARDS]
    # Choices of the pending action, besides `chosen`
    pending_card: int
    pending_card2: int
    pending_coal: int  # slot of the mine, TRACK or NOBODY
    pending_iron: int


BOARD_DTYPE: Final = record_dtype(Board)
STATE_DTYPE: Final = record_dtype(State)
