"""Whole games through the user interface: alone, at a shared screen and in two browsers."""

import random
import re

import pytest

from tests.browser.driver import Driver
from tests.browser.kit import Tabs
from tests.golden import FOLDER
from tests.server.kit import Json, Player, Server, seats

BOT = "beginner"
LAST_ACTIONS = 20
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
    "name",
    ["brass", *(pytest.param(name, marks=pytest.mark.slow) for name in ("germany", "new_england"))],
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


@pytest.mark.parametrize("name", ["germany", "new_england"])
def test_the_end_of_a_game_of_age_of_industry(tabs: Tabs, server: Server, name: str) -> None:
    """From a record, the last turns and the scoring; whole games run with --thorough."""
    record = (FOLDER / f"3p+{name}-sane-101.txt").read_text(encoding="utf-8")
    until = len(re.findall(r"^\d: ", record, re.MULTILINE)) - LAST_ACTIONS
    player = Player(server.url, "Last Turns")
    table = start(player, "me", BOT, BOT, record=record, until=until)
    driver = Driver(tabs.new(player), random.Random(name))
    driver.tab.open(f"/tables/{table}")
    driver.play()
    assert about(player, table)["status"] == "finished"
    assert driver.moves > 2
