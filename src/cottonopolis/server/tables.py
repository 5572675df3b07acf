"""Tables: create, browse, join, invite, leave, start, play again."""

import asyncio
import hashlib
import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct, field
from msgspec.structs import replace
from sqlalchemy import func, insert, select, update

from cottonopolis.bots.levels import LEVELS
from cottonopolis.errors import CottonopolisError
from cottonopolis.game import HIGHEST_SEED, Game
from cottonopolis.games.brass.data import variant_names
from cottonopolis.games.contract import GAMES, rules_for
from cottonopolis.server import commands
from cottonopolis.server.commands import Command
from cottonopolis.server.database import Database
from cottonopolis.server.edge import ATTEMPT
from cottonopolis.server.faults import Fault, fault_of
from cottonopolis.server.hall import Hall
from cottonopolis.server.models import Entry, Invitation, Invited, Seat, Table
from cottonopolis.server.rooms import Room
from cottonopolis.server.sessions import Who, new_id, signed_in, tidy
from cottonopolis.server.shapes import (
    ID,
    PLAIN_TEXT,
    SPECTATOR,
    EntryShape,
    Level,
    Number,
    PersonShape,
    SeatNumber,
    SeatShape,
    SnapshotMessage,
    Status,
    TableSettings,
    TableShape,
    now,
)
from cottonopolis.server.store import entry_row, table_shapes

PAGE = 50
LONGEST_RECORD = 100_000  # characters
MOST_TABLES = 100  # that one person may host at a time

TableId = Annotated[str, Parameter(min_length=8, max_length=24, pattern=ID)]
Request_ = Request[Who | None, Any, State]


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: anybody, the person who creates the table, or a bot."""

    kind: Literal["open", "me", "bot"] = "open"
    bot: Level = "strong"
    label: Annotated[str, Meta(max_length=30, pattern=PLAIN_TEXT)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be created; with a record, it goes on from there."""

    game: Literal["brass", "industry"] = "brass"
    map: Literal["germany", "new_england"] | None = None
    variants: Annotated[list[str], Meta(max_length=8)] = field(default_factory=list)
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=5)] = field(
        default_factory=lambda: [SeatPlan("me"), *(SeatPlan("bot") for _ in range(3))]
    )
    name: Annotated[str, Meta(max_length=50, pattern=PLAIN_TEXT)] = ""
    settings: TableSettings = field(default_factory=TableSettings)
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] | None = None
    until: Number | None = None  # how many actions of the record are taken
    start: bool = False  # begin at once, if no seat is open


class Page(Struct):
    """Some tables, and how many there are."""

    tables: list[TableShape]
    total: int


class Setup(Struct):
    """One game that can be played here."""

    game: str
    maps: list[str]
    players: list[int]
    variants: list[str]


class Setups(Struct):
    """What can be played here, and against which bots."""

    games: list[Setup]
    bots: list[str]


class Join(Struct, forbid_unknown_fields=True):
    """Which seat somebody wants; the first free one if none is named."""

    seat: SeatNumber | None = None
    label: Annotated[str, Meta(max_length=30, pattern=PLAIN_TEXT)] | None = None


class OwnSeat(Struct, forbid_unknown_fields=True):
    """One of one's own seats."""

    seat: SeatNumber


class Ready(Struct, forbid_unknown_fields=True):
    """Whether somebody is ready to start."""

    ready: bool = True


class SeatBot(Struct, forbid_unknown_fields=True):
    """A bot for a free seat, or none."""

    seat: SeatNumber
    bot: Level | None


class InvitationShape(Struct):
    """An invitation; its word is told once, when it is made."""

    id: str
    word: str | None


class Accept(Struct, forbid_unknown_fields=True):
    """The word of an invitation."""

    word: Annotated[str, Meta(min_length=8, max_length=64, pattern=ID)]


