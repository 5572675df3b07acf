"""Reading the notation of Age of Industry: the names of a set-up, and what actions share."""

from cottonopolis.games.industry.data import Setup
from cottonopolis.games.industry.decisions import card_id, take_id, whole_turn_id
from cottonopolis.games.industry.state import CARDS, INDUSTRIES, LEVELS, SLOTS
from cottonopolis.games.notation import (
    WordReader,
    links_by_name,
    slots_by_name,
    with_short_names,
)

WHOLE_TURN = CARDS  # added to the number of a card that is used for both actions (A4)

Places = dict[str, tuple[int, ...]]


class Names:
    """The words of one set-up."""

    def __init__(self, setup: Setup) -> None:
        self.slots: Places = slots_by_name(setup.slots)
        imports = {name: (SLOTS + index,) for index, name in enumerate(setup.imports)}
        self.sources: Places = {**self.slots, **imports}
        self.buyers: Places = {**self.slots}
        for name, markets in slots_by_name(setup.markets, SLOTS).items():
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
        """A place, or all that a location stands for."""
        return self.lookup(table, "NOTATION_PLACE", "place")

    def industry(self) -> int:
        """An industry."""
        return self.lookup(self.names.industries, "NOTATION_INDUSTRY", "industry")

    def sources(self) -> None:
        """Where the cubes come from, in any order; coal is chosen before iron."""
        found: dict[str, tuple[list[int], int]] = {}
        while self.peek() in ("coal", "iron") and self.peek() not in found:
            resource = self.next("source")
            self.fixed("from")
            places = self.places(self.names.sources)
            found[resource] = ([take_id(place) for place in places], self.at - 1)
        for resource in sorted(found):
            self.wanted.add(*found[resource], resource)

    def card(self) -> None:
        """with CARD [whole_turn]; the card is chosen right after what is done."""
        if not self.takes("with"):
            return
        card_at = self.at
        card = self.lookup(self.names.cards, "NOTATION_CARD", "card")
        decision = card_id(card)
        if self.words[0] == "build" and self.takes("whole_turn"):
            decision = whole_turn_id(card)
            card += WHOLE_TURN
        self.wanted.cards.append(card)
        self.wanted.insert(1, (decision,), card_at)
