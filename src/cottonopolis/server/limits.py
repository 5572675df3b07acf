"""Rate limits per person and per address, counted together by all server processes.

Every process counts what it answers, and tells the others over the channels a few times a second.
So a limit holds for the whole server, up to what is sent within `SHARE_PAUSE_S`. Addresses leave
a process only as keyed hashes.
"""

import asyncio
import hashlib
import math
import secrets
import time
from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send

from cottonopolis.server.addresses import household
from cottonopolis.server.fair_queue import FairQueue, Turn, Urgency
from cottonopolis.server.heavy_work import PLACES, Sender, current_sender
from cottonopolis.server.middleware import address_of
from cottonopolis.server.openapi import ATTEMPT, RATE, WEIGHT
from cottonopolis.server.settings import MEMORY, Settings

SHARE_PAUSE_S = 0.1
LIMITS_CHANNEL = "limits"
MAX_SENDERS = 100_000  # counted per rate; the oldest are forgotten first
MAX_SHARED_PER_MESSAGE = 100  # PostgreSQL allows 8,000 bytes
MAX_SHARED_AT_ONCE = 2000
HASH_BYTES = 9
MINUTE_S, HOUR_S = 60, 3600
BYTES_PER_KB = 1000

# Names of rates
REQUESTS = "requests"
ATTEMPTS = "attempts"  # at names, passwords and invitations
GUESTS = "guests"  # new guests and accounts
TALK = "talk"  # chat messages
CHANGES = "changes"  # seats taken, left and returned to, readiness, colours, undo requests
TABLES = "tables"  # new tables
ANALYSES = "analyses"  # analyses and judgements
KEPT = "kept"  # kilobytes of texts that stay: studies, maps, notes


class Rate(NamedTuple):
    """How often something may be done in a window of time; None: no limit of this kind."""

    seconds: int
    per_person: int | None
    per_address: int | None


def rates_of(settings: Settings) -> dict[str, Rate]:
    """All rates. `requests_per_second` and `attempts_per_minute` scale the others, too."""
    usual, attempts = settings.requests_per_second, settings.attempts_per_minute
    people = settings.people_per_address

    def per_person(seconds: int, count: int) -> Rate:
        return Rate(seconds, count, count * people)

    return {
        REQUESTS: per_person(1, usual),
        ATTEMPTS: Rate(MINUTE_S, None, attempts),
        GUESTS: Rate(HOUR_S, None, 5 * attempts),
        TALK: per_person(MINUTE_S, usual),
        CHANGES: per_person(MINUTE_S, 2 * usual),
        TABLES: per_person(HOUR_S, 2 * usual),
        ANALYSES: per_person(HOUR_S, usual),
        KEPT: per_person(HOUR_S, 100 * usual),
    }


class Count(msgspec.Struct, array_like=True):
    """What one sender did in one window, since it was last told to other processes."""

    rate: str
    window: int  # number of the window since 1970
    sender: str
    count: int


class Shared(msgspec.Struct, array_like=True):
    """A message to the other processes."""

    process: str
    counts: list[Count]


read_shared = msgspec.json.Decoder(Shared).decode


