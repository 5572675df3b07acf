"""Operators, organisers and people's rights: every page, and one story each in the browser."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cottonopolis.messages import LANGUAGES
from tests.browser.kit import AXE, DESK, PHONE, Tabs
from tests.server.kit import Json, Player, Server, new_record, seats
from tests.server.test_moderation import PASSWORD, account, code_now, new_operator

TEXT = "# Heading\n\nWho runs this site, **and how**:\n\n- by post\n- by e-mail"
SITE_PAGES = ("terms", "privacy", "contact")
OPEN_PAGES = (
    *("/community", "/clubs/{club}", "/tournaments/{tournament}", "/tournaments/new"),
    *(f"/pages/{name}" for name in SITE_PAGES),
)
ADMIN_PAGES = (
    *("/admin", "/admin/people", "/admin/people/{person}", "/admin/tables"),
    *("/admin/tables/{table}", "/admin/sanctions", "/admin/site", "/admin/pages", "/admin/audit"),
)
PAGES = (*OPEN_PAGES, *ADMIN_PAGES)
RAW = re.compile(r"\b(?:admin|app|community|lobby|rights|tournament)-[a-z]+(?:-[a-z]+)*\b")


class Site:
    """What an operator finds: a report, sanctions, a club, a tournament, pages."""

    def __init__(self, server: Server) -> None:
        self.boss, secret = new_operator(server, "Ophelia")
        self.boss.post("/admin/session", code=code_now(secret))
        for name in SITE_PAGES:
            for language in LANGUAGES:
                self.boss.put(f"/admin/pages/{name}", language=language, text=TEXT)
        club = self.boss.post("/clubs", name="Weavers of Oldham", about="On Tuesdays.")["id"]
        tournament = self.boss.post(
            "/tournaments", name="Spring cup", game="brass", system="swiss", rounds=3, club=None
        )["tournament"]["id"]
        rude, host = account(server, "Rupert Rude"), account(server, "Harriet Host")
        rude.post(f"/tournaments/{tournament}/players")
        table = reported_table(host, rude)
        rude.post("/reports", about="tournament", id=tournament, kind="text", text="Odd words.")
        self.boss.post(f"/admin/people/{rude.me['id']}/mute", reason="Shouting", hours=24)
        self.paths = {
            "club": club,
            "tournament": tournament,
            "person": rude.me["id"],
            "table": table,
        }

    def path(self, pattern: str) -> str:
        return pattern.format(**self.paths)


def reported_table(host: Player, rude: Player) -> str:
    """A table where somebody wrote and was reported for it; not listed."""
    plan = seats("me", "open", "greedy")
    table = host.create(plan, name="By invitation", settings={"listed": False, "rated": False})
    word = host.post(f"/tables/{table}/invitations")["word"]
    rude.post("/invitations", word=word)
    rude.post(f"/tables/{table}/seats", seat=1)
    rude.post(f"/tables/{table}/chat", text="You all play like bots!")
    host.post(f"/tables/{table}/reports", kind="talk", seat=1, text="All the time.")
    return table


@pytest.fixture(scope="module")
def site(server: Server) -> Site:
    return Site(server)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_of_operators_and_clubs_speak_every_language_and_fit(
    tabs: Tabs, site: Site, lang: str
) -> None:
    for tab in (tabs.new(site.boss, lang), tabs.new(site.boss, lang, PHONE, touch=True)):
        tab.open("/")
        for pattern in PAGES:
            tab.visit(site.path(pattern))
            where = f"{pattern} in {lang} at {tab.page.viewport_size}"
            assert tab.speech() == lang, where
            shown = tab.text()
            assert RAW.findall(shown) == [], where
            assert len(shown) > 200, where
            assert tab.overflowing() == [], where
            tab.check()


@pytest.mark.skipif(not AXE.exists(), reason="the client's Node packages are not installed")
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_pages_of_operators_and_clubs_have_no_barriers(tabs: Tabs, site: Site, dark: bool) -> None:
    tab = tabs.new(site.boss, size=PHONE if dark else DESK, dark=dark)
    tab.open("/")
    for pattern in PAGES:
        assert tab.visit(site.path(pattern)).barriers() == [], pattern


# Stories


def send(page: Page, path: str, act: Callable[[], None]) -> None:
    """Do something, and wait until the server has answered the request that it causes."""
    with page.expect_response(
        lambda answer: answer.url.endswith(path) and answer.request.method != "GET"
    ) as answer:
        act()
    assert answer.value.status < 300, answer.value.text()


def test_from_a_report_to_the_audit_log(tabs: Tabs, server: Server) -> None:
    host, rude = account(server, "Prudence"), account(server, "Barnaby Bold")
    boss, secret = new_operator(server, "Olive")
    table = host.create(seats("me", "open", "greedy"))
    rude.post(f"/tables/{table}/seats", seat=1)
    rude.post(f"/tables/{table}/chat", text="Ninnies, all of you")

    reporting = tabs.new(host).open(f"/tables/{table}").page
    reporting.get_by_role("button", name="Report someone").click()
    dialog = reporting.get_by_role("dialog")
    dialog.get_by_label("What happened?").fill("He calls us names.")
    send(
        reporting,
        "/reports",
        lambda: dialog.get_by_role("button", name="Send report").click(),
    )

    tab = tabs.new(boss).open("/admin")
    page = tab.page
    page.get_by_label("Code").fill(code_now(secret))
    page.get_by_role("button", name="Enter").click()
    report = page.locator("article", has_text="Barnaby Bold").filter(has_text="names")
    report.get_by_role("button", name="What was said").click()
    expect(report).to_contain_text("Ninnies, all of you")
    report.get_by_role("button", name="Mute").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("1 week").click()
    dialog.get_by_label("Reason").fill("Insults")
    send(page, "/mute", lambda: dialog.get_by_role("button", name="Mute").click())
    expect(dialog).to_have_count(0)
    report.get_by_role("button", name="Close report").click()
    page.get_by_role("dialog").get_by_label("Reason").fill("Muted for a week")
    send(
        page,
        "/closed",
        lambda: page.get_by_role("dialog").get_by_role("button", name="Close report").click(),
    )
    expect(report).to_have_count(0)

    assert "muted" in rude.ask("POST", f"/tables/{table}/chat", json={"text": "Oh"}).text
    page.get_by_role("link", name="Audit log").click()
    for words in (("Muted", "Barnaby Bold", "Insults"), ("Closed a report", "Muted for a week")):
        line = page.locator("li")
        for word in words:
            line = line.filter(has_text=word)
        expect(line).to_have_count(1)


def test_what_people_share_is_reported_and_emptied(tabs: Tabs, server: Server) -> None:
    author, reader = account(server, "Rosalind Rough"), account(server, "Percival")
    boss, secret = new_operator(server, "Orla")
    boss.post("/admin/session", code=code_now(secret))
    study = author.post("/studies", title="You are all ninnies", record=new_record(7))["id"]
    drawn = author.post("/maps", game="industry", content={"name": "Ninnyland"})["id"]
    author.put(f"/maps/{drawn}/sharing", shared=True)
    shared = (f"/people/{author.me['id']}", f"/studies/{study}", f"/maps/{drawn}")
    for size in (DESK, PHONE):
        tab = tabs.new(reader, size=size)
        for path in shared:
            tab.open(path)
            if size == PHONE and path.startswith("/studies"):
                tab.page.get_by_role("tab", name="Comment").click()
            tab.page.get_by_role("button", name="Report").click()
            dialog = tab.page.get_by_role("dialog")
            dialog.get_by_label("What happened?").fill(f"Rude: {path}")
            act = dialog.get_by_role("button", name="Send report").click
            send(tab.page, "/reports", act)
            assert tab.overflowing() == [], (path, size)

    page = tabs.new(boss).open("/admin").page
    reports = page.locator("article", has_text="Rosalind Rough")
    expect(reports).to_have_count(3)
    report = reports.filter(has_text=shared[1])
    report.get_by_role("button", name="What it says").click()
    expect(report.locator("ol")).to_contain_text("You are all ninnies")
    report.get_by_role("button", name="Empty words").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Reason").fill("Insults")
    send(page, "/words", dialog.get_by_role("button", name="Empty words").click)
    expect(report).not_to_contain_text("You are all ninnies")
    assert author.get(f"/studies/{study}")["title"] == ""

    page = tabs.new(boss).open(f"/maps/{drawn}").page
    page.get_by_role("button", name="Empty words").click()
    dialog = page.get_by_role("dialog")
    send(page, "/words", dialog.get_by_role("button", name="Empty words").click)
    assert author.get(f"/maps/{drawn}")["name"] == "–"


def test_an_operator_closes_a_table_that_nobody_reported(tabs: Tabs, server: Server) -> None:
    host, guest = account(server, "Quentin Quiet"), Player(server.url, "Gwen")
    boss, secret = new_operator(server, "Oscar")
    boss.post("/admin/session", code=code_now(secret))
    table = host.create(seats("me", "open", "greedy"), name="Nobody complained")
    guest.post(f"/tables/{table}/seats", seat=1)
    tab = tabs.new(boss).open("/admin/tables")
    page = tab.page
    page.get_by_label("Id or link of a table").fill("not a table!")
    page.get_by_role("button", name="Show table").click()
    expect(page.get_by_role("alert")).to_contain_text("not the id or link")
    page.get_by_label("Id or link of a table").fill(f"{server.url}/tables/{table}?seat=1")
    page.get_by_role("button", name="Show table").click()
    expect(page.get_by_role("heading", name="Nobody complained")).to_be_visible()
    seat = page.locator("article li", has_text="Gwen")
    seat.get_by_role("button", name="Remove from table").click()
    dialog = page.get_by_role("dialog")
    send(page, "/kick", lambda: dialog.get_by_role("button", name="Remove from table").click())
    expect(page.locator("article li", has_text="Gwen")).to_have_count(0)
    page.get_by_role("button", name="Close table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Reason").fill("A test")
    send(page, "/closed", lambda: dialog.get_by_role("button", name="Close table").click())
    expect(page.locator("article")).to_contain_text("closed")
    expect(page.get_by_role("button", name="Close table")).to_have_count(0)
    assert host.get(f"/tables/{table}")["table"]["status"] == "closed"


def play_out(table: str, players: dict[str, Player], rng: random.Random) -> None:
    """Play a table to its end with random moves."""
    anybody = next(iter(players.values()))
    while (shown := anybody.get(f"/tables/{table}")["table"])["status"] == "playing":
        seat = shown["seats"][shown["to_move"]]
        players[seat["person"]["id"]].move_at_random(table, seat["seat"], rng)


def test_an_organiser_runs_a_swiss_round_to_its_result(tabs: Tabs, server: Server) -> None:
    organiser = account(server, "Octavia")
    tab = tabs.new(organiser).open("/tournaments/new")
    page = tab.page
    page.get_by_label("Name of the tournament").fill("Autumn cup")
    page.get_by_label("Players at a table").select_option("3")
    page.get_by_label("Rounds").fill("1")
    send(page, "/tournaments", lambda: page.get_by_role("button", name="Open registration").click())
    expect(page.get_by_role("heading", name="Autumn cup")).to_be_visible()
    tournament = page.url.rsplit("/", 1)[1]
    people = [account(server, f"Entrant {number}") for number in range(3)]
    players = {player.me["id"]: player for player in people}
    for player in people:
        player.post(f"/tournaments/{tournament}/players")
    start = page.get_by_role("button", name="Start round 1")
    expect(start).to_be_enabled()
    send(page, "/rounds", start.click)
    found: Json = organiser.get(f"/tournaments/{tournament}")
    (place,) = found["rounds"][0]["tables"]
    play_out(place["table"], players, random.Random(11))
    finish = page.get_by_role("button", name="Finish the tournament")
    expect(finish).to_be_enabled()
    send(page, "/finish", finish.click)
    final = organiser.get(f"/tournaments/{tournament}")
    assert final["tournament"]["status"] == "finished"
    rows = page.locator("table tbody tr")
    expect(rows).to_have_count(3)
    best = final["standings"][0]["person"]
    expect(rows.first).to_contain_text(players[best].me["name"])


def test_people_export_and_delete_their_account(tabs: Tabs, server: Server, tmp_path: Path) -> None:
    ada = account(server, "Adelaide Away")
    table = ada.create(seats("me", "greedy", "greedy"), start=True)
    ada.put(f"/tables/{table}/notes", text="Sell before the others")
    tab = tabs.new(ada).open("/account")
    page = tab.page
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "export.json"
    download.value.save_as(file)
    exported = file.read_text(encoding="utf-8")
    assert json.loads(exported)
    for words in ("Adelaide Away", "Sell before the others", table):
        assert words in exported
    page.get_by_role("button", name="Delete account").click()
    page.get_by_label("Password, to confirm").fill(PASSWORD)
    send(page, "/me/deletion", lambda: page.get_by_role("button", name="Delete everything").click())
    expect(page.get_by_text("Your data has been deleted.")).to_be_visible()
    assert (
        Player(server.url)
        .ask("POST", "/sessions", json={"name": "Adelaide Away", "password": PASSWORD})
        .status_code
        == 401
    )
    assert "Adelaide" not in json.dumps(Player(server.url).get(f"/tables/{table}"))
