"""Studying a finished game: steps, mistakes, other moves, a shared link, and playing on."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import AXE, Tab, Tabs
from tests.golden import FOLDER
from tests.server.kit import Player, Server, close_all, seats

LAPTOP = (1366, 768)
PHONE = (390, 844)
RECORD = (FOLDER / "2p+lancashire_2018-sane-101.txt").read_text(encoding="utf-8")
MAX_CLICKS = 12
WORKER_TIMEOUT_MS = 120_000  # a worker process starts first
VISIBLE_IN_LIST = """() => {
  const current = document.querySelector("[data-moment][aria-current=step]");
  const list = current?.closest(".list")?.getBoundingClientRect();
  const box = current?.getBoundingClientRect();
  return !!box && box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
}"""


@pytest.fixture(scope="module")
def table(server: Server) -> Iterator[str]:
    """A finished and analysed game."""
    player = Player(server.url, "Anna")
    found = player.create(seats("me", "strong"), record=RECORD, start=True)
    player.post(f"/tables/{found}/analysis")
    while player.get(f"/tables/{found}/analysis")["status"] != "done":
        time.sleep(0.3)
    yield found
    close_all()


def at(page: Page) -> int:
    return int(page.locator("main").get_attribute("data-at") or -1)


def show(tab: Tab, name: str) -> None:
    """Open a panel that may be behind a tab."""
    button = tab.page.locator("nav, [role=tablist]").get_by_text(name, exact=True)
    if button.count() and button.first.get_attribute("aria-current") is None:
        button.first.click()


def choose_a_move(tab: Tab) -> None:
    """Make a move with the table's own turn panel: pass, with any card."""
    page = tab.page
    page.locator('button.action[aria-keyshortcuts="P"]').click()
    for _ in range(MAX_CLICKS):
        tab.settle()
        confirm = page.locator("button.confirm:not([aria-disabled=true]):not(:disabled)")
        if confirm.count():
            confirm.click()
            tab.settle()
            return
        page.locator(".hand .card:not([aria-disabled=true])").first.click()
    raise AssertionError("no move was complete")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_game_is_studied(tabs: Tabs, table: str, size: tuple[int, int]) -> None:
    phone = size == PHONE
    tab = tabs.new(size=size, touch=phone).open(f"/tables/{table}/replay")
    page = tab.page

    # The map stays large beside the graph, and the table's panels are there
    page.wait_for_selector("[data-moment]")
    board = page.locator(".board").first.bounding_box()
    assert board is not None
    assert board["height"] > size[1] * (0.3 if phone else 0.7)
    show(tab, "Tiles")
    expect(page.locator(".player-board")).to_be_visible()
    expect(page.get_by_role("radio").first).to_be_visible()
    assert page.locator(".part .card").count() > 0, "all hands are shown after the end"

    # Steps by keys; the current move stays in sight in the list
    show(tab, "Moves")
    page.locator("[data-moment='0']").click()
    assert at(page) == 0
    for key, expected in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        page.wait_for_function(f"() => document.querySelector('main').dataset.at == {expected}")
    page.keyboard.press("End")
    page.wait_for_function(VISIBLE_IN_LIST)
    page.keyboard.press("p")
    turning = at(page)
    page.keyboard.press("Home")
    page.keyboard.press("n")
    assert 0 < at(page) <= turning
    assert tab.overflowing() == []

    # A mistake: the whole turn, and the better one on the board
    page.locator("[data-moment]:has(.mark.blunder)").first.click()
    show(tab, "Analysis")
    expect(page.get_by_text("The turn as played")).to_be_visible()
    expect(page.locator(".best li").first).to_be_visible()
    expect(page.locator(".plot svg")).to_be_visible()
    if AXE.exists():
        assert tab.barriers() == []

    # Another move
    page.get_by_role("button", name="Try another move instead").click()
    page.wait_for_selector("main[data-stage=action]")
    show(tab, "Your move")
    choose_a_move(tab)
    show(tab, "Variation")
    moves = page.get_by_role("list", name="Moves of this variation").get_by_role("listitem")
    expect(moves).to_have_count(1)
    page.get_by_role("button", name="Ask the analyst").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("the turn played", timeout=WORKER_TIMEOUT_MS)
    page.get_by_role("textbox", name="Name of the variation").fill("Wait")
    page.get_by_role("button", name="Save").click()
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []

    # The link shows the same to somebody else
    page.wait_for_function("() => location.hash.includes('name=Wait')")
    other = tabs.new(size=size, touch=phone)
    other.open(page.url.removeprefix(tab.url))
    there = other.page
    show(other, "Variation")
    shared = there.get_by_role("list", name="Moves of this variation").get_by_role("listitem")
    expect(shared).to_have_text([moves.first.inner_text()])

    # They play on from there
    there.get_by_role("button", name="Continue from here").click()
    dialog = there.get_by_role("dialog")
    dialog.get_by_role("radio").nth(1).check()
    dialog.get_by_role("button", name="Play").click()
    there.wait_for_selector(".game[data-turn]")
    assert f"/tables/{table}" not in there.url


def test_a_refused_move_covers_neither_hand_nor_turn(tabs: Tabs, table: str) -> None:
    """On a laptop the refusal of an action lies over the tiles."""
    tab = tabs.new(size=LAPTOP).open(f"/tables/{table}/replay")
    page = tab.page
    page.locator("[data-moment='1']").click()
    page.get_by_role("button", name="Try another move instead").click()
    page.wait_for_selector("main[data-stage=action]")
    before = [page.locator(part).bounding_box() for part in (".hand", ".turn")]
    page.locator('button.action[aria-keyshortcuts="S"]').click(force=True)  # aria-disabled
    expect(page.locator("[data-why-not]")).to_be_in_viewport(ratio=1)
    assert [page.locator(part).bounding_box() for part in (".hand", ".turn")] == before
    hand = before[0]
    refusal = page.locator("[data-why-not]").bounding_box()
    assert hand is not None
    assert refusal is not None
    assert refusal["y"] + refusal["height"] <= hand["y"]
