"""Migrations on both databases keep all stored data."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

from cottonopolis.server import migrations
from cottonopolis.server.database import (
    VERSION_TABLE,
    Database,
    alembic_config,
    migrate,
    newest_revision,
)
from cottonopolis.server.models import Person
from cottonopolis.server.settings import Settings

AT = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


def revisions() -> list[str]:
    """All revisions, oldest first."""
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    return [step.revision for step in scripts.walk_revisions()][::-1]


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    if request.param == "sqlite":
        yield Settings(database=f"sqlite:///{tmp_path}/games.db")
    else:
        yield Settings(database=request.getfixturevalue("postgres"))


def within(settings: Settings, look: Any) -> Any:
    """Run a function with a synchronous connection to the database."""

    async def ask() -> Any:
        database = Database(settings)
        try:
            async with database.engine.begin() as connection:
                return await connection.run_sync(look)
        finally:
            await database.close()

    return asyncio.run(ask())


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "version_table": VERSION_TABLE}
    )
    return list(compare_metadata(context, Person.metadata))


def tables(connection: Connection) -> set[str]:
    return set(sa.inspect(connection).get_table_names()) - {VERSION_TABLE}


# One row per table of the first schema, independent of the current models
FIRST_ROWS: dict[str, dict[str, Any]] = {
    "facts": {"key": "secret", "value": "kept"},
    "people": {
        "id": "ada",
        "name": "Ada",
        "name_key": "ada",
        "email_confirmed": True,
        "language": "fr",
        "session_key": "k",
        "created_at": AT,
    },
    "tables": {
        "id": "t",
        "name": "Friday",
        "host_id": "ada",
        "game": "brass",
        "players": 4,
        "variants": ["two_way_virtual_link"],
        "rules": 1,
        "seed": 2**40,
        "continued": False,
        "opening": [],
        "settings": {"hints": False},
        "status": "playing",
        "entries": 1,
        "last_move": 1,
        "to_move": 2,
        "bot_to_move": False,
        "created_at": AT,
        "snapshot": b"\x00\xff",
    },
    "seats": {
        "table_id": "t",
        "seat": 2,
        "person_id": "ada",
        "ready": True,
        "resigned": False,
        "bank_left": 1.5,
    },
    "entries": {
        "table_id": "t",
        "number": 1,
        "kind": "play",
        "seat": 2,
        "person_id": "ada",
        "data": {"steps": [3, 4]},
        "at": AT,
    },
    "invitations": {"id": "i", "table_id": "t", "word_hash": "h", "created_at": AT},
    "invited": {"table_id": "t", "person_id": "ada", "invitation_id": "i"},
    "notes": {"table_id": "t", "person_id": "ada", "text": "coal first"},
    "results": {
        "table_id": "t",
        "seat": 2,
        "player": "ada",
        "game": "brass",
        "players": 4,
        "place": 1,
        "vp": 120,
        "resigned": False,
        "rated": True,
        "built": {"cotton_mill": 7},
        "finished_at": AT,
    },
    "ratings": {
        "player": "ada",
        "game": "brass",
        "players": 4,
        "mu": 26.5,
        "sigma": 7.25,
        "ordinal": 4.75,
        "games": 3,
    },
    "analyses": {
        "table_id": "t",
        "status": "done",
        "done": 5,
        "turns": 5,
        "found": {"turns": []},
        "asked_at": AT,
        "touched_at": AT,
    },
}
RENAMED = {"facts": "server_values"}
DROPPED = {("tables", "snapshot")}  # entries have outcomes
JSON_COLUMNS = ("variants", "opening", "settings", "data", "built", "found")


def stored(connection: Connection, name: str) -> sa.Table:
    """The rows of a table, with JSON and times decoded."""
    table = sa.Table(name, sa.MetaData(), autoload_with=connection)
    for column in table.columns:
        if column.name in JSON_COLUMNS:
            column.type = sa.JSON()
    return table


def write_first_rows(connection: Connection) -> None:
    for name, row in FIRST_ROWS.items():
        connection.execute(stored(connection, name).insert().values(row))


def check_first_rows(connection: Connection) -> None:
    there = tables(connection)
    for name, row in FIRST_ROWS.items():
        table = stored(connection, name if name in there else RENAMED[name])
        found = connection.execute(sa.select(table)).mappings().one()
        for key, value in row.items():
            if (name, key) in DROPPED:
                continue
            kept = found[key]
            if key == "seed" and isinstance(kept, str):  # version 1 of the rules, from 0007 on
                kept = int(kept) - 2**128
            if isinstance(kept, datetime) and kept.tzinfo is None:
                kept = kept.replace(tzinfo=UTC)  # SQLite stores UTC without a time zone
            assert kept == value, f"{name}.{key}"


def test_every_step_keeps_what_was_written_at_the_first(settings: Settings) -> None:
    first, *later = revisions()
    migrate(settings, first)
    assert within(settings, tables) == set(FIRST_ROWS)
    within(settings, write_first_rows)
    for revision in later:
        migrate(settings, revision)
        within(settings, check_first_rows)
    within(settings, check_first_rows)
    assert within(settings, differences) == []


def test_the_newest_revision_is_told_without_alembic() -> None:
    assert newest_revision() == revisions()[-1]


def test_a_schema_of_today_is_left_alone(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrate(settings)
    upgraded: list[str] = []
    monkeypatch.setattr(command, "upgrade", lambda config, revision: upgraded.append(revision))
    migrate(settings)
    assert upgraded == ([] if settings.database.startswith("sqlite") else ["head"])


def test_every_step_can_be_taken_back(settings: Settings) -> None:
    steps = revisions()
    migrate(settings, steps[0])
    within(settings, write_first_rows)
    migrate(settings)
    for revision in reversed(steps[:-1]):
        command.downgrade(alembic_config(Database(settings)), revision)
        within(settings, check_first_rows)
    command.downgrade(alembic_config(Database(settings)), "base")
    assert within(settings, tables) == set()
    migrate(settings)
    assert within(settings, differences) == []


def test_earlier_lessons_are_marked(settings: Settings) -> None:
    lesson = {"spectators": False, "returns": False, "listed": False}
    first = FIRST_ROWS["tables"] | {"continued": True, "name": "Lektion: Brass"}
    rows = [
        first | {"id": "lesson", "settings": lesson},
        first | {"id": "game", "settings": lesson | {"spectators": True}},
    ]

    def write(connection: Connection) -> None:
        connection.execute(stored(connection, "tables").insert(), rows)

    def found(connection: Connection) -> dict[str, tuple[str, dict[str, Any]]]:
        table = stored(connection, "tables")
        query = sa.select(table.c.id, table.c.name, table.c.settings)
        return {row[0]: (row[1], row[2]) for row in connection.execute(query)}

    migrate(settings, revisions()[0])
    within(settings, write_first_rows)
    within(settings, write)
    migrate(settings)
    after = within(settings, found)
    assert after["lesson"] == ("", {**lesson, "lesson": True})
    assert after["game"] == ("Lektion: Brass", rows[1]["settings"])


def test_lists_are_filled_from_what_is_stored(settings: Settings) -> None:
    """0014: tables are listed as their settings say, and in the lists of their people."""
    first = {key: value for key, value in FIRST_ROWS["tables"].items() if key != "snapshot"}
    shown, lesson = {"listed": True}, {"listed": False, "lesson": True}
    tables_ = [
        first | {"id": "shown", "seed": "1", "settings": shown, "status": "finished"},
        first | {"id": "secret", "seed": "2", "settings": {"listed": False, "lesson": False}},
        first | {"id": "lesson", "seed": "3", "settings": lesson},
        first | {"id": "cup", "seed": "4", "settings": shown},
    ]
    seat = FIRST_ROWS["seats"]
    club = {"id": "c", "name": "C", "about": "", "owner_id": "ada", "created_at": AT}
    cup = {
        "id": "cup",
        "name": "Cup",
        "about": "",
        "organiser_id": "ada",
        "club_id": "c",
        "system": "swiss",
        "game": "brass",
        "variants": [],
        "table_size": 4,
        "sizes": [4],
        "rounds": 1,
        "settings": shown,
        "status": "running",
        "round": 1,
        "created_at": AT,
    }
    of_cup = {"tournament_id": "cup", "round": 1, "number": 1, "table_id": "cup"}
    rows = {
        "people": [FIRST_ROWS["people"] | {"id": "ben", "name_key": "ben"}],
        "tables": tables_,
        "seats": [
            *(
                seat | {"table_id": name, "seat": 1, "person_id": "ben"}
                for name in ("shown", "cup")
            ),
            seat | {"table_id": "shown", "seat": 2},  # Ada also hosts it
            seat | {"table_id": "shown", "seat": 3, "person_id": None},
        ],
        "hidden_tables": [{"table_id": "shown", "person_id": "ada"}],
        "clubs": [club],
        "club_tables": [{"table_id": "secret", "club_id": "c"}],
        "tournaments": [cup],
        "tournament_tables": [of_cup | {"corrected": False}],
    }

    def write(connection: Connection) -> None:
        for name, found in rows.items():
            connection.execute(stored(connection, name).insert(), found)

    def listed(connection: Connection) -> dict[str, bool]:
        table = stored(connection, "tables")
        return {row.id: row.listed for row in connection.execute(sa.select(table))}

    def own(connection: Connection) -> set[tuple[Any, ...]]:
        table = stored(connection, "own_tables")
        columns = table.c.person_id, table.c.table_id, table.c.status, table.c.hidden
        return {tuple(row) for row in connection.execute(sa.select(*columns))}

    def hidden(connection: Connection) -> list[tuple[Any, ...]]:
        table = stored(connection, "hidden_tables")
        columns = table.c.table_id, table.c.person_id
        return [tuple(row) for row in connection.execute(sa.select(*columns))]

    def times(connection: Connection) -> list[str]:
        found = connection.execute(sa.text("SELECT created_at FROM club_tables"))
        return [str(row[0])[:19] for row in found]

    migrate(settings, revisions()[0])
    within(settings, write_first_rows)
    migrate(settings, "0013")
    within(settings, write)
    migrate(settings, "0014")
    assert within(settings, listed) == {
        "shown": True,
        "secret": False,
        "lesson": False,
        "cup": True,
        "t": True,  # says nothing, so that the default holds
    }
    assert within(settings, own) == {
        ("ada", "t", "playing", False),
        ("ada", "shown", "finished", True),
        ("ben", "shown", "finished", False),
        ("ada", "secret", "playing", False),
        ("ben", "cup", "playing", False),  # Ada only organises it
    }
    assert within(settings, times) == [str(AT)[:19]]
    command.downgrade(alembic_config(Database(settings)), "0013")
    assert within(settings, hidden) == [("shown", "ada")]


def test_accounts_keep_names_that_look_alike_now(settings: Settings) -> None:
    """0019: a skeleton has no spaces and signs; 0018: everybody can be searched and was seen."""
    first = FIRST_ROWS["people"] | {"password": "x"}
    rows = [
        first | {"id": key, "name": name, "name_key": name.casefold(), "name_skeleton": "old"}
        for key, name in (("one", "Realname"), ("two", "Real Name"), ("three", "Zoé"))
    ]

    def write(connection: Connection) -> None:
        connection.execute(stored(connection, "people").insert(), rows)

    def found(connection: Connection) -> set[tuple[Any, ...]]:
        table = stored(connection, "people")
        columns = table.c.id, table.c.name, table.c.name_key, table.c.name_skeleton
        query = sa.select(*columns, table.c.search_name).where(table.c.seen_at == AT)
        return {tuple(row) for row in connection.execute(query)}

    migrate(settings, "0017")
    within(settings, write)
    migrate(settings)
    assert within(settings, found) == {
        ("one", "Realname", "realname", "realname", "realname"),
        ("two", "Real Name", "real name", "realname", "real name"),
        ("three", "Zoé", "zoé", "zoé", "zoé"),
    }


def test_a_new_database_has_the_schema_of_the_models(settings: Settings) -> None:
    migrate(settings)
    migrate(settings)  # repeating it changes nothing
    assert within(settings, differences) == []
    assert within(settings, tables) == set(Person.metadata.tables)
