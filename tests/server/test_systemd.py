"""What systemd is told: the service is ready when the server answers, and not before."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from cottonopolis.support.systemd import READY, notify
from tests.server.kit import API, FreshServer, fetch

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no Unix sockets")

GIVE_UP_S = 600.0


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    """The socket at which systemd listens."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(tmp_path / "notify"))
        listener.settimeout(GIVE_UP_S)
        yield listener


def test_systemd_hears_of_a_server_that_answers(tmp_path: Path, systemd: socket.socket) -> None:
    place = systemd.getsockname()
    server = FreshServer(f"sqlite:///{tmp_path}/games.db", NOTIFY_SOCKET=place)
    server.launch()
    try:
        assert systemd.recv(100).decode() == READY
        assert fetch(f"{server.url}{API}/ready").status_code == 200
    finally:
        server.stop()
        server.log.unlink(missing_ok=True)


def test_systemd_hears_of_a_bot_server(redis: str, systemd: socket.socket) -> None:
    options = ("--role", "bots", "--channels", redis)
    server = FreshServer("", *options, NOTIFY_SOCKET=systemd.getsockname())
    server.launch()
    try:
        assert systemd.recv(100).decode() == READY
        assert fetch(f"{server.url}/metrics").status_code == 200
    finally:
        server.stop()
        server.log.unlink(missing_ok=True)


def test_an_abstract_socket_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"cottonopolis-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        try:
            listener.bind(f"\0{name}")
        except OSError:
            pytest.skip("only Linux has abstract sockets")
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
        notify(READY)
        listener.settimeout(GIVE_UP_S)
        assert listener.recv(100).decode() == READY


def test_without_systemd_nothing_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    notify(READY)
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    notify(READY)
