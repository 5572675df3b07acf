"""What is printed on a board: places, links and sea lanes, for whoever draws it."""

from dataclasses import dataclass
from typing import Any, Literal

from cottonopolis.engine.datafile import DataTable
from cottonopolis.games.brass import data as brass_data
from cottonopolis.games.brass import layout as brass
from cottonopolis.games.industry import data as industry_data
from cottonopolis.games.industry import layout as industry

Point = tuple[float, float]


@dataclass(frozen=True)
class SlotFacts:
    """A building slot and the industries it takes."""

    id: str
    industries: list[str]


@dataclass(frozen=True)
class PlaceFacts:
    """A place on the map."""

    id: str
    name: str  # as printed
    kind: str  # town, port of trade or resort; city, foreign, village, sea, special
    xy: Point
    slots: list[SlotFacts]
    external: bool  # acts as a built port
    discs: int  # points of a link that ends here, as printed
    colour: str | None
    markets: list[str]
    distant_port: bool
    no_passing_through: bool

    @property
    def anchor(self) -> bool:
        """Whether it serves as a port without a tile."""
        return self.external or self.distant_port


@dataclass(frozen=True)
class LinkFacts:
    """A connection that can be built, and as what."""

    id: str
    a: str
    b: str
    kinds: list[Literal["canal", "rail"]]


@dataclass(frozen=True)
class LaneFacts:
    """A sea lane: where its ship lies, the ports it reaches, the coal beyond."""

    sea: str
    ports: list[str]
    coal: int


@dataclass(frozen=True)
class Printed:
    """A map, and the table of its file that says how it is drawn."""

    name: str
    places: list[PlaceFacts]
    links: list[LinkFacts]
    lanes: list[LaneFacts]
    canvas: Point
    drawing: dict[str, Any]
    reconstructed: bool = False


def named_bits(mask: int, names: tuple[str, ...]) -> list[Any]:
    """The names whose bits are set."""
    return [name for i, name in enumerate(names) if mask >> i & 1]


def printed(setup: brass_data.Setup | industry_data.Setup) -> Printed:
    """The map of a set-up."""
    return _brass(setup) if isinstance(setup, brass_data.Setup) else _industry(setup)


def _brass(setup: brass_data.Setup) -> Printed:
    """Places that this number of players does not use are left out."""
    board = setup.printed
    kinds = board["link_kinds"]
    links = [
        LinkFacts(
            name,
            setup.nodes[board["link_a"][i]],
            setup.nodes[board["link_b"][i]],
            named_bits(kinds[i], brass.PERIODS),
        )
        for i, name in enumerate(setup.links)
        if kinds[i]
    ]
    reached = {end for link in links for end in (link.a, link.b)}
    places = []
    for i, (node, title) in enumerate(zip(setup.nodes, setup.node_titles, strict=True)):
        slots = _slots(setup, board["slot_shows"], i, brass.INDUSTRIES)
        if slots or node in reached:
            external, discs = bool(board["external"][i]), board["discs"][i]
            kind = "town" if slots else "trade" if external else "resort"
            facts = (node, title, kind, setup.xy[i], slots, external, discs)
            places.append(PlaceFacts(*facts, None, [], False, False))
    table = brass_data.shipped_files().board
    return Printed("Lancashire", places, links, [], _canvas(table), _drawing(table))


def _industry(setup: industry_data.Setup) -> Printed:
    board = setup.printed
    table = industry_data.shipped_files().read_map(setup.map_name)
    places = [
        PlaceFacts(
            setup.nodes[i],
            setup.node_titles[i],
            place.text("kind"),
            setup.xy[i],
            _slots(setup, board["slot_takes"], i, industry.INDUSTRIES),
            external=False,
            discs=0,
            colour=place.text("colour") if place.has("colour") else None,
            markets=[name for m, name in enumerate(setup.markets) if board["market_node"][m] == i],
            distant_port=bool(board["distant_port"][i]),
            no_passing_through=bool(board["stops"] >> i & 1),
        )
        for i, place in enumerate(table.tables("location"))
    ]
    links = [
        LinkFacts(name, setup.nodes[board["edge_a"][i]], setup.nodes[board["edge_b"][i]], ["rail"])
        for i, name in enumerate(setup.rails)
    ]
    lanes = [
        LaneFacts(row.text("ship"), row.names("ports"), row.integer("coal_import"))
        for row in (table.tables("sea_lane") if table.has("sea_lane") else [])
    ]
    return Printed(
        table.text("name"),
        places,
        links,
        lanes,
        _canvas(table),
        _drawing(table),
        table.has("reconstructed") and table.flag("reconstructed"),
    )


def _slots(
    setup: brass_data.Setup | industry_data.Setup,
    shows: list[int],
    node: int,
    industries: tuple[str, ...],
) -> list[SlotFacts]:
    nodes = setup.printed["slot_node"]
    return [
        SlotFacts(name, named_bits(shows[slot], industries))
        for slot, name in enumerate(setup.slots)
        if nodes[slot] == node and shows[slot]
    ]


def _canvas(table: DataTable) -> Point:
    width, height = table.integers("canvas", 1, length=2)
    return width, height


def _drawing(table: DataTable) -> dict[str, Any]:
    found: dict[str, Any] = table.values.get("drawing", {})
    return found
