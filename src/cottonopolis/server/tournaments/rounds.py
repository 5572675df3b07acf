"""Starts the rounds of a tournament: pairs the players, and creates and starts their tables."""

import asyncio
import random
import secrets
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, cast

import msgspec
from litestar.datastructures import State
from msgspec.structs import replace
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.game import Game
from cottonopolis.server import commands
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.community_models import (
    Tournament,
    TournamentPlayer,
    TournamentSeat,
    TournamentTable,
)
from cottonopolis.server.database import Database
from cottonopolis.server.models import Person, Rating, Table
from cottonopolis.server.moderation.words import table_name
from cottonopolis.server.new_tables import SEED_BITS, insert_table
from cottonopolis.server.permissions import database_of, registry_of
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.schemas import TableSettings, TableShape, now
from cottonopolis.server.seats import SeatPlan, new_seats
from cottonopolis.server.sessions import new_id
from cottonopolis.server.store import new_table_row, person_shape
from cottonopolis.server.tournaments.pairing import (
    Entrant,
    Round,
    System,
    meetings,
    pair_round,
    rounds_to_meet,
)
from cottonopolis.server.tournaments.shapes import MAX_ROUNDS, RoundShape
from cottonopolis.server.tournaments.store import (
    PLAYING,
    find_tournament,
    registered,
    rounds_of,
    standings_of,
)

STARTS_PER_POLL = 50

Registered = Sequence[tuple[TournamentPlayer, Person, Rating | None]]


async def check_organiser(
    session: AsyncSession, tournament_id: str, person: str, *statuses: str
) -> Tournament:
    """Return a tournament; raise ApiError if a person may not run it, or not now."""
    row, _, _ = await find_tournament(session, tournament_id, person)
    if row.organiser_id != person:
        raise ApiError("not-organiser")
    if row.status not in statuses:
        raise ApiError("tournament-status", status=row.status)
    return row


def check_complete(rounds: Sequence[RoundShape]) -> None:
    """Raise ApiError if a table of the last round has no result."""
    tables = rounds[-1].tables if rounds else []
    left = sum(any(seat.place is None for seat in table.seats) for table in tables)
    if left:
        raise ApiError("round-running", left=left)


async def start_round(state: State, tournament_id: str, organiser: str) -> None:
    """Pair and start the next round; the first one starts the tournament."""
    database = database_of(state)
    async with database.reading() as session:
        row = await check_organiser(session, tournament_id, organiser, "open", "running")
        rounds = await rounds_of(session, tournament_id)
        check_complete(rounds)
        if row.status == "running" and row.round >= row.rounds:
            raise ApiError("tournament-status", status=row.status)
        players = await registered(session, row)
    if row.status == "open":
        players = seeded(players)
    playing = [one for one in players if one[0].status == PLAYING]
    if len(playing) < min(row.sizes):
        raise ApiError("too-few-players", least=min(row.sizes))
    found = await asyncio.to_thread(pair, row, players, rounds)
    planned = row.rounds or await asyncio.to_thread(planned_rounds, row, len(playing))
    people = {person.id: person for _, person, _ in playing}
    tables = [
        _new_table(row, number, [people[one] for one in seats])
        for number, seats in enumerate(found.tables, 1)
    ]
    async with database.writing() as session:
        change = (
            update(Tournament)
            .where(Tournament.id == row.id, Tournament.round == row.round)
            .where(Tournament.status == row.status)
            .values(
                round=row.round + 1,
                rounds=planned,
                status="running",
                started_at=row.started_at or now(),
            )
        )
        if not (await session.scalars(change.returning(Tournament.id))).all():
            raise ApiError("stale", last_move=0)  # another request was faster
        if row.status == "open":
            await _store_seeds(session, players)
        for table, values in tables:
            await insert_table(session, table, values, row.club_id, host_plays=False)
        await _store_round(session, row, found, [table.id for table, _ in tables])
    await _start([table.id for table, _ in tables], registry_of(state), organiser)


