"""Help pages in the user's language, from `messages/cli/`.

The message of a command is its path, such as `admin-verify`. The message of a parameter is the
command's and the parameter's name, such as `arena-plot`, or `any-plot` if commands share it.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from typer.core import TyperCommand, TyperGroup

from cottonopolis.cli import shared
from cottonopolis.errors import CottonopolisError
from cottonopolis.messages import LANGUAGES, folder

# What the names of Typer's own words are here
TYPER_WORDS = {
    "ARGUMENTS_PANEL_TITLE": "arguments",
    "OPTIONS_PANEL_TITLE": "options",
    "COMMANDS_PANEL_TITLE": "commands",
    "DEFAULT_STRING": "default",
    "REQUIRED_LONG_STRING": "required",
    "ENVVAR_STRING": "env-var",
    "ERRORS_PANEL_TITLE": "error",
    "RICH_HELP": "try-help",
}
TYPER_USAGE = "Usage:"


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    text = (folder() / "cli" / f"{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def help_text(lang: str, *message_ids: str) -> str:
    """Return the first of some messages that exists."""
    from cottonopolis.games.registry import game_ids

    bundle = _bundle(lang)
    found = next(name for name in message_ids if bundle.has_message(name))
    facts = {"languages": ", ".join(LANGUAGES), "games": ", ".join(game_ids())}
    pattern = bundle.get_message(found).value
    if pattern is None:
        raise CottonopolisError(f"help message {found} in {lang} has no text")
    return str(bundle.format_pattern(pattern, facts)[0])


def message_ids(path: list[str], parameter: str) -> tuple[str, str]:
    """Return the ids of a parameter's text: its own, and the shared one."""
    name = parameter.replace("_", "-")
    return "-".join([*path, name]), f"any-{name}"


def asked_language(args: list[str]) -> str | None:
    """Return the language that `--lang` names, wherever it stands, if it is known."""
    for option, value in zip(args, [*args[1:], ""], strict=False):
        name, _, given = option.partition("=")
        if name == "--lang" and (given or value) in LANGUAGES:
            return given or value
    return None


def _path(ctx: Any) -> Iterator[str]:
    if ctx.parent is not None:
        yield from _path(ctx.parent)
        yield str(ctx.info_name)


def _translate(command: Any, ctx: Any) -> None:
    """Put the texts of a command into the user's language, just before they are shown."""
    from typer import rich_utils

    lang = shared.language
    for name, message in TYPER_WORDS.items():
        setattr(rich_utils, name, help_text(lang, message))
    path = list(_path(ctx))
    command.help = help_text(lang, "-".join(path) or "cottonopolis")
    command.options_metavar = help_text(lang, "options-metavar")
    for parameter in command.get_params(ctx):
        parameter.help = help_text(lang, *message_ids(path or ["cottonopolis"], parameter.name))
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = help_text(lang, "command-metavar")
        for name, each in command.commands.items():
            each.help = each.short_help = help_text(lang, "-".join([*path, name]))


class _Translated:
    """A command whose help is translated when it is asked for."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        shared.language = asked_language(args) or shared.language
        parsed: list[str] = super().parse_args(ctx, args)  # type: ignore[misc]
        return parsed

    def get_usage(self, ctx: Any) -> str:
        _translate(self, ctx)
        usage = str(super().get_usage(ctx))  # type: ignore[misc]
        return usage.replace(TYPER_USAGE, help_text(shared.language, "usage"), 1)


class HelpCommand(_Translated, TyperCommand):
    """A command with translated help."""


class HelpGroup(_Translated, TyperGroup):
    """A group of commands with translated help."""
