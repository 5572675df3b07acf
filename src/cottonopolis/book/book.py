"""Look up what was played in a position, and the figures of all games. Needs NumPy alone."""

import io
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import convert, to_builtins
from numpy.typing import NDArray

from cottonopolis.book.canonical import LEVELS, is_opening, key_of
from cottonopolis.book.figures import Figures
from cottonopolis.errors import SetupError
from cottonopolis.game import Game
from cottonopolis.games.registry import rules_for, rules_version, usual_players
from cottonopolis.games.rules import AnyRules
from cottonopolis.view import View

FORMAT = 1
FEWEST_ROUNDS = 2  # of a book that does not say how many it covers
FOLDER = Path(__file__).parent / "data"
SUFFIX = ".npz"
ABOUT = "about"
ANY_CARD = -1
# One row is one move in one position, for any cards or for seats that held a card
COLUMNS: dict[str, Any] = {
    "key": np.uint64,
    "card": np.int8,  # kind of card, or ANY_CARD
    "decision": np.int16,
    "games": np.uint32,  # in which it was played
    "possible": np.uint32,  # in which it was legal; with a card: in which the card was held
    "points": np.float32,  # mean of the final points
    "lead": np.float32,  # mean of the points ahead of the best rival
    "wins": np.float32,  # share
}
Json = dict[str, Any]
Rows = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class BookMove:
    """What was played in a position, and what came of it for the seat.

    >>> game = Game.new("brass", players=4, seed=11)
    >>> move = Book.load("brass", players=4).moves(game)[0]
    >>> move.text, move.games > 1000, move.share < 1
    ('develop cotton_mill', True, True)
    """

    decision: int  # the first of the action: what is done, and where
    text: str  # in the notation
    games: int  # in which it was played
    share: float  # of the games in which it was possible
    points: float  # mean of the final points
    lead: float  # mean of the points ahead of the best rival
    wins: float  # share of games won


@dataclass(frozen=True)
class Answer:
    """What the book knows of a position.

    >>> view = Game.new("brass", players=4, seed=11).view(3)
    >>> answer = Book.load("brass", players=4).look_up(view)
    >>> answer.level, answer.games > 1000, len(answer.moves) > 5
    ('board', True, True)
    """

    level: str | None  # what was the same in its games (canonical.py); None if it knows nothing
    games: int
    moves: tuple[BookMove, ...]  # that are legal now, likeliest first


NOTHING = Answer(None, 0, ())


def file_name(
    game: str, players: int, variants: tuple[str, ...] = (), map_name: str | None = None
) -> str:
    """Return the name of a book's file, without its suffix.

    >>> file_name("industry", 5, (), "new_england")
    'industry-new_england-5'
    """
    return "-".join([game, *filter(None, [map_name]), *variants, str(players)])