class Windows:
    """Counts of one rate by sender, in fixed windows of time."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.window = 0
        self.counts: dict[str, int] = {}

    def current(self) -> int:
        """The number of the current window; forgets an older one."""
        window = int(time.time()) // self.rate.seconds
        if window > self.window:
            self.window = window
            self.counts = {}
        return self.window

    def seconds_left(self) -> int:
        return max(1, math.ceil((self.window + 1) * self.rate.seconds - time.time()))

    def add(self, sender: str, count: int) -> None:
        if sender not in self.counts and len(self.counts) >= MAX_SENDERS:
            del self.counts[next(iter(self.counts))]
        self.counts[sender] = self.counts.get(sender, 0) + count


class Limits:
    """Counts what people and addresses do, and refuses what is too much."""

    def __init__(self, settings: Settings, secret: str) -> None:
        self._windows = {name: Windows(rate) for name, rate in rates_of(settings).items()}
        self._alone = settings.channels == MEMORY
        self._key = hashlib.sha256(secret.encode()).digest()
        self._process = secrets.token_hex(4)
        self._unshared: dict[tuple[str, int, str], int] = {}
        self._homes: OrderedDict[str, str] = OrderedDict()  # person to household, hashed
        self._tasks: list[asyncio.Task[None]] = []
        self.heavy_work = FairQueue(PLACES)

    def hash(self, text: str) -> str:
        """A keyed hash, so that people and addresses leave a process only in this form."""
        digest = hashlib.blake2b(text.encode(), digest_size=HASH_BYTES, key=self._key)
        return digest.hexdigest()

    def count(self, rate: str, person: str | None, address: str, weight: int = 1) -> None:
        """Count an action; raise TooManyRequestsException if it is one too many.

        Somebody without a session has the limit of one person for the whole address. Other
        people at the same address share a higher one, so that new guests are no way around it.
        """
        windows = self._windows[rate]
        window = windows.current()
        home = self.hash(household(address))
        _, per_person, per_address = windows.rate
        senders = [] if per_address is None else [(home, per_address)]
        if per_person is not None:
            senders.append((self.hash(f"person {person}") if person else f"-{home}", per_person))
        if any(windows.counts.get(sender, 0) >= most for sender, most in senders):
            wait = str(windows.seconds_left())
            raise TooManyRequestsException(headers={"retry-after": wait})
        for sender, _ in senders:
            windows.add(sender, weight)
            if not self._alone:
                key = (rate, window, sender)
                self._unshared[key] = self._unshared.get(key, 0) + weight
        if person is not None:
            self._remember_home(person, home)

    def _remember_home(self, person: str, home: str) -> None:
        self._homes[person] = home
        self._homes.move_to_end(person)
        if len(self._homes) > MAX_SENDERS:
            self._homes.popitem(last=False)

    def home_of(self, person: str) -> str:
        """The household that a person was last seen in; the person itself if not seen yet."""
        return self._homes.get(person, person)

    # Other processes

    def start(self, channels: ChannelsPlugin) -> None:
        """Begin to exchange counts with the other processes."""
        if not self._alone:
            self._tasks = [
                asyncio.create_task(self._share(channels)),
                asyncio.create_task(self._listen(channels)),
            ]

    def take_unshared(self) -> list[bytes]:
        """Messages with everything counted since the last call, the largest counts first."""
        counts = [Count(*key, count) for key, count in self._unshared.items()]
        self._unshared = {}
        if len(counts) > MAX_SHARED_AT_ONCE:
            counts = sorted(counts, key=lambda one: -one.count)[:MAX_SHARED_AT_ONCE]
        return [
            msgspec.json.encode(Shared(self._process, counts[at : at + MAX_SHARED_PER_MESSAGE]))
            for at in range(0, len(counts), MAX_SHARED_PER_MESSAGE)
        ]

    def receive(self, message: bytes) -> None:
        """Add what another process has counted."""
        shared = read_shared(message)
        if shared.process == self._process:
            return
        for one in shared.counts:
            windows = self._windows.get(one.rate)
            if windows is not None and one.window == windows.current():
                windows.add(one.sender, one.count)

    async def _share(self, channels: ChannelsPlugin) -> None:
        while True:
            await asyncio.sleep(SHARE_PAUSE_S)
            for message in self.take_unshared():
                channels.publish(message, LIMITS_CHANNEL)

    async def _listen(self, channels: ChannelsPlugin) -> None:
        async with channels.start_subscription(LIMITS_CHANNEL) as messages:
            async for message in messages.iter_events():
                self.receive(message)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


def count_kept(
    connection: ASGIConnection[Any, Any, Any, Any], person: str, text: str, before: str = ""
) -> None:
    """Count by how much the texts that a person keeps grow, with `text` instead of `before`.

    Raises TooManyRequestsException if they grow too fast: the number of texts is limited for each
    person, but guests are made quickly.
    """
    grown = len(text.encode()) - len(before.encode())
    if grown > 0:
        limits: Limits = connection.app.state.limits
        limits.count(KEPT, person, address_of(connection), math.ceil(grown / BYTES_PER_KB))


class RateLimits:
    """Middleware that counts every request, and what its route is besides."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits  # one for all routes: Litestar builds the middleware for each of them

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        user = scope.get("user")
        handler: Any = scope.get("route_handler")
        options = handler.opt if handler is not None else {}
        person = user.id if user else None
        address = address_of(ASGIConnection(scope))
        self.limits.count(REQUESTS, person, address, options.get(WEIGHT, 1))
        if options.get(ATTEMPT):
            self.limits.count(ATTEMPTS, person, address)
        if rate := options.get(RATE):
            self.limits.count(rate, person, address)
        home = self.limits.hash(household(address))
        turn = Turn(Urgency.NOW, home, person or home)
        current_sender.set(Sender(self.limits.heavy_work, turn))
        await self.app(scope, receive, send)
