"""What the site knows about a person can be exported and deleted: in every table of the database.

The first test fills every table with one row for each column that refers to a person. The texts
in these rows are unique marks, so that it can see which of them are exported and which stay. A new
table is filled too: the test fails until `people.PERSONAL` knows it.
"""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server import community_models
from cottonopolis.server.database import Database, migrate
from cottonopolis.server.models import Person, SeedNumber
from cottonopolis.server.moderation.people import DELETED_NAME, PERSONAL, erase, export
from cottonopolis.server.settings import Settings
from tests.server.kit import Player, Refused, Server

AT = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
VICTIM, OTHER = "victim-of-the-test", "other-person"
METADATA = Person.metadata
assert community_models  # its tables belong to the metadata

# Tables that hold nothing of a person
IMPERSONAL = {
    "server_values",
    "site_pages",
    "sent_mails",  # hashes of addresses, for an hour
    "state_layouts",
    "invitations",
    "club_invitations",
    "club_tables",
    "tournament_tables",
    "analyses",
    "map_texts",  # of maps that games are played on
    "puzzle_ratings",
}
# They belong to a person through their seat
OF_SEAT = {"prepared_turns"}
# Columns with a person's id that are no foreign keys
NO_KEYS = {
    ("results", "player"),
    ("ratings", "player"),
    ("audit_log", "actor"),
    ("audit_log", "subject"),
}
NOT_EXPORTED = {
    # Secrets, and what the site computes from the name
    "people": {"name_key", "name_skeleton", "search_name", "password", "session_key"},
    "browser_sessions": {"id"},
    "push_subscriptions": {"p256dh", "auth"},
    "operators": {"totp_secret"},
    # The game, which is public or secret, and the operators' words
    "tables": {"variants", "opening", "start", "rematch"},
    "seats": {"bot", "bot_name"},
    "sanctions": {"id", "network"},
    "reports reporter_id": {"id", "outcome"},
    "reports person_id": {"id", "outcome", "text"},
    "audit_log actor": {"data"},
    "prepared_turns": {"version", "cancelled"},
}
# What stays when a person is deleted: games and results for the other players, …
STAYS = {
    "tables": {"id", "game", "map", "variants", "opening", "start"}
    | {"settings", "status", "rematch"},
    "seats": {"bot", "bot_name"},
    "entries": {"kind"},
    "results": {"game", "map", "built"},
    "tournaments": {
        "id",
        "name",
        "system",
        "game",
        "map",
        "variants",
        "sizes",
        "settings",
        "status",
    },
    "tournament_players": {"status"},
    # … and what operators have to know
    "sanctions": {"id", "kind", "network", "reason"},
    "reports reporter_id": {"id", "about", "about_id", "kind", "status", "outcome"},
    "reports person_id": {"id", "about", "about_id", "kind", "status", "outcome", "text"},
    "audit_log actor": {"action", "data"},
    "audit_log subject": {"action", "data"},
}
# Columns in which the id of a deleted person stays: it leads to a person without a name
ID_STAYS = {
    ("people", "id"),
    ("tables", "host_id"),
    ("seats", "person_id"),
    ("entries", "person_id"),
    ("results", "player"),
    ("tournaments", "organiser_id"),
    ("tournament_players", "person_id"),
    ("tournament_seats", "person_id"),
    ("sanctions", "person_id"),
    ("reports", "reporter_id"),
    ("reports", "person_id"),
    ("audit_log", "actor"),
    ("audit_log", "subject"),
}


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/games.db"
    else:
        yield request.getfixturevalue("postgres")


def leads_to_person(column: sa.Column[Any]) -> bool:
    """Whether a foreign key leads to a person, perhaps through another table."""
    return any(
        key.column.table.name == "people" or leads_to_person(key.column)
        for key in column.foreign_keys
    )


def person_columns(table: sa.Table) -> list[str]:
    found = [column.name for column in table.columns if leads_to_person(column)]
    return found + [name for where, name in sorted(NO_KEYS) if where == table.name]


class Filler:
    """Makes rows full of marks."""

    def __init__(self) -> None:
        self.numbers = count(1)
        self.marks: dict[str, tuple[str, str]] = {}  # mark: row and column
        self.rows: dict[str, dict[str, Any]] = {}  # a row of each table, for foreign keys

    def row(self, table: sa.Table, about: str | None) -> dict[str, Any]:
        """A row whose column `about` names the victim, and every other one somebody else."""
        values = {column.name: self._value(table, column, about) for column in table.columns}
        self.rows[table.name] = values
        return values

    def _value(self, table: sa.Table, column: sa.Column[Any], about: str | None) -> Any:
        if column.name in person_columns(table):
            return VICTIM if column.name == about else OTHER
        if (table.name, column.name) == ("entries", "kind"):
            return "chat"
        for key in column.foreign_keys:
            return self.rows[key.column.table.name][key.column.name]
        kind = column.type
        if column.name == "seat" or isinstance(kind, SeedNumber):
            return 1
        if isinstance(kind, sa.String | sa.JSON):
            mark = f"m{next(self.numbers):03d}x"
            several = len(person_columns(table)) > 1
            self.marks[mark] = f"{table.name} {about}" if several else table.name, column.name
            return {"text": mark} if isinstance(kind, sa.JSON) else mark
        if isinstance(kind, sa.Boolean):
            return True
        if isinstance(kind, sa.Integer | sa.Float):
            return next(self.numbers)
        return b"" if isinstance(kind, sa.LargeBinary) else AT


