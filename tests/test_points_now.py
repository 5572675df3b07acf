"""Points if scored now: the real scoring gives exactly them, and they reveal nothing."""

from typing import Any

import pytest

from cottonopolis.engine.events import new_buffer
from cottonopolis.engine.game_loop import ACTION, OVER
from cottonopolis.games.events import Event
from cottonopolis.games.industry.money import pay_interest, repay
from cottonopolis.games.positions import PointsNow
from cottonopolis.games.rules import SPECTATOR, AnyRules
from cottonopolis.games.simulation import random_game
from tests.setups import BRASS, INDUSTRY, Setup

SEEDS = range(5)
INDUSTRY_SEEDS = range(20)  # in most games passing instead would not end the last round


def passed(rules: AnyRules, state: Any) -> tuple[Any, list[Event]]:
    """The state after passing instead of any other action, and the events."""
    after, buffer = rules.copy(state), new_buffer()
    decision = next(d for d in rules.legal(after) if rules.decision_text(after, d) == "pass")
    rules.apply(after, decision, buffer)
    while after.pending:
        rules.apply(after, rules.legal(after)[0], buffer)
    return after, rules.events(buffer)


def scored(event: Event) -> bool:
    return event.name.startswith(("scored_", "lost_"))


def last_actions(rules: AnyRules, seed: int) -> list[Any]:
    """The state before the last action of each period of a random game."""
    _, steps = random_game(rules, seed, "sane")
    state, before, found = rules.new(seed), None, []
    for step in steps:
        if state.stage == ACTION:
            before = rules.copy(state)
        buffer = new_buffer()
        rules.step(state, step.decision, buffer)
        if any(map(scored, rules.events(buffer))):
            found.append(before)
    return found


def check_events(now: PointsNow, events: list[Event]) -> None:
    """Every tile and link scores what was foretold, and nothing else does."""
    tiles = {e.facts["place"]: e.facts["vp"] for e in events if e.name == "scored_tile"}
    amount = "vp" if now.link_unit == "vp" else "amount"
    links = {e.facts["link"]: e.facts[amount] for e in events if scored(e) and "link" in e.facts}
    assert {slot: points for slot, points in now.tiles.items() if points} == tiles
    assert {link: points for link, points in now.links.items() if points} == {
        link: points for link, points in links.items() if points
    }
    money = {e.facts["seat"]: e.facts["vp"] for e in events if e.name == "scored_money"}
    assert all(seat.money == money.get(n, 0) for n, seat in enumerate(now.seats))


@pytest.mark.parametrize("setup", BRASS, ids=str)
def test_the_scoring_of_a_period_gives_the_points_shown_before_it(setup: Setup) -> None:
    rules, total = setup.rules, 0
    for seed in SEEDS:
        ends = last_actions(rules, seed)
        assert len(ends) == 2
        for before in ends:
            now = rules.points_now(before)
            after, events = passed(rules, before)
            while not any(map(scored, events)):
                after, events = passed(rules, after)
            # From the events: a debt in the first rail round can cost points again (B4)
            gained = [
                sum(int(e.facts["vp"]) for e in events if scored(e) and e.facts["seat"] == seat)
                for seat in range(rules.players)
            ]
            assert [seat.total for seat in now.seats] == gained
            total += sum(gained)
            check_events(now, events)
    assert total


@pytest.mark.parametrize("setup", INDUSTRY, ids=str)
def test_the_end_of_the_game_gives_the_points_shown_before_it(setup: Setup) -> None:
    rules, compared = setup.rules, 0
    for seed in INDUSTRY_SEEDS:
        [before] = last_actions(rules, seed)
        if "pass" not in [rules.decision_text(before, d) for d in rules.legal(before)]:
            continue
        after, events = passed(rules, before)
        if after.stage != OVER:  # the other action would have emptied a hand
            continue
        compared += 1
        for seat in range(rules.players):  # A21: the last interest comes before the scoring
            repay(rules.board, before, seat, new_buffer())
            pay_interest(rules.board, before, seat, new_buffer())
        now = rules.points_now(before)
        gained = [b - a for a, b in zip(rules.score(before), rules.score(after), strict=True)]
        assert [seat.total for seat in now.seats] == gained
        check_events(now, events)
        if compared == 3:
            break
    assert compared


@pytest.mark.parametrize("setup", [BRASS[0], INDUSTRY[0]], ids=lambda setup: setup.game)
def test_points_are_counted_on_a_copy_and_need_nothing_hidden(setup: Setup) -> None:
    rules = setup.rules
    _, steps = random_game(rules, 3, "sane")
    state = rules.new(3)
    for number, step in enumerate(steps):
        rules.step(state, step.decision)
        if number % 20 and number < len(steps) - 1:
            continue
        before = rules.copy(state)
        now = rules.points_now(state)
        assert state == before
        assert rules.points_now(rules.view(state, SPECTATOR)) == now
        assert rules.position(rules.view(state, 1)).points_now == now
        assert all(s.total == s.links + s.tiles + s.money + s.other for s in now.seats)
    assert {seat.total for seat in now.seats} == {0}, "after the end nothing is left to score"
