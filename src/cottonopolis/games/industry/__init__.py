"""Age of Industry (Martin Wallace, 2010). `rules.py` defines and registers the game."""

from cottonopolis.games.industry.rules import IndustryRules as IndustryRules
