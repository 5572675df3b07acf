"""Computations for studies, puzzles, maps and records: few at a time, households in turn.

They may take half a second each, in threads that the whole process shares with moves and menus.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from typing import NamedTuple, TypeVar

from cottonopolis.server.fair_queue import FairQueue, Turn

PLACES = 2  # of one process; threads take turns with its event loop

Result = TypeVar("Result")


class Sender(NamedTuple):
    """Who sent the current request, and the queue that they wait in."""

    queue: FairQueue
    turn: Turn


current_sender: ContextVar[Sender | None] = ContextVar("current_sender", default=None)


async def in_turn(work: Callable[[], Result]) -> Result:
    """Run in another thread, when it is the turn of who sent the request."""
    sender = current_sender.get()
    if sender is None:
        return await asyncio.to_thread(work)
    async with sender.queue.place(sender.turn):
        job = asyncio.ensure_future(asyncio.to_thread(work))
        try:
            return await asyncio.shield(job)
        except asyncio.CancelledError:
            with suppress(Exception):
                await job  # a thread cannot be stopped, so it keeps its place
            raise
