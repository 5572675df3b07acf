"""Age of Industry behind the contract that every game fulfils (see `cottonopolis.games.base`)."""

from collections.abc import Iterable

from cottonopolis.errors import Fact
from cottonopolis.games.base import BaseRules
from cottonopolis.games.contract import Json, Step, Wanted
from cottonopolis.games.industry import data, explain, happenings, hidden, menu, policies
from cottonopolis.games.industry.decisions import DECISIONS
from cottonopolis.games.industry.layout import INDUSTRIES, STAGES, STATE_DTYPE, State
from cottonopolis.games.industry.notation import Notation
from cottonopolis.games.industry.observation import HIDDEN, SEEN
from cottonopolis.games.industry.position import position, ranking


class IndustryRules(BaseRules):
    """One set-up of Age of Industry: number of players and map."""

    game = "industry"
    version = 1
    currency = "$"
    map_name = data.DEFAULT_MAP
    decisions = DECISIONS
    state_dtype = STATE_DTYPE
    functions = policies.FUNCTIONS
    policies = policies.POLICIES
    layouts = (SEEN, SEEN.with_blocks(HIDDEN))
    events_table = happenings.EVENTS
    stages = STAGES
    explain = explain
    hidden = hidden
    menu = menu

    def __init__(
        self, players: int, variants: Iterable[str] = (), map_name: str = data.DEFAULT_MAP
    ) -> None:
        self.players = players
        self.variants = tuple(sorted(variants))
        self.setup: data.Setup = data.setup(players, self.variants, map_name)
        self.map_name = self.setup.map_name
        self.notation = Notation(self.setup)
        self.board = self.setup.board

    def check_text(self, state: State, text: str, wanted: Wanted) -> None:
        """Nothing is wrong by its words alone."""

    def decision_text(self, state: State, decision: int) -> str:
        """One decision in words."""
        return str(self.notation.decision(decision, int(state.stage)))

    def title(self, step: Step) -> str:
        """When a step was taken."""
        return f"round {step[4]}"

    def position(self, state: State, seat: int | None = None, pending: str | None = None) -> Json:
        """The state in plain names."""
        return {
            "game": self.game,
            "rules": self.version,
            **position(self.setup, state, seat, pending),
        }

    def ranking(self, state: State) -> list[int]:
        """Seats as they stand, best first (A22)."""
        return ranking(self.board, state)

    def event_value(self, field: str, value: int) -> Fact:
        """A number of an event in plain names."""
        if field == "card":
            return self.setup.cards[value]
        if field in ("place", "mill"):
            if value >= happenings.FIRST_MARKET:
                return self.setup.market_name(value - happenings.FIRST_MARKET)
            return self.setup.source_name(value)
        if field == "link":
            return self.setup.rails[value]
        if field == "node":
            return self.setup.nodes[value]
        if field == "industry":
            return INDUSTRIES[value]
        return value

    def printed_slots(self) -> dict[str, list[str]]:
        """The industries that fit each slot."""
        return {
            name: [i for bit, i in enumerate(INDUSTRIES) if int(takes) >> bit & 1]
            for name, takes in zip(self.setup.slots, self.board.slot_takes, strict=False)
        }
