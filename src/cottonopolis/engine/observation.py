"""Observations: a view as one row of numbers that consists of named blocks.

A game declares its blocks once, as the annotations of a NamedTuple:

    class Seen(NamedTuple):
        slot_owner: Annotated[int, Block((SLOTS, SEATS), "who owns the tile on a slot")]
        slot_cubes: Annotated[int, Block((SLOTS,), "cubes on it", scale=6)]

`ObservationLayout.of` reads them; `starts` and `scales` return instances of that class with the
offset and the divisor of every block, for compiled code:
``out[OFFSET.slot_cubes + slot] = cubes / SCALE.slot_cubes``.

Adding, moving or rescaling a block needs a new layout version, so that a network or a dataset that
does not fit can be detected.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from typing import Protocol, TypeVar, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

from cottonopolis.engine.jit import jit
from cottonopolis.engine.records import Ints

Row = NDArray[np.float32]
Names = TypeVar("Names")


@dataclass(frozen=True)
class Block:
    """One plane, list or scalar of an observation.

    >>> from cottonopolis.games.registry import rules_for
    >>> block = rules_for("brass", players=4).layouts[0].blocks[0]
    >>> block.name, block.shape, block.meaning
    ('slot_owner', (43, 4), 'who owns the tile on a slot')
    """

    shape: tuple[int, ...]
    meaning: str
    low: float = 0.0
    high: float = 1.0
    scale: int = 1  # the numbers of the state are divided by this
    name: str = ""  # of the annotated field

    @property
    def size(self) -> int:
        """How many numbers it has.

        >>> Block((43, 4), "who owns the tile on a slot").size
        172
        """
        return prod(self.shape)

    @property
    def description(self) -> str:
        """Its meaning with its scale, as in the tables of docs/learning.md.

        >>> Block((4,), "pounds", scale=100).description
        'pounds / 100'
        """
        return self.meaning if self.scale == 1 else f"{self.meaning} / {self.scale}"


@dataclass(frozen=True)
class ObservationLayout:
    """The blocks of an observation, one after the other; `rules.layouts` has two.

    >>> from cottonopolis.games.registry import rules_for
    >>> seen, everything = rules_for("brass", players=4).layouts
    >>> seen.version, seen.size, everything.size
    (1, 1149, 2889)
    """

    game: str
    version: int
    blocks: tuple[Block, ...]

    @classmethod
    def of(cls, game: str, version: int, *names: type) -> "ObservationLayout":
        """Read the layout that annotated classes declare."""
        blocks = [
            replace(get_args(hint)[1], name=name)
            for declared in names
            for name, hint in get_type_hints(declared, include_extras=True).items()
        ]
        return cls(game, version, tuple(blocks))

    @cached_property
    def size(self) -> int:
        """The length of a row.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules_for("industry", players=4).layouts[0].size
        1916
        """
        return sum(block.size for block in self.blocks)

    @cached_property
    def offsets(self) -> dict[str, int]:
        """The index of the first number of each block.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules_for("brass", players=4).layouts[0].offsets["money"]
        764
        """
        starts: dict[str, int] = {}
        at = 0
        for block in self.blocks:
            starts[block.name] = at
            at += block.size
        return starts

    def starts(self, names: type[Names]) -> Names:
        """Return the offset of each block of a class, for compiled code."""
        return names(**{name: self.offsets[name] for name in get_type_hints(names)})

    def scales(self, names: type[Names]) -> Names:
        """Return the scale of each block of a class, for compiled code."""
        by_name = {block.name: block.scale for block in self.blocks}
        return names(**{name: by_name[name] for name in get_type_hints(names)})

    def split(self, row: Row) -> dict[str, Row]:
        """Return the blocks of one or more rows by name, as views in their own shapes.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> row = rules.observe(rules.new(seed=11), seat=3)
        >>> parts = rules.layouts[0].split(row)
        >>> parts["slot_owner"].shape, parts["money"].tolist() == [row[764]] * 4
        ((43, 4), True)
        """
        return dict(self._parts(row))

    def _parts(self, row: Row) -> Iterator[tuple[str, Row]]:
        for block in self.blocks:
            start = self.offsets[block.name]
            part = row[..., start : start + block.size]
            yield block.name, part.reshape(*row.shape[:-1], *block.shape)

    def bounds(self) -> tuple[Row, Row]:
        """Return the lowest and the highest value of every number.

        >>> from cottonopolis.games.registry import rules_for
        >>> layout = rules_for("brass", players=4).layouts[0]
        >>> low, high = layout.bounds()
        >>> at = layout.offsets["income"]
        >>> low.shape, low[at].item(), high[at].item()
        ((1149,), -1.0, 1.0)
        """
        sizes = [block.size for block in self.blocks]
        low = np.repeat([block.low for block in self.blocks], sizes)
        high = np.repeat([block.high for block in self.blocks], sizes)
        return low.astype(np.float32), high.astype(np.float32)


@jit
def flag_choice(out: Row, start: int, choice: int) -> None:
    """Set the flag of a choice, if one was made (one-hot)."""
    if choice >= 0:
        out[start + choice] = 1


@jit
def flag_source(out: Row, start: int, source: int, track: int, sources: int) -> None:
    """Set the flag of a cube's source; the demand track comes after all other sources."""
    flag_choice(out, start, sources if source == track else source)


class Dealt(Protocol):
    """The part of a state that holds the cards."""

    hand: Ints
    deck: Ints


@jit
def observe_cards(
    players: int, state: Dealt, seat: int, left: int, start: int, scale: int, out: Row
) -> None:
    """Write every hand, the observer's first, then the rest of the deck, top card first."""
    kinds = state.hand.shape[1]
    for index in range(players):
        for card in range(kinds):
            out[start + index * kinds + card] = state.hand[(seat + index) % players, card] / scale
    deck = start + state.hand.shape[0] * kinds
    for index in range(left):
        out[deck + (left - 1 - index) * kinds + state.deck[index]] = 1
