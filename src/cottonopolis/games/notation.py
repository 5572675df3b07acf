"""Actions as text: what every game's notation shares (docs/notation.md)."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from cottonopolis.errors import IllegalMove, Reason

T = TypeVar("T")
LONGEST_WORD = 40  # of what a person typed, in a message
ANY_PERIOD = -1
WORD = re.compile(r"\+|[^\s+]+")

# Short names of industries that may be typed
SHORT_NAMES = {"cotton": "cotton_mill", "coal": "coal_mine", "iron": "iron_works"}


class Step(NamedTuple):
    """One decision of a game, and when it was taken."""

    decision: int
    seat: int
    stage: int
    period: int
    round_number: int


@dataclass(frozen=True)
class ActionText:
    """One action of a game as a line of the record."""

    seat: int
    text: str
    title: str  # when it was taken: period and round


@dataclass
class Wanted:
    """An action read from text: for each choice the decisions it may mean, and which word says so.

    A choice means several decisions when a slot's number was left out.
    """

    choices: list[tuple[int, ...]] = field(default_factory=list)
    words: list[int] = field(default_factory=list)
    resources: list[str] = field(default_factory=list)  # "coal" or "iron" where a source is named
    cards: list[int] = field(default_factory=list)
    period: int = ANY_PERIOD  # the only one in which it can be taken

    def add(self, decisions: Iterable[int], word: int, resource: str = "") -> None:
        """One more choice."""
        self.insert(len(self.choices), decisions, word, resource)

    def insert(self, at: int, decisions: Iterable[int], word: int, resource: str = "") -> None:
        """One more choice before another."""
        self.choices.insert(at, tuple(decisions))
        self.words.insert(at, word)
        self.resources.insert(at, resource)


def column_of(text: str, word: int) -> int:
    """Where a word of the text begins, from 1 (or where one more would)."""
    starts = [match.start() + 1 for match in WORD.finditer(text)]
    return starts[word] if word < len(starts) else len(text) + 1


def refuse(text: str, code: str, at: int, **facts: str | int) -> IllegalMove:
    """The error for text that is no action; `at` is the number of the word at fault."""
    word = str(facts.get("word", ""))
    if len(word) > LONGEST_WORD:
        facts["word"] = word[:LONGEST_WORD] + "…"
    return IllegalMove(text, [Reason(code, facts)], column_of(text, at))


class WordReader:
    """The words of one action, and where reading has got to."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split("#", 1)[0].lower().replace("+", " + ").split()
        self.at = 0  # number of the next word
        self.wanted = Wanted()

    def peek(self) -> str:
        """The next word, or nothing."""
        return self.words[self.at] if self.at < len(self.words) else ""

    def next(self, expected: str) -> str:
        """Take the next word; `expected` names what is missing if there is none."""
        if self.at >= len(self.words):
            raise refuse(self.text, "NOTATION_MISSING", self.at, expected=expected)
        self.at += 1
        return self.words[self.at - 1]

    def takes(self, word: str) -> bool:
        """Take the next word if it is this one; returns whether it was."""
        if self.peek() != word:
            return False
        self.at += 1
        return True

    def fixed(self, word: str) -> None:
        """A word that must stand here."""
        found = self.next(word)
        if found != word:
            raise refuse(self.text, "NOTATION_WORD", self.at - 1, word=found, expected=word)

    def lookup(self, table: Mapping[str, T], code: str, expected: str) -> T:
        """A word from a table."""
        word = self.next(expected)
        if word not in table:
            raise refuse(self.text, code, self.at - 1, word=word)
        return table[word]


R = TypeVar("R", bound=WordReader)


def read_action(reader: R, verbs: Mapping[str, Callable[[R], None]]) -> Wanted:
    """Read a whole action: a verb, and what its action says comes after it."""
    verb = reader.next("action")
    if verb not in verbs:
        raise refuse(reader.text, "NOTATION_WORD", 0, word=verb, expected=", ".join(verbs))
    verbs[verb](reader)
    if reader.at < len(reader.words):
        raise refuse(reader.text, "NOTATION_EXTRA", reader.at, word=reader.peek())
    return reader.wanted


def slots_by_name(names: Sequence[str], first: int = 0) -> dict[str, tuple[int, ...]]:
    """Numbers by name; a location stands for everything that is in it.

    >>> slots_by_name(["bury", "wigan.1", "wigan.2"])
    {'bury': (0,), 'wigan.1': (1,), 'wigan': (1, 2), 'wigan.2': (2,)}
    """
    found: dict[str, tuple[int, ...]] = {}
    for index, name in enumerate(names, start=first):
        location = name.split(".")[0]
        found[name] = (index,)
        if location != name:
            found[location] = (*found.get(location, ()), index)
    return found


def links_by_name(names: Sequence[str]) -> dict[str, int]:
    """Numbers by name; the ends of a link may be named in either order."""
    found: dict[str, int] = {}
    for index, name in enumerate(names):
        a, b = name.split("-")
        found[name] = found[f"{b}-{a}"] = index
    return found


def with_short_names(names: Sequence[str]) -> dict[str, int]:
    """Numbers by name, and by the short names of industries."""
    found = {name: index for index, name in enumerate(names)}
    return found | {short: found[name] for short, name in SHORT_NAMES.items() if name in found}


def join_words(parts: Sequence[tuple[str, bool]], cards: Sequence[str]) -> str:
    """The parts of an action as one line; a part that repeats the action leaves out its verb."""
    text = ""
    for words, is_action in parts:
        if text and is_action:  # a second rail, tile, mill or card
            words = "and " + words.split(" ", 1)[1]
        text += (" " if text else "") + words
    return f"{text} with {' + '.join(cards)}" if cards else text


def steps_of(trace: Any) -> list[Step]:
    """The steps of a trace."""
    return [Step(*row) for row in trace[1 : int(trace[0, 0]) + 1].tolist()]
