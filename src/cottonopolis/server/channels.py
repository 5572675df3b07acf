"""Channels between server processes: in memory, over Redis or over PostgreSQL.

Reconnects when the backend is lost. Entries that were not delivered are read from the database
(see `RoomRegistry.fill_gaps`).
"""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any

from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from cottonopolis.server.drivers import POSTGRES_ERRORS, POSTGRES_INTERFACE_ERRORS, REDIS_ERRORS
from cottonopolis.server.settings import MEMORY, Settings
from cottonopolis.support.extras import need

log = logging.getLogger(__name__)

BACKEND_TIMEOUT_S = 5.0
RECONNECT_PAUSE_S = 1.0
CONNECTION_ERRORS: tuple[type[Exception], ...] = (
    *REDIS_ERRORS,
    *POSTGRES_ERRORS,
    *POSTGRES_INTERFACE_ERRORS,
    OSError,
    TimeoutError,
)


class Channels(ChannelsPlugin):
    """Channels with any names. A name that nobody follows any more is forgotten.

    There is one per table, and the base class keeps all of them and searches them each time.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__(channels_backend(settings), arbitrary_channels_allowed=True)

    @property
    def followed(self) -> set[str]:
        return set(self._channels)

    async def unsubscribe(
        self, subscriber: Subscriber, channels: str | Iterable[str] | None = None
    ) -> None:
        names = [channels] if isinstance(channels, str) else list(channels or self._channels)
        await super().unsubscribe(subscriber, names)
        for name in names:
            if not self._channels.get(name, True):
                del self._channels[name]


class ReconnectingBackend(ChannelsBackend):
    """Wraps a backend, and reconnects when its connection is lost."""

    def __init__(self, backend: ChannelsBackend) -> None:
        self.backend = backend
        self._wanted: set[str] = set()  # channels to subscribe to
        self._missing: set[str] = set()  # those of them that are not subscribed yet
        self._publish_paused_until = 0.0
        self._retry_task: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await self.backend.on_startup()
        self._retry_task = asyncio.create_task(self._retry_subscriptions())

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Publish to other processes; drop the message if the backend cannot be reached."""
        if time.monotonic() < self._publish_paused_until:
            return
        try:
            async with asyncio.timeout(BACKEND_TIMEOUT_S):
                await self.backend.publish(data, channels)
        except CONNECTION_ERRORS as error:
            log.warning("channel_publish_failed", exc_info=error)
            self._publish_paused_until = time.monotonic() + RECONNECT_PAUSE_S

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Subscribe now, or as soon as the backend can be reached."""
        asked = set(channels)
        self._wanted |= asked
        await self._subscribe(asked)

    async def _subscribe(self, channels: set[str]) -> None:
        try:
            async with asyncio.timeout(BACKEND_TIMEOUT_S):
                await self.backend.subscribe(channels)
        except CONNECTION_ERRORS:
            self._missing |= channels
        else:
            self._missing -= channels
        await self._unsubscribe(channels - self._wanted)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        asked = set(channels)
        self._wanted -= asked
        await self._unsubscribe(asked)

    async def _unsubscribe(self, channels: set[str]) -> None:
        self._missing -= channels
        if channels:
            with suppress(*CONNECTION_ERRORS):
                async with asyncio.timeout(BACKEND_TIMEOUT_S):
                    await self.backend.unsubscribe(channels)

    async def on_shutdown(self) -> None:
        if self._retry_task is not None:
            self._retry_task.cancel()
        with suppress(*CONNECTION_ERRORS):
            await self.backend.on_shutdown()

    async def _retry_subscriptions(self) -> None:
        while True:
            await asyncio.sleep(RECONNECT_PAUSE_S)
            if self._missing:
                await self._subscribe(set(self._missing))

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for message in self.backend.stream_events():
                    yield message
            except CONNECTION_ERRORS as error:
                log.warning("channel_connection_lost", exc_info=error)
                self._missing |= self._wanted  # a subscription made meanwhile may be lost
                await asyncio.sleep(RECONNECT_PAUSE_S)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Return nothing: the history is in the database."""
        return []


def channels_backend(settings: Settings) -> ChannelsBackend:
    if settings.channels == MEMORY:
        return MemoryChannelsBackend()
    network: Any = need("cottonopolis.server.network_channels", "server")
    make = network.redis if settings.channels.startswith("redis") else network.PostgresChannels
    return ReconnectingBackend(make(settings.channels))
