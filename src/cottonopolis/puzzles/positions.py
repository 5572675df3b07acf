"""The positions of a game in which to look for puzzles."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from cottonopolis.engine.game_loop import ACTION
from cottonopolis.errors import SetupError
from cottonopolis.game import Game
from cottonopolis.games.rules import AnyRules
from cottonopolis.puzzles.candidates import Proposals
from cottonopolis.puzzles.compare import least_gap
from cottonopolis.puzzles.themes import PARTICULAR, THEMES, theme_rules, themes_of
from cottonopolis.puzzles.turns import PlayedTurn, play_turn, turn_of

SKIPPED_SHARE = 0.1  # of a game: the first turns are rarely clear, and their play-outs are long
PARTICULAR_FACTOR = 6.0  # how much positions of the rarer kinds are preferred
FULL_FACTOR = 0.1  # the same of kinds of which there are enough
LAST_ROUND_FACTOR = 0.25  # and of the last round, where no play-outs are needed
# Expected gaps as multiples of the one that counts as clear: smaller ones are left out, because
# the expectation errs; larger ones are no more promising
LEAST_PROMISE, MOST_PROMISE = 1.0, 3.0


@dataclass(frozen=True)
class TurnStart:
    """The beginning of a turn of a game."""

    actions: int  # played before
    seat: int
    state: Any
    decisions: tuple[int, ...]  # of the turn that was played, and what followed up to the next one


@dataclass(frozen=True)
class Wish:
    """What kinds of puzzles are looked for."""

    themes: tuple[str, ...] = ()  # one of them; any if empty
    period: str | None = None
    full: tuple[str, ...] = ()  # leading themes of which there are enough

    def check(self, rules: AnyRules) -> None:
        """Raise SetupError for a theme or period that does not exist."""
        known = [theme for theme in THEMES if theme in theme_rules(rules.game)]
        for theme in self.themes:
            if theme not in known:
                raise SetupError("puzzle-theme", word=theme, known=", ".join(known))
        if self.period is not None and self.period not in rules.periods:
            raise SetupError("period", word=self.period, known=", ".join(rules.periods))

    def is_met(self, themes: Sequence[str]) -> bool:
        """Whether a puzzle with these themes is wanted.

        >>> Wish(("loan",)).is_met(["build"]), Wish(full=("loan",)).is_met(["build", "loan"])
        (False, True)
        """
        if not themes or themes[0] in self.full:
            return False
        return not self.themes or not set(self.themes).isdisjoint(themes)


def turn_starts(end: Game) -> Iterator[TurnStart]:
    """Yield the beginnings of all turns of a game."""
    rules, state = end.rules, end.state_after(0)
    marks: list[tuple[int, int, int, Any]] = []  # steps, actions, seat, state
    actions = 0
    before: tuple[int, int, int, int | None] | None = None
    for number, step in enumerate(end.steps):
        turn = turn_of(rules, state)
        if state.stage == ACTION and not state.pending and turn != before:
            before = turn
            marks.append((number, actions, step.seat, rules.copy(state)))
        actions += rules.begins_action(step)
        rules.step(state, step.decision)
    played = [step.decision for step in end.steps]
    for (first, done, seat, start), last in pairwise([*marks, (len(played), 0, 0, None)]):
        yield TurnStart(done, seat, start, tuple(played[first : last[0]]))


def period_of(rules: AnyRules, state: Any) -> str | None:
    """Return the name of the period of a state, if the game has periods."""
    return rules.periods[int(state.period)] if rules.periods else None


def chosen_positions(end: Game, seed: int, count: int, wish: Wish, bot: str) -> list[TurnStart]:
    """Return some beginnings of turns; those that promise what is looked for come first.

    A position promises the themes of the turn that was played and of the turns that the search and
    the policy prefer. All periods have the same share. Positions in which the network expects no
    clear gap are left out, and those with a larger one are preferred.
    """
    rules = end.rules
    clear = least_gap(max(end.score()))
    starts = list(turn_starts(end))
    chance = random.Random(seed)
    found: dict[str | None, list[tuple[float, TurnStart]]] = {}
    for start in starts[round(len(starts) * SKIPPED_SHARE) :]:
        period = period_of(rules, start.state)
        if wish.period not in (None, period):
            continue
        weight = _weight(rules, start, wish, bot, seed, clear)
        if weight > 0.0:
            key = chance.random() ** (1 / weight)
            found.setdefault(period, []).append((key, start))
    chosen: list[TurnStart] = []
    for left, group in zip(range(len(found), 0, -1), found.values(), strict=True):
        group.sort(key=lambda item: -item[0])
        chosen += [start for _, start in group[: -(-(count - len(chosen)) // left)]]
    return sorted(chosen, key=lambda start: start.actions)


def _weight(
    rules: AnyRules, start: TurnStart, wish: Wish, bot: str, seed: int, clear: float
) -> float:
    played = play_turn(rules, start.state, start.decisions)
    proposals = Proposals(rules, start.state, start.seat, bot, seed)

    def weight(turn: PlayedTurn) -> float:
        themes = themes_of(rules, start.state, start.seat, turn, played)
        if not themes or (wish.themes and set(wish.themes).isdisjoint(themes)):
            return 0.0
        found = PARTICULAR_FACTOR if themes[0] in PARTICULAR else 1.0
        if themes[0] in wish.full:
            found = FULL_FACTOR
        return found * LAST_ROUND_FACTOR if "last_round" in themes else found

    promised = max(weight(turn) for turn in [played, *proposals.likeliest()])
    if promised == 0.0:
        return 0.0
    gaps = proposals.expected_gap(LEAST_PROMISE * clear) / clear
    return promised * min(gaps, MOST_PROMISE) if gaps >= LEAST_PROMISE else 0.0
