"""The ladder: ratings, profiles and played games."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Annotated, Any

from litestar import Controller, Request, get
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct
from sqlalchemy import ColumnElement, and_, case, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from cottonopolis.games.registry import game_ids, game_info
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.models import OwnTable, Person, Rating, Result, Table
from cottonopolis.server.openapi import route
from cottonopolis.server.paging import Cursor, Newest, page_query, read_cursor, split_page
from cottonopolis.server.permissions import database_of
from cottonopolis.server.results import ALL, BOT
from cottonopolis.server.schemas import ID_PATTERN, NO_NUL_PATTERN, TARGET_PATTERN, SeatNumber
from cottonopolis.server.sessions import CurrentUser
from cottonopolis.server.store import people_shapes

PlayerCount = Annotated[int, Parameter(ge=2, le=5)]
PersonId = Annotated[str, Parameter(min_length=8, max_length=24, pattern=r"^[A-Za-z0-9_\-]+$")]


MAX_RANK = 1000  # on profiles
MAX_PLACE = 1_000_000_000  # of a place in a cursor


class Ranked(Struct):
    """A person or bot on a leaderboard."""

    rank: int  # 1 for the best
    person: str | None  # person id; None for a bot
    name: str  # the level of a bot
    games: int
    mu: float
    sigma: float
    ordinal: float  # mu - 3 sigma, the sort key


class Place(Struct, array_like=True, forbid_unknown_fields=True):
    """The key of a row of a leaderboard, and how many rows there are up to it."""

    ordinal: float
    player: Annotated[str, Meta(max_length=40, pattern=NO_NUL_PATTERN)]
    number: Annotated[int, Meta(ge=1, le=MAX_PLACE)]
    rank: Annotated[int, Meta(ge=1, le=MAX_PLACE)]  # less than `number` in a tie


class PlayedAt(Struct, array_like=True, forbid_unknown_fields=True):
    """The key of a row of a person's history."""

    game: Newest  # when it ended, and its table
    seat: SeatNumber


class Leaderboard(Struct):
    """A page of a leaderboard."""

    game: str
    players: int
    map: str  # empty: all maps together
    season: str  # empty: all seasons together
    ranked: list[Ranked]
    next: str | None  # cursor of the next page
    seasons: list[str]  # those with rated games, newest first


class RatingShape(Struct):
    """The rating of a person for a game, number of players and map."""

    game: str
    players: int
    map: str  # empty: all maps together
    rank: int | None  # None below rank 1,000: counting further would take long
    games: int
    mu: float
    sigma: float
    ordinal: float


class Statistics(Struct):
    """The results of a person for a game and number of players."""

    game: str
    players: int
    games: int
    wins: int
    win_rate: float
    mean_vp: float
    mean_place: float
    best_vp: int


class Built(Struct):
    """The tiles of an industry that a person has built in all games."""

    game: str
    industry: str
    tiles: int


class Profile(Struct):
    """The public profile of a person."""

    id: str
    name: str
    guest: bool
    since: datetime
    ratings: list[RatingShape]
    statistics: list[Statistics]
    built: list[Built]  # by game, most tiles first


class Opponent(Struct):
    """Another player of a game, and their result."""

    seat: int
    person: str | None
    name: str
    place: int
    vp: int


class Played(Struct):
    """A finished game of a person."""

    table: str
    game: str
    map: str | None
    players: int
    seat: int
    place: int
    vp: int
    resigned: bool
    rated: bool
    finished_at: datetime
    mu: float | None  # rating after the game; None if it was not rated
    sigma: float | None
    opponents: list[Opponent]  # best first


class History(Struct):
    """A page of finished games, newest first."""

    games: list[Played]
    next: str | None  # cursor of the next page


