"""What a server process remembers does not grow with the tables and people it has ever served."""

import asyncio
import gc
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, WebSocket
from litestar.datastructures import State

from benchmarks.soak import MIN_SAMPLES, Json, passes
from cottonopolis.server import sessions as sessions_module
from cottonopolis.server.channels import Channels
from cottonopolis.server.database import MAX_CONNECTIONS, Database, migrate
from cottonopolis.server.limits import Limits
from cottonopolis.server.live import Presence, live
from cottonopolis.server.models import Person
from cottonopolis.server.new_tables import NewTable, create_table
from cottonopolis.server.open_sockets import OpenSockets
from cottonopolis.server.results import finish
from cottonopolis.server.room_registry import RoomRegistry, channel_of
from cottonopolis.server.schemas import now
from cottonopolis.server.sessions import SESSION, Sessions, user_of
from cottonopolis.server.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    found = Settings(database=f"sqlite:///{tmp_path}/games.db")
    migrate(found)
    return found


def test_channels_of_tables_that_nobody_views_are_forgotten() -> None:
    async def run() -> set[str]:
        channels = Channels(Settings())
        async with channels:
            for number in range(30):
                name = channel_of(f"table-{number}")
                async with channels.start_subscription(name), channels.start_subscription(name):
                    assert channels.followed == {name}
            async with channels.start_subscription("people") as followed:
                channels.publish("still told", "people")
                async with asyncio.timeout(10):
                    assert await anext(aiter(followed.iter_events())) == b"still told"
            return channels.followed

    assert asyncio.run(run()) == set()


def test_people_who_left_are_forgotten(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions_module, "MAX_CACHED_COOKIES", 3)

    async def run() -> None:
        database = Database(settings)
        async with Channels(settings) as channels:
            sessions = Sessions(database, settings, "secret", channels)
            cookies = []
            async with database.writing() as session:
                for number in range(8):
                    person = Person(
                        id=f"person-{number}",
                        name="Ada",
                        session_key="key",
                        created_at=now() - timedelta(days=1),
                    )
                    session.add(person)
                    cookies.append(sessions.sign(SESSION, person.id, person.session_key, ""))
            for cookie in cookies:
                user = await sessions.user_from_cookies({sessions.session_cookie: cookie})
                assert user is not None
            assert len(sessions._users) == 8
            assert len(sessions._checked_cookies) == 3
            sessions._users = {key: (0.0, user) for key, (_, user) in sessions._users.items()}
            await sessions.user_from_cookies({sessions.session_cookie: cookies[0]})
            assert [person for person, _ in sessions._users] == ["person-0"]
            sessions.close()
        await database.close()

    asyncio.run(run())


async def visit(app: Litestar, path: str) -> list[str]:
    """Open a WebSocket, close it after the first message; return the types of what was sent."""
    received: asyncio.Queue[Any] = asyncio.Queue()
    received.put_nowait({"type": "websocket.connect"})
    sent: list[str] = []

    async def send(message: Any) -> None:
        sent.append(message["type"])
        if message["type"] == "websocket.send":
            received.put_nowait({"type": "websocket.disconnect", "code": 1000})

    scope: Any = {
        "type": "websocket",
        "path": path,
        "query_string": b"",
        "headers": [],
        "client": ("127.0.0.1", 1),
        "user": None,
    }
    await app(scope, received.get, send)
    return sent


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_closed_sockets_are_freed_at_once(settings: Settings) -> None:
    """A full garbage collection would free them too, but a busy server has one in some hours."""

    async def run() -> tuple[list[str], list[str]]:
        database = Database(settings)
        async with Channels(settings) as channels:
            registry = RoomRegistry(database, channels, "process", settings, finish)
            sockets = OpenSockets(Limits(settings, "secret"), alone=True)
            presence = Presence(registry, sockets)
            found = {"database": database, "settings": settings}
            state = State({**found, "registry": registry, "presence": presence})
            host = Person(id="ada", name="Ada", session_key="key", created_at=now())
            async with database.writing() as session:
                session.add(host)
            table = await create_table(state, user_of(host), NewTable())
            app = Litestar([live], state=state)
            served = await visit(app, f"/tables/{table}/live")
            refused = await visit(app, "/tables/unknown-table/live")
            presence.close()
            await registry.close()
        await database.close()
        return served, refused

    gc.collect()
    gc.disable()
    try:
        served, refused = asyncio.run(run())
        kept = sum(type(one) is WebSocket for one in gc.get_objects())
    finally:
        gc.enable()
    assert "websocket.send" in served
    assert refused == ["websocket.accept", "websocket.close"]
    assert kept == 0


def test_a_process_has_as_many_connections_as_documented(settings: Settings) -> None:
    """Those above the pool's size would be opened for each use, with a thread and a cache."""

    async def run() -> None:
        database = Database(settings)
        inside, most = 0, 0

        async def read() -> None:
            nonlocal inside, most
            async with database.reading() as session:
                await session.connection()
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0.05)
                inside -= 1

        await asyncio.gather(*(read() for _ in range(3 * MAX_CONNECTIONS)))
        await database.close()
        assert most == MAX_CONNECTIONS

    asyncio.run(run())


def soak_of(megabytes: list[float], errors: int = 0) -> list[Json]:
    return [
        {
            "minute": minute,
            "server_mb": mb,
            "all_mb": mb,
            "descriptors": 40,
            "moves": 100,
            "errors": errors,
        }
        for minute, mb in enumerate(megabytes)
    ]


def test_a_soak_fails_if_memory_grows_or_requests_fail() -> None:
    flat = [200.0 + minute % 2 for minute in range(5 * MIN_SAMPLES)]
    assert passes(soak_of(flat))
    assert not passes(soak_of([mb + 0.1 * minute for minute, mb in enumerate(flat)]))
    assert not passes(soak_of(flat, errors=1))
