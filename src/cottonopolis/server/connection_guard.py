"""Closes connections that are too many or send too much, below HTTP.

Granian accepts connections and reads requests without Python, and has timeouts but no limit per
address. The guard runs in a thread of every server process, and looks at the sockets of the
process a few times a second. It closes the newest connections of an address that has too many,
those of the busiest addresses if there are too many in all, and WebSockets that send far more than
the server reads. It needs Linux; elsewhere it does nothing.
"""

import logging
import os
import socket
import stat
import struct
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from cottonopolis.server.addresses import household, is_trusted, read_address, read_networks
from cottonopolis.server.metrics import CONNECTIONS, CONNECTIONS_CLOSED
from cottonopolis.server.settings import Settings

try:
    import resource
except ImportError:  # Windows, which has no such limits
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

SCAN_PAUSE_S = 0.5
RESERVED_DESCRIPTORS = 256  # for files, the database, channels and worker processes
UNREAD_TIMEOUT_MS = 30_000  # after which the kernel ends a connection whose client reads nothing
SOCKET_BURST_BYTES = 256 * 1024  # what a WebSocket may send at once, …
SOCKET_BYTES_PER_S = 128 * 1024  # … and on average: more than 20 messages of 4 KB a second
DESCRIPTORS = Path("/proc/self/fd")
BYTES_RECEIVED = struct.Struct("=128xQ")  # tcpi_bytes_received in the kernel's `struct tcp_info`
AT_ONCE = struct.pack("ii", 1, 0)  # SO_LINGER: forget what is not sent yet

Peer = tuple[str, int]  # address and port of a client


@dataclass(eq=False)
class Connection:
    """A connection of a client."""

    inode: int  # identifies the socket; descriptors are reused
    descriptor: int
    peer: Peer
    home: str  # household
    trusted: bool  # whether it comes from a proxy
    since: float


