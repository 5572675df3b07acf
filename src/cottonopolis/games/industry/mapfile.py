"""Check a map file of Age of Industry, and report all faults with their places."""

import re
import tomllib
from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any, TypeGuard

from cottonopolis.errors import Fact, SetupError
from cottonopolis.games.industry.map_parts import check_drawing, check_people, is_plain_text
from cottonopolis.games.industry.state import LANES, MARKETS, NODES, RAILS, SHIPS, SLOTS
from cottonopolis.games.map_texts import MAX_MAP_CHARS, MapError, MapFault, MapPath
from cottonopolis.games.map_writer import write_toml

LOCATION_KINDS = ("city", "foreign", "village", "sea", "special")
SLOT_KINDS = ("blank", "coal_mine", "port", "ship")
MAX_SLOTS_PER_LOCATION = 4
MAX_MAP_NAME = 50
MAX_LOCATION_NAME = 30
MAX_ID = 24
MAX_CANVAS = 20_000
MAX_COAL_IMPORT = 9
MAX_SHOWN = 40  # letters of a wrong value in a message
MAX_FAULTS = 60  # more are not looked for
MAX_KEY_PARTS = 16  # of a dotted key; the time to parse one grows with their square
MAP_KEYS = {
    "id",
    "name",
    "players",
    "canvas",
    "reconstructed",
    "people",
    "rails",
    "location",
    "sea_lane",
    "drawing",
    "player_board",
    "stated",
}
LOCATION_KEYS = {
    "id",
    "name",
    "kind",
    "colour",
    "slots",
    "markets",
    "distant_port",
    "no_passing_through",
    "xy",
    "latlon",
    "stated",
}
LANE_KEYS = {"ship", "ports", "coal_import", "stated"}
# Never goes back, so that the time to search grows only with the text
_PART = r"""(?:(?<![A-Za-z0-9_-])[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(rf"{_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{MAX_KEY_PARTS},}}")


def read_text(path: Path) -> str:
    """Read a map file, unchecked."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        unreadable = MapFault(1, (), "unreadable", {"word": str(fault)})
        raise MapError(path.name, [unreadable]) from None


def parse_toml(file: str, text: str) -> dict[str, Any]:
    """Return the content of a map's text, unchecked."""
    if len(text) > MAX_MAP_CHARS:
        raise MapError(file, [MapFault(1, (), "too-long", {"most": MAX_MAP_CHARS})])
    if long := _LONG_KEY.search(text):
        line = text.count("\n", 0, long.start()) + 1
        raise MapError(file, [MapFault(line, (), "value", {"word": _shown(long[0])})])
    try:
        content = tomllib.loads(text)
        write_toml(content)  # the values that a map may have
    except SetupError as fault:
        raise MapError(file, [MapFault(1, (), "value", fault.facts)]) from None
    except (ValueError, RecursionError) as fault:  # also for numbers with too many digits
        where = re.search(r"line (\d+)", str(fault))
        line = int(where.group(1)) if where else 1
        raise MapError(file, [MapFault(line, (), "toml", {"word": str(fault)})]) from None
    return content


def check_map(
    file: str, text: str, content: dict[str, Any], colours: list[str], market_tiles: int
) -> None:
    """Raise MapError with the faults of a map, if there are any."""
    found = MapChecker(text, content, colours, market_tiles).faults()
    faults = list(islice(found, MAX_FAULTS))
    if faults:
        raise MapError(file, sorted(faults, key=lambda fault: fault.line))


