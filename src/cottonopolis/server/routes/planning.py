"""Planning while others move: the prepared turn of a seat, and what a rival could build."""

import asyncio
from typing import Annotated, Any

from litestar import Controller, delete, get, put
from litestar.datastructures import State
from msgspec import Meta, Struct

from cottonopolis.errors import CottonopolisError
from cottonopolis.server.api_errors import ApiError, api_error_of
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import TableId, UserRequest
from cottonopolis.server.possible_builds import PossibleBuild, find_possible_builds
from cottonopolis.server.prepared import PreparedShape, PreparedTurns
from cottonopolis.server.rooms import check_playing
from cottonopolis.server.routes.playing import (
    MAX_MOVE_DECISIONS,
    Seat,
    own_room,
    viewed_room,
)
from cottonopolis.server.schemas import DecisionId, Number, SeatNumber

MAX_PREPARED_ACTIONS = 4

Decisions = Annotated[list[DecisionId], Meta(min_length=1, max_length=MAX_MOVE_DECISIONS)]


class NewPreparedTurn(Struct, forbid_unknown_fields=True):
    """A turn to play later, planned in the position after entry `after`: decisions by action."""

    seat: SeatNumber
    after: Number
    actions: Annotated[list[Decisions], Meta(min_length=1, max_length=MAX_PREPARED_ACTIONS)]


class PossibleBuilds(Struct):
    """What a seat could build, connect or sell in its next turn, as far as everybody knows."""

    seat: int
    after: int  # number of the entry that led to the position
    money: int  # at that turn
    builds: list[PossibleBuild]


class Planning(Controller):
    path = "/tables/{table_id:str}"
    tags = ("playing",)

    @get("/prepared", summary="Get the prepared turn of a seat", **route("getPreparedTurn"))
    async def prepared(
        self, request: UserRequest, state: State, table_id: TableId, seat: Seat
    ) -> PreparedShape:
        """Only for the owner of the seat. Without actions, nothing is prepared."""
        room = await own_room(request, state, table_id, seat)
        return await _turns(state).read(room, seat)

    @put("/prepared", summary="Replace the prepared turn of a seat", **route("prepareTurn"))
    async def prepare(
        self, request: UserRequest, data: NewPreparedTurn, state: State, table_id: TableId
    ) -> PreparedShape:
        """It is played when the turn comes, if it is still legal and costs no more than now."""
        room = await own_room(request, state, table_id, data.seat)
        try:
            await _turns(state).write(room, data.seat, data.after, data.actions)
        except CottonopolisError as error:
            raise api_error_of(error) from None
        return await _turns(state).read(room, data.seat)

    @delete(
        "/prepared", summary="Cancel the prepared turn of a seat", **route("cancelPreparedTurn")
    )
    async def forget(
        self, request: UserRequest, state: State, table_id: TableId, seat: Seat
    ) -> None:
        """Also removes the note about a turn that was cancelled."""
        await own_room(request, state, table_id, seat)
        await _turns(state).forget(table_id, seat)

    @get(
        "/possible-builds",
        summary="Get what a seat could build next with the right card",
        **route("getPossibleBuilds", public=True),
    )
    async def possible_builds(
        self, request: UserRequest, state: State, table_id: TableId, seat: Seat
    ) -> PossibleBuilds:
        """Computed from public information: the seat may hold any card that is not discarded."""
        room, _ = await viewed_room(request, state, table_id, None)
        check_playing(room.table)
        if seat >= room.table.players:
            raise ApiError("not-found", what="seat")
        if room.stored is not None:
            raise ApiError("no-plan")
        found = await asyncio.to_thread(find_possible_builds, room.rules, room.state, seat)
        if found is None:
            raise ApiError("no-plan")
        return PossibleBuilds(seat, room.table.last_move, *found)


def _turns(state: State) -> PreparedTurns:
    turns: Any = state.prepared
    assert isinstance(turns, PreparedTurns)
    return turns
