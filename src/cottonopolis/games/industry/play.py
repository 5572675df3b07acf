"""The actions and choices of Age of Industry. A new action adds one line here."""

from typing import Final

from cottonopolis.engine.game_loop import OVER
from cottonopolis.engine.jit import jit
from cottonopolis.games.assembly import TurnHooks, assemble
from cottonopolis.games.industry import build, card, develop, draw, pass_, rail, sell, source
from cottonopolis.games.industry.decisions import TABLE
from cottonopolis.games.industry.reasons import A2_GAME_OVER, A2_NOT_NOW
from cottonopolis.games.industry.rounds import end_action, keep_choices
from cottonopolis.games.industry.state import (
    BUYER_STAGE,
    CARD_STAGE,
    COAL_STAGE,
    DRAW_STAGE,
    IRON_STAGE,
    State,
)
from cottonopolis.games.industry.summary import summarise

# In menu order
ACTIONS: Final = (
    build.ACTION,
    rail.ACTION,
    sell.ACTION,
    develop.ACTION,
    draw.ACTION,
    pass_.ACTION,
)
CHOICES: Final = (
    card.ONE_ACTION,
    card.BOTH_ACTIONS,
    source.CHOICE,
    sell.BUYER,
)
LISTS: Final = {
    CARD_STAGE: card.list_cards,
    COAL_STAGE: source.list_sources,
    IRON_STAGE: source.list_sources,
    BUYER_STAGE: sell.list_buyers,
    DRAW_STAGE: draw.list_second,
}


@jit
def not_asked(state: State, kind: int) -> int:
    """Return why a kind of decision is not asked for now."""
    return A2_GAME_OVER if state.stage == OVER else A2_NOT_NOW


HOOKS: Final = TurnHooks(
    first_choice=card.card_stage,
    begin_effect=card.play_pending_card,
    forget_part=keep_choices,
    end_action=end_action,
    not_asked=not_asked,
)
PLAY: Final = assemble(TABLE, ACTIONS, CHOICES, LISTS, summarise, HOOKS)
