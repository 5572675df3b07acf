"""Check a map file of Age of Industry, and report all faults with their lines."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cottonopolis.errors import CottonopolisError
from cottonopolis.games.industry.state import LANES, MARKETS, NODES, RAILS, SHIPS, SLOTS

LOCATION_KINDS = ("city", "foreign", "village", "sea", "special")
SLOT_KINDS = ("blank", "coal_mine", "port", "ship")
MAX_SLOTS_PER_LOCATION = 4
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


@dataclass(frozen=True)
class MapFault:
    """One fault; lines count from 1."""

    line: int
    key: str
    fault: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.key}: {self.fault}"


class MapError(CottonopolisError):
    """Raised for a map file with faults."""

    def __init__(self, file: str, faults: list[MapFault]) -> None:
        self.file = file
        self.faults = faults
        super().__init__("\n".join(f"{file}: {fault}" for fault in faults))


def load_map(path: Path, colours: list[str], market_tiles: int) -> dict[str, Any]:
    """Load a map file; MapError lists all its faults."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise MapError(path.name, [MapFault(1, "file", f"cannot be read: {fault}")]) from None
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        where = re.search(r"line (\d+)", str(fault))
        line = int(where.group(1)) if where else 1
        raise MapError(path.name, [MapFault(line, "file", f"is not valid TOML: {fault}")]) from None
    faults = list(MapChecker(text, content, colours, market_tiles).faults())
    if faults:
        raise MapError(path.name, sorted(faults, key=lambda fault: fault.line))
    return content


