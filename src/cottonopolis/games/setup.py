"""A set-up of a game: the printed board and the names of everything on it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

import numpy as np

from cottonopolis.engine.records import GameBoard

Board = TypeVar("Board", bound=GameBoard)

PlainRecord = dict[str, Any]  # the fields of a record by name, as plain numbers and lists


def plain_record(record: Any) -> PlainRecord:
    """Convert a state or a board to plain Python.

    Reading many single numbers from a NumPy record would be slow.
    """
    values = zip(record.dtype.names, record.item(), strict=True)
    return {name: v.tolist() if isinstance(v, np.ndarray) else v for name, v in values}


@dataclass(frozen=True)
class GameSetup(Generic[Board]):
    """The fields of a set-up that all games have; `rules.setup` is one.

    >>> from cottonopolis.games.registry import rules_for
    >>> setup = rules_for("brass", players=4).setup
    >>> setup.slots[2], setup.links[0], len(setup.cards)
    ('birkenhead', 'barrow_in_furness-lancaster', 24)
    """

    players: int
    variants: tuple[str, ...]
    map_name: str | None  # None if the game has one map only
    board: Board
    nodes: tuple[str, ...]  # ids
    node_titles: tuple[str, ...]  # as printed
    slots: tuple[str, ...]  # "manchester.2", or the id of a location with one slot
    links: tuple[str, ...]  # "colne-yorkshire"
    cards: tuple[str, ...]  # kinds
    xy: tuple[tuple[int, int], ...]  # of the nodes

    @cached_property
    def plain_board(self) -> PlainRecord:
        return plain_record(self.board)
