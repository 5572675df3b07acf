"""The puzzles of a file while more are being made."""

from collections import Counter
from pathlib import Path

from msgspec.structs import replace

from cottonopolis.puzzles.make import OTHER_KIND, Found
from cottonopolis.puzzles.puzzle import Header, Puzzle, may_be_counted, read_puzzles


class Pile:
    """Takes the puzzles of one game after the other, as far as they are wanted."""

    def __init__(self, header: Header, puzzles: list[Puzzle], most: int | None = None) -> None:
        self.header = header
        self.puzzles = puzzles
        self.most = most  # puzzles with the same leading theme

    @classmethod
    def of_file(cls, path: Path, seed: int, most: int | None) -> "Pile":
        """Go on with a file, or begin with a seed if there is none."""
        if not path.exists():
            return cls(Header(next_seed=seed), [], most)
        known = read_puzzles(path)
        return cls(known.header, known.puzzles, most)

    def full(self) -> tuple[str, ...]:
        """Return the leading themes of which there are enough."""
        found = Counter(puzzle.themes[0] for puzzle in self.puzzles)
        return tuple(theme for theme, n in found.items() if self.most and n >= self.most)

    def add(self, found: Found) -> None:
        """Take the puzzles of a game."""
        rejected = Counter(self.header.rejected) + found.rejected
        for puzzle in found.puzzles:
            if puzzle.themes[0] in self.full():
                rejected[OTHER_KIND] += 1
            elif puzzle.is_counted and not may_be_counted(self.puzzles):
                rejected["counted"] += 1
            else:
                self.puzzles.append(puzzle)
        self.header = replace(
            self.header,
            games=self.header.games + (found.positions > 0 or not found.is_cut),
            positions=self.header.positions + found.positions,
            rejected=dict(sorted(rejected.items())),
            playouts=self.header.playouts + found.playouts,
            next_seed=max(self.header.next_seed, found.seed + 1),
        )
