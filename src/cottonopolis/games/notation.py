"""Actions as text: the parts of the notation that all games share (docs/notation.md)."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from cottonopolis.errors import IllegalMove, Reason

T = TypeVar("T")
MAX_WORD_LETTERS = 40  # of a user's input, when an error message quotes it
ANY_PERIOD = -1
WORD = re.compile(r"\+|[^\s+]+")

# Short names that are accepted for industries
SHORT_NAMES = {"cotton": "cotton_mill", "coal": "coal_mine", "iron": "iron_works"}


class Step(NamedTuple):
    """One decision of a game, and when it was made.

    >>> from cottonopolis import Game
    >>> game = Game.new("brass", players=4, seed=11)
    >>> events = game.play("pass with burnley")
    >>> game.steps[0]
    Step(decision=303, seat=3, stage=0, period=0, round_number=1)
    """

    decision: int
    seat: int
    stage: int  # index into `rules.table.stages`
    period: int  # from 0
    round_number: int  # from 1 in each period


@dataclass(frozen=True)
class ActionText:
    """One action of a game as a line of the record.

    >>> from cottonopolis import Game
    >>> game = Game.new("brass", players=4, seed=11)
    >>> events = game.play("pass with burnley")
    >>> game.actions()[0].title, game.actions()[0].text
    ('canal period, round 1', 'pass with burnley')
    """

    seat: int
    text: str
    title: str  # period and round, as a record writes them
    round: int = 0  # from 1 in each period
    period: str | None = None  # None in a game without periods


@dataclass
class ParsedAction:
    """An action read from text: for each choice the possible decisions, and where the word is.

    A choice has several decisions if the number of a slot was omitted.
    """

    choices: list[tuple[int, ...]] = field(default_factory=list)
    words: list[int] = field(default_factory=list)
    resources: list[str] = field(default_factory=list)  # "coal" or "iron" for a source, else ""
    cards: list[int] = field(default_factory=list)
    period: int = ANY_PERIOD  # the only period in which the action is possible

    def add(self, decisions: Iterable[int], word: int, resource: str = "") -> None:
        self.insert(len(self.choices), decisions, word, resource)

    def insert(self, at: int, decisions: Iterable[int], word: int, resource: str = "") -> None:
        self.choices.insert(at, tuple(decisions))
        self.words.insert(at, word)
        self.resources.insert(at, resource)


def column_of(text: str, word: int) -> int:
    """Return the column of a word, from 1; the end of the text if there is no such word."""
    starts = [match.start() + 1 for match in WORD.finditer(text)]
    return starts[word] if word < len(starts) else len(text) + 1


def refuse(text: str, code: str, at: int, **facts: str | int) -> IllegalMove:
    """Return the error for invalid text; `at` is the number of the invalid word."""
    word = str(facts.get("word", ""))
    if len(word) > MAX_WORD_LETTERS:
        facts["word"] = word[:MAX_WORD_LETTERS] + "…"
    return IllegalMove(text, [Reason(code, facts)], column_of(text, at))


class WordReader:
    """Reads the words of one action from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split("#", 1)[0].lower().replace("+", " + ").split()
        self.at = 0  # number of the next word
        self.parsed = ParsedAction()

    def peek(self) -> str:
        """Return the next word without consuming it; empty at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    def next(self, expected: str) -> str:
        """Consume the next word; `expected` says what is missing if there is none."""
        if self.at >= len(self.words):
            raise refuse(self.text, "NOTATION_MISSING", self.at, expected=expected)
        self.at += 1
        return self.words[self.at - 1]

    def takes(self, word: str) -> bool:
        """Consume the next word if it is `word`; returns whether it was."""
        if self.peek() != word:
            return False
        self.at += 1
        return True

    def fixed(self, word: str) -> None:
        """Consume a word that must come next."""
        found = self.next(word)
        if found != word:
            raise refuse(self.text, "NOTATION_WORD", self.at - 1, word=found, expected=word)

    def lookup(self, table: Mapping[str, T], code: str, expected: str) -> T:
        """Consume a word and return its value in a table."""
        word = self.next(expected)
        if word not in table:
            raise refuse(self.text, code, self.at - 1, word=word)
        return table[word]


R = TypeVar("R", bound=WordReader)


def read_action(reader: R, verbs: Mapping[str, Callable[[R], None]]) -> ParsedAction:
    """Read a whole action: a verb, and the words that its reader in `verbs` expects."""
    verb = reader.next("action")
    if verb not in verbs:
        raise refuse(reader.text, "NOTATION_WORD", 0, word=verb, expected=", ".join(verbs))
    verbs[verb](reader)
    if reader.at < len(reader.words):
        raise refuse(reader.text, "NOTATION_EXTRA", reader.at, word=reader.peek())
    return reader.parsed


def slots_by_name(names: Sequence[str], first: int = 0) -> dict[str, tuple[int, ...]]:
    """Number names; the name of a location stands for all its slots.

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
    """Number links; their ends may be named in either order."""
    found: dict[str, int] = {}
    for index, name in enumerate(names):
        a, b = name.split("-")
        found[name] = found[f"{b}-{a}"] = index
    return found


def with_short_names(names: Sequence[str]) -> dict[str, int]:
    """Number names, and the short names of industries."""
    found = {name: index for index, name in enumerate(names)}
    return found | {short: found[name] for short, name in SHORT_NAMES.items() if name in found}


def join_words(parts: Sequence[tuple[str, bool]], cards: Sequence[str]) -> str:
    """Join the parts of an action to one line; the verb is written only once."""
    text = ""
    for words, is_action in parts:
        if text and is_action:  # a second rail, tile, mill or card
            words = "and " + words.split(" ", 1)[1]
        text += (" " if text else "") + words
    return f"{text} with {' + '.join(cards)}" if cards else text


def steps_of(trace: Any) -> list[Step]:
    return [Step(*row) for row in trace[1 : int(trace[0, 0]) + 1].tolist()]
