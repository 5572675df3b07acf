"""`cottonopolis serve`: start the server and open the browser."""

import gc
import itertools
import multiprocessing
import os
import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from granian import Granian
from granian.constants import HTTPModes, Interfaces, Loops
from granian.http import HTTP1Settings
from granian.log import LogLevels
from granian.net import SocketSpec  # type: ignore[attr-defined]
from rich.console import Console

from cottonopolis.errors import SetupError
from cottonopolis.messages import say
from cottonopolis.server.app import warm_up
from cottonopolis.server.connection_guard import connections_per_process
from cottonopolis.server.database import DATABASE_ERRORS, unreachable
from cottonopolis.server.settings import BOTS, MEMORY, Settings
from cottonopolis.server.upgrade import prepare
from cottonopolis.support.extras import need
from cottonopolis.support.systemd import READY, notify

START_TIMEOUT_S = 120.0
HEALTH_POLL_S = 0.1
SOCKET_BACKLOG = 2048


def serve(settings: Settings, browser: bool, console: Console, lang: str) -> None:
    """Run the server until it is stopped."""
    settings = replace(settings, port=_free_port(settings))
    if settings.role == BOTS:
        gc.enable()
        need("cottonopolis.server.bot_server", "server").serve_bots(settings)
        return
    if settings.channels != MEMORY:
        need("cottonopolis.server.network_channels", "server")  # before there are other processes
    try:
        settings = prepare(settings)
    except DATABASE_ERRORS as error:
        raise unreachable(settings, error) from None
    settings.to_environment()
    if settings.workers > 1:
        warm_up()  # once for all server processes if they are forked
    welcome = threading.Thread(
        target=_welcome, args=(settings, browser, console, lang), daemon=True
    )
    if multiprocessing.get_start_method() == "fork":
        _after_forks(settings.workers, welcome.start)
    else:
        welcome.start()
    server = WorkerPortServer if settings.worker_ports else Granian
    server(
        "cottonopolis.server.stopping:create_app",
        factory=True,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        loop=Loops.auto,
        # HTTP/1 alone: while Granian waits to see which version a client speaks, no timeout applies
        http=HTTPModes.http1,
        http1_settings=HTTP1Settings(header_read_timeout=settings.idle_timeout * 1000),
        backlog=SOCKET_BACKLOG,
        backpressure=connections_per_process(settings),
        log_level=LogLevels.warning,
        respawn_failed_workers=True,
        workers_kill_timeout=10,
    ).serve()


class WorkerPortServer(Granian):  # type: ignore[misc, valid-type]
    """Every worker listens on its own port, so that a proxy can choose one."""

    def _spawn_worker(self, idx: int, target: Any, callback_loader: Any) -> Any:
        self._ssp = SocketSpec(self.bind_addr, self.bind_port + idx, self.backlog)
        return super()._spawn_worker(idx, target, callback_loader)


def _after_forks(workers: int, begin: Callable[[], None]) -> None:
    """Call `begin` after all forks: a fork while another thread is busy may hang."""
    forks = itertools.count(1)

    def forked() -> None:
        if next(forks) == workers:
            begin()

    os.register_at_fork(after_in_parent=forked)


def _free_port(settings: Settings) -> int:
    """Return the requested port, or a free one for 0; SetupError if it is in use."""
    first = _bound_port(settings.host, settings.port)
    if settings.worker_ports:
        for port in range(first + 1, first + settings.workers):
            _bound_port(settings.host, port)
    return first


def _bound_port(host: str, port: int) -> int:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as fault:
            reason = getattr(fault, "strerror", None) or str(fault)
            raise SetupError("port", word=str(port), fault=reason) from None
        return int(probe.getsockname()[1])


def _welcome(settings: Settings, browser: bool, console: Console, lang: str) -> None:
    """When the server answers, tell systemd, print the address and open the browser."""
    address = replace(settings, public_url="").address
    give_up = time.monotonic() + START_TIMEOUT_S
    while time.monotonic() < give_up:
        try:
            with urllib.request.urlopen(f"{address}/api/v1/health", timeout=5):
                break
        except (urllib.error.URLError, OSError):
            time.sleep(HEALTH_POLL_S)
    else:
        return
    notify(READY)
    console.print(say(lang, "ui-serving", address=settings.address), highlight=False)
    if browser:
        webbrowser.open(address)
