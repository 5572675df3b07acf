"""Random numbers for bots, from a key of the server that has nothing to do with any game's seed.

A bot's moves are public. If its chance came from the game's seed, the moves would reveal the seed
and with it every hidden card.
"""

import hmac
import secrets

SEED_BYTES = 8


def new_bot_key() -> str:
    """A key for a new server; all its processes share it."""
    return secrets.token_hex(32)


class BotChance:
    """Derives the seeds of bots from the server's key."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def seed(self, table_id: str, last_move: int, seat: int) -> int:
        """The seed of a bot for its next move; the same if the move has to be repeated.

        >>> chance = BotChance("key")
        >>> chance.seed("a table", 7, 0) == chance.seed("a table", 7, 0)
        True
        >>> chance.seed("a table", 7, 0) == BotChance("another key").seed("a table", 7, 0)
        False
        """
        words = f"{table_id} {last_move} {seat}".encode()
        return int.from_bytes(hmac.digest(self._key, words, "sha256")[:SEED_BYTES], "big")
