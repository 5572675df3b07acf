"""A planned turn is the turn that comes if everybody else passes, and shows nothing hidden."""

import random
from typing import Any

import pytest

from cottonopolis.engine.game_loop import ACTION, OVER
from cottonopolis.games.rules import SPECTATOR, AnyRules
from tests.setups import Setup, walk
from tests.test_secrecy import disturb

SETUPS = [
    Setup("brass", 4),
    Setup("brass", 3, ("lancashire_2018",)),
    Setup("industry", 4, (), "germany"),
]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def pass_until(rules: AnyRules, state: Any, seat: int) -> Any | None:
    """The state after everybody before a seat has passed; None if the round ended."""
    later = rules.copy(state)
    while rules.seat_to_move(later) != seat:
        begun = int(later.round_number), int(later.period)
        decision = next((d for d in rules.legal(later) if passes(rules, d)), None)
        if decision is None:
            return None
        rules.apply(later, decision)
        while later.pending:
            rules.apply(later, rules.legal(later)[0])
        if (int(later.round_number), int(later.period)) != begun or later.stage != ACTION:
            return None
    return later


def passes(rules: AnyRules, decision: int) -> bool:
    return rules.table.names[int(rules.table.kind_of(decision))] == "pass"


def money_of(state: Any, seat: int) -> tuple[int, int]:
    return int(state.money[seat]), int(state.actions_left)


def flipped(state: Any, seat: int) -> int:
    return int(((state.tile_owner == seat) & (state.tile_flipped == 1)).sum())


@every_setup
def test_a_plan_offers_what_the_turn_will_offer(setup: Setup) -> None:
    rules = setup.rules
    chance = random.Random(5)
    compared = 0
    for state in walk(rules, 3, "sane"):
        if state.stage != ACTION or chance.random() > 0.3:
            continue
        for seat in range(rules.players):
            later = pass_until(rules, state, seat)
            plan = rules.planned(rules.view(state, seat), seat)
            if later is None:
                continue
            assert plan is not None
            assert rules.seat_to_move(plan) == seat
            assert money_of(plan, seat) == money_of(later, seat)
            assert rules.legal(plan) == rules.legal(later)
            compared += 1
    assert compared > 50


@every_setup
def test_a_plan_for_the_next_round_knows_its_money(setup: Setup) -> None:
    rules = setup.rules
    before: dict[int, tuple[Any, int]] = {}  # the plan for the next round, and the round
    compared = 0
    for state in walk(rules, 4, "sane"):
        seat = rules.seat_to_move(state)
        if seat is None or state.stage != ACTION:
            continue
        known = before.pop(seat, None)
        if known is not None and known[0] is not None and known[0].period == state.period:
            plan, round_number = known
            assert plan.round_number == state.round_number == round_number + 1
            assert plan.actions_left == state.actions_left
            debt = plan.money[seat] == 0  # B4: the seat may have given up a tile
            if flipped(plan, seat) == flipped(state, seat) and not debt:
                assert plan.money[seat] == state.money[seat]
                compared += 1
        for other in range(rules.players):
            turns = state.order[: rules.players].tolist()
            if turns.index(other) < state.turn:
                plan = rules.planned(rules.view(state, other), other)
                before[other] = plan, int(state.round_number)
    assert compared > 10


@every_setup
def test_a_plan_does_not_depend_on_hidden_cards(setup: Setup) -> None:
    rules = setup.rules
    chance = random.Random(6)
    for state in walk(rules, 5, "sane"):
        if state.stage == OVER or chance.random() > 0.2:
            continue
        for viewer in (*range(rules.players), SPECTATOR):
            other = disturb(rules, state, viewer, chance)
            for seat in range(rules.players) if viewer == SPECTATOR else (viewer,):
                plans = [rules.planned(rules.view(one, viewer), seat) for one in (state, other)]
                assert plans[0] == plans[1]
                if viewer == SPECTATOR and plans[0] is not None:
                    rules.hold_any_card(plans[0], seat)
                    assert plans[0].hand_size[seat] == plans[0].hand[seat].sum()
