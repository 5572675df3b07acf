"""Compare turns by play-outs: paired deals, elimination with confidence, a verdict.

Deal number k has the same hidden cards for every turn, so the difference of two turns varies much
less than their values.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import Any

import numpy as np

from cottonopolis.games.rules import AnyRules
from cottonopolis.puzzles import DEALS
from cottonopolis.puzzles.playouts import PlayOuts, margin
from cottonopolis.puzzles.turns import PlayedTurn

FIRST_DEALS = 6
CHECK_FACTOR = 8  # the second comparison has so many times the deals, all of them new
CHECK_PARTS = (8, 4, 2, 1)  # after what parts of them it may end early
# By which the solution must be better than every other turn, as a share of the winner's points
MIN_GAP_SHARE = 0.025
MIN_GAP_VP = 1.0
HOPEFUL_SHARE = 0.6  # of that gap in the first comparison, which only chooses the positions
EQUAL_SHARE = 0.25  # turns that differ less, without confidence, count as equal
MAX_EQUAL = 2  # turns as good as the solution
SURE_Z = 3.0  # standard errors: one error in 700
LIKELY_Z = 2.0
HOPE = 0.5  # standard errors by which a gap may be larger than it looks, until its last deals
EARLY_HOPE = 1.0  # the same after the first few deals
HOPEFUL_Z = 1.5  # that the solution must be ahead after the first comparison
HOPELESS_Z = 2.0  # to give up a position during the second one
OUT_Z = 3.0  # to spend no more deals on a turn in the first comparison
CERTAIN_Z = 5.0  # the same in the second one


@dataclass
class Trial:
    """A turn and its results so far."""

    turn: PlayedTurn
    margins: list[float] = field(default_factory=list)  # by deal
    points: list[list[int]] = field(default_factory=list)  # by deal and seat
    is_out: bool = False  # clearly worse than the best


@dataclass(frozen=True)
class Gap:
    """How much worse a turn is than another one: the mean of paired deals."""

    mean: float
    error: float  # standard error

    @property
    def z(self) -> float:
        """The mean in standard errors."""
        if self.error == 0.0:
            return inf if self.mean > 0 else -inf if self.mean < 0 else 0.0
        return self.mean / self.error


def gap(better: Sequence[float], worse: Sequence[float]) -> Gap:
    """Return how much worse the second series is; the common deals are paired.

    >>> gap([5.0, 7.0, 6.0, 6.0], [4.0, 4.0, 5.0, 5.0])
    Gap(mean=1.5, error=0.5)
    """
    count = min(len(better), len(worse))
    found = np.asarray(better[:count], dtype=float) - np.asarray(worse[:count], dtype=float)
    error = float(found.std(ddof=1)) / sqrt(count) if count > 1 else inf
    return Gap(float(found.mean()), error)


def least_gap(winner: float) -> float:
    """Return the gap that counts as clear where the winner has so many points.

    >>> least_gap(160.0), least_gap(30.0)
    (4.0, 1.0)
    """
    return max(MIN_GAP_VP, MIN_GAP_SHARE * winner)


class Comparison:
    """Compares the turns of one position, seen by one seat."""

    def __init__(
        self, rules: AnyRules, view: Any, seat: int, playouts: PlayOuts, first_seed: int
    ) -> None:
        self.rules = rules
        self.view = view
        self.seat = seat
        self.playouts = playouts
        self.first_seed = first_seed
        self.played = 0  # play-outs
        self.wins: list[int] = []  # the winner's points in every play-out

    @property
    def min_gap(self) -> float:
        """By how many points the solution must be better than every other turn."""
        return least_gap(float(np.mean(self.wins)))

    def extend(self, trial: Trial, deals: int) -> None:
        """Play a turn until it has so many deals."""
        for deal in range(len(trial.margins), deals):
            seed = self.first_seed + deal
            state = self.rules.redeal(self.view, self.seat, seed)
            if self.rules.replay(state, trial.turn.decisions) is None:
                raise ValueError(f"not legal with other hidden cards: {trial.turn.texts}")
            points = self.playouts.finish(state, seed)
            trial.points.append(points)
            trial.margins.append(margin(points, self.seat))
            self.wins.append(max(points))
            self.played += 1

    def best(self, trials: Sequence[Trial]) -> Trial:
        """Return the turn with the best mean of those that are not out."""
        return max((t for t in trials if not t.is_out), key=lambda t: float(np.mean(t.margins)))

    def screen(self, trials: Sequence[Trial], deals: int = DEALS) -> str | None:
        """Eliminate turns step by step; returns why there is no clear solution, or None."""
        count = min(FIRST_DEALS, deals)
        while True:
            for trial in trials:
                if not trial.is_out:
                    self.extend(trial, count)
            best = self.best(trials)
            others = [t for t in trials if t is not best and not t.is_out]
            close = 0
            for other in others:
                found = gap(best.margins, other.margins)
                other.is_out = found.z >= OUT_Z and found.mean >= self.min_gap
                close += found.mean + LIKELY_Z * found.error < self.min_gap
            if close > MAX_EQUAL:
                return "close"
            last = count >= deals
            hopeful = HOPEFUL_SHARE * self.min_gap
            if last:
                return "unsure" if self._fault(trials, best, hopeful, HOPEFUL_Z) else None
            is_first = count <= FIRST_DEALS  # when equal turns cannot be told from others
            fault = self._fault(trials, best, hopeful, 0.0, EARLY_HOPE if is_first else HOPE)
            if fault == "unsure" or (fault and not is_first):
                return "unsure"
            count = min(2 * count, deals)

    def check(self, trials: Sequence[Trial], solution: Trial, deals: int) -> str | None:
        """Compare all turns with the solution at a large budget; returns the fault, or None.

        A turn that is certainly worse after a part of the deals needs no more of them.
        """
        others = [trial for trial in trials if trial is not solution]
        for part in (deals // share for share in CHECK_PARTS):
            self.extend(solution, part)
            close = 0
            for other in others:
                if other.is_out:
                    continue
                self.extend(other, part)
                found = gap(solution.margins, other.margins)
                if found.z <= -LIKELY_Z or self._lies_between(found):
                    return "refuted"
                close += found.mean + HOPELESS_Z * found.error < self.min_gap
                certain = found.z >= CERTAIN_Z and found.mean >= self.min_gap
                other.is_out = certain and part < deals
            if close > MAX_EQUAL:
                return "refuted"
        return "refuted" if self._fault(trials, solution, self.min_gap, SURE_Z) else None

    def _lies_between(self, found: Gap) -> bool:
        """Whether a turn is certainly neither as good as the solution nor clearly worse."""
        spread = HOPELESS_Z * found.error
        equal = EQUAL_SHARE * self.min_gap
        return equal < found.mean - spread and found.mean + spread < self.min_gap

    def _fault(
        self, trials: Sequence[Trial], best: Trial, min_gap: float, min_z: float, hope: float = 0.0
    ) -> str | None:
        gaps = [gap(best.margins, t.margins) for t in trials if t is not best and not t.is_out]
        unequal = [found for found in gaps if not self.is_equal(found)]
        if len(gaps) - len(unequal) > MAX_EQUAL:
            return "close"
        if any(one.mean + hope * one.error < min_gap or one.z < min_z for one in unequal):
            return "unsure"
        return None

    def is_equal(self, found: Gap) -> bool:
        """Whether a turn is as good as the better one, as far as the play-outs can tell."""
        return found.mean <= EQUAL_SHARE * self.min_gap and found.z < LIKELY_Z
