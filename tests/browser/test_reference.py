"""The reference: four questions by clicks and by keys, nothing hidden, one sheet of paper."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cottonopolis import Game
from tests.browser.kit import Tab, Tabs
from tests.golden import FOLDER
from tests.server.kit import Json, Player, Server, table_of

RECORD = (FOLDER / "4p-sane-101.txt").read_text(encoding="utf-8")
UNTIL = 44  # in the canal period, after sales to the Distant Market
NAMES = ["Ada", "Ben", "Cleo", "Dora"]
DESK = (1366, 768)
PHONE = (390, 844)
REFERENCE = "[data-reference]"
# A finger that stays on an element
HOLD = """(element) => {
  const box = element.getBoundingClientRect();
  const at = {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2};
  const finger = {pointerType: "touch", bubbles: true, ...at};
  element.dispatchEvent(new PointerEvent("pointerdown", finger));
}"""


def sitting(server: Server, until: int = UNTIL) -> tuple[str, Player, Player, Json]:
    """A table, the player to move, another one, and what the first one sees, with the hand."""
    table, players = table_of(server, NAMES, record=RECORD, until=until)
    seat = Game.from_record(RECORD, until).seat
    assert seat is not None
    seen = players[seat].get(f"/tables/{table}", seat=seat)["position"]
    return (
        table,
        players[seat],
        players[(seat + 1) % 4],
        {**seen, "hand": seen["seats"][seat]["hand"]},
    )


def port_of(position: Json) -> str:
    slots: dict[str, Json | None] = position["slots"]
    return next(slot for slot, tile in slots.items() if tile and tile["industry"] == "port")


def mill_is_shown(page: Page) -> None:
    row = page.locator(f'{REFERENCE} [data-at="cotton_mill/3"]')
    expect(row).to_be_in_viewport()
    expect(row).to_contain_text("£16")


def market_is_shown(page: Page, position: Json) -> None:
    left = 3 - position["distant_market"]["turned"].count(-3)
    row = page.locator(f'{REFERENCE} [data-face="−3"]')
    expect(row).to_be_in_viewport()
    expect(row).to_contain_text(f"{left} of 3")


def card_is_shown(page: Page, position: Json, card: str = "manchester") -> None:
    row = page.locator(f'{REFERENCE} [data-at="{card}"]')
    expect(row).to_be_in_viewport()
    expect(row).to_contain_text(f"{position['discards'].count(card)} of 4")


def port_is_shown(page: Page) -> None:
    line = page.locator(f'{REFERENCE} [data-at="port"] [data-flips]')
    expect(line).to_be_in_viewport()
    expect(line).to_contain_text("mill sells to it")


def on_board(page: Page, name: str, kind: str) -> Locator:
    return page.locator(f'.board [data-id="{name}"][data-kind="{kind}"]')


def close(tab: Tab) -> None:
    tab.page.keyboard.press("Escape")
    expect(tab.page.locator(REFERENCE)).to_have_count(0)


def test_four_questions_at_a_desk(tabs: Tabs, server: Server) -> None:
    table, player, other, seen = sitting(server)
    assert seen["distant_market"]["turned"], "a tile was turned"
    port = port_of(seen)
    tab = tabs.new(player, size=DESK).open(f"/tables/{table}")
    page = tab.page
    # by clicks, in a turn
    page.locator(".player-board .info").click()
    mill_is_shown(page)
    assert not tab.barriers(REFERENCE)
    close(tab)
    page.locator(".distant").click()
    market_is_shown(page, seen)
    assert not tab.barriers(REFERENCE)
    close(tab)
    on_board(page, "manchester", "place").click(button="right")
    card_is_shown(page, seen)
    close(tab)
    on_board(page, port, "slot").click(button="right")
    port_is_shown(page)
    close(tab)
    # by keys
    mill = page.locator('.player-board [data-industry="cotton_mill"] .row')
    mill.focus()
    page.keyboard.press("r")
    mill_is_shown(page)
    close(tab)
    expect(mill).to_be_focused()
    page.locator('[data-entry="cards/market-tiles"][tabindex="0"]').first.focus()
    page.keyboard.press("r")
    market_is_shown(page, seen)
    close(tab)
    on_board(page, "manchester", "place").focus()
    page.keyboard.press("r")
    card_is_shown(page, seen)
    close(tab)
    on_board(page, port, "slot").focus()
    page.keyboard.press("r")
    port_is_shown(page)
    # the aid is one key away, and the turn goes on
    page.locator(f"{REFERENCE} [data-tab=cards]").focus()
    page.keyboard.press("Home")
    expect(page.locator(f"{REFERENCE} [data-at=actions]")).to_contain_text("£3")
    assert not tab.barriers(REFERENCE)
    expect(page.locator(".hand .card").first).to_be_in_viewport()
    close(tab)
    assert page.locator("[data-turn=mine]").count()
    # the menu has it too
    waiting = tabs.new(other, size=DESK).open(f"/tables/{table}")
    waiting.page.locator("button.menu, header.top button").last.click()
    waiting.page.locator("[data-refer]").click()
    expect(waiting.page.locator(REFERENCE)).to_be_visible()
    close(waiting)


def test_four_questions_on_a_phone(tabs: Tabs, server: Server) -> None:
    table, player, _, seen = sitting(server)
    tab = tabs.new(player, size=PHONE, touch=True).open(f"/tables/{table}")
    page = tab.page
    page.locator("nav button").last.click()
    page.locator(f"{REFERENCE} [data-tab=tiles]").click()
    mill_is_shown(page)
    assert not tab.barriers(REFERENCE)
    assert not tab.overflowing()
    page.locator(f"{REFERENCE} [data-tab=cards]").click()
    market_is_shown(page, seen)
    assert not tab.barriers(REFERENCE)
    assert not tab.overflowing()
    close(tab)
    port = on_board(page, port_of(seen), "slot")
    port.evaluate(HOLD)
    port_is_shown(page)
    close(tab)
    on_board(page, "manchester", "place").evaluate(HOLD)
    card_is_shown(page, seen)
    close(tab)
    card = page.locator(".hand [data-card]").first
    card.focus()
    page.keyboard.press("r")
    expect(page.locator(f"{REFERENCE} .asked")).to_be_in_viewport()
    close(tab)


def test_the_reference_tells_nothing_hidden(tabs: Tabs, server: Server) -> None:
    """Cards of other hands and of the deck count as unseen; a spectator's own hand is none."""
    table, player, _, seen = sitting(server)
    cards = sum(player.get("/boards", game="brass", players=4)["cards"].values())
    for who, held in ((player, len(seen["hand"])), (None, 0)):
        tab = tabs.new(who, size=DESK).open(f"/tables/{table}")
        tab.page.locator("header.top button.deck").click()
        shown = tab.page.locator(f"{REFERENCE} [data-at] .pips")
        expect(shown.first).to_be_visible()
        assert shown.locator(".gone").count() == len(seen["discards"])
        assert shown.locator(".held").count() == held
        assert shown.locator(".unseen").count() == cards - len(seen["discards"]) - held


