"""Puzzles: the puzzle of the day, the next one, moves in it, hints and attempts."""

import logging
import secrets
import zlib
from collections import Counter, defaultdict
from datetime import date
from typing import Annotated

from litestar import Controller, get, post
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct
from sqlalchemy import select

from cottonopolis.puzzles.check import wrong_turns
from cottonopolis.puzzles.puzzle import Puzzle
from cottonopolis.puzzles.shipped import puzzle_of_the_day, shipped_puzzles
from cottonopolis.puzzles.themes import THEMES
from cottonopolis.puzzles.turns import PlayedTurn
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.menu import Menu
from cottonopolis.server.models import PuzzleAttempt, PuzzleRating, PuzzleSolver
from cottonopolis.server.openapi import route
from cottonopolis.server.permissions import UserRequest, database_of
from cottonopolis.server.preparation import Preparation
from cottonopolis.server.puzzle_ratings import (
    AttemptShape,
    SolverShape,
    rating_points,
    solver_shape,
    store_attempt,
)
from cottonopolis.server.puzzles import (
    PuzzleAnswer,
    PuzzleHint,
    PuzzleLine,
    PuzzleLineShape,
    PuzzlePosition,
    answer_shape,
    find_puzzle,
    hint_shape,
    position_shape,
    puzzle_line,
)
from cottonopolis.server.routes.lines import (
    STUDY_WEIGHT,
    LineText,
    compute,
    line_menu,
    line_query,
    line_why_not,
    moves_of,
)
from cottonopolis.server.routes.playing import Chosen, ThingId
from cottonopolis.server.routes.thinking import think
from cottonopolis.server.schemas import ID_PATTERN, DecisionId, now
from cottonopolis.server.sessions import require_user
from cottonopolis.server.why_not import WhyNot
from cottonopolis.server.workers import judge_puzzle_turn

log = logging.getLogger(__name__)

ERRORS = (404, 409, 422)
RATING_SPREAD = 250  # points: how much the next puzzle differs from the solver's rating
MAX_TURN_MOVES = 8
MAX_MOVE_DECISIONS = 64

PuzzleId = Annotated[str, Parameter(max_length=40, pattern=ID_PATTERN)]
Filter = Annotated[str, Parameter(max_length=24, pattern=r"^[a-z0-9_]*$")]
HintStep = Annotated[int, Parameter(ge=1, le=2)]
Verdict = tuple[bool, float]  # whether a turn solves the puzzle, and the points it gives away
OneMove = Annotated[list[DecisionId], Meta(max_length=MAX_MOVE_DECISIONS)]


class PuzzleShape(Struct):
    """A puzzle with its rating, and what the user did with it."""

    puzzle: PuzzlePosition
    rating: int
    attempts: int  # rated ones, of all solvers
    day: date | None  # today, if it is the puzzle of the day
    mine: AttemptShape | None


class GameCount(Struct):
    """A game and map, and how many puzzles they have."""

    game: str
    map: str | None
    puzzles: int


class ThemeCount(Struct):
    """A theme, and how many puzzles have it."""

    theme: str
    puzzles: int
    games: list[GameCount]  # those that have any


class PuzzleOverview(Struct):
    """The puzzles there are, and how the user does."""

    themes: list[ThemeCount]
    games: list[GameCount]
    total: int
    daily: str | None  # id of the puzzle of the day
    daily_solved: bool | None  # by the user; None without an attempt
    me: SolverShape


class NewAttempt(Struct, forbid_unknown_fields=True):
    """A whole turn, and how many hints the solver has seen."""

    line: Annotated[list[OneMove], Meta(max_length=MAX_TURN_MOVES)]
    hints: Annotated[int, Meta(ge=0, le=2)] = 0


class AttemptResult(Struct):
    """Whether a turn solves the puzzle, the answer, and the solver afterwards."""

    solved: bool
    gap: float  # points that the turn gives away
    attempt: AttemptShape  # the first one of the user
    answer: PuzzleAnswer
    rating: int  # of the puzzle
    before: int  # the solver's rating before the attempt
    me: SolverShape


