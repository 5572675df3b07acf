"""The pieces of a picture as SVG: shapes, figures, tiles, cubes, slots, markets."""

from html import escape
from typing import Any

from cottonopolis.env.picture.signs import (
    BRASS,
    BRASS_SOFT,
    ENAMEL,
    FIGURES,
    ICONS,
    INK,
    INK2,
    NO,
    NUMERALS,
    PANEL,
    PLATE,
    ROMAN,
    SEATS,
    SERIF,
    SLOT,
    SLOT_ICON,
    TINCTURES,
    Seat,
)

Point = tuple[float, float]

SIDE = 68  # of a slot
ROUNDEL = 18  # radius of the owner's mark on a link

CUBES = {
    "coal": ("#6b655e", "#171412", "#35302b", "#f4ead2"),
    "iron": ("#f7b06c", "#a34a12", "#d0732c", "#3a1c06"),
}


def _stops(*stops: tuple[float, str]) -> str:
    return "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)


DEFS = (
    '<linearGradient id="rim" x2="1" y2="1">'
    + _stops((0, "#fbeeb6"), (0.3, "#d9b24c"), (0.52, "#9a7420"), (0.7, "#e8c869"), (1, "#8a6518"))
    + '</linearGradient><linearGradient id="flat" x2="0" y2="1">'
    + _stops((0, "#fbecb4"), (1, "#d8b458"))
    + "</linearGradient>"
    + "".join(
        f'<pattern id="{name}" width="6" height="6" patternUnits="userSpaceOnUse">'
        f'<rect width="6" height="6" fill="{colour}"/>'
        f'<path d="{lines}" stroke="{INK}" stroke-width="1.1" fill="none"/></pattern>'
        for name, (colour, lines) in TINCTURES.items()
    )
)


def number(value: float) -> str:
    """A coordinate without needless digits."""
    return f"{value:.1f}".removesuffix(".0")


def rect(box: tuple[float, float, float, float], radius: float = 0, **style: Any) -> str:
    """A rectangle; styles are attributes with _ for -."""
    x, y, w, h = (number(value) for value in box)
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{number(radius)}"{_style(style)}/>'


def path(d: str, **style: Any) -> str:
    """An outline."""
    return f'<path d="{d}"{_style(style)}/>'


