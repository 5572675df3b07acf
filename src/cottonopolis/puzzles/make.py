"""Make puzzles: play games, look for positions with one clearly best turn, check them again."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np

from cottonopolis.bots.advice import planner_of
from cottonopolis.bots.registry import make_bot
from cottonopolis.engine.game_loop import ACTION
from cottonopolis.game import Game
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules
from cottonopolis.playout import bot_seed
from cottonopolis.puzzles import DEALS, POLICY, QUICK, SOURCE_BOT
from cottonopolis.puzzles.compare import CHECK_FACTOR, Comparison, Trial, gap
from cottonopolis.puzzles.playouts import playouts_by
from cottonopolis.puzzles.puzzle import Alternative, Puzzle, Seeds
from cottonopolis.puzzles.reasons import reasons_for
from cottonopolis.puzzles.themes import themes_of
from cottonopolis.puzzles.turns import (
    Candidate,
    PlayedTurn,
    bot_turn,
    distinct,
    play_turn,
    searched_turns,
    turn_of,
)

NAIVE_BOT = "greedy"  # its turn is the tempting one if it is wrong
# Bots whose turns are compared too, by the player of the play-outs; otherwise that bot itself
OWN_TURNS: dict[str, tuple[str, ...]] = {QUICK: (), POLICY: ("master", "strongest")}
POSITIONS_PER_GAME = 8
MAX_CANDIDATES = 14
MIN_CANDIDATES = 3
CHALLENGE_NOISE_VP = 4.0  # for turns that the evaluation underrates
MAX_CHALLENGERS = 6
MAX_OTHERS = 4  # wrong turns that a puzzle lists
SKIPPED_SHARE = 0.25  # of a game: early positions are rarely clear, and their play-outs are long
LATENESS = 3  # how much later positions are preferred
TELLING_FACTOR = 8  # how much turns with a sale, a loan, two rails or the end of a period are
# Seeds of deals: far from each other, and from the seeds of games
DEAL_SEED, CHECK_SEED, SHOWN_SEED, SEED_STEP = 10_000_000, 20_000_000, 30_000_000, 4_000


@dataclass(frozen=True)
class Plan:
    """How puzzles are made."""

    game: str
    players: int
    map: str | None = None
    bot: str = QUICK  # of the play-outs
    source: str = SOURCE_BOT  # of the games
    deals: int = DEALS
    positions: int = POSITIONS_PER_GAME


@dataclass(frozen=True)
class Job:
    """One game to look at: its seed, or its record."""

    plan: Plan
    seed: int
    record: str | None = None


@dataclass
class Found:
    """The puzzles of one game, and the positions that were rejected by reason."""

    seed: int
    puzzles: list[Puzzle] = field(default_factory=list)
    rejected: Counter[str] = field(default_factory=Counter)
    positions: int = 0
    playouts: int = 0


def look_for_puzzles(job: Job) -> Found:
    """Play one game and look for puzzles in it; the result depends on the job alone."""
    plan = job.plan
    rules = rules_for(plan.game, plan.players, (), plan.map)
    if job.record is None:
        game = Game.new(plan.game, plan.players, job.seed, map=plan.map)
        end = game.play_out(plan.source, seed=job.seed)
    else:
        end = Game.from_record(job.record)
        rules = end.rules
    found = Found(job.seed)
    for actions in chosen_positions(end, job.seed, plan.positions):
        start = Game.from_record(end.record(), until=actions)
        look = _Look(rules, start, job, actions)
        result = look.puzzle()
        found.positions += 1
        found.playouts += look.playouts
        if isinstance(result, str):
            found.rejected[result] += 1
        else:
            found.puzzles.append(result)
    return found


def chosen_positions(end: Game, seed: int, count: int) -> list[int]:
    """Return some beginnings of turns, as numbers of actions played before."""
    starts = [number for number, _ in turn_starts(end)]
    first = round(len(starts) * SKIPPED_SHARE)
    actions = end.actions()
    last_rounds = {action.period: action.round for action in actions}
    chance = random.Random(seed)
    keys: dict[int, float] = {}
    bounds = list(pairwise([*starts[first:], len(actions)]))
    for at, (start, after) in enumerate(bounds, start=1):
        turn = actions[start:after]
        period = turn[0].period
        ends_period = period is not None and turn[0].round == last_rounds[period]
        # Late positions are clear more often, and their play-outs are short
        weight = float((len(bounds) if ends_period else at) ** LATENESS)
        if ends_period or any(_is_telling(action.text) for action in turn):
            weight *= TELLING_FACTOR
        keys[start] = chance.random() ** (1 / weight)
    return sorted(sorted(keys, key=lambda start: -keys[start])[:count])


def _is_telling(text: str) -> bool:
    """Whether an action promises one of the rarer themes."""
    verb, _, words = text.partition(" ")
    return verb in ("sell", "loan") or (verb == "rail" and " and " in words)


def turn_starts(end: Game) -> Iterator[tuple[int, int]]:
    """Yield the number of actions before each turn of a game, and its seat."""
    rules, state = end.rules, end.state_after(0)
    actions = 0
    before: tuple[int, int, int, int | None] | None = None
    for step in end.steps:
        turn = turn_of(rules, state)
        if state.stage == ACTION and not state.pending and turn != before:
            before = turn
            yield actions, step.seat
        actions += rules.begins_action(step)
        rules.step(state, step.decision)


class _Look:
    """Looks at one position."""

    def __init__(self, rules: AnyRules, start: Game, job: Job, actions: int) -> None:
        self.rules = rules
        self.record = start.record()
        self.job = job
        self.actions = actions
        self.seat = int(start.seat or 0)
        number = (job.seed * 64 + actions) * SEED_STEP
        self.seeds = Seeds(job.seed, DEAL_SEED + number, CHECK_SEED + number, SHOWN_SEED + number)
        self.view: Any = rules.view(start.state, self.seat)
        self.shown: Any = rules.redeal(self.view, self.seat, self.seeds.shown)
        self.planner = planner_of(rules)
        self.source = job.plan.source if job.record is None else "record"
        self.playouts = 0

    def puzzle(self) -> Puzzle | str:
        """Return a puzzle, or why there is none."""
        candidates = self.candidates()
        if len(candidates) < MIN_CANDIDATES:
            return "few"
        trials = [Trial(candidate.turn) for candidate in candidates]
        comparison = self.comparison(self.seeds.deal)
        fault = comparison.screen(trials, self.job.plan.deals)
        self.playouts += comparison.played
        if fault:
            return fault
        solution = comparison.best(trials)
        if not solution.turn.is_complete:
            return "reveals"
        if all(text.startswith("pass") for text in solution.turn.texts):
            return "pass"
        return self.checked(candidates, trials, solution)

    def candidates(self) -> list[Candidate]:
        """Return the turns to compare: of a search, of two bots, and of the play-outs' bots."""
        found = [self.candidate(*turn) for turn in searched_turns(self.planner, self.view)]
        floor = min(candidate.worth for candidate in found)
        bots = {NAIVE_BOT, SOURCE_BOT, *OWN_TURNS.get(self.job.plan.bot, (self.job.plan.bot,))}
        own = [self.candidate(self.turn_of_bot(name), floor) for name in sorted(bots)]
        kept = distinct(found)[: MAX_CANDIDATES - len(own)]
        return distinct([*kept, *own])

    def candidate(self, decisions: tuple[int, ...], worth: float) -> Candidate:
        return Candidate(play_turn(self.rules, self.shown, decisions), worth)

    def turn_of_bot(self, name: str) -> tuple[int, ...]:
        bot = make_bot(name, bot_seed(self.seeds.game, self.seat))
        return bot_turn(self.rules, self.shown, self.seat, bot)

    def challengers(self, known: list[Candidate]) -> list[Candidate]:
        """Return further turns for the second comparison, found by a search with noise."""
        turns = searched_turns(
            self.planner, self.view, noise=CHALLENGE_NOISE_VP, seed=self.seeds.check
        )
        every = distinct([*known, *(self.candidate(*turn) for turn in turns)])
        return every[len(known) :][:MAX_CHALLENGERS]

    def comparison(self, first_seed: int) -> Comparison:
        playouts = playouts_by(self.rules, self.job.plan.bot)
        return Comparison(self.rules, self.view, self.seat, playouts, first_seed)

    def checked(
        self, candidates: list[Candidate], screened: list[Trial], solution: Trial
    ) -> Puzzle | str:
        """Compare again with new deals; returns the puzzle, or why it is none."""
        deals = self.job.plan.deals * CHECK_FACTOR
        comparison = self.comparison(self.seeds.check)
        best = Trial(solution.turn)
        rivals = [
            Trial(trial.turn) for trial in screened if trial is not solution and not trial.is_out
        ]
        naive = self.naive(candidates, solution.turn)
        if all(naive.result != trial.turn.result for trial in [best, *rivals]):
            rivals.append(Trial(naive))
        new = [Trial(candidate.turn) for candidate in self.challengers(candidates)]
        trials = [best, *rivals, *new]
        fault = comparison.check(trials, best, deals)
        self.playouts += comparison.played
        if fault:
            return fault
        return self.written(candidates, comparison, trials, best, naive)

    def naive(self, candidates: list[Candidate], solution: PlayedTurn) -> PlayedTurn:
        """Return the tempting turn: the naive bot's, or the best looking wrong one."""
        turn = play_turn(self.rules, self.shown, self.turn_of_bot(NAIVE_BOT))
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
            themes=themes_of(self.rules, self.shown, self.seat, best.turn, naive),
            why=reasons_for(self.rules, self.view, self.seat, best.turn, naive, self.seeds.check),
            rating=self.rating(candidates, best.turn, alternatives[0].gap),
            deals=len(best.margins),
            bot=plan.bot,
            source=self.source,
            seeds=self.seeds,
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
            play_turn(self.rules, self.shown, self.turn_of_bot(name)).result != solution.result
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
