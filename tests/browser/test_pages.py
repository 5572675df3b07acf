"""Every page in every language and size: no errors, accessible, no overflowing text."""

import re

import pytest
from playwright.sync_api import expect

from cottonopolis.messages import LANGUAGES
from tests.browser.kit import AXE, DESK, PHONE, Tabs
from tests.server.kit import Player, Server, seats

PAGES = (
    *("/", "/new", "/ladder", "/account", "/learn", "/learn/rules", "/learn/rules/b17"),
    *("/learn/tips", "/learn/glossary", "/people/{anna}", "/learn/nothing"),
    *("/learn/about/brass", "/learn/about/industry", "/learn/rules/a10"),
    *("/learn/examples/brass/oldham", "/learn/examples/industry/ratisbon"),
    *("/learn/what-wins/brass", "/learn/what-wins/industry"),
)
# Addresses of nothing: mistyped, deleted, or of a game that does not exist
WRONG = (
    *("/nowhere", "/people/nobody", "/clubs/nothing", "/tournaments/nothing", "/studies/nothing"),
    *("/maps/nothing", "/puzzles/nothing", "/tables/nothing", "/tables/nothing/replay"),
    *("/learn/about/chess", "/learn/tutorial/chess", "/learn/examples/brass/nothing"),
    "/pages/contact",
)
RAW = re.compile(
    r"\b(?:app|lobby|board|panels|play|overlays|replay|learn|examples|about|book)-[a-z]+-[a-z-]+\b"
)

# Controls that are not as high as a finger needs
LOW = """() => [...document.querySelectorAll(".button, select, header nav a")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 39.5)
  .map((one) => `${one.className}: ${one.textContent.trim()}`)"""


@pytest.fixture(scope="module")
def anna(server: Server) -> Player:
    """A guest who hosts an open table."""
    player = Player(server.url, "Anna of the Tests")
    player.create(seats("me", "open", "open"), game="brass", name="Waiting")
    return player


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_speak_every_language_and_fit(tabs: Tabs, anna: Player, lang: str) -> None:
    desk, phone = tabs.new(anna, lang), tabs.new(anna, lang, PHONE, touch=True)
    for tab in (desk, phone):
        tab.open("/")
        for path in PAGES:
            tab.visit(path.format(anna=anna.me["id"]))
            where = f"{path} in {lang} at {tab.page.viewport_size}"
            assert tab.speech() == lang, where
            assert RAW.findall(tab.text()) == [], where
            assert tab.overflowing() == [], where
            if tab is phone:
                assert tab.page.evaluate(LOW) == [], where
            tab.check()


@pytest.mark.skipif(not AXE.exists(), reason="the client's Node packages are not installed")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_pages_have_no_barriers(tabs: Tabs, anna: Player, dark: bool) -> None:
    tab = tabs.new(anna, size=PHONE if dark else DESK, dark=dark)
    tab.open("/")
    for path in PAGES:
        assert tab.visit(path.format(anna=anna.me["id"])).barriers() == [], path


def test_the_language_can_be_changed(tabs: Tabs) -> None:
    tab = tabs.new(lang="en").open("/")
    before = tab.text()
    tab.page.get_by_label("Language").select_option("it")
    tab.page.wait_for_function("() => document.documentElement.lang === 'it'")
    tab.settle()
    assert tab.text() != before
    tab.page.reload()
    tab.settle()
    assert tab.speech() == "it"


def test_pages_are_changed_without_loading_and_the_way_back_works(tabs: Tabs) -> None:
    tab = tabs.new().open("/")
    tab.page.evaluate("() => (window.stayed = true)")
    tab.page.click("header a[href='/learn']")
    tab.page.wait_for_url("**/learn")
    tab.settle()
    tab.page.go_back()
    tab.page.wait_for_url(tab.url + "/")
    assert tab.page.evaluate("() => window.stayed") is True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_address_says_so_and_leads_on(tabs: Tabs, anna: Player, lang: str) -> None:
    tab = tabs.new(anna, lang, PHONE, touch=True).open("/")
    tab.allow(r"40[04] \(")
    for path in WRONG:
        tab.visit(path)
        fault = tab.page.locator("section.panel[role=alert]")
        expect(fault.get_by_role("heading")).to_be_visible()
        assert fault.get_by_role("link").get_attribute("href") != path, path
        assert RAW.findall(tab.text()) == [], path
        assert tab.overflowing() == [], path


def test_a_page_can_be_loaded_again_when_the_server_is_back(tabs: Tabs, anna: Player) -> None:
    tab = tabs.new(anna).open("/learn")
    tab.allow("ERR_INTERNET_DISCONNECTED")
    tab.visit(f"/people/{anna.me['id']}").visit("/learn")  # its program is loaded
    tab.page.context.set_offline(True)
    tab.visit(f"/people/{anna.me['id']}")
    expect(tab.page.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    tab.page.context.set_offline(False)
    tab.page.get_by_role("button", name="Try again").click()
    expect(tab.page.get_by_role("heading", name="Anna of the Tests")).to_be_visible()
