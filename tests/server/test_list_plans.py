"""Every list of the server is read through an index: no scan of a whole table, nothing to sort."""

import asyncio
import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.datastructures import State
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from benchmarks.lobby_data import (
    CLUB,
    OPERATOR,
    PLAYERS,
    READER,
    SEASONS,
    SESSION_KEY,
    fill,
    person_id,
)
from cottonopolis.server.database import Database
from cottonopolis.server.moderation.people import tables_of
from cottonopolis.server.routes.admin import Admin
from cottonopolis.server.routes.clubs import Clubs
from cottonopolis.server.routes.following import FollowingPeople
from cottonopolis.server.routes.leaderboard import Leaderboards
from cottonopolis.server.routes.maps import Maps
from cottonopolis.server.routes.studies import Studies
from cottonopolis.server.routes.tables import Tables
from cottonopolis.server.routes.tournaments import Tournaments
from cottonopolis.server.schemas import now
from cottonopolis.server.sessions import CurrentUser
from cottonopolis.server.settings import Settings
from tests.server.services import NO_POSTGRES, own_postgres, postgres_program

TABLES = 5000
ME = CurrentUser(READER, "Reader", False, SESSION_KEY, "en")
BOSS = CurrentUser(OPERATOR, "Boss", False, SESSION_KEY, "en", "session", True, now())
LITERALLY = {"literal_binds": True}
BOARD = {"game": "brass", "players": PLAYERS}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def filled(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Iterator[str]:
    """The URL of a database with many tables."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('lists')}/games.db"
        fill(url, TABLES)
        yield url
        return
    if postgres_program("initdb") is None:
        pytest.skip(NO_POSTGRES)
    with own_postgres() as service:
        url = service.new_database()
        fill(url, TABLES)
        yield url


# What to ask, as whom, how often to follow `next`
LISTS: dict[str, tuple[Any, CurrentUser | None, dict[str, Any]]] = {
    **{
        f"tables-{name}": (Tables.browse, None, filters)
        for name, filters in {
            "all": {},
            "open": {"status": "open"},
            "playing": {"status": "playing"},
            "finished": {"status": "finished"},
            "game": {"game": "industry"},
            "game-open": {"game": "industry", "status": "open"},
        }.items()
    },
    "mine": (Tables.browse, ME, {"mine": True}),
    "mine-playing": (Tables.browse, ME, {"mine": True, "status": "playing"}),
    "mine-finished": (Tables.browse, ME, {"mine": True, "status": "finished"}),
    "history": (Leaderboards.games, None, {"person_id": READER}),
    "history-own": (Leaderboards.games, ME, {"person_id": READER}),
    "history-other": (Leaderboards.games, ME, {"person_id": person_id(7)}),
    "leaderboard": (Leaderboards.leaderboard, None, BOARD),
    "leaderboard-season": (Leaderboards.leaderboard, None, {**BOARD, "season": SEASONS[-1]}),
    "tournaments": (Tournaments.browse, None, {}),
    "tournaments-open": (Tournaments.browse, None, {"status": "open"}),
    "tournaments-visible": (Tournaments.browse, ME, {}),
    "tournaments-club": (Tournaments.browse, ME, {"club": CLUB}),
    "tournaments-mine": (Tournaments.browse, ME, {"mine": True}),
    "clubs": (Clubs.mine, ME, {}),
    "club": (Clubs.look, ME, {"club_id": CLUB}),
    "following": (FollowingPeople.following, ME, {}),
    "maps": (Maps.mine, ME, {}),
    "studies": (Studies.mine, ME, {}),
    "admin-overview": (Admin.overview, BOSS, {}),
    "admin-people": (Admin.people, BOSS, {}),
    "admin-search": (Admin.people, BOSS, {"search": "Person 1"}),
    "admin-person": (Admin.person, BOSS, {"person_id": READER}),
    "admin-reports": (Admin.reports, BOSS, {}),
    "admin-reports-closed": (Admin.reports, BOSS, {"closed": True}),
    "admin-report": (Admin.report, BOSS, {"report_id": "report-1"}),
    "admin-sanctions": (Admin.sanctions, BOSS, {}),
    "admin-audit": (Admin.audit, BOSS, {}),
}
# Sorted after they are read: what one person plays, organises or may follow is not much
SORTED = ("tournaments-mine", "following")
# Read in the order of the page until it is full; rows of the audit log are stored in their order
IN_ORDER = (
    "USING INDEX ix_tournaments_created_at",
    "USING INDEX ix_people_seen_at",
    "USING INDEX ix_sanctions_in_force",
    "SCAN audit_log",
)
WITHOUT_REQUEST = (Leaderboards.leaderboard,)


async def ask(database: Database, name: str, cursor: str = "") -> Any:
    """Call the handler of a list."""
    handler, user, params = LISTS[name]
    arguments = {"state": State({"database": database}), **params}
    if handler not in WITHOUT_REQUEST:
        arguments["request"] = SimpleNamespace(user=user)
    if cursor:
        arguments["cursor"] = cursor
    return await handler.fn(None, **arguments)


async def executed(database: Database, name: str) -> list[tuple[str, Any]]:
    """The statements of the first and the second page of a list."""
    found: list[tuple[str, Any]] = []

    def note(_1: Any, _2: Any, statement: str, parameters: Any, *_: Any) -> None:
        found.append((statement, parameters))

    for engine in database.engines:
        event.listen(engine, "before_cursor_execute", note)
    page = await ask(database, name)
    if getattr(page, "next", None):
        await ask(database, name, page.next)
    for engine in database.engines:
        event.remove(engine, "before_cursor_execute", note)
    return [one for one in found if one[0].startswith("SELECT")]


async def plan_of(connection: AsyncConnection, statement: str, parameters: Any) -> list[str]:
    """The steps of a plan, in the database's words."""
    if connection.dialect.name == "sqlite":
        asked = f"EXPLAIN QUERY PLAN {statement}"
        rows = await connection.exec_driver_sql(asked, parameters)
        return [str(row[-1]) for row in rows]
    rows = await connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters)
    found = rows.scalar_one()
    return list(_steps((json.loads(found) if isinstance(found, str) else found)[0]["Plan"]))


