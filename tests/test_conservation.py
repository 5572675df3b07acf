"""Nothing appears from nowhere: state machines over whole games."""

import numpy as np
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from cottonopolis.engine.game_loop import OVER
from cottonopolis.engine.graph import join, reset_components
from cottonopolis.games.brass.state import (
    CANAL,
    INCOME_SPACES,
    INDUSTRIES,
    LINKS,
    MARKET_SPACES,
    NOBODY,
    SLOTS,
)
from tests.setups import BRASS, Setup
from tests.whole_game import SETTINGS, Ledger, WholeGame


class WholeBrassGame(WholeGame):
    """Games of Brass."""

    @initialize(setup=st.sampled_from(BRASS), seed=st.integers(0, 2**40), rich=st.booleans())
    def start(self, setup: Setup, seed: int, rich: bool) -> None:
        self.game_rules = setup.rules
        self.state = self.game_rules.new(seed)
        if rich:
            self.state.money[: self.game_rules.players] = 200
        self.ledger = Ledger(self.game_rules, self.state, INDUSTRIES, [])

    def check_game(self) -> None:
        state, board, players = self.state, self.game_rules.board, self.game_rules.players
        self.ledger.check(state, state.tile_cubes.tolist())
        deck = state.deck[: int(state.set_aside) + int(state.deck_left)]
        held = state.hand[:players].sum(axis=0) + state.discards
        held = held + np.bincount(deck, minlength=24)
        assert (held == board.card_count).all()
        assert (state.hand_size[:players] <= board.hand).all()
        assert (state.vp[:players] >= 0).all()
        assert (state.space[:players] >= 0).all()
        assert (state.space[:players] < INCOME_SPACES).all()
        assert 0 <= state.market_marker <= MARKET_SPACES
        assert 1 <= state.round_number <= board.rounds
        built = np.bincount(state.link_owner[state.link_owner >= 0], minlength=4)
        assert (built[:players] + state.links_left[:players] == board.links).all()
        self.check_tiles()
        self.check_components()

    def check_tiles(self) -> None:
        state, board = self.state, self.game_rules.board
        for slot in range(SLOTS):
            owner, industry = int(state.tile_owner[slot]), int(state.tile_industry[slot])
            level, cubes = int(state.tile_level[slot]), int(state.tile_cubes[slot])
            if owner == NOBODY:
                assert (industry, level, cubes, int(state.tile_flipped[slot])) == (NOBODY, 0, 0, 0)
                continue
            assert board.slot_shows[slot] >> industry & 1
            assert board.tile_periods[industry, level]
            most = int(board.tile_cubes[industry, level])
            assert 0 <= cubes <= most
            if most:  # B19: flipped exactly when empty
                assert bool(state.tile_flipped[slot]) == (cubes == 0)
        for seat in range(self.game_rules.players):
            mine = state.tile_owner == seat
            left = int(state.stack[seat].sum()) + int(mine.sum())
            assert left <= int(board.tile_count.sum())
            if state.period == CANAL:  # B15
                nodes = board.slot_node[mine]
                assert len(set(nodes.tolist())) == len(nodes)

    def check_components(self) -> None:
        expected = np.zeros_like(self.state.component)
        reset_components(expected)
        for link in range(LINKS):
            if self.state.link_owner[link] != NOBODY:
                join(
                    expected, self.game_rules.board.link_a[link], self.game_rules.board.link_b[link]
                )
        assert (expected == self.state.component).all()


TestWholeBrassGame = WholeBrassGame.TestCase
TestWholeBrassGame.settings = SETTINGS


def test_rounds_and_hands_come_out_exactly() -> None:
    """B2: in every set-up the deck and all hands run out with the last round of each period."""
    for setup in BRASS:
        rules = setup.rules
        state = rules.new(3)
        seen: list[tuple[int, int]] = []
        while state.stage != OVER:
            here = (int(state.period), int(state.round_number))
            if not seen or seen[-1] != here:
                seen.append(here)
            last = state.round_number == rules.board.rounds
            if last:
                assert state.deck_left == 0
            rules.apply(state, rules.legal(state)[-1])
        rounds = range(1, int(rules.board.rounds) + 1)
        assert seen == [(period, number) for period in (0, 1) for number in rounds]
        assert not state.hand.any()
