"""Make puzzles: play games, look for positions with one clearly best turn, check them again."""

import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from cottonopolis.game import Game
from cottonopolis.games.rules import AnyRules
from cottonopolis.playout import bot_seed
from cottonopolis.puzzles import DEALS, QUICK, SOURCE_BOT
from cottonopolis.puzzles.candidates import NAIVE_BOT, Proposals
from cottonopolis.puzzles.compare import CHECK_FACTOR, Comparison, Trial, gap
from cottonopolis.puzzles.playouts import playouts_by
from cottonopolis.puzzles.positions import Wish, chosen_positions
from cottonopolis.puzzles.puzzle import Alternative, Puzzle, Reasons, Seeds
from cottonopolis.puzzles.reasons import REASON_DEALS, reasons_for
from cottonopolis.puzzles.themes import themes_of
from cottonopolis.puzzles.turns import Candidate, PlayedTurn

POSITIONS_PER_GAME = 8
PUZZLES_PER_GAME = 2  # at most: those of one game resemble each other
MIN_CANDIDATES = 3
MAX_OTHERS = 4  # wrong turns that a puzzle lists
# Seeds of deals: far from each other, and from the seeds of games
DEAL_SEED, CHECK_SEED, SHOWN_SEED, SEED_STEP = 10_000_000, 20_000_000, 30_000_000, 4_000
OTHER_KIND = "kind"  # why a puzzle is rejected that is not of a kind that is looked for


@dataclass(frozen=True)
class Plan:
    """How puzzles are made."""

    game: str
    players: int
    map: str | None = None
    variants: tuple[str, ...] = ()
    bot: str = QUICK  # of the play-outs
    source: str = SOURCE_BOT  # of the games
    deals: int = DEALS
    positions: int = POSITIONS_PER_GAME


@dataclass(frozen=True)
class Job:
    """One game to look at: its seed, or its record."""

    plan: Plan
    seed: int
    wish: Wish = field(default_factory=Wish)
    record: str | None = None
    until: float | None = None  # seconds since 1970; looks at no position after that


@dataclass
class Found:
    """The puzzles of one game, and the positions that were rejected by reason."""

    seed: int
    puzzles: list[Puzzle] = field(default_factory=list)
    rejected: Counter[str] = field(default_factory=Counter)
    positions: int = 0
    playouts: int = 0
    is_cut: bool = False  # the time was over first


def look_for_puzzles(job: Job) -> Found:
    """Play one game and look for puzzles in it; without `until` it depends on the job alone."""
    plan = job.plan
    found = Found(job.seed)
    if _is_late(job):
        found.is_cut = True
        return found
    if job.record is None:
        game = Game.new(plan.game, plan.players, job.seed, plan.variants, map=plan.map)
        end = game.play_out(plan.source, seed=job.seed)
    else:
        end = Game.from_record(job.record)
    chosen = chosen_positions(end, job.seed, plan.positions, job.wish, plan.bot)
    random.Random(job.seed).shuffle(chosen)  # so that early ones do not come before all others
    for start in chosen:
        found.is_cut = _is_late(job)
        if found.is_cut or len(found.puzzles) == PUZZLES_PER_GAME:
            break
        look = _Look(end.rules, Game.from_record(end.record(), until=start.actions), job)
        result = look.puzzle()
        found.positions += 1
        found.playouts += look.playouts
        if isinstance(result, str):
            found.rejected[result] += 1
        else:
            found.puzzles.append(result)
    return found


def _is_late(job: Job) -> bool:
    return job.until is not None and time.time() > job.until


