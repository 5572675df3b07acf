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
from cottonopolis.games.brass.scoring import rank
from cottonopolis.games.contract import Json
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
    """Seats as they stand by B32, best first."""
    out = np.zeros(int(board.players), dtype=np.int16)
    rank(board, state, out)
    return [int(seat) for seat in out]


def position(setup: Setup, record: State, seat: int | None, pending: str | None) -> Json:
    """Everything about a state; with a seat, what a view of that seat (see `hide`) holds."""
    board = setup.printed
    state = fields(record)
    over = state["stage"] == OVER
    aside = state["set_aside"]
    deck = state["deck"][aside : aside + state["deck_left"]][::-1]
    turned = state["market_turned"]
    market = state["market_tiles"][: board["market_size"]]
    marker = state["market_marker"]
    is_open = marker < MARKET_SPACES
    shows, kinds = board["slot_shows"], board["link_kinds"]
    return {
        "game": "brass",
        "players": setup.players,
        "variants": list(setup.variants),
        "period": PERIODS[state["period"]],
        "round": state["round_number"],
        "rounds": board["rounds"],
        "order": state["order"][: setup.players],
        "to_move": None if over else state["order"][state["turn"]],
        "stage": STAGES[state["stage"]],
        "actions_left": state["actions_left"],
        "pending": pending if state["stage"] != ACTION else None,
        "seats": [_seat(setup, state, s, seat) for s in range(setup.players)],
        "slots": {
            setup.slots[slot]: tile(state, slot, INDUSTRIES) for slot in range(SLOTS) if shows[slot]
        },
        "links": {
            setup.links[link]: owner_or_none(state["link_owner"][link])
            for link in range(LINKS)
            if kinds[link] >> state["period"] & 1
        },
        "coal_track": track(board, state, COAL),
        "iron_track": track(board, state, IRON),
        "distant_market": {
            "marker": marker,
            "open": is_open,
            "bonus": board["market_bonus"][marker] if is_open else None,
            "turned": market[:turned],
            "stack": market[turned:] if seat is None else None,
        },
        "deck": [setup.cards[card] for card in deck] if seat is None else None,
        "deck_left": state["deck_left"],
        "discards": card_names(setup.cards, state["discards"]),
        "set_aside": sorted(setup.cards[card] for card in state["deck"][:aside])
        if seat is None
        else None,
        "ranking": ranking(setup.board, record) if over else None,
    }


def _seat(setup: Setup, state: Fields, seat: int, viewer: int | None) -> Json:
    space = state["space"][seat]
    return {
        "seat": seat,
        "money": state["money"][seat],
        "spent": state["spent"][seat],
        "income_space": space,
        "income": setup.printed["income"][space],
        "vp": state["vp"][seat],
        "links_left": state["links_left"][seat],
        "hand": hand(setup.cards, state, seat, viewer),
        "hand_size": state["hand_size"][seat],
        "stacks": stacks(state, seat, INDUSTRIES),
    }
