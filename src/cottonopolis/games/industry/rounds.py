"""The course of the game: set-up, turns and rounds (A1 and A2)."""

import numpy as np

from cottonopolis.engine.events import GAME_ENDED, SHUFFLED, Buffer, emit
from cottonopolis.engine.game_loop import ACTION, NO_ACTION, OVER
from cottonopolis.engine.graph import reset_components
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import set_next_order
from cottonopolis.engine.rng import chance_below, shuffle
from cottonopolis.engine.tiles import clear_slot
from cottonopolis.engine.tracks import COAL, IRON
from cottonopolis.games.industry.draw import draw_from_deck, refill_face_up
from cottonopolis.games.industry.money import pay_interest, repay
from cottonopolis.games.industry.scoring import score_game
from cottonopolis.games.industry.state import (
    CARDS,
    DECK,
    EDGES,
    INDUSTRY_COUNT,
    LEVELS,
    MARKET_TILES,
    NOBODY,
    SLOTS,
    Board,
    State,
)


@jit
def start_game(board: Board, state: State, events: Buffer) -> None:
    """A1: set up a new game on a zeroed state."""
    for seat in range(as_int64(board.players)):
        state.money[seat] = board.money
        state.rails_left[seat] = board.rails
        for industry in range(INDUSTRY_COUNT):
            for level in range(LEVELS):
                state.stack[seat, industry, level] = board.tile_count[industry, level]
    for slot in range(SLOTS):
        clear_slot(state, slot)
    for edge in range(EDGES):
        state.edge_owner[edge] = NOBODY
    reset_components(state.component)
    state.track_cubes[COAL] = board.track_length
    state.track_cubes[IRON] = board.track_length
    first = chance_below(state.chance, as_int64(board.players))
    for turn in range(as_int64(board.players)):
        state.order[turn] = (first + turn) % board.players
    turn_up_markets(board, state)
    deal(board, state, events)
    clear_pending(state)
    state.round_number = 1
    state.turn = 0
    begin_turn(state)


@jit
def turn_up_markets(board: Board, state: State) -> None:
    """A1: put a random market tile on each square; the rest leave the game."""
    tiles = np.zeros(MARKET_TILES, dtype=np.int16)
    for index in range(as_int64(board.market_tile_count)):
        tiles[index] = board.market_tiles[index]
    shuffle(tiles, as_int64(board.market_tile_count), state.chance)
    for market in range(as_int64(board.market_count)):
        state.market_good[market] = tiles[market]


@jit
def deal(board: Board, state: State, events: Buffer) -> None:
    """A1: deal the hands in turn order, and two cards face up."""
    for index in range(DECK):
        state.deck[index] = NOBODY
    size = 0
    for card in range(CARDS):
        for _ in range(board.card_count[card]):
            state.deck[size] = card
            size += 1
    shuffle(state.deck, size, state.chance)
    state.deck_left = size
    emit(events, SHUFFLED, size)
    for turn in range(as_int64(board.players)):
        for _ in range(as_int64(board.hand)):
            draw_from_deck(state, as_int64(state.order[turn]), events)
    refill_face_up(board, state, events)


@jit
def begin_turn(state: State) -> None:
    """A2: one action in the first round, two in every other."""
    state.stage = ACTION
    state.actions_left = 1 if state.round_number == 1 else 2


@jit
def clear_choices(state: State) -> None:
    """Clear the choices of the pending action."""
    state.chosen = NOBODY
    state.pending_card = NOBODY
    state.pending_both = 0
    state.pending_coal = NOBODY
    state.pending_iron = NOBODY


@jit
def keep_choices(state: State) -> None:
    """Clear nothing: the second card of a draw needs no choice again."""


@jit
def clear_pending(state: State) -> None:
    """Clear the pending action."""
    state.pending = NO_ACTION
    clear_choices(state)
    state.done = 0


@jit
def end_action(board: Board, state: State, events: Buffer) -> None:
    """Continue with the same player, the next player or the next round."""
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
    """A2, A20, A21: set the turn order, repay loans, pay interest; then next round or end."""
    set_next_order(state, as_int64(board.players), events)
    for turn in range(as_int64(board.players)):
        seat = as_int64(state.order[turn])
        repay(board, state, seat, events)
        pay_interest(board, state, seat, events)
    state.turn = 0
    if state.deck_left == 0 and smallest_hand(board, state) == 0:
        score_game(board, state, events)
        state.stage = OVER
        state.actions_left = 0
        emit(events, GAME_ENDED)
    else:
        state.round_number += 1
        begin_turn(state)


@jit
def smallest_hand(board: Board, state: State) -> int:
    """Return the number of cards in the smallest hand."""
    smallest = int(state.hand_size[0])
    for seat in range(1, as_int64(board.players)):
        smallest = min(smallest, int(state.hand_size[seat]))
    return smallest
