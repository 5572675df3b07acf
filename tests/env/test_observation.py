"""Observations: what the blocks mean, that they are complete, that nothing hidden is in them."""

import random
from typing import Any

import numpy as np
import pytest

from cottonopolis.engine.game_loop import OVER
from cottonopolis.engine.observation import ObservationLayout
from tests.env.expected import expected, expected_hidden
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


@every_setup
def test_the_full_observation_shows_what_was_changed(setup: Setup) -> None:
    rules = setup.rules
    chance = random.Random(2)
    differing = 0
    for state in moments(setup, 2, "sane", chance):
        other = disturb(rules, state, 0, chance)
        full = rules.observe(state, 0, full=True)
        differing += not (full == rules.observe(other, 0, full=True)).all()
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
                full = rules.observe(after, other, full=True)
                assert (full != rules.observe(state, other, full=True)).any()


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


def check(layout: ObservationLayout, row: Any, blocks: dict[str, Any]) -> None:
    parts = layout.split(row)
    assert parts.keys() == blocks.keys()
    for name, part in parts.items():
        assert part == pytest.approx(np.asarray(blocks[name], dtype=np.float64), abs=1e-6), name


@every_setup
def test_every_block_says_what_it_means(setup: Setup, thorough: bool) -> None:
    rules = setup.rules
    policies = ("uniform", "sane")
    for policy in policies if thorough else (policies[SETUPS.index(setup) % 2],):
        for state in moments(setup, 6, policy, random.Random(6)):
            for seat in range(rules.players):
                view = rules.view(state, seat)
                check(rules.layouts[0], rules.observe(state, seat), expected(rules, view, seat))
            blocks = expected(rules, state, 1) | expected_hidden(rules, state, 1)
            check(rules.layouts[1], rules.observe(state, 1, full=True), blocks)


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