async def fill(session: AsyncSession) -> dict[str, tuple[str, str]]:
    """Insert a row for each column that refers to a person; return the marks in these rows."""
    filler = Filler()
    for table in METADATA.sorted_tables:
        if table.name == "people":
            about = [
                {**filler.row(table, None), "id": OTHER},
                {**filler.row(table, None), "id": VICTIM},
            ]
            others = set(filler.marks.values())
            filler.marks = dict(list(filler.marks.items())[len(others) :])
            del filler.marks[next(m for m, where in filler.marks.items() if where[1] == "id")]
        else:
            columns = person_columns(table)
            if not columns and table.name not in OF_SEAT:
                kept = dict(filler.marks)
                about = [filler.row(table, None)]
                filler.marks = kept
            else:
                about = [filler.row(table, column) for column in columns or [""]]
        await session.execute(sa.insert(table), about)
    return filler.marks


async def stored(session: AsyncSession) -> list[tuple[str, str, str]]:
    """Everything in the database: table, column, value as text."""
    found = []
    for table in METADATA.sorted_tables:
        for row in await session.execute(sa.select(table)):
            found += [
                (table.name, name, str(value)) for name, value in row._mapping.items() if value
            ]
    return found


def test_every_table_is_declared() -> None:
    """A new table says whether it holds something of a person."""
    declared = {(one.model.__tablename__, one.column) for one in PERSONAL}
    found = {
        (table.name, column) for table in METADATA.sorted_tables for column in person_columns(table)
    }
    assert declared == found
    personal = {table for table, _ in found} | OF_SEAT | {"people"}
    assert personal | IMPERSONAL == {table.name for table in METADATA.sorted_tables}
    assert not personal & IMPERSONAL


def test_everything_is_exported_and_deleted(database_url: str) -> None:
    settings = Settings(database=database_url)
    migrate(settings)

    async def run() -> tuple[dict[str, Any], dict[str, tuple[str, str]], list[Any]]:
        database = Database(settings)
        try:
            async with database.writing() as session:
                marks = await fill(session)
            async with database.reading() as session:
                exported = await export(session, VICTIM)
            async with database.writing() as session:
                await erase(session, VICTIM)
            async with database.reading() as session:
                return exported, marks, await stored(session)
        finally:
            await database.close()

    exported, marks, left = asyncio.run(run())
    text = str(exported)
    missing = {where for mark, where in marks.items() if mark not in text}
    assert {(t, c) for t, c in missing if c not in NOT_EXPORTED.get(t, ())} == set()
    staying = {marks[mark] for _, _, value in left for mark in marks if mark in value}
    assert {(t, c) for t, c in staying if c not in STAYS.get(t, ())} == set()
    ids = {(table, column) for table, column, value in left if VICTIM in value}
    assert ids - ID_STAYS == set()
    assert ("people", "name", DELETED_NAME) in left


PASSWORD = "a long password"


def account(server: Server, name: str) -> Player:
    player = Player(server.url)
    player.me = player.post("/accounts", name=name, password=PASSWORD)
    return player


def test_clubs_and_tournaments_go_on_without_a_deleted_person(server: Server) -> None:
    """The club gets another owner, their open tournament is cancelled, nobody follows them."""
    ada, ben = account(server, "Ada Organises"), account(server, "Ben Inherits")
    club = ada.post("/clubs", name="Friends of Ada Organises", about="Ask Ada Organises")["id"]
    word = ada.post(f"/clubs/{club}/invitations")["word"]
    ben.post("/club-invitations", word=word)
    alone = ada.post("/clubs", name="Ada alone")["id"]
    cup = ada.post("/tournaments", name="A cup", about="Call 555-123")["tournament"]["id"]
    other = ben.post("/tournaments", name="Another cup")["tournament"]["id"]
    for player in (ada, ben):
        player.post(f"/tournaments/{cup}/players")
        player.post(f"/tournaments/{other}/players")
    ben.put(f"/me/following/{ada.me['id']}")
    ada.put(f"/me/following/{ben.me['id']}")
    found = ada.get("/me/export")
    assert {one["id"] for one in found["own_clubs"]} == {club, alone}
    assert [one["about"] for one in found["organised_tournaments"]] == ["Call 555-123"]
    assert {one["tournament_id"] for one in found["tournaments"]} == {cup, other}
    assert [one["followed_id"] for one in found["following"]] == [ben.me["id"]]

    ada.post("/me/deletion", password=PASSWORD)
    page = ben.get(f"/clubs/{club}")
    assert page["club"]["owner"]["id"] == ben.me["id"]
    assert [one["person"]["id"] for one in page["members"]] == [ben.me["id"]]
    assert page["club"]["name"] == f"Friends of {DELETED_NAME}"
    assert page["club"]["about"] == f"Ask {DELETED_NAME}"
    assert alone not in str(ben.get("/clubs"))
    cancelled = ben.get(f"/tournaments/{cup}")
    assert cancelled["tournament"]["status"] == "cancelled"
    assert cancelled["tournament"]["organiser"]["name"] == DELETED_NAME
    assert cancelled["tournament"]["about"] == ""
    for tournament in (cup, other):
        players = ben.get(f"/tournaments/{tournament}")["players"]
        assert [one["person"]["id"] for one in players] == [ben.me["id"]]
    assert ada.me["id"] not in str(ben.get("/me/following"))
    with pytest.raises(Refused):
        ada.get("/me/export")
