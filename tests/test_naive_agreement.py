"""The engine against the naive enumerator: legal actions and resulting positions.

5,000 positions from random games over 2, 3 and 4 players (seeds 1 to 25 times 1000 and up);
`--thorough` compares 50,000.
"""

import random

import pytest

from tests.naive.compare import differences, is_between_actions
from tests.setups import BRASS, walk

CHUNKS = 25
POSITIONS = 200  # a chunk
CHANCE = 0.12  # of looking at a position, so that all parts of a game are met


@pytest.mark.parametrize("chunk", range(1, CHUNKS + 1))
def test_engine_and_naive_enumerator_agree(chunk: int, thorough: bool) -> None:
    rng = random.Random(chunk)
    wanted = POSITIONS * (10 if thorough else 1)
    compared = 0
    seed = 1000 * chunk
    while compared < wanted:
        seed += 1
        rules = BRASS[seed % len(BRASS)].rules
        policy = ("uniform", "sane")[seed // len(BRASS) % 2]
        for state in walk(rules, seed, policy, advanced=seed % 3 == 0):
            if is_between_actions(state) and rng.random() < CHANCE:
                found = differences(rules, state, rng, samples=2)
                assert not found, f"seed {seed}, {rules.variants}: " + "\n".join(found[:5])
                compared += 1
    assert compared >= wanted
