"""The registry of bots: the levels, the styles, the random players, and bots from files."""

import importlib.util
import sys
from functools import cache
from pathlib import Path
from typing import TypeVar

from cottonopolis.bots.interface import Bot
from cottonopolis.errors import SetupError

B = TypeVar("B", bound=type[Bot])

NETWORK_SUFFIX = ".npz"
_BOTS: dict[str, type[Bot]] = {}


def register(bot: B) -> B:
    """Register a bot under its name; a class decorator.

    >>> from cottonopolis.bots.interface import Choice
    >>> @register
    ... class First(Bot):
    ...     name = "first"
    ...     def decide(self, view, budget):
    ...         return Choice(view.legal()[0].id)
    >>> make_bot("first").name
    'first'
    """
    _BOTS[bot.name] = bot
    return bot


def _load_own() -> None:
    # They register themselves
    from cottonopolis.bots import fixed, levels, random_players  # noqa: F401


def bot_class(name: str) -> type[Bot]:
    """Return the class of a bot.

    `strongest*4` is `strongest` with four times its budget; `my_network.npz` plays the policy of a
    network file.

    >>> bot_class("strongest*4").budget.positions // bot_class("strongest").budget.positions
    4
    """
    _load_own()
    base, star, factor = name.partition("*")
    if star and base in _BOTS and (times := _number(factor)) > 0:
        return _with_budget(name, _BOTS[base], times)
    if name.endswith(NETWORK_SUFFIX):
        from cottonopolis.bots.network.bot import bot_of_file

        return bot_of_file(Path(name))
    if name not in _BOTS:
        raise SetupError("bot", word=name, known=", ".join(_BOTS))
    return _BOTS[name]


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


@cache
def _with_budget(name: str, base: type[Bot], factor: float) -> type[Bot]:
    usual = base.usual_budget()
    members = {
        "name": name,
        "budget": base.budget.times(factor),
        "usual_budget": classmethod(lambda cls: usual),
    }
    return type(f"{base.__name__}With{factor:g}TimesTheBudget", (base,), members)


def has_advice(game: str) -> bool:
    """Whether hints and analyses are available, that is, bots can search the game."""
    from cottonopolis.bots.search_hooks import searchable_games

    return game in searchable_games()


def bots_for(game: str) -> list[str]:
    """Return the bots that users can play a game against, weakest first.

    >>> bots_for("brass")[:6]
    ['beginner', 'greedy', 'strong', 'expert', 'master', 'strongest']
    """
    from cottonopolis.bots.levels import LEVELS, STYLES
    from cottonopolis.bots.random_players import RandomPlayer

    if has_advice(game):
        return [bot.name for bot in (*LEVELS, *STYLES)]
    _load_own()
    return [name for name, bot in _BOTS.items() if issubclass(bot, RandomPlayer)]


def make_bot(name: str, seed: int = 0) -> Bot:
    """Create a bot for one seat of one game.

    >>> make_bot("greedy", seed=3).seed
    3
    """
    return bot_class(name)(seed)


def load_bot_file(path: Path) -> list[str]:
    """Import a Python file that registers bots; returns their names.

    >>> from tempfile import TemporaryDirectory
    >>> text = '''
    ... from cottonopolis.bots.random_players import Sane
    ... from cottonopolis.bots.registry import register
    ...
    ... @register
    ... class Mine(Sane):
    ...     name = "bot_of_a_file"
    ... '''
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder) / "my_bot.py"
    ...     size = file.write_text(text)
    ...     load_bot_file(file)
    ['bot_of_a_file']
    """
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
