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


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_legend_draws_beside_the_glossary(
    tabs: Tabs, server: Server, size: tuple[int, int]
) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"])
    tab = tabs.new(players[0], size=size).open(f"/tables/{table}")
    page = tab.page
    drawer = page.locator(REFERENCE)
    page.locator(".top .menu").click()
    page.locator("dialog a[href^='/learn/rules']").click()
    drawer.locator("[data-tab=legend]").click()
    slot = drawer.locator(".legend [data-at=slot]")
    expect(slot.locator(".parts svg")).to_have_count(2)
    expect(slot).to_contain_text("A square in a location")
    expect(drawer.locator(".legend [data-at=card-location] [data-card]")).to_be_visible()
    assert not tab.barriers(REFERENCE)
    slot.locator("a", has_text="B13").click()
    expect(drawer.locator("article.chosen[data-at=B13]")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["brass", "industry"])
def test_legend_is_a_page(tabs: Tabs, server: Server, game: str) -> None:
    tab = tabs.new(None, size=DESK).open(f"/learn/legend/{game}")
    items = tab.page.locator(".legend li")
    expect(items.first).to_be_visible()
    assert items.count() > 28
    word = {"brass": "market-tile", "industry": "sea-lane"}[game]
    expect(tab.page.locator(f".legend [data-at={word}] .parts")).to_be_visible()
    assert all(item.locator(".parts > *").count() for item in items.all())
    assert not tab.barriers()


def test_figures_name_themselves(tabs: Tabs, server: Server) -> None:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"])
    page = tabs.new(players[0], size=DESK).open(f"/tables/{table}").page
    drawer = page.locator(REFERENCE)
    for figure, word in [
        (".player-board dl [data-entry='glossary/income']", "income"),
        (".rivals [data-entry='glossary/link-tile']", "link-tile"),
        (".top .spent", "spent"),
    ]:
        page.locator(figure).first.click(button="right")
        expect(drawer.locator(f".chosen[data-at={word}]")).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)


def test_search_looks_into_the_examples(tabs: Tabs, server: Server) -> None:
    """A place that only an example names leads to the rule that shows it."""
    page = tabs.new(None, size=DESK).open("/learn/glossary").page
    page.get_by_role("searchbox").fill("Oldham")
    found = page.locator("[data-found-examples] li").first
    expect(found).to_contain_text("B")  # the server plays them first
    page = tabs.new(None, size=DESK).open("/learn/rules?q=Oldham").page
    expect(page.locator("article [data-example]").first).to_contain_text("Oldham")
