"""How a search goes about a turn of Brass: what it may leave out, and what it must not see."""

from typing import Any, Final

from cottonopolis.bots.brass import (
    CARD_TERM_0,
    DEAD_CARDS,
    INDUSTRY_COUNT,
    Values,
    read_terms,
    row_of,
)
from cottonopolis.bots.brass import GROUPS as GROUPS
from cottonopolis.bots.brass import ROWS as ROWS
from cottonopolis.bots.brass import TERMS as TERMS
from cottonopolis.bots.brass import spans as spans
from cottonopolis.bots.brass_start import starting_weights as starting_weights
from cottonopolis.bots.thinking import Thinking, bring
from cottonopolis.engine.course import Trace
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import jit, wide
from cottonopolis.engine.stacks import lowest_level
from cottonopolis.games.brass.decisions import (
    BUILD_0,
    BUYER_0,
    CARD_0,
    DEVELOP_0,
    DISTANT_MARKET,
    LINK_0,
    LOAN_0,
    SELL_0,
    TAKE_0,
    TWO_CARDS,
)
from cottonopolis.games.brass.hidden import redeal
from cottonopolis.games.brass.layout import (
    ACTION,
    BUILD,
    BUYER,
    CARD,
    CARDS,
    COAL_SOURCE,
    FIRST_CARD,
    GIVE_UP,
    IRON_SOURCE,
    LOCATIONS,
    MARKET_SPACES,
    MORE,
    PORT,
    SECOND_CARD,
    STATE_DTYPE,
    Board,
    State,
)
from cottonopolis.games.brass.play import step

WHOLE_TURN: Final = 9  # points that make a tile worth two actions


@jit
def stand_first(board: Board, state: State, seat: int) -> None:
    """Let the seat be first in the order of a copy, so that the end of its turn ends no round.

    What the end of a round brings (cards) is hidden, so the search stops before it.
    """
    if state.stage == GIVE_UP or state.turn == 0:
        return
    state.order[state.turn] = state.order[0]
    state.order[0] = seat
    state.turn = 0


@jit
def card_worth(
    board: Board, state: State, seat: int, card: int, terms: Values, weights: Values
) -> float:
    """What the evaluation would lose with a card, by the terms of the position."""
    held = wide(state.hand[seat, card])
    if card < LOCATIONS:
        if held == 1 and terms[CARD_TERM_0 + card] > 0.0:
            return float(weights[CARD_TERM_0 + card])
    elif terms[CARD_TERM_0 + card] > 0.0 and held <= 2:
        return float(weights[CARD_TERM_0 + card])
    return float(weights[DEAD_CARDS])


@jit
def cheapest_card(
    board: Board, state: State, seat: int, beyond: int, terms: Values, weights: Values
) -> int:
    """The card whose loss costs least, of those from `beyond` on."""
    best = -1
    worth = 0.0
    for card in range(beyond, CARDS):
        held = wide(state.hand[seat, card])
        if state.stage == SECOND_CARD and card == state.pending_card:
            held -= 1
        if held > 0:
            loss = card_worth(board, state, seat, card, terms, weights)
            if best < 0 or loss < worth:
                best = card
                worth = loss
    return best


@jit
def obvious(board: Board, state: State, seat: int, terms: Values, weights: Values) -> int:
    """The decision that needs no list of options: the card that costs least; below 0 if none."""
    if state.stage == CARD:
        if state.pending != BUILD:
            return CARD_0 + cheapest_card(board, state, seat, 0, terms, weights)
        node = wide(board.slot_node[state.pending_slot])
        kind = LOCATIONS + wide(state.pending_industry)
        if state.hand[seat, kind] == 0:
            return CARD_0 + node if state.hand[seat, node] > 0 else TWO_CARDS
        if state.hand[seat, node] > 0 and card_worth(
            board, state, seat, node, terms, weights
        ) <= card_worth(board, state, seat, kind, terms, weights):
            return CARD_0 + node
    return -1


@jit
def best_source(state: State, seat: int, options: Buffer, n: int) -> int:
    """Own cubes first, from the tile that flips soonest; else from the one that flips last."""
    best = 0
    score = -99
    for index in range(n):
        slot = options[index] - TAKE_0
        cubes = wide(state.tile_cubes[slot])
        worth = 50 - cubes if state.tile_owner[slot] == seat else cubes
        if worth > score:
            score = worth
            best = index
    options[0] = options[best]
    return 1


@jit
def trim(
    board: Board, state: State, seat: int, options: Buffer, n: int, terms: Values, weights: Values
) -> int:
    """Keep of the options those that can be best; returns how many.

    Of the cards the least valuable one; of two orders of the same rails, tiles or mills one.
    """
    stage = state.stage
    if stage == ACTION and state.actions_left > 1:
        return trim_builds(board, state, seat, options, n)
    if stage in (COAL_SOURCE, IRON_SOURCE):
        return best_source(state, seat, options, n)
    if stage == BUYER:
        return trim_buyers(board, state, seat, options, n)
    if stage == MORE:
        return trim_repeats(board, state, options, n)
    if stage in (FIRST_CARD, SECOND_CARD):
        options[0] = (
            options[0] if n == 1 else CARD_0 + two_cheapest(board, state, seat, terms, weights)
        )
        return 1
    if stage == CARD:
        best = -1
        worth = 0.0
        for index in range(n):
            if options[index] != TWO_CARDS:
                card = wide(options[index]) - CARD_0
                loss = card_worth(board, state, seat, card, terms, weights)
                if best < 0 or loss < worth:
                    best = index
                    worth = loss
        if best >= 0:
            options[0] = options[best]
        return 1  # two cards only if no single card will do
    return n


