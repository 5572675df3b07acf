"""Parts of a position that both games show alike (docs/notation.md).

They read the state as plain lists: asking NumPy for single numbers would take most of the time.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from cottonopolis.games.contract import Json

NOBODY = -1

Fields = dict[str, Any]  # the fields of a state by name, as plain numbers and lists


def fields(state: Any) -> Fields:
    """A state as plain Python."""
    return {name: state[name].tolist() for name in state.dtype.names}


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


def track(board: Any, state: Fields, resource: int, next_price: int) -> Json:
    """A demand track."""
    return {
        "cubes": state["track_cubes"][resource],
        "spaces": board["track_spaces"][resource].tolist()[: int(board["track_length"])],
        "next_price": next_price,
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
