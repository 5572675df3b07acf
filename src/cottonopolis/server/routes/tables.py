"""Tables: create, browse, join, invite, leave, start, play again."""

import hashlib
import secrets
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct
from sqlalchemy import func, select, update

from cottonopolis.server import commands
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.commands import Command
from cottonopolis.server.models import Invitation, Seat, Table
from cottonopolis.server.new_tables import NewTable, again, create_table
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import (
    Request_,
    TableId,
    admit,
    check_may_look,
    database_of,
    first_seat,
    registry_of,
    viewer_of,
)
from cottonopolis.server.schemas import (
    ID,
    PLAIN_TEXT,
    THING,
    BotName,
    SeatNumber,
    SnapshotMessage,
    Status,
    TableShape,
    now,
)
from cottonopolis.server.sessions import new_id, signed_in, tidy
from cottonopolis.server.store import table_shapes, with_results

PAGE = 50


class Page(Struct):
    """Some tables, and how many there are."""

    tables: list[TableShape]
    total: int


class Join(Struct, forbid_unknown_fields=True):
    """Which seat somebody wants; the first free one if none is named."""

    seat: SeatNumber | None = None
    label: Annotated[str, Meta(max_length=30, pattern=PLAIN_TEXT)] | None = None


class OwnSeat(Struct, forbid_unknown_fields=True):
    """One of one's own seats."""

    seat: SeatNumber


class Ready(Struct, forbid_unknown_fields=True):
    """Whether somebody is ready to start."""

    ready: bool = True


class SeatBot(Struct, forbid_unknown_fields=True):
    """A bot for a free seat, or none."""

    seat: SeatNumber
    bot: BotName | None


class InvitationShape(Struct):
    """An invitation; its word is told once, when it is made."""

    id: str
    word: str | None


class Accept(Struct, forbid_unknown_fields=True):
    """The word of an invitation."""

    word: Annotated[str, Meta(min_length=8, max_length=64, pattern=ID)]


