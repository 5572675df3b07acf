"""Following players, to find their open tables."""

from typing import Annotated

from litestar import Controller, delete, get, put
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Struct
from sqlalchemy import delete as delete_rows
from sqlalchemy import func, select

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.community_models import Follow
from cottonopolis.server.database import insert_if_missing
from cottonopolis.server.models import OwnTable, Person, Table
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import UserRequest, database_of
from cottonopolis.server.schemas import ID_PATTERN, PersonShape, TableShape, now
from cottonopolis.server.sessions import require_user
from cottonopolis.server.store import SHAPE_COLUMNS, person_shape, table_shapes

MAX_FOLLOWED = 200
TABLES_SHOWN = 20

PersonId = Annotated[str, Parameter(min_length=8, max_length=24, pattern=ID_PATTERN)]


class Following(Struct):
    """The people that a user follows, and their listed tables with a free seat."""

    people: list[PersonShape]  # by name
    tables: list[TableShape]  # newest first, at most 20


class FollowingPeople(Controller):
    path = "/me/following"
    tags = ("communities",)

    @get(
        "/",
        summary="Get the followed players and their tables",
        **route("getFollowing", errors=(401,)),
    )
    async def following(self, request: UserRequest, state: State) -> Following:
        """Only the user sees whom they follow."""
        user = require_user(request)
        followed = select(Follow.followed_id).where(Follow.person_id == user.id)
        people = select(Person).where(Person.id.in_(followed)).order_by(Person.name, Person.id)
        theirs = (
            select(OwnTable.table_id, OwnTable.created_at)
            .where(OwnTable.person_id.in_(followed), OwnTable.status == "open")
            .distinct()
            .subquery()
        )
        tables = (
            select(*SHAPE_COLUMNS)
            .join(theirs, theirs.c.table_id == Table.id)
            .where(Table.listed.is_(True))
            .order_by(theirs.c.created_at.desc(), Table.id)
            .limit(TABLES_SHOWN)
        )
        async with database_of(state).reading() as session:
            found = (await session.scalars(people)).all()
            rows = (await session.execute(tables)).all() if found else []
            shapes = await table_shapes(session, rows)
        free = [t for t in shapes if any(s.person is None and s.bot is None for s in t.seats)]
        return Following([person_shape(one) for one in found], free)

    @put(
        "/{person_id:str}",
        summary="Follow a player",
        status_code=204,
        **route("followPlayer", errors=(401, 409)),
    )
    async def follow(self, request: UserRequest, state: State, person_id: PersonId) -> None:
        """The player is not told."""
        user = require_user(request)
        count = select(func.count()).where(Follow.person_id == user.id)
        async with database_of(state).writing() as session:
            if await session.get(Person, person_id) is None or person_id == user.id:
                raise ApiError("not-found", what="person")
            if (await session.scalar(count) or 0) >= MAX_FOLLOWED:
                raise ApiError("limit-reached", most=MAX_FOLLOWED)
            values = {"person_id": user.id, "followed_id": person_id, "created_at": now()}
            await insert_if_missing(session, Follow, values)

    @delete(
        "/{person_id:str}",
        summary="Stop following a player",
        **route("unfollowPlayer", errors=(401,)),
    )
    async def unfollow(self, request: UserRequest, state: State, person_id: PersonId) -> None:
        """Does nothing if the user does not follow this player."""
        user = require_user(request)
        gone = delete_rows(Follow).where(
            Follow.person_id == user.id, Follow.followed_id == person_id
        )
        async with database_of(state).writing() as session:
            await session.execute(gone)
