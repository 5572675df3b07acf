"""Read the notation of Brass: the names of a set-up, and clauses that actions share."""

from cottonopolis.games.brass.data import Setup
from cottonopolis.games.brass.decisions import TWO_CARDS_ID, card_id, take_id
from cottonopolis.games.brass.state import INDUSTRIES
from cottonopolis.games.notation import (
    WordReader,
    links_by_name,
    refuse,
    slots_by_name,
    with_short_names,
)


class Names:
    """The names that one set-up accepts."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        shown, kinds = setup.board.slot_shows, setup.board.link_kinds
        self.slots = {  # in play in this variant
            name: used
            for name, slots in slots_by_name(setup.slots).items()
            if (used := tuple([slot for slot in slots if shown[slot]]))
        }
        self.links = {n: i for n, i in links_by_name(setup.links).items() if kinds[i]}
        self.industries = with_short_names(INDUSTRIES)
        self.cards = with_short_names(setup.cards)
        self.loans = {str(amount): i for i, amount in enumerate(setup.board.loans)}


class Reader(WordReader):
    """Reads one action, word by word."""

    def __init__(self, names: Names, text: str) -> None:
        super().__init__(text)
        self.names = names
        self.card_at = 0  # number of the word that names the last card

    def slot(self) -> tuple[int, ...]:
        """Read a slot, or a location, which stands for all its slots."""
        return self.lookup(self.names.slots, "NOTATION_PLACE", "place")

    def industry(self) -> int:
        return self.lookup(self.names.industries, "NOTATION_INDUSTRY", "industry")

    def clauses(self, *resources: str) -> None:
        """Read sources and cards in any order; the decision for coal comes before that for iron."""
        iron_at = -1
        while True:
            word = self.peek()
            if word in resources:
                self.next(word)
                self.fixed("from")
                word_at = self.at
                sources = [take_id(slot) for slot in self.slot()]
                if word == "iron":
                    iron_at = len(self.parsed.choices)
                at = iron_at if word == "coal" and iron_at >= 0 else len(self.parsed.choices)
                self.parsed.insert(at, sources, word_at, word)
            elif word == "with" and not self.parsed.cards:
                self.next("with")
                self._card()
                if self.takes("+"):
                    self._card()
            else:
                return

    def _card(self) -> None:
        self.card_at = self.at
        self.parsed.cards.append(self.lookup(self.names.cards, "NOTATION_CARD", "card"))

    def insert_cards(self) -> None:
        """Insert the decision for the card after the first one (B8: two, in table order)."""
        cards = sorted(self.parsed.cards)
        if len(cards) == 2 and self.words[0] != "build":
            raise refuse(self.text, "B8_ONLY_TO_BUILD", self.card_at)
        for card in reversed(cards):
            self.parsed.insert(1, (card_id(card),), self.card_at)
        if len(cards) == 2:
            self.parsed.insert(1, (TWO_CARDS_ID,), self.card_at)
