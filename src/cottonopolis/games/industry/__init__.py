"""Age of Industry (Martin Wallace, 2010). `rules.py` puts the game together and registers it."""

from cottonopolis.games.industry.rules import IndustryRules as IndustryRules
