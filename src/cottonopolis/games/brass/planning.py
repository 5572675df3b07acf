"""The next turn of a seat that is not to move, for planning. Uses no hidden information."""

from cottonopolis.engine.game_loop import ACTION
from cottonopolis.engine.order import reorder_by_spending
from cottonopolis.games.brass.income import income_of
from cottonopolis.games.brass.rounds import begin_turn, clear_pending
from cottonopolis.games.brass.state import CARDS, GIVE_UP_STAGE, Board, State


def move_to_turn(board: Board, view: State, seat: int) -> bool:
    """Change a view so that the seat is to move; False if the period ends before its next turn.

    If the seat has already moved in this round, the view moves to the next round: its income is
    paid, and the turn order follows the spending so far. New cards are not dealt.
    """
    players = int(board.players)
    turn = view.order[:players].tolist().index(seat)
    before_turns = view.stage == GIVE_UP_STAGE  # incomes are being collected
    clear_pending(view)
    view.stage = ACTION
    if not before_turns and turn == view.turn:
        return True
    if before_turns:
        if turn >= view.turn:
            _pay_income(board, view, seat)
    elif turn < view.turn:
        if view.hand_size[seat] == 0:
            return False  # B6
        reorder_by_spending(view.order, view.spent, players)
        view.spent[:] = 0
        view.round_number += 1
        _pay_income(board, view, seat)
    view.turn = view.order[:players].tolist().index(seat)
    begin_turn(view)
    return True


def _pay_income(board: Board, view: State, seat: int) -> None:
    view.money[seat] = max(0, int(view.money[seat]) + income_of(board, view, seat))


def hold_any_card(board: Board, view: State, seat: int) -> int:
    """Give a seat one card of every kind that is not completely discarded; returns their number."""
    for card in range(CARDS):
        view.hand[seat, card] = 1 if board.card_count[card] > view.discards[card] else 0
    view.hand_size[seat] = view.hand[seat].sum()
    return int(view.hand_size[seat])
