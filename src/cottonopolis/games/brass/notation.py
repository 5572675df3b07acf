"""Actions as text, and text as decisions (docs/notation.md)."""

from collections.abc import Callable, Sequence

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
from cottonopolis.games.brass.layout import CANAL, COAL_SOURCE, INDUSTRIES, PERIODS, RAIL
from cottonopolis.games.contract import Step, Wanted
from cottonopolis.games.words import WordReader, refuse

SHORT = {"cotton": "cotton_mill", "coal": "coal_mine", "iron": "iron_works"}
INDUSTRY_COUNT = len(INDUSTRIES)


class Notation:
    """The words of one set-up."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.slots: dict[str, tuple[int, ...]] = {}
        for index, name in enumerate(setup.slots):
            if not setup.board.slot_shows[index]:
                continue  # not in play in this variant
            location = name.split(".")[0]
            self.slots[name] = (index,)
            if location != name:
                self.slots[location] = (*self.slots.get(location, ()), index)
        self.links: dict[str, int] = {}
        for index, name in enumerate(setup.links):
            if not setup.board.link_kinds[index]:
                continue
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
        if decision == DONE:
            return "done"
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
        return f"give_up {setup.slots[decision - GIVE_UP_0]}"

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


class _Reader(WordReader):
    """Reads one action, word by word."""

    def __init__(self, names: Notation, text: str) -> None:
        super().__init__(text)
        self.names = names

    def slot(self) -> tuple[int, ...]:
        """A slot, or all slots of a location."""
        return self.lookup(self.names.slots, "NOTATION_PLACE", "place")

    def action(self) -> Wanted:
        """The whole action."""
        verb = self.next("action")
        if verb not in VERBS:
            raise refuse(self.text, "NOTATION_WORD", 0, word=verb, expected=", ".join(VERBS))
        VERBS[verb](self)
        if self.at < len(self.words):
            raise refuse(self.text, "NOTATION_EXTRA", self.at, word=self.peek())
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
                word_at = self.at
                self.wanted.add(tuple([TAKE_0 + slot for slot in self.slot()]), word_at, word)
                if word == "iron":
                    iron_at = len(self.wanted.choices) - 1
                elif iron_at >= 0:  # coal is chosen before iron, however it was written
                    self.wanted.choices.insert(iron_at, self.wanted.choices.pop())
                    self.wanted.words.insert(iron_at, self.wanted.words.pop())
                    self.wanted.resources.insert(iron_at, self.wanted.resources.pop())
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
        self.card_at = self.at
        self.wanted.cards.append(self.lookup(self.names.cards, "NOTATION_CARD", "card"))

    def insert_cards(self) -> None:
        """The card is chosen right after what is done (B8: two, in the order of the table)."""
        cards = sorted(self.wanted.cards)
        if not cards:
            return
        chosen = [(CARD_0 + card,) for card in cards]
        if len(cards) == 2:
            if self.words[0] != "build":
                raise refuse(self.text, "B8_ONLY_TO_BUILD", self.card_at)
            chosen.insert(0, (TWO_CARDS,))
        self.wanted.choices[1:1] = chosen
        self.wanted.words[1:1] = [self.card_at] * len(chosen)
        self.wanted.resources[1:1] = [""] * len(chosen)

    def build(self) -> None:
        """build INDUSTRY SLOT {source} with"""
        industry = self.lookup(self.names.industries, "NOTATION_INDUSTRY", "industry")
        place = self.peek()
        if place in self.names.setup.nodes and place not in self.names.slots:
            facts = {"industry": INDUSTRIES[industry], "place": place}
            raise refuse(self.text, "B13_NOT_SHOWN", self.at, **facts)
        slots = self.slot()
        first = BUILD_0 + industry
        self.wanted.add(tuple([first + slot * INDUSTRY_COUNT for slot in slots]), 0)
        self.clauses("coal", "iron")

    def link(self) -> None:
        """One link of a canal or rail action."""
        link = self.lookup(self.names.links, "NOTATION_LINK", "link")
        self.wanted.add((LINK_0 + link,), self.at - 1)

    def canal(self) -> None:
        """canal LINK with"""
        self.wanted.period = CANAL
        self.link()
        self.clauses()
        if self.peek() == "and":
            raise refuse(self.text, "B24_LIMIT", self.at)

    def rail(self) -> None:
        """rail LINK {source} [and LINK {source}] with"""
        self.wanted.period = RAIL
        self.link()
        self.clauses("coal")
        if self.peek() == "and":
            self.next("and")
            self.link()
            self.clauses("coal")
        if self.peek() == "and":
            raise refuse(self.text, "B24_LIMIT", self.at)

    def develop(self) -> None:
        """develop INDUSTRY {source} [and INDUSTRY {source}] with"""
        industries = self.names.industries
        industry = self.lookup(industries, "NOTATION_INDUSTRY", "industry")
        self.wanted.add((DEVELOP_0 + industry,), self.at - 1)
        self.clauses("iron")
        if self.peek() == "and":
            self.next("and")
            industry = self.lookup(industries, "NOTATION_INDUSTRY", "industry")
            self.wanted.add((DEVELOP_0 + industry,), self.at - 1)
            self.clauses("iron")
        if self.peek() == "and":
            raise refuse(self.text, "B26_LIMIT", self.at)

    def sell(self) -> None:
        """sell SLOT to BUYER {and SLOT to BUYER} with"""
        while True:
            mills = tuple([SELL_0 + slot for slot in self.slot()])
            self.wanted.add(mills, self.at - 1)
            if self.peek() == "to":
                self.next("to")
                if self.peek() == "distant_market":
                    self.next("distant_market")
                    self.wanted.add((DISTANT_MARKET,), self.at - 1)
                else:
                    buyers = tuple([BUYER_0 + slot for slot in self.slot()])
                    self.wanted.add(buyers, self.at - 1)
            self.clauses()
            if self.peek() != "and":
                return
            self.next("and")

    def loan(self) -> None:
        """loan AMOUNT with"""
        amount = self.lookup(self.names.loans, "NOTATION_AMOUNT", "amount")
        self.wanted.add((LOAN_0 + amount,), 0)
        self.clauses()

    def pass_(self) -> None:
        """pass with"""
        self.wanted.add((PASS_ID,), 0)
        self.clauses()

    def give_up(self) -> None:
        """give_up SLOT"""
        self.wanted.add(tuple([GIVE_UP_0 + slot for slot in self.slot()]), 1)


VERBS: dict[str, Callable[[_Reader], None]] = {
    "build": _Reader.build,
    "canal": _Reader.canal,
    "rail": _Reader.rail,
    "develop": _Reader.develop,
    "sell": _Reader.sell,
    "loan": _Reader.loan,
    "pass": _Reader.pass_,
    "give_up": _Reader.give_up,
}
