"""The engine against the naive enumerators: legal actions and resulting positions.

1,600 positions per game from random games over all set-ups (seeds 1 to 8 times 1000 and up);
`--thorough` compares 50,000 (25 chunks of 2,000).
"""

import random

import pytest

from tests.naive.compare import can_be_compared, differences
from tests.setups import BRASS, INDUSTRY, Setup, walk

CHUNKS = 25
USUAL_CHUNKS = 8  # without --thorough
POSITIONS = 200  # per chunk
CHANCE = 0.15  # of looking at a position, so that all parts of a game are met


@pytest.mark.parametrize("setups", [BRASS, INDUSTRY], ids=["brass", "industry"])
@pytest.mark.parametrize(
    "chunk",
    [
        pytest.param(chunk, marks=[pytest.mark.slow] if chunk > USUAL_CHUNKS else [])
        for chunk in range(1, CHUNKS + 1)
    ],
)
def test_engine_and_naive_enumerator_agree(chunk: int, setups: list[Setup], thorough: bool) -> None:
    rng = random.Random(chunk)
    wanted = POSITIONS * (10 if thorough else 1)
    compared = 0
    seed = 1000 * chunk
    while compared < wanted:
        seed += 1
        setup = setups[seed % len(setups)]
        rules = setup.rules
        policy = ("uniform", "sane")[seed // len(setups) % 2]
        for state in walk(rules, seed, policy, advanced=seed % 3 != 0):
            if rng.random() < CHANCE and can_be_compared(rules, state):
                found = differences(rules, state, rng, samples=1)
                assert not found, f"seed {seed}, {setup}: " + "\n".join(found[:5])
                compared += 1
    assert compared >= wanted
