"""What operators read: reports, people, sanctions, the audit log."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Annotated, Any

from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, func, literal, select
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.database import Database
from cottonopolis.server.models import (
    AuditEntry,
    BrowserSession,
    Complaint,
    Entry,
    Operator,
    OwnTable,
    Person,
    Sanction,
    Table,
)
from cottonopolis.server.moderation.sanctions import in_force
from cottonopolis.server.moderation.words import THINGS, words_of
from cottonopolis.server.names import name_key
from cottonopolis.server.paging import PAGE_SIZE, Newest, page_query, read_cursor, split_page
from cottonopolis.server.schemas import ID_PATTERN, NO_NUL_PATTERN, TableShape, now
from cottonopolis.server.store import table_shapes

MAX_TALK = 60  # messages shown with a report
MAX_TABLES = 20  # of a person, the newest ones
MAX_SANCTIONS = 50  # of a person, the newest ones
MAX_COUNTED = 50_000  # of each number of the site: more would take longer with every person
LAST_LETTER = "\U0010ffff"


class Overview(Struct):
    """Numbers of the site. Counting ends at `most`."""

    most: int
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


class PeoplePage(Struct):
    """A page of people."""

    people: list[PersonLine]
    next: str | None  # cursor of the next page


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


class SanctionPage(Struct):
    """A page of sanctions."""

    sanctions: list[SanctionLine]
    next: str | None  # cursor of the next page


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


class ReportPage(Struct):
    """A page of reports."""

    reports: list[ReportLine]
    next: str | None  # cursor of the next page


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
        return Overview(
            MAX_COUNTED,
            await _count(session, Person.name_key > ""),
            await _count(session, Person.name_key.is_(None)),
            await _count(session, Person.seen_at > now() - timedelta(days=1)),
            await _count(session, Table.status == "open"),
            await _count(session, Table.status == "playing"),
            await _count(session, Complaint.status == "open"),
            await _count(session, in_force()),
        )


async def _count(session: AsyncSession, condition: ColumnElement[bool]) -> int:
    found = select(literal(1)).where(condition).limit(MAX_COUNTED).subquery()
    return await session.scalar(select(func.count()).select_from(found)) or 0


# People


def person_line(person: Person) -> PersonLine:
    guest = person.password is None
    return PersonLine(person.id, person.name, guest, person.created_at, person.seen_at)


class Named(Struct, array_like=True, forbid_unknown_fields=True):
    """The key of a person in a list by name."""

    name: Annotated[str, Meta(max_length=80, pattern=NO_NUL_PATTERN)]
    id: Annotated[str, Meta(max_length=24, pattern=ID_PATTERN)]


async def people(database: Database, search: str = "", cursor: str = "") -> PeoplePage:
    """Who was seen last comes first; with a search, whose name begins with it, by name."""
    word = name_key(search)
    if not word:
        return await _recent_people(database, read_cursor(cursor, Newest))
    key = read_cursor(cursor, Named)
    begins = (Person.search_name >= word) & (Person.search_name < word + LAST_LETTER)
    columns = Person.search_name, Person.id
    after = (key.name, key.id) if key else None
    query = page_query(select(Person).where(begins), columns, after, ascending=True)
    async with database.reading() as session:
        named = None if key else await session.get(Person, search.strip())
        found = (await session.scalars(query)).all()
    rows, following = split_page(found, lambda row: Named(row.search_name, row.id))
    if named is not None:
        rows.insert(0, named)
    return PeoplePage([person_line(row) for row in rows], following)


async def _recent_people(database: Database, key: Newest | None) -> PeoplePage:
    columns = Person.seen_at, Person.id
    query = page_query(select(Person), columns, (key.at, key.id) if key else None)
    async with database.reading() as session:
        found = (await session.scalars(query)).all()
    rows, following = split_page(found, lambda row: Newest(row.seen_at or row.created_at, row.id))
    return PeoplePage([person_line(row) for row in rows], following)


async def person(database: Database, person_id: str) -> PersonDetail:
    async with database.reading() as session:
        found = await session.get(Person, person_id)
        if found is None:
            raise ApiError("not-found", what="person")
        sanctions = (
            select(Sanction)
            .where(Sanction.person_id == person_id)
            .order_by(Sanction.created_at.desc())
            .limit(MAX_SANCTIONS)
        )
        addresses = (
            select(BrowserSession.address)
            .where(BrowserSession.person_id == person_id, BrowserSession.address.is_not(None))
            .distinct()
        )
        return PersonDetail(
            person_line(found),
            await session.get(Operator, person_id) is not None,
            found.email,
            [sanction_line(row, found.name) for row in await session.scalars(sanctions)],
            [
                TableLine(t.id, t.name, t.game, t.status, t.created_at)
                for t in await _newest_tables(session, person_id)
            ],
            sorted(address for address in await session.scalars(addresses) if address),
            await _count(session, Complaint.person_id == person_id),
        )


async def _newest_tables(session: AsyncSession, person_id: str) -> list[Table]:
    """The newest tables that a person hosts or has a seat at; each query reads one index."""
    queries = [select(Table).where(Table.host_id == person_id).order_by(Table.created_at.desc())]
    for hidden in (False, True):
        own = select(Table).join(OwnTable, OwnTable.table_id == Table.id)
        mine = own.where(OwnTable.person_id == person_id, OwnTable.hidden.is_(hidden))
        queries.append(mine.order_by(OwnTable.created_at.desc()))
    found: dict[str, Table] = {}
    for query in queries:
        found |= {row.id: row for row in await session.scalars(query.limit(MAX_TABLES))}
    return sorted(found.values(), key=lambda row: row.created_at, reverse=True)[:MAX_TABLES]


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


async def sanctions(database: Database, cursor: str = "") -> SanctionPage:
    """Those in force, newest first."""
    key = read_cursor(cursor, Newest)
    query = page_query(
        select(Sanction).where(in_force()),
        (Sanction.created_at, Sanction.id),
        (key.at, key.id) if key else None,
    )
    async with database.reading() as session:
        found = (await session.scalars(query)).all()
        rows, following = split_page(found, lambda row: Newest(row.created_at, row.id))
        names = await _names(session, {row.person_id for row in rows if row.person_id})
    lines = [sanction_line(row, names.get(row.person_id or "")) for row in rows]
    return SanctionPage(lines, following)


# Reports


async def reports(database: Database, closed: bool, cursor: str = "") -> ReportPage:
    """Open ones, oldest first; or the closed ones, newest first."""
    key = read_cursor(cursor, Newest)
    wanted = select(Complaint).where(Complaint.status == ("closed" if closed else "open"))
    at = Complaint.closed_at if closed else Complaint.created_at
    after = (key.at, key.id) if key else None
    query = page_query(wanted, (at, Complaint.id), after, ascending=not closed)
    async with database.reading() as session:
        found = (await session.scalars(query)).all()
        rows, following = split_page(
            found, lambda row: Newest((row.closed_at if closed else None) or row.created_at, row.id)
        )
        return ReportPage(await _report_lines(session, rows), following)


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
        said = await _said(session, row.table_id) if row.table_id else []
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


async def _said(session: AsyncSession, table_id: str) -> Sequence[Entry]:
    """The last chat messages at a table."""
    said = select(Entry).where(Entry.table_id == table_id, Entry.kind == "chat")
    newest = said.order_by(Entry.number.desc()).limit(MAX_TALK)
    return (await session.scalars(newest)).all()[::-1]


async def _names(session: AsyncSession, ids: set[str]) -> dict[str, str]:
    if not ids:
        return {}
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
