"""Studies: create, read by link, edit, copy, export, and play in them."""

import secrets
from typing import Annotated, Literal

from litestar import Controller, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct, convert, field

from cottonopolis.bots.registry import has_advice
from cottonopolis.server import commands
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.background_jobs import BackgroundJobs
from cottonopolis.server.limits import ANALYSES, TABLES, count_kept
from cottonopolis.server.map_store import know_map_of_record
from cottonopolis.server.menu import Menu
from cottonopolis.server.names import normalise_name
from cottonopolis.server.new_tables import SEED_BITS, NewTable, create_table
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import UserRequest, database_of, default_seat, registry_of
from cottonopolis.server.preparation import Preparation
from cottonopolis.server.routes.book import BookAnswer, book_answer
from cottonopolis.server.routes.lines import (
    MOVE,
    STUDY_WEIGHT,
    StudyLine,
    compute,
    line_menu,
    line_query,
    line_shape,
    line_why_not,
    moves_of,
)
from cottonopolis.server.routes.playing import Chosen, ThingId
from cottonopolis.server.routes.study import (
    LINE_DEALS,
    MAX_LINE_DECISIONS,
    BotMove,
    Judgement,
    NextMoves,
)
from cottonopolis.server.routes.thinking import think
from cottonopolis.server.schemas import (
    END_OF_TEXT,
    ID_PATTERN,
    PLAIN_TEXT_PATTERN,
    TARGET_PATTERN,
    DecisionId,
    SnapshotMessage,
    TableSettings,
)
from cottonopolis.server.seats import SeatPlan
from cottonopolis.server.sessions import CurrentUser, require_user
from cottonopolis.server.studies import (
    StudyItem,
    StudyStore,
    check_may_think,
    new_study,
    study_of_puzzle,
    study_of_table,
)
from cottonopolis.server.study import Move
from cottonopolis.server.study_tree import (
    MAX_STUDY_CHARS,
    LoadedStudy,
    NodeEdit,
    StudyShape,
    TreeLine,
    edited,
    uploaded,
)
from cottonopolis.server.why_not import WhyNot
from cottonopolis.server.workers import bot_action, job_of, judge_line
from cottonopolis.studies.notation import write_study
from cottonopolis.studies.playing import redeal
from cottonopolis.studies.tree import MAX_LINE_MOVES, MAX_TITLE_CHARS, Study

MAX_TREE_LINE_CHARS = 7000  # below the limits of proxies for an address
ERRORS = (401, 403, 404, 409, 413, 422)

StudyId = Annotated[str, Parameter(min_length=8, max_length=24, pattern=ID_PATTERN)]
TreeLineText = Annotated[
    str, Parameter(max_length=MAX_TREE_LINE_CHARS, pattern=rf"^({MOVE}(;{MOVE})*)?{END_OF_TEXT}")
]
Title = Annotated[str, Meta(max_length=MAX_TITLE_CHARS, pattern=PLAIN_TEXT_PATTERN)]
Moves = list[Annotated[list[DecisionId], Meta(min_length=1, max_length=MAX_LINE_DECISIONS)]]


class NewStudy(Struct, forbid_unknown_fields=True):
    """A study to create: about a table or a puzzle, or from a record or an exported study."""

    title: Title = ""
    table: Annotated[str, Meta(max_length=24, pattern=ID_PATTERN)] | None = None
    at: Annotated[int, Meta(ge=-10_000, le=1_000_000)] | None = None  # an entry to show
    puzzle: Annotated[str, Meta(max_length=40, pattern=ID_PATTERN)] | None = None
    line: Moves = field(default_factory=list)  # a variation after the entry, or in the puzzle
    record: Annotated[str, Meta(max_length=MAX_STUDY_CHARS)] | None = None


class NewStudyShape(Struct):
    """A new study, and the number of the node to show."""

    id: str
    node: int


class StudyEdit(Struct, forbid_unknown_fields=True):
    """A new title and tree, for the version that was read."""

    version: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    title: Title
    nodes: list[NodeEdit]


