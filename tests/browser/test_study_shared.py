"""A study: made from a replay, with two branches and drawings, read by a second person, exported,
judged, and played on from."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cottonopolis.studies.notation import read_study
from tests.browser.kit import AXE, Tab, Tabs
from tests.browser.test_study import LAPTOP, MAX_CLICKS, PHONE, WORKER_TIMEOUT_MS, at, show
from tests.golden import FOLDER
from tests.server.kit import Player, Server, seats

RECORD = (FOLDER / "2p+lancashire_2018-sane-101.txt").read_text(encoding="utf-8")
COMMENT = "Passing keeps both cards for later."
MOVE_TO_CHANGE = 5
# The middles of the two leftmost places of the map that nothing covers
FREE_PLACES = """() => {
  const found = [...document.querySelectorAll(".board [data-kind=place]")].flatMap((place) => {
    const box = place.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y)?.closest("[data-id]");
    return hit?.dataset.id === place.dataset.id ? [{ id: place.dataset.id, x, y }] : [];
  });
  return found.sort((a, b) => a.x - b.x).slice(0, 2);
}"""


@pytest.fixture
def anna(server: Server) -> Player:
    return Player(server.url, "Anna")


@pytest.fixture
def table(anna: Player) -> str:
    return anna.create(seats("me", "strong"), record=RECORD, start=True)


def rows(page: Page) -> Locator:
    return page.get_by_role("group", name="Moves and variations").locator(".row")


def variation(tab: Tab, before: str, card: int) -> str:
    """Pass instead of the move that is played after a node; returns the number of the new node."""
    page = tab.page
    show(tab, "Moves")
    page.locator(".row").nth(int(before)).click()
    page.wait_for_selector(f"main[data-node='{before}'][data-stage=action]")
    show(tab, "Your move")
    page.locator('button.action[aria-keyshortcuts="P"]').click()
    for _ in range(MAX_CLICKS):
        tab.settle()
        confirm = page.locator("button.confirm:not([aria-disabled=true]):not(:disabled)")
        if confirm.count():
            confirm.click()
            break
        page.locator(".hand .card:not([aria-disabled=true])").nth(card).click()
    page.wait_for_function(f"() => document.querySelector('main').dataset.node !== '{before}'")
    tab.settle()
    return page.locator("main").get_attribute("data-node") or ""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_study_is_made_shared_judged_and_played(
    tabs: Tabs, anna: Player, table: str, tmp_path: Path, size: tuple[int, int]
) -> None:
    phone = size == PHONE
    tab = tabs.new(anna, size=size, touch=phone).open(f"/tables/{table}/replay")
    page = tab.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.wait_for_selector("[data-moment]")
    show(tab, "Moves")
    page.locator(f"[data-moment='{MOVE_TO_CHANGE}']").click()
    page.wait_for_function(f"() => document.querySelector('main').dataset.at == {MOVE_TO_CHANGE}")
    assert at(page) == MOVE_TO_CHANGE
    page.get_by_role("button", name="Make a study").click()
    page.wait_for_selector("main[data-node]")
    title = page.get_by_role("textbox", name="Title of the study")
    title.fill("Two quiet openings")
    start = page.locator("main").get_attribute("data-node") or ""
    played = rows(page).count() if not phone else 0

    # Two branches instead of the same move
    first = variation(tab, start, 0)
    second = variation(tab, start, 1)
    assert len({start, first, second}) == 3
    show(tab, "Moves")
    branches = rows(page).filter(has_text="Variation:")
    expect(branches).to_have_count(2)
    if not phone:
        expect(rows(page)).to_have_count(played + 2)

    # A comment, a marked place and an arrow
    show(tab, "Comment")
    page.get_by_role("textbox", name="Comment on this position").fill(COMMENT)
    tools = page.get_by_role("toolbar", name="Draw")
    tools.get_by_role("button", name="Draw").click()
    places = page.evaluate(FREE_PLACES)
    assert len(places) == 2, "two places of the map can be reached"
    one, two = places
    page.mouse.click(one["x"], one["y"])
    page.mouse.move(one["x"], one["y"])
    page.mouse.down()
    page.mouse.move(two["x"], two["y"], steps=4)
    page.mouse.up()
    drawings = page.locator(".drawings desc")
    expect(drawings).to_have_count(2)
    texts = sorted(drawings.all_text_contents())
    assert texts[0].startswith("Arrow from ")
    assert texts[1].startswith("Mark: ")
    tools.get_by_role("button", name="Done").click()
    expect(page.get_by_role("group", name="Steps")).to_contain_text("Saved")
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []

    # A second person opens the link and sees all of it, but cannot change it
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = tabs.new(size=size, touch=phone).open(link.removeprefix(tab.url))
    there = other.page
    there.wait_for_selector(f"main[data-node='{second}']")
    expect(there.get_by_role("heading", name="Two quiet openings")).to_be_visible()
    assert sorted(there.locator(".drawings desc").all_text_contents()) == texts
    expect(rows(there).filter(has_text="Variation:")).to_have_count(2)
    expect(there.get_by_text(COMMENT).first).to_be_visible()
    show(other, "Comment")
    expect(there.get_by_role("textbox", name="Comment on this position")).to_have_count(0)
    expect(there.get_by_text("What you try here is not saved.")).to_be_visible()

    # They export it, and import the file as a study of their own
    with there.expect_download() as download:
        there.get_by_role("link", name="Export").click()
    file = tmp_path / "study.txt"
    download.value.save_as(file)
    study = read_study(file.read_text(encoding="utf-8"))
    assert study.title == "Two quiet openings"
    other.open("/studies")
    there.get_by_label("File").set_input_files(file)
    there.get_by_role("button", name="Import").click()
    there.wait_for_selector("main[data-node]")
    show(other, "Moves")
    expect(rows(there).filter(has_text="Variation:")).to_have_count(2)
    expect(there.get_by_text(COMMENT).first).to_be_visible()
    mine = there.url.rpartition("/")[2].partition("?")[0]
    assert mine not in link

    # The analyst answers inside the branch, and somebody plays on with bots
    show(tab, "Comment")
    page.get_by_role("button", name="Ask the analyst").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("than the turn played", timeout=WORKER_TIMEOUT_MS)
    expect(page.get_by_text("Points to expect at the end")).to_be_visible()
    assert tab.overflowing() == []
    page.get_by_role("button", name="Continue from here").click()
    dialog = page.get_by_role("dialog")
    assert tab.overflowing() == []
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".game[data-turn]")
    assert f"/tables/{table}" not in page.url
    found = anna.get(f"/tables/{page.url.rpartition('/')[2]}")["table"]["seats"]
    assert [seat["bot"] is None for seat in found].count(False) == 1


def test_finished_games_are_offered_for_puzzles_on_the_account_page(
    tabs: Tabs, anna: Player
) -> None:
    tab = tabs.new(anna, size=PHONE, touch=True).open("/account")
    box = tab.page.get_by_role("checkbox", name="My finished games may be used")
    expect(box).not_to_be_checked()
    box.check()
    expect(tab.page.get_by_text("Saved.")).to_be_visible()
    assert anna.get("/me")["me"]["shares_games"] is True
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []
