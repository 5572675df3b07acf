"""Several processes with one channel backend behave like one server."""

import random
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.golden import FOLDER
from tests.server.kit import Player, Server, Socket, begin, running, running_together
from tests.server.services import own_redis

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
TWO = ["lancashire_2018"]  # a variant for two players
# A game in the rail period, of 74 actions: its end comes soon
LATE = {
    "record": (FOLDER / "2p+lancashire_2018-sane-101.txt").read_text(encoding="utf-8"),
    "until": 40,
}
TABS = 60  # maximum to open until both workers have some


def play_to_the_end(players: list[Player], table: str, tabs: list[Socket], seed: int) -> None:
    """Play on; every tab gets every move before the next is made."""
    rng = random.Random(seed)
    while tabs[0].table["status"] == "playing":
        play_once(players, table, tabs, rng)


def play_once(players: list[Player], table: str, tabs: list[Socket], rng: random.Random) -> int:
    seat = tabs[0].table["to_move"]
    number = int(players[seat].move_at_random(table, seat, rng)["number"])
    for tab in tabs:
        tab.until(number)
    return number


def check_equal(tabs: list[Socket]) -> None:
    """Check that every tab has the current state of its server."""
    for tab in tabs:
        shown = tab.player.get(f"/tables/{tab.table['id']}", seat=tab.viewer)
        assert tab.position == shown["position"]
        assert tab.table == shown["table"]
        assert tab.to_decide == shown["to_decide"]


def until_present(tab: Socket, *players: Player) -> None:
    """Receive until exactly these people are present."""
    wanted = sorted(player.me["id"] for player in players)
    while tab.present.get("people") != wanted:
        tab.receive()


def sockets_of_workers(server: Server) -> list[int]:
    """The number of connections per worker process."""
    assert server.process is not None
    there = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        words = line.split()
        if int(words[1].split(":")[1], 16) == server.port and words[3] == "01":  # established
            there.add(f"socket:[{words[9]}]")
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    counts = []
    for worker in children.read_text().split():
        links = [str(link.readlink()) for link in Path(f"/proc/{worker}/fd").iterdir()]
        counts.append(len(there.intersection(links)))
    return counts


def test_a_whole_game_over_two_workers(postgres: str, redis: str) -> None:
    with running(postgres, "--channels", redis, "--workers", "2") as server:
        players = [Player(server.url, name) for name in NAMES]
        table = begin(players)
        tabs = [player.live(table, seat=seat) for seat, player in enumerate(players)]
        while len(tabs) < TABS and min(sockets_of_workers(server)[:2]) < 4:
            tabs.append(Player(server.url).live(table))
        assert min(sockets_of_workers(server)[:2]) >= 4, "all tabs are at one worker"
        for tab in tabs:
            assert tab.receive()["type"] == "snapshot"
        play_to_the_end(players, table, tabs, 11)
        for tab in tabs[1:]:
            assert [entry["number"] for entry in tab.entries] == [
                entry["number"] for entry in tabs[0].entries
            ]
        check_equal(tabs)


def two_of(database: str, channels: str) -> AbstractContextManager[tuple[Server, ...]]:
    return running_together(*(Server(database, "--channels", channels) for _ in range(2)))


@pytest.fixture(params=["redis", "postgresql"])
def two_servers(request: pytest.FixtureRequest, postgres: str) -> Iterator[list[Server]]:
    channels = request.getfixturevalue("redis") if request.param == "redis" else postgres
    with two_of(postgres, channels) as two:
        yield list(two)


def test_people_at_two_servers_share_a_table(two_servers: list[Server]) -> None:
    here, there = two_servers
    ada, ben = Player(here.url, "Ada"), Player(there.url, "Ben")
    table = begin([ada, ben], **LATE)
    tabs = [ada.live(table, seat=0), ben.live(table, seat=1)]
    for tab in tabs:
        until_present(tab, ada, ben)
    rng = random.Random(3)
    for _ in range(10):
        play_once([ada, ben], table, tabs, rng)
    ben.post(f"/tables/{table}/chat", text="Good luck")
    tabs[0].until(tabs[0].number + 1)
    assert tabs[0].entries[-1]["data"]["text"] == "Good luck"
    tabs[1].close()
    until_present(tabs[0], ada)
    tabs[1] = ben.live(table, seat=1)
    for tab in tabs:  # also in the new tab
        until_present(tab, ada, ben)
    play_to_the_end([ada, ben], table, tabs, 4)
    check_equal(tabs)


