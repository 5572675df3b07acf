"""Writes what is printed on every board, for the client's tests: python -m tests.boards FILE."""

import sys
from pathlib import Path

import msgspec

from cottonopolis.server.boards import board_facts

SETUPS: list[tuple[str, int, tuple[str, ...], str | None]] = [
    ("brass", 4, (), None),
    ("brass", 2, ("two_player_2009",), None),
    ("industry", 4, (), "germany"),
    ("industry", 4, (), "new_england"),
]


def main(file: Path) -> None:
    """Write the boards of all set-ups that differ in what is drawn."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode([board_facts(*setup) for setup in SETUPS]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
