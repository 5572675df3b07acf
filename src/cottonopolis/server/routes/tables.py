"""Tables: create, browse, join, invite, leave, start, rematch."""

import hashlib
import secrets
from typing import Annotated, Any

from litestar import Controller, delete, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct
from sqlalchemy import Connection, Select, select, update

from cottonopolis.server import commands
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.commands import Command
from cottonopolis.server.limits import CHANGES, TABLES
from cottonopolis.server.models import Invitation, OwnTable, Table
from cottonopolis.server.moderation.sanctions import check_not_kicked
from cottonopolis.server.name_checks import checked_label
from cottonopolis.server.new_tables import NewTable, create_table, rematch_of
from cottonopolis.server.openapi import route
from cottonopolis.server.paging import Cursor, Newest, page_query, read_cursor, split_page
from cottonopolis.server.permissions import (
    TableId,
    UserRequest,
    admit,
    allow_keeping,
    check_may_view,
    database_of,
    default_seat,
    registry_of,
    viewer_of,
)
from cottonopolis.server.schemas import (
    ID_PATTERN,
    PLAIN_TEXT_PATTERN,
    TARGET_PATTERN,
    BotName,
    SeatNumber,
    SnapshotMessage,
    Status,
    TableShape,
    now,
)
from cottonopolis.server.seats import Colour
from cottonopolis.server.sessions import new_id, require_user
from cottonopolis.server.store import SHAPE_COLUMNS, add_results, read_tables

MAX_HIDDEN_AT_ONCE = 200


class Page(Struct):
    """A page of tables."""

    tables: list[TableShape]
    next: str | None  # cursor of the next page


class Join(Struct, forbid_unknown_fields=True):
    """The seat to take; the first free one by default."""

    seat: SeatNumber | None = None
    label: Annotated[str, Meta(max_length=30, pattern=PLAIN_TEXT_PATTERN)] | None = None
    colour: Colour | None = None  # if nobody else has it


class SeatColour(Struct, forbid_unknown_fields=True):
    """A colour for one of the user's seats."""

    seat: SeatNumber
    colour: Colour


class OwnSeat(Struct, forbid_unknown_fields=True):
    """One of the user's seats."""

    seat: SeatNumber


class Ready(Struct, forbid_unknown_fields=True):
    """Whether the player is ready to start."""

    ready: bool = True


class SeatBot(Struct, forbid_unknown_fields=True):
    """A bot for a free seat; null removes it."""

    seat: SeatNumber
    bot: BotName | None


class InvitationShape(Struct):
    """An invitation; its secret word is included only when it is created."""

    id: str
    word: str | None


class Accept(Struct, forbid_unknown_fields=True):
    """The secret word of an invitation."""

    word: Annotated[str, Meta(min_length=8, max_length=64, pattern=ID_PATTERN)]


class Hide(Struct, forbid_unknown_fields=True):
    """Tables to clear away from the user's list, or to show there again."""

    tables: Annotated[
        list[Annotated[str, Meta(min_length=8, max_length=24, pattern=ID_PATTERN)]],
        Meta(min_length=1, max_length=MAX_HIDDEN_AT_ONCE),
    ]
    hidden: bool = True


