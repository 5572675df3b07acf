"""Creates tables: from a set-up with a secret seed, from a record, or as a rematch."""

import asyncio
import secrets
from typing import Annotated, Any

from litestar.datastructures import State
from msgspec import Meta, Struct, field
from msgspec.structs import replace
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.bots.registry import bots_for
from cottonopolis.errors import CottonopolisError, SetupError
from cottonopolis.game import Game
from cottonopolis.games.map_texts import is_map_id
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules
from cottonopolis.scenes.start import start_facts
from cottonopolis.server.api_errors import ApiError, api_error_of
from cottonopolis.server.commands import check_bot
from cottonopolis.server.community_models import ClubTable
from cottonopolis.server.heavy_work import in_turn
from cottonopolis.server.map_store import know_map_of_record, playable_map
from cottonopolis.server.models import Entry, Seat, Table
from cottonopolis.server.name_checks import checked_label, checked_title
from cottonopolis.server.own_tables import list_new_table
from cottonopolis.server.permissions import database_of
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import (
    PLAIN_TEXT_PATTERN,
    EntryShape,
    GameId,
    MapId,
    Number,
    TableSettings,
    TableShape,
    now,
)
from cottonopolis.server.seats import SeatPlan, new_seats
from cottonopolis.server.sessions import CurrentUser, new_id
from cottonopolis.server.store import entry_row, new_table_row, seat_values

MAX_RECORD_CHARS = 100_000
SEED_BITS = 128
MAX_TABLES_PER_ACCOUNT = 100  # hosted at the same time
MAX_TABLES_PER_GUEST = 30


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to create; with a record, its game continues the record."""

    game: GameId = "brass"
    map: MapId | None = None
    variants: Annotated[list[str], Meta(max_length=8)] = field(default_factory=list)
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=5)] = field(
        default_factory=lambda: [SeatPlan("me"), *(SeatPlan("bot") for _ in range(3))]
    )
    name: Annotated[str, Meta(max_length=50, pattern=PLAIN_TEXT_PATTERN)] = ""
    settings: TableSettings = field(default_factory=TableSettings)
    record: Annotated[str, Meta(max_length=MAX_RECORD_CHARS)] | None = None
    until: Number | None = None  # how many actions of the record to play; all by default
    start: bool = False  # start at once, if no seat is open


async def create_table(
    state: State,
    user: CurrentUser,
    data: NewTable,
    past: Game | None = None,
    club: str | None = None,
) -> str:
    """Store a new table with its seats and its first entry; return its id.

    With `past`, the table continues that game, which may start from a position; with `club`, its
    members may view and join it.
    """
    if past is None:
        data = await _with_own_map(state, user, data)
    game = past or await _game_of(data)
    rules = game.rules
    if len(data.seats) != rules.players:
        raise ApiError("setup", error="seats", players=rules.players)
    if all(plan.kind == "bot" for plan in data.seats):
        raise ApiError("setup", error="nobody")
    for plan in data.seats:
        if plan.kind == "bot":
            check_bot(rules.game, plan.bot)
        if plan.label:
            await checked_label(database_of(state), user, plan.label)
    person = user.shape()
    seats = new_seats(rules, data.seats, person)
    continued = past is not None or data.record is not None
    at = now()
    table = TableShape(
        id=new_id(),
        name=checked_title(user, data.name) or _name_of_own_map(rules),
        host=user.id,
        game=rules.game,
        map=rules.map_name,
        players=rules.players,
        variants=list(rules.variants),
        rules=rules.version,
        settings=_settings(data, rules, continued),
        status="open",
        seats=seats,
        entries=1,
        last_move=0,
        created_at=at,
        continued=continued,
    )
    opening = [step.decision for step in game.steps]
    own_start = game.state_after(0) if game.has_own_start else None
    start = await asyncio.to_thread(start_facts, game) if game.has_own_start else None
    room = Room(table, game.seed, opening, [], start=own_start)
    moves = await asyncio.to_thread(room.pack_opening)
    row = new_table_row(table, seed=game.seed, opening=opening, opening_moves=moves, start=start)
    going_on = select(func.count(Table.id)).where(
        Table.host_id == user.id, Table.status.in_(("open", "playing"))
    )
    async with database_of(state).writing() as session:
        most = MAX_TABLES_PER_GUEST if user.guest else MAX_TABLES_PER_ACCOUNT
        if (await session.scalar(going_on) or 0) >= most:
            raise ApiError("too-many-tables", most=most)
        await insert_table(session, table, row, club)
    database_of(state).recent.clear()
    return table.id


async def insert_table(
    session: AsyncSession,
    table: TableShape,
    row: dict[str, Any],
    club: str | None = None,
    *,
    host_plays: bool = True,
) -> None:
    """Insert a new table, its seats and its first entry."""
    await session.execute(insert(Table), [row])
    await session.execute(
        insert(Seat),
        [{"table_id": table.id, "seat": seat.seat, **seat_values(seat)} for seat in table.seats],
    )
    entry = EntryShape(1, "created", None, table.host, {}, table.created_at)
    await session.execute(insert(Entry), [entry_row(table.id, entry)])
    await list_new_table(session, table, host_plays)
    if club is not None:
        of_club = {"table_id": table.id, "club_id": club, "created_at": table.created_at}
        await session.execute(insert(ClubTable), [of_club])


def _settings(data: NewTable, rules: AnyRules, continued: bool) -> TableSettings:
    """Adapt the settings: a bot that plays this game, no ratings for known decks and own maps."""
    known = bots_for(rules.game)
    settings = data.settings
    if settings.replacement not in known:
        settings = replace(settings, replacement=known[-1])
    if settings.lesson:
        settings = replace(settings, listed=False, rated=False)
    unrated = continued or is_map_id(rules.map_name)  # people may draw maps that suit them
    return replace(settings, rated=False) if unrated else settings


async def _with_own_map(state: State, user: CurrentUser, data: NewTable) -> NewTable:
    """Replace a map of the workshop by its copy, and get the map of a record."""
    if data.record is not None:
        await know_map_of_record(database_of(state), data.record)
    elif data.map is not None:
        name = await playable_map(database_of(state), data.game, data.map, user.id)
        return replace(data, map=name)
    return data


def _name_of_own_map(rules: AnyRules) -> str:
    """The client knows the names of the program's maps only."""
    return rules.printed().name if is_map_id(rules.map_name) else ""


async def _game_of(data: NewTable) -> Game:
    """The game to play: a new one with a secret seed, or the one of a record."""
    try:
        if data.record is not None:
            record, until = data.record, data.until
            game = await in_turn(lambda: Game.from_record(record, until))
            if game.has_own_start:  # a table is computed from its seed
                raise SetupError("record-start")
            return game
        seed = secrets.randbits(SEED_BITS)
        rules_for(data.game, len(data.seats), tuple(sorted(data.variants)), data.map)
        return Game.new(data.game, len(data.seats), seed, data.variants, data.map)
    except CottonopolisError as error:
        raise api_error_of(error) from None


def rematch_of(table: TableShape, person: str) -> NewTable:
    """A table like this one: bots keep their seats, those of other people are open."""
    seats = []
    for seat in table.seats:
        if seat.person is None:
            seats.append(SeatPlan("bot", seat.bot or "strong"))
        elif seat.person.id == person:
            seats.append(SeatPlan("me", label=seat.label, colour=seat.colour))
        else:
            seats.append(SeatPlan("open"))
    return NewTable(
        table.game,
        table.map,
        table.variants,
        seats,
        table.name,
        table.settings,
    )
