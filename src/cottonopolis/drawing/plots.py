"""Small SVG charts: lines over time, and rows of measures side by side.

The colours of series are distinct with any colour vision, and each series has its own symbol.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

PAPER, INK, SOFT_INK, RULE, SOFT_RULE = "#faf4e3", "#2a2118", "#5b4a35", "#c2ae86", "#e3d6b6"
COLOURS = ("#1d5fae", "#c9431a", "#e6a3bd", "#4a2450", "#48b868")
# Outlines of the symbols ● ▲ ■ ◆ ★ around 0, each about as large as a circle of radius 5
SYMBOLS = (
    "M-5,0a5,5 0 1,0 10,0a5,5 0 1,0 -10,0Z",
    "M0,-6.2L5.9,4.4H-5.9Z",
    "M-4.6,-4.6H4.6V4.6H-4.6Z",
    "M0,-6.4L6,0L0,6.4L-6,0Z",
    "M0,-6.8L1.9,-2.2L6.6,-2L3,1.2L4.2,6L0,3.4L-4.2,6L-3,1.2L-6.6,-2L-1.9,-2.2Z",
)
# Lengths in pixels
WIDTH = 960
EDGE = 28  # between the frame and its content
BOLD = 8.6  # mean width of a letter of a name
LETTER = 7.0  # mean width of a letter of a label
MAX_SYMBOLS = 24  # on one line
HEAD = 86  # height of the title and the note
ROW = 46
GAP = 44  # between panels


def plain(number: float) -> str:
    """Format a number without trailing zeros.

    >>> plain(12.0), plain(0.25)
    ('12', '0.25')
    """
    return f"{number:g}"


@dataclass(frozen=True)
class Axis:
    """An axis of a chart; without fixed ends it fits its numbers."""

    label: str
    write: Callable[[float], str] = plain
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class Series:
    """One line of a chart."""

    name: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Measured:
    """A value and its label, optionally with its interval and the expected value."""

    value: float
    text: str
    low: float | None = None
    high: float | None = None
    usual: float | None = None


@dataclass(frozen=True)
class Panel:
    """One measure of all rows; `draw` draws a value."""

    axis: Axis
    values: Sequence[Measured]
    draw: "Callable[[Scale, Measured, int, float], str]"


@dataclass(frozen=True)
class Scale:
    """Maps numbers of an axis to coordinates of the page."""

    low: float
    high: float
    start: float
    end: float

    def at(self, number: float) -> float:
        """Return the coordinate of a number."""
        share = (number - self.low) / (self.high - self.low)
        return round(self.start + share * (self.end - self.start), 1)

    def ticks(self, most: int) -> list[float]:
        """Return round numbers for the ticks, at most `most` steps.

        >>> Scale(0, 97, 0, 1).ticks(6)
        [0.0, 20.0, 40.0, 60.0, 80.0]
        """
        step = tick_step(self.high - self.low, most)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def tick_step(length: float, most: int) -> float:
    """Return the smallest round step that divides a length into at most `most` parts.

    >>> tick_step(97, 6), tick_step(0.9, 5)
    (20.0, 0.2)
    """
    rough = length / most
    power = 10.0 ** math.floor(math.log10(rough))
    factor = next(factor for factor in (1, 2, 5, 10) if factor * power >= rough * (1 - 1e-9))
    return factor * power if power >= 1 else factor / round(1 / power)


def scale(axis: Axis, numbers: Sequence[float], start: float, end: float, most: int) -> Scale:
    """Return a scale that fits all numbers and the fixed ends of the axis."""
    low, high = min(numbers, default=0.0), max(numbers, default=1.0)
    if low == high:
        low, high = low - 1, high + 1
    for _ in range(2):  # rounding the ends may need larger steps
        step = tick_step(high - low, most)
        low = math.floor(low / step + 1e-9) * step
        high = math.ceil(high / step - 1e-9) * step
    low = low if axis.low is None else axis.low
    high = high if axis.high is None else axis.high
    return Scale(low, high, start, end)


def line_chart(
    title: str,
    x: Axis,
    y: Axis,
    series: Sequence[Series],
    marks: Sequence[tuple[float, str]] = (),
    height: int = 480,
    note: str = "",
) -> str:
    """Draw lines over a common axis; `marks` label points on it, such as the end of a period."""
    left, right, bottom = EDGE + 66, WIDTH - EDGE - 8, height - EDGE - 44
    legend = HEAD + 16 if note else HEAD - 10  # below the note
    top = legend + 40
    xs = [point[0] for one in series for point in one.points]
    ys = [point[1] for one in series for point in one.points]
    across = scale(x, xs, left, right, 12)
    up = scale(y, ys, bottom, top, 6)
    parts = [_legend([one.name for one in series], legend)]
    parts += [_rule(left, up.at(tick), right, up.at(tick)) for tick in up.ticks(6)]
    parts += [_text(left - 10, up.at(tick) + 4, y.write(tick), "end") for tick in up.ticks(6)]
    for tick in across.ticks(12):
        parts.append(_line(across.at(tick), bottom, across.at(tick), bottom + 5, INK, 1))
        parts.append(_text(across.at(tick), bottom + 20, x.write(tick), "middle"))
    labels = []
    ends: list[float] = []  # of the labels in each row
    for position, label in sorted(marks):
        at = across.at(position)
        row = next((row for row, end in enumerate(ends) if end < at), len(ends))
        ends[row : row + 1] = [at + 14 + len(label) * LETTER]
        parts.append(_line(at, top, at, bottom, SOFT_INK, 1, "2 4"))
        labels.append(_text(at + 6, top + 12 + 16 * row, label, style="mark"))
    parts += labels
    parts.append(_line(left, bottom, right, bottom, INK, 1.4))
    for index, one in enumerate(series):
        parts.append(_drawn_line(index, [(across.at(a), up.at(b)) for a, b in one.points]))
    parts.append(_text((left + right) / 2, height - EDGE - 2, x.label, "middle", style="label"))
    parts.append(
        f'<g transform="translate({EDGE + 8},{(top + bottom) / 2}) rotate(-90)">'
        + _text(0, 0, y.label, "middle", style="label")
        + "</g>"
    )
    return _page(title, note, height, parts)


def row_chart(title: str, note: str, names: Sequence[str], panels: Sequence[Panel]) -> str:
    """Draw rows with a name each, and one panel per measure."""
    first = EDGE + 44 + max(len(name) for name in names) * BOLD
    width = (WIDTH - EDGE - first - GAP * (len(panels) - 1)) / len(panels)
    parts = []
    for index, name in enumerate(names):
        top = HEAD + ROW * index
        parts.append(_symbol(index, EDGE + 12, top + ROW / 2, 1.25))
        parts.append(_text(EDGE + 28, top + ROW / 2 + 5, name, style="name"))
        if index:
            parts.append(_line(EDGE, top, WIDTH - EDGE, top, RULE, 0.6))
    for number, panel in enumerate(panels):
        parts += _panel(panel, round(first + number * (width + GAP), 1), round(width, 1))
    return _page(title, note, HEAD + ROW * len(names) + EDGE + 52, parts)


def _panel(panel: Panel, left: float, width: float) -> list[str]:
    """Draw one measure of all rows: axis, values and their labels."""
    bottom = HEAD + ROW * len(panel.values) + 6
    right = round(left + width - 20 - BOLD * max(len(one.text) for one in panel.values), 1)
    ends = [end for one in panel.values for end in (one.value, one.low, one.high, one.usual)]
    across = scale(panel.axis, [end for end in ends if end is not None], left, right, 5)
    parts = []
    for tick in across.ticks(5):
        parts.append(_rule(across.at(tick), HEAD, across.at(tick), bottom))
        parts.append(_text(across.at(tick), bottom + 19, panel.axis.write(tick), "middle"))
    parts.append(_line(left, bottom, right, bottom, INK, 1.4))
    for index, one in enumerate(panel.values):
        middle = HEAD + ROW * (index + 0.5)
        parts.append(panel.draw(across, one, index, middle))
        parts.append(_text(left + width, middle + 5, one.text, "end", style="name"))
    parts.append(_text((left + right) / 2, bottom + 42, panel.axis.label, "middle", style="label"))
    return parts


def dot(across: Scale, one: Measured, index: int, middle: float) -> str:
    """Draw a value as a symbol on its interval."""
    return _whisker(across, one, middle, 13) + _symbol(index, across.at(one.value), middle, 1)


def bar(across: Scale, one: Measured, index: int, middle: float) -> str:
    """Draw a value as a bar with its interval, and a notch at the expected value."""
    start, end = across.start, across.at(one.value)
    parts = [
        f'<rect x="{start}" y="{middle - 11}" width="{round(end - start, 1)}" height="22" '
        f'fill="{COLOURS[index % len(COLOURS)]}" stroke="{INK}" stroke-width="1.2"/>'
    ]
    if one.usual is not None:
        at = across.at(one.usual)
        parts.append(_line(at, middle - 18, at, middle + 18, PAPER, 3.4))
        parts.append(_line(at, middle - 18, at, middle + 18, INK, 1.6, "4 3"))
    return "".join(parts) + _whisker(across, one, middle, 6)


def _whisker(across: Scale, one: Measured, middle: float, reach: int) -> str:
    if one.low is None or one.high is None:
        return ""
    low, high, cap = across.at(one.low), across.at(one.high), f"{middle - reach}v{2 * reach}"
    path = f"M{low},{cap}M{high},{cap}M{low},{middle}H{high}"
    return (
        f'<path d="{path}" stroke="{PAPER}" stroke-width="3.8" fill="none"/>'
        f'<path d="{path}" stroke="{INK}" stroke-width="1.6" fill="none"/>'
    )


def _drawn_line(index: int, points: Sequence[tuple[float, float]]) -> str:
    """Draw a line with a dark edge, so that light colours are visible, and symbols along it."""
    path = " ".join(f"{a},{b}" for a, b in points)
    dash = ' stroke-dasharray="9 5"' if index >= len(COLOURS) else ""
    colour = COLOURS[index % len(COLOURS)]
    usual = f'<polyline points="{path}" fill="none" stroke-linejoin="round"'
    every = max(1, math.ceil(len(points) / MAX_SYMBOLS))
    # Symbols of different series are at different points
    shown = [*points[index % every : -1 : every], *points[-1:]]
    return (
        f'{usual} stroke="{INK}" stroke-width="3.6"{dash}/>'
        f'{usual} stroke="{colour}" stroke-width="2.4"{dash}/>'
        + "".join(_symbol(index, a, b, 0.9) for a, b in shown)
    )


def _legend(names: Sequence[str], middle: float) -> str:
    parts = []
    at = EDGE + 12.0
    for index, name in enumerate(names):
        parts.append(_symbol(index, at, middle, 1.1))
        parts.append(_text(at + 14, middle + 5, name, style="name"))
        at = round(at + 44 + len(name) * BOLD, 1)
    return "".join(parts)


def _symbol(index: int, x: float, y: float, size: float) -> str:
    return (
        f'<path d="{SYMBOLS[index % len(SYMBOLS)]}" fill="{COLOURS[index % len(COLOURS)]}" '
        f'stroke="{INK}" stroke-width="1.2" transform="translate({x},{y}) scale({size})"/>'
    )


def _rule(x1: float, y1: float, x2: float, y2: float) -> str:
    return _line(x1, y1, x2, y2, SOFT_RULE, 1)


def _line(
    x1: float, y1: float, x2: float, y2: float, colour: str, width: float, dash: str = ""
) -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{colour}" '
        f'stroke-width="{width}"{dashes}/>'
    )


def _text(x: float, y: float, text: str, anchor: str = "start", style: str = "tick") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" class="{style}">{escape(text)}</text>'


def _page(title: str, note: str, height: int, parts: Sequence[str]) -> str:
    """Return the SVG document with its double frame and its title."""
    size = min(21, round((WIDTH - 2 * EDGE) / (0.58 * max(1, len(title))), 1))
    frame = "".join(
        f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{height - 2 * inset}" '
        f'fill="none" stroke="{INK}" stroke-width="{width}"/>'
        for inset, width in ((7, 2), (11.5, 0.7))
    )
    sheet = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}">',
        f"<title>{escape(title)}</title>",
        "<style>text{font-family:Cabin,'Gill Sans','DejaVu Sans',sans-serif;"
        f"font-size:13px;fill:{SOFT_INK};font-variant-numeric:tabular-nums lining-nums}}"
        ".title,.name{font-family:Besley,Clarendon,Georgia,'DejaVu Serif',serif;"
        f"font-weight:600;fill:{INK}}}.title{{font-size:{size}px}}.name{{font-size:14px}}"
        f".label{{font-size:13.5px;fill:{INK}}}.italic,.mark{{font-style:italic}}"
        f".mark{{paint-order:stroke;stroke:{PAPER};stroke-width:5px}}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>{frame}',
        _text(EDGE, 48, title, style="title"),
        _text(EDGE, 70, note, style="italic"),
        *parts,
        "</svg>",
    ]
    return "\n".join(part for part in sheet if part) + "\n"
