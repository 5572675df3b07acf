"""Events in plain names, ready for logs, animations and statistics."""

from dataclasses import dataclass

from cottonopolis.engine.events import EventKind
from cottonopolis.errors import Fact

MONEY_FACTS = ("price", "amount", "spent")  # facts of an event that are sums of money
AMOUNT_FACTS = ("price", "amount")  # of these an event that moves money has one


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    kind: EventKind
    facts: dict[str, Fact]
    currency: str = "£"
    path: tuple[str, ...] = ()  # the places that a cube passed, source first

    @property
    def name(self) -> str:
        """The name of its kind."""
        return self.kind.name

    @property
    def amount(self) -> int:
        """The sum of money that changes hands; 0 if none does."""
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
        """The event as a seat may know it: others see of a private event only that it happened."""
        if not self.kind.private or seat is None or self.facts["seat"] == seat:
            return self
        hidden = EventKind(f"{self.name}_hidden", ("seat",))
        return Event(hidden, {"seat": self.facts["seat"]}, self.currency)

    def __str__(self) -> str:
        return self.text()


def reveals(events: list[Event]) -> bool:
    """Whether something hidden turned up."""
    return any(event.kind.reveals for event in events)
