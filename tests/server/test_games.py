"""Four people play whole games over HTTP and WebSocket, with consistent views."""

import random
from typing import Any

import pytest

from cottonopolis import Game
from tests.server.kit import Player, Server, table_of

NAMES = ["Ada", "Ben", "Cleo", "Dan"]


@pytest.mark.parametrize(
    "setup",
    [
        {"game": "brass"},
        {"game": "industry", "map": "germany"},
    ],
    ids=["brass", "germany"],
)
def test_four_people_finish_a_game(server: Server, setup: dict[str, Any]) -> None:
    table, players = table_of(server, NAMES, **setup)
    tabs = [player.live(table, seat=seat) for seat, player in enumerate(players)]
    watcher = Player(server.url)
    tabs.append(watcher.live(table))
    for tab in tabs:
        assert tab.receive()["type"] == "snapshot"
    rng = random.Random(5)
    while tabs[0].table["status"] == "playing":
        seat = tabs[0].table["to_move"]
        written = players[seat].move_at_random(table, seat, rng)
        for tab in tabs:
            tab.until(written["number"])
    for seat, tab in enumerate(tabs):
        viewer = seat if seat < 4 else -1
        shown = (players[seat] if seat < 4 else watcher).get(f"/tables/{table}", seat=viewer)
        assert tab.position == shown["position"]  # all changes together give the current position
        assert tab.table["score"] == shown["table"]["score"]
        tab.close()
    game = Game.from_record(players[0].ask("GET", f"/tables/{table}/record").text)
    assert game.is_over
    assert game.score() == tabs[0].table["score"]
    assert game.ranking() == tabs[0].table["ranking"]


def test_a_person_plays_bots(server: Server) -> None:
    from tests.server.kit import seats

    player = Player(server.url, "Eve")
    table = player.create(seats("me", "greedy", "greedy", "greedy"), start=True)
    tab = player.live(table, seat=0)
    tab.receive()
    rng = random.Random(9)
    for _ in range(6):
        while tab.table["to_move"] != 0:
            tab.receive()
        written = player.move_at_random(table, 0, rng)
        tab.until(written["number"])
    bots = [entry for entry in tab.entries if "by_bot" in entry["data"]]
    assert len(bots) >= 9
    tab.close()
