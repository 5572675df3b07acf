"""What is printed on a board and the player boards, for those who draw them.

Positions name what lies on it; clients ask for it once per set-up.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from cottonopolis.engine.datafile import DataTable
from cottonopolis.games.setup import GameSetup, PlainRecord

Point = tuple[float, float]


class PrintedSlot(Struct, frozen=True):
    """A building slot and the industries it takes."""

    id: str
    industries: list[str]


class PrintedPlace(Struct, kw_only=True, frozen=True):
    """A place on the map."""

    id: str
    name: str  # as printed
    kind: str  # town, trade or resort; city, foreign, village, sea, special
    xy: Point
    slots: list[PrintedSlot] = field(default_factory=list)
    external: bool = False  # acts as a built port
    discs: int = 0  # points of a link that ends here, as printed
    colour: str | None = None
    markets: list[str] = field(default_factory=list)
    distant_port: bool = False
    no_passing_through: bool = False

    @property
    def is_anchored(self) -> bool:
        """Whether it serves as a port without a tile."""
        return self.external or self.distant_port


class PrintedLink(Struct, frozen=True):
    """A connection that can be built, and as what."""

    id: str
    a: str
    b: str
    kinds: list[str]


class PrintedLane(Struct, frozen=True):
    """A sea lane: where its ship lies, the ports it reaches, the coal beyond."""

    sea: str
    ports: list[str]
    coal: int


class PrintedTile(Struct, kw_only=True, frozen=True):
    """An industry tile."""

    industry: str
    level: int
    count: int  # of each player
    cost: int
    coal: int
    iron: int
    income: int  # spaces of the income track, or money
    vp: int
    cubes: int
    buildable: bool
    periods: list[str]  # in which it may be built; none if the game has no periods


class PrintedTrack(Struct, frozen=True):
    """A demand track: prices from the cheapest space, and the price when it is empty."""

    spaces: list[int]
    when_empty: int


class MapLabel(Struct, frozen=True):
    """A name that is drawn on the map and means nothing to the game."""

    text: str
    xy: Point
    kind: Literal["sea", "land", "water"] = "land"
    size: float = 26
    turn: float = 0  # degrees


class Drawing(Struct, forbid_unknown_fields=True, frozen=True):
    """How the map is drawn: where plates stand, and the terrain behind them."""

    size: Point
    plates: dict[str, Point] = field(default_factory=dict)  # centres, where xy would crowd
    bends: dict[str, float] = field(default_factory=dict)  # of links, to the left of a to b
    land: list[list[Point]] = field(default_factory=list)  # what is not in them is sea
    lakes: list[list[Point]] = field(default_factory=list)
    rivers: list[list[Point]] = field(default_factory=list)
    ridges: list[list[Point]] = field(default_factory=list)
    labels: list[MapLabel] = field(default_factory=list)
    title: tuple[float, float, float, float] | None = None  # where there is room for the title
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
    link_tiles: int = 0  # of each player


def named_bits(mask: int, names: Sequence[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for i, name in enumerate(names) if (mask >> i) & 1]


def printed_slots(
    setup: GameSetup[Any], takes: Sequence[int], node: int, industries: Sequence[str]
) -> list[PrintedSlot]:
    """The slots of a node and the industries that each takes, given as bit masks."""
    nodes = setup.printed["slot_node"]
    return [
        PrintedSlot(name, named_bits(takes[slot], industries))
        for slot, name in enumerate(setup.slots)
        if nodes[slot] == node and takes[slot]
    ]


def printed_cards(setup: GameSetup[Any]) -> dict[str, int]:
    """How many cards of each kind there are."""
    counts = zip(setup.cards, setup.printed["card_count"], strict=True)
    return {name: count for name, count in counts if count}


def printed_track(board: PlainRecord, resource: int) -> PrintedTrack:
    """The track of a resource."""
    length = board["track_length"]
    return PrintedTrack(board["track_spaces"][resource][:length], board["track_empty"][resource])


def canvas_of(table: DataTable) -> Point:
    """The size of the coordinates of a map file."""
    width, height = table.integers("canvas", 1, length=2)
    return width, height


def drawing_of(table: DataTable) -> Drawing | None:
    """The drawing of a map file, if it has one."""
    found = table.values.get("drawing")
    return msgspec.convert(found, Drawing) if found else None
