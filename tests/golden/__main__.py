"""Writes the golden records: three games of every set-up, by seed.

    python -m tests.golden industry

A game whose rules have not changed keeps its records, so name those that have.
"""

import json
import sys

from tests.golden import FOLDER, SCORES
from tests.setups import SETUPS

GAMES = ((101, "sane"), (102, "sane"), (103, "uniform"))

scores = json.loads(SCORES.read_text(encoding="utf-8"))
for setup in SETUPS:
    if setup.rules.game not in sys.argv[1:]:
        continue
    for seed, policy in GAMES:
        game = setup.finished_game(seed, policy)
        file = FOLDER / f"{setup}-{policy}-{seed}.txt"
        file.write_text(game.record(), encoding="utf-8")
        scores[file.name] = {"score": game.score(), "ranking": game.ranking()}
SCORES.write_text(json.dumps(scores, indent=1) + "\n", encoding="utf-8")
