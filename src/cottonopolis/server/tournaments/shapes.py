"""Schemas of tournaments."""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from cottonopolis.server.schemas import (
    ID_PATTERN,
    NAME_PATTERN,
    NO_NUL_PATTERN,
    GameId,
    MapId,
    PersonShape,
    TableSettings,
)
from cottonopolis.server.tournaments.pairing import MAX_TABLE_SIZE, MIN_TABLE_SIZE, System

MAX_ROUNDS = 20
TournamentStatus = Literal["open", "running", "finished", "cancelled"]
PlayerStatus = Literal["playing", "withdrawn", "dropped"]
Id = Annotated[str, Meta(min_length=8, max_length=24, pattern=ID_PATTERN)]


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament to create."""

    name: Annotated[str, Meta(min_length=2, max_length=50, pattern=NAME_PATTERN)]
    about: Annotated[str, Meta(max_length=2000, pattern=NO_NUL_PATTERN)] = ""
    club: Id | None = None  # only its members see it and take part
    system: System = "swiss"
    game: GameId = "brass"
    map: MapId | None = None
    variants: Annotated[list[str], Meta(max_length=8)] = field(default_factory=list)
    table_size: Annotated[int, Meta(ge=MIN_TABLE_SIZE, le=MAX_TABLE_SIZE)] = 4
    flexible: bool = True  # tables of one player more or fewer instead of byes
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)] | None = None  # None: as many as needed
    settings: TableSettings = field(default_factory=TableSettings)  # `listed` follows the club


class TournamentShape(Struct):
    """A tournament in a list."""

    id: str
    name: str
    about: str
    organiser: PersonShape
    club: str | None
    system: System
    game: str
    map: str | None
    variants: list[str]
    table_size: int
    sizes: list[int]
    rounds: int  # planned; 0 if that depends on the number of players
    settings: TableSettings
    status: TournamentStatus
    round: int  # the current one; 0 before the start
    players: int
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None


class TournamentPlayerShape(Struct):
    """A registered player, and the rating for the game and the usual number of players."""

    person: PersonShape
    status: PlayerStatus
    seed: int | None
    mu: float | None
    sigma: float | None


class SeatResult(Struct):
    """A player at a tournament table."""

    person: str
    seat: int
    place: int | None  # None until the game is over
    vp: int | None
    points: int | None


class TournamentTableShape(Struct):
    """A table of a round."""

    number: int
    table: str  # id
    corrected: bool  # whether the organiser set the result
    seats: list[SeatResult]


class RoundShape(Struct):
    """A round, with the people who had a bye."""

    number: int
    tables: list[TournamentTableShape]
    byes: list[str]


class StandingShape(Struct):
    """A line of the standings; `docs/communities.md` explains the tie-breaks."""

    person: str
    rank: int
    points: int
    rank_sum: float
    share: float
    opponents: float
    games: int
    wins: int
    byes: int


class TournamentPage(Struct):
    """A tournament with everything that has happened in it."""

    tournament: TournamentShape
    players: list[TournamentPlayerShape]  # by seed, or in the order of registration
    rounds: list[RoundShape]
    standings: list[StandingShape]  # best first


class CorrectedSeat(Struct, forbid_unknown_fields=True):
    """The place of a player, as the organiser sets it."""

    person: Id
    place: Annotated[int, Meta(ge=1, le=MAX_TABLE_SIZE)]
    vp: Annotated[int, Meta(ge=-100, le=1000)] = 0


class Correction(Struct, forbid_unknown_fields=True):
    """The result of a whole table; places may be shared."""

    seats: Annotated[
        list[CorrectedSeat], Meta(min_length=MIN_TABLE_SIZE, max_length=MAX_TABLE_SIZE)
    ]
