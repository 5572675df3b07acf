"""Puzzles as clients get them: the position that the solver sees, a line of moves, the answer."""

from collections.abc import Sequence
from datetime import UTC, datetime

from msgspec import Struct

from cottonopolis.puzzles.puzzle import Alternative, Puzzle
from cottonopolis.puzzles.shipped import shipped_puzzles
from cottonopolis.puzzles.themes import places_of, theme_rules
from cottonopolis.puzzles.turns import PlayedTurn, play_turn
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.rooms import Room
from cottonopolis.server.schemas import (
    AnyPosition,
    EntryMessage,
    SeatShape,
    TableSettings,
    TableShape,
)
from cottonopolis.server.study import Line


class PuzzlePosition(Struct):
    """A puzzle without its answer."""

    id: str
    game: str
    map: str | None
    players: int
    variants: list[str]
    seat: int  # of the solver
    position: AnyPosition  # as the solver sees it


class PuzzleLineShape(Struct):
    """The solver's moves as a log, as the solver sees them."""

    line: list[list[int]]  # the decisions of each move
    entries: list[EntryMessage]
    position: AnyPosition  # after the line
    is_over: bool  # whether the turn is complete
    is_cut: bool  # it counts up to here, because hidden cards or tiles have been revealed


class PuzzleTurn(Struct):
    """A turn of the answer."""

    moves: list[str]  # in the notation
    line: list[list[int]]
    entries: list[EntryMessage]
    places: list[str]  # slots and links that it is about
    gap: float  # victory points by which it is worse than the solution
    error: float  # standard error of the gap


class PuzzleAnswer(Struct):
    """The answer to a puzzle, with the figures behind it."""

    solution: PuzzleTurn
    tempting: PuzzleTurn
    themes: list[str]
    rules: list[str]  # rule numbers behind the themes
    own: dict[str, float]  # points by source: the solution's minus the tempting turn's
    rivals: dict[str, float]  # the same of the rivals' points, by seat
    deals: int  # play-outs per turn behind these figures


class PuzzleHint(Struct):
    """A hint: first the theme and its rules, then the places."""

    theme: str
    rules: list[str]
    places: list[str] | None  # None before the second hint


def find_puzzle(id: str) -> Puzzle:
    """Return a puzzle; raise ApiError if it does not exist."""
    found = shipped_puzzles().get(id)
    if found is None:
        raise ApiError("not-found", what="puzzle")
    return found


class PuzzleLine(Line):
    """The moves of the solver, up to the end of the turn, or to what reveals something."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(_room(puzzle))
        self.puzzle = puzzle

    @property
    def is_over(self) -> bool:
        return self.turn().is_complete

    def play(self, move: str | Sequence[int]) -> None:
        if self.is_over:
            raise ApiError("not-your-turn", to_move=self.room.seat_to_move)
        super().play(move)

    def turn(self) -> PlayedTurn:
        """The moves as one turn."""
        decisions = [step.decision for step in self.room.steps]
        return play_turn(self.room.rules, self.puzzle.start.state, decisions)

    def shape(self) -> PuzzleLineShape:
        seat = self.puzzle.seat
        return PuzzleLineShape(
            [list(move) for move in self.moves],
            list(self.room.messages(0, seat)),
            self.room.position(seat),
            self.is_over,
            self.turn().is_cut,
        )


def puzzle_line(id: str, moves: Sequence[Sequence[int]] = ()) -> PuzzleLine:
    """Return a line of a puzzle."""
    return PuzzleLine(find_puzzle(id)).play_all(moves)


def position_shape(puzzle: Puzzle) -> PuzzlePosition:
    rules = puzzle.start.rules
    return PuzzlePosition(
        puzzle.id,
        puzzle.game,
        puzzle.map,
        puzzle.players,
        list(rules.variants),
        puzzle.seat,
        rules.position(rules.view(puzzle.start.state, puzzle.seat)),
    )


def answer_shape(puzzle: Puzzle) -> PuzzleAnswer:
    return PuzzleAnswer(
        _turn_shape(puzzle, Alternative(puzzle.solution, 0.0, 0.0)),
        _turn_shape(puzzle, puzzle.tempting),
        puzzle.themes,
        rules_of(puzzle),
        puzzle.why.own,
        {str(seat): points for seat, points in puzzle.why.rivals.items()},
        puzzle.why.deals,
    )


def hint_shape(puzzle: Puzzle, step: int) -> PuzzleHint:
    theme = puzzle.themes[0]
    rules = theme_rules(puzzle.game).get(theme, [])
    places = places_of(puzzle.right[0].events)
    return PuzzleHint(theme, rules, places if step > 1 else None)


def rules_of(puzzle: Puzzle) -> list[str]:
    """The rules behind the themes of a puzzle."""
    known = theme_rules(puzzle.game)
    return list(dict.fromkeys(rule for theme in puzzle.themes for rule in known.get(theme, [])))


def _turn_shape(puzzle: Puzzle, turn: Alternative) -> PuzzleTurn:
    line = PuzzleLine(puzzle)
    for move in turn.moves:
        line.play(move)
    shape = line.shape()
    places = places_of(line.turn().events)
    return PuzzleTurn(turn.moves, shape.line, shape.entries, places, turn.gap, turn.error)


def _room(puzzle: Puzzle) -> Room:
    start = puzzle.start
    table = TableShape(
        id=puzzle.id,
        name="",
        host="",
        game=puzzle.game,
        map=puzzle.map,
        players=puzzle.players,
        variants=list(start.rules.variants),
        rules=puzzle.rules,
        settings=TableSettings(listed=False, rated=False),
        status="playing",
        seats=[SeatShape(seat) for seat in range(puzzle.players)],
        entries=0,
        last_move=0,
        to_move=puzzle.seat,
        created_at=datetime(2026, 1, 1, tzinfo=UTC),
    )
    return Room(table, start.seed, [], [], start=start.state)
