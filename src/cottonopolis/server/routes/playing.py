"""Playing: what may be done and what it costs, moves, undo, hints, talk, the past, analysis."""

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime
from typing import Annotated, Any, ClassVar

from litestar import Controller, Response, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct, convert, field
from sqlalchemy import select

from cottonopolis.bots.registry import has_advice
from cottonopolis.errors import CottonopolisError, Fact
from cottonopolis.server import commands
from cottonopolis.server.api_errors import ApiError, api_error_of, shape_of
from cottonopolis.server.background_jobs import BackgroundJobs
from cottonopolis.server.menu import (
    MAX_MENUS,
    Attempt,
    Menu,
    MenuSource,
    Pointed,
    encoded_menu,
    make_attempts,
)
from cottonopolis.server.models import Analysis, Note
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import Request_, TableId, database_of, registry_of, viewer_of
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import (
    END,
    NO_NUL,
    PLAIN_TEXT,
    THING,
    AnyPosition,
    DecisionId,
    EntryMessage,
    Number,
    SeatNumber,
)
from cottonopolis.server.sessions import signed_in
from cottonopolis.server.workers import Workers, hint_for, job_of

LONGEST_CHOICE = 40  # decisions of one move
LONGEST_MOVE = 400  # characters
LONGEST_NOTE = 20_000
LONGEST_LOG = 500  # entries told at once
LONG = 5  # requests that telling a whole game counts as

Seat = Annotated[int, Parameter(ge=0, le=7)]
Viewer = Annotated[int, Parameter(ge=-1, le=7)]
ThingId = Annotated[str, Parameter(max_length=60, pattern=THING)]
Chosen = Annotated[
    str, Parameter(max_length=250, pattern=rf"^([0-9]{{1,4}}(,[0-9]{{1,4}})*)?{END}")
]


class WhyNot(Struct):
    """What cannot be done, with every reason against it; empty if nothing forbids it."""

    attempts: list[Attempt]


class NewMove(Struct, forbid_unknown_fields=True):
    """A move for the position after an entry: decisions, or an action in the notation."""

    seat: SeatNumber
    after: Number
    decisions: Annotated[list[DecisionId], Meta(max_length=LONGEST_CHOICE)] = field(
        default_factory=list
    )
    move: Annotated[str, Meta(max_length=LONGEST_MOVE)] | None = None


class Written(Struct):
    """The entry that was written."""

    number: int
    last_move: int


class ForSeat(Struct, forbid_unknown_fields=True):
    """One of one's own seats."""

    seat: SeatNumber


class Answer(Struct, forbid_unknown_fields=True):
    """Whether somebody agrees."""

    agree: bool


class Chat(Struct, forbid_unknown_fields=True):
    """Something said at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=PLAIN_TEXT)]


class NoteShape(Struct, forbid_unknown_fields=True):
    """What a person wrote down for themselves."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE, pattern=NO_NUL)]


class Past(Struct):
    """The position after an entry."""

    number: int
    viewer: int
    position: AnyPosition


class Log(Struct):
    """Entries as a viewer may know them."""

    entries: list[EntryMessage]
    last: int  # number of the last entry there is


class Words(Struct):
    """A message of the client's language files, with its facts."""

    id: str
    facts: dict[str, Fact]


class HintMove(Struct):
    """One action of a hint."""

    decisions: list[int]  # to be sent as a move; none for an action after something turns up
    text: str  # in the notation


class HintShape(Struct):
    """What the strongest bot would do, and why."""

    seat: int
    moves: list[HintMove]  # the rest of the turn, as far as it can be foreseen
    value: float  # victory points that the seat may expect
    why: list[Words]


class AnalysisShape(Struct):
    """How far the analyst has come, and what it found."""

    status: str  # none, waiting, working, done or failed
    done: int
    turns: int
    found: dict[str, Any] | None
    asked_at: datetime | None


