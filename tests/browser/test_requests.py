"""The number of requests that the client sends during a turn."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Locator, Request, expect

from tests.browser.driver import BOARD, Driver
from tests.browser.kit import Tab, Tabs
from tests.server.kit import Json, Player, Server, table_of

HOVER_MS = 120  # longer than the delay after which hovering sends a request


@contextmanager
def counted(tab: Tab) -> Iterator[list[str]]:
    """Collect the API requests that are sent in the block."""
    found: list[str] = []

    def count(request: Request) -> None:
        if "/api/" in request.url and "plan=true" not in request.url:  # planning comes after a move
            found.append(f"{request.method} {urlparse(request.url).path.split('/')[-1]}")

    tab.page.on("request", count)
    try:
        yield found
        Driver(tab, random.Random(0)).idle()
    finally:
        tab.page.remove_listener("request", count)


def seated(tabs: Tabs, server: Server, game: str) -> tuple[Tab, Player, str, int]:
    """A tab of the first player, with the first menu loaded."""
    table, players = table_of(server, ["Counting", "Second", "Third"], game=game)
    seat = int(players[0].get(f"/tables/{table}")["table"]["to_move"])
    tab = tabs.new(players[seat]).open(f"/tables/{table}")
    expect(tab.page.locator("[data-turn=mine][data-stage=action]")).to_have_count(1)
    tab.settle()
    return tab, players[seat], table, seat


def builds(player: Player, table: str, seat: int) -> list[Json]:
    """The options to build on slots with a single buildable industry."""
    options = player.get(f"/tables/{table}/menu", seat=seat)["nodes"][0]["options"]
    slots = [option["target"]["id"] for option in options if option["kind"] == "build"]
    return [
        option
        for option in options
        if option["kind"] == "build"
        and option.get("cards")
        and slots.count(option["target"]["id"]) == 1
    ]


def slot(tab: Tab, option: Json) -> Locator:
    return tab.page.locator(f'{BOARD} [data-id="{option["target"]["id"]}"][tabindex="0"]').first


@pytest.mark.parametrize("game", ["brass", "industry"])
def test_a_tile_is_built_with_two_requests(tabs: Tabs, server: Server, game: str) -> None:
    """A move needs two requests: the branch and the move."""
    tab, player, table, seat = seated(tabs, server, game)
    option = builds(player, table, seat)[0]
    with counted(tab) as sent:
        tab.page.locator(f'.hand [data-card="{option["cards"][0]}"]').first.click()
        slot(tab, option).click()
        for _ in range(8):  # sources to choose from, if there are any
            state = Driver(tab, random.Random(0)).look()
            if state["confirm"]:
                break
            tab.page.locator(f'{BOARD} [data-id="{state["targets"][0]}"]').first.click()
        tab.page.locator("button.confirm").click()
        expect(tab.page.locator("[data-turn=other]")).to_have_count(1)
    assert sent == ["GET menu", "POST moves"]


def test_a_hover_asks_once_and_never_again(tabs: Tabs, server: Server) -> None:
    tab, player, table, seat = seated(tabs, server, "brass")
    found = builds(player, table, seat)[:3]
    assert len(found) > 1
    for expected in (1, 0):
        for option in found:
            with counted(tab) as sent:
                slot(tab, option).hover()
                expect(tab.page.locator("[data-preview]")).to_be_visible()
                tab.idle(HOVER_MS)
            assert len(sent) == expected
            tab.page.mouse.move(2, 2)


def test_an_action_that_is_not_possible_says_so(tabs: Tabs, server: Server) -> None:
    """Nothing can be sold in the first turn: one request; button and tiles know it without any."""
    tab, player, table, seat = seated(tabs, server, "brass")
    button = tab.page.locator("[data-action=sell]")
    assert "You have no unsold mill." in str(button.get_attribute("title"))
    with counted(tab) as sent:
        button.click(force=True)  # it is marked as disabled
        shown = tab.page.locator("[data-why-not]")
        expect(shown).to_contain_text("You have no unsold mill.")
        expect(shown.locator("[data-remedy]")).to_have_text("It would take a new mill.")
        expect(shown.locator("[data-rule=B27]")).to_be_visible()
    assert sent == ["GET why-not"]
    unbuildable = player.get(f"/tables/{table}/menu", seat=seat)["unbuildable"]
    causes = tab.page.locator(".player-board [data-cause]")
    expect(causes).to_have_count(len(unbuildable))
    assert "Develop it away first" in causes.all_inner_texts()


def test_a_hint_is_told_in_words_and_laid_out(tabs: Tabs, server: Server) -> None:
    """A hint is a list of decisions that the client follows through the menu."""
    tab, *_ = seated(tabs, server, "brass")
    with counted(tab) as sent:
        tab.page.keyboard.press("h")
        expect(tab.page.locator("[data-hint] .move")).to_be_visible()
    # the hint, the branch of its first move, and another where a second tile or link follows
    assert sent[:2] == ["GET hint", "GET menu"]
    assert len(sent) <= 3
    assert "_" not in tab.page.locator("[data-hint] .move").inner_text()
    with counted(tab) as sent:
        tab.page.locator("[data-hint] .button.brass").click()
        expect(tab.page.locator("button.confirm:not([aria-disabled])")).to_have_count(1)
    assert sent == []
