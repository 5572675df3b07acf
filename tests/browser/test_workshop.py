"""The map workshop: a small map is drawn from nothing, mended, kept, exported and played."""

import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cottonopolis.games.registry import rules_class
from tests.browser.kit import AXE, Tab, Tabs
from tests.server.kit import Player, Server

LAPTOP = (1366, 768)
PHONE = (390, 844)
# Where the five towns and the sea are drawn, as parts of the canvas
TOWNS = {
    "Neath": (0.2, 0.3),
    "Swansea": (0.2, 0.7),
    "Cardiff": (0.5, 0.75),
    "Merthyr": (0.5, 0.3),
    "Newport": (0.75, 0.4),
}
SEA = "Channel"
SEA_AT = (0.8, 0.8)
WAY = ("neath", "swansea", "cardiff", "merthyr", "newport")  # joined by rails


@pytest.fixture
def owner(server: Server) -> Player:
    player = Player(server.url)
    player.post("/accounts", name="Mapmaker", password="a long password")
    return player


def tool(page: Page, name: str) -> None:
    page.get_by_role("toolbar", name="Tools").get_by_role("button", name=name, exact=True).click()


def add(page: Page, name: str, at: tuple[float, float]) -> None:
    """Click the canvas with the tool that is chosen, and name what appears there."""
    box = page.locator(".canvas").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + at[0] * box["width"], box["y"] + at[1] * box["height"])
    field = page.get_by_role("textbox", name="Name", exact=True)
    expect(field).to_have_value(f"New {'sea' if name == SEA else 'town'}")
    field.fill(name)


def place(page: Page, name: str) -> Locator:
    return page.locator(f'.canvas [data-id="{name}"][data-kind="place"]').first


def connect(page: Page, one: str, two: str) -> None:
    for name in (one, two):
        place(page, name).click(position={"x": 6, "y": 6}, force=True)


def faults(page: Page) -> Locator:
    return page.get_by_role("region", name="Faults")


def checked(page: Page) -> None:
    """Wait until the last change was checked."""
    expect(faults(page)).to_have_attribute("aria-busy", "false")


def draw(tab: Tab) -> None:
    """Draw five towns, their rails, and a sea with a lane to a port, as the page asks for them."""
    page = tab.page
    page.wait_for_selector(".canvas svg")
    for name, at in TOWNS.items():  # the tool for towns is chosen on an empty map
        add(page, name, at)
    tool(page, "Sea")
    add(page, SEA, SEA_AT)
    tool(page, "Connect")
    for one, two in pairwise(WAY):
        connect(page, one, two)
    tool(page, "Select")
    place(page, "cardiff").click(position={"x": 6, "y": 6}, force=True)
    page.get_by_role("combobox", name="Slot 1").select_option("port")