class Playing(Controller):
    """Everything during a game, and looking back at it."""

    path = "/tables/{table_id:str}"
    tags = ("playing",)
    hinting: ClassVar[set[str]] = set()  # people who wait for a hint: one at a time is enough

    @get(
        "/menu",
        summary="Get what a seat may decide, what it costs and what it would do",
        **route("getMenu"),
    )
    async def menu(
        self, request: Request_, state: State, table_id: TableId, seat: Seat, chosen: Chosen = ""
    ) -> Response[Menu]:
        """`chosen` lists the ids chosen so far, with commas between. Nothing is changed.

        Without `chosen` the answer has one node with all actions; with it, the whole branch that
        follows these choices.
        """
        room = await _own_room(request, state, table_id, seat)
        room.check_turn(seat)
        return Response(await _menu(room, seat, _ids(chosen)), media_type="application/json")

    @get("/why-not", summary="Every reason against a move", **route("whyNot"))
    async def why_not(
        self,
        request: Request_,
        state: State,
        table_id: TableId,
        seat: Seat,
        move: Annotated[str, Parameter(max_length=LONGEST_MOVE)] = "",
        chosen: Chosen = "",
        target: ThingId = "",
        kind: ThingId = "",
        industry: ThingId = "",
        card: ThingId = "",
    ) -> WhyNot:
        """Either `move`, an action in the notation, in which card and sources may be left out.

        Or `target`, the id of a slot, link, market, import or pile that somebody points at after
        the decisions in `chosen`, or `kind`, the kind of decision that is not possible: everything
        that could be meant is judged, what comes nearest first. `industry` and `card` say more
        about what is meant.
        """
        room = await _own_room(request, state, table_id, seat)
        room.check_turn(seat)
        try:
            if target or kind:
                pointed = Pointed(target or None, kind or None, industry or None, card or None)
                source = MenuSource.of(room, seat)
                found = await asyncio.to_thread(make_attempts, source, _ids(chosen), pointed)
                return WhyNot(found)
            if not move:
                raise ApiError("bad-request", detail="move, target, kind")
            reasons = await asyncio.to_thread(room.as_game().why_not, move)
        except CottonopolisError as error:
            raise api_error_of(error) from None
        return WhyNot([Attempt(None, None, [shape_of(r) for r in reasons])] if reasons else [])

    @post("/moves", summary="Make a move", **route("makeMove"))
    async def move(
        self, request: Request_, data: NewMove, state: State, table_id: TableId
    ) -> Written:
        """Acknowledged only when it is safely stored."""
        who = signed_in(request)
        move = data.decisions if data.move is None else data.move
        command = commands.play(data.seat, data.after, move, who.id)
        return _written(await registry_of(state).do(table_id, command))

    @post("/undo", summary="Take the last move back", **route("undoMove"))
    async def undo(
        self, request: Request_, data: ForSeat, state: State, table_id: TableId
    ) -> Written:
        """As long as nothing hidden has turned up since."""
        command = commands.undo(signed_in(request).id, data.seat)
        return _written(await registry_of(state).do(table_id, command))

    @post("/undo-requests", summary="Ask the others to allow an undo", **route("askForUndo"))
    async def ask_undo(
        self, request: Request_, data: ForSeat, state: State, table_id: TableId
    ) -> Written:
        """Back to before one's last move, whatever it showed."""
        command = commands.ask_undo(signed_in(request).id, data.seat)
        return _written(await registry_of(state).do(table_id, command))

    @post(
        "/undo-requests/answer", summary="Allow an undo, or refuse it", **route("answerUndoRequest")
    )
    async def answer_undo(
        self, request: Request_, data: Answer, state: State, table_id: TableId
    ) -> Written:
        """The last to agree carries it out."""
        command = commands.answer_undo(signed_in(request).id, data.agree)
        return _written(await registry_of(state).do(table_id, command))

    @post("/resign", summary="Give the game up", **route("resign"))
    async def resign(
        self, request: Request_, data: ForSeat, state: State, table_id: TableId
    ) -> Written:
        """A bot plays on; the seat is ranked last."""
        command = commands.resign(signed_in(request).id, data.seat)
        return _written(await registry_of(state).do(table_id, command))

    @get("/hint", summary="What the strongest bot would do", **route("getHint"))
    async def hint(
        self, request: Request_, state: State, table_id: TableId, seat: Seat
    ) -> HintShape:
        """Where the table allows it; found from what the seat sees."""
        room = await _own_room(request, state, table_id, seat)
        room.check_turn(seat)
        if not room.table.settings.hints or not has_advice(room.table.game):
            raise ApiError("no-hints")
        who = signed_in(request)
        if who.id in self.hinting:
            raise ApiError("still-thinking")
        workers: Workers = state.workers
        self.hinting.add(who.id)
        try:
            found = await workers.run("hint", hint_for, job_of(room), seat)
        finally:
            self.hinting.discard(who.id)
        return convert(found, HintShape)

    @post("/chat", summary="Say something at the table", **route("sayAtTable"))
    async def chat(self, request: Request_, data: Chat, state: State, table_id: TableId) -> Written:
        """For those who have a seat."""
        command = commands.chat(signed_in(request).id, data.text)
        return _written(await registry_of(state).do(table_id, command))

    @get("/notes", summary="One's own notes", **route("getNotes"))
    async def notes(self, request: Request_, state: State, table_id: TableId) -> NoteShape:
        """For nobody else."""
        who = signed_in(request)
        await _viewed(request, state, table_id, None)
        async with database_of(state).reading() as session:
            note = await session.get(Note, (table_id, who.id))
        return NoteShape(note.text if note else "")

    @put("/notes", summary="Write one's own notes", **route("writeNotes"))
    async def write_notes(
        self, request: Request_, data: NoteShape, state: State, table_id: TableId
    ) -> NoteShape:
        """They replace what was there."""
        who = signed_in(request)
        await _viewed(request, state, table_id, None)
        async with database_of(state).writing() as session:
            await session.merge(Note(table_id=table_id, person_id=who.id, text=data.text))
        return data

    @get("/log", summary="What has happened", **route("getLog", public=True, weight=LONG))
    async def log(
        self,
        request: Request_,
        state: State,
        table_id: TableId,
        seat: Viewer | None = None,
        since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    ) -> Log:
        """All entries after one, with their events, as a viewer may know them."""
        room, viewer = await _viewed(request, state, table_id, seat)
        told: list[EntryMessage] = []
        async for message in paced(room, since, viewer):
            told.append(message)
            if len(told) == LONGEST_LOG:
                break
        return Log(told, room.number)

    @get(
        "/opening",
        summary="What a record had, from which the table goes on",
        **route("getOpening", public=True, weight=LONG),
    )
    async def opening(
        self, request: Request_, state: State, table_id: TableId, seat: Viewer | None = None
    ) -> Log:
        """As entries numbered up to 0; the first holds the whole position at the beginning."""
        room, viewer = await _viewed(request, state, table_id, seat)
        if room.table.status == "open":
            raise ApiError("not-started")
        told: list[EntryMessage] = []
        for message in room.before_the_start(viewer) if room.table.continued else ():
            told.append(message)
            await asyncio.sleep(0)
        return Log(told, 0)

    @get(
        "/positions/{number:int}",
        summary="The position at any past move",
        **route("getPastPosition", public=True),
    )
    async def past(
        self,
        request: Request_,
        state: State,
        table_id: TableId,
        number: Annotated[int, Parameter(ge=0, le=1_000_000)],
        seat: Viewer | None = None,
    ) -> Past:
        """After the entry of that number, as a viewer may know it."""
        room, viewer = await _viewed(request, state, table_id, seat)
        if room.table.status == "open":
            raise ApiError("not-started")
        if number > room.number:
            raise ApiError("not-found", what="entry")
        past = await asyncio.to_thread(room.until, number)
        return Past(number, viewer, past.position(viewer))

    @get(
        "/record",
        summary="The game as a record",
        media_type="text/plain",
        **route("getRecord", public=True),
    )
    async def record(self, request: Request_, state: State, table_id: TableId) -> Response[str]:
        """Once it is over: the record names the seed, which tells every card."""
        room, _ = await _viewed(request, state, table_id, None)
        if room.table.status != "finished":
            raise ApiError("not-over")
        name = f"{room.table.game}-{table_id}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(room.record(), media_type="text/plain", headers=headers)

    @post("/analysis", summary="Ask the analyst", status_code=202, **route("askAnalyst"))
    async def analyse(self, request: Request_, state: State, table_id: TableId) -> AnalysisShape:
        """Of a finished game, in the background; asking again changes nothing."""
        signed_in(request)
        room, _ = await _viewed(request, state, table_id, None)
        if room.table.status != "finished":
            raise ApiError("not-over")
        if not has_advice(room.table.game):
            raise ApiError("not-found", what="analyst")
        jobs: BackgroundJobs = state.jobs
        return _analysis(await jobs.analyse(room))

    @get(
        "/analysis",
        summary="What the analyst found, or how far it has come",
        **route("getAnalysis", public=True),
    )
    async def analysis(self, request: Request_, state: State, table_id: TableId) -> AnalysisShape:
        """See `found` once it is done; `none` as long as nobody has asked."""
        await _viewed(request, state, table_id, None)
        query = select(Analysis).where(Analysis.table_id == table_id)
        async with database_of(state).reading() as session:
            found = (await session.scalars(query)).one_or_none()
        return _analysis(found) if found else AnalysisShape("none", 0, 0, None, None)


