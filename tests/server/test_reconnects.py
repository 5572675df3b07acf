"""Tabs that reconnect all the time miss nothing and get nothing twice."""

import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from socket import SHUT_RDWR

import pytest

from tests.server.kit import (
    REQUEST_TIMEOUT_S,
    Json,
    Player,
    Server,
    Socket,
    begin,
    running_together,
)

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
TABS = 12
MOVES = 60


@pytest.fixture(params=[pytest.param("sqlite", marks=pytest.mark.slow), "two servers"])
def places(request: pytest.FixtureRequest, server: Server) -> Iterator[list[str]]:
    """The URLs of the servers of a table."""
    if request.param == "sqlite":
        yield [server.url]
        return
    database, channels = request.getfixturevalue("postgres"), request.getfixturevalue("redis")
    pair = [Server(database, "--channels", channels) for _ in range(2)]
    with running_together(*pair):
        yield [found.url for found in pair]


def come_and_go(
    player: Player, urls: list[str], table: str, seat: int, seed: int, over: threading.Event
) -> list[Json]:
    """All entries received by a client that loses its connection repeatedly."""
    rng = random.Random(seed)
    heard: list[Json] = []
    while True:
        last = over.is_set()
        player.url = rng.choice(urls)
        tab = player.live(table, seat=seat, since=len(heard))
        if last:
            tab.send(type="ping")
        for _ in range(10_000 if last else rng.randrange(6)):
            try:
                kind = tab.receive(REQUEST_TIMEOUT_S if last else 0.2)["type"]
            except TimeoutError:
                break
            assert kind != "snapshot", "it asked for what it missed only"
            if kind == "pong":
                break
        heard += tab.entries
        drop(tab, rng)
        if last:
            return heard


def drop(tab: Socket, rng: random.Random) -> None:
    """Close a tab, or drop its connection without a close frame."""
    if rng.random() < 0.5:
        tab.socket.socket.shutdown(SHUT_RDWR)
    tab.close()


def test_a_storm_of_reconnects(places: list[str]) -> None:
    people = [Player(places[seat % len(places)], name) for seat, name in enumerate(NAMES)]
    table = begin(people)
    over = threading.Event()
    rng = random.Random(1)
    with ThreadPoolExecutor(TABS) as threads:
        tabs = [
            threads.submit(come_and_go, people[n % 4].at(places[0]), places, table, n % 4, n, over)
            for n in range(TABS)
        ]
        try:
            for _ in range(MOVES):
                seat = people[0].get(f"/tables/{table}")["table"]["to_move"]
                people[seat].move_at_random(table, seat, rng)
                talker = rng.choice(people)
                talker.post(f"/tables/{table}/chat", text=f"{rng.random()}")
        finally:
            over.set()
        heard = [tab.result() for tab in tabs]
    for n, entries in enumerate(heard):
        log = people[n % 4].get(f"/tables/{table}/log", seat=n % 4)
        assert len(log["entries"]) == log["last"] >= 2 * MOVES
        assert entries == log["entries"]
