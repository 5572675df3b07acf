"""Web servers and bot servers as separate processes, with a queue in Redis between them."""

import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from cottonopolis.errors import SetupError
from cottonopolis.server.remote_workers import JOB_MODULES, decode, encode
from cottonopolis.server.settings import Settings
from cottonopolis.server.workers import GameJob, StoredGameJob, StoredTurn
from tests.server.kit import REQUEST_TIMEOUT_S, Player, Server, fetch, running, seats

pytestmark = pytest.mark.slow  # several servers at once


@contextmanager
def bot_server(redis: str) -> Iterator[Server]:
    server = Server("", "--role", "bots", "--channels", redis)
    server.launch()
    try:
        give_up = time.monotonic() + REQUEST_TIMEOUT_S
        while time.monotonic() < give_up:
            try:
                text = fetch(f"{server.url}/metrics").text
                assert "cottonopolis_queued_jobs" in text
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield server
    finally:
        server.stop()
        server.log.unlink(missing_ok=True)


def wait_for_turn(player: Player, table: str) -> None:
    """Wait until the bots have moved."""
    give_up = time.monotonic() + REQUEST_TIMEOUT_S
    while player.get(f"/tables/{table}")["table"]["to_move"] != 0:
        assert time.monotonic() < give_up, "the bots do not move"
        time.sleep(0.1)


def test_bots_play_on_other_servers_and_survive_their_end(tmp_path: Path, redis: str) -> None:
    options = ("--role", "web", "--channels", redis)
    with running(f"sqlite:///{tmp_path}/games.db", *options) as web:
        player = Player(web.url, "Ada")
        table = player.create(seats("me", "greedy", "greedy"), start=True)
        rng = random.Random(1)
        with bot_server(redis) as bots:
            wait_for_turn(player, table)
            player.move_at_random(table, 0, rng)
            bots.kill()  # perhaps in the middle of a move
        with bot_server(redis):
            wait_for_turn(player, table)
            assert player.get(f"/tables/{table}/hint", seat=0)["moves"]


def test_jobs_are_the_same_after_their_way() -> None:
    job = GameJob("brass", None, 4, ("a",), 2**128 - 1, (1, 2))
    stored = StoredGameJob(job, (StoredTurn(b"\x00\xff", 2, (3,), ("pass",)),), b"end")
    for value in (job, stored, {"why": [1.5, None]}):
        found = decode(encode(value))
        assert found == value
        assert type(found) is type(value)


@pytest.mark.parametrize("name", ["os:system", f"{JOB_MODULES[0]}:signal", f"{JOB_MODULES[0]}:os"])
def test_only_jobs_are_run(name: str) -> None:
    with pytest.raises(TypeError, match="not part of a job"):
        decode(json.dumps({"@": name, "items": {}}))


@pytest.mark.parametrize("role", ["web", "bots"])
def test_a_role_needs_redis(role: str) -> None:
    with pytest.raises(SetupError) as refused:
        Settings(role=role)
    assert refused.value.code == "role-channels"
