"""Keeps answers that are the same for everybody for a moment, so that a crowd is one reader."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

KEEP_S = 1.0
MAX_ANSWERS = 50  # a page of tables needs about 100 KB

Answer = TypeVar("Answer")


class RecentAnswers:
    """Answers of the last second, by question; a question that is being answered is asked once.

    >>> async def story():
    ...     recent, asked = RecentAnswers(), []
    ...     async def answer():
    ...         asked.append("asked")
    ...         return len(asked)
    ...     both = await asyncio.gather(recent.get("a", answer), recent.get("a", answer))
    ...     recent.clear()
    ...     return both, await recent.get("a", answer)
    >>> asyncio.run(story())
    ([1, 1], 2)
    """

    def __init__(self) -> None:
        self._answers: OrderedDict[Hashable, tuple[float, asyncio.Task[Any]]] = OrderedDict()

    async def get(self, question: Hashable, answer: Callable[[], Awaitable[Answer]]) -> Answer:
        """The answer, at most `KEEP_S` old. Callers share it: they must not change it."""
        at = time.monotonic()
        known = self._answers.get(question)
        if known is None or known[0] < at or _has_failed(known[1]):
            known = (at + KEEP_S, asyncio.create_task(_awaited(answer)))
            self._answers[question] = known
            self._answers.move_to_end(question)
            if len(self._answers) > MAX_ANSWERS:
                self._answers.popitem(last=False)
        return await asyncio.shield(known[1])  # others may wait for it

    def clear(self) -> None:
        """Forget everything, because something has changed."""
        self._answers.clear()


async def _awaited(answer: Callable[[], Awaitable[Answer]]) -> Answer:
    return await answer()


def _has_failed(task: "asyncio.Task[Any]") -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
