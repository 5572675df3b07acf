"""At the table: undo, refusals, the keyboard, a lost connection, small screens."""

import random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.driver import BOARD, Driver
from tests.browser.kit import AXE, DESK, PHONE, Tab, Tabs
from tests.golden import FOLDER
from tests.server.fake_services import wait_for
from tests.server.kit import Json, Player, Server, seats, table_of

# The visible text of a table, which is equal in all tabs with the same entries (the hand is sorted,
# because each tab has its own order; texts for screen readers contain only the latest news)
SHOWN = """() => {
  for (const spoken of document.querySelectorAll(".visually-hidden")) spoken.style.display = "none";
  const lines = (selector) =>
    [...document.querySelectorAll(selector)].flatMap((panel) => panel.innerText.split("\\n"));
  const names = [...document.querySelectorAll(".hand .card .name")].map((name) => name.innerText);
  const board = [...document.querySelectorAll(".board [data-id]")].map((cell) => cell.ariaLabel);
  return [...lines("[data-panel=rivals]"), ...lines("[data-panel=works]"), ...lines(".log"),
    ...names.sort(), ...board].filter((line) => line.trim());
}"""
# The links that are not targets, and whether they are built
LINKS = """() => Object.fromEntries(
  [...document.querySelectorAll(".board [data-kind=link][tabindex='-1']")]
    .map((link) => [link.dataset.id, !link.ariaLabel.includes("no link built")]))"""


def position(player: Player, table: str) -> Json:
    """The position as the player sees it."""
    socket = player.live(table)
    found: Json = socket.receive()["position"]
    socket.close()
    return found


def to_move(player: Player, table: str) -> int:
    return int(player.get(f"/tables/{table}")["table"]["to_move"])


def second_round(players: list[Player], table: str, rng: random.Random) -> Player:
    """Play the first round; return the player to move."""
    for _ in players:
        seat = to_move(players[0], table)
        players[seat].move_at_random(table, seat, rng)
    return players[to_move(players[0], table)]


def test_a_move_is_taken_back(tabs: Tabs, server: Server) -> None:
    table, players = table_of(server, ["Undoing", "Second", "Third"], game="brass")
    player = second_round(players, table, random.Random(1))
    before = position(player, table)
    driver = Driver(tabs.new(player), random.Random(2))
    driver.tab.open(f"/tables/{table}")
    driver.take_turn()
    assert position(player, table) != before
    driver.idle()
    with driver.tab.page.expect_response("**/undo") as answer:
        driver.tab.page.locator("button.undo").click()
    assert answer.value.status < 300
    expect(driver.tab.page.locator("[data-turn=mine][data-stage=action]")).to_have_count(1)
    assert position(player, table) == before


@pytest.mark.parametrize(("slot", "move"), [("birkenhead", "shipyard"), ("colne.1", "cotton_mill")])
def test_a_refusal_names_the_rules(tabs: Tabs, server: Server, slot: str, move: str) -> None:
    """A click on something illegal shows the reasons and their rule numbers."""
    table, players = table_of(server, ["Refused", "Second", "Third"], game="brass")
    player = players[to_move(players[0], table)]
    seat = to_move(player, table)
    answer = player.get(f"/tables/{table}/why-not", seat=seat, move=f"build {move} {slot}")
    reasons = [reason for attempt in answer["attempts"] for reason in attempt["reasons"]]
    rules = {reason["rule"] for reason in reasons if reason["rule"]}
    tab = tabs.new(player).open(f"/tables/{table}")
    cell = tab.page.locator(f'{BOARD} [data-id="{slot}"][data-kind=slot]')
    if not rules:
        assert cell.get_attribute("tabindex") == "0"
        return
    assert cell.get_attribute("tabindex") == "-1"
    cell.click()
    shown = tab.page.locator("[data-why-not] [data-rule]")
    expect(shown.first).to_be_visible()
    assert rules <= {rule.get_attribute("data-rule") for rule in shown.all()}


def test_a_turn_with_the_keyboard_alone(tabs: Tabs, server: Server) -> None:
    table, players = table_of(server, ["Keys", "Second", "Third"], game="brass")
    player = players[to_move(players[0], table)]
    tab = tabs.new(player).open(f"/tables/{table}")
    page = tab.page
    driver = Driver(tab, random.Random(3))
    driver.look()
    build = page.locator("button.action").first.get_attribute("aria-keyshortcuts")
    page.keyboard.press(str(build))
    driver.idle()
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-id][tabindex=\"0\"]')"):
            break
    else:
        raise AssertionError("no target can be reached with the Tab key")
    page.keyboard.press("Enter")
    for _ in range(12):
        state = driver.look()
        if state["confirm"]:
            break
        if state["choices"]:
            page.locator("[data-choice]").first.focus()
            page.keyboard.press("Enter")
        elif "card" in state["stage"]:
            for number in "12345678":
                page.keyboard.press(number)
                if "card" not in driver.look()["stage"]:
                    break
        elif state["targets"]:
            driver.locate(state["targets"][0]).focus()
            page.keyboard.press("Enter")
    page.locator("body").focus()
    with page.expect_response(lambda found: found.url.endswith("/moves")) as answer:
        page.keyboard.press("Enter")
    assert answer.value.status < 300
    assert to_move(player, table) != players.index(player)


