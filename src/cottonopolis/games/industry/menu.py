"""How a menu words the legal decisions, prices included."""

from cottonopolis.engine.jit import jit
from cottonopolis.errors import Fact
from cottonopolis.games.contract import Message
from cottonopolis.games.industry.data import Setup
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
from cottonopolis.games.industry.facts import survey
from cottonopolis.games.industry.layout import (
    COAL_SOURCE,
    INDUSTRIES,
    INDUSTRY_COUNT,
    LEVELS,
    SLOTS,
    Board,
    State,
)
from cottonopolis.games.industry.prices import price_of

NO_TITLE: Message = ("", {})


def option_messages(setup: Setup, state: State, decision: int) -> tuple[Message, Message]:
    """The title of the group a decision belongs to, and its label in the menu."""
    if DONE < decision <= PASS_ID:
        return _action(setup, state, decision)
    return NO_TITLE, _choice(setup, state, decision)


def _action(setup: Setup, state: State, decision: int) -> tuple[Message, Message]:
    """A new action, one more sale or the second card."""
    if decision < SELL_0:
        price = price_now(setup.board, state, decision)
        if decision >= RAIL_0:
            rail: dict[str, Fact] = {"link": setup.rails[decision - RAIL_0], "price": price}
            return ("action-rail", {}), ("choice-dollars-rail", rail)
        slot, industry = divmod(decision - BUILD_0, INDUSTRY_COUNT)
        title: Message = ("action-build", {"industry": INDUSTRIES[industry]})
        return title, ("choice-dollars-build", {"place": setup.slots[slot], "price": price})
    if decision < DEVELOP_0:
        slot = decision - SELL_0
        made = INDUSTRIES[int(state.tile_industry[slot])]
        label: Message = ("choice-seller", {"industry": made, "place": setup.slots[slot]})
        return ("action-sell-goods", {}), label
    if decision < DRAW_0:
        industry, level = divmod(decision - DEVELOP_0, LEVELS)
        label = ("choice-tile", {"industry": INDUSTRIES[industry], "level": level})
        return ("action-develop", {}), label
    if decision < DRAW_DECK:
        card = setup.cards[decision - DRAW_0]
        return ("action-draw", {}), ("choice-face-up", {"card": card})
    if decision == DRAW_DECK:
        return ("action-draw", {}), ("choice-pile-deck", {})
    return ("action-pass", {}), ("choice-pass", {})


@jit
def price_now(board: Board, state: State, decision: int) -> int:
    """What a new action would cost."""
    return price_of(board, state, survey(board, state), decision)


def _choice(setup: Setup, state: State, decision: int) -> Message:
    """A later choice of an action."""
    if decision == DONE:
        return "choice-done", {}
    if decision < BOTH_0:
        return "choice-card", {"card": setup.cards[decision - CARD_0]}
    if decision < TAKE_0:
        return "choice-whole-turn", {"card": setup.cards[decision - BOTH_0]}
    if decision < BUYER_0:
        source = decision - TAKE_0
        place: dict[str, Fact] = {"place": setup.source_name(source)}
        if source >= SLOTS:
            return "choice-import", place
        if state.stage == COAL_SOURCE:
            return "choice-coal-source", place
        return "choice-iron-source", place
    buyer = decision - BUYER_0
    place = {"place": setup.buyer_name(buyer)}
    return ("choice-port", place) if buyer < SLOTS else ("choice-market", place)
