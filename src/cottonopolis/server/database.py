"""The database: connections, reading, writing and migrations."""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import Executable, Select, create_engine, event, select, text
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from cottonopolis.errors import SetupError
from cottonopolis.server import community_models  # noqa: F401  (declares its tables)
from cottonopolis.server.columns import Base
from cottonopolis.server.drivers import POSTGRES_ERRORS, POSTGRES_INTERFACE_ERRORS
from cottonopolis.server.models import ServerValue
from cottonopolis.server.recent import RecentAnswers
from cottonopolis.server.settings import Settings
from cottonopolis.support.extras import need

if TYPE_CHECKING:
    from alembic.config import Config

DATABASE_TIMEOUT_S = 10
MAX_CONNECTIONS = 8  # per server process
SQLITE_THREADS = 3  # one writes, one reads single rows, one reads lists
SQLITE_CACHE_KB = 1000  # per connection; the operating system keeps the file in memory too
SECRET_KEY = "secret"
PUSH_KEY = "push key"
DAMAGED_SQLITE = ("malformed", "not a database")  # SQLite's words for a damaged file
BOT_KEY = "bot key"
VERSION_TABLE = "alembic_versions"
MIGRATIONS = Path(__file__).parent / "migrations"

T = TypeVar("T")

Rows = tuple[Executable, list[dict[str, Any]]]  # a statement and the rows to execute it with

# The database failed: nothing was written, and a retry may succeed
DATABASE_ERRORS: tuple[type[Exception], ...] = (
    DBAPIError,
    PoolTimeout,
    *POSTGRES_ERRORS,  # while connecting, for example during startup
    *POSTGRES_INTERFACE_ERRORS,
    OSError,
    TimeoutError,
)


class Database:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, settings: Settings) -> None:
        url = settings.database_url()
        self.is_sqlite = url.startswith("sqlite")
        place = make_url(url)
        options: dict[str, Any] = {"timeout": DATABASE_TIMEOUT_S}
        if not self.is_sqlite:
            need("asyncpg", "server")
            options["command_timeout"] = DATABASE_TIMEOUT_S
            if mode := place.query.get("sslmode"):  # libpq's name; asyncpg's argument is `ssl`
                place = place.difference_update_query(["sslmode", "ssl"])
                options["ssl"] = mode
        self.engine = create_async_engine(
            place,
            pool_size=MAX_CONNECTIONS,
            max_overflow=0,
            connect_args=options,
            json_serializer=_to_json,
            json_deserializer=msgspec.json.decode,
        )
        self.engines = [self.engine.sync_engine]
        # PostgreSQL reads without a transaction: to begin and end one are two more journeys
        looking = {} if self.is_sqlite else {"isolation_level": "AUTOCOMMIT"}
        self._reading_engine = self.engine.execution_options(**looking)
        self._reading_sessions = async_sessionmaker(self._reading_engine, expire_on_commit=False)
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._one_writer = asyncio.Lock()
        self.recent = RecentAnswers()  # public lists
        self.write_failed_at: float | None = None  # if the last write of entries failed
        if self.is_sqlite:
            # The asynchronous driver switches threads for each statement. Frequent work uses a
            # synchronous engine, with one thread switch for all its statements.
            self._sync_engine = create_engine(
                url.replace("+aiosqlite", "", 1),
                connect_args={"timeout": DATABASE_TIMEOUT_S},
                json_serializer=_to_json,
                json_deserializer=msgspec.json.decode,
            )
            self._threads = ThreadPoolExecutor(SQLITE_THREADS, "sqlite")
            self.engines.append(self._sync_engine)
            for one in self.engines:
                event.listen(one, "connect", _set_up_sqlite)
                event.listen(one, "begin", _begin_sqlite)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A read-only session. On PostgreSQL each query sees what is stored by then."""
        async with self._reading_sessions() as session:
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
            async with self._reading_engine.connect() as connection:
                return (await connection.execute(query)).first()
        loop = asyncio.get_running_loop()
        found: Sequence[Any] | None
        found = await loop.run_in_executor(self._threads, self._first_row, query)
        return found

    def _first_row(self, query: Select[*tuple[Any, ...]]) -> Sequence[Any] | None:
        with self._sync_engine.connect() as connection:
            return connection.execute(query).first()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Call a function that reads with a connection; on SQLite all in one thread switch."""
        if not self.is_sqlite:
            async with self._reading_engine.connect() as connection:
                return await connection.run_sync(work)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._sync_engine.connect() as connection:
            return work(connection)

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
        query = select(ServerValue.value).where(ServerValue.key == key)
        async with self.reading() as session:
            found = (await session.scalars(query)).one_or_none()
        if found is not None:
            return found
        async with self.writing() as session:
            await insert_if_missing(session, ServerValue, {"key": key, "value": make()})
        async with self.reading() as session:
            return (await session.scalars(query)).one()

    async def close(self) -> None:
        if self.is_sqlite:
            await asyncio.to_thread(self._threads.shutdown)
            self._sync_engine.dispose()
        await self.engine.dispose()


async def insert_if_missing(
    session: AsyncSession, model: type[Base], values: dict[str, Any]
) -> None:
    """Insert a row unless its key exists, also when another process inserts it just now."""
    dialect = import_module(f"sqlalchemy.dialects.{session.get_bind().dialect.name}")
    await session.execute(dialect.insert(model).values(values).on_conflict_do_nothing())


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _set_up_sqlite(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """Make commits durable, and let readers work during a write."""
    connection.isolation_level = None  # transactions begin in `_begin_sqlite`
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"cache_size = -{SQLITE_CACHE_KB}",
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
    elif file is not None and revision == "head" and _revision_of(file) == newest_revision():
        return
    from alembic import command
    from alembic.script.revision import ResolutionError
    from alembic.util.exc import CommandError

    try:
        command.upgrade(alembic_config(Database(settings)), revision)
    except CommandError as error:
        if isinstance(error.__cause__, ResolutionError):  # a revision that this program lacks
            raise SetupError("database-newer", word=place_of(settings)) from None
        raise


def newest_revision() -> str:
    """The newest revision of the schema, from the name of its file: Alembic is slow to import."""
    return max(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def _revision_of(file: Path) -> str | None:
    """The revision of an SQLite database; None if it cannot be told, so that Alembic looks."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            rows = database.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchall()
    except sqlite3.Error:
        return None
    return str(rows[0][0]) if len(rows) == 1 else None


def alembic_config(database: Database) -> "Config":
    from alembic.config import Config

    config = Config(attributes={"engine": database.engine})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


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
