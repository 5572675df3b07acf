"""Age of Industry for bots: its evaluation, and what a search may leave out.

The value of a position is an estimate of the seat's final victory points. Nothing hidden is read:
a card drawn from the deck within a search counts as what such a card is worth on average.
"""

from typing import Any, Final

from cottonopolis.bots.industry_hand import (
    read_hand,
    read_network,
    read_places,
    read_purse,
    read_stacks,
)
from cottonopolis.bots.industry_map import read_map, read_rails, read_tiles
from cottonopolis.bots.industry_start import starting_weights as starting_weights
from cottonopolis.bots.industry_terms import (
    BIAS,
    CARD_TERM_0,
    DEAD_CARDS,
    ENDING,
    Ints,
    Values,
    ends_now,
    row_of,
)
from cottonopolis.bots.industry_terms import GROUPS as GROUPS
from cottonopolis.bots.industry_terms import ROWS as ROWS
from cottonopolis.bots.industry_terms import TERMS as TERMS
from cottonopolis.bots.industry_terms import spans as spans
from cottonopolis.bots.thinking import Thinking, bring
from cottonopolis.engine.course import Trace
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.jit import jit, wide
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.stacks import lowest_level
from cottonopolis.games.industry.build import connected
from cottonopolis.games.industry.decisions import (
    BOTH_0,
    BUILD_0,
    BUYER_0,
    CARD_0,
    DEVELOP_0,
    DRAW_0,
    DRAW_DECK,
    RAIL_0,
    SELL_0,
    TAKE_0,
)
from cottonopolis.games.industry.facts import COTTON_PORT, Facts, survey
from cottonopolis.games.industry.hidden import redeal
from cottonopolis.games.industry.layout import (
    ACTION,
    BUILD,
    BUYER,
    CARD,
    CARDS,
    COAL_SOURCE,
    FACTORY,
    GOODS,
    INDUSTRY_COUNT,
    IRON_SOURCE,
    LEVELS,
    MORE,
    NOBODY,
    SHIP,
    SLOTS,
    STATE_DTYPE,
    Board,
    State,
)
from cottonopolis.games.industry.play import step

WHOLE_TURN: Final = 3  # the level that makes a tile worth both actions (A4)
TAKES_BOTH: Final = GOODS.index("both")


@jit
def read_terms(board: Board, state: State, seat: int, out: Values, scratch: Ints) -> None:
    """Write the terms of a position for a seat; nothing hidden from the seat is looked at."""
    out[:] = 0.0
    out[BIAS] = 1.0
    ending = ends_now(board, state)
    tiles = read_map(board, state, seat, out, scratch)
    rails = read_rails(board, state, seat, tiles, ending, out, scratch)
    read_tiles(board, state, ending, out, scratch)
    read_purse(board, state, seat, out)
    if ending:
        out[ENDING] = 1.0
        return
    read_network(board, state, tiles | rails, out, scratch)
    read_stacks(board, state, seat, out, scratch)
    read_places(board, state, seat, tiles, rails, out, scratch)
    read_hand(board, state, seat, out, scratch)


@jit
def stand_first(board: Board, state: State, seat: int) -> None:
    """Let the seat be first in the order of a copy, so that the end of its turn ends no round."""
    state.order[state.turn] = state.order[0]
    state.order[0] = seat
    state.turn = 0


# Cards


@jit
def card_worth(state: State, seat: int, card: int, terms: Values, weights: Values) -> float:
    """What the evaluation would lose with a card, by the terms of the position."""
    if terms[CARD_TERM_0 + card] > 0.0 and state.hand[seat, card] <= 2:
        return float(weights[CARD_TERM_0 + card])
    return float(weights[DEAD_CARDS])


@jit
def cheapest_card(state: State, seat: int, terms: Values, weights: Values) -> int:
    """The card whose loss costs least; any kind if only cards not known are held."""
    best = -1
    worth = 0.0
    for card in range(CARDS):
        if state.hand[seat, card] > 0:
            loss = card_worth(state, seat, card, terms, weights)
            if best < 0 or loss < worth:
                best = card
                worth = loss
    return max(best, 0)


