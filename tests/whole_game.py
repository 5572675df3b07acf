"""Random games with a ledger that is kept from the events alone."""

from typing import Any

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from cottonopolis.engine.events import new_buffer
from cottonopolis.engine.game_loop import OVER
from cottonopolis.engine.tracks import RESOURCES
from cottonopolis.games.events import Event
from cottonopolis.games.rules import AnyRules

SETTINGS = settings(max_examples=25, stateful_step_count=25, phases=[Phase.generate])


class Ledger:
    """Money, cubes and tiles, computed from the events alone."""

    def __init__(
        self, rules: AnyRules, state: Any, industries: tuple[str, ...], extra_places: list[str]
    ) -> None:
        self.board = rules.board
        self.industries = industries
        self.money = state.money.astype(int)
        self.spent = state.spent.astype(int)
        self.stack = state.stack.astype(int)
        self.track = state.track_cubes.astype(int)
        self.cubes = dict.fromkeys([*rules.setup.slots, *extra_places], 0)

    def enter(self, event: Event) -> None:
        """Apply one event."""
        facts = event.facts
        seat = int(facts.get("seat", 0))
        place = str(facts.get("place", ""))
        verb, _, resource = event.name.partition("_")
        self.money[seat] += event.kind.money * event.amount
        if event.kind.is_spending:
            self.spent[seat] += event.amount
        if event.name == "turn_order_set":
            assert facts["spent"] == self.spent[seat]
            self.spent[seat] = 0
        elif verb == "bought":
            track = RESOURCES.index(resource)
            self.track[track] = max(0, self.track[track] - 1)
        elif verb == "took" and resource in RESOURCES:
            self.cubes[place] -= 1
        elif verb == "shipped":
            self.cubes[place] -= 1
            self.track[RESOURCES.index(resource)] += 1
        elif event.name in ("gave_up", "removed_tile"):
            self.cubes[place] = 0
        elif event.name in ("built", "developed"):
            industry, level = self.industries.index(str(facts["industry"])), int(facts["level"])
            self.stack[seat, industry, level] -= 1
            if event.name == "built":
                self.cubes[place] = int(self.board.tile_cubes[industry, level])

    def check(self, state: Any, cubes: list[int]) -> None:
        """Compare the ledger with a state."""
        assert (self.money == state.money).all()
        assert (self.spent == state.spent).all()
        assert (self.stack == state.stack).all()
        assert (self.stack >= 0).all()
        assert (self.track == state.track_cubes).all()
        assert list(self.cubes.values()) == cubes


class WholeGame(RuleBasedStateMachine):
    """Makes random decisions, and checks the ledger after each."""

    ledger: Ledger
    game_rules: AnyRules

    def __init__(self) -> None:
        super().__init__()
        self.state: Any = None

    @rule(pick=st.integers(0, 10**6), run=st.integers(1, 40))
    def decide(self, pick: int, run: int) -> None:
        for turn in range(run):
            if self.state.stage == OVER:
                return
            options = self.game_rules.legal(self.state)
            buffer = new_buffer()
            self.game_rules.step(self.state, options[(pick + 7919 * turn) % len(options)], buffer)
            for event in self.game_rules.events(buffer):
                self.ledger.enter(event)
            self.check()

    @invariant()
    def check(self) -> None:
        if self.state is None:
            return
        state, board, players = self.state, self.game_rules.board, self.game_rules.players
        assert (state.hand_size[:players] == state.hand[:players].sum(axis=1)).all()
        assert (state.money[:players] >= 0).all()
        assert (state.track_cubes >= 0).all()
        assert (state.track_cubes <= board.track_length).all()
        assert sorted(state.order[:players]) == list(range(players))
        self.check_game()

    def check_game(self) -> None:
        """Check what is specific to this game."""
        raise NotImplementedError
