"""The lobby: the first visit, lessons, clearing tables away; and the waiting room."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.kit import AXE, DESK, PHONE, Tab, Tabs
from tests.server.kit import Player, Server, seats

GOLDEN = Path(__file__).parent.parent / "golden"


def check_page(tab: Tab) -> None:
    """Check that the page is accessible, has no overflowing text and no errors."""
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []
    tab.check()


def finished_game(player: Player) -> str:
    record = (GOLDEN / "3p-sane-101.txt").read_text(encoding="utf-8")
    plan = seats("me", "beginner", "beginner")
    return player.create(plan, record=record, settings={"listed": False}, start=True)


def test_a_first_visitor_is_led_to_the_lesson(tabs: Tabs) -> None:
    tab = tabs.new(size=PHONE).open("/")
    welcome = tab.page.locator(".welcome")
    expect(welcome).to_contain_text("Never played?")
    assert welcome.get_by_role("link").get_attribute("href") == "/learn/tutorial/brass"
    check_page(tab)
    welcome.get_by_role("button", name="Close").click()
    expect(welcome).to_have_count(0)
    tab.page.reload()
    tab.settle()
    expect(tab.page.get_by_role("button", name="Play now")).to_be_visible()
    expect(welcome).to_have_count(0)


def test_tables_are_cleared_away_and_come_back(tabs: Tabs, server: Server) -> None:
    player = Player(server.url, "Tidy")
    lesson = {"lesson": True}
    player.create(seats("me", "me", "me"), settings=lesson, start=True)
    game = player.create(seats("me", "open", "beginner"), name="Waits for players")
    finished_game(player)
    finished_game(player)
    tab = tabs.new(player).open("/")
    page = tab.page
    mine = page.get_by_role("region", name="Your tables")
    done = page.get_by_role("region", name="Your finished games")
    expect(mine.locator(".item")).to_have_count(1)  # the lesson is not there
    expect(mine.locator(".count")).to_have_count(0)
    expect(done.locator(".item")).to_have_count(2)
    expect(done.get_by_text("Invitation only")).to_have_count(0)
    check_page(tab)

    done.get_by_role("button", name="Clear all").click()
    expect(done).to_have_count(0)
    expect(mine.get_by_role("status")).to_contain_text("2 tables were removed.")
    check_page(tab)
    mine.get_by_role("button", name="Undo").click()
    expect(done.locator(".item")).to_have_count(2)

    mine.get_by_role("button", name="Remove: Waits for players").click()
    expect(mine.locator(".item")).to_have_count(0)
    page.reload()
    expect(done.locator(".item")).to_have_count(2)
    expect(mine).to_have_count(0)
    player.put("/me/hidden-tables", tables=[game], hidden=False)
    page.reload()
    expect(mine.locator(".item")).to_have_count(1)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_players_talk_and_invite_before_the_start(
    tabs: Tabs, server: Server, size: tuple[int, int]
) -> None:
    host, guest = Player(server.url, "Host"), Player(server.url, "Guest")
    table = host.create(seats("me", "open", "beginner"))
    guest.post(f"/tables/{table}/seats")
    tab = tabs.new(host, size=size).open(f"/tables/{table}")
    chat = tab.page.get_by_role("region", name="Chat")
    guest.post(f"/tables/{table}/chat", text="Shall we begin?")
    expect(chat).to_contain_text("Shall we begin?")
    chat.get_by_role("textbox").fill("One moment")
    chat.get_by_role("button").click()
    expect(chat.get_by_role("listitem")).to_have_count(2)
    log = guest.get(f"/tables/{table}/log")["entries"]
    assert [entry["data"]["text"] for entry in log if entry["kind"] == "chat"][-1] == "One moment"

    tab.page.get_by_role("button", name="QR code").first.click()
    expect(tab.page.get_by_role("img", name=f"/tables/{table}")).to_be_visible()
    check_page(tab)
    stranger = tabs.new(size=size).open(f"/tables/{table}")
    expect(stranger.page.get_by_role("region", name="Chat").get_by_role("textbox")).to_have_count(0)


def test_an_open_seat_says_who_may_take_it(tabs: Tabs) -> None:
    tab = tabs.new().open("/new")
    page = tab.page
    seat = page.get_by_label("Seat 2")
    expect(seat.locator("option:checked")).to_have_text("Open to anyone")
    page.get_by_label("Listed in the lobby").uncheck()
    expect(seat.locator("option:checked")).to_have_text("Open, by invitation")
    page.get_by_role("button", name="Apprentice").first.click()
    expect(page.get_by_label("Listed in the lobby")).to_have_count(0)  # no seat is open


def test_the_link_of_a_quick_game_lets_others_watch(tabs: Tabs, server: Server) -> None:
    """The table is not listed, so the menu gives an invitation."""
    host = Player(server.url, "Alone with bots")
    plan = seats("me", "beginner", "beginner")
    table = host.create(plan, settings={"listed": False, "rated": False}, start=True)
    tab = tabs.new(host).open(f"/tables/{table}")
    page = tab.page
    page.evaluate("() => (navigator.clipboard.writeText = async (text) => (window.copied = text))")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy an invitation to watch").click()
    address = page.wait_for_function("() => window.copied").json_value()
    stranger = tabs.new().open(str(address).removeprefix(server.url))
    stranger.page.get_by_role("button", name="Go to the table").click()
    expect(stranger.page.locator("[data-turn=other]")).to_have_count(1)
