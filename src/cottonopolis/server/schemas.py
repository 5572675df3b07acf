"""Schemas of people, tables and live messages."""

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
    AnyPosition = Union[position_types()]  # noqa: UP007  (tagged by `game`)

Status = Literal["open", "playing", "finished", "closed", "frozen"]
END_OF_TEXT = r"$(?!\n)"  # Python's $ alone also matches before a final newline
# Control characters, and invisible ones that change the direction of text
CONTROL_CHARS = r"\x00-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff"
PLAIN_TEXT_PATTERN = rf"^[^{CONTROL_CHARS}]*{END_OF_TEXT}"
_ANY, _VISIBLE = f"[^{CONTROL_CHARS}]*", rf"[^\s{CONTROL_CHARS}]"
NAME_PATTERN = f"^{_ANY}{_VISIBLE}{_ANY}{_VISIBLE}{_ANY}{END_OF_TEXT}"  # at least two letters
ID_PATTERN = rf"^[A-Za-z0-9_\-]+{END_OF_TEXT}"
# id of something on the board or in the rules, or empty
TARGET_PATTERN = rf"^[A-Za-z0-9_.\-]*{END_OF_TEXT}"
NO_NUL_PATTERN = rf"^[^\x00]*{END_OF_TEXT}"  # PostgreSQL cannot store NUL
Seconds = Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
DecisionId = Annotated[int, Meta(ge=0, le=10_000)]
BotName = Annotated[str, Meta(max_length=24, pattern=ID_PATTERN)]
GameId = Annotated[str, Meta(max_length=24, pattern=ID_PATTERN)]
MapId = Annotated[str, Meta(max_length=24, pattern=ID_PATTERN)]


def now() -> datetime:
    return datetime.now(UTC)


class PersonShape(Struct):
    """A person, as others see them."""

    id: str
    name: str
    guest: bool


class SeatShape(Struct):
    """A seat: its owner, and the bot that plays it, if any."""

    seat: int
    person: PersonShape | None = None
    label: str | None = None
    bot: str | None = None
    ready: bool = False
    resigned: bool = False
    bank_left: float | None = None  # seconds of the time bank
    bot_name: str | None = None  # of the bot that plays it or might
    colour: int | None = None  # index of a colour; None: that of its number


class ClockShape(Struct, forbid_unknown_fields=True):
    """Time limits: seconds per move, and a time bank for the whole game."""

    per_move: Seconds
    bank: Annotated[int, Meta(ge=0, le=90 * 24 * 3600)] = 0


class TableSettings(Struct, forbid_unknown_fields=True):
    """Settings that the host chooses."""

    by_turns: bool = False  # players are notified when it is their turn
    clock: ClockShape | None = None
    listed: bool = True  # visible to everyone, and open to join
    spectators: bool = True
    hints: bool = True
    undo_requests: bool = True  # players may ask the others for an undo
    returns: bool = True  # players who left or lost on time may return
    replacement: BotName = "strong"  # the bot that plays for players who left
    rated: bool = True
    lesson: bool = False  # the table of a tutorial, which is not among the user's tables


class TableShape(Struct, kw_only=True):
    """The public state of a table."""

    id: str
    name: str
    host: str  # person id
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
    moved_at: datetime | None = None  # when the current turn began
    deadline: datetime | None = None  # when the seat to move loses on time
    created_at: datetime
    started_at: datetime | None = None
    finished_at: datetime | None = None
    undo_asked: int | None = None  # number of the entry with the open undo request
    undo_agreed: list[int] = field(default_factory=list)  # seats that agreed to it
    ranking: list[int] | None = None  # seats, best first; of a finished game
    score: list[int] | None = None
    ties: list[Tie] = field(default_factory=list)  # ties in the ranking, and how they were broken
    continued: bool = False  # whether the game continues a record
    rematch: str | None = None

    def seat_of(self, person: str | None) -> list[int]:
        return [s.seat for s in self.seats if s.person and s.person.id == person]


class EntryShape(Struct):
    """One entry of a table as it is stored (see `EntryMessage` for what viewers get)."""

    number: int
    kind: str
    seat: int | None
    person: str | None
    data: dict[str, Any]
    at: datetime
    packed: bool = False  # whether its outcome is stored in the current state layout


class EventShape(Struct):
    """An event of the game."""

    name: str
    facts: dict[str, Fact]
    path: list[str]  # places on the route of a cube or goods, source first


class EntryMessage(Struct, tag="entry", tag_field="type"):
    """One entry as a viewer may see it, and what it changed."""

    number: int
    kind: str
    seat: int | None
    person: str | None
    at: datetime
    data: dict[str, Any]
    table: dict[str, Any]  # changed fields of the table
    events: list[EventShape]
    changes: dict[str, Any]  # new values by path in the position ("seats/2/money")
    to_decide: bool  # whether the viewer has to decide now


class SnapshotMessage(Struct, tag="snapshot", tag_field="type"):
    """Everything that a viewer may see of a table."""

    number: int  # of the last entry included
    viewer: int  # seat, or -1 for a spectator
    mine: list[int]  # seats of the current user
    table: TableShape
    position: AnyPosition | None  # None before the start
    to_decide: bool  # whether the viewer has to decide now
    time: datetime  # server time


class PresenceMessage(Struct, tag="presence", tag_field="type"):
    """Who is viewing the table now."""

    people: list[str]  # person ids
    spectators: int


class ProblemMessage(Struct, tag="problem", tag_field="type"):
    """The answer to an invalid message of the client."""

    code: str


Message = EntryMessage | SnapshotMessage | PresenceMessage | ProblemMessage

encode = msgspec.json.Encoder().encode
