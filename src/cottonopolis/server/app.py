"""Assembles the server application."""

import ctypes
import gc
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
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

from cottonopolis import __version__, compiling
from cottonopolis.games.registry import game_ids, usual_rules
from cottonopolis.server.addresses import read_address
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.background_jobs import BackgroundJobs
from cottonopolis.server.bot_chance import BotChance, new_bot_key
from cottonopolis.server.channels import Channels
from cottonopolis.server.client_files import ClientFiles
from cottonopolis.server.connection_guard import ConnectionGuard
from cottonopolis.server.csrf import CsrfProtection, HostCheck
from cottonopolis.server.database import BOT_KEY, PUSH_KEY, Database
from cottonopolis.server.limits import Limits, RateLimits
from cottonopolis.server.live import Presence, live
from cottonopolis.server.logs import set_up_logging
from cottonopolis.server.middleware import (
    OuterMiddleware,
    StrictRequest,
    address_of,
    answer_error,
)
from cottonopolis.server.moderation.audit import SCHEDULE
from cottonopolis.server.moderation.retention import POLL_S as RETENTION_POLL_S
from cottonopolis.server.moderation.retention import Retention
from cottonopolis.server.moderation.serving import moderator_of
from cottonopolis.server.notify import Notifier
from cottonopolis.server.open_sockets import OpenSockets
from cottonopolis.server.openapi import DESCRIPTION, TAGS, OpenApiRenderer, route
from cottonopolis.server.permissions import UserRequest
from cottonopolis.server.preparation import KINDS, Preparation
from cottonopolis.server.prepared import PreparedTurns
from cottonopolis.server.readiness import READY, Readiness
from cottonopolis.server.restrictions import BannedNetworks, Restrictions
from cottonopolis.server.results import finish
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.routes.accounts import Accounts
from cottonopolis.server.routes.admin import Admin
from cottonopolis.server.routes.book import Books
from cottonopolis.server.routes.clubs import Clubs
from cottonopolis.server.routes.examples import Examples
from cottonopolis.server.routes.following import FollowingPeople
from cottonopolis.server.routes.games import Games
from cottonopolis.server.routes.leaderboard import Leaderboards
from cottonopolis.server.routes.maps import Maps
from cottonopolis.server.routes.planning import Planning
from cottonopolis.server.routes.playing import Playing
from cottonopolis.server.routes.push import Push
from cottonopolis.server.routes.puzzles import Puzzles
from cottonopolis.server.routes.rights import Rights
from cottonopolis.server.routes.studies import Studies
from cottonopolis.server.routes.study import Study
from cottonopolis.server.routes.tables import Tables
from cottonopolis.server.routes.tournaments import Tournaments
from cottonopolis.server.sessions import Authentication, Sessions
from cottonopolis.server.settings import MEMORY, WEB, Settings
from cottonopolis.server.store import store_layouts
from cottonopolis.server.tournaments.rounds import start_waiting_tables
from cottonopolis.server.web_push import PushSender, new_private_key
from cottonopolis.server.workers import Pool, Workers
from cottonopolis.support.extras import need
from cottonopolis.support.running import is_running

API = "/api/v1"
MAX_BODY_BYTES = 256 * 1024
MIN_COMPRESSED_BYTES = 1000
GZIP_LEVEL = 5  # a list is a tenth larger than at level 9, and takes a third of the time
GC_THRESHOLDS = (5000, 20, 20)  # larger than the defaults, so that collections are rarer
TOURNAMENT_POLL_S = 5.0
M_ARENA_MAX = -8  # a parameter of glibc's mallopt
MAX_HEAPS = 2
METRICS_FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"


class Health(Struct):
    """Whether the server works, and its version."""

    status: str
    version: str


@get(
    "/health",
    summary="Check that the process is alive",
    tags=["server"],
    sync_to_thread=False,
    **route("getHealth", public=True, errors=()),
)
def health() -> Health:
    """Checks nothing else, not even the database."""
    return Health("ok", __version__)


@get(
    "/ready",
    summary="Check that the server can take requests",
    tags=["server"],
    responses={
        503: ResponseSpec(
            Health,
            description="The database does not answer (`database`) or cannot be written to "
            "(`writing`), or the process is stopping (`stopping`).",
            generate_examples=False,
        )
    },
    **route("getReadiness", public=True, errors=()),
)
async def server_ready(state: State) -> Response[Health]:
    """Answers 503 if the database cannot be reached or written to, or the process is stopping."""
    readiness: Readiness = state.readiness
    status = await readiness.status()
    return Response(Health(status, __version__), status_code=200 if status == READY else 503)


@get(
    "/metrics",
    summary="Get metrics for Prometheus",
    tags=["server"],
    media_type="text/plain",
    sync_to_thread=False,
    **route("getMetrics", public=True, errors=(404,)),
)
def metrics(request: UserRequest) -> Response[bytes]:
    """The metrics of all worker processes together; only for this machine and private networks."""
    asker = read_address(address_of(request))
    if asker is None or not asker.is_private:
        raise ApiError("not-found", what="page")
    registry = REGISTRY
    folder = os.environ.get(METRICS_FOLDER_VARIABLE)
    if folder:
        drop_dead_worker_metrics(Path(folder))
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def drop_dead_worker_metrics(folder: Path) -> None:
    """Remove the gauges of server processes that no longer run."""
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rsplit("_", 1)[1])
        if not is_running(process):
            multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]


