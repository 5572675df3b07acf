"""A puzzle is solved on a phone: on the real board, with the real menu."""

import random

import pytest
from playwright.sync_api import expect

from cottonopolis.puzzles.shipped import shipped_puzzles
from tests.browser.driver import Driver
from tests.browser.kit import AXE, Tab, Tabs
from tests.server.kit import Player, Server

PHONE = (390, 844)
PUZZLE = "new_england-360002-114"


def choose(driver: Driver, key: str, target: str) -> None:
    """Make one action: its button, its place, the only card or source, Confirm."""
    page = driver.tab.page
    page.locator(f'button.action[aria-keyshortcuts="{key}"]').click()
    driver.idle()
    driver.point(target)
    driver.idle()
    page.locator("button.confirm:not([aria-disabled])").click()
    driver.idle()


def opened(tabs: Tabs, player: Player | None, path: str, lang: str = "en") -> Tab:
    tab = tabs.new(player, lang=lang, size=PHONE, touch=True).open(path)
    tab.page.wait_for_selector("section.story")
    return tab


@pytest.fixture
def solver(server: Server) -> Player:
    player = Player(server.url)
    player.post("/accounts", name="Solver", password="a long password")
    return player


def test_a_puzzle_is_solved_on_a_phone(tabs: Tabs, solver: Player) -> None:
    rail, building = shipped_puzzles()[PUZZLE].solution
    assert (rail.split()[0], building.split()[0]) == ("rail", "build")
    tab = opened(tabs, solver, f"/puzzles/{PUZZLE}")
    driver, story = Driver(tab, random.Random(1)), tab.page.locator("section.story")
    choose(driver, "L", rail.split()[1])
    choose(driver, "B", building.split()[2])
    story.locator("button.primary").click()
    expect(story.get_by_role("heading", name="Solved!")).to_be_in_viewport()
    expect(story).to_contain_text("Why the tempting turn fails")
    assert solver.get("/puzzles")["me"]["solved"] == 1
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []


@pytest.mark.parametrize("lang", ["en", "fr", "it", "de"])
def test_the_puzzle_of_the_day_fits_a_phone(tabs: Tabs, lang: str) -> None:
    tab = opened(tabs, None, "/puzzles/daily", lang)
    assert tab.overflowing() == []
    tab.open("/puzzles")
    assert tab.overflowing() == []
