"""Servers that start in a moment: forked from a process that has loaded everything already.

What runs is the whole `serve` command, with nothing opened before the fork; only the time that it
takes to import and to load the compiled rules is saved. For tests that start many servers.
"""

import atexit
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.kit import Server, close_all


class Forked:
    """A process whose parent is the nursery, which lets the kernel clear it away."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        return None if Path(f"/proc/{self.pid}").exists() else 0

    def send_signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self, timeout: float = 60.0) -> int:
        give_up = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > give_up:
                raise subprocess.TimeoutExpired("serve", timeout)
            time.sleep(0.01)
        return 0


class Nursery:
    """One process that forks servers when asked over its standard input."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.close)

    def fork(self, arguments: list[str], environment: dict[str, str], log: Path) -> Forked:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([arguments, environment, str(log)]) + "\n")
        self.process.stdin.flush()
        return Forked(int(self.process.stdout.readline()))

    def close(self) -> None:
        self.process.communicate()


class QuickServer(Server):
    """A server out of the nursery of this test process."""

    nursery: Nursery | None = None

    def launch(self) -> None:
        if QuickServer.nursery is None:
            QuickServer.nursery = Nursery()
        arguments = self.command()[3:]
        self.process = QuickServer.nursery.fork(arguments, self.environment, self.log)


@contextmanager
def running(database: str, *options: str, **environment: str) -> Iterator[QuickServer]:
    with running_together(QuickServer(database, *options, **environment)) as (server,):
        yield server


@contextmanager
def running_together(*servers: QuickServer) -> Iterator[tuple[QuickServer, ...]]:
    """Servers that start at the same time."""
    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.wait()
        yield servers
    finally:
        close_all()  # a server that ends waits for those who are connected
        for server in servers:
            server.stop()
            server.log.unlink(missing_ok=True)


def _serve(arguments: list[str], environment: dict[str, str], log: str) -> None:
    from cottonopolis.cli.main import main

    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for stream, target in ((0, nothing), (1, out), (2, out)):
        os.dup2(target, stream)
    os.environ.update(environment)
    sys.argv = ["cottonopolis", *arguments]
    main()


def _main() -> None:
    import cottonopolis.cli.main
    import cottonopolis.cli.serve  # noqa: F401
    from cottonopolis.server.app import warm_up

    warm_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the servers
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while line := sys.stdin.readline():
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGINT, signal.default_int_handler)
            _serve(*json.loads(line))
            sys.exit()
        print(child, flush=True)


if __name__ == "__main__":
    _main()
