"""The terms by which Age of Industry is judged, and the rows of weights they go with.

Most terms are dollars. The row of weights follows the cards that are left, so loans cost the
interest still to come and tiles that wait lose their worth in time.
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

# Terms, one after another. A comment names the group that explanations use.
BIAS: Final = 0
# scored: what counts at the end and can hardly be lost
LEVEL_POINTS: Final = 1  # levels of own tiles on the map
# railways
RAIL_INCOME: Final = 2  # dollars that own rails would pay now
RAIL_COUNT: Final = 3
RAIL_FREE: Final = 4  # free slots at the ends of own rails: each may pay a dollar more
RAIL_BEST: Final = 5  # what the best rail to be laid next would pay, less its price; at least 0
RAIL_SECOND: Final = 6
RAIL_THIRD: Final = 7
RAIL_OPEN: Final = 8  # how many could be laid, up to six
# money: cash, loans, interest
NET: Final = 9  # cash less all loans
LOANS: Final = 10  # loans that stay after repayment at the end of the round, each with interest
SHORT: Final = 11  # dollars by which cash and rail income would fall short of the loans
SPARE: Final = 12  # cash beyond the loans, up to $20: what comes next needs no loan
RIVALS_NET: Final = 13  # the same as NET, mean of the rivals: what a turn pays to them
# goods: own unflipped mills, then factories; the same five terms for both, in dollars of income
GOODS_0: Final = 14
JOINED: Final = 0  # there is a buyer for each of them, best tiles first
ALONE: Final = 1  # none is connected, or none is left
HOPE: Final = 2  # those alone, by the buyers elsewhere for each tile that waits (0 to 1)
PRESSED: Final = 3  # joined, by the rivals' share of claims on the same buyers
WAITING: Final = 4  # how many wait
GOODS_TERMS: Final = 5
SALE: Final = GOODS_0 + 2 * GOODS_TERMS  # 1 if anything could be sold: an action will be needed
BUYERS_0: Final = SALE + 1  # buyers left for more mills, factories in the network, up to two
# coal and iron: own unflipped mines, then works; the same four terms for both
CUBES_0: Final = BUYERS_0 + 2
CUBES_INCOME: Final = 0  # dollars
CUBES_LEFT: Final = 1  # dollars by cubes still to go
CUBES_BUSY: Final = 2  # dollars by places to build and lay around (0 to 1)
CUBES_RIVAL: Final = 3  # dollars by cubes of others in the same part of the map (up to six)
CUBES_TERMS: Final = 4
# coal and iron around: the same four terms for both
SUPPLY_0: Final = CUBES_0 + 2 * CUBES_TERMS
SUPPLY_FREE: Final = 0  # cubes joined to the network, up to four
SUPPLY_PRICE: Final = 1  # of the track, if nothing is joined but a port is
SUPPLY_NONE: Final = 2  # 1 if the network gets none at all
SUPPLY_GAPS: Final = 3  # empty spaces of the track: what a new tile would earn
SUPPLY_TERMS: Final = 4
# ports: income of own unused ports
PORT_OWN: Final = SUPPLY_0 + 2 * SUPPLY_TERMS  # own goods are joined to them
PORT_RIVAL: Final = PORT_OWN + 1  # only rivals' goods are
PORT_ALONE: Final = PORT_RIVAL + 1
# ships: income of own unflipped ships
SHIP_INCOME: Final = PORT_ALONE + 1
SHIP_CUBES: Final = SHIP_INCOME + 1  # by cubes left on the import
SHIP_MARKET: Final = SHIP_CUBES + 1  # if the market tile is still to be used
SHIP_INERT: Final = SHIP_MARKET + 1  # ships that never flip
# turn order
SPENT: Final = SHIP_INERT + 1
BEHIND: Final = SPENT + 1  # rivals who have moved and spent less
AHEAD: Final = BEHIND + 1  # rivals who have moved and spent more
# places: what the network offers
NETWORK: Final = AHEAD + 1  # nodes
ROOM_0: Final = NETWORK + 1  # where a card of the industry would do, cubes included; up to three
# stacks: tiles left by industry and level, and which level is on top (the last: none)
STACK_0: Final = ROOM_0 + INDUSTRY_COUNT
TOP_0: Final = STACK_0 + INDUSTRY_COUNT * LEVELS
# cards: those that allow something, up to two of a kind; a card from the deck counts as its mean
CARD_TERM_0: Final = TOP_0 + INDUSTRY_COUNT * (LEVELS + 1)
DEAD_CARDS: Final = CARD_TERM_0 + CARDS  # cards that allow nothing or are one too many
UNKNOWN_CARDS: Final = DEAD_CARDS + 1  # drawn from the deck within a search
HAND_MANY: Final = UNKNOWN_CARDS + 1  # cards beyond four
HAND_FULL: Final = HAND_MANY + 1  # cards beyond seven: no room to draw two
BEST_BUILD: Final = HAND_FULL + 1  # dollars, levels included, of the best building in hand
SECOND_BUILD: Final = BEST_BUILD + 1  # and of the best of another industry
ENDING: Final = SECOND_BUILD + 1  # 1 if the game ends with this round (A2)
TERMS: Final = (ENDING + 4) // 4 * 4  # filled up to a multiple of four

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

# Rows of weights. While the deck lasts, by all cards in it and in hands: for each player from so
# many to so many (drawing does not change that, playing does). Then by the smallest hand: more than
# four, three or four, two, one, none.
DECK_ROWS: Final = 8
FIRST_CARDS: Final = 20
LAST_CARDS: Final = 8
ROWS: Final = DECK_ROWS + 5

ENDING_SHARE: Final = 0.3  # of what waits for others, when nobody but they may act again
POINT: Final = 5  # dollars
BUSY: Final = 12  # places around that make cubes sure to go
HOPE_PARTS: Final = 60  # a share of buyers is counted in these
FAR: Final = 99  # the price of a cube out of reach

# The scratch space: arrays by node (the first five) or by part of the map
PART: Final = 0  # the part that a node belongs to
OCCUPIED: Final = 1  # squares that count for rails
FREE: Final = 2  # free slots
OWN: Final = 3  # own tiles
HARBOUR: Final = 4  # 1 with a port tile, 2 with one of the seat's
ACCESS: Final = 5  # the part has a port tile or a distant port
ONLY_0: Final = 6  # buyers of cotton alone, then of factory goods alone
BOTH: Final = 8  # buyers of either
OWN_GOODS_0: Final = 9  # own mills, then factories that wait
RIVAL_GOODS_0: Final = 11
STOCK_0: Final = 13  # coal cubes, then iron cubes
DEMAND: Final = 15  # free slots and free rails; once tiles are read, the plans below
REACH: Final = 16  # the network touches the part
PRICE_0: Final = 17  # of coal, then of iron, FAR if there is none
TAKES: Final = 19  # by node: bit mask of industries that fit its free slots
SCRATCH_ROWS: Final = 20
LIST: Final = SCRATCH_ROWS * NODES  # after them lists: own tiles that wait
LIST_SIZE: Final = 30
OVER_LIST: Final = LIST + LIST_SIZE  # own flipped tiles that a better one may replace
HOPE_LIST: Final = OVER_LIST + LIST_SIZE  # buyers for each tile that waits, by good
COUNT: Final = HOPE_LIST + 2  # how many own tiles wait
OVER_COUNT: Final = COUNT + 1
PLANS: Final = DEMAND * NODES  # lists by industry


@jit
def row_of(state: State) -> int:
    """Which row of weights a position uses: how many cards are left for each player."""
    players = 1
    for place in range(SEATS):
        players = max(players, as_int64(state.order[place]) + 1)
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
    """A2: whether this round is the last, as things stand."""
    return bool(state.deck_left == 0 and smallest_hand(board, state) == 0)


@jit
def row(scratch: Integers, number: int) -> Integers:
    """One array of the scratch space."""
    return scratch[number * NODES : (number + 1) * NODES]


def spans(rules: AnyRules) -> tuple[tuple[int, int], ...]:
    """Rows that tuning changes together: while the deck lasts, and after it."""
    return ((0, DECK_ROWS), (DECK_ROWS, ROWS))