@jit
def obvious(board: Board, state: State, seat: int, terms: Values, weights: Values) -> int:
    """The decision that needs no list of options: the card that costs least; below 0 if none."""
    if state.stage != CARD:
        return -1
    if state.pending != BUILD:
        return CARD_0 + cheapest_card(state, seat, terms, weights)
    if state.hand[seat, state.pending_industry] > 0:
        return -1
    colour = wide(board.node_colour[board.slot_node[state.pending_slot]])
    if colour >= 0 and state.hand[seat, INDUSTRY_COUNT + colour] > 0:
        return CARD_0 + INDUSTRY_COUNT + colour
    return BOTH_0 + cheapest_card(state, seat, terms, weights)


@jit
def trim_cards(
    state: State, seat: int, options: Buffer, n: int, terms: Values, weights: Values
) -> int:
    """The card that costs least; both actions (A4) only if no single card will do."""
    best = 0
    worth = 0.0
    for index in range(n):
        decision = wide(options[index])
        if decision >= BOTH_0 and options[0] < BOTH_0:
            break
        card = decision - (BOTH_0 if decision >= BOTH_0 else CARD_0)
        loss = card_worth(state, seat, card, terms, weights)
        if index == 0 or loss < worth:
            best = index
            worth = loss
    options[0] = options[best]
    return 1


# Options


@jit
def trim(
    board: Board, state: State, seat: int, options: Buffer, n: int, terms: Values, weights: Values
) -> int:
    """Keep of the options those that can be best; returns how many."""
    if n < 2:
        return n
    stage = state.stage
    if stage == ACTION:
        return trim_actions(board, state, seat, options, n)
    if stage == MORE:
        return trim_sellers(board, state, options, n)
    if stage == CARD:
        return trim_cards(state, seat, options, n, terms, weights)
    if stage in (COAL_SOURCE, IRON_SOURCE):
        return best_source(board, state, seat, options, n)
    if stage == BUYER:
        return trim_buyers(board, state, seat, options, n)
    return n


@jit
def fits_one_card(board: Board, state: State, facts: Facts, slot: int, industry: int) -> bool:
    """A5, A6: whether a single card allows a building that is possible otherwise."""
    colour = wide(board.node_colour[board.slot_node[slot]])
    if colour >= 0 and state.hand[facts.seat, INDUSTRY_COUNT + colour] > 0:
        return True
    return bool(state.hand[facts.seat, industry] > 0) and connected(board, state, facts, slot)


@jit
def has_twin(board: Board, state: State, slot: int) -> bool:
    """Whether the slot before is as good: same location, takes the same, free as well."""
    return bool(
        slot > 0
        and state.tile_owner[slot] == NOBODY
        and state.tile_owner[slot - 1] == NOBODY
        and board.slot_node[slot - 1] == board.slot_node[slot]
        and board.slot_takes[slot - 1] == board.slot_takes[slot]
    )


@jit
def worth_developing(board: Board, state: State, seat: int, industry: int, level: int) -> bool:
    """Only the tile on top, and only if it hides a better one."""
    if industry == SHIP and board.ship_count == 0:
        return False
    for other in range(LEVELS):
        if state.stack[seat, industry, other] > 0:
            if other < level:
                return False
            if other > level:
                return True
    return False


@jit
def trim_actions(board: Board, state: State, seat: int, options: Buffer, n: int) -> int:
    """Leave out slots that are alike, poor uses of both actions (A4) and senseless removals."""
    facts = survey(board, state)
    whole = state.actions_left > 1 and state.round_number > 1
    kept = 0
    for index in range(n):
        decision = wide(options[index])
        if BUILD_0 <= decision < RAIL_0:
            slot = (decision - BUILD_0) // INDUSTRY_COUNT
            industry = (decision - BUILD_0) % INDUSTRY_COUNT
            if has_twin(board, state, slot):
                continue
            if (
                whole
                and lowest_level(state.stack[seat, industry]) < WHOLE_TURN
                and not fits_one_card(board, state, facts, slot, industry)
            ):
                continue
        elif DEVELOP_0 <= decision < DRAW_0:
            industry = (decision - DEVELOP_0) // LEVELS
            level = (decision - DEVELOP_0) % LEVELS
            if not worth_developing(board, state, seat, industry, level):
                continue
        options[kept] = decision
        kept += 1
    return trim_sellers(board, state, options, kept) if kept > 0 else n


