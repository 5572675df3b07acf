"""Clubs: members, invitations by link, and private tables."""

import hashlib
import secrets
from datetime import datetime
from typing import Annotated

from litestar import Controller, delete, get, patch, post
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy import delete as delete_rows
from sqlalchemy import func, select

from cottonopolis.server import commands
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.clubs import (
    MAX_MEMBERS,
    MAX_OWN_CLUBS,
    check_account,
    check_club_owner,
    check_member,
    dissolve_club,
    is_member,
    member_count,
)
from cottonopolis.server.community_models import (
    Club,
    ClubInvitation,
    ClubMember,
    ClubTable,
)
from cottonopolis.server.database import insert_if_missing
from cottonopolis.server.models import Person, Table
from cottonopolis.server.names import normalise_name
from cottonopolis.server.new_tables import NewTable, create_table
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import (
    UserRequest,
    database_of,
    default_seat,
    registry_of,
)
from cottonopolis.server.routes.tables import Accept, InvitationShape
from cottonopolis.server.schemas import (
    ID_PATTERN,
    NAME_PATTERN,
    NO_NUL_PATTERN,
    PersonShape,
    SnapshotMessage,
    TableShape,
    now,
)
from cottonopolis.server.sessions import new_id, require_user
from cottonopolis.server.store import SHAPE_COLUMNS, person_shape, table_shapes, with_results

MAX_INVITATIONS = 20  # active ones per club
TABLES_SHOWN = 50

ClubId = Annotated[str, Parameter(min_length=8, max_length=24, pattern=ID_PATTERN)]
Title = Annotated[str, Meta(min_length=2, max_length=50, pattern=NAME_PATTERN)]
About = Annotated[str, Meta(max_length=2000, pattern=NO_NUL_PATTERN)]


class NewClub(Struct, forbid_unknown_fields=True):
    """A club to create."""

    name: Title
    about: About = ""


class ClubChange(Struct, forbid_unknown_fields=True):
    """What the owner changes; a new owner must be a member with an account."""

    name: Title | None = None
    about: About | None = None
    owner: Annotated[str, Meta(min_length=8, max_length=24, pattern=ID_PATTERN)] | None = None


class ClubShape(Struct):
    """A club in a list."""

    id: str
    name: str
    about: str
    owner: PersonShape
    members: int
    created_at: datetime


class MemberShape(Struct):
    """A member of a club."""

    person: PersonShape
    joined_at: datetime


class ClubPage(Struct):
    """A club as its members see it."""

    club: ClubShape
    members: list[MemberShape]  # oldest first
    tables: list[TableShape]  # newest first, at most 50


