"""Reads tournaments from the database."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import ColumnElement, Select, and_, func, or_, select, union
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.community_models import (
    ClubMember,
    Tournament,
    TournamentPlayer,
    TournamentSeat,
    TournamentTable,
)
from cottonopolis.server.models import Person, Rating
from cottonopolis.server.schemas import TableSettings
from cottonopolis.server.store import person_shape
from cottonopolis.server.tournaments.pairing import System
from cottonopolis.server.tournaments.shapes import (
    PlayerStatus,
    RoundShape,
    SeatResult,
    StandingShape,
    TournamentPage,
    TournamentPlayerShape,
    TournamentShape,
    TournamentStatus,
    TournamentTableShape,
)
from cottonopolis.server.tournaments.standings import (
    RoundResult,
    Score,
    Standing,
    standings,
    table_points,
)

PLAYING = "playing"


def player_count() -> Any:
    """The number of players of each tournament who have not withdrawn."""
    return (
        select(func.count())
        .where(TournamentPlayer.tournament_id == Tournament.id, TournamentPlayer.status == PLAYING)
        .correlate(Tournament)
        .scalar_subquery()
    )


def listed_query() -> Select[Tournament, Person, int]:
    query = select(Tournament, Person, player_count())
    return query.join(Person, Person.id == Tournament.organiser_id)


def may_see(person: str | None) -> ColumnElement[bool]:
    """Public tournaments, and those of the clubs of a person or that concern them."""
    public = Tournament.settings["listed"].as_boolean()
    if person is None:
        return cast(ColumnElement[bool], public)
    clubs = select(ClubMember.club_id).where(ClubMember.person_id == person)
    return or_(public, Tournament.club_id.in_(clubs), concerns(person))


def concerns(person: str) -> ColumnElement[bool]:
    """Tournaments that a person organises or plays."""
    played = select(TournamentPlayer.tournament_id).where(TournamentPlayer.person_id == person)
    theirs = aliased(Tournament)
    organised = select(theirs.id).where(theirs.organiser_id == person)
    return Tournament.id.in_(union(played, organised))


def tournament_shape(row: Tournament, organiser: Person, players: int) -> TournamentShape:
    return TournamentShape(
        row.id,
        row.name,
        row.about,
        person_shape(organiser),
        row.club_id,
        cast(System, row.system),
        row.game,
        row.map,
        row.variants,
        row.table_size,
        row.sizes,
        row.rounds,
        msgspec.convert(row.settings, TableSettings),
        cast(TournamentStatus, row.status),
        row.round,
        players,
        row.created_at,
        row.started_at,
        row.finished_at,
    )


async def find_tournament(
    session: AsyncSession, tournament_id: str, person: str | None
) -> tuple[Tournament, Person, int]:
    """A tournament with its organiser and number of players; raise ApiError if it is hidden."""
    query = listed_query().where(Tournament.id == tournament_id, may_see(person))
    found = (await session.execute(query)).tuples().one_or_none()
    if found is None:
        raise ApiError("not-found", what="tournament")
    return found


async def registered(
    session: AsyncSession, tournament: Tournament
) -> Sequence[tuple[TournamentPlayer, Person, Rating | None]]:
    """All players with their ratings, by seed or, before the start, by registration."""
    rated = and_(
        Rating.player == TournamentPlayer.person_id,
        Rating.game == tournament.game,
        Rating.players == tournament.table_size,
        Rating.map == "",
        Rating.season == "",
    )
    query = (
        select(TournamentPlayer, Person, Rating)
        .join(Person, Person.id == TournamentPlayer.person_id)
        .outerjoin(Rating, rated)
        .where(TournamentPlayer.tournament_id == tournament.id)
        .order_by(TournamentPlayer.seed, TournamentPlayer.registered_at, Person.id)
    )
    return cast(
        Sequence[tuple[TournamentPlayer, Person, Rating | None]],
        (await session.execute(query)).tuples().all(),
    )


async def rounds_of(session: AsyncSession, tournament_id: str) -> list[RoundShape]:
    """All rounds with their tables, results and byes."""
    tables = await session.scalars(
        select(TournamentTable)
        .where(TournamentTable.tournament_id == tournament_id)
        .order_by(TournamentTable.round, TournamentTable.number)
    )
    rounds: dict[int, RoundShape] = {}
    by_number: dict[tuple[int, int], TournamentTableShape] = {}
    for one in tables:
        shape = TournamentTableShape(one.number, one.table_id, one.corrected, [])
        rounds.setdefault(one.round, RoundShape(one.round, [], [])).tables.append(shape)
        by_number[one.round, one.number] = shape
    seats = await session.scalars(
        select(TournamentSeat)
        .where(TournamentSeat.tournament_id == tournament_id)
        .order_by(TournamentSeat.round, TournamentSeat.seat, TournamentSeat.person_id)
    )
    for seat in seats:
        if seat.number is None or seat.seat is None:
            rounds.setdefault(seat.round, RoundShape(seat.round, [], [])).byes.append(
                seat.person_id
            )
        else:
            result = SeatResult(seat.person_id, seat.seat, seat.place, seat.vp, None)
            by_number[seat.round, seat.number].seats.append(result)
    for table in by_number.values():
        for result in table.seats:
            if result.place is not None:
                result.points = table_points(result.place, len(table.seats))
    return [rounds[number] for number in sorted(rounds)]


def standings_of(players: Sequence[str], rounds: Sequence[RoundShape], size: int) -> list[Standing]:
    """The standings after these rounds; `players` in the order of seeds."""
    results = [
        RoundResult(
            [
                [Score(seat.person, seat.place, seat.vp or 0) for seat in table.seats]
                for table in one.tables
            ],
            one.byes,
        )
        for one in rounds
    ]
    return standings(players, results, size)


async def tournament_page(
    session: AsyncSession, tournament_id: str, person: str | None
) -> TournamentPage:
    """Everything about a tournament that a person may see."""
    row, organiser, count = await find_tournament(session, tournament_id, person)
    players = await registered(session, row)
    rounds = await rounds_of(session, tournament_id)
    lines = standings_of([one.person_id for one, *_ in players], rounds, row.table_size)
    return TournamentPage(
        tournament_shape(row, organiser, count),
        [
            TournamentPlayerShape(
                person_shape(found),
                cast(PlayerStatus, one.status),
                one.seed,
                rating.mu if rating else None,
                rating.sigma if rating else None,
            )
            for one, found, rating in players
        ],
        rounds,
        [_standing_shape(line) for line in lines] if rounds else [],
    )


def _standing_shape(line: Standing) -> StandingShape:
    return StandingShape(
        line.player,
        line.rank,
        line.points,
        float(line.rank_sum),
        round(float(line.share), 4),
        round(float(line.opponents), 2),
        line.games,
        line.wins,
        line.byes,
    )
