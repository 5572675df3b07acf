"""R3, R8, R17: bots think for everybody in turn, and nobody uses up what others need."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cottonopolis.server import commands
from cottonopolis.server.abandoned import is_abandoned, is_paused
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.background_jobs import MAX_ANALYSES_AT_ONCE, BackgroundJobs
from cottonopolis.server.bot_chance import BotChance
from cottonopolis.server.clock import with_seat
from cottonopolis.server.fair_queue import FairQueue, Turn, Urgency
from cottonopolis.server.models import Analysis
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import EntryShape, PersonShape, PresenceMessage, now
from tests.server.fake_services import wait_for
from tests.server.kit import Player, Refused, Server, running, seats
from tests.server.stand_ins import HOST, Prepared, Registry, room_with
from tests.server.test_roles import bot_server

GOLDEN = Path(__file__).parents[1] / "golden"
STRANGER = PersonShape("stranger", "Eve", True)
ACCOUNT = PersonShape("account", "Cleo", False)


# R3


async def order_of(jobs: list[tuple[str, Turn]], places: int = 1) -> list[str]:
    """The order in which a queue serves jobs that all wait for the first one."""
    queue = FairQueue(places)
    order: list[str] = []

    async def work(name: str, turn: Turn) -> None:
        async with queue.place(turn):
            order.append(name)
            await asyncio.sleep(0)

    await asyncio.gather(*(work(name, turn) for name, turn in jobs))
    return order


def now_for(home: str, person: str) -> Turn:
    return Turn(Urgency.NOW, home, person)


def test_r3_one_host_with_thirty_tables_does_not_delay_another() -> None:
    greedy = [("greedy", now_for("there", "eve"))] * 30
    order = asyncio.run(order_of([*greedy, ("victim", now_for("here", "ada"))]))
    assert order.index("victim") <= 2
    assert len(order) == 31


def test_r3_many_guests_of_one_address_count_as_one() -> None:
    greedy = [(f"guest {n}", now_for("there", f"guest {n}")) for n in range(30)]
    order = asyncio.run(order_of([*greedy, *[("victim", now_for("here", "ada"))] * 3]))
    assert [at for at, name in enumerate(order) if name == "victim"][-1] <= 7


def test_r3_people_of_one_address_take_turns_too() -> None:
    greedy = [("greedy", now_for("club", "eve"))] * 30
    order = asyncio.run(order_of([*greedy, ("neighbour", now_for("club", "ada"))]))
    assert order.index("neighbour") <= 2


def test_r3_who_waits_comes_first_but_nothing_stands_still() -> None:
    absent = [("absent", Turn(Urgency.LATER, "a", "a"))] * 3
    nobody = [("nobody", Turn(Urgency.NOBODY, "b", "b"))] * 3
    present = [("present", now_for(f"home {n}", "c")) for n in range(40)]
    order = asyncio.run(order_of([*absent, *nobody, *present]))
    assert order[1:4].count("present") >= 2
    assert order.index("nobody") < 20  # even while many wait
    assert order[:20].count("present") >= 14


def test_r3_a_cancelled_job_gives_up_its_place() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        turn = now_for("here", "ada")

        async def work() -> str:
            async with queue.place(turn):
                return "done"

        async with queue.place(turn):
            waiting = [asyncio.create_task(work()) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert found[1:] == ["done", "done"]
        assert await work() == "done"

    asyncio.run(run())


@asynccontextmanager
async def jobs_for(room: Room) -> AsyncIterator[BackgroundJobs]:
    given: Any = (None, Registry(room), Prepared(), None, BotChance("key"), True)
    jobs = BackgroundJobs(*given)
    try:
        yield jobs
    finally:
        await jobs.close()


def test_r3_the_bots_of_present_people_think_first() -> None:
    room = room_with(kinds=("me", "bot", "bot", "bot"))

    async def run() -> None:
        async with jobs_for(room) as jobs:
            jobs.home_of = lambda person: f"home of {person}"
            assert jobs.turn_of(room) == Turn(Urgency.LATER, "home of host", "host")
            jobs.viewers = lambda table: PresenceMessage([STRANGER.id], 3)
            assert jobs.turn_of(room).urgency == Urgency.LATER  # spectators do not count
            jobs.viewers = lambda table: PresenceMessage([HOST.id], 0)
            assert jobs.turn_of(room).urgency == Urgency.NOW
            room.table = with_seat(room.table, 0, bot="beginner")
            assert jobs.turn_of(room).urgency == Urgency.NOBODY

    asyncio.run(run())


def test_r3_games_that_everybody_left_pause_unless_they_count() -> None:
    table = room_with(kinds=("me", "bot", "bot", "bot")).table
    assert not is_abandoned(table)
    left = with_seat(table, 0, bot="beginner")
    assert is_paused(left)
    # Leaving must not save an account's rating
    assert not is_paused(with_seat(left, 0, person=ACCOUNT))
    unrated = replace(left.settings, rated=False)
    assert is_paused(replace(with_seat(left, 0, person=ACCOUNT), settings=unrated))


def test_r3_bots_pause_until_somebody_looks(server: Server) -> None:
    host = Player(server.url, "Ada")
    table = host.create(seats("me", "greedy", "greedy"), start=True)
    here = f"/tables/{table}"
    host.post(f"{here}/leave", seat=0)
    time.sleep(0.5)  # a move that was being thought about may still be stored
    number = host.get(here)["number"]
    time.sleep(2.5)  # bots whose turn is overdue are looked for every second
    assert host.get(here)["number"] <= number + 1
    number = host.get(here)["number"]
    tab = Player(server.url, "Eve").live(table)
    tab.receive()
    tab.until(number + 3)
    tab.close()

    def stands_still() -> bool:
        first = host.get(here)["number"]
        time.sleep(1.0)
        return bool(host.get(here)["number"] == first)

    wait_for(stands_still)
    assert host.get(here)["table"]["status"] == "playing"
    host.post(f"{here}/return", seat=0)
    assert host.get(here)["table"]["seats"][0]["bot"] is None


TABLES_OF_EVE = 30  # as many as a guest may host
# The running job, the one in Redis, and a few that the worker's queue serves first; nine if the
# worker may have eight jobs in Redis
MOST_JOBS_BEFORE = 5
VICTIMS_MOVES = 5


def bot_moves(player: Player, table: str) -> list[str]:
    """When the bots of a table moved."""
    entries = player.get(f"/tables/{table}/log")["entries"]
    return [entry["at"] for entry in entries if "by_bot" in entry["data"]]


def test_r3_thirty_abandoned_tables_of_a_guest_do_not_starve_a_victim(tmp_path: Path) -> None:
    """The review's scene, with one bot process; the guest even keeps the tables from pausing."""
    with running(f"sqlite:///{tmp_path}/games.db", "--bot-processes", "1") as server:
        # In order of arrival, each answer would wait for all the tables
        assert wait_of_a_victim(server) < TABLES_OF_EVE / 4


