"""Tournaments: create, register, start rounds, correct results, finish."""

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import delete as delete_rows
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.bots.registry import bots_for
from cottonopolis.errors import CottonopolisError
from cottonopolis.games.registry import rules_for
from cottonopolis.server import commands
from cottonopolis.server.api_errors import ApiError, api_error_of
from cottonopolis.server.clubs import check_account, check_may_use_club, is_member
from cottonopolis.server.community_models import (
    Tournament,
    TournamentPlayer,
    TournamentSeat,
    TournamentTable,
)
from cottonopolis.server.database import insert_if_missing
from cottonopolis.server.limits import TABLES
from cottonopolis.server.names import normalise_name
from cottonopolis.server.openapi import route
from cottonopolis.server.paging import Cursor, Newest, page_query, read_cursor, split_page
from cottonopolis.server.permissions import UserRequest, database_of, registry_of
from cottonopolis.server.schemas import ID_PATTERN, now
from cottonopolis.server.sessions import new_id, require_user
from cottonopolis.server.tournaments.pairing import MAX_TABLE_SIZE, MIN_TABLE_SIZE
from cottonopolis.server.tournaments.rounds import check_complete, check_organiser, start_round
from cottonopolis.server.tournaments.shapes import (
    MAX_ROUNDS,
    Correction,
    NewTournament,
    TournamentPage,
    TournamentShape,
    TournamentStatus,
)
from cottonopolis.server.tournaments.store import (
    PLAYING,
    concerns,
    find_tournament,
    listed_query,
    may_see,
    rounds_of,
    tournament_page,
    tournament_shape,
)

MAX_SWISS_PLAYERS = 256
MAX_ROUND_ROBIN_PLAYERS = 24
MAX_OPEN_TOURNAMENTS = 10  # per organiser

TournamentId = Annotated[str, Parameter(min_length=8, max_length=24, pattern=ID_PATTERN)]


class TournamentList(Struct):
    """A page of tournaments, newest first."""

    tournaments: list[TournamentShape]
    next: str | None  # cursor of the next page


