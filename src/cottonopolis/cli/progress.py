"""A progress bar in a terminal; a line every ten seconds elsewhere."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    Task,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from cottonopolis.messages import say

LINE_PAUSE_S = 10.0
MINUTES_FROM_S = 100  # more seconds are told in minutes


@contextmanager
def progress_bar(
    console: Console, title: str, total: int | None
) -> Iterator[tuple[Progress, TaskID]]:
    """Show a progress bar, which disappears at the end; without a total it only counts.

    Lines that are not on a terminal stay.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(title, total=total)
        if console.is_terminal:
            yield progress, task
            return
        console.print(title, markup=False)
        with _lines(console, progress):
            yield progress, task


@contextmanager
def _lines(console: Console, progress: Progress) -> Iterator[None]:
    """Print a line again and again, from a thread: a step may take longer than the pause."""
    from cottonopolis.cli import shared  # imports this module

    ended = threading.Event()

    def write() -> None:
        with suppress(OSError):  # nobody reads them any more
            while not ended.wait(LINE_PAUSE_S):
                line = progress_line(shared.language, progress.tasks[0])
                console.print(line, markup=False, highlight=False, soft_wrap=True)

    thread = threading.Thread(target=write, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def progress_line(lang: str, task: Task) -> str:
    """The share of a task that is done, and the time that the rest will take at the same pace."""
    figures: dict[str, str | int] = {"title": task.description, "percent": int(task.percentage)}
    if not (task.completed and task.total and task.elapsed):
        return say(lang, "ui-progress", **figures)
    left_s = max(1, round(task.elapsed * (task.total / task.completed - 1)))
    if left_s < MINUTES_FROM_S:
        return say(lang, "ui-progress-seconds", **figures, seconds=left_s)
    return say(lang, "ui-progress-minutes", **figures, minutes=round(left_s / 60))
