"""Reasons why a decision is refused: one bit per reason, named after its rule.

Checks return the bits of all reasons against a decision, so the same functions decide what is legal
and explain what is not. `OK` has no bit set.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

MAX_REASONS = 62  # a mask is a 64-bit integer

# What is in the way, from the easiest to remove to the hardest. Every reason is one of them.
OBSTACLES = (
    "source",
    "money",
    "coal",
    "iron",
    "buyer",
    "card",
    "reach",
    "port",
    "place",
    "income",
    "hand",
    "period",
    "level",
    "stack",
    "turn",
)


class _Reason(NamedTuple):
    shown: dict[str, str]  # facts of the message, and their names among the known facts
    obstacle: str
    remedies: tuple[str, ...]  # names


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
        self._reasons: list[_Reason] = []
        self._names: tuple[str, ...] = ()
        self._summaries: dict[str, _Reason] = {}
        self._remedies: dict[str, dict[str, str]] = {}

    def add(
        self, *facts: str, obstacle: str = "turn", remedies: tuple[str, ...] = (), **renamed: str
    ) -> int:
        """Declare a reason with the facts that its message shows; returns its bit.

        ``shown=fact`` shows a fact under another name. `remedies` are alternatives.
        """
        assert len(self._reasons) < MAX_REASONS
        self._reasons.append(self._declare(facts, obstacle, remedies, renamed))
        return 1 << (len(self._reasons) - 1)

    def summary(
        self, code: str, *facts: str, remedies: tuple[str, ...] = (), **renamed: str
    ) -> str:
        """Declare a reason against a kind of action as a whole; returns its code."""
        self._summaries[code] = self._declare(facts, "turn", remedies, renamed)
        return code

    def remedy(self, name: str, *facts: str, **renamed: str) -> str:
        """Declare what can remove a reason; it is offered only if its facts are known."""
        self._remedies[name] = {fact: fact for fact in facts} | renamed
        return name

    def _declare(
        self,
        facts: tuple[str, ...],
        obstacle: str,
        remedies: tuple[str, ...],
        renamed: dict[str, str],
    ) -> _Reason:
        assert obstacle in OBSTACLES, obstacle
        assert all(name in self._remedies for name in remedies), remedies
        return _Reason({fact: fact for fact in facts} | renamed, obstacle, remedies)

    def name(self, constants: Mapping[str, Any]) -> None:
        """Name the codes after the constants that hold the bits (a module's `globals()`)."""
        by_bit = {
            value: name
            for name, value in constants.items()
            if _is_code(name) and isinstance(value, int)
        }
        self._names = tuple(by_bit[1 << i] for i in range(len(self._reasons)))

    @property
    def names(self) -> tuple[str, ...]:
        """All codes, in the order of their rule numbers."""
        return self._names

    @property
    def summaries(self) -> tuple[str, ...]:
        """The codes of the reasons against kinds of action as a whole."""
        return tuple(self._summaries)

    @property
    def remedies(self) -> tuple[str, ...]:
        """The names of all remedies."""
        return tuple(self._remedies)

    def codes(self, mask: int) -> list[str]:
        return [name for i, name in enumerate(self._names) if (int(mask) >> i) & 1]

    def _of(self, code: str) -> _Reason:
        return self._summaries.get(code) or self._reasons[self._names.index(code)]

    def facts(self, code: str, known: Mapping[str, Any]) -> dict[str, Any]:
        """Select the facts that the message of a reason shows."""
        return {name: known[fact] for name, fact in self._of(code).shown.items()}

    def obstacle(self, code: str) -> str:
        return self._of(code).obstacle

    def obstacles(self, mask: int) -> tuple[int, ...]:
        """Return the different obstacles of a mask, as indices of OBSTACLES, hardest first."""
        found = {OBSTACLES.index(self._of(code).obstacle) for code in self.codes(mask)}
        return tuple(sorted(found, reverse=True))

    def offers(
        self, codes: Iterable[str], known: Mapping[str, Any]
    ) -> list[list[tuple[str, dict[str, Any]]]]:
        """Return what would remove all these reasons: alternatives for every obstacle.

        Empty if an obstacle has no remedy.
        """
        groups: dict[str, dict[str, dict[str, Any]]] = {}
        for code in codes:
            group = groups.setdefault(self._of(code).obstacle, {})
            for name in self._of(code).remedies:
                shown = self._remedies[name]
                if all(fact in known for fact in shown.values()):
                    group[name] = {key: known[fact] for key, fact in shown.items()}
        return [list(group.items()) for group in groups.values()] if all(groups.values()) else []


def _is_code(name: str) -> bool:
    return name[:1].isupper() and name[1:2].isdigit()
