"""A position of either game as a picture: SVG, and pixels made from it.

The board looks as in the browser: the same colours, tiles and maps (`[drawing]` in their files).
Nothing is drawn that the position does not hold, so a view's picture gives no secret away.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.env.picture import panels
from cottonopolis.env.picture.ground import ground
from cottonopolis.env.picture.layout import (
    LINE,
    NAME_SIZE,
    PILL_SIZE,
    Box,
    Curve,
    Layout,
    Plate,
    layout_of,
    signs_width,
)
from cottonopolis.env.picture.pieces import (
    DEFS,
    at,
    circle,
    cube,
    icon,
    mark,
    market,
    path,
    rect,
    slot,
    text,
    tile,
)
from cottonopolis.env.picture.png import decode
from cottonopolis.env.picture.signs import (
    BANK,
    BRASS,
    BRASS_SOFT,
    DESK,
    ENAMEL,
    INK,
    INK2,
    LAND,
    NO,
    PLATE,
    ROUTE,
    SEATS,
    SLOT,
    SLOT_ICON,
    WATER,
)
from cottonopolis.extras import need
from cottonopolis.games.base import BaseRules
from cottonopolis.games.brass.layout import INDUSTRIES

MARGIN = 18  # around everything
GAP = 14  # between the map and what is above and below it
FRAME = 7  # around the map


def svg(rules: BaseRules, position: dict[str, Any]) -> str:
    """A position as a whole SVG document.

    >>> from cottonopolis import Game
    >>> game = Game.new("brass", players=4, seed=7)
    >>> svg(game.rules, game.view(0).position)[:35]
    '<svg xmlns="http://www.w3.org/2000/'
    """
    layout = layout_of(rules)
    width, height = layout.size
    left, top = MARGIN + FRAME, MARGIN + panels.BAR + GAP + FRAME
    below = top + height + FRAME + GAP
    whole = width + 2 * left, below + panels.STRIP + MARGIN
    inner = width + 2 * FRAME
    frame = (-FRAME, -FRAME, inner, height + 2 * FRAME)
    # The desk covers what of the ground is not on the map: cheaper than to clip it
    hole = f"M0 0V{height:g}H{width:g}V0Z"
    desk = _ring((-left, -top, *whole))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 {whole[0]:g} {whole[1]:g}" width="{whole[0]:g}" height="{whole[1]:g}">'
        f"<defs>{DEFS}</defs>"
        + at(
            left,
            top,
            1,
            ground(rules),
            path(desk + hole, fill=DESK),
            path(_ring(frame) + hole, fill=PLATE, stroke=INK, stroke_width=2.2),
            _links(layout, position),
            *(_plate(rules, position, plate) for plate in layout.plates),
            panels.markets(rules, position, layout),
        )
        + at(MARGIN, MARGIN, 1, panels.bar(rules, position, inner))
        + at(MARGIN, below, 1, panels.seats(rules, position, inner))
        + "</svg>"
    )


def _ring(box: tuple[float, float, float, float]) -> str:
    x, y, w, h = box
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z"


def pixels(picture: str, width: int = 1200) -> NDArray[np.uint8]:
    """An SVG document as an array (height, width, 3) of red, green and blue."""
    png = bytes(need("resvg_py", "learn").svg_to_bytes(svg_string=picture, width=width))
    return np.ascontiguousarray(decode(png)[:, :, :3])


def _links(layout: Layout, position: dict[str, Any]) -> str:
    """Sea lanes, routes that can be built, and what is built."""
    period = position.get("period", "rail")
    owners = position["links"] if "links" in position else position["rails"]
    free = [curve for curve in layout.curves if owners.get(curve.link.id) is None]
    now = _joined(curve for curve in free if period in curve.link.kinds)
    other = _joined(curve for curve in free if period not in curve.link.kinds)
    line = {"fill": "none", "stroke_linecap": "round"}
    flat = {"fill": "none"}
    parts = [
        path(
            "".join(layout.lanes),
            stroke=ROUTE,
            stroke_width=2.6,
            stroke_dasharray="14 9",
            opacity=0.75,
            **line,
        )
    ]
    if period == "canal":
        later = {"stroke": INK2, "opacity": 0.62, **flat}
        parts += [
            path(other, stroke_width=1.4, **later),
            path(other, stroke_width=8, stroke_dasharray="1.4 11", **later),
            path(now, stroke=LAND, stroke_width=12, opacity=0.85, **line),
            path(now, stroke=ROUTE, stroke_width=6, stroke_dasharray="0.1 11.5", **line),
        ]
    else:
        past = {"stroke": ROUTE, "stroke_dasharray": "0.1 11.5", "opacity": 0.5, **line}
        parts += [
            path(other, stroke_width=4, **past),
            path(now, stroke=LAND, stroke_width=12, opacity=0.85, **line),
            path(now, stroke=INK2, stroke_width=2.4, **flat),
            path(now, stroke=INK2, stroke_width=11, stroke_dasharray="2.2 9", **flat),
        ]
    for curve in layout.curves:
        owner = owners.get(curve.link.id)
        if owner is not None:
            parts.append(_built(curve, owner, period))
    return "".join(parts)


def _joined(curves: Iterable[Curve]) -> str:
    return "".join(curve.d for curve in curves)


def _built(curve: Curve, owner: int, period: str) -> str:
    """A canal or a railway in its owner's colour."""
    colour, d = SEATS[owner].colour, curve.d
    if period == "canal":
        layers = ((BANK, 20), (WATER, 16), (ENAMEL, 10.4), (colour, 6.8))
        drawn = "".join(path(d, fill="none", stroke=ink, stroke_width=w) for ink, w in layers)
    else:
        edge = {"stroke": INK, "stroke_width": 21, "stroke_dasharray": "7.4 5.6"}
        drawn = (
            path(d, fill="none", stroke_dashoffset=1.5, **edge)
            + path(d, fill="none", stroke=colour, stroke_width=17.6, stroke_dasharray="4.4 8.6")
            + path(d, fill="none", stroke=INK, stroke_width=10.6)
            + path(d, fill="none", stroke=colour, stroke_width=7)
        )
    drawn += mark(owner, *curve.middle)
    return f'<g data-link="{curve.link.id}" data-owner="{owner}">{drawn}</g>'


