"""Tables of the documents about shipped puzzles and books, made from their files.

Write them with:  python -m tests.test_docs
"""

import re
from collections import Counter
from pathlib import Path

import numpy as np

from cottonopolis import Game
from cottonopolis.book.book import ANY_CARD, FEWEST_ROUNDS, Book
from cottonopolis.book.book import FOLDER as BOOKS
from cottonopolis.book.book import SUFFIX as BOOK_SUFFIX
from cottonopolis.book.canonical import OWN, key_of
from cottonopolis.book.figures import WinShare
from cottonopolis.puzzles.puzzle import SUFFIX, PuzzleFile, read_puzzles
from cottonopolis.puzzles.shipped import FOLDER
from cottonopolis.puzzles.themes import THEMES

MARKED = re.compile(r"(<!-- made by tests/shipped_tables\.py -->\n).*?(<!-- end -->)", re.DOTALL)
NAMES = {"brass": "Brass", "germany": "Germany", "new_england": "New England"}
BALANCE_PLAYERS = 4
BALANCE_TILES = (
    ("cotton_mill", 3),
    ("factory", 4),
    ("coal_mine", 3),
    ("iron_works", 3),
    ("port", 3),
    ("ship", 3),
)
RARE_ACTIONS = 0.02  # of all first actions
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
    rows, firsts = [], set()
    for book in map(Book.read, paths):
        about = book.about
        name = f"{NAMES[about['map'] or about['game']]}, {about['players']} players"
        name = ", ".join([name, *(f"`{variant}`" for variant in about["variants"])])
        rounds = str(about.get("opening_rounds", FEWEST_ROUNDS))
        wins = ", ".join(f"{100 * (seat.share.wins or 0):.1f}" for seat in book.figures.seats)
        positions = f"{len(np.unique(book.rows['key'])):,}"
        games = f"{about['games']:,}"
        bots = f"`{about['policy']}`"
        firsts.add(about["first_seed"])
        rows.append([name, bots, _network(book), games, rounds, positions, f"{wins} %"])
    heads = ["set-up", "bots", "network", "games", "rounds", "positions"]
    heads += ["seats, first to last: won"]
    (first,) = firsts
    return f"{len(paths)} books, {size:,} kB, all from seed {first:,}:\n\n{_table(heads, rows)}"


def _network(book: Book) -> str:
    """Name the network that the bots used, and say whether another one is shipped now."""
    digest = book.about.get("network")
    if digest is None:
        return "–"
    return f"`{digest}`" + (", an earlier one" if book.is_of_earlier_network else "")


def balance_table() -> str:
    """What the books of Age of Industry say about balance: seats, first actions, tiles."""
    books = {
        name: Book.load("industry", players=BALANCE_PLAYERS, map=map_name)
        for map_name, name in NAMES.items()
        if map_name != "brass"
    }
    rows = [
        ["games, first seed", *(_games(book) for book in books.values())],
        ["won by turn order, first to last", *(_seats(book) for book in books.values())],
        [
            "first actions of all players (mean points)",
            *(first_actions(book) for book in books.values()),
        ],
    ]
    for industry, level in BALANCE_TILES:
        what = f"won with {industry.replace('_', ' ')} {level}, without"
        rows.append([what, *(_with_tile(book, industry, level) for book in books.values())])
    rows.append(["points from mills and factories, of all", *map(_goods_points, books.values())])
    return _table(["", *books], rows)


def _games(book: Book) -> str:
    return f"{book.about['games']:,} from {book.about['first_seed']:,}"


def _seats(book: Book) -> str:
    half = max(seat.share.half_width or 0 for seat in book.figures.seats)
    shares = ", ".join(f"{100 * (seat.share.wins or 0):.1f}" for seat in book.figures.seats)
    return f"{shares} % (± {100 * half:.1f})"


def first_actions(book: Book) -> str:
    """How often each kind of first action was played, with its mean points; the rare ones not."""
    found: dict[str, list[float]] = {}  # games, points
    total = 0.0
    game = Game.new("industry", players=BALANCE_PLAYERS, seed=1, map=book.about["map"])
    while game.seat is not None and int(game.state.round_number) == 1:
        state = game.state
        rows = book._rows_of(key_of(game.view(game.seat), OWN), ANY_CARD)
        for decision, games, points in zip(
            rows["decision"], rows["games"], rows["points"], strict=True
        ):
            kind = _kind(game.rules.decision_text(state, int(decision)))
            count = found.setdefault(kind, [0.0, 0.0])
            count[0] += float(games)
            count[1] += float(games) * float(points)
            total += float(games)
        game.play(next(d for d in game.legal() if d.kind == "pass"))
        while game.state.pending:
            game.play(game.legal()[0])
    assert total, "the book has no first actions"
    common = sorted(found.items(), key=lambda item: -item[1][0])
    return ", ".join(
        f"{kind} {games / total:.0%} ({points / games:.1f})"
        for kind, (games, points) in common
        if games > RARE_ACTIONS * total
    )


def _kind(text: str) -> str:
    """The kind of a first action, whatever slot of a place or face-up card it is."""
    verb, *words = text.split()
    if verb == "draw":
        return "draw from the deck" if words == ["deck"] else "draw a face-up card"
    if verb == "develop":
        words = words[:1]  # everybody has the same levels
    return " ".join([verb, *(word.partition(".")[0] for word in words)]).replace("_", " ")


def _with_tile(book: Book, industry: str, level: int) -> str:
    for one in book.figures.industries:
        for tile in one.levels:
            if (one.industry, tile.level) == (industry, level) and tile.builders.players:
                return f"{_won(tile.builders)}, {_won(tile.without)} %"
    return "–"


def _won(share: WinShare) -> str:
    return "–" if share.wins is None else f"{100 * share.wins:.1f}"


def _goods_points(book: Book) -> str:
    sources = {source.source: source.points.winners for source in book.figures.sources}
    goods = sources["cotton_mill"] + sources["factory"]
    return f"winners {goods:.1f} of {book.figures.points.winners:.1f}"


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
