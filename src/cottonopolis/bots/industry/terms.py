"""The terms of the evaluation of Age of Industry, and its rows of weights.

Most terms are in dollars. The row of weights depends on the cards that are left, so that loans cost
the remaining interest, and unflipped tiles lose their value in time.
"""

from typing import Final

from cottonopolis.bots.search_hooks import Integers
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.games.industry.rounds import smallest_hand
from cottonopolis.games.industry.state import (
    CARDS,
    INDUSTRY_COUNT,
    LEVELS,
    NODES,
    SEATS,
    Board,
    State,
)
from cottonopolis.games.rules import AnyRules

# Indices of the terms. Comments on their own line name the groups used in hints.
BIAS: Final = 0
# scored: points that are nearly certain
LEVEL_POINTS: Final = 1  # levels of own tiles on the map
# railways
RAIL_INCOME: Final = 2  # dollars that own rails would pay at the end
RAIL_COUNT: Final = 3
RAIL_FREE: Final = 4  # free slots at the ends of own rails: each may pay a dollar more
RAIL_BEST: Final = 5  # final income of the best possible rail, less its price; at least 0
RAIL_SECOND: Final = 6
RAIL_THIRD: Final = 7
RAIL_OPEN: Final = 8  # number of possible rails, up to six
# money: cash, loans, interest
NET: Final = 9  # cash less all loans
LOANS: Final = 10  # loans that remain after the repayment at the end of the round
SHORT: Final = 11  # loans in dollars beyond cash and rail income
SPARE: Final = 12  # cash beyond the loans, up to $20
RIVALS_NET: Final = 13  # NET of the rivals, mean
# goods: own unflipped mills, then factories; the same five terms for both, in dollars of income
GOODS_0: Final = 14
JOINED: Final = 0  # with a connected buyer; the best tiles get one first
ALONE: Final = 1  # without a connected buyer
HOPE: Final = 2  # ALONE times the share of waiting tiles that have a buyer somewhere
PRESSED: Final = 3  # JOINED times the rivals' share of the demand for the same buyers
WAITING: Final = 4  # number of tiles
GOODS_TERMS: Final = 5
SALE: Final = GOODS_0 + 2 * GOODS_TERMS  # 1 if anything can be sold, which takes an action
BUYERS_0: Final = SALE + 1  # buyers in the network for more mills, then factories, up to two
# coal and iron: own unflipped mines, then works; the same four terms for both
CUBES_0: Final = BUYERS_0 + 2
CUBES_INCOME: Final = 0  # dollars
CUBES_LEFT: Final = 1  # dollars times cubes left
CUBES_BUSY: Final = 2  # dollars times free slots and rails nearby (0 to 1)
CUBES_RIVAL: Final = 3  # dollars times other cubes in the same part of the map (up to six)
CUBES_TERMS: Final = 4
# supply: coal, then iron in reach; the same four terms for both
SUPPLY_0: Final = CUBES_0 + 2 * CUBES_TERMS
SUPPLY_FREE: Final = 0  # cubes connected to the network, up to four
SUPPLY_PRICE: Final = 1  # of the track, if no cube but a port is connected
SUPPLY_NONE: Final = 2  # 1 if the network has no source
SUPPLY_GAPS: Final = 3  # empty spaces of the track, which a new tile would fill
SUPPLY_TERMS: Final = 4
# ports: income of own unused ports
PORT_OWN: Final = SUPPLY_0 + 2 * SUPPLY_TERMS  # connected to own goods
PORT_RIVAL: Final = PORT_OWN + 1  # connected only to rivals' goods
PORT_ALONE: Final = PORT_RIVAL + 1
# ships: income of own unflipped ships
SHIP_INCOME: Final = PORT_ALONE + 1
SHIP_CUBES: Final = SHIP_INCOME + 1  # times cubes left on the import
SHIP_MARKET: Final = SHIP_CUBES + 1  # if the market tile is unused
SHIP_INERT: Final = SHIP_MARKET + 1  # ships that never flip
# turn order
SPENT: Final = SHIP_INERT + 1
BEHIND: Final = SPENT + 1  # rivals who have already spent, but less
AHEAD: Final = BEHIND + 1  # rivals who have spent as much or more
# places: what the network offers
NETWORK: Final = AHEAD + 1  # nodes
ROOM_0: Final = NETWORK + 1  # slots where a card of the industry is enough; up to three
# stacks: remaining tiles by industry and level, and the level of the top tile (last: none)
STACK_0: Final = ROOM_0 + INDUSTRY_COUNT
TOP_0: Final = STACK_0 + INDUSTRY_COUNT * LEVELS
# cards: useful ones, up to two of a kind; a card from the deck counts as the mean
CARD_TERM_0: Final = TOP_0 + INDUSTRY_COUNT * (LEVELS + 1)
DEAD_CARDS: Final = CARD_TERM_0 + CARDS  # useless or surplus cards
UNKNOWN_CARDS: Final = DEAD_CARDS + 1  # drawn from the deck within a search
HAND_MANY: Final = UNKNOWN_CARDS + 1  # cards beyond four
HAND_FULL: Final = HAND_MANY + 1  # cards beyond seven, too many to draw two
BEST_BUILD: Final = HAND_FULL + 1  # value in dollars of the best building that the hand allows
SECOND_BUILD: Final = BEST_BUILD + 1  # the same for the best of another industry
ENDING: Final = SECOND_BUILD + 1  # 1 if the game ends with this round (A2)
TERMS: Final = (ENDING + 4) // 4 * 4  # rounded up to a multiple of four

