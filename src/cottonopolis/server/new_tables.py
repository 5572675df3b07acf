"""New tables: from a set-up with a secret seed, from a record, or once more as before."""

import asyncio
import secrets
from typing import Annotated, Literal

from litestar.datastructures import State
from msgspec import Meta, Struct, field
from msgspec.structs import replace
from sqlalchemy import func, insert, select

from cottonopolis.bots.registry import bots_for
from cottonopolis.errors import CottonopolisError
from cottonopolis.game import HIGHEST_SEED, Game
from cottonopolis.games.registry import rules_for
from cottonopolis.games.rules import AnyRules
from cottonopolis.server.api_errors import ApiError, api_error_of
from cottonopolis.server.commands import check_bot
from cottonopolis.server.models import Entry, Seat, Table
from cottonopolis.server.permissions import database_of
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import (
    PLAIN_TEXT,
    BotName,
    EntryShape,
    GameId,
    MapId,
    Number,
    PersonShape,
    SeatShape,
    TableSettings,
    TableShape,
    now,
)
from cottonopolis.server.sessions import Who, new_id, tidy
from cottonopolis.server.store import entry_row, new_table_row, seat_values

LONGEST_RECORD = 100_000  # characters
MOST_TABLES = 100  # that one person may host at a time
MOST_TABLES_OF_GUESTS = 30


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: anybody, the person who creates the table, or a bot."""

    kind: Literal["open", "me", "bot"] = "open"
    bot: BotName = "strong"
    label: Annotated[str, Meta(max_length=30, pattern=PLAIN_TEXT)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be created; with a record, it goes on from there."""

    game: GameId = "brass"
    map: MapId | None = None
    variants: Annotated[list[str], Meta(max_length=8)] = field(default_factory=list)
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=5)] = field(
        default_factory=lambda: [SeatPlan("me"), *(SeatPlan("bot") for _ in range(3))]
    )
    name: Annotated[str, Meta(max_length=50, pattern=PLAIN_TEXT)] = ""
    settings: TableSettings = field(default_factory=TableSettings)
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] | None = None
    until: Number | None = None  # how many actions of the record are taken
    start: bool = False  # begin at once, if no seat is open


async def create_table(state: State, who: Who, data: NewTable) -> str:
    """Write a new table with its seats and its first entry."""
    game = await _read(data)
    rules = game.rules
    if len(data.seats) != rules.players:
        raise ApiError("setup", error="seats", players=rules.players)
    if all(plan.kind == "bot" for plan in data.seats):
        raise ApiError("setup", error="nobody")
    for plan in data.seats:
        if plan.kind == "bot":
            check_bot(rules.game, plan.bot)
    person = who.shape()
    seats = [_planned(number, plan, person) for number, plan in enumerate(data.seats)]
    continued = data.record is not None
    at = now()
    table = TableShape(
        id=new_id(),
        name=tidy(data.name),
        host=who.id,
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
    moves = await asyncio.to_thread(Room(table, game.seed, opening, []).pack_opening)
    row = new_table_row(table, seed=game.seed, opening=opening, opening_moves=moves)
    going_on = select(func.count(Table.id)).where(
        Table.host_id == who.id, Table.status.in_(("open", "playing"))
    )
    async with database_of(state).writing() as session:
        most = MOST_TABLES_OF_GUESTS if who.guest else MOST_TABLES
        if (await session.scalar(going_on) or 0) >= most:
            raise ApiError("too-many-tables", most=most)
        await session.execute(insert(Table), [row])
        await session.execute(
            insert(Seat),
            [{"table_id": table.id, "seat": seat.seat, **seat_values(seat)} for seat in seats],
        )
        entry = EntryShape(1, "created", None, who.id, {}, at)
        await session.execute(insert(Entry), [entry_row(table.id, entry)])
    return table.id


def _settings(data: NewTable, rules: AnyRules, continued: bool) -> TableSettings:
    """The settings that fit the game: a bot that it has, and no ratings for a known deck."""
    known = bots_for(rules.game)
    settings = data.settings
    if settings.replacement not in known:
        settings = replace(settings, replacement=known[-1])
    return replace(settings, rated=False) if continued else settings


async def _read(data: NewTable) -> Game:
    """The game to be played: a new one with a secret seed, or the one of a record."""
    try:
        if data.record is not None:
            return await asyncio.to_thread(Game.from_record, data.record, data.until)
        seed = secrets.randbelow(HIGHEST_SEED)
        rules_for(data.game, len(data.seats), tuple(sorted(data.variants)), data.map)
        return Game.new(data.game, len(data.seats), seed, data.variants, data.map)
    except CottonopolisError as error:
        raise api_error_of(error) from None


def _planned(number: int, plan: SeatPlan, person: PersonShape) -> SeatShape:
    if plan.kind == "bot":
        return SeatShape(number, bot=plan.bot, ready=True)
    if plan.kind == "me":
        label = tidy(plan.label) or None if plan.label else None
        return SeatShape(number, person, label, ready=True)
    return SeatShape(number)


def again(table: TableShape, person: str) -> NewTable:
    """The same table once more: bots stay bots, other people may take their seats again."""
    seats = []
    for seat in table.seats:
        if seat.person is None:
            seats.append(SeatPlan("bot", seat.bot or "strong"))
        elif seat.person.id == person:
            seats.append(SeatPlan("me", label=seat.label))
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
