"""The look that browser and pictures share, read from style.json."""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).parent / "style.json"


class SeatStyle(Struct):
    """The colours of a seat: its own, what is written on it, gold on it; and its symbol."""

    colour: str
    on: str
    gold: str
    symbol: str  # a path, about 20 units wide around the origin


class LocationColour(Struct):
    """A colour of places, and the lines by which it can be told without its colour."""

    colour: str
    hatching: str


class LetterClass(Struct):
    """Letters of one width."""

    letters: str
    width: float


class LetterWidths(Struct):
    """Widths of letters in the bold serif, in parts of the size."""

    narrow: LetterClass
    half: LetterClass
    wide: LetterClass
    capital: float
    other: float


class Style(Struct):
    """Everything in the file."""

    light: dict[str, str]
    dark: dict[str, str]
    seats: list[SeatStyle]
    cubes: dict[str, dict[str, dict[str, str]]]
    location_colours: dict[str, LocationColour]
    letter_widths: LetterWidths
    fonts: dict[str, str]
    icons: dict[str, str]  # on a grid of 24; class "ln" is stroked, "cut" is in the ground's colour


@cache
def style() -> Style:
    """The shared look."""
    return msgspec.json.decode(FILE.read_bytes(), type=Style)


def text_width(text: str, size: float) -> float:
    """About how wide a text stands; a little too wide rather than too narrow.

    >>> round(text_width("Wigan", 10), 2)
    33.15
    """
    widths = style().letter_widths
    total = 0.0
    for letter in text:
        classes = (widths.narrow, widths.half, widths.wide)
        found = next((one.width for one in classes if letter in one.letters), None)
        if found is None:
            found = widths.capital if letter != letter.lower() else widths.other
        total += found
    return total * size
