"""The channels between worker processes: in memory, over Redis or over PostgreSQL.

A backend that is lost is waited for, not died of: what it failed to carry is found in the database
(see `Hall.look_for_gaps`).
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from cottonopolis.server.settings import MEMORY, Settings

log = logging.getLogger(__name__)

PATIENCE = 5.0  # seconds that publishing may take
PAUSE = 1.0  # seconds before a lost backend is tried again
LOST = (RedisError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class Steady(ChannelsBackend):
    """A backend that survives the loss of what is behind it."""

    def __init__(self, backend: ChannelsBackend) -> None:
        self.backend = backend

    async def on_startup(self) -> None:
        """Connect."""
        await self.backend.on_startup()

    async def on_shutdown(self) -> None:
        """Let go."""
        with suppress(*LOST):
            await self.backend.on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell the other processes, if they can be reached."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.backend.publish(data, channels)
        except LOST:
            log.warning("the channels cannot be reached")

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels, sooner or later."""
        with suppress(*LOST):
            await self.backend.subscribe(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels no more."""
        with suppress(*LOST):
            await self.backend.unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What the other processes say."""
        while True:
            try:
                async for message in self.backend.stream_events():
                    yield message
            except LOST:
                log.warning("the channels are lost; trying again")
                await asyncio.sleep(PAUSE)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """There is none: the database remembers."""
        return []


class PostgresChannels(AsyncPgChannelsBackend):
    """Litestar's backend with one connection to publish over, and both made anew when lost."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._publisher: asyncpg.Connection | None = None
        self._publishing = asyncio.Lock()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Over a connection that is kept."""
        async with self._publishing:
            if self._publisher is None or self._publisher.is_closed():
                self._publisher = await self._connect()
            for channel in channels:
                await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """With an eye on whether the connection still stands."""
        queue = self._queue
        if queue is None:
            raise RuntimeError("not started")
        while True:
            try:
                async with asyncio.timeout(PAUSE):
                    channel, message = await queue.get()
            except TimeoutError:
                if self._listener_conn.is_closed():
                    await self._listen_again()
                continue
            if channel in self._subscribed_channels:
                yield channel, message

    async def _listen_again(self) -> None:
        async with self._listener_lock:
            self._listener_conn = await self._connect()
            for channel in self._subscribed_channels:
                await self._listener_conn.add_listener(channel, self._listener)

    async def on_shutdown(self) -> None:
        """Close both connections."""
        if self._publisher is not None:
            await self._publisher.close()
        await super().on_shutdown()


def channels_backend(settings: Settings) -> ChannelsBackend:
    """The backend of a URL."""
    if settings.channels == MEMORY:
        return MemoryChannelsBackend()
    if settings.channels.startswith("redis"):
        redis = Redis.from_url(settings.channels)
        return Steady(RedisChannelsPubSubBackend(redis=redis))
    return Steady(PostgresChannels(settings.channels))
