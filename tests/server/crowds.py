"""Clients with an address of their own, and connections that are not polite, for the tests."""

import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, contextmanager
from typing import Any, TypeVar

from websockets.exceptions import ConnectionClosed

from tests.server.kit import Player, Refused, Server, Socket, fetch

Result = TypeVar("Result")

PATIENCE_S = 120.0
CROWD_ADDRESS = "127.0.0.2"  # Linux answers on all of 127.0.0.0/8


def patiently(action: Callable[[], Any]) -> Any:
    """Repeat what the rate limit of a second refuses."""
    give_up = time.monotonic() + PATIENCE_S
    while True:
        try:
            return action()
        except Refused as refused:
            if refused.status != 429 or time.monotonic() > give_up:
                raise
            time.sleep(0.3)


def in_one_minute(attempt: Callable[[], Result]) -> Result:
    """Do something within one minute: windows of limits begin with it.

    Repeats it, in a new minute, if the minute ends meanwhile.
    """
    while True:
        if (late := time.time() % 60) > 45:
            time.sleep(60.5 - late)
        minute = time.time() // 60
        found = attempt()
        if time.time() // 60 == minute:
            return found
        time.sleep(60.5 - time.time() % 60)


def guest_from(server: Server, address: str, name: str = "Ada") -> Player:
    """A new guest whom a trusted proxy (127.0.0.1) names as coming from an address."""
    player: Player = patiently(lambda: Player(server.url))
    player.http.headers["x-forwarded-for"] = address
    player.me = patiently(lambda: player.post("/guests", name=name))
    return player


class Crowd:
    """Many connections from one address."""

    def __init__(self, server: Server, source: str = CROWD_ADDRESS) -> None:
        self.server = server
        self.source = source
        self.lines: list[socket.socket] = []

    def open(self, count: int, first_bytes: bytes = b"") -> None:
        for _ in range(count):
            line = socket.create_connection(
                ("127.0.0.1", self.server.port), PATIENCE_S, source_address=(self.source, 0)
            )
            line.sendall(first_bytes)
            line.setblocking(False)
            self.lines.append(line)

    def open_lines(self) -> int:
        """How many connections the server has not closed."""
        return sum(not is_closed(line) for line in self.lines)

    def close(self) -> None:
        for line in self.lines:
            line.close()


def is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(65536) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


@contextmanager
def crowd(server: Server, source: str = CROWD_ADDRESS) -> Any:
    with ExitStack() as stack:
        found = Crowd(server, source)
        stack.callback(found.close)
        yield found


def closed_with(tab: Socket) -> int:
    """Receive until the server closes a tab; return the code."""
    try:
        while True:
            tab.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def health(server: Server) -> int:
    """Ask on a new connection, as somebody elsewhere."""
    return fetch(f"{server.url}/api/v1/health").status_code
