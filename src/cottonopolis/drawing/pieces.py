"""Small pictures of a game's pieces, for a line of text: icons, cubes, tiles, links, slots.

They have no text of their own: a label, such as the level of a tile, is written over them.
"""

from functools import cache
from typing import NamedTuple

from cottonopolis.drawing.style import style
from cottonopolis.drawing.svg import Box, element, icon, move, rectangle, seat_mark

ROMAN = ("0", "I", "II", "III", "IV", "V")
UNIT = 24.0  # height of a picture, in units of its drawing
LINK_WIDTH = 44.0
COLOUR = style().light
SEAT = style().seats[0]  # whose pieces are drawn


class Label(NamedTuple):
    """A text over a picture; its middle and size are relative to the picture's height."""

    text: str
    x: float
    y: float
    size: float
    colour: str


class Piece(NamedTuple):
    """A picture as SVG."""

    svg: str
    ratio: float  # width by height
    label: Label | None = None
    is_large: bool = False  # needs more space than an icon


@cache
def piece(words: str, currency: str = "£") -> Piece:
    """Draw what a line of the player aid names.

    >>> piece("tile port 2").label.text
    'II'
    >>> piece("link rail").ratio > piece("cube coal").ratio
    True
    """
    kind, name, *more = words.split(" ")
    if kind == "tile":
        return _tile(name, int(more[0]), "flipped" in more)
    if kind == "link":
        return Piece(_svg(_link(name), LINK_WIDTH), LINK_WIDTH / UNIT)
    if words == "icon coin":
        coin = element("circle", cx=12, cy=12, r=10.5, fill=COLOUR["ink"])
        return Piece(_svg(coin), 1, Label(currency, 0.5, 0.5, 0.66, COLOUR["plate"]))
    drawn = {"cube": _cube, "slot": _slot, "mark": _mark, "icon": _icon}[kind](name)
    return Piece(_svg(drawn), 1, is_large=kind == "slot")


def _svg(content: str, width: float = UNIT) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {UNIT:g}" '
        f'width="{width:g}" height="{UNIT:g}">{content}</svg>'
    )


def _icon(name: str) -> str:
    return icon(name, 0, 0, UNIT, COLOUR["ink"], "#ffffff")


def _mark(seat: str) -> str:
    return seat_mark(int(seat), 12, 12, 10.5)


def _cube(kind: str) -> str:
    cube = style().cubes["light"][kind]
    outline = "M10 .8L19 5.3V15.5L10 20L1 15.5V5.3Z"
    edge = COLOUR["ink"]
    return move(
        2,
        1.5,
        element("path", d="M10 .8L19 5.3L10 9.8L1 5.3Z", fill=cube["top"]),
        element("path", d="M1 5.3L10 9.8V20L1 15.5Z", fill=cube["left"]),
        element("path", d="M19 5.3L10 9.8V20L19 15.5Z", fill=cube["right"]),
        element("path", d=outline, fill="none", stroke=edge, stroke_width=1.2),
    )


def _slot(industry: str) -> str:
    box = Box(1, 1, UNIT - 2, UNIT - 2)
    square = rectangle(box, 3, fill=COLOUR["slot"], stroke=COLOUR["slot-icon"], stroke_width=1.2)
    return square + icon(industry, 4, 4, 16, COLOUR["slot-icon"], COLOUR["slot"])


def _tile(industry: str, level: int, is_flipped: bool) -> Piece:
    """Draw a tile; flipped, it shows its hexagon of points, as on the board."""
    edge, width = (COLOUR["brass"], 2.4) if is_flipped else (COLOUR["ink"], 1.0)
    box = Box(1.2, 1.2, UNIT - 2.4, UNIT - 2.4)
    drawn = rectangle(box, 3, fill=SEAT.colour, stroke=edge, stroke_width=width)
    drawn += icon(industry, 2.6, 2.6, 12.4, SEAT.gold, SEAT.colour)
    if is_flipped:
        drawn += icon("vp", 12.5, 12, 9, SEAT.gold, SEAT.colour)
        return Piece(_svg(drawn), 1, is_large=True)
    label = Label(ROMAN[level], 0.69, 0.74, 0.42, SEAT.on)
    return Piece(_svg(drawn), 1, label, is_large=True)


def _link(kind: str) -> str:
    path = f"M4 12H{LINK_WIDTH - 4:g}"
    ends: dict[str, str | float] = {"d": path, "fill": "none", "stroke_linecap": "round"}
    middle = LINK_WIDTH / 2
    disc = element(
        "circle",
        cx=middle,
        cy=12,
        r=10,
        fill=COLOUR["plate"],
        stroke=COLOUR["ink"],
        stroke_width=1.2,
    )
    return (
        element("path", "", **ends, stroke=COLOUR["ink"], stroke_width=7)
        + element("path", "", **ends, stroke=SEAT.colour, stroke_width=5)
        + disc
        + icon(kind, middle - 7, 5, 14, COLOUR["ink"], COLOUR["plate"])
    )
