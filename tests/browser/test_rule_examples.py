"""Worked examples in the browser: drawn with their rule, played and left on a real board."""

import pytest
from playwright.sync_api import expect

from tests.browser.kit import DESK, PHONE, Tabs


def test_every_rule_shows_an_example_with_a_drawing(tabs: Tabs) -> None:
    tab = tabs.new()
    for game, rules in (("brass", 33), ("industry", 23)):
        tab.open(f"/learn/rules?game={game}")
        articles = tab.page.locator("article:has([data-example])")
        expect(articles).to_have_count(rules)
        last = articles.last.locator("[data-example] .picture").first
        articles.last.scroll_into_view_if_needed()
        expect(last).to_be_visible()
    rulings = tab.page.locator(".ruling")
    expect(rulings).to_have_count(4)
    expect(rulings.first).to_contain_text("Our ruling.")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_example_is_played_and_left(tabs: Tabs, size: tuple[int, int]) -> None:
    tab = tabs.new(size=size, touch=size == PHONE).open("/learn/examples/brass/oldham")
    page = tab.page
    expect(page.get_by_role("heading", level=1)).to_have_text("A steam mill at Oldham")
    page.wait_for_selector("main[data-stage=action]")
    expect(page.locator("[data-track]").first).to_be_visible()
    page.get_by_role("button", name="Play the move of the example").click()
    built = page.locator(".board [data-id='oldham.1'][data-owner='0']")
    expect(built).to_have_count(1)
    moves = page.get_by_role("list", name="Moves played").get_by_role("listitem")
    expect(moves).to_have_count(1)

    # A refused move: back to the start, and the reason on the board
    page.get_by_role("button", name="Show it on the board").nth(1).click()
    expect(built).to_have_count(0)
    expect(page.locator("[data-why-not]")).to_contain_text("B15")

    # Another move: a loan
    page.locator("button.action[aria-keyshortcuts=O]").click()
    page.locator("[data-choice]").first.click()
    page.locator(".hand .card").first.click()
    page.locator("button.confirm").click()
    expect(moves).to_have_count(1)
    expect(page.get_by_role("button", name="Play the move of the example")).to_have_count(0)
    page.get_by_role("button", name="Start again").click()
    expect(moves).to_have_count(0)


def test_reference_beside_an_example(tabs: Tabs) -> None:
    """The same reference as at a table: button, key, rules that open beside the board."""
    tab = tabs.new(None, size=(1366, 768)).open("/learn/examples/brass/oldham")
    page = tab.page
    reference = page.locator("[data-reference]")
    page.locator("[data-refer]").click()
    expect(reference.locator("[role=tab]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(reference).to_have_count(0)
    page.locator("[data-track=coal]").first.focus()
    page.keyboard.press("r")
    expect(reference.locator("[data-at=market-coal]")).to_be_in_viewport()
    assert not tab.barriers("[data-reference]")
    page.keyboard.press("Escape")
    page.locator("main a[href^='/learn/rules/']:not([data-leaves])").first.click()
    expect(reference.locator("article.chosen")).to_be_in_viewport()
    assert "/learn/examples/" in page.url
