"""Why something is not possible: about the whole action, the nearest misses, and what would help.

All of it comes from the reasons of single decisions (see engine/reasons.py). Every reason belongs
to an obstacle, and obstacles are ordered by how hard they are to remove. The nearest miss is the
decision whose hardest obstacle is the easiest to remove.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, reduce
from itertools import takewhile
from operator import and_
from typing import TYPE_CHECKING, Any, NamedTuple

from cottonopolis.engine.game_loop import ACTION
from cottonopolis.engine.reasons import OBSTACLES
from cottonopolis.errors import Fact, IllegalMove, Reason
from cottonopolis.games.actions import NO_INTENT, Action, Facts, Intent
from cottonopolis.games.notation import SHORT_NAMES
from cottonopolis.games.options import Option
from cottonopolis.messages import Message, say

if TYPE_CHECKING:
    from cottonopolis.games.rules import AnyRules

BUILD_KIND = "build"  # the kind of action that places the tiles of a player board
MAX_ATTEMPTS = 6  # per explanation
# Obstacles that one place has and another has not; others are no reason to name a place
NEAR = ("source", "money", "coal", "iron", "buyer", "card", "port")
FIRST = ("hand", "period", "level")  # must be removed before anything else can be judged
PLACES = {"place", "link", "mill", "other"}  # facts that name a place
NOT_POSSIBLE = "NOT_POSSIBLE"  # the code for a game that gives no summary

Remedies = tuple[tuple[Message, ...], ...]  # for every obstacle, the alternatives


class Cause(NamedTuple):
    """The hardest obstacle of an attempt.

    >>> from cottonopolis import Game
    >>> explanation = Game.new("brass", players=4, seed=11).explain("build iron_works")
    >>> explanation.attempts[0].cause
    Cause(obstacle='coal', missing=None)
    """

    obstacle: str  # one of OBSTACLES
    missing: int | None = None  # money

    def text(self, lang: str = "en") -> str:
        """Return a short phrase.

        >>> Cause("money", 7).text(), Cause("money", 7).text("it")
        ('£7 short', 'mancano £7')
        """
        facts: Facts = {} if self.missing is None else {"missing": self.missing}
        return say(lang, f"cause-{self.obstacle}", **facts)


class Attempt(NamedTuple):
    """An illegal decision, and everything against it.

    >>> from cottonopolis import Game
    >>> explanation = Game.new("brass", players=4, seed=11).explain("build iron_works")
    >>> attempt = explanation.attempts[0]
    >>> attempt.option.target.id, [reason.rule for reason in attempt.reasons]
    ('blackburn.3', ['B17'])
    """

    option: Option
    reasons: tuple[Reason, ...]
    cause: Cause
    remedies: Remedies  # all that is needed; empty if nothing helps

    def nearest(self, lang: str = "en") -> str | None:
        """Return what is missing here, if it is on the board and something helps.

        >>> from cottonopolis import Game
        >>> explanation = Game.new("brass", players=4, seed=11).explain("build iron_works")
        >>> print(explanation.attempts[0].nearest())
        Nearest: iron works (Blackburn), needs coal.
        """
        target = self.option.target
        if target is None or self.cause.obstacle not in NEAR:
            return None
        facts: Facts = {"cause": self.cause.text(lang)}
        if target.kind == "link":
            return say(lang, "refusal-nearest-link", link=target.id, **facts)
        if self.option.industry is None:
            return None
        facts |= {"industry": self.option.industry, "place": target.id}
        return say(lang, "refusal-nearest", **facts)


class Explanation(NamedTuple):
    """Why something is not possible. Everything is empty if it is possible.

    `Game.explain` returns it. The remedies are messages with their facts; `lines` writes them.

    >>> from cottonopolis import Game
    >>> explanation = Game.new("brass", players=4, seed=11).explain("build iron_works")
    >>> [reason.code for reason in explanation.summary], len(explanation.attempts)
    (['B17_NOWHERE'], 2)
    """

    summary: tuple[Reason, ...]  # about the whole action; empty if a place was named
    attempts: tuple[Attempt, ...]  # nearest first
    remedies: Remedies  # of the nearest attempt, or of the summary

    def lines(self, lang: str = "en") -> list[str]:
        """Return the explanation in sentences.

        >>> from cottonopolis import Game
        >>> for line in Game.new("brass", players=4, seed=11).explain("build shipyard").lines():
        ...     print(line)
        B13: Your top tile has level 0 and cannot be built, only developed: shipyard.
        It would take developing your level 0 shipyard first.
        """
        found = [reason.numbered(lang) for reason in self.summary]
        for attempt in self.attempts[: 1 if self.summary else None]:
            nearest = attempt.nearest(lang) if self.summary else None
            if nearest is not None:
                found.append(nearest)
            elif not self.summary:
                found += [reason.numbered(lang) for reason in attempt.reasons]
        needed = remedy_text(self.remedies, lang)
        return [*found, needed] if needed else found


NOTHING = Explanation((), (), ())


def remedy_text(remedies: Remedies, lang: str = "en") -> str:
    """Return what would help as a sentence; empty if nothing does."""

    def either(first: str, second: str) -> str:
        return say(lang, "refusal-or", first=first, second=second)

    def both(first: str, second: str) -> str:
        return say(lang, "refusal-and", first=first, second=second)

    groups = [reduce(either, (say(lang, name, **facts) for name, facts in g)) for g in remedies]
    return say(lang, "refusal-needs", remedies=reduce(both, groups)) if groups else ""


class _Miss:
    """An illegal decision with the reasons against it; facts are computed when needed."""

    def __init__(self, rules: "AnyRules", state: Any, option: Option, intent: Intent) -> None:
        self.rules, self.state, self.option, self.intent = rules, state, option, intent
        self.mask = rules.reason_mask(state, option.decision, intent)
        self.obstacles = rules.reason_table.obstacles(self.mask)

    @cached_property
    def known(self) -> Facts:
        return self.rules.refusal_facts(self.state, self.option.decision, self.intent)

    @property
    def order(self) -> tuple[tuple[int, ...], Fact]:
        """Nearest first: by obstacles, then by the money that is missing."""
        return self.obstacles, self.known.get("missing", 0)

    @property
    def codes(self) -> list[str]:
        return self.rules.reason_table.codes(self.mask)

    def cause(self) -> Cause:
        obstacle = OBSTACLES[self.obstacles[0]]
        missing = self.known.get("missing") if obstacle == "money" else None
        return Cause(obstacle, None if missing is None else int(missing))

    def attempt(self) -> Attempt:
        reasons = self.rules.reasons(self.state, self.option.decision, self.intent)
        return Attempt(self.option, tuple(reasons), self.cause(), self.remedies)

    @property
    def remedies(self) -> Remedies:
        codes = self.codes
        if OBSTACLES[self.obstacles[0]] in FIRST:
            table = self.rules.reason_table
            codes = [code for code in codes if table.obstacle(code) in FIRST]
        return _remedies(self.rules, codes, self.known)


def _remedies(rules: "AnyRules", codes: Iterable[str], known: Facts) -> Remedies:
    """Return what is needed, the shortest lists of alternatives first."""
    groups = sorted(rules.reason_table.offers(codes, known), key=len)
    return tuple(
        tuple((f"remedy-{name.replace('_', '-')}", facts) for name, facts in group)
        for group in groups
    )


def _misses(
    rules: "AnyRules", state: Any, options: Iterable[Option], intent: Intent = NO_INTENT
) -> list[_Miss]:
    """Return the illegal ones among some decisions, nearest first."""
    found = [_Miss(rules, state, option, intent) for option in options]
    return _nearest_first([miss for miss in found if miss.mask])


def _nearest_first(misses: Iterable[_Miss]) -> list[_Miss]:
    """Sort by obstacles; only among the nearest, also by the missing money."""
    found = sorted(misses, key=lambda miss: miss.obstacles)
    front = list(takewhile(lambda miss: miss.obstacles == found[0].obstacles, found))
    return [*sorted(front, key=lambda miss: miss.order), *found[len(front) :]]


def explain(
    rules: "AnyRules",
    state: Any,
    target: str | None = None,
    kind: str | None = None,
    industry: str | None = None,
    intent: Intent = NO_INTENT,
) -> Explanation:
    """Explain why the decisions that are meant are illegal.

    Without a target, the answer is about the action as a whole; it is empty if one of its
    decisions is legal. With a target, it is about every illegal decision there.
    """
    options = rules.options_meant(state, target, kind, industry)
    misses = _misses(rules, state, options, intent)
    if target is None and kind in rules.action_kinds:
        if len(misses) < len(options):
            return NOTHING
        return _explain_action(rules, state, kind, industry, misses)
    attempts = _different(misses)
    return Explanation((), attempts, attempts[0].remedies if attempts else ())


def explain_text(
    rules: "AnyRules", state: Any, move: str, why_not: Callable[[str], Sequence[Reason]]
) -> Explanation:
    """Explain why a move in the notation, or a kind of action, is not possible.

    `why_not` returns the reasons against a whole move.
    """
    words = move.lower().split()
    kind = rules.kind_of_verb(words[0]) if words and state.stage == ACTION else None
    if kind is not None and len(words) == 1:
        return explain(rules, state, kind=kind)
    industry = SHORT_NAMES.get(words[-1], words[-1]) if words else ""
    if kind is not None and len(words) == 2 and industry in rules.industries:
        return explain(rules, state, kind=kind, industry=industry)
    reasons = tuple(why_not(move))
    return _explain_reasons(rules, state, move, reasons) if reasons else NOTHING


def _explain_reasons(
    rules: "AnyRules", state: Any, move: str, reasons: tuple[Reason, ...]
) -> Explanation:
    """Explain the reasons against a whole action in the notation."""
    try:
        parsed = rules.read(move)
    except IllegalMove:
        return Explanation(reasons, (), ())  # nobody can say what was meant
    intent = Intent(tuple(parsed.cards))
    misses = [
        _Miss(rules, state, rules.describe(state, decision), intent)
        for decision in parsed.choices[0]
    ]
    nearest = _nearest_first([miss for miss in misses if miss.mask])
    if not nearest or {reason.code for reason in reasons} - set(nearest[0].codes):
        return Explanation(reasons, (), ())  # another part of the action is at fault
    attempt = nearest[0].attempt()
    return Explanation((), (attempt._replace(reasons=reasons),), attempt.remedies)


def _different(misses: Iterable[_Miss]) -> tuple[Attempt, ...]:
    """Return the nearest attempt for each combination of reasons."""
    found: dict[tuple[object, ...], _Miss] = {}
    for miss in misses:
        found.setdefault((miss.option.kind, miss.option.industry, miss.mask), miss)
    return tuple(miss.attempt() for miss in list(found.values())[:MAX_ATTEMPTS])


def _explain_action(
    rules: "AnyRules", state: Any, kind: str, industry: str | None, misses: Sequence[_Miss]
) -> Explanation:
    summary = _summary(rules, state, kind, industry, misses)
    near = [miss for miss in misses if OBSTACLES[miss.obstacles[0]] in NEAR]
    attempts = tuple(attempt for attempt in _different(near) if attempt.remedies)
    remedies = _remedies(rules, _own_codes(rules, summary), rules.common_facts(state))
    if not remedies and misses:
        first = misses[0]
        placeless = first.option.target is None or OBSTACLES[first.obstacles[0]] in FIRST
        remedies = first.remedies if near or placeless else ()
    return Explanation(summary, attempts, remedies)


def _own_codes(rules: "AnyRules", summary: Iterable[Reason]) -> list[str]:
    """Return the codes that speak only about an action as a whole."""
    return [reason.code for reason in summary if reason.code in rules.reason_table.summaries]


def _summary(
    rules: "AnyRules", state: Any, kind: str, industry: str | None, misses: Sequence[_Miss]
) -> tuple[Reason, ...]:
    """Return the reasons against the action as a whole: those that all its decisions share, or the
    sentence that the action has for the hardest obstacle of the nearest miss.
    """
    table = rules.reason_table
    common = reduce(and_, (miss.mask for miss in misses)) if misses else 0
    shared = [
        Reason(code, table.facts(code, misses[0].known))
        for code in table.codes(common)
        if _is_shared(rules, code, misses)
    ]
    if shared:
        return tuple(shared)
    obstacle = OBSTACLES[misses[0].obstacles[0]] if misses else None
    known = {**(misses[0].known if misses else rules.common_facts(state))}
    known |= {} if industry is None else {"industry": industry}
    action = rules.kinds[rules.table.kind(kind)]
    code = None
    if isinstance(action, Action) and action.sum_up is not None:
        code = action.sum_up(rules.setup, state, industry, obstacle)
    if code is not None:
        return (Reason(code, table.facts(code, known)),)
    nearest = misses[0].attempt().reasons if misses else ()
    return nearest or (Reason(NOT_POSSIBLE),)


def _is_shared(rules: "AnyRules", code: str, misses: Sequence[_Miss]) -> bool:
    """Whether a reason says the same about every miss, and names no place."""
    facts = rules.reason_table.facts
    first = facts(code, misses[0].known)
    return not PLACES & first.keys() and all(
        facts(code, miss.known) == first for miss in misses[1:]
    )


# For menus


def impossible_actions(
    rules: "AnyRules", state: Any, legal: Iterable[int]
) -> dict[str, tuple[Reason, ...]]:
    """Return for every kind of action without a legal decision the reasons against all of it."""
    possible = {rules.table.kind_of(decision) for decision in legal}
    found: dict[str, tuple[Reason, ...]] = {}
    for action in rules.actions:
        if action.kind not in possible:
            kind = rules.table.names[action.kind]
            misses = _misses(rules, state, rules.options_meant(state, kind=kind))
            found[kind] = _summary(rules, state, kind, None, misses)
    return found


def unbuildable_tiles(rules: "AnyRules", state: Any, legal: Iterable[int]) -> dict[str, Cause]:
    """Return for every industry that cannot be built the cause of its nearest miss."""
    if BUILD_KIND not in rules.table.names:
        return {}
    built = {
        rules.describe(state, decision).industry
        for decision in legal
        if rules.table.range_of(decision).name == BUILD_KIND
    }
    missed: dict[str, list[_Miss]] = {}
    for option in rules.options_meant(state, kind=BUILD_KIND):
        if option.industry is not None and option.industry not in built:
            miss = _Miss(rules, state, option, NO_INTENT)
            missed.setdefault(option.industry, []).append(miss)
    return {
        industry: _nearest_first(missed[industry])[0].cause()
        if industry in missed
        else Cause("place")  # no slot on this map shows it
        for industry in rules.industries
        if industry not in built
    }
