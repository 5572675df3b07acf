"""Shared by all commands: consoles, language, compilation of the rules."""

import signal
from typing import Annotated

import typer
from rich.console import Console

from cottonopolis.background_compiler import begin_behind
from cottonopolis.cli.progress import progress_bar
from cottonopolis.compiling import Part, is_interpreting
from cottonopolis.errors import SetupError
from cottonopolis.games.rules import AnyRules
from cottonopolis.messages import LANGUAGES, say, user_language

TERMINATED_EXIT_CODE = 128 + signal.SIGTERM

out = Console()
err = Console(stderr=True)
language = user_language()  # set by --lang


def _set_language(value: str | None) -> str:
    global language
    if value is not None:
        if value not in LANGUAGES:
            raise SetupError("language", word=value, known=", ".join(LANGUAGES))
        language = value
    return language


Lang = Annotated[
    str | None,
    typer.Option("--lang", callback=_set_language, is_eager=True),
]


def clear_up_when_ended() -> None:
    """On SIGTERM, raise SystemExit so that incomplete files are removed."""

    def end(*_: object) -> None:
        raise SystemExit(TERMINATED_EXIT_CODE)

    signal.signal(signal.SIGTERM, end)


def compile_rules(rules: AnyRules) -> None:
    """Show progress while the rules are compiled for the first time."""
    compile_part("rules", rules.game)


def begin_interpreted(game: str) -> None:
    """Play at once; rules and bots are compiled in the background the first time."""
    notice = say(language, "ui-compiling-while-playing")
    begin_behind((Part("rules", game), Part("bots", game)), notice)


def compile_part(kind: str, game: str) -> None:
    """Show progress while a part of the program is compiled for the first time."""
    part = Part(kind, game)
    if part.is_ready:
        if is_interpreting():
            part.take_over()
        return
    title = say(language, "ui-compiling-part", part=kind)
    with progress_bar(err, title, part.steps) as (progress, task):
        for _ in part.compile():
            progress.advance(task)
