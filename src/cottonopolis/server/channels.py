"""The channels between worker processes: in memory, over Redis or over PostgreSQL.

A backend that is lost is waited for, not died of: what it failed to carry is found in the database
(see `RoomRegistry.look_for_gaps`).
"""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
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
        self._wanted: set[str] = set()  # channels, whether or not they can be had now
        self._missing: set[str] = set()  # those of them that could not be had yet
        self._silent_until = 0.0  # nothing is published before
        self._asking: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Connect."""
        await self.backend.on_startup()
        self._asking = asyncio.create_task(self._ask_again())

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell the other processes, if they can be reached; nothing piles up if they cannot."""
        if time.monotonic() < self._silent_until:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self.backend.publish(data, channels)
        except LOST:
            log.warning("the channels cannot be reached")
            self._silent_until = time.monotonic() + PAUSE

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels, sooner or later."""
        asked = set(channels)
        self._wanted |= asked
        await self._try(asked)

    async def _try(self, channels: set[str]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.backend.subscribe(channels)
        except LOST:
            self._missing |= channels
        else:
            self._missing -= channels
        await self._drop(channels - self._wanted)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels no more."""
        asked = set(channels)
        self._wanted -= asked
        await self._drop(asked)

    async def _drop(self, channels: set[str]) -> None:
        self._missing -= channels
        if channels:
            with suppress(*LOST):
                async with asyncio.timeout(PATIENCE):
                    await self.backend.unsubscribe(channels)

    async def on_shutdown(self) -> None:
        """Let go."""
        if self._asking is not None:
            self._asking.cancel()
        with suppress(*LOST):
            await self.backend.on_shutdown()

    async def _ask_again(self) -> None:
        """Get the channels that could not be had."""
        while True:
            await asyncio.sleep(PAUSE)
            if self._missing:
                await self._try(set(self._missing))

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
            connection = await self._connect()
            for channel in self._subscribed_channels:
                await connection.add_listener(channel, self._listener)
            self._listener_conn = connection

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
        once = Retry(NoBackoff(), 1)  # whoever waits here holds others up; `Steady` tries again
        redis = Redis.from_url(settings.channels, retry=once, socket_connect_timeout=PATIENCE)
        return Steady(RedisChannelsPubSubBackend(redis=redis))
    return Steady(PostgresChannels(settings.channels))