@pytest.mark.slow
def test_r3_nor_with_bots_on_another_server(tmp_path: Path, redis: str) -> None:
    """Two jobs of the worker are in Redis: more would come before each answer."""
    options = ("--role", "web", "--channels", redis, "--bot-processes", "2")
    database = f"sqlite:///{tmp_path}/games.db"
    with running(database, *options) as web, bot_server(redis):
        assert wait_of_a_victim(web) <= MOST_JOBS_BEFORE


def wait_of_a_victim(server: Server) -> float:
    """How many bots of thirty abandoned tables move before each answer to a victim's move.

    The fewest for any of the victim's moves: more bots move while the machine is busy elsewhere.
    """
    ada, eve = Player(server.url, "Ada"), Player(server.url, "Eve")
    mine = ada.create(seats("me", "greedy", "greedy", "greedy"), start=True)
    tabs, abandoned = [], []
    for _ in range(TABLES_OF_EVE):
        table = eve.create(seats("me", "greedy", "greedy", "greedy"), start=True)
        eve.post(f"/tables/{table}/leave", seat=0)
        tabs.append(eve.live(table, seat=-1))
        abandoned.append(table)
    tab = ada.live(mine, seat=0)
    # All bots of the guest move, one after the other
    wait_for(lambda: all(len(bot_moves(eve, table)) >= 2 for table in abandoned))
    rng = random.Random(3)
    waits: list[tuple[str, str, int]] = []
    while len(waits) < VICTIMS_MOVES:
        while tab.table.get("to_move") != 0:
            tab.receive()
        moved = ada.move_at_random(mine, 0, rng)["number"]
        tab.until(moved)
        while tab.table["to_move"] != 0:
            tab.receive()
        found = ada.get(f"/tables/{mine}/log")["entries"]
        since = next(entry["at"] for entry in found if entry["number"] == moved)
        answers = [entry["at"] for entry in found if entry["number"] > moved]
        if answers:  # otherwise it is the own turn again
            waits.append((since, max(answers), len(answers)))
    for opened in (*tabs, tab):
        opened.close()
    theirs = [at for table in abandoned for at in bot_moves(eve, table)]
    return min(sum(since < at < until for at in theirs) / count for since, until, count in waits)


# R8


def entries_of(person: str, kind: str, count: int, first: int = 1) -> list[EntryShape]:
    return [EntryShape(first + n, kind, 0, person, {"text": "x"}, now()) for n in range(count)]


