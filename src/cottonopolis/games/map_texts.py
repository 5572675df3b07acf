"""Maps as texts: their faults, and maps that are known by a hash of their text.

A map that somebody draws has no file of the program. It gets an id from its text (`map_id`), and a
process that has the text (`add_map_text`) uses the id wherever a map can be named. The same id
always means the same map.
"""

import hashlib
import re
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cottonopolis.errors import CottonopolisError, Fact, colon
from cottonopolis.games.printed import PrintedBoard

PREFIX = "map_"
HASH_DIGITS = 20
MAX_MAP_CHARS = 64_000
_ID = re.compile(rf"{PREFIX}[0-9a-f]{{{HASH_DIGITS}}}")

MapPath = tuple[str | int, ...]  # keys and indices, such as ("location", 3, "colour")


@dataclass(frozen=True)
class MapFault:
    """One fault of a map: where it is, and a message `fault-…` with its facts.

    >>> fault = MapFault(12, ("location", 3, "colour"), "needs-colour", subject="kiel")
    >>> print(fault)
    line 12: location kiel.colour: A location with slots needs a colour.
    """

    line: int  # counts from 1
    path: MapPath
    code: str
    facts: dict[str, Fact] = field(default_factory=dict)
    subject: str = ""  # id of the location, instead of its index

    @property
    def key(self) -> str:
        """The path as words."""
        parts: list[str] = []
        for part in self.path:
            if isinstance(part, str):
                parts.append(part)
            elif self.subject:
                parts[-1] += f" {self.subject}"
            elif parts:
                parts[-1] += f"[{part}]"
        return ".".join(parts) or "file"

    def text(self, lang: str = "en") -> str:
        """Return what is wrong, in a language."""
        from cottonopolis.messages import say

        return say(lang, f"fault-{self.code}", **self.facts)

    def located(self, lang: str = "en") -> str:
        """Return the line, the key and what is wrong."""
        from cottonopolis.messages import say

        line = say(lang, "fault-line", line=str(self.line))
        return colon(lang).join((line, self.key, self.text(lang)))

    def __str__(self) -> str:
        return self.located()


class MapError(CottonopolisError):
    """Raised for a map with faults."""

    def __init__(self, file: str, faults: list[MapFault]) -> None:
        self.file = file
        self.faults = faults
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        return "\n".join(f"{self.file}{colon(lang)}{f.located(lang)}" for f in self.faults)


@dataclass(frozen=True)
class MapChange:
    """One value of a map that differs from the game's own file; None where there is no value."""

    value: str  # its path, such as "location.poland.markets"
    old: Any
    new: Any


@dataclass(frozen=True)
class CheckedMap:
    """A map as a text, its content, its faults, and what is printed if there are none.

    A map without faults also lists what differs from the game's own map of the same id.
    """

    text: str
    content: dict[str, Any]
    faults: list[MapFault]
    printed: PrintedBoard | None
    changes: list[MapChange] = field(default_factory=list)


_texts: dict[str, bytes] = {}  # compressed, by id


def map_id(text: str) -> str:
    """Return the id of a map's text.

    >>> map_id('name = "Wales"')
    'map_5336e3be560dd87592c2'
    """
    return PREFIX + hashlib.sha256(text.encode()).hexdigest()[:HASH_DIGITS]


def is_map_id(name: str | None) -> bool:
    """Return whether a name is the id of a map's text, and not the name of a map or a file."""
    return name is not None and _ID.fullmatch(name) is not None


def add_map_text(text: str) -> str:
    """Make a map known to this process; returns its id."""
    found = map_id(text)
    _texts.setdefault(found, zlib.compress(text.encode()))
    return found


def map_text(name: str) -> str | None:
    """Return the text of a map by its id: one that was added, or the file `<id>.toml` here."""
    if name in _texts:
        return zlib.decompress(_texts[name]).decode()
    file = Path(f"{name}.toml")
    if not is_map_id(name) or not file.is_file() or file.stat().st_size > 4 * MAX_MAP_CHARS:
        return None
    text = file.read_text(encoding="utf-8", errors="replace")
    return text if map_id(text) == name else None
