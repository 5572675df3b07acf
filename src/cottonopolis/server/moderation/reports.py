"""Reports about people and about what they share: who may send them, and how many."""

from datetime import timedelta
from typing import Literal, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.clubs import check_member
from cottonopolis.server.database import Database
from cottonopolis.server.map_store import readable_map
from cottonopolis.server.models import Complaint, Person
from cottonopolis.server.moderation.words import THINGS, find_thing
from cottonopolis.server.schemas import now
from cottonopolis.server.sessions import new_id
from cottonopolis.server.tournaments.store import find_tournament

MAX_REPORTS_PER_DAY = 20

About = Literal["person", "club", "tournament", "study", "map"]


class Subject(NamedTuple):
    """Whom a report is about, and where it happened."""

    person: str
    table: str | None = None
    about: str | None = None  # kind of a thing
    about_id: str | None = None


async def subject_of(session: AsyncSession, about: About, thing_id: str, reader: str) -> Subject:
    """The subject of a report; raise ApiError if the reader cannot see it or it is their own."""
    if about == "person":
        person = await session.get(Person, thing_id)
        if person is None or person.id == reader:
            raise ApiError("not-found", what="person")
        return Subject(person.id)
    if about == "club":
        await check_member(session, thing_id, reader)
    elif about == "tournament":
        await find_tournament(session, thing_id, reader)
    elif about == "map" and await readable_map(session, thing_id, reader) is None:
        raise ApiError("not-found", what=about)
    row = await find_thing(session, about, thing_id)
    owner: str = getattr(row, THINGS[about].owner)
    if owner == reader:
        raise ApiError("not-found", what=about)
    return Subject(owner, about=about, about_id=thing_id)


async def add_report(
    database: Database, reporter: str, subject: Subject, kind: str, text: str
) -> None:
    """Store a report, or the newest text of one that is open; raise ApiError after too many."""
    mine = Complaint.reporter_id == reporter
    recent = select(func.count(Complaint.id)).where(
        mine, Complaint.created_at > now() - timedelta(days=1)
    )
    same = select(Complaint).where(
        mine,
        Complaint.person_id == subject.person,
        Complaint.table_id.is_not_distinct_from(subject.table),
        Complaint.about_id.is_not_distinct_from(subject.about_id),
        Complaint.kind == kind,
        Complaint.status == "open",
    )
    async with database.writing() as session:
        if (await session.scalar(recent) or 0) >= MAX_REPORTS_PER_DAY:
            raise ApiError("too-many-requests")
        known = (await session.scalars(same)).first()
        if known is not None:
            known.text = text
            return
        session.add(
            Complaint(
                id=new_id(),
                kind=kind,
                status="open",
                reporter_id=reporter,
                person_id=subject.person,
                table_id=subject.table,
                about=subject.about,
                about_id=subject.about_id,
                text=text,
                created_at=now(),
            )
        )
