"""Secrets: what a seat may see, and full states consistent with it."""

from cottonopolis.engine.game_loop import ACTION, MORE, OVER
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import seat_to_move
from cottonopolis.engine.rng import REDEAL_STREAM, seed_words, shuffle
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

    Hidden: the generator, other hands, the deck, the cards set aside, the Distant Market tiles
    still to turn, and the choices another seat has made but not yet carried out.
    """
    for word in range(4):
        state.rng[word] = 0
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
    else:  # what has been carried out is known; what is being chosen next is not
        state.chosen = NOBODY
        forget_part(state)
        state.stage = MORE


@jit
def redeal(board: Board, view: State, seat: int, seed: int) -> None:
    """Turn a view into a full state that it could come from: hidden things at random."""
    seed_words(view.rng, seed, REDEAL_STREAM)
    # What the seat has not seen: all cards less its own hand and the discards
    unseen = 0
    for card in range(CARDS):
        seen = view.hand[seat, card] + view.discards[card]
        for _ in range(board.card_count[card] - seen):
            view.deck[unseen] = card
            unseen += 1
    shuffle(view.deck, unseen, view.rng)
    for other in range(board.players):
        if other != seat:
            for _ in range(view.hand_size[other]):
                unseen -= 1
                view.hand[other, view.deck[unseen]] += 1
                view.deck[unseen] = NOBODY
    # Tiles not turned yet: all tiles less the turned ones
    known = view.market_turned
    at = known
    for index in range(board.market_size):
        tile = board.market_tiles[index]
        first = index
        while first > 0 and board.market_tiles[first - 1] == tile:
            first -= 1
        copy_number = index - first  # tiles of one value stand together in the data
        turned = 0
        for place in range(known):
            if view.market_tiles[place] == tile:
                turned += 1
        if copy_number >= turned:
            view.market_tiles[at] = tile
            at += 1
    shuffle(view.market_tiles[known:], as_int64(board.market_size - known), view.rng)
    for index in range(board.market_size, MARKET_TILES):
        view.market_tiles[index] = 0