class MapChecker:
    """Checks the parts of a map file one by one."""

    def __init__(
        self, text: str, content: dict[str, Any], colours: list[str], market_tiles: int
    ) -> None:
        self.lines = text.splitlines()
        self.content = content
        self.colours = colours
        self.market_tiles = market_tiles
        places = content.get("location")
        self.places: list[dict[str, Any]] = (
            [place for place in places if isinstance(place, dict)]
            if isinstance(places, list)
            else []
        )
        self.by_id = {place.get("id"): place for place in self.places}

    def line_of(self, key: str, table: str = "", index: int = 0) -> int:
        """Return the line of a key at the top level, or in a table of an array of tables."""
        start = 0
        if table:
            headers = [n for n, line in enumerate(self.lines) if line.strip() == f"[[{table}]]"]
            start = headers[index] if index < len(headers) else 0
        for number in range(start, len(self.lines)):
            stripped = self.lines[number].strip()
            if number > start and stripped.startswith("["):
                if not stripped.startswith("[["):
                    continue
                break
            if re.match(rf"{re.escape(key)}\s*=", stripped):
                return number + 1
        return start + 1

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

    def faults(self) -> Iterator[MapFault]:
        yield from self.header()
        for index, place in enumerate(self.places):
            yield from self.place(index, place)
        yield from self.rails()
        yield from self.lanes()
        yield from self.sums()

    def header(self) -> Iterator[MapFault]:
        for key in ("id", "name"):
            if not isinstance(self.content.get(key), str):
                yield MapFault(self.line_of(key), key, "should be a text")
        players = self.content.get("players")
        if not isinstance(players, list) or not all(p in (3, 4, 5) for p in players) or not players:
            yield MapFault(self.line_of("players"), "players", "should list some of 3, 4 and 5")
        if not _numbers(self.content.get("canvas"), 2):
            yield MapFault(self.line_of("canvas"), "canvas", "should be width and height")
        if not self.places:
            yield MapFault(1, "location", "there should be locations")

    def place(self, index: int, place: dict[str, Any]) -> Iterator[MapFault]:
        def fault(key: str, what: str) -> MapFault:
            name = place.get("id", index)
            return MapFault(self.line_of(key, "location", index), f"location {name}.{key}", what)

        name = place.get("id")
        if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9_]*", name):
            yield fault("id", "should be small letters, digits and _")
        elif [p.get("id") for p in self.places].index(name) != index:
            yield fault("id", f"{name} appears twice")
        if not isinstance(place.get("name"), str):
            yield fault("name", "should be a text")
        for key in place.keys() - LOCATION_KEYS:
            yield fault(key, "unknown key")
        kind = place.get("kind")
        if kind not in LOCATION_KINDS:
            yield fault("kind", f"should be one of {', '.join(LOCATION_KINDS)}, not {kind!r}")
        slots = place.get("slots", [])
        if not isinstance(slots, list) or any(slot not in SLOT_KINDS for slot in slots):
            yield fault("slots", f"should be a list of {', '.join(SLOT_KINDS)}")
            slots = []
        if kind in ("city", "special") and not 1 <= len(slots) <= MAX_SLOTS_PER_LOCATION:
            yield fault(
                "slots", f"a city has 1 to {MAX_SLOTS_PER_LOCATION} slots, not {len(slots)}"
            )
        if kind == "village" and (slots or place.get("markets")):
            yield fault("slots", "a village has neither slots nor markets")
        if kind == "sea" and slots != ["ship"]:
            yield fault("slots", "a sea location has exactly one ship slot")
        if kind != "sea" and "ship" in slots:
            yield fault("slots", "a ship slot belongs in a sea location")
        colour = place.get("colour")
        if slots and colour is None:
            yield fault("slots", "a location with slots needs a colour")
        if colour is not None and colour not in self.colours:
            yield fault("colour", f"should be one of {', '.join(self.colours)}, not {colour!r}")
        markets = place.get("markets", 0)
        if not isinstance(markets, int) or isinstance(markets, bool) or markets < 0:
            yield fault("markets", f"should be a number from 0, not {markets!r}")
        for key in ("distant_port", "no_passing_through"):
            if not isinstance(place.get(key, False), bool):
                yield fault(key, "should be true or false")
        if not _numbers(place.get("xy"), 2):
            yield fault("xy", "should be two numbers")

    def rails(self) -> Iterator[MapFault]:
        """Every rail must join two known land locations, once, and reach all of them."""
        rails = self.content.get("rails")
        if not isinstance(rails, list):
            yield MapFault(self.line_of("rails"), "rails", "should be a list of pairs")
            return
        seen: set[frozenset[str]] = set()
        joined = {name: {name} for name in self.by_id if isinstance(name, str)}
        for index, rail in enumerate(rails):
            key, line = f"rails[{index}]", self.line_of_rail(index)
            if not isinstance(rail, list) or len(rail) != 2 or rail[0] == rail[1]:
                yield MapFault(line, key, f"should name two different locations, not {rail!r}")
                continue
            unknown = [end for end in rail if end not in self.by_id]
            for end in unknown:
                yield MapFault(line, key, f"there is no location {end!r}")
            if unknown:
                continue
            if any(self.by_id[end].get("kind") == "sea" for end in rail):
                yield MapFault(line, key, "a rail cannot end at sea")
            if frozenset(rail) in seen:
                yield MapFault(line, key, f"{rail[0]}-{rail[1]} appears twice")
            seen.add(frozenset(rail))
            together = joined[rail[0]] | joined[rail[1]]
            for node in together:
                joined[node] = together
        land = [p["id"] for p in self.places if p.get("kind") != "sea" and p.get("id") in joined]
        if land:
            for name in sorted(set(land) - joined[land[0]]):
                yield MapFault(self.line_of("rails"), "rails", f"no rail leads to {name}")

    def lanes(self) -> Iterator[MapFault]:
        """Sea lanes must lead from a ship slot to port slots."""
        lanes = self.content.get("sea_lane", [])
        reached: set[str] = set()
        for index, lane in enumerate(lanes if isinstance(lanes, list) else []):

            def fault(key: str, what: str, index: int = index) -> MapFault:
                line = self.line_of(key, "sea_lane", index)
                return MapFault(line, f"sea_lane[{index}].{key}", what)

            ship = lane.get("ship")
            if self.by_id.get(ship, {}).get("kind") != "sea":
                yield fault("ship", f"there is no sea location {ship!r}")
            elif ship in reached:
                yield fault("ship", f"{ship} has two entries")
            reached.add(str(ship))
            ports = lane.get("ports")
            if not isinstance(ports, list) or not ports:
                yield fault("ports", "should list the port locations")
                ports = []
            for port in ports:
                if port not in self.by_id:
                    yield fault("ports", f"there is no location {port!r}")
                elif "port" not in self.by_id[port].get("slots", []):
                    yield fault("ports", f"{port} has no port slot")
                elif self.by_id[port].get("no_passing_through"):
                    yield fault("ports", f"a lane cannot end in {port}: nothing passes through it")
            cubes = lane.get("coal_import")
            if not isinstance(cubes, int) or isinstance(cubes, bool) or not 1 <= cubes <= 9:
                yield fault("coal_import", f"should be a number from 1 to 9, not {cubes!r}")
        for index, place in enumerate(self.places):
            if place.get("kind") == "sea" and place.get("id") not in reached:
                line = self.line_of("id", "location", index)
                yield MapFault(line, f"location {place.get('id')}", "no sea lane leads there")

    def sums(self) -> Iterator[MapFault]:
        """Check totals against the limits of the program, and that all colours occur."""
        slots = sum(len(p.get("slots", [])) for p in self.places)
        markets = sum(p["markets"] for p in self.places if isinstance(p.get("markets"), int))
        lanes = [lane for lane in self.content.get("sea_lane", []) if isinstance(lane, dict)]
        counts = (
            ("location", len(self.places), NODES),
            ("slots", slots, SLOTS),
            ("rails", len(self.content.get("rails", [])), RAILS),
            ("markets", markets, min(MARKETS, self.market_tiles)),
            ("sea_lane", len(lanes), SHIPS),
            ("sea_lane.ports", sum(len(lane.get("ports", [])) for lane in lanes), LANES),
        )
        for key, count, most in counts:
            if count > most:
                yield MapFault(1, key, f"there are {count}, at most {most} are possible")
        used = {place.get("colour") for place in self.places if place.get("slots")}
        for colour in self.colours:
            if colour not in used:
                yield MapFault(1, "location", f"no location has the colour {colour}")


def _numbers(value: Any, count: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == count
        and all(isinstance(item, int) and item >= 0 for item in value)
    )
