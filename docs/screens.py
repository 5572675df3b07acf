"""Takes the pictures of the client for the documents: `make screenshots`.

The games are those of tests/golden, from known seeds, so that the pictures change only with the
client.
"""

import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.kit import CLIENT, DESK, OPTIONS, browser_program
from tests.golden import FOLDER as GAMES
from tests.server.kit import Player, Server, running, seats, table_of

FOLDER = Path(__file__).parent / "screenshots"
PHONE = (390, 844)
BOT = "beginner"
QUALITY = 82  # of the pictures: about 100 KB each
NAMES = ("Ada", "Ben", "Cleo", "Dora")
# name, record, actions played, size, dark
BOARDS = (
    ("canal", "4p-sane-101.txt", 40, DESK, False),
    ("rail", "4p-sane-101.txt", 104, DESK, False),
    ("dark", "4p-sane-101.txt", 104, DESK, True),
    ("phone", "4p-sane-101.txt", 40, PHONE, False),
    ("germany", "4p+germany-sane-101.txt", 70, DESK, False),
    ("new-england", "4p+new_england-sane-101.txt", 70, DESK, False),
)
PAGES = (
    ("lobby", "/"),
    ("new-table", "/new"),
    ("rules", "/learn/rules/b17"),
    ("tutorial", "/learn/tutorial/brass"),
)


def take(
    browser: Browser,
    server: Server,
    player: Player,
    name: str,
    path: str,
    size: tuple[int, int] = DESK,
    dark: bool = False,
) -> None:
    """One picture of an address."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        device_scale_factor=2 if size == PHONE else 1,
        locale="en-GB",
    )
    cookies = player.http.cookies.items()
    context.add_cookies([{"name": n, "value": v, "url": server.url} for n, v in cookies])
    page = context.new_page()
    page.goto(server.url + path)
    page.wait_for_selector(".board [data-id], main h1, main h2")
    page.wait_for_timeout(1500)
    asked = {"format": "webp", "quality": QUALITY}
    shot = context.new_cdp_session(page).send("Page.captureScreenshot", asked)
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
    context.close()


def main() -> None:
    """All pictures."""
    program = browser_program()
    if program is None or not CLIENT.exists():
        raise SystemExit("This needs Chromium and the built client (make client).")
    with (
        tempfile.TemporaryDirectory(prefix="cottonopolis-screens-") as folder,
        running(f"sqlite:///{folder}/screens.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(OPTIONS))
        player = Player(server.url, NAMES[0])
        for name, file, actions, size, dark in BOARDS:
            record = (GAMES / file).read_text(encoding="utf-8")
            table, people = table_of(server, list(NAMES), record=record, until=actions)
            seat = people[0].get(f"/tables/{table}")["table"]["to_move"] or 0
            take(browser, server, people[seat], name, f"/tables/{table}", size, dark)
        record = (GAMES / "4p-sane-101.txt").read_text(encoding="utf-8")
        over = player.create(seats("me", BOT, BOT, BOT), record=record, start=True)
        take(browser, server, player, "final", f"/tables/{over}")
        take(browser, server, player, "replay", f"/tables/{over}/replay")
        for name, path in PAGES:
            take(browser, server, player, name, path)
        browser.close()


if __name__ == "__main__":
    main()
