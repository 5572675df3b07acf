"""The example of docs/architecture.md: a new action is a patch of at most five Python files."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATCH = ROOT / "docs" / "new-action.patch"

# Played interpreted: the copy of the sources would have to be compiled first
TRIAL = """
from cottonopolis import Game
from cottonopolis.games.simulation import random_game

game = Game.new("brass", players=4, seed=7)
seat, rules = game.seat, game.rules
options = [rules.option(game.state, decision.id) for decision in game.legal()]
assert [option.price for option in options if option.kind == "charity"] == [10]
assert "charity" in rules.info().actions
before = game.position().seats[seat]
card = before.hand[0]
events = game.play(f"charity with {card}")
after = game.position().seats[seat]
assert (after.vp - before.vp, before.money - after.money, after.spent) == (1, 10, 10)
assert len({events[-1].text(lang) for lang in ("en", "fr", "it", "de")}) == 4
assert game.record().splitlines()[-1].endswith(f"charity with {card}")
assert Game.from_record(game.record()).position() == game.position()
game.undo()
game.state.money[seat] = 9
assert [r.code for r in game.why_not(f"charity with {card}")] == ["B34_MONEY"]
assert "charity" not in [decision.text for decision in game.legal()]
whole = Game.new("brass", players=4, seed=3)
whole.take(*random_game(rules, 3, "uniform"))
assert whole.is_over
assert "charity" in whole.record()
"""


def test_a_new_action_is_five_python_files(tmp_path: Path) -> None:
    for folder in ("src", "messages"):
        skipped = shutil.ignore_patterns("__pycache__", "client")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=skipped)
    subprocess.run(["git", "apply", str(PATCH)], cwd=tmp_path, check=True)
    lines = PATCH.read_text(encoding="utf-8").splitlines()
    changed = [line.split("/", 1)[1] for line in lines if line.startswith("+++ ")]
    assert len([path for path in changed if path.endswith(".py")]) <= 5
    outside = [path for path in changed if not path.startswith("src/cottonopolis/games/brass/")]
    assert all(path.startswith("messages/") for path in outside)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "COTTONOPOLIS_JIT": "0"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", TRIAL],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
