"""Stores studies, loads them, and makes them from tables and puzzles."""

import secrets
from collections import OrderedDict
from collections.abc import Sequence
from datetime import datetime

from litestar.datastructures import State
from msgspec import Struct
from sqlalchemy import CursorResult, delete, func, select, update

from cottonopolis.errors import CottonopolisError
from cottonopolis.puzzles.puzzle import Puzzle
from cottonopolis.server.api_errors import ApiError, api_error_of
from cottonopolis.server.heavy_work import in_turn
from cottonopolis.server.map_store import know_map_of_record
from cottonopolis.server.models import Person, PuzzleAttempt, StudyRow
from cottonopolis.server.new_tables import SEED_BITS
from cottonopolis.server.permissions import (
    UserRequest,
    check_may_view,
    database_of,
    registry_of,
    viewer_of,
)
from cottonopolis.server.puzzles import find_puzzle, puzzle_line
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import now
from cottonopolis.server.sessions import CurrentUser, new_id
from cottonopolis.server.store import person_shape
from cottonopolis.server.study import BranchLine
from cottonopolis.server.study_tree import LoadedStudy, StudyShape
from cottonopolis.studies.playing import study_of_game, study_of_view
from cottonopolis.studies.tree import Study

MAX_STUDIES_PER_ACCOUNT = 300
MAX_STUDIES_PER_GUEST = 30
MAX_LOADED = 64

_loaded: OrderedDict[tuple[str, int], LoadedStudy] = OrderedDict()  # by id and version


class StudyItem(Struct):
    """A study in a list."""

    id: str
    title: str
    game: str
    table: str | None
    updated_at: datetime


