"""Hidden information: hide it from a seat, or fill it in at random."""

from cottonopolis.engine.game_loop import ACTION, MORE, OVER
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.rng import hide_chance, shuffle
from cottonopolis.games.brass.rounds import clear_pending, forget_part
from cottonopolis.games.brass.state import (
    CARDS,
    DECK,
    FACE_DOWN,
    GIVE_UP_STAGE,
    MARKET_TILES,
    NOBODY,
    Board,
    State,
)


@jit
def hide(board: Board, state: State, seat: int) -> None:
    """Remove everything the seat may not see.

    Hidden: the generator, other hands, the deck, the cards set aside, the unturned Distant Market
    tiles, and choices that another seat has made but not carried out.
    """
    hide_chance(state.chance)
    for other in range(board.players):
        if other != seat:
            for card in range(CARDS):
                state.hand[other, card] = 0
    for index in range(DECK):
        state.deck[index] = NOBODY
    for index in range(state.market_turned, MARKET_TILES):
        state.market_tiles[index] = FACE_DOWN
    if state.stage in (OVER, GIVE_UP_STAGE, ACTION) or seat_to_move(state) == seat:
        return
    if state.done == 0:
        clear_pending(state)
        state.stage = ACTION
    else:  # the parts carried out are public, the current choice is not
        state.chosen = NOBODY
        forget_part(state)
        state.stage = MORE


@jit
def redeal(board: Board, view: State, seat: int) -> None:
    """Fill in the hidden parts of a view by its new chance, consistent with what it shows."""
    # Unseen cards: all except the seat's hand and the discards
    unseen = 0
    for card in range(CARDS):
        seen = view.hand[seat, card] + view.discards[card]
        for _ in range(board.card_count[card] - seen):
            view.deck[unseen] = card
            unseen += 1
    shuffle(view.deck, unseen, view.chance)
    for other in range(board.players):
        if other != seat:
            for _ in range(view.hand_size[other]):
                unseen -= 1
                view.hand[other, view.deck[unseen]] += 1
                view.deck[unseen] = NOBODY
    # Unturned tiles: all except the turned ones
    known = view.market_turned
    at = known
    for index in range(board.market_size):
        tile = board.market_tiles[index]
        first = index
        while first > 0 and board.market_tiles[first - 1] == tile:
            first -= 1
        copy_number = index - first  # the data groups tiles of equal value
        turned = 0
        for number in range(known):
            if view.market_tiles[number] == tile:
                turned += 1
        if copy_number >= turned:
            view.market_tiles[at] = tile
            at += 1
    shuffle(view.market_tiles[known:], as_int64(board.market_size - known), view.chance)
    for index in range(board.market_size, MARKET_TILES):
        view.market_tiles[index] = 0
