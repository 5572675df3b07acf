"""Minimal clients for load tests: HTTP with keep-alive, and a WebSocket that only counts.

They share two cores with the server that they measure, so they do as little as possible.
"""

import asyncio
import base64
import os
import re
from collections.abc import Callable
from typing import Any, cast

import msgspec

API = "/api/v1"
CSRF = "cottonopolis_csrf"
SESSION = "cottonopolis_session"
ENTRY = b'{"type":"entry","number":'
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LENGTH = re.compile(rb"\r\ncontent-length: *([0-9]+)", re.IGNORECASE)
COOKIE = re.compile(rb"\r\nset-cookie: *([^=]+)=([^;\r]*)", re.IGNORECASE)

Json = dict[str, Any]


class Refused(Exception):
    """An error response."""


class Answer(msgspec.Struct):
    """The response to a request."""

    status: int
    head: bytes
    body: bytes

    def json(self) -> Any:
        """Decode the body; raises Refused for an error."""
        if self.status >= 400:
            raise Refused(f"{self.status}: {self.body[:200]!r}")
        return msgspec.json.decode(self.body)

    def cookies(self) -> dict[str, str]:
        """Return the cookies that the server sets."""
        return {name.decode(): value.decode() for name, value in COOKIE.findall(self.head)}


class Http(asyncio.Protocol):
    """One connection, one request at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._answer: asyncio.Future[Answer] | None = None
        self._fixed = b""

    def set_cookies(self, cookies: dict[str, str]) -> None:
        """Send these cookies from now on."""
        self.cookies |= cookies
        self._fixed = (
            f" HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncookie: {self.cookie}\r\n"
            f"x-csrf-token: {self.cookies.get(CSRF, '')}\r\n"
            "content-type: application/json\r\ncontent-length: "
        ).encode()

    @property
    def cookie(self) -> str:
        """The value of the cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def ask(self, method: str, path: str, data: object = None) -> Answer:
        """Send a request and wait for the response."""
        loop = asyncio.get_running_loop()
        if self._transport is None or self._transport.is_closing():
            await loop.create_connection(lambda: self, "127.0.0.1", self.port)
        body = b"" if data is None else msgspec.json.encode(data)
        answer: asyncio.Future[Answer] = loop.create_future()
        self._answer = answer
        assert self._transport is not None
        self._transport.write(
            b"%s %s%s%d\r\n\r\n%s"
            % (method.encode(), f"{API}{path}".encode(), self._fixed, len(body), body)
        )
        return await answer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Connected."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Complete the answer when all its bytes are there."""
        self._buffer += data
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0 or self._answer is None:
            return
        found = LENGTH.search(self._buffer, 0, end + 2)
        whole = end + 4 + (int(found[1]) if found else 0)
        if len(self._buffer) >= whole:
            head, body = self._buffer[: end + 2], self._buffer[end + 4 : whole]
            self._buffer = self._buffer[whole:]
            answer, self._answer = self._answer, None
            if not answer.done():
                answer.set_result(Answer(int(head[9:12]), head, body))

    def connection_lost(self, error: Exception | None) -> None:
        """The server hung up."""
        self._transport = None
        self._buffer = b""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error or ConnectionResetError("closed by the server"))

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


class Socket(asyncio.Protocol):
    """A WebSocket that calls `told` with the number of every entry."""

    def __init__(self, told: Callable[[int], None]) -> None:
        self.told = told
        self.lost = False
        self.received = 0  # bytes
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self._open: asyncio.Future[None] | None = None
        self._snapshot = asyncio.get_running_loop().create_future()

    async def connect(self, port: int, path: str, cookie: str) -> None:
        """Connect and wait for the snapshot."""
        loop = asyncio.get_running_loop()
        self._open = loop.create_future()
        await loop.create_connection(lambda: self, "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        assert self._transport is not None
        self._transport.write(
            f"GET {API}{path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncookie: {cookie}\r\n"
            "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: {key}\r\n\r\n".encode()
        )
        await self._open
        await self._snapshot

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Connected."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Handle the response to the handshake, then frames."""
        self.received += len(data)
        self._buffer += data
        if self._open is not None:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            opened, self._open = self._open, None
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                opened.set_exception(Refused(self._buffer[:200].decode(errors="replace")))
                return
            opened.set_result(None)
            self._buffer = self._buffer[end + 4 :]
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            start, size = at + 2, buffer[at + 1]
            if size == 126:
                start, size = at + 4, int.from_bytes(buffer[at + 2 : at + 4])
            elif size == 127:
                start, size = at + 10, int.from_bytes(buffer[at + 2 : at + 10])
            if len(buffer) < start + size:
                break
            self._take(buffer[at] & 15, buffer, start, size)
            at = start + size
        self._buffer = buffer[at:]

    def _take(self, kind: int, buffer: bytes, start: int, size: int) -> None:
        if kind == TEXT:
            if buffer.startswith(ENTRY, start):
                first = start + len(ENTRY)
                self.told(int(buffer[first : buffer.index(b",", first)]))
            elif not self._snapshot.done():
                self._snapshot.set_result(None)
        elif kind == PING and self._transport is not None:
            # A mask of zeros leaves the payload unchanged
            payload = buffer[start : start + size]
            self._transport.write(bytes((128 | PONG, 128 | size, 0, 0, 0, 0)) + payload)
        elif kind == CLOSE:
            self.lost = True

    def connection_lost(self, error: Exception | None) -> None:
        """The server hung up."""
        self.lost = True
        for waiting in (self._open, self._snapshot):
            if waiting is not None and not waiting.done():
                waiting.set_exception(error or ConnectionResetError("closed by the server"))
        if self._snapshot.done():
            self._snapshot.exception()  # nobody waits for it if the connection was not accepted

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()
