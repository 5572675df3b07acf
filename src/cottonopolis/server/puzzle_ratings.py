"""Ratings of puzzles and solvers against each other: an attempt is a game between the two."""

from datetime import date, timedelta

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cottonopolis.puzzles.puzzle import Puzzle
from cottonopolis.server.database import insert_if_missing
from cottonopolis.server.models import PuzzleAttempt, PuzzleRating, PuzzleSolver
from cottonopolis.server.schemas import now

MIDDLE_RATING = 1500  # of a new solver
POINTS_PER_MU = 60
FIRST_PUZZLE_SIGMA = 25 / 6  # the generator estimates the difficulty, so half of a solver's

model = PlackettLuce()
FIRST_SOLVER = model.rating()


class SolverShape(Struct):
    """A solver's rating and streaks."""

    rating: int
    error: int  # standard deviation of the rating
    attempts: int  # rated ones
    solved: int
    streak: int  # puzzles solved in a row
    best_streak: int
    day_streak: int  # puzzles of the day solved on days in a row


class AttemptShape(Struct):
    """The first attempt of a person at a puzzle."""

    solved: bool
    rated: bool


def rating_points(mu: float) -> int:
    """Return a rating on the scale that people see.

    >>> rating_points(25.0), rating_points(30.0)
    (1500, 1800)
    """
    return round(MIDDLE_RATING + POINTS_PER_MU * (mu - FIRST_SOLVER.mu))


def rating_mu(points: int) -> float:
    """Return the mean skill of a rating that people see.

    >>> rating_mu(1800)
    30.0
    """
    return FIRST_SOLVER.mu + (points - MIDDLE_RATING) / POINTS_PER_MU


def solver_shape(row: PuzzleSolver | None, today: date) -> SolverShape:
    if row is None:
        error = round(FIRST_SOLVER.sigma * POINTS_PER_MU)
        return SolverShape(MIDDLE_RATING, error, 0, 0, 0, 0, 0)
    is_current = row.day is not None and row.day >= (today - timedelta(days=1)).isoformat()
    return SolverShape(
        rating_points(row.mu),
        round(row.sigma * POINTS_PER_MU),
        row.attempts,
        row.solved,
        row.streak,
        row.best_streak,
        row.day_streak if is_current else 0,
    )


async def store_attempt(
    session: AsyncSession,
    person: str,
    puzzle: Puzzle,
    solved: bool,
    hints: int,
    is_account: bool,
    is_daily: bool,
) -> AttemptShape:
    """Store the first attempt of a person; later ones change nothing.

    It is rated for an account that used no hint.
    """
    known = await session.get(PuzzleAttempt, (person, puzzle.id), with_for_update=True)
    if known is not None:
        return AttemptShape(known.solved, False)
    rated = is_account and hints == 0
    session.add(
        PuzzleAttempt(
            person_id=person, puzzle_id=puzzle.id, solved=solved, hints=hints, rated=rated, at=now()
        )
    )
    solver = await _solver(session, person)
    solver.solved += solved
    solver.streak = solver.streak + 1 if solved else 0
    solver.best_streak = max(solver.best_streak, solver.streak)
    if is_daily and solved:
        _count_day(solver, now().date())
    if rated:
        await _rate(session, solver, puzzle, solved)
    return AttemptShape(solved, rated)


def _count_day(solver: PuzzleSolver, today: date) -> None:
    yesterday = (today - timedelta(days=1)).isoformat()
    solver.day_streak = solver.day_streak + 1 if solver.day == yesterday else 1
    solver.day = today.isoformat()


async def _solver(session: AsyncSession, person: str) -> PuzzleSolver:
    first = {
        "person_id": person,
        "mu": FIRST_SOLVER.mu,
        "sigma": FIRST_SOLVER.sigma,
        **dict.fromkeys(("attempts", "solved", "streak", "best_streak", "day_streak"), 0),
    }
    await insert_if_missing(session, PuzzleSolver, first)
    query = select(PuzzleSolver).where(PuzzleSolver.person_id == person).with_for_update()
    return (await session.scalars(query)).one()


async def _rate(session: AsyncSession, solver: PuzzleSolver, puzzle: Puzzle, solved: bool) -> None:
    first = {"puzzle_id": puzzle.id, "mu": rating_mu(puzzle.rating), "sigma": FIRST_PUZZLE_SIGMA}
    await insert_if_missing(session, PuzzleRating, {**first, "attempts": 0, "solved": 0})
    query = select(PuzzleRating).where(PuzzleRating.puzzle_id == puzzle.id).with_for_update()
    row = (await session.scalars(query)).one()
    teams = [[model.rating(solver.mu, solver.sigma)], [model.rating(row.mu, row.sigma)]]
    (mine,), (its,) = model.rate(teams, ranks=[0, 1] if solved else [1, 0])
    solver.mu, solver.sigma = mine.mu, mine.sigma
    row.mu, row.sigma = its.mu, its.sigma
    solver.attempts += 1
    row.attempts += 1
    row.solved += solved