class _Look:
    """Looks at one position."""

    def __init__(self, rules: AnyRules, start: Game, job: Job) -> None:
        self.rules = rules
        self.record = start.record()
        self.job = job
        self.actions = len(start.actions())
        self.seat = int(start.seat or 0)
        number = (job.seed * 64 + self.actions) * SEED_STEP
        self.seeds = Seeds(job.seed, DEAL_SEED + number, CHECK_SEED + number, SHOWN_SEED + number)
        self.view: Any = rules.view(start.state, self.seat)
        self.shown: Any = rules.redeal(self.view, self.seat, self.seeds.shown)
        seed = bot_seed(job.seed, self.seat)
        self.proposals = Proposals(rules, self.shown, self.seat, job.plan.bot, seed)
        self.source = job.plan.source if job.record is None else "record"
        self.played_outs = playouts_by(rules, job.plan.bot)
        self.playouts = 0

    def puzzle(self) -> Puzzle | str:
        """Return a puzzle, or why there is none."""
        candidates = self.proposals.candidates()
        if len(candidates) < MIN_CANDIDATES:
            return "few"
        trials = [Trial(candidate.turn) for candidate in candidates]
        comparison = self.comparison(self.seeds.deal)
        fault = comparison.screen(trials, self.job.plan.deals)
        self.playouts += comparison.played
        if fault:
            return fault
        best = comparison.best(trials)
        solution = best.turn
        if all(text.startswith("pass") for text in solution.texts):
            return "pass"
        if not self.job.wish.is_met(self.themes(solution, self.naive(candidates, solution))):
            return OTHER_KIND
        close = [trial.turn for trial in trials if trial is not best and not trial.is_out]
        return self.checked(candidates, solution, close)

    def comparison(self, first_seed: int) -> Comparison:
        return Comparison(self.rules, self.view, self.seat, self.played_outs, first_seed)

    def themes(self, solution: PlayedTurn, tempting: PlayedTurn) -> list[str]:
        return themes_of(self.rules, self.shown, self.seat, solution, tempting)

    def checked(
        self, candidates: list[Candidate], solution: PlayedTurn, close: list[PlayedTurn]
    ) -> Puzzle | str:
        """Compare all turns and new ones with new deals; returns the puzzle, or why it is none.

        Those that came close in the first comparison are the likeliest to refute the solution.
        """
        deals = self.job.plan.deals * CHECK_FACTOR
        comparison = self.comparison(self.seeds.check)
        best = Trial(solution)
        trials = [best, *map(Trial, close)]
        fault = comparison.check(trials, best, deals)
        if not fault:
            every = [*candidates, *self.proposals.challengers(candidates, self.seeds.check)]
            known = [trial.turn.result for trial in trials]
            trials += [Trial(one.turn) for one in every if one.turn.result not in known]
            fault = comparison.check(trials, best, deals)
        self.playouts += comparison.played
        if fault:
            return fault
        return self.written(candidates, comparison, trials, best, self.naive(candidates, solution))

    def naive(self, candidates: list[Candidate], solution: PlayedTurn) -> PlayedTurn:
        """Return the tempting turn: the naive bot's, or the best looking wrong one."""
        turn = self.proposals.of_bot(NAIVE_BOT)
        if turn.result != solution.result:
            return turn
        wrong = [c for c in candidates if c.turn.result != solution.result]
        return max(wrong, key=lambda candidate: candidate.worth).turn

    def written(
        self,
        candidates: list[Candidate],
        comparison: Comparison,
        trials: list[Trial],
        best: Trial,
        naive: PlayedTurn,
    ) -> Puzzle | str:
        gaps = [
            (gap(best.margins, trial.margins), trial.turn) for trial in trials if trial is not best
        ]
        equal = [turn for found, turn in gaps if comparison.is_equal(found)]
        wrong = sorted(
            ((found, turn) for found, turn in gaps if not comparison.is_equal(found)),
            key=lambda g: g[0].mean,
        )
        if not wrong:
            return "close"
        if any(naive.result == turn.result for turn in equal):
            naive = wrong[0][1]
        alternatives = [
            Alternative(list(turn.texts), round(found.mean, 2), round(found.error, 2))
            for found, turn in wrong
        ]
        tempting = next(
            one
            for one, (_, turn) in zip(alternatives, wrong, strict=True)
            if turn.result == naive.result
        )
        themes = self.themes(best.turn, naive)
        if not self.job.wish.is_met(themes):
            return OTHER_KIND
        plan = self.job.plan
        return Puzzle(
            id="-".join([*self.origin, str(self.job.seed), str(self.actions)]),
            game=self.rules.game,
            map=self.rules.map_name,
            players=self.rules.players,
            rules=self.rules.version,
            record=self.record,
            seat=self.seat,
            solution=list(best.turn.texts),
            equal=[list(turn.texts) for turn in equal],
            tempting=tempting,
            others=alternatives[:MAX_OTHERS],
            themes=themes,
            why=self.why(trials, best, naive),
            rating=self.rating(candidates, best.turn, alternatives[0].gap),
            deals=len(best.margins),
            bot=plan.bot,
            source=self.source,
            seeds=self.seeds,
        )

    def why(self, trials: list[Trial], best: Trial, tempting: PlayedTurn) -> Reasons:
        """Return why the tempting turn fails, in the deals behind its gap."""
        deals = next(len(t.margins) for t in trials if t.turn.result == tempting.result)
        return reasons_for(
            self.rules,
            self.played_outs,
            self.view,
            self.seat,
            best.turn,
            tempting,
            self.seeds.check,
            min(deals, REASON_DEALS),
        )

    @property
    def origin(self) -> tuple[str, ...]:
        """Where the position comes from, for its id."""
        name = self.rules.map_name or self.rules.game
        return (name,) if self.job.record is None else (name, "record")

    def rating(self, candidates: list[Candidate], solution: PlayedTurn, best_gap: float) -> int:
        """Estimate the difficulty: who misses the turn, how good it looks, how much it gains."""
        worths = np.array([candidate.worth for candidate in candidates])
        own = next(c.worth for c in candidates if c.turn.result == solution.result)
        missed = [
            self.proposals.of_bot(name).result != solution.result
            for name in (NAIVE_BOT, SOURCE_BOT)
        ]
        return difficulty(missed[0], missed[1], int((worths > own).sum()), best_gap)


def difficulty(
    naive_misses: bool, strong_misses: bool, better_looking: int, best_gap: float
) -> int:
    """Return a first rating; solvers correct it.

    >>> difficulty(False, False, 0, 10.0), difficulty(True, True, 4, 3.0)
    (1050, 1980)
    """
    rating = 1250 + 250 * naive_misses + 300 * strong_misses + 60 * min(better_looking, 6)
    return round(rating - 20 * min(best_gap, 15.0))
