"""The next turn of a seat that is not to move, for planning. Uses no hidden information."""

from cottonopolis.engine.events import NO_EVENTS
from cottonopolis.engine.game_loop import ACTION
from cottonopolis.engine.order import reorder_by_spending
from cottonopolis.games.industry.money import pay_interest, repay
from cottonopolis.games.industry.rounds import begin_turn, clear_pending
from cottonopolis.games.industry.state import CARDS, Board, State


def move_to_turn(board: Board, view: State, seat: int) -> bool:
    """Change a view so that the seat is to move; always possible while the game lasts.

    If the seat has already moved in this round, the view moves to the next round: its loans are
    repaid, its interest is paid, and the turn order follows the spending so far.
    """
    players = int(board.players)
    turn = view.order[:players].tolist().index(seat)
    clear_pending(view)
    view.stage = ACTION
    if turn == view.turn:
        return True
    if turn < view.turn:
        reorder_by_spending(view.order, view.spent, players)
        view.spent[:] = 0
        view.round_number += 1
        repay(board, view, seat, NO_EVENTS)
        pay_interest(board, view, seat, NO_EVENTS)
    view.turn = view.order[:players].tolist().index(seat)
    begin_turn(view)
    return True


def hold_any_card(board: Board, view: State, seat: int) -> int:
    """Give a seat one card of every kind that may be in a hand; returns their number."""
    for card in range(CARDS):
        seen = view.discards[card] + view.face_up[card]
        view.hand[seat, card] = 1 if board.card_count[card] > seen else 0
    view.hand_size[seat] = view.hand[seat].sum()
    return int(view.hand_size[seat])