GROUPS: Final = (
    ("scored", BIAS, RAIL_INCOME),
    ("railways", RAIL_INCOME, NET),
    ("money", NET, GOODS_0),
    ("goods", GOODS_0, CUBES_0),
    ("coal-iron", CUBES_0, SUPPLY_0),
    ("supply", SUPPLY_0, PORT_OWN),
    ("ports", PORT_OWN, SHIP_INCOME),
    ("ships", SHIP_INCOME, SPENT),
    ("order", SPENT, NETWORK),
    ("places", NETWORK, STACK_0),
    ("stacks", STACK_0, CARD_TERM_0),
    ("cards", CARD_TERM_0, TERMS),
)

# Rows of weights. While the deck lasts, the row depends on the cards in deck and hands per player,
# from FIRST_CARDS to LAST_CARDS (drawing does not change it, playing does). Then on the smallest
# hand: more than four, three or four, two, one, none.
DECK_ROWS: Final = 8
FIRST_CARDS: Final = 20
LAST_CARDS: Final = 8
ROWS: Final = DECK_ROWS + 5

ENDING_SHARE: Final = 0.3  # of the value of waiting tiles in the last round, when only rivals act
DOLLARS_PER_VP: Final = 5
BUSY_PLACES: Final = 12  # free slots and rails nearby that make cubes certain to be used
HOPE_PARTS: Final = 60  # shares are stored as integers in units of 1 / HOPE_PARTS
UNREACHABLE_PRICE: Final = 99  # of a cube without a source

# Rows of the scratch space, by node (the first five) or by connected part of the map
PART: Final = 0  # the part that a node belongs to
OCCUPIED: Final = 1  # squares that count for the income of rails
FREE: Final = 2  # free slots
OWN: Final = 3  # own tiles
HARBOUR: Final = 4  # bits: 1 for a rival's port tile, 2 for an own one
ACCESS: Final = 5  # 1 with a port tile or a distant port
ONLY_0: Final = 6  # buyers of cotton only, then of factory goods only
BOTH: Final = 8  # buyers of both
OWN_GOODS_0: Final = 9  # own unflipped mills, then factories
RIVAL_GOODS_0: Final = 11
STOCK_0: Final = 13  # coal cubes, then iron cubes
DEMAND: Final = 15  # free slots and free rails; reused for INDUSTRY_LISTS later
REACH: Final = 16  # 1 if the network touches the part
PRICE_0: Final = 17  # of coal, then of iron, UNREACHABLE_PRICE if there is none
TAKES: Final = 19  # by node: bit mask of industries that fit its free slots
SCRATCH_ROWS: Final = 20
WAITING_LIST: Final = SCRATCH_ROWS * NODES  # own unflipped tiles; the lists follow the rows
LIST_SIZE: Final = 30
OVERBUILD_LIST: Final = WAITING_LIST + LIST_SIZE  # own flipped tiles that can be overbuilt
HOPE_LIST: Final = OVERBUILD_LIST + LIST_SIZE  # buyers per waiting tile, by good
WAITING_COUNT: Final = HOPE_LIST + 2  # length of WAITING_LIST
OVERBUILD_COUNT: Final = WAITING_COUNT + 1
INDUSTRY_LISTS: Final = DEMAND * NODES  # see hand_terms.py


@jit
def row_of(state: State) -> int:
    """Return the row of weights for a position, by the cards left per player."""
    players = 1
    for turn in range(SEATS):
        players = max(players, as_int64(state.order[turn]) + 1)
    cards = as_int64(state.deck_left)
    smallest = as_int64(state.hand_size[0])
    for seat in range(players):
        cards += as_int64(state.hand_size[seat])
        smallest = min(smallest, as_int64(state.hand_size[seat]))
    if state.deck_left == 0:
        return ROWS - 1 - min(smallest, 2) - (smallest > 2) - (smallest > 4)
    gone = FIRST_CARDS * players - cards
    return min(max(gone * DECK_ROWS // ((FIRST_CARDS - LAST_CARDS) * players), 0), DECK_ROWS - 1)


@jit
def ends_now(board: Board, state: State) -> bool:
    """A2: whether the game would end with this round."""
    return bool(state.deck_left == 0 and smallest_hand(board, state) == 0)


@jit
def row(scratch: Integers, number: int) -> Integers:
    return scratch[number * NODES : (number + 1) * NODES]


def spans(rules: AnyRules) -> tuple[tuple[int, int], ...]:
    """Return the rows that are tuned together: while the deck lasts, and after it."""
    return ((0, DECK_ROWS), (DECK_ROWS, ROWS))
