"""The maps of version 1 of the rules: today's maps with the values that have changed since."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Final

from cottonopolis.engine.datafile import DataTable
from cottonopolis.games.industry.player_board import PLAYER_BOARD

SUFFIX: Final = "_version_1"  # of the names of their maps
FILE: Final = Path(__file__).parent / "version_1.toml"


@cache
def changes() -> DataTable:
    return DataTable.load(FILE)


def map_of_version_1(map_name: str) -> str:
    """Return the map that a game of version 1 was played on; a map file has not changed."""
    name = map_name.replace("-", "_")
    return name + SUFFIX if name in changes().table("markets").values else map_name


def todays_map(name: str) -> str | None:
    """Return the map that a map of version 1 is a variant of; None if it is not one."""
    today = name.removesuffix(SUFFIX)
    return today if today != name and map_of_version_1(today) == name else None


def as_in_version_1(name: str, content: dict[str, Any]) -> dict[str, Any]:
    """Return the content of today's map file with the old values."""
    content = deepcopy(content)
    squares = changes().table("markets").table(content["id"]).values
    for place in content["location"]:
        if place["id"] in squares:
            place["markets"] = squares[place["id"]]
    content["id"] = name
    content[PLAYER_BOARD] = changes().table(PLAYER_BOARD).values
    return content
