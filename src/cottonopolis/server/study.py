"""Study of finished games: lines of other moves from any past position.

A line is a list of moves after an entry of a table. The server keeps no lines: every request
contains its line, so that an address can contain it too.
"""

from collections.abc import Iterable, Sequence
from typing import Self

from msgspec.structs import replace

from cottonopolis.errors import IllegalMove
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.rooms import PLAY, Outcome, Room
from cottonopolis.server.schemas import EntryShape
from cottonopolis.studies.playing import choices_of

Move = tuple[int, ...]  # decisions

MAX_LINE_MOVES = 120


def past_room(room: Room, at: int) -> Room:
    """The room of a finished game after an entry; entries up to 0 belong to its record."""
    if room.table.status != "finished":
        raise ApiError("not-over")
    if room.stored is not None:
        raise ApiError("rules-version", stored=room.table.rules, known=room.rules.version)
    opening = room.opening_room()
    if not -opening.number < at <= room.number:
        raise ApiError("not-found", what="entry")
    return room.until(at) if at > 0 else opening.until(at + opening.number)


class Line:
    """Moves after a position: a room without entries, which gets one for each move."""

    max_moves = MAX_LINE_MOVES

    def __init__(self, room: Room) -> None:
        self.room = room
        self.moves: list[Move] = []

    def play_all(self, moves: Iterable[Sequence[int]]) -> Self:
        """Add moves, each as its decisions."""
        for move in moves:
            self.play(move)
        return self

    def play(self, move: str | Sequence[int]) -> None:
        """Add a move; raise ApiError or IllegalMove if it is not possible."""
        room = self.room
        if len(self.moves) >= self.max_moves:
            raise ApiError("too-large")
        seat = self.seat_to_move()
        outcome = self.attempt(seat, move)
        self.moves.append(choices_of(room.rules, room.state, outcome.steps))
        number = room.number + 1
        data = {
            "steps": [step.decision for step in outcome.steps],
            "acted": outcome.acted,
            "reveals": outcome.reveals,
        }
        entry = EntryShape(number, PLAY, seat, None, data, room.table.created_at)
        room.add(entry, replace(room.table, entries=number, last_move=number), outcome)

    def play_while_legal(self, moves: Sequence[str]) -> None:
        """Add moves in the notation up to the first that is not possible."""
        for move in moves:
            if self.room.seat_to_move is None:
                return
            try:
                self.play(move)
            except IllegalMove:
                return

    def seat_to_move(self) -> int:
        seat = self.room.seat_to_move
        if seat is None:
            raise ApiError("game-over")
        return seat

    def attempt(self, seat: int, move: str | Sequence[int]) -> Outcome:
        """The outcome of a move that is not added yet."""
        return self.room.attempt(seat, self.room.table.last_move, move)


class BranchLine(Line):
    """A game that leaves a finished one after an entry."""

    def __init__(self, room: Room, at: int) -> None:
        past = past_room(room, at)
        self.first_step = len(past.steps)
        # The finished game, unless it was taken back to before the entry
        self.played = room if room.steps[: self.first_step] == past.steps else past
        table = replace(past.table, status="playing", entries=0, last_move=0, ranking=None)
        super().__init__(
            Room(table, past.seed, [step.decision for step in past.steps], [], start=past.own_start)
        )
