"""R1: the chance of bots comes from the server's key and not from the game's seed."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from cottonopolis.server.background_jobs import BackgroundJobs
from cottonopolis.server.bot_chance import BotChance
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import PresenceMessage
from cottonopolis.server.workers import bot_action, job_of
from tests.server.kit import Player, Server, seats
from tests.server.stand_ins import TABLE, Prepared, Registry, room_with

KEY, OTHER_KEY = "one key", "another key"


class Workers:
    """Stands for the worker processes: notes what it is asked and then stops the bot."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    async def run(self, kind: str, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        assert work is bot_action
        self.seeds.append(args[-1])
        raise asyncio.CancelledError


async def seed_given_to_bot(room: Room, key: str) -> int:
    workers = Workers()
    given: Any = (None, Registry(room), Prepared(), workers, BotChance(key), True)
    jobs = BackgroundJobs(*given)
    jobs.viewers = lambda table: PresenceMessage([], 1)  # otherwise bots alone would pause
    try:
        jobs.wake_bot(room)
        await asyncio.gather(*jobs._bots.values(), return_exceptions=True)
    finally:
        await jobs.close()
    [seed] = workers.seeds
    return seed


def test_r1_a_bots_chance_depends_on_the_key_and_not_on_the_games_seed() -> None:
    async def run() -> None:
        first = room_with(11)
        seat = first.seat_to_move
        seeds = range(12, 60)
        # Another game with the same seat to move: only the seed differs
        other = next(room for seed in seeds if (room := room_with(seed)).seat_to_move == seat)
        assert first.seed != other.seed
        seed = await seed_given_to_bot(first, KEY)
        assert await seed_given_to_bot(other, KEY) == seed
        assert await seed_given_to_bot(first, OTHER_KEY) != seed

    asyncio.run(run())


def test_r1_each_move_seat_and_table_has_other_chance() -> None:
    chance = BotChance(KEY)
    found = {
        chance.seed(table, move, seat)
        for table in (TABLE, "b-table-0002")
        for move in range(40)
        for seat in range(4)
    }
    assert len(found) == 2 * 40 * 4


def test_r1_the_bot_plays_with_the_given_chance() -> None:
    """A beginner makes random mistakes: with other seeds it plays other moves."""
    room = room_with(11)
    job = job_of(room)
    seat = room.seat_to_move
    assert seat is not None
    moves = {tuple(bot_action(job, seat, "uniform", seed)) for seed in range(6)}
    assert len(moves) > 1


def test_r1_all_processes_share_one_key_and_nobody_sees_it(server: Server) -> None:
    player = Player(server.url, "Ada")
    table = player.create(seats("me", "greedy", "greedy"), start=True)
    player.get(f"/tables/{table}")
    player.get("/me")
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        query = "SELECT value FROM server_values WHERE key = 'bot key'"
        [(key,)] = database.execute(query).fetchall()
    assert len(key) == 64
    assert not any(key in text for text in player.seen)


@pytest.mark.parametrize("key", [KEY, OTHER_KEY])
def test_r1_a_repeated_move_has_the_same_chance(key: str) -> None:
    assert BotChance(key).seed(TABLE, 3, 1) == BotChance(key).seed(TABLE, 3, 1)