class Tournaments(Controller):
    path = "/tournaments"
    tags = ("communities",)

    @get(
        "/",
        summary="Browse tournaments",
        **route("browseTournaments", public=True, errors=(401,)),
    )
    async def browse(
        self,
        request: UserRequest,
        state: State,
        status: TournamentStatus | None = None,
        club: Annotated[str, Parameter(max_length=24, pattern=r"^[A-Za-z0-9_\-]*$")] = "",
        mine: bool = False,
        cursor: Cursor = "",
    ) -> TournamentList:
        """Public ones and those of the user's clubs; with `mine`, those they organise or play."""
        person = require_user(request).id if mine else request.user.id if request.user else None
        key = read_cursor(cursor, Newest)
        visible = concerns(person) if mine and person is not None else may_see(person)
        query = listed_query().where(visible)
        if status is not None:
            query = query.where(Tournament.status == status)
        if club:
            query = query.where(Tournament.club_id == club)
        columns = Tournament.created_at, Tournament.id
        page = page_query(query, columns, (key.at, key.id) if key else None)
        async with database_of(state).reading() as session:
            found = (await session.execute(page)).all()
        rows, following = split_page(found, lambda row: Newest(row[0].created_at, row[0].id))
        return TournamentList([tournament_shape(*row) for row in rows], following)

    @post(
        "/",
        summary="Create a tournament",
        **route("createTournament", errors=(401, 403, 404, 409, 422), rate=TABLES),
    )
    async def create(
        self, request: UserRequest, data: NewTournament, state: State
    ) -> TournamentPage:
        """The user is its organiser; needs an account."""
        user = require_user(request)
        check_account(user)
        user.check_not("mute", "muted")
        await check_may_use_club(state, data.club, user)
        sizes = allowed_sizes(data)
        known = bots_for(data.game)
        settings = replace(data.settings, listed=data.club is None, hints=False, lesson=False)
        if settings.replacement not in known:
            settings = replace(settings, replacement=known[-1])
        row = Tournament(
            id=new_id(),
            name=normalise_name(data.name),
            about=data.about.strip(),
            organiser_id=user.id,
            club_id=data.club,
            system=data.system,
            game=data.game,
            map=data.map,
            variants=sorted(data.variants),
            table_size=data.table_size,
            sizes=sizes,
            rounds=data.rounds or 0,
            settings=msgspec.to_builtins(settings),
            status="open",
            round=0,
            created_at=now(),
        )
        own = select(func.count()).where(
            Tournament.organiser_id == user.id, Tournament.status.in_(("open", "running"))
        )
        async with database_of(state).writing() as session:
            if (await session.scalar(own) or 0) >= MAX_OPEN_TOURNAMENTS:
                raise ApiError("limit-reached", most=MAX_OPEN_TOURNAMENTS)
            session.add(row)
        return await _page(state, row.id, user.id)

    @get(
        "/{tournament_id:str}",
        summary="Get a tournament",
        **route("getTournament", public=True, errors=()),
    )
    async def look(
        self, request: UserRequest, state: State, tournament_id: TournamentId
    ) -> TournamentPage:
        """With its players, rounds and standings."""
        return await _page(state, tournament_id, request.user.id if request.user else None)

    @post(
        "/{tournament_id:str}/players",
        summary="Register for a tournament",
        **route("registerForTournament", errors=(401, 409)),
    )
    async def register(
        self, request: UserRequest, state: State, tournament_id: TournamentId
    ) -> TournamentPage:
        """Before the first round; in a tournament of a club only members."""
        user = require_user(request)
        async with database_of(state).writing() as session:
            row, _, count = await find_tournament(session, tournament_id, user.id)
            if row.club_id and not await is_member(session, row.club_id, user.id):
                raise ApiError("not-member")
            _check_status(row, "open")
            most = MAX_SWISS_PLAYERS if row.system == "swiss" else MAX_ROUND_ROBIN_PLAYERS
            if count >= most:
                raise ApiError("limit-reached", most=most)
            values = {
                "tournament_id": tournament_id,
                "person_id": user.id,
                "status": PLAYING,
                "registered_at": now(),
            }
            await insert_if_missing(session, TournamentPlayer, values)
        return await _page(state, tournament_id, user.id)

    @delete(
        "/{tournament_id:str}/players/{person_id:str}",
        summary="Withdraw from a tournament, or drop a player",
        status_code=200,
        **route("withdrawFromTournament", errors=(401, 409)),
    )
    async def withdraw(
        self,
        request: UserRequest,
        state: State,
        tournament_id: TournamentId,
        person_id: TournamentId,
    ) -> TournamentPage:
        """Players withdraw themselves: they finish their game and get no further one.

        The organiser drops a player who does not appear: their running game counts as resigned,
        and a bot plays it on.
        """
        user = require_user(request)
        dropped = person_id != user.id
        async with database_of(state).writing() as session:
            row, _, _ = await find_tournament(session, tournament_id, user.id)
            if dropped and row.organiser_id != user.id:
                raise ApiError("not-organiser")
            _check_status(row, "open", "running")
            player = await session.get(TournamentPlayer, (tournament_id, person_id))
            if player is None:
                raise ApiError("not-found", what="person")
            if row.status == "open":
                await session.execute(
                    delete_rows(TournamentPlayer).where(
                        TournamentPlayer.tournament_id == tournament_id,
                        TournamentPlayer.person_id == person_id,
                    )
                )
            elif player.status == PLAYING:
                player.status = "dropped" if dropped else "withdrawn"
            seated = await _table_of(session, row, person_id) if dropped else None
        if seated is not None:
            await _resign(state, *seated, person_id)
        return await _page(state, tournament_id, user.id)

    @post(
        "/{tournament_id:str}/rounds",
        summary="Start the next round",
        **route("startRound", errors=(401, 409), weight=5),
    )
    async def start(
        self, request: UserRequest, state: State, tournament_id: TournamentId
    ) -> TournamentPage:
        """Pairs the players, and creates and starts their tables; only for the organiser."""
        user = require_user(request)
        await start_round(state, tournament_id, user.id)
        return await _page(state, tournament_id, user.id)

    @put(
        "/{tournament_id:str}/rounds/{number:int}/tables/{table_number:int}",
        summary="Set the result of a table",
        **route("correctResult", errors=(401, 409, 422)),
    )
    async def correct(
        self,
        request: UserRequest,
        data: Correction,
        state: State,
        tournament_id: TournamentId,
        number: Annotated[int, Parameter(ge=1, le=MAX_ROUNDS)],
        table_number: Annotated[int, Parameter(ge=1, le=MAX_SWISS_PLAYERS)],
    ) -> TournamentPage:
        """Replaces the result of the game; only for the organiser, until the end.

        Ratings and the game itself do not change.
        """
        user = require_user(request)
        async with database_of(state).writing() as session:
            await check_organiser(session, tournament_id, user.id, "running")
            table = await session.get(TournamentTable, (tournament_id, number, table_number))
            if table is None:
                raise ApiError("not-found", what="table")
            seats = await _seats_of(session, table)
            given = {seat.person: seat for seat in data.seats}
            complete = given.keys() == {seat.person_id for seat in seats}
            if not complete or not _are_places([seat.place for seat in data.seats]):
                raise ApiError("bad-result")
            for seat in seats:
                seat.place, seat.vp = given[seat.person_id].place, given[seat.person_id].vp
            table.corrected = True
        return await _page(state, tournament_id, user.id)

    @post(
        "/{tournament_id:str}/finish",
        summary="Finish a tournament",
        status_code=200,
        **route("finishTournament", errors=(401, 409)),
    )
    async def finish(
        self, request: UserRequest, state: State, tournament_id: TournamentId
    ) -> TournamentPage:
        """Makes the standings final, after any complete round; only for the organiser."""
        user = require_user(request)
        async with database_of(state).writing() as session:
            row = await check_organiser(session, tournament_id, user.id, "running")
            check_complete(await rounds_of(session, tournament_id))
            row.status, row.finished_at = "finished", now()
        return await _page(state, tournament_id, user.id)

    @delete(
        "/{tournament_id:str}",
        summary="Cancel a tournament",
        status_code=200,
        **route("cancelTournament", errors=(401, 409)),
    )
    async def cancel(
        self, request: UserRequest, state: State, tournament_id: TournamentId
    ) -> TournamentPage:
        """Before or between rounds; games that are over keep their ratings."""
        user = require_user(request)
        async with database_of(state).writing() as session:
            row = await check_organiser(session, tournament_id, user.id, "open", "running")
            check_complete(await rounds_of(session, tournament_id))
            row.status, row.finished_at = "cancelled", now()
        return await _page(state, tournament_id, user.id)


