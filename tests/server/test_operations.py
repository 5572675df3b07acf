"""What an operator relies on: readiness, the log, request ids, stopping, old and new databases."""

import asyncio
import io
import json
import logging
import resource
import signal
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from smtplib import SMTPRecipientsRefused
from typing import Any

import asyncpg
import pytest
from prometheus_client import REGISTRY
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from websockets.exceptions import ConnectionClosed

from benchmarks import stopping
from cottonopolis.errors import SetupError
from cottonopolis.server.connection_guard import ConnectionGuard
from cottonopolis.server.database import migrate
from cottonopolis.server.logs import CountingHandler, fault_of
from cottonopolis.server.middleware import OuterMiddleware
from cottonopolis.server.settings import Settings
from tests.fork_server import run
from tests.server.fake_services import wait_for
from tests.server.kit import (
    API,
    REQUEST_TIMEOUT_S,
    Json,
    Player,
    Refused,
    Server,
    Socket,
    fetch,
    running,
    seats,
    table_of,
)


def log_lines(server: Server) -> list[Json]:
    lines = server.log.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.startswith("{")]


def ready(server: Server) -> tuple[int, str]:
    answer = fetch(f"{server.url}{API}/ready")
    return answer.status_code, answer.json()["status"]


def wait_until_ready(server: Server, status: int) -> str:
    """Wait until `/ready` answers with a status; the probe is repeated every two seconds."""
    give_up = time.monotonic() + REQUEST_TIMEOUT_S
    while (found := ready(server))[0] != status:
        assert time.monotonic() < give_up, found
        time.sleep(0.2)
    return found[1]


# Readiness


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of processes need Linux")
def test_r10_a_full_disk_is_not_ready_and_the_log_says_why(tmp_path: Path) -> None:
    """The limit on the size of files stands for a full disk."""
    file = tmp_path / "games.db"
    with running(f"sqlite:///{file}") as server:
        player = Player(server.url, "Ada")
        table = player.create(seats("me", "open", "open"))
        assert ready(server) == (200, "ok")
        workers = children(server)
        room = Path(f"{file}-wal").stat().st_size
        for pid in workers:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
        assert talk_until_refused(player, table) == "database"
        assert wait_until_ready(server, 503) == "writing"
        assert player.get(f"/tables/{table}")["table"]["id"] == table  # reading still works
        failures = [line for line in log_lines(server) if line["event"] == "database_write_failed"]
        assert "disk" in failures[0]["fault"]
        for pid in workers:
            infinite = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, infinite)
        player.post(f"/tables/{table}/chat", text="there is room again")
        assert wait_until_ready(server, 200) == "ok"


def talk_until_refused(player: Player, table: str) -> str:
    """Send lines of chat until one is refused; returns the code."""
    for number in range(100):
        try:
            player.post(f"/tables/{table}/chat", text=f"{number} {'x' * 400}")
        except Refused as refused:
            return str(refused.code)
    raise AssertionError("the disk is never full")


