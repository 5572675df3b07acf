"""Puzzles: positions in which one turn is clearly better than all others (docs/puzzles.md)."""

from typing import Final

DEALS: Final = 32  # play-outs per turn in the first comparison
POLICY: Final = "policy"  # play-outs by the policy of the set-up's network
QUICK: Final = "quick"  # play-outs by the hand-made search, for set-ups without a network
SOURCE_BOT: Final = "strong"  # plays the games of set-ups without a network
NETWORK_SOURCE_BOT: Final = "expert"  # plays the others
