"""Helpers to write SVG."""

from html import escape
from typing import NamedTuple

from cottonopolis.drawing.style import style

Attributes = dict[str, str | float]


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float


def element(name: str, content: str = "", **attributes: str | float) -> str:
    """Return an element; underscores in attribute names become hyphens."""
    named = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{named}>{content}</{name}>" if content else f"<{name}{named}/>"


def _value(value: str | float) -> str:
    return f"{value:g}" if isinstance(value, float | int) else escape(value)


def rectangle(box: Box, radius: float = 0, **attributes: str | float) -> str:
    corners: Attributes = {"x": box.x, "y": box.y, "width": box.width, "height": box.height}
    return element("rect", "", **corners, rx=radius, **attributes)


def text(words: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    return element("text", escape(words), x=x, y=y, font_size=size, **attributes)


def move(x: float, y: float, *parts: str, scale: float = 1) -> str:
    """Return a group of parts, moved by (x, y)."""
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){size}">{"".join(parts)}</g>'


def icon(name: str, x: float, y: float, size: float, colour: str, ground: str) -> str:
    """Return an icon with its top left corner at (x, y)."""
    drawn = style().icons[name]
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size / 24:g})" fill="{colour}" '
        f'style="--ink:{colour};--cut:{ground}">'
        + drawn.replace('class="stroke thin"', _stroke(colour, 1.6))
        .replace('class="stroke"', _stroke(colour, 2))
        .replace('class="cutout"', _stroke(ground, 1.3))
        + "</g>"
    )


def _stroke(colour: str, width: float) -> str:
    return f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"'


def seat_mark(seat: int, x: float, y: float, radius: float) -> str:
    """Return a disc with a seat's colour and symbol."""
    seat_style = style().seats[seat]
    ink = style().light["ink"]
    circle = element("circle", r=14.6, fill=seat_style.colour, stroke=ink, stroke_width=1.6)
    symbol = element("path", d=seat_style.symbol, fill=seat_style.on)
    return move(x, y, circle, symbol, scale=radius / 15)
