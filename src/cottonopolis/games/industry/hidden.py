"""Hidden information: hide it from a seat, or fill it in at random."""

from cottonopolis.engine.game_loop import ACTION, MORE, OVER
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.rng import hide_chance, shuffle
from cottonopolis.games.industry.rounds import clear_choices, clear_pending
from cottonopolis.games.industry.state import (
    CARDS,
    DECK,
    DRAW_STAGE,
    NOBODY,
    Board,
    State,
)


@jit
def hide(board: Board, state: State, seat: int) -> None:
    """Remove everything the seat may not see.

    Hidden: the generator, other hands, the deck, and choices that another seat has made but not
    carried out. All seats see that a first card was drawn (A19).
    """
    hide_chance(state.chance)
    for other in range(as_int64(board.players)):
        if other != seat:
            for card in range(CARDS):
                state.hand[other, card] = 0
    for index in range(DECK):
        state.deck[index] = NOBODY
    if state.stage in (OVER, ACTION, DRAW_STAGE) or seat_to_move(state) == seat:
        return
    if state.done == 0:
        clear_pending(state)
        state.stage = ACTION
    else:  # completed sales are public, the current choice is not
        clear_choices(state)
        state.stage = MORE


@jit
def redeal(board: Board, view: State, seat: int) -> None:
    """Fill in the hidden parts of a view by its new chance, consistent with what it shows."""
    # Unseen cards: all except the seat's hand, the face-up cards and the discards
    unseen = 0
    for card in range(CARDS):
        seen = view.hand[seat, card] + view.face_up[card] + view.discards[card]
        for _ in range(board.card_count[card] - seen):
            view.deck[unseen] = card
            unseen += 1
    shuffle(view.deck, unseen, view.chance)
    for other in range(as_int64(board.players)):
        if other != seat:
            for _ in range(view.hand_size[other]):
                unseen -= 1
                view.hand[other, view.deck[unseen]] += 1
                view.deck[unseen] = NOBODY
