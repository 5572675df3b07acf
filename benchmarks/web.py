"""Measure the client in Chromium, with the server on the same machine (`make bench-web`).

Bytes are as transferred, compressed; times are medians. The frame rate is measured with a tile on
every slot while the mouse pans the board, and while moves are told.
"""

import json
import platform
import random
import re
import statistics
import tempfile
import time
from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.browser.kit import CLIENT, DESK, OPTIONS, PHONE, browser_program
from tests.golden import FOLDER
from tests.server.kit import Player, Server, running, seats, table_of

RECORD = "4p-sane-101.txt"  # a game of Brass for four, seed 101
MIDDLE_ACTION = 90  # of the record, for the board that is panned
RUNS = 7
PAN_SECONDS = 5.0
TOLD_MOVES = 12
READY = "() => document.querySelector('.game .board [data-id]') !== null"
FRAMES = """() => {
  window.frames_ = [];
  let last = performance.now();
  const count = (now) => {
    window.frames_.push(now - last);
    last = now;
    window.counting = requestAnimationFrame(count);
  };
  window.counting = requestAnimationFrame(count);
}"""
COUNTED = "() => { cancelAnimationFrame(window.counting); return window.frames_.slice(1); }"
MB = 1024 * 1024


class Bytes:
    """Counts the bytes that a page loads, by kind."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, int] = defaultdict(int)
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        kinds: dict[str, str] = {}
        session.on("Network.responseReceived", lambda event: kinds.update(_kind(event)))
        session.on("Network.loadingFinished", lambda event: self._count(kinds, event))

    def _count(self, kinds: dict[str, str], event: dict[str, Any]) -> None:
        kind = kinds.get(event["requestId"])
        if kind is not None:
            self.sizes[kind] += int(event["encodedDataLength"])


def _kind(event: dict[str, Any]) -> dict[str, str]:
    return {event["requestId"]: str(event["type"])}


def new_page(browser: Browser, player: Player, server: Server, size: tuple[int, int]) -> Page:
    """Open a page with an empty cache and the cookies of a player."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    cookies = player.http.cookies.items()
    context.add_cookies([{"name": n, "value": v, "url": server.url} for n, v in cookies])
    return context.new_page()


def first_load(
    browser: Browser, player: Player, server: Server, path: str, ready: str
) -> tuple[float, dict[str, int]]:
    """Return the seconds until a page is usable, and the bytes it loaded until then."""
    page = new_page(browser, player, server, DESK)
    counted = Bytes(page)
    began = time.perf_counter()
    page.goto(server.url + path, wait_until="commit")
    page.wait_for_function(ready, polling=10)
    took = time.perf_counter() - began
    sizes = dict(counted.sizes)
    page.context.close()
    return took, sizes


def fill_the_board(page: Page) -> None:
    """Replace the snapshot by one with a tile on every slot and all links built."""

    def full(message: str | bytes) -> str | bytes:
        told = json.loads(message)
        if told.get("type") == "snapshot":
            position = told["position"]
            for i, slot in enumerate(position["slots"]):
                mill = {"industry": "cotton_mill", "level": 1 + i % 4, "flipped": i % 2 == 0}
                mine = {"industry": "coal_mine", "level": 4, "flipped": False}
                tile = {"owner": i % 4, "cubes": 5 if i % 3 == 0 else 0, "inert": None}
                position["slots"][slot] = {**tile, **(mine if i % 3 == 0 else mill)}
            for i, link in enumerate(position["links"]):
                position["links"][link] = i % 4
        return json.dumps(told)

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: route.send(full(message)))

    page.route_web_socket(re.compile("/live"), connect)


