"""Whether this process should get requests: it must be able to write to the database."""

import asyncio
import time

from sqlalchemy import update

from cottonopolis.server.database import (
    DATABASE_ERRORS,
    DATABASE_TIMEOUT_S,
    Database,
    insert_if_missing,
)
from cottonopolis.server.metrics import LAST_BACKUP
from cottonopolis.server.models import ServerValue

READY, STOPPING, UNREACHABLE, NO_WRITES = "ok", "stopping", "database", "writing"
PROBE_KEY = "ready"
LAST_BACKUP_KEY = "last backup"  # seconds since 1970, stored by `admin backup --keep`
PROBE_LETTERS = 16 * 1024  # more than a move, so that a disk that is nearly full fails the probe
PROBE_PAUSE_S = 2.0  # at most one probe per process in this time
FAILED_WRITE_TTL_S = 30.0  # how long a failed write counts, unless a later one succeeds


class Readiness:
    """Checks the database with a small write, at most once in `PROBE_PAUSE_S`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.stopping = False  # set when the process begins to stop
        self._status = READY
        self._checked_at = float("-inf")
        self._checking = asyncio.Lock()

    async def status(self) -> str:
        """`READY`, or why not."""
        if self.stopping:
            return STOPPING
        async with self._checking:
            if time.monotonic() > self._checked_at + PROBE_PAUSE_S:
                self._status = await self._check()
                self._checked_at = time.monotonic()
        if self._status == READY and self._write_failed():
            return NO_WRITES
        return self._status

    def _write_failed(self) -> bool:
        """Whether the last write of entries failed, not long ago."""
        failed = self.database.write_failed_at
        return failed is not None and time.monotonic() < failed + FAILED_WRITE_TTL_S

    async def _check(self) -> str:
        if not await self.database.is_reachable():
            return UNREACHABLE
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT_S):
                await self._write()
        except DATABASE_ERRORS:
            return NO_WRITES
        return READY

    async def _write(self) -> None:
        probe = str(time.time_ns()).rjust(PROBE_LETTERS)
        query = update(ServerValue).where(ServerValue.key == PROBE_KEY).values(value=probe)
        async with self.database.writing() as session:
            await insert_if_missing(session, ServerValue, {"key": PROBE_KEY, "value": ""})
            await session.execute(query)
            last_backup = await session.get(ServerValue, LAST_BACKUP_KEY)
        LAST_BACKUP.set(float(last_backup.value) if last_backup else 0)
