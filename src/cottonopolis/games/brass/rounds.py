"""The course of the game: B1 to B6 and B31."""

from cottonopolis.engine.deck import discard as put_on_discards
from cottonopolis.engine.deck import take_card
from cottonopolis.engine.events import Buffer, emit
from cottonopolis.engine.graph import separate
from cottonopolis.engine.jit import jit, wide
from cottonopolis.engine.order import reorder_by_spending
from cottonopolis.engine.rng import below, seed_words, shuffle
from cottonopolis.games.brass import happenings
from cottonopolis.games.brass.give_up import clear_slot, collect
from cottonopolis.games.brass.layout import (
    ACTION,
    CANAL,
    CARDS,
    COAL,
    GIVE_UP,
    INDUSTRIES,
    IRON,
    LEVELS,
    LINKS,
    NO_ACTION,
    NOBODY,
    OVER,
    RAIL,
    SLOTS,
    Board,
    State,
)
from cottonopolis.games.brass.scoring import score_period

INDUSTRY_COUNT = len(INDUSTRIES)
REMOVED_LEVEL = 1  # B31: tiles of this level go with the canals


@jit
def start_game(board: Board, state: State, seed: int, events: Buffer) -> None:
    """B1: set up a new game on a zeroed state."""
    seed_words(state.rng, seed, 0)
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
    first = below(state.rng, wide(board.players))
    for place in range(board.players):
        state.order[place] = (first + place) % board.players
    clear_pending(state)
    start_period(board, state, CANAL, events)


@jit
def start_period(board: Board, state: State, period: int, events: Buffer) -> None:
    """B2: links back, Distant Market shuffled, all cards shuffled and dealt."""
    state.period = period
    state.round_number = 1
    for seat in range(board.players):
        state.links_left[seat] = board.links
    for link in range(LINKS):
        state.link_owner[link] = NOBODY
    separate(state.component)
    state.market_marker = 0
    state.market_turned = 0
    for index in range(board.market_size):
        state.market_tiles[index] = board.market_tiles[index]
    shuffle(state.market_tiles, wide(board.market_size), state.rng)
    size = 0
    for card in range(CARDS):
        state.discards[card] = 0
        for _ in range(board.card_count[card]):
            state.deck[size] = card
            size += 1
    shuffle(state.deck, size, state.rng)
    state.set_aside = board.set_aside[period]
    state.deck_left = size - state.set_aside
    emit(events, happenings.SHUFFLED, size, state.set_aside, 0, 0)
    refill(board, state, events)
    begin_round(board, state, events)


@jit
def refill(board: Board, state: State, events: Buffer) -> None:
    """B3: in turn order, each fills the hand while the deck lasts."""
    for place in range(board.players):
        seat = state.order[place]
        while state.hand_size[seat] < board.hand and state.deck_left > 0:
            state.deck_left -= 1
            top = state.set_aside + state.deck_left
            card = state.deck[top]
            state.deck[top] = NOBODY
            take_card(state, seat, card)
            emit(events, happenings.DREW, seat, card, 0, 0)


@jit
def begin_round(board: Board, state: State, events: Buffer) -> None:
    """B3: income first, in turn order."""
    emit(events, happenings.ROUND_BEGAN, state.round_number, state.period, 0, 0)
    state.turn = 0
    settle_incomes(board, state, events)


@jit
def settle_incomes(board: Board, state: State, events: Buffer) -> None:
    """B4: go on from the seat whose turn it is to settle; stops where tiles must be chosen."""
    while state.turn < board.players:
        if not collect(board, state, state.order[state.turn], events):
            state.stage = GIVE_UP
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
def discard(state: State, seat: int, card: int, events: Buffer) -> None:
    """B7: a card is played."""
    put_on_discards(state, seat, card)
    emit(events, happenings.PLAYED_CARD, seat, card, 0, 0)


@jit
def clear_pending(state: State) -> None:
    """Forget the action that was put together."""
    state.pending = NO_ACTION
    state.pending_slot = NOBODY
    state.pending_industry = NOBODY
    state.pending_link = NOBODY
    state.pending_loan = NOBODY
    state.pending_card = NOBODY
    state.pending_card2 = NOBODY
    state.pending_coal = NOBODY
    state.pending_iron = NOBODY
    state.done = 0


@jit
def end_action(board: Board, state: State, events: Buffer) -> None:
    """The action is over: same player again, next player, or next round."""
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
    """B3, B5: new turn order, cards, and the next round while anybody has cards (B6)."""
    reorder_by_spending(state.order, state.spent, board.players)
    for place in range(board.players):
        seat = state.order[place]
        emit(events, happenings.TOOK_PLACE, seat, place + 1, state.spent[seat], 0)
    for seat in range(board.players):
        state.spent[seat] = 0
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
    """B6: score; then the rail period (B31), or the end."""
    emit(events, happenings.PERIOD_ENDED, state.period, 0, 0, 0)
    score_period(board, state, events)
    if state.period == RAIL:
        state.stage = OVER
        state.turn = 0
        state.actions_left = 0
        emit(events, happenings.GAME_ENDED, 0, 0, 0, 0)
        return
    for link in range(LINKS):
        if state.link_owner[link] != NOBODY:
            emit(events, happenings.REMOVED_LINK, state.link_owner[link], link, 0, 0)
    for slot in range(SLOTS):
        if state.tile_owner[slot] != NOBODY and state.tile_level[slot] == REMOVED_LEVEL:
            emit(events, happenings.REMOVED_TILE, state.tile_owner[slot], slot, 0, 0)
            clear_slot(state, slot)
    start_period(board, state, RAIL, events)
