"""Channels over Redis and PostgreSQL, whose drivers a server for one machine does not have."""

import asyncio
from collections.abc import AsyncGenerator, Iterable

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from cottonopolis.server.channels import BACKEND_TIMEOUT_S, RECONNECT_PAUSE_S


class PostgresChannels(AsyncPgChannelsBackend):
    """Litestar's backend with a permanent connection for publishing; both connections reconnect."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._publisher: asyncpg.Connection | None = None
        self._publishing = asyncio.Lock()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._publishing:
            if self._publisher is None or self._publisher.is_closed():
                self._publisher = await self._connect()
            for channel in channels:
                await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield messages, and reconnect when the connection is closed."""
        queue = self._queue
        if queue is None:
            raise RuntimeError("not started")
        while True:
            try:
                async with asyncio.timeout(RECONNECT_PAUSE_S):
                    channel, message = await queue.get()
            except TimeoutError:
                if self._listener_conn.is_closed():
                    await self._reconnect_listener()
                continue
            if channel in self._subscribed_channels:
                yield channel, message

    async def _reconnect_listener(self) -> None:
        async with self._listener_lock:
            connection = await self._connect()
            for channel in self._subscribed_channels:
                await connection.add_listener(channel, self._listener)
            self._listener_conn = connection

    async def on_shutdown(self) -> None:
        if self._publisher is not None:
            await self._publisher.close()
        await super().on_shutdown()


def redis(url: str) -> RedisChannelsPubSubBackend:
    retry = Retry(NoBackoff(), 1)  # `ReconnectingBackend` retries without blocking others
    connection = Redis.from_url(url, retry=retry, socket_connect_timeout=BACKEND_TIMEOUT_S)
    return RedisChannelsPubSubBackend(redis=connection)
