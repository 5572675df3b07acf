"""What happened in one game, read from its events: what each tile and link cost and brought.

Money events say whom and what they concern (docs/events.md), so the same accounts serve every game.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from cottonopolis.engine.events import new_buffer
from cottonopolis.engine.game_loop import ACTION, OVER
from cottonopolis.games.events import Event
from cottonopolis.games.rules import AnyRules

OPENING_ACTIONS = 3  # of a seat, listed as its opening
IDLE_ACTIONS = frozenset({"draw", "pass"})  # kinds that change nothing on the board


@dataclass
class TileAccount:
    """What one tile cost and brought its owner."""

    seat: int
    industry: str
    level: int
    place: str
    action: int  # number of the action that built it
    actions: float  # that it took: building, its share of sales and developments
    paid: int = 0  # price and cubes bought
    earned: int = 0  # by flipping, and by shipping cubes
    vp: int = 0
    flipped: bool = False


@dataclass
class LinkAccount:
    """What one link cost and brought its owner."""

    seat: int
    link: str
    actions: float
    paid: float
    earned: int = 0
    vp: int = 0


@dataclass
class GameFacts:
    """Everything that the figures need to know about one game, by seat where it says so."""

    seed: int
    order: list[int]  # seats in the turn order of the first round
    vp: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)  # 0 for the winner
    rounds: int = 0
    tiles: list[TileAccount] = field(default_factory=list)
    links: list[LinkAccount] = field(default_factory=list)
    # Developments after which the player built no tile of the industry
    wasted_developments: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)  # played, by kind
    openings: list[list[str]] = field(default_factory=list)  # first actions, by seat
    other_money: Counter[str] = field(default_factory=Counter)  # loans, interest; by event name
    # Rounds that began without any buyer on the board, by kind of goods
    dry_rounds: Counter[str] = field(default_factory=Counter)
    idle_actions: int = 0  # only drawing and passing were legal
    stuck_actions: int = 0  # only passing was legal
    # Points lost by another first action than the one played: opening, difference
    trials: list[tuple[str, int]] = field(default_factory=list)


def opening_of(rules: AnyRules, state: object, decision: int) -> str:
    """Return the kind of an action, with its industry: "draw", "build coal_mine"."""
    option = rules.describe(state, decision)
    return " ".join(filter(None, (option.kind, option.industry)))


class Bookkeeper:
    """Replays one game and keeps its accounts."""

    def __init__(self, rules: AnyRules, seed: int) -> None:
        self.rules = rules
        self.state = rules.new(seed)
        self.facts = GameFacts(seed, self.state.order[: rules.players].tolist())
        self.facts.openings = [[] for _ in range(rules.players)]
        self._on_board: dict[str, TileAccount] = {}
        self._links: dict[str, LinkAccount] = {}
        self._developed: list[tuple[int, int, str]] = []  # action, seat, industry
        self._action = 0
        self._round = 0

    def replay(self, decisions: Sequence[int]) -> GameFacts:
        """Play all decisions of a game; returns its facts."""
        at = 0
        while at < len(decisions):
            at = self._play_action(decisions, at)
        assert self.state.stage == OVER, "the game is not over"
        self._share_developments()
        facts = self.facts
        facts.tiles.sort(key=lambda tile: tile.action)
        facts.links = list(self._links.values())
        facts.vp = self.rules.score(self.state)
        ranking = self.rules.ranking(self.state)
        facts.places = [ranking.index(seat) for seat in range(self.rules.players)]
        facts.rounds = int(self.state.round_number)
        return facts

    def _play_action(self, decisions: Sequence[int], at: int) -> int:
        """Play one action with all its decisions; returns the index of the next one."""
        rules, state = self.rules, self.state
        seat = int(state.order[state.turn])
        before, turn = int(state.actions_left), int(state.turn)
        if int(state.round_number) > self._round:
            self._round = int(state.round_number)
            self._count_buyers()
        self._count_choice(seat, decisions[at])
        events = new_buffer()
        while True:
            rules.step(state, decisions[at], events)
            at += 1
            if state.stage in (ACTION, OVER) or at == len(decisions):
                break
        same_turn = state.stage == ACTION and int(state.turn) == turn
        same_turn = same_turn and int(state.round_number) == self._round
        used = before - int(state.actions_left) if same_turn else before
        self._enter(seat, used, rules.events(events))
        self._action += 1
        return at

    def _count_buyers(self) -> None:
        for good, buyers in self.rules.open_buyers(self.state).items():
            self.facts.dry_rounds[good] += buyers == 0

    def _count_choice(self, seat: int, decision: int) -> None:
        """Count what is chosen, and whether there was a choice."""
        rules, facts = self.rules, self.facts
        names = rules.table.names
        facts.actions[names[rules.table.kind_of(decision)]] += 1
        if len(facts.openings[seat]) < OPENING_ACTIONS:
            facts.openings[seat].append(opening_of(rules, self.state, decision))
        legal = {names[rules.table.kind_of(option)] for option in rules.legal(self.state)}
        facts.idle_actions += legal <= IDLE_ACTIONS
        facts.stuck_actions += legal <= {"pass"}

    def _enter(self, seat: int, used: int, events: list[Event]) -> None:
        """Enter the events of one action, which used up one or two actions of the turn."""
        spent = sum(e.amount for e in events if e.kind.is_spending and e.seat == seat)
        laid = sum(e.name == "laid_link" for e in events)
        sold = sum("mill" in e.facts for e in events)
        for event in events:
            if event.name == "built":
                self._build(event, used, spent)
            elif event.name == "laid_link":
                link = str(event["link"])
                self._links[link] = LinkAccount(seat, link, used / laid, spent / laid)
            elif event.name == "developed":
                self._developed.append((self._action, seat, str(event["industry"])))
            elif event.name == "flipped":
                self._tile(event).flipped = True
            elif event.name == "overbuilt":
                del self._on_board[str(event["place"])]
            elif event.name == "scored_tile":
                self._tile(event).vp += int(event["vp"])
            elif "link" in event.facts:
                account = self._links[str(event["link"])]
                account.earned += event.amount
                account.vp += int(event.facts.get("vp", 0))
            elif event.kind.money > 0 and "place" in event.facts:
                self._tile(event).earned += event.amount
            elif event.kind.money and not event.kind.is_spending:
                self.facts.other_money[event.name] += event.amount
            if "mill" in event.facts:
                self._on_board[str(event["mill"])].actions += used / sold

    def _build(self, event: Event, used: int, spent: int) -> None:
        place = str(event["place"])
        account = TileAccount(
            seat=int(event["seat"]),
            industry=str(event["industry"]),
            level=int(event["level"]),
            place=place,
            action=self._action,
            actions=used,
            paid=spent,
        )
        self._on_board[place] = account
        self.facts.tiles.append(account)

    def _tile(self, event: Event) -> TileAccount:
        """Return the tile that an event is about; an import belongs to the ship beside it."""
        place = str(event["place"])
        return self._on_board.get(place) or self._on_board[place.partition(".")[0]]

    def _share_developments(self) -> None:
        """Add each development to the tiles of the industry that its player built afterwards."""
        for action, seat, industry in self._developed:
            later = [
                tile
                for tile in self.facts.tiles
                if (tile.seat, tile.industry) == (seat, industry) and tile.action > action
            ]
            for tile in later:
                tile.actions += 1 / len(later)
            if not later:
                self.facts.wasted_developments[industry] += 1
