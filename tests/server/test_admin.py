"""Administration of a database: verify, backup, restore, export."""

import asyncio
import gzip
import hashlib
import json
import random
import sqlite3
import stat
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from cottonopolis import Game
from cottonopolis.errors import SetupError
from cottonopolis.server.admin.backup import check_backup, restore_backup, write_backup
from cottonopolis.server.admin.export import INDEX, export
from cottonopolis.server.admin.verify import Report, verify
from cottonopolis.server.database import Database
from cottonopolis.server.models import Person
from cottonopolis.server.settings import Settings
from tests.fork_server import run
from tests.server.kit import Player, Server, close_all, running, seats, table_of

GOLDEN = Path(__file__).parent.parent / "golden"
ADA = {"name": "Ada L.", "password": "a long password"}
Rows = dict[str, list[tuple[Any, ...]]]


def copy_sqlite(source: Path, target: Path) -> None:
    """Make a consistent copy of a SQLite database that may be in use."""
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new)


# The keys are those of the example in RFC 8291
SUBSCRIPTION = {
    "endpoint": "https://fcm.googleapis.com/fcm/send/example",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyP"
    "js7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


@dataclass
class World:
    """A database with many kinds of entries, and the ids of its tables."""

    file: Path
    running: str = ""
    read: str = ""  # a record, finished
    left: str = ""  # finished by bots

    @property
    def url(self) -> str:
        return f"sqlite:///{self.file}"


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    made = World(tmp_path_factory.mktemp("world") / "games.db")
    with running(made.url) as server:
        made.running = play_a_little(server)
        made.read = read_a_record(server)
        made.left = leave_to_bots(server)
    close_all()
    return made


def play_a_little(server: Server) -> str:
    table, players = table_of(server, ["Ada", "Ben", "Cleo"], game="industry", map="germany")
    ada, ben = players[:2]
    ada.post("/accounts", **ADA, email="ada@example.org")
    invitation = ada.post(f"/tables/{table}/invitations")
    dan = Player(server.url, "Dan")
    dan.post("/invitations", word=invitation["word"])
    ada.delete(f"/tables/{table}/invitations/{invitation['id']}")
    ben.put(f"/tables/{table}/notes", text="Coal runs out soon.\n« Île »")
    rng = random.Random(3)
    for _ in range(9):
        seat = ada.get(f"/tables/{table}")["table"]["to_move"]
        players[seat].move_at_random(table, seat, rng)
    ben.post(f"/tables/{table}/chat", text="Bonjour ☕")
    prepare_a_pass(table, players)
    return table


def prepare_a_pass(table: str, players: list[Player]) -> None:
    shown = players[0].get(f"/tables/{table}")["table"]
    seat = (shown["to_move"] + 1) % len(players)
    query = {"seat": seat, "plan": True}
    menu = players[seat].get(f"/tables/{table}/menu", **query)
    (first,) = [one["decision"] for one in menu["nodes"][0]["options"] if one["text"] == "pass"]
    after = players[seat].get(f"/tables/{table}/menu", **query, chosen=str(first))
    cards = after["nodes"][0]["options"]  # none if the hand is empty
    actions = [[first, *(card["decision"] for card in cards[:1])]]
    players[seat].put(f"/tables/{table}/prepared", seat=seat, after=menu["after"], actions=actions)


def read_a_record(server: Server) -> str:
    eve = Player(server.url)
    eve.post("/accounts", name="Eve", password="another password")
    record = (GOLDEN / "4p-sane-101.txt").read_text()
    plan = seats("me", "greedy", "greedy", "greedy")
    table = eve.create(plan, record=record, start=True)
    eve.post(f"/tables/{table}/chat", text="What a game!")  # after the end
    eve.put("/me/hidden-tables", tables=[table])
    eve.post("/push/subscriptions", **SUBSCRIPTION)
    return table


def leave_to_bots(server: Server) -> str:
    """A rated game: one person moves, undoes, moves again and resigns; bots end it."""
    flo = Player(server.url)
    flo.post("/accounts", name="Flo", password="yet another one")
    settings = {"replacement": "beginner", "listed": False}
    plan = seats("me", "beginner", "beginner")
    table = flo.create(plan, settings=settings, start=True)
    tab = flo.live(table, seat=0)
    tab.receive()
    rng = random.Random(1)
    while tab.table["to_move"] != 0 or (tab.position or {})["actions_left"] != 2:
        if tab.table["to_move"] == 0:
            tab.until(flo.move_at_random(table, 0, rng)["number"])
        else:
            tab.receive()
    menu = flo.menu(table, 0)
    options = menu["nodes"][0]["options"]
    chosen = [next(option["decision"] for option in options if option["text"] == "pass")]
    chosen.append(flo.menu_node(table, 0, chosen)["options"][0]["decision"])
    flo.post(f"/tables/{table}/moves", seat=0, after=menu["after"], decisions=chosen)
    tab.until(flo.post(f"/tables/{table}/undo", seat=0)["number"])
    flo.post(f"/tables/{table}/resign", seat=0)
    while tab.table["status"] == "playing":
        tab.receive()
    return table


def quiet(done: int, total: int) -> None:
    assert 0 < done <= total


def verified(url: str) -> Report:
    return asyncio.run(verify(Settings(database=url), quiet))


def save(url: str, file: Path) -> Path:
    asyncio.run(write_backup(Settings(database=url), file, quiet))
    return file


def bring_back(file: Path, url: str) -> str:
    restore_backup(Settings(database=url), file, quiet)
    return url


def all_rows(url: str) -> Rows:
    async def read() -> Rows:
        database = Database(Settings(database=url))
        found: Rows = {}
        try:
            async with database.reading() as session:
                for table in Person.metadata.sorted_tables:
                    query = select(table).order_by(*table.primary_key.columns)
                    found[table.name] = [tuple(row) for row in await session.execute(query)]
        finally:
            await database.close()
        return found

    return asyncio.run(read())


# Verify


def test_what_people_did_agrees_with_the_replay(world: World) -> None:
    report = verified(world.url)
    assert report.differences == []
    assert report.not_judged == []
    assert report.tables == 3
    assert report.entries == len(all_rows(world.url)["entries"]) > 100


FIRST = "(SELECT min(number) FROM entries WHERE table_id = :running AND kind = 'play')"
LAST = FIRST.replace("min", "max")
DAMAGE = {
    "an entry is missing": (
        f"DELETE FROM entries WHERE table_id = :running AND number = {FIRST}",
        "missing",
    ),
    "the last entry is missing": (
        "DELETE FROM entries WHERE table_id = :running AND kind = 'chat'",
        "column",
    ),
    "an illegal step": (
        "UPDATE entries SET data = json_set(data, '$.steps[0]', 700)"
        f" WHERE table_id = :running AND number = {LAST}",
        "illegal",
    ),
    "a step that is no number": (
        "UPDATE entries SET data = json_set(data, '$.steps[0]', 'x')"
        f" WHERE table_id = :running AND number = {LAST}",
        "unreadable",
    ),
    "another seat": (
        f"UPDATE entries SET seat = (seat + 1) % 3 WHERE table_id = :running AND number = {LAST}",
        "turn",
    ),
    "other words": (
        "UPDATE entries SET data = json_set(data, '$.acted[0]', 'pass with coal_mine')"
        f" WHERE table_id = :running AND number = {LAST}",
        "told",
    ),
    "a move before the start": (
        "UPDATE entries SET kind = 'ready' WHERE table_id = :running AND kind = 'started'",
        "misplaced",
    ),
    "a fresh deck": ("UPDATE tables SET seed = '12345' WHERE id = :left", "illegal"),
    "another opening": ("UPDATE tables SET opening = '[1, 1, 1]' WHERE id = :read", "opening"),
    "a seat to move": (
        "UPDATE tables SET to_move = (to_move + 1) % 3 WHERE id = :running",
        "column",
    ),
    "a count of entries": ("UPDATE tables SET entries = entries + 1 WHERE id = :left", "column"),
    "a last move": ("UPDATE tables SET last_move = 1 WHERE id = :left", "column"),
    "a status": ("UPDATE tables SET status = 'playing' WHERE id = :left", "column"),
    "what a move led to": (
        "UPDATE entries SET outcome = ("
        " SELECT outcome FROM entries WHERE table_id = :running AND kind = 'started')"
        f" WHERE table_id = :running AND number = {LAST}",
        "outcome",
    ),
    "what cannot be read": (
        f"UPDATE entries SET outcome = x'00' WHERE table_id = :running AND number = {LAST}",
        "outcome",
    ),
    "points": ("UPDATE results SET vp = vp + 1 WHERE table_id = :left AND seat = 2", "result"),
    "places": ("UPDATE results SET place = 1 WHERE table_id = :left AND seat = 0", "result"),
    "a missing result": ("DELETE FROM results WHERE table_id = :left AND seat = 1", "column"),
    "who resigned": ("UPDATE seats SET resigned = 0 WHERE table_id = :left", "column"),
    "a game nobody knows": ("UPDATE tables SET game = 'chess' WHERE id = :read", "setup"),
    "unknown settings": (
        "UPDATE tables SET settings = json_set(settings, '$.hints', 'x') WHERE id = :read",
        "setup",
    ),
}


@pytest.mark.parametrize(("statement", "code"), DAMAGE.values(), ids=DAMAGE.keys())
def test_damage_is_found(world: World, tmp_path: Path, statement: str, code: str) -> None:
    file = tmp_path / "damaged.db"
    copy_sqlite(world.file, file)
    names = {"running": world.running, "read": world.read, "left": world.left}
    alter(file, statement, names)
    report = verified(f"sqlite:///{file}")
    changed = next(name for name in names if f":{name}" in statement)
    assert code in {difference.code for difference in report.differences}
    assert {difference.table for difference in report.differences} == {names[changed]}


def alter(file: Path, statement: str, names: dict[str, str]) -> None:
    connection = sqlite3.connect(file)
    try:
        assert connection.execute(statement, names).rowcount > 0
        connection.commit()
    finally:
        connection.close()


def test_the_command_says_what_differs(world: World, tmp_path: Path) -> None:
    file = tmp_path / "damaged.db"
    copy_sqlite(world.file, file)
    alter(file, "UPDATE results SET vp = 999 WHERE table_id = :left AND seat = 2", vars(world))
    done = run(
        "admin", "verify", "--lang", "de", env={"COTTONOPOLIS_DATABASE": f"sqlite:///{file}"}
    )
    assert done.returncode == 1, done.stderr
    assert f"{world.left}: Ergebnis von Platz 2: vp ist 999, nachgespielt" in done.stdout
    assert "Partien: 3." in done.stdout
    assert "Unterschiede: 1." in done.stdout
    done = run("admin", "verify", "--database", f"sqlite:///{file}", "--json")
    assert done.returncode == 1
    (difference,) = json.loads(done.stdout)["differences"]
    assert difference["table"] == world.left
    assert difference["facts"]["stored"] == 999


def test_other_rules_are_not_judged(world: World, tmp_path: Path) -> None:
    file = tmp_path / "older.db"
    copy_sqlite(world.file, file)
    alter(file, "UPDATE tables SET rules = 0 WHERE id = :left", vars(world))
    done = run("admin", "verify", "--database", f"sqlite:///{file}")
    assert done.returncode == 0, done.stdout
    assert f"{world.left}: cannot be checked: played with version 0 of the rules" in done.stdout
    assert "Differences: 0. Not checked: 1." in done.stdout


# Backup and restore


def test_a_backup_goes_to_every_kind_of_database(
    world: World, postgres: str, tmp_path: Path
) -> None:
    before = all_rows(world.url)
    filled = {name for name in before if before[name]}
    assert {"people", "tables", "seats", "entries", "results", "notes", "ratings"} <= filled
    first = save(world.url, tmp_path / "first.backup")
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    bring_back(first, postgres)
    assert all_rows(postgres) == before
    assert verified(postgres).differences == []
    second = save(postgres, tmp_path / "second.backup")
    third = bring_back(second, f"sqlite:///{tmp_path}/third.db")
    assert all_rows(third) == before
    assert stat.S_IMODE((tmp_path / "third.db").stat().st_mode) == 0o600
    assert lines_of(first)[1:-1] == lines_of(second)[1:-1]


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines()


def test_a_restored_server_goes_on(world: World, postgres: str, tmp_path: Path) -> None:
    bring_back(save(world.url, tmp_path / "a.backup"), postgres)
    with running(postgres) as server:
        eve = Player(server.url)
        eve.post("/sessions", name="eve", password="another password")
        eve.post(f"/tables/{world.read}/analysis")
        ada = Player(server.url)
        ada.post("/sessions", **ADA)
        ada.post(f"/tables/{world.running}/chat", text="Where were we?")
    again = f"sqlite:///{tmp_path}/again.db"
    bring_back(save(postgres, tmp_path / "b.backup"), again)
    assert all_rows(again) == all_rows(postgres)
    with running(again) as server:
        gil = Player(server.url, "Gil")
        gil.post(f"/tables/{world.read}/analysis")
    assert verified(postgres).differences == []


def test_postgres_counts_on_after_a_restore(postgres: str, world: World, tmp_path: Path) -> None:
    """The only column with numbers from a database sequence."""
    file = tmp_path / "analysed.db"
    copy_sqlite(world.file, file)
    moment = "'2026-01-01 00:00:00'"
    alter(
        file,
        "INSERT INTO analyses (id, table_id, status, done, turns, found, asked_at, touched_at)"
        f" VALUES (1, :read, 'done', 2, 2, '{{\"turns\": []}}', {moment}, {moment})",
        vars(world),
    )
    bring_back(save(f"sqlite:///{file}", tmp_path / "a.backup"), postgres)
    assert all_rows(postgres)["analyses"] == all_rows(f"sqlite:///{file}")["analyses"]
    with running(postgres) as server:
        flo = Player(server.url)
        flo.post("/sessions", name="Flo", password="yet another one")
        flo.post(f"/tables/{world.left}/analysis")
    assert [row[0] for row in all_rows(postgres)["analyses"]] == [1, 2]


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/new.db"
    found: str = request.getfixturevalue("postgres")
    return found


def test_a_backup_of_a_running_server_is_of_one_moment(empty: str, tmp_path: Path) -> None:
    with running(empty) as server:
        table, players = table_of(server, ["Ada", "Ben"], variants=["two_player_2009"])
        stop = threading.Event()

        def talk() -> None:
            while not stop.is_set():
                players[0].post(f"/tables/{table}/chat", text="and on")

        talker = threading.Thread(target=talk)
        talker.start()
        try:
            files = [save(empty, tmp_path / f"{number}.backup") for number in range(5)]
        finally:
            stop.set()
            talker.join()
    sizes = []
    for file in files:
        url = bring_back(file, f"sqlite:///{file}.db")
        assert verified(url).differences == []
        sizes.append(check_backup(file).rows["entries"])
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1] <= len(all_rows(empty)["entries"])


