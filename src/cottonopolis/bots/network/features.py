"""What a network sees: the observation in whole numbers, and the terms of the evaluation.

The observation of a seat (docs/learning.md) holds counts divided by constants; here they are counts
again, from 0 to 255. The terms (bots/*/evaluation.py) add what a network would have to work out
from the map, such as which mills are connected to a port; they are in eighths.
"""

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cottonopolis.bots.search import SCRATCH_SIZE
from cottonopolis.bots.search_hooks import read_terms, search_game
from cottonopolis.engine.game_loop import observe
from cottonopolis.engine.jit import jit, jit_or
from cottonopolis.engine.records import GameBoard, GameState
from cottonopolis.games.registry import rules_class
from cottonopolis.games.rules import AnyRules

MAX_COUNT: Final = 255
TERM_PARTS: Final = 8  # of one unit of a term
MAX_TERM: Final = 2000  # in these parts

Counts = NDArray[np.uint8]
Terms = NDArray[np.int16]


class FeatureWork(NamedTuple):
    """Scratch space, and how to turn an observation into counts."""

    row: NDArray[np.float32]
    terms: NDArray[np.float64]
    scratch: NDArray[np.int64]
    scales: NDArray[np.float32]
    shifts: NDArray[np.float32]  # so that no count is negative; includes a half, for rounding


class FeatureSizes(NamedTuple):
    counts: int
    terms: int

    @property
    def total(self) -> int:
        return self.counts + self.terms


def feature_sizes(rules: AnyRules) -> FeatureSizes:
    """Return the numbers of counts and terms.

    >>> from cottonopolis.games.registry import rules_for
    >>> feature_sizes(rules_for("brass", 4))
    FeatureSizes(counts=1149, terms=148)
    """
    return FeatureSizes(rules.layouts[False].size, search_game(rules.game).terms)


@cache
def _scales(game: str) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    blocks = rules_class(game).layouts[False].blocks
    sizes = [block.size for block in blocks]
    scales = np.repeat([float(block.scale) for block in blocks], sizes)
    shifts = np.repeat([0.5 - min(0.0, block.low) * block.scale for block in blocks], sizes)
    return scales.astype(np.float32), shifts.astype(np.float32)


def feature_work(rules: AnyRules) -> FeatureWork:
    """Allocate scratch space; each thread needs its own."""
    sizes = feature_sizes(rules)
    return FeatureWork(
        np.zeros(sizes.counts, dtype=np.float32),
        np.zeros(sizes.terms),
        np.zeros(SCRATCH_SIZE, dtype=np.int64),
        *_scales(rules.game),
    )


@jit
def write_features(
    board: GameBoard, view: GameState, seat: int, work: FeatureWork, counts: Any, terms: Any
) -> None:
    """Write what a network sees of a view; counts and terms may be arrays of any integers."""
    observe(board, view, seat, work.row)
    read_terms(board, view, seat, work.terms, work.scratch)
    round_features(work, counts, terms)


def _round_features(work: FeatureWork, counts: Any, terms: Any) -> None:
    counts[:] = np.clip(work.row * work.scales + work.shifts, 0, MAX_COUNT).astype(counts.dtype)
    terms[:] = np.clip(np.floor(work.terms * TERM_PARTS + 0.5), -MAX_TERM, MAX_TERM)


@jit_or(_round_features)
def round_features(work: FeatureWork, counts: Any, terms: Any) -> None:
    """Turn the observation and the terms into whole numbers."""
    for index in range(counts.shape[0]):
        count = work.row[index] * work.scales[index] + work.shifts[index]
        counts[index] = int(min(max(count, np.float32(0)), np.float32(MAX_COUNT)))
    for index in range(terms.shape[0]):
        parts = np.floor(work.terms[index] * TERM_PARTS + 0.5)
        terms[index] = int(min(max(parts, -MAX_TERM), MAX_TERM))
