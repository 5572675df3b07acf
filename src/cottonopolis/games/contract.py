"""What a game offers to everything else: the API, the record, the simulator, the bots."""

import re
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from cottonopolis.errors import Fact, SetupError

if TYPE_CHECKING:
    from cottonopolis.games.base import BaseRules

GAMES = ("brass", "industry")
ANY_PERIOD = -1
MONEY_FACTS = ("price", "amount", "spent")  # facts of an event that are sums of money

# After one of these events, taking back would use knowledge that was hidden
REVEALS = frozenset({"drew", "turned_market", "market_closed", "shuffled", "turned_up"})

# One step of a game: decision, seat, stage, period, round
Step = tuple[int, int, int, int, int]
Json = dict[str, Any]
Message = tuple[str, dict[str, Fact]]  # id and facts

WORD = re.compile(r"\+|[^\s+]+")


@dataclass
class Wanted:
    """An action read from text: for each choice the decisions it may mean, and which word says so.

    A choice means several decisions when a slot's number was left out.
    """

    choices: list[tuple[int, ...]] = field(default_factory=list)
    words: list[int] = field(default_factory=list)
    resources: list[str] = field(default_factory=list)  # "coal" or "iron" where a source is named
    cards: list[int] = field(default_factory=list)
    period: int = ANY_PERIOD  # in which alone it can be taken

    def add(self, decisions: tuple[int, ...], word: int, resource: str = "") -> None:
        """One more choice."""
        self.choices.append(decisions)
        self.words.append(word)
        self.resources.append(resource)


def column_of(text: str, word: int) -> int:
    """Where a word of the text begins, from 1 (or where one more would)."""
    starts = [match.start() + 1 for match in WORD.finditer(text)]
    return starts[word] if word < len(starts) else len(text) + 1


@dataclass(frozen=True)
class Event:
    """Something that happened, in plain names."""

    name: str
    facts: dict[str, Fact]
    currency: str = "£"

    def text(self, lang: str = "en") -> str:
        """The event as a sentence."""
        from cottonopolis.messages import say

        facts = {
            key: f"{self.currency}{value}" if key in MONEY_FACTS else value
            for key, value in self.facts.items()
        }
        return say(lang, "event-" + self.name.replace("_", "-"), **facts)

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
    return int(_rules_class(game).version)


@cache
def rules_for(
    game: str, players: int, variants: tuple[str, ...] = (), map_name: str | None = None
) -> "BaseRules":
    """The rules of one set-up of a game, made once (they hold nothing that changes)."""
    rules_class = _rules_class(game)
    if map_name is not None and rules_class.map_name is None:
        raise SetupError("no-maps", word=map_name)
    chosen = () if map_name is None else (map_name,)
    rules: BaseRules = rules_class(players, variants, *chosen)
    return rules


def _rules_class(game: str) -> Any:
    if game not in GAMES:
        raise SetupError("unknown-game", word=game, known=", ".join(GAMES))
    if game == "industry":
        from cottonopolis.games.industry.rules import IndustryRules

        return IndustryRules
    from cottonopolis.games.brass.rules import BrassRules

    return BrassRules
