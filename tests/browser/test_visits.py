"""Spectating, waiting, replays and the learning pages."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.driver import BOARD, Driver
from tests.browser.kit import AXE, DESK, PHONE, Tab, Tabs
from tests.server.kit import Player, Server, seats

GOLDEN = Path(__file__).parent.parent / "golden"
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def sound(tab: Tab) -> None:
    """Check that the page is accessible, has no overflowing text and no errors."""
    tab.settle()
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []
    tab.check()


@SIZES
def test_a_table_that_waits(tabs: Tabs, server: Server, size: tuple[int, int]) -> None:
    player = Player(server.url, "Waiting Host")
    table = player.create(seats("me", "open", "beginner"), name="Come in")
    sound(tabs.new(player, "de", size, touch=size == PHONE).open(f"/tables/{table}"))


def test_a_stranger_looks_on(tabs: Tabs, server: Server) -> None:
    """Without a session, and again after a reload."""
    player = Player(server.url, "Watched")
    table = player.create(seats("me", "beginner", "beginner"), start=True)
    tab = tabs.new().open(f"/tables/{table}")
    for _ in range(2):
        expect(tab.page.locator("[data-turn=other]")).to_have_count(1)
        expect(tab.page.locator("[data-card]")).to_have_count(0)
        tab.page.reload()
    sound(tab)


@SIZES
def test_a_finished_game_is_looked_back_at(
    tabs: Tabs, server: Server, size: tuple[int, int]
) -> None:
    """Also by a stranger who knows the address of an unlisted table."""
    record = (GOLDEN / "3p-sane-101.txt").read_text(encoding="utf-8")
    player = Player(server.url, "Archive")
    plan = seats("me", "beginner", "beginner")
    table = player.create(plan, record=record, settings={"listed": False}, start=True)
    tab = tabs.new(player, "fr", size, touch=size == PHONE).open(f"/tables/{table}")
    expect(tab.page.locator("[data-turn=over]")).to_have_count(1)
    sound(tab)
    stranger = tabs.new(None, "de", size, touch=size == PHONE).open(f"/tables/{table}/replay")
    slider = stranger.page.get_by_role("slider").first
    expect(slider).to_be_visible()
    assert int(slider.get_attribute("max") or 0) > 100
    stranger.page.keyboard.press("End")
    stranger.page.keyboard.press("ArrowLeft")
    expect(stranger.page.locator(f"{BOARD} [data-id]").first).to_be_attached()
    sound(stranger)


@pytest.mark.parametrize("game", ["brass", "industry"])
def test_a_lesson_begins(tabs: Tabs, server: Server, game: str) -> None:
    player = Player(server.url, f"Learner of {game}")
    tab = tabs.new(player).open(f"/learn/tutorial/{game}")
    start = tab.page.locator("main .button.primary, .button.primary").first
    expect(start).to_be_visible()
    if not tab.page.locator("[data-turn]").count():
        start.click()
    expect(tab.page.locator("[data-turn]")).to_have_count(1)
    sound(tab)


def test_enter_on_a_button_does_what_the_button_says(tabs: Tabs, server: Server) -> None:
    """Even when the move is complete, and Enter elsewhere would confirm it."""
    player = Player(server.url, "By Keyboard")
    table = player.create(seats("me", "me", "me"), start=True)
    tab = tabs.new(player).open(f"/tables/{table}")
    page = tab.page
    page.locator("[data-overlay=hand-over] .button.primary").click()
    expect(page.locator("[data-stage=action]")).to_have_count(1)
    Driver(tab, random.Random(9)).idle()
    page.keyboard.press("1")
    page.keyboard.press("p")
    expect(page.locator("[data-stage=complete]")).to_have_count(1)
    page.locator("[data-undo]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-stage=action]")).to_have_count(1)
    assert not re.search("pass", str(player.get(f"/tables/{table}/log")["entries"]))
