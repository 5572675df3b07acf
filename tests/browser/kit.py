"""A browser for tests: tabs that forgive no error, a look at access and at overflowing text."""

import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

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
PATIENCE = 20_000  # milliseconds
QUIET = 60  # milliseconds after which the next request would have been sent

# Texts that are wider or higher than what shows them; what may scroll or says the rest in a
# title, an accessible name or a tooltip is right.
OVERFLOWING = """() => {
  const found = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) found.push(`page: ${page.scrollWidth} > ${innerWidth}`);
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("svg, .unseen, [hidden], [inert]") || !element.childNodes.length) continue;
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
    """A Chromium that this machine has."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


# Something else happened while this was asked: the server says so, and the client asks again
LATE = r"409 \(Conflict\).*/menu"


class Tab:
    """A page in a browser. Any error in it is a failed test."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.faults: list[str] = []
        self.allowed: list[str] = [LATE]
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("response", self._look)
        self.pending: set[Request] = set()
        page.on("request", lambda request: self.pending.add(request))
        page.on("requestfinished", lambda request: self.pending.discard(request))
        page.on("requestfailed", lambda request: self.pending.discard(request))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _look(self, response: Response) -> None:
        if response.status >= 500 or (response.status >= 400 and "/assets/" in response.url):
            self.faults.append(f"{response.status}: {response.url}")

    def allow(self, pattern: str) -> None:
        """Something that a test brings about on purpose is no fault."""
        self.allowed.append(pattern)

    def check(self) -> None:
        """Nothing has gone wrong until now."""
        wrong = [
            fault
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self.allowed)
        ]
        self.faults.clear()
        assert not wrong, "\n".join(wrong)

    def open(self, path: str) -> "Tab":
        """Go to an address of the client and wait until its page is there."""
        self.page.goto(self.url + path)
        self.settle()
        return self

    def settle(self) -> None:
        """Wait until a page is shown and its fonts and words are loaded."""
        self.page.wait_for_selector("h1, h2, main, .game")
        for _ in range(PATIENCE // QUIET):
            self.page.wait_for_timeout(QUIET)
            if not self.pending:
                break
        self.page.evaluate("() => document.fonts.ready.then(() => undefined)")

    def visit(self, path: str) -> "Tab":
        """Go to an address from within the client, as its links do."""
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
        """All that can be read."""
        return self.page.inner_text("body")

    def speech(self) -> str:
        """The language of the page."""
        return str(self.page.evaluate("() => document.documentElement.lang"))

    def overflowing(self) -> list[str]:
        """Texts that do not fit into their boxes."""
        found: list[str] = self.page.evaluate(OVERFLOWING)
        return found

    def barriers(self, within: str | None = None) -> list[str]:
        """What axe finds serious or critical for people who read or move otherwise."""
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
    """Opens tabs, and closes all of them when a test is over."""

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
    ) -> Tab:
        """A browser of its own, somebody's if a player is given; motion is reduced."""
        context = self.browser.new_context(
            locale={"en": "en-GB"}.get(lang, f"{lang}-{lang.upper()}"),
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
        )
        self.contexts.append(context)
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
        """Nothing has gone wrong in any tab."""
        for tab in self.opened:
            tab.check()

    def close(self) -> None:
        for context in self.contexts:
            context.close()