@pytest.mark.parametrize("game", ["brass", "industry"])
def test_the_aid_is_one_sheet_of_paper_in_every_language(tabs: Tabs, game: str) -> None:
    for lang in ("en", "fr", "it", "de"):
        tab = tabs.new(size=PHONE, lang=lang, dark=lang == "de").open(f"/learn/aid/{game}")
        expect(tab.page.locator(".aid section").first).to_be_visible()
        assert not tab.overflowing()
        sheet = tab.page.pdf(prefer_css_page_size=True)
        assert re.findall(rb"/Count (\d+)", sheet) == [b"1"], lang
        if lang == "de":
            assert not tab.barriers()


@pytest.mark.parametrize("game", ["brass", "industry"])
def test_the_tiles_have_a_page(tabs: Tabs, game: str, server: Server) -> None:
    tiles = Player(server.url).get("/boards", game=game)["tiles"]
    tab = tabs.new(size=DESK, lang="de").open(f"/learn/tiles/{game}")
    expect(tab.page.locator("tbody tr")).to_have_count(len(tiles))
    assert not tab.overflowing()
    assert not tab.barriers()


def test_symbols_are_named_with_their_rules(tabs: Tabs, server: Server) -> None:
    """Under the pointer and with the focus; the rule opens beside the table."""
    table, _, other, seen = sitting(server)
    tab = tabs.new(other, size=DESK).open(f"/tables/{table}")
    page = tab.page
    name = page.locator(".name[data-symbol]")
    port = on_board(page, port_of(seen), "slot")
    rows = page.locator(".player-board [data-industry=cotton_mill]")
    for symbol, word, rule in (
        (page.locator("[data-track=coal]").first, "demand-track", "B17"),
        (page.locator(".distant"), "distant-market", "B28"),
        (port, "port", "B27"),
        (
            page.locator(".board [data-kind=link][data-owner]").first.locator(".round"),
            "canal",
            "B24",
        ),
        (on_board(page, "scotland", "place"), "external", "B10"),
        (rows.locator(".facts .up"), "income", "B4"),
        (rows.locator(".facts .vp"), "vp", "B30"),
        (rows.locator(".rest"), "stack", "B13"),
        (page.locator(".player-board .money"), "cash", "B16"),
        (page.locator(".hand [data-card]").first, "card-", "B"),
    ):
        box = symbol.bounding_box()
        assert box, word
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(name).to_have_attribute("data-symbol", re.compile(f"^{word}"))
        expect(name.locator("a").first).to_contain_text(rule)
        page.mouse.move(5, 400)
        expect(name).to_have_count(0)
    # a click on the rule opens it
    page.locator("[data-track=coal]").first.hover()
    expect(name).to_be_visible()
    assert not tab.barriers(".name[data-symbol]")
    name.get_by_role("link", name="B17").click()
    expect(page.locator(f'{REFERENCE} [data-at="B17"].chosen')).to_be_in_viewport()
    expect(name).to_have_count(0)
    close(tab)
    # the same with the keyboard
    page.locator("[data-track=iron]").first.focus()
    page.keyboard.press("Shift")  # the focus is shown from now on
    page.keyboard.press("Shift+Tab")
    expect(name).to_have_attribute("data-symbol", "demand-track")
    page.keyboard.press("Shift+R")
    expect(name.get_by_role("link").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f'{REFERENCE} [data-at="B17"].chosen')).to_be_in_viewport()


def test_a_tap_on_the_strip_opens_its_market(tabs: Tabs, server: Server) -> None:
    """Holding a symbol names it with its rules too; in German no tab is cut off."""
    table, player, _, seen = sitting(server)
    tab = tabs.new(player, size=(360, 640), touch=True, lang="de").open(f"/tables/{table}")
    page = tab.page
    page.locator(".strip [data-track=iron]").click()
    expect(page.locator(f'{REFERENCE} [data-at="market-iron"].asked')).to_be_in_viewport()
    expect(page.locator(f"{REFERENCE} [data-symbol=demand-track] a").first).to_have_text("B17")
    for button in page.locator(f"{REFERENCE} [role=tab]").all():
        expect(button).to_be_in_viewport(ratio=1)
    close(tab)
    on_board(page, port_of(seen), "slot").evaluate(HOLD)
    expect(page.locator(f"{REFERENCE} [data-symbol=port] a").first).to_have_text("B27")
