"""The opening book beside a replay and in a study, and the page of what wins."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from cottonopolis.book.book import Book
from tests.browser.kit import AXE, Tabs
from tests.browser.test_study import show
from tests.golden import FOLDER
from tests.server.kit import Player, Server, close_all, seats

LAPTOP = (1366, 768)
PHONE = (390, 844)
RECORD = (FOLDER / "4p-sane-101.txt").read_text(encoding="utf-8")
sizes = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


@pytest.fixture(scope="module")
def places(server: Server) -> Iterator[tuple[str, str]]:
    """The addresses of a finished game and of a study of it."""
    player = Player(server.url, "Anna")
    table = player.create(seats("me", "strong", "strong", "strong"), record=RECORD, start=True)
    study = player.post("/studies", table=table, title="Book")["id"]
    yield f"/tables/{table}/replay", f"/studies/{study}"
    close_all()


@sizes
def test_what_the_strongest_play_is_shown(
    tabs: Tabs, places: tuple[str, str], size: tuple[int, int]
) -> None:
    replay, study = places
    tab = tabs.new(size=size, touch=size == PHONE).open(replay)
    page = tab.page
    page.wait_for_selector("[data-moment]")
    show(tab, "Moves")
    page.locator("[data-moment='0']").click()
    show(tab, "Analysis")
    book = page.locator("[data-book]")
    expect(book).to_have_attribute("data-book", "board")
    rows = book.locator("tbody tr")
    expect(rows.first).to_contain_text("%")
    games = Book.load("brass", players=4).about["games"]
    every = book.get_by_text(f"{games:,} games")
    expect(every).to_be_visible()
    book.get_by_label("Only with a card").select_option(index=1)
    expect(every).to_have_count(0)
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []
    page.keyboard.press("End")  # the book knows openings only
    expect(book).to_have_count(0)

    tab.open(study)
    page.wait_for_selector("main[data-node]")
    show(tab, "Comment")
    expect(page.locator("[data-book] tbody tr").first).to_be_visible()
    assert tab.overflowing() == []


@sizes
def test_the_page_of_what_wins(tabs: Tabs, size: tuple[int, int]) -> None:
    tab = tabs.new(size=size, touch=size == PHONE).open("/learn")
    page = tab.page
    page.get_by_role("link", name="What wins").click()
    expect(page.get_by_role("heading", name="What wins")).to_be_visible()
    expect(page.get_by_role("button", name="4 players")).to_have_attribute("aria-pressed", "true")
    rows = page.get_by_role("table", name="Wins and mean points").get_by_role("row")
    expect(rows).to_have_count(4)
    page.get_by_role("button", name="3 players").click()
    expect(rows).to_have_count(3)
    for name in ("Income by round", "Loans", "Links and developments", "Industries and levels"):
        expect(page.get_by_role("heading", name=name)).to_be_visible()
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []
    page.get_by_role("link", name="Age of Industry").click()
    expect(page).to_have_url(f"{tab.url}/learn/what-wins/industry")
