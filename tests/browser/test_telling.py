"""Moves are told one at a time: filmed frame by frame, and compared with the server."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.driver import Driver
from tests.browser.kit import AXE, Tab, Tabs
from tests.browser.test_table import to_move
from tests.golden import FOLDER
from tests.server.kit import Json, Server, table_of

RECORD = "3p-sane-101.txt"
# Every frame: the move being told, the pieces on the board, money and points of the seats, targets
FILM = """() => {
  const owned = (kind) => [...document.querySelectorAll(`.board [data-kind=${kind}][data-owner]`)]
    .map((cell) => cell.dataset.id);
  const texts = (selector) => [...document.querySelectorAll(selector)]
    .map((cell) => cell.innerText);
  window.film = [];
  window.said = [];
  const status = document.querySelector("[role=status].visually-hidden");
  new MutationObserver(() => window.said.push(status.textContent)).observe(
    status, {childList: true, characterData: true, subtree: true});
  const take = () => {
    const banner = document.querySelector("[data-telling]");
    window.film.push({
      told: banner ? Number(banner.dataset.telling) : null,
      landed: banner !== null && banner.dataset.landed !== undefined,
      pieces: [...owned("slot"), ...owned("link")],
      money: texts(".rivals .money"),
      own: document.querySelector(".player-board .money")?.firstChild.textContent ?? "",
      targets: document.querySelectorAll(
        ".game:not([data-planning]) .board [data-id][tabindex='0']").length,
      moving: document.querySelectorAll(".stage .piece, .stage path").length,
      scoring: document.querySelector("[data-overlay=scoring]") !== null,
      final: document.querySelector("#final-title") !== null,
      points: document.querySelector("svg.track")?.ariaLabel ?? "",
    });
    window.filming = requestAnimationFrame(take);
  };
  take();
}"""
CUT = "() => { cancelAnimationFrame(window.filming); return [window.film, window.said]; }"
ALL_TOLD = """() => !document.querySelector("[data-telling]") &&
  document.querySelector("[data-turn]").dataset.turn === "mine\""""
CHANGED = "(number) => document.querySelector('[data-telling]')?.dataset.telling !== number"


@dataclass
class Filmed:
    """What a tab showed while the server made some moves."""

    frames: list[Json]
    said: list[str]
    moves: list[Json]  # entries, in order
    positions: list[Json]  # before the first, and after each

    def pieces(self, at: int) -> set[str]:
        """The slots with a tile and the built links of a position."""
        position = self.positions[at]
        slots = {slot for slot, tile in position["slots"].items() if tile}
        return slots | {link for link, owner in position["links"].items() if owner is not None}


class Table:
    """People at a table: one has a tab, the others move through the API as fast as they can."""

    def __init__(self, tabs: Tabs, server: Server, count: int, mine: int = 0, **setup: Any) -> None:
        names = ["First", "Second", "Third", "Fourth"][:count]
        self.id, self.players = table_of(server, names, **setup)
        self.mine = mine
        self.rng = Random(7)
        self.tabs = tabs
        self.socket = self.players[mine].live(self.id)
        self.socket.receive()

    def tab(self, pace: str, motion: bool) -> Tab:
        self.let_rivals_move()
        tab = self.tabs.new(self.players[self.mine], pace=pace, motion=motion)
        return tab.open(f"/tables/{self.id}")

    def let_rivals_move(self) -> int:
        """Let the others move until the person with the tab is to move; return how often."""
        moves = 0
        while (seat := to_move(self.players[0], self.id)) != self.mine:
            self.players[seat].move_at_random(self.id, seat, self.rng)
            moves += 1
        return moves

    def turn(self, driver: Driver) -> int:
        """Take a whole turn in the tab, then let the rivals move."""
        moves = 0
        while not moves:
            driver.take_turn()
            moves = self.let_rivals_move()
        return moves

    def heard(self) -> Iterator[tuple[Json, Json]]:
        """The moves that were not heard yet, with the positions after them."""
        last = self.players[0].get(f"/tables/{self.id}")["table"]["last_move"]
        while self.socket.number < last:
            message = self.socket.receive()
            if message.get("kind") == "play":
                yield message, deepcopy(self.socket.position or {})

    def film(self, driver: Driver) -> Filmed:
        """Film a turn and the moves of the rivals after it."""
        page = driver.tab.page
        list(self.heard())
        before = deepcopy(self.socket.position or {})
        page.evaluate(FILM)
        self.turn(driver)
        page.wait_for_function(ALL_TOLD)
        frames, said = page.evaluate(CUT)
        heard = list(self.heard())
        moves = [move for move, _ in heard]
        return Filmed(frames, said, moves, [before, *(position for _, position in heard)])


