"""The random players of Age of Industry (see engine/random_players.py)."""

from typing import Final

from cottonopolis.engine.jit import inlined
from cottonopolis.engine.random_players import random_chooser
from cottonopolis.games.industry.decisions import PASS_ID, TABLE
from cottonopolis.games.industry.state import Board, State

WEIGHTS: Final = {"build": 8, "rail": 5, "sell": 8, "develop": 2, "draw": 4}


@inlined
def no_summary(board: Board, state: State) -> int:
    """The sane player needs no summary."""
    return 0


@inlined
def is_sane(board: Board, state: State, summary: int, decision: int) -> bool:
    """Pass only if nothing else is possible."""
    return decision != PASS_ID


choose: Final = random_chooser(TABLE, WEIGHTS, is_sane, no_summary, PASS_ID)
