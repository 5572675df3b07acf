"""What the server says about people and tables: the schemas of its answers and messages."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta, Struct, field

from cottonopolis.errors import Fact
from cottonopolis.games.positions import Position, Tie
from cottonopolis.games.registry import position_types

if TYPE_CHECKING:
    AnyPosition = Position
else:
    AnyPosition = Union[position_types()]  # noqa: UP007  (of every game, told apart by `game`)

Status = Literal["open", "playing", "finished", "closed", "frozen"]
END = r"$(?!\n)"  # of a pattern: Python's $ alone lets a last newline pass
# Neither control characters nor the invisible ones that turn text around
PLAIN = r"\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff"
PLAIN_TEXT = rf"^[^{PLAIN}]*{END}"
NAME = rf"^[^{PLAIN}]*[^\s{PLAIN}][^{PLAIN}]*[^\s{PLAIN}][^{PLAIN}]*{END}"  # two letters at least
ID = rf"^[A-Za-z0-9_\-]+{END}"
THING = rf"^[A-Za-z0-9_.\-]*{END}"  # on the board or in the rules; may be empty
NO_NUL = rf"^[^\x00]*{END}"  # which PostgreSQL refuses
Seconds = Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
DecisionId = Annotated[int, Meta(ge=0, le=10_000)]
BotName = Annotated[str, Meta(max_length=24, pattern=ID)]
GameId = Annotated[str, Meta(max_length=24, pattern=ID)]
MapId = Annotated[str, Meta(max_length=24, pattern=ID)]


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


class PersonShape(Struct):
    """Somebody, as others see them."""

    id: str
    name: str
    guest: bool


class SeatShape(Struct):
    """A seat: whose it is, and the bot that plays it, if one does."""

    seat: int
    person: PersonShape | None = None
    label: str | None = None
    bot: str | None = None
    ready: bool = False
    resigned: bool = False
    bank_left: float | None = None


class ClockShape(Struct, forbid_unknown_fields=True):
    """Time to think: so many seconds a move, and a bank for the whole game."""

    per_move: Seconds
    bank: Annotated[int, Meta(ge=0, le=90 * 24 * 3600)] = 0


class TableSettings(Struct, forbid_unknown_fields=True):
    """What the host chose."""

    by_turns: bool = False  # people come and go, and are told when it is their turn
    clock: ClockShape | None = None
    listed: bool = True  # anybody may find it and join
    spectators: bool = True
    hints: bool = True
    undo_requests: bool = True  # the others may allow what undo alone may not
    returns: bool = True  # who left or lost on time may come back
    replacement: BotName = "strong"  # plays for those who left
    rated: bool = True


class TableShape(Struct, kw_only=True):
    """A table as everybody may know it."""

    id: str
    name: str
    host: str  # a person's id
    game: str
    map: str | None
    players: int
    variants: list[str]
    rules: int
    settings: TableSettings
    status: Status
    seats: list[SeatShape]
    entries: int  # number of the last entry
    last_move: int  # number of the last entry that changed the position
    to_move: int | None = None
    moved_at: datetime | None = None  # since when the seat to move thinks
    deadline: datetime | None = None  # when it loses on time
    created_at: datetime
    started_at: datetime | None = None
    finished_at: datetime | None = None
    undo_asked: int | None = None  # the entry that asks the others for an undo
    undo_agreed: list[int] = field(default_factory=list)  # seats that agreed
    ranking: list[int] | None = None  # of a finished game
    score: list[int] | None = None
    ties: list[Tie] = field(default_factory=list)  # of the ranking, and what decided them
    continued: bool = False  # whether it goes on from a record
    rematch: str | None = None

    def seat_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [s.seat for s in self.seats if s.person and s.person.id == person]


class EntryShape(Struct):
    """One entry of a table as it is kept (how it is told: `EntryMessage`)."""

    number: int
    kind: str
    seat: int | None
    person: str | None
    data: dict[str, Any]
    at: datetime
    packed: bool = False  # whether what it led to is stored in the present layout


class EventShape(Struct):
    """Something that happened in the game."""

    name: str
    facts: dict[str, Fact]
    path: list[str]  # the places that a cube passed, source first


class EntryMessage(Struct, tag="entry", tag_field="type"):
    """One entry as a viewer may know it, and what it changed."""

    number: int
    kind: str
    seat: int | None
    person: str | None
    at: datetime
    data: dict[str, Any]
    table: dict[str, Any]  # fields of the table that changed
    events: list[EventShape]
    changes: dict[str, Any]  # paths in the position, joined by "/", and their new values
    to_decide: bool  # whether the viewer is to decide now


class SnapshotMessage(Struct, tag="snapshot", tag_field="type"):
    """Everything a viewer may know about a table."""

    number: int  # of the last entry told
    viewer: int  # a seat, or -1
    mine: list[int]  # seats of the person
    table: TableShape
    position: AnyPosition | None  # None before the start
    to_decide: bool  # whether the viewer is to decide now
    time: datetime  # the server's clock


class PresenceMessage(Struct, tag="presence", tag_field="type"):
    """Who looks at the table now."""

    people: list[str]  # ids
    spectators: int


class ProblemMessage(Struct, tag="problem", tag_field="type"):
    """A message of the client that cannot be followed."""

    code: str


Message = EntryMessage | SnapshotMessage | PresenceMessage | ProblemMessage

encode = msgspec.json.Encoder().encode
