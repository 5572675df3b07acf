"""Bots, hints and analyses on other machines: web servers queue jobs in Redis for bot servers.

A job is the name of a function of `JOB_MODULES` and its arguments, as JSON. A bot server says every
second that it is working on a job; if it falls silent, the web server queues the job again. Nothing
is lost if Redis is restarted: a bot's turn is always found in the database (see
`background_jobs.py`).
"""

import asyncio
import json
import logging
import secrets
import time
from base64 import b64decode, b64encode
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any, TypeVar

from redis.asyncio import Redis
from redis.exceptions import RedisError

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.fair_queue import FairQueue, Turn
from cottonopolis.server.settings import Settings
from cottonopolis.server.workers import analyse_game

log = logging.getLogger(__name__)

T = TypeVar("T")

JOB_MODULES = ("cottonopolis.server.workers",)  # of functions and arguments
QUEUES = BOT_QUEUE, ANALYST_QUEUE = "cottonopolis:jobs:bots", "cottonopolis:jobs:analyst"
REPLIES = "cottonopolis:replies:"
REPLY_TTL_S = 120
POLL_S = 1  # how long Redis holds a request for the next message
ALIVE_S = 1.0  # how often a bot server says that it is working
SILENCE_S = 10.0  # after which a bot server that was working is given up
RECONNECT_PAUSE_S = 1.0


# Messages


def encode(value: Any) -> str:
    """Write a value of a job or its result as JSON.

    >>> decode(encode((2**100, b"x", [None])))
    (1267650600228229401496703205376, b'x', [None])
    """
    return json.dumps(_plain(value), separators=(",", ":"))


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return {"@": "bytes", "data": b64encode(value).decode()}
    kind = type(value)
    if is_dataclass(kind):
        items = {field.name: _plain(getattr(value, field.name)) for field in fields(kind)}
        return {"@": _name_of(kind), "items": items}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):  # a named tuple
        return {"@": _name_of(kind), "items": {k: _plain(v) for k, v in value._asdict().items()}}
    if isinstance(value, tuple):
        return {"@": "tuple", "data": [_plain(item) for item in value]}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value


def decode(text: str | bytes) -> Any:
    return json.loads(text, object_hook=_rebuilt)


def _rebuilt(found: dict[str, Any]) -> Any:
    kind = found.get("@")
    if kind is None:
        return found
    if kind == "bytes":
        return b64decode(found["data"])
    if kind == "tuple":
        return tuple(found["data"])
    return named(kind)(**found["items"])


def _name_of(thing: Any) -> str:
    if thing.__module__ not in JOB_MODULES:
        raise TypeError(f"{thing.__module__}.{thing.__qualname__} is not part of a job")
    return f"{thing.__module__}:{thing.__qualname__}"


def named(name: str) -> Any:
    """A function or class of `JOB_MODULES`; all others are refused."""
    module, _, word = name.partition(":")
    found = getattr(import_module(module), word, None) if module in JOB_MODULES else None
    if getattr(found, "__module__", None) != module:
        raise TypeError(f"{name} is not part of a job")
    return found


def connect(settings: Settings) -> "Redis":
    return Redis.from_url(settings.channels, socket_connect_timeout=5.0, socket_timeout=POLL_S + 5)


# In a web server


class RemoteCall:
    """A job that a web server waits for."""

    def __init__(self, report: Callable[[int, int], None]) -> None:
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.heard: float | None = None  # when a bot server was last heard of
        self.report = report


class RemoteLink:
    """The connection of a web server to the bot servers."""

    def __init__(self, settings: Settings) -> None:
        self.redis = connect(settings)
        self._replies = REPLIES + secrets.token_hex(8)
        self._calls: dict[str, RemoteCall] = {}
        self._reader = asyncio.create_task(self._read())

    def pool(self, processes: int, progress: Any, nice: int = 0) -> "RemotePool":
        """A pool in place of `workers.Pool`, with at most `processes` jobs at a time."""
        return RemotePool(self, ANALYST_QUEUE if nice else BOT_QUEUE, processes, progress)

    async def _read(self) -> None:
        while True:
            try:
                found = await self.redis.blpop([self._replies], POLL_S)
            except (RedisError, OSError, TimeoutError) as error:
                log.warning("bot_queue_lost", exc_info=error)
                await asyncio.sleep(RECONNECT_PAUSE_S)
                continue
            if found is not None:
                self._take(decode(found[1]))

    def _take(self, message: dict[str, Any]) -> None:
        call = self._calls.get(message["job"])
        if call is None or call.result.done():
            return
        call.heard = time.monotonic()
        if "result" in message:
            call.result.set_result(message["result"])
        elif "code" in message:
            call.result.set_exception(ApiError(message["code"]))
        elif message.get("lost"):
            call.result.set_exception(TimeoutError("the bot server stops"))
        elif "progress" in message:
            call.report(*message["progress"])

    async def call(
        self,
        queue: str,
        timeout_s: float,
        report: Callable[[int, int], None],
        work: Callable[..., T],
        *args: Any,
    ) -> T:
        """Run a job on a bot server; TimeoutError if it is lost or takes too long."""
        job = secrets.token_hex(8)
        call = self._calls[job] = RemoteCall(report)
        message = {
            "job": job,
            "replies": self._replies,
            "work": _name_of(work),
            "args": args,
            "until": time.time() + timeout_s,
            "timeout": timeout_s,
        }
        give_up = time.monotonic() + timeout_s
        try:
            await self.redis.rpush(queue, encode(message))
            while not (await asyncio.wait([call.result], timeout=ALIVE_S))[0]:
                at = time.monotonic()
                if at > give_up or (call.heard is not None and at > call.heard + SILENCE_S):
                    raise TimeoutError("no bot server answers")
            found: T = call.result.result()
            return found
        except (RedisError, OSError) as error:
            await asyncio.sleep(RECONNECT_PAUSE_S)
            raise TimeoutError("the queue cannot be reached") from error
        finally:
            del self._calls[job]

    async def close(self) -> None:
        self._reader.cancel()
        with suppress(asyncio.CancelledError):
            await self._reader
        await self.redis.aclose()


class RemotePool:
    """Runs jobs on bot servers, like `workers.Pool` in processes of this machine."""

    def __init__(self, link: RemoteLink, queue: str, processes: int, progress: Any) -> None:
        self._link = link
        self._queue = queue
        self._progress = progress
        self._places = FairQueue(processes)

    async def run(self, turn: Turn, timeout_s: float, work: Callable[..., T], *args: Any) -> T:
        def report(done: int, turns: int) -> None:
            if work is analyse_game:
                slot = args[-1]
                self._progress[2 * slot], self._progress[2 * slot + 1] = done, turns

        async with self._places.place(turn):
            return await self._link.call(self._queue, timeout_s, report, work, *args)

    def close(self) -> None:
        """Nothing runs here."""