class Clubs(Controller):
    path = "/"
    tags = ("communities",)

    @get("/clubs", summary="List the clubs of the user", **route("listClubs", errors=(401,)))
    async def mine(self, request: UserRequest, state: State) -> list[ClubShape]:
        """By name."""
        user = require_user(request)
        counted = select(func.count()).where(ClubMember.club_id == Club.id).scalar_subquery()
        own = select(ClubMember.club_id).where(ClubMember.person_id == user.id)
        query = (
            select(Club, Person, counted)
            .join(Person, Person.id == Club.owner_id)
            .where(Club.id.in_(own))
            .order_by(Club.name, Club.id)
        )
        async with database_of(state).reading() as session:
            rows = await session.execute(query)
            return [_shape(*row) for row in rows]

    @post("/clubs", summary="Create a club", **route("createClub", errors=(401, 403, 409)))
    async def create(self, request: UserRequest, data: NewClub, state: State) -> ClubShape:
        """The creator is its owner and first member; needs an account."""
        user = require_user(request)
        check_account(user)
        user.check_not("mute", "muted")
        club = Club(
            id=new_id(),
            name=normalise_name(data.name),
            about=data.about.strip(),
            owner_id=user.id,
            created_at=now(),
        )
        owned = select(func.count()).where(Club.owner_id == user.id)
        async with database_of(state).writing() as session:
            if (await session.scalar(owned) or 0) >= MAX_OWN_CLUBS:
                raise ApiError("limit-reached", most=MAX_OWN_CLUBS)
            session.add(club)
            await session.flush()
            session.add(ClubMember(club_id=club.id, person_id=user.id, joined_at=now()))
        return ClubShape(club.id, club.name, club.about, user.shape(), 1, club.created_at)

    @get("/clubs/{club_id:str}", summary="Get a club", **route("getClub", errors=(401,)))
    async def look(self, request: UserRequest, state: State, club_id: ClubId) -> ClubPage:
        """Its members and tables; only for members."""
        user = require_user(request)
        async with database_of(state).reading() as session:
            club = await check_member(session, club_id, user.id)
            found = (
                select(ClubMember, Person)
                .join(Person, Person.id == ClubMember.person_id)
                .where(ClubMember.club_id == club_id)
                .order_by(ClubMember.joined_at, Person.id)
            )
            rows = (await session.execute(found)).all()
            query = (
                select(*SHAPE_COLUMNS)
                .join(ClubTable, ClubTable.table_id == Table.id)
                .where(ClubTable.club_id == club_id, Table.status != "closed")
                .order_by(ClubTable.created_at.desc(), ClubTable.table_id.desc())
            )
            tables = (await session.execute(query.limit(TABLES_SHOWN))).all()
            shapes = await with_results(session, await table_shapes(session, tables))
            owner = await session.get_one(Person, club.owner_id)
        members = [MemberShape(person_shape(person), row.joined_at) for row, person in rows]
        return ClubPage(_shape(club, owner, len(members)), members, shapes)

    @patch("/clubs/{club_id:str}", summary="Change a club", **route("changeClub", errors=(401,)))
    async def change(
        self, request: UserRequest, data: ClubChange, state: State, club_id: ClubId
    ) -> ClubShape:
        """Its name, its description or its owner; only for the owner."""
        user = require_user(request)
        if data.name is not None or data.about is not None:
            user.check_not("mute", "muted")
        async with database_of(state).writing() as session:
            club = await check_club_owner(session, club_id, user.id)
            if data.name is not None:
                club.name = normalise_name(data.name)
            if data.about is not None:
                club.about = data.about.strip()
            if data.owner is not None:
                if not await is_member(session, club_id, data.owner):
                    raise ApiError("not-found", what="member")
                if (await session.get_one(Person, data.owner)).password is None:
                    raise ApiError("needs-account")
                club.owner_id = data.owner
            owner = await session.get_one(Person, club.owner_id)
            count = await member_count(session, club_id)
        return _shape(club, owner, count)

    @delete("/clubs/{club_id:str}", summary="Dissolve a club", **route("deleteClub", errors=(401,)))
    async def dissolve(self, request: UserRequest, state: State, club_id: ClubId) -> None:
        """Only for the owner; its tables and tournaments stay visible to their players."""
        user = require_user(request)
        async with database_of(state).writing() as session:
            await check_club_owner(session, club_id, user.id)
            await dissolve_club(session, club_id)

    @delete(
        "/clubs/{club_id:str}/members/{person_id:str}",
        summary="Leave a club, or remove a member",
        **route("removeMember", errors=(401,)),
    )
    async def remove(
        self, request: UserRequest, state: State, club_id: ClubId, person_id: ClubId
    ) -> None:
        """Members leave themselves, the owner removes others; the owner cannot leave."""
        user = require_user(request)
        async with database_of(state).writing() as session:
            club = await check_member(session, club_id, user.id)
            if person_id != user.id and club.owner_id != user.id:
                raise ApiError("not-owner")
            if person_id == club.owner_id:
                raise ApiError("not-allowed")
            gone = delete_rows(ClubMember).where(
                ClubMember.club_id == club_id, ClubMember.person_id == person_id
            )
            if not (await session.scalars(gone.returning(ClubMember.person_id))).all():
                raise ApiError("not-found", what="member")

    # Invitations

    @post(
        "/clubs/{club_id:str}/invitations",
        summary="Create an invitation to a club",
        **route("createClubInvitation", errors=(401, 409)),
    )
    async def invite(self, request: UserRequest, state: State, club_id: ClubId) -> InvitationShape:
        """Anyone with its secret word may join until the owner revokes it."""
        user = require_user(request)
        word = secrets.token_urlsafe(18)
        row = ClubInvitation(id=new_id(), club_id=club_id, word_hash=_hash(word), created_at=now())
        active = select(func.count()).where(
            ClubInvitation.club_id == club_id, ClubInvitation.revoked_at.is_(None)
        )
        async with database_of(state).writing() as session:
            await check_club_owner(session, club_id, user.id)
            if (await session.scalar(active) or 0) >= MAX_INVITATIONS:
                raise ApiError("limit-reached", most=MAX_INVITATIONS)
            session.add(row)
        return InvitationShape(row.id, word)

    @get(
        "/clubs/{club_id:str}/invitations",
        summary="List the active invitations to a club",
        **route("listClubInvitations", errors=(401,)),
    )
    async def invitations(
        self, request: UserRequest, state: State, club_id: ClubId
    ) -> list[InvitationShape]:
        """Only for the owner; without the secret words."""
        user = require_user(request)
        query = select(ClubInvitation.id).where(
            ClubInvitation.club_id == club_id, ClubInvitation.revoked_at.is_(None)
        )
        async with database_of(state).reading() as session:
            await check_club_owner(session, club_id, user.id)
            found = (await session.scalars(query.order_by(ClubInvitation.created_at))).all()
        return [InvitationShape(one, None) for one in found]

    @delete(
        "/clubs/{club_id:str}/invitations/{invitation_id:str}",
        summary="Revoke an invitation to a club",
        **route("revokeClubInvitation", errors=(401,)),
    )
    async def revoke(
        self, request: UserRequest, state: State, club_id: ClubId, invitation_id: ClubId
    ) -> None:
        """People who have joined stay members."""
        user = require_user(request)
        query = (  # nothing refers to them, and nobody limits how many are revoked
            delete_rows(ClubInvitation)
            .where(ClubInvitation.id == invitation_id, ClubInvitation.club_id == club_id)
            .where(ClubInvitation.revoked_at.is_(None))
            .returning(ClubInvitation.id)
        )
        async with database_of(state).writing() as session:
            await check_club_owner(session, club_id, user.id)
            if (await session.scalars(query)).one_or_none() is None:
                raise ApiError("not-found", what="invitation")

    @post(
        "/club-invitations",
        summary="Join a club",
        status_code=200,
        **route("joinClub", errors=(401, 409, 422), is_attempt=True),
    )
    async def join(self, request: UserRequest, data: Accept, state: State) -> ClubShape:
        """With the secret word of an invitation."""
        user = require_user(request)
        query = select(ClubInvitation).where(
            ClubInvitation.word_hash == _hash(data.word), ClubInvitation.revoked_at.is_(None)
        )
        async with database_of(state).writing() as session:
            invitation = (await session.scalars(query)).one_or_none()
            if invitation is None:
                raise ApiError("token")
            club_id = invitation.club_id
            club = await session.get_one(Club, club_id)
            owner = await session.get_one(Person, club.owner_id)
            count = await member_count(session, club_id)
            if not await is_member(session, club_id, user.id):
                if count >= MAX_MEMBERS:
                    raise ApiError("limit-reached", most=MAX_MEMBERS)
                values = {"club_id": club_id, "person_id": user.id, "joined_at": now()}
                await insert_if_missing(session, ClubMember, values)
                count += 1
        return _shape(club, owner, count)

    # Tables

    @post(
        "/clubs/{club_id:str}/tables",
        summary="Create a table for a club",
        **route("createClubTable"),
    )
    async def create_table(
        self, request: UserRequest, data: NewTable, state: State, club_id: ClubId
    ) -> SnapshotMessage:
        """An unlisted table that all members may view and join without an invitation."""
        user = require_user(request)
        async with database_of(state).reading() as session:
            await check_member(session, club_id, user.id)
        data = replace(data, settings=replace(data.settings, listed=False, lesson=False))
        table_id = await create_table(state, user, data, club=club_id)
        registry = registry_of(state)
        room = await registry.room(table_id)
        if data.start and all(s.person or s.bot for s in room.table.seats):
            room = await registry.do(table_id, commands.start(user.id))
        return room.snapshot(default_seat(room, user), user.id)


def _shape(club: Club, owner: Person, members: int) -> ClubShape:
    return ClubShape(club.id, club.name, club.about, person_shape(owner), members, club.created_at)


def _hash(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()
