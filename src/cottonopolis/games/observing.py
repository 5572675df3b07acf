"""How the observations of a game are laid out: named blocks in one row of numbers.

A layout has a version. Whatever is added, moved or scaled differently makes a new version, so that
a network or a dataset can be told from one that does not fit.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.jit import jit, wide

Row = NDArray[np.float32]


@dataclass(frozen=True)
class Block:
    """One plane, list or scalar of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    low: float = 0.0
    high: float = 1.0

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """The blocks of an observation, one after the other."""

    game: str
    version: int
    blocks: tuple[Block, ...]

    @cached_property
    def size(self) -> int:
        """The length of the row."""
        return sum(block.size for block in self.blocks)

    @cached_property
    def starts(self) -> dict[str, int]:
        """Where each block begins."""
        starts: dict[str, int] = {}
        at = 0
        for block in self.blocks:
            starts[block.name] = at
            at += block.size
        return starts

    def with_blocks(self, more: tuple[Block, ...]) -> "Layout":
        """The same with more blocks behind."""
        return replace(self, blocks=self.blocks + more)

    def split(self, row: Row) -> dict[str, Row]:
        """The blocks of a row (or of many rows) by name, in their shapes; nothing is copied."""
        return dict(self._parts(row))

    def _parts(self, row: Row) -> Iterator[tuple[str, Row]]:
        for block in self.blocks:
            start = self.starts[block.name]
            part = row[..., start : start + block.size]
            yield block.name, part.reshape(*row.shape[:-1], *block.shape)

    def bounds(self) -> tuple[Row, Row]:
        """The lowest and the highest value of every number."""
        sizes = [block.size for block in self.blocks]
        low = np.repeat([block.low for block in self.blocks], sizes)
        high = np.repeat([block.high for block in self.blocks], sizes)
        return low.astype(np.float32), high.astype(np.float32)


@jit
def mark(out: Row, start: int, choice: int) -> None:
    """Mark what was chosen, if anything was."""
    if choice >= 0:
        out[start + choice] = 1


@jit
def observe_cards(board: Any, state: Any, seat: int, left: int, start: int, out: Row) -> None:
    """Write every hand, the observer's first, and behind them what is left of the deck.

    The deck's top is its last card, which is written first.
    """
    players = wide(board.players)
    kinds = state.hand.shape[1]
    for index in range(players):
        for card in range(kinds):
            out[start + index * kinds + card] = state.hand[(seat + index) % players, card] / 4
    deck = start + state.hand.shape[0] * kinds
    for index in range(left):
        out[deck + (left - 1 - index) * kinds + state.deck[index]] = 1
