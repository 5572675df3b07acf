"""How many WebSockets a person has open, or an address without a session, in all processes.

Every process tells the others how many it has: soon after a change, and again now and then. So the
limit holds for the whole server, up to what is opened within `SHARE_PAUSE_S`. People and addresses
leave a process only as keyed hashes.
"""

import asyncio
import secrets
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import msgspec
from litestar.channels import ChannelsPlugin

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.limits import Limits

MAX_SOCKETS_PER_CLIENT = 100  # per person or, without a session, per address
SOCKETS_CHANNEL = "sockets"
SHARE_PAUSE_S = 0.2
REPEAT_S = 20.0  # how often a process tells all its counts
COUNT_TTL_S = 50.0  # counts of other processes expire after this
MAX_OWNERS_PER_MESSAGE = 100  # PostgreSQL allows 8,000 bytes


class OpenSocketCounts(msgspec.Struct, array_like=True):
    """A message to the other processes: how many sockets some owners have in this one."""

    process: str
    counts: dict[str, int]


class TooManySockets(ApiError):
    """Somebody has as many WebSockets open as they may."""

    def __init__(self) -> None:
        super().__init__("too-many-requests")


read_counts = msgspec.json.Decoder(OpenSocketCounts).decode


class OpenSockets:
    """Counts the WebSockets of this process, and knows how many the others have."""

    def __init__(self, limits: Limits, alone: bool) -> None:
        self.here: Counter[str] = Counter()  # by owner, hashed
        self._hash = limits.hash
        self._alone = alone
        self._process = secrets.token_hex(4)
        self._changed: set[str] = set()
        # By owner and process: until when it counts, and how many
        self._elsewhere: dict[str, dict[str, tuple[float, int]]] = defaultdict(dict)
        self._tasks: list[asyncio.Task[None]] = []

    @contextmanager
    def opened(self, owner: str) -> Iterator[None]:
        """Count a socket while it is open; raise TooManySockets if it is one too many."""
        owner = self._hash(owner)
        if self.here[owner] + self._others(owner) >= MAX_SOCKETS_PER_CLIENT:
            raise TooManySockets
        self._add(owner, 1)
        try:
            yield
        finally:
            self._add(owner, -1)

    def _add(self, owner: str, change: int) -> None:
        self.here[owner] += change
        if not self.here[owner]:
            del self.here[owner]
        if not self._alone:
            self._changed.add(owner)

    def _others(self, owner: str) -> int:
        """How many sockets of an owner are open in other processes."""
        now = time.monotonic()
        known = self._elsewhere.get(owner, {})
        return sum(count for until, count in known.values() if until > now)

    # Other processes

    def start(self, channels: ChannelsPlugin) -> None:
        """Begin to exchange counts with the other processes."""
        if not self._alone:
            self._tasks = [
                asyncio.create_task(self._share(channels)),
                asyncio.create_task(self._listen(channels)),
            ]

    def take_changed(self) -> list[bytes]:
        """Messages with the counts that changed since the last call."""
        changed, self._changed = self._changed, set()
        return self._messages(changed)

    def take_all(self) -> list[bytes]:
        """Messages with all counts, also for processes that have just started."""
        return self._messages(self.here.keys() | self._changed)

    def _messages(self, owners: Iterable[str]) -> list[bytes]:
        counts = [(owner, self.here.get(owner, 0)) for owner in owners]
        return [
            msgspec.json.encode(
                OpenSocketCounts(self._process, dict(counts[at : at + MAX_OWNERS_PER_MESSAGE]))
            )
            for at in range(0, len(counts), MAX_OWNERS_PER_MESSAGE)
        ]

    def receive(self, message: bytes) -> None:
        """Note what another process has."""
        told = read_counts(message)
        if told.process == self._process:
            return
        until = time.monotonic() + COUNT_TTL_S
        for owner, count in told.counts.items():
            if count:
                self._elsewhere[owner][told.process] = (until, count)
            else:
                self._forget(owner, told.process)

    def drop_expired(self) -> None:
        """Forget the counts of processes that have ended."""
        now = time.monotonic()
        for owner, known in list(self._elsewhere.items()):
            for process in [name for name, (until, _) in known.items() if until <= now]:
                self._forget(owner, process)

    def _forget(self, owner: str, process: str) -> None:
        known = self._elsewhere.get(owner, {})
        known.pop(process, None)
        if not known:
            self._elsewhere.pop(owner, None)

    async def _share(self, channels: ChannelsPlugin) -> None:
        repeat_at = 0.0
        while True:
            if time.monotonic() >= repeat_at:
                messages = self.take_all()
                self.drop_expired()
                repeat_at = time.monotonic() + REPEAT_S
            else:
                messages = self.take_changed()
            for message in messages:
                channels.publish(message, SOCKETS_CHANNEL)
            await asyncio.sleep(SHARE_PAUSE_S)

    async def _listen(self, channels: ChannelsPlugin) -> None:
        async with channels.start_subscription(SOCKETS_CHANNEL) as messages:
            async for message in messages.iter_events():
                self.receive(message)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
