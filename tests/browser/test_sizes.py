"""At every size of window, on every map, in every language: nothing is covered or cut off."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from cottonopolis.puzzles.shipped import shipped_puzzles
from tests.browser.kit import Tab, Tabs
from tests.golden import FOLDER
from tests.server.kit import Player, Server, table_of

SIZES = (
    *((1920, 1080), (1536, 864), (1440, 900), (1366, 768), (1280, 800), (1280, 720), (1024, 768)),
    *((768, 1024), (844, 390), (390, 844), (360, 640)),
)
LANGUAGES = ("en", "de", "fr", "it")
NAMES = ("Ada", "Bartholomew", "Cleo", "Dora")
# record, actions played, players
MAPS = {
    "lancashire": ("4p-sane-101.txt", 13, 4),
    "new england": ("4p+new_england-sane-101.txt", 19, 4),
    "two players": ("2p+two_player_2009-sane-101.txt", 8, 2),
    "germany": ("4p+germany-sane-101.txt", 18, 4),
}
MIN_TEXT_PX = 9.4
# A window at rest: the board has measured its frame and painted its map again, animations are over
SETTLED = """async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  for (let i = 0; i < 3; i++) await frame();
  await new Promise((next) => setTimeout(next, 160));
  await frame();
}"""
FAULTS = (Path(__file__).parent / "sizes.js").read_text(encoding="utf-8")


def speak(tab: Tab, lang: str) -> None:
    """Change the language of the page, which needs the large window's switch."""
    tab.page.set_viewport_size({"width": 1440, "height": 900})
    tab.page.locator(".preferences select").select_option(lang)
    expect(tab.page.locator("html")).to_have_attribute("lang", lang)


def faults(tab: Tab, size: tuple[int, int], asks: str = "") -> list[str]:
    """What is wrong at a size."""
    tab.page.set_viewport_size({"width": size[0], "height": size[1]})
    tab.page.evaluate(SETTLED)
    found = tab.page.evaluate(FAULTS, [asks, MIN_TEXT_PX]) + tab.overflowing()
    return [f"{size[0]}×{size[1]} {tab.speech()}: {fault}" for fault in found]


@pytest.mark.parametrize(
    "name",
    ["lancashire", "new england"]
    + [pytest.param(name, marks=pytest.mark.slow) for name in ("two players", "germany")],
)
def test_everything_fits(tabs: Tabs, server: Server, name: str, thorough: bool) -> None:
    """Each size in two of the languages, and on the next map in the other two.

    With --thorough, each map at each size in each language.
    """
    file, played, players = MAPS[name]
    record = (FOLDER / file).read_text(encoding="utf-8")
    table, people = table_of(server, list(NAMES[:players]), record=record, until=played)
    to_move = int(people[0].get(f"/tables/{table}")["table"]["to_move"])
    tab = tabs.new(people[to_move]).open(f"/tables/{table}")
    expect(tab.page.locator(".board [data-id][tabindex='0']").first).to_be_visible()
    wrong: list[str] = []

    parity = list(MAPS).index(name) % 2
    for number, lang in enumerate(LANGUAGES):
        speak(tab, lang)
        for at, size in enumerate(SIZES):
            if thorough or (at + number) % 2 == parity:
                wrong += faults(tab, size, "targets" if size[0] >= 1024 else "")

    # An action is picked: its targets are in view on a small screen too
    speak(tab, "de")
    tab.page.emulate_media(color_scheme="dark")
    tab.page.locator("button.action:not(.off)[aria-keyshortcuts=L]").click()
    for size in SIZES:
        wrong += faults(tab, size, "targets")

    # A link is picked: a card is asked for
    speak(tab, "de")
    tab.page.locator(".board [data-kind=link][tabindex='0']").first.focus()
    tab.page.keyboard.press("Enter")
    if "card" in str(tab.page.locator(".game").get_attribute("data-stage")):
        for size in SIZES:
            wrong += faults(tab, size, "cards")
    assert not wrong, "\n".join(wrong)


