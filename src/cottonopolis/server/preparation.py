"""Loading and compiling code while the server already runs, and for how long players wait."""

import asyncio
import logging
from contextlib import suppress

from cottonopolis import compiling

log = logging.getLogger(__name__)

KINDS = ("rules", "bots")


class Preparation:
    """Loads compiled code, compiles what is missing in other processes, and takes both over.

    Running games change from interpreted to compiled code between two moves.
    """

    def __init__(self) -> None:
        self._compiler: compiling.BackgroundCompiler | None = None
        if not compiling.all_ready(*KINDS):
            log.info("compiling_started")
            self._compiler = compiling.BackgroundCompiler()
        self._task = asyncio.create_task(self._change_gear())

    async def _change_gear(self) -> None:
        while await asyncio.to_thread(compiling.change_gear, *KINDS):
            await asyncio.sleep(compiling.GEAR_POLL_S)
        if self._compiler is not None:
            log.info("compiling_finished")

    def seconds_left(self, game: str) -> int:
        """Estimate the seconds until the bots of a game are compiled; 0 if they are."""
        if self._compiler is None or compiling.Part("bots", game).is_compiled_here:
            return 0
        return self._compiler.seconds_left(game)

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        if self._compiler is not None:
            self._compiler.close()
