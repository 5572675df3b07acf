"""What the styles like in Age of Industry: cotton mills and ports, rails, loans."""

from cottonopolis.bots.search_hooks import COTTON, LOANS
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.games.industry.scoring import occupied_squares
from cottonopolis.games.industry.state import COTTON_MILL, PORT, Board, State


@jit
def amount_of(board: Board, state: State, seat: int, source: int) -> float:
    """Return the points of a seat's cotton mills and ports, or of its rails, or its loans.

    Mills and ports score their level, and pay when they flip; rails pay at the end (A22).
    """
    if source == LOANS:
        return float(state.loans[seat] * board.loan)
    points = 0
    money = 0
    if source == COTTON:
        for slot in range(as_int64(board.slot_count)):
            if state.tile_owner[slot] == seat and state.tile_industry[slot] in (COTTON_MILL, PORT):
                level = as_int64(state.tile_level[slot])
                points += level
                if state.tile_flipped[slot]:
                    money += as_int64(board.tile_income[state.tile_industry[slot], level])
    else:
        for rail in range(as_int64(board.rail_count)):
            if state.edge_owner[rail] == seat:
                money += as_int64(board.rail_base)
                money += occupied_squares(board, state, board.edge_a[rail])
                money += occupied_squares(board, state, board.edge_b[rail])
    return points + money / float(board.dollars_per_vp)
