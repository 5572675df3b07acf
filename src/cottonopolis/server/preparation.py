"""Loading and compiling code while the server already runs, and for how long players wait."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from cottonopolis import compiling
from cottonopolis.background_compiler import RETRY_PAUSES_S, BackgroundCompiler
from cottonopolis.server.api_errors import ApiError

log = logging.getLogger(__name__)

KINDS = ("rules", "bots")
FAILED_POLL_S = 10.0  # after the last attempt: somebody may run `cottonopolis compile`


class Preparation:
    """Loads compiled code, compiles what is missing in other processes, and takes both over.

    Running games change from interpreted to compiled code between two moves.
    """

    def __init__(self, retry_pauses_s: tuple[float, ...] = RETRY_PAUSES_S) -> None:
        self.on_given_up: Callable[[], None] = lambda: None
        self._compiler: BackgroundCompiler | None = None
        if not compiling.all_ready(*KINDS):
            log.info("compiling_started")
            self._compiler = BackgroundCompiler(retry_pauses_s=retry_pauses_s)
        self._task = asyncio.create_task(self._change_gear())

    async def _change_gear(self) -> None:
        while await self._is_missing():
            self._check_compiler()
            is_hopeless = self._compiler is not None and self._compiler.has_failed
            await asyncio.sleep(FAILED_POLL_S if is_hopeless else compiling.GEAR_POLL_S)
        if self._compiler is not None:
            log.info("compiling_finished")

    async def _is_missing(self) -> bool:
        """Take over what has been compiled; returns whether parts are missing."""
        try:
            return await asyncio.to_thread(compiling.change_gear, *KINDS)
        except Exception:
            log.exception("compiled_code_unreadable")
            return True

    def _check_compiler(self) -> None:
        """Report that the compiler has died; it is started again."""
        failure = self._compiler.check() if self._compiler is not None else None
        if failure is None:
            return
        fields = {"exit_status": failure.exit_code, "lines": failure.lines}
        log.warning("compiling_failed", extra=fields)
        if failure.is_final:
            log.error("compiling_given_up")
            self.on_given_up()

    def has_failed(self, game: str) -> bool:
        """Whether the bots of a game stay interpreted, because they could not be compiled."""
        if self._compiler is None or compiling.Part("bots", game).is_compiled_here:
            return False
        return self._compiler.has_failed

    def seconds_left(self, game: str) -> int:
        """Estimate the seconds until the bots of a game are compiled; 0 if they are, or never."""
        if self._compiler is None or compiling.Part("bots", game).is_compiled_here:
            return 0
        return 0 if self._compiler.has_failed else self._compiler.seconds_left(game)

    def check_not_failed(self, game: str) -> None:
        """Raise ApiError if the bots of a game cannot be compiled."""
        if self.has_failed(game):
            raise ApiError("compiling-failed")

    def check_bots(self, game: str) -> None:
        """Raise ApiError if the bots of a game are not compiled: advice would take too long."""
        self.check_not_failed(game)
        if seconds := self.seconds_left(game):
            raise ApiError("still-compiling", seconds=seconds)

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        if self._compiler is not None:
            self._compiler.close()