def _analysis(row: Analysis) -> AnalysisShape:
    return AnalysisShape(row.status, row.done, row.turns, row.found, row.asked_at)


def _written(room: Room) -> Written:
    return Written(room.number, room.table.last_move)


async def _own_room(request: Request_, state: State, table_id: str, seat: int) -> Room:
    """A room in which the person owns a seat."""
    who = signed_in(request)
    registry: RoomRegistry = registry_of(state)
    room = await registry.fresh_room(table_id)
    commands.check_owner(room, seat, who.id)
    return room


async def _viewed(
    request: Request_, state: State, table_id: str, seat: int | None
) -> tuple[Room, int]:
    room = await registry_of(state).fresh_room(table_id)
    return room, await viewer_of(state, room, request.user, seat)


def _ids(chosen: str) -> tuple[int, ...]:
    return tuple(int(word) for word in chosen.split(",") if word)


async def _menu(room: Room, seat: int, chosen: tuple[int, ...]) -> Any:
    """A menu as JSON: worked out once for a position, and not in the event loop."""
    menus = room.menus  # a new position has new ones
    made = menus.get((seat, chosen))
    if made is None:
        source = MenuSource.of(room, seat)
        made = asyncio.ensure_future(asyncio.to_thread(encoded_menu, source, chosen))
        if len(menus) < MAX_MENUS:
            menus[seat, chosen] = made
    try:
        return await asyncio.shield(made)  # others may wait for it too
    except CottonopolisError as error:
        menus.pop((seat, chosen), None)
        raise api_error_of(error) from None


async def paced(room: Room, since: int, viewer: int) -> AsyncIterator[EntryMessage]:
    """What a viewer is told about all entries after one, with room for others in between."""
    for message in room.messages(min(since, room.number), viewer):
        yield message
        await asyncio.sleep(0)
