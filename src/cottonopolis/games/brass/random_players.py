"""The random players of Brass (see engine/random_players.py)."""

from typing import Final

from cottonopolis.engine.jit import jit
from cottonopolis.engine.prices import total
from cottonopolis.engine.random_players import random_chooser
from cottonopolis.games.brass.decisions import LOAN, PASS_ID, TABLE, kind_of, loan_of
from cottonopolis.games.brass.income import income_of
from cottonopolis.games.brass.play import PLAY
from cottonopolis.games.brass.state import Board, State
from cottonopolis.games.brass.summary import Summary, summarise

WEIGHTS: Final = {"build": 8, "link": 5, "develop": 2, "sell": 8, "loan": 3}
MAX_CASH_TO_BORROW: Final = 20  # in pounds, for a sane player
LOWEST_SANE_INCOME: Final = -3  # after a loan

bill = PLAY.bill


@jit
def is_sane(board: Board, state: State, summary: Summary, decision: int) -> bool:
    """Never pass, borrow without need, or spend money that the next negative income needs."""
    if decision == PASS_ID:
        return False
    cash = int(state.money[summary.seat])
    income = income_of(board, state, summary.seat)
    if kind_of(decision) == LOAN:
        levels = board.loan_levels[loan_of(decision)]
        return bool(cash < MAX_CASH_TO_BORROW and income - levels >= LOWEST_SANE_INCOME)
    return cash - total(bill(board, state, summary, decision)) >= -income


choose: Final = random_chooser(TABLE, WEIGHTS, is_sane, summarise, PASS_ID)