def circle(x: float, y: float, radius: float, **style: Any) -> str:
    """A circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{_style(style)}/>'


def _style(style: dict[str, Any]) -> str:
    if "opacity" in style:  # of a whole element it would take a layer, and much time
        faint = style["opacity"]
        style = {**style, "fill_opacity": faint, "stroke_opacity": faint}
        del style["opacity"]
    return "".join(f' {key.replace("_", "-")}="{value}"' for key, value in style.items())


def text(words: str, x: float, y: float, size: float, **style: Any) -> str:
    """Words in the serif unless another font is named."""
    style = {"font_family": SERIF, "fill": INK, **style}
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f"<text {place}{_style(style)}>{escape(words)}</text>"


def at(x: float, y: float, scale: float, *parts: str) -> str:
    """Parts moved and scaled."""
    move = f"translate({number(x)} {number(y)})" + (f" scale({scale:g})" if scale != 1 else "")
    return f'<g transform="{move}">{"".join(parts)}</g>'


def icon(name: str, x: float, y: float, size: float, colour: str = INK, cut: str = PANEL) -> str:
    """An icon with its corner at x, y; `cut` is the colour of the ground."""
    found = ICONS[name]
    parts = []
    if found.fill:
        parts.append(path(found.fill, fill=colour))
    if found.cut:
        parts.append(path(found.cut, fill="none", stroke=cut, stroke_width=1.3))
    if found.line:
        parts.append(
            path(
                found.line,
                fill="none",
                stroke=colour,
                stroke_width=found.width,
                stroke_linecap="round",
                stroke_linejoin="round",
            )
        )
    return at(x, y, size / 24, *parts)


def figures(
    written: str,
    x: float,
    y: float,
    height: float,
    colour: str = INK,
    anchor: float = 0.5,
    weight: float = 1.9,
) -> str:
    """A number, y at its middle; anchor 0 begins, 0.5 centres, 1 ends at x."""
    written = written.replace("−", "-")
    scale = height / 12
    left = x - anchor * figures_width(written, height)
    signs = (
        path(FIGURES[sign], transform=f"translate({9.2 * i:g})") for i, sign in enumerate(written)
    )
    return (
        f'<g transform="translate({number(left)} {number(y - height / 2)}) scale({scale:g})" '
        f'fill="none" stroke="{colour}" stroke-width="{weight}" stroke-linecap="round" '
        f'stroke-linejoin="round">{"".join(signs)}</g>'
    )


def figures_width(written: str, height: float) -> float:
    """How much room a number takes."""
    return (9.2 * len(written) - 1.2) * height / 12


def roman(level: int, x: float, y: float, height: float, colour: str, anchor: float = 0) -> str:
    """A level as a Roman numeral, y at its middle."""
    scale = height / 10
    left, parts = 0.0, []
    for letter in ROMAN[level]:
        width, outline = NUMERALS[letter]
        parts.append(path(outline, transform=f"translate({left:g})"))
        left += width + 0.5
    return (
        f'<g transform="translate({number(x - anchor * (left - 0.5) * scale)} '
        f'{number(y - height / 2)}) scale({scale:g})" fill="{colour}">{"".join(parts)}</g>'
    )


def symbol(seat: int, x: float, y: float, size: float) -> str:
    """The symbol of a seat around x, y."""
    return at(x, y, size / 20, path(SEATS[seat].symbol, fill=SEATS[seat].on))


def mark(seat: int, x: float, y: float, radius: float = ROUNDEL) -> str:
    """The roundel of a seat."""
    scale = radius / ROUNDEL
    return (
        circle(x, y, radius, fill=SEATS[seat].colour, stroke=INK, stroke_width=2.6 * scale)
        + circle(
            x,
            y,
            radius - 3.6 * scale,
            fill="none",
            stroke=SEATS[seat].on,
            stroke_width=scale,
            opacity=0.7,
        )
        + symbol(seat, x, y, 20 * scale)
    )


def cube(kind: str, x: float, y: float, size: float) -> str:
    """A cube of coal or iron with its corner at x, y."""
    top, left, right, edge = CUBES[kind]
    return at(
        x,
        y,
        size / 20,
        path("M10 .8L19 5.3L10 9.8L1 5.3Z", fill=top),
        path("M1 5.3L10 9.8V20L1 15.5Z", fill=left),
        path("M19 5.3L10 9.8V20L19 15.5Z", fill=right),
        path("M10 .8L19 5.3V15.5L10 20L1 15.5V5.3Z", fill="none", stroke=edge, stroke_width=1.1),
    )


def tile(shown: dict[str, Any], points: int) -> str:
    """A built tile with its corner at the origin, worth some points when flipped."""
    seat = SEATS[shown["owner"]]
    shade = rect((1.5, 3, SIDE, SIDE), 9, fill="#000", opacity=0.22)
    face = _flipped(shown, seat, points) if shown["flipped"] else _unflipped(shown, seat)
    return shade + (f'<g opacity=".62">{face}</g>' if shown.get("inert") else face)


def _flipped(shown: dict[str, Any], seat: Seat, points: int) -> str:
    cast = {"stroke": "#4b360c", "stroke_width": 1.2}
    return (
        rect((0, 0, SIDE, SIDE), 9, fill="url(#rim)", **cast)
        + rect((5, 5, 58, 58), 5.5, fill=seat.colour, **cast)
        + path(
            "M63 39V10.5A5.5 5.5 0 0 0 57.5 5H10.5A5.5 5.5 0 0 0 5 10.5V39",
            fill="none",
            stroke="#f3d98a",
            stroke_width=1.6,
        )
        + icon(shown["industry"], 8, 7, 30, seat.gold, seat.colour)
        + symbol(shown["owner"], 50.5, 22, 20)
        + path(
            "M5 39H63V57.5A5.5 5.5 0 0 1 57.5 63H10.5A5.5 5.5 0 0 1 5 57.5Z",
            fill="url(#flat)",
            **cast,
        )
        + roman(shown["level"], 9, 51, 15, "#2c1d04")
        + path("M50 40L61.6 45.6V56.8L50 62.4L38.4 56.8V45.6Z", fill="#3a2706")
        + figures(str(points), 50, 51.2, 14 if points < 10 else 12, "#ffe9a8", weight=2.1)
    )


def _unflipped(shown: dict[str, Any], seat: Seat) -> str:
    cubes = shown["cubes"]
    kind = "coal" if shown["industry"] == "coal_mine" else "iron"
    # Up to three cubes stand side by side, more stand close together: in two rows from five on
    rows = 2 if cubes > 4 else 1
    columns = -(-cubes // rows)
    pitch = 9.6 if columns > 3 else 12.4 if columns > 2 else 15
    x, y, size = (15.4, 5, 37) if not cubes else (6.5, 5.5, 26) if rows > 1 else (7, 5.5, 28.8)
    parts = [
        rect((0, 0, SIDE, SIDE), 9, fill=seat.colour, stroke=INK, stroke_width=1.8),
        rect((4, 4, 60, 39), 5.5, fill=ENAMEL, stroke=INK, stroke_width=0.8, stroke_opacity=0.35),
        icon(shown["industry"], x, y, size, cut=ENAMEL),
    ]
    for i in range(cubes):
        row, column = divmod(i, columns)
        top = 5 + row * 17.4 if rows > 1 else 22
        parts.append(cube(kind, 44 - (columns - 1 - column) * pitch, top, 19))
    parts += [
        symbol(shown["owner"], 16.5, 55, 19),
        roman(shown["level"], 61, 55, 15, seat.on, anchor=1),
    ]
    return "".join(parts)


def slot(industries: list[str]) -> str:
    """An empty slot with its corner at the origin, and what may be built there."""
    parts = [
        rect((0, 0, SIDE, SIDE), 8, fill=SLOT, stroke=SLOT_ICON, stroke_width=1.5),
        rect(
            (3.4, 3.4, SIDE - 6.8, SIDE - 6.8),
            5,
            fill="none",
            stroke=SLOT_ICON,
            stroke_width=0.9,
            opacity=0.6,
        ),
    ]
    if len(industries) == 2:
        parts.append(path("M10 58L58 10", stroke=SLOT_ICON, stroke_width=0.9, opacity=0.6))
    places = (
        ((14, 14, 40),),
        ((6.5, 6.5, 27), (35, 34.5, 27)),
        ((21, 6, 25), (6.5, 35.5, 25), (36.5, 35.5, 25)),
    )
    for industry, (x, y, size) in zip(industries, places[len(industries) - 1], strict=True):
        parts.append(icon(industry, x, y, size, SLOT_ICON, SLOT))
    return "".join(parts)


def market(square: dict[str, Any]) -> str:
    """A market square with its corner at the origin: what it buys, and whether it has."""
    used = square["used"]
    ground, colour = (SLOT, "#b5a68a") if used else (BRASS_SOFT, INK)
    parts = [
        circle(34, 34, 30.5, fill=ground, stroke=BRASS, stroke_width=2.4),
        circle(34, 34, 27, fill="none", stroke=BRASS, stroke_width=1, stroke_dasharray="1 3"),
    ]
    match square["tile"]:
        case "both":
            parts += [
                icon("cotton_mill", 9.5, 12, 24.5, colour, ground),
                path("M20 55L48 13", stroke=BRASS, stroke_width=1),
                icon("factory", 34, 31, 24.5, colour, ground),
            ]
        case "no_demand":
            parts.append(icon("ban", 16, 16, 36, NO, ground))
        case good:
            name = "cotton_mill" if good == "cotton" else "factory"
            parts.append(icon(name, 16, 16, 36, colour, ground))
    if used:
        parts.append(circle(52, 52, 14, fill=INK2, stroke=PLATE, stroke_width=2))
        parts.append(icon("check", 44, 44, 16, PLATE))
    return "".join(parts)
