"""The engine's face: list the legal decisions, play one, explain a refusal.

A turn is a sequence of small decisions (see `decisions`); `step` plays exactly one. Playing what
follows by itself, and whole actions, is the same for every game: engine/course.py.
"""

from cottonopolis.engine.course import Trace, note
from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.jit import jit, wide
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.stacks import lowest_level
from cottonopolis.games.industry import happenings
from cottonopolis.games.industry.build import (
    any_card_faults,
    card_faults,
    carry_out_build,
    list_builds,
    placement_faults,
    whole_turn_card_faults,
)
from cottonopolis.games.industry.connections import is_stock
from cottonopolis.games.industry.decisions import (
    BOTH_0,
    BUILD_0,
    BUYER_0,
    CARD_0,
    DEVELOP_0,
    DONE,
    DRAW_0,
    DRAW_DECK,
    PASS_ID,
    RAIL_0,
    SELL_0,
    TAKE_0,
)
from cottonopolis.games.industry.develop import (
    carry_out_development,
    develop_faults,
    list_developments,
)
from cottonopolis.games.industry.draw import (
    carry_out_draw,
    draw_faults,
    list_draws,
    may_draw_again,
    refill_face_up,
)
from cottonopolis.games.industry.facts import Facts, Own, look_at_own, survey
from cottonopolis.games.industry.layout import (
    ACTION,
    BUILD,
    BUYER,
    CARD,
    CARDS,
    COAL,
    COAL_SOURCE,
    DEVELOP,
    DRAW,
    DRAW_TWO,
    INDUSTRY_COUNT,
    IRON,
    IRON_SOURCE,
    IRON_WORKS,
    LEVELS,
    MORE,
    NOBODY,
    OVER,
    PASS,
    RAIL,
    SELL,
    SLOTS,
    TRACK,
    Board,
    State,
)
from cottonopolis.games.industry.rail import (
    carry_out_rail,
    list_rails,
    needs_cubes,
    rail_faults,
)
from cottonopolis.games.industry.reasons import (
    A2_GAME_OVER,
    A2_NOT_NOW,
    A3_CARD_NOT_HELD,
    A3_NEEDS_A_CARD,
    A10_NOT_NEAREST,
    A16_NOT_NEAREST,
    OK,
)
from cottonopolis.games.industry.resources import pending_stocks
from cottonopolis.games.industry.rounds import discard, end_action
from cottonopolis.games.industry.sell import (
    buyer_faults,
    carry_out_sale,
    list_buyers,
    list_sellers,
    seller_faults,
)

NO_PERIOD = 0  # Age of Industry has no periods


@jit
def legal(board: Board, state: State, out: Buffer) -> int:
    """Write the ids of all legal decisions to `out`; returns how many there are."""
    stage = state.stage
    if stage == ACTION:
        facts = survey(board, state)
        count = list_builds(board, state, facts, out, 0)
        count = list_rails(board, state, facts, out, count)
        count = list_sellers(board, state, facts, out, count)
        count = list_developments(state, facts.seat, out, count)
        count = list_draws(board, state, facts.seat, out, count)
        if pass_faults(state) == OK:
            out[count] = PASS_ID
            count += 1
        return count
    if stage == CARD:
        return list_cards(board, state, out)
    if stage == COAL_SOURCE:
        return list_sources(board, state, COAL, out)
    if stage == IRON_SOURCE:
        return list_sources(board, state, IRON, out)
    if stage == BUYER:
        return list_buyers(board, state, out, 0)
    if stage == DRAW:
        return list_draws(board, state, seat_to_move(state), out, 0)
    if stage == MORE:
        count = list_sellers(board, state, survey(board, state), out, 0)
        out[count] = DONE
        return count + 1
    return 0


@jit
def pass_faults(state: State) -> int:
    """A3: passing costs a card, but nothing once hand and deck are both empty."""
    if state.hand_size[seat_to_move(state)] == 0 and state.deck_left > 0:
        return A3_NEEDS_A_CARD
    return OK


