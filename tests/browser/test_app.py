"""The installable app: offline reading, new versions, and calls when it is the user's turn."""

import random
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import Tab, Tabs
from tests.browser.test_lobby import finished_game
from tests.server.fake_services import serving
from tests.server.kit import REQUEST_TIMEOUT_S, Player, Server, fetch, seats
from tests.server.test_web_push import RFC_BROWSER

IS_CONTROLLED = "() => navigator.serviceWorker.controller !== null"
WORKER_TIMEOUT_MS = 120_000  # it loads all files of the client first
OFFLINE = r"ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch|ERR_FAILED"
NEW_CODE = b';document.documentElement.dataset.code="new"'


class Deployment(ThreadingHTTPServer):
    """Passes requests on to a server; after `release`, with a new version of the client."""

    daemon_threads = False  # they end before the connections to the server

    def __init__(self, server: Server) -> None:
        super().__init__(("127.0.0.1", 0), DeploymentSession)
        self.behind = httpx.Client(base_url=server.url, timeout=REQUEST_TIMEOUT_S)
        self.released = False
        page = self.behind.get("/").text
        self.version = re.findall(r'name="version" content="(\w+)"', page)[0]
        self.script = re.findall(r'src="/(assets/index-[^"]+\.js)"', page)[0]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def answer(self, path: str, headers: dict[str, str]) -> httpx.Response:
        new_script = self.script.replace(".js", "-new.js")
        asked = path.replace(new_script, self.script) if self.released else path
        return self.behind.get(asked, headers=headers)

    def body(self, path: str, found: httpx.Response) -> bytes:
        """The body; in the new version the start script has another name and content."""
        if not self.released:
            return found.content
        new_script = self.script.replace(".js", "-new.js")
        if path == f"/{new_script}":
            return found.content + NEW_CODE
        if path == "/sw.js" or found.headers.get("content-type", "").startswith("text/html"):
            text = found.text.replace(self.version, "new-version")
            return text.replace(self.script, new_script).encode()
        return found.content


