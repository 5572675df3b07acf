"""Play a game to its end with bots."""

import zlib
from collections.abc import Sequence

from cottonopolis.bots.interface import Bot
from cottonopolis.bots.registry import make_bot
from cottonopolis.errors import SetupError
from cottonopolis.game import Game
from cottonopolis.view import View

Player = str | type[Bot] | Bot  # the name of a bot, its class, or a bot


def bot_seed(seed: int, seat: int) -> int:
    """Return the seed of the bot in a seat; it does not depend on the bot."""
    return zlib.crc32(f"{seed} {seat}".encode())


def seat_bots(bots: Player | Sequence[Player], players: int, seed: int) -> list[Bot]:
    """Return a bot for every seat; a name or a class alone stands for all seats."""
    if isinstance(bots, Bot):
        raise TypeError("one bot plays one seat: give its class, or a list with one bot per seat")
    named = [bots] * players if isinstance(bots, str | type) else list(bots)
    if len(named) != players:
        raise SetupError("line-up", count=len(named), players=players)
    return [_make(player, bot_seed(seed, seat)) for seat, player in enumerate(named)]


def _make(player: Player, seed: int) -> Bot:
    if isinstance(player, Bot):
        return player
    if isinstance(player, str):
        return make_bot(player, seed)
    return player(seed)


def play_to_the_end(game: Game, bots: Sequence[Bot], factor: float) -> None:
    """Let bots play a game to its end; `factor` multiplies their budgets."""
    budgets = [bot.budget.times(factor) for bot in bots]
    while (seat := game.seat) is not None:
        bot = bots[seat]
        view = View(game.rules, game.state, seat, log=game.log if bot.wants_log else ())
        game.play(bot.decide(view, budgets[seat]).decision)
