"""One way to play a game: the printed board and the names of what is on it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

import numpy as np

from cottonopolis.engine.records import GameBoard

Board = TypeVar("Board", bound=GameBoard)

PlainRecord = dict[str, Any]  # the fields of a record by name, as plain numbers and lists


def plain(record: Any) -> PlainRecord:
    """A state or a board as plain Python.

    Asking NumPy for single numbers would take most of the time of whatever reads many of them.
    """
    values = zip(record.dtype.names, record.item(), strict=True)
    return {name: v.tolist() if isinstance(v, np.ndarray) else v for name, v in values}


@dataclass(frozen=True)
class GameSetup(Generic[Board]):
    """What every game's set-up has."""

    players: int
    variants: tuple[str, ...]
    map_name: str | None  # of a game with several maps
    board: Board
    nodes: tuple[str, ...]  # ids
    node_titles: tuple[str, ...]  # as printed
    slots: tuple[str, ...]  # "manchester.2", or the location's id where it has one slot
    links: tuple[str, ...]  # "colne-yorkshire"
    cards: tuple[str, ...]  # kinds
    xy: tuple[tuple[int, int], ...]  # of the nodes

    @cached_property
    def printed(self) -> PlainRecord:
        """The board as plain Python."""
        return plain(self.board)
