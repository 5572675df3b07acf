"""The option `--traceback`: show where a bot failed, for its author."""

from typing import Annotated

import typer
from rich.console import Console

from cottonopolis.errors import CottonopolisError

_asked = False


def _ask(value: bool) -> bool:
    global _asked
    _asked = value
    return value


Traceback = Annotated[bool, typer.Option("--traceback", callback=_ask)]


def show_traceback(console: Console, error: CottonopolisError) -> None:
    """Print the traceback of a bot that failed, if the user asked for it."""
    text = getattr(error, "traceback", "")
    if _asked and text:
        console.print(text, markup=False, highlight=False, soft_wrap=True)