class DeploymentSession(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        deployment = cast(Deployment, self.server)
        dropped = ("host", "accept-encoding", "if-none-match", "connection")
        headers = {k: v for k, v in self.headers.items() if k.lower() not in dropped}
        found = deployment.answer(self.path, {**headers, "accept-encoding": "identity"})
        body = deployment.body(self.path, found)
        self.send_response(found.status_code)
        for name in ("content-type", "cache-control", "content-security-policy"):
            if name in found.headers:
                self.send_header(name, found.headers[name])
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def disconnected(tab: Tab) -> Iterator[None]:
    """No network for the whole context of a tab."""
    tab.allow(OFFLINE)
    tab.page.context.set_offline(True)
    try:
        yield
    finally:
        tab.page.context.set_offline(False)


def test_the_app_can_be_installed(server: Server) -> None:
    page = fetch(server.url).text
    manifest = fetch(server.url + re.findall(r'rel="manifest" href="([^"]+)"', page)[0])
    assert manifest.headers["content-type"] == "application/manifest+json"
    described = manifest.json()
    assert described["display"] == "standalone"
    sizes = set()
    for icon in described["icons"]:
        found = fetch(server.url + icon["src"])
        assert found.headers["content-type"] == icon["type"]
        sizes.add((icon["sizes"], icon.get("purpose", "any")))
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    worker = fetch(f"{server.url}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")


def test_the_shell_and_finished_games_are_read_offline(tabs: Tabs, server: Server) -> None:
    player = Player(server.url, "Traveller")
    table = finished_game(player)
    running = player.create(seats("me", "beginner", "beginner"), start=True)
    tab = tabs.new(player, worker=True).open("/")
    page = tab.page
    page.wait_for_function(IS_CONTROLLED, timeout=WORKER_TIMEOUT_MS)
    tab.open(f"/tables/{table}/replay")
    expect(page.get_by_role("slider").first).to_be_visible()
    page.wait_for_function(
        """async (table) => {
            const keys = await (await caches.open("games")).keys();
            const kept = keys.map(({url}) => new URL(url).pathname);
            const parts = ["", "/log", "/opening"];
            return parts.every((part) => kept.includes(`/api/v1/tables/${table}${part}`));
        }""",
        arg=table,
    )
    tab.open(f"/tables/{running}")
    with disconnected(tab):
        page.goto(tab.url)
        expect(page.get_by_role("heading", name="Cottonopolis")).to_be_visible()
        kept = page.get_by_role("region", name="Your finished games").locator(".item")
        expect(kept).to_have_count(1)
        kept.get_by_role("link", name="Replay").click()
        slider = page.get_by_role("slider").first
        expect(slider).to_be_visible()
        page.goto(f"{tab.url}/tables/{table}/replay")  # and when it is opened by its address
        expect(slider).to_be_visible()
        assert int(slider.get_attribute("max") or 0) > 100
    stored = page.evaluate(
        "async () => (await (await caches.open('games')).keys()).map(({url}) => url)"
    )
    assert not [url for url in stored if running in url]  # running games are never kept


@pytest.fixture
def deployment(server: Server) -> Iterator[Deployment]:
    found = Deployment(server)
    with closing(found.behind), serving(found):
        yield found


def code(page: Page) -> Any:
    return page.evaluate("() => document.documentElement.dataset.code")


def test_new_code_is_used_at_once_when_it_is_there(tabs: Tabs, deployment: Deployment) -> None:
    tab = tabs.new(worker=True)
    tab.url = deployment.url
    tab.allow("401|404|WebSocket")
    page = tab.open("/").page
    page.wait_for_function(IS_CONTROLLED, timeout=WORKER_TIMEOUT_MS)
    assert code(page) is None
    page.evaluate("() => (window.old = true)")

    deployment.released = True
    update = "async () => (await navigator.serviceWorker.getRegistration()).update()"
    page.evaluate(update)
    notice = page.get_by_text("A new version is ready.")
    expect(notice).to_be_visible()
    assert page.evaluate("() => window.old") is True  # nothing happens without a click
    page.get_by_role("button", name="Update").click()
    page.wait_for_function("() => document.documentElement.dataset.code === 'new'")
    expect(notice).to_have_count(0)
    caches = page.wait_for_function(
        """async () => {
            const shells = (await caches.keys()).filter((name) => name.startsWith("shell "));
            return shells.length === 1 && shells[0];
        }"""
    )
    assert caches.json_value() == "shell new-version"

    deployment.released = False  # an older version again, without an update of the worker
    page.reload()
    tab.settle()
    assert code(page) is None


def table_of_two(host: Player, guest: Player, name: str = "") -> str:
    """A table that is not started yet; the host has two seats."""
    table = host.create(seats("me", "me", "open"), name=name)
    guest.post(f"/tables/{table}/seats")
    guest.post(f"/tables/{table}/ready")
    return table


def play_until(table: str, host: Player, guest: Player, guest_moves: bool) -> None:
    """Make random moves until it is the guest's turn, or no longer."""
    rng = random.Random(3)
    while (seat := host.get(f"/tables/{table}")["table"]["to_move"]) is not None:
        if (seat == 2) == guest_moves:
            return
        (guest if seat == 2 else host).move_at_random(table, seat, rng)


def test_the_tab_says_whose_turn_it_is(tabs: Tabs, server: Server) -> None:
    host, guest = Player(server.url, "Caller"), Player(server.url, "Called")
    table = table_of_two(host, guest)
    tab = tabs.new(guest).open(f"/tables/{table}")
    page = tab.page
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title("Brass · Cottonopolis")
    host.post(f"/tables/{table}/start")
    for guest_moves in (True, False, True):
        play_until(table, host, guest, guest_moves)
        expect(page).to_have_title("● Your turn · Brass" if guest_moves else "Brass · Cottonopolis")
        expect(icon).to_have_attribute("href", "/icon-turn.svg" if guest_moves else "/icon.svg")
    tab.visit("/learn")
    expect(icon).to_have_attribute("href", "/icon.svg")


NOTIFIED = """() => {
  window.asked = 0;
  window.shown = [];
  window.rung = 0;
  const permission = () => (window.asked ? "granted" : "default");
  Object.defineProperty(Notification, "permission", {get: permission});
  Notification.requestPermission = async () => { window.asked += 1; return "granted"; };
  ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    window.shown.push([title, options.body, options.data.path]);
  };
  document.hasFocus = () => false;
  // Chromium has no push service in a private window
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async ({applicationServerKey}) => ({
    toJSON: () => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${applicationServerKey}`,
      keys: {p256dh: "%KEY%", auth: "BTBZMqHH6r4Tts7J_aSIgg"},
    }),
  });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) { window.rung += 1; start.call(this, at); };
}""".replace("%KEY%", RFC_BROWSER)


def test_bell_and_notifications_wait_for_a_click(tabs: Tabs, server: Server) -> None:
    host, guest = Player(server.url, "Ringer"), Player(server.url, "Listener")
    tab = tabs.new(guest, worker=True)
    page = tab.page
    page.add_init_script(f"({NOTIFIED})()")
    tab.open("/account")
    page.wait_for_function(IS_CONTROLLED, timeout=WORKER_TIMEOUT_MS)
    bell = page.get_by_label("Play a soft bell")
    expect(bell).not_to_be_checked()
    assert page.evaluate("() => window.asked") == 0  # never asked on load
    bell.check()
    page.wait_for_function("() => window.rung > 0")  # it rings once, to be heard
    with page.expect_response("**/push/subscriptions") as subscribed:
        page.get_by_role("button", name="Turn notifications on").click()
    assert subscribed.value.status == 204
    assert guest.get("/push/key")["key"] in str(subscribed.value.request.post_data)
    expect(page.get_by_role("button", name="Turn notifications off")).to_be_visible()
    assert page.evaluate("() => window.asked") == 1

    table = table_of_two(host, guest, "Quiet evening")
    tab.open(f"/tables/{table}")
    assert page.evaluate("() => [window.shown.length, window.rung]") == [0, 0]
    page.evaluate("() => (window.asked = 1)")
    host.post(f"/tables/{table}/start")
    play_until(table, host, guest, False)
    play_until(table, host, guest, True)
    page.wait_for_function("() => window.shown.length && window.rung")
    shown = page.evaluate("() => window.shown")
    assert shown[-1:] == [["Quiet evening", "It’s your turn.", f"/tables/{table}"]]
