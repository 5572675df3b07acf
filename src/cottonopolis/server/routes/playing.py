"""Playing: menus, moves, undo, hints, chat, notes, past positions, records, analysis."""

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
from cottonopolis.errors import CottonopolisError
from cottonopolis.server import commands
from cottonopolis.server.api_errors import ApiError, Words, api_error_of
from cottonopolis.server.background_jobs import BackgroundJobs
from cottonopolis.server.fair_queue import Turn, Urgency
from cottonopolis.server.limits import ANALYSES, CHANGES, TALK, count_kept
from cottonopolis.server.menu import (
    MAX_MENUS,
    Menu,
    MenuSource,
    encoded_menu,
)
from cottonopolis.server.models import Analysis, Note
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import (
    TableId,
    UserRequest,
    allow_keeping,
    database_of,
    registry_of,
    viewer_of,
)
from cottonopolis.server.preparation import Preparation
from cottonopolis.server.prepared import check_may_plan
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import (
    END_OF_TEXT,
    NO_NUL_PATTERN,
    PLAIN_TEXT_PATTERN,
    TARGET_PATTERN,
    AnyPosition,
    DecisionId,
    EntryMessage,
    Number,
    SeatNumber,
)
from cottonopolis.server.sessions import require_user
from cottonopolis.server.why_not import (
    WhyNot,
    WhyNotQuery,
    explain_move,
    explain_plan,
    explain_query,
)
from cottonopolis.server.workers import Workers, hint_for, job_of

MAX_MOVE_DECISIONS = 40
MAX_MOVE_CHARS = 400
MAX_NOTE_CHARS = 20_000
MAX_LOG_ENTRIES = 500  # per response
WHOLE_GAME_WEIGHT = 5  # rate limit: a whole game counts as this many requests

Seat = Annotated[int, Parameter(ge=0, le=7)]
Viewer = Annotated[int, Parameter(ge=-2, le=7)]  # -1: spectator, -2: all hands at the end
ThingId = Annotated[str, Parameter(max_length=60, pattern=TARGET_PATTERN)]
Chosen = Annotated[
    str, Parameter(max_length=250, pattern=rf"^([0-9]{{1,4}}(,[0-9]{{1,4}})*)?{END_OF_TEXT}")
]
Prepared = Annotated[
    str, Parameter(max_length=500, pattern=rf"^([0-9]{{1,4}}([,;][0-9]{{1,4}})*)?{END_OF_TEXT}")
]


class NewMove(Struct, forbid_unknown_fields=True):
    """A move in the position after entry `after`: decisions, or an action in the notation."""

    seat: SeatNumber
    after: Number
    decisions: Annotated[list[DecisionId], Meta(max_length=MAX_MOVE_DECISIONS)] = field(
        default_factory=list
    )
    move: Annotated[str, Meta(max_length=MAX_MOVE_CHARS)] | None = None


class Written(Struct):
    """The number of the new entry, and of the last move."""

    number: int
    last_move: int


class ForSeat(Struct, forbid_unknown_fields=True):
    """One of the user's seats."""

    seat: SeatNumber


class Answer(Struct, forbid_unknown_fields=True):
    """Whether the player agrees."""

    agree: bool