def test_only_an_empty_database_is_filled(world: World, empty: str, tmp_path: Path) -> None:
    file = save(world.url, tmp_path / "a.backup")
    bring_back(file, empty)
    before = all_rows(empty)
    with pytest.raises(SetupError, match="not empty"):
        bring_back(file, empty)
    assert all_rows(empty) == before


def flip(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def without_a_row(data: bytes) -> bytes:
    lines = gzip.decompress(data).splitlines(keepends=True)
    return gzip.compress(b"".join(lines[:5] + lines[6:]))


def with_another_name(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data).replace(b"Ben", b"Bob", 1))


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (flip, "is damaged"),
        (lambda data: data[:-20], "is damaged"),
        (lambda data: data[: len(data) // 2], "is damaged"),
        (without_a_row, "is damaged"),
        (with_another_name, "is damaged"),
        (lambda data: b"cottonopolis 1\n", "is not a backup"),
        (lambda data: gzip.compress(b"hello\n"), "is not a backup"),
        (lambda data: b"", "is not a backup"),
    ],
)
def test_a_damaged_backup_changes_nothing(
    world: World, tmp_path: Path, damage: Any, words: str
) -> None:
    file = save(world.url, tmp_path / "a.backup")
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(SetupError, match=words):
        bring_back(file, f"sqlite:///{tmp_path}/new.db")
    assert not (tmp_path / "new.db").exists()