@jit
def trim_sellers(board: Board, state: State, options: Buffer, n: int) -> int:
    """Of the tiles that could sell keep the best mill and the best factory."""
    best_mill = -1
    best_factory = -1
    mill_income = 0
    factory_income = 0
    for index in range(n):
        decision = wide(options[index])
        if SELL_0 <= decision < DEVELOP_0:
            slot = decision - SELL_0
            industry = wide(state.tile_industry[slot])
            income = wide(board.tile_income[industry, state.tile_level[slot]])
            if industry == FACTORY:
                if income > factory_income:
                    factory_income = income
                    best_factory = decision
            elif income > mill_income:
                mill_income = income
                best_mill = decision
    kept = 0
    for index in range(n):
        decision = wide(options[index])
        if SELL_0 <= decision < DEVELOP_0 and decision != best_mill and decision != best_factory:
            continue
        options[kept] = decision
        kept += 1
    return kept


@jit
def best_source(board: Board, state: State, seat: int, options: Buffer, n: int) -> int:
    """Own cubes first, from the tile that flips soonest; else from the one that flips last."""
    best = 0
    score = -99
    for index in range(n):
        source = wide(options[index]) - TAKE_0
        if source < SLOTS:
            cubes = wide(state.tile_cubes[source])
            owner = wide(state.tile_owner[source])
        else:
            cubes = wide(state.import_cubes[source - SLOTS])
            owner = wide(state.tile_owner[board.import_slot[source - SLOTS]])
        worth = 50 - cubes if owner == seat else cubes
        if worth > score:
            score = worth
            best = index
    options[0] = options[best]
    return 1


@jit
def buyer_score(board: Board, state: State, seat: int, buyer: int) -> int:
    """How gladly one sells to somebody: own ports first; the pickier, the better."""
    if buyer < SLOTS:
        level = wide(state.tile_level[buyer])
        income = wide(board.tile_income[state.tile_industry[buyer], level])
        picky = 4 if level <= COTTON_PORT else 0
        return 100 + income + picky if state.tile_owner[buyer] == seat else 8 + picky - income
    market = buyer - SLOTS
    score = 10 if state.market_good[market] != TAKES_BOTH else 6
    slot = wide(board.node_slot[board.market_node[market]])
    if slot < board.slot_count and state.tile_industry[slot] == SHIP:
        score += 8 if state.tile_owner[slot] == seat else -4
    return score


@jit
def trim_buyers(board: Board, state: State, seat: int, options: Buffer, n: int) -> int:
    """Keep the best own port and the best of the others."""
    own = -1
    other = -1
    own_score = 99
    other_score = -99
    for index in range(n):
        score = buyer_score(board, state, seat, wide(options[index]) - BUYER_0)
        if score > 99:
            if score > own_score:
                own_score = score
                own = wide(options[index])
        elif score > other_score:
            other_score = score
            other = wide(options[index])
    kept = 0
    if own >= 0:
        options[0] = own
        kept = 1
    if other >= 0:
        options[kept] = other
        kept += 1
    return kept


# What is hidden


@jit
def reveals(decision: int) -> bool:
    """Drawing: a card of the deck comes to the hand, or lies face up afterwards."""
    return DRAW_0 <= decision <= DRAW_DECK


@jit
def reveal(
    board: Board, states: Any, at: int, spare: int, decision: int, events: Buffer, trace: Trace
) -> float:
    """Draw a card without learning what the deck gives.

    The hand grows, but by no kind of card if it comes from the deck; the face-up pair is not made
    up. What the deck held, or did not in a view, is written over.
    """
    state = states[at]
    seat = seat_to_move(state)
    states[spare] = states[at]
    step(board, state, decision, events, trace)
    before = states[spare]
    for card in range(CARDS):
        state.hand[seat, card] = before.hand[seat, card]
        state.face_up[card] = before.face_up[card]
    if decision != DRAW_DECK:
        state.hand[seat, decision - DRAW_0] += 1
        state.face_up[decision - DRAW_0] -= 1
    return 0.0


bring(
    STATE_DTYPE,
    Thinking(read_terms, row_of, stand_first, obvious, trim, reveals, reveal, redeal),
)
