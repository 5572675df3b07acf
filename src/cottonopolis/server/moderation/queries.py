"""What operators read: reports, people, sanctions, the audit log."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.database import Database
from cottonopolis.server.models import (
    AuditEntry,
    BrowserSession,
    Complaint,
    Entry,
    Operator,
    Person,
    Sanction,
    Seat,
    Table,
)
from cottonopolis.server.moderation.sanctions import in_force
from cottonopolis.server.moderation.words import THINGS, words_of
from cottonopolis.server.schemas import TableShape, now
from cottonopolis.server.store import table_shapes

PAGE_SIZE = 50
MAX_TALK = 60  # messages shown with a report
MAX_TABLES = 20


class Overview(Struct):
    """Numbers of the site."""

    accounts: int
    guests: int
    seen_today: int
    open_tables: int
    playing: int
    open_reports: int
    sanctions: int


class PersonLine(Struct):
    """A person in a list."""

    id: str
    name: str
    guest: bool
    created_at: datetime
    seen_at: datetime | None


class TableLine(Struct):
    """A table of a person."""

    id: str
    name: str
    game: str
    status: str
    created_at: datetime


class SanctionLine(Struct):
    """A sanction."""

    id: str
    kind: str
    person: str | None
    name: str | None  # of the person
    network: str | None
    table: str | None
    reason: str
    created_at: datetime
    until: datetime | None
    lifted_at: datetime | None


class PersonDetail(Struct):
    """A person, for operators."""

    person: PersonLine
    operator: bool
    email: str | None
    sanctions: list[SanctionLine]
    tables: list[TableLine]
    addresses: list[str]
    reported: int  # how often


class ReportLine(Struct):
    """A report in a list."""

    id: str
    kind: str
    text: str
    reporter: str
    reporter_name: str
    person: str
    person_name: str
    table: str | None
    table_name: str | None
    about: str | None  # kind of a thing that they share (see `words.THINGS`)
    about_id: str | None
    about_name: str | None  # None if it is gone
    created_at: datetime
    closed_at: datetime | None
    outcome: str | None


class TalkLine(Struct):
    """A chat message."""

    at: datetime
    person: str | None
    name: str
    text: str


class ReportDetail(Struct):
    """A report with the talk at its table, or with the words that it is about."""

    report: ReportLine
    talk: list[TalkLine]
    words: list[str]


class AuditLine(Struct):
    """An entry of the audit log."""

    id: int
    at: datetime
    actor: str
    actor_name: str | None
    action: str
    subject: str | None
    subject_name: str | None
    data: dict[str, Any]


class AuditPage(Struct):
    """A page of the audit log."""

    entries: list[AuditLine]
    more: bool


async def overview(database: Database) -> Overview:
    async with database.reading() as session:

        async def count(column: Any, *conditions: Any) -> int:
            return await session.scalar(select(func.count(column)).where(*conditions)) or 0

        is_guest = Person.password.is_(None)
        return Overview(
            await count(Person.id, ~is_guest),
            await count(Person.id, is_guest),
            await count(Person.id, Person.seen_at > now() - timedelta(days=1)),
            await count(Table.id, Table.status == "open"),
            await count(Table.id, Table.status == "playing"),
            await count(Complaint.id, Complaint.status == "open"),
            await count(Sanction.id, in_force()),
        )


# People


def person_line(person: Person) -> PersonLine:
    guest = person.password is None
    return PersonLine(person.id, person.name, guest, person.created_at, person.seen_at)


async def people(database: Database, search: str) -> list[PersonLine]:
    query = select(Person)
    word = search.strip()
    if word:
        alike = Person.name.ilike(f"%{_escaped(word)}%", escape="\\")
        query = query.where(or_(alike, Person.id == word))
    newest = func.coalesce(Person.seen_at, Person.created_at).desc()
    async with database.reading() as session:
        found = await session.scalars(query.order_by(newest).limit(PAGE_SIZE))
        return [person_line(person) for person in found]


def _escaped(word: str) -> str:
    return word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


async def person(database: Database, person_id: str) -> PersonDetail:
    async with database.reading() as session:
        found = await session.get(Person, person_id)
        if found is None:
            raise ApiError("not-found", what="person")
        sanctions = select(Sanction).where(Sanction.person_id == person_id)
        seated = select(Seat.table_id).where(Seat.person_id == person_id)
        tables = select(Table).where(or_(Table.host_id == person_id, Table.id.in_(seated)))
        addresses = (
            select(BrowserSession.address)
            .where(BrowserSession.person_id == person_id, BrowserSession.address.is_not(None))
            .distinct()
        )
        reported = select(func.count(Complaint.id)).where(Complaint.person_id == person_id)
        newest = tables.order_by(Table.created_at.desc()).limit(MAX_TABLES)
        return PersonDetail(
            person_line(found),
            await session.get(Operator, person_id) is not None,
            found.email,
            [
                sanction_line(row, found.name)
                for row in await session.scalars(sanctions.order_by(Sanction.created_at.desc()))
            ],
            [
                TableLine(t.id, t.name, t.game, t.status, t.created_at)
                for t in await session.scalars(newest)
            ],
            sorted(address for address in await session.scalars(addresses) if address),
            await session.scalar(reported) or 0,
        )


async def table(database: Database, table_id: str) -> TableShape:
    """A table with its people, also if it is not listed."""
    async with database.reading() as session:
        found = await session.get(Table, table_id)
        if found is None:
            raise ApiError("not-found", what="table")
        return (await table_shapes(session, [found]))[0]


# Sanctions


def sanction_line(row: Sanction, name: str | None) -> SanctionLine:
    return SanctionLine(
        row.id,
        row.kind,
        row.person_id,
        name,
        row.network,
        row.table_id,
        row.reason,
        row.created_at,
        row.until,
        row.lifted_at,
    )


async def sanctions(database: Database) -> list[SanctionLine]:
    query = (
        select(Sanction, Person.name)
        .outerjoin(Person, Person.id == Sanction.person_id)
        .where(in_force())
        .order_by(Sanction.created_at.desc())
        .limit(4 * PAGE_SIZE)
    )
    async with database.reading() as session:
        return [sanction_line(row, name) for row, name in await session.execute(query)]


# Reports


async def reports(database: Database, closed: bool) -> list[ReportLine]:
    wanted = select(Complaint).where(Complaint.status == ("closed" if closed else "open"))
    order = Complaint.closed_at.desc() if closed else Complaint.created_at
    async with database.reading() as session:
        rows = (await session.scalars(wanted.order_by(order).limit(2 * PAGE_SIZE))).all()
        return await _report_lines(session, rows)


async def _report_lines(session: AsyncSession, rows: Iterable[Complaint]) -> list[ReportLine]:
    rows = list(rows)
    names = await _names(session, {r.reporter_id for r in rows} | {r.person_id for r in rows})
    titles = await _titles(session, rows)
    return [
        ReportLine(
            row.id,
            row.kind,
            row.text,
            row.reporter_id,
            names.get(row.reporter_id, ""),
            row.person_id,
            names.get(row.person_id, ""),
            row.table_id,
            titles.get(("table", row.table_id)),
            row.about,
            row.about_id,
            titles.get((row.about, row.about_id)),
            row.created_at,
            row.closed_at,
            row.outcome,
        )
        for row in rows
    ]


async def _titles(
    session: AsyncSession, rows: Sequence[Complaint]
) -> dict[tuple[str | None, str | None], str]:
    """The names of tables and things that reports are about, by kind and id."""
    found: dict[tuple[str | None, str | None], str] = {}
    for kind, thing in THINGS.items():
        at_tables = {row.table_id for row in rows if kind == "table" and row.table_id}
        ids = {row.about_id for row in rows if row.about == kind} | at_tables
        if ids:
            query = select(thing.model.id, getattr(thing.model, thing.name))
            for thing_id, name in await session.execute(query.where(thing.model.id.in_(ids))):
                found[kind, thing_id] = name
    return found


async def report(database: Database, report_id: str) -> ReportDetail:
    async with database.reading() as session:
        row = await session.get(Complaint, report_id)
        if row is None:
            raise ApiError("not-found", what="report")
        (line,) = await _report_lines(session, [row])
        query = (
            select(Entry)
            .where(Entry.table_id == row.table_id, Entry.kind == "chat")
            .order_by(Entry.number.desc())
            .limit(MAX_TALK)
        )
        said = (await session.scalars(query)).all()[::-1]
        thing = row.about and await session.get(THINGS[row.about].model, row.about_id)
        words = words_of(row.about, thing) if row.about and thing else []
        names = await _names(session, {entry.person_id for entry in said if entry.person_id})
        talk = [
            TalkLine(
                entry.at,
                entry.person_id,
                names.get(entry.person_id or "", ""),
                str(entry.data.get("text", "")),
            )
            for entry in said
        ]
    return ReportDetail(line, talk, words)


async def _names(session: AsyncSession, ids: set[str]) -> dict[str, str]:
    rows = await session.execute(select(Person.id, Person.name).where(Person.id.in_(ids)))
    return {row[0]: row[1] for row in rows}


# The audit log


async def audit(database: Database, before: int | None = None) -> AuditPage:
    query = select(AuditEntry).order_by(AuditEntry.id.desc()).limit(PAGE_SIZE + 1)
    if before is not None:
        query = query.where(AuditEntry.id < before)
    async with database.reading() as session:
        rows = (await session.scalars(query)).all()
        ids = {row.actor for row in rows} | {row.subject for row in rows if row.subject}
        names = await _names(session, ids)
    lines = [
        AuditLine(
            row.id,
            row.at,
            row.actor,
            names.get(row.actor),
            row.action,
            row.subject,
            names.get(row.subject or ""),
            row.data,
        )
        for row in rows[:PAGE_SIZE]
    ]
    return AuditPage(lines, len(rows) > PAGE_SIZE)
