"""Every page in every language and size: no errors, accessible, no overflowing text."""

import re

import pytest

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
RAW = re.compile(
    r"\b(?:app|lobby|board|panels|play|overlays|replay|learn|examples|about|book)-[a-z]+-[a-z-]+\b"
)


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
