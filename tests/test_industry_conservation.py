"""Age of Industry: nothing appears from nowhere, checked at every step of random games."""

from typing import Any

import numpy as np
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from cottonopolis.engine.course import OVER
from cottonopolis.engine.events import new_buffer
from cottonopolis.games.contract import Event
from cottonopolis.games.industry.layout import INDUSTRIES, NOBODY, SHIP
from tests.setups import INDUSTRY, develop_at_random

TRACKS = {"coal": 0, "iron": 1}


class Books:
    """Cash, loans, cubes, tiles and face-up cards, kept from the events alone."""

    def __init__(self, rules: Any, state: Any) -> None:
        self.board = rules.board
        self.money = state.money.astype(int)
        self.loans = state.loans.astype(int)
        self.spent = state.spent.astype(int)
        self.stack = state.stack.astype(int)
        self.track = state.track_cubes.astype(int)
        self.cubes = dict.fromkeys([*rules.setup.slots, *rules.setup.imports], 0)
        self.used: set[str] = set()

    def enter(self, event: Event) -> None:
        """Book one event."""
        facts = event.facts
        seat = int(facts.get("seat", 0))
        place = str(facts.get("place", ""))
        verb, _, resource = event.name.partition("_")
        if event.name in ("paid", "bought_coal", "bought_iron"):
            self.money[seat] -= int(facts["price"])
            self.spent[seat] += int(facts["price"])
        elif event.name in ("earned", "took_loan", "scored_rail"):
            self.money[seat] += int(facts["amount"])
        elif event.name in ("repaid_loan", "paid_interest"):
            self.money[seat] -= int(facts["amount"])
        if event.name in ("took_loan", "repaid_loan"):
            number = int(facts["amount"]) // int(self.board.loan)
            self.loans[seat] += number if event.name == "took_loan" else -number
        elif event.name == "took_place":
            assert facts["spent"] == self.spent[seat]
            self.spent[seat] = 0
        elif verb == "bought":
            self.track[TRACKS[resource]] = max(0, self.track[TRACKS[resource]] - 1)
        elif verb == "took" and resource in TRACKS:
            self.cubes[place] -= 1
        elif verb == "shipped":
            self.money[seat] += int(facts["price"])
            self.cubes[place] -= 1
            self.track[TRACKS[resource]] += 1
        elif event.name == "filled_import":
            self.cubes[place] += int(facts["count"])
        elif event.name in ("built", "removed_from_board"):
            industry, level = INDUSTRIES.index(str(facts["industry"])), int(facts["level"])
            self.stack[seat, industry, level] -= 1
            if event.name == "built":
                self.cubes[place] = int(self.board.tile_cubes[industry, level])
        elif event.name == "sold_to_market":
            assert place not in self.used
            self.used.add(place)


class WholeIndustryGame(RuleBasedStateMachine):
    """Random decisions from the first card to the end."""

    def __init__(self) -> None:
        super().__init__()
        self.state: Any = None

    @initialize(
        setup=st.sampled_from(INDUSTRY),
        seed=st.integers(0, 2**40),
        advanced=st.booleans(),
        chance=st.randoms(use_true_random=False),
    )
    def start(self, setup: Any, seed: int, advanced: bool, chance: Any) -> None:
        self.game = setup.rules
        self.state = self.game.new(seed)
        if advanced:
            develop_at_random(self.game, self.state, chance)
        self.books = Books(self.game, self.state)

    @rule(pick=st.integers(0, 10**6), run=st.integers(1, 40))
    def decide(self, pick: int, run: int) -> None:
        """Some decisions in a row."""
        for turn in range(run):
            if self.state.stage == OVER:
                return
            options = self.game.legal(self.state)
            buffer = new_buffer()
            self.game.step(self.state, options[(pick + 7919 * turn) % len(options)], buffer)
            for event in self.game.events(buffer):
                self.books.enter(event)
            self.check()

    @invariant()
    def check(self) -> None:
        if self.state is None:
            return
        state, board, players = self.state, self.game.board, self.game.players
        books = self.books
        assert (books.money == state.money).all()
        assert (books.loans == state.loans).all()
        assert (books.spent == state.spent).all()
        assert (books.stack == state.stack).all()
        assert (books.track == state.track_cubes).all()
        slots, ships = int(board.slot_count), int(board.ship_count)
        cubes = state.tile_cubes[:slots].tolist() + state.import_cubes[:ships].tolist()
        assert list(books.cubes.values()) == cubes
        used = {self.game.setup.markets[i] for i in np.flatnonzero(state.market_used)}
        assert used == books.used
        deck = state.deck[: int(state.deck_left)]
        held = state.hand[:players].sum(axis=0) + state.discards + state.face_up
        held = held + np.bincount(deck, minlength=len(board.card_count))
        assert (held == board.card_count).all()
        assert (state.hand_size[:players] == state.hand[:players].sum(axis=1)).all()
        assert (state.hand_size[:players] <= board.hand_limit).all()
        assert (state.money[:players] >= 0).all()
        assert (state.loans[:players] >= 0).all()
        assert (state.track_cubes >= 0).all()
        assert (state.track_cubes <= board.track_length).all()
        rails = state.edge_owner[: int(board.rail_count)]
        built = np.bincount(rails[rails >= 0], minlength=players)
        assert (built[:players] + state.rails_left[:players] == board.rails).all()
        self.check_tiles()

    def check_tiles(self) -> None:
        state, board = self.state, self.game.board
        for slot in range(int(board.slot_count)):
            owner, industry = int(state.tile_owner[slot]), int(state.tile_industry[slot])
            if owner == NOBODY:
                continue
            level, cubes = int(state.tile_level[slot]), int(state.tile_cubes[slot])
            assert board.slot_takes[slot] >> industry & 1  # A7
            assert level > 0  # A9
            most = int(board.tile_cubes[industry, level])
            assert 0 <= cubes <= most
            if most:  # A14
                assert bool(state.tile_flipped[slot]) == (cubes == 0)
            assert not (state.tile_inert[slot] and industry != SHIP)
            assert not (state.tile_inert[slot] and state.tile_flipped[slot])  # A15
            node = int(board.slot_node[slot])
            mine = (board.slot_node[: int(board.slot_count)] == node) & (
                state.tile_owner[: int(board.slot_count)] == owner
            )
            assert mine.sum() <= (2 if board.node_slots[node] >= 4 else 1)  # A8


TestWholeIndustryGame = WholeIndustryGame.TestCase
TestWholeIndustryGame.settings = settings(
    max_examples=25, stateful_step_count=25, phases=[Phase.generate]
)
