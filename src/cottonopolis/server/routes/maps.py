"""The map workshop: draw, check, keep, share and export maps."""

import re
from datetime import datetime
from typing import Annotated, Any, Literal

from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.errors import CottonopolisError, Fact
from cottonopolis.games.map_texts import MAX_MAP_CHARS, CheckedMap, MapFault, is_map_id, map_text
from cottonopolis.games.map_writer import write_toml
from cottonopolis.games.printed import PrintedBoard
from cottonopolis.games.registry import rules_class
from cottonopolis.server.api_errors import ApiError, api_error_of
from cottonopolis.server.database import Database
from cottonopolis.server.limits import count_kept
from cottonopolis.server.map_store import check, is_shipped, know_map, readable_map
from cottonopolis.server.models import Map, Person
from cottonopolis.server.names import normalise_name
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import UserRequest, database_of
from cottonopolis.server.schemas import ID_PATTERN, GameId, Number, PersonShape, now
from cottonopolis.server.sessions import CurrentUser, new_id, require_user
from cottonopolis.server.store import person_shape

MAX_MAPS_PER_ACCOUNT = 100
MAX_MAPS_PER_GUEST = 10
MAX_NAME = 60
CHECK_WEIGHT = 2  # of a request that checks a map, towards the rate limit

MapId = Annotated[str, Parameter(max_length=24, pattern=ID_PATTERN)]
GameName = Annotated[str, Parameter(max_length=24, pattern=ID_PATTERN)]
Content = dict[str, Any]  # of a map file (docs/maps.md)


class MapDraft(Struct, forbid_unknown_fields=True):
    """A map to check: its content, or a text in TOML."""

    game: GameId
    content: Content | None = None
    text: Annotated[str, Meta(max_length=MAX_MAP_CHARS)] | None = None


class NewMap(Struct, forbid_unknown_fields=True):
    """A map to keep. It may have faults."""

    game: GameId
    content: Content


class ChangedMap(Struct, forbid_unknown_fields=True):
    """New content for a map; `version` is the one that was changed."""

    content: Content
    version: Number


class Sharing(Struct, forbid_unknown_fields=True):
    """Whether everyone with the link may open the map."""

    shared: bool


class FaultShape(Struct):
    """One fault of a map: its place, and a message `fault-…` with its facts."""

    line: int  # in the text
    path: list[str | int]  # such as ["location", 3, "colour"]
    code: str
    facts: dict[str, Fact]
    text: str  # in English; clients translate the code


class ChangeShape(Struct):
    """A value that differs from the game's own file; null where there is no value."""

    value: str  # its path, such as "location.poland.markets"
    old: Any
    new: Any


class MapCheck(Struct):
    """A map and its faults; without any, its printed board and what differs from ours."""

    content: Content
    text: str
    faults: list[FaultShape]
    printed: PrintedBoard | None
    changes: list[ChangeShape]


class MapItem(Struct):
    """A map in the list of its owner."""

    id: str
    game: str
    name: str
    version: int
    shared: bool
    changed_at: datetime


class OpenedMap(Struct):
    """A map to look at or to change."""

    id: str
    game: str
    name: str
    source: Literal["shipped", "mine", "shared", "played"]
    owner: PersonShape | None  # None for a map of the program, or of a table
    version: int
    shared: bool
    content: Content
    player_board: Content  # the printed values, which the content may change