class Puzzles(Controller):
    path = "/puzzles"
    tags = ("puzzles",)

    @get(
        "/", summary="Get the themes of the puzzles", **route("getPuzzles", public=True, errors=())
    )
    async def overview(self, request: UserRequest, state: State) -> PuzzleOverview:
        """With the rating and the streaks of the user."""
        puzzles = shipped_puzzles().values()
        themes: dict[str, Counter[tuple[str, str | None]]] = defaultdict(Counter)
        for puzzle in puzzles:
            for theme in puzzle.themes:
                themes[theme][puzzle.game, puzzle.map] += 1
        games = Counter((puzzle.game, puzzle.map) for puzzle in puzzles)
        daily = puzzle_of_the_day(now().date())
        user, mine, solver = request.user, None, None
        if user is not None:
            async with database_of(state).reading() as session:
                solver = await session.get(PuzzleSolver, user.id)
                if daily is not None:
                    mine = await session.get(PuzzleAttempt, (user.id, daily.id))
        return PuzzleOverview(
            [
                ThemeCount(theme, themes[theme].total(), _game_counts(themes[theme]))
                for theme in THEMES
                if theme in themes
            ],
            _game_counts(games),
            len(puzzles),
            daily.id if daily else None,
            mine.solved if mine else None,
            solver_shape(solver, now().date()),
        )

    @get(
        "/daily",
        summary="Get the puzzle of the day",
        **route("getDailyPuzzle", public=True, errors=(404,)),
    )
    async def daily(self, request: UserRequest, state: State) -> PuzzleShape:
        """It changes at midnight UTC and is the same for all."""
        found = puzzle_of_the_day(now().date())
        if found is None:
            raise ApiError("not-found", what="puzzle")
        return await _shape(request, state, found)

    @get(
        "/next", summary="Get another puzzle", **route("getNextPuzzle", public=True, errors=(404,))
    )
    async def next_puzzle(
        self,
        request: UserRequest,
        state: State,
        theme: Filter = "",
        game: Filter = "",
        map: Filter = "",
        after: Annotated[str, Parameter(max_length=40, pattern=r"^[A-Za-z0-9_\-]*$")] = "",
    ) -> PuzzleShape:
        """One that the user has not tried, near the user's rating; else any but `after`."""
        fitting = [
            puzzle
            for puzzle in shipped_puzzles().values()
            if (not theme or theme in puzzle.themes)
            and (not game or puzzle.game == game)
            and (not map or puzzle.map == map)
            and puzzle.id != after
        ]
        if not fitting:
            raise ApiError("not-found", what="puzzle")
        return await _shape(request, state, await _choose(request, state, fitting))

    @get(
        "/{puzzle_id:str}",
        summary="Get a puzzle",
        **route("getPuzzle", public=True, errors=(404, 422)),
    )
    async def puzzle(self, request: UserRequest, state: State, puzzle_id: PuzzleId) -> PuzzleShape:
        """The position as the solver sees it, without the answer."""
        return await _shape(request, state, find_puzzle(puzzle_id))

    @get(
        "/{puzzle_id:str}/line",
        summary="Play moves in a puzzle",
        **route("puzzleLine", public=True, errors=ERRORS, weight=STUDY_WEIGHT),
    )
    async def line(self, puzzle_id: PuzzleId, line: LineText = "") -> PuzzleLineShape:
        """The moves of `line`, up to the end of the turn."""
        return await compute(lambda: puzzle_line(puzzle_id, moves_of(line)).shape())

    @get(
        "/{puzzle_id:str}/menu",
        summary="Get the legal decisions in a puzzle",
        **route("puzzleMenu", public=True, errors=ERRORS, weight=STUDY_WEIGHT),
    )
    async def menu(self, puzzle_id: PuzzleId, line: LineText = "", chosen: Chosen = "") -> Menu:
        """As `getMenu`, for the solver after the moves of `line`."""
        return await compute(lambda: line_menu(_unfinished(puzzle_id, line), chosen))

    @get(
        "/{puzzle_id:str}/why-not",
        summary="Get every reason against a move in a puzzle",
        **route("puzzleWhyNot", public=True, errors=ERRORS, weight=STUDY_WEIGHT),
    )
    async def why_not(
        self,
        puzzle_id: PuzzleId,
        line: LineText = "",
        chosen: Chosen = "",
        target: ThingId = "",
        kind: ThingId = "",
        industry: ThingId = "",
        card: ThingId = "",
    ) -> WhyNot:
        """As `whyNot` with `target` or `kind`, for the solver after the moves of `line`."""
        query = line_query(target, kind, industry, card)
        return await compute(lambda: line_why_not(_unfinished(puzzle_id, line), chosen, query))

    @get(
        "/{puzzle_id:str}/hint",
        summary="Get a hint for a puzzle",
        **route("puzzleHint", public=True, errors=(404, 422)),
    )
    async def hint(self, puzzle_id: PuzzleId, step: HintStep = 1) -> PuzzleHint:
        """First the theme and its rules, then the places. An attempt after a hint is not rated."""
        return await compute(lambda: hint_shape(find_puzzle(puzzle_id), step))

    @post(
        "/{puzzle_id:str}/attempts",
        summary="Answer a puzzle",
        status_code=200,
        **route("attemptPuzzle", errors=(401, 404, 409, 422), weight=STUDY_WEIGHT),
    )
    async def attempt(
        self, request: UserRequest, data: NewAttempt, state: State, puzzle_id: PuzzleId
    ) -> AttemptResult:
        """Only the first attempt of a person counts, and only that of an account is rated."""
        user = require_user(request)
        puzzle = find_puzzle(puzzle_id)
        turn = await compute(lambda: _whole_turn(puzzle, data.line))
        found = await compute(lambda: _known_verdict(puzzle, turn))
        solved, gap = found or await _judged(request, state, puzzle, turn)
        today = now().date()
        async with database_of(state).writing() as session:
            before = solver_shape(await session.get(PuzzleSolver, user.id), today)
            attempt = await store_attempt(
                session,
                user.id,
                puzzle,
                solved,
                data.hints,
                not user.guest,
                puzzle_of_the_day(today) is puzzle,
            )
            await session.flush()
            me = solver_shape(await session.get(PuzzleSolver, user.id), today)
            row = await session.get(PuzzleRating, puzzle.id)
        answer = await compute(lambda: answer_shape(puzzle))
        rating = rating_points(row.mu) if row else puzzle.rating
        return AttemptResult(solved, gap, attempt, answer, rating, before.rating, me)


