"""Actions as text, and text as decisions (docs/notation-industry.md)."""

from collections.abc import Callable, Sequence

from cottonopolis.games.contract import Step, Wanted
from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.decisions import (
    BOTH_0,
    BUILD_0,
    BUYER_0,
    CARD_0,
    DEVELOP_0,
    DONE,
    DRAW_0,
    DRAW_DECK,
    PASS_ID,
    RAIL_0,
    SELL_0,
    TAKE_0,
)
from cottonopolis.games.industry.layout import (
    CARDS,
    COAL_SOURCE,
    INDUSTRIES,
    INDUSTRY_COUNT,
    LEVELS,
    SLOTS,
)
from cottonopolis.games.words import WordReader, refuse

SHORT = {"cotton": "cotton_mill", "coal": "coal_mine", "iron": "iron_works"}
WHOLE_TURN = CARDS  # added to a card that is used for both actions (A4)

Places = dict[str, tuple[int, ...]]


def _with_locations(names: Sequence[str], first: int) -> Places:
    """Numbers by name; a location stands for everything that is in it."""
    found: Places = {}
    for index, name in enumerate(names, start=first):
        location = name.split(".")[0]
        found[name] = (index,)
        if location != name:
            found[location] = (*found.get(location, ()), index)
    return found


class Notation:
    """The words of one set-up."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.slots = _with_locations(setup.slots, 0)
        self.sources = {**self.slots}
        for index, name in enumerate(setup.imports):
            self.sources[name] = (SLOTS + index,)
        self.buyers = {**self.slots}
        for name, markets in _with_locations(setup.markets, SLOTS).items():
            self.buyers[name] = (*self.buyers.get(name, ()), *markets)
        self.rails: dict[str, int] = {}
        for index, name in enumerate(setup.rails):
            a, b = name.split("-")
            self.rails[name] = self.rails[f"{b}-{a}"] = index
        self.industries = {name: index for index, name in enumerate(INDUSTRIES)}
        self.cards = {name: index for index, name in enumerate(setup.cards)}
        for short, name in SHORT.items():
            self.industries[short] = self.industries[name]
            self.cards[short] = self.cards[name]
        self.piles = {**self.cards, "deck": DRAW_DECK - DRAW_0}
        self.levels = {str(level): level for level in range(LEVELS)}

    # Reading

    def read(self, text: str) -> Wanted:
        """Turn one action into the decisions it asks for."""
        return _Reader(self, text).action()

    # Writing

    def decision(self, decision: int, stage: int) -> str:
        """One decision in words."""
        setup = self.setup
        if decision == DONE:
            return "done"
        if decision < RAIL_0:
            slot, industry = divmod(decision - BUILD_0, INDUSTRY_COUNT)
            return f"build {INDUSTRIES[industry]} {setup.slot_name(slot)}"
        if decision < SELL_0:
            return f"rail {setup.rail_name(decision - RAIL_0)}"
        if decision < DEVELOP_0:
            return f"sell {setup.slot_name(decision - SELL_0)}"
        if decision < DRAW_0:
            industry, level = divmod(decision - DEVELOP_0, LEVELS)
            return f"develop {INDUSTRIES[industry]} {level}"
        if decision < DRAW_DECK:
            return f"draw {setup.cards[decision - DRAW_0]}"
        if decision == DRAW_DECK:
            return "draw deck"
        if decision == PASS_ID:
            return "pass"
        if decision < BOTH_0:
            return f"with {setup.cards[decision - CARD_0]}"
        if decision < TAKE_0:
            return f"with {setup.cards[decision - BOTH_0]} whole_turn"
        if decision < BUYER_0:
            resource = "coal" if stage == COAL_SOURCE else "iron"
            return f"{resource} from {setup.source_name(decision - TAKE_0)}"
        return f"to {setup.buyer_name(decision - BUYER_0)}"

    def action(self, steps: Sequence[Step]) -> str:
        """The steps of one action (or of the part of it that is chosen) as one line."""
        text = ""
        card = ""
        for decision, _, stage, _, _ in steps:
            if decision == DONE:
                continue
            words = self.decision(decision, stage)
            if CARD_0 <= decision < TAKE_0:
                card = f" {words}"
                continue
            if text and decision < PASS_ID:  # another sale, or the second card
                words = "and " + words.split(" ", 1)[1]
            text += (" " if text else "") + words
        return text + card


class _Reader(WordReader):
    """Reads one action, word by word."""

    def __init__(self, names: Notation, text: str) -> None:
        super().__init__(text)
        self.names = names

    def places(self, table: Places) -> tuple[int, ...]:
        """A place, or all that a location stands for."""
        return self.lookup(table, "NOTATION_PLACE", "place")

    def action(self) -> Wanted:
        """The whole action."""
        verb = self.next("action")
        if verb not in VERBS:
            raise refuse(self.text, "NOTATION_WORD", 0, word=verb, expected=", ".join(VERBS))
        VERBS[verb](self)
        if self.at < len(self.words):
            raise refuse(self.text, "NOTATION_EXTRA", self.at, word=self.peek())
        return self.wanted

    def sources(self) -> None:
        """Where the cubes come from, in any order; coal is chosen before iron."""
        found: dict[str, tuple[tuple[int, ...], int]] = {}
        while self.peek() in ("coal", "iron") and self.peek() not in found:
            resource = self.next("source")
            self.fixed("from")
            places = self.places(self.names.sources)
            found[resource] = (tuple([TAKE_0 + place for place in places]), self.at - 1)
        for resource in sorted(found):
            decisions, word = found[resource]
            self.wanted.add(decisions, word, resource)

    def card(self) -> None:
        """with CARD [whole_turn]; the card is chosen right after what is done."""
        if self.peek() != "with":
            return
        self.next("with")
        card_at = self.at
        card = self.lookup(self.names.cards, "NOTATION_CARD", "card")
        if self.words[0] == "build" and self.peek() == "whole_turn":
            self.next("whole_turn")
            card += WHOLE_TURN
        self.wanted.cards.append(card)
        self.wanted.choices.insert(1, (CARD_0 + card,))
        self.wanted.words.insert(1, card_at)
        self.wanted.resources.insert(1, "")

    def build(self) -> None:
        """build INDUSTRY SLOT {source} with"""
        industry = self.lookup(self.names.industries, "NOTATION_INDUSTRY", "industry")
        first = BUILD_0 + industry
        slots = self.places(self.names.slots)
        self.wanted.add(tuple([first + slot * INDUSTRY_COUNT for slot in slots]), 0)
        self.sources()
        self.card()

    def rail(self) -> None:
        """rail LINK {source}"""
        rail = self.lookup(self.names.rails, "NOTATION_LINK", "link")
        self.wanted.add((RAIL_0 + rail,), self.at - 1)
        self.sources()

    def sell(self) -> None:
        """sell SLOT to BUYER {and SLOT to BUYER}"""
        while True:
            sellers = self.places(self.names.slots)
            self.wanted.add(tuple([SELL_0 + slot for slot in sellers]), self.at - 1)
            if self.peek() == "to":
                self.next("to")
                buyers = self.places(self.names.buyers)
                self.wanted.add(tuple([BUYER_0 + buyer for buyer in buyers]), self.at - 1)
            if self.peek() != "and":
                return
            self.next("and")

    def develop(self) -> None:
        """develop INDUSTRY LEVEL with"""
        industry = self.lookup(self.names.industries, "NOTATION_INDUSTRY", "industry")
        level = self.next("level")
        if level not in self.names.levels:
            raise refuse(self.text, "NOTATION_WORD", self.at - 1, word=level, expected="level")
        self.wanted.add((DEVELOP_0 + industry * LEVELS + self.names.levels[level],), 1)
        self.card()

    def draw(self) -> None:
        """draw PILE [and PILE]"""
        pile = self.lookup(self.names.piles, "NOTATION_CARD", "card")
        self.wanted.add((DRAW_0 + pile,), self.at - 1)
        if self.peek() == "and":
            self.next("and")
            pile = self.lookup(self.names.piles, "NOTATION_CARD", "card")
            self.wanted.add((DRAW_0 + pile,), self.at - 1)

    def pass_(self) -> None:
        """pass [with]"""
        self.wanted.add((PASS_ID,), 0)
        self.card()


VERBS: dict[str, Callable[[_Reader], None]] = {
    "build": _Reader.build,
    "rail": _Reader.rail,
    "sell": _Reader.sell,
    "develop": _Reader.develop,
    "draw": _Reader.draw,
    "pass": _Reader.pass_,
}

assert BOTH_0 - CARD_0 == WHOLE_TURN
