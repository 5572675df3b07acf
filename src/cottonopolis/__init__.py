"""Cottonopolis: Brass and Age of Industry, played by their exact rules.

>>> from cottonopolis import Game
>>> game = Game.new("brass", players=4, seed=7)
>>> len(game.legal()) > 0
True
"""

from cottonopolis.errors import (
    CottonopolisError,
    DataError,
    IllegalMove,
    Reason,
    RecordError,
    SetupError,
)
from cottonopolis.game import Decision, Game, View

__version__ = "0.1.0"

__all__ = [
    "CottonopolisError",
    "DataError",
    "Decision",
    "Game",
    "IllegalMove",
    "Reason",
    "RecordError",
    "SetupError",
    "View",
]
