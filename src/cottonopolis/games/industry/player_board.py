"""The player board with the changes that a map file makes to it, in its table `[player_board]`."""

from typing import Any, Final

from cottonopolis.engine.datafile import DataTable

PLAYER_BOARD: Final = "player_board"
TILE_KEYS: Final = ("level", "count", "cost", "coal", "iron", "income", "cubes", "stated")


def changed_board(board: DataTable, changes: DataTable) -> DataTable:
    """Return a player board with some values replaced.

    Tables are merged, and tiles by their level; anything else replaces the printed value. Faults
    name the file of the changes.
    """
    return DataTable(changes.file, _merged(board.values, changes), changes.prefix)


def _merged(old: dict[str, Any], changes: DataTable) -> dict[str, Any]:
    merged = dict(old)
    for key in changes.values:
        if key not in old:
            raise changes.fault(key, f"unknown key; known are {', '.join(old)}")
        if key == "tile":
            merged[key] = _merged_tiles(old[key], changes.table(key))
        elif isinstance(old[key], dict):
            merged[key] = _merged(old[key], changes.table(key))
        else:
            merged[key] = changes.raw(key)
    return merged


def _merged_tiles(old: dict[str, Any], changes: DataTable) -> dict[str, Any]:
    """Replace values of the tiles of the same industry and level.

    Other levels are new tiles, and a level of which there are 0 tiles is left out.
    """
    merged = dict(old)
    for industry in changes.values:
        if industry not in old:
            raise changes.fault(industry, f"unknown industry; known are {', '.join(old)}")
        tiles = {tile["level"]: tile for tile in old[industry]}
        for tile in changes.tables(industry):
            for key in tile.values:
                if key not in TILE_KEYS:
                    raise tile.fault(key, f"unknown key; known are {', '.join(TILE_KEYS)}")
            level = tile.integer("level")
            tiles[level] = {**tiles.get(level, {}), **tile.values}
        merged[industry] = [tile for tile in tiles.values() if tile.get("count") != 0]
        if not merged[industry]:
            what = "an industry needs a level"
            raise changes.fault(industry, what, "no-level", industry=industry)
    return merged
