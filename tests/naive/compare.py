"""Compares the engine with the naive enumerator on one position."""

import random
from typing import Any

from cottonopolis.games.base import BaseRules
from cottonopolis.games.brass.decisions import CARD_0, TWO_CARDS
from cottonopolis.games.brass.layout import ACTION, CARD, GIVE_UP, NO_ACTION
from cottonopolis.games.contract import Step
from tests.naive import brass as naive

Actions = dict[str, set[str]]

# What a position cannot tell after the shuffle between the periods
SHUFFLED = ("deck", "set_aside")


def engine_actions(rules: BaseRules, state: Any) -> Actions:
    """Every complete legal action of the engine: text without the cards -> cards."""
    found: Actions = {}
    _collect(rules, state, [], found)
    return found


def _collect(rules: BaseRules, state: Any, steps: list[Step], found: Actions) -> None:
    """Follow every decision to the end of the action."""
    options = rules.legal(state)
    if state.stage == CARD:
        _collect_cards(rules, state, steps, options, found)
        return
    for decision in options:
        after = rules.copy(state)
        taken = steps + rules.step(after, decision)
        if after.pending == NO_ACTION:
            _note(rules, taken, found, {""})
        else:
            _collect(rules, after, taken, found)


def _collect_cards(
    rules: BaseRules, state: Any, steps: list[Step], options: list[int], found: Actions
) -> None:
    """What follows does not depend on the card: follow one, note them all."""
    texts: set[str] = set()
    names = rules.setup.cards
    for decision in options:
        if decision != TWO_CARDS:
            texts.add(names[decision - CARD_0])
            continue
        combined = rules.copy(state)
        rules.step(combined, TWO_CARDS)
        for first in rules.legal(combined):
            second_state = rules.copy(combined)
            rules.step(second_state, first)
            for second in rules.legal(second_state):
                pair = sorted((names[first - CARD_0], names[second - CARD_0]))
                texts.add(" + ".join(pair))
    after = rules.copy(state)
    single = [d for d in options if d != TWO_CARDS]
    if single:
        rules.step(after, single[0])
    else:
        rules.step(after, TWO_CARDS)
        rules.step(after, rules.legal(after)[0])
        rules.step(after, rules.legal(after)[0])
    if after.pending == NO_ACTION:
        _note(rules, steps, found, texts)
    else:
        sub: Actions = {}
        _collect(rules, after, steps, sub)
        for text in sub:
            found.setdefault(text, set()).update(texts)


def _note(rules: BaseRules, steps: list[Step], found: Actions, cards: set[str]) -> None:
    found.setdefault(rules.notation.action(steps), set()).update(cards)


def differences(rules: BaseRules, state: Any, rng: random.Random, samples: int) -> list[str]:
    """What the engine and the naive enumerator disagree on: actions, and resulting positions."""
    before = rules.position(state)
    expected = naive.legal_actions(before)
    actual = engine_actions(rules, state)
    faults = [f"not offered: {text}" for text in expected.keys() - actual.keys()]
    faults += [f"not allowed: {text}" for text in actual.keys() - expected.keys()]
    faults += [
        f"cards for {text}: naive only {expected[text] - actual[text]}, "
        f"engine only {actual[text] - expected[text]}"
        for text in expected.keys() & actual.keys()
        if expected[text] != actual[text]
    ]
    for text in rng.sample(sorted(expected), min(samples, len(expected))):
        cards = rng.choice(sorted(expected[text]))
        line = f"{text} with {cards}" if cards else text
        after = rules.copy(state)
        rules.play_text(after, line)
        faults += _compare(line, naive.apply(before, text, cards), rules.position(after))
    return faults


def _compare(line: str, expected: dict[str, Any], actual: dict[str, Any]) -> list[str]:
    """Keys of the position that differ; what only a shuffle decides is left out."""
    shuffled = expected["deck"] is None
    faults = []
    for key in actual:
        mine, theirs = actual[key], expected[key]
        if shuffled and key in SHUFFLED:
            continue
        if key == "seats" and shuffled:
            mine = [{**seat, "hand": None} for seat in mine]
        if key == "distant_market" and shuffled:
            mine = {**mine, "stack": None}
        if actual["stage"] == "over" and key in ("order", "seats"):
            # the naive player leaves the last round's order and spending as they were
            if key == "order":
                continue
            mine = [{**seat, "spent": 0} for seat in mine]
            theirs = [{**seat, "spent": 0} for seat in theirs]
        if key == "actions_left" and actual["stage"] in ("give_up", "over"):
            continue
        if mine != theirs:
            faults.append(f"after {line!r}: {key}: naive {theirs}, engine {mine}")
    return faults


def is_between_actions(state: Any) -> bool:
    """Whether the naive enumerator can judge this state."""
    return state.stage in (ACTION, GIVE_UP)
