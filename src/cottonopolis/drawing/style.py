"""Colours, symbols and icons that the client and the pictures share, from style.json."""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).parent / "style.json"


class SeatStyle(Struct):
    """The colours and the symbol of a seat."""

    colour: str
    on: str  # colour of numbers and symbols on it
    gold: str  # colour of icons and points on it
    symbol: str  # a path, about 20 units wide around the origin


class LocationColour(Struct):
    """A colour of locations, and a hatching that identifies it without colour."""

    colour: str
    hatching: str


class LetterClass(Struct):
    """Letters with the same width."""

    letters: str
    width: float


class LetterWidths(Struct):
    """Widths of letters in the bold serif font, relative to the font size."""

    narrow: LetterClass
    half: LetterClass
    wide: LetterClass
    capital: float
    other: float


class Style(Struct):
    """The content of the file."""

    light: dict[str, str]
    dark: dict[str, str]
    seats: list[SeatStyle]
    cubes: dict[str, dict[str, dict[str, str]]]
    location_colours: dict[str, LocationColour]
    letter_widths: LetterWidths
    fonts: dict[str, str]
    icons: dict[str, str]  # 24 units wide; class "cutout" gets the background colour


@cache
def style() -> Style:
    return msgspec.json.decode(FILE.read_bytes(), type=Style)


def text_width(text: str, size: float) -> float:
    """Estimate the width of a text; the result may be too large, but rarely too small.

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
