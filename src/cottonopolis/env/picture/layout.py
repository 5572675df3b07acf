"""Where everything stands on the picture of a board: plates of places, links, sea lanes.

Maps say where plates stand and how links bow (`[drawing]` in their files).
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from cottonopolis.env.picture.pieces import ROUNDEL, SIDE, Point, number
from cottonopolis.games.base import BaseRules
from cottonopolis.games.printed import LinkFacts, PlaceFacts, printed

GAP = 5  # between slots
EDGE = 6  # tray around its slots
NAME = 36  # height of a name-plate
PILL = 44
LINE = 27
NAME_SIZE = 25
PILL_SIZE = 24
STOCK = 36  # height of the coal beyond a sea lane
WIDEST = 240  # of a name at sea, where there is little room between the coasts
STEPS = 80  # of a curve
BENDS = (0, 24, -24, 55, -55, 100, -100, 165, -165, 270, -270)  # that a sea lane may take
BARE = 1.7  # units a unit of the canvas, on a map that does not say how it is drawn
CARTOUCHE = (380, 330)  # beside a map that leaves no room for it


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> Point:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, point: Point, gap: float = 0) -> bool:
        """Whether a point is in it or less than the gap away."""
        return (
            self.x - gap < point[0] < self.x + self.w + gap
            and self.y - gap < point[1] < self.y + self.h + gap
        )


@dataclass(frozen=True)
class Plate:
    """A place where it stands: its name over its slots, or a pill."""

    place: PlaceFacts
    lines: list[str]  # its name
    name: Box
    hub: Point  # where its links begin
    tray: Box | None = None
    slots: dict[str, Box] = field(default_factory=dict)
    markets: dict[str, Box] = field(default_factory=dict)
    stock: Box | None = None  # for the coal beyond a sea lane
    coal: int = 0  # cubes that belong there

    def covers(self, point: Point, gap: float = 0) -> bool:
        """Whether a point lies under it or less than the gap away."""
        return self.name.holds(point, gap) or bool(self.tray and self.tray.holds(point, gap))


@dataclass(frozen=True)
class Curve:
    """A link where it runs; its owner's roundel stands at `middle`."""

    link: LinkFacts
    d: str
    points: list[Point]
    middle: Point


@dataclass(frozen=True)
class Layout:
    """Where everything stands, in units of the map."""

    name: str
    size: Point
    plates: list[Plate]
    curves: list[Curve]
    lanes: list[str]
    title: Box  # room for the markets
    drawing: dict[str, Any]


@lru_cache(maxsize=16)
def layout_of(rules: BaseRules) -> Layout:
    """The layout of a set-up's board, made once."""
    shown = printed(rules.setup)
    drawing = shown.drawing
    canvas = shown.canvas
    width, height = drawing.get("size", (canvas[0] * BARE, canvas[1] * BARE))
    centres = drawing.get("plates", {})
    coal = {lane.sea: lane.coal for lane in shown.lanes}
    plates = {}
    for place in shown.places:
        home = place.xy[0] * width / canvas[0], place.xy[1] * height / canvas[1]
        centre = centres.get(place.id, home)
        plates[place.id] = _plate(place, centre, coal.get(place.id, 0))
    title = drawing.get("title")
    if title is None:
        title, width = (width, 0, *CARTOUCHE), width + CARTOUCHE[0]
    return Layout(
        shown.name,
        (width, height),
        list(plates.values()),
        _curves(shown.links, drawing.get("bends", {}), plates),
        [
            _lane(plates[port], plates[lane.sea], plates.values())
            for lane in shown.lanes
            for port in lane.ports
        ],
        Box(*title),
        drawing,
    )


def signs_width(place: PlaceFacts) -> tuple[int, int]:
    """Room for the signs before and after a name: a colour, an anchor; discs, a bar."""
    before = (30 if place.colour else 0) + (30 if place.anchor else 0)
    return before, place.discs * 19 + (28 if place.no_passing_through else 0)


def text_width(text: str, size: float) -> float:
    """About how wide a text stands in a bold serif; a little too wide rather than too narrow."""
    total = 0.0
    for letter in text:
        if letter in "ijl.'’-,I":
            total += 0.4
        elif letter in "frst() ":
            total += 0.5
        elif letter in "mwMW&":
            total += 0.98
        else:
            total += 0.79 if letter.isupper() else 0.645
    return total * size


