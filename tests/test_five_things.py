"""The scripts of docs/five-things.md run (learn.py: test_examples.py, club.py: server)."""

import csv
import sys
from pathlib import Path

import pytest

from cottonopolis.bots.registry import load_bot_file
from cottonopolis.examples import __main__ as listing
from cottonopolis.examples import club, openings, own_bot, record_statistics


def run(monkeypatch: pytest.MonkeyPatch, module: object, *words: str) -> None:
    monkeypatch.setattr("sys.argv", ["example", *words])
    module.main()  # type: ignore[attr-defined]


def test_openings_are_compared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, openings, "--games", "2", "--bot", "sane")
    _, head, *lines = capsys.readouterr().out.splitlines()
    assert "2 play-outs by sane" in head
    values = [float(line.split("±")[0]) for line in lines]
    assert len(values) > 5
    assert values == sorted(values, reverse=True)
    assert any("loan 30 with" in line for line in lines)


def test_records_become_statistics(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run(monkeypatch, record_statistics, "--games", "3", "--folder", str(tmp_path))
    shown = capsys.readouterr().out
    assert "Writing 3 records" in shown
    assert "Means of 3 records" in shown
    with (tmp_path / "seats.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    for row in rows:
        parts = sum(int(row[name]) for name in ("links", "tiles", "money", "debts"))
        assert parts == int(row["points"])


def test_the_means_are_the_same_with_pandas_and_without(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record_statistics.write_records(tmp_path, "brass", 3)
    rows = list(record_statistics.rows(tmp_path))
    record_statistics.show(rows)
    names, index, *with_pandas = capsys.readouterr().out.splitlines()
    assert index.strip() == "place"
    monkeypatch.setitem(sys.modules, "pandas", None)  # an import then fails
    record_statistics.show(rows)
    head, *without = capsys.readouterr().out.splitlines()
    assert head.split() == ["place", *names.split()]
    assert len(without) == 4
    for one, other in zip(with_pandas, without, strict=True):
        expected = [float(value) for value in other.split()]
        assert [float(value) for value in one.split()] == pytest.approx(expected, abs=0.11)


def test_a_bot_of_ones_own_enters_the_arena(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, own_bot, "--games", "1")
    assert "thrifty  wins" in capsys.readouterr().out


def test_the_examples_are_listed_and_can_be_copied(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run(monkeypatch, listing)
    names = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert names == ["club", "learn", "openings", "own_bot", "record_statistics"]
    run(monkeypatch, listing, "own_bot")
    copy = tmp_path / "mine.py"
    copy.write_text(capsys.readouterr().out.replace('"thrifty"', '"copied_bot"'), encoding="utf-8")
    assert load_bot_file(copy) == ["copied_bot"]


def test_a_server_that_does_not_answer_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run(monkeypatch, club, "http://127.0.0.1:1")
    assert "no server answers at http://127.0.0.1:1" in capsys.readouterr().err
