"""Reasons for a turn in sentences for newcomers, from what the turn does.

The turn is played on a copy of what its seat sees. What it reveals is not told.
"""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any

from cottonopolis.engine.events import new_buffer
from cottonopolis.engine.game_loop import ACTION
from cottonopolis.errors import Fact
from cottonopolis.games.events import Event, reveals
from cottonopolis.games.positions import Position, Tile
from cottonopolis.games.printed import PrintedTile
from cottonopolis.games.rules import AnyRules
from cottonopolis.messages import Message

MAX_SENTENCES = 4
LOW_INCOME = 5  # money per round; loans cost few spaces of the income track below it
RESOURCE_OF = {"coal_mine": "coal", "iron_works": "iron"}
SALES = ("sold", "sold_to_market")
# Sentences about decisions whose events are hidden or say nothing
OF_KIND = {"distant_market": "hint-market", "draw": "hint-draws", "pass": "hint-passes"}


def turn_sentences(
    rules: AnyRules, state: Any, seat: int, decisions: Sequence[int]
) -> tuple[Message, ...]:
    """Return why a turn is good; `state` is a full state and is changed."""
    return _Turn(rules, state, seat).play(decisions).sentences()


class _Turn:
    """A turn that is played step by step while its sentences are collected."""

    def __init__(self, rules: AnyRules, state: Any, seat: int) -> None:
        self.rules = rules
        self.state = state
        self.seat = seat
        self.start = rules.copy(state)
        self.before: Position = rules.position(state)
        self.stacks: dict[str, list[int]] = {
            industry: list(levels) for industry, levels in self._mine().stacks.items()
        }
        self.tiles: dict[tuple[str, int], PrintedTile] = {
            (tile.industry, tile.level): tile for tile in rules.printed().tiles
        }
        self.found: list[Message] = []
        self.spent = 0
        self.sales = 0
        self.built: set[str] = set()
        state.actions_left += 1  # keeps the turn from ending, and with it the round

    def _mine(self) -> Any:
        return self.before.seats[self.seat]

    def say(self, message: str, **facts: Fact) -> None:
        if message not in {name for name, _ in self.found}:
            self.found.append((message, facts))

    def play(self, decisions: Iterable[int]) -> "_Turn":
        for decision in decisions:
            kind = self.rules.table.range_of(decision).name
            earlier, buffer = self.rules.copy(self.state), new_buffer()
            self.rules.step(self.state, decision, buffer)
            every = self.rules.events(buffer)
            events = list(takewhile(lambda event: not event.kind.ends_preview, every))
            if kind in OF_KIND:
                self.say(OF_KIND[kind])
            self._tell(earlier, events)
            if reveals(every):
                break
        return self

    def sentences(self) -> tuple[Message, ...]:
        if self.sales:
            self.found.insert(0, ("hint-sells", {"count": self.sales}))
        order = self.rules.next_order(self.start, self.seat, self.spent)
        if order[0] == self.seat and self.before.order[0] != self.seat:
            self.say("hint-first")
        if not self.found:
            self.say("hint-prepares")
        return tuple(self.found[:MAX_SENTENCES])

    def _tell(self, earlier: Any, events: list[Event]) -> None:
        self.spent += sum(event.amount for event in events if event.kind.is_spending)
        for event in events:
            if event.name in SALES:
                self.sales += 1
            elif event.name in ("borrowed", "took_loan"):
                low = getattr(self._mine(), "income", LOW_INCOME) < LOW_INCOME
                self.say("hint-loan-low" if low else "hint-loan")
            elif event.name == "built":
                self._built(event, events)
            elif event.name == "overbuilt":
                mine = event.facts["seat"] == self.seat
                self.say("hint-overbuilds" if mine else "hint-overbuilds-rival")
            elif event.name == "developed":
                self._developed(event)
            elif event.name == "laid_link":
                self._linked(earlier, str(event.facts["link"]))
            elif event.name == "flipped" and event.facts["seat"] == self.seat:
                self._flipped(str(event.facts["place"]))

    def _take(self, event: Event) -> tuple[str, int, int | None]:
        """Take a tile from its stack; returns industry, level, and the level that comes next."""
        industry, level = str(event.facts["industry"]), int(event.facts["level"])
        self.stacks[industry].remove(level)
        return industry, level, next(iter(self.stacks[industry]), None)

    def _built(self, event: Event, events: list[Event]) -> None:
        industry, level, following = self._take(event)
        place = str(event.facts["place"])
        self.built.add(place)
        here = [other for other in events if other.facts.get("place") == place]
        tile = self.tiles[industry, level]
        shipped = [other for other in here if other.name.startswith("shipped")]
        if shipped:
            amount = f"{self.rules.currency}{sum(other.amount for other in shipped)}"
            facts: dict[str, Fact] = {"resource": RESOURCE_OF.get(industry, "coal")}
            self.say("hint-ships", count=len(shipped), amount=amount, **facts)
        if any(other.name == "flipped" for other in here):
            self.say("hint-flips", vp=tile.vp)
        elif industry in RESOURCE_OF:
            self.say("hint-cubes", resource=RESOURCE_OF[industry])
        elif industry == "port":
            self.say("hint-port-own" if self._unsold() else "hint-port")
        elif not tile.cubes and not shipped:
            self.say("hint-goods", vp=tile.vp)
        if following is not None and following > level:
            self.say("hint-last-level", industry=industry, level=level, next=following)

    def _developed(self, event: Event) -> None:
        industry, level, following = self._take(event)
        # Of two tiles of one stack only the last counts
        self.found = [
            one
            for one in self.found
            if not (one[0].startswith("hint-develops") and one[1]["industry"] == industry)
        ]
        if following is not None and following > level:
            self.say("hint-develops", industry=industry, next=following)
        elif following is not None:
            self.say("hint-develops-more", industry=industry)

    def _linked(self, earlier: Any, link: str) -> None:
        sold = self._targets("sell", self.state) - self._targets("sell", earlier)
        tiles = self._tiles()
        if sold:
            place = min(sold)
            self.say("hint-link-sells", industry=tiles[place].industry, place=place)
        points = self.rules.points_now(self.state)
        worth = points.links.get(link, 0)
        if worth and points.link_unit == "vp":
            self.say("hint-link-points", vp=worth)
        elif worth:
            self.say("hint-link-money", amount=f"{self.rules.currency}{worth}")
        elif not sold:
            self.say("hint-link")

    def _flipped(self, place: str) -> None:
        """A tile that stood there before the turn flips: a port that buys, or an emptied mine."""
        tile = self._tiles().get(place)
        if tile is None or place in self.built:
            return
        if tile.industry == "port":
            self.say("hint-own-port", place=place)
        elif tile.industry in RESOURCE_OF:
            self.say("hint-flips-own", industry=tile.industry, place=place)

    def _tiles(self) -> dict[str, Tile]:
        """The seat's own tiles before the turn, by slot."""
        slots: dict[str, Tile | None] = getattr(self.before, "slots", {})
        return {slot: tile for slot, tile in slots.items() if tile and tile.owner == self.seat}

    def _unsold(self) -> bool:
        """Whether the seat has goods to sell on the board."""
        names = {"port", *RESOURCE_OF}
        return any(
            not tile.flipped and tile.industry not in names and not tile.cubes
            for tile in self._tiles().values()
        )

    def _targets(self, kind: str, state: Any) -> set[str]:
        """The places where a new action of a kind is possible."""
        if state.stage != ACTION:
            return set()
        rules = self.rules
        legal = [d for d in rules.legal(state) if rules.table.range_of(d).name == kind]
        targets = [rules.describe(state, decision).target for decision in legal]
        return {target.id for target in targets if target is not None}
