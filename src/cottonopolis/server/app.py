"""Puts the server together."""

import gc
import logging
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
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
from sqlalchemy.exc import IntegrityError

from cottonopolis import __version__
from cottonopolis.games.registry import game_ids, usual_rules
from cottonopolis.server.background_jobs import BackgroundJobs
from cottonopolis.server.channels import channels_backend
from cottonopolis.server.client_files import ClientFiles
from cottonopolis.server.database import Database
from cottonopolis.server.live import Attendance, live
from cottonopolis.server.middleware import (
    JsonLines,
    Limits,
    OuterMiddleware,
    StrictRequest,
    answer_error,
)
from cottonopolis.server.notify import Notifier
from cottonopolis.server.openapi import (
    CSRF_COOKIE,
    CSRF_HEADER,
    DESCRIPTION,
    TAGS,
    Document,
    route,
)
from cottonopolis.server.results import finish
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.routes.accounts import Accounts
from cottonopolis.server.routes.games import Games
from cottonopolis.server.routes.leaderboard import Leaderboards
from cottonopolis.server.routes.playing import Playing
from cottonopolis.server.routes.tables import Tables
from cottonopolis.server.sessions import Authentication, Sessions
from cottonopolis.server.settings import MEMORY, Settings
from cottonopolis.server.store import keep_layouts
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


@get(
    "/health",
    summary="Whether the process lives",
    tags=["server"],
    sync_to_thread=False,
    **route("getHealth", public=True, errors=()),
)
def health() -> Health:
    """Asks nothing of anything else."""
    return Health("ok", __version__)


@get(
    "/ready",
    summary="Whether the server can take requests",
    tags=["server"],
    responses={503: ResponseSpec(Health, description="Not now.", generate_examples=False)},
    **route("getReadiness", public=True, errors=()),
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
    **route("getMetrics", public=True, errors=()),
)
def metrics() -> Response[bytes]:
    """Of all worker processes together."""
    registry = REGISTRY
    folder = os.environ.get(MANY_PROCESSES)
    if folder:
        drop_dead_worker_metrics(Path(folder))
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def drop_dead_worker_metrics(folder: Path) -> None:
    """What a worker that is gone still had open counts no more."""
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rsplit("_", 1)[1])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]


CONTROLLERS = (Accounts, Games, Tables, Playing, Leaderboards)


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
    for game in game_ids():
        for _ in usual_rules(game).warm_up():
            pass


def freeze_gc() -> None:
    """A full collection of everything loaded at the start blocks the event loop for 100 ms.

    What is loaded now stays anyway; later objects are collected in larger portions.
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
        freeze_gc()
        state = app.state
        state.settings = settings
        database = state.database = Database(settings)
        with suppress(IntegrityError):  # another worker does the same
            async with database.writing() as session:
                await keep_layouts(session)
        sessions = state.sessions = Sessions(database, settings, secret, channels)
        name = secrets.token_hex(8)
        alone = settings.channels == MEMORY
        registry = state.registry = RoomRegistry(database, channels, name, settings, finish)
        workers = state.workers = Workers(settings.bot_processes)
        jobs = state.jobs = BackgroundJobs(database, registry, workers, alone)
        attendance = state.attendance = Attendance(registry)
        sessions.signed_out = attendance.signed_out
        notifier = state.notifier = Notifier(settings, database, registry, attendance)
        try:
            yield
        finally:
            sessions.close()
            attendance.close()
            await notifier.close()
            await jobs.close()
            workers.close()
            await registry.close()
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
        exception_handlers={Exception: answer_error},
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Cottonopolis",
            version=__version__,
            path=f"{API}/docs",
            description=DESCRIPTION,
            tags=TAGS,
            render_plugins=[Document()],
            use_handler_docstrings=True,
        ),
        state=State({}),
        debug=False,
        logging_config=None,
    )
    # Around the routing too: an address that does not exist is answered by it
    app.asgi_handler = OuterMiddleware(ClientFiles(app.asgi_handler), settings, app.routes)
    return app