def check_order(filmed: Filmed, is_animated: bool) -> None:
    """No frame shows two new moves, or anything of a move that is not told yet."""
    numbers = [move["number"] for move in filmed.moves]
    pieces = [filmed.pieces(at) for at in range(len(filmed.positions))]
    seen = 0  # moves whose position is shown
    for frame in filmed.frames:
        if set(frame["pieces"]) != pieces[seen]:
            seen += 1
            while pieces[seen] == pieces[seen - 1]:
                seen += 1  # moves that put nothing on the board
            assert set(frame["pieces"]) == pieces[seen], "two moves in one frame"
        if frame["told"] is not None:
            assert seen <= numbers.index(frame["told"]) + 1, "a move is seen before it is told"
        if frame["targets"] and seen > 0:
            assert frame["told"] in (None, numbers[-1]), "targets while moves wait"
    told = [frame["told"] for frame in filmed.frames if frame["told"] is not None]
    assert list(dict.fromkeys(told)) == numbers, "each move is told, in order"
    assert any(frame["moving"] for frame in filmed.frames) == is_animated


def check_money(filmed: Filmed) -> None:
    """Nobody's money runs ahead of the move being told."""
    numbers = [move["number"] for move in filmed.moves]
    for frame in filmed.frames:
        if frame["told"] is None:
            continue
        at = numbers.index(frame["told"])
        old, new = (filmed.positions[i]["seats"] for i in (at, at + 1))
        spans = [sorted((a["money"], b["money"])) for a, b in zip(old, new, strict=True)]
        for text in (*frame["money"], frame["own"]):
            money = int(text.replace("£", "").replace("−", "-").replace(",", ""))
            assert any(low <= money <= high for low, high in spans), (frame["told"], text, spans)


def test_a_round_is_told_move_by_move(tabs: Tabs, server: Server) -> None:
    table = Table(tabs, server, 4, game="brass")
    tab = table.tab("normal", motion=True)
    filmed = table.film(Driver(tab, Random(1)))
    check_order(filmed, is_animated=True)
    check_money(filmed)
    # One announcement for each move
    assert len(filmed.said) == len(filmed.moves)
    assert "It’s your turn." in filmed.said[-1]
    # What the rivals have done is ringed until the first choice
    page = tab.page
    rings = page.locator("[data-new]")
    rivals = [move for move in filmed.moves if move["seat"] != table.mine]
    built = {
        str(event["facts"].get("link") or event["facts"]["place"])
        for move in rivals
        for event in move["events"]
        if event["name"] in ("built", "laid_link")
    }
    assert built <= {str(ring.get_attribute("data-new")) for ring in rings.all()}
    # The list names each of them, and they can be told again
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.locator("#since-list li")).to_have_count(len(rivals))
    page.locator("#since-list li").first.hover()  # nothing covers it
    if AXE.exists():
        assert tab.barriers(".since") == []
    page.evaluate(FILM)
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector("[data-telling]")
    page.wait_for_function(ALL_TOLD)
    frames, _ = page.evaluate(CUT)
    again = list(dict.fromkeys(frame["told"] for frame in frames if frame["told"] is not None))
    assert again == [move["number"] for move in rivals]
    expect(page.locator("[data-turn=mine][data-stage=action]")).to_have_count(1)
    page.locator("button.action:not([aria-disabled=true])").first.click()
    expect(rings).to_have_count(0)


def stopped_turn(table: Table, driver: Driver) -> int:
    """Take a turn, stop the tab's timers, and let the rivals move; return their last entry."""
    while to_move(table.players[0], table.id) == table.mine:
        driver.take_turn()
    driver.tab.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))
    table.let_rivals_move()
    return int(table.players[0].get(f"/tables/{table.id}")["table"]["last_move"])


def test_moves_are_hurried_skipped_or_shown_at_once(tabs: Tabs, server: Server) -> None:
    table = Table(tabs, server, 4, game="brass")
    tab = table.tab("slow", motion=False)
    tab.page.clock.install()
    driver = Driver(tab, Random(2))
    page = tab.page
    # With stopped timers, only Space goes from one move to the next
    last = stopped_turn(table, driver)
    told: list[int] = []
    while not told or told[-1] < last:
        banner = page.wait_for_selector("[data-telling]")
        number = str(banner.get_attribute("data-telling") if banner else "")
        told.append(int(number))
        page.keyboard.press("Space")
        page.wait_for_function(CHANGED, arg=number)
    assert told == list(range(told[0], last + 1))
    assert len(told) > 1
    page.clock.resume()
    page.wait_for_function(ALL_TOLD)
    # One click skips all that wait
    stopped_turn(table, driver)
    page.get_by_role("button", name="Skip all").click()
    expect(page.locator("[data-telling]")).to_have_count(0)
    expect(page.locator("[data-turn=mine]")).to_have_count(1)
    page.clock.resume()
    # "Instant", chosen in the menu, shows no banner and is remembered
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Instant").check()
    page.keyboard.press("Escape")
    assert page.evaluate("localStorage['cottonopolis.pace']") == "at-once"
    filmed = table.film(driver)
    assert len(filmed.moves) > 1
    assert {frame["told"] for frame in filmed.frames} == {None}


