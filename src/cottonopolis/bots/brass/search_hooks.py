"""The search hooks of Brass: which options to skip, and how to treat hidden information."""

from typing import Final

from cottonopolis.bots.brass.evaluation import CARD_TERM_0, DEAD_CARDS, read_terms, row_of
from cottonopolis.bots.brass.style_hooks import amount_of
from cottonopolis.bots.search_hooks import SearchHooks, Values
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import ACTION, MORE, Trace, step
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.records import Records
from cottonopolis.engine.tiles import lowest_level
from cottonopolis.games.brass.decisions import (
    BUILD,
    DEVELOP,
    DISTANT_MARKET_ID,
    LINK,
    SELL,
    TWO_CARDS_ID,
    card_id,
    card_of,
    industry_of,
    kind_of,
    link_of,
    slot_of,
)
from cottonopolis.games.brass.state import (
    BUYER_STAGE,
    CARD_STAGE,
    CARDS,
    COAL_STAGE,
    FIRST_CARD_STAGE,
    GIVE_UP_STAGE,
    IRON_STAGE,
    LOCATIONS,
    MARKET_SPACES,
    PORT,
    SECOND_CARD_STAGE,
    Board,
    State,
)

MIN_WHOLE_TURN_VP: Final = 9  # of a tile worth two actions


@jit
def move_to_front(board: Board, state: State, seat: int) -> None:
    """Move the seat to the front of the turn order of a copy, so that its turn ends no round.

    The cards dealt at the end of a round are hidden, so the search must stop before it.
    """
    if state.stage == GIVE_UP_STAGE or state.turn == 0:
        return
    state.order[state.turn] = state.order[0]
    state.order[0] = seat
    state.turn = 0


@jit
def card_worth(
    board: Board, state: State, seat: int, card: int, terms: Values, weights: Values
) -> float:
    """Return what the evaluation loses without a card."""
    held = as_int64(state.hand[seat, card])
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
    """Return the card with the smallest loss, from card number `beyond` on."""
    best = -1
    worth = 0.0
    for card in range(beyond, CARDS):
        held = as_int64(state.hand[seat, card])
        if state.stage == SECOND_CARD_STAGE and card == state.pending_card:
            held -= 1
        if held > 0:
            loss = card_worth(board, state, seat, card, terms, weights)
            if best < 0 or loss < worth:
                best = card
                worth = loss
    return best


@jit
def obvious(board: Board, state: State, seat: int, terms: Values, weights: Values) -> int:
    """Return the card with the smallest loss if that is clear without listing options, else -1."""
    if state.stage == CARD_STAGE:
        if state.pending != BUILD:
            return card_id(cheapest_card(board, state, seat, 0, terms, weights))
        node = as_int64(board.slot_node[slot_of(state.chosen)])
        kind = LOCATIONS + industry_of(state.chosen)
        if state.hand[seat, kind] == 0:
            return card_id(node) if state.hand[seat, node] > 0 else TWO_CARDS_ID
        if state.hand[seat, node] > 0 and card_worth(
            board, state, seat, node, terms, weights
        ) <= card_worth(board, state, seat, kind, terms, weights):
            return card_id(node)
    return -1


@jit
def best_source(state: State, seat: int, options: Buffer, n: int) -> int:
    """Prefer own tiles, fewest cubes first; then rivals' tiles, most cubes first."""
    best = 0
    score = -99
    for index in range(n):
        slot = slot_of(options[index])
        cubes = as_int64(state.tile_cubes[slot])
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
    """Keep only the promising options; returns their number.

    Keeps the least valuable card, and one of two orders of the same rails, tiles or mills.
    """
    stage = state.stage
    if stage == ACTION and state.actions_left > 1:
        return trim_builds(board, state, seat, options, n)
    if stage in (COAL_STAGE, IRON_STAGE):
        return best_source(state, seat, options, n)
    if stage == BUYER_STAGE:
        return trim_buyers(board, state, seat, options, n)
    if stage == MORE:
        return trim_repeats(board, state, options, n)
    if stage in (FIRST_CARD_STAGE, SECOND_CARD_STAGE):
        options[0] = (
            options[0] if n == 1 else card_id(two_cheapest(board, state, seat, terms, weights))
        )
        return 1
    if stage == CARD_STAGE:
        best = -1
        worth = 0.0
        for index in range(n):
            if options[index] != TWO_CARDS_ID:
                card = card_of(options[index])
                loss = card_worth(board, state, seat, card, terms, weights)
                if best < 0 or loss < worth:
                    best = index
                    worth = loss
        if best >= 0:
            options[0] = options[best]
        return 1  # two cards only if no single card is enough
    return n


