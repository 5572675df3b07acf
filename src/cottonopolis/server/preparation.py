"""Compiling while the server already runs: who compiles, and for how long players wait."""

import asyncio
import logging
from contextlib import suppress

from cottonopolis import compiling

log = logging.getLogger(__name__)


class Preparation:
    """Compiles what is missing in other processes, and takes it over between two moves."""

    def __init__(self) -> None:
        self._compiler: compiling.BackgroundCompiler | None = None
        self._task: asyncio.Task[None] | None = None
        if compiling.change_gear("rules", "bots"):
            log.info("compiling_started")
            self._compiler = compiling.BackgroundCompiler()
            self._task = asyncio.create_task(self._change_gear())

    async def _change_gear(self) -> None:
        while await asyncio.to_thread(compiling.change_gear, "rules", "bots"):
            await asyncio.sleep(compiling.GEAR_POLL_S)
        log.info("compiling_finished")

    def seconds_left(self, game: str) -> int:
        """Estimate the seconds until the bots of a game are compiled; 0 if they are."""
        if self._compiler is None or compiling.Part("bots", game).is_compiled_here:
            return 0
        return self._compiler.seconds_left(game)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._compiler is not None:
            self._compiler.close()
