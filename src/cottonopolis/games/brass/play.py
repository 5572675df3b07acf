"""The engine's face: list the legal decisions, play one, explain a refusal.

A turn is a sequence of small decisions (see `decisions`); `step` plays exactly one. Playing what
follows by itself, and whole actions, is the same for every game: engine/course.py.
"""

import numpy as np

from cottonopolis.engine.course import Trace, note
from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.graph import bit
from cottonopolis.engine.jit import jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.stacks import lowest_level
from cottonopolis.games.brass import happenings
from cottonopolis.games.brass.build import (
    any_card_faults,
    card_faults,
    carry_out_build,
    list_builds,
    placement_faults,
    two_card_faults,
)
from cottonopolis.games.brass.decisions import (
    BUILD_0,
    BUYER_0,
    CARD_0,
    DECISIONS,
    DEVELOP_0,
    DISTANT_MARKET,
    DONE,
    GIVE_UP_0,
    LINK_0,
    LOAN_0,
    PASS_ID,
    SELL_0,
    TAKE_0,
    TWO_CARDS,
)
from cottonopolis.games.brass.develop import (
    carry_out_development,
    develop_faults,
    list_developments,
)
from cottonopolis.games.brass.facts import Facts, survey
from cottonopolis.games.brass.give_up import (
    carry_out_give_up,
    give_up_faults,
    list_tiles_to_give_up,
)
from cottonopolis.games.brass.layout import (
    ACTION,
    BUILD,
    BUYER,
    CARD,
    CARDS,
    COAL_SOURCE,
    DEVELOP,
    FIRST_CARD,
    GIVE_UP,
    INDUSTRIES,
    IRON_SOURCE,
    IRON_WORKS,
    LINK,
    LOAN,
    MORE,
    NOBODY,
    OVER,
    PASS,
    RAIL,
    SECOND_CARD,
    SELL,
    SLOTS,
    TRACK,
    Board,
    State,
)
from cottonopolis.games.brass.link import carry_out_link, link_faults, list_links
from cottonopolis.games.brass.loan import carry_out_loan, list_loans, loan_faults
from cottonopolis.games.brass.reasons import (
    B3_NOT_NOW,
    B4_CAN_PAY,
    B4_TILE_DUE,
    B6_GAME_OVER,
    B7_CARD_NOT_HELD,
    B8_ONLY_TO_BUILD,
    B17_NOT_NEAREST,
    B18_NOT_A_SOURCE,
    B25_NOT_NEAREST,
    OK,
)
from cottonopolis.games.brass.resources import nearest_mines, rail_mines, stocked_works
from cottonopolis.games.brass.rounds import discard, end_action, settle_incomes
from cottonopolis.games.brass.sell import (
    list_buyers,
    list_mills,
    market_faults,
    mill_faults,
    port_faults,
    sell_to_market,
    sell_to_port,
)

INDUSTRY_COUNT = len(INDUSTRIES)
MOST_AT_ONCE = 2  # B24, B26: at most two rails, two tiles an action


@jit
def legal(board: Board, state: State, out: Buffer) -> int:
    """Write the ids of all legal decisions to `out`; returns how many there are."""
    stage = state.stage
    if stage == ACTION:
        facts = survey(board, state)
        count = list_builds(board, state, facts, out, 0)
        count = list_links(board, state, facts, out, count)
        count = list_developments(state, facts, out, count)
        count = list_mills(board, state, facts, out, count)
        count = list_loans(board, state, facts, out, count)
        out[count] = PASS_ID  # B7
        return count + 1
    if stage == CARD:
        return list_cards(board, state, out)
    if stage in (FIRST_CARD, SECOND_CARD):
        return list_combined_cards(state, out)
    if stage == COAL_SOURCE:
        return list_slots(coal_sources(board, state), TAKE_0, out)
    if stage == IRON_SOURCE:
        return list_slots(stocked_works(state), TAKE_0, out)
    if stage == BUYER:
        return list_buyers(board, state, survey(board, state), out, 0)
    if stage == MORE:
        facts = survey(board, state)
        count = 0
        if state.pending == LINK:
            count = list_links(board, state, facts, out, 0)
        elif state.pending == DEVELOP:
            count = list_developments(state, facts, out, 0)
        else:
            count = list_mills(board, state, facts, out, 0)
        out[count] = DONE
        return count + 1
    if stage == GIVE_UP:
        return list_tiles_to_give_up(state, out, 0)
    return 0


