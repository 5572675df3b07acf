"""Positions: a state in plain names (docs/notation.md). These parts are common to all games.

A position shows everything that its record contains. A view (see `hide`) contains nothing that its
seat may not see; the missing parts are None in the position.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

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
    """A demand track and the cubes on it."""

    cubes: int
    spaces: list[int]
    next_price: int


class Seat(Struct, kw_only=True, frozen=True):
    """The fields of a seat that all games have."""

    seat: int
    vp: int
    money: int
    hand: list[str] | None = None  # None if hidden
    hand_size: int = 0


class Tie(Struct, frozen=True):
    """Two neighbours in the ranking with equal points, and the tie-break that decided."""

    ahead: int
    behind: int
    by: str


class SeatPoints(Struct, frozen=True):
    """What a seat would score now, by source."""

    links: int
    tiles: int
    money: int
    other: int  # negative for unpaid loans
    total: int


class PointsNow(Struct, frozen=True):
    """What the board would score if the period, or the game, ended now.

    A slot or link that scores nothing has 0.

    >>> from cottonopolis.scenes.notation import scene
    >>> now = scene("brass", "0 cotton_mill 1 bolton.1 flipped").points_now()
    >>> now.tiles["bolton.1"], now.seats[0].tiles
    (3, 3)
    """

    seats: list[SeatPoints]
    tiles: dict[str, int]  # points by slot
    links: dict[str, int]
    link_unit: Literal["vp", "money"]  # what links score


class Position(Struct, kw_only=True, frozen=True, tag_field="game"):
    """The fields of a position that all games have.

    >>> from cottonopolis import Game
    >>> position = Game.new("brass", players=4, seed=11).position()
    >>> position.period, position.round, position.to_move, position.slots["bolton.1"]
    ('canal', 1, 3, None)
    """

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
    pending: str | None  # the action that is being chosen; only its own seat sees it
    slots: dict[str, Any]  # the tile on each slot
    links: dict[str, int | None]  # the owner of each link of the current kind
    link_kind: str  # the kind of link that can be built now
    seats: list[Any]
    deck_left: int
    discards: list[str]
    ranking: list[int] | None  # None before the end
    ties: list[Tie]  # in the ranking
    points_now: PointsNow

    def as_json(self) -> bytes:
        """Return the position as JSON; `Game.from_position` reads it.

        >>> from cottonopolis import Game
        >>> Game.new("brass", players=4, seed=11).position().as_json()[:38]
        b'{"game":"brass","rules":2,"players":4,'
        """
        return json.encode(self)


def card_names(names: Sequence[str], counts: Iterable[int]) -> list[str]:
    """Return the cards of a list of counts, sorted by name."""
    return sorted([name for name, n in zip(names, counts, strict=True) if n for _ in range(n)])


def hand(names: Sequence[str], state: PlainRecord, seat: int) -> list[str] | None:
    """Return a seat's cards; None if the record does not contain them."""
    counts = state["hand"][seat]
    return card_names(names, counts) if sum(counts) == state["hand_size"][seat] else None


def tiles(state: PlainRecord, industries: Sequence[str]) -> list[Tile | None]:
    """Return the tile on every slot."""
    columns = ("tile_owner", "tile_industry", "tile_level", "tile_flipped", "tile_cubes")
    return [
        None if owner == NOBODY else Tile(owner, industries[industry], level, flipped != 0, cubes)
        for owner, industry, level, flipped, cubes in zip(
            *[state[name] for name in columns], strict=True
        )
    ]


def track(board: PlainRecord, state: PlainRecord, resource: int) -> DemandTrack:
    cubes = state["track_cubes"][resource]
    length = board["track_length"]
    spaces = board["track_spaces"][resource][:length]
    price = next_price(spaces, length, cubes, board["track_empty"][resource])
    return DemandTrack(cubes, spaces, price)


def stacks(state: PlainRecord, seat: int, industries: Sequence[str]) -> dict[str, list[int]]:
    """Return the levels of a seat's remaining tiles by industry, lowest first."""
    return {
        name: [level for level, n in enumerate(left) if n for _ in range(n)]
        for name, left in zip(industries, state["stack"][seat], strict=True)
    }
