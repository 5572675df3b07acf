"""What is printed on a board, for drawing it: places, links, sea lanes, the map's own drawing."""

from dataclasses import dataclass, field
from typing import Any

from cottonopolis.engine.datafile import DataTable
from cottonopolis.env.picture.pieces import Point
from cottonopolis.games.base import BaseRules
from cottonopolis.games.brass import data as brass_data
from cottonopolis.games.brass import layout as brass
from cottonopolis.games.industry import data as industry_data
from cottonopolis.games.industry import layout as industry


@dataclass(frozen=True)
class Place:
    """A place."""

    id: str
    title: str
    xy: Point
    slots: dict[str, list[str]]  # the industries that each takes
    markets: list[str] = field(default_factory=list)
    at_sea: bool = False
    colour: str | None = None
    anchor: bool = False  # acts as a port
    discs: int = 0  # points of a link that ends here
    dead_end: bool = False  # nothing passes through
    coal: int | None = None  # cubes that belong beyond its sea lane


@dataclass(frozen=True)
class Link:
    """A connection: its ends, and as what it can be built."""

    id: str
    a: str
    b: str
    kinds: list[str]


@dataclass(frozen=True)
class Printed:
    """The whole board."""

    name: str
    places: list[Place]
    links: list[Link]
    lanes: list[tuple[str, str]]  # port and sea
    canvas: list[int]
    drawing: dict[str, Any]  # the table of the map's file


def printed_of(rules: BaseRules) -> Printed:
    """What a set-up prints on its board."""
    return _brass(rules.setup) if rules.game == "brass" else _industry(rules.setup)


def points_of(rules: BaseRules, industry_name: str, level: int) -> int:
    """Victory points of a flipped tile."""
    if rules.game == "industry":
        return level  # A22
    points: int = rules.setup.printed["tile_vp"][brass.INDUSTRIES.index(industry_name)][level]
    return points


def _bits(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]


def _slots(setup: Any, shows: list[int], node: int, industries: tuple[str, ...]) -> dict[str, Any]:
    nodes = setup.printed["slot_node"]
    return {
        name: _bits(shows[slot], industries)
        for slot, name in enumerate(setup.slots)
        if nodes[slot] == node and shows[slot]
    }


def _brass(setup: brass_data.Setup) -> Printed:
    board = setup.printed
    kinds = board["link_kinds"]
    links = [
        Link(
            name,
            setup.nodes[board["link_a"][i]],
            setup.nodes[board["link_b"][i]],
            _bits(kinds[i], brass.PERIODS),
        )
        for i, name in enumerate(setup.links)
        if kinds[i]
    ]
    reached = {end for link in links for end in (link.a, link.b)}
    places = [
        Place(
            node,
            setup.node_titles[i],
            setup.xy[i],
            slots,
            anchor=bool(board["external"][i]),
            discs=board["discs"][i],
        )
        for i, node in enumerate(setup.nodes)
        if (slots := _slots(setup, board["slot_shows"], i, brass.INDUSTRIES)) or node in reached
    ]
    return _printed(brass_data.shipped_files().board, "Lancashire", places, links, [])


def _industry(setup: industry_data.Setup) -> Printed:
    board = setup.printed
    table = industry_data.shipped_files().read_map(setup.map_name)
    lanes = table.tables("sea_lane") if table.has("sea_lane") else []
    coal = {lane.text("ship"): lane.integer("coal_import") for lane in lanes}
    places = [
        Place(
            node,
            setup.node_titles[i],
            setup.xy[i],
            _slots(setup, board["slot_takes"], i, industry.INDUSTRIES),
            [name for m, name in enumerate(setup.markets) if board["market_node"][m] == i],
            place.text("kind") == "sea",
            place.text("colour") if place.has("colour") else None,
            bool(board["distant_port"][i]),
            dead_end=bool(board["stops"] >> i & 1),
            coal=coal.get(node),
        )
        for i, (node, place) in enumerate(zip(setup.nodes, table.tables("location"), strict=True))
    ]
    links = [
        Link(name, setup.nodes[board["edge_a"][i]], setup.nodes[board["edge_b"][i]], ["rail"])
        for i, name in enumerate(setup.rails)
    ]
    ways = [(port, lane.text("ship")) for lane in lanes for port in lane.names("ports")]
    return _printed(table, table.text("name"), places, links, ways)


def _printed(
    table: DataTable,
    name: str,
    places: list[Place],
    links: list[Link],
    lanes: list[tuple[str, str]],
) -> Printed:
    canvas = table.integers("canvas", 1, length=2)
    return Printed(name, places, links, lanes, canvas, table.values.get("drawing", {}))
