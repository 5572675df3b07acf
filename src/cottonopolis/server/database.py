"""The database: connections, reading, writing, and the schema brought up to date."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from advanced_alchemy.alembic.commands import AlembicCommands
from advanced_alchemy.config import (
    AlembicAsyncConfig,
    AsyncSessionConfig,
    EngineConfig,
    SQLAlchemyAsyncConfig,
)
from sqlalchemy import Executable, Select, create_engine, event, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.pool import ConnectionPoolEntry

from cottonopolis.errors import SetupError
from cottonopolis.server.models import ServerValue
from cottonopolis.server.settings import Settings

WAIT = 10  # seconds that a write waits for another process to finish its own
POOL = 8  # connections of one worker
THREADS = 2  # one writes, one reads
SECRET = "secret"

Rows = tuple[Executable, list[dict[str, Any]]]  # a statement, and what it is carried out with

# Trouble with the database itself: nothing was written, and trying again later may help
DATABASE_TROUBLE = (
    DBAPIError,
    PoolTimeout,
    asyncpg.PostgresError,  # of a connection that is not yet made, as while it starts up
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)


class Database:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, settings: Settings) -> None:
        url = settings.database_url()
        self.is_sqlite = url.startswith("sqlite")
        engine = EngineConfig(pool_size=POOL, connect_args={"timeout": WAIT})
        if not self.is_sqlite:
            engine.connect_args = {"timeout": WAIT, "command_timeout": WAIT}
        self.config = SQLAlchemyAsyncConfig(
            connection_string=url,
            engine_config=engine,
            session_config=AsyncSessionConfig(expire_on_commit=False),
            alembic_config=AlembicAsyncConfig(
                script_location=str(Path(__file__).parent / "migrations"),
            ),
        )
        self.engine = self.config.get_engine()
        self._sessions = self.config.create_session_maker()
        self._one_writer = asyncio.Lock()
        if self.is_sqlite:
            # Each statement of the asynchronous driver is a trip to a thread and back. What
            # happens at every move takes one trip for all its statements.
            self._plain = create_engine(
                url.replace("+aiosqlite", "", 1),
                connect_args={"timeout": WAIT},
                json_serializer=lambda value: msgspec.json.encode(value).decode(),
            )
            self._threads = ThreadPoolExecutor(THREADS, "sqlite")
            for one in (self.engine.sync_engine, self._plain):
                event.listen(one, "connect", _set_up_sqlite)
                event.listen(one, "begin", _begin_sqlite)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that only looks."""
        async with self._sessions() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session whose changes are kept when the block ends well, and dropped otherwise."""
        if not self.is_sqlite:
            async with self._sessions() as session, session.begin():
                yield session
            return
        async with self._one_writer, self._sessions() as session:
            await session.connection(execution_options={"writing": True})
            try:
                yield session
                await session.commit()
            except BaseException:
                await session.rollback()
                raise

    async def write_rows(self, rows: Sequence[Rows]) -> None:
        """Carry out statements with many rows each, all or nothing."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                for statement, values in rows:
                    await connection.execute(statement, values)
            return
        async with self._one_writer:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, self._write_rows, rows)

    def _write_rows(self, rows: Sequence[Rows]) -> None:
        with self._plain.connect().execution_options(writing=True) as connection:
            for statement, values in rows:
                connection.execute(statement, values)
            connection.commit()

    async def first_row(self, query: Select[*tuple[Any, ...]]) -> Sequence[Any] | None:
        """The first row that a query finds."""
        if not self.is_sqlite:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).first()
        loop = asyncio.get_running_loop()
        found: Sequence[Any] | None
        found = await loop.run_in_executor(self._threads, self._first_row, query)
        return found

    def _first_row(self, query: Select[*tuple[Any, ...]]) -> Sequence[Any] | None:
        with self._plain.connect() as connection:
            return connection.execute(query).first()

    async def is_there(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(WAIT), self.reading() as session:
                await session.execute(text("SELECT 1"))
        except DATABASE_TROUBLE:
            return False
        return True

    async def secret(self) -> str:
        """The key that signs cookies, made once for this database."""
        try:
            async with self.writing() as session:
                session.add(ServerValue(key=SECRET, value=secrets.token_urlsafe(32)))
        except IntegrityError:
            pass  # it was made before
        async with self.reading() as session:
            query = select(ServerValue.value).where(ServerValue.key == SECRET)
            return (await session.scalars(query)).one()

    async def close(self) -> None:
        """Let all connections go."""
        if self.is_sqlite:
            await asyncio.to_thread(self._threads.shutdown)
            self._plain.dispose()
        await self.engine.dispose()


def _set_up_sqlite(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """Every acknowledged change is on the disk, and readers never wait for a writer."""
    connection.isolation_level = None  # `_begin_sqlite` says when a transaction begins
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {WAIT * 1000}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(settings: Settings, revision: str = "head") -> None:
    """Bring the schema up to date (not from inside an event loop)."""
    file = sqlite_file(settings)
    if file is not None and not file.exists():
        file.touch(0o600)  # it will hold password hashes and the key that signs cookies
    database = Database(settings)
    AlembicCommands(database.config).upgrade(revision)


def unreachable(settings: Settings, trouble: BaseException) -> SetupError:
    """Trouble with the database as one sentence, without the password in its URL."""
    where = settings.database.split("@")[-1] or "SQLite"
    fault = (str(trouble).splitlines() or [type(trouble).__name__])[0][:200]
    return SetupError("database-lost", word=where, fault=fault)


def sqlite_file(settings: Settings) -> Path | None:
    """The file of an embedded database."""
    url = settings.database_url()
    return Path(url.split(":///", 1)[1]) if url.startswith("sqlite") else None