class Chat(Struct, forbid_unknown_fields=True):
    """A chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=PLAIN_TEXT_PATTERN)]


class NoteShape(Struct, forbid_unknown_fields=True):
    """The private notes of the current user about a table."""

    text: Annotated[str, Meta(max_length=MAX_NOTE_CHARS, pattern=NO_NUL_PATTERN)]


class Past(Struct):
    """The position after an entry."""

    number: int
    viewer: int
    position: AnyPosition


class Log(Struct):
    """Entries as a viewer may see them."""

    entries: list[EntryMessage]
    last: int  # number of the last entry of the table


class HintMove(Struct):
    """One action of a hint."""

    decisions: list[int]  # to send as a move; empty after a reveal
    text: str  # in the notation


class HintShape(Struct):
    """The plan of the strongest bot, and its reasons."""

    seat: int
    moves: list[HintMove]  # the rest of the turn, as far as it can be predicted
    value: float  # expected victory points of the seat
    why: list[Words]  # sentences
    figures: list[Words]  # what the evaluation gains and loses


class AnalysisShape(Struct):
    """The progress and the result of an analysis."""

    status: str  # none, waiting, working, done or failed
    done: int
    turns: int
    found: dict[str, Any] | None
    asked_at: datetime | None


class Playing(Controller):
    path = "/tables/{table_id:str}"
    tags = ("playing",)
    hinting: ClassVar[set[str]] = set()  # people with a hint request in progress

    @get(
        "/menu",
        summary="Get the legal decisions of a seat, their costs and effects",
        **route("getMenu"),
    )
    async def menu(
        self,
        request: UserRequest,
        state: State,
        table_id: TableId,
        seat: Seat,
        chosen: Chosen = "",
        plan: bool = False,
        prepared: Prepared = "",
    ) -> Response[Menu]:
        """`chosen` lists the decisions chosen so far, separated by commas. Nothing is changed.

        Without `chosen` the response has one node with all actions; with it, the whole branch
        that follows these choices. With `plan`, the menu is that of the next turn of a seat that
        is not to move, after the actions in `prepared`, separated by semicolons.
        """
        room = await own_room(request, state, table_id, seat)
        _check_may_choose(room, seat, plan)
        content = await _menu(room, seat, plan, prepared, decision_ids(chosen))
        return Response(content, media_type="application/json")

    @get("/why-not", summary="Get every reason against a move", **route("whyNot"))
    async def why_not(
        self,
        request: UserRequest,
        state: State,
        table_id: TableId,
        seat: Seat,
        move: Annotated[str, Parameter(max_length=MAX_MOVE_CHARS)] = "",
        chosen: Chosen = "",
        target: ThingId = "",
        kind: ThingId = "",
        industry: ThingId = "",
        card: ThingId = "",
        plan: bool = False,
        prepared: Prepared = "",
    ) -> WhyNot:
        """Send `move`, an action in the notation; card and sources may be left out.

        Or send `target`, the id of a slot, link, market, import or pile, or `kind`, a kind of
        decision: every matching action after the decisions in `chosen` is checked. `industry` and
        `card` narrow the search. Without a target, `summary` speaks about the whole action. `plan`
        and `prepared` are those of the menu.
        """
        room = await own_room(request, state, table_id, seat)
        _check_may_choose(room, seat, plan)
        source = _source(room, seat, plan, prepared)
        try:
            if target or kind:
                query = WhyNotQuery(target or None, kind or None, industry or None, card or None)
                return await asyncio.to_thread(explain_query, source, decision_ids(chosen), query)
            if not move:
                raise ApiError("bad-request", detail="move, target, kind")
            if plan:
                return await asyncio.to_thread(explain_plan, source, move)
            return await asyncio.to_thread(explain_move, room.as_game(), move)
        except CottonopolisError as error:
            raise api_error_of(error) from None

    @post("/moves", summary="Make a move", **route("makeMove"))
    async def move(
        self, request: UserRequest, data: NewMove, state: State, table_id: TableId
    ) -> Written:
        """The response is sent after the move is stored."""
        user = require_user(request)
        move = data.decisions if data.move is None else data.move
        command = commands.play(data.seat, data.after, move, user.id)
        return _written(await registry_of(state).do(table_id, command))

    @post("/undo", summary="Undo the last move", **route("undoMove", rate=CHANGES))
    async def undo(
        self, request: UserRequest, data: ForSeat, state: State, table_id: TableId
    ) -> Written:
        """Possible if the move revealed nothing hidden."""
        command = commands.undo(require_user(request).id, data.seat)
        return _written(await registry_of(state).do(table_id, command))

    @post(
        "/undo-requests",
        summary="Ask the other players for an undo",
        **route("askForUndo", rate=CHANGES),
    )
    async def ask_undo(
        self, request: UserRequest, data: ForSeat, state: State, table_id: TableId
    ) -> Written:
        """Back to the position before the seat's last move, even if it revealed something."""
        command = commands.ask_undo(require_user(request).id, data.seat)
        return _written(await registry_of(state).do(table_id, command))

    @post(
        "/undo-requests/answer",
        summary="Accept or refuse an undo",
        **route("answerUndoRequest", rate=CHANGES),
    )
    async def answer_undo(
        self, request: UserRequest, data: Answer, state: State, table_id: TableId
    ) -> Written:
        """The undo is made once every other player has agreed."""
        command = commands.answer_undo(require_user(request).id, data.agree)
        return _written(await registry_of(state).do(table_id, command))

    @post("/resign", summary="Resign", **route("resign"))
    async def resign(
        self, request: UserRequest, data: ForSeat, state: State, table_id: TableId
    ) -> Written:
        """A bot takes over, and the seat is ranked last."""
        command = commands.resign(require_user(request).id, data.seat)
        return _written(await registry_of(state).do(table_id, command))

    @get("/hint", summary="Get a hint from the strongest bot", **route("getHint"))
    async def hint(
        self, request: UserRequest, state: State, table_id: TableId, seat: Seat
    ) -> HintShape:
        """If the table allows hints; based on what the seat may see."""
        room = await own_room(request, state, table_id, seat)
        room.check_turn(seat)
        if not room.table.settings.hints or not has_advice(room.table.game):
            raise ApiError("no-hints")
        user = require_user(request)
        if user.id in self.hinting:
            raise ApiError("still-thinking")
        preparation: Preparation = state.preparation
        preparation.check_bots(room.table.game)
        workers: Workers = state.workers
        self.hinting.add(user.id)
        try:
            turn = waiting_turn(state, user.id)
            found = await workers.run("hint", hint_for, job_of(room), seat, turn=turn)
        finally:
            self.hinting.discard(user.id)
        return convert(found, HintShape)

    @post("/chat", summary="Send a chat message", **route("sayAtTable", rate=TALK))
    async def chat(
        self, request: UserRequest, data: Chat, state: State, table_id: TableId
    ) -> Written:
        """Only for people with a seat."""
        user = require_user(request)
        user.check_not("mute", "muted")
        command = commands.chat(user.id, data.text)
        return _written(await registry_of(state).do(table_id, command))

    @get("/notes", summary="Get the user's notes", **route("getNotes"))
    async def notes(self, request: UserRequest, state: State, table_id: TableId) -> NoteShape:
        """Notes are private."""
        user = require_user(request)
        await viewed_room(request, state, table_id, None)
        async with database_of(state).reading() as session:
            note = await session.get(Note, (table_id, user.id))
        return NoteShape(note.text if note else "")

    @put("/notes", summary="Replace the user's notes", **route("writeNotes"))
    async def write_notes(
        self, request: UserRequest, data: NoteShape, state: State, table_id: TableId
    ) -> NoteShape:
        """The previous text is overwritten."""
        user = require_user(request)
        await viewed_room(request, state, table_id, None)
        async with database_of(state).writing() as session:
            old = await session.get(Note, (table_id, user.id))
            count_kept(request, user.id, data.text, old.text if old else "")
            await session.merge(Note(table_id=table_id, person_id=user.id, text=data.text))
        return data

    @get(
        "/log",
        summary="Get the log",
        **route("getLog", public=True, weight=WHOLE_GAME_WEIGHT),
    )
    async def log(
        self,
        request: UserRequest,
        state: State,
        table_id: TableId,
        seat: Viewer | None = None,
        since: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    ) -> Log:
        """Up to 500 entries after `since`, with their events, as a viewer may see them."""
        room, viewer = await viewed_room(request, state, table_id, seat)
        messages: list[EntryMessage] = []
        async for message in paced_messages(room, since, viewer):
            messages.append(message)
            if len(messages) == MAX_LOG_ENTRIES:
                break
        return Log(messages, room.number)

    @get(
        "/opening",
        summary="Get the log of the record that the table continues",
        **route("getOpening", public=True, weight=WHOLE_GAME_WEIGHT),
    )
    async def opening(
        self, request: UserRequest, state: State, table_id: TableId, seat: Viewer | None = None
    ) -> Log:
        """Entry numbers end at 0; the first entry holds the whole starting position."""
        room, viewer = await viewed_room(request, state, table_id, seat)
        if room.table.status == "open":
            raise ApiError("not-started")
        messages: list[EntryMessage] = []
        for message in room.opening_messages(viewer) if room.table.continued else ():
            messages.append(message)
            await asyncio.sleep(0)
        return Log(messages, 0)

    @get(
        "/positions/{number:int}",
        summary="Get a past position",
        **route("getPastPosition", public=True),
    )
    async def past(
        self,
        request: UserRequest,
        state: State,
        table_id: TableId,
        number: Annotated[int, Parameter(ge=0, le=1_000_000)],
        seat: Viewer | None = None,
    ) -> Past:
        """The position after an entry, as a viewer may see it."""
        room, viewer = await viewed_room(request, state, table_id, seat)
        if room.table.status == "open":
            raise ApiError("not-started")
        if number > room.number:
            raise ApiError("not-found", what="entry")
        past = await asyncio.to_thread(room.until, number)
        return Past(number, viewer, past.position(viewer))

    @get(
        "/record",
        summary="Get the game as a record",
        media_type="text/plain",
        **route("getRecord", public=True),
    )
    async def record(self, request: UserRequest, state: State, table_id: TableId) -> Response[str]:
        """Only after the end: a record contains the seed, which reveals every card."""
        room, _ = await viewed_room(request, state, table_id, None)
        if room.table.status != "finished":
            raise ApiError("not-over")
        name = f"{room.table.game}-{table_id}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(room.record(), media_type="text/plain", headers=headers)

    @post(
        "/analysis",
        summary="Start the analysis of a finished game",
        status_code=202,
        **route("askAnalyst", rate=ANALYSES),
    )
    async def analyse(self, request: UserRequest, state: State, table_id: TableId) -> AnalysisShape:
        """Runs in the background; repeated requests have no effect.

        The host and the players start it; everyone who may view the table may read it.
        """
        user = require_user(request)
        room, _ = await viewed_room(request, state, table_id, None)
        if room.table.status != "finished":
            raise ApiError("not-over")
        if not has_advice(room.table.game):
            raise ApiError("not-found", what="analyst")
        jobs: BackgroundJobs = state.jobs
        return _analysis(await jobs.analyse(room, user.id))

    @get(
        "/analysis",
        summary="Get the analysis, or its progress",
        **route("getAnalysis", public=True),
    )
    async def analysis(
        self, request: UserRequest, state: State, table_id: TableId
    ) -> AnalysisShape:
        """`found` is set when `status` is `done`; `status` is `none` before the first request."""
        await viewed_room(request, state, table_id, None)
        query = select(Analysis).where(Analysis.table_id == table_id)
        async with database_of(state).reading() as session:
            found = (await session.scalars(query)).one_or_none()
        return _analysis(found) if found else AnalysisShape("none", 0, 0, None, None)


