"""The decision table of a game: the meaning of every id, declared once.

A game declares one `Range` per kind of decision. The table numbers the kinds and the ids, and
provides compiled functions that decode and encode ids:

>>> table = DecisionTable(
...     ("action", "over", "more"),
...     Range("done", "nothing more", ("more",)),
...     Range("build", "build on a slot", ("action",), slot=3, industry=2),
... )
>>> table.size, table.kind("build"), table.encoder("build")(2, 1)
(7, 1, 6)
>>> table.kind_of(6), table.field("slot")(6), table.field("industry")(6)
(1, 2, 1)
>>> table.decode(6)
('build', {'slot': 2, 'industry': 1})
"""

from collections.abc import Callable
from itertools import accumulate
from math import prod

import numpy as np

from cottonopolis.engine.jit import inlined

NOTHING = -1  # value of a field that the kind of decision does not have


class Range:
    """One kind of decision: the fields that distinguish its ids, and the stages that ask for it."""

    def __init__(self, name: str, meaning: str, stages: tuple[str, ...], **fields: int) -> None:
        self.name = name
        self.meaning = meaning
        self.stages = stages
        self.fields = fields

    @property
    def size(self) -> int:
        """The number of ids."""
        return prod(self.fields.values())


class DecisionTable:
    """All decisions of a game. Ids and kinds are numbered in the order of the ranges.

    size    the number of ids
    names   the kinds of decision, in their order
    stages  the kinds of choice, in the order of the observations' block `stage`

    >>> from cottonopolis.games.registry import rules_for
    >>> table = rules_for("brass", players=4).table
    >>> table.size, table.names[0], table.stages[0]
    (459, 'done', 'action')
    """

    def __init__(self, stages: tuple[str, ...], *ranges: Range) -> None:
        self.stages = stages
        self.ranges = ranges
        self.names = tuple(found.name for found in ranges)
        sizes = [found.size for found in ranges]
        self.size = sum(sizes)
        firsts = accumulate(sizes, initial=0)
        self._first: dict[str, int] = dict(zip(self.names, firsts, strict=False))
        kinds = np.repeat(np.arange(len(ranges), dtype=np.int64), sizes)

        @inlined
        def kind_of(decision: int) -> int:
            return int(kinds[decision])

        self.kind_of: Callable[[int], int] = kind_of

    def kind(self, name: str) -> int:
        return self.names.index(name)

    def first(self, name: str) -> int:
        """Return the first id of a kind; it is the only one if the kind has no fields."""
        return self._first[name]

    def range_of(self, decision: int) -> Range:
        return self.ranges[self.kind_of(decision)]

    def decode(self, decision: int) -> tuple[str, dict[str, int]]:
        """Return the kind of a decision and the values of its fields.

        >>> from cottonopolis.games.registry import rules_for
        >>> rules = rules_for("brass", players=4)
        >>> first = rules.legal(rules.new(seed=11))[0]
        >>> rules.table.decode(first)
        ('build', {'slot': 3, 'industry': 0})
        """
        found = self.range_of(decision)
        values = np.unravel_index(decision - self.first(found.name), (*found.fields.values(), 1))
        return found.name, {name: int(v) for name, v in zip(found.fields, values, strict=False)}

    def field(self, name: str) -> Callable[[int], int]:
        """Return a compiled function that reads a field of a decision, NOTHING if it has none.

        The function also accepts NOTHING as a decision.
        """
        values = np.full(self.size + 1, NOTHING, dtype=np.int64)  # index -1 is for NOTHING
        for found in self.ranges:
            if name in found.fields:
                first = self.first(found.name)
                axis = list(found.fields).index(name)
                indices = np.indices(tuple(found.fields.values()), dtype=np.int16)[axis]
                values[first : first + found.size] = indices.ravel()

        @inlined
        def read(decision: int) -> int:
            return int(values[decision])

        return read

    def encoder(self, name: str) -> Callable[..., int]:
        """Return a compiled function that computes the id from the field values of a kind."""
        sizes = tuple(self.ranges[self.kind(name)].fields.values())
        first = self.first(name)
        if len(sizes) == 1:

            @inlined
            def encode_one(value: int) -> int:
                return first + value

            return encode_one
        _, size = sizes

        @inlined
        def encode_two(value: int, inner: int) -> int:
            return first + value * size + inner

        return encode_two

    def asked_in(self) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
        """Return for every stage a bit mask of the kinds that it asks for."""
        masks = np.zeros(len(self.stages), dtype=np.int64)
        for kind, found in enumerate(self.ranges):
            for stage in found.stages:
                masks[self.stages.index(stage)] |= 1 << kind
        return masks

    def is_asked(self, stage: int, kind: int) -> bool:
        return self.stages[stage] in self.ranges[kind].stages

    def starters(self) -> tuple[str, ...]:
        """Return the kinds that begin an action."""
        return tuple(found.name for found in self.ranges if self.stages[0] in found.stages)

    def markdown(self) -> str:
        """Return the table for the documentation."""
        lines = ["| ids | kind | fields | meaning |", "|---|---|---|---|"]
        for found in self.ranges:
            first = self.first(found.name)
            last = first + found.size - 1
            ids = str(first) if found.size == 1 else f"{first}–{last}"
            fields = " × ".join(f"{name} {size}" for name, size in found.fields.items())
            lines.append(f"| {ids} | `{found.name}` | {fields} | {found.meaning} |")
        return "\n".join(lines)