class Line:
    """The connection of a tab to its table, which a test can close."""

    def __init__(self, tab: Tab) -> None:
        self.cut = False
        self.routes: list[WebSocketRoute] = []
        tab.page.route_web_socket(lambda url: "/live" in url, self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self.cut:
            route.close(code=4000)
            return
        route.connect_to_server()
        self.routes.append(route)

    def lose(self) -> None:
        self.cut = True
        for route in self.routes:
            route.close(code=4000)
        self.routes.clear()


def test_a_lost_connection_is_taken_up_again(tabs: Tabs, server: Server) -> None:
    rng = random.Random(4)
    table, players = table_of(server, ["Lost", "Second", "Third"], game="brass")
    second_round(players, table, rng)
    tab = tabs.new(players[0])
    line = Line(tab)
    tab.open(f"/tables/{table}")
    line.lose()
    lost = tab.page.locator(".connection .lost")
    expect(lost).to_be_visible()
    for _ in range(4):
        seat = to_move(players[0], table)
        players[seat].move_at_random(table, seat, rng)
    line.cut = False
    expect(lost).to_have_count(0)
    fresh = tabs.new(players[0]).open(f"/tables/{table}")
    wait_for(lambda: tab.page.evaluate(SHOWN) == fresh.page.evaluate(SHOWN))
    assert len(tab.page.evaluate(SHOWN)) > 100


def test_two_browsers_see_the_same_game(tabs: Tabs, server: Server) -> None:
    """Two people and a bot see the same moves, but not each other's hands."""
    anna, bert = Player(server.url, "Anna"), Player(server.url, "Bert")
    table = anna.create(seats("me", "open", "beginner"), game="brass")
    bert.post(f"/tables/{table}/seats")
    bert.post(f"/tables/{table}/ready", ready=True)
    anna.post(f"/tables/{table}/start")
    drivers = [Driver(tabs.new(player), random.Random(5)) for player in (anna, bert)]
    for driver in drivers:
        driver.tab.open(f"/tables/{table}")
    people = {anna.me["id"]: drivers[0], bert.me["id"]: drivers[1]}
    for _ in range(6):
        driver = drivers[0]
        driver.tab.page.wait_for_function("() => document.querySelector('[data-turn]')")
        found = anna.get(f"/tables/{table}")["table"]
        while found["seats"][found["to_move"]]["person"] is None:
            driver.tab.page.wait_for_timeout(100)
            found = anna.get(f"/tables/{table}")["table"]
        people[found["seats"][found["to_move"]]["person"]["id"]].take_turn()
    assert all(driver.moves for driver in drivers)

    def see_the_same() -> bool:
        mine, yours = (driver.tab.page.evaluate(LINKS) for driver in drivers)
        common = mine.keys() & yours.keys()
        return bool(common) and all(mine[key] == yours[key] for key in common)

    wait_for(see_the_same)


def test_several_people_at_one_screen(tabs: Tabs, server: Server) -> None:
    player = Player(server.url, "Host")
    plan = [{"kind": "me", "label": name} for name in ("Ada", "Ben", "Cleo")]
    table = player.create(plan, game="brass", start=True)
    driver = Driver(tabs.new(player), random.Random(6))
    driver.tab.open(f"/tables/{table}")
    first = player.get(f"/tables/{table}")["table"]["to_move"]
    hand_over = driver.tab.page.locator("[data-overlay=hand-over]")
    expect(hand_over).to_contain_text(("Ada", "Ben", "Cleo")[first])
    names = set()
    for _ in range(5):
        names.add(to_move(player, table))
        driver.take_turn()
    assert len(names) == 3


@pytest.mark.parametrize("lang", ["de", pytest.param("fr", marks=pytest.mark.slow)])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["brass", "industry"])
def test_the_table_fits(
    tabs: Tabs, server: Server, lang: str, size: tuple[int, int], game: str
) -> None:
    """In the longest languages, on a desktop and on the smallest phone, during a turn."""
    table, players = table_of(server, ["Fitting", "Second", "Third"], game=game)
    player = second_round(players, table, random.Random(7))
    tab = tabs.new(player, lang, size, touch=size == PHONE).open(f"/tables/{table}")
    driver = Driver(tab, random.Random(8))
    assert tab.speech() == lang
    assert tab.overflowing() == []
    driver.step()
    driver.step()
    driver.idle()
    assert tab.overflowing() == []
    if AXE.exists() and lang == "de":
        assert tab.barriers() == []
    driver.take_turn()


def test_a_finished_game_is_shown_and_looked_through(tabs: Tabs, server: Server) -> None:
    """A finished game shows its result, and can be replayed from the start."""
    record = (FOLDER / "3p-sane-101.txt").read_text(encoding="utf-8")
    player = Player(server.url, "Archivist")
    table = player.create(seats("me", "beginner", "beginner"), record=record, start=True)
    tab = tabs.new(player)
    tab.open(f"/tables/{table}")
    expect(tab.page.locator("[data-turn=over]")).to_have_count(1)
    tab.visit(f"/tables/{table}/replay")
    expect(tab.page.locator(f"{BOARD} [data-id]").first).to_be_visible()
