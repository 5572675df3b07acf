"""A state in plain names, ready for JSON (documented in docs/notation.md)."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.facts import track_price
from cottonopolis.games.brass.layout import (
    ACTION,
    COAL,
    INDUSTRIES,
    IRON,
    LEVELS,
    LINKS,
    MARKET_SPACES,
    NOBODY,
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
            setup.slots[slot]: _tile(state, slot) for slot in range(SLOTS) if board.slot_shows[slot]
        },
        "links": {
            setup.links[link]: _owner(state.link_owner[link])
            for link in range(LINKS)
            if board.link_kinds[link] >> int(state.period) & 1
        },
        "coal_track": _track(board, state, COAL),
        "iron_track": _track(board, state, IRON),
        "distant_market": {
            "marker": marker,
            "open": is_open,
            "bonus": int(board.market_bonus[marker]) if is_open else None,
            "turned": market[:turned],
            "stack": market[turned:] if seat is None else None,
        },
        "deck": [setup.cards[card] for card in deck] if seat is None else None,
        "deck_left": int(state.deck_left),
        "discards": _cards(setup, state.discards),
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
        "hand": _cards(setup, state.hand[seat]) if viewer in (None, seat) else None,
        "hand_size": int(state.hand_size[seat]),
        "stacks": {
            name: [
                level
                for level in range(LEVELS)
                for _ in range(int(state.stack[seat, industry, level]))
            ]
            for industry, name in enumerate(INDUSTRIES)
        },
    }


def _cards(setup: Setup, counts: Iterable[Any]) -> list[str]:
    return sorted(name for name, n in zip(setup.cards, counts, strict=True) for _ in range(int(n)))


def _owner(owner: int) -> int | None:
    return None if owner == NOBODY else int(owner)


def _tile(state: State, slot: int) -> Json | None:
    if state.tile_owner[slot] == NOBODY:
        return None
    return {
        "owner": int(state.tile_owner[slot]),
        "industry": INDUSTRIES[int(state.tile_industry[slot])],
        "level": int(state.tile_level[slot]),
        "flipped": bool(state.tile_flipped[slot]),
        "cubes": int(state.tile_cubes[slot]),
    }


def _track(board: Board, state: State, resource: int) -> Json:
    return {
        "cubes": int(state.track_cubes[resource]),
        "spaces": [int(p) for p in board.track_spaces[resource][: int(board.track_length)]],
        "next_price": track_price(board, state, resource),
    }
