"""Who may look at a table, and from which seat."""

from contextlib import suppress
from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.params import Parameter
from sqlalchemy.exc import IntegrityError

from cottonopolis.games.rules import SPECTATOR
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.database import Database
from cottonopolis.server.models import Invited
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import ID
from cottonopolis.server.sessions import Who

TableId = Annotated[str, Parameter(min_length=8, max_length=24, pattern=ID)]
Request_ = Request[Who | None, Any, State]


def database_of(state: State) -> Database:
    """The database of this process."""
    database: Database = state.database
    return database


def registry_of(state: State) -> RoomRegistry:
    """The rooms of this process."""
    registry: RoomRegistry = state.registry
    return registry


def first_seat(room: Room, who: Who | None) -> int:
    """The seat a person looks from unless they say otherwise: the one to move, if it is theirs."""
    mine = room.table.seat_of(who.id) if who else []
    if room.seat_to_move in mine and room.seat_to_move is not None:
        return room.seat_to_move
    return mine[0] if mine else SPECTATOR


async def viewer_of(state: State, room: Room, who: Who | None, seat: int | None) -> int:
    """The viewer that a person may be."""
    mine = room.table.seat_of(who.id) if who else []
    if seat is None:
        seat = first_seat(room, who)
    if seat in mine:
        return seat
    if seat != SPECTATOR:
        raise ApiError("not-your-seat", seat=seat)
    await check_may_look(state, room, who, "no-spectators")
    return SPECTATOR


async def check_may_look(state: State, room: Room, who: Who | None, code: str) -> None:
    """Refuse who has no business at a table."""
    table = room.table
    if who is not None and (table.seat_of(who.id) or table.host == who.id):
        return
    if table.status == "finished" and table.settings.spectators:
        return  # who was given the address may look back at it
    if table.settings.listed and (table.settings.spectators or code != "no-spectators"):
        return
    if who is not None and await _is_invited(state, table.id, who.id):
        return
    raise ApiError(code)


async def _is_invited(state: State, table_id: str, person: str) -> bool:
    async with database_of(state).reading() as session:
        return await session.get(Invited, (table_id, person)) is not None


async def admit(state: State, table_id: str, person: str, invitation_id: str | None = None) -> None:
    """Let somebody in to a table for good."""
    row = Invited(table_id=table_id, person_id=person, invitation_id=invitation_id)
    with suppress(IntegrityError):  # they are in already
        async with database_of(state).writing() as session:
            session.add(row)
