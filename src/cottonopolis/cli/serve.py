"""`cottonopolis serve`: start the server and open the browser."""

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

from granian import Granian
from granian.constants import HTTPModes, Interfaces, Loops
from granian.http import HTTP1Settings
from granian.log import LogLevels
from rich.console import Console

from cottonopolis.errors import SetupError
from cottonopolis.messages import say
from cottonopolis.server.app import warm_up
from cottonopolis.server.bot_server import serve_bots
from cottonopolis.server.connection_guard import connections_per_process
from cottonopolis.server.database import DATABASE_ERRORS, unreachable
from cottonopolis.server.settings import BOTS, Settings
from cottonopolis.server.upgrade import prepare

START_TIMEOUT_S = 120.0
HEALTH_POLL_S = 0.1
SOCKET_BACKLOG = 2048


def serve(settings: Settings, browser: bool, console: Console, lang: str) -> None:
    """Run the server until it is stopped."""
    settings = replace(settings, port=_free_port(settings))
    if settings.role == BOTS:
        serve_bots(settings)
        return
    try:
        settings = prepare(settings)
    except DATABASE_ERRORS as error:
        raise unreachable(settings, error) from None
    settings.to_environment()
    warm_up()  # once for all server processes if they are forked
    welcome = threading.Thread(
        target=_welcome, args=(settings, browser, console, lang), daemon=True
    )
    if multiprocessing.get_start_method() == "fork":
        _after_forks(settings.workers, welcome.start)
    else:
        welcome.start()
    Granian(
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


def _after_forks(workers: int, begin: Callable[[], None]) -> None:
    """Call `begin` after all forks: a fork while another thread is busy may hang."""
    forks = itertools.count(1)

    def forked() -> None:
        if next(forks) == workers:
            begin()

    os.register_at_fork(after_in_parent=forked)


def _free_port(settings: Settings) -> int:
    """Return the requested port, or a free one for 0; SetupError if it is in use."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as fault:
            raise SetupError("port", word=str(settings.port), fault=str(fault.strerror)) from None
        return int(probe.getsockname()[1])


def _welcome(settings: Settings, browser: bool, console: Console, lang: str) -> None:
    """Print the address when the server answers, and open the browser."""
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
    console.print(say(lang, "ui-serving", address=settings.address), highlight=False)
    if browser:
        webbrowser.open(address)