class Maps(Controller):
    path = "/maps"
    tags = ("maps",)

    @get("/", summary="List the user's maps", **route("getMaps", errors=(401,)))
    async def mine(self, request: UserRequest, state: State) -> list[MapItem]:
        """The latest change first."""
        user = require_user(request)
        columns = (Map.id, Map.game, Map.name, Map.version, Map.shared, Map.changed_at)
        query = select(*columns).where(Map.owner_id == user.id).order_by(Map.changed_at.desc())
        async with database_of(state).reading() as session:
            return [MapItem(*row) for row in (await session.execute(query)).all()]

    @post(
        "/check",
        summary="Check a map",
        status_code=200,
        **route("checkMap", public=True, errors=(422,), weight=CHECK_WEIGHT),
    )
    async def check(self, data: MapDraft) -> MapCheck:
        """Stores nothing. All faults are listed, each with its place."""
        text = data.text if data.content is None else written(data.content)
        if text is None:
            raise ApiError("bad-request", detail="content, text")
        return shape_of(await check(data.game, text))

    @post("/", summary="Keep a new map", **route("createMap", errors=(401, 409, 422)))
    async def create(self, request: UserRequest, data: NewMap, state: State) -> OpenedMap:
        """It belongs to the user and is private."""
        return await self._store(request, state, data.game, data.content)

    @get("/{map_id:str}", summary="Open a map", **route("getMap", public=True, errors=(404, 422)))
    async def open(
        self, request: UserRequest, state: State, map_id: MapId, game: GameName = "industry"
    ) -> OpenedMap:
        """A map of the program, the user's own, a shared one, or the map of a table."""
        return await self._open(state, request.user, map_id, game)

    @put("/{map_id:str}", summary="Change a map", **route("saveMap", errors=(401, 404, 409, 422)))
    async def save(
        self, request: UserRequest, data: ChangedMap, state: State, map_id: MapId
    ) -> OpenedMap:
        """Only its owner may; tables that are played on it keep the map they began with."""
        user = require_user(request)
        text = written(data.content)
        async with database_of(state).writing() as session:
            row = await own_map(session, map_id, user)
            if row.version != data.version:
                raise ApiError("map-changed", version=row.version)
            if row.shared:
                user.check_not("mute", "muted")
            count_kept(request, user.id, text, row.text)
            row.text, row.name = text, name_of(data.content)
            row.version += 1
            row.changed_at = now()
        return await opened(database_of(state), row, user)

    @post("/{map_id:str}/copies", summary="Copy a map", **route("copyMap", errors=(401, 404, 409)))
    async def copy(
        self, request: UserRequest, state: State, map_id: MapId, game: GameName = "industry"
    ) -> OpenedMap:
        """The copy belongs to the user."""
        user = require_user(request)
        found = await self._open(state, user, map_id, game)
        return await self._store(request, state, found.game, found.content)

    @put(
        "/{map_id:str}/sharing",
        summary="Share a map by its link, or stop sharing it",
        **route("shareMap", errors=(401, 404)),
    )
    async def share(
        self, request: UserRequest, data: Sharing, state: State, map_id: MapId
    ) -> OpenedMap:
        """Copies and tables that exist already are not affected."""
        user = require_user(request)
        if data.shared:
            user.check_not("mute", "muted")
        async with database_of(state).writing() as session:
            row = await own_map(session, map_id, user)
            row.shared = data.shared
        return await opened(database_of(state), row, user)

    @get(
        "/{map_id:str}/toml",
        summary="Export a map as TOML",
        media_type="text/plain",
        **route("exportMap", public=True, errors=(404, 422)),
    )
    async def export(
        self,
        request: UserRequest,
        state: State,
        map_id: MapId,
        game: GameName = "industry",
        part: Literal["map", "player_board"] = "map",
    ) -> Response[str]:
        """The map file, or the player board file with the changes of the map."""
        user: CurrentUser | None = request.user
        text = await self._text(state, map_id, game)
        name = map_id
        if text is None:
            async with database_of(state).reading() as session:
                row = await readable_map(session, map_id, user.id if user else None)
            if row is None:
                raise ApiError("not-found", what="map")
            text, game = row.text, row.game
            name = str((await content_of(game, text)).get("id") or map_id)
        if part == "player_board":
            text, name = player_board_text(game, text), part
        plain = re.sub(r"[^A-Za-z0-9_]", "", name) or "map"
        headers = {"content-disposition": f'attachment; filename="{plain}.toml"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    @delete("/{map_id:str}", summary="Delete a map", **route("deleteMap", errors=(401, 404)))
    async def remove(self, request: UserRequest, state: State, map_id: MapId) -> None:
        """Tables that are played on it go on."""
        user = require_user(request)
        async with database_of(state).writing() as session:
            await session.delete(await own_map(session, map_id, user))

    async def _open(
        self, state: State, user: CurrentUser | None, map_id: str, game: str
    ) -> OpenedMap:
        text = await self._text(state, map_id, game)
        if text is not None:
            source: Literal["shipped", "played"] = "played" if is_map_id(map_id) else "shipped"
            content = await content_of(game, text)
            name = name_of(content)
            return OpenedMap(map_id, game, name, source, None, 0, True, content, board_of(game))
        async with database_of(state).reading() as session:
            row = await readable_map(session, map_id, user.id if user else None)
        if row is None:
            raise ApiError("not-found", what="map")
        return await opened(database_of(state), row, user)

    async def _text(self, state: State, name: str, game: str) -> str | None:
        """The text of a map of the program, or of the map of a table."""
        if is_map_id(name):
            await know_map(database_of(state), name)
            return map_text(name)
        try:
            if is_shipped(game, name):
                return rules_class(game).shipped_map(name.replace("-", "_"))
        except CottonopolisError as error:
            raise api_error_of(error) from None
        return None

    async def _store(
        self, request: UserRequest, state: State, game: str, content: Content
    ) -> OpenedMap:
        user = require_user(request)
        board_of(game)  # fails if the game has no maps
        text = written(content)
        count_kept(request, user.id, text)
        at = now()
        row = Map(
            id=new_id(),
            owner_id=user.id,
            game=game,
            name=name_of(content),
            text=text,
            version=1,
            shared=False,
            created_at=at,
            changed_at=at,
        )
        most = MAX_MAPS_PER_GUEST if user.guest else MAX_MAPS_PER_ACCOUNT
        async with database_of(state).writing() as session:
            count = select(func.count(Map.id)).where(Map.owner_id == user.id)
            if (await session.scalar(count) or 0) >= most:
                raise ApiError("too-many-maps", most=most)
            session.add(row)
        return await opened(database_of(state), row, user)


def written(content: Content) -> str:
    """The content as TOML; raise ApiError if it is too long or cannot be written."""
    try:
        text = write_toml(content)
    except CottonopolisError as error:
        raise api_error_of(error) from None
    if len(text) > MAX_MAP_CHARS:
        raise ApiError("too-large")
    return text


async def content_of(game: str, text: str) -> Content:
    return (await check(game, text)).content


def board_of(game: str) -> Content:
    try:
        return rules_class(game).player_board()
    except CottonopolisError as error:
        raise api_error_of(error) from None


def player_board_text(game: str, text: str) -> str:
    try:
        return rules_class(game).player_board_text(text)
    except CottonopolisError as error:
        raise api_error_of(error) from None


def name_of(content: Content) -> str:
    """The name of a map for lists; maps that are not finished may have none."""
    name = content.get("name")
    if not isinstance(name, str):
        return ""
    return "".join(letter for letter in normalise_name(name) if letter.isprintable())[:MAX_NAME]


async def own_map(session: AsyncSession, name: str, user: CurrentUser) -> Map:
    row = await session.get(Map, name)
    if row is None or row.owner_id != user.id:
        raise ApiError("not-found", what="map")
    return row


async def opened(database: Database, row: Map, user: CurrentUser | None) -> OpenedMap:
    """A map for an answer; checking it may take a while, so not within a transaction."""
    mine = user is not None and row.owner_id == user.id
    async with database.reading() as session:
        owner = await session.get(Person, row.owner_id)
    return OpenedMap(
        row.id,
        row.game,
        row.name,
        "mine" if mine else "shared",
        person_shape(owner) if owner else None,
        row.version,
        row.shared,
        await content_of(row.game, row.text),
        board_of(row.game),
    )


def shape_of(found: CheckedMap) -> MapCheck:
    faults = [fault_shape(fault) for fault in found.faults]
    changes = [ChangeShape(one.value, one.old, one.new) for one in found.changes]
    return MapCheck(found.content, found.text, faults, found.printed, changes)


def fault_shape(fault: MapFault) -> FaultShape:
    return FaultShape(fault.line, list(fault.path), fault.code, fault.facts, fault.text())
