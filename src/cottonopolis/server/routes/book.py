"""The opening book: what strong bots play in a position, and what wins."""

from litestar import Controller, get
from msgspec import Struct

from cottonopolis.book.book import NOTHING, Book, book_for, shipped_books
from cottonopolis.book.figures import Figures
from cottonopolis.errors import CottonopolisError
from cottonopolis.games.registry import rules_class
from cottonopolis.server.api_errors import ApiError
from cottonopolis.server.openapi import route
from cottonopolis.server.routes.games import MAY_BE_KEPT, GameName
from cottonopolis.server.routes.lines import compute
from cottonopolis.server.study import Line
from cottonopolis.view import View


class BookMoveShape(Struct):
    """What was played, and what came of it for the seat."""

    text: str  # in the notation, without cards
    games: int
    share: float  # of the games in which it was possible, or in which the card was held
    points: float  # mean of the final points
    lead: float  # mean of the points ahead of the best rival
    wins: float  # share of games won


class BookAnswer(Struct):
    """What the book knows of a position; `level` is None if it knows nothing."""

    bots: str | None  # who played; None without a book of this set-up, or after its rounds
    level: str | None  # "board": the same board; "own": the same tiles and links of the seat
    games: int
    moves: list[BookMoveShape]  # that are legal now, likeliest first


class BookFigures(Struct):
    """The book of one set-up."""

    game: str
    map: str | None
    players: int
    variants: list[str]
    bots: str
    of_earlier_network: bool  # they used another network than the one that is shipped now
    figures: Figures


class Books(Controller):
    path = "/games/{game:str}/book"
    tags = ("games",)

    @get(
        "/",
        summary="Get what wins",
        cache_control=MAY_BE_KEPT,
        **route("getBook", public=True, errors=(404,)),
    )
    async def figures(self, game: GameName) -> list[BookFigures]:
        """What winners and others did in many games of bots, for each set-up that has a book."""
        try:
            rules_class(game)
        except CottonopolisError:
            raise ApiError("not-found", what="game") from None
        books = await compute(lambda: shipped_books(game))
        return [_figures(book) for book in books]


def _figures(book: Book) -> BookFigures:
    about = book.about
    return BookFigures(
        about["game"],
        about["map"],
        about["players"],
        about["variants"],
        about["policy"],
        book.is_of_earlier_network,
        book.figures,
    )


def book_answer(line: Line, card: str) -> BookAnswer:
    """Look up the position after a line, from what the seat to move may see."""
    room = line.room
    book = book_for(room.rules)
    seat = room.seat_to_move
    found, bots = NOTHING, None
    if book is not None and seat is not None:
        view = View(room.rules, room.state, seat)
        found = book.look_up(view, card or None)
        bots = book.about["policy"] if book.covers(view) else None
    moves = [
        BookMoveShape(
            move.text,
            move.games,
            round(move.share, 4),
            round(move.points, 1),
            round(move.lead, 1),
            round(move.wins, 4),
        )
        for move in found.moves
    ]
    return BookAnswer(bots, found.level, found.games, moves)