class StudyVersion(Struct):
    """The version of a study after a change."""

    version: int


class PlayOnFromStudy(Struct, forbid_unknown_fields=True):
    """A table that continues a line of a study.

    Cards: `new` deals everything anew that the seat of the user cannot see; `same` keeps them.
    """

    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=5)]
    line: Moves = field(default_factory=list)
    cards: Literal["new", "same"] = "new"
    name: Annotated[str, Meta(max_length=50, pattern=PLAIN_TEXT_PATTERN)] = ""


class Studies(Controller):
    path = "/studies"
    tags = ("studies",)

    @post("/", summary="Create a study", **route("createStudy", errors=ERRORS, weight=STUDY_WEIGHT))
    async def create(self, request: UserRequest, state: State, data: NewStudy) -> NewStudyShape:
        """About a finished game: the whole game. About a running one: the position that the user
        sees, with everything hidden dealt at random. About a puzzle: only after an answer."""
        user = require_user(request)
        title = normalise_name(data.title)
        shown: list[str] = []
        if data.table is not None:
            study, shown = await study_of_table(
                request, state, data.table, title, data.at, data.line
            )
        elif data.puzzle is not None:
            study = await study_of_puzzle(user, state, data.puzzle, title, data.line)
        elif data.record is not None:
            record = data.record
            await know_map_of_record(database_of(state), record)
            study = await compute(lambda: uploaded(record, title))
        else:
            raise ApiError("bad-request", detail="table, puzzle, record")
        _check_may_write(user, study)
        loaded = await compute(lambda: LoadedStudy(write_study(study)))
        count_kept(request, user.id, loaded.text)
        return NewStudyShape(await new_study(state, user, loaded, data.table), loaded.find(shown))

    @get("/", summary="List the user's studies", **route("getStudies", errors=(401,)))
    async def mine(self, request: UserRequest, state: State) -> list[StudyItem]:
        """The last changed first."""
        return await StudyStore(state).list_of(require_user(request).id)

    @get("/{study_id:str}", summary="Get a study", **route("getStudy", public=True, errors=ERRORS))
    async def study(self, request: UserRequest, state: State, study_id: StudyId) -> StudyShape:
        """Everyone who knows the address may read it."""
        return await StudyStore(state).shape(study_id, request.user)

    @put("/{study_id:str}", summary="Change a study", **route("editStudy", errors=ERRORS))
    async def edit(
        self, request: UserRequest, state: State, study_id: StudyId, data: StudyEdit
    ) -> StudyVersion:
        """By its owner; refused if another window has changed it since."""
        store = StudyStore(state)
        user = require_user(request)
        row = await store.own_row(study_id, user.id)
        old = await store.loaded(row)
        title = normalise_name(data.title)
        changed = edited(old.study, title, data.nodes)
        _check_may_write(user, changed)
        new = await compute(lambda: LoadedStudy(write_study(changed)))
        count_kept(request, user.id, new.text, row.text)
        return StudyVersion(await store.save(row, new, data.version))

    @delete("/{study_id:str}", summary="Delete a study", **route("deleteStudy", errors=ERRORS))
    async def remove(self, request: UserRequest, state: State, study_id: StudyId) -> None:
        """By its owner; copies stay."""
        store = StudyStore(state)
        await store.remove(await store.own_row(study_id, require_user(request).id))

    @post("/{study_id:str}/copies", summary="Copy a study", **route("copyStudy", errors=ERRORS))
    async def copy(self, request: UserRequest, state: State, study_id: StudyId) -> NewStudyShape:
        """The user owns the copy and may change it."""
        user = require_user(request)
        store = StudyStore(state)
        row = await store.row(study_id)
        loaded = await store.loaded(row)
        count_kept(request, user.id, loaded.text)
        return NewStudyShape(await new_study(state, user, loaded, row.table_id, row.id), 0)

    @get(
        "/{study_id:str}/record",
        summary="Export a study",
        media_type="text/plain",
        **route("exportStudy", public=True, errors=ERRORS),
    )
    async def record(self, state: State, study_id: StudyId) -> Response[str]:
        """A record with variations (docs/notation.md)."""
        row = await StudyStore(state).row(study_id)
        headers = {"Content-Disposition": f'attachment; filename="study-{row.id}.txt"'}
        return Response(row.text, media_type="text/plain; charset=utf-8", headers=headers)

    @get(
        "/{study_id:str}/line",
        summary="Play moves in a study",
        **route("playStudyLine", public=True, errors=ERRORS, weight=STUDY_WEIGHT),
    )
    async def line(
        self,
        state: State,
        study_id: StudyId,
        line: TreeLineText = "",
        skip: Annotated[int, Parameter(ge=0, le=MAX_LINE_MOVES)] = 0,
        moves: NextMoves | None = None,
    ) -> StudyLine:
        """Moves from the start: decisions with commas, moves with semicolons.

        The first `skip` moves get no entries; `moves`, in the notation, follow while legal.
        """
        loaded = await StudyStore(state).load(study_id)

        def work() -> StudyLine:
            found = _line(loaded, line, skip)
            found.play_while_legal(moves or [])
            return line_shape(found)

        return await compute(work)

    @get(
        "/{study_id:str}/menu",
        summary="Get the legal decisions in a study",
        **route("getStudyMenu", public=True, errors=ERRORS, weight=STUDY_WEIGHT),
    )
    async def menu(
        self, state: State, study_id: StudyId, line: TreeLineText = "", chosen: Chosen = ""
    ) -> Menu:
        """As `getMenu`, for the seat to move after the moves of `line`."""
        loaded = await StudyStore(state).load(study_id)
        return await compute(lambda: line_menu(_whole_line(loaded, line), chosen))

    @get(
        "/{study_id:str}/why-not",
        summary="Get every reason against a move in a study",
        **route("studyTreeWhyNot", public=True, errors=ERRORS, weight=STUDY_WEIGHT),
    )
    async def why_not(
        self,
        state: State,
        study_id: StudyId,
        line: TreeLineText = "",
        chosen: Chosen = "",
        target: ThingId = "",
        kind: ThingId = "",
        industry: ThingId = "",
        card: ThingId = "",
    ) -> WhyNot:
        """As `whyNot` with `target` or `kind`, for the seat to move."""
        loaded = await StudyStore(state).load(study_id)
        query = line_query(target, kind, industry, card)
        return await compute(lambda: line_why_not(_whole_line(loaded, line), chosen, query))

    @get(
        "/{study_id:str}/book",
        summary="Look up a position of a study in the opening book",
        **route("studyTreeBook", public=True, errors=ERRORS, weight=STUDY_WEIGHT),
    )
    async def book(
        self,
        state: State,
        study_id: StudyId,
        line: TreeLineText = "",
        card: ThingId = "",
    ) -> BookAnswer:
        """From what the seat to move sees; with `card`, of games in which it held that card."""
        loaded = await _thinking_about(state, study_id)
        return await compute(lambda: book_answer(_whole_line(loaded, line), card))

    @get(
        "/{study_id:str}/bot",
        summary="Let a bot choose the next move in a study",
        **route("studyTreeBotMove", errors=ERRORS),
    )
    async def bot(
        self,
        request: UserRequest,
        state: State,
        study_id: StudyId,
        line: TreeLineText = "",
        bot: Annotated[str, Parameter(max_length=24, pattern=TARGET_PATTERN)] = "strong",
    ) -> BotMove:
        """The bot sees what the seat to move may see."""
        loaded = await _thinking_about(state, study_id)
        commands.check_bot(loaded.start.rules.game, bot)
        found = await compute(lambda: _whole_line(loaded, line))
        seat = found.seat_to_move()
        job = job_of(found.room)
        background: BackgroundJobs = state.jobs
        seed = background.chance.seed(study_id, len(found.moves), seat)
        decisions = await think(request, state, "move", bot_action, job, seat, bot, seed)
        return BotMove(seat, decisions)

    @get(
        "/{study_id:str}/judgement",
        summary="Ask the analyst about a position of a study",
        **route("judgeStudyLine", errors=ERRORS, rate=ANALYSES),
    )
    async def judgement(
        self, request: UserRequest, state: State, study_id: StudyId, line: TreeLineText = ""
    ) -> Judgement:
        """Judges the last turn of the main line, or every turn since the line left it."""
        loaded = await _thinking_about(state, study_id)
        if not has_advice(loaded.start.rules.game):
            raise ApiError("not-found", what="analyst")
        preparation: Preparation = state.preparation
        preparation.check_bots(loaded.start.rules.game)

        def work() -> tuple[TreeLine, TreeLine, int]:
            moves = moves_of(line)
            main = loaded.main_line()
            shared = _shared(moves, main)
            is_main = shared == len(moves)
            before = TreeLine(loaded, moves[: shared - 1 if is_main and moves else shared])
            played = TreeLine(loaded) if is_main else TreeLine(loaded, main)
            return _whole_line(loaded, line), played, len(before.room.steps)

        found, played, first = await compute(work)
        jobs = job_of(found.room), job_of(played.room)
        answer = await think(request, state, "hint", judge_line, *jobs, first, LINE_DEALS)
        return convert({**answer, "samples": LINE_DEALS}, Judgement)

    @post(
        "/{study_id:str}/tables",
        summary="Play on from a position of a study",
        **route("playOnFromStudy", errors=ERRORS, rate=TABLES),
    )
    async def play_on(
        self, request: UserRequest, state: State, study_id: StudyId, data: PlayOnFromStudy
    ) -> SnapshotMessage:
        """A new table, unlisted and without rating; it starts at once if no seat is open."""
        user = require_user(request)
        loaded = await StudyStore(state).load(study_id)

        def work() -> TreeLine:
            found = TreeLine(loaded, [tuple(move) for move in data.line])
            found.seat_to_move()
            if found.room.under_way:
                raise ApiError("bad-request", detail="line")
            return found

        found = await compute(work)
        game = found.room.as_game()
        if data.cards == "new":
            own = [seat for seat, plan in enumerate(data.seats) if plan.kind == "me"]
            game = redeal(game, own[0] if len(own) == 1 else None, secrets.randbits(SEED_BITS))
        rules = game.rules
        settings = TableSettings(listed=False, rated=False)
        variants = list(rules.variants)
        new = NewTable(rules.game, rules.map_name, variants, data.seats, data.name, settings)
        new_id = await create_table(state, user, new, game)
        registry = registry_of(state)
        made = await registry.room(new_id)
        if all(seat.person or seat.bot for seat in made.table.seats):
            made = await registry.do(new_id, commands.start(user.id))
        return made.snapshot(default_seat(made, user), user.id)


async def _thinking_about(state: State, study_id: str) -> LoadedStudy:
    """A study in which bots and the analyst may answer."""
    store = StudyStore(state)
    row = await store.row(study_id)
    await check_may_think(state, row.table_id)
    return await store.loaded(row)


def _line(loaded: LoadedStudy, text: str, skip: int) -> TreeLine:
    moves = moves_of(text)
    line = TreeLine(loaded, moves[:skip])
    line.play_all(moves[skip:])
    return line


def _whole_line(loaded: LoadedStudy, text: str) -> TreeLine:
    return TreeLine(loaded, moves_of(text))


def _shared(moves: list[Move], main: list[Move]) -> int:
    """How many moves a line has in common with the main line."""
    count = 0
    while count < min(len(moves), len(main)) and moves[count] == main[count]:
        count += 1
    return count


def _check_may_write(user: CurrentUser, study: Study) -> None:
    """Raise ApiError if a person who is muted would write words that others read."""
    if study.title or any(node.comment for node in study.root.walk()):
        user.check_not("mute", "muted")
