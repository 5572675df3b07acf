"""Read the notation of Age of Industry: names of a set-up, and clauses that actions share."""

from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.decisions import card_id, take_id, whole_turn_id
from cottonopolis.games.industry.state import CARDS, INDUSTRIES, LEVELS, PORT, SLOTS
from cottonopolis.games.notation import (
    WordReader,
    links_by_name,
    slots_by_name,
    with_short_names,
)

WHOLE_TURN = CARDS  # added to the number of a card used for both actions (A4)

Places = dict[str, tuple[int, ...]]


class Names:
    """The names that one set-up accepts."""

    def __init__(self, setup: Setup) -> None:
        self.slots: Places = slots_by_name(setup.slots)
        imports = {name: (SLOTS + index,) for index, name in enumerate(setup.imports)}
        self.sources: Places = {**self.slots, **imports}
        self.buyers: Places = {**self.slots}
        ports = set(setup.slots_for(PORT))
        for name, markets in slots_by_name(setup.markets, SLOTS).items():
            if name not in ports:  # the name of a location is the full name of its only slot
                self.buyers[name] = (*self.buyers.get(name, ()), *markets)
        self.rails = links_by_name(setup.links)
        self.industries = with_short_names(INDUSTRIES)
        self.cards = with_short_names(setup.cards)
        self.piles = {**self.cards, "deck": CARDS}
        self.levels = {str(level): level for level in range(LEVELS)}


class Reader(WordReader):
    """Reads one action, word by word."""

    def __init__(self, names: Names, text: str) -> None:
        super().__init__(text)
        self.names = names

    def places(self, table: Places) -> tuple[int, ...]:
        """Read a slot, import or market, or a location, which stands for all that it has."""
        return self.lookup(table, "NOTATION_PLACE", "place")

    def industry(self) -> int:
        return self.lookup(self.names.industries, "NOTATION_INDUSTRY", "industry")

    def sources(self) -> None:
        """Read the sources in any order; the decision for coal comes before that for iron."""
        found: dict[str, tuple[list[int], int]] = {}
        while self.peek() in ("coal", "iron") and self.peek() not in found:
            resource = self.next("source")
            self.fixed("from")
            places = self.places(self.names.sources)
            found[resource] = ([take_id(place) for place in places], self.at - 1)
        for resource in sorted(found):
            self.parsed.add(*found[resource], resource)

    def unused_card(self) -> None:
        """with CARD, after an action that uses none (A3)."""
        if self.takes("with"):
            self.parsed.cards.append(self.lookup(self.names.cards, "NOTATION_CARD", "card"))

    def card(self) -> None:
        """with CARD [whole_turn]; the decision comes after the first one."""
        if not self.takes("with"):
            return
        card_at = self.at
        card = self.lookup(self.names.cards, "NOTATION_CARD", "card")
        decision = card_id(card)
        if self.words[0] == "build" and self.takes("whole_turn"):
            decision = whole_turn_id(card)
            card += WHOLE_TURN
        self.parsed.cards.append(card)
        self.parsed.insert(1, (decision,), card_at)