@jit
def list_slots(slots: int, first_id: int, out: Buffer) -> int:
    """Write one id for each slot of a mask."""
    count = 0
    for slot in range(SLOTS):
        if slots & bit(slot):
            out[count] = first_id + slot
            count += 1
    return count


@jit
def coal_sources(board: Board, state: State) -> int:
    """The mines that may supply the pending action (B17, B25)."""
    if state.pending == LINK:
        return rail_mines(board, state, state.pending_link)
    return nearest_mines(board, state, board.slot_node[state.pending_slot])


@jit
def list_cards(board: Board, state: State, out: Buffer) -> int:
    """The cards that may be played for the pending action; two combined where B8 allows."""
    seat = seat_to_move(state)
    count = 0
    if state.pending == BUILD:
        facts = survey(board, state)
        for card in range(CARDS):
            if state.hand[seat, card] > 0 and (
                card_faults(board, state, facts, state.pending_slot, state.pending_industry, card)
                == OK
            ):
                out[count] = CARD_0 + card
                count += 1
        if two_card_faults(state) == OK:
            out[count] = TWO_CARDS
            count += 1
        return count
    for card in range(CARDS):
        if state.hand[seat, card] > 0:
            out[count] = CARD_0 + card
            count += 1
    return count


@jit
def combined_card_faults(state: State, card: int) -> int:
    """B8: both cards must be held; pairs are named in the order of the card table."""
    seat = seat_to_move(state)
    if state.stage == SECOND_CARD:
        first = state.pending_card
        held = state.hand[seat, card] - (1 if card == first else 0)
        return OK if held > 0 and card >= first else B7_CARD_NOT_HELD
    if state.hand[seat, card] == 0:
        return B7_CARD_NOT_HELD
    further = state.hand[seat, card] - 1
    for other in range(card + 1, CARDS):
        further += state.hand[seat, other]
    return OK if further > 0 else B7_CARD_NOT_HELD


@jit
def list_combined_cards(state: State, out: Buffer) -> int:
    """The cards that may be the next of the two combined ones."""
    count = 0
    for card in range(CARDS):
        if combined_card_faults(state, card) == OK:
            out[count] = CARD_0 + card
            count += 1
    return count


