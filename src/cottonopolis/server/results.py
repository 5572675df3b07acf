"""Results and ratings when a game ends."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.commands import Draft
from cottonopolis.server.models import Person, Rating, Result
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import TableShape
from cottonopolis.server.store import Extra
from cottonopolis.server.tournaments.results import store_tournament_result

BUILDS = ("built", "overbuilt")
BOT = "bot:"  # prefix of players that are bots
ALL = ""  # the map or season of ratings that count all of them

model = PlackettLuce()


def player_of(table: TableShape, seat: int) -> str:
    """The player of a seat: its person, or the bot that had it from the start."""
    found = table.seats[seat]
    return found.person.id if found.person else f"{BOT}{found.bot}"


def tiles_built(room: Room, draft: Draft) -> list[dict[str, int]]:
    """The number of tiles built, by seat and industry."""
    game = room.as_game()
    if draft.outcome is not None:
        game.take(draft.outcome.state, list(draft.outcome.steps))
    built: list[dict[str, int]] = [{} for _ in range(room.table.players)]
    for event in game.log:
        if event.name in BUILDS:
            tally = built[int(event.facts["seat"])]
            industry = str(event.facts["industry"])
            tally[industry] = tally.get(industry, 0) + 1
    return built


def finish(room: Room, table: TableShape, draft: Draft) -> Extra:
    """The writes of the transaction that ends a game: results, ratings and tournament.

    A game that continues a record has no result, because the record reveals the deck.
    """
    if table.continued:
        return nothing
    built = tiles_built(room, draft)
    ranking = table.ranking or []
    score = table.score or []
    at = table.finished_at

    async def write(session: AsyncSession) -> None:
        await store_tournament_result(session, table)
        rated = await rated_players(session, table) if table.settings.rated else {}
        ratings = await rate_everywhere(session, table, ranking, rated) if rated else {}
        for place, seat in enumerate(ranking, 1):
            after = ratings.get(seat)
            session.add(
                Result(
                    table_id=table.id,
                    seat=seat,
                    player=player_of(table, seat),
                    game=table.game,
                    map=table.map,
                    players=table.players,
                    place=place,
                    vp=score[seat],
                    resigned=table.seats[seat].resigned,
                    rated=after is not None,
                    built=built[seat],
                    mu=after.mu if after else None,
                    sigma=after.sigma if after else None,
                    finished_at=_known(at),
                )
            )

    return write


def _known(at: datetime | None) -> datetime:
    if at is None:
        raise ValueError("finished game without finished_at")
    return at


async def nothing(session: AsyncSession) -> None:
    """Write nothing."""


async def rated_players(session: AsyncSession, table: TableShape) -> dict[int, str]:
    """The rated players by seat: accounts and bots, if at least one is an account.

    A table where a person has two seats is not rated, because its seats could cooperate.
    """
    people = {seat.seat: seat.person.id for seat in table.seats if seat.person}
    if len(people) != len(set(people.values())):
        return {}
    # Queried now, because a guest may have become an account during the game
    query = select(Person.id).where(Person.id.in_(people.values()), Person.password.is_not(None))
    accounts = set(await session.scalars(query))
    players = {seat.seat: player_of(table, seat.seat) for seat in table.seats}
    if not accounts:
        return {}
    return {
        seat: player for seat, player in players.items() if seat not in people or player in accounts
    }


def season_of(at: datetime) -> str:
    """The season of a time: a quarter of a year.

    >>> season_of(datetime(2026, 11, 17))
    '2026-4'
    """
    return f"{at.year}-{(at.month + 2) // 3}"


def scopes_of(table: TableShape) -> list[tuple[str, str]]:
    """The maps and seasons that a game is rated for: all of them first, then its own."""
    maps = [ALL, *([table.map] if table.map else [])]
    seasons = [ALL, season_of(_known(table.finished_at))]
    return [(map_name, season) for season in seasons for map_name in maps]


async def rate_everywhere(
    session: AsyncSession, table: TableShape, ranking: Sequence[int], players: dict[int, str]
) -> dict[int, PlackettLuceRating]:
    """Update all ratings that a game counts for; return those over all maps and seasons."""
    found = [await rate(session, table, ranking, players, *one) for one in scopes_of(table)]
    return found[0]


async def rate(
    session: AsyncSession,
    table: TableShape,
    ranking: Sequence[int],
    players: dict[int, str],
    map_name: str,
    season: str,
) -> dict[int, PlackettLuceRating]:
    """Update the ratings of the players of a game; guests count as new players."""
    known = await session.scalars(
        select(Rating)
        .where(
            Rating.player.in_(players.values()),
            Rating.game == table.game,
            Rating.players == table.players,
            Rating.map == map_name,
            Rating.season == season,
        )
        .order_by(Rating.player)
        .with_for_update()
    )
    rows = {row.player: row for row in known}
    before: list[list[Any]] = []
    for seat in ranking:
        row = rows.get(players.get(seat, ""))
        before.append([model.rating(row.mu, row.sigma) if row else model.rating()])
    after = {
        seat: team[0]
        for seat, team in zip(
            ranking, model.rate(before, ranks=list(range(len(ranking)))), strict=True
        )
    }
    for name in sorted(set(players.values())):
        seats = [seat for seat in ranking if players.get(seat) == name]
        best = after[seats[0]]  # of a bot in several seats, the best one
        mu = sum(after[seat].mu for seat in seats) / len(seats)
        sigma = best.sigma
        row = rows.get(name)
        if row is None:
            row = Rating(
                player=name,
                game=table.game,
                players=table.players,
                map=map_name,
                season=season,
                games=0,
            )
            session.add(row)
        row.mu, row.sigma = mu, sigma
        row.ordinal = mu - 3 * sigma
        row.games = (row.games or 0) + 1
    return {seat: rating for seat, rating in after.items() if seat in players}
