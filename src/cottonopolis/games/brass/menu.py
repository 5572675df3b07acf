"""How a menu words the legal decisions, prices included."""

from cottonopolis.engine.jit import jit
from cottonopolis.errors import Fact
from cottonopolis.games.brass.build import card_faults
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import (
    BUILD_0,
    BUYER_0,
    CARD_0,
    DEVELOP_0,
    DISTANT_MARKET,
    DONE,
    LINK_0,
    LOAN_0,
    PASS_ID,
    SELL_0,
    TWO_CARDS,
)
from cottonopolis.games.brass.explain import slot_of
from cottonopolis.games.brass.facts import survey
from cottonopolis.games.brass.layout import CARDS, COAL_SOURCE, INDUSTRIES, Board, State
from cottonopolis.games.brass.prices import price_of
from cottonopolis.games.brass.reasons import OK
from cottonopolis.games.contract import Message

INDUSTRY_COUNT = len(INDUSTRIES)

NO_TITLE: Message = ("", {})


def option_messages(setup: Setup, state: State, decision: int) -> tuple[Message, Message]:
    """The title of the group a decision belongs to, and its label in the menu."""
    if DONE < decision <= PASS_ID:
        return _action(setup, state, decision)
    return NO_TITLE, _choice(setup, state, decision)


def _action(setup: Setup, state: State, decision: int) -> tuple[Message, Message]:
    """A new action, or one more rail, tile or mill."""
    price = price_now(setup.board, state, decision)
    if decision < LINK_0:
        slot, industry = divmod(decision - BUILD_0, INDUSTRY_COUNT)
        title: Message = ("action-build", {"industry": INDUSTRIES[industry]})
        facts: dict[str, Fact] = {"place": setup.slots[slot], "price": price}
        if one_card_will_do(setup.board, state, slot, industry):
            return title, ("choice-build", facts)
        return title, ("choice-build-two", facts)
    if decision < DEVELOP_0:
        link = setup.links[decision - LINK_0]
        return ("action-link", {}), ("choice-link", {"link": link, "price": price})
    if decision < SELL_0:
        industry_name = INDUSTRIES[decision - DEVELOP_0]
        label: Message = ("choice-develop", {"industry": industry_name, "price": price})
        return ("action-develop", {}), label
    if decision < LOAN_0:
        return ("action-sell", {}), ("choice-sell", {"place": setup.slots[decision - SELL_0]})
    if decision < PASS_ID:
        amount = int(setup.board.loans[decision - LOAN_0])
        return ("action-loan", {}), ("choice-loan", {"amount": amount})
    return ("action-pass", {}), ("choice-pass", {})


@jit
def one_card_will_do(board: Board, state: State, slot: int, industry: int) -> bool:
    """Whether some single card in the hand allows a building, or only two combined (B8)."""
    seen = survey(board, state)
    found = False
    for card in range(CARDS):
        found |= card_faults(board, state, seen, slot, industry, card) == OK
    return found


@jit
def price_now(board: Board, state: State, decision: int) -> int:
    """What a new action would cost."""
    return price_of(board, state, survey(board, state), decision)


def _choice(setup: Setup, state: State, decision: int) -> Message:
    """A later choice of an action."""
    if decision == DONE:
        return "choice-done", {}
    if decision < TWO_CARDS:
        return "choice-card", {"card": setup.cards[decision - CARD_0]}
    if decision == TWO_CARDS:
        return "choice-two-cards", {}
    if decision == DISTANT_MARKET:
        return "choice-distant-market", {}
    slot = slot_of(decision)
    place: dict[str, Fact] = {"place": setup.slots[slot]}
    if decision < BUYER_0:
        if state.stage == COAL_SOURCE:
            return "choice-coal-source", place
        return "choice-iron-source", place
    if decision < DISTANT_MARKET:
        return "choice-port", place
    return "choice-give-up", {**place, "industry": INDUSTRIES[int(state.tile_industry[slot])]}
