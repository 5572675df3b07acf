"""Choose the card of an action, or two combined cards: B7 to B12."""

from cottonopolis.engine.deck import discard
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import NO_STAGE
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.games.actions import Choice, Facts
from cottonopolis.games.brass.build import card_reasons, explain_building, two_card_reasons
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import (
    BUILD,
    CARD,
    TWO_CARDS,
    TWO_CARDS_ID,
    card_id,
    card_of,
    industry_of,
    slot_of,
)
from cottonopolis.games.brass.reasons import B7_CARD_NOT_HELD, B8_ONLY_TO_BUILD, OK
from cottonopolis.games.brass.state import (
    CARD_STAGE,
    CARDS,
    FIRST_CARD_STAGE,
    NOBODY,
    SECOND_CARD_STAGE,
    Board,
    State,
)
from cottonopolis.games.brass.summary import summarise
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option


@jit
def card_stage(board: Board, state: State) -> int:
    """B7: every action uses a card."""
    return CARD_STAGE if state.pending_card == NOBODY else NO_STAGE


@jit
def play_pending_cards(board: Board, state: State, seat: int, events: Buffer) -> None:
    """Discard the card, or both (B8), before the first effect of the action."""
    if state.done == 0:
        discard(state, seat, as_int64(state.pending_card), events)
        if state.pending_card2 != NOBODY:
            discard(state, seat, as_int64(state.pending_card2), events)


@jit
def list_cards(board: Board, state: State, out: Buffer) -> int:
    """Write the cards that the pending action may use, and TWO_CARDS_ID where B8 allows it."""
    seat = seat_to_move(state)
    count = 0
    if state.pending == BUILD:
        summary = summarise(board, state)
        slot = slot_of(state.chosen)
        industry = industry_of(state.chosen)
        for card in range(CARDS):
            if state.hand[seat, card] > 0 and (
                card_reasons(board, state, summary, slot, industry, card) == OK
            ):
                out[count] = card_id(card)
                count += 1
        if two_card_reasons(state) == OK:
            out[count] = TWO_CARDS_ID
            count += 1
        return count
    for card in range(CARDS):
        if state.hand[seat, card] > 0:
            out[count] = card_id(card)
            count += 1
    return count


@jit
def combined_reasons(state: State, card: int) -> int:
    """B8: both cards must be in hand; pairs are chosen in the order of the card table."""
    seat = seat_to_move(state)
    if state.stage == SECOND_CARD_STAGE:
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
def list_combined_cards(board: Board, state: State, out: Buffer) -> int:
    """Write the possible next cards of the pair."""
    count = 0
    for card in range(CARDS):
        if combined_reasons(state, card) == OK:
            out[count] = card_id(card)
            count += 1
    return count


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    card = card_of(decision)
    if state.stage != CARD_STAGE:
        return combined_reasons(state, card)
    if state.pending == BUILD:
        summary = summarise(board, state)
        slot = slot_of(state.chosen)
        return card_reasons(board, state, summary, slot, industry_of(state.chosen), card)
    return OK if state.hand[seat_to_move(state), card] > 0 else B7_CARD_NOT_HELD


@jit
def play(board: Board, state: State, decision: int, events: Buffer) -> bool:
    card = card_of(decision)
    if state.stage == SECOND_CARD_STAGE:
        state.pending_card2 = card
        return True
    state.pending_card = card
    if state.stage == FIRST_CARD_STAGE:
        state.stage = SECOND_CARD_STAGE
        return False
    return True


def describe(setup: Setup, state: State, decision: int) -> Option:
    card = setup.cards[card_of(decision)]
    return Option(decision=decision, kind="card", card=card)


def explain(setup: Setup, state: State, decision: int) -> Facts:
    known: Facts = {}
    if state.pending == BUILD:
        slot, industry = slot_of(state.chosen), industry_of(state.chosen)
        known = explain_building(setup, state, slot, industry)
    return {**known, "card": setup.cards[card_of(decision)]}


def write(setup: Setup, step: Step) -> str:
    """with CARD"""
    return f"with {name_of(setup, step)}"


def name_of(setup: Setup, step: Step) -> str:
    return setup.cards[card_of(step.decision)]


ONE_CARD = Choice(
    kind=CARD,
    reasons_against=reasons_against,
    play=play,
    describe=describe,
    explain=explain,
    write=write,
    card=name_of,
)


# Two cards combined


@jit
def two_cards_reasons(board: Board, state: State, decision: int) -> int:
    """B8: only to build, and only as a whole turn."""
    return two_card_reasons(state) if state.pending == BUILD else B8_ONLY_TO_BUILD


@jit
def ask_for_two(board: Board, state: State, decision: int, events: Buffer) -> bool:
    state.stage = FIRST_CARD_STAGE
    return False


def describe_two(setup: Setup, state: State, decision: int) -> Option:
    return Option(decision=decision, kind="two_cards", whole_turn=True)


def write_two(setup: Setup, step: Step) -> str:
    """with two cards"""
    return "with two cards"


TWO_COMBINED = Choice(
    kind=TWO_CARDS,
    reasons_against=two_cards_reasons,
    play=ask_for_two,
    describe=describe_two,
    write=write_two,
    is_written=False,
)
