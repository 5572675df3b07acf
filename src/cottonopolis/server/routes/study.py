"""Studying a finished game: other moves in past positions, and playing on from there."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct, convert, field

from cottonopolis.bots.registry import has_advice
from cottonopolis.server import commands
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.background_jobs import BackgroundJobs
from cottonopolis.server.limits import ANALYSES, TABLES
from cottonopolis.server.menu import Menu
from cottonopolis.server.new_tables import NewTable, create_table
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import (
    TableId,
    UserRequest,
    check_may_view,
    default_seat,
    registry_of,
)
from cottonopolis.server.preparation import Preparation
from cottonopolis.server.room_registry import RoomRegistry
from cottonopolis.server.rooms import Room
from cottonopolis.server.routes.book import BookAnswer, book_answer
from cottonopolis.server.routes.lines import (
    STUDY_WEIGHT,
    LineText,
    StudyLine,
    compute,
    line_menu,
    line_query,
    line_shape,
    line_why_not,
    moves_of,
)
from cottonopolis.server.routes.playing import MAX_MOVE_CHARS, Chosen, ThingId
from cottonopolis.server.routes.thinking import think
from cottonopolis.server.schemas import (
    PLAIN_TEXT_PATTERN,
    TARGET_PATTERN,
    DecisionId,
    SnapshotMessage,
    TableSettings,
)
from cottonopolis.server.seats import SeatPlan
from cottonopolis.server.sessions import require_user
from cottonopolis.server.study import MAX_LINE_MOVES, BranchLine
from cottonopolis.server.why_not import WhyNot
from cottonopolis.server.workers import bot_action, job_of, judge_line

LINE_DEALS = 12  # play-outs after a line
MAX_LINE_DECISIONS = 40  # per move

At = Annotated[int, Parameter(ge=-10_000, le=1_000_000)]
NextMoves = Annotated[list[Annotated[str, Meta(max_length=MAX_MOVE_CHARS)]], Parameter(max_items=4)]


class LineTurn(Struct):
    """A turn as the analyst judges it."""

    seat: int
    moves: list[str]  # in the notation
    cost: float  # points lost against the best turn found
    best: list[str]
    finished: bool  # the rest of an unfinished turn counts as played well


class LineOutlook(Struct):
    """Expected final points after a line, by seat."""

    points: list[float]
    chances: list[float]
    errors: list[float]  # standard errors of points minus the mean of all seats


class Judgement(Struct):
    """What the analyst says about a line."""

    turns: list[LineTurn]  # from the first turn that differs from the game
    played: LineTurn | None  # the turn of the game in place of the first one
    outlook: LineOutlook
    samples: int  # play-outs behind the outlook


class BotMove(Struct):
    """The next move of a bot."""

    seat: int
    decisions: list[int]


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table that continues a line; `seats` as for any other table."""

    at: Annotated[int, Meta(ge=-10_000, le=1_000_000)]
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=5)]
    line: Annotated[
        list[Annotated[list[DecisionId], Meta(min_length=1, max_length=MAX_LINE_DECISIONS)]],
        Meta(max_length=MAX_LINE_MOVES),
    ] = field(default_factory=list)
    name: Annotated[str, Meta(max_length=50, pattern=PLAIN_TEXT_PATTERN)] = ""


