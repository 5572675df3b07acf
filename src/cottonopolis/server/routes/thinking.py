"""Bots and the analyst at work for a person: one job at a time."""

from collections.abc import Callable
from typing import Any, TypeVar

from litestar.datastructures import State

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.permissions import UserRequest
from cottonopolis.server.routes.playing import waiting_turn
from cottonopolis.server.sessions import require_user
from cottonopolis.server.workers import Workers

Result = TypeVar("Result")

_thinking: set[str] = set()  # people with a bot or the analyst at work


async def think(
    request: UserRequest, state: State, kind: str, work: Callable[..., Result], *args: Any
) -> Result:
    """Run a bot or the analyst in a worker process, one at a time for each person."""
    user = require_user(request)
    if user.id in _thinking:
        raise ApiError("still-thinking")
    workers: Workers = state.workers
    _thinking.add(user.id)
    try:
        return await workers.run(kind, work, *args, turn=waiting_turn(state, user.id))
    finally:
        _thinking.discard(user.id)
