"""The compiled and the interpreted gear play and see byte-identical games."""

import hashlib
import json
import os
import subprocess
import sys

import pytest

from tests.setups import SETUPS, Setup, one_per_map, walk

GAMES = 2


def digest(setup: Setup, policy: str) -> str:
    """A hash of every state of some games, and of some observations."""
    seen = hashlib.sha256()
    for seed in range(1, GAMES + 1):
        for number, state in enumerate(walk(setup.rules, seed, policy, advanced=seed > 1)):
            seen.update(state.tobytes())
            if number % 20 == 0:
                seen.update(setup.rules.observe(state, number % setup.players, True).tobytes())
    return seen.hexdigest()


@pytest.mark.parametrize("policy", ["uniform", pytest.param("sane", marks=pytest.mark.slow)])
@one_per_map
def test_both_gears_give_the_same_states(setup: Setup, policy: str) -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.test_gears"]
    other = subprocess.run(
        [*command, json.dumps([SETUPS.index(setup), policy])],
        env={**os.environ, "COTTONOPOLIS_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert other.returncode == 0, other.stderr  # overflow warnings are errors there
    assert other.stdout.strip() == digest(setup, policy)


if __name__ == "__main__":
    number, chosen = json.loads(sys.argv[1])
    print(digest(SETUPS[number], chosen))