def test_who_has_seen_a_move_is_never_told_of_an_older_position(two_servers: list[Server]) -> None:
    here, there = two_servers
    ada, ben = Player(here.url, "Ada"), Player(there.url, "Ben")
    table = begin([ada, ben], variants=TWO)
    watched = ben.live(table, seat=1)  # loads the table on the other server
    watched.receive()
    rng = random.Random(8)
    for _ in range(15):
        to_move = ada.get(f"/tables/{table}")["table"]["to_move"]
        player, other = (ada, ben) if to_move == 0 else (ben, ada)
        number = player.move_at_random(table, to_move, rng)["number"]
        assert other.get(f"/tables/{table}")["number"] == number
        back = other.live(table, since=number)
        ada.post(f"/tables/{table}/chat", text="next")
        back.until(number + 1)
        assert [entry["data"]["text"] for entry in back.entries] == ["next"]
        back.close()


def test_servers_play_on_while_redis_is_away(postgres: str, has_redis: None) -> None:
    with own_redis() as redis, two_of(postgres, redis.url) as (here, there):
        ada, ben = Player(here.url, "Ada"), Player(there.url, "Ben")
        table, unseen = (begin([ada, ben], variants=TWO) for _ in range(2))
        tabs = [ada.live(table, seat=0), ben.live(table, seat=1)]
        for tab in tabs:
            until_present(tab, ada, ben)
        rng = random.Random(6)
        play_once([ada, ben], table, tabs, rng)
        redis.stop()
        for _ in range(3):
            play_once([ada, ben], table, tabs, rng)  # found by polling the database
        late = [ada.live(unseen, seat=0)]  # subscribes to a channel that is not available yet
        assert late[0].receive()["type"] == "snapshot"
        redis.start()
        play_once([ada, ben], table, tabs, rng)
        late.append(ben.live(unseen, seat=1))
        for tab in late:  # presence is sent over channels only
            until_present(tab, ada, ben)
        cleo = Player(here.url, "Cleo")
        cleo.live(table)
        until_present(tabs[1], ada, ben, cleo)
        play_once([ada, ben], unseen, late, rng)
        play_to_the_end([ada, ben], table, tabs, 7)
        check_equal(tabs)


def test_servers_may_start_on_an_empty_database_at_once(postgres: str) -> None:
    servers = [Server(postgres, "--channels", postgres) for _ in range(3)]
    with running_together(*servers):
        people = [Player(server.url, "Ada") for server in servers]
        table = begin(people)
        for player in people:
            assert player.get(f"/tables/{table}")["table"]["status"] == "playing"


def test_a_turn_prepared_at_one_server_is_played_once(two_servers: list[Server]) -> None:
    here, there = two_servers
    people = [Player(here.url, "Ada"), Player(there.url, "Ben")]
    table = begin(people, variants=TWO)
    tabs = [player.live(table, seat=seat) for seat, player in enumerate(people)]
    for tab in tabs:
        until_present(tab, *people)
    first = tabs[0].table["to_move"]
    waiting = people[1 - first]
    path = f"/tables/{table}"
    menu = waiting.get(f"{path}/menu", seat=1 - first, plan=True)
    loan = next(o for o in menu["nodes"][0]["options"] if o["kind"] == "loan")["decision"]
    query = {"seat": 1 - first, "plan": True, "chosen": loan}
    card = waiting.get(f"{path}/menu", **query)["nodes"][0]["options"][0]["decision"]
    data = {"seat": 1 - first, "after": menu["after"], "actions": [[loan, card]]}
    waiting.put(f"{path}/prepared", **data)
    number = int(people[first].move_at_random(table, first, random.Random(1))["number"])
    for tab in tabs:
        tab.until(number + 1)
        assert [entry["seat"] for entry in tab.entries[-2:]] == [first, 1 - first]
        assert tab.entries[-1]["data"]["acted"][0].startswith("loan")
    for player, seat in ((waiting, 1 - first), (people[first], first)):
        assert player.get(f"{path}/prepared", seat=seat)["actions"] == []
    check_equal(tabs)