def _game_counts(found: Counter[tuple[str, str | None]]) -> list[GameCount]:
    return [GameCount(*names, count) for names, count in sorted(found.items(), key=str)]


def _whole_turn(puzzle: Puzzle, moves: list[OneMove]) -> PlayedTurn:
    line = puzzle_line(puzzle.id, moves)
    if not line.is_over:
        raise ApiError("bad-request", detail="line")
    return line.turn()


def _known_verdict(puzzle: Puzzle, turn: PlayedTurn) -> Verdict | None:
    """The verdict on a turn that the puzzle lists."""
    if puzzle.accepts(turn):
        return True, 0.0
    known = (puzzle.tempting, *puzzle.others)
    for other, wrong in zip(known, wrong_turns(puzzle.start.rules, puzzle), strict=True):
        if wrong.result == turn.result:
            return False, other.gap
    return None


async def _judged(request: UserRequest, state: State, puzzle: Puzzle, turn: PlayedTurn) -> Verdict:
    """The verdict on any other turn, by play-outs in a worker process."""
    preparation: Preparation = state.preparation
    preparation.check_bots(puzzle.game)
    found = await think(request, state, "hint", judge_puzzle_turn, puzzle.id, turn.decisions)
    if found["solved"]:
        log.warning(
            "puzzle_refuted",
            extra={
                "puzzle": puzzle.id,
                "turn": found["turn"],
                "gap": found["gap"],
                "standard_error": found["error"],
            },
        )
    return found["solved"], max(0.0, found["gap"])


def _unfinished(puzzle_id: str, text: str) -> PuzzleLine:
    line = puzzle_line(puzzle_id, moves_of(text))
    if line.is_over:
        raise ApiError("not-your-turn", to_move=line.room.seat_to_move)
    return line


async def _shape(request: UserRequest, state: State, puzzle: Puzzle) -> PuzzleShape:
    mine = None
    async with database_of(state).reading() as session:
        row = await session.get(PuzzleRating, puzzle.id)
        if request.user is not None:
            mine = await session.get(PuzzleAttempt, (request.user.id, puzzle.id))
    today = now().date()
    return PuzzleShape(
        await compute(lambda: position_shape(puzzle)),
        rating_points(row.mu) if row else puzzle.rating,
        row.attempts if row else 0,
        today if puzzle_of_the_day(today) is puzzle else None,
        AttemptShape(mine.solved, mine.rated) if mine else None,
    )


async def _choose(request: UserRequest, state: State, fitting: list[Puzzle]) -> Puzzle:
    """A puzzle that the user has not tried and that is about as hard as the user is good."""
    user = request.user
    if user is None:
        return secrets.choice(fitting)
    async with database_of(state).reading() as session:
        query = select(PuzzleAttempt.puzzle_id).where(PuzzleAttempt.person_id == user.id)
        tried = set(await session.scalars(query))
        solver = await session.get(PuzzleSolver, user.id)
        rows = await session.execute(select(PuzzleRating.puzzle_id, PuzzleRating.mu))
        ratings = {id: rating_points(mu) for id, mu in rows}
    new = [puzzle for puzzle in fitting if puzzle.id not in tried]
    if not new:
        return secrets.choice(fitting)
    mine = solver_shape(solver, now().date()).rating

    def distance(puzzle: Puzzle) -> int:
        chance = zlib.crc32(f"{user.id} {puzzle.id}".encode()) % RATING_SPREAD
        return abs(ratings.get(puzzle.id, puzzle.rating) - mine) + chance

    return min(new, key=distance)