@jit
def faults(board: Board, state: State, decision: int) -> int:
    """Every reason against a decision now; OK exactly when `legal` lists it."""
    stage = state.stage
    if stage == OVER:
        return B6_GAME_OVER
    if decision >= GIVE_UP_0:
        return give_up_faults(state, decision - GIVE_UP_0) if stage == GIVE_UP else B4_CAN_PAY
    if stage == GIVE_UP:
        return B4_TILE_DUE
    if stage in (ACTION, MORE):
        if decision == DONE:
            return OK if stage == MORE else B3_NOT_NOW
        facts = survey(board, state)
        if LINK_0 <= decision < DEVELOP_0 and (stage == ACTION or state.pending == LINK):
            return link_faults(board, state, facts, decision - LINK_0)
        if DEVELOP_0 <= decision < SELL_0 and (stage == ACTION or state.pending == DEVELOP):
            return develop_faults(state, facts, decision - DEVELOP_0)
        if SELL_0 <= decision < LOAN_0 and (stage == ACTION or state.pending == SELL):
            return mill_faults(board, state, facts, decision - SELL_0)
        if stage == ACTION:
            return new_action_faults(board, state, facts, decision)
        return B3_NOT_NOW
    if stage == BUYER:
        if BUYER_0 <= decision < DISTANT_MARKET:
            return port_faults(board, state, state.pending_slot, decision - BUYER_0)
        if decision == DISTANT_MARKET:
            return market_faults(board, state, survey(board, state), state.pending_slot)
        return B3_NOT_NOW
    if TAKE_0 <= decision < BUYER_0:
        source = bit(decision - TAKE_0)
        if stage == COAL_SOURCE:
            if coal_sources(board, state) & source:
                return OK
            return B25_NOT_NEAREST if state.pending == LINK else B17_NOT_NEAREST
        if stage == IRON_SOURCE:
            return OK if stocked_works(state) & source else B18_NOT_A_SOURCE
        return B3_NOT_NOW
    if CARD_0 <= decision < TWO_CARDS:
        if stage == CARD:
            return pending_card_faults(board, state, decision - CARD_0)
        if stage in (FIRST_CARD, SECOND_CARD):
            return combined_card_faults(state, decision - CARD_0)
    if decision == TWO_CARDS and stage == CARD:
        return two_card_faults(state) if state.pending == BUILD else B8_ONLY_TO_BUILD
    return B3_NOT_NOW


@jit
def new_action_faults(board: Board, state: State, facts: Facts, decision: int) -> int:
    """Faults of the actions that stand alone: build, loan, pass."""
    if decision < LINK_0:
        slot = (decision - BUILD_0) // INDUSTRY_COUNT
        industry = (decision - BUILD_0) % INDUSTRY_COUNT
        return placement_faults(board, state, facts, slot, industry) | any_card_faults(
            board, state, facts, slot, industry
        )
    if LOAN_0 <= decision < PASS_ID:
        return loan_faults(board, state, facts, decision - LOAN_0)
    return OK if decision == PASS_ID else B3_NOT_NOW


@jit
def pending_card_faults(board: Board, state: State, card: int) -> int:
    """Whether a card may be played for the pending action (B7 to B12)."""
    if state.pending == BUILD:
        return card_faults(
            board,
            state,
            survey(board, state),
            state.pending_slot,
            state.pending_industry,
            card,
        )
    return OK if state.hand[seat_to_move(state), card] > 0 else B7_CARD_NOT_HELD


@jit
def step(board: Board, state: State, decision: int, events: Buffer, trace: Trace) -> None:
    """Play one legal decision and nothing else."""
    note(trace, decision, seat_to_move(state), state.stage, state.period, state.round_number)
    if decision == DONE:
        end_action(board, state, events)
        return
    if decision < LINK_0:
        state.pending = BUILD
        state.pending_slot = (decision - BUILD_0) // INDUSTRY_COUNT
        state.pending_industry = (decision - BUILD_0) % INDUSTRY_COUNT
    elif decision < DEVELOP_0:
        state.pending = LINK
        state.pending_link = decision - LINK_0
    elif decision < SELL_0:
        state.pending = DEVELOP
        state.pending_industry = decision - DEVELOP_0
    elif decision < LOAN_0:
        state.pending = SELL
        state.pending_slot = decision - SELL_0
    elif decision < PASS_ID:
        state.pending = LOAN
        state.pending_loan = decision - LOAN_0
    elif decision == PASS_ID:
        state.pending = PASS
    elif decision < TWO_CARDS:
        if state.stage == SECOND_CARD:
            state.pending_card2 = decision - CARD_0
        else:
            state.pending_card = decision - CARD_0
            if state.stage == FIRST_CARD:
                state.stage = SECOND_CARD
                return
    elif decision == TWO_CARDS:
        state.stage = FIRST_CARD
        return
    elif decision < BUYER_0:
        if state.stage == COAL_SOURCE:
            state.pending_coal = decision - TAKE_0
        else:
            state.pending_iron = decision - TAKE_0
    elif decision <= DISTANT_MARKET:
        sell_pending_mill(board, state, decision, events)
        return
    else:
        carry_out_give_up(board, state, decision - GIVE_UP_0, events)
        settle_incomes(board, state, events)
        return
    advance(board, state, events)


