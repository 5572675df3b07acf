"""The actions and choices of Brass. A new action adds one line here."""

from typing import Final

from cottonopolis.engine.game_loop import OVER
from cottonopolis.engine.jit import jit
from cottonopolis.games.assembly import TurnHooks, assemble
from cottonopolis.games.brass import build, card, develop, give_up, link, loan, pass_, sell, source
from cottonopolis.games.brass.decisions import GIVE_UP, TABLE
from cottonopolis.games.brass.reasons import (
    B3_NOT_NOW,
    B4_CAN_PAY,
    B4_TILE_DUE,
    B6_GAME_OVER,
)
from cottonopolis.games.brass.rounds import end_action, forget_part
from cottonopolis.games.brass.state import (
    BUYER_STAGE,
    CARD_STAGE,
    COAL_STAGE,
    FIRST_CARD_STAGE,
    GIVE_UP_STAGE,
    IRON_STAGE,
    SECOND_CARD_STAGE,
    State,
)
from cottonopolis.games.brass.summary import summarise

# In menu order
ACTIONS: Final = (
    build.ACTION,
    link.ACTION,
    develop.ACTION,
    sell.ACTION,
    loan.ACTION,
    pass_.ACTION,
)
CHOICES: Final = (
    card.ONE_CARD,
    card.TWO_COMBINED,
    source.CHOICE,
    sell.PORT_BUYER,
    sell.MARKET_BUYER,
    give_up.CHOICE,
)
LISTS: Final = {
    CARD_STAGE: card.list_cards,
    FIRST_CARD_STAGE: card.list_combined_cards,
    SECOND_CARD_STAGE: card.list_combined_cards,
    COAL_STAGE: source.list_sources,
    IRON_STAGE: source.list_sources,
    BUYER_STAGE: sell.list_buyers,
    GIVE_UP_STAGE: give_up.list_tiles,
}


@jit
def not_asked(state: State, kind: int) -> int:
    """Return why a kind of decision is not asked for now."""
    if state.stage == OVER:
        return B6_GAME_OVER
    if kind == GIVE_UP:
        return B4_CAN_PAY
    return B4_TILE_DUE if state.stage == GIVE_UP_STAGE else B3_NOT_NOW


HOOKS: Final = TurnHooks(
    first_choice=card.card_stage,
    begin_effect=card.play_pending_cards,
    forget_part=forget_part,
    end_action=end_action,
    not_asked=not_asked,
)
PLAY: Final = assemble(TABLE, ACTIONS, CHOICES, LISTS, summarise, HOOKS)
