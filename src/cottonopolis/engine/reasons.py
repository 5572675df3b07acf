"""Reasons why a decision is refused: one bit per reason, named after its rule.

Checks return the bits of all reasons against a decision, so the same functions decide what is legal
and explain what is not. `OK` has no bit set.
"""

from collections.abc import Mapping
from typing import Any

MAX_REASONS = 62  # a mask is a 64-bit integer


class ReasonTable:
    """The reasons of a game, declared in order:

    >>> REASONS = ReasonTable()
    >>> B17_NO_COAL = REASONS.add("industry", place="location")
    >>> B18_NO_IRON = REASONS.add()
    >>> REASONS.name({"B17_NO_COAL": B17_NO_COAL, "B18_NO_IRON": B18_NO_IRON})
    >>> REASONS.codes(B17_NO_COAL | B18_NO_IRON)
    ['B17_NO_COAL', 'B18_NO_IRON']
    >>> REASONS.facts("B17_NO_COAL", {"industry": "port", "place": "bury.1", "location": "bury"})
    {'industry': 'port', 'place': 'bury'}
    """

    def __init__(self) -> None:
        self._shown: list[dict[str, str]] = []
        self._names: tuple[str, ...] = ()

    def add(self, *facts: str, **renamed: str) -> int:
        """Declare a reason with the facts that its message shows; returns its bit.

        ``shown=fact`` shows a fact under another name.
        """
        assert len(self._shown) < MAX_REASONS
        self._shown.append({fact: fact for fact in facts} | renamed)
        return 1 << (len(self._shown) - 1)

    def name(self, constants: Mapping[str, Any]) -> None:
        """Name the codes after the constants that hold the bits (a module's `globals()`)."""
        by_bit = {value: name for name, value in constants.items() if _is_code(name)}
        self._names = tuple(by_bit[1 << i] for i in range(len(self._shown)))

    @property
    def names(self) -> tuple[str, ...]:
        """All codes, in the order of their rule numbers."""
        return self._names

    def codes(self, mask: int) -> list[str]:
        return [name for i, name in enumerate(self._names) if (int(mask) >> i) & 1]

    def facts(self, code: str, known: Mapping[str, Any]) -> dict[str, Any]:
        """Select the facts that the message of a reason shows."""
        shown = self._shown[self._names.index(code)]
        return {name: known[fact] for name, fact in shown.items()}


def _is_code(name: str) -> bool:
    return name[:1].isupper() and name[1:2].isdigit()
