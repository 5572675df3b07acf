"""The registry of bots: the four levels, the random players, and bots from files."""

import importlib.util
import sys
from pathlib import Path
from typing import TypeVar

from cottonopolis.bots.interface import Bot
from cottonopolis.errors import SetupError

B = TypeVar("B", bound=type[Bot])

_BOTS: dict[str, type[Bot]] = {}


def register(bot: B) -> B:
    """Register a bot under its name; a class decorator."""
    _BOTS[bot.name] = bot
    return bot


def _load_own() -> None:
    from cottonopolis.bots import levels, random_players  # noqa: F401  (they register themselves)


def bot_class(name: str) -> type[Bot]:
    _load_own()
    if name not in _BOTS:
        raise SetupError("bot", word=name, known=", ".join(_BOTS))
    return _BOTS[name]


def has_advice(game: str) -> bool:
    """Whether hints and analyses are available, that is, bots can search the game."""
    from cottonopolis.bots.search_hooks import searchable_games

    return game in searchable_games()


def bots_for(game: str) -> list[str]:
    """Return the bots that users can play a game against, weakest first."""
    from cottonopolis.bots.levels import LEVELS

    _load_own()
    names = [level.name for level in LEVELS]
    return names if has_advice(game) else [n for n in _BOTS if n not in names]


def make_bot(name: str, seed: int = 0) -> Bot:
    """Create a bot for one seat of one game."""
    return bot_class(name)(seed)


def load_bot_file(path: Path) -> list[str]:
    """Import a Python file that registers bots; returns their names."""
    _load_own()
    before = set(_BOTS)
    spec = importlib.util.spec_from_file_location(f"cottonopolis_bot_{path.stem}", path)
    if not path.is_file() or spec is None or spec.loader is None:
        raise SetupError("bot-file", word=str(path))
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as fault:
        raise SetupError("bot-file-broken", word=str(path), fault=repr(fault)) from fault
    return [name for name in _BOTS if name not in before]
