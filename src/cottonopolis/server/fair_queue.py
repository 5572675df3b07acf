"""A queue for worker processes: people who wait come first, and nobody can crowd out others."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import NamedTuple


class Urgency(IntEnum):
    """Who needs the result of a job."""

    NOW = 0  # somebody waits for it
    LATER = 1  # somebody plays, but is not there
    NOBODY = 2  # everybody has left, but the game counts for a rating


class Turn(NamedTuple):
    """Whose job it is: places go round the households, and in each household round its people."""

    urgency: Urgency
    home: str
    person: str


ANYBODY = Turn(Urgency.NOW, "", "")

# Most places go to those who wait, but a few to the others, so that nothing stands still
SCHEDULE = tuple(Urgency(number) for number in (0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2))  # repeated

Waiting = asyncio.Future[None]
Lines = OrderedDict[str, OrderedDict[str, deque[Waiting]]]  # by household and person


class FairQueue:
    """Gives a limited number of places to jobs that wait.

    >>> async def story():
    ...     queue, order = FairQueue(1), []
    ...     async def work(name):
    ...         async with queue.place(Turn(Urgency.NOW, name, name)):
    ...             order.append(name)
    ...             await asyncio.sleep(0)
    ...     await asyncio.gather(*(work(name) for name in "aaab"))
    ...     return order
    >>> asyncio.run(story())
    ['a', 'a', 'b', 'a']
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: dict[Urgency, Lines] = {urgency: OrderedDict() for urgency in Urgency}
        self._step = 0

    @asynccontextmanager
    async def place(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a place, and give it back at the end of the block."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(turn)
        try:
            yield
        finally:
            self._give_back()

    async def _wait(self, turn: Turn) -> None:
        mine: Waiting = asyncio.get_running_loop().create_future()
        people = self._lines[turn.urgency].setdefault(turn.home, OrderedDict())
        people.setdefault(turn.person, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._give_back()  # it had just been given the place
            raise

    def _give_back(self) -> None:
        while (following := self._next()) is not None:
            if not following.done():  # it may have been cancelled
                following.set_result(None)
                return
        self._free += 1

    def _next(self) -> Waiting | None:
        """Take the job out of the queue that is to run next."""
        scheduled = SCHEDULE[self._step % len(SCHEDULE)]
        for urgency in (scheduled, *Urgency):
            lines = self._lines[urgency]
            if lines:
                self._step += 1
                return _take(lines)
        return None


def _take(lines: Lines) -> Waiting:
    """Take the first job of the first person of the first household; both move to the end."""
    home, people = next(iter(lines.items()))
    person, jobs = next(iter(people.items()))
    found = jobs.popleft()
    people.move_to_end(person)
    if not jobs:
        del people[person]
    lines.move_to_end(home)
    if not people:
        del lines[home]
    return found
