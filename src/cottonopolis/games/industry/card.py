"""Choose the card of one action, or of both combined: A3 to A6."""

from cottonopolis.engine.deck import discard
from cottonopolis.engine.events import Buffer
from cottonopolis.engine.game_loop import NO_STAGE
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.games.actions import Choice, Facts
from cottonopolis.games.industry.build import (
    card_reasons,
    explain_building,
    whole_turn_card_reasons,
)
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.decisions import (
    BUILD,
    CARD,
    DEVELOP,
    PASS,
    WHOLE_TURN,
    card_id,
    card_of,
    industry_of,
    slot_of,
    whole_turn_id,
)
from cottonopolis.games.industry.reasons import A2_NOT_NOW, A3_CARD_NOT_HELD, OK
from cottonopolis.games.industry.state import CARD_STAGE, CARDS, NOBODY, Board, State
from cottonopolis.games.industry.summary import OwnSummary, summarise_own
from cottonopolis.games.notation import Step
from cottonopolis.games.options import Option


@jit
def card_stage(board: Board, state: State) -> int:
    """A3: building, developing and passing use a card; passing with an empty hand does not."""
    if state.pending_card != NOBODY:
        return NO_STAGE
    if state.pending == PASS and state.hand_size[seat_to_move(state)] == 0:
        return NO_STAGE
    return CARD_STAGE if state.pending in (BUILD, DEVELOP, PASS) else NO_STAGE


@jit
def play_pending_card(board: Board, state: State, seat: int, events: Buffer) -> None:
    if state.pending_card != NOBODY:
        discard(state, seat, as_int64(state.pending_card), events)


@jit
def one_card_reasons(board: Board, state: State, own: OwnSummary, card: int) -> int:
    """A3, A5, A6: check a card for the pending action."""
    if state.pending == BUILD:
        slot = slot_of(state.chosen)
        return card_reasons(board, state, own, slot, industry_of(state.chosen), card)
    return OK if state.hand[own.seat, card] > 0 else A3_CARD_NOT_HELD


@jit
def list_cards(board: Board, state: State, out: Buffer) -> int:
    """Write the cards that the pending action may use, for one or for both actions (A4)."""
    own = summarise_own(board, state)
    count = 0
    for card in range(CARDS):
        if state.hand[own.seat, card] > 0 and one_card_reasons(board, state, own, card) == OK:
            out[count] = card_id(card)
            count += 1
    if state.pending == BUILD:
        for card in range(CARDS):
            if whole_turn_card_reasons(state, card) == OK:
                out[count] = whole_turn_id(card)
                count += 1
    return count


@jit
def reasons_against(board: Board, state: State, decision: int) -> int:
    return one_card_reasons(board, state, summarise_own(board, state), card_of(decision))


@jit
def play(board: Board, state: State, decision: int, events: Buffer) -> bool:
    state.pending_card = card_of(decision)
    return True


def describe(setup: Setup, state: State, decision: int) -> Option:
    return Option(decision=decision, kind="card", card=setup.cards[card_of(decision)])


def explain(setup: Setup, state: State, decision: int) -> Facts:
    known: Facts = {}
    if state.pending == BUILD:
        slot, industry = slot_of(state.chosen), industry_of(state.chosen)
        known = explain_building(setup, state, slot, industry)
    return {**known, "card": setup.cards[card_of(decision)]}


def name_of(setup: Setup, step: Step) -> str:
    return setup.cards[card_of(step.decision)]


def write(setup: Setup, step: Step) -> str:
    """with CARD"""
    return f"with {name_of(setup, step)}"


ONE_ACTION = Choice(
    kind=CARD,
    reasons_against=reasons_against,
    play=play,
    describe=describe,
    explain=explain,
    write=write,
    card=name_of,
)


# Both actions


@jit
def whole_turn_reasons(board: Board, state: State, decision: int) -> int:
    """A4: any card, but only to build."""
    if state.pending != BUILD:
        return A2_NOT_NOW
    return whole_turn_card_reasons(state, card_of(decision))


@jit
def play_whole_turn(board: Board, state: State, decision: int, events: Buffer) -> bool:
    """Store the card, and that it uses both actions."""
    state.pending_card = card_of(decision)
    state.pending_both = 1
    return True


def describe_whole_turn(setup: Setup, state: State, decision: int) -> Option:
    card = setup.cards[card_of(decision)]
    return Option(decision=decision, kind="whole_turn", card=card, whole_turn=True)


def name_for_whole_turn(setup: Setup, step: Step) -> str:
    return f"{name_of(setup, step)} whole_turn"


def write_whole_turn(setup: Setup, step: Step) -> str:
    """with CARD whole_turn"""
    return f"with {name_for_whole_turn(setup, step)}"


BOTH_ACTIONS = Choice(
    kind=WHOLE_TURN,
    reasons_against=whole_turn_reasons,
    play=play_whole_turn,
    describe=describe_whole_turn,
    explain=explain,
    write=write_whole_turn,
    card=name_for_whole_turn,
)
