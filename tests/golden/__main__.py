"""Writes the golden records: three games of every set-up, by seed."""

import json

from cottonopolis import Game
from tests.golden import FOLDER, SCORES
from tests.setups import IDS, SETUPS, rules_of

GAMES = ((101, "sane"), (102, "sane"), (103, "uniform"))

scores = {}
for name, setup in zip(IDS, SETUPS, strict=True):
    for seed, policy in GAMES:
        players, variants = setup
        game = Game("brass", players, seed, variants)
        game.take(*rules_of(setup).random_game(seed, policy))
        file = FOLDER / f"{name}-{policy}-{seed}.txt"
        file.write_text(game.record(), encoding="utf-8")
        scores[file.name] = {"score": game.score(), "ranking": game.ranking()}
SCORES.write_text(json.dumps(scores, indent=1) + "\n", encoding="utf-8")
