"""The course of the game: A1 and A2."""

import numpy as np

from cottonopolis.engine.deck import discard as put_on_discards
from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.graph import separate
from cottonopolis.engine.jit import jit, wide
from cottonopolis.engine.order import reorder_by_spending
from cottonopolis.engine.rng import below, seed_words, shuffle
from cottonopolis.games.industry import happenings
from cottonopolis.games.industry.draw import draw_from_deck, refill_face_up
from cottonopolis.games.industry.layout import (
    ACTION,
    CARDS,
    COAL,
    DECK,
    EDGES,
    INDUSTRY_COUNT,
    IRON,
    LEVELS,
    MARKET_TILES,
    NO_ACTION,
    NOBODY,
    OVER,
    SLOTS,
    Board,
    State,
)
from cottonopolis.games.industry.money import pay_interest, repay
from cottonopolis.games.industry.scoring import score_game


@jit
def start_game(board: Board, state: State, seed: int, events: Buffer) -> None:
    """A1: set up a new game on a zeroed state."""
    seed_words(state.rng, seed, 0)
    for seat in range(wide(board.players)):
        state.money[seat] = board.money
        state.rails_left[seat] = board.rails
        for industry in range(INDUSTRY_COUNT):
            for level in range(LEVELS):
                state.stack[seat, industry, level] = board.tile_count[industry, level]
    for slot in range(SLOTS):
        state.tile_owner[slot] = NOBODY
        state.tile_industry[slot] = NOBODY
    for edge in range(EDGES):
        state.edge_owner[edge] = NOBODY
    separate(state.component)
    state.track_cubes[COAL] = board.track_length
    state.track_cubes[IRON] = board.track_length
    first = below(state.rng, wide(board.players))
    for place in range(wide(board.players)):
        state.order[place] = (first + place) % board.players
    turn_up_markets(board, state)
    deal(board, state, events)
    clear_pending(state)
    state.round_number = 1
    state.turn = 0
    begin_turn(state)


@jit
def turn_up_markets(board: Board, state: State) -> None:
    """A1: one shuffled market tile on each square; the rest are out of the game."""
    tiles = np.zeros(MARKET_TILES, dtype=np.int16)
    for index in range(wide(board.market_tile_count)):
        tiles[index] = board.market_tiles[index]
    shuffle(tiles, wide(board.market_tile_count), state.rng)
    for market in range(wide(board.market_count)):
        state.market_good[market] = tiles[market]


@jit
def deal(board: Board, state: State, events: Buffer) -> None:
    """A1: a hand for everybody in turn order, and two cards face up."""
    for index in range(DECK):
        state.deck[index] = NOBODY
    size = 0
    for card in range(CARDS):
        for _ in range(board.card_count[card]):
            state.deck[size] = card
            size += 1
    shuffle(state.deck, size, state.rng)
    state.deck_left = size
    emit(events, happenings.SHUFFLED, size, 0, 0, 0)
    for place in range(wide(board.players)):
        for _ in range(wide(board.hand)):
            draw_from_deck(state, wide(state.order[place]), events)
    refill_face_up(board, state, events)


@jit
def begin_turn(state: State) -> None:
    """A2: one action in the first round, two in every other."""
    state.stage = ACTION
    state.actions_left = 1 if state.round_number == 1 else 2


@jit
def discard(state: State, seat: int, card: int, events: Buffer) -> None:
    """A3: a card is played."""
    put_on_discards(state, seat, card)
    emit(events, happenings.PLAYED_CARD, seat, card, 0, 0)


@jit
def clear_choices(state: State) -> None:
    """Forget what was chosen for the pending action."""
    state.pending_slot = NOBODY
    state.pending_industry = NOBODY
    state.pending_level = NOBODY
    state.pending_edge = NOBODY
    state.pending_card = NOBODY
    state.pending_both = 0
    state.pending_coal = NOBODY
    state.pending_iron = NOBODY


@jit
def clear_pending(state: State) -> None:
    """Forget the action that was put together."""
    state.pending = NO_ACTION
    clear_choices(state)
    state.done = 0


@jit
def end_action(board: Board, state: State, events: Buffer) -> None:
    """The action is over: same player again, next player, or next round."""
    state.actions_left -= 2 if state.pending_both else 1  # A4
    clear_pending(state)
    state.stage = ACTION
    if state.actions_left > 0:
        return
    state.turn += 1
    if state.turn < board.players:
        begin_turn(state)
    else:
        end_round(board, state, events)


@jit
def end_round(board: Board, state: State, events: Buffer) -> None:
    """A2, A20, A21: new turn order, repayment, interest; then the next round or the end."""
    reorder_by_spending(state.order, state.spent, board.players)
    for place in range(wide(board.players)):
        seat = wide(state.order[place])
        emit(events, happenings.TOOK_PLACE, seat, place + 1, state.spent[seat], 0)
    for place in range(wide(board.players)):
        seat = wide(state.order[place])
        state.spent[seat] = 0
        repay(board, state, seat, events)
        pay_interest(board, state, seat, events)
    state.turn = 0
    if state.deck_left == 0 and smallest_hand(board, state) == 0:
        score_game(board, state, events)
        state.stage = OVER
        state.actions_left = 0
        emit(events, happenings.GAME_ENDED, 0, 0, 0, 0)
    else:
        state.round_number += 1
        begin_turn(state)


@jit
def smallest_hand(board: Board, state: State) -> int:
    """How many cards the player with the fewest has."""
    smallest = int(state.hand_size[0])
    for seat in range(1, wide(board.players)):
        smallest = min(smallest, int(state.hand_size[seat]))
    return smallest
