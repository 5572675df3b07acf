"""The commands of moderation, on the database of a running server."""

import inspect
import json
import re
import time
from pathlib import Path

from cottonopolis.cli.admin_moderation import _restrict, app
from cottonopolis.server.moderation import queries, totp
from cottonopolis.server.moderation.actions import Moderator
from tests.fork_server import run
from tests.server.kit import Player, Refused, Server, seats

PASSWORD = "a long password"
# Every action and every question of the operators' page, and the command that does the same
ACTIONS = {
    "restrict": ("mute", "ban"),
    "ban_network": ("ban",),
    "lift": ("lift",),
    "kick": ("kick",),
    "close_table": ("close-table",),
    "close_tournament": ("close-tournament",),
    "empty_words": ("empty-words",),
    "rename": ("rename",),
    "delete_person": ("delete-person",),
    "close_report": ("report",),
    "set_site": ("registration", "site"),
    "set_page": ("page",),
    "add_operator": ("operator",),
    "remove_operator": ("operator",),
}
QUESTIONS = {
    "overview": ("site",),
    "reports": ("reports",),
    "report": ("report",),
    "people": ("people",),
    "person": ("person",),
    "sanctions": ("sanctions",),
    "table": ("table",),
    "audit": ("audit",),
}
HELPERS = {"subject"}  # of the moderator's actions


def admin(server: Server, *words: str, code: int = 0) -> str:
    done = run("admin", *words, "--database", server.database, "--lang", "en")
    assert done.returncode == code, done.stdout + done.stderr
    return str(done.stdout + done.stderr)


def refused(player: Player, path: str, **data: object) -> str:
    try:
        player.post(path, **data)
    except Refused as error:
        return str(error.code)
    return "accepted"


def coroutines(owner: object, module: str) -> set[str]:
    """The public ones of a class or a module, without those that it imports."""
    found = inspect.getmembers(owner, inspect.iscoroutinefunction)
    return {name for name, one in found if name[0] != "_" and one.__module__ == module}


def test_every_action_of_an_operator_is_a_command_too() -> None:
    assert coroutines(Moderator, Moderator.__module__) - HELPERS == ACTIONS.keys()
    assert coroutines(queries, queries.__name__) == QUESTIONS.keys()
    commands = {
        str(command.name or getattr(command.callback, "__name__", "")): command.callback
        for command in app.registered_commands
    }
    for owner, known in (("moderator", ACTIONS), ("queries", QUESTIONS)):
        for name, words in known.items():
            for word in words:
                assert word in commands, word
            called = rf"\b{owner}\.{name}\("
            sources = [inspect.getsource(commands[word] or app) for word in words]
            sources += [inspect.getsource(_restrict)] * (name == "restrict")
            assert any(re.search(called, source) for source in sources), (name, words)


def test_reports_people_and_settings_by_command(server: Server) -> None:
    host, rude = Player(server.url, "Hilda Hurt"), Player(server.url, "Rolf Rude")
    table = host.create(seats("me", "open", "greedy"))
    rude.post(f"/tables/{table}/seats")
    rude.post(f"/tables/{table}/chat", text="You ninny")
    host.post(f"/tables/{table}/reports", kind="talk", seat=1, text="He is rude")
    cup = table_cup(server)
    rude.post("/reports", about="tournament", id=cup, kind="text", text="Odd")
    found = {r["text"]: r["id"] for r in json.loads(admin(server, "reports", "--json"))}
    shown = admin(server, "report", found["He is rude"])
    for words in ("Hilda Hurt → Rolf Rude: He is rude", "Rolf Rude: You ninny"):
        assert words in shown
    assert "A cup of words" in admin(server, "report", found["Odd"])
    admin(server, "empty-words", "tournament", cup, "--reason", "Odd")
    assert "A cup of words" not in admin(server, "report", found["Odd"])
    assert "known: club, tournament" in admin(server, "empty-words", "poem", cup, code=2)
    admin(server, "report", found["He is rude"], "--close", "Muted for a day")
    closed = json.loads(admin(server, "reports", "--closed", "--json"))
    outcome = [r["outcome"] for r in closed if r["id"] == found["He is rude"]]
    assert outcome == ["Muted for a day"]
    assert "does not exist" in admin(server, "report", found["He is rude"], "--close", "", code=2)

    admin(server, "mute", rude.me["id"], "--reason", "Rudeness")
    shown = admin(server, "person", rude.me["id"])
    for words in ("name  Rolf Rude", "reported  1", "mute  –  Rolf Rude  Rudeness", table):
        assert words in shown
    assert json.loads(admin(server, "person", rude.me["id"], "--json"))["addresses"] == []

    before = json.loads(admin(server, "site", "--json"))
    try:
        admin(server, "site", "keep_addresses", "14")
        admin(server, "site", "retention.guests", "90")
        shown = admin(server, "site")
        for words in ("keep_addresses  14", "retention.guests  90", "registration  open"):
            assert words in shown
        assert "open_tables  " in shown
        assert "cannot be" in admin(server, "site", "retention.guests", "many", code=2)
        assert "known: registration, keep" in admin(server, "site", "colour", "red", code=2)
    finally:
        for name in ("keep_addresses", "retention.guests"):
            value = before["retention"]["guests"] if "." in name else before[name]
            admin(server, "site", name, str(value))


