"""Starts PostgreSQL and Redis for the tests, and stops them by process id."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.server.kit import free_port

SERVICE_TIMEOUT_S = 120.0
INSTALL_HINT = "as root, `make services` installs it from Debian's packages"
NO_POSTGRES = f"PostgreSQL is not installed ({INSTALL_HINT})"
NO_REDIS = f"Redis is not installed ({INSTALL_HINT})"
POSTGRES_USER = "postgres"  # PostgreSQL refuses to run as root


def postgres_program(name: str) -> str | None:
    """A program of the newest PostgreSQL; on Debian they are not on the PATH."""
    homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda home: int(home.parts[-2]))
    for home in reversed(homes):
        if (home / name).exists():
            return str(home / name)
    return shutil.which(name)


def redis_program() -> str | None:
    return shutil.which("redis-server")


class Service:
    """A program with a reserved port that stays the same after a restart."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="cottonopolis-service-"))
        self.log = self.folder / "log"
        self.owner: str | None = None
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                cwd=self.folder,
                stdout=log,
                stderr=log,
                user=self.owner,
                start_new_session=True,
            )
        give_up = time.monotonic() + SERVICE_TIMEOUT_S
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > give_up:
                raise AssertionError(f"the service does not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(SERVICE_TIMEOUT_S)
            self.process = None

    def remove(self) -> None:
        self.stop(signal.SIGKILL)
        shutil.rmtree(self.folder)


class Redis(Service):
    """Redis without persistence."""

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        where = ["--bind", "127.0.0.1", "--port", str(self.port)]
        return [redis_program() or "redis-server", *where, "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 5) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False


class Postgres(Service):
    """PostgreSQL with a temporary data folder."""

    def __init__(self, *, careful: bool = False) -> None:
        super().__init__()
        self.careful = careful  # whether writes must survive a crash
        self.owner = POSTGRES_USER if os.geteuid() == 0 else None
        if self.owner is not None:
            shutil.chown(self.folder, self.owner)
        self.data = self.folder / "data"
        self._numbers = count(1)
        setup = [self._program("initdb"), "--pgdata", str(self.data), "--username", POSTGRES_USER]
        setup += ["--auth", "trust", "--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync"]
        self._run(setup)

    def _program(self, name: str) -> str:
        return postgres_program(name) or name

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(
            command, cwd=self.folder, user=self.owner, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "on" if self.careful else "off",
        }
        command = [self._program("postgres"), "-D", str(self.data), "-p", str(self.port)]
        return [*command, *(f"--{name}={value}" for name, value in settings.items())]

    def answers(self) -> bool:
        # Connecting is not enough: during crash recovery it rejects clients
        ask = [self._program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ask, check=False).returncode == 0

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"games_{next(self._numbers)}"
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", POSTGRES_USER]
        self._run([self._program("createdb"), *where, name])
        return f"postgresql://{POSTGRES_USER}@127.0.0.1:{self.port}/{name}"


@contextmanager
def own_redis() -> Iterator[Redis]:
    """An instance that a test may kill."""
    redis = Redis()
    try:
        redis.start()
        yield redis
    finally:
        redis.remove()


@contextmanager
def own_postgres(*, careful: bool = False) -> Iterator[Postgres]:
    """An instance that a test may kill."""
    postgres = Postgres(careful=careful)
    try:
        postgres.start()
        yield postgres
    finally:
        postgres.remove()