class Study(Controller):
    path = "/tables/{table_id:str}/study"
    tags = ("study",)

    @get(
        "/line",
        summary="Play other moves in a past position",
        **route("studyLine", public=True, weight=STUDY_WEIGHT),
    )
    async def line(
        self,
        request: UserRequest,
        state: State,
        table_id: TableId,
        at: At,
        line: LineText = "",
        moves: NextMoves | None = None,
    ) -> StudyLine:
        """The moves of `line` after entry `at`: decisions with commas, moves with semicolons.

        `moves`, in the notation, follow as far as they are legal.
        """
        room = await _finished(request, state, table_id)

        def work() -> StudyLine:
            found = _line(room, at, line)
            found.play_while_legal(moves or [])
            return line_shape(found)

        return await compute(work)

    @get(
        "/menu",
        summary="Get the legal decisions in a past position",
        **route("studyMenu", public=True, weight=STUDY_WEIGHT),
    )
    async def menu(
        self,
        request: UserRequest,
        state: State,
        table_id: TableId,
        at: At,
        line: LineText = "",
        chosen: Chosen = "",
    ) -> Menu:
        """As `getMenu`, for the seat to move; `after` counts the moves of the line."""
        room = await _finished(request, state, table_id)

        return await compute(lambda: line_menu(_line(room, at, line), chosen))

    @get(
        "/why-not",
        summary="Get every reason against a move in a past position",
        **route("studyWhyNot", public=True, weight=STUDY_WEIGHT),
    )
    async def why_not(
        self,
        request: UserRequest,
        state: State,
        table_id: TableId,
        at: At,
        line: LineText = "",
        chosen: Chosen = "",
        target: ThingId = "",
        kind: ThingId = "",
        industry: ThingId = "",
        card: ThingId = "",
    ) -> WhyNot:
        """As `whyNot` with `target` or `kind`, for the seat to move."""
        room = await _finished(request, state, table_id)
        query = line_query(target, kind, industry, card)
        return await compute(lambda: line_why_not(_line(room, at, line), chosen, query))

    @get(
        "/book",
        summary="Look up a past position in the opening book",
        **route("studyBook", public=True, weight=STUDY_WEIGHT),
    )
    async def book(
        self,
        request: UserRequest,
        state: State,
        table_id: TableId,
        at: At,
        line: LineText = "",
        card: ThingId = "",
    ) -> BookAnswer:
        """From what the seat to move sees; with `card`, of games in which it held that card."""
        room = await _finished(request, state, table_id)
        return await compute(lambda: book_answer(_line(room, at, line), card))

    @get("/bot", summary="Let a bot choose the next move of a line", **route("studyBotMove"))
    async def bot(
        self,
        request: UserRequest,
        state: State,
        table_id: TableId,
        at: At,
        line: LineText = "",
        bot: Annotated[str, Parameter(max_length=24, pattern=TARGET_PATTERN)] = "strong",
    ) -> BotMove:
        """The bot sees what the seat to move may see."""
        room = await _finished(request, state, table_id)
        commands.check_bot(room.table.game, bot)
        found = await compute(lambda: _line(room, at, line))
        seat = found.seat_to_move()
        jobs: BackgroundJobs = state.jobs
        seed = jobs.chance.seed(table_id, at, seat)
        decisions = await think(
            request, state, "move", bot_action, job_of(found.room), seat, bot, seed
        )
        return BotMove(seat, decisions)

    @get("/judgement", summary="Ask the analyst about a line", **route("judgeLine", rate=ANALYSES))
    async def judgement(
        self, request: UserRequest, state: State, table_id: TableId, at: At, line: LineText
    ) -> Judgement:
        """The points that each turn of the line gives away, and those of the turn played."""
        room = await _finished(request, state, table_id)
        if not has_advice(room.table.game):
            raise ApiError("not-found", what="analyst")
        preparation: Preparation = state.preparation
        preparation.check_bots(room.table.game)
        found = await compute(lambda: _line(room, at, line))
        played = job_of(found.played)
        answer = await think(
            request,
            state,
            "hint",
            judge_line,
            job_of(found.room),
            played,
            found.first_step,
            LINE_DEALS,
        )
        return convert({**answer, "samples": LINE_DEALS}, Judgement)

    @post("/tables", summary="Play on from a past position", **route("playOn", rate=TABLES))
    async def play_on(
        self, request: UserRequest, data: PlayOn, state: State, table_id: TableId
    ) -> SnapshotMessage:
        """A new table, unlisted and without rating; it starts at once if no seat is open."""
        user = require_user(request)
        room = await _finished(request, state, table_id)

        def work() -> BranchLine:
            found = BranchLine(room, data.at).play_all(data.line)
            found.seat_to_move()
            return found

        found = await compute(work)
        table = room.table
        settings = TableSettings(listed=False, rated=False)
        new = NewTable(table.game, table.map, table.variants, data.seats, data.name, settings)
        new_id = await create_table(state, user, new, found.room.as_game())
        registry: RoomRegistry = registry_of(state)
        made = await registry.room(new_id)
        if all(seat.person or seat.bot for seat in made.table.seats):
            made = await registry.do(new_id, commands.start(user.id))
        return made.snapshot(default_seat(made, user), user.id)


def _line(room: Room, at: int, text: str) -> BranchLine:
    return BranchLine(room, at).play_all(moves_of(text))


async def _finished(request: UserRequest, state: State, table_id: str) -> Room:
    """The room of a finished game that the current user may view."""
    room = await registry_of(state).fresh_room(table_id)
    await check_may_view(state, room, request.user, "no-spectators")
    if room.table.status != "finished":
        raise ApiError("not-over")
    return room
