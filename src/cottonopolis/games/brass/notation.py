"""Actions as text, and text as decisions (docs/notation.md)."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from cottonopolis.errors import IllegalMove, Reason
from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import (
    BUILD_0,
    BUYER_0,
    CARD_0,
    DEVELOP_0,
    DISTANT_MARKET,
    DONE,
    GIVE_UP_0,
    LINK_0,
    LOAN_0,
    PASS_ID,
    SELL_0,
    TAKE_0,
    TWO_CARDS,
)
from cottonopolis.games.brass.layout import COAL_SOURCE, INDUSTRIES, PERIODS
from cottonopolis.games.contract import Step

WORD = re.compile(r"\+|[^\s+]+")
SHORT = {"cotton": "cotton_mill", "coal": "coal_mine", "iron": "iron_works"}
VERBS = ("build", "canal", "rail", "develop", "sell", "loan", "pass", "give_up")
INDUSTRY_COUNT = len(INDUSTRIES)

T = TypeVar("T")


@dataclass
class Wanted:
    """An action read from text: for each choice the decisions it may mean, and where it stands.

    A choice means several decisions when a slot's number was left out.
    """

    choices: list[tuple[int, ...]] = field(default_factory=list)
    columns: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)

    def add(self, decisions: tuple[int, ...], column: int) -> None:
        """One more choice."""
        self.choices.append(decisions)
        self.columns.append(column)


def refuse(text: str, code: str, column: int, **facts: str | int) -> IllegalMove:
    """The error for text that is no action."""
    return IllegalMove(text, [Reason(code, facts)], column)


class Notation:
    """The words of one set-up."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.slots: dict[str, tuple[int, ...]] = {}
        for index, name in enumerate(setup.slots):
            location = name.split(".")[0]
            self.slots[name] = (index,)
            if location != name:
                self.slots[location] = (*self.slots.get(location, ()), index)
        self.links: dict[str, int] = {}
        for index, name in enumerate(setup.links):
            a, b = name.split("-")
            self.links[name] = self.links[f"{b}-{a}"] = index
        self.industries = {name: index for index, name in enumerate(INDUSTRIES)}
        self.cards = {name: index for index, name in enumerate(setup.cards)}
        for short, name in SHORT.items():
            self.industries[short] = self.industries[name]
            self.cards[short] = self.cards[name]
        self.loans = {str(amount): i for i, amount in enumerate(setup.board.loans)}

    # Reading

    def read(self, text: str) -> Wanted:
        """Turn one action into the decisions it asks for."""
        return _Reader(self, text).action()

    # Writing

    def decision(self, decision: int, stage: int, period: int) -> str:
        """One decision in words."""
        setup = self.setup
        if decision < LINK_0:
            slot, industry = divmod(decision - BUILD_0, INDUSTRY_COUNT)
            return f"build {INDUSTRIES[industry]} {setup.slots[slot]}"
        if decision < DEVELOP_0:
            return f"{PERIODS[period]} {setup.links[decision - LINK_0]}"
        if decision < SELL_0:
            return f"develop {INDUSTRIES[decision - DEVELOP_0]}"
        if decision < LOAN_0:
            return f"sell {setup.slots[decision - SELL_0]}"
        if decision < PASS_ID:
            return f"loan {int(setup.board.loans[decision - LOAN_0])}"
        if decision == PASS_ID:
            return "pass"
        if decision < TWO_CARDS:
            return f"with {setup.cards[decision - CARD_0]}"
        if decision == TWO_CARDS:
            return "with two cards"
        if decision < BUYER_0:
            resource = "coal" if stage == COAL_SOURCE else "iron"
            return f"{resource} from {setup.slots[decision - TAKE_0]}"
        if decision < DISTANT_MARKET:
            return f"to {setup.slots[decision - BUYER_0]}"
        if decision == DISTANT_MARKET:
            return "to distant_market"
        if decision < DONE:
            return f"give_up {setup.slots[decision - GIVE_UP_0]}"
        return "done"

    def action(self, steps: Sequence[Step]) -> str:
        """The steps of one action (or of the part of it that is chosen) as one line."""
        text = ""
        cards: list[str] = []
        for decision, _, stage, period, _ in steps:
            if CARD_0 <= decision < TWO_CARDS:
                cards.append(self.setup.cards[decision - CARD_0])
            elif decision not in (TWO_CARDS, DONE):
                words = self.decision(decision, stage, period)
                if text and (decision < PASS_ID):  # a second rail, tile or mill
                    words = "and " + words.split(" ", 1)[1]
                text += (" " if text else "") + words
        if cards:
            text += " with " + " + ".join(sorted(cards))
        return text