def _plate(rules: BaseRules, position: dict[str, Any], plate: Plate) -> str:
    """A place with its name, its slots, its markets and the coal beyond its sea lane."""
    edge = ROUTE if plate.place.kind == "sea" else INK
    takes = {facts.id: facts.industries for facts in plate.place.slots}
    parts = []
    if plate.tray:
        parts.append(rect(plate.tray, 11, fill=PLATE, stroke=edge, stroke_width=1.8))
    parts.append(_name(plate, edge))
    for name, box in plate.slots.items():
        built = position["slots"][name]
        if built:
            face = tile(built, _points(rules, built["industry"], built["level"]))
            owner = f' data-owner="{built["owner"]}"'
        else:
            face, owner = slot(takes[name]), ""
        parts.append(f'<g data-slot="{name}"{owner}>{at(box.x, box.y, 1, face)}</g>')
    for name, box in plate.markets.items():
        drawn = at(box.x, box.y, 1, market(position["markets"][name]))
        parts.append(f'<g data-market="{name}">{drawn}</g>')
    if plate.stock:
        parts.append(_stock(plate, plate.stock, position["imports"][plate.place.id]))
    return "".join(parts)


def _points(rules: BaseRules, industry: str, level: int) -> int:
    """Victory points of a flipped tile."""
    if rules.game == "industry":
        return level  # A22
    points: int = rules.setup.printed["tile_vp"][INDUSTRIES.index(industry)][level]
    return points


def _name(plate: Plate, edge: str) -> str:
    """The name of a place with what it means: its colour, an anchor, discs, a bar."""
    place, box = plate.place, plate.name
    pill = plate.tray is None
    ground, ink = (INK, PLATE) if place.anchor else (PLATE, INK)
    radius = box.h / 2 if pill else 6
    inner = (box.x + 3, box.y + 3, box.w - 6, box.h - 6)
    parts = [
        rect(box, radius, fill=ground, stroke=edge, stroke_width=2),
        rect(inner, radius - 2.5, fill="none", stroke=ink, stroke_width=0.8, opacity=0.5),
    ]
    side = 18 if pill else 13
    before, after = signs_width(place)
    left, right = box.x + side, box.x + box.w
    middle = box.middle[1]
    if place.colour:
        swatch = (left - 5, middle - 11, 26, 22)
        parts.append(rect(swatch, 4, fill=f"url(#{place.colour})", stroke=INK, stroke_width=1.4))
    if place.anchor:
        parts.append(icon("port", left + before - 32, middle - 12, 24, ink, ground))
    size, font = (PILL_SIZE, "italic") if pill else (NAME_SIZE, "normal")
    centre = (left + before + right - side - after) / 2
    for i, line in enumerate(plate.lines):
        y = middle + size * 0.34 + (i - (len(plate.lines) - 1) / 2) * LINE
        style = {"font_weight": 700, "font_style": font, "text_anchor": "middle", "fill": ink}
        parts.append(text(line, centre, y, size, **style))
    for i in range(place.discs):
        x = right - 17 - (place.discs - 1 - i) * 18
        parts.append(circle(x, middle, 8.4, fill=BRASS_SOFT, stroke=BRASS, stroke_width=2))
    if place.no_passing_through:
        stop = f"M{right - 32:g} {middle:g}h12m0 -9v18"
        parts.append(path(stop, fill="none", stroke=NO, stroke_width=4, stroke_linecap="round"))
    return "".join(parts)


def _stock(plate: Plate, box: Box, cubes: int) -> str:
    """The coal beyond a sea lane: cubes that are there, and room for those that are gone."""
    x, y = box.x, box.y
    parts = [rect(box, 6, fill=SLOT, stroke=SLOT_ICON, stroke_width=1.4)]
    for i in range(plate.coal):
        if i < cubes:
            parts.append(cube("coal", x + 8 + i * 28, y + 5, 24))
        else:
            gone = (x + 12 + i * 28, y + 10, 16, 16)
            dashes = {"stroke": SLOT_ICON, "stroke_width": 1.4, "stroke_dasharray": "3 3"}
            parts.append(rect(gone, 3, fill="none", opacity=0.7, **dashes))
    return f'<g data-import="{plate.place.id}">{"".join(parts)}</g>'
