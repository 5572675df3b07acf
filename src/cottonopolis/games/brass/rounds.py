"""The course of the game: turns, rounds and periods (B1 to B6 and B31)."""

from cottonopolis.engine.deck import draw
from cottonopolis.engine.events import GAME_ENDED, SHUFFLED, Buffer, emit
from cottonopolis.engine.game_loop import ACTION, NO_ACTION, OVER
from cottonopolis.engine.graph import reset_components
from cottonopolis.engine.jit import as_int64, jit
from cottonopolis.engine.order import set_next_order
from cottonopolis.engine.rng import chance_below, shuffle
from cottonopolis.engine.tiles import clear_slot
from cottonopolis.engine.tracks import COAL, IRON
from cottonopolis.games.brass.event_kinds import (
    PERIOD_ENDED,
    REMOVED_LINK,
    REMOVED_TILE,
    ROUND_BEGAN,
)
from cottonopolis.games.brass.income import collect
from cottonopolis.games.brass.scoring import score_period
from cottonopolis.games.brass.state import (
    CANAL,
    CARDS,
    GIVE_UP_STAGE,
    INDUSTRY_COUNT,
    LEVELS,
    LINKS,
    NOBODY,
    RAIL,
    SLOTS,
    Board,
    State,
)


@jit
def start_game(board: Board, state: State, events: Buffer) -> None:
    """B1: set up a new game on a zeroed state."""
    for seat in range(board.players):
        state.money[seat] = board.money
        state.space[seat] = board.income_space
        for industry in range(INDUSTRY_COUNT):
            for level in range(LEVELS):
                state.stack[seat, industry, level] = board.tile_count[industry, level]
    for slot in range(SLOTS):
        clear_slot(state, slot)
    state.track_cubes[COAL] = board.track_length
    state.track_cubes[IRON] = board.track_length
    first = chance_below(state.chance, as_int64(board.players))
    for turn in range(board.players):
        state.order[turn] = (first + turn) % board.players
    clear_pending(state)
    start_period(board, state, CANAL, events)


@jit
def start_period(board: Board, state: State, period: int, events: Buffer) -> None:
    """B2: return the links, shuffle the Distant Market, shuffle and deal all cards."""
    state.period = period
    state.round_number = 1
    for seat in range(board.players):
        state.links_left[seat] = board.links
    for link in range(LINKS):
        state.link_owner[link] = NOBODY
    reset_components(state.component)
    state.market_marker = 0
    state.market_turned = 0
    for index in range(board.market_size):
        state.market_tiles[index] = board.market_tiles[index]
    shuffle(state.market_tiles, as_int64(board.market_size), state.chance)
    size = 0
    for card in range(CARDS):
        state.discards[card] = 0
        for _ in range(board.card_count[card]):
            state.deck[size] = card
            size += 1
    shuffle(state.deck, size, state.chance)
    state.set_aside = board.set_aside[period]
    state.deck_left = size - state.set_aside
    emit(events, SHUFFLED, size, state.set_aside)
    refill(board, state, events)
    begin_round(board, state, events)


@jit
def refill(board: Board, state: State, events: Buffer) -> None:
    """B3: fill all hands in turn order while the deck lasts."""
    for turn in range(board.players):
        seat = as_int64(state.order[turn])
        while state.hand_size[seat] < board.hand and state.deck_left > 0:
            state.deck_left -= 1
            top = state.set_aside + state.deck_left
            card = as_int64(state.deck[top])
            state.deck[top] = NOBODY
            draw(state, seat, card, events)


@jit
def begin_round(board: Board, state: State, events: Buffer) -> None:
    """B3: start a round with the incomes."""
    emit(events, ROUND_BEGAN, state.round_number, state.period)
    state.turn = 0
    collect_incomes(board, state, events)


@jit
def collect_incomes(board: Board, state: State, events: Buffer) -> None:
    """B4: pay the remaining incomes in turn order; stops at a seat that must give up tiles."""
    while state.turn < board.players:
        if not collect(board, state, as_int64(state.order[state.turn]), events):
            state.stage = GIVE_UP_STAGE
            return
        state.turn += 1
    state.turn = 0
    begin_turn(state)


@jit
def begin_turn(state: State) -> None:
    """B3: one action in the first round of the canal period, two in every other."""
    state.stage = ACTION
    state.actions_left = 1 if state.period == CANAL and state.round_number == 1 else 2


@jit
def forget_part(state: State) -> None:
    """Clear the sources; the next rail or tile of the action chooses its own."""
    state.pending_coal = NOBODY
    state.pending_iron = NOBODY


@jit
def clear_pending(state: State) -> None:
    """Clear the pending action."""
    state.pending = NO_ACTION
    state.chosen = NOBODY
    state.pending_card = NOBODY
    state.pending_card2 = NOBODY
    forget_part(state)
    state.done = 0


@jit
def end_action(board: Board, state: State, events: Buffer) -> None:
    """Continue with the same player, the next player or the next round."""
    state.actions_left -= 1 if state.pending_card2 == NOBODY else 2  # B8
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
    """B3, B5: set the turn order, deal, and start the next round if any cards are left (B6)."""
    set_next_order(state, as_int64(board.players), events)
    refill(board, state, events)
    cards = 0
    for seat in range(board.players):
        cards += state.hand_size[seat]
    if cards == 0:
        end_period(board, state, events)
    else:
        state.round_number += 1
        begin_round(board, state, events)


@jit
def end_period(board: Board, state: State, events: Buffer) -> None:
    """B6: score the period, then start the rail period (B31) or end the game."""
    emit(events, PERIOD_ENDED, state.period)
    score_period(board, state, events)
    if state.period == RAIL:
        state.stage = OVER
        state.turn = 0
        state.actions_left = 0
        emit(events, GAME_ENDED)
        return
    for link in range(LINKS):
        if state.link_owner[link] != NOBODY:
            emit(events, REMOVED_LINK, state.link_owner[link], link)
    for slot in range(SLOTS):
        if state.tile_owner[slot] != NOBODY and state.tile_level[slot] == board.removed_level:
            emit(events, REMOVED_TILE, state.tile_owner[slot], slot)
            clear_slot(state, slot)
    start_period(board, state, RAIL, events)
