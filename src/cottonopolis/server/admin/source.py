"""Access to a database for administration."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from alembic.script import ScriptDirectory
from sqlalchemy import String, column, inspect, select, table
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.errors import SetupError
from cottonopolis.server import migrations
from cottonopolis.server.database import (
    DATABASE_ERRORS,
    VERSION_TABLE,
    Database,
    place_of,
    sqlite_file,
    unreachable,
)
from cottonopolis.server.settings import Settings

# Errors that corrupted rows may cause
MALFORMED_ROW_ERRORS = (KeyError, TypeError, ValueError, AttributeError, IndexError)

ReportProgress = Callable[[int, int], None]  # done, total


def revisions() -> list[str]:
    """The schema revisions that this program knows, newest first."""
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    return [script.revision for script in scripts.walk_revisions()]


@asynccontextmanager
async def connected(settings: Settings) -> AsyncIterator[Database]:
    """Connect to a database; raise SetupError if it cannot be reached."""
    database = Database(settings)
    try:
        yield database
    except DATABASE_ERRORS as error:
        raise unreachable(settings, error) from None
    finally:
        await database.close()


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """Open an existing database with the newest schema."""
    file = sqlite_file(settings)
    if file is not None and not file.is_file():
        raise SetupError("file-missing", word=str(file))
    async with connected(settings) as database:
        _, revision = await schema_of(database)
        newest, *older = revisions()
        if revision not in (newest, None, *older):
            raise SetupError("database-newer", word=place_of(settings))
        if revision != newest:
            raise SetupError("schema", word=revision or "–", known=newest)
        yield database


async def schema_of(database: Database) -> tuple[set[str], str | None]:
    """The names of the tables, and the schema revision."""
    async with database.reading() as session:
        connection = await session.connection()
        names = await connection.run_sync(_table_names)
        if VERSION_TABLE not in names:
            return names, None
        query = select(column("version_num", String)).select_from(table(VERSION_TABLE))
        return names - {VERSION_TABLE}, await session.scalar(query)


def _table_names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


@asynccontextmanager
async def snapshot(database: Database) -> AsyncIterator[AsyncSession]:
    """A session with a consistent snapshot, even while a server writes."""
    async with database.reading() as session:
        if not database.is_sqlite:  # SQLite readers always see a snapshot
            options = {"isolation_level": "REPEATABLE READ"}
            await session.connection(execution_options=options)
        yield session