class Tables(Controller):
    """Everything around a game before it begins and after it ends."""

    path = "/"
    tags = ("tables",)

    @get("/setups", summary="What can be played", sync_to_thread=False)
    def setups(self) -> Setups:
        """Games with their maps, numbers of players, variants; and bots, weakest first."""
        return Setups([setup_of(game) for game in GAMES], [bot.name for bot in LEVELS])

    @get("/tables", summary="Browse tables")
    async def browse(
        self,
        request: Request_,
        state: State,
        status: Status | None = None,
        game: Literal["brass", "industry"] | None = None,
        mine: bool = False,
        offset: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    ) -> Page:
        """Listed tables, or all of one's own; newest first, fifty at a time."""
        query = select(Table)
        if mine:
            who = signed_in(request)
            seated = select(Seat.table_id).where(Seat.person_id == who.id)
            query = query.where((Table.host_id == who.id) | Table.id.in_(seated))
        else:
            query = query.where(Table.settings["listed"].as_boolean())
        if status is not None:
            query = query.where(Table.status == status)
        if game is not None:
            query = query.where(Table.game == game)
        async with _database(state).reading() as session:
            total = await session.scalar(select(func.count()).select_from(query.subquery()))
            ordered = query.order_by(Table.created_at.desc(), Table.id)
            rows = (await session.scalars(ordered.limit(PAGE).offset(offset))).all()
            return Page(await table_shapes(session, list(rows)), total or 0)

    @post("/tables", summary="Create a table")
    async def create(self, request: Request_, data: NewTable, state: State) -> SnapshotMessage:
        """With every seat taken it can begin at once."""
        who = signed_in(request)
        table_id = await create_table(state, who, data)
        hall = hall_of(state)
        room = await hall.room(table_id)
        if data.start and all(s.person or s.bot for s in room.table.seats):
            room = await hall.do(table_id, commands.start(who.id))
        return room.snapshot(first_seat(room, who), who.id)

    @get("/tables/{table_id:str}", summary="Look at a table")
    async def look(
        self,
        request: Request_,
        state: State,
        table_id: TableId,
        seat: Annotated[int, Parameter(ge=-1, le=7)] | None = None,
    ) -> SnapshotMessage:
        """As one of one's own seats sees it, or as a spectator does (-1)."""
        room = await hall_of(state).fresh_room(table_id)
        viewer = await viewer_of(state, room, request.user, seat)
        return room.snapshot(viewer, request.user.id if request.user else None)

    @post("/tables/{table_id:str}/seats", summary="Take a seat")
    async def join(
        self, request: Request_, data: Join, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """Before the start; a table that is not listed needs an invitation."""
        who = signed_in(request)
        room = await hall_of(state).fresh_room(table_id)
        await check_may_look(state, room, who, "invitation-needed")
        label = tidy(data.label) or None if data.label else None
        command = commands.join(who.shape(), data.seat, label)
        return await _done(request, state, table_id, command)

    @post("/tables/{table_id:str}/leave", summary="Leave a seat", status_code=200)
    async def leave(
        self, request: Request_, data: OwnSeat, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """During a game a bot plays on, and one may come back if the table allows it."""
        command = commands.leave(signed_in(request).id, data.seat)
        return await _done(request, state, table_id, command)

    @post("/tables/{table_id:str}/return", summary="Come back to one's seat", status_code=200)
    async def come_back(
        self, request: Request_, data: OwnSeat, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """After leaving, or losing on time."""
        command = commands.come_back(signed_in(request).id, data.seat)
        return await _done(request, state, table_id, command)

    @post("/tables/{table_id:str}/bots", summary="Put a bot in a free seat", status_code=200)
    async def seat_bot(
        self, request: Request_, data: SeatBot, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """The host does this before the start."""
        command = commands.seat_bot(signed_in(request).id, data.seat, data.bot)
        return await _done(request, state, table_id, command)

    @post("/tables/{table_id:str}/ready", summary="Say that one is ready", status_code=200)
    async def ready(
        self, request: Request_, data: Ready, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """Or not yet."""
        command = commands.get_ready(signed_in(request).id, data.ready)
        return await _done(request, state, table_id, command)

    @post("/tables/{table_id:str}/start", summary="Begin the game", status_code=200)
    async def start(self, request: Request_, state: State, table_id: TableId) -> SnapshotMessage:
        """The host does this once every seat is taken and everybody is ready."""
        return await _done(request, state, table_id, commands.start(signed_in(request).id))

    @delete("/tables/{table_id:str}", summary="Close a table that has not begun", status_code=200)
    async def close(self, request: Request_, state: State, table_id: TableId) -> SnapshotMessage:
        """The host does this."""
        return await _done(request, state, table_id, commands.close(signed_in(request).id))

    @post("/tables/{table_id:str}/rematch", summary="The same again", status_code=201)
    async def rematch(self, request: Request_, state: State, table_id: TableId) -> SnapshotMessage:
        """A new table with the same settings; whoever asks later gets the same one."""
        who = signed_in(request)
        hall = hall_of(state)
        room = await hall.fresh_room(table_id)
        if not room.table.seat_of(who.id):
            raise Fault("not-your-seat", seat=None)
        if room.table.status != "finished":
            raise Fault("not-over")
        if room.table.rematch is None:
            new = await create_table(state, who, again(room.table, who.id))
            try:
                room = await hall.do(table_id, commands.rematch(who.id, new))
            except Fault:  # somebody else was faster
                await hall.do(new, commands.close(who.id))
        next_room = await hall.fresh_room(room.table.rematch or "")
        await admit(state, next_room.table.id, who.id)
        return next_room.snapshot(first_seat(next_room, who), who.id)

    @post("/tables/{table_id:str}/invitations", summary="Make an invitation link")
    async def invite(self, request: Request_, state: State, table_id: TableId) -> InvitationShape:
        """Its word lets anybody in until it is revoked."""
        room = await hall_of(state).fresh_room(table_id)
        commands.check_host(room, signed_in(request).id)
        word = secrets.token_urlsafe(18)
        row = Invitation(id=new_id(), table_id=table_id, word_hash=_hash(word), created_at=now())
        async with _database(state).writing() as session:
            session.add(row)
        return InvitationShape(row.id, word)

    @get("/tables/{table_id:str}/invitations", summary="Invitations that still work")
    async def invitations(
        self, request: Request_, state: State, table_id: TableId
    ) -> list[InvitationShape]:
        """For the host; their words are not told again."""
        room = await hall_of(state).fresh_room(table_id)
        commands.check_host(room, signed_in(request).id)
        query = select(Invitation.id).where(
            Invitation.table_id == table_id, Invitation.revoked_at.is_(None)
        )
        async with _database(state).reading() as session:
            found = (await session.scalars(query.order_by(Invitation.created_at))).all()
        return [InvitationShape(invitation_id, None) for invitation_id in found]

    @delete("/tables/{table_id:str}/invitations/{invitation_id:str}", summary="Revoke one")
    async def revoke(
        self, request: Request_, state: State, table_id: TableId, invitation_id: TableId
    ) -> None:
        """Who came in by it stays, nobody else comes in."""
        room = await hall_of(state).fresh_room(table_id)
        commands.check_host(room, signed_in(request).id)
        query = (
            update(Invitation)
            .where(Invitation.id == invitation_id, Invitation.table_id == table_id)
            .values(revoked_at=now())
            .returning(Invitation.id)
        )
        async with _database(state).writing() as session:
            if (await session.scalars(query)).one_or_none() is None:
                raise Fault("not-found", what="invitation")

    @post("/invitations", summary="Accept an invitation", status_code=200, opt={ATTEMPT: True})
    async def accept(self, request: Request_, data: Accept, state: State) -> SnapshotMessage:
        """Lets somebody look at a table and take a seat."""
        who = signed_in(request)
        query = select(Invitation).where(
            Invitation.word_hash == _hash(data.word), Invitation.revoked_at.is_(None)
        )
        async with _database(state).reading() as session:
            invitation = (await session.scalars(query)).one_or_none()
        if invitation is None:
            raise Fault("token")
        await admit(state, invitation.table_id, who.id, invitation.id)
        room = await hall_of(state).fresh_room(invitation.table_id)
        return room.snapshot(first_seat(room, who), who.id)


def setup_of(game: str) -> Setup:
    """What can be chosen for a game."""
    maps = ["germany", "new_england"] if game == "industry" else []
    players = [3, 4, 5] if game == "industry" else [2, 3, 4]
    variants = [] if game == "industry" else list(variant_names())
    return Setup(game, maps, players, variants)


def _database(state: State) -> Database:
    database: Database = state.database
    return database


def hall_of(state: State) -> Hall:
    """The rooms of this process."""
    hall: Hall = state.hall
    return hall


def _hash(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()


async def _done(
    request: Request_, state: State, table_id: str, command: Command
) -> SnapshotMessage:
    """Carry a command out and show the table."""
    who = signed_in(request)
    room = await hall_of(state).do(table_id, command)
    return room.snapshot(first_seat(room, who), who.id)


# Who may look


def first_seat(room: Room, who: Who | None) -> int:
    """The seat a person looks from unless they say otherwise: the one to move, if it is theirs."""
    mine = room.table.seat_of(who.id) if who else []
    if room.seat_to_move in mine and room.seat_to_move is not None:
        return room.seat_to_move
    return mine[0] if mine else SPECTATOR


async def viewer_of(state: State, room: Room, who: Who | None, seat: int | None) -> int:
    """The viewer that a person may be."""
    mine = room.table.seat_of(who.id) if who else []
    if seat is None:
        seat = first_seat(room, who)
    if seat in mine:
        return seat
    if seat != SPECTATOR:
        raise Fault("not-your-seat", seat=seat)
    await check_may_look(state, room, who, "no-spectators")
    return SPECTATOR


async def check_may_look(state: State, room: Room, who: Who | None, code: str) -> None:
    """Refuse who has no business at a table."""
    table = room.table
    if who is not None and (table.seat_of(who.id) or table.host == who.id):
        return
    if table.settings.listed and (table.settings.spectators or code != "no-spectators"):
        return
    if who is not None and await _is_invited(state, table.id, who.id):
        return
    raise Fault(code)


async def _is_invited(state: State, table_id: str, person: str) -> bool:
    async with _database(state).reading() as session:
        return await session.get(Invited, (table_id, person)) is not None


async def admit(state: State, table_id: str, person: str, invitation_id: str | None = None) -> None:
    """Let somebody in to a table for good."""
    async with _database(state).writing() as session:
        if await session.get(Invited, (table_id, person)) is None:
            session.add(Invited(table_id=table_id, person_id=person, invitation_id=invitation_id))


# Creating


async def create_table(state: State, who: Who, data: NewTable) -> str:
    """Write a new table with its seats and its first entry."""
    game = await _read(data)
    rules = game.rules
    if len(data.seats) != rules.players:
        raise Fault("setup", error="seats", players=rules.players)
    person = who.shape()
    seats = [_planned(number, plan, person) for number, plan in enumerate(data.seats)]
    continued = data.record is not None
    settings = data.settings
    if continued:
        settings = replace(settings, rated=False)  # who knows the record knows the deck
    at = now()
    table = TableShape(
        new_id(),
        tidy(data.name),
        who.id,
        rules.game,
        rules.map_name,
        rules.players,
        list(rules.variants),
        rules.version,
        settings,
        "open",
        seats,
        1,
        0,
        None,
        None,
        None,
        at,
        continued=continued,
    )
    row = {
        "id": table.id,
        "name": table.name,
        "host_id": who.id,
        "game": table.game,
        "map": table.map,
        "players": table.players,
        "variants": table.variants,
        "rules": table.rules,
        "seed": game.seed,
        "opening": [int(step[0]) for step in game.steps],
        "settings": msgspec.to_builtins(settings),
        "status": table.status,
        "entries": 1,
        "last_move": 0,
        "bot_to_move": False,
        "created_at": at,
    }
    going_on = select(func.count(Table.id)).where(
        Table.host_id == who.id, Table.status.in_(("open", "playing"))
    )
    async with _database(state).writing() as session:
        if (await session.scalar(going_on) or 0) >= MOST_TABLES:
            raise Fault("too-many-tables", most=MOST_TABLES)
        await session.execute(insert(Table), [row])
        await session.execute(insert(Seat), [_seat_row(table.id, seat) for seat in seats])
        entry = EntryShape(1, "created", None, who.id, {}, at)
        await session.execute(insert(Entry), [entry_row(table.id, entry)])
    return table.id


async def _read(data: NewTable) -> Game:
    """The game to be played: a new one with a secret seed, or the one of a record."""
    try:
        if data.record is not None:
            return await asyncio.to_thread(Game.from_record, data.record, data.until)
        seed = secrets.randbelow(HIGHEST_SEED)
        rules_for(data.game, len(data.seats), tuple(sorted(data.variants)), data.map)
        return Game.new(data.game, len(data.seats), seed, data.variants, data.map)
    except CottonopolisError as error:
        raise fault_of(error) from None


def _planned(number: int, plan: SeatPlan, person: PersonShape) -> SeatShape:
    if plan.kind == "bot":
        return SeatShape(number, bot=plan.bot, ready=True)
    if plan.kind == "me":
        label = tidy(plan.label) or None if plan.label else None
        return SeatShape(number, person, label, ready=True)
    return SeatShape(number)


def _seat_row(table_id: str, seat: SeatShape) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat.seat,
        "person_id": seat.person.id if seat.person else None,
        "label": seat.label,
        "bot": seat.bot,
        "ready": seat.ready,
        "resigned": False,
        "bank_left": None,
    }


def again(table: TableShape, person: str) -> NewTable:
    """The same table once more: bots stay bots, other people may take their seats again."""
    seats = []
    for seat in table.seats:
        if seat.person is None:
            seats.append(SeatPlan("bot", seat.bot or "strong"))  # type: ignore[arg-type]
        elif seat.person.id == person:
            seats.append(SeatPlan("me", label=seat.label))
        else:
            seats.append(SeatPlan("open"))
    return NewTable(
        table.game,  # type: ignore[arg-type]
        table.map,  # type: ignore[arg-type]
        table.variants,
        seats,
        table.name,
        table.settings,
    )