@jit
def list_cards(board: Board, state: State, out: Buffer) -> int:
    """The cards that may be used for the pending action, also for both actions (A4)."""
    own = look_at_own(board, state)
    count = 0
    for card in range(CARDS):
        if state.hand[own.seat, card] > 0 and pending_card_faults(board, state, own, card) == OK:
            out[count] = CARD_0 + card
            count += 1
    if state.pending == BUILD:
        for card in range(CARDS):
            if whole_turn_card_faults(state, card) == OK:
                out[count] = BOTH_0 + card
                count += 1
    return count


@jit
def list_sources(board: Board, state: State, resource: int, out: Buffer) -> int:
    """The tiles and imports that may give the pending action's cube."""
    nodes = pending_stocks(board, state, resource)
    count = 0
    for source in range(SLOTS + wide(board.ship_count)):
        if is_stock(board, state, nodes, resource, source):
            out[count] = TAKE_0 + source
            count += 1
    return count


@jit
def faults(board: Board, state: State, decision: int) -> int:
    """Every reason against a decision now; OK exactly when `legal` lists it."""
    stage = state.stage
    if stage == OVER:
        return A2_GAME_OVER
    if stage in (ACTION, MORE):
        if decision == DONE:
            return OK if stage == MORE else A2_NOT_NOW
        if SELL_0 <= decision < DEVELOP_0:
            return seller_faults(board, state, survey(board, state), decision - SELL_0)
        if stage == ACTION:
            return new_action_faults(board, state, survey(board, state), decision)
        return A2_NOT_NOW
    if stage == DRAW and DRAW_0 <= decision <= DRAW_DECK:
        return draw_faults(board, state, seat_to_move(state), decision - DRAW_0)
    if stage == BUYER and decision >= BUYER_0:
        return buyer_faults(board, state, wide(state.pending_slot), decision - BUYER_0)
    if stage in (COAL_SOURCE, IRON_SOURCE) and TAKE_0 <= decision < BUYER_0:
        resource = COAL if stage == COAL_SOURCE else IRON
        nodes = pending_stocks(board, state, resource)
        if is_stock(board, state, nodes, resource, decision - TAKE_0):
            return OK
        return A16_NOT_NEAREST if state.pending == RAIL else A10_NOT_NEAREST
    if stage == CARD:
        if CARD_0 <= decision < BOTH_0:
            return pending_card_faults(board, state, look_at_own(board, state), decision - CARD_0)
        if BOTH_0 <= decision < TAKE_0 and state.pending == BUILD:
            return whole_turn_card_faults(state, decision - BOTH_0)
    return A2_NOT_NOW


@jit
def new_action_faults(board: Board, state: State, facts: Facts, decision: int) -> int:
    """Faults of a new action other than a sale."""
    if decision < RAIL_0:
        slot = (decision - BUILD_0) // INDUSTRY_COUNT
        industry = (decision - BUILD_0) % INDUSTRY_COUNT
        return placement_faults(board, state, facts, slot, industry) | any_card_faults(
            board, state, facts, slot, industry
        )
    if decision < SELL_0:
        return rail_faults(board, state, facts, decision - RAIL_0)
    if DEVELOP_0 <= decision < DRAW_0:
        industry = (decision - DEVELOP_0) // LEVELS
        return develop_faults(state, facts.seat, industry, (decision - DEVELOP_0) % LEVELS)
    if DRAW_0 <= decision <= DRAW_DECK:
        return draw_faults(board, state, facts.seat, decision - DRAW_0)
    return pass_faults(state) if decision == PASS_ID else A2_NOT_NOW


@jit
def pending_card_faults(board: Board, state: State, own: Own, card: int) -> int:
    """Whether a card may be used for the pending action (A3, A5, A6)."""
    if state.pending == BUILD:
        slot = wide(state.pending_slot)
        return card_faults(board, state, own, slot, wide(state.pending_industry), card)
    return OK if state.hand[own.seat, card] > 0 else A3_CARD_NOT_HELD


