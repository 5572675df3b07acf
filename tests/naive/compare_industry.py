"""Compares the engine with the naive enumerator of Age of Industry on one position."""

import random
from math import perm
from typing import Any

from cottonopolis.games.base import BaseRules
from cottonopolis.games.contract import Step
from cottonopolis.games.industry.decisions import TAKE_0
from cottonopolis.games.industry.layout import ACTION, CARD, NO_ACTION
from tests.naive import industry as naive

Actions = dict[str, set[str]]

MOST_SALES = 3000  # a position with more sequences of sales than this is not compared


def engine_actions(rules: BaseRules, state: Any) -> Actions:
    """Every complete legal action of the engine: text without the card -> cards."""
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
            found.setdefault(rules.notation.action(taken), set()).add("")
        else:
            _collect(rules, after, taken, found)


def _collect_cards(
    rules: BaseRules, state: Any, steps: list[Step], options: list[int], found: Actions
) -> None:
    """What follows does not depend on the card: follow one, note them all."""
    assert all(option < TAKE_0 for option in options)
    cards = {rules.decision_text(state, option).removeprefix("with ") for option in options}
    after = rules.copy(state)
    rules.step(after, options[0])
    texts: Actions = {}
    if after.pending == NO_ACTION:
        texts[rules.notation.action(steps)] = set()
    else:
        _collect(rules, after, steps, texts)
    for text in texts:
        found.setdefault(text, set()).update(cards)


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
    for text in _sample(sorted(expected), rng, samples):
        cards = rng.choice(sorted(expected[text]))
        line = f"{text} with {cards}" if cards else text
        after = rules.copy(state)
        rules.play_text(after, line)
        theirs, mine = naive.apply(before, text, cards), rules.position(after)
        faults += [
            f"after {line!r}: {key}: naive {theirs.get(key)}, engine {mine.get(key)}"
            for key in theirs.keys() | mine.keys()
            if theirs.get(key) != mine.get(key)
        ]
    return faults


def _sample(texts: list[str], rng: random.Random, samples: int) -> list[str]:
    """Some actions of every kind, so that the many developments do not crowd out the others."""
    kinds: dict[str, list[str]] = {}
    for text in texts:
        kinds.setdefault(text.split(" ")[0], []).append(text)
    return [text for kind in kinds.values() for text in rng.sample(kind, min(samples, len(kind)))]


def can_be_compared(rules: BaseRules, state: Any) -> bool:
    """Whether the naive enumerator can judge this state, and in reasonable time."""
    if state.stage != ACTION:
        return False
    position = rules.position(state)
    sellers = naive.sellers(position)
    most = max((len(naive.buyers(position, seller)) for seller in sellers), default=0)
    count = sum(
        perm(len(sellers), made) * perm(most, made)
        for made in range(1, min(len(sellers), most) + 1)
    )
    return count <= MOST_SALES