def raise_descriptor_limit() -> int:
    """Allow as many open files as the system lets us; return how many."""
    if resource is None:
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def connections_per_process(settings: Settings) -> int:
    """How many connections each server process may have, also by the limit of open files."""
    share = -(-settings.connections // settings.workers)
    return max(1, min(share, raise_descriptor_limit() - RESERVED_DESCRIPTORS))


class ConnectionGuard:
    """Watches the connections of one server process."""

    def __init__(self, settings: Settings) -> None:
        # Also the ports of the other workers, on which this process has no sockets
        self.ports = range(
            settings.port, settings.port + (settings.workers if settings.worker_ports else 1)
        )
        self.max_connections = connections_per_process(settings)
        self.max_per_address = -(-settings.connections_per_address // settings.workers)
        self.proxies = read_networks(settings.proxies)
        self.websockets: set[Peer] = set()  # changed in the event loop, read in the thread
        self._known: dict[int, Connection | None] = {}  # by inode; None: not a client
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        if sys.platform == "linux" and DESCRIPTORS.is_dir():
            self._thread = threading.Thread(target=self._run, name="connections", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    @contextmanager
    def serving_websocket(self, peer: Peer | None) -> Iterator[None]:
        """Mark a connection as a WebSocket while it is open."""
        if peer is None:
            yield
            return
        self.websockets.add(peer)
        try:
            yield
        finally:
            self.websockets.discard(peer)

    def _run(self) -> None:
        while not self._stopped.wait(SCAN_PAUSE_S):
            try:
                self.scan()
            except Exception:
                log.exception("connection_count_failed")

    def scan(self) -> None:
        """Look at all connections once, and close those that are too many."""
        found = self._connections()
        closed = {"bytes": self._close_talkers(found)}
        crowds: dict[str, list[Connection]] = defaultdict(list)
        for connection in found:
            crowds[connection.home].append(connection)
        for crowd in crowds.values():
            # Those that stay longest come first: open tables, then the oldest connections
            crowd.sort(key=lambda one: (one.peer not in self.websockets, one.since))
        closed["address"] = sum(
            self._close_after(crowd, self.max_per_address)
            for crowd in crowds.values()
            if not crowd[0].trusted
        )
        closed["total"] = self._close_largest(list(crowds.values()))
        CONNECTIONS.set(sum(len(crowd) for crowd in crowds.values()))
        for reason, count in closed.items():
            if count:
                CONNECTIONS_CLOSED.labels(reason).inc(count)

    # Which ones

    def _connections(self) -> list[Connection]:
        """All connections of clients."""
        now = time.monotonic()
        known: dict[int, Connection | None] = {}
        with os.scandir(DESCRIPTORS) as files:
            names = [file.name for file in files]
        for descriptor in map(int, names):
            try:
                status = os.fstat(descriptor)
            except OSError:  # closed meanwhile
                continue
            if not stat.S_ISSOCK(status.st_mode):
                continue
            inode = status.st_ino
            if inode in self._known:
                connection = self._known[inode]
            else:
                connection = self._look(descriptor, inode, now)
            known[inode] = connection
        self._known = known
        return [connection for connection in known.values() if connection is not None]

    def _look(self, descriptor: int, inode: int, now: float) -> Connection | None:
        """Find out what a new socket is."""
        with _opened(descriptor, inode) as line:
            if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
                return None
            try:
                if line.getsockname()[1] not in self.ports:
                    return None
                host, port = line.getpeername()[:2]
                line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_TIMEOUT_MS)
            except OSError:  # it listens, or has been closed
                return None
        address = read_address(host)
        trusted = address is not None and is_trusted(address, self.proxies)
        return Connection(inode, descriptor, (host, port), household(host), trusted, now)

    def _close_talkers(self, found: list[Connection]) -> int:
        """Close WebSockets that send more than anybody needs to; the server would buffer it."""
        now = time.monotonic()
        closed = 0
        for connection in [one for one in found if one.peer in self.websockets]:
            allowed = SOCKET_BURST_BYTES + SOCKET_BYTES_PER_S * (now - connection.since)
            with _opened(connection.descriptor, connection.inode) as line:
                if line is None:
                    continue
                info = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, BYTES_RECEIVED.size)
            if len(info) == BYTES_RECEIVED.size and BYTES_RECEIVED.unpack(info)[0] > allowed:
                self._close(connection)
                found.remove(connection)
                closed += 1
        return closed

    def _close_after(self, crowd: list[Connection], most: int) -> int:
        """Close all but the first connections of a list, and remove them from it."""
        extra = crowd[most:]
        for connection in extra:
            self._close(connection)
        del crowd[most:]
        return len(extra)

    def _close_largest(self, crowds: list[list[Connection]]) -> int:
        """If there are too many in all, let no address have more than a fair number."""
        total = sum(len(crowd) for crowd in crowds)
        if total <= self.max_connections:
            return 0
        level = fair_level([len(crowd) for crowd in crowds], self.max_connections)
        return sum(self._close_after(crowd, level) for crowd in crowds)

    def _close(self, connection: Connection) -> None:
        """End a connection; Granian notices and frees it."""
        with _opened(connection.descriptor, connection.inode) as line:
            if line is not None:
                with suppress(OSError):
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                    line.shutdown(socket.SHUT_RDWR)


def fair_level(sizes: list[int], most: int) -> int:
    """The largest number per address with which all addresses together have no more than `most`.

    >>> fair_level([1, 5, 100], 20)
    14
    """
    left = most
    for position, size in enumerate(sorted(sizes)):
        others = len(sizes) - position
        if size * others > left:
            return left // others
        left -= size
    return max(sizes, default=0)


@contextmanager
def _opened(descriptor: int, inode: int) -> Iterator[socket.socket | None]:
    """A second handle for a socket of this process; None if the socket is gone."""
    try:
        line = socket.socket(fileno=os.dup(descriptor))
    except OSError:
        yield None
        return
    with line:
        yield line if os.fstat(line.fileno()).st_ino == inode else None
