"""Brass behind the contract that every game fulfils (see `cottonopolis.games.base`)."""

from collections.abc import Iterable

from cottonopolis.errors import Fact, IllegalMove, Reason
from cottonopolis.games.base import BaseRules
from cottonopolis.games.brass import data, explain, happenings, hidden, menu, policies
from cottonopolis.games.brass.decisions import DECISIONS, DISTANT_MARKET
from cottonopolis.games.brass.layout import (
    GIVE_UP,
    INDUSTRIES,
    PERIODS,
    STAGES,
    STATE_DTYPE,
    State,
)
from cottonopolis.games.brass.notation import Notation
from cottonopolis.games.brass.observation import HIDDEN, SEEN
from cottonopolis.games.brass.position import position, ranking
from cottonopolis.games.contract import ANY_PERIOD, Json, Step, Wanted, column_of


class BrassRules(BaseRules):
    """One set-up of Brass: number of players and variants."""

    game = "brass"
    version = 1
    currency = "£"
    decisions = DECISIONS
    state_dtype = STATE_DTYPE
    functions = policies.FUNCTIONS
    policies = policies.POLICIES
    layouts = (SEEN, SEEN.with_blocks(HIDDEN))
    events_table = happenings.EVENTS
    forced_stages = (GIVE_UP,)
    stages = STAGES
    explain = explain
    hidden = hidden
    menu = menu

    def __init__(self, players: int, variants: Iterable[str]) -> None:
        self.players = players
        self.variants = tuple(sorted(variants))
        self.setup: data.Setup = data.setup(players, self.variants)
        self.notation = Notation(self.setup)
        self.board = self.setup.board

    def check_text(self, state: State, text: str, wanted: Wanted) -> None:
        """B23: a canal can be asked for only in the canal period, a rail in the rail period."""
        if wanted.period in (ANY_PERIOD, state["period"]):
            return
        code = ("B23_CANAL_PERIOD_ONLY", "B23_RAIL_PERIOD_ONLY")[wanted.period]
        others = self.reasons(state, wanted.choices[0][0], wanted.cards)
        raise IllegalMove(text, [Reason(code), *others], column_of(text, 0))

    def blind_copy(self, state: State, decisions: list[int]) -> State | None:
        """B28: sales named after one to the Distant Market are judged as if it had demand.

        They are not made if it turns out to have none.
        """
        if DISTANT_MARKET not in decisions[:-1]:
            return None
        blind = self.copy(state)
        blind.market_tiles[:] = 0
        return blind

    def decision_text(self, state: State, decision: int) -> str:
        """One decision in words."""
        return str(self.notation.decision(decision, int(state.stage), int(state.period)))

    def title(self, step: Step) -> str:
        """When a step was taken."""
        return f"{PERIODS[step[3]]} period, round {step[4]}"

    def position(self, state: State, seat: int | None = None, pending: str | None = None) -> Json:
        """The state in plain names."""
        return {
            "game": self.game,
            "rules": self.version,
            **position(self.setup, state, seat, pending),
        }

    def ranking(self, state: State) -> list[int]:
        """Seats as they stand, best first (B32)."""
        return ranking(self.board, state)

    def event_value(self, field: str, value: int) -> Fact:
        """A number of an event in plain names."""
        if field == "card":
            return self.setup.cards[value]
        if field in ("place", "mill"):
            return self.setup.slots[value]
        if field == "link":
            return self.setup.links[value]
        if field == "node":
            return self.setup.nodes[value] if value >= 0 else ""
        if field == "industry":
            return INDUSTRIES[value]
        if field in ("period", "kind"):
            return PERIODS[value]
        return value

    def printed_slots(self) -> dict[str, list[str]]:
        """The industries printed on each slot in play."""
        return {
            name: [i for bit, i in enumerate(INDUSTRIES) if shown >> bit & 1]
            for name, shown in zip(self.setup.slots, self.board.slot_shows.tolist(), strict=True)
            if shown
        }