def test_actions_are_in_sight_on_a_phone_on_its_side(tabs: Tabs, server: Server) -> None:
    """The row of actions ends above the buttons that stay at the foot, also after a choice."""
    file, played, players = MAPS["lancashire"]
    record = (FOLDER / file).read_text(encoding="utf-8")
    table, people = table_of(server, list(NAMES[:players]), record=record, until=played)
    to_move = int(people[0].get(f"/tables/{table}")["table"]["to_move"])
    tab = tabs.new(people[to_move], touch=True).open(f"/tables/{table}")
    for lang in LANGUAGES:
        speak(tab, lang)
        tab.page.set_viewport_size({"width": 844, "height": 390})
        tab.page.evaluate(SETTLED)
        for pressed in (0, 1):
            expect(tab.page.locator("button.action[aria-pressed=true]")).to_have_count(pressed)
            foot = tab.page.locator("button.confirm").bounding_box()
            last = tab.page.locator("button.action").last.bounding_box()
            assert foot
            assert last
            assert last["y"] + last["height"] <= foot["y"], lang
            if not pressed:
                tab.page.locator("button.action:not(.off)").first.click()
        tab.page.keyboard.press("Escape")


def test_all_fits_a_laptop_in_the_first_round(tabs: Tabs, server: Server) -> None:
    """The tiles leave their panel nowhere, and a lesson has room for the buttons of the turn."""
    record = (FOLDER / MAPS["lancashire"][0]).read_text(encoding="utf-8")
    table, people = table_of(server, list(NAMES), record=record, until=2)
    to_move = int(people[0].get(f"/tables/{table}")["table"]["to_move"])
    for lang in LANGUAGES:
        tab = tabs.new(people[to_move], lang=lang, size=(1280, 720)).open(f"/tables/{table}")
        expect(tab.page.locator(".player-board .stack").first).to_be_attached()
        tab.page.evaluate(SETTLED)
        panel = tab.page.locator("[data-panel=player-board]").bounding_box()
        assert panel
        foot = tab.page.locator(".player-board li").evaluate_all(
            "(all) => Math.max(...all.flatMap((one) => [...one.querySelectorAll('*')])"
            "  .filter((one) => one.checkVisibility())"
            "  .map((one) => one.getBoundingClientRect().bottom))"
        )
        assert foot <= panel["y"] + panel["height"], lang
        tab.open("/learn/tutorial/brass")
        tab.page.evaluate(SETTLED)
        confirm = tab.page.locator("button.confirm").bounding_box()
        assert confirm
        assert confirm["y"] + confirm["height"] <= 720, lang


def test_the_player_board_stays_in_its_rows_on_a_large_screen(tabs: Tabs, server: Server) -> None:
    """The stacks of tiles, which are wider there, are on one line each."""
    table, people = table_of(server, list(NAMES[:2]), variants=["lancashire_2018"])
    tab = tabs.new(people[0], size=(1920, 1080)).open(f"/tables/{table}")
    stacks = tab.page.locator(".player-board .stack")
    expect(stacks).to_have_count(5)
    for height in stacks.evaluate_all("(all) => all.map((stack) => stack.offsetHeight)"):
        assert height < 40


@pytest.mark.parametrize("size", [(1100, 768), (1366, 768)], ids=["column", "columns"])
def test_markets_can_be_read_where_the_map_has_no_room(
    tabs: Tabs, server: Server, size: tuple[int, int]
) -> None:
    """Beside the maps of Age of Industry in a study, a puzzle and an example of the rules."""
    player = Player(server.url, "Reader")
    record = (FOLDER / MAPS["new england"][0]).read_text(encoding="utf-8")
    study = player.post("/studies", record=record, title="New England")["id"]
    puzzle = next(one.id for one in shipped_puzzles().values() if one.map == "germany")
    tab = tabs.new(player, size=size)
    for path in (
        f"/studies/{study}",
        f"/puzzles/{puzzle}",
        "/learn/examples/industry/ratisbon",
    ):
        tab.open(path)
        coal = tab.page.locator("aside [data-track=coal]").first
        coal.scroll_into_view_if_needed()
        height = coal.evaluate("(track) => track.getBoundingClientRect().height")
        assert height > 20, path
        assert tab.overflowing() == [], path
