"""Compares the engine with a naive enumerator on one position."""

import random
from collections.abc import Callable
from itertools import product
from math import perm
from typing import Any, NamedTuple

from msgspec import to_builtins

from cottonopolis.engine.game_loop import ACTION, NO_ACTION
from cottonopolis.games.notation import Step
from cottonopolis.games.rules import AnyRules
from tests.naive import brass, industry

Actions = dict[str, set[str]]
Plain = dict[str, Any]

MOST_SALES = 3000  # a position with more sequences of sales than this is not compared
# Words for what other keys already say; the points if scored now have a test of their own
NOT_JUDGED = ("ties", "link_kind", "points_now")
SHUFFLED = ("deck", "set_aside")  # what a position cannot tell after the shuffle of Brass


class Naive(NamedTuple):
    """A naive enumerator, and what it cannot judge."""

    legal_actions: Callable[[Plain], Actions]
    apply: Callable[[Plain, str, str], Plain]
    can_judge: Callable[[Plain], bool]
    masked: Callable[[Plain, Plain], tuple[Plain, Plain]]  # its position and the engine's


def _mask_brass(theirs: Plain, mine: Plain) -> tuple[Plain, Plain]:
    shuffled = theirs["deck"] is None
    over = mine["stage"] == "over"  # the naive player leaves order and spending as they were
    for seat in theirs["seats"]:
        seat["loans"] = brass.loans_of(theirs, seat)
    for position in (theirs, mine):
        for seat in position["seats"] if shuffled else ():
            seat["hand"] = None
        if shuffled:
            position["distant_market"]["stack"] = None
        for seat in position["seats"] if over else ():
            seat["spent"] = 0
        for key in (
            *(SHUFFLED if shuffled else ()),
            *(("order",) if over else ()),
            *(("actions_left",) if mine["stage"] in ("give_up", "over") else ()),
        ):
            del position[key]
    return theirs, mine


def _few_sales(position: Plain) -> bool:
    sellers = industry.sellers(position)
    most = max((len(industry.buyers(position, seller)) for seller in sellers), default=0)
    count = sum(
        perm(len(sellers), made) * perm(most, made)
        for made in range(1, min(len(sellers), most) + 1)
    )
    return count <= MOST_SALES


NAIVE = {
    "brass": Naive(brass.legal_actions, brass.apply, lambda position: True, _mask_brass),
    "industry": Naive(
        industry.legal_actions, industry.apply, _few_sales, lambda theirs, mine: (theirs, mine)
    ),
}


def engine_actions(rules: AnyRules, state: Any) -> Actions:
    """Every complete legal action of the engine: text without the cards -> cards."""
    found: Actions = {}
    _collect(rules, state, [], found)
    return found


def _collect(rules: AnyRules, state: Any, steps: list[Step], found: Actions) -> None:
    """Follow every decision to the end of the action."""
    options = rules.legal(state)
    if rules.table.stages[int(state.stage)] == "card":
        _collect_cards(rules, state, steps, options, found)
        return
    for decision in options:
        after = rules.copy(state)
        taken = steps + rules.step(after, decision)
        if after.pending == NO_ACTION:
            found.setdefault(rules.action_text(taken), set()).add("")
        else:
            _collect(rules, after, taken, found)


def _collect_cards(
    rules: AnyRules, state: Any, steps: list[Step], options: list[int], found: Actions
) -> None:
    """What follows does not depend on the card: follow one, note them all."""
    plays = [play for option in options for play in _card_plays(rules, state, option)]
    names = {card: _card_text(rules, state, card) for card in {c for p in plays for c in p[-2:]}}
    cards = {" + ".join(sorted(names[card] for card in play[-2:])) for play in plays}
    after = rules.copy(state)
    for decision in plays[0]:
        rules.step(after, decision)
    texts: Actions = {}
    if after.pending == NO_ACTION:
        texts[rules.action_text(steps)] = set()
    else:
        _collect(rules, after, steps, texts)
    for text in texts:
        found.setdefault(text, set()).update(cards)


def _card_text(rules: AnyRules, state: Any, decision: int) -> str:
    return rules.decision_text(state, decision).removeprefix("with ")


def _card_plays(rules: AnyRules, state: Any, option: int) -> list[list[int]]:
    """A card, or every pair of cards if two are to be played together."""
    if rules.table.decode(option)[0] != "two_cards":
        return [[option]]
    combined = rules.copy(state)
    rules.step(combined, option)
    pairs = []
    for first in rules.legal(combined):
        second = rules.copy(combined)
        rules.step(second, first)
        pairs += [list(pair) for pair in product([option], [first], rules.legal(second))]
    return pairs


def differences(rules: AnyRules, state: Any, rng: random.Random, samples: int) -> list[str]:
    """What the engine and the naive enumerator disagree on: actions, and resulting positions."""
    naive = NAIVE[rules.game]
    before = to_builtins(rules.position(state))
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
        theirs, mine = naive.masked(
            naive.apply(before, text, cards), to_builtins(rules.position(after))
        )
        faults += [
            f"after {line!r}: {key}: naive {theirs.get(key)}, engine {mine.get(key)}"
            for key in (theirs.keys() | mine.keys()) - {*NOT_JUDGED}
            if theirs.get(key) != mine.get(key)
        ]
    return faults


def _sample(texts: list[str], rng: random.Random, samples: int) -> list[str]:
    """Some actions of every kind, so that frequent kinds do not crowd out the others."""
    kinds: dict[str, list[str]] = {}
    for text in texts:
        kinds.setdefault(text.split(" ")[0], []).append(text)
    return [text for kind in kinds.values() for text in rng.sample(kind, min(samples, len(kind)))]


def can_be_compared(rules: AnyRules, state: Any) -> bool:
    """Whether the naive enumerator can judge this state, and in reasonable time."""
    if state.stage != ACTION and int(state.stage) not in rules.forced_stages:
        return False
    return NAIVE[rules.game].can_judge(to_builtins(rules.position(state)))