def waiting_turn(state: State, person: str) -> Turn:
    """The turn of a person who waits for an answer."""
    jobs: BackgroundJobs = state.jobs
    return Turn(Urgency.NOW, jobs.home_of(person), person)


def _analysis(row: Analysis) -> AnalysisShape:
    return AnalysisShape(row.status, row.done, row.turns, row.found, row.asked_at)


def _written(room: Room) -> Written:
    return Written(room.number, room.table.last_move)


async def own_room(request: UserRequest, state: State, table_id: str, seat: int) -> Room:
    """A room where the current user owns a seat."""
    user = require_user(request)
    registry: RoomRegistry = registry_of(state)
    room = await registry.fresh_room(table_id)
    commands.check_owner(room, seat, user.id)
    return room


async def viewed_room(
    request: UserRequest, state: State, table_id: str, seat: int | None
) -> tuple[Room, int]:
    room = await registry_of(state).fresh_room(table_id)
    viewer = await viewer_of(state, room, request.user, seat)
    allow_keeping(request, room)
    return room, viewer


def decision_ids(chosen: str) -> tuple[int, ...]:
    """The decisions of a list with commas."""
    return tuple(int(word) for word in chosen.split(",") if word)


def _check_may_choose(room: Room, seat: int, plan: bool) -> None:
    """Raise ApiError unless the seat may ask for a menu, of its turn or of a plan."""
    if plan:
        check_may_plan(room, seat)
    else:
        room.check_turn(seat)


