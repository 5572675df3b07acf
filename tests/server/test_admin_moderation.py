"""The commands of moderation, on the database of a running server."""

import json
import time
from pathlib import Path

from cottonopolis.server.moderation import totp
from tests.fork_server import run
from tests.server.kit import Player, Refused, Server, seats

PASSWORD = "a long password"


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
