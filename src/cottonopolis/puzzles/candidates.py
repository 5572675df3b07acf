"""The turns that are compared in a position: of searches, of bots and of a network's policy."""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.advice import network_of, planner_of
from cottonopolis.bots.network.planner import Effort
from cottonopolis.bots.registry import make_bot
from cottonopolis.games.rules import AnyRules
from cottonopolis.puzzles import POLICY, QUICK, SOURCE_BOT
from cottonopolis.puzzles.turns import (
    Candidate,
    PlayedTurn,
    bot_turn,
    distinct,
    play_turn,
    searched_turns,
)

NAIVE_BOT = "greedy"  # its turn is the tempting one if it is wrong
# Bots whose turns are compared too, by the player of the play-outs; otherwise that bot itself
OWN_TURNS: dict[str, tuple[str, ...]] = {QUICK: (), POLICY: ("master", "strongest")}
MAX_CANDIDATES = 18
POLICY_TURNS = 24  # that are listed, many of them with other discards only
CHALLENGE_NOISE_VP = 4.0  # for turns that the evaluation underrates
CHALLENGE_SPREAD = 4.0  # for turns that the policy underrates
CHALLENGING_TURNS = 40
MAX_CHALLENGERS = 12
# How the network foresees the gap of a position: in few deals, only a few own turns ahead; a
# quicker look comes first
EXPECTED = Effort(trials=8, turns_ahead=0, looks=3, margin=1.0)
GLANCE = Effort(trials=2, turns_ahead=0, looks=1, margin=1.0)
GLANCE_SHARE = 0.5  # of the wanted gap, below which a position gets no more than that
EXPECTED_POLICY_TURNS = 10
EXPECTED_SEARCHED_TURNS = 5


Values = NDArray[np.float64]


class Proposals:
    """Proposes turns for the seat to move.

    `shown` is the position with random hidden cards, in which the turns are played.
    """

    def __init__(self, rules: AnyRules, shown: Any, seat: int, bot: str, seed: int) -> None:
        self.rules = rules
        self.shown = shown
        self.seat = seat
        self.bot = bot  # of the play-outs
        self.seed = seed  # of the bots
        self.view: Any = rules.view(shown, seat)
        self.planner = planner_of(rules)
        self.network = network_of(rules) if bot == POLICY else None
        self._turns: dict[str, PlayedTurn] = {}

    def candidates(self) -> list[Candidate]:
        """Return the turns to compare first, without repetitions."""
        found = self._of(searched_turns(self.planner, self.view))
        floor = min(candidate.worth for candidate in found)
        names = {NAIVE_BOT, SOURCE_BOT, *OWN_TURNS.get(self.bot, (self.bot,))}
        own = [Candidate(self.of_bot(name), floor) for name in sorted(names)]
        likely = distinct(self._of_policy(POLICY_TURNS, floor))
        half = (MAX_CANDIDATES - len(own)) // 2
        chosen = distinct([*own, *likely[:half], *found, *likely])[:MAX_CANDIDATES]
        # Those of the search first: their worth is known
        return distinct([*(one for one in found if _is_among(one, chosen)), *chosen])

    def likeliest(self) -> list[PlayedTurn]:
        """Return the best turn of the search, and that of the policy."""
        best = searched_turns(self.planner, self.view, keep=1)
        return [one.turn for one in [*self._of(best), *self._of_policy(1, 0.0)]]

    def expected_gap(self, wanted: float) -> float:
        """Return how much better the network surely expects the best turn to be than the next one.

        It is the mean less a standard error, or 0 if it looks much smaller than the wanted one.
        Without a network nothing is known: infinity.
        """
        if self.network is None:
            return inf
        likely = self.network.list_turns(self.view, EXPECTED_POLICY_TURNS)
        searched = searched_turns(self.planner, self.view, keep=EXPECTED_SEARCHED_TURNS)
        paths = list(dict.fromkeys([*likely, *(decisions for decisions, _ in searched)]))
        if self._best_gaps(paths, GLANCE).mean() < GLANCE_SHARE * wanted:
            return 0.0
        gaps = self._best_gaps(paths, EXPECTED)
        return float(gaps.mean() - gaps.std(ddof=1) / np.sqrt(len(gaps)))

    def _best_gaps(self, paths: Sequence[tuple[int, ...]], effort: Effort) -> Values:
        """Return how much better the best turn is than the next different one, by deal."""
        assert self.network is not None
        values = self.network.compare(self.view, paths, effort, self.seed)
        best, *others = (-values.mean(axis=0)).argsort().tolist()
        result = self.played(paths[best]).result
        for other in others:
            if self.played(paths[other]).result != result:
                found: Values = values[:, best] - values[:, other]
                return found
        return np.zeros(len(values))

    def challengers(self, known: list[Candidate], seed: int) -> list[Candidate]:
        """Return turns that the evaluation or the policy underrates, without the known ones."""
        noisy = searched_turns(self.planner, self.view, noise=CHALLENGE_NOISE_VP, seed=seed)
        unlikely = self._of_policy(CHALLENGING_TURNS, 0.0, CHALLENGE_SPREAD)
        every = distinct([*known, *_alternately(self._of(noisy), unlikely)])
        return every[len(known) :][:MAX_CHALLENGERS]

    def of_bot(self, name: str) -> PlayedTurn:
        """Return the turn of a bot."""
        if name not in self._turns:
            bot = make_bot(name, self.seed)
            self._turns[name] = self.played(bot_turn(self.rules, self.shown, self.seat, bot))
        return self._turns[name]

    def played(self, decisions: tuple[int, ...]) -> PlayedTurn:
        return play_turn(self.rules, self.shown, decisions)

    def _of(self, turns: Iterable[tuple[tuple[int, ...], float]]) -> list[Candidate]:
        return [Candidate(self.played(decisions), worth) for decisions, worth in turns]

    def _of_policy(self, count: int, worth: float, spread: float = 1.5) -> list[Candidate]:
        if self.network is None:
            return []
        turns = self.network.list_turns(self.view, count, spread)
        return self._of((decisions, worth) for decisions in turns)


def _is_among(candidate: Candidate, others: list[Candidate]) -> bool:
    return any(candidate.turn.result == other.turn.result for other in others)


def _alternately(one: list[Candidate], other: list[Candidate]) -> list[Candidate]:
    found: list[Candidate] = []
    for index in range(max(len(one), len(other))):
        found += [*one[index : index + 1], *other[index : index + 1]]
    return found