def table_cup(server: Server) -> str:
    organiser = Player(server.url)
    organiser.post("/accounts", name="Otto Organiser", password=PASSWORD)
    cup = organiser.post("/tournaments", name="A cup of words")["tournament"]["id"]
    return str(cup)


def test_an_operator_is_made_by_command(server: Server) -> None:
    player = Player(server.url)
    player.post("/accounts", name="Cleo Command", password=PASSWORD)
    said = admin(server, "operator", "Cleo Command")
    secret = said.split("Secret: ")[1].split()[0]
    assert f"secret={secret}" in said
    again = Player(server.url)
    again.post("/sessions", name="Cleo Command", password=PASSWORD)
    assert again.get("/me")["me"]["operator"]
    again.post("/admin/session", code=totp.code_at(secret, int(time.time()) // totp.STEP_S))
    assert again.get("/admin/overview")["accounts"] >= 1
    assert "is an operator" in admin(server, "ban", "Cleo Command", code=2)
    admin(server, "operator", "Cleo Command", "--remove")
    assert "add_operator" in admin(server, "audit")


def test_commands_moderate_people_and_tables(server: Server, tmp_path: Path) -> None:
    host, guest = Player(server.url, "Dora Host"), Player(server.url, "Emil Guest")
    table = host.create(seats("me", "open", "open"))
    guest.post(f"/tables/{table}/seats")
    guest_id = guest.me["id"]
    assert guest_id in admin(server, "people", "Emil")
    shown = admin(server, "table", table)
    for words in (table, "open", f"{host.me['id']}  Dora Host  *", f"{guest_id}  Emil Guest"):
        assert words in shown
    assert len(json.loads(admin(server, "table", table, "--json"))) == 3
    assert "does not exist" in admin(server, "table", "not-a-table-0", code=2)
    admin(server, "rename", guest_id, "Emil Better")
    said = admin(server, "ban", "Emil Better", "--hours", "2", "--reason", "Spam")
    sanction = said.split()[-1]
    (row,) = [r for r in json.loads(admin(server, "sanctions", "--json")) if r["id"] == sanction]
    assert (row["kind"], row["person"], row["reason"]) == ("ban", guest_id, "Spam")
    new_table = {"seats": seats("me", "greedy", "greedy")}
    fresh = guest.at(server.url)
    admin(server, "lift", sanction)
    assert refused(fresh, "/tables", **new_table) in ("accepted", "banned")  # cached for a minute
    admin(server, "close-table", table, "--reason", "Spam")
    assert "closed" in admin(server, "close-table", table, code=2)
    organiser = Player(server.url)
    organiser.post("/accounts", name="Olga Organiser", password=PASSWORD)
    cup = organiser.post("/tournaments", name="Insult")["tournament"]["id"]
    admin(server, "close-tournament", cup, "--reason", "Insults")
    assert organiser.get(f"/tournaments/{cup}")["tournament"]["name"] == "–"
    assert "does not exist" in admin(server, "close-tournament", "not-a-cup-0", code=2)
    page = tmp_path / "terms.md"
    page.write_text("# Terms\n\nBe kind.", encoding="utf-8")
    admin(server, "page", "terms", "it", str(page))
    assert host.get("/pages/terms", language="it")["text"].startswith("# Terms")
    admin(server, "delete-person", "Emil Better")
    assert "nobody" in admin(server, "rename", "Emil Better", "Anyone", code=2)
    assert "Guests" in admin(server, "retention", "--check")
    assert "known: open, accounts, closed" in admin(server, "registration", "ajar", code=2)
    assert "too large" in admin(server, "ban", "--network", "0.0.0.0/0", code=2)
    done = [entry["action"] for entry in json.loads(admin(server, "audit", "--json"))]
    assert {"rename", "ban", "lift", "close_table", "page", "delete_person"} <= set(done)