@jit
def two_cheapest(board: Board, state: State, seat: int, terms: Values, weights: Values) -> int:
    """The next of the two cards that cost least, in the order of the card table (B8)."""
    if state.stage == SECOND_CARD:
        return cheapest_card(board, state, seat, wide(state.pending_card), terms, weights)
    one = cheapest_card(board, state, seat, 0, terms, weights)
    if state.hand[seat, one] > 1:
        return one
    state.hand[seat, one] -= 1
    other = cheapest_card(board, state, seat, 0, terms, weights)
    state.hand[seat, one] += 1
    return min(one, other)


@jit
def trim_builds(board: Board, state: State, seat: int, options: Buffer, n: int) -> int:
    """Leave out buildings that would take two cards (B8) and are not worth a whole turn."""
    kept = 0
    for index in range(n):
        decision = wide(options[index])
        if BUILD_0 <= decision < LINK_0:
            slot = (decision - BUILD_0) // INDUSTRY_COUNT
            industry = (decision - BUILD_0) % INDUSTRY_COUNT
            if (
                state.hand[seat, board.slot_node[slot]] == 0
                and state.hand[seat, LOCATIONS + industry] == 0
                and board.tile_vp[industry, lowest_level(state.stack[seat, industry])] < WHOLE_TURN
            ):
                continue
        options[kept] = decision
        kept += 1
    return kept


@jit
def trim_buyers(board: Board, state: State, seat: int, options: Buffer, n: int) -> int:
    """Of own ports the best one, of rivals' ports the one that gives them least, the market."""
    own = -1
    other = -1
    own_worth = 0
    other_worth = 0
    market = False
    for index in range(n):
        decision = wide(options[index])
        if decision == DISTANT_MARKET:
            market = True
            continue
        slot = decision - BUYER_0
        level = state.tile_level[slot]
        worth = 2 * wide(board.tile_vp[PORT, level]) + wide(board.tile_income[PORT, level])
        if state.tile_owner[slot] == seat:
            if own < 0 or worth > own_worth:
                own = decision
                own_worth = worth
        elif other < 0 or worth < other_worth:
            other = decision
            other_worth = worth
    kept = 0
    for decision in (own, other, DISTANT_MARKET if market else -1):
        if decision >= 0:
            options[kept] = decision
            kept += 1
    return kept


@jit
def trim_repeats(board: Board, state: State, options: Buffer, n: int) -> int:
    """Of two rails, tiles or mills in either order keep one order."""
    kept = 0
    sold = False
    for index in range(n):
        decision = wide(options[index])
        if LINK_0 <= decision < DEVELOP_0 and decision - LINK_0 < state.pending_link:
            link = decision - LINK_0
            before = wide(state.pending_link)
            ends = bit(board.link_a[before]) | bit(board.link_b[before])
            if not ends & (bit(board.link_a[link]) | bit(board.link_b[link])):
                continue
        elif DEVELOP_0 <= decision < SELL_0:
            if decision - DEVELOP_0 < state.pending_industry:
                continue
        elif SELL_0 <= decision < LOAN_0:
            if sold or decision - SELL_0 < state.pending_slot:
                continue
            sold = True
        options[kept] = decision
        kept += 1
    return kept


@jit
def reveals(decision: int) -> bool:
    """Only the Distant Market turns up something hidden within a turn."""
    return decision == DISTANT_MARKET


@jit
def reveal(
    board: Board, states: Any, at: int, spare: int, decision: int, events: Buffer, trace: Trace
) -> float:
    """Sell to the Distant Market: the mean of the tiles that leave demand, or none left."""
    state = states[at]
    marker = wide(state.market_marker)
    turned = wide(state.market_turned)
    left = 0  # tiles still face down: all less those turned
    failing = 0
    total = 0
    lowest = 0
    previous = 1
    for index in range(wide(board.market_size)):
        tile = wide(board.market_tiles[index])
        if tile == previous:
            continue
        previous = tile
        count = 0
        for other in range(wide(board.market_size)):
            if board.market_tiles[other] == tile:
                count += 1
        for place in range(turned):
            if state.market_tiles[place] == tile:
                count -= 1
        left += count
        if marker - tile >= MARKET_SPACES:
            failing += count
        else:
            total -= count * tile
        if count > 0:
            lowest = min(lowest, tile)
    chance = failing / left
    if 0.0 < chance < 1.0:
        states[spare] = states[at]
        states[spare].market_tiles[turned] = lowest
        step(board, states[spare], decision, events, trace)
    mean = (2 * total // max(left - failing, 1) + 1) // 2
    state.market_tiles[turned] = -mean if failing < left else lowest
    step(board, state, decision, events, trace)
    return chance if chance < 1.0 else 0.0


bring(
    STATE_DTYPE, Thinking(read_terms, row_of, stand_first, obvious, trim, reveals, reveal, redeal)
)
