"""Browser tabs for tests: collect errors, check accessibility and overflowing text."""

import asyncio
import json
import re
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    expect,
)

from tests.server.kit import Player, Server

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "cottonopolis" / "server" / "client" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
OPTIONS = (
    *("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"),
    *("--disable-sync", "--disable-dev-shm-usage", "--mute-audio"),
)
DESK = (1440, 900)
PHONE = (360, 740)
PAGE_TIMEOUT_MS = 90_000  # for a machine that does many other things
CLOSE_TIMEOUT_S = 20.0
QUIET_MS = 50  # after which a page would have sent its next request
expect.set_options(timeout=PAGE_TIMEOUT_MS)

# Lets the page handle what is queued: earlier clicks, keys and answers
HANDLE_EVENTS = """() => new Promise((next) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => next(undefined);
  channel.port2.postMessage(null);
})"""

# Pages without an origin have no storage
REMEMBER_PACE = """(pace) => {
  try { localStorage["cottonopolis.pace"] ??= pace; } catch {}
}"""

# Texts that do not fit their element; allowed if it scrolls, or if a title, an accessible name or
# a tooltip contains the whole text.
OVERFLOWING = """() => {
  const found = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`page: ${page.scrollWidth} > ${innerWidth}`);
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("svg, .visually-hidden, [hidden], [inert]")) continue;
    if (!element.childNodes.length) continue;
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const seen = element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    if (!own || !seen) continue;
    const style = getComputedStyle(element);
    if (/auto|scroll/.test(style.overflow) || style.display === "inline") continue;
    if (style.clipPath !== "none" || element.clientWidth <= 1) continue;
    const wide = element.scrollWidth > element.clientWidth + 1;
    const line = parseFloat(style.fontSize) / 2; // letters may be higher than their line
    const over = element.scrollHeight - element.clientHeight;
    const high = style.overflowY !== "visible" && over > line;
    const told = style.textOverflow === "ellipsis" && element.closest("[title], [aria-label]");
    const text = element.textContent.trim().slice(0, 60);
    if ((wide || high) && !told) found.push(`${element.tagName}.${element.className}: ${text}`);
  }
  return [...new Set(found)];
}"""


def browser_program() -> str | None:
    """The path of an installed Chromium."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


# The position changed during a request; the client repeats it
STALE_MENU = r"409 \(Conflict\).*/menu"
NO_WORKER = "Service Worker registration blocked"


class Tab:
    """A page in a browser. Any error in it fails the test."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.faults: list[str] = []
        self.allowed: list[str] = [STALE_MENU, NO_WORKER]
        page.set_default_timeout(PAGE_TIMEOUT_MS)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("response", self._on_response)
        self.pending: set[Request] = set()
        self.requests_seen = 0  # how many began or ended
        page.on("request", self._on_request)
        page.on("requestfinished", self._on_request_end)
        page.on("requestfailed", self._on_request_end)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 500 or (response.status >= 400 and "/assets/" in response.url):
            self.faults.append(f"{response.status}: {response.url}")

    def _on_request(self, request: Request) -> None:
        self.pending.add(request)
        self.requests_seen += 1

    def _on_request_end(self, request: Request) -> None:
        self.pending.discard(request)
        self.requests_seen += 1

    def allow(self, pattern: str) -> None:
        """Accept errors that a test causes on purpose."""
        self.allowed.append(pattern)

    def check(self) -> None:
        """Assert that there were no errors so far."""
        wrong = [
            fault
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self.allowed)
        ]
        self.faults.clear()
        assert not wrong, "\n".join(wrong)

    def open(self, path: str) -> "Tab":
        """Load a path of the client and wait for its page."""
        self.page.goto(self.url + path)
        self.settle()
        return self

    def settle(self) -> None:
        """Wait until a page is shown and its fonts and words are loaded."""
        self.page.wait_for_selector("h1, h2, main, .game")
        self.idle(QUIET_MS)
        self.page.evaluate("() => document.fonts.ready.then(() => undefined)")

    def idle(self, quiet_ms: float) -> None:
        """Wait until no request is pending, and none began or ended for a while.

        A page shows an answer only some time after it arrived.
        """
        give_up = time.monotonic() + PAGE_TIMEOUT_MS / 1000
        while time.monotonic() < give_up:
            seen = self.requests_seen
            self.page.wait_for_timeout(quiet_ms)
            with suppress(Error):  # the page is just being left
                self.page.evaluate(HANDLE_EVENTS)
            if not self.pending and self.requests_seen == seen:
                return

    def visit(self, path: str) -> "Tab":
        """Navigate within the client, as its links do."""
        self.page.evaluate(
            """(path) => {
                history.pushState(null, "", path);
                dispatchEvent(new PopStateEvent("popstate"));
            }""",
            path,
        )
        self.settle()
        return self

    def text(self) -> str:
        """The visible text of the page."""
        return self.page.inner_text("body")

    def speech(self) -> str:
        """The language of the page."""
        return str(self.page.evaluate("() => document.documentElement.lang"))

    def overflowing(self) -> list[str]:
        """Texts that do not fit their elements."""
        found: list[str] = self.page.evaluate(OVERFLOWING)
        return found

    def barriers(self, within: str | None = None) -> list[str]:
        """Accessibility problems that axe rates as serious or critical."""
        self.page.evaluate(AXE.read_text(encoding="utf-8") + "\n;undefined")
        found: list[dict[str, Any]] = self.page.evaluate(
            """async (within) => {
                const result = await axe.run(within ?? document, {resultTypes: ["violations"]});
                const named = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
                return result.violations.map(({id, impact, nodes}) =>
                    ({id, impact, nodes: named(nodes)}));
            }""",
            within,
        )
        return [
            f"{one['id']} ({one['impact']}): {one['nodes']}"
            for one in found
            if one["impact"] in ("serious", "critical")
        ]


class Tabs:
    """Opens tabs, and closes all of them at the end of a test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.opened: list[Tab] = []

    def new(
        self,
        player: Player | None = None,
        lang: str = "en",
        size: tuple[int, int] = DESK,
        dark: bool = False,
        touch: bool = False,
        pace: str = "at-once",
        motion: bool = False,
        worker: bool = False,
    ) -> Tab:
        """Open a tab in a new context, with the session of a player if given.

        Moves are shown at once and without motion, and there is no service worker, unless a test
        asks for them.
        """
        context = self.browser.new_context(
            locale={"en": "en-GB"}.get(lang, f"{lang}-{lang.upper()}"),
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            service_workers="allow" if worker else "block",
        )
        self.contexts.append(context)
        context.add_init_script(f"({REMEMBER_PACE})({json.dumps(pace)})")
        if player is not None:
            context.add_cookies(
                [
                    {"name": name, "value": value, "url": self.server.url}
                    for name, value in player.http.cookies.items()
                ]
            )
        tab = Tab(context.new_page(), self.server.url)
        self.opened.append(tab)
        return tab

    def check(self) -> None:
        """Assert that there were no errors in any tab."""
        for tab in self.opened:
            tab.check()

    def close(self) -> None:
        """Close all tabs. Chromium rarely never says that it has closed them; go on without."""
        for context in self.contexts:
            closing = asyncio.wait_for(context._impl_obj.close(None), CLOSE_TIMEOUT_S)
            with suppress(TimeoutError):
                context._sync(closing)
