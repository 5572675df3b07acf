"""The evaluation and the search of Age of Industry: they read nothing hidden and play legally."""

import hashlib
import os
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from cottonopolis.bots.industry.initial_weights import initial_weights
from cottonopolis.bots.industry.terms import (
    CARD_TERM_0,
    DEAD_CARDS,
    GOODS_0,
    GOODS_TERMS,
    JOINED,
    ROWS,
    SALE,
    TERMS,
    UNKNOWN_CARDS,
    row_of,
)
from cottonopolis.bots.search import SCRATCH_SIZE, Tree, new_tree, search_turn
from cottonopolis.bots.search_hooks import obvious, read_terms, reveal, reveals, trim
from cottonopolis.engine.events import NO_EVENTS
from cottonopolis.engine.game_loop import ACTION, NO_ACTION, NO_TRACE, OVER
from cottonopolis.games.industry.decisions import SELL, draw_id, kind_of
from cottonopolis.games.industry.draw import DECK_PILE
from cottonopolis.games.industry.state import CARDS
from cottonopolis.games.rules import AnyRules
from tests.setups import INDUSTRY, Setup, walk

every_setup = pytest.mark.parametrize("setup", INDUSTRY, ids=str)


def terms_of(rules: AnyRules, state: Any, seat: int) -> Any:
    out = np.zeros(TERMS)
    read_terms(rules.board, state, seat, out, np.ones(SCRATCH_SIZE, dtype=np.int64))
    return out


def positions(rules: AnyRules, seed: int, share: float) -> list[Any]:
    """Some positions of a random game where a player has to decide."""
    chance = random.Random(seed)
    return [
        rules.copy(state)
        for state in walk(rules, seed, "sane", advanced=seed % 2 == 0)
        if state.stage != OVER and chance.random() < share
    ]


def searched(rules: AnyRules, tree: Tree, state: Any, width: int) -> tuple[list[int], float]:
    """The best turn found and its value."""
    tree.states[0] = state
    weights = initial_weights(rules)
    rng = np.zeros(4, dtype=np.uint32)
    assert search_turn(rules.board, tree, weights, width, 4, 0.0, rng) > 0
    best = tree.best[0]
    return [int(decision) for decision in best.path[: best.length]], float(best.value)


def tree_for(rules: AnyRules) -> Tree:
    return new_tree(rules.state_dtype, rules.decision_count, TERMS)


@every_setup
def test_terms_read_nothing_hidden(setup: Setup) -> None:
    rules = setup.rules
    for state in positions(rules, 1, 0.2) + positions(rules, 2, 0.2):
        for seat in range(rules.players):
            seen = terms_of(rules, rules.view(state, seat), seat)
            assert np.isfinite(seen).all()
            if rules.seat_to_move(state) == seat or state.pending == NO_ACTION:
                assert (seen == terms_of(rules, state, seat)).all()


@every_setup
def test_search_of_a_view_finds_what_search_of_the_game_finds(setup: Setup) -> None:
    rules = setup.rules
    tree = tree_for(rules)
    for state in positions(rules, 3, 0.3) + positions(rules, 4, 0.3):
        seat = rules.seat_to_move(state)
        assert seat is not None
        full = searched(rules, tree, state, 2)
        assert searched(rules, tree, rules.view(state, seat), 2) == full


@every_setup
def test_found_turns_are_legal_up_to_what_they_reveal(setup: Setup) -> None:
    rules = setup.rules
    tree = tree_for(rules)
    for state in positions(rules, 5, 0.3) + positions(rules, 6, 0.3):
        seat = rules.seat_to_move(state)
        path, _ = searched(rules, tree, state, 1)
        for decision in path:
            assert rules.is_legal(state, decision)
            before = rules.copy(state)
            rules.step(state, decision)
            if reveals(before, decision):
                break
        else:
            assert state.pending == NO_ACTION
            assert rules.seat_to_move(state) != seat or state.turn == 0


@every_setup
def test_trimmed_options_are_some_of_the_legal_ones(setup: Setup) -> None:
    rules = setup.rules
    weights = initial_weights(rules)
    for state in positions(rules, 7, 0.5):
        seat = rules.seat_to_move(state)
        assert seat is not None
        terms = terms_of(rules, state, seat)
        row = weights[row_of(state)]
        legal = rules.legal(state)
        options = rules.option_buffer()
        options[: len(legal)] = legal
        kept = trim(rules.board, state, seat, options, len(legal), terms, row)
        assert 0 < kept <= len(legal)
        assert set(options[:kept].tolist()) <= set(legal)
        clear = obvious(rules.board, state, seat, terms, row)
        assert clear < 0 or clear in legal


def test_a_card_from_the_deck_stays_unknown() -> None:
    rules = INDUSTRY[2].rules
    state = rules.new(1)
    seat = rules.seat_to_move(state)
    assert seat is not None
    states = np.zeros(2, dtype=rules.state_dtype)
    for start in (state, rules.view(state, seat)):
        states[0] = start
        chance = reveal(rules.board, states, 0, 1, draw_id(DECK_PILE), NO_EVENTS, NO_TRACE)
        assert chance == 0.0
        after = states[0]
        assert (after.hand[seat] == state.hand[seat]).all()
        assert after.hand_size[seat] == state.hand_size[seat] + 1
        assert (after.face_up == state.face_up).all()
        before = terms_of(rules, state, seat)
        terms = terms_of(rules, after, seat)
        assert terms[UNKNOWN_CARDS] == 1.0
        kinds = slice(CARD_TERM_0, CARD_TERM_0 + CARDS)
        grown = terms[kinds].sum() + terms[DEAD_CARDS]
        assert grown == pytest.approx(before[kinds].sum() + before[DEAD_CARDS] + 1.0)


def test_goods_with_a_buyer_count_as_joined() -> None:
    rules = INDUSTRY[2].rules
    state = next(
        state
        for seed in range(1, 40)
        for state in walk(rules, seed, "sane")
        if state.stage == ACTION and any(kind_of(d) == SELL for d in rules.legal(state))
    )
    seat = rules.seat_to_move(state)
    assert seat is not None
    terms = terms_of(rules, state, seat)
    assert terms[SALE] == 1.0
    assert terms[GOODS_0 + JOINED] + terms[GOODS_0 + GOODS_TERMS + JOINED] > 0.0


def test_rows_only_grow_while_cards_are_played() -> None:
    for setup in INDUSTRY:
        rows = [
            row_of(state) for state in walk(setup.rules, 9, "sane") if state.stage in (ACTION, OVER)
        ]
        assert 0 <= min(rows) <= max(rows) < ROWS
        assert rows[-1] == ROWS - 1
        deck = [row for row in rows if row < ROWS - 5]
        assert deck == sorted(deck)


def digest() -> str:
    """A hash of the terms of some positions on both maps."""
    seen = hashlib.sha256()
    for setup in INDUSTRY[2:4]:
        for state in positions(setup.rules, 8, 0.06):
            seen.update(terms_of(setup.rules, state, 1).tobytes())
    return seen.hexdigest()


def test_both_gears_read_the_same_terms() -> None:
    other = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.test_bots_industry"],
        env={**os.environ, "COTTONOPOLIS_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert other.returncode == 0, other.stderr
    assert other.stdout.strip() == digest()


if __name__ == "__main__":
    print(digest())
