"""A progress bar in a terminal; a plain line elsewhere."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)


@contextmanager
def progress_bar(
    console: Console, title: str, total: int | None
) -> Iterator[tuple[Progress, TaskID]]:
    """Show a progress bar, which disappears at the end; without a total it only counts."""
    if not console.is_terminal:
        console.print(title, markup=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        yield progress, progress.add_task(title, total=total)
