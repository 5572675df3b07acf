"""Tables of the documents about the puzzles and books that are shipped, made from their files.

Write them with:  python -m tests.test_docs
"""

import re
from collections import Counter
from pathlib import Path

import numpy as np

from cottonopolis.book.book import FEWEST_ROUNDS, Book
from cottonopolis.book.book import FOLDER as BOOKS
from cottonopolis.book.book import SUFFIX as BOOK_SUFFIX
from cottonopolis.puzzles.puzzle import SUFFIX, PuzzleFile, read_puzzles
from cottonopolis.puzzles.shipped import FOLDER
from cottonopolis.puzzles.themes import THEMES

MARKED = re.compile(r"(<!-- made by tests/shipped_tables\.py -->\n).*?(<!-- end -->)", re.DOTALL)
NAMES = {"brass": "Brass", "germany": "Germany", "new_england": "New England"}
REJECTED = {
    "unsure": "no clear best turn",
    "close": "several equal",
    "reveals": "reveals cards",
    "few": "fewer than three turns",
    "pass": "the best is to pass",
    "refuted": "refuted by the second comparison",
    "kind": "not of a wanted kind",
    "counted": "only counting",
}


def puzzle_tables() -> str:
    """How many puzzles are shipped and how many positions were rejected, and the themes."""
    paths = sorted(FOLDER.glob(f"*{SUFFIX}"))
    files = {_name(path): read_puzzles(path) for path in paths}
    puzzles = sum(len(file.puzzles) for file in files.values())
    positions = sum(file.header.positions for file in files.values())
    refuted = sum(file.header.rejected.get("refuted", 0) for file in files.values())
    size = sum(path.stat().st_size for path in paths) // 1000
    heads = ["", "games", "positions", *REJECTED.values(), "puzzles", "with 2, 3, 4, 5 players"]
    rows = [[name, *_counts(file)] for name, file in files.items()]
    themes = {
        name: Counter(theme for puzzle in file.puzzles for theme in puzzle.themes)
        for name, file in files.items()
    }
    found = [
        [f"`{theme}`", *(str(count[theme]) for count in themes.values())]
        for theme in THEMES
        if any(count[theme] for count in themes.values())
    ]
    return "\n\n".join(
        [
            f"{puzzles:,} puzzles, {size:,} kB. Of {positions:,} positions, "
            f"{positions - puzzles:,} were rejected, {refuted:,} of them by the second comparison:",
            _table([*heads, "play-outs"], rows),
            "Themes; a puzzle may have several:",
            _table(["theme", *files], found),
        ]
    )


def _name(path: Path) -> str:
    return NAMES[path.name.removesuffix(SUFFIX).rpartition("-")[2]]


def _counts(file: PuzzleFile) -> list[str]:
    header = file.header
    players = Counter(puzzle.players for puzzle in file.puzzles)
    return [
        f"{header.games:,}",
        f"{header.positions:,}",
        *(f"{header.rejected.get(reason, 0):,}" for reason in REJECTED),
        f"{len(file.puzzles):,}",
        ", ".join(str(players[number]) for number in (2, 3, 4, 5)),
        f"{header.playouts:,}",
    ]


def book_table() -> str:
    """The books that are shipped, with the wins by seat."""
    paths = sorted(BOOKS.glob(f"*{BOOK_SUFFIX}"))
    size = sum(path.stat().st_size for path in paths) // 1000
    rows = []
    for book in map(Book.read, paths):
        about = book.about
        name = f"{NAMES[about['map'] or about['game']]}, {about['players']} players"
        name = ", ".join([name, *(f"`{variant}`" for variant in about["variants"])])
        rounds = str(about.get("opening_rounds", FEWEST_ROUNDS))
        wins = ", ".join(f"{100 * (seat.share.wins or 0):.1f}" for seat in book.figures.seats)
        positions = f"{len(np.unique(book.rows['key'])):,}"
        games = f"{about['games']:,}"
        bots = f"`{about['policy']}`"
        rows.append([name, bots, _network(book), games, rounds, positions, f"{wins} %"])
    heads = ["set-up", "bots", "network", "games", "rounds", "positions"]
    heads += ["seats, first to last: won"]
    return f"{len(paths)} books, {size:,} kB, all from seed 600,000,000:\n\n{_table(heads, rows)}"


def _network(book: Book) -> str:
    """Name the network that the bots used, and say whether another one is shipped now."""
    digest = book.about.get("network")
    if digest is None:
        return "–"
    return f"`{digest}`" + (", an earlier one" if book.is_of_earlier_network else "")


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def marked(page: Path) -> str:
    """Return the marked part of a page."""
    found = MARKED.search(page.read_text(encoding="utf-8"))
    assert found, page.name
    return found.group(0).split("\n", 1)[1].rpartition("\n")[0].strip()


def write(page: Path, text: str) -> None:
    """Replace the marked part of a page."""
    old = page.read_text(encoding="utf-8")
    new = MARKED.sub(lambda found: f"{found.group(1)}\n{text}\n\n{found.group(2)}", old)
    page.write_text(new, encoding="utf-8")
