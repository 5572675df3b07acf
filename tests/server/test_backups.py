"""Backups with retention, and the restore drill, on a database of the first release."""

import asyncio
import gzip
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from cottonopolis.server.admin.drill import scratch_database
from cottonopolis.server.admin.retention import backup_name, backups_in, seconds_until_due
from cottonopolis.server.admin.verify import verify
from cottonopolis.server.database import migrate
from cottonopolis.server.settings import Settings
from cottonopolis.server.upgrade import prepare
from tests.fork_server import run
from tests.server.test_migrations import stored, within

OLD = Path(__file__).parent / "data" / "schema-0006.db.gz"
OLD_SCHEMA = "0006"


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of the first release, as it was written."""
    file = tmp_path_factory.mktemp("old") / "old.db"
    file.write_bytes(gzip.decompress(OLD.read_bytes()))
    return file


@pytest.fixture(scope="module")
def database(old: Path) -> str:
    """The same, upgraded to this program."""
    file = old.with_name("upgraded.db")
    file.write_bytes(old.read_bytes())
    url = f"sqlite:///{file}"
    prepare(Settings(database=url))
    return url


def admin(*words: str, database: str) -> str:
    done = run("admin", *words, "--database", database)
    assert done.returncode == 0, done.stderr
    return str(done.stdout)


def test_only_the_newest_backups_are_kept(database: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    at = datetime(2026, 1, 1, tzinfo=UTC)
    names = [backup_name(at + timedelta(days=day)) for day in range(4)]
    for name in (*names, "before-the-move.backup", "notes.txt"):
        (folder / name).write_text("old")
    said = admin("backup", str(folder), "--keep", "2", database=database)
    assert "Old backups deleted: 3" in said
    old, new = backups_in(folder)
    assert old.name == names[-1]
    assert new.stat().st_mode & 0o777 == 0o600
    assert (folder / "before-the-move.backup").exists()
    assert (folder / "notes.txt").exists()


def test_a_backup_that_fails_deletes_nothing(tmp_path: Path) -> None:
    names = [backup_name(datetime(2026, 1, day, tzinfo=UTC)) for day in (1, 2, 3)]
    for name in names:
        (tmp_path / name).write_text("old")
    nowhere = f"sqlite:///{tmp_path}/none.db"
    done = run("admin", "backup", str(tmp_path), "--keep", "1", "--database", nowhere)
    assert done.returncode == 2
    assert [file.name for file in backups_in(tmp_path)] == names


def test_the_next_backup_is_due_after_the_last(tmp_path: Path) -> None:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    assert seconds_until_due(tmp_path, 3600, at) == 0
    (tmp_path / backup_name(at)).touch()
    assert seconds_until_due(tmp_path, 3600, at + timedelta(minutes=20)) == 2400
    assert seconds_until_due(tmp_path, 3600, at + timedelta(hours=9)) == 0


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_drill_restores_and_replays_and_leaves_nothing(
    database: str, tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    admin("backup", str(tmp_path), "--keep", "1", database=database)
    where = database if kind == "sqlite" else request.getfixturevalue("postgres")
    before = within(Settings(database=where), names)
    said = admin("restore", str(tmp_path), "--drill", database=where)
    assert "3 games" in said
    assert "differences: 0" in said
    assert within(Settings(database=where), names) == before


def names(connection: Connection) -> list[str]:
    """The tables of a database and, on PostgreSQL, all databases of the server."""
    found = sa.inspect(connection).get_table_names()
    if connection.dialect.name == "postgresql":
        found += connection.scalars(sa.text("SELECT datname FROM pg_database")).all()
    return sorted(found)


def test_the_drill_finds_what_is_wrong(database: str, tmp_path: Path) -> None:
    done = run("admin", "restore", str(tmp_path), "--drill", "--database", database)
    assert done.returncode == 2
    assert "There is no backup" in " ".join(done.stderr.split())
    spoilt = tmp_path / backup_name(datetime(2026, 1, 1, tzinfo=UTC))
    spoilt.write_bytes(b"spoilt")
    done = run("admin", "restore", str(tmp_path), "--drill", "--database", database)
    assert done.returncode == 2
    assert "is not a backup" in " ".join(done.stderr.split())  # long paths break the line


def test_the_scratch_database_is_another_one(postgres: str) -> None:
    with scratch_database(Settings(database=postgres)) as scratch:
        assert scratch.database != postgres
        migrate(scratch)
        assert within(scratch, names) != within(Settings(database=postgres), names)


def test_a_postgres_of_the_first_release_goes_on(old: Path, postgres: str) -> None:
    """The rows of the old SQLite database, put into PostgreSQL with the schema of that time."""
    source, target = Settings(database=f"sqlite:///{old}"), Settings(database=postgres)
    migrate(target, OLD_SCHEMA)
    rows = within(source, all_rows)

    def write(connection: Connection) -> None:
        metadata = sa.MetaData()
        metadata.reflect(connection)
        for table in metadata.sorted_tables:
            if rows.get(table.name):
                connection.execute(stored(connection, table.name).insert(), rows[table.name])

    within(target, write)
    prepare(target)
    report = asyncio.run(verify(target, lambda done, total: None))
    assert (report.tables, report.differences) == (3, [])


def all_rows(connection: Connection) -> dict[str, list[dict[str, object]]]:
    found = {}
    for name in sa.inspect(connection).get_table_names():
        if name != "alembic_versions":
            rows = connection.execute(sa.select(stored(connection, name))).mappings()
            found[name] = [{key: with_zone(value) for key, value in row.items()} for row in rows]
    return found


def with_zone(value: object) -> object:
    return value.replace(tzinfo=UTC) if isinstance(value, datetime) else value
