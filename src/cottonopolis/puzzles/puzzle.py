"""A puzzle: its position, its solution, the figures behind it, and files of puzzles.

A file is gzipped JSON lines: first a `Header`, then one `Puzzle` per line.
"""

import gzip
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path

import msgspec
from msgspec import Struct, field

from cottonopolis.errors import SetupError
from cottonopolis.game import Game
from cottonopolis.puzzles.turns import PlayedTurn, play_texts

FORMAT = 1
MAX_COUNTED_SHARE = 0.15  # of a file: puzzles of last turns that only need counting
SUFFIX = ".jsonl.gz"


class Seeds(Struct, frozen=True):
    """What makes a puzzle reproducible."""

    game: int  # of the game it comes from
    deal: int  # the first deal of the first comparison
    check: int  # the first deal of the second comparison
    shown: int  # the deal of the hidden cards in the puzzle


class Alternative(Struct, frozen=True):
    """Another turn, and how much worse it is in the second comparison."""

    moves: list[str]
    gap: float  # victory points, of the margin over the best rival
    error: float  # standard error


class Reasons(Struct, frozen=True):
    """Why the tempting turn fails: means of final points, the solution minus the tempting turn."""

    own: dict[str, float]  # by source: an industry, links, money, loans
    rivals: dict[int, float]  # by seat
    deals: int


class Puzzle(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """A position in which one turn is clearly better than all others.

    The gap of the solution is that to the best wrong turn.
    """

    id: str
    game: str
    map: str | None
    players: int
    rules: int  # version
    record: str  # the game up to the position
    seat: int  # of the solver, who is to move
    solution: list[str]  # in the notation
    equal: list[list[str]]  # turns that are as good
    tempting: Alternative
    others: list[Alternative]  # wrong turns, best first
    themes: list[str]  # the most particular first
    why: Reasons
    rating: int  # estimated difficulty
    deals: int  # of the second comparison, per turn
    bot: str  # that played the play-outs
    source: str  # the bot that played the game, or `record`
    seeds: Seeds

    @cached_property
    def start(self) -> Game:
        """The position; what the solver cannot see is dealt anew."""
        game = Game.from_record(self.record)
        return game.redeal(self.seat, self.seeds.shown)

    @cached_property
    def right(self) -> list[PlayedTurn]:
        """The solution and the turns that are as good."""
        turns = [self.solution, *self.equal]
        return [play_texts(self.start.rules, self.start.state, moves) for moves in turns]

    @property
    def is_counted(self) -> bool:
        """Whether nothing hidden matters: every play-out gave the same gaps."""
        return all(other.error == 0.0 for other in (self.tempting, *self.others))

    def accepts(self, turn: PlayedTurn) -> bool:
        """Whether a turn solves the puzzle: it has the result of a right turn.

        Which cards are discarded does not count.
        """
        return any(turn.result == right.result for right in self.right)


class Header(Struct, frozen=True):
    """The first line of a file: what was tried for its puzzles."""

    format: int = FORMAT
    games: int = 0
    positions: int = 0
    rejected: dict[str, int] = field(default_factory=dict)  # positions by reason
    playouts: int = 0
    next_seed: int = 0  # the first seed that was not used


class PuzzleFile(Struct):
    """The contents of a file."""

    header: Header
    puzzles: list[Puzzle]


def without(file: PuzzleFile, refuted: Sequence[str]) -> PuzzleFile:
    """Return a file without the puzzles that a check has refuted."""
    left = [puzzle for puzzle in file.puzzles if puzzle.id not in refuted]
    rejected = Counter(file.header.rejected)
    rejected["refuted"] += len(file.puzzles) - len(left)
    header = msgspec.structs.replace(file.header, rejected=dict(sorted(rejected.items())))
    return PuzzleFile(header, left)


def with_few_counted(file: PuzzleFile) -> PuzzleFile:
    """Return a file with as many puzzles that only need counting as it may have, hardest first."""
    counted = sorted((p for p in file.puzzles if p.is_counted), key=lambda p: -p.rating)
    others = [puzzle for puzzle in file.puzzles if not puzzle.is_counted]
    left = [*others]
    for puzzle in counted:
        if may_be_counted(left):
            left.append(puzzle)
    rejected = Counter(file.header.rejected)
    rejected["counted"] += len(file.puzzles) - len(left)
    header = msgspec.structs.replace(file.header, rejected=dict(sorted((+rejected).items())))
    return PuzzleFile(header, left)


def may_be_counted(puzzles: Sequence[Puzzle]) -> bool:
    """Whether there is room for one more puzzle that only needs counting."""
    counted = sum(puzzle.is_counted for puzzle in puzzles)
    return counted + 1 <= MAX_COUNTED_SHARE * (len(puzzles) + 1)


def merged(files: Sequence[PuzzleFile]) -> PuzzleFile:
    """Join files; raises SetupError if two of them have a puzzle in common."""
    puzzles = [puzzle for file in files for puzzle in file.puzzles]
    ids = Counter(puzzle.id for puzzle in puzzles)
    for id, times in ids.items():
        if times > 1:
            raise SetupError("puzzle-twice", word=id)
    headers = [file.header for file in files]
    rejected: Counter[str] = sum((Counter(header.rejected) for header in headers), Counter())
    header = Header(
        games=sum(header.games for header in headers),
        positions=sum(header.positions for header in headers),
        rejected=dict(sorted(rejected.items())),
        playouts=sum(header.playouts for header in headers),
        next_seed=max(header.next_seed for header in headers),
    )
    return PuzzleFile(header, puzzles)


def write_puzzles(path: Path, header: Header, puzzles: Iterable[Puzzle]) -> None:
    """Write a file; the same puzzles give the same bytes."""
    lines = [header, *sorted(puzzles, key=lambda puzzle: puzzle.id)]
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    written = path.with_name(f"{path.name}.new")
    written.write_bytes(gzip.compress(text, 9, mtime=0))
    written.replace(path)  # a reader or an interruption never meets half a file


def read_puzzles(path: Path) -> PuzzleFile:
    """Read a file; raises SetupError if it is not a file of puzzles."""
    try:
        first, *others = gzip.decompress(path.read_bytes()).splitlines()
        header = msgspec.json.decode(first, type=Header)
        puzzles = [msgspec.json.decode(line, type=Puzzle) for line in others]
    except (OSError, EOFError, ValueError) as fault:
        raise SetupError("puzzle-file", word=str(path), fault=str(fault)) from None
    if header.format != FORMAT:
        raise SetupError("puzzle-file", word=str(path), fault=f"format {header.format}")
    return PuzzleFile(header, puzzles)
