"""What is printed on a board and the player boards, for drawing them.

Clients request it once per set-up; positions refer to it by id.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from cottonopolis.engine.datafile import DataTable
from cottonopolis.games.setup import GameSetup, PlainRecord

Point = tuple[float, float]


class PrintedSlot(Struct, frozen=True):
    """A building slot and the industries that fit on it."""

    id: str
    industries: list[str]


class PrintedPlace(Struct, kw_only=True, frozen=True):
    """A place on the map."""

    id: str
    name: str  # as printed
    kind: str  # town, trade or resort; city, foreign, village, sea, special
    xy: Point
    slots: list[PrintedSlot] = field(default_factory=list)
    external: bool = False  # counts as a built port
    discs: int = 0  # printed points of a link that ends here
    colour: str | None = None
    markets: list[str] = field(default_factory=list)
    distant_port: bool = False
    no_passing_through: bool = False

    @property
    def is_anchored(self) -> bool:
        """Whether it counts as a port without a tile."""
        return self.external or self.distant_port


class PrintedLink(Struct, frozen=True):
    """A connection, and the kinds of link that can be built on it."""

    id: str
    a: str
    b: str
    kinds: list[str]


class PrintedLane(Struct, frozen=True):
    """A sea lane: its ship location, the ports it reaches, and its imported coal."""

    sea: str
    ports: list[str]
    coal: int


class PrintedTile(Struct, kw_only=True, frozen=True):
    """An industry tile."""

    industry: str
    level: int
    count: int  # per player
    cost: int
    coal: int
    iron: int
    income: int  # in spaces of the income track, or in money
    vp: int
    cubes: int
    buildable: bool
    periods: list[str]  # in which it may be built; empty if the game has no periods


class PrintedTrack(Struct, frozen=True):
    """A demand track: prices from the cheapest space, and the price when it is empty."""

    spaces: list[int]
    when_empty: int


class MapLabel(Struct, frozen=True):
    """A decorative name on the map, without meaning for the game."""

    text: str
    xy: Point
    kind: Literal["sea", "land", "water"] = "land"
    size: float = 26
    turn: float = 0  # rotation in degrees


class Drawing(Struct, forbid_unknown_fields=True, frozen=True):
    """How the map is drawn: positions of name plates, and the terrain."""

    size: Point
    plates: dict[str, Point] = field(default_factory=dict)  # centres, instead of xy
    bends: dict[str, float] = field(default_factory=dict)  # of links, to the left from a to b
    land: list[list[Point]] = field(default_factory=list)  # polygons; everything else is sea
    lakes: list[list[Point]] = field(default_factory=list)
    rivers: list[list[Point]] = field(default_factory=list)
    ridges: list[list[Point]] = field(default_factory=list)
    labels: list[MapLabel] = field(default_factory=list)
    title: tuple[float, float, float, float] | None = None  # free area for the title
    compass: Point | None = None


class PrintedBoard(Struct, kw_only=True, frozen=True):
    """Everything printed on the board and the player boards of a set-up."""

    game: str
    map: str | None
    name: str
    players: int
    variants: list[str]
    currency: str
    reconstructed: bool = False
    canvas: Point
    drawing: Drawing | None = None
    places: list[PrintedPlace]
    links: list[PrintedLink]
    lanes: list[PrintedLane] = field(default_factory=list)
    industries: list[str] = field(default_factory=list)
    tiles: list[PrintedTile] = field(default_factory=list)
    cards: dict[str, int] = field(default_factory=dict)  # in the whole deck
    hand: int = 0  # cards in a full hand
    coal_track: PrintedTrack | None = None
    iron_track: PrintedTrack | None = None
    income_track: list[int] = field(default_factory=list)  # money by space
    market_bonus: list[int] = field(default_factory=list)  # by space of the cotton demand track
    market_tiles: list[int] = field(default_factory=list)
    loans: list[int] = field(default_factory=list)
    link_costs: dict[str, int] = field(default_factory=dict)
    link_tiles: int = 0  # per player


def named_bits(mask: int, names: Sequence[str]) -> list[str]:
    """Return the names whose bits are set."""
    return [name for i, name in enumerate(names) if (mask >> i) & 1]


def printed_slots(
    setup: GameSetup[Any], takes: Sequence[int], node: int, industries: Sequence[str]
) -> list[PrintedSlot]:
    """Return the slots of a node; `takes` has a bit mask of industries for each slot."""
    nodes = setup.plain_board["slot_node"]
    return [
        PrintedSlot(name, named_bits(takes[slot], industries))
        for slot, name in enumerate(setup.slots)
        if nodes[slot] == node and takes[slot]
    ]


def printed_cards(setup: GameSetup[Any]) -> dict[str, int]:
    """Return the number of cards of each kind in the deck."""
    counts = zip(setup.cards, setup.plain_board["card_count"], strict=True)
    return {name: count for name, count in counts if count}


def printed_track(board: PlainRecord, resource: int) -> PrintedTrack:
    length = board["track_length"]
    return PrintedTrack(board["track_spaces"][resource][:length], board["track_empty"][resource])


def canvas_of(table: DataTable) -> Point:
    """Return the size of the coordinate system of a map file."""
    width, height = table.integers("canvas", 1, length=2)
    return width, height


def drawing_of(table: DataTable) -> Drawing | None:
    found = table.values.get("drawing")
    return msgspec.convert(found, Drawing) if found else None
