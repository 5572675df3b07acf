"""People's rights: exporting and deleting what the site knows about a person."""

from typing import Any

import msgspec
from sqlalchemy import String, cast, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.community_models import ClubMember, Follow
from cottonopolis.server.models import (
    BrowserSession,
    Complaint,
    Entry,
    Invited,
    Note,
    OwnTable,
    Person,
    PushSubscription,
    Rating,
    Result,
    Sanction,
    Seat,
    StudyRow,
    Table,
)
from cottonopolis.server.sessions import new_id

DELETED_NAME = "–"
OWN_ROWS = (Note, OwnTable, Invited, PushSubscription, BrowserSession, ClubMember, Follow)


async def export(session: AsyncSession, person_id: str) -> dict[str, Any]:
    """Everything that is stored about a person, as plain values."""
    person = await session.get_one(Person, person_id)
    profile = ("id", "name", "email", "email_confirmed", "webhook", "language", "created_at")
    found: dict[str, Any] = {
        "profile": {key: getattr(person, key) for key in (*profile, "seen_at")},
        "sessions": await _rows(session, BrowserSession, person_id, "created_at", "address"),
        "browsers_with_notifications": await _rows(
            session, PushSubscription, person_id, "endpoint", "created_at"
        ),
        "sanctions": await _rows(
            session, Sanction, person_id, "kind", "reason", "created_at", "until", "lifted_at"
        ),
        "notes": await _rows(session, Note, person_id, "table_id", "text"),
        "own_tables": await _rows(session, OwnTable, person_id, "table_id", "hidden"),
    }
    found["reports"] = [
        {"table": r.table_id, "kind": r.kind, "text": r.text, "at": r.created_at}
        for r in await session.scalars(select(Complaint).where(Complaint.reporter_id == person_id))
    ]
    seats = select(Table, Seat).join(Seat).where(Seat.person_id == person_id)
    found["tables"] = [
        {
            "id": table.id,
            "name": table.name,
            "game": table.game,
            "status": table.status,
            "created_at": table.created_at,
            "seat": seat.seat,
            "label": seat.label,
        }
        for table, seat in await session.execute(seats.order_by(Table.created_at))
    ]
    entries = select(Entry).where(Entry.person_id == person_id).order_by(Entry.at)
    found["entries"] = [
        {
            "table": entry.table_id,
            "number": entry.number,
            "at": entry.at,
            "kind": entry.kind,
            "text": entry.data.get("text") or entry.data.get("acted"),
        }
        for entry in await session.scalars(entries)
    ]
    ratings = select(Rating).where(Rating.player == person_id)
    found["ratings"] = [
        {"game": r.game, "players": r.players, "mu": r.mu, "sigma": r.sigma, "games": r.games}
        for r in await session.scalars(ratings)
    ]
    studies = select(StudyRow).where(StudyRow.owner_id == person_id).order_by(StudyRow.created_at)
    found["studies"] = [
        {"id": s.id, "title": s.title, "table": s.table_id, "text": s.text, "at": s.updated_at}
        for s in await session.scalars(studies)
    ]
    results = select(Result).where(Result.player == person_id).order_by(Result.finished_at)
    found["results"] = [
        {"table": r.table_id, "seat": r.seat, "place": r.place, "vp": r.vp, "at": r.finished_at}
        for r in await session.scalars(results)
    ]
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


async def _rows(
    session: AsyncSession, model: Any, person_id: str, *names: str
) -> list[dict[str, Any]]:
    rows = await session.scalars(select(model).where(model.person_id == person_id))
    return [{name: getattr(row, name) for name in names} for row in rows]


async def erase(session: AsyncSession, person_id: str) -> list[str]:
    """Delete the data of a person, who has left all tables; return the tables that changed.

    The row stays without data, because games refer to it. What the person wrote is emptied, and
    the name is replaced wherever an entry repeats it.
    """
    for model in OWN_ROWS:
        await session.execute(delete(model).where(model.person_id == person_id))
    await session.execute(delete(Rating).where(Rating.player == person_id))
    await session.execute(delete(StudyRow).where(StudyRow.owner_id == person_id))
    emptied = update(Complaint).where(Complaint.reporter_id == person_id).values(text="")
    await session.execute(emptied)
    await session.execute(
        update(Person)
        .where(Person.id == person_id)
        .values(
            name=DELETED_NAME,
            name_key=None,
            name_skeleton=None,
            password=None,
            email=None,
            email_confirmed=False,
            webhook=None,
            session_key=new_id(),
        )
    )
    labels = update(Seat).where(Seat.person_id == person_id).values(label=None)
    await session.execute(labels)
    mentions = cast(Entry.data, String).contains(person_id, autoescape=True)
    query = select(Entry).where(or_(Entry.person_id == person_id, mentions))
    tables: set[str] = set()
    for entry in await session.scalars(query):
        cleaned = _without(entry.data, person_id)
        if entry.kind == "chat" and entry.person_id == person_id:
            cleaned = {**cleaned, "text": ""}
        if cleaned != entry.data:
            entry.data = cleaned
        tables.add(entry.table_id)
    seated = await session.scalars(select(Seat.table_id).where(Seat.person_id == person_id))
    return sorted(tables | set(seated))


def _without(value: Any, person_id: str) -> Any:
    """A copy of JSON in which a person has no name, and their seats no label."""
    if isinstance(value, list):
        return [_without(item, person_id) for item in value]
    if not isinstance(value, dict):
        return value
    cleaned = {key: _without(item, person_id) for key, item in value.items()}
    if cleaned.get("id") == person_id and "name" in cleaned:
        cleaned["name"] = DELETED_NAME
    owner = cleaned.get("person")
    if isinstance(owner, dict) and owner.get("id") == person_id and "label" in cleaned:
        cleaned["label"] = None
    return cleaned