def _broken(title: str) -> list[str]:
    """A long name in two lines, as even as its words allow."""
    words = title.split()
    if len(words) < 2 or text_width(title, NAME_SIZE) < WIDEST:
        return [title]
    ways = [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
    return min(ways, key=lambda lines: max(text_width(line, NAME_SIZE) for line in lines))


def _plate(place: PlaceFacts, centre: Point, coal: int) -> Plate:
    """A place's plate."""
    x, y = centre
    pill = not place.slots and not place.markets
    lines = _broken(place.name) if place.kind == "sea" else [place.name]
    width = max(text_width(line, PILL_SIZE if pill else NAME_SIZE) for line in lines)
    width += sum(signs_width(place)) + (36 if pill else 26)
    if pill:
        return Plate(place, lines, Box(x - width / 2, y - PILL / 2, width, PILL), (x, y))
    rows = 2 if len(place.slots) == 4 else 1
    slot_columns = len(place.slots) // rows
    columns = slot_columns + math.ceil(len(place.markets) / rows)
    stock = STOCK + GAP if coal else 0
    step = SIDE + GAP
    w, h = columns * step - GAP, rows * step - GAP + stock
    name_height = NAME + (len(lines) - 1) * LINE
    top = y - (name_height + h + 2 * EDGE) / 2
    left, first = x - w / 2, top + name_height + EDGE

    def cell(column: float, row: float) -> Box:
        return Box(left + column * step, first + row * step, SIDE, SIDE)

    slots = {
        slot.id: cell(i % slot_columns, i // slot_columns) for i, slot in enumerate(place.slots)
    }
    # A single market beside two rows stands half-way between them
    between = 0.5 if rows == 2 and len(place.markets) == 1 else 0
    markets = {
        market: cell(slot_columns + i // rows, between or i % rows)
        for i, market in enumerate(place.markets)
    }
    return Plate(
        place,
        lines,
        Box(x - width / 2, top, width, name_height),
        (x, first + (h - stock) / 2),
        Box(left - EDGE, first - EDGE, w + 2 * EDGE, h + 2 * EDGE),
        slots,
        markets,
        Box(left, first + rows * step, w, STOCK) if stock else None,
        coal,
    )


def _bow(start: Point, end: Point, bend: float) -> tuple[str, list[Point]]:
    """A curve that bends to the left of the way from start to end."""
    (x1, y1), (x2, y2) = start, end
    length = math.dist(start, end) or 1
    cx = (x1 + x2) / 2 + (y2 - y1) / length * bend * 2
    cy = (y1 + y2) / 2 - (x2 - x1) / length * bend * 2
    points = []
    for i in range(STEPS + 1):
        t = i / STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x1 + b * cx + c * x2, a * y1 + b * cy + c * y2))
    middle = f"{number(cx)} {number(cy)} {number(x2)} {number(y2)}"
    return f"M{number(x1)} {number(y1)}Q{middle}", points


def _curves(
    links: list[LinkFacts], bends: dict[str, float], plates: dict[str, Plate]
) -> list[Curve]:
    """The links; roundels stand where they touch neither plates nor one another."""
    bows = {
        link.id: _bow(plates[link.a].hub, plates[link.b].hub, bends.get(link.id, 0))
        for link in links
    }
    seen = {
        link.id: [
            point
            for point in bows[link.id][1]
            if not plates[link.a].covers(point, 2) and not plates[link.b].covers(point, 2)
        ]
        or bows[link.id][1]
        for link in links
    }
    middles: dict[str, Point] = {}
    for link in sorted(links, key=lambda link: len(seen[link.id])):
        points = seen[link.id]
        half = len(points) // 2
        nearest = sorted(range(len(points)), key=lambda i: abs(i - half))
        free = (
            points[i]
            for i in nearest
            if not any(plate.covers(points[i], ROUNDEL - 3) for plate in plates.values())
            and all(math.dist(points[i], other) > 2 * ROUNDEL + 4 for other in middles.values())
        )
        middles[link.id] = next(free, points[half])
    return [Curve(link, *bows[link.id], middles[link.id]) for link in links]


def _lane(port: Plate, sea: Plate, plates: Iterable[Plate]) -> str:
    """A sea lane that runs under as few plates as possible."""
    others = [plate for plate in plates if plate not in (port, sea)]

    def hidden(bow: tuple[str, list[Point]]) -> int:
        return sum(any(plate.covers(point, 4) for point in bow[1]) for plate in others)

    return min((_bow(port.hub, sea.hub, bend) for bend in BENDS), key=hidden)[0]
