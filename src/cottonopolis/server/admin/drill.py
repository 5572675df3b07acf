"""A restore drill: restores a backup to a scratch database, replays every game, and cleans up."""

import asyncio
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import urlsplit

from cottonopolis.server.admin.backup import Header, restore_backup
from cottonopolis.server.admin.source import ReportProgress
from cottonopolis.server.admin.verify import Report, verify
from cottonopolis.server.database import DATABASE_ERRORS, sqlite_file, unreachable
from cottonopolis.server.settings import Settings
from cottonopolis.support.extras import need

SCRATCH_NAME = "cottonopolis_drill_"


@dataclass(frozen=True)
class Drill:
    """What a drill found."""

    header: Header
    report: Report


def drill(settings: Settings, file: Path, report_progress: ReportProgress) -> Drill:
    """Try a backup; the database of the settings is not touched."""
    with scratch_database(settings) as scratch:
        header = restore_backup(scratch, file, report_progress)
        return Drill(header, asyncio.run(verify(scratch, report_progress)))


@contextmanager
def scratch_database(settings: Settings) -> Iterator[Settings]:
    """A new database of the same kind, deleted at the end: for PostgreSQL, on the same server."""
    if sqlite_file(settings) is not None:
        with tempfile.TemporaryDirectory(prefix="cottonopolis-drill-") as folder:
            yield replace(settings, database=f"sqlite:///{folder}/drill.db")
        return
    url = settings.database_url().replace("+asyncpg", "", 1)
    name = SCRATCH_NAME + secrets.token_hex(4)
    try:
        asyncio.run(_execute(url, f"CREATE DATABASE {name}"))
    except DATABASE_ERRORS as error:
        raise unreachable(settings, error) from None
    try:
        yield replace(settings, database=urlsplit(url)._replace(path=f"/{name}").geturl())
    finally:
        asyncio.run(_execute(url, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(url: str, statement: str) -> None:
    connection = await need("asyncpg", "server").connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
