"""Brass (Martin Wallace, 2007). `rules.py` puts the game together and registers it."""

from cottonopolis.games.brass.rules import BrassRules as BrassRules
