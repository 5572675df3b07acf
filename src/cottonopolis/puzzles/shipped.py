"""The puzzles that come with the program, and the puzzle of each day."""

from datetime import date
from functools import cache
from math import gcd
from pathlib import Path

from cottonopolis.games.registry import game_ids, rules_version
from cottonopolis.puzzles.puzzle import SUFFIX, Puzzle, read_puzzles

FOLDER = Path(__file__).parent / "data"
DAY_STRIDE = 61  # days after each other have unrelated puzzles


def file_of(game: str, map_name: str | None) -> str:
    """Return the name of the file for a game and map, without its suffix."""
    return game if map_name is None else f"{game}-{map_name}"


@cache
def shipped_puzzles() -> dict[str, Puzzle]:
    """Return all puzzles by id; those of other versions of the rules are left out."""
    found = [p for path in sorted(FOLDER.glob(f"*{SUFFIX}")) for p in read_puzzles(path).puzzles]
    versions = {game: rules_version(game) for game in game_ids()}
    return {puzzle.id: puzzle for puzzle in found if puzzle.rules == versions.get(puzzle.game)}


def puzzle_of_the_day(day: date) -> Puzzle | None:
    """Return the puzzle of a day: all take turns before one comes again.

    >>> one, two = puzzle_of_the_day(date(2026, 5, 1)), puzzle_of_the_day(date(2026, 5, 2))
    >>> one is not None and two is not None and one.id != two.id
    True
    """
    puzzles = list(shipped_puzzles().values())
    if not puzzles:
        return None
    stride = next(n for n in range(DAY_STRIDE, 2 * DAY_STRIDE) if gcd(n, len(puzzles)) == 1)
    return puzzles[day.toordinal() * stride % len(puzzles)]
