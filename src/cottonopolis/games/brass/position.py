"""A state in plain names, ready for JSON (documented in docs/notation.md)."""

import numpy as np

from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.layout import (
    ACTION,
    COAL,
    INDUSTRIES,
    IRON,
    LINKS,
    MARKET_SPACES,
    OVER,
    PERIODS,
    SLOTS,
    STAGES,
    Board,
    State,
)
from cottonopolis.games.brass.loan import income_of
from cottonopolis.games.brass.scoring import rank
from cottonopolis.games.contract import Json
from cottonopolis.games.positions import (
    card_names,
    hand,
    owner_or_none,
    stacks,
    tile,
    track,
)


def ranking(board: Board, state: State) -> list[int]:
    """Seats as they stand by B32, best first."""
    out = np.zeros(int(board.players), dtype=np.int16)
    rank(board, state, out)
    return [int(seat) for seat in out]


def position(setup: Setup, state: State, seat: int | None, pending: str | None) -> Json:
    """Everything about a state; with a seat, what a view of that seat (see `hide`) holds."""
    board = setup.board
    over = state.stage == OVER
    aside = int(state.set_aside)
    deck = [int(card) for card in state.deck[aside : aside + int(state.deck_left)]][::-1]
    turned = int(state.market_turned)
    market = [int(tile) for tile in state.market_tiles[: int(board.market_size)]]
    marker = int(state.market_marker)
    is_open = marker < MARKET_SPACES
    return {
        "game": "brass",
        "players": setup.players,
        "variants": list(setup.variants),
        "period": PERIODS[int(state.period)],
        "round": int(state.round_number),
        "rounds": int(board.rounds),
        "order": [int(s) for s in state.order[: setup.players]],
        "to_move": None if over else int(state.order[int(state.turn)]),
        "stage": STAGES[int(state.stage)],
        "actions_left": int(state.actions_left),
        "pending": pending if state.stage != ACTION else None,
        "seats": [_seat(setup, state, s, seat) for s in range(setup.players)],
        "slots": {
            setup.slots[slot]: tile(state, slot, INDUSTRIES)
            for slot in range(SLOTS)
            if board.slot_shows[slot]
        },
        "links": {
            setup.links[link]: owner_or_none(state.link_owner[link])
            for link in range(LINKS)
            if board.link_kinds[link] >> int(state.period) & 1
        },
        "coal_track": track(board, state, COAL),
        "iron_track": track(board, state, IRON),
        "distant_market": {
            "marker": marker,
            "open": is_open,
            "bonus": int(board.market_bonus[marker]) if is_open else None,
            "turned": market[:turned],
            "stack": market[turned:] if seat is None else None,
        },
        "deck": [setup.cards[card] for card in deck] if seat is None else None,
        "deck_left": int(state.deck_left),
        "discards": card_names(setup.cards, state.discards),
        "set_aside": sorted(setup.cards[int(card)] for card in state.deck[:aside])
        if seat is None
        else None,
        "ranking": ranking(board, state) if over else None,
    }


def _seat(setup: Setup, state: State, seat: int, viewer: int | None) -> Json:
    return {
        "seat": seat,
        "money": int(state.money[seat]),
        "spent": int(state.spent[seat]),
        "income_space": int(state.space[seat]),
        "income": income_of(setup.board, state, seat),
        "vp": int(state.vp[seat]),
        "links_left": int(state.links_left[seat]),
        "hand": hand(setup.cards, state, seat, viewer),
        "hand_size": int(state.hand_size[seat]),
        "stacks": stacks(state, seat, INDUSTRIES),
    }
