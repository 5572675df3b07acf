"""Maps that people draw: check a text, and export the player board with a map's changes."""

import re
import tomllib
from typing import Any

from cottonopolis.engine.datafile import DataTable
from cottonopolis.errors import CottonopolisError, DataError, SetupError
from cottonopolis.games.industry.corrections import changes_of
from cottonopolis.games.industry.data import setup_on, shipped_files
from cottonopolis.games.industry.mapfile import parse_toml, read_text
from cottonopolis.games.industry.player_board import PLAYER_BOARD, changed_board
from cottonopolis.games.industry.printed import printed_board
from cottonopolis.games.industry.state import SEATS
from cottonopolis.games.map_texts import CheckedMap, MapChange, MapError, MapFault, MapPath
from cottonopolis.games.map_writer import write_toml

FILE = "map.toml"
BOARD_HEADING = """\
# The player board of Age of Industry. `stated` lists what was read from the rule book or the box;
# everything else is a reconstruction.

"""


def check_map(text: str, game: str, currency: str) -> CheckedMap:
    """Check everything that playing on a map needs."""
    content: dict[str, Any] = {}
    printed = None
    changes: list[MapChange] = []
    faults: list[MapFault] = []
    try:
        content = parse_toml(FILE, text)
        table, board = shipped_files().read_text(FILE, text)
        players = max(table.integers("players", 2, SEATS))  # they need the most cards
        setup = setup_on(table, board, players, table.text("id"))
        printed = printed_board(setup, table, game, currency)
        changes = changes_of(content, board.values)
    except MapError as error:
        faults = error.faults
    except DataError as error:
        path = _path_of(error.key)
        faults = [MapFault(_line_of(text, path), path, error.code, error.facts)]
    except CottonopolisError as error:
        faults = [MapFault(1, (), "value", {"word": str(error)})]
    return CheckedMap(text, content, faults, None if faults else printed, changes)


def _path_of(key: str) -> MapPath:
    """Return the path of a key such as "player_board.tile.port[0].cost"."""
    words = re.findall(r"[^.\[\]]+|\[\d+\]", key)
    return tuple(int(word[1:-1]) if word.startswith("[") else word for word in words)


def _line_of(text: str, path: MapPath) -> int:
    """Return the line of the first table in the text that a path leads through."""
    names = [part for part in path if isinstance(part, str)]
    for depth in range(len(names), 0, -1):
        header = re.compile(r"\[+\s*" + re.escape(".".join(names[:depth])) + r"\s*\]")
        for number, line in enumerate(text.splitlines(), 1):
            if header.match(line):
                return number
    return 1


def shipped_map(name: str) -> str:
    """Return the text of a map of the game, by its name."""
    files = shipped_files()
    path = files.maps.get(name)
    if path is None:
        raise SetupError("unknown-map", word=name, known=", ".join(files.maps))
    return read_text(path)


def player_board() -> dict[str, Any]:
    """Return the values of the player board file."""
    return shipped_files().player_board.values


def player_board_text(text: str) -> str:
    """Return the player board file with what the text of a map changes on it."""
    board = shipped_files().player_board
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        content = {}
    changes = content.get(PLAYER_BOARD)
    if isinstance(changes, dict):
        board = changed_board(board, DataTable(FILE, content).table(PLAYER_BOARD))
    return BOARD_HEADING + write_toml(board.values)