def _steps(node: dict[str, Any]) -> Iterator[str]:
    yield f"{node['Node Type']} {node.get('Relation Name', '')}"
    for below in node.get("Plans", ()):
        yield from _steps(below)


async def forbid_shortcuts(connection: AsyncConnection) -> None:
    """PostgreSQL scans and sorts a few pages of rows although it could use an index."""
    for step in ("seqscan", "bitmapscan", "sort", "incremental_sort"):
        await connection.exec_driver_sql(f"SET enable_{step} = off")


def is_scan(step: str) -> bool:
    """Whether a whole table is read; `anon` is what a subquery has found."""
    if step.startswith("SCAN anon") or step.endswith(IN_ORDER):
        return False
    return step.startswith(("SCAN", "Seq Scan"))


def is_sort(step: str) -> bool:
    return step.startswith(("USE TEMP B-TREE FOR ORDER BY", "Sort", "Incremental Sort"))


@pytest.mark.parametrize("name", LISTS)
def test_a_list_is_read_through_an_index(filled: str, name: str) -> None:
    async def run() -> list[tuple[str, list[str]]]:
        database = Database(Settings(database=filled))
        try:
            statements = await executed(database, name)
            async with database.engine.connect() as connection:
                if not database.is_sqlite:
                    await forbid_shortcuts(connection)
                return [(one[0], await plan_of(connection, *one)) for one in statements]
        finally:
            await database.close()

    plans = asyncio.run(run())
    assert plans
    for statement, plan in plans:
        assert not [step for step in plan if is_scan(step)], (statement, plan)
        if "LIMIT" in statement and name not in SORTED:  # others read what belongs to one page
            assert not [step for step in plan if is_sort(step)], (statement, plan)


def test_the_tables_of_a_person_are_found_through_indexes(filled: str) -> None:
    """Deleting an account does not read all entries."""

    async def run() -> list[str]:
        database = Database(Settings(database=filled))
        try:
            async with database.engine.connect() as connection:
                if not database.is_sqlite:
                    await forbid_shortcuts(connection)
                query = tables_of(READER).compile(connection.engine, compile_kwargs=LITERALLY)
                return await plan_of(connection, str(query), ())
        finally:
            await database.close()

    plan = asyncio.run(run())
    assert plan
    assert not [step for step in plan if is_scan(step)], plan


def test_scans_and_sorts_are_noticed(filled: str) -> None:
    async def run(statement: str) -> list[str]:
        database = Database(Settings(database=filled))
        try:
            async with database.engine.connect() as connection:
                return await plan_of(connection, statement, ())
        finally:
            await database.close()

    plan = asyncio.run(run("SELECT name FROM tables ORDER BY name LIMIT 50"))
    assert any(map(is_scan, plan)), plan
    assert any(map(is_sort, plan)), plan
