"""Moderation and people's rights; R7, R9, R11, R12 and R15 are findings of a security test."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from ipaddress import ip_address
from pathlib import Path

import pytest

from cottonopolis.server.moderation import totp
from cottonopolis.server.moderation.retention import BATCH
from cottonopolis.server.names import is_plain, skeleton
from cottonopolis.server.restrictions import parse_network
from cottonopolis.server.sessions import SESSION_COOKIE
from tests.golden import FOLDER
from tests.server.fake_services import FakeMailServer, serving, wait_for
from tests.server.kit import Json, Player, Refused, Server, new_record, running, seats, table_of

PASSWORD = "a long password"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, because its settings change."""
    file = tmp_path_factory.mktemp("site") / "games.db"
    with running(f"sqlite:///{file}") as found:
        yield found


def account(server: Server, name: str) -> Player:
    player = Player(server.url)
    player.me = player.post("/accounts", name=name, password=PASSWORD)
    return player


def code_of(response_to: str, player: Player, path: str, **data: object) -> str:
    try:
        getattr(player, response_to)(path, **data)
    except Refused as refused:
        return str(refused.code)
    return "accepted"


def rows(server: Server, query: str, *values: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        found = database.execute(query, values).fetchall()
        database.commit()
        return found


_operators: dict[str, Player] = {}


def new_operator(server: Server, name: str) -> tuple[Player, str]:
    """An operator who has yet to enter a code, and the secret of the codes."""
    secret = totp.new_secret()
    rows(
        server,
        "INSERT INTO operators (person_id, totp_secret, last_step, tries, created_at)"
        " VALUES (?, ?, 0, 0, '2026-01-01 00:00:00.000000')",
        account(server, name).me["id"],
        secret,
    )
    return signed_in(server, name), secret


def signed_in(server: Server, name: str) -> Player:
    player = Player(server.url)
    player.me = player.post("/sessions", name=name, password=PASSWORD)
    return player


def code_now(secret: str) -> str:
    return totp.code_at(secret, int(time.time()) // totp.STEP_S)


def operator(server: Server) -> Player:
    """An operator with a verified session; made once for each server."""
    if server.database not in _operators:
        player, secret = new_operator(server, "Operator")
        player.post("/admin/session", code=code_now(secret))
        _operators[server.database] = player
    return _operators[server.database].at(server.url)


# TOTP: the vectors of RFC 6238, appendix B


@pytest.mark.parametrize(
    ("seconds", "code"),
    [
        (59, "94287082"),
        (1111111109, "07081804"),
        (1111111111, "14050471"),
        (1234567890, "89005924"),
        (2000000000, "69279037"),
        (20000000000, "65353130"),
    ],
)
def test_codes_are_those_of_the_standard(seconds: int, code: str) -> None:
    secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"  # "12345678901234567890"
    assert totp.code_at(secret, seconds // 30, digits=8) == code
    assert totp.matching_step(secret, code[2:], seconds, 0) == seconds // 30
    assert totp.matching_step(secret, code[2:], seconds, seconds // 30) is None
    assert totp.matching_step(secret, code[2:], seconds + 90, 0) is None


def test_the_second_factor_is_needed_works_once_and_cannot_be_guessed(site: Server) -> None:
    player, secret = new_operator(site, "Second operator")
    assert code_of("get", player, "/admin/overview") == "second-factor"
    code = code_now(secret)
    player.post("/admin/session", code=code)
    assert player.get("/admin/overview")["accounts"] > 0
    other = signed_in(site, "Second operator")
    assert code_of("get", other, "/admin/overview") == "second-factor"  # per browser
    assert code_of("post", other, "/admin/session", code=code) == "wrong-code"  # used already
    for _ in range(4):
        assert code_of("post", other, "/admin/session", code="000000") == "wrong-code"
    next_code = totp.code_at(secret, int(time.time()) // totp.STEP_S + 1)
    assert code_of("post", other, "/admin/session", code=next_code) == "wrong-code"  # locked


# Finding R7: nobody could moderate


def test_r7_a_report_reaches_the_operator_who_mutes_bans_and_lifts(site: Server) -> None:
    boss = operator(site)
    table, (ada, ben, *_) = table_of(site, ["Ada Report", "Ben Report", "Cy", "Di"])
    ben.post(f"/tables/{table}/chat", text="You are all fools")
    ada.post(f"/tables/{table}/reports", kind="talk", seat=1, text="He insults us")
    ada.post(f"/tables/{table}/reports", kind="talk", seat=1, text="He insults us all")
    assert code_of("post", ada, f"/tables/{table}/reports", kind="talk", seat=0) == "not-found"
    (report,) = [r for r in boss.get("/admin/reports")["reports"] if r["table"] == table]
    assert (report["person"], report["text"]) == (ben.me["id"], "He insults us all")
    talk = boss.get(f"/admin/reports/{report['id']}")["talk"]
    assert [line["text"] for line in talk] == ["You are all fools"]

    mute = boss.post(f"/admin/people/{ben.me['id']}/mute", reason="Insults", hours=24)
    assert code_of("post", ben, f"/tables/{table}/chat", text="Again") == "muted"
    assert ben.get("/me")["me"]["restrictions"][0]["reason"] == "Insults"
    ada.post(f"/tables/{table}/chat", text="Thank you")
    boss.delete(f"/admin/sanctions/{mute['id']}")
    ben.post(f"/tables/{table}/chat", text="Sorry")

    ban = boss.post(f"/admin/people/{ben.me['id']}/ban", reason="Insults", hours=48)
    assert code_of("post", ben, f"/tables/{table}/chat", text="Again") == "banned"
    assert code_of("post", ben, "/tables", seats=seats("me", "strong", "strong")) == "banned"
    seat = ada.get(f"/tables/{table}")["table"]["seats"][1]
    assert seat["bot"] is not None
    assert seat["resigned"]
    assert ben.get(f"/tables/{table}")["table"]["id"] == table  # reading is allowed
    boss.delete(f"/admin/sanctions/{ban['id']}")
    ben.create(seats("me", "strong", "strong"))

    boss.post(f"/admin/reports/{report['id']}/closed", outcome="Banned for two days")
    assert report["id"] not in [r["id"] for r in boss.get("/admin/reports")["reports"]]
    actions = [entry["action"] for entry in boss.get("/admin/audit")["entries"]]
    assert {"mute", "ban", "lift", "close_report", "verified"} <= set(actions)


def test_r7_who_is_muted_writes_nowhere(site: Server) -> None:
    """Clubs, public tournaments and shared maps have names and descriptions, too."""
    boss, loud = operator(site), account(site, "Loud")
    club = loud.post("/clubs", name="Before")["id"]
    drawn = loud.post("/maps", game="industry", content={"name": "Words"})
    shared = loud.put(f"/maps/{drawn['id']}/sharing", shared=True)
    boss.post(f"/admin/people/{loud.me['id']}/mute", reason="Insults", hours=24)
    assert code_of("post", loud, "/tournaments", name="Insult", about="More") == "muted"
    assert code_of("post", loud, "/clubs", name="Insult") == "muted"
    assert code_of("patch", loud, f"/clubs/{club}", about="Insult") == "muted"
    save = {"version": shared["version"], "content": {"name": "Insult"}}
    assert code_of("put", loud, f"/maps/{drawn['id']}", **save) == "muted"
    loud.put(f"/maps/{drawn['id']}/sharing", shared=False)
    loud.put(f"/maps/{drawn['id']}", **save)  # nobody else reads it
    assert code_of("put", loud, f"/maps/{drawn['id']}/sharing", shared=True) == "muted"
    assert loud.get(f"/clubs/{club}")["club"]["about"] == ""


def test_r7_addresses_are_banned_by_range_and_for_a_time(site: Server) -> None:
    boss = operator(site)
    guest = Player(site.url, "Early guest")
    for wrong in ("nonsense", "0.0.0.0/0", "10.0.0.0/4"):
        assert code_of("post", boss, "/admin/networks", network=wrong, reason="x") == "network"
    ban = boss.post("/admin/networks", network="127.0.0.0/8", reason="Flood", hours=1)
    assert ban["until"] is not None
    try:
        assert code_of("post", Player(site.url), "/guests", name="Late") == "address-banned"
        assert code_of("post", guest, "/tables", seats=seats("me", "strong")) == "address-banned"
        assert guest.get("/tables")["tables"] is not None
    finally:
        boss.delete(f"/admin/sanctions/{ban['id']}")
    Player(site.url, "Late guest")


@pytest.mark.parametrize(
    ("given", "address", "banned"),
    [
        ("2001:db8:0:1::7", "2001:db8:0:1:ffff::8", True),  # another address of the household
        ("2001:db8:0:1::7", "2001:db8:0:2::7", False),
        ("2001:db8:0:1::7/128", "2001:db8:0:1::8", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("::ffff:192.0.2.0/120", "192.0.2.9", True),
        ("192.0.2.7", "192.0.2.8", False),
    ],
)
def test_r7_a_ban_holds_for_the_household(given: str, address: str, banned: bool) -> None:
    assert (ip_address(address) in parse_network(given)) is banned


def test_r7_kick_rename_and_close(site: Server) -> None:
    boss = operator(site)
    host, bad = Player(site.url, "Host"), account(site, "Nasty word")
    table = host.create(seats("me", *["open"] * 3))
    bad.post(f"/tables/{table}/seats")
    renamed = boss.put(f"/admin/people/{bad.me['id']}/name", name="Player 17")
    assert renamed["name"] == "Player 17"
    assert host.get(f"/tables/{table}")["table"]["seats"][1]["person"]["name"] == "Player 17"
    assert bad.get("/me")["me"]["name"] == "Player 17"
    boss.post(f"/admin/tables/{table}/kick", person=bad.me["id"], reason="Behaviour")
    assert host.get(f"/tables/{table}")["table"]["seats"][1]["person"] is None
    assert code_of("post", bad, f"/tables/{table}/seats") == "kicked"

    running_game, players = table_of(site, ["Eve", "Fay", "Gil"])
    boss.post(f"/admin/tables/{running_game}/closed", reason="Spam")
    shown = players[0].get(f"/tables/{running_game}")["table"]
    assert (shown["status"], shown["to_move"]) == ("closed", None)
    refused = code_of(
        "post", players[0], f"/tables/{running_game}/moves", seat=0, after=1, decisions=[0]
    )
    assert refused == "game-over"
    for action in ("mute", "ban"):
        path = f"/admin/people/{boss.me['id']}/{action}"
        assert code_of("post", boss, path, reason="Coup") == "is-operator"


def test_an_operator_sees_the_people_of_any_table(site: Server) -> None:
    boss, host = operator(site), Player(site.url, "Hidden host")
    table = host.create(seats("me", "open", "strong"), settings={"listed": False, "rated": False})
    shown = boss.get(f"/admin/tables/{table}")
    assert (shown["id"], shown["host"], shown["status"]) == (table, host.me["id"], "open")
    assert [seat["person"] and seat["person"]["name"] for seat in shown["seats"]] == [
        "Hidden host",
        None,
        None,
    ]
    assert code_of("get", boss, "/admin/tables/not-a-table-0") == "not-found"
    assert code_of("get", host, f"/admin/tables/{table}") == "not-operator"


def test_r7_a_tournament_is_closed_with_its_words(site: Server) -> None:
    """Everybody reads the names and descriptions of public tournaments."""
    boss, organiser = operator(site), account(site, "Rude organiser")
    cup = organiser.post("/tournaments", name="An insult", about="More")["tournament"]["id"]
    boss.post(f"/admin/tournaments/{cup}/closed", reason="Insults")
    found = organiser.get(f"/tournaments/{cup}")["tournament"]
    assert (found["status"], found["name"], found["about"]) == ("cancelled", "–", "")
    assert "An insult" not in str(Player(site.url).get("/tournaments"))
    newest = boss.get("/admin/audit")["entries"][0]
    assert (newest["action"], newest["subject"]) == ("close_tournament", cup)
    unknown = "/admin/tournaments/not-a-tournament/closed"
    assert code_of("post", boss, unknown, reason="") == "not-found"
    assert (
        code_of("post", organiser, f"/admin/tournaments/{cup}/closed", reason="") == "not-operator"
    )


def test_r7_the_tables_of_a_closed_tournament_lose_its_name(site: Server) -> None:
    boss, organiser = operator(site), account(site, "Organiser of rounds")
    path = f"/tournaments/{new_cup(organiser, 'Insult two')}"
    players = [Player(site.url, f"Seated {number}") for number in range(3)]
    for player in players:
        player.post(f"{path}/players")
    [place] = organiser.post(f"{path}/rounds")["rounds"][0]["tables"]
    table = f"/tables/{place['table']}"
    assert players[0].get(table)["table"]["name"] == "Insult two 1.1"
    page = players[0].live(place["table"])
    page.receive()  # the snapshot
    boss.post(f"/admin{path}/closed", reason="Insults")
    page.until(page.number + 1)
    for shown in (page.table, players[0].get(table)["table"]):
        assert (shown["name"], shown["status"]) == ("– 1.1", "playing")
    found = [players[0].get("/tables", status="playing"), players[0].get("/tables", mine=True)]
    found += [players[0].get(f"{table}/log"), players[0].get(path)]
    assert "Insult" not in str(found)
    assert rows(site, "SELECT name FROM tables WHERE name LIKE 'Insult%'") == []


SHARED = ("club", "tournament", "study", "map")


def shared_words(author: Player, reader: Player) -> dict[str, str]:
    """One of each kind that a reader can see and whose words are an insult; their ids."""
    club = author.post("/clubs", name="Insult club", about="Insult of a club")["id"]
    word = author.post(f"/clubs/{club}/invitations")["word"]
    reader.post("/club-invitations", word=word)
    path = f"/studies/{author.post('/studies', title='Insult', record=new_record(7))['id']}"
    found = author.get(path)
    nodes = [{"parent": None, "comment": "Insult of a study"}]
    author.put(path, version=found["version"], title="Insult", nodes=nodes)
    content = {"name": "Insult", "people": ["Insult"], "location": [{"id": "a", "name": "Insult"}]}
    drawn = author.post("/maps", game="industry", content=content)["id"]
    author.put(f"/maps/{drawn}/sharing", shared=True)
    study, cup = path.rsplit("/", 1)[1], new_cup(author, "Insult cup")
    return {"club": club, "tournament": cup, "study": study, "map": drawn}


def test_r7_people_and_what_they_share_are_reported_and_emptied(site: Server) -> None:
    boss, rude, reader = operator(site), account(site, "Rude author"), account(site, "Reader")
    shared = shared_words(rude, reader)
    subjects = {"person": rude.me["id"], **shared}
    for about, found in subjects.items():
        for words in ("First", f"This {about}"):
            reader.post("/reports", about=about, id=found, kind="text", text=words)
        own = code_of("post", rude, "/reports", about=about, id=found, kind="text")
        assert own == "not-found", about
        gone = code_of("post", reader, "/reports", about=about, id="x" * 16, kind="text")
        assert gone == "not-found", about
    stranger = Player(site.url, "Stranger to the club")
    club = {"about": "club", "id": shared["club"], "kind": "text"}
    assert code_of("post", stranger, "/reports", **club) == "not-member"
    reports = [r for r in boss.get("/admin/reports")["reports"] if r["person"] == rude.me["id"]]
    assert [r["text"] for r in reports] == [f"This {about}" for about in subjects]
    assert [r["about"] for r in reports] == [None, *SHARED]
    names = [r["about_name"] for r in reports]
    assert names == [None, "Insult club", "Insult cup", "Insult", "Insult"]
    for report in reports[1:]:
        words = boss.get(f"/admin/reports/{report['id']}")["words"]
        assert any("Insult" in text for text in words), words

    stored = str(rows(site, "SELECT text FROM studies")) + str(rows(site, "SELECT text FROM maps"))
    assert "Insult" in stored
    for kind in SHARED:
        boss.post("/admin/words", kind=kind, id=shared[kind], reason="Insults")
    assert "Insult" not in str(rude.get(f"/clubs/{shared['club']}"))
    assert "Insult" not in str(rude.get(f"/tournaments/{shared['tournament']}"))
    assert "Insult" not in str(reader.get(f"/studies/{shared['study']}"))
    assert "Insult" not in str(rude.get(f"/maps/{shared['map']}"))
    assert code_of("get", reader, f"/maps/{shared['map']}") == "not-found"
    done = boss.get("/admin/audit")["entries"][:4]
    assert [(line["action"], line["data"]["kind"], line["subject"]) for line in done] == [
        ("empty_words", kind, shared[kind]) for kind in reversed(SHARED)
    ]
    unknown = {"kind": "club", "id": "x" * 16, "reason": ""}
    assert code_of("post", boss, "/admin/words", **unknown) == "not-found"
    assert rude.get(f"/tournaments/{shared['tournament']}")["tournament"]["status"] == "open"


def test_r7_a_person_sends_only_so_many_reports(site: Server) -> None:
    writer, others = Player(site.url, "Eager"), [Player(site.url, "Some") for _ in range(5)]
    about = [{"about": "person", "id": other.me["id"]} for other in others]
    kinds = ("name", "behaviour", "text")
    found = [code_of("post", writer, "/reports", kind=k, **one) for one in about for k in kinds]
    assert found == ["accepted"] * 15
    more = about_tables(site, writer, 2)
    kinds = ("talk", "name", "behaviour")
    found = [code_of("post", writer, path, kind=k, seat=1) for path in more for k in kinds]
    assert found == ["accepted"] * 5 + ["too-many-requests"]


def about_tables(site: Server, host: Player, count: int) -> list[str]:
    """Where to report the second seat of new tables."""
    paths = []
    for number in range(count):
        table = host.create(seats("me", "open", "greedy"))
        Player(site.url, f"Guest {number}").post(f"/tables/{table}/seats")
        paths.append(f"/tables/{table}/reports")
    return paths


def test_r7_the_name_of_a_finished_table_is_emptied(site: Server) -> None:
    boss, host = operator(site), Player(site.url, "Namer")
    record = next(FOLDER.glob("2p+two_player_2009-sane-101.txt")).read_text()
    plan: Json = {"seats": seats("me", "me"), "record": record, "start": True}
    table = host.create(name="Insult in the history", variants=["two_player_2009"], **plan)
    path = f"/tables/{table}"
    assert host.get(path)["table"]["status"] == "finished"
    assert code_of("post", boss, f"/admin{path}/closed", reason="") == "game-over"
    boss.post("/admin/words", kind="table", id=table, reason="Insults")
    assert (host.get(path)["table"]["name"], host.get(path)["table"]["status"]) == ("", "finished")
    assert "Insult" not in str(host.get(f"/people/{host.me['id']}/games"))
    assert "Insult" not in str(host.get("/tables", status="finished", mine=True))


def new_cup(organiser: Player, name: str) -> str:
    """A tournament with tables of three."""
    cup: Json = organiser.post("/tournaments", name=name, table_size=3)
    return str(cup["tournament"]["id"])


def test_the_lists_of_operators_have_pages(site: Server) -> None:
    boss = operator(site)
    idle = [Player(site.url, f"Zacharias {n}") for n in range(3)]
    first = "INSERT INTO people (id, name, search_name, email_confirmed, language, session_key,"
    first += " created_at, seen_at) VALUES "
    values = [
        f"('many{n:04}', 'Yolanda', 'yolanda', 0, 'en', 'k', '2019-01-01 00:00:00.000000',"
        f" '2019-01-{1 + n % 28:02} 00:00:00.000000')"
        for n in range(120)
    ]
    rows(site, first + ", ".join(values))
    about = "INSERT INTO reports (id, kind, status, reporter_id, person_id, text, created_at) "
    kept = "INSERT INTO sanctions (id, kind, person_id, reason, created_at) "
    person, at = idle[0].me["id"], "2019-01-01 00:00:00.000000"
    for n in range(60):
        values = [f"('many{n:04}', 'name', 'open', '{person}', '{person}', 'x', '{at}')"]
        rows(site, f"{about} VALUES {values[0]}")
        rows(site, f"{kept} VALUES ('many{n:04}', 'kick', '{person}', 'x', '{at}')")
    try:
        everybody = all_pages(boss, "people")
        assert len(everybody) == rows(site, "SELECT count(*) FROM people")[0][0]
        seen = [one["seen_at"] for one in everybody]
        assert seen == sorted(seen, reverse=True)
        assert len(all_pages(boss, "people", search="YOLA")) == 120
        found = [one["name"] for one in all_pages(boss, "people", search="zacharias")]
        assert found == ["Zacharias 0", "Zacharias 1", "Zacharias 2"]
        assert [p["id"] for p in all_pages(boss, "people", search=person)] == [person]
        assert all_pages(boss, "people", search="olanda") == []
        assert len({r["id"] for r in all_pages(boss, "reports")}) >= 60
        assert len({r["id"] for r in all_pages(boss, "sanctions")}) >= 60
    finally:
        for table in ("reports", "sanctions", "people"):
            rows(site, f"DELETE FROM {table} WHERE id LIKE 'many____'")


def all_pages(boss: Player, name: str, **query: str) -> list[Json]:
    """All rows of a list; each occurs once."""
    found: list[Json] = []
    cursor: str | None = ""
    while cursor is not None:
        page = boss.get(f"/admin/{name}", cursor=cursor, **query)
        assert 0 < len(page[name]) <= 51 or not found
        found += page[name]
        cursor = page["next"]
    assert len({one["id"] for one in found}) == len(found)
    return found


def test_r7_registration_can_be_locked(site: Server) -> None:
    boss = operator(site)
    normal: Json = boss.get("/admin/site")
    member = account(site, "Member")
    try:
        boss.put("/admin/site", **{**normal, "registration": "accounts"})
        assert code_of("post", Player(site.url), "/guests", name="New") == "registration-closed"
        account(site, "Accepted")
        boss.put("/admin/site", **{**normal, "registration": "closed"})
        refused = code_of("post", Player(site.url), "/accounts", name="No", password=PASSWORD)
        assert refused == "registration-closed"
        Player(site.url).post("/sessions", name="Member", password=PASSWORD)
        assert Player(site.url).get("/site")["registration"] == "closed"
    finally:
        boss.put("/admin/site", **normal)
    assert member.get("/me")["me"]["name"] == "Member"


def test_r7_people_export_and_delete_themselves(site: Server) -> None:
    ada = account(site, "Ada Leaves")
    ben = Player(site.url, "Ben Stays")
    table = ada.create(seats("me", "open", "greedy"), name="Ours")
    ben.post(f"/tables/{table}/seats")
    ben.post(f"/tables/{table}/ready", ready=True)
    ada.post(f"/tables/{table}/start")
    ada.post(f"/tables/{table}/chat", text="My secret thoughts")
    ada.put(f"/tables/{table}/notes", text="Build ports")
    found = ada.get("/me/export")
    assert found["profile"]["name"] == "Ada Leaves"
    assert found["notes"][0]["text"] == "Build ports"
    assert "My secret thoughts" in [entry["text"] for entry in found["entries"]]
    assert "argon2" not in str(found)

    copied = ada.at(site.url)
    assert code_of("post", ada, "/me/deletion", password="not the right one") == "wrong-password"
    ada.post("/me/deletion", password=PASSWORD)
    assert ada.get("/me")["me"] is None
    assert copied.get("/me")["me"] is None
    log = str(ben.get(f"/tables/{table}/log"))
    assert "My secret thoughts" not in log
    assert "Ada Leaves" not in log + str(ben.get(f"/tables/{table}"))
    stored = [rows(site, f"SELECT * FROM {name}") for name in ("entries", "people", "seats")]
    everything = str(stored)
    assert "Ada Leaves" not in everything
    assert "My secret thoughts" not in everything
    account(site, "Ada Leaves")  # the name is free again


def test_r7_retention_removes_idle_guests_and_dead_tables(site: Server) -> None:
    boss = operator(site)
    idle, player = Player(site.url, "Idle guest"), Player(site.url, "Idle player")
    table = player.create(seats("me", *["open"] * 3))
    abandoned = player.create(seats("me", "greedy", "greedy"), start=True)
    stalled, _ = table_of(site, ["Hal", "Ida", "Jo"])
    for person in (idle, player):
        rows(
            site,
            "UPDATE people SET seen_at = '2020-01-01 00:00:00.000000' WHERE id = ?",
            person.me["id"],
        )
    rest = "UPDATE entries SET at = '2020-01-01 00:00:00.000000' WHERE table_id IN (?, ?)"
    rows(site, rest, table, stalled)
    counted = boss.get("/admin/retention")
    assert (counted["guests"], counted["open_tables"], counted["stalled_games"]) == (2, 1, 1)
    done = boss.post("/admin/retention")
    assert (done["guests"], done["stalled_games"]) == (2, 1)
    assert rows(site, "SELECT * FROM people WHERE id = ?", idle.me["id"]) == []
    kept = rows(site, "SELECT name FROM people WHERE id = ?", player.me["id"])
    assert kept == [("–",)]  # a game refers to it
    for closed in (table, stalled, abandoned):  # bots alone do not play on
        status = rows(site, "SELECT status FROM tables WHERE id = ?", closed)
        assert status == [("closed",)]
    rows(site, rest, table, stalled)
    again = boss.post("/admin/retention")
    assert (again["guests"], again["closed_tables"]) == (0, 2)
    assert rows(site, "SELECT id FROM tables WHERE id IN (?, ?)", table, stalled) == []


def test_r7_retention_removes_more_than_it_reads_at_once(site: Server) -> None:
    """Guests of one day must not be more than one run removes."""
    boss = operator(site)
    values = [
        f"('idle{n:04}', 'Idle', 0, 'en', 'k', '2020-01-01 00:00:00.000000', 0)"
        for n in range(2 * BATCH + 1)
    ]
    columns = "id, name, email_confirmed, language, session_key, created_at, shares_games"
    rows(site, f"INSERT INTO people ({columns}) VALUES {', '.join(values)}")
    assert boss.post("/admin/retention")["guests"] == len(values)
    assert rows(site, "SELECT id FROM people WHERE id LIKE 'idle%'") == []


def test_closed_tables_of_tournaments_stay_and_hold_up_nothing(site: Server) -> None:
    boss = operator(site)
    path = f"/tournaments/{boss.post('/tournaments', name='Cup', table_size=3)['tournament']['id']}"
    for number in range(3):
        Player(site.url, f"Entrant {number}").post(f"{path}/players")
    [table] = boss.post(f"{path}/rounds")["rounds"][0]["tables"]
    boss.post(f"/admin/tables/{table['table']}/closed", reason="Test")
    rest = "UPDATE entries SET at = '2020-01-01 00:00:00.000000' WHERE table_id = ?"
    rows(site, rest, table["table"])
    assert boss.get("/admin/retention")["closed_tables"] == 0
    assert boss.post("/admin/retention")["closed_tables"] == 0
    [kept] = boss.get(path)["rounds"][0]["tables"]
    assert kept["table"] == table["table"]


def test_r7_the_audit_log_only_grows(site: Server) -> None:
    operator(site)
    for change in ("UPDATE audit_log SET actor = 'nobody'", "DELETE FROM audit_log"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            rows(site, change)


def test_r7_only_verified_operators_moderate(site: Server) -> None:
    stranger = account(site, "Stranger")
    document = stranger.get("/docs/openapi.json")
    paths = [(m, p) for p, ms in document["paths"].items() if "/admin/" in p for m in ms]
    assert len(paths) > 15
    for method, path in paths:
        path = path.removeprefix("/api/v1").replace("{name}", "terms")
        for word in ("person_id", "table_id", "tournament_id", "report_id", "sanction_id"):
            path = path.replace(f"{{{word}}}", "X" * 16)
        bodies: dict[str, Json] = {
            "/admin/session": {"code": "123456"},
            "/admin/networks": {"network": "192.0.2.1", "reason": ""},
            "/admin/site": {},
            "/admin/words": {"kind": "club", "id": "X" * 16, "reason": ""},
            "/admin/pages/terms": {"language": "en", "text": "x"},
        }
        body = bodies.get(path, {"reason": ""})
        if path.endswith("/kick"):
            body = {"person": "X" * 16, "reason": ""}
        if path.endswith("/name"):
            body = {"name": "Other"}
        if path.startswith("/admin/reports/") and method == "post":
            body = {"outcome": ""}
        options = {} if method == "get" else {"json": body}
        answer = stranger.ask(method.upper(), path, **options)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-operator"), path


def test_pages_of_the_operator_are_shown(site: Server) -> None:
    boss, visitor = operator(site), Player(site.url)
    assert code_of("get", visitor, "/pages/terms") == "not-found"
    boss.put("/admin/pages/terms", language="en", text="# Terms\n\nBe kind.")
    boss.put("/admin/pages/terms", language="fr", text="# Conditions\n\nSoyez aimables.")
    assert visitor.get("/site")["pages"] == ["terms"]
    assert visitor.get("/pages/terms", language="fr")["text"].startswith("# Conditions")
    assert visitor.get("/pages/terms", language="de")["language"] == "en"
    for language in ("en", "fr"):
        boss.put("/admin/pages/terms", language=language, text="")
    assert visitor.get("/site")["pages"] == []


# Finding R9: names that look alike


def test_r9_lookalike_names_are_refused(server: Server) -> None:
    account(server, "Realname")
    unusual = ("Realname\u00ad", "Re\u0430lname", "\u3164\u3164", "\u2800\u2800", "Re\u200balname")
    for name in (*unusual, "Realname\U000e0041", "\u0430\u0430\u0430b", "R\u0335\u0335\u0335eal"):
        found = code_of("post", Player(server.url), "/guests", name=name)
        assert found in ("name-unusual", "bad-request"), name
    for name in ("Realname\ufe0f", "realname", "REALNAME", "ReaIname", "Rea1name", "Ｒealname"):
        for path, more in (("/guests", {}), ("/accounts", {"password": PASSWORD})):
            found = code_of("post", Player(server.url), path, name=name, **more)
            assert found == "name-taken", (name, path)
    guest = Player(server.url, "Somebody")
    plan = [{"kind": "me"}, {"kind": "me", "label": "ReaIname"}, {"kind": "bot", "bot": "greedy"}]
    assert code_of("post", guest, "/tables", seats=plan) == "name-taken"
    table = guest.create(seats("me", "open", "open"))
    assert code_of("post", guest, f"/tables/{table}/seats", label="Realname") == "name-taken"


def test_r9_whole_names_of_other_alphabets_look_like_latin_ones() -> None:
    doubles = {"scope": "ѕсоре", "pax": "рах", "HOPE": "НОРЕ", "kok": "κοκ", "corn": "com"}
    for latin, double in doubles.items():
        assert is_plain(double)
        assert skeleton(latin) == skeleton(double), double


def test_r9_symbols_digits_and_small_capitals_are_no_way_around() -> None:
    """Characters that no table of letters has, but that look like letters or like nothing."""
    blanks = ("\U0001d159\U0001d159", "Real\ufffcname", "Real\U00016fe4name")
    mixed = ("B\u0be6b", "B\u0966b", "B\u0d02b")  # a digit and a sign of other scripts
    symbols = ("\u2228ictor", "\u22a4om", "\u237ada", "B\u20d2\u2502\u2502", "\U0001d216on")
    for name in (*blanks, *mixed, *symbols):
        assert not is_plain(name), name
    doubles = {"Ada": "\u1d00da", "Ian": "\u026aan", "Rob": "\u0280ob", "coco": "\u03f2\u03bf" * 2}
    doubles |= {"Bob": "B\u3007b", "Tom": "\u01acom", "Paul": "Pau\u4e28", "Leo": "\u0196eo"}
    for latin, double in doubles.items():
        assert skeleton(latin) == skeleton(double), double
    assert [name for name in ("मीना ३", "سارا ۷", "7 × 7", "二〇二六") if not is_plain(name)] == []


def test_r9_signs_spaces_and_foreign_zeros_make_no_other_name() -> None:
    for double in (
        *("Realname.", "Realname'", "_Realname_", "Real name", "Real-name", "R.e.a.l.name!"),
        *("Realname ✓", "Realname☕", "★Realname★", "Real´name", "Realʻname", "Realname™"),
        *("Real一name", "Realーname", "«Realname»", "Real·name", "Real…name", "(Rea|name)"),
    ):
        assert skeleton(double) == skeleton("Realname"), double
    for zeros in ("०००", "໐໐໐", "٠٠٠", "๐๐๐", "၀၀၀", "ଠଠଠ", "0.0.0", "o o o"):
        assert skeleton(zeros) == skeleton("ooo"), zeros
    assert skeleton("ՏՕՏ") == skeleton("SOS")
    different = (
        "Zoé",
        "Zoe",
        "Max 1",
        "Max 2",
        "田中",
        "田一中",
        "一一",
        "☕☕",
        "★★",
        "...",
        "!!",
    )
    assert len({skeleton(name) for name in different}) == len(different)


def test_r9_signs_spaces_and_foreign_zeros_are_refused(server: Server) -> None:
    account(server, "Sealname")
    account(server, "ooo")
    for name in ("Sealname.", "_Sealname_", "Seal name", "Sealname ✓", "०००", "໐໐໐"):
        found = code_of("post", Player(server.url), "/guests", name=name)
        assert found == "name-taken", name
    Player(server.url, "Sealname 2")


def test_names_of_many_languages_are_accepted() -> None:
    names = "Zoé|Jürgen|Ольга 7|Ελένη|משה|田中 Aya|さくら|김민준|François-Noël|O’Neill|ada ☕|محمد"
    assert [name for name in names.split("|") if not is_plain(name)] == []
    pairs = [("Zoé", "Zoe"), ("Kai", "Kal"), ("Anna", "Hannah"), ("Max 1", "Max 2")]
    assert [pair for pair in pairs if skeleton(pair[0]) == skeleton(pair[1])] == []


# Finding R11: signing out


def test_r11_signing_out_ends_copies_of_the_cookie(server: Server) -> None:
    player = account(server, "Leaver")
    cookie = player.http.cookies[SESSION_COOKIE]
    elsewhere = Player(server.url)
    elsewhere.post("/sessions", name="Leaver", password=PASSWORD)
    copied = Player(server.url)
    headers = {"cookie": f"{SESSION_COOKIE}={cookie}"}
    assert copied.http.get("/me", headers=headers).json()["me"]["name"] == "Leaver"
    player.delete("/sessions")
    assert copied.http.get("/me", headers=headers).json()["me"] is None
    assert elsewhere.get("/me")["me"]["name"] == "Leaver"  # other browsers stay signed in


# Finding R12: confirmation mails


def test_r12_an_address_gets_one_confirmation_mail_per_hour(tmp_path: Path) -> None:
    mail = FakeMailServer()
    options = ("--smtp", f"smtp://127.0.0.1:{mail.port}", "--mail-from", "a@site.example")
    with serving(mail), running(f"sqlite:///{tmp_path}/games.db", *options) as server:
        guest = Player(server.url, "Mallory")
        assert code_of("patch", guest, "/me", email="victim@mail.example") == "needs-account"
        for number in range(4):
            player = account(server, f"Mallory {'abcd'[number]}")
            player.patch("/me", email="victim@mail.example")
            player.patch("/me", email=None)
            player.patch("/me", email="victim@mail.example")
        account(server, "Somebody else").patch("/me", email="other@mail.example")
        wait_for(lambda: mail.has("other@mail.example", 1))  # sent after all the others
        assert len(mail.to("victim@mail.example")) == 1


# Finding R15: CSRF, cookies and host names


def test_r15_the_token_belongs_to_the_session(server: Server) -> None:
    visitor, ada, ben = Player(server.url), Player(server.url, "Ada"), Player(server.url, "Ben")
    plan = {"seats": seats("me", "greedy", "greedy")}
    session = ada.http.cookies[SESSION_COOKIE]
    for other in (visitor, ben):
        pair = other.token
        headers = {
            "cookie": f"{SESSION_COOKIE}={session}; cottonopolis_csrf={pair}",
            "x-csrf-token": pair,
        }
        answer = Player(server.url).http.post("/tables", json=plan, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "csrf")
        assert ada.token in answer.headers["set-cookie"]  # so that the client can try again
    ada.post("/tables", **plan)
    before = ada.token
    ada.post("/accounts", name="Ada of R15", password=PASSWORD)
    assert ada.token != before


def test_r15_over_https_cookies_are_bound_to_the_host(tmp_path: Path) -> None:
    options = ("--public-url", "https://brass.example", "--proxy", "127.0.0.1")
    with running(f"sqlite:///{tmp_path}/games.db", *options) as server:
        player = Player(server.url)
        token = player.http.get("/me").headers["set-cookie"].split(";")[0].split("=")[1]
        headers = {"cookie": f"__Host-cottonopolis_csrf={token}", "x-csrf-token": token}
        answer = player.http.post("/guests", json={"name": "Ada"}, headers=headers)
        cookies = answer.headers.get_list("set-cookie")
        assert {text.split("=")[0] for text in cookies} == {
            "__Host-cottonopolis_session",
            "__Host-cottonopolis_csrf",
        }
        for text in cookies:
            assert "Secure" in text
            assert "Path=/" in text
            assert "Domain" not in text
        for host, status in (
            ("brass.example", 200),
            ("BRASS.example:443", 200),
            ("evil.example", 421),
            ("brass.example.evil.example", 421),
        ):
            assert player.http.get("/me", headers={"host": host}).status_code == status, host
        assert player.http.get("/health", headers={"host": "10.0.0.7"}).status_code == 200
