"""The script of docs/learning.md trains MaskablePPO, if `make torch` could install it."""

import re
from pathlib import Path

import gymnasium
import pytest

from cottonopolis.env import gymnasium_id
from cottonopolis.games.registry import game_ids

PAGE = Path(__file__).parent.parent.parent / "docs" / "learning.md"
SCRIPT = re.compile(r"^<!-- maskable-ppo.*?^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHORTER = {"(0, 50_000, 50_000)": "(0, 256)", "n_steps=128": "n_steps=16", "200": "4"}
MAX_LINES = 10


def script() -> str:
    (found,) = SCRIPT.findall(PAGE.read_text(encoding="utf-8"))
    return str(found)


def test_the_script_has_ten_lines() -> None:
    assert len([line for line in script().splitlines() if line]) <= MAX_LINES
    compile(script(), PAGE.name, "exec")


def test_the_script_runs(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed (make torch)")
    text = script()
    for long, short in SHORTER.items():
        assert long in text
        text = text.replace(long, short)
    exec(compile(text, PAGE.name, "exec"), {"__name__": "script"})
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["0 decisions", "256 decisions"]
    assert all(re.search(r": [0-4] of 4 games won$", line) for line in lines)


@pytest.mark.parametrize("game", game_ids())
def test_stable_baselines_finds_no_fault(game: str) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker", reason="make torch")
    checker.check_env(gymnasium.make(gymnasium_id(game)).unwrapped)
