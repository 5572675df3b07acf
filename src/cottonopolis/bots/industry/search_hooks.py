"""The search hooks of Age of Industry: which options to skip, and how to treat hidden cards.

A card drawn from the deck within a search has the average value of an unseen card.
"""

from typing import Final

from cottonopolis.bots.industry.evaluation import read_terms
from cottonopolis.bots.industry.style_hooks import amount_of
from cottonopolis.bots.industry.terms import CARD_TERM_0, DEAD_CARDS, row_of
from cottonopolis.bots.search_hooks import SearchHooks, Values
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import ACTION, MORE, Trace, step
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.records import Records
from cottonopolis.engine.tiles import lowest_level
from cottonopolis.games.industry.build import connected
from cottonopolis.games.industry.decisions import (
    BUILD,
    DEVELOP,
    DRAW,
    SELL,
    WHOLE_TURN,
    buyer_of,
    card_id,
    card_of,
    industry_of,
    kind_of,
    level_of,
    pile_of,
    slot_of,
    source_of,
    whole_turn_id,
)
from cottonopolis.games.industry.draw import DECK_PILE
from cottonopolis.games.industry.state import (
    BOTH_GOODS,
    BUYER_STAGE,
    CARD_STAGE,
    CARDS,
    COAL_STAGE,
    FACTORY,
    INDUSTRY_COUNT,
    IRON_STAGE,
    LEVELS,
    NOBODY,
    SHIP,
    SLOTS,
    Board,
    State,
)
from cottonopolis.games.industry.summary import COTTON_ONLY_PORT_LEVEL, Summary, summarise

MIN_WHOLE_TURN_LEVEL: Final = 3  # of a tile worth both actions (A4)


@jit
def move_to_front(board: Board, state: State, seat: int) -> None:
    """Move the seat to the front of the turn order of a copy, so that its turn ends no round."""
    state.order[state.turn] = state.order[0]
    state.order[0] = seat
    state.turn = 0


# Cards


@jit
def card_worth(state: State, seat: int, card: int, terms: Values, weights: Values) -> float:
    """Return what the evaluation loses without a card."""
    if terms[CARD_TERM_0 + card] > 0.0 and state.hand[seat, card] <= 2:
        return float(weights[CARD_TERM_0 + card])
    return float(weights[DEAD_CARDS])


@jit
def cheapest_card(state: State, seat: int, terms: Values, weights: Values) -> int:
    """Return the card with the smallest loss; any kind if the hand has only unknown cards."""
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
    """Return the card with the smallest loss if that is clear without listing options, else -1."""
    if state.stage != CARD_STAGE:
        return -1
    if state.pending != BUILD:
        return card_id(cheapest_card(state, seat, terms, weights))
    if state.hand[seat, industry_of(state.chosen)] > 0:
        return -1
    colour = as_int64(board.node_colour[board.slot_node[slot_of(state.chosen)]])
    if colour >= 0 and state.hand[seat, INDUSTRY_COUNT + colour] > 0:
        return card_id(INDUSTRY_COUNT + colour)
    return whole_turn_id(cheapest_card(state, seat, terms, weights))


@jit
def trim_cards(
    state: State, seat: int, options: Buffer, n: int, terms: Values, weights: Values
) -> int:
    """Keep the card with the smallest loss; both actions (A4) only if no single card is enough."""
    best = 0
    worth = 0.0
    for index in range(n):
        decision = as_int64(options[index])
        if kind_of(decision) == WHOLE_TURN and kind_of(options[0]) != WHOLE_TURN:
            break
        loss = card_worth(state, seat, card_of(decision), terms, weights)
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
    """Keep only the promising options; returns their number."""
    if n < 2:
        return n
    stage = state.stage
    if stage == ACTION:
        return trim_actions(board, state, seat, options, n)
    if stage == MORE:
        return trim_sellers(board, state, options, n)
    if stage == CARD_STAGE:
        return trim_cards(state, seat, options, n, terms, weights)
    if stage in (COAL_STAGE, IRON_STAGE):
        return best_source(board, state, seat, options, n)
    if stage == BUYER_STAGE:
        return trim_buyers(board, state, seat, options, n)
    return n


@jit
def fits_one_card(board: Board, state: State, summary: Summary, slot: int, industry: int) -> bool:
    """A5, A6: whether a single card allows a building that is legal otherwise."""
    colour = as_int64(board.node_colour[board.slot_node[slot]])
    if colour >= 0 and state.hand[summary.seat, INDUSTRY_COUNT + colour] > 0:
        return True
    return bool(state.hand[summary.seat, industry] > 0) and connected(board, state, summary, slot)


@jit
def has_twin(board: Board, state: State, slot: int) -> bool:
    """Whether the preceding slot is equivalent: free, same location, same industries."""
    return bool(
        slot > 0
        and state.tile_owner[slot] == NOBODY
        and state.tile_owner[slot - 1] == NOBODY
        and board.slot_node[slot - 1] == board.slot_node[slot]
        and board.slot_takes[slot - 1] == board.slot_takes[slot]
    )


