"""The database: connections, reading, writing and migrations."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from advanced_alchemy.alembic.commands import AlembicCommands
from advanced_alchemy.base import DefaultBase
from advanced_alchemy.config import (
    AlembicAsyncConfig,
    AsyncSessionConfig,
    EngineConfig,
    SQLAlchemyAsyncConfig,
)
from alembic.script.revision import ResolutionError
from alembic.util.exc import CommandError
from sqlalchemy import Executable, Select, create_engine, event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.pool import ConnectionPoolEntry

from cottonopolis.errors import SetupError
from cottonopolis.server import community_models  # noqa: F401  (declares its tables)
from cottonopolis.server.models import ServerValue
from cottonopolis.server.settings import Settings

DATABASE_TIMEOUT_S = 10
MAX_CONNECTIONS = 8  # per server process
SQLITE_THREADS = 2  # one writes, one reads
SECRET_KEY = "secret"
PUSH_KEY = "push key"
DAMAGED_SQLITE = ("malformed", "not a database")  # SQLite's words for a damaged file
BOT_KEY = "bot key"

Rows = tuple[Executable, list[dict[str, Any]]]  # a statement and the rows to execute it with

# The database failed: nothing was written, and a retry may succeed
DATABASE_ERRORS = (
    DBAPIError,
    PoolTimeout,
    asyncpg.PostgresError,  # while connecting, for example during startup
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)


class Database:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, settings: Settings) -> None:
        url = settings.database_url()
        self.is_sqlite = url.startswith("sqlite")
        engine = EngineConfig(
            pool_size=MAX_CONNECTIONS, connect_args={"timeout": DATABASE_TIMEOUT_S}
        )
        if not self.is_sqlite:
            engine.connect_args = {
                "timeout": DATABASE_TIMEOUT_S,
                "command_timeout": DATABASE_TIMEOUT_S,
            }
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
        self.write_failed_at: float | None = None  # if the last write of entries failed
        if self.is_sqlite:
            # The asynchronous driver switches threads for each statement. Frequent work uses a
            # synchronous engine, with one thread switch for all its statements.
            self._sync_engine = create_engine(
                url.replace("+aiosqlite", "", 1),
                connect_args={"timeout": DATABASE_TIMEOUT_S},
                json_serializer=lambda value: msgspec.json.encode(value).decode(),
            )
            self._threads = ThreadPoolExecutor(SQLITE_THREADS, "sqlite")
            for one in (self.engine.sync_engine, self._sync_engine):
                event.listen(one, "connect", _set_up_sqlite)
                event.listen(one, "begin", _begin_sqlite)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A read-only session."""
        async with self._sessions() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session that is committed at the end of the block, or rolled back on an error."""
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
        """Execute statements with many rows each, in one transaction."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                for statement, values in rows:
                    await connection.execute(statement, values)
            return
        async with self._one_writer:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, self._write_rows, rows)

    def _write_rows(self, rows: Sequence[Rows]) -> None:
        with self._sync_engine.connect().execution_options(writing=True) as connection:
            for statement, values in rows:
                connection.execute(statement, values)
            connection.commit()

    async def first_row(self, query: Select[*tuple[Any, ...]]) -> Sequence[Any] | None:
        if not self.is_sqlite:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).first()
        loop = asyncio.get_running_loop()
        found: Sequence[Any] | None
        found = await loop.run_in_executor(self._threads, self._first_row, query)
        return found

    def _first_row(self, query: Select[*tuple[Any, ...]]) -> Sequence[Any] | None:
        with self._sync_engine.connect() as connection:
            return connection.execute(query).first()

    async def is_reachable(self) -> bool:
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT_S), self.reading() as session:
                await session.execute(text("SELECT 1"))
        except DATABASE_ERRORS:
            return False
        return True

    async def secret(self) -> str:
        """The key that signs cookies; created once per database."""
        return await self.value_made_once(SECRET_KEY, lambda: secrets.token_urlsafe(32))

    async def value_made_once(self, key: str, make: Callable[[], str]) -> str:
        """A value for the whole server; created when it is first needed."""
        async with self.writing() as session:
            await insert_if_missing(session, ServerValue, {"key": key, "value": make()})
        async with self.reading() as session:
            query = select(ServerValue.value).where(ServerValue.key == key)
            return (await session.scalars(query)).one()

    async def close(self) -> None:
        if self.is_sqlite:
            await asyncio.to_thread(self._threads.shutdown)
            self._sync_engine.dispose()
        await self.engine.dispose()


async def insert_if_missing(
    session: AsyncSession, model: type[DefaultBase], values: dict[str, Any]
) -> None:
    """Insert a row unless its key exists, also when another process inserts it just now."""
    insert = postgresql.insert if session.get_bind().dialect.name == "postgresql" else sqlite.insert
    await session.execute(insert(model).values(values).on_conflict_do_nothing())


def _set_up_sqlite(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """Make commits durable, and let readers work during a write."""
    connection.isolation_level = None  # transactions begin in `_begin_sqlite`
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {DATABASE_TIMEOUT_S * 1000}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(settings: Settings, revision: str = "head") -> None:
    """Upgrade the schema (must not be called in an event loop)."""
    file = sqlite_file(settings)
    if file is not None and not file.exists():
        file.touch(0o600)  # it contains password hashes and the key that signs cookies
    database = Database(settings)
    try:
        AlembicCommands(database.config).upgrade(revision)
    except CommandError as error:
        if isinstance(error.__cause__, ResolutionError):  # a revision that this program lacks
            raise SetupError("database-newer", word=place_of(settings)) from None
        raise


def unreachable(settings: Settings, error: BaseException) -> SetupError:
    """Describe a database error in one sentence, without the password in the URL."""
    driver = error.orig if isinstance(error, DBAPIError) and error.orig else error
    fault = (str(driver).splitlines() or [type(error).__name__])[0][:200]
    if any(words in fault for words in DAMAGED_SQLITE):
        return SetupError("database-damaged", word=place_of(settings), fault=fault)
    return SetupError("database-lost", word=place_of(settings), fault=fault)


def place_of(settings: Settings) -> str:
    """Where a database is: its file, or its URL without the password."""
    file = sqlite_file(settings)
    return str(file) if file is not None else settings.database.split("@")[-1]


def sqlite_file(settings: Settings) -> Path | None:
    """The file of a SQLite database; None for PostgreSQL."""
    url = settings.database_url()
    return Path(url.split(":///", 1)[1]) if url.startswith("sqlite") else None