class Leaderboards(Controller):
    path = "/"
    tags = ("ladder",)

    @get(
        "/leaderboard",
        summary="Get the leaderboard of a game, number of players, map and season",
        **route("getLeaderboard", public=True, errors=()),
    )
    async def leaderboard(
        self,
        state: State,
        game: Annotated[str, Parameter(max_length=24, pattern=ID_PATTERN)],
        players: PlayerCount,
        map: Annotated[str, Parameter(max_length=24, pattern=TARGET_PATTERN)] = ALL,
        season: Annotated[str, Parameter(max_length=24, pattern=TARGET_PATTERN)] = ALL,
        cursor: Cursor = "",
    ) -> Leaderboard:
        """People and bots, 50 per page; without `map` or `season`, all of them together.

        A season is a quarter of a year, such as `2026-4`, and everybody starts it anew.
        """
        board = and_(Rating.game == game, Rating.players == players, Rating.map == map)
        last = read_cursor(cursor, Place)
        query = (
            select(Rating, Person.name)
            .outerjoin(Person, Person.id == Rating.player)
            .where(board, Rating.season == season)
        )
        columns = Rating.ordinal, Rating.player
        page = page_query(query, columns, (last.ordinal, last.player) if last else None)
        async with database_of(state).reading() as session:
            found = (await session.execute(page)).all()
            seasons = await _seasons(session, board)
        places = _places([rating for rating, _ in found], last)
        rows, following = split_page(list(zip(found, places, strict=True)), lambda row: row[1])
        ranked = [_ranked(rating, name, place.rank) for (rating, name), place in rows]
        return Leaderboard(game, players, map, season, ranked, following, seasons)

    @get(
        "/people/{person_id:str}",
        summary="Get the profile of a person",
        **route("getProfile", public=True, errors=()),
    )
    async def profile(self, state: State, person_id: PersonId) -> Profile:
        """Ratings, statistics and tiles built; public information only."""
        async with database_of(state).reading() as session:
            person = await _person(session, person_id)
            return Profile(
                person.id,
                person.name,
                person.password is None,
                person.created_at,
                await _ratings(session, person_id),
                await _statistics(session, person_id),
                await _built(session, person_id),
            )

    @get(
        "/people/{person_id:str}/games",
        summary="List the finished games of a person",
        **route("getPlayedGames", public=True, errors=()),
    )
    async def games(
        self,
        request: Request[CurrentUser | None, Any, State],
        state: State,
        person_id: PersonId,
        cursor: Cursor = "",
    ) -> History:
        """Newest first, 50 per page; unlisted tables only if the current user played there."""
        key = read_cursor(cursor, PlayedAt)
        query = (
            select(Result)
            .join(Table, Table.id == Result.table_id)
            .where(Result.player == person_id, _may_know(request.user))
        )
        columns = Result.finished_at, Result.table_id, Result.seat
        after = (key.game.at, key.game.id, key.seat) if key else None
        async with database_of(state).reading() as session:
            await _person(session, person_id)
            found = (await session.scalars(page_query(query, columns, after))).all()
            rows, following = split_page(found, _played_at)
            others = await _opponents(session, {row.table_id for row in rows}, person_id)
        return History([_played(row, others[row.table_id]) for row in rows], following)


def _played_at(row: Result) -> PlayedAt:
    return PlayedAt(Newest(row.finished_at, row.table_id), row.seat)


def _places(ratings: Sequence[Rating], last: Place | None) -> list[Place]:
    """The places of ratings that follow a place; equal ratings have the same rank."""
    found: list[Place] = []
    for rating in ratings:
        number = last.number + 1 if last else 1
        rank = last.rank if last and last.ordinal == rating.ordinal else number
        last = Place(rating.ordinal, rating.player, number, rank)
        found.append(last)
    return found


async def _seasons(session: AsyncSession, board: ColumnElement[bool]) -> list[str]:
    """The seasons of a leaderboard, newest first; one look at the index finds the next."""
    found: list[str] = []
    query = select(Rating.season).where(board).order_by(Rating.season.desc()).limit(1)
    while season := await session.scalar(
        query.where(Rating.season < found[-1]) if found else query
    ):
        found.append(season)
    return found


async def _person(session: AsyncSession, person_id: str) -> Person:
    person = await session.get(Person, person_id)
    if person is None:
        raise ApiError("not-found", what="person")
    return person


def _level(player: str) -> str:
    return player.removeprefix(BOT)


