"""Bots before they are compiled: they evaluate fewer positions.

Their moves then depend on when compiling ends. So servers and the terminal allow it, where people
play; elsewhere bots wait until they are compiled, and the same seed gives the same game.
"""

from cottonopolis.bots import planner
from cottonopolis.bots.interface import Bot, Budget
from cottonopolis.compiling import Part

INTERPRETED_POSITIONS = 300  # about a second


def allow_interpreted_bots() -> None:
    """Let bots run before they are compiled, in this process."""
    planner.interpreted_bots = True


def budget_now(bot: Bot, game: str) -> Budget:
    """Return the usual budget of a bot, or a small one until it is compiled."""
    if Part("bots", game).is_compiled_here:
        return bot.budget
    return Budget(min(bot.budget.positions, INTERPRETED_POSITIONS))
