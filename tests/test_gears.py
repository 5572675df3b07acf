"""The compiled and the interpreted gear play byte-identical games."""

import hashlib
import json
import os
import subprocess
import sys

import pytest

from tests.setups import IDS, SETUPS, Setup, rules_of, walk

GAMES = 2


def digest(setup: Setup, policy: str) -> str:
    """A hash of every state of some games."""
    seen = hashlib.sha256()
    for seed in range(1, GAMES + 1):
        for state in walk(rules_of(setup), seed, policy):
            seen.update(state.tobytes())
    return seen.hexdigest()


@pytest.mark.parametrize("policy", ["uniform", "sane"])
@pytest.mark.parametrize("setup", SETUPS[:6], ids=IDS[:6])
def test_both_gears_give_the_same_states(setup: Setup, policy: str) -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.test_gears"]
    other = subprocess.run(
        [*command, json.dumps([setup, policy])],
        env={**os.environ, "COTTONOPOLIS_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert other.returncode == 0, other.stderr  # overflow warnings are errors there
    assert other.stdout.strip() == digest(setup, policy)


if __name__ == "__main__":
    (players, variants), chosen = json.loads(sys.argv[1])
    print(digest((players, tuple(variants)), chosen))