def _ranked(rating: Rating, name: str | None, rank: int) -> Ranked:
    return Ranked(
        rank,
        rating.player if name is not None else None,
        name if name is not None else _level(rating.player),
        rating.games,
        rating.mu,
        rating.sigma,
        rating.ordinal,
    )


async def _ratings(session: AsyncSession, player: str) -> list[RatingShape]:
    other = aliased(Rating)
    above = (
        select(other.player)
        .where(
            other.game == Rating.game,
            other.players == Rating.players,
            other.map == Rating.map,
            other.season == Rating.season,
            other.ordinal > Rating.ordinal,
        )
        .correlate(Rating)
        .limit(MAX_RANK)
        .subquery()
    )
    number = select(func.count()).select_from(above).scalar_subquery()
    query = select(Rating, number).where(Rating.player == player, Rating.season == ALL)
    rows = await session.execute(query.order_by(Rating.game, Rating.players, Rating.map))
    return [
        RatingShape(
            row.game,
            row.players,
            row.map,
            better + 1 if better < MAX_RANK else None,
            row.games,
            row.mu,
            row.sigma,
            row.ordinal,
        )
        for row, better in rows
    ]


def _alone(player: str) -> ColumnElement[bool]:
    """Results of games in which a player had one seat only."""
    tables = (
        select(Result.table_id)
        .where(Result.player == player)
        .group_by(Result.table_id)
        .having(func.count() == 1)
    )
    return and_(Result.player == player, Result.table_id.in_(tables))


async def _statistics(session: AsyncSession, player: str) -> list[Statistics]:
    wins = func.sum(case((Result.place == 1, 1), else_=0))
    query = (
        select(
            Result.game,
            Result.players,
            func.count(),
            wins,
            func.avg(Result.vp),
            func.avg(Result.place),
            func.max(Result.vp),
        )
        .where(_alone(player))
        .group_by(Result.game, Result.players)
        .order_by(Result.game, Result.players)
    )
    return [
        Statistics(game, players, games, won, won / games, float(vp), float(place), best)
        for game, players, games, won, vp, place, best in (await session.execute(query))
    ]


@cache
def _industries(game: str) -> tuple[str, ...]:
    return tuple(game_info(game).industries)  # reads the files of all maps


async def _built(session: AsyncSession, player: str) -> list[Built]:
    found: list[Built] = []
    for game, industries in ((game, _industries(game)) for game in game_ids()):
        sums = [func.sum(Result.built[name].as_integer()) for name in industries]
        query = select(*sums).where(_alone(player), Result.game == game)
        tiles = zip(industries, (await session.execute(query)).one(), strict=True)
        built = [Built(game, name, number) for name, number in tiles if number]
        found += sorted(built, key=lambda item: (-item.tiles, item.industry))
    return found


def _may_know(user: CurrentUser | None) -> ColumnElement[bool]:
    """Listed tables, and tables of the user."""
    listed = Table.listed.is_(True)
    if user is None:
        return listed
    mine = exists().where(OwnTable.table_id == Table.id, OwnTable.person_id == user.id)
    return or_(listed, mine)


async def _opponents(
    session: AsyncSession, tables: set[str], player: str
) -> dict[str, list[Opponent]]:
    """By table, all players but one."""
    query = (
        select(Result.table_id, Result.seat, Result.player, Result.place, Result.vp)
        .where(Result.table_id.in_(tables), Result.player != player)
        .order_by(Result.place)
    )
    rows = (await session.execute(query)).all()
    people = await people_shapes(session, {row.player for row in rows})
    found: dict[str, list[Opponent]] = {table: [] for table in tables}
    for table, seat, other, place, vp in rows:
        person = people.get(other)
        name = person.name if person else _level(other)
        found[table].append(Opponent(seat, person.id if person else None, name, place, vp))
    return found


def _played(row: Result, opponents: list[Opponent]) -> Played:
    return Played(
        row.table_id,
        row.game,
        row.map,
        row.players,
        row.seat,
        row.place,
        row.vp,
        row.resigned,
        row.rated,
        row.finished_at,
        row.mu,
        row.sigma,
        opponents,
    )
