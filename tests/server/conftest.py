"""Servers to test against: one on SQLite for each test process."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.kit import Server, close_all, free_port, running

POSTGRES = Path("/usr/lib/postgresql/15/bin")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file: Path = tmp_path_factory.mktemp("server") / "games.db"
    with running(f"sqlite:///{file}") as found:
        yield found


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture(scope="session")
def postgres_port() -> Iterator[int]:
    """A PostgreSQL of our own."""
    if not (POSTGRES / "initdb").is_file():
        pytest.skip("PostgreSQL 15 is not installed")
    if os.geteuid() != 0:
        pytest.skip("PostgreSQL is started as its own user, which needs root")
    folder = Path("/tmp") / f"cottonopolis-postgres-{uuid4().hex[:8]}"
    folder.mkdir()
    os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
    port = free_port()

    def do(*command: str) -> None:
        subprocess.run(
            ["runuser", "-u", "postgres", "--", *command],
            check=True,
            cwd=folder,
            stdout=subprocess.DEVNULL,
        )

    data = str(folder / "data")
    do(str(POSTGRES / "initdb"), "-D", data, "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c fsync=off -k {folder}"
    control = str(POSTGRES / "pg_ctl")
    do(control, "-D", data, "-o", options, "-l", str(folder / "log"), "-w", "start")
    try:
        yield port
    finally:
        do(control, "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder)


@pytest.fixture
def postgres(postgres_port: int) -> str:
    """The URL of a new, empty database."""
    name = f"test_{uuid4().hex[:12]}"
    command = [str(POSTGRES / "createdb"), "-h", "127.0.0.1", "-p", str(postgres_port)]
    subprocess.run([*command, "-U", "postgres", name], check=True)
    return f"postgresql://postgres@127.0.0.1:{postgres_port}/{name}"
