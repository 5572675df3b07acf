"""`cottonopolis bots`: the levels; also helpers to seat bots in other commands."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from cottonopolis.bots.levels import LEVELS
from cottonopolis.bots.random_players import RandomPlayer
from cottonopolis.bots.registry import bot_class, load_bot_file
from cottonopolis.bots.search_hooks import searchable_games
from cottonopolis.cli import shared
from cottonopolis.cli.display import show_table
from cottonopolis.errors import SetupError
from cottonopolis.games.rules import AnyRules
from cottonopolis.messages import decimal, has, say

Json = dict[str, Any]


def listing(lang: str) -> list[Json]:
    """Return the levels, weakest first, ready for JSON."""
    return [
        {
            "name": bot.name,
            "level": level,
            "title": title(lang, bot.name),
            "character": say(lang, f"bot-{bot.name}.character"),
            "budget": bot.budget.positions,
            "games": searchable_games(),
        }
        for level, bot in enumerate(LEVELS, 1)
    ]


def show(console: Console, lang: str) -> None:
    """Print the levels as a table, then the character of each."""
    table = Table()
    for heading, side in (
        ("level", "right"),
        ("name", "left"),
        ("budget", "right"),
        ("games", "left"),
    ):
        table.add_column(say(lang, f"ui-bots-{heading}"), justify=side)  # type: ignore[arg-type]
    for bot in listing(lang):
        table.add_row(
            str(bot["level"]),
            bot["name"],
            decimal(lang, bot["budget"], "#,##0"),
            ", ".join(say(lang, f"game-{game}") for game in bot["games"]),
        )
    show_table(console, table)
    for bot in listing(lang):
        console.print(f"\n[bold]{bot['title']}[/] ({bot['name']})", highlight=False)
        console.print(bot["character"], highlight=False)


def title(lang: str, name: str) -> str:
    """Return the title of a bot in a language; its name if it comes from a file."""
    message = f"bot-{name}"
    return say(lang, message) if has(lang, message) else name


def opponents(words: str, files: Iterable[Path], seats: int) -> list[str]:
    """Parse the bots for some seats; a single name takes all of them."""
    for file in files:
        load_bot_file(file)
    names = [name.strip() for name in words.split(",")]
    for name in names:
        bot_class(name)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise SetupError("line-up", count=len(names), players=seats)
    return names


def warm_up(rules: AnyRules, names: Sequence[str]) -> None:
    """Show progress while the search is compiled for the first time."""
    if not all(issubclass(bot_class(name), RandomPlayer) for name in names):
        shared.compile_part("bots", rules.game)
