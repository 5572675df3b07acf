"""Making a choice: what stays in sight, how many clicks it takes, and the focus of the keyboard."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.driver import BOARD, Driver
from tests.browser.kit import AXE, Tab, Tabs
from tests.golden import FOLDER
from tests.server.kit import Json, Player, Server, seats

LAPTOP = (1280, 720)
# What a popover covers of the elements with given ids, in square pixels
COVERED = """(ids) => {
  const popover = document.querySelector("[data-popover]")?.getBoundingClientRect();
  if (!popover) return -1;
  return ids.map((id) => {
    const box = document.querySelector(`.board [data-id="${id}"]`).getBoundingClientRect();
    const wide = Math.min(popover.right, box.right) - Math.max(popover.left, box.left);
    const high = Math.min(popover.bottom, box.bottom) - Math.max(popover.top, box.top);
    return Math.max(0, wide) * Math.max(0, high);
  }).reduce((sum, area) => sum + area, 0);
}"""
# Cards of which the middle is covered or outside the window
HIDDEN_CARDS = """() => [...document.querySelectorAll(".hand [data-card]")].filter((card) => {
  const {left, top, right, bottom} = card.getBoundingClientRect();
  const points = [[left + 6, top + 6], [right - 6, bottom - 6]];
  return points.some(([x, y]) => !card.contains(document.elementFromPoint(x, y)));
}).map((card) => card.dataset.card)"""


class Turn:
    """A turn of a game that goes on from a record; counts the clicks."""

    def __init__(self, tab: Tab, player: Player, table: str) -> None:
        self.tab, self.page = tab, tab.page
        self.driver = Driver(tab, None)  # type: ignore[arg-type]
        self.clicks = 0
        found = player.get(f"/tables/{table}")["table"]
        self.options: list[Json] = player.get(f"/tables/{table}/menu", seat=found["to_move"])[
            "nodes"
        ][0]["options"]

    def click(self, found: Locator) -> None:
        found.click()
        self.clicks += 1
        self.driver.idle()
        assert self.height() == self.usual_height
        assert self.page.evaluate(HIDDEN_CARDS) == []

    def start(self) -> "Turn":
        for _ in range(4):
            self.page.keyboard.press("Escape")
        self.driver.idle()
        self.clicks = 0
        self.page.mouse.move(5, 5)
        self.usual_height = self.height()
        return self

    def height(self) -> list[float]:
        """Top and height of the turn panel."""
        return list(
            self.page.evaluate(
                "() => { const box = document.querySelector('.turn.panel').getBoundingClientRect();"
                "return [box.top, box.height]; }"
            )
        )

    def target(self, name: str) -> Locator:
        found = self.page.locator(f'{BOARD} [data-id="{name}"][tabindex="0"]')
        return found.locator(".round") if "-" in name else found

    def card(self, name: str | None = None) -> Locator:
        chosen = f'[data-card="{name}"]' if name else "[data-card]:not([aria-disabled])"
        return self.page.locator(f".hand {chosen}").first

    def action(self, kind: str) -> Locator:
        return self.page.locator(f'[data-action="{kind}"]')

    def tile(self, industry: str) -> Locator:
        return self.page.locator(f'[data-choice="{industry}"]')

    def chip(self) -> str:
        return self.page.locator("[data-chip]").inner_text().replace("\u00a0", " ")

    def ready(self) -> int:
        """The clicks so far and the one on Confirm, which must be possible."""
        expect(self.page.locator("[data-confirm]")).not_to_have_attribute("aria-disabled", "true")
        return self.clicks + 1

    def of(self, kind: str, **wanted: Any) -> list[Json]:
        return [
            option
            for option in self.options
            if option["kind"] == kind
            and all(len(option.get(key) or []) == count for key, count in wanted.items())
        ]


def turn_of(tabs: Tabs, server: Server, record: str, until: int) -> Turn:
    player = Player(server.url, "Chooser")
    text = (FOLDER / record).read_text(encoding="utf-8")
    table = player.create(
        seats("me", *["beginner"] * (int(record[0]) - 1)), record=text, until=until, start=True
    )
    tab = tabs.new(player, size=LAPTOP).open(f"/tables/{table}")
    expect(tab.page.locator("[data-turn=mine][data-stage=action]")).to_have_count(1)
    return Turn(tab, player, table).start()


def test_link_loan_develop_and_sale_in_few_clicks(tabs: Tabs, server: Server) -> None:
    """The move stays in sight, and the panel does not move."""
    turn = turn_of(tabs, server, "3p-sane-101.txt", 20)
    page = turn.page
    link = turn.of("link")[0]["target"]["id"]
    turn.click(turn.target(link))
    page.mouse.move(5, 5)
    expect(page.locator(f'[data-ghost="{link}"]')).to_have_count(1)
    expect(turn.action("link")).to_have_attribute("aria-pressed", "true")
    assert turn.chip().startswith("Canal ")
    assert turn.chip().endswith("· £3 · with: ?")
    assert page.evaluate(COVERED, [link, *link.split("-")]) == 0
    assert page.locator("[data-question]").inner_text() == "Which card do you play for it?"
    turn.click(turn.card())
    expect(page.locator(f'[data-ghost="{link}"]')).to_have_count(1)
    expect(page.locator(".hand .card.selected:not([aria-disabled])")).to_have_count(1)
    assert turn.ready() == 3
    if AXE.exists():
        assert turn.tab.barriers() == []

    turn.start()
    turn.click(turn.action("loan"))
    assert turn.chip().startswith("Loan of £30 · Income")
    expect(page.locator("[data-choices] [aria-pressed=true]")).to_contain_text("£30")
    if AXE.exists():
        assert turn.tab.barriers(".right") == []
    turn.click(turn.card())
    assert turn.ready() == 3
    turn.click(page.locator("[data-choices] [data-choice]").first)
    assert turn.chip().startswith("Loan of £10")
    turn.ready()

    turn.start()
    turn.action("develop").dblclick()
    turn.driver.idle()
    assert turn.chip() == "Develop…"
    turn.start()
    turn.click(turn.action("develop"))
    turn.click(turn.tile("port"))
    turn.click(turn.card())
    expect(page.locator("[data-industry=port].leaves")).to_have_count(1)
    turn.click(turn.tile("coal_mine"))
    expect(page.locator("[data-industry=coal_mine].leaves")).to_have_count(1)
    assert turn.chip().startswith("Develop port I, coal mine II")
    assert turn.ready() == 5
    if AXE.exists():
        assert turn.tab.barriers(".right") == []

    turn.start()
    mill = turn.of("sell")[0]["target"]["id"]
    name = str(turn.target(mill).get_attribute("aria-label"))
    assert name == "Sell: cotton mill (Blackburn)"
    turn.click(turn.target(mill))
    assert turn.chip().startswith(f"{name} · with: ?")
    turn.click(turn.card())
    port = str(page.locator(f"{BOARD} [data-id][tabindex='0']").first.get_attribute("data-id"))
    assert page.evaluate(COVERED, [mill, port]) == 0
    turn.click(turn.target(port))
    expect(page.locator(f'[data-ghost="{mill}"]')).to_have_count(1)
    assert "to a port (" in turn.chip()
    assert turn.ready() == 4
    if AXE.exists():
        assert turn.tab.barriers() == []


def test_builds_with_one_card_and_with_two(tabs: Tabs, server: Server) -> None:
    turn = turn_of(tabs, server, "3p-sane-101.txt", 7)
    page = turn.page
    by_slot: dict[str, list[Json]] = {}
    for option in turn.of("build"):
        by_slot.setdefault(option["target"]["id"], []).append(option)
    alone = [found[0] for found in by_slot.values() if len(found) == 1]
    single = next(option for option in alone if option["cards"])
    turn.click(turn.target(single["target"]["id"]))
    if len(single["cards"]) > 1:
        turn.click(turn.card())
        turn.clicks -= 1
    expect(page.locator(".hand .card.selected")).to_have_count(1)
    assert turn.ready() == 2

    turn.start()
    double = next(option for option in turn.of("build") if option["cards"] == [])
    slot = double["target"]["id"]
    label = str(turn.target(slot).get_attribute("aria-label"))
    assert "with two cards" in label
    turn.target(slot).hover()
    cards = page.locator(".hand .card")
    expect(page.locator(".hand .card.two")).to_have_count(cards.count())
    turn.click(turn.target(slot))
    if len(by_slot[slot]) > 1:
        expect(page.locator("[data-popover]")).to_contain_text("2 cards")
        if AXE.exists():
            assert turn.tab.barriers() == []
        index = by_slot[slot].index(double)
        turn.click(page.locator("[data-popover] [data-choice]").nth(index))
    assert turn.chip().endswith("with: ? + ?")
    if AXE.exists():
        assert turn.tab.barriers() == []
    last = cards.count() - 1
    turn.click(cards.nth(last))  # any card can be the first
    turn.click(cards.nth(0))
    expect(page.locator(".hand .card.selected")).to_have_count(2)
    assert turn.ready() <= 5


def test_two_industries_and_two_cards_in_four_clicks(tabs: Tabs, server: Server) -> None:
    turn = turn_of(tabs, server, "2p+tournament_mills+two_player_2009-sane-102.txt", 1)
    slot = "bury.1"
    options = [option for option in turn.of("build", cards=2) if option["target"]["id"] == slot]
    assert [option["industry"] for option in options] == ["cotton_mill", "coal_mine"]
    turn.click(turn.target(slot))
    turn.click(turn.page.locator("[data-popover] [data-choice]").nth(1))
    turn.click(turn.card("bury"))
    assert turn.chip().startswith("Coal mine I")
    assert turn.ready() == 4


def test_two_sales_in_six_clicks(tabs: Tabs, server: Server) -> None:
    turn = turn_of(tabs, server, "3p+lancashire_2018-uniform-103.txt", 22)
    turn.click(turn.target("stockport.1"))
    turn.click(turn.card())
    turn.click(turn.target("ellesmere_port"))
    turn.ready()
    turn.click(turn.target("rochdale.2"))
    market = turn.page.locator("[data-choice*=distant_market]")
    if market.count():
        turn.click(market.first)
    assert turn.ready() <= 6