@jit
def step(board: Board, state: State, decision: int, events: Buffer, trace: Trace) -> None:
    """Play one legal decision and nothing else."""
    seat = seat_to_move(state)
    note(trace, decision, seat, state.stage, NO_PERIOD, state.round_number)
    if decision == DONE:
        end_action(board, state, events)
        return
    if decision < RAIL_0:
        state.pending = BUILD
        state.pending_slot = (decision - BUILD_0) // INDUSTRY_COUNT
        state.pending_industry = (decision - BUILD_0) % INDUSTRY_COUNT
    elif decision < SELL_0:
        state.pending = RAIL
        state.pending_edge = decision - RAIL_0
    elif decision < DEVELOP_0:
        state.pending = SELL
        state.pending_slot = decision - SELL_0
    elif decision < DRAW_0:
        state.pending = DEVELOP
        state.pending_industry = (decision - DEVELOP_0) // LEVELS
        state.pending_level = (decision - DEVELOP_0) % LEVELS
    elif decision <= DRAW_DECK:
        draw_card(board, state, seat, decision - DRAW_0, events)
        return
    elif decision == PASS_ID:
        state.pending = PASS
    elif decision < BOTH_0:
        state.pending_card = decision - CARD_0
    elif decision < TAKE_0:
        state.pending_card = decision - BOTH_0
        state.pending_both = 1
    elif decision < BUYER_0:
        if state.stage == COAL_SOURCE:
            state.pending_coal = decision - TAKE_0
        else:
            state.pending_iron = decision - TAKE_0
    else:
        carry_out_sale(board, state, seat, decision - BUYER_0, events)
        state.done += 1
        state.pending_slot = NOBODY
        state.stage = MORE
        return
    advance(board, state, seat, events)


@jit
def draw_card(board: Board, state: State, seat: int, pile: int, events: Buffer) -> None:
    """A19: the first card is seen before the second is chosen; then the pair is made up."""
    state.pending = DRAW_TWO
    carry_out_draw(state, seat, pile, events)
    state.done += 1
    if state.done == 1 and may_draw_again(board, state, seat):
        state.stage = DRAW
        return
    refill_face_up(board, state, events)
    end_action(board, state, events)


@jit
def asks_for_card(state: State, seat: int) -> bool:
    """A3: whether a card for the pending action is still to be chosen."""
    if state.pending_card != NOBODY or state.pending in (RAIL, SELL):
        return False
    return bool(state.pending != PASS or state.hand_size[seat] > 0)


@jit
def needs(board: Board, state: State, seat: int, resource: int) -> bool:
    """A10, A16: whether the pending action uses a cube of this kind."""
    if state.pending == RAIL:
        return needs_cubes(board, state, seat)
    if state.pending != BUILD:
        return False
    industry = state.pending_industry
    level = lowest_level(state.stack[seat, industry])
    if resource == COAL:
        return bool(board.tile_coal[industry, level] != 0)
    return bool(board.tile_iron[industry, level] != 0)


@jit
def advance(board: Board, state: State, seat: int, events: Buffer) -> None:
    """Go to the next choice of the pending action, or carry it out when all is chosen."""
    if asks_for_card(state, seat):
        state.stage = CARD
        return
    if state.pending == SELL:
        state.stage = BUYER
        return
    if state.pending_coal == NOBODY and needs(board, state, seat, COAL):
        if pending_stocks(board, state, COAL):
            state.stage = COAL_SOURCE
            return
        state.pending_coal = TRACK
    if state.pending_iron == NOBODY and needs(board, state, seat, IRON):
        if pending_stocks(board, state, IRON):
            state.stage = IRON_SOURCE
            return
        state.pending_iron = TRACK
    if state.pending_card != NOBODY:
        discard(state, seat, wide(state.pending_card), events)
    if state.pending == BUILD:
        carry_out_build(board, state, seat, events)
    elif state.pending == RAIL:
        carry_out_rail(board, state, seat, events)
    elif state.pending == DEVELOP:
        carry_out_development(state, seat, events)
    else:
        emit(events, happenings.PASSED, seat, 0, 0, 0)
    end_action(board, state, events)


@jit
def answers(state: State, decision: int) -> bool:
    """Whether a decision, legal or not, is meant for the choice that is due."""
    stage = state.stage
    if DRAW_0 <= decision <= DRAW_DECK:
        return bool(stage == DRAW)
    if CARD_0 <= decision < TAKE_0:
        return bool(stage == CARD)
    if decision >= BUYER_0:
        return bool(stage == BUYER)
    if decision >= TAKE_0:
        source = decision - TAKE_0
        if stage == COAL_SOURCE:
            return bool(source >= SLOTS or state.tile_industry[source] != IRON_WORKS)
        return bool(stage == IRON_SOURCE and source < SLOTS)
    return False
