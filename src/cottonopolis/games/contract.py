"""What a game offers to everything else: the API, the record, the simulator, the bots."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from cottonopolis.errors import Fact, SetupError

if TYPE_CHECKING:
    from cottonopolis.games.brass.rules import BrassRules

GAMES = ("brass",)

# One step of a game: decision, seat, stage, period, round
Step = tuple[int, int, int, int, int]


@dataclass(frozen=True)
class Event:
    """Something that happened, in plain names."""

    name: str
    facts: dict[str, Fact]

    def text(self, lang: str = "en") -> str:
        """The event as a sentence."""
        from cottonopolis.messages import say

        return say(lang, "event-" + self.name.replace("_", "-"), **self.facts)

    def seen_by(self, seat: int | None) -> "Event":
        """The event as a seat may know it: nobody sees a card that another draws."""
        if self.name == "drew" and seat is not None and self.facts["seat"] != seat:
            return Event("drew_hidden", {"seat": self.facts["seat"]})
        return self

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True)
class Action:
    """One action of a game as a line of the record."""

    seat: int
    text: str
    title: str  # when it was taken: period and round


def rules_version(game: str) -> int:
    """The version of the rules that this program plays a game by."""
    return _rules_class(game).version


@cache
def rules_for(game: str, players: int, variants: tuple[str, ...] = ()) -> "BrassRules":
    """The rules of one set-up of a game, made once (they hold nothing that changes)."""
    return _rules_class(game)(players, variants)


def _rules_class(game: str) -> "type[BrassRules]":
    if game not in GAMES:
        raise SetupError("unknown-game", word=game, known=", ".join(GAMES))
    from cottonopolis.games.brass.rules import BrassRules

    return BrassRules
