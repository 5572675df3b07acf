"""Cottonopolis: Brass and Age of Industry, played by their exact rules.

>>> from cottonopolis import Game
>>> game = Game.new("brass", players=4, seed=11)
>>> branch = game.copy()
>>> events = branch.play("loan 30 with burnley")
>>> imagined = branch.redeal(seat=3, seed=1)
>>> imagined.play_out("sane", seed=2).is_over
True
"""

from cottonopolis.decision import Decision
from cottonopolis.errors import (
    BotError,
    CottonopolisError,
    DataError,
    IllegalMove,
    Reason,
    RecordError,
    SetupError,
)
from cottonopolis.game import Game
from cottonopolis.games.events import Event, Events
from cottonopolis.games.notation import ActionText, Step
from cottonopolis.games.options import Option, Target
from cottonopolis.games.positions import PointsNow, Position
from cottonopolis.moves import Move
from cottonopolis.view import View

__version__ = "0.1.0"

__all__ = [
    "ActionText",
    "BotError",
    "CottonopolisError",
    "DataError",
    "Decision",
    "Event",
    "Events",
    "Game",
    "IllegalMove",
    "Move",
    "Option",
    "PointsNow",
    "Position",
    "Reason",
    "RecordError",
    "SetupError",
    "Step",
    "Target",
    "View",
]
