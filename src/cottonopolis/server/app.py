"""Puts the server together."""

import gc
import logging
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Response, Router, get
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    generate_latest,
    multiprocess,
)

from cottonopolis import __version__
from cottonopolis.games.contract import GAMES, rules_for
from cottonopolis.server.boards import Boards
from cottonopolis.server.channels import channels_backend
from cottonopolis.server.database import Database
from cottonopolis.server.edge import Edge, JsonLines, Limits, StrictRequest, answer_fault
from cottonopolis.server.hall import Hall
from cottonopolis.server.keeper import Keeper
from cottonopolis.server.ladder import Ladder
from cottonopolis.server.live import Attendance, live
from cottonopolis.server.notify import Notifier
from cottonopolis.server.openapi import (
    CSRF_COOKIE,
    CSRF_HEADER,
    DESCRIPTION,
    TAGS,
    Document,
    operation_id,
)
from cottonopolis.server.people import People
from cottonopolis.server.playing import Playing
from cottonopolis.server.results import finish
from cottonopolis.server.sessions import Authentication, Sessions
from cottonopolis.server.settings import MEMORY, Settings
from cottonopolis.server.site import Site
from cottonopolis.server.tables import Tables
from cottonopolis.server.workers import Workers

API = "/api/v1"
LARGEST_BODY = 256 * 1024
LEAST_COMPRESSED = 1000
COLLECT = (5000, 20, 20)  # new objects before the collector looks, and how often it looks deeper
MANY_PROCESSES = "PROMETHEUS_MULTIPROC_DIR"


class Health(Struct):
    """A sign of life."""

    status: str
    version: str


@get("/health", summary="Whether the process lives", tags=["server"], sync_to_thread=False)
def health() -> Health:
    """Asks nothing of anything else."""
    return Health("ok", __version__)


@get(
    "/ready",
    summary="Whether the server can take requests",
    tags=["server"],
    responses={503: ResponseSpec(Health, description="Not now.", generate_examples=False)},
)
async def server_ready(state: State) -> Response[Health]:
    """Asks the database."""
    database: Database = state.database
    there = await database.is_there()
    found = Health("ok" if there else "database", __version__)
    return Response(found, status_code=200 if there else 503)


@get(
    "/metrics",
    summary="For Prometheus",
    tags=["server"],
    media_type="text/plain",
    sync_to_thread=False,
)
def metrics() -> Response[bytes]:
    """Of all worker processes together."""
    registry = REGISTRY
    folder = os.environ.get(MANY_PROCESSES)
    if folder:
        forget_the_dead(Path(folder))
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def forget_the_dead(folder: Path) -> None:
    """What a worker that is gone still had open counts no more."""
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rsplit("_", 1)[1])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]


CONTROLLERS = (People, Boards, Tables, Playing, Ladder)


def set_up_logging() -> None:
    """JSON lines on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger("cottonopolis")
    root.handlers = [handler]
    root.setLevel(os.environ.get("COTTONOPOLIS_LOG", "INFO").upper())
    root.propagate = False


def warm_up() -> None:
    """Load the compiled rules before the first request, not during it."""
    for game in GAMES:
        for _ in rules_for(game, 4).warm_up():
            pass


def leave_alone_what_stays() -> None:
    """Looking through all that was loaded for rubbish would stop the loop for a tenth of a second.

    What is there now stays anyway; what comes later is looked through in larger portions.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def create_app(settings: Settings | None = None) -> Litestar:
    """The server as an ASGI application."""
    settings = settings or Settings.from_environment()
    set_up_logging()
    secret = settings.secret or secrets.token_urlsafe(32)
    channels = ChannelsPlugin(channels_backend(settings), arbitrary_channels_allowed=True)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        warm_up()
        leave_alone_what_stays()
        state = app.state
        state.settings = settings
        database = state.database = Database(settings)
        sessions = state.sessions = Sessions(database, settings, secret, channels)
        name = secrets.token_hex(8)
        alone = settings.channels == MEMORY
        hall = state.hall = Hall(database, channels, name, settings, finish)
        workers = state.workers = Workers(settings.bot_processes)
        keeper = state.keeper = Keeper(database, hall, workers, alone)
        attendance = state.attendance = Attendance(hall)
        sessions.signed_out = attendance.signed_out
        notifier = state.notifier = Notifier(settings, database, hall, attendance)
        try:
            yield
        finally:
            sessions.close()
            attendance.close()
            await notifier.close()
            await keeper.close()
            workers.close()
            await hall.close()
            await database.close()

    router = Router(API, route_handlers=[*CONTROLLERS, live, health, server_ready, metrics])
    app = Litestar(
        [router],
        plugins=[channels],
        lifespan=[lifespan],
        middleware=[
            DefineMiddleware(Authentication),
            DefineMiddleware(Limits, settings=settings),
        ],
        csrf_config=CSRFConfig(
            secret=secret,
            cookie_name=CSRF_COOKIE,
            header_name=CSRF_HEADER,
            cookie_secure=settings.secure,
            cookie_samesite="strict",
        ),
        compression_config=CompressionConfig("gzip", minimum_size=LEAST_COMPRESSED),
        exception_handlers={Exception: answer_fault},
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Cottonopolis",
            version=__version__,
            path=f"{API}/docs",
            description=DESCRIPTION,
            tags=TAGS,
            operation_id_creator=operation_id,
            render_plugins=[Document()],
            use_handler_docstrings=True,
        ),
        state=State({}),
        debug=False,
        logging_config=None,
    )
    # Around the routing too: an address that does not exist is answered by it
    app.asgi_handler = Edge(Site(app.asgi_handler), settings, app.routes)
    return app