class _Reader:
    """Reads one action, word by word."""

    def __init__(self, words: Notation, text: str) -> None:
        self.words = words
        self.text = text
        self.tokens = [(m.group().lower(), m.start() + 1) for m in WORD.finditer(text)]
        self.at = 0
        self.wanted = Wanted()

    @property
    def column(self) -> int:
        """Where the next word stands (or would stand)."""
        if self.at < len(self.tokens):
            return self.tokens[self.at][1]
        return len(self.text) + 1

    def peek(self) -> str:
        """The next word, or nothing."""
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def next(self, expected: str) -> str:
        """Take the next word; `expected` names what is missing if there is none."""
        if self.at >= len(self.tokens):
            raise refuse(self.text, "NOTATION_MISSING", self.column, expected=expected)
        self.at += 1
        return self.tokens[self.at - 1][0]

    def fixed(self, word: str) -> None:
        """A word that must stand here."""
        column = self.column
        found = self.next(word)
        if found != word:
            raise refuse(self.text, "NOTATION_WORD", column, word=found, expected=word)

    def lookup(self, table: dict[str, T], code: str, expected: str) -> T:
        """A word from a table."""
        column = self.column
        word = self.next(expected)
        if word not in table:
            raise refuse(self.text, code, column, word=word)
        return table[word]

    def slot(self) -> tuple[int, ...]:
        """A slot, or all slots of a location."""
        return self.lookup(self.words.slots, "NOTATION_PLACE", "place")

    def action(self) -> Wanted:
        """The whole action."""
        column = self.column
        verb = self.next("action")
        readers: dict[str, Callable[[int], None]] = {
            "build": self.build,
            "canal": self.canal,
            "rail": self.rail,
            "develop": self.develop,
            "sell": self.sell,
            "loan": self.loan,
            "pass": self.pass_,
            "give_up": self.give_up,
        }
        if verb not in readers:
            raise refuse(self.text, "NOTATION_WORD", column, word=verb, expected=", ".join(VERBS))
        readers[verb](column)
        if self.at < len(self.tokens):
            word, column = self.tokens[self.at]
            raise refuse(self.text, "NOTATION_EXTRA", column, word=word)
        self.insert_cards()
        return self.wanted

    def clauses(self, *resources: str) -> None:
        """Sources and cards in any order."""
        iron_at = -1
        while True:
            word = self.peek()
            if word in resources:
                self.next(word)
                self.fixed("from")
                column = self.column
                source = tuple(TAKE_0 + slot for slot in self.slot())
                self.wanted.add(source, column)
                if word == "iron":
                    iron_at = len(self.wanted.choices) - 1
                elif iron_at >= 0:  # coal is chosen before iron, however it was written
                    self.wanted.choices.insert(iron_at, self.wanted.choices.pop())
                    self.wanted.columns.insert(iron_at, self.wanted.columns.pop())
            elif word == "with" and not self.wanted.cards:
                self.next("with")
                self.card()
                if self.peek() == "+":
                    self.next("+")
                    self.card()
            else:
                return

    def card(self) -> None:
        """One card after "with"."""
        self.card_column = self.column
        self.wanted.cards.append(self.lookup(self.words.cards, "NOTATION_CARD", "card"))

    def insert_cards(self) -> None:
        """The card is chosen right after what is done (B8: two, in the order of the table)."""
        cards = sorted(self.wanted.cards)
        if not cards:
            return
        chosen = [(CARD_0 + card,) for card in cards]
        if len(cards) == 2:
            chosen.insert(0, (TWO_CARDS,))
        self.wanted.choices[1:1] = chosen
        self.wanted.columns[1:1] = [self.card_column] * len(chosen)

    def build(self, column: int) -> None:
        """build INDUSTRY SLOT {source} with"""
        industry = self.lookup(self.words.industries, "NOTATION_INDUSTRY", "industry")
        slots = self.slot()
        self.wanted.add(tuple(BUILD_0 + slot * INDUSTRY_COUNT + industry for slot in slots), column)
        self.clauses("coal", "iron")

    def link(self, column: int) -> None:
        """One link of a canal or rail action."""
        link = self.lookup(self.words.links, "NOTATION_LINK", "link")
        self.wanted.add((LINK_0 + link,), column)

    def canal(self, column: int) -> None:
        """canal LINK with"""
        self.link(column)
        self.clauses()
        if self.peek() == "and":
            raise refuse(self.text, "B24_LIMIT", self.column)

    def rail(self, column: int) -> None:
        """rail LINK {source} [and LINK {source}] with"""
        self.link(column)
        self.clauses("coal")
        if self.peek() == "and":
            self.next("and")
            self.link(self.column)
            self.clauses("coal")
        if self.peek() == "and":
            raise refuse(self.text, "B24_LIMIT", self.column)

    def develop(self, column: int) -> None:
        """develop INDUSTRY {source} [and INDUSTRY {source}] with"""
        industries = self.words.industries
        industry = self.lookup(industries, "NOTATION_INDUSTRY", "industry")
        self.wanted.add((DEVELOP_0 + industry,), column)
        self.clauses("iron")
        if self.peek() == "and":
            self.next("and")
            column = self.column
            industry = self.lookup(industries, "NOTATION_INDUSTRY", "industry")
            self.wanted.add((DEVELOP_0 + industry,), column)
            self.clauses("iron")
        if self.peek() == "and":
            raise refuse(self.text, "B26_LIMIT", self.column)

    def sell(self, column: int) -> None:
        """sell SLOT to BUYER {and SLOT to BUYER} with"""
        while True:
            self.wanted.add(tuple(SELL_0 + slot for slot in self.slot()), column)
            if self.peek() == "to":
                self.next("to")
                column = self.column
                if self.peek() == "distant_market":
                    self.next("distant_market")
                    self.wanted.add((DISTANT_MARKET,), column)
                else:
                    self.wanted.add(tuple(BUYER_0 + slot for slot in self.slot()), column)
            self.clauses()
            if self.peek() != "and":
                return
            self.next("and")
            column = self.column

    def loan(self, column: int) -> None:
        """loan AMOUNT with"""
        self.wanted.add(
            (LOAN_0 + self.lookup(self.words.loans, "NOTATION_AMOUNT", "amount"),), column
        )
        self.clauses()

    def pass_(self, column: int) -> None:
        """pass with"""
        self.wanted.add((PASS_ID,), column)
        self.clauses()

    def give_up(self, column: int) -> None:
        """give_up SLOT"""
        self.wanted.add(tuple(GIVE_UP_0 + slot for slot in self.slot()), column)