class Book:
    """The book of one set-up.

    about    who played, from which seed, how many games, by which rules, with which network
    figures  what winners did and what the others did (docs/book.md)

    >>> book = Book.load("industry", players=5, map="new_england")
    >>> book.about["games"] >= 20_000
    True
    """

    def __init__(self, about: Json, figures: Figures, rows: Rows) -> None:
        self.about = about
        self.figures = figures
        self.rows = rows

    @property
    def is_current(self) -> bool:
        """Whether it was made by the present rules of its game.

        >>> Book.load("brass", players=4).is_current
        True
        """
        return bool(self.about["rules_version"] == rules_version(self.about["game"]))

    @property
    def is_of_earlier_network(self) -> bool:
        """Whether its bots used another network than the one that comes with the program now.

        >>> book = Book.load("brass", players=4)
        >>> about = {**book.about, "network": "of last year"}
        >>> Book(about, book.figures, book.rows).is_of_earlier_network
        True
        """
        from cottonopolis.bots.network.bot import network_digest  # readers need no bots

        about = self.about
        if about.get("network") is None:
            return False
        rules = rules_for(about["game"], about["players"], tuple(about["variants"]), about["map"])
        return bool(about["network"] != network_digest(rules))

    def covers(self, view: View) -> bool:
        """Whether the seat is to choose an action in one of the rounds of the book.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> book = Book.load("brass", players=4)
        >>> [book.covers(game.view(seat)) for seat in range(4)]
        [False, False, False, True]
        """
        rounds = self.about.get("opening_rounds", FEWEST_ROUNDS)
        return view.to_move == view.seat and is_opening(view.state, rounds)

    @classmethod
    def load(
        cls,
        game: str = "brass",
        players: int | None = None,
        variants: tuple[str, ...] = (),
        map: str | None = None,
    ) -> "Book":
        """Load the book of a set-up that comes with the program.

        >>> Book.load("brass", players=4).about["policy"]
        'policy'
        """
        rules = rules_for(game, players or usual_players(game), tuple(sorted(variants)), map)
        book = book_for(rules)
        if book is None:
            raise SetupError("book-none", word=file_name(*_setup(rules)))
        return book

    def moves(self, game: Game, card: str | None = None) -> list[BookMove]:
        """Return what was played in a game's position, of the moves that its cards allow.

        With a card, of the games in which the seat held that card.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> best = Book.load("brass", players=4).moves(game)[0]
        >>> best.games > 100, 0 < best.share <= 1
        (True, True)
        """
        seat = game.seat
        return [] if seat is None else list(self.look_up(game.view(seat), card).moves)

    def look_up(self, view: View, card: str | None = None) -> Answer:
        """Answer for the seat to move, from what it sees; the nearest level with games counts.

        >>> game = Game.new("brass", players=4, seed=11)
        >>> book = Book.load("brass", players=4)
        >>> book.look_up(game.view(3), card="bolton").moves[0].games < book.moves(game)[0].games
        True
        >>> book.look_up(game.view(0)).moves  # it is not to move
        ()
        """
        rules = view.rules
        if not self.covers(view):
            return NOTHING
        held = ANY_CARD if card is None else _card_number(rules, card)
        legal = set(rules.legal(view.state))
        for level in LEVELS:
            rows = self._rows_of(key_of(view, level), held)
            if len(rows["key"]):
                moves = [
                    BookMove(
                        decision=int(rows["decision"][k]),
                        text=rules.decision_text(view.state, int(rows["decision"][k])),
                        games=int(rows["games"][k]),
                        share=float(rows["games"][k] / rows["possible"][k]),
                        points=float(rows["points"][k]),
                        lead=float(rows["lead"][k]),
                        wins=float(rows["wins"][k]),
                    )
                    for k in range(len(rows["key"]))
                    if int(rows["decision"][k]) in legal
                ]
                moves.sort(key=lambda move: (-move.share, move.decision))
                return Answer(level, int(rows["games"].sum()), tuple(moves))
        return NOTHING

    def _rows_of(self, key: int, card: int) -> Rows:
        keys = self.rows["key"]
        first = np.searchsorted(keys, np.uint64(key), "left")
        last = np.searchsorted(keys, np.uint64(key), "right")
        of_card = self.rows["card"][first:last] == card
        return {name: column[first:last][of_card] for name, column in self.rows.items()}

    def write(self, path: Path) -> None:
        """Write a file that `read` reads.

        >>> from tempfile import TemporaryDirectory
        >>> book = Book.load("brass", players=3)
        >>> with TemporaryDirectory() as folder:
        ...     book.write(Path(folder) / "mine.npz")
        ...     again = Book.read(Path(folder) / "mine.npz")
        >>> again.about == book.about
        True
        """
        text = json.dumps(
            {"format": FORMAT, "about": self.about, "figures": to_builtins(self.figures)}
        )
        buffer = io.BytesIO()
        np.savez_compressed(buffer, **{ABOUT: np.array(text)}, **self.rows)  # type: ignore[arg-type]
        path.write_bytes(buffer.getvalue())

    @classmethod
    def read(cls, path: Path) -> "Book":
        """Read a book's file; SetupError if it is none.

        >>> Book.read(FOLDER / "brass-4.npz").about["players"]
        4
        """
        try:
            with np.load(path, allow_pickle=False) as found:
                text = json.loads(str(found[ABOUT]))
                rows = {name: found[name].astype(kind) for name, kind in COLUMNS.items()}
        except (OSError, KeyError, ValueError) as fault:
            raise SetupError("book-file", word=str(path), fault=str(fault)) from None
        if text.get("format") != FORMAT:
            raise SetupError("book-file", word=str(path), fault=f"format {text.get('format')}")
        return cls(text["about"], convert(text["figures"], Figures), rows)


def _setup(rules: AnyRules) -> tuple[str, int, tuple[str, ...], str | None]:
    return rules.game, rules.players, rules.variants, rules.map_name


def _card_number(rules: AnyRules, card: str) -> int:
    if card not in rules.setup.cards:
        raise SetupError("book-card", word=card, known=", ".join(rules.setup.cards))
    return int(rules.setup.cards.index(card))


@cache
def book_for(rules: AnyRules) -> Book | None:
    """Return the book of a set-up, None if none comes with the program."""
    path = FOLDER / f"{file_name(*_setup(rules))}{SUFFIX}"
    book = Book.read(path) if path.is_file() else None
    return book if book is not None and book.is_current else None


@cache
def shipped_books(game: str) -> tuple[Book, ...]:
    """Return all books of a game and its present rules."""
    found = [Book.read(path) for path in sorted(FOLDER.glob(f"{game}-*{SUFFIX}"))]
    return tuple(book for book in found if book.about["game"] == game and book.is_current)