class Tables(Controller):
    """Everything around a game before it begins and after it ends."""

    path = "/"
    tags = ("tables",)

    @get("/tables", summary="Browse tables", **route("browseTables", public=True, errors=(401,)))
    async def browse(
        self,
        request: Request_,
        state: State,
        status: Status | None = None,
        game: Annotated[str, Parameter(max_length=24, pattern=THING)] = "",
        mine: bool = False,
        offset: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    ) -> Page:
        """Listed tables, or all of one's own; newest first, fifty at a time."""
        query = select(Table)
        if mine:
            who = signed_in(request)
            seated = select(Seat.table_id).where(Seat.person_id == who.id)
            query = query.where((Table.host_id == who.id) | Table.id.in_(seated))
        else:
            query = query.where(Table.settings["listed"].as_boolean())
        if status is not None:
            query = query.where(Table.status == status)
        if game:
            query = query.where(Table.game == game)
        async with database_of(state).reading() as session:
            total = await session.scalar(select(func.count()).select_from(query.subquery()))
            ordered = query.order_by(Table.created_at.desc(), Table.id)
            rows = (await session.scalars(ordered.limit(PAGE).offset(offset))).all()
            tables = await table_shapes(session, list(rows))
            return Page(await with_results(session, tables), total or 0)

    @post("/tables", summary="Create a table", **route("createTable", errors=(401, 409, 422)))
    async def create(self, request: Request_, data: NewTable, state: State) -> SnapshotMessage:
        """With every seat taken it can begin at once."""
        who = signed_in(request)
        table_id = await create_table(state, who, data)
        registry = registry_of(state)
        room = await registry.room(table_id)
        if data.start and all(s.person or s.bot for s in room.table.seats):
            room = await registry.do(table_id, commands.start(who.id))
        return room.snapshot(first_seat(room, who), who.id)

    @get("/tables/{table_id:str}", summary="Look at a table", **route("lookAtTable", public=True))
    async def look(
        self,
        request: Request_,
        state: State,
        table_id: TableId,
        seat: Annotated[int, Parameter(ge=-1, le=7)] | None = None,
    ) -> SnapshotMessage:
        """As one of one's own seats sees it, or as a spectator does (-1)."""
        room = await registry_of(state).fresh_room(table_id)
        viewer = await viewer_of(state, room, request.user, seat)
        return room.snapshot(viewer, request.user.id if request.user else None)

    @post("/tables/{table_id:str}/seats", summary="Take a seat", **route("takeSeat"))
    async def join(
        self, request: Request_, data: Join, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """Before the start; a table that is not listed needs an invitation."""
        who = signed_in(request)
        room = await registry_of(state).fresh_room(table_id)
        await check_may_look(state, room, who, "invitation-needed")
        label = tidy(data.label) or None if data.label else None
        command = commands.join(who.shape(), data.seat, label)
        return await _done(request, state, table_id, command)

    @post(
        "/tables/{table_id:str}/leave",
        summary="Leave a seat",
        status_code=200,
        **route("leaveSeat"),
    )
    async def leave(
        self, request: Request_, data: OwnSeat, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """During a game a bot plays on, and one may come back if the table allows it."""
        command = commands.leave(signed_in(request).id, data.seat)
        return await _done(request, state, table_id, command)

    @post(
        "/tables/{table_id:str}/return",
        summary="Come back to one's seat",
        status_code=200,
        **route("returnToSeat"),
    )
    async def come_back(
        self, request: Request_, data: OwnSeat, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """After leaving, or losing on time."""
        command = commands.come_back(signed_in(request).id, data.seat)
        return await _done(request, state, table_id, command)

    @post(
        "/tables/{table_id:str}/bots",
        summary="Put a bot in a free seat",
        status_code=200,
        **route("seatBot"),
    )
    async def seat_bot(
        self, request: Request_, data: SeatBot, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """The host does this before the start."""
        command = commands.seat_bot(signed_in(request).id, data.seat, data.bot)
        return await _done(request, state, table_id, command)

    @post(
        "/tables/{table_id:str}/ready",
        summary="Say that one is ready",
        status_code=200,
        **route("getReady"),
    )
    async def ready(
        self, request: Request_, data: Ready, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """Or not yet."""
        command = commands.get_ready(signed_in(request).id, data.ready)
        return await _done(request, state, table_id, command)

    @post(
        "/tables/{table_id:str}/start",
        summary="Begin the game",
        status_code=200,
        **route("startGame"),
    )
    async def start(self, request: Request_, state: State, table_id: TableId) -> SnapshotMessage:
        """The host does this once every seat is taken and everybody is ready."""
        return await _done(request, state, table_id, commands.start(signed_in(request).id))

    @delete(
        "/tables/{table_id:str}",
        summary="Close a table that has not begun",
        status_code=200,
        **route("closeTable"),
    )
    async def close(self, request: Request_, state: State, table_id: TableId) -> SnapshotMessage:
        """The host does this."""
        return await _done(request, state, table_id, commands.close(signed_in(request).id))

    @post(
        "/tables/{table_id:str}/rematch",
        summary="The same again",
        status_code=201,
        **route("playAgain"),
    )
    async def rematch(self, request: Request_, state: State, table_id: TableId) -> SnapshotMessage:
        """A new table with the same settings; whoever asks later gets the same one."""
        who = signed_in(request)
        registry = registry_of(state)
        room = await registry.fresh_room(table_id)
        if not room.table.seat_of(who.id):
            raise ApiError("not-your-seat", seat=None)
        if room.table.status != "finished":
            raise ApiError("not-over")
        if room.table.rematch is None:
            new = await create_table(state, who, again(room.table, who.id))
            try:
                room = await registry.do(table_id, commands.rematch(who.id, new))
            except ApiError as fault:
                await registry.do(new, commands.close(who.id))
                if fault.code != "stale":
                    raise
                room = await registry.room(table_id)  # somebody else was faster
        next_room = await registry.fresh_room(room.table.rematch or "")
        await admit(state, next_room.table.id, who.id)
        return next_room.snapshot(first_seat(next_room, who), who.id)

    @post(
        "/tables/{table_id:str}/invitations",
        summary="Make an invitation link",
        **route("createInvitation"),
    )
    async def invite(self, request: Request_, state: State, table_id: TableId) -> InvitationShape:
        """Its word lets anybody in until it is revoked."""
        room = await registry_of(state).fresh_room(table_id)
        commands.check_host(room, signed_in(request).id)
        word = secrets.token_urlsafe(18)
        row = Invitation(id=new_id(), table_id=table_id, word_hash=_hash(word), created_at=now())
        async with database_of(state).writing() as session:
            session.add(row)
        return InvitationShape(row.id, word)

    @get(
        "/tables/{table_id:str}/invitations",
        summary="Invitations that still work",
        **route("listInvitations"),
    )
    async def invitations(
        self, request: Request_, state: State, table_id: TableId
    ) -> list[InvitationShape]:
        """For the host; their words are not told again."""
        room = await registry_of(state).fresh_room(table_id)
        commands.check_host(room, signed_in(request).id)
        query = select(Invitation.id).where(
            Invitation.table_id == table_id, Invitation.revoked_at.is_(None)
        )
        async with database_of(state).reading() as session:
            found = (await session.scalars(query.order_by(Invitation.created_at))).all()
        return [InvitationShape(invitation_id, None) for invitation_id in found]

    @delete(
        "/tables/{table_id:str}/invitations/{invitation_id:str}",
        summary="Revoke one",
        **route("revokeInvitation"),
    )
    async def revoke(
        self, request: Request_, state: State, table_id: TableId, invitation_id: TableId
    ) -> None:
        """Who came in by it stays, nobody else comes in."""
        room = await registry_of(state).fresh_room(table_id)
        commands.check_host(room, signed_in(request).id)
        query = (
            update(Invitation)
            .where(Invitation.id == invitation_id, Invitation.table_id == table_id)
            .values(revoked_at=now())
            .returning(Invitation.id)
        )
        async with database_of(state).writing() as session:
            if (await session.scalars(query)).one_or_none() is None:
                raise ApiError("not-found", what="invitation")

    @post(
        "/invitations",
        summary="Accept an invitation",
        status_code=200,
        **route("acceptInvitation", errors=(401, 422), is_attempt=True),
    )
    async def accept(self, request: Request_, data: Accept, state: State) -> SnapshotMessage:
        """Lets somebody look at a table and take a seat."""
        who = signed_in(request)
        query = select(Invitation).where(
            Invitation.word_hash == _hash(data.word), Invitation.revoked_at.is_(None)
        )
        async with database_of(state).reading() as session:
            invitation = (await session.scalars(query)).one_or_none()
        if invitation is None:
            raise ApiError("token")
        await admit(state, invitation.table_id, who.id, invitation.id)
        room = await registry_of(state).fresh_room(invitation.table_id)
        return room.snapshot(first_seat(room, who), who.id)


def _hash(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()


async def _done(
    request: Request_, state: State, table_id: str, command: Command
) -> SnapshotMessage:
    """Carry a command out and show the table."""
    who = signed_in(request)
    room = await registry_of(state).do(table_id, command)
    return room.snapshot(first_seat(room, who), who.id)
