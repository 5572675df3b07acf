"""Events in plain names, ready for logs, animations and statistics."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, overload

from cottonopolis.engine.events import Buffer, EventKind
from cottonopolis.errors import Fact

if TYPE_CHECKING:
    from cottonopolis.games.rules import AnyRules

MONEY_FACTS = ("price", "amount", "spent")  # facts that are sums of money
AMOUNT_FACTS = ("price", "amount")  # an event that moves money has one of these


class EventField(NamedTuple):
    """A field of events: the type of its value, and its meaning."""

    type: type[int] | type[str]
    meaning: str


# The fields of all games' events
EVENT_FIELDS: Final[dict[str, EventField]] = {
    "amount": EventField(int, "money received or paid"),
    "amount_a": EventField(int, "the part of `amount` for the first end of the rail"),
    "amount_b": EventField(int, "the part for the second end"),
    "bonus": EventField(int, "income spaces gained by the sale"),
    "card": EventField(str, "a card"),
    "cards": EventField(int, "cards in the deck"),
    "count": EventField(int, "coal cubes"),
    "from_space": EventField(int, "space of the income track before"),
    "industry": EventField(str, "the industry of a tile"),
    "kind": EventField(str, "the kind of link"),
    "level": EventField(int, "the level of a tile"),
    "link": EventField(str, "a link"),
    "mill": EventField(str, "the slot of the tile that sells"),
    "node": EventField(str, "where the cube goes; empty if it is used nowhere on the board"),
    "period": EventField(str, "the period"),
    "place": EventField(str, "a slot; in Age of Industry also an import or a market"),
    "price": EventField(int, "money paid or received for it"),
    "round": EventField(int, "the round of the period, from 1"),
    "seat": EventField(int, "the seat that acts, or that it happens to"),
    "set_aside": EventField(int, "cards put aside unseen"),
    "spent": EventField(int, "money spent in the round"),
    "tile": EventField(int, "the number on the turned tile"),
    "to_space": EventField(int, "space of the income track afterwards"),
    "turn_number": EventField(int, "place in the next turn order, from 1"),
    "vp": EventField(int, "victory points; `forgiven` and `lost_for_loans` lose them"),
    "vp_a": EventField(int, "the part of `vp` for the first end of the link"),
    "vp_b": EventField(int, "the part for the second end"),
}


@dataclass(frozen=True)
class Event:
    """One event of a game; docs/events.md lists the names and their facts.

    >>> from cottonopolis import Game
    >>> event = Game.new("brass", players=4, seed=11).play("pass with burnley")[0]
    >>> event.name, event.seat, event.facts
    ('played_card', 3, {'seat': 3, 'card': 'burnley'})
    >>> event["card"], event.text("de")
    ('burnley', 'Violett spielt die Karte „Burnley“.')
    """

    kind: EventKind
    facts: dict[str, Fact]
    currency: str = "£"
    path: tuple[str, ...] = ()  # the nodes that a cube or goods passed, source first

    @property
    def name(self) -> str:
        """The name of its kind.

        >>> from cottonopolis import Game
        >>> Game.new("brass", players=4, seed=11).play("pass with burnley")[1].name
        'passed'
        """
        return self.kind.name

    @property
    def seat(self) -> int | None:
        """The seat that acts, or that it happens to; None if it concerns all.

        >>> from cottonopolis import Game
        >>> last = Game.new("brass", players=4, seed=11).log[-1]
        >>> last.name, last.seat
        ('round_began', None)
        """
        return int(self.facts["seat"]) if "seat" in self.facts else None

    def __getitem__(self, field: str) -> Fact:
        return self.facts[field]

    @property
    def amount(self) -> int:
        """The money paid or received; 0 if none.

        >>> from cottonopolis import Game
        >>> events = Game.new("brass", players=4, seed=11).play("loan 30 with burnley")
        >>> {event.name: event.amount for event in events}
        {'played_card': 0, 'borrowed': 30, 'income_moved': 0}
        """
        if not self.kind.money:
            return 0
        return next(int(self.facts[name]) for name in AMOUNT_FACTS if name in self.facts)

    def text(self, lang: str = "en") -> str:
        """The event as a sentence.

        >>> from cottonopolis import Game
        >>> events = Game.new("brass", players=4, seed=11).play("loan 30 with burnley")
        >>> print(events[1].text("it"))
        Viola prende un prestito di £30.
        """
        from cottonopolis.messages import say

        facts = {
            key: f"{self.currency}{value}" if key in MONEY_FACTS else value
            for key, value in self.facts.items()
        }
        return say(lang, "event-" + self.name.replace("_", "-"), **facts)

    def seen_by(self, seat: int | None) -> "Event":
        """Return the event as a seat may see it; private events of others lose their details.

        >>> from cottonopolis import Game
        >>> drawn = [event for event in Game.new("brass", seed=11).log if event.name == "drew"]
        >>> print(drawn[0])
        Violet draws the Blackburn card.
        >>> print(drawn[0].seen_by(1))
        Violet draws a card.
        """
        if not self.kind.private or seat is None or self.facts["seat"] == seat:
            return self
        hidden = EventKind(f"{self.name}_hidden", ("seat",))
        return Event(hidden, {"seat": self.facts["seat"]}, self.currency)

    def __str__(self) -> str:
        return self.text()


class Events(Sequence[Event]):
    """The events of a move, in order: a sequence of `Event`, made when it is read.

    >>> from cottonopolis import Game
    >>> events = Game.new("brass", players=4, seed=11).play("loan 30 with burnley")
    >>> [(event.name, event.facts["seat"]) for event in events][-2:]
    [('borrowed', 3), ('income_moved', 3)]
    """

    __slots__ = ("_buffer", "_found", "_rules")

    def __init__(self, rules: "AnyRules", buffer: Buffer) -> None:
        self._rules = rules
        self._buffer = buffer
        self._found: list[Event] | None = None

    @property
    def _events(self) -> list[Event]:
        if self._found is None:
            self._found = self._rules.events(self._buffer)
        return self._found

    def __len__(self) -> int:
        return len(self._events)

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._events[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._events == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Events: {', '.join(event.name for event in self)}>"


def reveals(events: Sequence[Event]) -> bool:
    """Whether any of the events reveals hidden information."""
    return any(event.kind.reveals for event in events)
