"""Progress where there is no terminal: lines instead of a bar."""

import io
import time

import pytest
from rich.console import Console
from rich.progress import Progress

from cottonopolis.cli import progress as module
from cottonopolis.cli.progress import progress_bar, progress_line

GIVE_UP_S = 60.0


def line(elapsed_s: float, completed: int, lang: str = "en") -> str:
    """The line of a task of 10 steps that has run for a while."""
    clock = [0.0]
    progress = Progress(disable=True, get_time=lambda: clock[0])
    task = progress.add_task("Compiling", total=10)
    progress.update(task, completed=completed)
    clock[0] = elapsed_s
    return progress_line(lang, progress.tasks[0])


def test_a_line_names_the_share_and_the_time_left() -> None:
    assert line(20, 4) == "Compiling: 40%, about 30 s left"
    assert line(200, 2) == "Compiling: 20%, about 13 min left"
    assert line(20, 4, "fr") == "Compiling\u00a0: 40\u00a0%, encore 30\u202fs environ"
    assert line(20, 4, "de") == "Compiling: 40\u202f%, noch etwa 30 s"


def test_before_the_first_step_no_time_is_guessed() -> None:
    assert line(20, 0) == "Compiling: 0%"


def test_lines_appear_while_a_step_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LINE_PAUSE_S", 0.01)
    console = Console(file=io.StringIO())
    assert isinstance(console.file, io.StringIO)
    with progress_bar(console, "Compiling", 4) as (progress, task):
        progress.advance(task)
        give_up = time.monotonic() + GIVE_UP_S
        while "25%" not in console.file.getvalue():
            assert time.monotonic() < give_up
            time.sleep(0.01)
    written = console.file.getvalue()
    assert written.startswith("Compiling\nCompiling: ")
    time.sleep(0.05)
    assert console.file.getvalue() == written


def test_what_is_quick_prints_its_title_alone() -> None:
    console = Console(file=io.StringIO())
    assert isinstance(console.file, io.StringIO)
    with progress_bar(console, "Compiling", 1) as (progress, task):
        progress.advance(task)
    assert console.file.getvalue() == "Compiling\n"
