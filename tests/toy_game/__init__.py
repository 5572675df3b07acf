"""A whole game in one folder, registered from outside the package: two players, three towns.

Everybody starts with £10. A turn is one action: build a mill in a town (£3) or lay a link between
two towns (£1). After three turns each there is nothing left to place. A mill counts 2 points, a
link 1 for each of its owner's mills at its ends. The player with more points wins; a tie goes to
the player with more money, then to the one who played later.

It shows what a game must bring, and tests that nothing else needs to know about it.
"""

from tests.toy_game.rules import ToyRules as ToyRules