CONTROLLERS = (
    Accounts,
    Push,
    Games,
    Books,
    Maps,
    Examples,
    Tables,
    Playing,
    Planning,
    Study,
    Studies,
    Leaderboards,
    Puzzles,
    Rights,
    Admin,
    Clubs,
    Tournaments,
    FollowingPeople,
)


def warm_up() -> None:
    """Load the compiled rules before the first request, unless this process begins interpreted."""
    if compiling.is_interpreting() or compiling.begin(*KINDS):
        return
    for game in game_ids():
        for _ in usual_rules(game).warm_up():
            pass


def share_heaps() -> None:
    """Let all threads allocate from few heaps.

    By default glibc gives nearly every thread its own, and each keeps the most it ever needed.
    """
    with suppress(AttributeError, OSError, TypeError):  # not glibc
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, MAX_HEAPS)


def freeze_gc() -> None:
    """Exclude everything loaded at startup from garbage collection.

    It lives as long as the process, and a full collection of it blocks the event loop for 100 ms.
    `cottonopolis serve` has loaded it without a collection, and needs none now.
    """
    if gc.isenabled():
        gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    gc.enable()


def create_app(settings: Settings | None = None) -> Litestar:
    """Create the server as an ASGI application."""
    settings = settings or Settings.from_environment()
    set_up_logging(settings.log)
    secret = settings.secret or secrets.token_urlsafe(32)
    channels = Channels(settings)
    limits = Limits(settings, secret)
    guard = ConnectionGuard(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        share_heaps()
        warm_up()
        freeze_gc()
        state = app.state
        preparation = state.preparation = Preparation()
        state.settings = settings
        database = state.database = Database(settings)
        state.readiness = Readiness(database)
        async with database.writing() as session:
            await store_layouts(session)
        sessions = state.sessions = Sessions(database, settings, secret, channels)
        networks = state.networks = BannedNetworks(database, channels)
        state.limits = limits
        limits.start(channels)
        guard.start()
        name = secrets.token_hex(8)
        single_process = settings.channels == MEMORY
        registry = state.registry = RoomRegistry(database, channels, name, settings, finish)
        bot_servers = None
        if settings.role == WEB:
            bot_servers = need("cottonopolis.server.remote_workers", "server").RemoteLink(settings)
        pool = bot_servers.pool if bot_servers else Pool
        workers = state.workers = Workers(settings.bot_processes, pool)
        preparation.on_given_up = workers.give_up_waiting
        prepared = state.prepared = PreparedTurns(database, registry)
        chance = BotChance(await database.value_made_once(BOT_KEY, new_bot_key))
        jobs = state.jobs = BackgroundJobs(
            database, registry, prepared, workers, chance, single_process
        )

        async def start_tournament_tables() -> None:
            await start_waiting_tables(database, registry)

        jobs.repeat(start_tournament_tables, TOURNAMENT_POLL_S)
        sockets = OpenSockets(limits, single_process)
        sockets.start(channels)
        presence = state.presence = Presence(registry, sockets)
        sessions.on_signed_out = presence.close_tabs_of
        sessions.on_erased = registry.reload_rooms_of
        jobs.viewers = presence.present
        jobs.check_bots = preparation.check_not_failed
        jobs.home_of = limits.home_of
        retention = Retention(moderator_of(state, SCHEDULE))
        jobs.repeat(retention.run_if_due, RETENTION_POLL_S)
        push_key = await database.value_made_once(PUSH_KEY, new_private_key)
        contact = settings.public_url if settings.secure else f"mailto:{settings.sender}"
        push_sender = state.push_sender = PushSender(push_key, contact, settings.push_hosts)
        notifier = state.notifier = Notifier(
            settings, database, registry, presence, prepared, push_sender
        )
        try:
            yield
        finally:
            await preparation.close()
            sessions.close()
            networks.close()
            limits.close()
            sockets.close()
            guard.close()
            presence.close()
            await notifier.close()
            await jobs.close()
            workers.close()
            if bot_servers is not None:
                await bot_servers.close()
            await registry.close()
            await database.close()

    router = Router(API, route_handlers=[*CONTROLLERS, live, health, server_ready, metrics])
    app = Litestar(
        [router],
        plugins=[channels],
        lifespan=[lifespan],
        middleware=[
            DefineMiddleware(Authentication),
            DefineMiddleware(RateLimits, limits=limits),
            DefineMiddleware(CsrfProtection, secret=secret),
            DefineMiddleware(Restrictions),
        ],
        compression_config=CompressionConfig(
            "gzip", minimum_size=MIN_COMPRESSED_BYTES, gzip_compress_level=GZIP_LEVEL
        ),
        exception_handlers={Exception: answer_error},
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Cottonopolis",
            version=__version__,
            path=f"{API}/docs",
            description=DESCRIPTION,
            tags=TAGS,
            render_plugins=[OpenApiRenderer()],
            use_handler_docstrings=True,
        ),
        state=State({}),
        debug=False,
        logging_config=None,
    )
    # Wraps the routing too, so that it also sees requests for unknown paths
    inside = HostCheck(ClientFiles(app.asgi_handler), settings)
    app.asgi_handler = OuterMiddleware(inside, settings, app.routes, guard)
    return app