def test_a_backup_of_a_newer_program_is_refused(world: World, tmp_path: Path) -> None:
    file = save(world.url, tmp_path / "a.backup")
    data = gzip.decompress(file.read_bytes())
    header, rest = data.split(b"\n", 1)
    rows = rest.rsplit(b"\n", 2)[0]
    newer = json.dumps({**json.loads(header), "schema": "9999"}).encode()
    body = newer + b"\n" + rows + b"\n"
    seal = json.dumps({"sha256": hashlib.sha256(body).hexdigest()}).encode()
    file.write_bytes(gzip.compress(body + seal + b"\n"))
    with pytest.raises(SetupError, match="newer program"):
        bring_back(file, f"sqlite:///{tmp_path}/new.db")


def test_a_backup_that_fails_leaves_the_old_one(world: World, tmp_path: Path) -> None:
    file = save(world.url, tmp_path / "a.backup")
    before = file.read_bytes()

    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asyncio.run(write_backup(Settings(database=world.url), file, interrupt))
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["a.backup"]


def test_the_commands_save_and_bring_back(world: World, tmp_path: Path) -> None:
    file, new = tmp_path / "a.backup", f"sqlite:///{tmp_path}/new.db"
    done = run("admin", "backup", str(file), "--database", world.url, "--lang", "fr")
    assert done.returncode == 0, done.stderr
    assert "3 parties" in done.stdout
    done = run("admin", "restore", str(file), "--database", new, "--lang", "it")
    assert done.returncode == 0, done.stderr
    assert "partite 3" in done.stdout
    assert all_rows(new) == all_rows(world.url)
    done = run("admin", "restore", str(file), "--database", new, "--lang", "de")
    assert done.returncode == 2
    assert "nicht leer" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["verify", "--database", "sqlite:///{folder}/none.db"], "does not exist"),
        (["verify", "--database", "sqlite:///{folder}/text.txt"], "is damaged"),
        (["verify", "--database", "sqlite:///{folder}/bare.db"], "has schema –"),
        (["verify", "--database", "mysql://x"], "Unknown"),
        (
            ["verify", "--database", "postgresql://me:secret@127.0.0.1:1/x"],
            "cannot be reached at 127.0.0.1:1/x",
        ),
        (["backup", "{folder}", "--database", "{world}"], "is a folder"),
        (["backup", "{folder}/no/a.backup", "--database", "{world}"], "cannot be written"),
        (["restore", "{folder}/none", "--database", "sqlite:///{folder}/n.db"], "does not exist"),
        (["restore", "{folder}", "--database", "sqlite:///{folder}/n.db"], "is a folder"),
        (["export", "{folder}/text.txt", "--database", "{world}"], "is not a folder"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(
    world: World, tmp_path: Path, arguments: list[str], words: str
) -> None:
    (tmp_path / "text.txt").write_text("no database " * 100)
    sqlite3.connect(tmp_path / "bare.db").close()
    (tmp_path / "bare.db").touch()
    before = sorted(path.name for path in tmp_path.iterdir())
    given = [word.format(folder=tmp_path, world=world.url) for word in arguments]
    done = run("admin", *given)
    assert done.returncode == 2, done.stdout
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == before


# Export


def test_finished_games_come_out_as_records(world: World, tmp_path: Path) -> None:
    done = run("admin", "export", str(tmp_path / "out"), "--database", world.url)
    assert done.returncode == 0, done.stderr
    index = [json.loads(line) for line in (tmp_path / "out" / INDEX).read_text().splitlines()]
    assert [line["table"] for line in index] == [world.read, world.left]
    for line in index:
        game = Game.from_record((tmp_path / "out" / line["record"]).read_text())
        assert game.is_over
        assert game.score() == [seat["score"] for seat in line["seats"]]
    golden = Game.from_record((GOLDEN / "4p-sane-101.txt").read_text()).record()
    assert (tmp_path / "out" / index[0]["record"]).read_text() == golden
    flo = index[1]["seats"][0]
    assert (flo["name"], flo["resigned"], flo["place"]) == ("Flo", True, 3)


def test_nothing_of_a_running_game_comes_out(world: World, tmp_path: Path) -> None:
    rows = all_rows(world.url)
    seed = next(row for row in rows["tables"] if row[0] == world.running)[8]
    asyncio.run(export(Settings(database=world.url), tmp_path, quiet))
    written = [path.read_text() for path in tmp_path.iterdir()]
    assert len(written) == 3
    for text in written:
        assert world.running not in text
        assert str(seed) not in text


def test_a_game_called_finished_that_is_not_stays_in(world: World, tmp_path: Path) -> None:
    """Even a wrong status does not leak the seed of a running game."""
    file = tmp_path / "wrong.db"
    copy_sqlite(world.file, file)
    statement = (
        "UPDATE tables SET status = 'finished', finished_at = created_at WHERE id = :running"
    )
    alter(file, statement, vars(world))
    done = run("admin", "export", str(tmp_path / "out"), "--database", f"sqlite:///{file}")
    assert done.returncode == 1
    assert f"{world.running} was left out" in done.stdout
    assert len(list((tmp_path / "out").iterdir())) == 3


@pytest.fixture(autouse=True)
def nothing_spoilt(world: World) -> Iterator[None]:
    before = all_rows(world.url)
    yield
    assert all_rows(world.url) == before
