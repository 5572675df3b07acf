"""Age of Industry behind the contract that every game fulfils (see `cottonopolis.games.base`)."""

from collections.abc import Iterable

from cottonopolis.errors import Fact, Reason
from cottonopolis.games.base import BaseRules
from cottonopolis.games.contract import Json, Message, Step, Wanted
from cottonopolis.games.industry import data, explain, happenings, hidden, menu, policies
from cottonopolis.games.industry.decisions import DECISIONS
from cottonopolis.games.industry.layout import INDUSTRIES, NO_ACTION, STATE_DTYPE, State
from cottonopolis.games.industry.notation import Notation
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
    events_table = happenings.EVENTS

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

    def plausible(self, state: State, decision: int) -> bool:
        """Whether what a later choice of an action needs is there."""
        return explain.plausible(state, decision)

    def face(self, state: State, decision: int) -> tuple[int, ...]:
        """What makes two slots alike: the same print and the same tile."""
        return explain.face(self.setup, state, decision)

    def reasons(
        self,
        state: State,
        decision: int,
        cards: list[int] | None = None,
        buyer: int | None = None,
    ) -> list[Reason]:
        """Every reason against a decision, with the card and the buyer named for it."""
        return explain.reasons_against(self.setup, state, decision, cards, buyer)

    def refusal(
        self, before: State, state: State, wanted: Wanted, decisions: list[int], played: int
    ) -> list[Reason]:
        """Why the action stopped at a decision."""
        resource = wanted.resources[played]
        if resource and explain.stage_name(state) != resource:
            return explain.source_reasons(self.setup, before, decisions, played, resource)
        if played > 0 and state["pending"] == NO_ACTION:
            return [Reason("NOTATION_NOT_ASKED")]
        buyer = decisions[played + 1] if len(decisions) > played + 1 else None
        cards = wanted.cards if played == 0 else None
        return self.reasons(state, decisions[played], cards, buyer)

    def decision_text(self, state: State, decision: int) -> str:
        """One decision in words."""
        return str(self.notation.decision(decision, int(state.stage)))

    def title(self, step: Step) -> str:
        """When a step was taken."""
        return f"round {step[4]}"

    def view(self, state: State, seat: int) -> State:
        """What a seat may know of a state."""
        seen = self.copy(state)
        hidden.hide(self.board, seen, seat)
        return seen

    def redeal(self, view: State, seat: int, seed: int) -> State:
        """A full state that the seat's view could come from."""
        guess = self.copy(view)
        hidden.redeal(self.board, guess, seat, seed)
        return guess

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

    def option_messages(self, state: State, decision: int) -> tuple[Message, Message]:
        """How a menu words a decision: the title of its group, and its label."""
        return menu.option_messages(self.setup, state, decision)
