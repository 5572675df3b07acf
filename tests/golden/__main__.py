"""Writes the golden records: three games of every set-up, by seed."""

import json

from tests.golden import FOLDER, SCORES
from tests.setups import SETUPS

GAMES = ((101, "sane"), (102, "sane"), (103, "uniform"))

scores = {}
for setup in SETUPS:
    for seed, policy in GAMES:
        game = setup.finished_game(seed, policy)
        file = FOLDER / f"{setup}-{policy}-{seed}.txt"
        file.write_text(game.record(), encoding="utf-8")
        scores[file.name] = {"score": game.score(), "ranking": game.ranking()}
SCORES.write_text(json.dumps(scores, indent=1) + "\n", encoding="utf-8")
