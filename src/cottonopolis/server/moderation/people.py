"""People's rights: exporting and deleting what the site knows about a person.

`PERSONAL` names every column that refers to a person; a test compares it with the models.
"""

import re
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import (
    CompoundSelect,
    String,
    and_,
    cast,
    delete,
    or_,
    select,
    tuple_,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.clubs import dissolve_club
from cottonopolis.server.community_models import (
    Club,
    ClubMember,
    Follow,
    Tournament,
    TournamentPlayer,
    TournamentSeat,
)
from cottonopolis.server.models import (
    NOT_PLAYED,
    AuditEntry,
    BrowserSession,
    Complaint,
    Entry,
    Invited,
    Map,
    Note,
    Operator,
    OwnTable,
    Person,
    PreparedTurn,
    PushSubscription,
    PuzzleAttempt,
    PuzzleSolver,
    Rating,
    Result,
    Sanction,
    Seat,
    StudyRow,
    Table,
)
from cottonopolis.server.schemas import now
from cottonopolis.server.sessions import new_id

DELETED_NAME = "–"
ABOUT = "table_id about about_id kind status created_at"  # of a report

Json = dict[str, Any]


@dataclass(frozen=True)
class Personal:
    """Rows that refer to a person in one of their columns."""

    model: Any
    column: str
    section: str = ""  # of the export; empty: `export` reads them in its own way, or not at all
    columns: str = ""  # exported ones; empty: all but `column`
    removed: bool = False  # on deletion; otherwise `erase` says what happens to them


PERSONAL = (
    Personal(BrowserSession, "person_id", "sessions", "created_at address verified_at", True),
    Personal(
        PushSubscription, "person_id", "browsers_with_notifications", "endpoint created_at", True
    ),
    Personal(Operator, "person_id", "operator", "created_at", True),
    Personal(Sanction, "person_id", "sanctions", "kind table_id reason created_at until lifted_at"),
    Personal(Complaint, "reporter_id", "reports", f"{ABOUT} text"),
    # Without the words and the id of the person who sent it
    Personal(Complaint, "person_id", "reports_about_you", ABOUT),
    Personal(AuditEntry, "actor", "actions_as_operator", "at action"),
    Personal(AuditEntry, "subject", "actions_of_operators", "at action data"),
    # Without the seed and what follows from it
    Personal(
        Table, "host_id", "hosted_tables", "id name game map players status settings created_at"
    ),
    Personal(Seat, "person_id"),
    Personal(Entry, "person_id"),
    Personal(Invited, "person_id", "invitations", removed=True),
    Personal(OwnTable, "person_id", "own_tables", removed=True),
    Personal(Note, "person_id", "notes", removed=True),
    Personal(Result, "player", "results"),
    Personal(Rating, "player", "ratings", removed=True),
    Personal(Map, "owner_id", "maps", removed=True),
    Personal(StudyRow, "owner_id", "studies", removed=True),
    Personal(PuzzleAttempt, "person_id", "puzzle_attempts", removed=True),
    Personal(PuzzleSolver, "person_id", "puzzles", removed=True),
    Personal(Club, "owner_id", "own_clubs"),
    Personal(ClubMember, "person_id", "clubs", removed=True),
    Personal(Tournament, "organiser_id", "organised_tournaments"),
    Personal(TournamentPlayer, "person_id", "tournaments"),
    Personal(TournamentSeat, "person_id", "tournament_rounds"),
    Personal(Follow, "person_id", "following", removed=True),
    Personal(Follow, "followed_id", removed=True),  # who follows a person is not told
)
PROFILE = (
    "id",
    "name",
    "email",
    "email_confirmed",
    "webhook",
    "language",
    "created_at",
    "seen_at",
    "shares_games",
)


async def export(session: AsyncSession, person_id: str) -> Json:
    """Everything that is stored about a person, as plain values."""
    person = await session.get_one(Person, person_id)
    found: Json = {"profile": {name: getattr(person, name) for name in PROFILE}}
    for one in PERSONAL:
        if one.section:
            found[one.section] = await _rows(session, one, person_id)
    seats = select(Seat, Table).join(Table).where(Seat.person_id == person_id)
    found["tables"] = [
        {
            "id": table.id,
            "name": table.name,
            "game": table.game,
            "status": table.status,
            "created_at": table.created_at,
            "seat": seat.seat,
            "label": seat.label,
            "colour": seat.colour,
            "ready": seat.ready,
            "resigned": seat.resigned,
        }
        for seat, table in await session.execute(seats.order_by(Table.created_at))
    ]
    found["prepared_turns"] = [
        {"table_id": turn.table_id, "seat": turn.seat, "actions": turn.actions}
        for turn in await session.scalars(select(PreparedTurn).where(_prepared_by(person_id)))
    ]
    entries = select(Entry).where(
        Entry.person_id == person_id, Entry.table_id.in_(tables_of(person_id))
    )
    found["entries"] = [
        {
            "table": entry.table_id,
            "number": entry.number,
            "at": entry.at,
            "kind": entry.kind,
            "text": entry.data.get("text") or entry.data.get("acted"),
        }
        for entry in await session.scalars(entries.order_by(Entry.at))
    ]
    plain: Json = msgspec.to_builtins(found)
    return plain


async def _rows(session: AsyncSession, one: Personal, person_id: str) -> list[Json]:
    every = [column.key for column in one.model.__table__.columns if column.key != one.column]
    names = one.columns.split() or every
    query = select(*(getattr(one.model, name) for name in names))
    rows = await session.execute(query.where(getattr(one.model, one.column) == person_id))
    return [dict(zip(names, row, strict=True)) for row in rows]


def tables_of(person_id: str) -> CompoundSelect[str]:
    """The tables whose entries may mention a person: of hosts, seats, and talk or joining."""
    return union(
        select(Table.id).where(Table.host_id == person_id),
        select(Seat.table_id).where(Seat.person_id == person_id),
        select(Entry.table_id).where(Entry.person_id == person_id, NOT_PLAYED),
    )


def _prepared_by(person_id: str) -> Any:
    seats = select(Seat.table_id, Seat.seat).where(Seat.person_id == person_id)
    return tuple_(PreparedTurn.table_id, PreparedTurn.seat).in_(seats)


async def erase(session: AsyncSession, person_id: str) -> list[str]:
    """Delete the data of a person, who has left all tables; return the tables that changed.

    The row stays without data, because games refer to it. What the person wrote is emptied, and
    the name is replaced wherever something that stays repeats it. Reports about the person,
    sanctions and the audit log stay for the operators.
    """
    person = await session.get_one(Person, person_id)
    await session.execute(delete(PreparedTurn).where(_prepared_by(person_id)))
    tables = await _erase_at_tables(session, person_id)
    await _leave_clubs(session, person)
    await _leave_tournaments(session, person)
    for one in PERSONAL:
        if one.removed:
            column = getattr(one.model, one.column)
            await session.execute(delete(one.model).where(column == person_id))
    emptied = update(Complaint).where(Complaint.reporter_id == person_id).values(text="")
    await session.execute(emptied)
    person.name = DELETED_NAME
    person.name_key = person.name_skeleton = None
    person.password = person.email = person.webhook = None
    person.seen_at = person.created_at
    person.email_confirmed = person.shares_games = False
    person.language = "en"
    person.session_key = new_id()
    return tables


async def _erase_at_tables(session: AsyncSession, person_id: str) -> list[str]:
    """Remove the person's words and name from tables; return those."""
    ids = set((await session.scalars(tables_of(person_id))).all())
    hosted = update(Table).where(Table.host_id == person_id).values(name="")
    await session.execute(hosted)
    labels = update(Seat).where(Seat.person_id == person_id).values(label=None)
    await session.execute(labels)
    mentions = cast(Entry.data, String).contains(person_id, autoescape=True)
    for table_id in sorted(ids):
        query = select(Entry).where(
            Entry.table_id == table_id,
            or_(mentions, and_(Entry.kind == "chat", Entry.person_id == person_id)),
        )
        for entry in await session.scalars(query):
            cleaned = _without(entry.data, person_id)
            if entry.kind == "chat" and entry.person_id == person_id:
                cleaned = {**cleaned, "text": ""}
            if cleaned != entry.data:
                entry.data = cleaned
    return sorted(ids)


async def _leave_clubs(session: AsyncSession, person: Person) -> None:
    """Hand own clubs to their oldest member with an account, or dissolve them."""
    for club in (await session.scalars(select(Club).where(Club.owner_id == person.id))).all():
        heirs = (
            select(ClubMember.person_id)
            .join(Person, Person.id == ClubMember.person_id)
            .where(ClubMember.club_id == club.id, ClubMember.person_id != person.id)
            .where(Person.password.is_not(None))
            .order_by(ClubMember.joined_at, ClubMember.person_id)
        )
        heir = (await session.scalars(heirs.limit(1))).first()
        if heir is None:
            await dissolve_club(session, club.id)
            continue
        club.owner_id = heir
        club.name = without_name(club.name, person.name)
        club.about = without_name(club.about, person.name)
    await session.flush()


async def _leave_tournaments(session: AsyncSession, person: Person) -> None:
    """Cancel the tournaments that the person runs, and withdraw from others.

    Results stay for the other players.
    """
    organised = select(Tournament).where(Tournament.organiser_id == person.id)
    for tournament in await session.scalars(organised):
        tournament.name = without_name(tournament.name, person.name)
        tournament.about = ""
        if tournament.status in ("open", "running"):
            tournament.status, tournament.finished_at = "cancelled", now()
    played = (
        select(TournamentPlayer, Tournament.round)
        .join(Tournament, Tournament.id == TournamentPlayer.tournament_id)
        .where(TournamentPlayer.person_id == person.id)
    )
    for player, round_number in (await session.execute(played)).all():
        if not round_number:
            await session.delete(player)
        elif player.status == "playing":
            player.status = "withdrawn"
    await session.flush()


def without_name(text: str, name: str) -> str:
    """A text in which a name is replaced.

    >>> without_name("Ada's cup, adamant", "Ada")
    "–'s cup, adamant"
    """
    return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", DELETED_NAME, text, flags=re.IGNORECASE)


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
