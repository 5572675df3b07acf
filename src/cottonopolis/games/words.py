"""Reading an action word by word; each game's notation builds on this."""

from typing import TypeVar

from cottonopolis.errors import IllegalMove, Reason
from cottonopolis.games.contract import Wanted, column_of

T = TypeVar("T")
LONGEST_WORD = 40  # of what a person typed, in a message


def refuse(text: str, code: str, at: int, **facts: str | int) -> IllegalMove:
    """The error for text that is no action; `at` is the number of the word at fault."""
    word = str(facts.get("word", ""))
    if len(word) > LONGEST_WORD:
        facts["word"] = word[:LONGEST_WORD] + "…"
    return IllegalMove(text, [Reason(code, facts)], column_of(text, at))


class WordReader:
    """The words of one action and where reading has got to."""

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

    def fixed(self, word: str) -> None:
        """A word that must stand here."""
        found = self.next(word)
        if found != word:
            raise refuse(self.text, "NOTATION_WORD", self.at - 1, word=found, expected=word)

    def lookup(self, table: dict[str, T], code: str, expected: str) -> T:
        """A word from a table."""
        word = self.next(expected)
        if word not in table:
            raise refuse(self.text, code, self.at - 1, word=word)
        return table[word]
