"""Retention: removes guests who do not come back, and tables where nothing happens."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any

from msgspec import Struct, to_builtins
from sqlalchemy import ColumnElement, Delete, Select, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.community_models import ClubTable, TournamentTable
from cottonopolis.server.database import Database
from cottonopolis.server.models import (
    Analysis,
    BrowserSession,
    Complaint,
    Entry,
    Invitation,
    Invited,
    Note,
    OwnTable,
    Person,
    PreparedTurn,
    Sanction,
    Seat,
    ServerValue,
    StudyRow,
    Table,
)
from cottonopolis.server.moderation.actions import Moderator
from cottonopolis.server.moderation.audit import record
from cottonopolis.server.moderation.people import DELETED_NAME
from cottonopolis.server.moderation.table_commands import close_table
from cottonopolis.server.schemas import now
from cottonopolis.server.sessions import SESSION_LIFETIME_S
from cottonopolis.server.site import SiteSettings, site_settings

POLL_S = 600.0
PAUSE = timedelta(hours=20)  # between two scheduled runs
RAN_KEY = "retention ran"
BATCH = 500  # rows of a kind that are read at once
# What a deleted table takes with it, in this order
ROWS_OF_TABLE = (
    Entry,
    Seat,
    Invited,
    Invitation,
    OwnTable,
    Note,
    PreparedTurn,
    Analysis,
    ClubTable,
)


class RetentionReport(Struct):
    """How many of each kind a run removed, or would remove."""

    guests: int = 0
    open_tables: int = 0  # closed
    stalled_games: int = 0  # closed
    closed_tables: int = 0  # deleted
    reports: int = 0
    sessions: int = 0
    addresses: int = 0


class Retention:
    """Applies the site's retention rules."""

    def __init__(self, moderator: Moderator) -> None:
        self.moderator = moderator
        self.database: Database = moderator.database

    async def run_if_due(self) -> None:
        """Run once a day, in one of the server's processes."""
        at = now()
        async with self.database.writing() as session:
            row = await session.get(ServerValue, RAN_KEY, with_for_update=True)
            if row is not None and row.value > (at - PAUSE).isoformat():
                return
            await session.merge(ServerValue(key=RAN_KEY, value=at.isoformat()))
        await self.run()

    async def run(self, check: bool = False) -> RetentionReport:
        """Remove what the rules say; with `check`, only count it."""
        settings = await site_settings(self.database)
        report = RetentionReport()
        if check:
            for name, condition, model in self._rules(settings):
                query = select(func.count()).select_from(model).where(condition)
                async with self.database.reading() as session:
                    setattr(report, name, await session.scalar(query) or 0)
            return report
        for name, condition, model in self._rules(settings):
            setattr(report, name, await self._apply(name, condition, model))
        if any(to_builtins(report).values()):
            async with self.database.writing() as session:
                record(session, self.moderator.actor, "retention", None, **to_builtins(report))
        return report

    @staticmethod
    def _rules(settings: SiteSettings) -> list[tuple[str, ColumnElement[bool], Any]]:
        """The name of each rule in force, what it matches, and in which table."""
        at = now()
        days = settings.retention

        def ago(number: int) -> Any:
            return at - timedelta(days=number)

        seen = func.coalesce(Person.seen_at, Person.created_at)
        guest = Person.password.is_(None) & (Person.name != DELETED_NAME)
        newest = select(Entry.at).where(Entry.table_id == Table.id, Entry.number == Table.entries)
        last = func.coalesce(newest.scalar_subquery(), Table.created_at)
        # Rounds refer to theirs
        free = Table.id.not_in(select(TournamentTable.table_id))
        rules: list[tuple[str, int, ColumnElement[bool], Any]] = [
            ("guests", days.guests, guest & (seen < ago(days.guests)), Person),
            (
                "open_tables",
                days.open_tables,
                (Table.status == "open") & (last < ago(days.open_tables)),
                Table,
            ),
            (
                "stalled_games",
                days.stalled_games,
                Table.status.in_(("playing", "frozen")) & (last < ago(days.stalled_games)),
                Table,
            ),
            (
                "closed_tables",
                days.closed_tables,
                (Table.status == "closed") & (last < ago(days.closed_tables)) & free,
                Table,
            ),
            (
                "reports",
                days.reports,
                (Complaint.status == "closed") & (Complaint.closed_at < ago(days.reports)),
                Complaint,
            ),
        ]
        found = [(name, condition, model) for name, number, condition, model in rules if number]
        lifetime = timedelta(seconds=SESSION_LIFETIME_S)
        found.append(("sessions", BrowserSession.created_at < at - lifetime, BrowserSession))
        kept = BrowserSession.created_at > ago(settings.keep_addresses)
        old = or_(~kept, BrowserSession.created_at.is_(None))
        found.append(("addresses", BrowserSession.address.is_not(None) & old, BrowserSession))
        return found

    async def _apply(self, name: str, condition: ColumnElement[bool], model: Any) -> int:
        if name in ("sessions", "reports", "addresses"):
            change: Any = delete(model).where(condition)
            if name == "addresses":
                change = update(BrowserSession).where(condition).values(address=None)
            async with self.database.writing() as session:
                result: Any = await session.execute(change)
                return int(result.rowcount)
        work = {
            "guests": self._remove_guest,
            "open_tables": self._close,
            "stalled_games": self._close,
            "closed_tables": self._delete_table,
        }[name]
        query = select(model.id).where(condition).order_by(model.id).limit(BATCH)
        done, ids = 0, await self._ids(query)
        while ids:
            for found in ids:
                with suppress(ApiError, IntegrityError):  # changed meanwhile, or still needed
                    await work(found)
                    done += 1
            ids = await self._ids(query.where(model.id > ids[-1]))
        return done

    async def _ids(self, query: Select[Any]) -> Sequence[str]:
        async with self.database.reading() as session:
            return (await session.scalars(query)).all()

    async def _remove_guest(self, person_id: str) -> None:
        """Delete a guest who never played; otherwise only the personal data."""
        try:
            async with self.database.writing() as session:
                own = BrowserSession.person_id == person_id
                await session.execute(delete(BrowserSession).where(own))
                await session.execute(delete(Person).where(Person.id == person_id))
            self.moderator.person_changed(person_id, True)
        except IntegrityError:
            await self.moderator.delete_person(person_id)

    async def _close(self, table_id: str) -> None:
        await self.moderator.registry.do(table_id, close_table())

    async def _delete_table(self, table_id: str) -> None:
        async with self.database.writing() as session:
            for statement in _deletions(table_id):
                await session.execute(statement)
            about = Complaint.table_id == table_id
            await session.execute(update(Complaint).where(about).values(table_id=None))
            studied = StudyRow.table_id == table_id
            await session.execute(update(StudyRow).where(studied).values(table_id=None))
            await session.execute(delete(Table).where(Table.id == table_id))
        self.moderator.registry.forget(table_id)


def _deletions(table_id: str) -> list[Delete]:
    models: tuple[Any, ...] = (*ROWS_OF_TABLE, Sanction)
    return [delete(model).where(model.table_id == table_id) for model in models]
