"""Rules, glossary and legend beside a table, and as pages."""

import pytest
from playwright.sync_api import expect

from tests.browser.kit import PHONE, Tabs
from tests.server.kit import Server, table_of

DESK = (1366, 768)
REFERENCE = "[data-reference]"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_rules_open_beside_the_table(tabs: Tabs, server: Server, size: tuple[int, int]) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"])
    tab = tabs.new(players[0], size=size).open(f"/tables/{table}")
    page = tab.page
    drawer = page.locator(REFERENCE)
    page.locator(".top .menu").click()
    page.locator("dialog a[href^='/learn/rules']").click()
    expect(drawer.locator("[data-at=B1]")).to_be_in_viewport()
    assert page.url.endswith(f"/tables/{table}")
    # players' words, and a reference within a rule
    search = drawer.get_by_role("searchbox")
    search.fill("merge")
    expect(drawer.locator("article[data-at=B8]")).to_be_visible()
    search.fill("")
    drawer.locator("[data-at=B13] a[href='/learn/rules/B20']").click()
    expect(drawer.locator("article.chosen[data-at=B20]")).to_be_in_viewport()
    assert not tab.barriers(REFERENCE)
    # the glossary leads to rules
    drawer.locator("[data-tab=glossary]").click()
    drawer.get_by_role("searchbox").fill("upgrade")
    entry = drawer.locator("[data-at=overbuild]")
    expect(entry).to_be_visible()
    assert not tab.barriers(REFERENCE)
    entry.locator("a", has_text="B21").click()
    expect(drawer.locator("article.chosen[data-at=B21]")).to_be_in_viewport()
    assert page.url.endswith(f"/tables/{table}")
    assert len(page.context.pages) == 1
