"""Parts of a position that both games show alike (docs/notation.md).

They read the state as plain lists: asking NumPy for single numbers would take most of the time.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from cottonopolis.engine.tracks import next_price
from cottonopolis.games.contract import Json

NOBODY = -1

Fields = dict[str, Any]  # the fields of a state by name, as plain numbers and lists


def fields(record: Any) -> Fields:
    """A state or a board as plain Python."""
    values = zip(record.dtype.names, record.item(), strict=True)
    return {name: v.tolist() if isinstance(v, np.ndarray) else v for name, v in values}


def printed_board(board: Any) -> Fields:
    """A board as plain Python, with the price of the next cube by resource and cubes left."""
    found = fields(board)
    found["next_price"] = [
        [
            int(next_price(spaces, found["track_length"], cubes, empty))
            for cubes in range(found["track_length"] + 1)
        ]
        for spaces, empty in zip(board.track_spaces, found["track_empty"], strict=True)
    ]
    return found


def card_names(names: Sequence[str], counts: Iterable[int]) -> list[str]:
    """Cards kept as counts, sorted by name."""
    return sorted(name for name, n in zip(names, counts, strict=True) for _ in range(n))


def owner_or_none(owner: int) -> int | None:
    """A seat, or nobody."""
    return None if owner == NOBODY else owner


def tile(state: Fields, slot: int, industries: Sequence[str]) -> Json | None:
    """The tile on a slot."""
    if state["tile_owner"][slot] == NOBODY:
        return None
    return {
        "owner": state["tile_owner"][slot],
        "industry": industries[state["tile_industry"][slot]],
        "level": state["tile_level"][slot],
        "flipped": bool(state["tile_flipped"][slot]),
        "cubes": state["tile_cubes"][slot],
    }


def track(board: Fields, state: Fields, resource: int) -> Json:
    """A demand track."""
    cubes = state["track_cubes"][resource]
    return {
        "cubes": cubes,
        "spaces": board["track_spaces"][resource][: board["track_length"]],
        "next_price": board["next_price"][resource][cubes],
    }


def stacks(state: Fields, seat: int, industries: Sequence[str]) -> dict[str, list[int]]:
    """The levels of the tiles left to a seat, lowest first."""
    return {
        name: [level for level, n in enumerate(state["stack"][seat][i]) for _ in range(n)]
        for i, name in enumerate(industries)
    }


def hand(names: Sequence[str], state: Fields, seat: int, viewer: int | None) -> list[str] | None:
    """A seat's cards, for those who may see them."""
    return card_names(names, state["hand"][seat]) if viewer in (None, seat) else None
