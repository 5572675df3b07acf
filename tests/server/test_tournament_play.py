"""A tournament is played to its end over HTTP and WebSocket while a server process is killed."""

import asyncio
from collections.abc import Awaitable

import pytest

from benchmarks.tournament import Log, check_page, play_tournament, while_killing
from tests.server.kit import Json, running

PEOPLE = 8
TIMEOUT_S = 600.0

pytestmark = pytest.mark.slow  # a minute, with a worker killed


async def in_time(work: Awaitable[Json]) -> Json:
    async with asyncio.timeout(TIMEOUT_S):
        return await work


def test_eight_people_play_a_round_while_a_worker_is_killed(postgres: str, redis: str) -> None:
    log = Log()
    with running(postgres, "--channels", redis, "--workers", "2") as server:
        assert server.process is not None
        work = in_time(play_tournament(server.port, PEOPLE, 1, 0.0, log))
        page = asyncio.run(while_killing(server.process.pid, 1.0, log, work, most=1))
    check_page(page, PEOPLE, 1)
    assert log.kills == 1
    assert log.acknowledged > 100
