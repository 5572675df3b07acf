"""What a map says otherwise than the game's own files, and corrections of these (docs/maps.md).

A correction lists values by their paths, such as `location.poland.markets` or
`player_board.tile.coal_mine.3.cost`, each with the value it corrects.
"""

from typing import Any

from cottonopolis.errors import SetupError
from cottonopolis.games.industry.data import shipped_files
from cottonopolis.games.industry.mapfile import parse_toml, read_text
from cottonopolis.games.industry.player_board import PLAYER_BOARD
from cottonopolis.games.map_texts import MapChange

FILE = "correction.toml"
# How the drawing looks, and where values come from, are no values of the game
_NO_VALUES = frozenset(("drawing", "canvas", "people", "reconstructed", "id", PLAYER_BOARD))
_NO_VALUES_OF_A_PLACE = frozenset(("id", "xy", "latlon", "stated", "note"))
_LISTS = {"location": "id", "sea_lane": "ship"}

Content = dict[str, Any]
Values = dict[str, Any]  # by path


def values_of(content: Content, board: Content) -> Values:
    """Return every value of a map and its player board by its path."""
    found: Values = {}
    for key, value in content.items():
        if key in _LISTS:
            for item in value:
                _add(found, f"{key}.{item[_LISTS[key]]}", item, _NO_VALUES_OF_A_PLACE)
        elif key == "rails":
            found |= {f"rails.{'-'.join(sorted(rail))}": True for rail in value}
        elif key not in _NO_VALUES:
            found[key] = value
    for table, value in board.items():
        if table == "tile":
            for industry, tiles in value.items():
                for tile in tiles:
                    path = f"{PLAYER_BOARD}.tile.{industry}.{tile['level']}"
                    _add(found, path, tile, frozenset(("level", "stated")))
        else:
            _add(found, f"{PLAYER_BOARD}.{table}", value)
    return found


def _add(found: Values, path: str, value: Any, left_out: frozenset[str] = frozenset()) -> None:
    if not isinstance(value, dict):
        found[path] = value
        return
    for key, inner in value.items():
        if key not in left_out:
            _add(found, f"{path}.{key}", inner)


def shipped_values(name: str) -> Values | None:
    """Return the values of a map of the game; None if it has no map of this name."""
    files = shipped_files()
    if name not in files.maps:
        return None
    content = parse_toml(name, read_text(files.maps[name]))
    return values_of(content, files.player_board.values)


def changes_of(content: Content, board: Content) -> list[MapChange]:
    """Return what differs from the map of the game with the same id, without one: of its board."""
    theirs = values_of(content, board)
    ours = shipped_values(str(content.get("id")))
    if ours is None:
        ours = values_of({}, shipped_files().player_board.values)
        theirs = values_of({}, board)
    return [
        MapChange(path, ours.get(path), theirs.get(path))
        for path in [*ours, *(path for path in theirs if path not in ours)]
        if ours.get(path) != theirs.get(path)
    ]


def read_correction(text: str) -> tuple[str, str, list[MapChange]] | None:
    """Return the map, the source and the changes of a correction; None if the text is none."""
    content = parse_toml(FILE, text)
    changes = content.get("change")
    if not isinstance(changes, list):
        return None
    name, source = str(content.get("map", "")), str(content.get("source", ""))
    if not all(isinstance(one, dict) and isinstance(one.get("value"), str) for one in changes):
        raise SetupError("map-correction", word=name)
    return (
        name,
        source,
        [MapChange(one["value"], one.get("old"), one.get("new")) for one in changes],
    )
