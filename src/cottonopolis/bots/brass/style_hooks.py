"""What the styles like in Brass: points of cotton mills and ports, points of links, loans."""

from cottonopolis.bots.brass.evaluation import rescored_points
from cottonopolis.bots.search_hooks import COTTON, LOANS
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.games.brass.income import income_of
from cottonopolis.games.brass.scoring import discs_at, tile_points
from cottonopolis.games.brass.state import COTTON_MILL, LINKS, PORT, SLOTS, Board, State


@jit
def amount_of(board: Board, state: State, seat: int, source: int) -> float:
    """Return the points of a seat's flipped mills and ports, or of its links, or its loans.

    A tile that scores in both periods counts twice. Only loans lower the income (B29), so its loss
    tells how many pounds were borrowed.
    """
    if source == LOANS:
        return float(-income_of(board, state, seat) * board.loans[0] / board.loan_levels[0])
    points = 0
    if source == COTTON:
        for slot in range(SLOTS):
            if state.tile_owner[slot] == seat and state.tile_industry[slot] in (COTTON_MILL, PORT):
                once = tile_points(board, state, slot)
                points += once + rescored_points(state, slot, once)
    else:
        for link in range(LINKS):
            if state.link_owner[link] == seat:
                points += discs_at(board, state, as_int64(board.link_a[link]))
                points += discs_at(board, state, as_int64(board.link_b[link]))
    return float(points)
