"""A state in plain names, ready for JSON (documented in docs/notation-industry.md)."""

import numpy as np

from cottonopolis.games.contract import Json
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.layout import (
    ACTION,
    COAL,
    GOODS,
    INDUSTRIES,
    IRON,
    OVER,
    STAGES,
    Board,
    State,
)
from cottonopolis.games.industry.scoring import rank
from cottonopolis.games.positions import (
    Fields,
    card_names,
    fields,
    hand,
    owner_or_none,
    stacks,
    tile,
    track,
)


def ranking(board: Board, state: State) -> list[int]:
    """Seats as they stand by A22, best first."""
    out = np.zeros(int(board.players), dtype=np.int16)
    rank(board, state, out)
    return [int(seat) for seat in out]


def position(setup: Setup, record: State, seat: int | None, pending: str | None) -> Json:
    """Everything about a state; with a seat, what a view of that seat (see `hide`) holds."""
    board = setup.printed
    state = fields(record)
    over = state["stage"] == OVER
    deck = state["deck"][: state["deck_left"]][::-1]
    return {
        "map": setup.map_name,
        "players": setup.players,
        "variants": list(setup.variants),
        "round": state["round_number"],
        "order": state["order"][: setup.players],
        "to_move": None if over else state["order"][state["turn"]],
        "stage": STAGES[state["stage"]],
        "actions_left": state["actions_left"],
        "pending": pending if state["stage"] != ACTION else None,
        "seats": [_seat(setup, state, s, seat) for s in range(setup.players)],
        "slots": {name: _tile(state, slot) for slot, name in enumerate(setup.slots)},
        "rails": {
            name: owner_or_none(state["edge_owner"][rail]) for rail, name in enumerate(setup.rails)
        },
        "imports": {
            name.removesuffix(".import"): state["import_cubes"][ship]
            for ship, name in enumerate(setup.imports)
        },
        "markets": {
            name: {
                "tile": GOODS[state["market_good"][market]],
                "used": bool(state["market_used"][market]),
            }
            for market, name in enumerate(setup.markets)
        },
        "coal_track": track(board, state, COAL),
        "iron_track": track(board, state, IRON),
        "face_up": card_names(setup.cards, state["face_up"]),
        "deck": [setup.cards[card] for card in deck] if seat is None else None,
        "deck_left": state["deck_left"],
        "discards": card_names(setup.cards, state["discards"]),
        "ranking": ranking(setup.board, record) if over else None,
    }


def _seat(setup: Setup, state: Fields, seat: int, viewer: int | None) -> Json:
    return {
        "seat": seat,
        "money": state["money"][seat],
        "loans": state["loans"][seat],
        "spent": state["spent"][seat],
        "vp": state["vp"][seat],
        "rails_left": state["rails_left"][seat],
        "hand": hand(setup.cards, state, seat, viewer),
        "hand_size": state["hand_size"][seat],
        "stacks": stacks(state, seat, INDUSTRIES),
    }


def _tile(state: Fields, slot: int) -> Json | None:
    found = tile(state, slot, INDUSTRIES)
    return found and {**found, "inert": bool(state["tile_inert"][slot])}
