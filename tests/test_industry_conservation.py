"""Age of Industry: nothing appears from nowhere, checked at every step of random games."""

from random import Random
from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from cottonopolis.games.events import Event
from cottonopolis.games.industry.state import INDUSTRIES, NOBODY, SHIP
from cottonopolis.games.rules import AnyRules
from tests.setups import INDUSTRY, Setup, develop_at_random
from tests.whole_game import SETTINGS, Ledger, WholeGame


class IndustryLedger(Ledger):
    """The books with loans, coal imports and markets."""

    def __init__(self, rules: AnyRules, state: Any) -> None:
        super().__init__(rules, state, INDUSTRIES, rules.setup.imports)
        self.loans = state.loans.astype(int)
        self.used: set[str] = set()

    def enter(self, event: Event) -> None:
        """Book one event."""
        super().enter(event)
        seat, place = int(event.facts.get("seat", 0)), str(event.facts.get("place", ""))
        if event.name in ("took_loan", "repaid_loan"):
            number = event.amount // int(self.board.loan)
            self.loans[seat] += number if event.name == "took_loan" else -number
        elif event.name == "filled_import":
            self.cubes[place] += int(event.facts["count"])
        elif event.name == "sold_to_market":
            assert place not in self.used
            self.used.add(place)


class WholeIndustryGame(WholeGame):
    """Games of Age of Industry."""

    ledger: IndustryLedger

    @initialize(
        setup=st.sampled_from(INDUSTRY),
        seed=st.integers(0, 2**40),
        advanced=st.booleans(),
        chance=st.randoms(use_true_random=False),
    )
    def start(self, setup: Setup, seed: int, advanced: bool, chance: Random) -> None:
        self.game_rules = setup.rules
        self.state = self.game_rules.new(seed)
        if advanced:
            develop_at_random(self.game_rules, self.state, chance)
        self.ledger = IndustryLedger(self.game_rules, self.state)

    def check_game(self) -> None:
        state, board, players = self.state, self.game_rules.board, self.game_rules.players
        slots, ships = int(board.slot_count), int(board.ship_count)
        cubes = state.tile_cubes[:slots].tolist() + state.import_cubes[:ships].tolist()
        self.ledger.check(state, cubes)
        assert (self.ledger.loans == state.loans).all()
        assert (state.loans[:players] >= 0).all()
        used = {self.game_rules.setup.markets[i] for i in np.flatnonzero(state.market_used)}
        assert used == self.ledger.used
        deck = state.deck[: int(state.deck_left)]
        held = state.hand[:players].sum(axis=0) + state.discards + state.face_up
        held = held + np.bincount(deck, minlength=len(board.card_count))
        assert (held == board.card_count).all()
        assert (state.hand_size[:players] <= board.hand_limit).all()
        rails = state.edge_owner[: int(board.rail_count)]
        built = np.bincount(rails[rails >= 0], minlength=players)
        assert (built[:players] + state.rails_left[:players] == board.rails).all()
        self.check_tiles()

    def check_tiles(self) -> None:
        state, board = self.state, self.game_rules.board
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
TestWholeIndustryGame.settings = SETTINGS
