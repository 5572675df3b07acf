"""A database that somebody looks after: reached, of a known schema, seen as of one moment."""

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
    DATABASE_TROUBLE,
    Database,
    sqlite_file,
    unreachable,
)
from cottonopolis.server.settings import Settings

VERSIONS = "alembic_versions"

# What reading rows that somebody spoilt may end in
MALFORMED = (KeyError, TypeError, ValueError, AttributeError, IndexError)

Tell = Callable[[int, int], None]  # how much is done, of how much


def revisions() -> list[str]:
    """All schemas that this program knows, newest first."""
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    return [script.revision for script in scripts.walk_revisions()]


@asynccontextmanager
async def reached(settings: Settings) -> AsyncIterator[Database]:
    """A database; trouble with it is one sentence."""
    database = Database(settings)
    try:
        yield database
    except DATABASE_TROUBLE as trouble:
        raise unreachable(settings, trouble) from None
    finally:
        await database.close()


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """A database that is there already, with the newest schema."""
    file = sqlite_file(settings)
    if file is not None and not file.is_file():
        raise SetupError("file-missing", word=str(file))
    async with reached(settings) as database:
        _, revision = await schema_of(database)
        newest = revisions()[0]
        if revision != newest:
            raise SetupError("schema", word=revision or "–", known=newest)
        yield database


async def schema_of(database: Database) -> tuple[set[str], str | None]:
    """The names of the tables, and the revision of the schema."""
    async with database.reading() as session:
        connection = await session.connection()
        names = await connection.run_sync(_table_names)
        if VERSIONS not in names:
            return names, None
        query = select(column("version_num", String)).select_from(table(VERSIONS))
        return names - {VERSIONS}, await session.scalar(query)


def _table_names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


@asynccontextmanager
async def moment(database: Database) -> AsyncIterator[AsyncSession]:
    """A session that sees one moment, whatever a running server writes meanwhile."""
    async with database.reading() as session:
        if not database.is_sqlite:  # a reader of SQLite sees one moment anyway
            options = {"isolation_level": "REPEATABLE READ"}
            await session.connection(execution_options=options)
        yield session