class Tables(Controller):
    path = "/"
    tags = ("tables",)

    @get("/tables", summary="Browse tables", **route("browseTables", public=True, errors=(401,)))
    async def browse(
        self,
        request: UserRequest,
        state: State,
        status: Status | None = None,
        game: Annotated[str, Parameter(max_length=24, pattern=TARGET_PATTERN)] = "",
        mine: bool = False,
        cursor: Cursor = "",
    ) -> Page:
        """Listed tables or, with `mine`, those of the user; newest first, 50 per page.

        Lessons and tables that the user cleared away are left out. Listed tables may be a second
        old.
        """
        key = read_cursor(cursor, Newest)
        after = (key.at, key.id) if key else None
        if mine:
            query = _own_query(require_user(request).id, status)
            columns = OwnTable.created_at, OwnTable.table_id
        else:
            query = select(*SHAPE_COLUMNS).where(Table.listed.is_(True))
            if status is not None:
                query = query.where(Table.status == status)
            columns = Table.created_at, Table.id
        if game:
            query = query.where(Table.game == game)
        page = page_query(query, columns, after)

        def read(connection: Connection) -> Page:
            found = connection.execute(page).all()
            rows, following = split_page(found, lambda row: Newest(row.created_at, row.id))
            return Page(add_results(connection, read_tables(connection, rows)), following)

        database = database_of(state)
        if mine:
            return await database.read(read)
        return await database.recent.get((status, game, after), lambda: database.read(read))

    @put(
        "/me/hidden-tables",
        summary="Clear tables away, or show them again",
        status_code=204,
        **route("hideTables", errors=(401,)),
    )
    async def hide(self, request: UserRequest, data: Hide, state: State) -> None:
        """Changes only the user's own list; tables of other people are ignored."""
        user = require_user(request)
        async with database_of(state).writing() as session:
            own = (OwnTable.person_id == user.id) & OwnTable.table_id.in_(data.tables)
            await session.execute(update(OwnTable).where(own).values(hidden=data.hidden))

    @post(
        "/tables",
        summary="Create a table",
        **route("createTable", errors=(401, 409, 422), rate=TABLES),
    )
    async def create(self, request: UserRequest, data: NewTable, state: State) -> SnapshotMessage:
        """With `start`, the game starts at once if no seat is open."""
        user = require_user(request)
        table_id = await create_table(state, user, data)
        registry = registry_of(state)
        room = await registry.room(table_id)
        if data.start and all(s.person or s.bot for s in room.table.seats):
            room = await registry.do(table_id, commands.start(user.id))
        return room.snapshot(default_seat(room, user), user.id)

    @get("/tables/{table_id:str}", summary="Get a table", **route("lookAtTable", public=True))
    async def look(
        self,
        request: UserRequest,
        state: State,
        table_id: TableId,
        seat: Annotated[int, Parameter(ge=-2, le=7)] | None = None,
    ) -> SnapshotMessage:
        """As seen from one of the user's seats, or as a spectator (-1).

        With -2, a finished game shows the hands of all seats.
        """
        room = await registry_of(state).fresh_room(table_id)
        viewer = await viewer_of(state, room, request.user, seat)
        allow_keeping(request, room)
        return room.snapshot(viewer, request.user.id if request.user else None)

    @post("/tables/{table_id:str}/seats", summary="Take a seat", **route("takeSeat", rate=CHANGES))
    async def join(
        self, request: UserRequest, data: Join, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """Possible before the start; unlisted tables need an invitation."""
        user = require_user(request)
        room = await registry_of(state).fresh_room(table_id)
        await check_may_view(state, room, user, "invitation-needed")
        await check_not_kicked(database_of(state), table_id, user.id)
        label = await checked_label(database_of(state), user, data.label)
        command = commands.join(user.shape(), data.seat, label, data.colour)
        return await _execute(request, state, table_id, command)

    @post(
        "/tables/{table_id:str}/leave",
        summary="Leave a seat",
        status_code=200,
        **route("leaveSeat", rate=CHANGES),
    )
    async def leave(
        self, request: UserRequest, data: OwnSeat, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """During a game a bot takes over; the player may return if the table allows it."""
        command = commands.leave(require_user(request).id, data.seat)
        return await _execute(request, state, table_id, command)

    @post(
        "/tables/{table_id:str}/return",
        summary="Return to a seat",
        status_code=200,
        **route("returnToSeat", rate=CHANGES),
    )
    async def come_back(
        self, request: UserRequest, data: OwnSeat, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """Possible after leaving or losing on time."""
        command = commands.come_back(require_user(request).id, data.seat)
        return await _execute(request, state, table_id, command)

    @post(
        "/tables/{table_id:str}/bots",
        summary="Put a bot in a free seat, or remove it",
        status_code=200,
        **route("seatBot", rate=CHANGES),
    )
    async def seat_bot(
        self, request: UserRequest, data: SeatBot, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """Only for the host, before the start."""
        command = commands.seat_bot(require_user(request).id, data.seat, data.bot)
        return await _execute(request, state, table_id, command)

    @post(
        "/tables/{table_id:str}/colour",
        summary="Choose the colour of a seat",
        status_code=200,
        **route("chooseColour", rate=CHANGES),
    )
    async def colour(
        self, request: UserRequest, data: SeatColour, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """Before the start; a bot or a free seat with that colour gets the old one."""
        command = commands.choose_colour(require_user(request).id, data.seat, data.colour)
        return await _execute(request, state, table_id, command)

    @post(
        "/tables/{table_id:str}/ready",
        summary="Declare readiness to start",
        status_code=200,
        **route("getReady", rate=CHANGES),
    )
    async def ready(
        self, request: UserRequest, data: Ready, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """`ready: false` withdraws it."""
        command = commands.get_ready(require_user(request).id, data.ready)
        return await _execute(request, state, table_id, command)

    @post(
        "/tables/{table_id:str}/start",
        summary="Start the game",
        status_code=200,
        **route("startGame"),
    )
    async def start(self, request: UserRequest, state: State, table_id: TableId) -> SnapshotMessage:
        """Only for the host, once every seat is taken and every player is ready."""
        return await _execute(request, state, table_id, commands.start(require_user(request).id))

    @delete(
        "/tables/{table_id:str}",
        summary="Close a table that has not started",
        status_code=200,
        **route("closeTable"),
    )
    async def close(self, request: UserRequest, state: State, table_id: TableId) -> SnapshotMessage:
        """Only for the host."""
        return await _execute(request, state, table_id, commands.close(require_user(request).id))

    @post(
        "/tables/{table_id:str}/rematch",
        summary="Create a rematch",
        status_code=201,
        **route("playAgain", rate=TABLES),
    )
    async def rematch(
        self, request: UserRequest, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """A new table with the same settings; later requests return the same table."""
        user = require_user(request)
        registry = registry_of(state)
        room = await registry.fresh_room(table_id)
        if not room.table.seat_of(user.id):
            raise ApiError("not-your-seat", seat=None)
        if room.table.status != "finished":
            raise ApiError("not-over")
        if room.table.rematch is None:
            new = await create_table(state, user, rematch_of(room.table, user.id))
            try:
                room = await registry.do(table_id, commands.rematch(user.id, new))
            except ApiError as error:
                await registry.do(new, commands.close(user.id))
                if error.code != "stale":
                    raise
                room = await registry.room(table_id)  # another request was faster
        next_room = await registry.fresh_room(room.table.rematch or "")
        await admit(state, next_room.table.id, user.id)
        return next_room.snapshot(default_seat(next_room, user), user.id)

    @post(
        "/tables/{table_id:str}/invitations",
        summary="Create an invitation",
        **route("createInvitation", rate=CHANGES),
    )
    async def invite(
        self, request: UserRequest, state: State, table_id: TableId
    ) -> InvitationShape:
        """Anyone with its secret word may enter until it is revoked."""
        room = await registry_of(state).fresh_room(table_id)
        commands.check_host(room, require_user(request).id)
        word = secrets.token_urlsafe(18)
        row = Invitation(id=new_id(), table_id=table_id, word_hash=_hash(word), created_at=now())
        async with database_of(state).writing() as session:
            session.add(row)
        return InvitationShape(row.id, word)

    @get(
        "/tables/{table_id:str}/invitations",
        summary="List the active invitations",
        **route("listInvitations"),
    )
    async def invitations(
        self, request: UserRequest, state: State, table_id: TableId
    ) -> list[InvitationShape]:
        """Only for the host; without the secret words."""
        room = await registry_of(state).fresh_room(table_id)
        commands.check_host(room, require_user(request).id)
        query = select(Invitation.id).where(
            Invitation.table_id == table_id, Invitation.revoked_at.is_(None)
        )
        async with database_of(state).reading() as session:
            found = (await session.scalars(query.order_by(Invitation.created_at))).all()
        return [InvitationShape(invitation_id, None) for invitation_id in found]

    @delete(
        "/tables/{table_id:str}/invitations/{invitation_id:str}",
        summary="Revoke an invitation",
        **route("revokeInvitation"),
    )
    async def revoke(
        self, request: UserRequest, state: State, table_id: TableId, invitation_id: TableId
    ) -> None:
        """People who have already used it keep their access."""
        room = await registry_of(state).fresh_room(table_id)
        commands.check_host(room, require_user(request).id)
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
    async def accept(self, request: UserRequest, data: Accept, state: State) -> SnapshotMessage:
        """Lets the current user view the table and take a seat."""
        user = require_user(request)
        query = select(Invitation).where(
            Invitation.word_hash == _hash(data.word), Invitation.revoked_at.is_(None)
        )
        async with database_of(state).reading() as session:
            invitation = (await session.scalars(query)).one_or_none()
        if invitation is None:
            raise ApiError("token")
        await admit(state, invitation.table_id, user.id, invitation.id)
        room = await registry_of(state).fresh_room(invitation.table_id)
        return room.snapshot(default_seat(room, user), user.id)


def _own_query(person: str, status: Status | None) -> Select[*tuple[Any, ...]]:
    """The tables in a person's list."""
    query = (
        select(*SHAPE_COLUMNS)
        .join(OwnTable, OwnTable.table_id == Table.id)
        .where(OwnTable.person_id == person, OwnTable.hidden.is_(False))
    )
    return query if status is None else query.where(OwnTable.status == status)


def _hash(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()


async def _execute(
    request: UserRequest, state: State, table_id: str, command: Command
) -> SnapshotMessage:
    """Execute a command and return the table."""
    user = require_user(request)
    room = await registry_of(state).do(table_id, command)
    return room.snapshot(default_seat(room, user), user.id)
