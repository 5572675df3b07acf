"""Nothing appears from nowhere: state machines over whole games."""

from typing import Any

import numpy as np
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from cottonopolis.engine.events import new_buffer
from cottonopolis.engine.graph import join, separate
from cottonopolis.games.base import BaseRules
from cottonopolis.games.brass.layout import (
    CANAL,
    COAL,
    INCOME_SPACES,
    INDUSTRIES,
    IRON,
    LINKS,
    MARKET_SPACES,
    NOBODY,
    OVER,
    SLOTS,
)
from cottonopolis.games.contract import Event
from tests.setups import BRASS

CUBES = {"coal": (COAL, "coal_mine"), "iron": (IRON, "iron_works")}


class Ledger:
    """Money, cubes and tiles, kept from the events alone."""

    def __init__(self, rules: BaseRules, state: Any) -> None:
        self.board = rules.board
        self.money = state.money.astype(int)
        self.spent = state.spent.astype(int)
        self.stack = state.stack.astype(int)
        self.cubes = dict.fromkeys(rules.setup.slots, 0)
        self.track = state.track_cubes.astype(int)

    def enter(self, event: Event) -> None:
        """Book one event."""
        facts = event.facts
        seat = int(facts.get("seat", 0))
        place = str(facts.get("place", ""))
        verb, _, resource = event.name.partition("_")
        if event.name in ("collected", "borrowed", "gave_up"):
            self.money[seat] += int(facts["amount"])
        elif event.name == "paid_debt":
            self.money[seat] -= int(facts["amount"])
        elif event.name in ("paid", "bought_coal", "bought_iron"):
            self.money[seat] -= int(facts["price"])
            self.spent[seat] += int(facts["price"])
        elif event.name == "took_place":
            assert facts["spent"] == self.spent[seat]
            self.spent[seat] = 0
        if verb == "bought":
            index = CUBES[resource][0]
            self.track[index] = max(0, self.track[index] - 1)
        elif verb == "took" and resource in CUBES:
            self.cubes[place] -= 1
        elif verb == "shipped":
            self.money[seat] += int(facts["price"])
            self.cubes[place] -= 1
            self.track[CUBES[resource][0]] += 1
        elif event.name in ("gave_up", "removed_tile"):
            self.cubes[place] = 0
        elif event.name in ("built", "developed"):
            industry, level = INDUSTRIES.index(str(facts["industry"])), int(facts["level"])
            self.stack[seat, industry, level] -= 1
            if event.name == "built":
                self.cubes[place] = int(self.board.tile_cubes[industry, level])

    def check(self, rules: BaseRules, state: Any) -> None:
        """The books must agree with the table."""
        assert (self.money == state.money).all()
        assert (self.spent == state.spent).all()
        assert (self.stack == state.stack).all()
        assert (self.stack >= 0).all()
        assert (self.track == state.track_cubes).all()
        assert list(self.cubes.values()) == state.tile_cubes.tolist()


class WholeGame(RuleBasedStateMachine):
    """Random decisions from the first card to the last; every balance is checked at each."""

    def __init__(self) -> None:
        super().__init__()
        self.state: Any = None

    @initialize(setup=st.sampled_from(BRASS), seed=st.integers(0, 2**40), rich=st.booleans())
    def start(self, setup: Any, seed: int, rich: bool) -> None:
        self.game = setup.rules
        self.board = self.game.board
        self.state = self.game.new(seed)
        if rich:
            self.state.money[: self.game.players] = 200
        self.ledger = Ledger(self.game, self.state)

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
                self.ledger.enter(event)
            self.check()

    @invariant()
    def check(self) -> None:
        if self.state is None:
            return
        self.ledger.check(self.game, self.state)
        state, board, players = self.state, self.board, self.game.players
        deck = state.deck[: int(state.set_aside) + int(state.deck_left)]
        held = state.hand[:players].sum(axis=0) + state.discards
        held = held + np.bincount(deck, minlength=24)
        assert (held == board.card_count).all()
        assert (state.hand_size[:players] == state.hand[:players].sum(axis=1)).all()
        assert (state.hand_size[:players] <= board.hand).all()
        assert (state.money[:players] >= 0).all()
        assert (state.vp[:players] >= 0).all()
        assert (state.space[:players] >= 0).all()
        assert (state.space[:players] < INCOME_SPACES).all()
        assert (state.track_cubes >= 0).all()
        assert (state.track_cubes <= board.track_length).all()
        assert 0 <= state.market_marker <= MARKET_SPACES
        assert sorted(state.order[:players]) == list(range(players))
        assert 1 <= state.round_number <= board.rounds
        built = np.bincount(state.link_owner[state.link_owner >= 0], minlength=4)
        assert (built[:players] + state.links_left[:players] == board.links).all()
        self.check_tiles()
        self.check_components()

    def check_tiles(self) -> None:
        state, board = self.state, self.board
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
        for seat in range(self.game.players):
            mine = state.tile_owner == seat
            left = int(state.stack[seat].sum()) + int(mine.sum())
            assert left <= int(board.tile_count.sum())
            if state.period == CANAL:  # B15
                nodes = board.slot_node[mine]
                assert len(set(nodes.tolist())) == len(nodes)

    def check_components(self) -> None:
        expected = np.zeros_like(self.state.component)
        separate(expected)
        for link in range(LINKS):
            if self.state.link_owner[link] != NOBODY:
                join(expected, self.board.link_a[link], self.board.link_b[link])
        assert (expected == self.state.component).all()


TestWholeGame = WholeGame.TestCase
TestWholeGame.settings = settings(max_examples=25, stateful_step_count=25, phases=[Phase.generate])


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
