"""Positions: a state in plain names (docs/notation.md). What both games show alike is here.

A position is made from a record and shows what the record holds. A view (see `hide`) holds nothing
that its seat may not see; what it lacks is None in the position.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, json

from cottonopolis.engine.tracks import next_price
from cottonopolis.games.setup import PlainRecord

NOBODY = -1


class Tile(Struct, frozen=True):
    """A tile on a slot."""

    owner: int
    industry: str
    level: int
    flipped: bool
    cubes: int


class DemandTrack(Struct, frozen=True):
    """A demand track and what is left on it."""

    cubes: int
    spaces: list[int]
    next_price: int


class Seat(Struct, kw_only=True, frozen=True):
    """What every game shows of a seat."""

    seat: int
    vp: int
    money: int
    hand: list[str] | None = None  # None where it may not be seen
    hand_size: int = 0


class Tie(Struct, frozen=True):
    """Two seats next to each other in the ranking with the same points, and what decided."""

    ahead: int
    behind: int
    by: str


class Position(Struct, kw_only=True, frozen=True, tag_field="game"):
    """What every game shows."""

    rules: int  # version
    players: int
    map: str | None
    variants: list[str]
    period: str | None  # None in a game without periods
    round: int
    order: list[int]
    to_move: int | None
    stage: str
    actions_left: int
    pending: str | None  # the action being put together, for its own seat
    slots: dict[str, Any]  # the tile on each slot
    links: dict[str, int | None]  # the owner of each link that can be built now
    link_kind: str  # what is built now
    seats: list[Any]
    deck_left: int
    discards: list[str]
    ranking: list[int] | None  # at the end
    ties: list[Tie]  # of the ranking

    def as_json(self) -> bytes:
        """The position as JSON."""
        return json.encode(self)


def card_names(names: Sequence[str], counts: Iterable[int]) -> list[str]:
    """Cards kept as counts, sorted by name."""
    return sorted([name for name, n in zip(names, counts, strict=True) if n for _ in range(n)])


def hand(names: Sequence[str], state: PlainRecord, seat: int) -> list[str] | None:
    """A seat's cards; None if the record does not hold them."""
    counts = state["hand"][seat]
    return card_names(names, counts) if sum(counts) == state["hand_size"][seat] else None


def tiles(state: PlainRecord, industries: Sequence[str]) -> list[Tile | None]:
    """The tile on every slot."""
    columns = ("tile_owner", "tile_industry", "tile_level", "tile_flipped", "tile_cubes")
    return [
        None if owner == NOBODY else Tile(owner, industries[industry], level, flipped != 0, cubes)
        for owner, industry, level, flipped, cubes in zip(
            *[state[name] for name in columns], strict=True
        )
    ]


def track(board: PlainRecord, state: PlainRecord, resource: int) -> DemandTrack:
    """A demand track."""
    cubes = state["track_cubes"][resource]
    length = board["track_length"]
    spaces = board["track_spaces"][resource][:length]
    price = next_price(spaces, length, cubes, board["track_empty"][resource])
    return DemandTrack(cubes, spaces, price)


def stacks(state: PlainRecord, seat: int, industries: Sequence[str]) -> dict[str, list[int]]:
    """The levels of the tiles left to a seat, lowest first."""
    return {
        name: [level for level, n in enumerate(left) if n for _ in range(n)]
        for name, left in zip(industries, state["stack"][seat], strict=True)
    }