def allowed_sizes(data: NewTournament) -> list[int]:
    """The numbers of players that the game allows; raise ApiError if not the usual one."""
    wanted = range(data.table_size - data.flexible, data.table_size + data.flexible + 1)
    found = []
    for players in {*wanted} & {*range(MIN_TABLE_SIZE, MAX_TABLE_SIZE + 1)}:
        try:
            rules_for(data.game, players, tuple(sorted(data.variants)), data.map)
            found.append(players)
        except CottonopolisError as error:
            if players == data.table_size:
                raise api_error_of(error) from None
    return sorted(found)


def _check_status(row: Tournament, *statuses: str) -> None:
    if row.status not in statuses:
        raise ApiError("tournament-status", status=row.status)


def _are_places(places: list[int]) -> bool:
    """Whether places are a ranking, in which some may be shared.

    >>> [_are_places(places) for places in ([2, 1, 3], [1, 1, 3], [1, 1, 2], [2, 3, 4])]
    [True, True, False, False]
    """
    return all(place == 1 + sum(other < place for other in places) for place in places)


async def _page(state: State, tournament_id: str, person: str | None) -> TournamentPage:
    async with database_of(state).reading() as session:
        return await tournament_page(session, tournament_id, person)


async def _seats_of(session: AsyncSession, table: TournamentTable) -> list[TournamentSeat]:
    query = select(TournamentSeat).where(
        TournamentSeat.tournament_id == table.tournament_id,
        TournamentSeat.round == table.round,
        TournamentSeat.number == table.number,
    )
    return list((await session.scalars(query)).all())


async def _table_of(session: AsyncSession, row: Tournament, person: str) -> tuple[str, int] | None:
    """The table and seat of a player in the current round, if its game may be running."""
    seat = await session.get(TournamentSeat, (row.id, row.round, person))
    if seat is None or seat.number is None or seat.seat is None or seat.place is not None:
        return None
    table = await session.get_one(TournamentTable, (row.id, row.round, seat.number))
    return table.table_id, seat.seat


async def _resign(state: State, table_id: str, seat: int, person: str) -> None:
    """Hand the seat of a dropped player to a bot, and rank it last."""
    try:
        await registry_of(state).do(table_id, commands.resign(person, seat))
    except ApiError as error:
        if error.code not in ("stale", "game-over", "frozen", "not-started"):
            raise