def test_a_map_is_drawn_from_nothing_and_played(tabs: Tabs, owner: Player, tmp_path: Path) -> None:
    tab = tabs.new(owner, size=LAPTOP).open("/maps")
    page = tab.page
    page.get_by_role("link", name="Draw a new map").click()
    draw(tab)

    # The sea has no lane yet: the list says so, and a mark stands at its place
    checked(page)
    expect(faults(page).get_by_role("listitem")).to_have_count(1)
    expect(faults(page)).to_contain_text("A sea lane needs at least one port")
    expect(page.locator(".marks .fault")).to_have_count(1)
    expect(page.get_by_role("button", name="Play this map")).to_be_disabled()
    faults(page).get_by_role("button").click()
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value(SEA)
    tool(page, "Connect")
    connect(page, "channel", "cardiff")
    expect(page.locator(".marks .fault")).to_have_count(0)
    expect(faults(page)).to_contain_text("No fault found")
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []

    # The player board: another price, a level more, and one less
    page.get_by_role("button", name="Player board").click()
    page.get_by_role("spinbutton", name="Port II, Cost").fill("6")
    page.get_by_role("button", name="Port: Add level IV").click()
    page.get_by_role("spinbutton", name="Port IV, Pays").fill("12")
    page.get_by_role("button", name="Remove Ship III").click()
    expect(page.get_by_role("spinbutton", name="Ship III, Cost")).to_have_count(0)
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []
    page.get_by_role("button", name="Map", exact=True).click()
    page.get_by_role("button", name="Show the whole map’s values").click()
    page.get_by_role("textbox", name="Name", exact=True).fill("South Wales")

    # Kept with the account, and exported as a file that the program accepts
    expect(faults(page)).to_contain_text("No fault found")
    checked(page)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("The map is saved.")).to_be_visible()
    (kept,) = owner.get("/maps")
    assert (kept["name"], page.url) == ("South Wales", f"{tab.url}/maps/{kept['id']}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    file = tmp_path / "south_wales.toml"
    download.value.save_as(file)
    text = file.read_text(encoding="utf-8")
    found = rules_class("industry").check_map(text)
    assert found.faults == []
    assert found.content["player_board"]["tile"]["ship"] == [{"level": 3, "count": 0}]
    assert {place["name"] for place in tomllib.loads(text)["location"]} == {*TOWNS, SEA}
    assert found.printed is not None
    assert [t.level for t in found.printed.tiles if t.industry == "port"] == [1, 2, 3, 4]

    # Played with bots
    page.get_by_role("button", name="Play this map").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.wait_for_selector(".game[data-turn]")
    expect(page.locator(".board").get_by_text("Merthyr").first).to_be_visible()
    seats = owner.get(f"/tables/{page.url.rpartition('/')[2]}")["table"]["seats"]
    assert [seat["bot"] for seat in seats].count("strong") == len(seats) - 1


def test_unsaved_changes_are_kept_when_the_page_is_left(tabs: Tabs) -> None:
    tab = tabs.new(size=PHONE, touch=True).open("/maps/new")
    page = tab.page
    page.wait_for_selector(".canvas svg")
    add(page, "Neath", (0.4, 0.4))
    page.get_by_role("link", name="Map workshop").click()
    page.get_by_role("link", name="Draw a new map").click()
    expect(page.locator('.canvas [data-id="neath"]').first).to_be_visible()
    notice = page.get_by_role("status").filter(has_text="Your unsaved changes are back.")
    notice.get_by_role("button", name="Discard them").click()
    expect(page.locator('.canvas [data-id="neath"]')).to_have_count(0)


def test_a_corrected_value_is_sent_on(tabs: Tabs, tmp_path: Path) -> None:
    tab = tabs.new(size=LAPTOP).open("/maps/germany")
    page = tab.page
    page.wait_for_selector(".canvas svg")
    expect(page.get_by_role("button", name="Send a correction")).to_have_count(0)
    page.get_by_role("button", name="Player board").click()
    page.get_by_role("spinbutton", name="Coal mine III, Cost").fill("8")
    page.get_by_role("button", name="Send a correction").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("player_board.tile.coal_mine.3.cost")
    expect(dialog.get_by_role("button", name="Download the file")).to_be_disabled()
    dialog.get_by_role("textbox").fill("the player board in the box")
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download the file").click()
    file = tmp_path / "correction.toml"
    download.value.save_as(file)
    found = rules_class("industry").read_correction(file.read_text(encoding="utf-8"))
    assert found is not None
    name, source, changes = found
    assert (name, source) == ("germany", "the player board in the box")
    assert [(one.value, one.old, one.new) for one in changes] == [
        ("player_board.tile.coal_mine.3.cost", 9, 8)
    ]


def test_a_phone_can_do_everything_but_says_what_is_easier_elsewhere(tabs: Tabs) -> None:
    tab = tabs.new(size=PHONE, touch=True).open("/maps")
    page = tab.page
    expect(page.get_by_text("A larger screen is more comfortable for drawing")).to_be_visible()
    assert tab.overflowing() == []
    page.get_by_role("link", name="Draw a new map").click()
    page.wait_for_selector(".canvas svg")
    add(page, "Neath", (0.4, 0.4))
    checked(page)
    expect(faults(page).get_by_role("listitem").first).to_be_visible()
    page.get_by_role("button", name="Player board").click()
    expect(page.get_by_role("heading", name="Tiles", exact=True)).to_be_visible()
    assert tab.overflowing() == []
    if AXE.exists():
        assert tab.barriers() == []