def panned(page: Page) -> list[float]:
    """Return the milliseconds between frames while the zoomed board is dragged in circles."""
    box = page.locator(".board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    for _ in range(4):
        page.mouse.wheel(0, -240)
    page.wait_for_timeout(300)
    page.evaluate(FRAMES)
    began = time.perf_counter()
    page.mouse.move(box["x"] + 30, box["y"] + box["height"] - 30)
    page.mouse.down()
    step = 0
    while time.perf_counter() - began < PAN_SECONDS:
        step += 1
        page.mouse.move(x + 150 * ((step % 40) - 20) / 20, y + 100 * ((step % 26) - 13) / 13)
    page.mouse.up()
    found: list[float] = page.evaluate(COUNTED)
    return found


def told(browser: Browser, server: Server, size: tuple[int, int]) -> list[float]:
    """Return the milliseconds between frames while moves of a game of four are told."""
    table, players = table_of(server, ["First", "Second", "Third", "Fourth"], game="brass")
    page = new_page(browser, players[0], server, size)
    page.goto(f"{server.url}/tables/{table}")
    page.wait_for_selector(".board [data-id]")
    page.wait_for_timeout(1000)
    rng = random.Random(1)
    for _ in range(TOLD_MOVES):
        seat = int(players[0].get(f"/tables/{table}")["table"]["to_move"])
        players[seat].move_at_random(table, seat, rng)
    page.wait_for_selector("[data-telling]")
    page.evaluate(FRAMES)
    page.wait_for_function("() => !document.querySelector('[data-telling]')", timeout=60_000)
    found: list[float] = page.evaluate(COUNTED)
    page.context.close()
    return found


def rate_of(gaps: list[float]) -> str:
    """The frame rate as text."""
    slow = sorted(gaps)[int(len(gaps) * 0.95)]
    return f"{1000 / statistics.mean(gaps):.0f} frames/s, 95 % within {slow:.0f} ms"


def measure(browser: Browser, server: Server) -> list[tuple[str, str, str]]:
    """Return all figures: name, measured, target."""
    player = Player(server.url, "Bench")
    record = (FOLDER / RECORD).read_text(encoding="utf-8")
    plan = seats("me", *["beginner"] * 3)
    over = player.create(plan, record=record, start=True)
    going = player.create(plan, record=record, until=MIDDLE_ACTION, start=True)
    found: list[tuple[str, str, str]] = []
    lobby = "() => document.querySelector('main h1, main h2, main button') !== null"
    for what, path, ready in (("lobby", "/", lobby), ("table", f"/tables/{over}", READY)):
        runs = [first_load(browser, player, server, path, ready) for _ in range(RUNS)]
        script = statistics.median(sizes.get("Script", 0) for _, sizes in runs)
        everything = statistics.median(sum(sizes.values()) for _, sizes in runs)
        took = statistics.median(took for took, _ in runs)
        wanted = "below 150 KB"
        found.append((f"{what}: scripts at the first visit", f"{script / 1024:.0f} KB", wanted))
        found.append((f"{what}: everything", f"{everything / 1024:.0f} KB", ""))
        limit = "below 1 s" if what == "table" else ""
        found.append((f"{what}: until it can be used", f"{took * 1000:.0f} ms", limit))
    for what, size in (("desk", DESK), ("phone", PHONE)):
        page = new_page(browser, player, server, size)
        fill_the_board(page)
        page.goto(f"{server.url}/tables/{going}")
        page.wait_for_selector(".board [data-id]")
        page.wait_for_timeout(1000)
        found.append((f"panning a full board, {what}", rate_of(panned(page)), "60 frames/s"))
        heap = page.evaluate("() => performance.memory.usedJSHeapSize")
        found.append((f"heap, {what}", f"{heap / MB:.1f} MB", ""))
        page.context.close()
        gaps = told(browser, server, size)
        found.append((f"while moves are told, {what}", rate_of(gaps), "55 frames/s or more"))
    return found


def main() -> None:
    console = Console()
    program = browser_program()
    if program is None or not CLIENT.exists():
        raise SystemExit("This needs Chromium and the built client (make client).")
    with (
        tempfile.TemporaryDirectory(prefix="cottonopolis-bench-") as folder,
        running(f"sqlite:///{folder}/bench.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(OPTIONS))
        figures = measure(browser, server)
        title = f"Chromium {browser.version}, {platform.machine()}, {RECORD}, {RUNS} runs"
        browser.close()
    table = Table("what", "measured", "wanted", title=title)
    for row in figures:
        table.add_row(*row)
    console.print(table)


if __name__ == "__main__":
    main()