@jit
def advance(board: Board, state: State, events: Buffer) -> None:
    """Go to the next choice of the pending action, or carry it out when all is chosen."""
    if state.pending_card == NOBODY:
        state.stage = CARD
        return
    if state.pending == SELL:
        state.stage = BUYER
        return
    seat = seat_to_move(state)
    needs_coal = state.pending == LINK and state.period == RAIL
    needs_iron = state.pending == DEVELOP
    if state.pending == BUILD:
        industry = state.pending_industry
        level = lowest_level(state.stack[seat, industry])
        needs_coal = board.tile_coal[industry, level] != 0
        needs_iron = board.tile_iron[industry, level] != 0
    if needs_coal and state.pending_coal == NOBODY:
        if coal_sources(board, state):
            state.stage = COAL_SOURCE
            return
        state.pending_coal = TRACK
    if needs_iron and state.pending_iron == NOBODY:
        if stocked_works(state):
            state.stage = IRON_SOURCE
            return
        state.pending_iron = TRACK
    play_pending_cards(state, seat, events)
    if state.pending == BUILD:
        carry_out_build(board, state, seat, events)
    elif state.pending == LINK:
        carry_out_link(board, state, seat, events)
        if state.period == RAIL and state.done + 1 < MOST_AT_ONCE:
            ask_for_more(state)
            return
    elif state.pending == DEVELOP:
        carry_out_development(board, state, seat, events)
        if state.done + 1 < MOST_AT_ONCE:
            ask_for_more(state)
            return
    elif state.pending == LOAN:
        carry_out_loan(board, state, seat, events)
    else:
        emit(events, happenings.PASSED, seat, 0, 0, 0)
    end_action(board, state, events)


@jit
def play_pending_cards(state: State, seat: int, events: Buffer) -> None:
    """The card (or both, B8) goes to the discards the first time the action does something."""
    if state.done == 0:
        discard(state, seat, state.pending_card, events)
        if state.pending_card2 != NOBODY:
            discard(state, seat, state.pending_card2, events)


@jit
def ask_for_more(state: State) -> None:
    """Another rail, tile or mill, or done?"""
    state.done += 1
    state.pending_coal = NOBODY
    state.pending_iron = NOBODY
    state.stage = MORE


@jit
def sell_pending_mill(board: Board, state: State, decision: int, events: Buffer) -> None:
    """B27, B28: one sale; the action ends when the Distant Market has no demand left."""
    seat = seat_to_move(state)
    play_pending_cards(state, seat, events)
    if decision == DISTANT_MARKET:
        if not sell_to_market(board, state, seat, events):
            end_action(board, state, events)
            return
    else:
        sell_to_port(board, state, seat, decision - BUYER_0, events)
    ask_for_more(state)


@jit
def answers(state: State, decision: int) -> bool:
    """Whether a decision, legal or not, is meant for the choice that is due."""
    stage = state.stage
    if CARD_0 <= decision <= TWO_CARDS:
        return bool(stage in (CARD, FIRST_CARD, SECOND_CARD))
    if BUYER_0 <= decision <= DISTANT_MARKET:
        return bool(stage == BUYER)
    if decision >= GIVE_UP_0:
        return bool(stage == GIVE_UP)
    if TAKE_0 <= decision < BUYER_0:
        if stage == COAL_SOURCE:
            return bool(state.tile_industry[decision - TAKE_0] != IRON_WORKS)
        return bool(stage == IRON_SOURCE)
    return False


def new_options() -> Buffer:
    """Room for the longest list of legal decisions."""
    return np.zeros(DECISIONS, dtype=np.int16)