def refused(command: commands.Command, room: Room) -> str:
    with pytest.raises(ApiError) as error:
        command(room)
    return error.value.code


def test_r8_talk_uses_up_only_the_talkers_own_share() -> None:
    talk = entries_of(HOST.id, "chat", commands.MAX_CHATS)
    more = entries_of("somebody else", "chat", 3000, len(talk) + 1)
    room = room_with(kinds=("me", "me", "bot", "bot"), entries=[*talk, *more])
    room.table = with_seat(room.table, 1, person=STRANGER)
    assert refused(commands.chat(HOST.id, "one more"), room) == "table-limit"
    assert commands.chat(STRANGER.id, "hello")(room).kind == "chat"


def test_r8_joining_and_leaving_end_and_others_may_still_join() -> None:
    changes = entries_of(STRANGER.id, "joined", commands.MAX_SEAT_CHANGES)
    room = room_with(kinds=("me", "open", "open", "open"), entries=changes)
    room.table = replace(room.table, status="open")
    assert refused(commands.join(STRANGER, None), room) == "table-limit"
    assert commands.join(ACCOUNT, None)(room).kind == "joined"
    # Whoever sits there may always leave
    room.table = with_seat(room.table, 1, person=STRANGER)
    assert commands.leave(STRANGER.id, 1)(room).kind == "left"
    for command in (
        commands.get_ready(STRANGER.id, True),
        commands.choose_colour(STRANGER.id, 1, 3),
    ):
        assert refused(command, room) == "table-limit"


def test_r8_leaving_and_returning_end() -> None:
    room = room_with(
        kinds=("me", "bot", "bot", "bot"),
        entries=entries_of(HOST.id, "returned", commands.MAX_SEAT_CHANGES),
    )
    room.table = with_seat(room.table, 0, bot="beginner")
    assert refused(commands.come_back(HOST.id, 0), room) == "table-limit"
    assert commands.resign(HOST.id, 0)(room).kind == "resigned"


# R17


def over(player: Player) -> str:
    record = (GOLDEN / "3p+germany-sane-101.txt").read_text(encoding="utf-8")
    return player.create(seats("me", "greedy", "greedy"), record=record, start=True)


def test_r17_strangers_start_no_analysis(server: Server) -> None:
    host, stranger = Player(server.url, "Ada"), Player(server.url, "Eve")
    table = over(host)
    with pytest.raises(Refused) as error:
        stranger.post(f"/tables/{table}/analysis")
    assert (error.value.status, error.value.code) == (403, "players-only")
    assert stranger.get(f"/tables/{table}/analysis")["status"] == "none"


class Slots:
    """Stands for the worker processes: an analysis may always begin."""

    def slot(self) -> Any:
        return nullcontext(0)


class EmptyDatabase:
    """Stands for a database without analyses."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Any]:
        yield self

    async def scalars(self, query: Any) -> Any:
        return self

    def one_or_none(self) -> None:
        return None


def test_r17_a_person_has_few_analyses_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    room = room_with(kinds=("me", "bot", "bot", "bot"))
    ended = asyncio.Event()

    async def store(jobs: BackgroundJobs, room: Room) -> tuple[Analysis, bool]:
        return Analysis(table_id=room.table.id), True

    async def follow(jobs: BackgroundJobs, room: Room, slot: int, person: str) -> Any:
        await ended.wait()
        raise asyncio.CancelledError

    monkeypatch.setattr(BackgroundJobs, "_store_analysis", store)
    monkeypatch.setattr(BackgroundJobs, "_follow_analysis", follow)

    async def run() -> None:
        async with jobs_for(room) as jobs:
            given: Any = (EmptyDatabase(), Slots())
            jobs.database, jobs.workers = given
            for _ in range(MAX_ANALYSES_AT_ONCE):
                await jobs.analyse(room, HOST.id)
            with pytest.raises(ApiError) as error:
                await jobs.analyse(room, HOST.id)
            assert error.value.code == "still-thinking"
            ended.set()
            await asyncio.sleep(0.01)
            await jobs.analyse(room, HOST.id)  # the others have ended

    asyncio.run(run())


def test_no_analysis_begins_if_the_bots_could_not_be_compiled() -> None:
    room = room_with(kinds=("me", "bot", "bot", "bot"))

    def refuse(game: str) -> None:
        raise ApiError("compiling-failed", game=game)

    async def run() -> None:
        async with jobs_for(room) as jobs:
            given: Any = EmptyDatabase()
            jobs.database, jobs.check_bots = given, refuse
            with pytest.raises(ApiError) as error:
                await jobs.analyse(room, HOST.id)
            assert error.value.params == {"game": "brass"}

    asyncio.run(run())
