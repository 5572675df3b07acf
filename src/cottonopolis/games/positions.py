"""Parts of a position that both games show alike (docs/notation.md)."""

from collections.abc import Iterable, Sequence
from typing import Any

from cottonopolis.engine.tracks import track_price
from cottonopolis.games.contract import Json

NOBODY = -1


def card_names(names: Sequence[str], counts: Iterable[Any]) -> list[str]:
    """Cards kept as counts, sorted by name."""
    return sorted(name for name, n in zip(names, counts, strict=True) for _ in range(int(n)))


def owner_or_none(owner: int) -> int | None:
    """A seat, or nobody."""
    return None if owner == NOBODY else int(owner)


def tile(state: Any, slot: int, industries: Sequence[str]) -> Json | None:
    """The tile on a slot."""
    if state.tile_owner[slot] == NOBODY:
        return None
    return {
        "owner": int(state.tile_owner[slot]),
        "industry": industries[int(state.tile_industry[slot])],
        "level": int(state.tile_level[slot]),
        "flipped": bool(state.tile_flipped[slot]),
        "cubes": int(state.tile_cubes[slot]),
    }


def track(board: Any, state: Any, resource: int) -> Json:
    """A demand track."""
    return {
        "cubes": int(state.track_cubes[resource]),
        "spaces": [int(p) for p in board.track_spaces[resource][: int(board.track_length)]],
        "next_price": track_price(board, state, resource),
    }


def stacks(state: Any, seat: int, industries: Sequence[str]) -> dict[str, list[int]]:
    """The levels of the tiles left to a seat, lowest first."""
    return {
        name: [level for level, n in enumerate(state.stack[seat, i].tolist()) for _ in range(n)]
        for i, name in enumerate(industries)
    }


def hand(names: Sequence[str], state: Any, seat: int, viewer: int | None) -> list[str] | None:
    """A seat's cards, for those who may see them."""
    return card_names(names, state.hand[seat]) if viewer in (None, seat) else None
