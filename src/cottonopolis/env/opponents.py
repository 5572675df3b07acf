"""Opponents in a batch: bots by name or of one's own, and functions that decide for many games.

>>> from cottonopolis.env.batch import Batch
>>> def first(observations, masks, seats):
...     return masks.argmax(axis=1)
>>> batch = Batch("brass", games=4, seed=1, players=3, opponents=["sane", first])
>>> bool((batch.seats == batch.learners).all())
True
"""

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cottonopolis.arena.match import Table
from cottonopolis.bots.interface import Bot
from cottonopolis.bots.registry import bot_class
from cottonopolis.errors import SetupError
from cottonopolis.game import View
from cottonopolis.games.rules import AnyRules
from cottonopolis.playout import bot_seed

Function = Callable[[NDArray[np.float32], NDArray[np.int8], NDArray[np.int16]], ArrayLike]
Player = str | Bot | type[Bot] | Function
LEARNER = "learner"  # its name in messages


class _Seated(NamedTuple):
    """A bot in one seat of one game."""

    seed: int  # of the game
    bot: Bot


class Opponents:
    """The players of all seats but the learner's.

    One player takes all of them; a list has one for each, from the seat after the learner's on. A
    player is the name of a bot, a class of bots, a bot (each seat gets a copy of it), or a function
    of observations, masks and seats that returns one decision for each row. Each game and seat has
    a bot of its own, with the seed that it would have in the arena.

    >>> from cottonopolis.env.batch import Batch
    >>> batch = Batch("brass", games=2, seed=1, players=3, opponents=["sane", "uniform"])
    >>> batch = Batch("brass", games=2, seed=1, players=3, opponents=["sane"])
    Traceback (most recent call last):
    cottonopolis.errors.SetupError: 1 bot is named for 2 seats; name one for all seats, \
or one for each.
    """

    def __init__(self, rules: AnyRules, players: Player | Sequence[Player]) -> None:
        count = rules.players - 1
        given = [players] * count if not isinstance(players, list | tuple) else list(players)
        if len(given) != count:
            raise SetupError("line-up", count=len(given), players=count)
        self.rules = rules
        self.players = [_checked(player) for player in given]
        self._bots: dict[tuple[int, int], _Seated] = {}

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "rules": None}  # a batch has them

    def forget(self, games: NDArray[np.int64]) -> None:
        """Seat new bots in some games, because their states were set."""
        gone = set(games.tolist())
        self._bots = {key: bot for key, bot in self._bots.items() if key[0] not in gone}

    def decide(
        self,
        waiting: NDArray[np.int64],
        states: NDArray[Any],
        observations: NDArray[np.float32],
        masks: NDArray[np.int8],
        seats: NDArray[np.int16],
        learners: NDArray[np.int16],
        seeds: NDArray[np.int64],
    ) -> NDArray[np.int64]:
        """Return a decision for each of the waiting games; the arrays have all games."""
        moving = seats[waiting]
        after = (moving - learners[waiting] - 1) % self.rules.players
        chosen = np.zeros(len(waiting), dtype=np.int64)
        done = np.zeros(len(waiting), dtype=np.bool_)
        for place in np.unique(after):
            player = self.players[place]
            if isinstance(player, Bot | type):
                for row in np.flatnonzero(after == place):
                    game, seat = int(waiting[row]), int(moving[row])
                    chosen[row] = self._ask(game, seat, player, states[game], int(seeds[game]))
            elif not done[after == place].all():
                same = [other is player for other in self.players]
                rows = np.flatnonzero(np.array(same)[after])
                games = waiting[rows]
                answer = player(observations[games], masks[games], moving[rows])
                chosen[rows] = self._answer(answer, masks[games], moving[rows])
                done[rows] = True
        return chosen

    def _ask(self, game: int, seat: int, player: Bot | type[Bot], state: Any, seed: int) -> int:
        seated = self._bots.get((game, seat))
        if seated is None or seated.seed != seed:
            seated = self._bots[game, seat] = _seat(seat, player, seed)
        names = [LEARNER] * self.rules.players
        names[seat] = player.name
        bot, table = seated.bot, Table(self.rules, names, seed)
        decision = table.ask(bot, View(self.rules, state, seat), bot.budget)
        if not self.rules.is_legal(state, decision):
            raise table.refusal(state, seat, decision)
        return decision

    def _answer(
        self, answer: ArrayLike, masks: NDArray[np.int8], seats: NDArray[np.int16]
    ) -> NDArray[np.int64]:
        """Check what a function decided."""
        decisions = np.asarray(answer)
        if decisions.dtype.kind not in "iu" or decisions.shape != (len(masks),):
            raise ValueError(
                f"opponents decide with {len(masks)} whole numbers, one for each row, "
                f"not {decisions.dtype} of shape {decisions.shape}"
            )
        inside = (decisions >= 0) & (decisions < masks.shape[1])
        legal = inside & (masks[np.arange(len(masks)), np.where(inside, decisions, 0)] > 0)
        if not legal.all():
            row = int(np.flatnonzero(~legal)[0])
            raise ValueError(
                f"decision {decisions[row]} of an opponent in seat {seats[row]} is not legal: "
                f"take one where masks[{row}] is 1"
            )
        return decisions.astype(np.int64)


def _seat(seat: int, player: Bot | type[Bot], seed: int) -> _Seated:
    """Make the bot of a seat in the game with this seed."""
    own_seed = bot_seed(seed, seat)
    if isinstance(player, type):
        return _Seated(seed, player(own_seed))
    bot = deepcopy(player)
    bot.seed = own_seed
    return _Seated(seed, bot)


def _checked(player: Any) -> Any:
    """Return a bot, a class of bots or a function; raises SetupError or TypeError."""
    found = bot_class(player) if isinstance(player, str) else player
    if isinstance(found, Bot) or (isinstance(found, type) and issubclass(found, Bot)):
        if found.wants_log:
            raise SetupError("opponent-log", word=found.name)
        return found
    if isinstance(found, type) or not callable(found):
        raise TypeError(f"an opponent is a bot, its name or a function, not {player!r}")
    return found