def _source(room: Room, seat: int, plan: bool, prepared: str) -> MenuSource:
    if not plan:
        return MenuSource.of(room, seat)
    actions = [decision_ids(action) for action in prepared.split(";") if action]
    try:
        return MenuSource.plan(room, seat, actions)
    except CottonopolisError as error:
        raise api_error_of(error) from None


async def _menu(room: Room, seat: int, plan: bool, prepared: str, chosen: tuple[int, ...]) -> Any:
    """A menu as JSON, computed once per position and outside the event loop."""
    menus = room.menus  # cleared when the position changes
    key = (seat, plan, prepared, chosen)
    made = menus.get(key)
    if made is None:
        source = _source(room, seat, plan, prepared)
        made = asyncio.ensure_future(asyncio.to_thread(encoded_menu, source, chosen))
        if len(menus) < MAX_MENUS:
            menus[key] = made
    try:
        return await asyncio.shield(made)  # other requests may wait for it
    except CottonopolisError as error:
        menus.pop(key, None)
        raise api_error_of(error) from None


async def paced_messages(room: Room, since: int, viewer: int) -> AsyncIterator[EntryMessage]:
    """The messages about all entries after `since`, yielding to the event loop in between."""
    for message in room.messages(min(since, room.number), viewer):
        yield message
        await asyncio.sleep(0)
