"""Brass (Martin Wallace, 2007). `rules.py` defines and registers the game."""

from cottonopolis.games.brass.rules import BrassRules as BrassRules
