"""Puzzles: positions in which one turn is clearly better than all others (docs/puzzles.md)."""

from typing import Final

DEALS: Final = 32  # play-outs per turn in the first comparison
QUICK: Final = "quick"  # play-outs by the compiled search: much faster than a bot
SOURCE_BOT: Final = "strong"  # plays the games