def planned_rounds(row: Tournament, players: int) -> int:
    """The rounds of a tournament without a fixed number.

    A round robin ends when everybody has met everybody. A Swiss tournament has as many rounds as
    a knock-out with one winner per table would need, and at least three.
    """
    if row.system == "round_robin":
        return min(MAX_ROUNDS, rounds_to_meet(players, row.table_size, row.sizes))
    rounds, left = 0, players
    while left > 1:
        rounds, left = rounds + 1, -(-left // row.table_size)
    return max(3, rounds)


def seeded(players: Registered) -> Registered:
    """The players with their seeds, by rating; unrated ones follow in order of registration."""
    order = sorted(players, key=lambda one: -(one[2].ordinal if one[2] else float("-inf")))
    for number, (player, _, _) in enumerate(order, 1):
        player.seed = number
    return order


def pair(row: Tournament, players: Registered, rounds: Sequence[RoundShape]) -> Round:
    """The pairing of the next round."""
    ids = [player.person_id for player, *_ in players]
    points = {one.player: one.points for one in standings_of(ids, rounds, row.table_size)}
    byes = Counter(person for one in rounds for person in one.byes)
    seats: dict[str, list[int]] = {one: [] for one in ids}
    tables = [table for one in rounds for table in one.tables]
    for table in tables:
        for seat in table.seats:
            seats[seat.person].append(seat.seat)
    entrants = [
        Entrant(one, player.seed or 0, points[one], byes[one], tuple(seats[one]))
        for player, *_ in players
        if player.status == PLAYING
        for one in (player.person_id,)
    ]
    met = meetings([seat.person for seat in table.seats] for table in tables)
    rng = random.Random(f"{row.id}:{row.round}")
    return pair_round(entrants, met, cast(System, row.system), row.table_size, row.sizes, rng)


def _new_table(
    row: Tournament, number: int, people: Sequence[Person]
) -> tuple[TableShape, dict[str, Any]]:
    """A table with these people in its seats, and its row."""
    seed = secrets.randbits(SEED_BITS)
    game = Game.new(row.game, len(people), seed, row.variants, row.map)
    rules = game.rules
    shapes = [person_shape(one) for one in people]
    empty = new_seats(rules, [SeatPlan("open") for _ in people], shapes[0])
    table = TableShape(
        id=new_id(),
        name=table_name(row.name, row.round + 1, number),
        host=row.organiser_id,
        game=rules.game,
        map=rules.map_name,
        players=rules.players,
        variants=list(rules.variants),
        rules=rules.version,
        settings=msgspec.convert(row.settings, TableSettings),
        status="open",
        seats=[
            replace(seat, person=person, ready=True)
            for seat, person in zip(empty, shapes, strict=True)
        ],
        entries=1,
        last_move=0,
        created_at=now(),
    )
    return table, new_table_row(table, seed=game.seed, opening=[], opening_moves=None)


async def _store_seeds(session: AsyncSession, players: Registered) -> None:
    for player, _, _ in players:
        await session.execute(
            update(TournamentPlayer)
            .where(TournamentPlayer.tournament_id == player.tournament_id)
            .where(TournamentPlayer.person_id == player.person_id)
            .values(seed=player.seed)
        )


async def _store_round(
    session: AsyncSession, row: Tournament, found: Round, table_ids: Sequence[str]
) -> None:
    where = {"tournament_id": row.id, "round": row.round + 1}
    tables = [
        {**where, "number": number, "table_id": table_id, "corrected": False}
        for number, table_id in enumerate(table_ids, 1)
    ]
    seats = [
        {**where, "person_id": person, "number": number, "seat": seat}
        for number, table in enumerate(found.tables, 1)
        for seat, person in enumerate(table)
    ]
    byes = [{**where, "person_id": one, "number": None, "seat": None} for one in found.byes]
    await session.execute(insert(TournamentTable), tables)
    await session.execute(insert(TournamentSeat), [*seats, *byes])


async def _start(table_ids: Sequence[str], registry: RoomRegistry, host: str) -> None:
    for table_id in table_ids:
        with suppress(ApiError):  # started meanwhile, or `start_waiting_tables` tries again
            await registry.do(table_id, commands.start(host))


async def start_waiting_tables(database: Database, registry: RoomRegistry) -> None:
    """Start tables of rounds whose process stopped before it could."""
    query = (
        select(Table.id, Table.host_id)
        .join(TournamentTable, TournamentTable.table_id == Table.id)
        .where(Table.status == "open")
        .limit(STARTS_PER_POLL)
    )
    async with database.reading() as session:
        waiting = (await session.execute(query)).tuples().all()
    for table_id, host in waiting:
        await _start([table_id], registry, host)