class StudyStore:
    """The studies in the database."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.database = database_of(state)

    async def row(self, study_id: str) -> StudyRow:
        async with self.database.reading() as session:
            row = await session.get(StudyRow, study_id)
        if row is None:
            raise ApiError("not-found", what="study")
        return row

    async def own_row(self, study_id: str, person: str) -> StudyRow:
        row = await self.row(study_id)
        if row.owner_id != person:
            raise ApiError("not-author")
        return row

    async def load(self, study_id: str) -> LoadedStudy:
        return await self.loaded(await self.row(study_id))

    async def loaded(self, row: StudyRow) -> LoadedStudy:
        """The study, played; raises ApiError if the rules have changed since it was stored."""
        key = (row.id, row.version)
        found = _loaded.get(key)
        if found is None:
            await know_map_of_record(self.database, row.text)
            try:
                found = await in_turn(lambda: LoadedStudy(row.text))
            except CottonopolisError as error:
                raise api_error_of(error) from None
            _keep(key, found)
        _loaded.move_to_end(key)
        return found

    async def shape(self, study_id: str, user: CurrentUser | None) -> StudyShape:
        row = await self.row(study_id)
        loaded = await self.loaded(row)
        async with self.database.reading() as session:
            owner = await session.get_one(Person, row.owner_id)
        start, rules = loaded.start, loaded.start.rules
        return StudyShape(
            id=row.id,
            title=row.title,
            owner=person_shape(owner),
            mine=user is not None and user.id == row.owner_id,
            game=rules.game,
            map=rules.map_name,
            players=rules.players,
            variants=list(rules.variants),
            rules=rules.version,
            redealt=loaded.study.is_redealt,
            table=row.table_id,
            hints=await _may_think(self.state, row.table_id),
            version=row.version,
            updated_at=row.updated_at,
            position=start.position(),
            nodes=loaded.nodes(),
        )

    async def list_of(self, person: str) -> list[StudyItem]:
        columns = StudyRow.id, StudyRow.title, StudyRow.game, StudyRow.table_id, StudyRow.updated_at
        query = select(*columns).where(StudyRow.owner_id == person)
        async with self.database.reading() as session:
            rows = (await session.execute(query.order_by(StudyRow.updated_at.desc()))).all()
        return [StudyItem(*row) for row in rows]

    async def save(self, row: StudyRow, new: LoadedStudy, version: int) -> int:
        """Store a changed study and return its version, unless it has changed since `version`."""
        values = {"text": new.text, "title": new.study.title, "updated_at": now()}
        change = (
            update(StudyRow)
            .where(StudyRow.id == row.id, StudyRow.version == version)
            .values(version=version + 1, **values)
        )
        async with self.database.writing() as session:
            done = await session.execute(change)
            if not isinstance(done, CursorResult) or done.rowcount != 1:
                raise ApiError("study-changed", version=row.version)
        _loaded.pop((row.id, version), None)
        _keep((row.id, version + 1), new)
        return version + 1

    async def remove(self, row: StudyRow) -> None:
        async with self.database.writing() as session:
            await session.execute(delete(StudyRow).where(StudyRow.id == row.id))


def _keep(key: tuple[str, int], found: LoadedStudy) -> None:
    _loaded[key] = found
    while len(_loaded) > MAX_LOADED:
        _loaded.popitem(last=False)


async def new_study(
    state: State,
    user: CurrentUser,
    loaded: LoadedStudy,
    table_id: str | None,
    forked_from: str | None = None,
) -> str:
    """Store a new study; return its id, which cannot be guessed."""
    at = now()
    row = StudyRow(
        id=new_id(),
        owner_id=user.id,
        title=loaded.study.title,
        game=loaded.start.rules.game,
        text=loaded.text,
        version=1,
        table_id=table_id,
        forked_from=forked_from,
        created_at=at,
        updated_at=at,
    )
    study_id = row.id
    owned = select(func.count(StudyRow.id)).where(StudyRow.owner_id == user.id)
    most = MAX_STUDIES_PER_GUEST if user.guest else MAX_STUDIES_PER_ACCOUNT
    async with database_of(state).writing() as session:
        if (await session.scalar(owned) or 0) >= most:
            raise ApiError("too-many-studies", most=most)
        session.add(row)
    return study_id


# Studies about tables


async def study_of_table(
    request: UserRequest,
    state: State,
    table_id: str,
    title: str,
    at: int | None,
    line: Sequence[Sequence[int]],
) -> tuple[Study, list[str]]:
    """A study about a table, and the moves up to the position to show.

    A running game gives only what the user sees; the rest is dealt at random.
    """
    room = await registry_of(state).fresh_room(table_id)
    table = room.table
    if table.status in ("open", "closed"):
        raise ApiError("not-started")
    if room.stored is not None:
        raise ApiError("rules-version", stored=table.rules, known=room.rules.version)
    try:
        if table.status == "finished":
            await check_may_view(state, room, request.user, "no-spectators")
            return await in_turn(lambda: _finished_study(room, title, at, line))
        seat = await viewer_of(state, room, request.user, None)
        if line:
            raise ApiError("not-over")
        past = room.state_after(len(room.steps) - len(room.unfinished()))
        seed = secrets.randbits(SEED_BITS)
        return await in_turn(lambda: study_of_view(room.rules, past, seat, seed, title)), []
    except CottonopolisError as error:
        raise api_error_of(error) from None


def _finished_study(
    room: Room, title: str, at: int | None, line: Sequence[Sequence[int]]
) -> tuple[Study, list[str]]:
    study = study_of_game(room.as_game(), title)
    if at is None:
        return study, []
    path = [action.text for action in BranchLine(room, at).play_all(line).room.as_game().actions()]
    study.root.add_line(path)
    return study, path


# Studies about puzzles


async def study_of_puzzle(
    user: CurrentUser, state: State, puzzle_id: str, title: str, line: Sequence[Sequence[int]]
) -> Study:
    """A study about a puzzle that the user has answered.

    The main line is the solution, then come the tempting turn and the line of the user.
    """
    puzzle = find_puzzle(puzzle_id)
    async with database_of(state).reading() as session:
        if await session.get(PuzzleAttempt, (user.id, puzzle.id)) is None:
            raise ApiError("not-over")
    try:
        return await in_turn(lambda: _answered_study(puzzle, title, line))
    except CottonopolisError as error:
        raise api_error_of(error) from None


def _answered_study(puzzle: Puzzle, title: str, line: Sequence[Sequence[int]]) -> Study:
    start = puzzle.start
    study = study_of_view(start.rules, start.state, puzzle.seat, puzzle.seeds.shown, title)
    own = puzzle_line(puzzle.id, line).room.as_game()
    for moves in (puzzle.solution, puzzle.tempting.moves, [each.text for each in own.actions()]):
        study.root.add_line(moves)
    return study


async def check_may_think(state: State, table_id: str | None) -> None:
    """Raise ApiError if bots and the analyst may not answer yet."""
    if not await _may_think(state, table_id):
        raise ApiError("no-hints")


async def _may_think(state: State, table_id: str | None) -> bool:
    """A study of a running game follows the table's setting for hints."""
    if table_id is None:
        return True
    room = await registry_of(state).fresh_room(table_id)
    return room.table.status != "playing" or room.table.settings.hints
