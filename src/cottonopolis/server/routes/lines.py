"""What requests about a line of moves share: its text, and the answers about its last position."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from litestar.params import Parameter
from msgspec import Struct

from cottonopolis.errors import CottonopolisError
from cottonopolis.games.rules import ALL_SEATS
from cottonopolis.server.api_errors import ApiError, api_error_of
from cottonopolis.server.heavy_work import in_turn
from cottonopolis.server.menu import Menu, MenuSource, make_menu
from cottonopolis.server.routes.playing import decision_ids
from cottonopolis.server.schemas import END_OF_TEXT, AnyPosition, EntryMessage
from cottonopolis.server.study import Line
from cottonopolis.server.why_not import WhyNot, WhyNotQuery, explain_query

MAX_LINE_CHARS = 4000
STUDY_WEIGHT = 2  # rate limit: a line is replayed for every request
MOVE = r"[0-9]{1,4}(,[0-9]{1,4})*"

Result = TypeVar("Result")

LineText = Annotated[
    str,
    Parameter(max_length=MAX_LINE_CHARS, pattern=rf"^({MOVE}(;{MOVE})*)?{END_OF_TEXT}"),
]


class StudyLine(Struct):
    """A line and its moves as a log; the hands of all seats are visible."""

    line: list[list[int]]  # the decisions of each move
    entries: list[EntryMessage]
    position: AnyPosition  # after the line


def moves_of(text: str) -> list[tuple[int, ...]]:
    """The moves of a line, each as its decisions."""
    return [decision_ids(move) for move in text.split(";")] if text else []


def line_shape(line: Line) -> StudyLine:
    """A line as clients get it."""
    log = list(line.room.messages(0, ALL_SEATS))
    return StudyLine([list(move) for move in line.moves], log, line.room.position(ALL_SEATS))


def line_menu(line: Line, chosen: str) -> Menu:
    """The legal decisions after a line, for the seat to move."""
    return make_menu(_source(line), decision_ids(chosen))


def line_query(target: str, kind: str, industry: str, card: str) -> WhyNotQuery:
    """What is asked about; raises ApiError without a target and a kind."""
    if not (target or kind):
        raise ApiError("bad-request", detail="target, kind")
    return WhyNotQuery(target or None, kind or None, industry or None, card or None)


def line_why_not(line: Line, chosen: str, query: WhyNotQuery) -> WhyNot:
    """Every reason against a move after a line, for the seat to move."""
    return explain_query(_source(line), decision_ids(chosen), query)


def _source(line: Line) -> MenuSource:
    return MenuSource.of(line.room, line.seat_to_move())


async def compute(work: Callable[[], Result]) -> Result:
    """Run outside the event loop; errors of the rules become errors of the API."""
    try:
        return await in_turn(work)
    except CottonopolisError as error:
        raise api_error_of(error) from None
