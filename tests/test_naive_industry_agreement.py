"""The engine of Age of Industry against the naive enumerator: legal actions and positions.

5,000 positions from random games on both maps with 3, 4 and 5 players (seeds 1 to 25 times 1000 and
up); `--thorough` compares 50,000.
"""

import random

import pytest

from tests.naive.compare_industry import can_be_compared, differences
from tests.setups import INDUSTRY, walk

CHUNKS = 25
POSITIONS = 200  # a chunk
CHANCE = 0.2  # of looking at a position, so that all parts of a game are met


@pytest.mark.parametrize("chunk", range(1, CHUNKS + 1))
def test_engine_and_naive_enumerator_agree(chunk: int, thorough: bool) -> None:
    rng = random.Random(chunk)
    wanted = POSITIONS * (10 if thorough else 1)
    compared = 0
    seed = 1000 * chunk
    while compared < wanted:
        seed += 1
        rules = INDUSTRY[seed % len(INDUSTRY)].rules
        policy = ("uniform", "sane")[seed // len(INDUSTRY) % 2]
        for state in walk(rules, seed, policy, advanced=seed % 3 != 0):
            if rng.random() < CHANCE and can_be_compared(rules, state):
                found = differences(rules, state, rng, samples=1)
                assert not found, f"seed {seed}, {rules.map_name}: " + "\n".join(found[:5])
                compared += 1
    assert compared >= wanted
