"""Who may view a table, and from which seat."""

from contextlib import suppress
from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.params import Parameter
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from cottonopolis.games.rules import ALL_SEATS, SPECTATOR
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.community_models import ClubMember, ClubTable
from cottonopolis.server.database import Database
from cottonopolis.server.models import Invited
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import ID_PATTERN
from cottonopolis.server.sessions import CurrentUser

TableId = Annotated[str, Parameter(min_length=8, max_length=24, pattern=ID_PATTERN)]
MAY_BE_KEPT = "may_be_kept"  # in the state of a request

UserRequest = Request[CurrentUser | None, Any, State]


def database_of(state: State) -> Database:
    database: Database = state.database
    return database


def registry_of(state: State) -> RoomRegistry:
    registry: RoomRegistry = state.registry
    return registry


def default_seat(room: Room, user: CurrentUser | None) -> int:
    """The seat a person views the table from by default: the one to move, if it is theirs."""
    mine = room.table.seat_of(user.id) if user else []
    if room.seat_to_move in mine and room.seat_to_move is not None:
        return room.seat_to_move
    return mine[0] if mine else SPECTATOR


def allow_keeping(request: UserRequest, room: Room) -> None:
    """Let browsers keep the answer about a finished game, for reading offline."""
    if room.table.status == "finished":
        request.scope["state"][MAY_BE_KEPT] = True


async def viewer_of(state: State, room: Room, user: CurrentUser | None, seat: int | None) -> int:
    """Return the seat to view from, SPECTATOR or ALL_SEATS; raise ApiError if not allowed."""
    mine = room.table.seat_of(user.id) if user else []
    if seat is None:
        seat = default_seat(room, user)
    if seat in mine:
        return seat
    if seat not in (SPECTATOR, ALL_SEATS):
        raise ApiError("not-your-seat", seat=seat)
    await check_may_view(state, room, user, "no-spectators")
    if seat == ALL_SEATS and room.table.status != "finished":
        raise ApiError("not-over")
    return seat


async def check_may_view(state: State, room: Room, user: CurrentUser | None, code: str) -> None:
    """Raise ApiError with this code if a person may not view a table."""
    table = room.table
    if user is not None and (table.seat_of(user.id) or table.host == user.id):
        return
    if table.status == "finished" and table.settings.spectators:
        return  # finished games are open to everyone who knows the address
    if table.settings.listed and (table.settings.spectators or code != "no-spectators"):
        return
    if user is not None and await _is_invited(state, table.id, user.id):
        return
    raise ApiError(code)


async def _is_invited(state: State, table_id: str, person: str) -> bool:
    """Whether a person has an invitation, or is a member of the club of a table."""
    membership = select(ClubMember.club_id).join(ClubTable, ClubTable.club_id == ClubMember.club_id)
    query = membership.where(ClubTable.table_id == table_id, ClubMember.person_id == person)
    async with database_of(state).reading() as session:
        if await session.get(Invited, (table_id, person)) is not None:
            return True
        return await session.scalar(query) is not None


async def admit(state: State, table_id: str, person: str, invitation_id: str | None = None) -> None:
    """Give a person permanent access to a table."""
    row = Invited(table_id=table_id, person_id=person, invitation_id=invitation_id)
    with suppress(IntegrityError):  # the person already has access
        async with database_of(state).writing() as session:
            session.add(row)
