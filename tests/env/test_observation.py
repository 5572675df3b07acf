"""Observations: what the blocks mean, that they are complete, that nothing hidden is in them."""

import random
from typing import Any

import numpy as np
import pytest

from cottonopolis.engine.course import OVER
from tests.setups import SETUPS, Setup, walk
from tests.test_secrecy import disturb

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def moments(setup: Setup, seed: int, policy: str, chance: random.Random) -> list[Any]:
    rules = setup.rules
    return [
        rules.copy(state)
        for state in walk(rules, seed, policy, advanced=seed > 2)
        if state.stage == OVER or chance.random() < 0.15
    ]


@every_setup
def test_changing_what_is_hidden_changes_no_observation(setup: Setup) -> None:
    rules = setup.rules
    chance = random.Random(1)
    for state in moments(setup, 1, "sane", chance):
        for seat in range(rules.players):
            other = disturb(rules, state, seat, chance)
            assert (rules.observe(state, seat) == rules.observe(other, seat)).all()
            if state.stage != OVER and rules.players > 2:
                full = rules.observe(state, seat, full=True)
                assert (full[: rules.layouts[0].size] == rules.observe(state, seat)).all()


@every_setup
def test_the_full_observation_shows_what_was_changed(setup: Setup) -> None:
    rules = setup.rules
    chance = random.Random(2)
    differing = 0
    for state in moments(setup, 2, "sane", chance):
        other = disturb(rules, state, 0, chance)
        full = rules.observe(state, 0, full=True)
        differing += not (full == rules.observe(other, 0, full=True)).all()
        parts = rules.layouts[1].split(full)
        for index in range(rules.players):
            assert (parts["hands"][index] * 4 == state.hand[index]).all()
        if state.deck_left:
            top = state.set_aside + state.deck_left if rules.game == "brass" else state.deck_left
            assert parts["deck"][0].argmax() == state.deck[top - 1]
    assert differing > 5


@every_setup
def test_half_made_choices_of_others_are_not_observed(setup: Setup) -> None:
    rules = setup.rules
    for state in moments(setup, 3, "sane", random.Random(3)):
        if state.stage != 0:
            continue
        mover = rules.seat_to_move(state)
        assert mover is not None
        other = (mover + 1) % rules.players
        before = rules.observe(state, other)
        for decision in rules.legal(state)[::5]:
            after = rules.copy(state)
            rules.step(after, decision)
            if after.pending and after.done == 0:
                assert (rules.observe(after, other) == before).all()


@every_setup
def test_different_views_give_different_observations(setup: Setup) -> None:
    """The numbers lose nothing: what a seat can tell apart stays apart."""
    rules = setup.rules
    seen: dict[bytes, bytes] = {}
    derived = {"component", "set_aside", "edge_owner"}  # follow from the rest, or are printed
    for state in walk(rules, 4, "uniform"):
        seat = int(state.order[state.turn])
        view = rules.view(state, seat)
        fields = [n for n in rules.state_dtype.names if n not in derived]
        key = b"".join(np.asarray(view[name]).tobytes() for name in fields) + bytes([seat])
        row = rules.observe(state, seat).tobytes() + bytes([seat])
        assert seen.setdefault(row, key) == key


@every_setup
def test_observations_keep_to_their_bounds(setup: Setup) -> None:
    rules = setup.rules
    low, high = rules.layouts[1].bounds()
    for policy in ("uniform", "sane"):
        for state in moments(setup, 5, policy, random.Random(5)):
            for seat in range(rules.players):
                row = rules.observe(state, seat, full=True)
                assert (low <= row).all(), names(rules, row < low)
                assert (row <= high).all(), names(rules, row > high)


def names(rules: Any, wrong: Any) -> list[str]:
    parts = rules.layouts[1].split(wrong)
    return [name for name, part in parts.items() if part.any()]


@every_setup
def test_blocks_say_what_they_mean(setup: Setup) -> None:
    """The blocks of random moments, read back into the state."""
    rules = setup.rules
    board = rules.board
    for state in moments(setup, 6, "sane", random.Random(6)):
        seat = int(state.order[state.turn])
        parts = rules.layouts[0].split(rules.observe(state, seat))
        order = [(seat + index) % rules.players for index in range(rules.players)]
        for slot in range(len(parts["slot_owner"])):
            owner = int(state.tile_owner[slot])
            assert parts["slot_owner"][slot].sum() == (owner >= 0)
            if owner >= 0:
                assert order[int(parts["slot_owner"][slot].argmax())] == owner
                assert parts["slot_industry"][slot].argmax() == state.tile_industry[slot]
                assert parts["slot_level"][slot] * 4 == state.tile_level[slot]
                assert parts["slot_flipped"][slot] == state.tile_flipped[slot]
        links = "link_owner" if rules.game == "brass" else "rail_owner"
        owners = state.link_owner if rules.game == "brass" else state.edge_owner
        for link, row in enumerate(parts[links]):
            assert row.sum() == (owners[link] >= 0)
            assert owners[link] < 0 or order[int(row.argmax())] == owners[link]
        scale = 100 if rules.game == "brass" else 50
        for index, other in enumerate(order):
            assert parts["seated"][index] == 1
            assert round(float(parts["money"][index]) * scale) == state.money[other]
            assert round(float(parts["points"][index]) * scale) == state.vp[other]
            assert state.order[int(parts["place"][index].argmax())] == other
        assert not parts["seated"][rules.players :].any()
        if state.stage != OVER:
            assert parts["to_move"].tolist()[0] == 1
        assert (parts["hand"] * 4 == state.hand[seat]).all()
        hidden = state.hand[: rules.players].sum(axis=0) - state.hand[seat]
        cards = int(state.deck_left) + (int(state.set_aside) if rules.game == "brass" else 0)
        unseen = hidden + np.bincount(state.deck[:cards], minlength=len(hidden))
        assert (parts["unseen"] * 8 == unseen).all()
        assert parts["stage"].argmax() == state.stage
        assert parts["action"].argmax() == state.pending
        if rules.game == "brass":
            assert parts["demand"].argmax() == state.market_marker
            left = np.sort(state.market_tiles[int(state.market_turned) : int(board.market_size)])
            assert (parts["market_left"] * 4 == np.bincount(-left, minlength=5)).all()


def test_a_layout_names_every_number_once() -> None:
    for setup in (SETUPS[0], SETUPS[-1]):
        seen, full = setup.rules.layouts
        assert full.blocks[: len(seen.blocks)] == seen.blocks
        assert len({block.name for block in full.blocks}) == len(full.blocks)
        row = np.arange(full.size, dtype=np.float32)
        parts = full.split(row)
        assert np.concatenate([part.ravel() for part in parts.values()]).tolist() == row.tolist()
        many = full.split(np.zeros((3, 2, full.size), dtype=np.float32))
        assert many["stage"].shape[:2] == (3, 2)