class MapChecker:
    """Checks the parts of a map file one by one."""

    def __init__(
        self, text: str, content: dict[str, Any], colours: list[str], market_tiles: int
    ) -> None:
        self.lines = text.splitlines()
        self.content = content
        self.colours = colours
        self.market_tiles = market_tiles
        self.places = _tables(content.get("location"))
        self.ids = [_word(place.get("id")) for place in self.places]
        self.by_id = dict(zip(self.ids, self.places, strict=True))

    # Where things are

    def line_of(self, key: str, table: str = "", index: int = 0) -> int:
        """Return the line of a key at the top level, or in a table of an array of tables."""
        headers = self._sections.get(f"[[{table}]]", []) if table else []
        start, keys = headers[index] if index < len(headers) else self._sections[""][0]
        return keys.get(key, start) + 1

    @cached_property
    def _sections(self) -> dict[str, list[tuple[int, dict[str, int]]]]:
        """By header of an array of tables, the line of each of them and those of its keys."""
        keys: dict[str, int] = {}
        found = {"": [(0, keys)]}
        for number, line in enumerate(self.lines):
            stripped = line.strip()
            if stripped.startswith("[["):
                keys = {}
                found.setdefault(stripped, []).append((number, keys))
            elif "=" in stripped and not stripped.startswith("["):
                keys.setdefault(stripped.partition("=")[0].rstrip(), number)
        return found

    def line_of_rail(self, index: int) -> int:
        """Return the line of a rail's opening bracket."""
        first = self.line_of("rails")
        seen = -1
        for number in range(first - 1, len(self.lines)):
            line = self.lines[number].split("#")[0]
            if number == first - 1:
                line = line.split("[", 1)[-1]
            for _ in re.findall(r"\[", line):
                seen += 1
                if seen == index:
                    return number + 1
        return first

    def line_of_table(self, name: str) -> int:
        """Return the line of the header of a table, or of one inside it."""
        for number, line in enumerate(self.lines, 1):
            if re.match(rf"\[+\s*{re.escape(name)}\b", line):
                return number
        return 1

    def at_top(self, key: str, code: str, **facts: Fact) -> MapFault:
        return MapFault(self.line_of(key), (key,), code, facts)

    def in_table(self, table: str, path: MapPath, code: str, facts: dict[str, Fact]) -> MapFault:
        return MapFault(self.line_of_table(table), (table, *path), code, facts)

    # What can be wrong

    def faults(self) -> Iterator[MapFault]:
        yield from self.header()
        for index, place in enumerate(self.places):
            yield from self.place(index, place)
        yield from self.rails()
        yield from self.lanes()
        yield from self.sums()
        for path, code, facts in check_drawing(self.content.get("drawing")):
            yield self.in_table("drawing", path, code, facts)

    def header(self) -> Iterator[MapFault]:
        name = self.content.get("id")
        if not _is_id(name):
            yield self.at_top("id", "id", most=MAX_ID)
        if not is_plain_text(self.content.get("name"), MAX_MAP_NAME):
            yield self.at_top("name", "text", most=MAX_MAP_NAME)
        for key in self.content.keys() - MAP_KEYS:
            yield self.at_top(key, "unknown-key", word=_shown(key))
        players = self.content.get("players")
        if (
            not isinstance(players, list)
            or not players
            or not all(_is_number(count) and count in (3, 4, 5) for count in players)
        ):
            yield self.at_top("players", "players")
        canvas = self.content.get("canvas")
        if not _numbers(canvas, 2) or not all(canvas):
            yield self.at_top("canvas", "canvas", most=MAX_CANVAS)
        if not isinstance(self.content.get("reconstructed", False), bool):
            yield self.at_top("reconstructed", "true-or-false")
        for code, facts in check_people(self.content.get("people", [])):
            yield self.at_top("people", code, **facts)
        if not self.places:
            yield MapFault(1, ("location",), "no-locations")

    def place(self, index: int, place: dict[str, Any]) -> Iterator[MapFault]:
        def fault(key: str, code: str, **facts: Fact) -> MapFault:
            line = self.line_of(key, "location", index)
            subject = _shown(place.get("id", index))
            return MapFault(line, ("location", index, key), code, facts, subject)

        name = place.get("id")
        if not _is_id(name):
            yield fault("id", "id", most=MAX_ID)
        elif self.ids.index(name) != index:
            yield fault("id", "twice", word=name)
        if not is_plain_text(place.get("name"), MAX_LOCATION_NAME):
            yield fault("name", "text", most=MAX_LOCATION_NAME)
        for key in place.keys() - LOCATION_KEYS:
            yield fault(key, "unknown-key", word=_shown(key))
        yield from self.slots(place, fault)
        markets = place.get("markets", 0)
        if not _is_number(markets) or not 0 <= markets <= MARKETS:
            yield fault("markets", "range", low=0, high=MARKETS, word=_shown(markets))
        for key in ("distant_port", "no_passing_through"):
            if not isinstance(place.get(key, False), bool):
                yield fault(key, "true-or-false")
        if not _numbers(place.get("xy"), 2):
            yield fault("xy", "point", most=MAX_CANVAS)

    def slots(self, place: dict[str, Any], fault: Any) -> Iterator[MapFault]:
        """Check the kind of a location, its slots and its colour."""
        kind = place.get("kind")
        if kind not in LOCATION_KINDS:
            yield fault("kind", "kind", known=", ".join(LOCATION_KINDS), word=_shown(kind))
        slots = place.get("slots", [])
        if not isinstance(slots, list) or any(slot not in SLOT_KINDS for slot in slots):
            yield fault("slots", "slots", known=", ".join(SLOT_KINDS))
            slots = []
        most = MAX_SLOTS_PER_LOCATION
        if kind in ("city", "special") and not 1 <= len(slots) <= most:
            yield fault("slots", "slot-count", most=most, count=len(slots))
        if kind == "foreign" and len(slots) > most:
            yield fault("slots", "slot-count", most=most, count=len(slots))
        if kind == "village" and (slots or place.get("markets")):
            yield fault("slots", "village")
        if kind == "sea" and slots != ["ship"]:
            yield fault("slots", "sea-slot")
        if kind != "sea" and "ship" in slots:
            yield fault("slots", "ship-on-land")
        colour = place.get("colour")
        if slots and colour is None:
            yield fault("colour", "needs-colour")
        if colour is not None and colour not in self.colours:
            yield fault("colour", "colour", known=", ".join(self.colours), word=_shown(colour))

    def rails(self) -> Iterator[MapFault]:
        """Every rail must join two known land locations, once, and reach all of them."""
        rails = self.content.get("rails")
        if not isinstance(rails, list):
            yield self.at_top("rails", "rails")
            return
        seen: set[frozenset[str]] = set()
        joined = {name: {name} for name in self.by_id}
        for index, rail in enumerate(rails):

            def fault(code: str, index: int = index, **facts: Fact) -> MapFault:
                return MapFault(self.line_of_rail(index), ("rails", index), code, facts)

            if not isinstance(rail, list) or len(rail) != 2 or rail[0] == rail[1]:
                yield fault("rail-ends")
                continue
            unknown = [end for end in rail if _word(end) not in self.by_id]
            for end in unknown:
                yield fault("unknown-location", word=_shown(end))
            if unknown:
                continue
            if any(self.by_id[end].get("kind") == "sea" for end in rail):
                yield fault("rail-at-sea")
            if frozenset(rail) in seen:
                yield fault("rail-twice", link=f"{rail[0]}-{rail[1]}")
            seen.add(frozenset(rail))
            together = joined[rail[0]] | joined[rail[1]]
            for node in together:
                joined[node] = together
        land = [
            (index, name)
            for index, name in enumerate(self.ids)
            if self.places[index].get("kind") != "sea"
        ]
        for index, name in land:
            if name not in joined[land[0][1]]:
                path = ("location", index, "id")
                yield MapFault(self.line_of("rails"), path, "no-rail", {"place": name}, name)

    def lanes(self) -> Iterator[MapFault]:
        """Sea lanes must lead from a ship slot to port slots."""
        reached: set[str] = set()
        for index, lane in enumerate(_tables(self.content.get("sea_lane", []))):

            def fault(key: str, code: str, index: int = index, **facts: Fact) -> MapFault:
                line = self.line_of(key, "sea_lane", index)
                return MapFault(line, ("sea_lane", index, key), code, facts)

            ship = _word(lane.get("ship"))
            if self.by_id.get(ship, {}).get("kind") != "sea":
                yield fault("ship", "no-sea", word=_shown(lane.get("ship")))
            elif ship in reached:
                yield fault("ship", "lane-twice", place=ship)
            reached.add(ship)
            for key in lane.keys() - LANE_KEYS:
                yield fault(key, "unknown-key", word=_shown(key))
            ports = lane.get("ports")
            if not isinstance(ports, list) or not ports:
                yield fault("ports", "ports")
                ports = []
            for port in ports:
                found = self.by_id.get(_word(port))
                if found is None:
                    yield fault("ports", "unknown-location", word=_shown(port))
                elif "port" not in _items(found.get("slots")):
                    yield fault("ports", "no-port-slot", place=port)
                elif found.get("no_passing_through"):
                    yield fault("ports", "port-stops", place=port)
            if len({_word(port) for port in ports}) < len(ports):
                yield fault("ports", "port-twice")
            cubes = lane.get("coal_import")
            if not _is_number(cubes) or not 1 <= cubes <= MAX_COAL_IMPORT:
                yield fault("coal_import", "range", low=1, high=MAX_COAL_IMPORT, word=_shown(cubes))
        for index, place in enumerate(self.places):
            name = self.ids[index]
            if place.get("kind") == "sea" and name not in reached:
                line = self.line_of("id", "location", index)
                yield MapFault(line, ("location", index, "id"), "no-lane", {"place": name}, name)

    def sums(self) -> Iterator[MapFault]:
        """Check totals against the limits of the program, and that all colours occur."""
        markets = [place.get("markets") for place in self.places]
        lanes = _tables(self.content.get("sea_lane", []))
        counts = (
            ("locations", "location", len(self.places), NODES),
            ("slots", "location", sum(len(_items(p.get("slots"))) for p in self.places), SLOTS),
            ("rails", "rails", len(_items(self.content.get("rails"))), RAILS),
            (
                "markets",
                "location",
                sum(count for count in markets if _is_number(count)),
                min(MARKETS, self.market_tiles),
            ),
            ("seas", "sea_lane", len(lanes), SHIPS),
            ("lanes", "sea_lane", sum(len(_items(lane.get("ports"))) for lane in lanes), LANES),
        )
        for name, key, count, most in counts:
            if count > most:
                facts: dict[str, Fact] = {"count": count, "most": most}
                yield MapFault(1, (key,), f"too-many-{name}", facts)
        used = {_word(place.get("colour")) for place in self.places if place.get("slots")}
        for colour in self.colours:
            if colour not in used:
                yield MapFault(1, ("location",), "colour-unused", {"card": colour})


def _tables(value: Any) -> list[dict[str, Any]]:
    return [item if isinstance(item, dict) else {} for item in _items(value)]


def _items(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _word(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _shown(value: Any) -> str:
    """Return a wrong value for a message, shortened."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= MAX_SHOWN else text[:MAX_SHOWN] + "…"


def _is_id(value: Any) -> TypeGuard[str]:
    return (
        isinstance(value, str)
        and len(value) <= MAX_ID
        and re.fullmatch(r"[a-z][a-z0-9_]*", value) is not None
    )


def _is_number(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _numbers(value: Any, count: int) -> TypeGuard[list[int]]:
    return (
        isinstance(value, list)
        and len(value) == count
        and all(_is_number(item) and 0 <= item <= MAX_CANVAS for item in value)
    )