@jit
def two_cheapest(board: Board, state: State, seat: int, terms: Values, weights: Values) -> int:
    """Return the next of the two cards with the smallest loss, in table order (B8)."""
    if state.stage == SECOND_CARD_STAGE:
        return cheapest_card(board, state, seat, as_int64(state.pending_card), terms, weights)
    one = cheapest_card(board, state, seat, 0, terms, weights)
    if state.hand[seat, one] > 1:
        return one
    state.hand[seat, one] -= 1
    other = cheapest_card(board, state, seat, 0, terms, weights)
    state.hand[seat, one] += 1
    return min(one, other)


@jit
def trim_builds(board: Board, state: State, seat: int, options: Buffer, n: int) -> int:
    """Drop buildings that need two cards (B8) and are not worth a whole turn."""
    kept = 0
    for index in range(n):
        decision = as_int64(options[index])
        if kind_of(decision) == BUILD:
            slot = slot_of(decision)
            industry = industry_of(decision)
            if (
                state.hand[seat, board.slot_node[slot]] == 0
                and state.hand[seat, LOCATIONS + industry] == 0
                and board.tile_vp[industry, lowest_level(state.stack[seat, industry])]
                < MIN_WHOLE_TURN_VP
            ):
                continue
        options[kept] = decision
        kept += 1
    return kept


@jit
def trim_buyers(board: Board, state: State, seat: int, options: Buffer, n: int) -> int:
    """Keep the best own port, the rival port that earns its owner least, and the market."""
    own = -1
    other = -1
    own_worth = 0
    other_worth = 0
    market = False
    for index in range(n):
        decision = as_int64(options[index])
        if decision == DISTANT_MARKET_ID:
            market = True
            continue
        slot = slot_of(decision)
        level = state.tile_level[slot]
        worth = 2 * as_int64(board.tile_vp[PORT, level]) + as_int64(board.tile_income[PORT, level])
        if state.tile_owner[slot] == seat:
            if own < 0 or worth > own_worth:
                own = decision
                own_worth = worth
        elif other < 0 or worth < other_worth:
            other = decision
            other_worth = worth
    kept = 0
    for decision in (own, other, DISTANT_MARKET_ID if market else -1):
        if decision >= 0:
            options[kept] = decision
            kept += 1
    return kept


@jit
def trim_repeats(board: Board, state: State, options: Buffer, n: int) -> int:
    """Keep only one order of two rails, tiles or mills."""
    kept = 0
    sold = False
    for index in range(n):
        decision = as_int64(options[index])
        kind = kind_of(decision)
        if kind == LINK and link_of(decision) < link_of(state.chosen):
            link = link_of(decision)
            before = link_of(state.chosen)
            ends = bit(board.link_a[before]) | bit(board.link_b[before])
            if not ends & (bit(board.link_a[link]) | bit(board.link_b[link])):
                continue
        elif kind == DEVELOP:
            if industry_of(decision) < industry_of(state.chosen):
                continue
        elif kind == SELL:
            if sold or slot_of(decision) < slot_of(state.chosen):
                continue
            sold = True
        options[kept] = decision
        kept += 1
    return kept


@jit
def reveals(state: State, decision: int) -> bool:
    """Within a turn, only the Distant Market reveals hidden information."""
    return decision == DISTANT_MARKET_ID


@jit
def reveal(
    board: Board, states: Records, at: int, spare: int, decision: int, events: Buffer, trace: Trace
) -> float:
    """Sell to the Distant Market.

    The likely outcome turns a tile with the mean value of those that leave some demand. In the
    other outcome no demand is left.
    """
    state = states[at]
    marker = as_int64(state.market_marker)
    turned = as_int64(state.market_turned)
    left = 0  # face-down tiles: all except the turned ones
    failing = 0
    total = 0
    lowest = 0
    previous = 1
    for index in range(as_int64(board.market_size)):
        tile = as_int64(board.market_tiles[index])
        if tile == previous:
            continue
        previous = tile
        count = 0
        for other in range(as_int64(board.market_size)):
            if board.market_tiles[other] == tile:
                count += 1
        for other in range(turned):
            if state.market_tiles[other] == tile:
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


HOOKS: Final = SearchHooks(
    read_terms, row_of, move_to_front, obvious, trim, reveals, reveal, amount_of
)
