"""The WebSocket: every client gets every entry once and in order, whenever it connects."""

import random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import Player, Server, Socket, seats, table_of


def test_who_comes_back_gets_exactly_what_was_missed(server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"])
    rng = random.Random(8)
    steady, shaky = (players[0].live(table, seat=0) for _ in range(2))
    steady.receive()
    shaky.receive()
    told = []
    for _ in range(6):
        shaky.close()
        for _ in range(rng.randrange(1, 5)):
            seat = steady.table["to_move"]
            written = players[seat].move_at_random(table, seat, rng)
            steady.until(written["number"])
        players[1].post(f"/tables/{table}/chat", text="hello")
        number, position, state = shaky.number, shaky.position, shaky.table
        shaky = players[0].live(table, seat=0, since=number)
        shaky.position, shaky.table = position, state
        steady.until(written["number"] + 1)
        shaky.until(steady.number)
        told += shaky.entries
        assert shaky.position == steady.position
        assert shaky.table == steady.table
        assert shaky.to_decide == steady.to_decide
    assert told == steady.entries
    log = players[0].get(f"/tables/{table}/log", seat=0)["entries"]
    assert log[-len(told) :] == told


def test_who_has_missed_nothing_is_told_nothing_old(server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"])
    number = players[0].get(f"/tables/{table}")["number"]
    tab = players[0].live(table, seat=0, since=number)
    assert tab.receive()["type"] == "presence"


def test_two_tabs_of_one_person_stay_equal(server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"])
    tabs = [players[0].live(table, seat=0) for _ in range(2)]
    for tab in tabs:
        tab.receive()
    rng = random.Random(2)
    for _ in range(10):
        seat = tabs[0].table["to_move"]
        written = players[seat].move_at_random(table, seat, rng)
        for tab in tabs:
            tab.until(written["number"])
    assert tabs[0].entries == tabs[1].entries
    assert tabs[0].position == tabs[1].position


def test_presence_tells_who_looks_on(server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"])
    ada = players[0].live(table, seat=0)
    ada.receive()
    ben = players[1].live(table, seat=1)
    watcher = Player(server.url).live(table)
    wanted = sorted([players[0].me["id"], players[1].me["id"]])
    while ada.present.get("people") != wanted or ada.present.get("spectators") != 1:
        ada.receive()
    ben.close()
    while ada.present["people"] != [players[0].me["id"]]:
        ada.receive()
    watcher.close()
    while ada.present["spectators"] != 0:
        ada.receive()


def test_the_screen_is_handed_over_between_own_seats_only(server: Server) -> None:
    player = Player(server.url, "Solo")
    table = player.create(seats("me", "me", "greedy"), start=True)
    tab = player.live(table, seat=0)
    tab.receive()
    tab.send(type="look", seat=1)
    while (message := tab.receive())["type"] != "snapshot":
        pass
    assert message["viewer"] == 1
    assert message["position"]["seats"][1]["hand"] is not None
    assert message["position"]["seats"][0]["hand"] is None
    tab.send(type="look", seat=2)
    while (message := tab.receive())["type"] != "problem":
        pass
    assert message["code"] == "not-your-seat"
    tab.send(type="nonsense")
    while (message := tab.receive())["type"] != "problem":
        pass
    tab.send(type="ping")
    while tab.receive()["type"] != "pong":
        pass


@pytest.mark.parametrize("path", ["no-such-table-here", "x"])
def test_a_table_that_is_not_there_closes_the_socket(server: Server, path: str) -> None:
    tab = Player(server.url, "Lost").live(path)
    with pytest.raises(ConnectionClosed):
        tab.receive()


def test_who_waits_sees_the_game_begin(server: Server) -> None:
    host = Player(server.url, "Host")
    table = host.create(seats("me", "greedy", "greedy"))
    tab = host.live(table, seat=0)
    assert tab.receive()["position"] is None
    host.post(f"/tables/{table}/start")
    while tab.position is None:
        tab.receive()
    assert tab.position["round"] == 1
    assert tab.position["seats"][0]["hand"] is not None
    assert tab.position["seats"][1]["hand"] is None


def test_a_chatterbox_is_cut_off(server: Server) -> None:
    player = Player(server.url, "Solo")
    tab = player.live(player.create(seats("me", "me", "me")))
    with pytest.raises((ConnectionClosed, BrokenPipeError)):
        chatter(tab)


def chatter(tab: Socket) -> None:
    for _ in range(100):
        tab.send(type="ping")
    tab.until(1_000_000)
