"""The canonical form of a position: equal for positions that the book does not tell apart.

Seats are numbered by the turn order of the round, so colours do not matter. Cards are left out:
hands are looked up separately, and discards would make nearly every position unique.
"""

from hashlib import blake2b
from typing import Any

from msgspec import Struct, json

from cottonopolis.engine.game_loop import ACTION
from cottonopolis.engine.records import GameState
from cottonopolis.games.positions import Position
from cottonopolis.view import View

# What is compared: the whole board, or the period, the round, and what the seat has itself
BOARD, OWN = "board", "own"
LEVELS = (BOARD, OWN)

Form = dict[str, Any]

# Fields of a position that its canonical form leaves out
_SETUP = ("rules", "players", "map", "variants")
_CARDS = ("deck", "deck_left", "discards", "set_aside", "face_up")
_DERIVED = ("link_kind", "order", "pending", "points_now", "ranking", "stage", "ties")
_LEFT_OUT = frozenset((*_SETUP, *_CARDS, *_DERIVED))
_OF_SEAT = frozenset(("seat", "hand", "hand_size"))
_OF_OWN_SEAT = frozenset((*_OF_SEAT, "vp", "money", "spent"))


def is_opening(state: GameState, rounds: int) -> bool:
    """Whether a book of some rounds covers a state: an action is to be chosen in one of them."""
    return bool(state.stage == ACTION and state.period == 0 and state.round_number <= rounds)


def board_form(position: Position) -> Form:
    """Return everything public but the cards, with the seats in turn order."""
    place = {seat: number for number, seat in enumerate(position.order)}
    return {
        **_fields(position, _LEFT_OUT),
        "to_move": place.get(position.to_move or 0),
        "seats": [_fields(position.seats[seat], _OF_SEAT) for seat in position.order],
        "slots": {
            slot: {**_fields(tile), "owner": place[tile.owner]}
            for slot, tile in position.slots.items()
            if tile is not None
        },
        "links": {
            link: place[owner] for link, owner in position.links.items() if owner is not None
        },
    }


def own_form(position: Position) -> Form:
    """Return what the seat to move has: its tiles, links and stacks, and when it moves."""
    seat = position.to_move or 0
    return {
        "period": position.period,
        "round": position.round,
        "actions_left": position.actions_left,
        "to_move": position.order.index(seat),
        "seat": _fields(position.seats[seat], _OF_OWN_SEAT),
        "slots": {
            slot: [tile.industry, tile.level, tile.flipped]
            for slot, tile in position.slots.items()
            if tile is not None and tile.owner == seat
        },
        "links": [link for link, owner in position.links.items() if owner == seat],
    }


def _fields(part: Struct, left_out: frozenset[str] = frozenset()) -> Form:
    return {name: getattr(part, name) for name in part.__struct_fields__ if name not in left_out}


FORMS = {BOARD: board_form, OWN: own_form}


def key_of(view: View, level: str) -> int:
    """Return the key of what a seat sees, 64 bits of a hash of its canonical form.

    >>> from cottonopolis import Game
    >>> one, two = (Game.new("brass", players=4, seed=seed) for seed in (1, 2))
    >>> key_of(one.view(one.seat), BOARD) == key_of(two.view(two.seat), BOARD)
    True
    """
    text = json.encode([level, FORMS[level](view.position)], order="deterministic")
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
