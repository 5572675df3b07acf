"""The scripts of docs/five-things.md run (learn.py: test_examples.py, club.py: server)."""

import csv
from pathlib import Path

import pytest

from cottonopolis.examples import openings, own_bot, record_statistics


def run(monkeypatch: pytest.MonkeyPatch, module: object, *words: str) -> None:
    monkeypatch.setattr("sys.argv", ["example", *words])
    module.main()  # type: ignore[attr-defined]


def test_openings_are_compared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, openings, "--games", "2", "--bot", "sane")
    head, *lines = capsys.readouterr().out.splitlines()
    assert "2 play-outs by sane" in head
    values = [float(line.split("±")[0]) for line in lines]
    assert len(values) > 5
    assert values == sorted(values, reverse=True)
    assert any("loan 30 with" in line for line in lines)


def test_records_become_statistics(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run(monkeypatch, record_statistics, "--games", "3", "--folder", str(tmp_path))
    assert "tiles" in capsys.readouterr().out
    with (tmp_path / "seats.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    for row in rows:
        parts = sum(int(row[name]) for name in ("links", "tiles", "money", "debts"))
        assert parts == int(row["points"])


def test_a_bot_of_ones_own_enters_the_arena(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, own_bot, "--games", "1")
    assert "thrifty  wins" in capsys.readouterr().out
