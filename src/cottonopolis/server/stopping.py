"""Stops a server process gently: tells every client to come back, then lets Granian stop.

Granian stops the event loop on SIGTERM or SIGINT, and open WebSockets are cut. This module answers
the signal first: `/ready` turns to 503, every WebSocket is closed with code 1012 (service restart),
and only then does Granian see the signal.
"""

import asyncio
import logging
import signal
from typing import Any

from granian import _signals
from litestar import Litestar

from cottonopolis import compiling
from cottonopolis.server.app import create_app as create_plain_app
from cottonopolis.server.live import Presence
from cottonopolis.server.readiness import Readiness
from cottonopolis.server.settings import Settings

log = logging.getLogger(__name__)

STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)
CLOSE_TIMEOUT_S = 5.0  # less than Granian's kill timeout
CLOSE_POLL_S = 0.02
LAST_FRAMES_S = 0.1  # for close frames that are still being sent


def create_app() -> Litestar:
    """Create the application of a worker process that Granian has started.

    A single worker begins interpreted and loads the compiled code behind (`Preparation`), so that
    it answers a second sooner; several share what was loaded before they were forked.
    """
    settings = Settings.from_environment()
    if settings.workers == 1:
        compiling.interpret()
    app = create_plain_app(settings)
    _signals.set_loop_signals = _signals_after(app, _signals.set_loop_signals)
    return app


def _signals_after(app: Litestar, set_loop_signals: Any) -> Any:
    """Granian's function that installs signal handlers, with ours before them."""

    def install(loop: asyncio.AbstractEventLoop) -> Any:
        granian_signal = set_loop_signals(loop)
        tasks: list[asyncio.Task[None]] = []

        async def stop() -> None:
            try:
                await close_sockets(app)
            finally:
                granian_signal.set()

        def begin() -> None:
            if tasks:
                granian_signal.set()  # the second signal is urgent
            else:
                tasks.append(loop.create_task(stop()))

        try:
            for number in STOP_SIGNALS:
                loop.add_signal_handler(number, begin)
        except NotImplementedError:  # Windows: Granian's own handlers remain
            pass
        return granian_signal

    return install


async def close_sockets(app: Litestar) -> None:
    """Close all WebSockets with the code for a restart, and wait until they are gone."""
    presence: Presence | None = app.state.get("presence")
    readiness: Readiness | None = app.state.get("readiness")
    if presence is None or readiness is None:  # not started yet
        return
    readiness.stopping = True
    log.info("server_stopping", extra={"sockets": presence.sockets.here.total()})
    presence.close_tabs()
    loop = asyncio.get_running_loop()
    give_up = loop.time() + CLOSE_TIMEOUT_S
    while presence.sockets.here and loop.time() < give_up:
        await asyncio.sleep(CLOSE_POLL_S)
    await asyncio.sleep(LAST_FRAMES_S)
