"""Whole games through the interface, alone, at one screen and in two browsers."""

import random

import pytest

from tests.browser.driver import Driver
from tests.browser.kit import Tabs
from tests.server.kit import Json, Player, Server, seats

BOT = "beginner"
GAMES = {
    "brass": {"game": "brass"},
    "germany": {"game": "industry", "map": "germany"},
    "new_england": {"game": "industry", "map": "new_england"},
}


def start(player: Player, *kinds: str, **data: object) -> str:
    return player.create(seats(*kinds), start=True, **data)


def about(player: Player, table: str) -> Json:
    found: Json = player.get(f"/tables/{table}")["table"]
    return found


@pytest.mark.parametrize(
    "name", ["brass", "germany", pytest.param("new_england", marks=pytest.mark.slow)]
)
def test_a_whole_game_against_bots(tabs: Tabs, server: Server, name: str) -> None:
    player = Player(server.url, "Whole Game")
    table = start(player, "me", BOT, BOT, **GAMES[name])
    driver = Driver(tabs.new(player), random.Random(name))
    driver.tab.open(f"/tables/{table}")
    driver.play()
    assert about(player, table)["status"] == "finished"
    assert driver.moves > 15
    assert driver.by_keyboard < driver.moves  # most of the board can be clicked
