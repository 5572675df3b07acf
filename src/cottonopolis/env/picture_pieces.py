"""What pictures of a board are made of: colours, icons, figures, tiles and cubes, as SVG.

Icons, symbols and figures are outlines, so that they can be read where no font is installed.
"""

from dataclasses import dataclass
from html import escape
from typing import Any

Point = tuple[float, float]

DESK, PANEL, PANEL2, INK, INK2, RULE = (
    "#e6d9bc",
    "#faf4e3",
    "#f1e7cd",
    "#2a2118",
    "#5b4a35",
    "#c2ae86",
)
LAND, SEA, SEA_LINE, WATER, BANK, ROUTE = (
    "#f4ead2",
    "#d3dfda",
    "#6f929a",
    "#a9cfe0",
    "#24455a",
    "#2f6f93",
)
PLATE, SLOT, SLOT_ICON, ENAMEL = "#fffaf0", "#f7efdb", "#6d5a41", "#fbf6e8"
GO, GO_SOFT, NO, NO_SOFT, BRASS, BRASS_SOFT = (
    "#076b56",
    "#d5eade",
    "#b3261e",
    "#fbe4dc",
    "#77550d",
    "#f3dfa2",
)
CARD = "#ecd9a8"
SERIF = "Besley, Rockwell, 'DejaVu Serif', Georgia, serif"
SANS = "Cabin, 'Gill Sans', sans-serif"

SIDE = 68  # of a slot
ROUNDEL = 18  # radius of the owner's mark on a link


@dataclass(frozen=True)
class Seat:
    """The colours of a seat: its own, what is written on it, gold on it; and its symbol."""

    colour: str
    on: str
    gold: str
    symbol: str  # about 20 units wide, around the origin


SEATS = (
    Seat("#1d5fae", "#fff", "#ffe9a8", "M-7.6 0A7.6 7.6 0 1 0 7.6 0A7.6 7.6 0 1 0 -7.6 0Z"),
    Seat("#c9431a", "#fff", "#ffedb8", "M0 -8.6L9 7H-9Z"),
    Seat("#e6a3bd", "#3a1023", "#4a1830", "M-7 -7H7V7H-7Z"),
    Seat("#4a2450", "#fff", "#ffe9a8", "M0 -9.4L8.4 0L0 9.4L-8.4 0Z"),
    Seat(
        "#7fae3f",
        "#16240a",
        "#1d2f0c",
        "M-2.8 -8.4H2.8V-2.8H8.4V2.8H2.8V8.4H-2.8V2.8H-8.4V-2.8H-2.8Z",
    ),
)

# The colours of places in Age of Industry; each has lines of its own too
TINCTURES = {
    "brown": ("#9a6a43", "M0 3H6M3 0V6"),
    "light_green": ("#a9cf7e", "M-1 -1L7 7M-1 5L1 7M5 -1L7 1"),
    "blue": ("#7fb0dd", "M0 3H6"),
    "purple": ("#b48cc9", "M-1 7L7 -1M-1 1L1 -1M5 7L7 5"),
    "orange": ("#eda04f", "M3 0V6"),
    "grey": ("#b9b4aa", "M2 3H4"),
}


@dataclass(frozen=True)
class Icon:
    """An icon on a grid of 24: what is filled, what is engraved in it, what is stroked."""

    fill: str = ""
    cut: str = ""
    line: str = ""
    width: float = 2


def _disc(x: float, y: float, radius: float) -> str:
    half = f"a{radius} {radius} 0 1 0"
    return f"M{x - radius} {y}{half} {2 * radius} 0{half} {-2 * radius} 0Z"


