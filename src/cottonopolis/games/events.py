"""Events in plain names, ready for logs, animations and statistics."""

from dataclasses import dataclass

from cottonopolis.engine.events import EventKind
from cottonopolis.errors import Fact

MONEY_FACTS = ("price", "amount", "spent")  # facts that are sums of money
AMOUNT_FACTS = ("price", "amount")  # an event that moves money has one of these


@dataclass(frozen=True)
class Event:
    """One event of a game."""

    kind: EventKind
    facts: dict[str, Fact]
    currency: str = "£"
    path: tuple[str, ...] = ()  # the nodes that a cube or goods passed, source first

    @property
    def name(self) -> str:
        return self.kind.name

    @property
    def amount(self) -> int:
        """The money paid or received; 0 if none."""
        if not self.kind.money:
            return 0
        return next(int(self.facts[name]) for name in AMOUNT_FACTS if name in self.facts)

    def text(self, lang: str = "en") -> str:
        """The event as a sentence."""
        from cottonopolis.messages import say

        facts = {
            key: f"{self.currency}{value}" if key in MONEY_FACTS else value
            for key, value in self.facts.items()
        }
        return say(lang, "event-" + self.name.replace("_", "-"), **facts)

    def seen_by(self, seat: int | None) -> "Event":
        """Return the event as a seat may see it; private events of others lose their details."""
        if not self.kind.private or seat is None or self.facts["seat"] == seat:
            return self
        hidden = EventKind(f"{self.name}_hidden", ("seat",))
        return Event(hidden, {"seat": self.facts["seat"]}, self.currency)

    def __str__(self) -> str:
        return self.text()


def reveals(events: list[Event]) -> bool:
    """Whether any of the events reveals hidden information."""
    return any(event.kind.reveals for event in events)