@jit
def worth_developing(board: Board, state: State, seat: int, industry: int, level: int) -> bool:
    """Whether a tile is the top one and hides a better one."""
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
    """Drop equivalent slots, poor uses of both actions (A4) and useless developments."""
    summary = summarise(board, state)
    whole = state.actions_left > 1 and state.round_number > 1
    kept = 0
    for index in range(n):
        decision = as_int64(options[index])
        kind = kind_of(decision)
        if kind == BUILD:
            slot = slot_of(decision)
            industry = industry_of(decision)
            if has_twin(board, state, slot):
                continue
            if (
                whole
                and lowest_level(state.stack[seat, industry]) < MIN_WHOLE_TURN_LEVEL
                and not fits_one_card(board, state, summary, slot, industry)
            ):
                continue
        elif kind == DEVELOP:
            industry = industry_of(decision)
            level = level_of(decision)
            if not worth_developing(board, state, seat, industry, level):
                continue
        options[kept] = decision
        kept += 1
    return trim_sellers(board, state, options, kept) if kept > 0 else n


@jit
def trim_sellers(board: Board, state: State, options: Buffer, n: int) -> int:
    """Of the tiles that can sell, keep the best mill and the best factory."""
    best_mill = -1
    best_factory = -1
    mill_income = 0
    factory_income = 0
    for index in range(n):
        decision = as_int64(options[index])
        if kind_of(decision) == SELL:
            slot = slot_of(decision)
            industry = as_int64(state.tile_industry[slot])
            income = as_int64(board.tile_income[industry, state.tile_level[slot]])
            if industry == FACTORY:
                if income > factory_income:
                    factory_income = income
                    best_factory = decision
            elif income > mill_income:
                mill_income = income
                best_mill = decision
    kept = 0
    for index in range(n):
        decision = as_int64(options[index])
        if kind_of(decision) == SELL and decision != best_mill and decision != best_factory:
            continue
        options[kept] = decision
        kept += 1
    return kept


@jit
def best_source(board: Board, state: State, seat: int, options: Buffer, n: int) -> int:
    """Prefer own tiles, fewest cubes first; then rivals' tiles, most cubes first."""
    best = 0
    score = -99
    for index in range(n):
        source = source_of(options[index])
        if source < SLOTS:
            cubes = as_int64(state.tile_cubes[source])
            owner = as_int64(state.tile_owner[source])
        else:
            cubes = as_int64(state.import_cubes[source - SLOTS])
            owner = as_int64(state.tile_owner[board.import_slot[source - SLOTS]])
        worth = 50 - cubes if owner == seat else cubes
        if worth > score:
            score = worth
            best = index
    options[0] = options[best]
    return 1


@jit
def buyer_score(board: Board, state: State, seat: int, buyer: int) -> int:
    """Score a buyer: own ports first, then buyers that accept fewer goods."""
    if buyer < SLOTS:
        level = as_int64(state.tile_level[buyer])
        income = as_int64(board.tile_income[state.tile_industry[buyer], level])
        picky = 4 if level <= COTTON_ONLY_PORT_LEVEL else 0
        return 100 + income + picky if state.tile_owner[buyer] == seat else 8 + picky - income
    market = buyer - SLOTS
    score = 10 if state.market_good[market] != BOTH_GOODS else 6
    slot = as_int64(board.node_slot[board.market_node[market]])
    if slot < board.slot_count and state.tile_industry[slot] == SHIP:
        score += 8 if state.tile_owner[slot] == seat else -4
    return score


@jit
def trim_buyers(board: Board, state: State, seat: int, options: Buffer, n: int) -> int:
    """Keep the best own port and the best other buyer."""
    own = -1
    other = -1
    own_score = 99
    other_score = -99
    for index in range(n):
        score = buyer_score(board, state, seat, buyer_of(options[index]))
        if score > 99:
            if score > own_score:
                own_score = score
                own = as_int64(options[index])
        elif score > other_score:
            other_score = score
            other = as_int64(options[index])
    kept = 0
    if own >= 0:
        options[0] = own
        kept = 1
    if other >= 0:
        options[kept] = other
        kept += 1
    return kept


# Hidden information


@jit
def reveals(state: State, decision: int) -> bool:
    """Drawing reveals a card of the deck, in hand or face up."""
    return kind_of(decision) == DRAW


@jit
def reveal(
    board: Board, states: Records, at: int, spare: int, decision: int, events: Buffer, trace: Trace
) -> float:
    """Draw a card without reading the deck.

    A card from the deck raises only the hand size, not the count of any kind. The face-up cards
    are not refilled. The effects of the real step on the hand and on these cards are reverted.
    """
    state = states[at]
    seat = seat_to_move(state)
    states[spare] = states[at]
    step(board, state, decision, events, trace)
    before = states[spare]
    for card in range(CARDS):
        state.hand[seat, card] = before.hand[seat, card]
        state.face_up[card] = before.face_up[card]
    pile = pile_of(decision)
    if pile != DECK_PILE:
        state.hand[seat, pile] += 1
        state.face_up[pile] -= 1
    return 0.0


HOOKS: Final = SearchHooks(
    read_terms, row_of, move_to_front, obvious, trim, reveals, reveal, amount_of
)