ICONS = {
    "cotton_mill": Icon(
        "M11 1H13V4H11ZM5 4.5Q5 3.2 6.3 3.2H17.7Q19 3.2 19 4.5V5.1Q19 6.4 17.7 6.4H6.3Q5 6.4 5 5.1Z"
        "M7.2 7.2C5.4 10 5.4 15 7.2 17.8H16.8C18.6 15 18.6 10 16.8 7.2ZM5 19.9Q5 18.6 6.3 18.6"
        "H17.7Q19 18.6 19 19.9V20.5Q19 21.8 17.7 21.8H6.3Q5 21.8 5 20.5Z",
        "M6.4 12.6L11.2 7.6M6.6 16.2L15 7.6M9.4 17.6L17.4 9.4M13.4 17.6L17.8 13",
    ),
    "factory": Icon(
        "M2 21.5V9.5L8 13V9.5L14 13V9.5L20 13V3H22V21.5Z",
        "M5 17.5H7.6M10.4 17.5H13M15.8 17.5H18.4",
    ),
    "coal_mine": Icon(
        _disc(8.6, 5.6, 1.3),
        line=_disc(8.6, 5.6, 3.7)
        + "M8.6 5.6L4.6 21M8.6 5.6L12.6 21M10.4 6.6L20.6 21M6.6 13.4H10.6M5.6 17.4H11.6"
        "M2.4 21.2H22",
    ),
    "iron_works": Icon(
        "M1.6 8H8.2V6.6H22V9.4C18.8 9.8 16.6 11.2 15.6 13.2V15.6H18.4V20H6.2V15.6H9V13.4"
        "C7.4 11.4 3.4 12 1.6 8Z",
        line="M12 1.2V4.2M7.6 2.2L9 4.6M16.4 2.2L15 4.6",
        width=1.6,
    ),
    "port": Icon(
        "M2.4 15.9L4.1 11.4L7.2 15.2ZM21.6 15.9L19.9 11.4L16.8 15.2Z",
        line=_disc(12, 4.1, 2.3)
        + "M12 6.4V21M7.4 9.2H16.6M4.2 14C4.8 18.6 8 21 12 21S19.2 18.6 19.8 14",
    ),
    "shipyard": Icon(
        "M1.6 9.8L22.4 8.2C22 13.4 19.8 16.8 16.4 17.8H7.4C4.4 16.8 2.4 13.8 1.6 9.8Z"
        "M11.6 1.6L17.6 4L11.6 6.2Z",
        "M6.4 10.6V16.4M10.2 10.4V17.4M14 10.2V17.4M17.8 9.8V16.2",
        "M11.6 8V1.6M4 22.2H20M7.6 18.2V22M12 18.2V22M16.4 18.2V22",
        1.6,
    ),
    "ship": Icon(
        "M2 14.2H22L19.4 20.4H5ZM7 9.4H16.4V13H7ZM9 4.4H11.4V8.4H9ZM13 5.8H15V8.4H13Z",
        line="M2 22.6C4 21.6 6 21.6 8 22.6S12 23.6 14 22.6S18 21.6 20 22.6",
        width=1.6,
    ),
    "income": Icon("M12 1.8L21.4 11.6H15.8V22H8.2V11.6H2.6Z"),
    "vp": Icon("M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5Z"),
    "loan": Icon(
        "M2 9L12 2.6L22 9V10.6H2ZM4 12H6.8V18H4ZM8.6 12H11V18H8.6ZM13 12H15.4V18H13Z"
        "M17.2 12H20V18H17.2ZM2 19.4H22V22H2Z"
    ),
    "canal": Icon(
        line="M2 8.2C5.4 5.6 8.6 5.6 12 8.2S18.6 10.8 22 8.2"
        "M2 15.8C5.4 13.2 8.6 13.2 12 15.8S18.6 18.4 22 15.8"
    ),
    "rail": Icon(line="M2 8.5H22M2 15.5H22M5 5V19M10 5V19M15 5V19M20 5V19"),
    "card": Icon(
        "M5 4.4Q5 2 7.4 2H16.6Q19 2 19 4.4V19.6Q19 22 16.6 22H7.4Q5 22 5 19.6Z",
        "M8.4 7H15.6M8.4 11H15.6",
    ),
    "ban": Icon(line=_disc(12, 12, 9) + "M5.8 5.8L18.2 18.2"),
    "check": Icon(line="M4 12.5L9.6 18.4L20.4 5.6", width=3),
    "trophy": Icon(
        "M7 2.6H17V9.4C17 12.8 15 14.8 12 14.8S7 12.8 7 9.4ZM7 19H17V21.8H7Z",
        line="M7 5H3.4C3.4 8.6 4.8 10.4 7.2 10.6M17 5H20.6C20.6 8.6 19.2 10.4 16.8 10.6M12 15V19",
    ),
}

# Figures of one stroke, 8 units wide and 12 high
FIGURES = {
    "0": "M1 4.2A3 3.2 0 0 1 7 4.2V7.8A3 3.2 0 0 1 1 7.8Z",
    "1": "M1.4 3.4L4.6 1V11",
    "2": "M1.2 3.8A2.9 2.8 0 0 1 6.9 4C6.9 6.2 3.8 8 1.2 11H7.2",
    "3": "M1.3 1H6.6L3.8 4.8C5.8 4.8 7 6 7 7.8A3 3.2 0 0 1 1.1 9",
    "4": "M5.4 11V1L.8 8.2H7.4",
    "5": "M6.5 1H2L1.6 5.5C4 4.2 7 5 7 7.8A3 3.2 0 0 1 1.1 9.2",
    "6": "M5.6 1C2.8 2.8 1 5.4 1 7.9A3 3.1 0 1 0 7 7.9A3 3.1 0 0 0 1.2 7",
    "7": "M1 1H7L3.2 11",
    "8": "M1.6 3.4A2.4 2.4 0 1 1 6.4 3.4A2.4 2.4 0 1 1 1.6 3.4ZM1 8.4A3 2.6 0 1 1 7 8.4"
    "A3 2.6 0 1 1 1 8.4Z",
    "9": "M2.4 11C5.2 9.2 7 6.6 7 4.1A3 3.1 0 1 0 1 4.1A3 3.1 0 0 0 6.8 5",
    "+": "M1 6.4H7M4 3.4V9.4",
    "-": "M1.4 6.4H6.6",
    "£": "M6.9 3A2.4 2.4 0 0 0 2.3 3.6C2.3 5.4 3.4 7 3.2 8.4C3 9.8 2.2 10.6 1.2 11H7.2M1 6.2H5.4",
    "$": "M6.8 3.2A2.9 2.3 0 0 0 1.2 3.8C1.2 7 7 5.2 7 8.4A3 2.6 0 0 1 1 9M4 -.6V12.6",
    "/": "M1 12.4L6.4 -.4",
}
NUMERALS = {
    "I": (4.4, "M0 0H4.4V1.5H3.4V8.5H4.4V10H0V8.5H1V1.5H0Z"),
    "V": (9.4, "M0 0H4V1.5H3.3L5 7.2L6.7 1.5H6V0H9.4V1.5H8.8L6 10H4L.8 1.5H0Z"),
    "0": (
        7,
        "M3.5 0A3.5 5 0 0 1 3.5 10A3.5 5 0 0 1 3.5 0"
        "M3.5 1.5A1.2 3.5 0 0 0 3.5 8.5A1.2 3.5 0 0 0 3.5 1.5",
    ),
}
ROMAN = ("0", "I", "II", "III", "IV")

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
