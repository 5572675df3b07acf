"""Check the parts of a map file that the rules do not read: the drawing, and names for bots."""

import math
import unicodedata
from collections.abc import Iterator
from typing import Any

import msgspec

from cottonopolis.errors import Fact
from cottonopolis.games.map_texts import MapPath
from cottonopolis.games.printed import Drawing

MAX_PEOPLE = 40
MAX_PERSON_NAME = 20
MAX_DRAWING_NUMBERS = 6000
MAX_COORDINATE = 20_000
MIN_SHEET = 300  # units; a slot is 68 wide
MAX_SHEET = 6000
MAX_LABEL = 40  # letters
LETTER_SIZES = (8, 200)
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # categories of Unicode

PartFault = tuple[str, dict[str, Fact]]  # code and facts


def is_plain_text(value: Any, most: int) -> bool:
    """Return whether a value is a visible text of one line."""
    return (
        isinstance(value, str)
        and 0 < len(value.strip()) <= len(value) <= most
        and not any(unicodedata.category(letter) in INVISIBLE for letter in value)
    )


def check_people(people: Any) -> Iterator[PartFault]:
    """Check the names for bots."""
    if (
        not isinstance(people, list)
        or len(people) > MAX_PEOPLE
        or not all(is_plain_text(name, MAX_PERSON_NAME) for name in people)
    ):
        yield "people", {"most": MAX_PEOPLE, "count": MAX_PERSON_NAME}


def check_drawing(drawing: Any) -> Iterator[tuple[MapPath, str, dict[str, Fact]]]:
    """Check the table `drawing`, if there is one."""
    if drawing is None:
        return
    try:
        found = msgspec.convert(drawing, Drawing)
    except msgspec.ValidationError as error:
        yield (), "drawing", {"word": str(error)}
        return
    if not all(MIN_SHEET <= side <= MAX_SHEET for side in found.size):
        yield ("size",), "sheet", {"low": MIN_SHEET, "high": MAX_SHEET}
    numbers = list(_numbers_in(drawing))
    if len(numbers) > MAX_DRAWING_NUMBERS:
        yield (), "drawing-long", {"most": MAX_DRAWING_NUMBERS}
    if not all(math.isfinite(number) and abs(number) <= MAX_COORDINATE for number in numbers):
        yield (), "drawing-far", {"most": MAX_COORDINATE}
    low, high = LETTER_SIZES
    for index, label in enumerate(found.labels):
        if not is_plain_text(label.text, MAX_LABEL):
            yield ("labels", index, "text"), "text", {"most": MAX_LABEL}
        if not low <= label.size <= high:
            word = f"{label.size:g}"
            yield ("labels", index, "size"), "range", {"low": low, "high": high, "word": word}


def _numbers_in(value: Any) -> Iterator[float]:
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from _numbers_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from _numbers_in(item)
