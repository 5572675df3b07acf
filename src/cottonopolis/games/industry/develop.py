"""Develop: A18."""

from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.jit import jit, wide
from cottonopolis.games.industry import happenings
from cottonopolis.games.industry.decisions import DEVELOP_0
from cottonopolis.games.industry.layout import INDUSTRY_COUNT, LEVELS, State
from cottonopolis.games.industry.reasons import A3_NEEDS_A_CARD, A18_NONE_LEFT, OK


@jit
def develop_faults(state: State, seat: int, industry: int, level: int) -> int:
    """A18, A3: such a tile must be left on the player board, and a card in hand."""
    found = OK
    if state.hand_size[seat] == 0:
        found |= A3_NEEDS_A_CARD
    if state.stack[seat, industry, level] == 0:
        found |= A18_NONE_LEFT
    return found


@jit
def list_developments(state: State, seat: int, out: Buffer, count: int) -> int:
    """Append every kind of tile that may be removed."""
    for industry in range(INDUSTRY_COUNT):
        for level in range(LEVELS):
            if develop_faults(state, seat, industry, level) == OK:
                out[count] = DEVELOP_0 + industry * LEVELS + level
                count += 1
    return count


@jit
def carry_out_development(state: State, seat: int, events: Buffer) -> None:
    """The tile leaves the game."""
    industry = wide(state.pending_industry)
    level = wide(state.pending_level)
    state.stack[seat, industry, level] -= 1
    emit(events, happenings.REMOVED_FROM_BOARD, seat, industry, level, 0)
