"""A folder of backups: one more with every run, and only the newest are kept."""

import asyncio
import re
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import update

from cottonopolis.errors import SetupError
from cottonopolis.server.admin.backup import Header, check_backup, write_backup
from cottonopolis.server.admin.source import ReportProgress, opened
from cottonopolis.server.database import insert_if_missing
from cottonopolis.server.models import ServerValue
from cottonopolis.server.readiness import LAST_BACKUP_KEY
from cottonopolis.server.schemas import now
from cottonopolis.server.settings import Settings

# Only files with such names are ever deleted
NAME = re.compile(r"cottonopolis-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.backup")
TIME_FORMAT = "%Y-%m-%dT%H-%M-%SZ"


def backup_name(at: datetime) -> str:
    """The name of a backup.

    >>> backup_name(datetime(2026, 1, 31, 4, 5, 6, tzinfo=UTC))
    'cottonopolis-2026-01-31T04-05-06Z.backup'
    """
    return f"cottonopolis-{at.astimezone(UTC).strftime(TIME_FORMAT)}.backup"


def backups_in(folder: Path) -> list[Path]:
    """The backups in a folder that this program has named, oldest first."""
    if not folder.is_dir():
        return []
    return sorted(file for file in folder.iterdir() if NAME.fullmatch(file.name))


def newest_backup(place: Path) -> Path:
    """The newest backup of a folder, or the file itself."""
    if not place.is_dir():
        return place
    found = backups_in(place)
    if not found:
        raise SetupError("no-backups", word=str(place))
    return found[-1]


def seconds_until_due(folder: Path, every_s: float, at: datetime) -> float:
    """How long until the next backup of a folder is due; 0 if it is due now."""
    found = backups_in(folder)
    if not found:
        return 0.0
    match = NAME.fullmatch(found[-1].name)
    newest = datetime.strptime(match[1] if match else "", TIME_FORMAT).replace(tzinfo=UTC)
    return max(0.0, every_s - (at - newest).total_seconds())


def back_up(
    settings: Settings, folder: Path, keep: int, report_progress: ReportProgress
) -> tuple[Path, Header, list[Path]]:
    """Write one more backup, check it, and delete all but the newest; returns the deleted ones."""
    file = folder / backup_name(now())
    if file.exists():
        raise SetupError("file-exists", word=str(file))
    header = asyncio.run(write_backup(settings, file, report_progress))
    check_backup(file)
    asyncio.run(_remember(settings))
    deleted = backups_in(folder)[:-keep]
    for old in deleted:
        old.unlink(missing_ok=True)
    return file, header, deleted


async def _remember(settings: Settings) -> None:
    """Store the time of the backup, which the server shows in its metrics."""
    value = str(int(now().timestamp()))
    query = update(ServerValue).where(ServerValue.key == LAST_BACKUP_KEY).values(value=value)
    async with opened(settings) as database, database.writing() as session:
        await insert_if_missing(session, ServerValue, {"key": LAST_BACKUP_KEY, "value": value})
        await session.execute(query)
