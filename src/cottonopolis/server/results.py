"""When a game ends: who came where, what was built, and how the ratings move."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.server.commands import Draft
from cottonopolis.server.models import Rating, Result
from cottonopolis.server.rooms import Room
from cottonopolis.server.shapes import TableShape
from cottonopolis.server.store import Extra

BUILDS = ("built", "overbuilt")

model = PlackettLuce()


def player_of(table: TableShape, seat: int) -> str | None:
    """Who is rated for a seat: an account, or a bot that had it from the start; no guest."""
    found = table.seats[seat]
    if found.person is None:
        return f"bot:{found.bot}"
    return None if found.person.guest else found.person.id


def tiles_built(room: Room, draft: Draft) -> list[dict[str, int]]:
    """By seat, how many tiles of each industry were built."""
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
    """What belongs in the transaction that ends a game."""
    built = tiles_built(room, draft)
    ranking = table.ranking or []
    score = table.score or []
    at = table.finished_at

    async def write(session: AsyncSession) -> None:
        rated = table.settings.rated and _counts(table)
        ratings = await rate(session, table, ranking) if rated else {}
        for place, seat in enumerate(ranking, 1):
            after = ratings.get(seat)
            person = table.seats[seat].person
            session.add(
                Result(
                    table_id=table.id,
                    seat=seat,
                    player=person.id if person else f"bot:{table.seats[seat].bot}",
                    game=table.game,
                    map=table.map,
                    players=table.players,
                    place=place,
                    vp=score[seat],
                    resigned=table.seats[seat].resigned,
                    rated=rated,
                    built=built[seat],
                    mu=after.mu if after else None,
                    sigma=after.sigma if after else None,
                    finished_at=_known(at),
                )
            )

    return write


def _known(at: datetime | None) -> datetime:
    if at is None:
        raise ValueError("a finished game has a time of its end")
    return at


def _counts(table: TableShape) -> bool:
    """Whether a game says something about strength: two different players, an account among them.

    A person in two seats of one table could play for themselves, so such a table does not count.
    """
    people = [seat.person.id for seat in table.seats if seat.person]
    players = {player_of(table, seat.seat) for seat in table.seats}
    accounts = any(seat.person and not seat.person.guest for seat in table.seats)
    return len(people) == len(set(people)) and len(players) > 1 and accounts


async def rate(
    session: AsyncSession, table: TableShape, ranking: Sequence[int]
) -> dict[int, PlackettLuceRating]:
    """Move the ratings of all players of a game; guests count as somebody unknown."""
    players = {seat: player_of(table, seat) for seat in ranking}
    known = await session.scalars(
        select(Rating)
        .where(
            Rating.player.in_([name for name in players.values() if name]),
            Rating.game == table.game,
            Rating.players == table.players,
        )
        .order_by(Rating.player)
        .with_for_update()
    )
    rows = {row.player: row for row in known}
    before: list[list[Any]] = []
    for seat in ranking:
        row = rows.get(players[seat] or "")
        before.append([model.rating(row.mu, row.sigma) if row else model.rating()])
    after = {
        seat: team[0]
        for seat, team in zip(
            ranking, model.rate(before, ranks=list(range(len(ranking)))), strict=True
        )
    }
    for name in sorted({name for name in players.values() if name}):
        seats = [seat for seat in ranking if players[seat] == name]
        best = after[seats[0]]  # a bot in several seats: the one that did best speaks for it
        mu = sum(after[seat].mu for seat in seats) / len(seats)
        sigma = best.sigma
        row = rows.get(name)
        if row is None:
            row = Rating(player=name, game=table.game, players=table.players, games=0)
            session.add(row)
        row.mu, row.sigma = mu, sigma
        row.ordinal = mu - 3 * sigma
        row.games = (row.games or 0) + 1
    return {seat: rating for seat, rating in after.items() if players[seat]}