def test_reduced_motion_tells_the_same_without_motion(tabs: Tabs, server: Server) -> None:
    table = Table(tabs, server, 3, game="industry")
    filmed = table.film(Driver(table.tab("fast", motion=False), Random(3)))
    check_order(filmed, is_animated=False)
    assert len(filmed.said) == len(filmed.moves)


def end_of_canals(record: str) -> tuple[int, int]:
    """The number of actions before the last one of the canal period, and the seat that makes it."""
    actions: list[int] = []
    for line in record.splitlines():
        if line.startswith("# rail period"):
            break
        if line[:2].rstrip(":").isdigit():
            actions.append(int(line[0]))
    return len(actions) - 1, actions[-1]


def points_in(label: str) -> list[str]:
    """The points of all seats from the name of the track."""
    return [part.rsplit(",", 1)[1] for part in label.split(". ") if " VP" in part]


def test_the_scoring_spoils_nothing(tabs: Tabs, server: Server) -> None:
    record = (FOLDER / RECORD).read_text(encoding="utf-8")
    until, seat = end_of_canals(record)
    table = Table(tabs, server, 3, seat, record=record, until=until)
    tab = table.tab("fast", motion=False)
    page = tab.page
    before = points_in(str(page.locator("svg.track").get_attribute("aria-label")))
    page.evaluate(FILM)
    Driver(tab, Random(4)).take_turn()
    panel = page.locator("[data-overlay=scoring]")
    expect(panel).to_be_visible()
    rivals = table.let_rivals_move()
    page.wait_for_timeout(300)
    frames, _ = page.evaluate(CUT)
    for frame in frames:
        assert points_in(frame["points"]) == before, "points before they are counted"
        assert not (frame["scoring"] and frame["targets"]), "targets of the next period"
    # Each link is on the board while it counts, and nothing hides it
    forward = page.get_by_role("button", name="One step forward")
    totals: list[list[str]] = [before]
    while forward.is_enabled():
        forward.click()
        now = points_in(str(page.locator("svg.track").get_attribute("aria-label")))
        assert sum(a != b for a, b in pairwise([totals[-1], now])) <= 1
        totals.append(now)
        step = panel.locator("[aria-current=step]").inner_text()
        built = page.locator(".board [data-kind=link]:not([aria-label*='no link built'])").count()
        assert ("The board is cleared" in step) == (built == 0)
    assert totals[-1] != before
    check_uncovered(page)
    if AXE.exists():
        assert tab.barriers("[data-overlay=scoring]") == []
    page.evaluate(FILM)
    panel.get_by_role("button", name="Continue").click()
    page.wait_for_function(ALL_TOLD)
    frames, _ = page.evaluate(CUT)
    told = {frame["told"] for frame in frames if frame["told"] is not None}
    assert len(told) == rivals + 1, "the moves of the next period are told after the scoring"


def test_the_final_scores_wait_for_the_scoring(tabs: Tabs, server: Server) -> None:
    record = (FOLDER / RECORD).read_text(encoding="utf-8")
    seats = [int(line[0]) for line in record.splitlines() if line[:2].rstrip(":").isdigit()]
    table = Table(tabs, server, 3, seats[-1], record=record, until=len(seats) - 1)
    tab = table.tab("fast", motion=False)
    page = tab.page
    page.evaluate(FILM)
    driver = Driver(tab, Random(4))
    panel = page.locator("[data-overlay=scoring]")
    final = page.locator("#final-title")
    driver.take_turn()
    if driver.look()["turn"] == "mine":  # the record's last move took both cards
        driver.take_turn()
    expect(panel).to_be_visible()
    forward = page.get_by_role("button", name="One step forward")
    while forward.is_enabled():
        forward.click()
    expect(final).to_have_count(0)
    frames, _ = page.evaluate(CUT)
    assert not any(frame["final"] for frame in frames)
    panel.get_by_role("button", name="Continue").click()
    expect(final).to_be_visible()


def check_uncovered(page: Page) -> None:
    """The panel of the scoring lies beside the board."""
    panel = page.locator("[data-overlay=scoring]").bounding_box()
    board = page.locator(".board").bounding_box()
    assert panel
    assert board
    assert panel["x"] >= board["x"] + board["width"] or panel["y"] >= board["y"] + board["height"]
