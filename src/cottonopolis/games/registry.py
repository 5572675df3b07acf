"""The registry of games. A game is a folder of this package, or comes from another package.

Other packages declare entry points of the group ``cottonopolis.games``. The environment variable
``COTTONOPOLIS_GAMES`` can name further modules, separated by commas. Importing the module must call
`register_game`.
"""

import importlib
import os
import pkgutil
from functools import cache, lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from cottonopolis.errors import SetupError
from cottonopolis.messages import add_messages

if TYPE_CHECKING:
    from cottonopolis.games.info import GameInfo
    from cottonopolis.games.positions import Position
    from cottonopolis.games.rules import AnyRules

    R = TypeVar("R", bound=type[AnyRules])
else:
    R = TypeVar("R", bound=type)

ENTRY_POINTS = "cottonopolis.games"
MODULES_VARIABLE = "COTTONOPOLIS_GAMES"
MAX_SETUPS = 128  # kept in memory; people draw maps

_GAMES: "dict[str, type[AnyRules]]" = {}


def register_game(rules: R) -> R:
    """Register a game under its id; a decorator for its rules class."""
    _GAMES[rules.game] = rules
    if rules.messages is not None:
        add_messages(rules.messages)
    return rules


@cache
def _load_plugins() -> None:
    """Import the games of other packages."""
    for found in entry_points(group=ENTRY_POINTS):
        found.load()
    for module in os.environ.get(MODULES_VARIABLE, "").split(","):
        if module.strip():
            importlib.import_module(module.strip())


@cache
def _own_games() -> tuple[str, ...]:
    folder = str(Path(__file__).parent)
    return tuple(sorted(found.name for found in pkgutil.iter_modules([folder]) if found.ispkg))


def game_ids() -> list[str]:
    _load_plugins()
    return list(dict.fromkeys((*_own_games(), *_GAMES)))


def rules_class(game: str) -> "type[AnyRules]":
    _load_plugins()
    if game not in _GAMES and game in _own_games():
        importlib.import_module(f"cottonopolis.games.{game}")
    if game not in _GAMES:
        raise SetupError("unknown-game", word=game, known=", ".join(game_ids()))
    return _GAMES[game]


def game_info(game: str) -> "GameInfo":
    return rules_class(game).info()


def usual_players(game: str) -> int:
    """Return the default number of players of a game."""
    return game_info(game).usual_players


def usual_rules(game: str) -> "AnyRules":
    """Return the rules of the default set-up of a game."""
    return rules_for(game, usual_players(game))


def position_types() -> "tuple[type[Position], ...]":
    return tuple(rules_class(game).position_type for game in game_ids())


def rules_version(game: str) -> int:
    """Return the version of a game's rules in this program."""
    return rules_class(game).version


def rules_for(
    game: str, players: int, variants: tuple[str, ...] = (), map_name: str | None = None
) -> "AnyRules":
    """Return the rules of one set-up of a game. They are immutable; the latest are cached.

    >>> rules = rules_for("industry", players=4, map_name="new_england")
    >>> rules.game, rules.players, rules.map_name, rules.decision_count
    ('industry', 4, 'new_england', 701)
    >>> rules is rules_for("industry", 4, (), "new_england")
    True
    """
    found = rules_class(game)
    if map_name is not None and found.default_map is None:
        raise SetupError("no-maps", word=map_name)
    return _cached_rules(found, players, variants, map_name or found.default_map)


@lru_cache(MAX_SETUPS)
def _cached_rules(
    found: "type[AnyRules]", players: int, variants: tuple[str, ...], map_name: str | None
) -> "AnyRules":
    return found(players, variants, map_name)