def children(server: Server) -> list[int]:
    assert server.process is not None
    pid = server.process.pid
    return [int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


# Databases of other programs, and damaged ones


@pytest.mark.parametrize("command", [("serve", "--no-browser", "--port", "0"), ("admin", "verify")])
def test_r13_a_newer_database_is_refused_in_one_sentence(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    file = tmp_path / "games.db"
    migrate(Settings(database=f"sqlite:///{file}"))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_versions SET version_num = '9999'")
    done = run(*command, "--database", f"sqlite:///{file}")
    assert done.returncode == 2
    (sentence,) = " ".join(done.stderr.split()).split("\n")
    assert "newer version of the program" in sentence
    assert "Traceback" not in done.stderr


def test_r13_a_newer_postgres_is_refused_in_one_sentence(postgres: str) -> None:
    settings = Settings(database=postgres)
    migrate(settings)
    done = run("admin", "verify", "--database", postgres)
    assert done.returncode == 0

    async def make_newer() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute("UPDATE alembic_versions SET version_num = '9999'")
        await connection.close()

    async def connections() -> int:
        connection = await asyncpg.connect(postgres)
        query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        found = await connection.fetchval(query)
        await connection.close()
        return int(found)

    asyncio.run(make_newer())
    with pytest.raises(SetupError) as refused:
        migrate(settings)
    assert refused.value.code == "database-newer"
    wait_for(lambda: asyncio.run(connections()) == 1)  # only the one that asks


def test_r10_a_damaged_file_is_named_with_the_way_out(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(b"not a database at all" * 100)
    done = run("serve", "--no-browser", "--port", "0", "--database", f"sqlite:///{file}")
    assert done.returncode == 2
    said = "".join(done.stderr.split())
    assert str(file) in said
    assert "fileisnotadatabase" in said
    assert "cottonopolisadminrestore" in said


# The log


def test_every_line_of_a_request_has_its_id(server: Server) -> None:
    sent = fetch(f"{server.url}{API}/health", headers={"x-request-id": "from-the-proxy.1"})
    assert sent.headers["x-request-id"] == "from-the-proxy.1"
    odd = fetch(f"{server.url}{API}/nowhere", headers={"x-request-id": 'two "words"'})
    made = odd.headers["x-request-id"]
    assert len(made) == 16
    ids = {line.get("request") for line in log_lines(server) if line["event"] == "request_finished"}
    assert {"from-the-proxy.1", made} <= ids
    assert None not in ids


def record(event: str, error: BaseException | None = None, **fields: Any) -> logging.LogRecord:
    values = {"msg": event, "levelno": logging.WARNING, "levelname": "WARNING", "name": "test"}
    info = (type(error), error, None) if error else None
    return logging.makeLogRecord({**values, "exc_info": info, **fields})


def counted(server: Server, method: str, status: str) -> float:
    """How many requests the metrics count."""
    text = fetch(f"{server.url}{API}/metrics").text
    name = f'cottonopolis_request_seconds_count{{method="{method}",status="{status}"}} '
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


@pytest.mark.parametrize(
    ("method", "path", "label", "status"),
    [
        ("HEAD", "/health", "HEAD", "4xx"),
        ("DELETE", "/nothing", "DELETE", "4xx"),
        ("INVENTED", "/health", "other", "4xx"),
    ],
)
def test_requests_are_counted_by_method_and_status_class(
    server: Server, method: str, path: str, label: str, status: str
) -> None:
    before = counted(server, label, status)
    for _ in range(3):
        fetch(f"{server.url}{API}{path}", method)
    assert counted(server, label, status) == before + 3


def test_successful_and_refused_requests_are_counted(tmp_path: Path) -> None:
    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def failing(_scope: Any, _receive: Any, _send: Any) -> None:
        raise RuntimeError

    async def ignore(_message: Any) -> None: ...

    async def ask(app: Any, most: int) -> None:
        settings = Settings(database=f"sqlite:///{tmp_path}/x.db", connections_per_address=most)
        outer = OuterMiddleware(app, settings, [], ConnectionGuard(settings))
        scope: Any = {"type": "http", "method": "PUT", "path": "/", "headers": []}
        with suppress(RuntimeError):
            await outer(scope, ignore, ignore)  # type: ignore[arg-type]

    def count(status: str) -> float:
        labels = {"method": "PUT", "status": status}
        return REGISTRY.get_sample_value("cottonopolis_request_seconds_count", labels) or 0

    for work, most, status in ((app, 9, "2xx"), (app, 0, "4xx"), (failing, 9, "5xx")):
        before = count(status)
        asyncio.run(ask(work, most))
        assert count(status) == before + 1, status


def test_errors_are_counted_instead_of_repeated() -> None:
    stream = io.StringIO()
    handler = CountingHandler(stream, window_s=0.2)
    for _ in range(500):
        handler.emit(record("database_unreachable", OSError(111, "refused"), job="check_clocks"))
    handler.emit(record("database_unreachable", OSError(111, "refused"), job="fill_gaps"))
    handler.emit(record("worker_process_lost", kind="move"))
    time.sleep(0.25)
    handler.emit(record("database_unreachable", OSError(111, "refused"), job="check_clocks"))
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(line["event"], line.get("job"), line.get("repeated")) for line in lines] == [
        ("database_unreachable", "check_clocks", None),
        ("database_unreachable", "fill_gaps", None),
        ("worker_process_lost", None, None),
        ("database_unreachable", "check_clocks", 499),
        ("database_unreachable", "check_clocks", None),
    ]
    assert lines[0]["fault"] == "refused"


def test_the_last_repetitions_are_reported_at_the_end() -> None:
    stream = io.StringIO()
    handler = CountingHandler(stream)
    for _ in range(3):
        handler.emit(record("bot_failed", bot="greedy"))
    handler.close()
    first, last = (json.loads(line) for line in stream.getvalue().splitlines())
    assert "repeated" not in first
    assert last["repeated"] == 2


def test_the_words_of_a_driver_contain_no_stored_values() -> None:
    full = OperationalError("INSERT …", {"name": "Ada"}, sqlite3.OperationalError("disk is full"))
    assert fault_of(full) == "disk is full"
    taken = asyncpg.UniqueViolationError('duplicate key "name_key"\nDETAIL: Key (name)=(ada)')
    assert fault_of(IntegrityError("INSERT …", {"name": "Ada"}, taken)) is None
    wrong = asyncpg.InvalidTextRepresentationError('invalid input syntax: "secret"')
    assert fault_of(DBAPIError("SELECT …", {}, wrong)) is None
    disk = asyncpg.DiskFullError("could not extend file: No space left on device\nHINT: …")
    assert fault_of(disk) == "could not extend file: No space left on device"
    assert fault_of(ValueError("private")) is None
    assert fault_of(ConnectionRefusedError(111, "Connect call failed")) == "Connect call failed"
    assert fault_of(SMTPRecipientsRefused({"ada@example.org": (550, b"unknown")})) is None


# Stopping


def close_of(tab: Socket) -> tuple[int, str] | None:
    """Receive until the server closes the socket; None if it is cut."""
    try:
        while True:
            tab.receive()
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else None


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_r14_stopping_tells_clients_to_come_back(
    tmp_path: Path, workers: int, request: pytest.FixtureRequest
) -> None:
    options = []
    if workers > 1:
        options = ["--workers", str(workers), "--channels", request.getfixturevalue("redis")]
    with running(f"sqlite:///{tmp_path}/games.db", *options) as server:
        table, players = table_of(server, ["Ada", "Bob", "Cleo"])
        tabs = [player.live(table) for player in players for _ in range(5)]
        for tab in tabs:
            tab.receive()
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        for tab in tabs:
            assert close_of(tab) == (1012, "restart")
        server.process.wait()
        (stopped, *_) = [line for line in log_lines(server) if line["event"] == "server_stopping"]
        assert stopped["sockets"] > 0


@pytest.mark.slow
def test_r14_stopping_tells_nine_hundred_clients(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/games.db") as server:
        process = server.process
        assert process is not None
        found = asyncio.run(
            stopping.stop(server.port, 900, lambda: process.send_signal(signal.SIGTERM))
        )
        assert found.closes == {(1012, "restart"): 900}
        process.wait()
        (stopped, *_) = [line for line in log_lines(server) if line["event"] == "server_stopping"]
        assert stopped["sockets"] >= 900
